"""Actions of a person in the whole program."""

from collections.abc import Callable
from datetime import date, timedelta
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.counting import RoundCounting
from canasta_qt.app.learning.daily import DealOfTheDay
from canasta_qt.app.learning.positions import PracticePositions
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.commands import Command
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.learning.practice import practice_position_of_day
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.windows.advice import ReviewSheet
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.house_rules.sheet import HouseRulesSheet, SaveRulesSheet
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.scores import ScoreSheet
from canasta_qt.windows.widgets.sheet import Sheet
from tests.narrow import instance, some

Start = Callable[..., Program]
Spoken = Callable[..., None]
Look = Callable[[str, MainWindow], object]
LARGE_TEXT = (1280, 800)
"""The least size of a window in which text of 200 % has room."""


def top_sheet(program: Program) -> Sheet | None:
    """Return the open sheet, looked up at each call."""
    return program.window.veil.top_sheet


def deal(program: Program) -> None:
    """Press Enter on the new game sheet; a new player presses a start button first."""
    if (page := program.window.area.cover) is not None:
        QTest.keyClick(page, Qt.Key.Key_3)
    sheet = instance(NewGameSheet, program.window.veil.top_sheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)


def dealt(start: Start, **options: object) -> Program:
    """Start the program with a game that the command line requests."""
    return start(**{"ruleset": ALL_RULESETS[0].id} | options)


def at_turn(qtbot: QtBot, start: Start, **options: object) -> Program:
    """Start a game and wait for the player’s turn."""
    program = dealt(start, **options)
    qtbot.waitUntil(lambda: my_turn(program))
    return program


def view_of(program: Program) -> Observation:
    return some(program.page.observation)


def my_turn(program: Program) -> bool:
    observation = program.page.observation
    return (
        observation is not None
        and seat_to_act(observation.position) == observation.seat
    )


def round_counted(qtbot: QtBot, program: Program) -> RoundCounting:
    """Wait until a round is over and counted."""
    page = program.page
    qtbot.waitUntil(lambda: page.counting is not None)
    assert page.counting is not None
    page.counting.count_all()
    return page.counting


def open_score(qtbot: QtBot, program: Program) -> ScoreSheet:
    """Open the score sheet of a counted round."""
    QTest.keyClick(round_counted(qtbot, program).pad, Qt.Key.Key_S)
    return instance(ScoreSheet, top_sheet(program))


def press(program: Program, words: str) -> None:
    """Press the button with this text, on the sheet or the banner with a question."""
    asking = some(top_sheet(program) or program.window.strip)
    (button,) = (
        each for each in asking.findChildren(QPushButton) if each.text() == words
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def play_a_turn(qtbot: QtBot, program: Program) -> None:
    """In the player’s turn, draw a card and discard the first of the hand."""
    qtbot.waitUntil(lambda: my_turn(program))
    program.controller.on_command(Command.DRAW, ())
    card = view_of(program).hand[0]
    program.controller.on_command(Command.DISCARD, (card,))


def after_a_turn(qtbot: QtBot, start: Start, **options: object) -> Program:
    """Start a game, play a turn and wait for the next."""
    program = dealt(start, **options)
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    return program


def ask_position(
    program: Program, name: str, monkeypatch: pytest.MonkeyPatch
) -> PracticePositions:
    """Ask a practice position on a day on which it is that of the day."""
    days = (date(2027, 1, 1) + timedelta(days=n) for n in count())
    today = next(it for it in days if practice_position_of_day(it).name == name)
    monkeypatch.setattr(DealOfTheDay, "today", staticmethod(lambda: today))
    program.positions.begin_position_of_day()
    return program.positions


def play_round(program: Program) -> None:
    """Play the round to its end by the policy, without animation."""
    session = some(program.page.session)
    while not session.is_over:
        session.submit(policy_action(session.position))
    program.controller.begin_session(session)


def close_top(program: Program) -> None:
    """Close the open sheet by Esc."""
    if (sheet := top_sheet(program)) is not None:
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        if top_sheet(program) is sheet:
            sheet.hide()


def walk_sheets(
    qtbot: QtBot,
    program: Program,
    names: tuple[str, ...],
    look: Look,
    own: tuple[str, str] = ("Clara", ""),
) -> None:
    """Open every sheet of these menu entries, and look at each of its pages.

    House rules are saved with a name and a note, given in `own`.
    """
    window = program.window
    for name in names:
        window.menus.actions[name].trigger()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not program.statistics.is_counting)
        look(name, window)
        for view in window.findChildren(QListWidget):
            if view.isVisible() and view.property("kind") == "pages":
                for row in range(view.count()):
                    view.setCurrentRow(row)
                    look(f"{name} {row}", window)
        sheet = top_sheet(program)
        if isinstance(sheet, HouseRulesSheet):
            sheet.save_requested.emit()
            save = top_sheet(program)
            assert isinstance(save, SaveRulesSheet)
            save.name.setText(own[0])
            save.note.setText(own[1])
            look("save rules", window)
            close_top(program)
        close_top(program)


def end_game(qtbot: QtBot, program: Program, look: Look) -> None:
    """Play a game of one round to its end, and look at each sheet on the way."""
    window = program.window
    play_round(program)
    round_counted(qtbot, program)
    look("pad", window)
    score = open_score(qtbot, program)
    look("score", window)
    score.hands_requested.emit()
    look("hands", window)
    close_top(program)
    score.review_requested.emit()
    review = instance(ReviewSheet, top_sheet(program))
    qtbot.waitUntil(review.bar.isHidden)
    look("review", window)
    close_top(program)
    score.next_requested.emit()
    qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
    look("winner", window)
