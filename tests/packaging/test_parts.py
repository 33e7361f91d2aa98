"""Every file of the frozen program belongs to a part whose licence is included."""

import platform
import runpy
import shutil
from importlib.metadata import version
from pathlib import Path

import pytest

import canasta_qt
from tests.text_table import read_rows
from tests.tidy.source import CHECKOUT

parts = runpy.run_path(str(CHECKOUT / "packaging" / "parts.py"))
part_of = parts["part_of"]


@pytest.mark.parametrize(("place", "part"), read_rows(__file__, "parts.cases"))
def test_a_file_is_assigned_to_its_licensed_part(place: str, part: str) -> None:
    assert part_of(place) == part


@pytest.mark.parametrize(("module", "part"), read_rows(__file__, "modules.cases"))
def test_a_module_is_assigned_to_its_licensed_part(module: str, part: str) -> None:
    assert part_of(parts["place_of"](module)) == part


def test_a_file_without_a_known_licence_stops_the_build(tmp_path: Path) -> None:
    files = [("canasta-qt", ""), ("libnew.dll", "")]

    with pytest.raises(parts["UnlicensedError"], match=r"libnew\.dll, numpy\.py"):
        parts["collect"](files, ["numpy"], tmp_path)
    with pytest.raises(parts["UnlicensedError"], match="of no Debian package"):
        parts["collect"]([("libnew.so.1", str(tmp_path / "new"))], [], tmp_path)


def test_a_licence_text_is_written_for_every_included_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starter = parts["PARTS"]["PyInstaller, which starts the program"]
    monkeypatch.setitem(starter, "texts", ["ICU.txt"])  # not installed for tests
    files = [("canasta-qt", ""), ("_internal/PySide6/QtCore.abi3.so", "")]

    parts["collect"](files, ["platformdirs.unix"], tmp_path / "licences")

    found = {
        file.stem: file.read_text("utf-8") for file in (tmp_path / "licences").iterdir()
    }
    assert set(found) == {
        "Canasta", "GPL-3", "PyInstaller, which starts the program",
        "Qt and PySide6", "Source code and written offer",
        "Typefaces Inter and Vollkorn", "platformdirs",
    }  # fmt: skip
    assert (CHECKOUT / "LICENSE").read_text("utf-8").strip() in found["Canasta"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in found["Qt and PySide6"]
    assert f"Qt {version('PySide6-Essentials')}" in found["Qt and PySide6"]
    assert canasta_qt.__version__ in found["Source code and written offer"]
    assert "SIL OPEN FONT LICENSE" in found["Typefaces Inter and Vollkorn"]
    assert "Permission is hereby granted" in found["platformdirs"]


@pytest.mark.parametrize(
    ("system", "source"),
    [
        ("debian", "https://sources.debian.org/src/glib2.0/2.84.4-3"),
        ("ubuntu", "https://launchpad.net/ubuntu/+source/glib2.0/2.84.4-3"),
    ],
)
def test_the_licence_of_a_system_library_names_its_source_package(
    system: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = parts["add_system_library"]
    said = {"owner": "base-files", "source_of": "glib2.0/2.84.4-3"}
    for name, answer in said.items():
        monkeypatch.setitem(add.__globals__, name, lambda _, answer=answer: answer)
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"ID": system})
    if shutil.which("dpkg-query") is None:
        pytest.skip("this is no Debian")

    add("libglib-2.0.so.0", tmp_path, tmp_path)

    text = (tmp_path / "base-files.txt").read_text(encoding="utf-8")
    assert text.startswith(f"base-files: {source}\n")


def test_every_listed_licence_text_exists() -> None:
    texts = {text for about in parts["PARTS"].values() for text in about["texts"]}
    folder = CHECKOUT / "packaging" / "licences"

    named = {text for text in texts if text.endswith(".txt")}
    assert named == {file.name for file in folder.glob("*.txt")}
