"""Finds the files of `assets/`, wherever the program runs from."""

import importlib.resources
import sys
from pathlib import Path


def asset(name: str) -> Path:
    """Return the path of a file or folder below `assets/`; `name` uses slashes.

    In the frozen program and in an installed wheel the assets lie inside the package,
    in a source checkout beside it. Raises FileNotFoundError if nothing is there: an
    asset that the program names and does not carry is a mistake of ours.
    """
    for folder in _folders():
        path = folder / name
        if path.exists():
            return path
    raise FileNotFoundError(f"no asset {name!r} in {[str(f) for f in _folders()]}")


def _folders() -> list[Path]:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return [Path(frozen) / "canasta_qt" / "assets"]
    package = Path(str(importlib.resources.files("canasta_qt")))
    return [package / "assets", package.parent / "assets"]
