"""Compiles and freezes the program, tries it, archives it and tries the archive.

Each trial runs the program from another folder, with an empty home and without the
variables of this session, as on a machine that has never seen it.
"""

import argparse
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from parts import strangers

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
NAME = "canasta-qt"
MAC_APP = "Canasta.app"

# What a program needs of the session to start at all; nothing of Python or Qt.
KEPT_VARIABLES = ("PATH", "SYSTEMROOT", "TEMP", "TMP")
SMOKE_SECONDS = 180


class BuildError(Exception):
    """The frozen program does not do what it must."""


def main() -> int:
    """Build, try, archive, try again; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--no-archive", action="store_true", help="stop after the first trial"
    )
    parser.add_argument(
        "--interpreted", action="store_true", help="do without compiling anything"
    )
    options = parser.parse_args()
    os.environ.setdefault("SOURCE_DATE_EPOCH", source_time())
    build = "interpreted" if options.interpreted else "compiled"
    try:
        folder = freeze(build)
        report(f"frozen: {size(folder)} in {folder.relative_to(ROOT)}")
        check_licences(folder)
        said = smoke(program_in(folder))
        report(said)
        if f"engine {build}," not in said:
            raise BuildError(f"the engine is not {build}")
        if "with sound," not in said and importlib.util.find_spec("miniaudio"):
            raise BuildError("miniaudio is not carried whole")
        if not options.no_archive:
            archive = archived(folder)
            report(f"archived: {size(archive)} in {archive.relative_to(ROOT)}")
            smoke_archive(archive)
            report("the archive was unpacked and tried too")
            if sys.platform == "linux":
                make_linux_packages(folder)
    except BuildError as error:
        print(f"build failed: {error}", file=sys.stderr)
        return 1
    return 0


def report(line: str) -> None:
    """Say how far the build is, in order with what PyInstaller says."""
    print(line, flush=True)


def freeze(build: str) -> Path:
    """Run PyInstaller; return the folder, on a Mac the application, that it made."""
    # Sets are written in the same order every time.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if build == "compiled":
        environment["CANASTA_COMPILED"] = str(compiled_folder())
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "WARN", "--distpath", str(DIST)]
    command += ["--workpath", str(ROOT / "build" / "frozen")]
    command += [str(ROOT / "packaging" / f"{NAME}.spec")]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        raise BuildError("PyInstaller gave up, see above")
    folder = DIST / (MAC_APP if sys.platform == "darwin" else NAME)
    settle(folder)
    return folder


def source_time() -> str:
    """Return when the sources were last changed, in seconds, as all builds write it."""
    if shutil.which("git"):
        git = ["git", "log", "-1", "--format=%ct"]
        said = subprocess.run(git, cwd=ROOT, capture_output=True, check=False).stdout
        if said:
            return said.decode().strip()
    return str(int((ROOT / "CHANGELOG.md").stat().st_mtime))  # unpacked, not cloned


def settle(folder: Path) -> None:
    """Give every file the time of the sources, so that packages come out the same."""
    seconds = int(os.environ["SOURCE_DATE_EPOCH"])
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            os.utime(path, (seconds, seconds))


def check_licences(folder: Path) -> None:
    """See that every file belongs to a part whose licence is carried."""
    files = (file for file in folder.rglob("*") if file.is_file())
    if unknown := strangers(file.relative_to(folder).as_posix() for file in files):
        raise BuildError(f"of no known licence: {', '.join(unknown)}")


def compiled_folder() -> Path:
    """Compile the modules that bots think with; return the folder with the package."""
    folder = ROOT / "build" / "compiled"
    command = [sys.executable, str(ROOT / "packaging" / "compile.py"), str(folder)]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise BuildError("see above; --interpreted does without a compiler")
    return folder


def program_in(folder: Path) -> Path:
    """Return the executable with a standard output."""
    if sys.platform == "darwin":
        return folder / "Contents" / "MacOS" / NAME
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def smoke(program: Path) -> str:
    """Run the program's own trial and return what it says about itself."""
    with tempfile.TemporaryDirectory(prefix="elsewhere ") as name:
        elsewhere = Path(name)
        home, work = elsewhere / "home", elsewhere / "work"
        home.mkdir()
        work.mkdir()
        done = subprocess.run(
            [program, "smoke"],
            cwd=work,
            env=bare_environment(home),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SMOKE_SECONDS,
            check=False,
        )
        complaints = smoke_complaints(
            done.returncode, done.stdout, done.stderr, version()
        )
        complaints += [f"left {left.name} behind" for left in work.iterdir()]
    if complaints:
        raise BuildError(f"{program}: " + "; ".join(complaints))
    return done.stdout.strip()


