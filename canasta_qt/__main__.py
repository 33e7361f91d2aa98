"""`canasta-qt` and `python -m canasta_qt`: windows go to `app`, the rest to `cli`."""

import sys
from collections.abc import Sequence
from importlib import import_module

NO_QT = (
    "The window needs Qt, which cannot be loaded: {error}. Install the package"
    " PySide6-Essentials, or the library that is named here."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status. Without a verb it plays."""
    from canasta_qt import cli
    from canasta_qt.cli.options import WINDOW_VERBS, parse

    options = parse(sys.argv[1:] if argv is None else argv)
    if options.verb not in WINDOW_VERBS:
        return cli.main(options)
    # Qt is imported only here: everything else runs where it is not installed.
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as error:
        sys.stderr.write(f"canasta-qt: {NO_QT.format(error=error)}\n")
        return 1
    from canasta_qt.app import verbs

    return verbs.main(options)


if __name__ == "__main__":
    sys.exit(main())
