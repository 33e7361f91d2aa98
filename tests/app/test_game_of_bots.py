"""A whole game of bots in the window, round by round, and how it ends."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.demo import make_bots_only_setup, setup_with_target
from canasta_qt.app.start.options import Options
from canasta_qt.commands import Command
from canasta_qt.storage.game_files import FINISHED_FOLDER
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.scores import HandsSheet
from tests.app.playing import Start, round_counted, top_sheet
from tests.narrow import instance, some


def test_a_game_of_bots_is_counted_to_its_end_and_enter_begins_another(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    some(top_sheet(program)).close_sheet()
    heard: list[str] = []
    monkeypatch.setattr(
        program.sounds, "play_effect", lambda name, *_: heard.append(name)
    )
    program.main_game.play_game(setup_with_target(make_bots_only_setup(Options()), 500))
    rounds = 0
    while program.main_game.is_running and rounds < 30:
        pad = round_counted(qtbot, program).pad
        rounds += 1
        QTest.keyClick(pad, Qt.Key.Key_L)
        QTest.keyClick(instance(HandsSheet, top_sheet(program)), Qt.Key.Key_Escape)
        QTest.keyClick(pad, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
    session = some(program.main_game.session)
    assert len(session.record.rounds) == rounds
    assert session.score_sheet().game_over
    assert len(list((games_folder() / FINISHED_FOLDER).glob("*.canasta"))) == 1
    assert not program.window.menus.actions["give_up"].isEnabled()
    winner = instance(GameEndSheet, top_sheet(program))
    assert heard[-1] == ("win" if winner.content.is_won else "lose")
    winner.close_sheet()
    assert top_sheet(program) is None
    program.table.command_requested.emit(Command.SHOW_SCORE, ())
    winner = instance(GameEndSheet, top_sheet(program))
    QTest.keyClick(winner, Qt.Key.Key_Return)
    assert program.main_game.session is not session
    assert program.main_game.is_running
