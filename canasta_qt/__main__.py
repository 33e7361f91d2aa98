"""Entry point of `canasta-qt` and `python -m canasta_qt`."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

NO_QT = (
    "The window needs Qt, which cannot be loaded: {error}. Install the package"
    " PySide6-Essentials, or the library that is named here."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return the exit status; without a verb, a window is
    opened."""
    from canasta_qt import cli
    from canasta_qt.cli.options import WINDOW_VERBS, parse_arguments

    if sys.stderr is None:  # a program of Windows without a console
        nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - kept open
        sys.stdout = sys.stderr = nowhere
    options = parse_arguments(sys.argv[1:] if argv is None else argv)
    if options.verb not in WINDOW_VERBS:
        return cli.main(options)
    # Qt is imported only here; all other verbs work without it
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as error:
        sys.stderr.write(f"canasta-qt: {NO_QT.format(error=error)}\n")
        return 1
    from canasta_qt.app import verbs

    return verbs.main(options)


if __name__ == "__main__":
    sys.exit(main())
