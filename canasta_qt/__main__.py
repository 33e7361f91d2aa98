"""`canasta-qt` and `python -m canasta_qt`: windows go to `app`, the rest to `cli`."""

import sys
from collections.abc import Sequence
from importlib import import_module

WINDOWS = ("play", "demo", "smoke")
IN_A_WINDOW = "--window"
"""With this `replay` is shown at the table, not printed."""
NO_QT = (
    "The window needs Qt, which cannot be loaded: {error}. Install the package"
    " PySide6-Essentials, or the library that is named here."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status. Without a verb it plays."""
    if getattr(sys, "frozen", False) and "multiprocessing" in sys.modules:
        # It is started again for the bots' process, with this; that one ends here.
        import multiprocessing

        multiprocessing.freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    replays = arguments[:1] == ["replay"] and IN_A_WINDOW in arguments
    if not arguments or replays or _opens_window(arguments[0]):
        if not arguments or not (replays or arguments[0] in WINDOWS):
            arguments.insert(0, "play")
        # Qt is imported only here: everything else runs where it is not installed.
        try:
            import_module("PySide6.QtWidgets")
        except ImportError as error:
            sys.stderr.write(f"canasta-qt: {NO_QT.format(error=error)}\n")
            return 1
        from canasta_qt.app.verbs import main as open_window

        return open_window(arguments)
    from canasta_qt.app.start import speak_when_asked
    from canasta_qt.cli import main as run

    speak_when_asked(arguments)
    return run(arguments)


def _opens_window(first: str) -> bool:
    """Return whether it is a verb or option of `play`, or a game file to open."""
    if first in WINDOWS or first.endswith(".canasta"):
        return True
    return first.startswith("--") and first not in ("--help", "--version")


if __name__ == "__main__":
    sys.exit(main())
