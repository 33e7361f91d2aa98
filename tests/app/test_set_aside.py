"""The player’s game is paused during lessons and practice, and restored unchanged."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.cards import CARD_BY_TEXT
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.practice_session import PracticeSession
from canasta_qt.controller.session import SeatedPlayers
from canasta_qt.engine.state.actions import DRAW, Discard
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import format_record
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.new_game.sheet import NewGameSheet
from tests.app.playing import (
    Start,
    after_a_turn,
    at_turn,
    close_top,
    deal,
    dealt,
    my_turn,
    play_round,
    press,
    round_counted,
    top_sheet,
)
from tests.app.test_seats import shared
from tests.narrow import instance, some

LESSON: Final = (
    "classic_4 turn=0.play hands=5d/4cAcAs2h/JcJdQhQd/8h8d6s5h pile=6h"
    " melds=[KsKhKdKcKhKdKs]/- score=0/0"
)
NAMES: Final = ("You", "Clara", "Anton", "Tomás")
Way = Callable[[QtBot, Start], Program]


def lesson() -> PracticeSession:
    players = ("human", *("nobody",) * 3)
    return PracticeSession(
        parse_position(LESSON), SeatedPlayers(NAMES, players), Random(1)
    )


def seen(program: Program) -> dict[str, object]:
    """Return all that a player can see of a game."""
    window, session = program.window, program.main_game.session
    panel, counting = window.area.panel, program.page.counting
    menus = window.menuBar().actions()
    game: dict[str, object] = {"position": "", "record": ""}
    if session is not None:
        game = {
            "position": session.position_text() if session.is_begun else "bare",
            "record": format_record(session.record),
            "shown": program.table.scene().observation,
        }
    return game | {
        "told": [line.text for line in panel.log.view.lines],
        "spoken": [line.text for line in program.table.context.turn_log.lines()],
        "standing": panel.score.score,
        "draft": program.controller.draft,
        "strip": "" if window.strip is None else window.strip.accessibleName(),
        "is_paused": program.controller.is_paused,
        "is_open": session is not None and session.is_open,
        "actions": [
            entry.text()
            for menu in menus
            for entry in menu.menu().actions()  # type: ignore[attr-defined]
            if entry.isEnabled()
        ],
        "files": kept(games_folder()),
        "autosaved": program.autosave.text,
        "title": window.windowTitle(),
        "is_counted": None if counting is None else counting.is_count_done,
    }


def kept(folder: Path) -> dict[str, bytes]:
    files = folder.rglob("*.canasta") if folder.exists() else ()
    return {file.name: file.read_bytes() for file in files}


def with_staged_cards(qtbot: QtBot, start: Start) -> Program:
    program = after_a_turn(qtbot, start)
    program.controller.on_command(Command.DRAW, ())
    hand = program.controller.observation.hand
    pairs = [pair for pair in combinations(hand, 2) if pair[0] >> 2 == pair[1] >> 2]
    while not program.controller.draft.groups:
        program.controller.on_command(Command.MELD, pairs.pop())
    program.table.playback.finish_animations()
    return program


def after_a_round(qtbot: QtBot, start: Start) -> Program:
    program = at_turn(qtbot, start)
    play_round(program)
    counting = round_counted(qtbot, program)
    assert counting.is_count_done
    return program


def in_a_second_round(qtbot: QtBot, start: Start) -> Program:
    program = after_a_round(qtbot, start)
    program.main_game.on_command(Command.NEXT_ROUND)
    qtbot.waitUntil(lambda: my_turn(program))
    program.table.playback.finish_animations()
    return program


def watched(qtbot: QtBot, start: Start) -> Program:
    program = start()
    sheet = instance(NewGameSheet, top_sheet(program))
    sheet.close_sheet()
    sheet.watch_chosen.emit(sheet.selected_setup)
    program.controller.on_command(Command.HANDS, ())
    program.controller.on_command(Command.PAUSE, ())
    program.table.playback.finish_animations()
    qtbot.waitUntil(lambda: program.controller.is_paused)
    return program


def paused(qtbot: QtBot, start: Start) -> Program:
    after_a_turn(qtbot, start).close()
    program = start()
    assert program.main_game.is_paused
    return program


def without_a_game(_: QtBot, start: Start) -> Program:
    program = start()
    close_top(program)
    return program


WAYS: Final = (
    after_a_turn,
    with_staged_cards,
    after_a_round,
    in_a_second_round,
    watched,
    shared,
    paused,
    without_a_game,
)


def learn_something(program: Program) -> None:
    """Play a lesson to the end of its round and open other pages on the way."""
    program.learning_page.begin_session(lesson(), "A lesson")
    program.table.playback.finish_animations()
    assert program.page.is_practice
    program.controller.on_command(Command.DISCARD, (CARD_BY_TEXT["5d"],))
    program.table.playback.finish_animations()
    session = some(program.controller.session)
    assert session.is_over


@pytest.mark.parametrize("way", WAYS, ids=lambda it: it.__name__)
def test_the_players_game_is_restored_exactly_after_a_lesson(
    qtbot: QtBot, start: Start, way: Way
) -> None:
    """Also after several lessons."""
    program = way(qtbot, start)
    before = seen(program)

    learn_something(program)
    learn_something(program)
    assert kept(games_folder()) == before["files"], "nothing of a lesson is saved"
    program.leave_practice()
    program.table.playback.finish_animations()

    assert seen(program) == before


def test_a_bots_turn_continues_after_a_lesson(qtbot: QtBot, start: Start) -> None:
    program = dealt(start)
    session = some(program.main_game.session)
    qtbot.waitUntil(lambda: my_turn(program))
    program.controller.stop()  # nobody answers: the bots' turn stands still
    session.submit(DRAW)
    session.submit(Discard(session.observe(0).hand[0]))
    program.controller.begin_session(session)
    program.runner.drop_request()
    assert seat_to_act(session.position) != 0
    before = seen(program)

    learn_something(program)
    program.leave_practice()
    program.runner.drop_request()
    for name in ("position", "told"):
        assert seen(program)[name] == before[name]

    program.controller.begin_session(session)
    qtbot.waitUntil(lambda: my_turn(program))


def test_esc_and_the_menu_return_from_a_lesson_and_a_new_game_ends_it(
    qtbot: QtBot, start: Start
) -> None:
    program = after_a_turn(qtbot, start)
    own, first = program.main_game.session, program.autosave.game_name
    leave = program.window.menus.actions["leave_practice"]
    assert not leave.isEnabled()

    program.learning_page.begin_session(lesson(), "A lesson")
    assert leave.isEnabled()
    assert leave.text().startswith("&Back to your game")
    qtbot.waitUntil(lambda: not program.table.playback.animator.is_busy)
    QTest.keyClick(program.table, Qt.Key.Key_Escape)
    assert program.page.session is own
    assert program.window.focusWidget() is program.table

    learn_something(program)
    leave.trigger()
    assert program.page.session is own
    learn_something(program)
    program.table.command_requested.emit(Command.LEAVE_LESSON, ())
    assert program.page.session is own

    files = kept(games_folder())
    learn_something(program)
    program.menu_actions.show_new_game()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    assert not program.page.is_practice
    assert not leave.isEnabled()
    assert program.window.windowTitle() == "Canasta"
    assert kept(games_folder())[f"{first}.canasta"] == files[f"{first}.canasta"]

    files, position = kept(games_folder()), seen(program)["position"]
    learn_something(program)
    program.window.close()
    program.close()
    assert kept(games_folder()) == files, "nothing is lost in the middle of a lesson"
    again = start()
    press(again, "Continue")
    assert seen(again)["position"] == position


def test_a_lesson_round_ends_without_the_signals_of_a_real_round(
    qtbot: QtBot, start: Start
) -> None:
    program = without_a_game(qtbot, start)
    over: list[object] = []
    program.controller.round_over.connect(over.append)
    program.controller.game_over.connect(over.append)
    told: list[RoundResult] = []
    program.learning_page.controller.practice_saved.connect(told.append)

    learn_something(program)

    leave = program.window.menus.actions["leave_practice"]
    assert leave.text().startswith("&Back to the table")
    qtbot.waitUntil(lambda: bool(told))
    assert over == []
    assert [each.score_sheet.out for each in told] == [0]


def test_after_a_restart_the_log_has_its_earlier_rounds_again(
    qtbot: QtBot, start: Start
) -> None:
    program = in_a_second_round(qtbot, start)
    log = program.window.area.panel.log.view
    told, beginnings = [each.text for each in log.lines], set(log.round_starts)
    assert any("The round is over" in text for text in told)
    program.close()

    again = start()
    press(again, "Continue")

    log = again.window.area.panel.log.view
    assert [each.text for each in log.lines] == told
    assert set(log.round_starts) == beginnings
