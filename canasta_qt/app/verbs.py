"""The verbs that need Qt: play, demo, smoke, and replay in a window."""

from collections.abc import Sequence

from canasta_qt.app.start import speak_when_asked
from canasta_qt.app.start.options import Options


def main(arguments: Sequence[str]) -> int:
    """Run a verb; returns the exit status."""
    options = Options()
    if list(arguments) != [options.verb]:  # few starts need what reads a command line
        from canasta_qt.app.start.arguments import parse

        speak_when_asked(arguments)
        options = parse(arguments)
    # Only the verb that was asked for is loaded: the window comes sooner.
    if options.verb == "play":
        from canasta_qt.app.start.play import play

        return play(options)
    if options.verb in ("demo", "smoke"):
        from canasta_qt.app.demo import demo, smoke

        return demo(options) if options.verb == "demo" else smoke(options)
    from canasta_qt.app.replay_window import replay

    return replay(options)
