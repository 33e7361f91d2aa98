"""The whole program while a game is played: looks, panes, sheets, mistakes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.demo import bots_only, shortened
from canasta_qt.app.settings.report import Excepthook
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.commands import Command
from canasta_qt.gestures import ScoreText
from canasta_qt.look.tokens import Theme
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import parse_record
from canasta_qt.storage.game_files import FINISHED
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.help import CrashDialog
from canasta_qt.windows.scores import HandsSheet
from canasta_qt.windows.widgets.choices import Choices, ThemeChoice
from canasta_qt.windows.widgets.look import current_look
from tests.app.playing import (
    Start,
    at_turn,
    dealt,
    my_turn,
    play_a_turn,
    press,
    round_counted,
    top_sheet,
    view_of,
)
from tests.conftest import ExpectedLog
from tests.narrow import instance, some


def test_log_score_moves_and_choices_of_a_turn(qtbot: QtBot, start: Start) -> None:
    program = dealt(start, painted=True)
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    log, table = program.window.stage.panel.log, program.table
    plain = table.grab().toImage()
    log.view.pointed.emit(log.view.count() - 1)
    assert table.grab().toImage() != plain, "its cards are ringed"
    log.view.pointed.emit(-1)
    assert table.grab().toImage() == plain

    program.menu_actions.copy_position()
    position = parse_position(QGuiApplication.clipboard().text())
    hand = view_of(program).hand
    assert position.hand(0) == hand
    assert all(position.hidden[seat] == position.size[seat] for seat in (1, 2, 3))

    chip = table.scene().chip
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    told = [chip.scores]
    for _ in range(2):
        QTest.keyClick(program.window, Qt.Key.Key_F9)
        told.append(chip.scores)
    scores = ScoreText((("We", "0"), ("They", "0")), "Round 1", "to 5,000")
    assert told == [None, scores, None], "said while the panel is shut"

    program.window.menus.commanded.emit(Command.DRAW)
    assert len(view_of(program).hand) == len(hand) + 1

    program.appearance.choose(Choices(theme=ThemeChoice.DARK, card_size=120))
    assert table.scene().style_now.theme is Theme.DARK
    assert table.scene().style_now.card_factor == 1.2
    assert current_look().colours.chrome == program.appearance.look.colours.chrome
    kept = program.settings.choices()
    assert (kept.theme, kept.card_size) == (ThemeChoice.DARK, 120)


def test_a_finished_game_shows_its_end_again_when_asked(
    qtbot: QtBot, start: Start
) -> None:
    program = of_bots(start, 1)
    QTest.keyClick(round_counted(qtbot, program).pad, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
    winner = some(top_sheet(program))
    winner.close_sheet()
    assert top_sheet(program) is None

    program.table.commanded.emit(Command.SHOW_SCORE, ())

    assert isinstance(top_sheet(program), GameEndSheet)


def of_bots(start: Start, target: int) -> Program:
    """A game of bots to so many points."""
    program = start()
    sheet = some(top_sheet(program))
    sheet.close_sheet()
    program.match.begin(shortened(bots_only(Options()), target))
    return program


def test_a_hand_that_was_over_is_counted_again_after_a_restart(
    qtbot: QtBot, start: Start
) -> None:
    first = of_bots(start, 10000)
    round_counted(qtbot, first)
    left = view_of(first)
    first.close()

    second = start()
    press(second, "Continue")

    assert round_counted(qtbot, second).pad.isVisible()
    assert view_of(second) == left


def test_an_unexpected_exception_is_shown_with_the_game_and_play_goes_on(
    qtbot: QtBot, start: Start, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "ZeroDivisionError")
    program = at_turn(qtbot, start)
    hook = Excepthook(program.menu_actions.on_crash)

    try:
        _ = 1 // 0
    except ZeroDivisionError as error:
        hook._on_exception(type(error), error, error.__traceback__)
    hook.release()

    (dialog,) = program.window.findChildren(CrashDialog)
    text = dialog.report.toPlainText()
    assert "ZeroDivisionError" in text
    assert "canasta/1 " in text
    record = parse_record(program.autosave.text)
    assert all(str(line) in text for line in record.rounds[-1].turns)
    assert "deck" not in text
    assert "_deal" not in text
    dialog.accept()
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))


@pytest.mark.nightly
def test_four_bots_play_a_whole_match_through_every_sheet(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = of_bots(start, 500)
    heard: list[str] = []
    monkeypatch.setattr(program.sounds, "play", lambda name, *_: heard.append(name))
    hands = 0

    while hands < 20:
        pad = round_counted(qtbot, program).pad
        hands += 1
        QTest.keyClick(pad, Qt.Key.Key_L)
        hands_sheet = instance(HandsSheet, top_sheet(program))
        QTest.keyClick(hands_sheet, Qt.Key.Key_Escape)
        QTest.keyClick(pad, Qt.Key.Key_Return)
        if not program.match.running:
            qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
            break

    session = some(program.match.session)
    assert len(session.record.rounds) == hands
    assert session.sheet().game_over
    assert len(list((games_folder() / FINISHED).glob("*.canasta"))) == 1

    menus = program.window.menuBar().findChildren(QAction)
    (give_up,) = (each for each in menus if each.text() == "A&bandon game…")
    assert not give_up.isEnabled()

    winner = instance(GameEndSheet, program.window.veil.sheet)
    assert heard[-1] == ("win" if winner.shown.won else "lose")
    QTest.keyClick(winner, Qt.Key.Key_Return)
    assert program.match.session is not session
    assert program.match.running
