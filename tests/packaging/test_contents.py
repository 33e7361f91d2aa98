"""Files of the frozen program, by the names that PyInstaller gives them."""

import runpy

import pytest

from tests.tidy.source import CHECKOUT

contents = runpy.run_path(str(CHECKOUT / "packaging" / "contents.py"))
wanted = contents["wanted"]
QT = "PySide6/Qt/plugins"


@pytest.mark.parametrize(
    "path",
    [
        f"{QT}/platforms/libqxcb.so",
        f"{QT}/platforms/libqoffscreen.so",
        f"{QT}/platforms/libqwayland.so",
        f"{QT}/imageformats/libqsvg.so",
        f"{QT}/iconengines/libqsvgicon.so",
        f"{QT}/wayland-shell-integration/libxdg-shell.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "libxcb-cursor.so.0",
        "libglib-2.0.so.0",
        "libpng16.so.16",
        "_miniaudio.abi3.so",
        "_cffi_backend.cp312-win_amd64.pyd",
        "canasta_qt/assets/fonts/Inter-Regular.otf",
        "canasta_qt/assets/fonts/Inter-copyright.txt",
        "canasta_qt/assets/translations/canasta_de.qm",
    ],
)
def test_files_that_the_program_needs_are_in_the_frozen_program(path: str) -> None:
    assert wanted(path)


@pytest.mark.parametrize(
    "path",
    [
        f"{QT}/platforms/libqeglfs.so",
        f"{QT}/platforms/libqvnc.so",
        f"{QT}/platformthemes/libqgtk3.so",
        f"{QT}/imageformats/libqtiff.so",
        f"{QT}/sqldrivers/libqsqlite.so",
        f"{QT}/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6\\plugins\\tls\\qopensslbackend.dll",
        f"{QT}/xcbglintegrations/libqxcb-glx-integration.so",
        f"{QT}/wayland-shell-integration/libivi-shell.so",
        "libssl.so.3",
        "libcrypto-3-x64.dll",
        "PySide6\\opengl32sw.dll",
        "libmvec.so.1",
        "libdbus-1.so.3",
        "canasta_qt/assets/README.md",
        "canasta_qt/assets/pictures/hint.png",
        "canasta_qt/assets/translations/canasta_de.ts",
    ],
)
def test_unused_files_are_not_in_the_frozen_program(path: str) -> None:
    assert not wanted(path)


def test_the_frozen_program_has_qt_texts_only_in_its_own_languages() -> None:
    folder = "PySide6/Qt/translations"

    assert wanted(f"{folder}/qtbase_de.qm", frozenset({"de", "en"}))
    assert not wanted(f"{folder}/qtbase_fr.qm", frozenset({"de", "en"}))
    assert not wanted(f"{folder}/designer_de.qm", frozenset({"de", "en"}))


def test_libraries_that_no_included_file_needs_are_left_out() -> None:
    needs = {
        "libqxcb.so": ["libxcb-util.so.1", "libc.so.6"],
        "QtCore.abi3.so": [],
        "libpython3.11.so.1.0": ["libm.so.6"],
        "libxcb-util.so.1": ["libxcb-image.so.0"],
        "libxcb-image.so.0": ["libxcb-util.so.1"],
        "libgnutls.so.30": ["libgmp.so.10"],
        "libgmp.so.10": [],
    }

    assert set(needs) - contents["reached"](needs) == {
        "libgnutls.so.30",
        "libgmp.so.10",
    }
