"""From the command line to the first paint and the program."""

from collections.abc import Sequence


def speak_when_asked(arguments: Sequence[str]) -> None:
    """Let the command line choose its language at the first word that it says."""
    from canasta_qt.translate import set_translator, tr, tr_n

    def first_word(source: str, role: str = "", n: int = -1) -> str:
        from canasta_qt.app.start.command_language import choose_language

        choose_language(arguments)
        return tr(source, role) if n < 0 else tr_n(source, n, role)

    set_translator(first_word)
