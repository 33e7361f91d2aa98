"""Finds the files of `assets/`, wherever the program runs from."""

import sys
from pathlib import Path


def asset(name: str) -> Path:
    """Return the path of a file or folder below `assets/`; `name` uses slashes.

    In the frozen program and in an installed wheel the assets lie inside the package,
    in a source checkout beside it. Raises FileNotFoundError if nothing is there: an
    asset that the program names and does not carry is a mistake of ours.
    """
    package = Path(__file__).parent
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        folders = [Path(frozen) / "canasta_qt"]
    else:
        folders = [package, package.parent]
    for folder in folders:
        path = folder / "assets" / name
        if path.exists():
            return path
    raise FileNotFoundError(f"no asset {name!r} in {[str(f) for f in folders]}")
