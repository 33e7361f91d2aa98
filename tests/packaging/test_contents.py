"""Files of the frozen program, by the names that PyInstaller gives them."""

import runpy

import pytest

from tests.text_table import read_rows
from tests.tidy.source import CHECKOUT

contents = runpy.run_path(str(CHECKOUT / "packaging" / "contents.py"))
wanted = contents["wanted"]


@pytest.mark.parametrize(("path", "found"), read_rows(__file__, "frozen.cases"))
def test_files_that_the_program_needs_are_in_the_frozen_program(
    path: str, found: str
) -> None:
    """Unused files are not."""
    assert wanted(path) is (found == "wanted")


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
