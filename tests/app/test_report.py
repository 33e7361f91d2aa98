"""An exception nobody expected is told once, with what is needed to mend it."""

import os
import sys
from pathlib import Path

import pytest

from canasta_qt import __version__
from canasta_qt.app.settings.report import Excepthook, report, versions
from tests.conftest import ExpectedLog
from tests.processes import run_python


def fall(message: str) -> None:
    try:
        raise ValueError(message)
    except ValueError:
        sys.excepthook(*sys.exc_info())


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def hook(told: list[str]) -> Excepthook:
    return Excepthook(told.append)


def test_the_report_names_versions_error_and_game() -> None:
    text = report("Traceback …\nValueError: 7", "canasta/1 x")

    assert text.startswith(f"canasta-qt {__version__}, engine ")
    assert "ValueError: 7" in text
    assert text.endswith("canasta/1 x")


def test_the_report_keeps_the_number_of_the_deal_back() -> None:
    """It tells the cards of the rounds to come."""
    text = report("", "format = 1\n_deal = 4711\n_hints = 2\n\n[[round]]\n")

    assert text.endswith("format = 1\n_hints = 2\n\n[[round]]\n")


def test_a_mistake_is_caught_and_logged(
    told: list[str], hook: Excepthook, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "ValueError: seven")

    fall("seven")
    hook.release()

    assert "ValueError: seven" in told[0]


def test_the_same_mistake_is_told_once(
    told: list[str], hook: Excepthook, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "ValueError")

    for number in range(3):
        fall(str(number))
    hook.release()

    assert len(told) == 1


def test_the_former_hook_comes_back(told: list[str]) -> None:
    before = sys.excepthook
    hook = Excepthook(told.append)
    assert sys.excepthook != before

    hook.release()

    assert sys.excepthook == before


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


def test_versions_name_what_runs() -> None:
    python, qt, _ = versions()

    assert python.startswith("CPython 3.")
    assert qt.startswith("Qt 6.")
