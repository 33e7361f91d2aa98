"""From the command line to the first paint and the program."""

from collections.abc import Sequence


def speak_when_asked(arguments: Sequence[str]) -> None:
    """Let the command line choose its language at the first word that it says."""
    from canasta_qt.translate import set_translator, translate

    def first_word(context: str, source: str, role: str = "", n: int = -1) -> str:
        from canasta_qt.app.start.command_language import choose_language

        choose_language(arguments)
        return translate(context, source, role, n)

    set_translator(first_word)
