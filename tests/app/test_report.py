"""An exception nobody expected is told once, with what is needed to mend it."""

import os
import sys
from pathlib import Path

import pytest

from canasta_qt import __version__
from canasta_qt.app.settings.licences import licences
from canasta_qt.app.settings.report import Excepthook, report, versions
from tests.conftest import ExpectedLog
from tests.processes import run_python


def fall(message: str) -> None:
    try:
        raise ValueError(message)
    except ValueError:
        sys.excepthook(*sys.exc_info())


def test_a_mistake_is_caught_logged_and_told_once(expected_log: ExpectedLog) -> None:
    expected_log("canasta.app", "ValueError")
    before, told = sys.excepthook, list[str]()
    hook = Excepthook(told.append)
    assert sys.excepthook != before

    for message in ("seven", "eight", "nine"):
        fall(message)
    hook.release()

    (text,) = told
    assert "ValueError: seven" in text
    assert sys.excepthook == before


def test_the_report_names_versions_error_and_game_and_no_number_of_a_deal() -> None:
    """That tells the cards of the rounds to come."""
    text = report("Traceback …\nValueError: 7", "canasta/1 x")
    assert text.startswith(f"canasta-qt {__version__}, engine ")
    assert "ValueError: 7" in text
    assert text.endswith("canasta/1 x")
    python, qt, _ = versions()
    assert python.startswith("CPython 3.")
    assert qt.startswith("Qt 6.")

    text = report("", "format = 1\n_deal = 4711\n_hints = 2\n\n[[round]]\n")
    assert text.endswith("format = 1\n_hints = 2\n\n[[round]]\n")


STARTED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from canasta_qt.app.start import play
from canasta_qt.app.start.options import Options

begin = play.Opening.begin

def begin_and_end(opening):
    begin(opening)
    print(opening.program.menu_actions.on_crash == opening._hook.tell)
    QCoreApplication.quit()

def fail(error):
    print(error)
    QCoreApplication.quit()

play.Opening.begin = begin_and_end
play._on_early_crash = fail
play.play(Options(home=Path(sys.argv[1])))
"""


def test_a_window_too_large_for_a_scaled_screen_starts(tmp_path: Path) -> None:
    """Its application is made once more, without scaling: the first one is gone."""
    scaled = os.environ | {"QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen"}

    said = run_python("-c", STARTED, str(tmp_path / "home"), env=scaled)

    assert (said.stdout, said.stderr) == ("True\n", "")


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
