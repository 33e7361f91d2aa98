"""An exception nobody expected is told once, with what is needed to mend it."""

import sys

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt import __version__
from canasta_qt.app.settings.report import Excepthook, report, versions
from tests.conftest import ExpectedLog


def fall(message: str) -> None:
    try:
        raise ValueError(message)
    except ValueError:
        sys.excepthook(*sys.exc_info())


@pytest.fixture
def hook(qtbot: QtBot) -> Excepthook:
    assert qtbot is not None
    return Excepthook()


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
    qtbot: QtBot, hook: Excepthook, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "ValueError: seven")

    with qtbot.waitSignal(hook.caught) as caught:
        fall("seven")
    hook.release()

    assert "ValueError: seven" in caught.args[0]


def test_the_same_mistake_is_told_once(
    hook: Excepthook, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "ValueError")
    told: list[str] = []
    hook.caught.connect(told.append)

    for number in range(3):
        fall(str(number))
    hook.release()

    assert len(told) == 1


def test_the_former_hook_comes_back(qtbot: QtBot) -> None:
    assert qtbot is not None
    before = sys.excepthook
    hook = Excepthook()
    assert sys.excepthook != before

    hook.release()

    assert sys.excepthook == before


def test_versions_name_what_runs() -> None:
    here = versions("/games")

    assert here.program == __version__
    assert here.qt.startswith("6.")
    assert here.home == "/games"
    assert here.compiled is False