def smoke_complaints(status: int, out: str, err: str, expected: str) -> list[str]:
    """Say what was wrong with a trial; a word on standard error is too much."""
    complaints = []
    if status:
        complaints.append(f"ended with status {status}")
    if expected not in out:
        complaints.append(f"did not name its version {expected}: {out!r}")
    if err:
        complaints.append(f"said on standard error: {err}")
    return complaints


def bare_environment(home: Path) -> dict[str, str]:
    """Return the variables of a new user on a machine without a display."""
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    homes = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(home))
    # Under the bare locale "C" Qt says at every start that it chose another.
    return kept | homes | {"LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}


def version() -> str:
    """Return the version that the source tree says it is."""
    scope: dict[str, str] = {}
    exec((ROOT / "canasta_qt" / "__init__.py").read_text(encoding="utf-8"), scope)
    return scope["__version__"]


def archived(folder: Path) -> Path:
    """Pack the folder the way its system expects and return the archive."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    base = DIST / f"{NAME}-{version()}-{system}-{platform.machine().lower()}"
    if sys.platform == "darwin":
        # Links inside the application must stay links, or its signature breaks.
        archive = base.with_name(base.name + ".zip")
        command = ["ditto", "-c", "-k", "--keepParent", str(folder), str(archive)]
        subprocess.run(command, check=True)
        return archive
    kind = "zip" if sys.platform == "win32" else "xztar"
    # In a tar file everything belongs to root, whoever builds.
    owner = None if sys.platform == "win32" else "root"
    return Path(
        shutil.make_archive(
            str(base), kind, folder.parent, folder.name, owner=owner, group=owner
        )
    )


def smoke_archive(archive: Path) -> None:
    """Unpack the archive in another place, whose name has a space, and try that."""
    with tempfile.TemporaryDirectory(prefix="unpacked here ") as name:
        if sys.platform == "darwin":
            subprocess.run(["ditto", "-x", "-k", str(archive), name], check=True)
            smoke(program_in(Path(name) / MAC_APP))
        else:
            shutil.unpack_archive(archive, name)
            smoke(program_in(Path(name) / NAME))


def make_linux_packages(folder: Path) -> None:
    """Pack the folder for Debian and for an AppImage, and try what the image holds."""
    script = ROOT / "packaging" / "linux" / "packages.py"
    if subprocess.run([sys.executable, script, folder, DIST], check=False).returncode:
        raise BuildError("a package could not be made, see above")
    for image in DIST.glob(f"{NAME}-{version()}-*.squashfs"):
        with tempfile.TemporaryDirectory(prefix="unpacked here ") as name:
            appdir = Path(name) / "AppDir"
            unpack = ["unsquashfs", "-quiet", "-no-progress", "-dest"]
            subprocess.run([*unpack, appdir, image], check=True)
            smoke(appdir / "AppRun")
        report("the image was unpacked and tried too")


def size(path: Path) -> str:
    """Return how much room a file or a folder takes."""
    files = [path] if path.is_file() else path.rglob("*")
    total = sum(file.lstat().st_size for file in files if not file.is_dir())
    return f"{total / 1e6:.1f} MB"


if __name__ == "__main__":
    raise SystemExit(main())
