"""Makes every Linux package of one frozen folder that the tools here can make.

python packaging/linux/packages.py FOLDER TARGET
"""

import argparse
import shutil
import tempfile
from pathlib import Path

import appdir
import deb

KINDS = {"dpkg-deb": deb.make, "mksquashfs": appdir.make}
"""What makes a package, by the program it needs."""


def main() -> None:
    """Make them; a system without a tool does without its package."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the frozen program")
    parser.add_argument("target", type=Path, help="where packages go")
    options = parser.parse_args()
    for tool, make in KINDS.items():
        if shutil.which(tool) is None:
            print(f"no {tool} here, so its package is not made")
            continue
        with tempfile.TemporaryDirectory() as work:
            made = make(options.folder, options.target, Path(work))
        print(f"packed: {made.stat().st_size / 1e6:.1f} MB in {made}")


if __name__ == "__main__":
    main()
