"""About shows the licences of everything the program is made of."""

import sys
from pathlib import Path

import pytest

from canasta_qt.app.settings.licences import licences


def test_installed_it_tells_those_of_the_packages() -> None:
    found = licences()

    assert {"canasta-qt", "platformdirs", "shiboken6"} <= set(found)
    assert "pytest" not in found
    assert "MIT License" in found["canasta-qt"]
    assert "LGPL-3.0" in found["PySide6_Essentials"]


def test_frozen_it_tells_those_that_it_carries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    for part in ("Qt", "cffi", "Canasta"):
        file = tmp_path / "licences" / f"{part}.txt"
        file.write_text(f"{part}: Zoë’s licence", encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    found = licences()
    assert list(found) == ["Canasta", "cffi", "Qt"]
    assert found["Qt"] == "Qt: Zoë’s licence"
