"""The verbs that need Qt: play, demo and smoke."""

from collections.abc import Sequence

from canasta_qt.app.options import parse


def main(arguments: Sequence[str]) -> int:
    """Run a verb; returns the exit status."""
    options = parse(arguments)
    # Only the verb that was asked for is loaded: the window comes sooner.
    if options.verb == "demo":
        from canasta_qt.app.demo import demo

        return demo(options)
    if options.verb == "smoke":
        from canasta_qt.app.smoke import smoke

        return smoke(options)
    from canasta_qt.app.playing import play

    return play(options)
