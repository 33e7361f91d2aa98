"""The whole program during a game: score, sheets, and exceptions.

An unexpected exception is shown once, with what is needed to fix it.
"""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt import __version__
from canasta_qt.app.settings.licences import licence_texts
from canasta_qt.app.settings.report import ExceptionHook, error_report, versions
from canasta_qt.commands import Command
from canasta_qt.gestures import ScoreText
from canasta_qt.look.tokens import Theme
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import parse_record
from canasta_qt.windows.help import CrashDialog
from canasta_qt.windows.widgets.choices import Choices, ThemeChoice
from canasta_qt.windows.widgets.look import current_look
from tests.app.playing import (
    Start,
    after_a_turn,
    at_turn,
    my_turn,
    play_a_turn,
    view_of,
)
from tests.conftest import ExpectedLog


def test_position_scores_and_preferences_can_be_opened_during_a_turn(
    qtbot: QtBot, start: Start
) -> None:
    program = after_a_turn(qtbot, start)
    table = program.table

    program.menu_actions.copy_position()
    position = parse_position(QGuiApplication.clipboard().text())
    hand = view_of(program).hand
    assert position.hand(0) == hand
    assert all(position.hidden[seat] == position.size[seat] for seat in (1, 2, 3))

    chip = table.scene().score_chip
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    told = [chip.scores]
    for _ in range(2):
        QTest.keyClick(program.window, Qt.Key.Key_F9)
        told.append(chip.scores)
    scores = ScoreText((("We", "0"), ("They", "0")), "Round 1", "to 5,000")
    assert told == [None, scores, None], "said while the panel is shut"

    program.window.menus.command_requested.emit(Command.DRAW)
    assert len(view_of(program).hand) == len(hand) + 1

    program.appearance.set_choices(Choices(theme=ThemeChoice.DARK, card_size=120))
    assert table.scene().current_style.theme is Theme.DARK
    assert table.scene().current_style.card_size_factor == 1.2
    assert (
        current_look().colours.window_background
        == program.appearance.look.colours.window_background
    )
    kept = program.settings.choices()
    assert (kept.theme, kept.card_size) == (ThemeChoice.DARK, 120)


def test_an_unexpected_exception_is_shown_with_the_game_and_play_continues(
    qtbot: QtBot, start: Start, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "ValueError")
    program = at_turn(qtbot, start)
    hook = ExceptionHook(program.menu_actions.on_crash)

    fall("seven")
    hook.release()

    (dialog,) = program.window.findChildren(CrashDialog)
    text = dialog.report.toPlainText()
    assert "ValueError: seven" in text
    assert "canasta/1 " in text
    record = parse_record(program.autosave.text)
    assert all(str(line) in text for line in record.rounds[-1].turns)
    assert "deck" not in text
    assert "_deal" not in text
    dialog.accept()
    program.window.activateWindow()
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))


def fall(message: str) -> None:
    try:
        raise ValueError(message)
    except ValueError:
        sys.excepthook(*sys.exc_info())


def test_an_unexpected_exception_is_logged_and_shown_once(
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.app", "ValueError")
    before, told = sys.excepthook, list[str]()
    hook = ExceptionHook(told.append)
    assert sys.excepthook != before

    for message in ("seven", "eight", "nine"):
        fall(message)
    hook.release()

    (text,) = told
    assert "ValueError: seven" in text
    assert sys.excepthook == before


def test_a_problem_report_has_versions_error_and_game() -> None:
    text = error_report("Traceback …\nValueError: 7", "canasta/1 x")
    assert text.startswith(f"canasta-qt {__version__}, engine ")
    assert "ValueError: 7" in text
    assert text.endswith("canasta/1 x")
    python, qt, _ = versions()
    assert python.startswith("CPython 3.")
    assert qt.startswith("Qt 6.")


def test_an_installed_program_shows_the_licences_of_its_packages() -> None:
    found = licence_texts()

    assert {"canasta-qt", "platformdirs", "shiboken6"} <= set(found)
    assert "pytest" not in found
    assert "MIT License" in found["canasta-qt"]
    assert "LGPL-3.0" in found["PySide6_Essentials"]


def test_a_frozen_program_shows_the_licences_included_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    for part in ("Qt", "cffi", "Canasta"):
        file = tmp_path / "licences" / f"{part}.txt"
        file.write_text(f"{part}: Zoë’s licence", encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    found = licence_texts()
    assert list(found) == ["Canasta", "cffi", "Qt"]
    assert found["Qt"] == "Qt: Zoë’s licence"
