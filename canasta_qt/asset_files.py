"""Paths of the files of `assets/`."""

import sys
from pathlib import Path


def asset_path(name: str) -> Path:
    """Return the path of a file or folder below `assets/`; `name` uses slashes.

    In the frozen program and in an installed wheel the assets are inside the package,
    in a source checkout beside the package. Raises FileNotFoundError for a missing
    asset, which is a bug of the program.
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
