"""Compiles what bots think with to machine code, from the same sources.

    python packaging/compile.py [FOLDER]

makes FOLDER (`build/compiled`) a copy of the package in which those modules are
extensions; with it on the path, and not the checkout, everything runs as before
and several times as quick.  It needs a C compiler, and of Python mypy and setuptools.
A wheel is compiled by `CANASTA_COMPILE=1 pip install .`, see `packaging/hooks.py`.
"""

import argparse
import ast
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "canasta_qt"
FOLDER = ROOT / "build" / "compiled"
NEEDED = ["mypy[mypyc]>=2.4", "setuptools>=77"]

HOT = (
    "cards.py",
    "advice.py",
    "rules/model.py",
    "rules/parameters",
    "rules/shapes.py",
    "rules/tables.py",
    "rules/values.py",
    "engine",
    "bots",
    "proving/self_play.py",
)
"""What rollouts are spent in; to compile the rest would only take longer.

`rules/amounts.py` is not among it: mypyc cannot compile a generic dataclass.
"""

SWITCH = "CANASTA_COMPILE"


class CompileError(Exception):
    """The compiler gave up."""


def main() -> int:
    """Compile into a folder; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        run_compiler()
        return 0
    try:
        made = compiled(options.folder)
    except CompileError as error:
        print(f"compiling failed: {error}", file=sys.stderr)
        return 1
    print(f"compiled: {len(made) - 1} modules in {options.folder}")
    return 0


def asked_for() -> bool:
    """Say whether the environment asks for the compiled build."""
    return os.environ.get(SWITCH, "") not in ("", "0")


def sources() -> list[str]:
    """Every module to be compiled, relative to the root, in one order everywhere."""
    package = ROOT / PACKAGE
    found: list[Path] = []
    for name in HOT:
        place = package / name
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [path.relative_to(ROOT).as_posix() for path in found]


def compiled(folder: Path) -> list[Path]:
    """Copy the package into a folder and compile it there; return the extensions.

    What an earlier run left there is used again as far as it is still right.
    """
    target = folder / PACKAGE
    shutil.rmtree(target, ignore_errors=True)
    for old in folder.glob(f"{PACKAGE}__mypyc.*"):
        old.unlink()
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / PACKAGE, target, ignore=unwanted)
    # The program looks for its translations beside itself.
    shutil.copytree(ROOT / "assets", folder / "assets", dirs_exist_ok=True)
    command = [sys.executable, str(Path(__file__).resolve()), "--here"]
    if subprocess.run(command, cwd=folder, check=False).returncode:
        raise CompileError("mypyc or the C compiler gave up, see above")
    return extensions(folder)


def run_compiler() -> None:
    """Compile the package in the current folder where it lies."""
    # Neither is needed by anything else, nor typed everywhere.
    setup = importlib.import_module("setuptools").setup
    mypycify = importlib.import_module("mypyc.build").mypycify

    options = ["--config-file=", "--explicit-package-bases"]
    # A C file for each module: linked together, on all cores, they are one again.
    shape = {"group_name": PACKAGE, "debug_level": "0", "multi_file": True}
    modules = mypycify([*options, *sources()], **shape)
    if sys.platform != "win32":
        # Nobody looks into the library from outside, so its calls may be direct, and
        # what is small and in another file can still be written out where it is called.
        direct = ["-fvisibility=hidden", "-fno-plt", "-flto"]
        linking = ["-flto"]
        if sys.platform == "linux":
            # On all cores; and nothing can write to the addresses of functions.
            linking = ["-flto=auto", "-Wl,-z,relro,-z,now"]
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *direct]
            module.extra_link_args = [*module.extra_link_args, *linking]
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=modules,
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def extensions(folder: Path) -> list[Path]:
    """List what was made: one extension for each module, and the one they share."""
    ending = ".pyd" if sys.platform == "win32" else ".so"
    found = [*folder.glob(f"*{ending}"), *(folder / PACKAGE).rglob(f"*{ending}")]
    if not found:
        raise CompileError(f"nothing was made in {folder}")
    return sorted(found)


def imported() -> list[str]:
    """Every module that the compiled ones import: nobody can see it in them."""
    names = {f"{PACKAGE}__mypyc"}
    for source in sources():
        for node in ast.walk(ast.parse((ROOT / source).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
    return sorted(names)


if __name__ == "__main__":
    raise SystemExit(main())
