"""The Debian package: places of its files, and what it depends on."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import deb
import PySide6
import pytest
from desktop_files import PROGRAM

import canasta_qt

pytestmark = pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("objdump")),
    reason="dpkg-deb and objdump are not installed",
)


LIBRARY = "libQt6OpenGLWidgets.so.6"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A frozen folder: a program, a library of Qt, and empty other files."""
    frozen = tmp_path_factory.mktemp("frozen")
    (frozen / "_internal").mkdir()
    shutil.copy(shutil.which("true") or "", frozen / PROGRAM)
    libraries = Path(PySide6.__file__).parent / "Qt" / "lib"
    for library in libraries.iterdir():
        (frozen / "_internal" / library.name).touch()
    shutil.copy(libraries / LIBRARY, frozen / "_internal")
    (frozen / "_internal" / "licences").mkdir()
    (frozen / "_internal" / "licences" / "Canasta.txt").write_text("MIT\n", "utf-8")
    return frozen


@pytest.fixture(scope="module")
def built(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path]:
    """A function that builds a package of the folder with a fixed date."""

    def build() -> Path:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SOURCE_DATE_EPOCH", "1700000000")
            patch.setenv("CANASTA_HOMEPAGE", "https://example.org/canasta")
            target = tmp_path_factory.mktemp("target")
            return deb.make(folder, target, tmp_path_factory.mktemp("work"))

    return build


@pytest.fixture(scope="module")
def package(built: Callable[[], Path]) -> Path:
    return built()


def listed(package: Path) -> dict[str, str]:
    """Return mode and owner of each file in a package."""
    lines = deb.said_by("dpkg-deb", "--contents", package).splitlines()
    parts = [line.split(maxsplit=5) for line in lines]
    return {name: f"{mode} {owner}" for mode, owner, _, _, _, name in parts}


def test_the_package_installs_into_opt_with_a_link_on_the_path(package: Path) -> None:
    found = listed(package)

    link = f"./usr/bin/canasta-qt -> {deb.PLACE}/canasta-qt"
    assert found[link] == "lrwxrwxrwx root/root"
    assert found["./opt/canasta-qt/canasta-qt"] == "-rwxr-xr-x root/root"
    assert found[f"./opt/canasta-qt/_internal/{LIBRARY}"] == "-rw-r--r-- root/root"
    for place in ("applications", "icons", "metainfo", "mime/packages", "man/man6"):
        assert f"./usr/share/{place}/" in found


def test_licences_are_installed_as_documents_with_a_link_to_them(package: Path) -> None:
    found = listed(package)

    licences = f"{deb.DOCUMENTS}/licences"
    assert found[f".{licences}/Canasta.txt"] == "-rw-r--r-- root/root"
    link = f".{deb.PLACE}/_internal/licences -> {licences}"
    assert found[link] == "lrwxrwxrwx root/root"


def test_the_package_has_no_maintainer_scripts(package: Path, tmp_path: Path) -> None:
    """Debian policy 6: triggers of other packages make scripts unnecessary."""
    control = tmp_path / "control"
    subprocess.run(["dpkg-deb", "-e", package, control], check=True)

    assert {file.name for file in control.iterdir()} == {"control", "md5sums"}
    text = (control / "control").read_text(encoding="utf-8")
    assert f"Version: {canasta_qt.__version__}-1\n" in text


def test_the_package_depends_on_linked_libraries_that_it_lacks(
    folder: Path, tmp_path: Path
) -> None:
    needed = deb.depends(folder)
    assert needed[0].startswith("libc6 (>= 2.")
    assert {"libgl1", *deb.DATA} <= set(needed)

    whole = shutil.copytree(folder, tmp_path / "whole")
    (whole / "libGL.so.1").touch()
    assert "libgl1" not in deb.depends(whole)


@pytest.mark.nightly
def test_a_second_build_makes_the_same_package(
    package: Path, built: Callable[[], Path]
) -> None:
    assert built().read_bytes() == package.read_bytes()


def test_lintian_finds_no_problem_in_the_package(package: Path) -> None:
    if shutil.which("lintian") is None:
        pytest.skip("lintian is not installed")
    done = subprocess.run(
        ["lintian", "--allow-root", package],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (0, "")
