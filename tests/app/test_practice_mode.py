"""Practice mode in the window: saved only on request, never counted."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.commands import Command
from canasta_qt.controller.practice_session import PracticeRound
from canasta_qt.engine.state.actions import DRAW, Discard
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.record import (
    PRACTICE_FIELD,
    format_record,
    parse_record,
    replay_record,
)
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.advice import ReviewSheet
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.widgets.card_row import HandsStrip
from canasta_qt.windows.widgets.sheet import Sheet
from tests.app.playing import (
    Start,
    after_a_turn,
    deal,
    dealt,
    my_turn,
    play_round,
    round_counted,
)
from tests.app.replays import game, key, with_marks
from tests.narrow import instance, some

PRACTICE_FILE = Path(__file__).parents[1] / "old_files" / "practice.canasta"

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def practised(program: Program) -> PracticeRound:
    return instance(PracticeRound, program.page.session)


def files() -> dict[str, bytes]:
    folder = games_folder()
    found = folder.rglob("*.canasta") if folder.exists() else ()
    return {file.name: file.read_bytes() for file in found}


def begun(qtbot: QtBot, start: Start) -> Program:
    """Begin a practice round; the player’s game is paused."""
    program = after_a_turn(qtbot, start)
    program.window.menus.actions["practice"].trigger()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    return program


def turn(qtbot: QtBot, program: Program, card: int = 0) -> None:
    program.controller.play_action(DRAW)
    program.controller.play_action(Discard(program.controller.observation.hand[card]))
    qtbot.waitUntil(lambda: my_turn(program) or practised(program).is_over)


def press(program: Program, which: Key, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(program.table, which, modifier)


def test_after_a_practice_round_the_players_game_is_restored(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only “Save as” writes the round."""
    program = after_a_turn(qtbot, start)
    own = some(program.page.session)
    before, kept = own.position_text(), files()

    program.window.menus.actions["practice"].trigger()
    sheet = instance(NewGameSheet, program.window.veil.top_sheet)
    assert sheet.heading.text() == "Practice mode"
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    turn(qtbot, program)
    assert practised(program).applied_actions

    press(program, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert program.page.session is not own  # Esc hurries the others, nothing else
    target = tmp_path / "tried.canasta"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    assert program.window.menus.actions["save_as"].isEnabled()
    program.window.menus.actions["save_as"].trigger()
    record = parse_record(target.read_text(encoding="utf-8"))
    assert record.private_fields[PRACTICE_FIELD] is True
    assert replay_record(record).position == practised(program).position
    program.window.menus.actions["leave_practice"].trigger()

    assert program.main_game.session is own
    assert own.position_text() == before
    assert files() == kept
    assert program.practice_mode.box is None
    assert program.practice_mode.make_seat_menu(1) is None, "a plate only answers why"


def test_in_practice_keys_undo_and_redo_and_show_all_hands(
    qtbot: QtBot, start: Start
) -> None:
    """Shown hands are those of the moment that undo went back to."""
    program = begun(qtbot, start)
    box = some(program.practice_mode.box)
    press(program, Key.Key_O, Qt.KeyboardModifier.NoModifier)
    strip = instance(HandsStrip, program.window.area.below)
    assert box.hands.text() == "Hide hands"
    before, done = (
        [row.cards for row in strip.rows],
        len(practised(program).applied_actions),
    )
    turn(qtbot, program)
    ended = practised(program).position_text()
    assert [row.cards for row in strip.rows] != before
    while len(practised(program).applied_actions) > done:
        press(program, Key.Key_Z, CTRL)
    assert [row.cards for row in strip.rows] == before
    assert "Undone." in program.table.announcer.history
    press(program, Key.Key_O, Qt.KeyboardModifier.NoModifier)
    assert box.hands.text() == "All hands"
    assert program.window.area.below is None

    redo = next(
        each
        for menu in program.window.menuBar().actions()
        for each in menu.menu().actions()  # type: ignore[attr-defined]
        if each.text().startswith("&Redo")
    )
    redo.trigger()
    press(program, Key.Key_Y, CTRL)
    press(program, Key.Key_Z, CTRL)
    press(program, Key.Key_Z, CTRL | SHIFT)
    qtbot.waitUntil(lambda: practised(program).position_text() == ended)


def test_in_practice_the_menu_of_a_plate_takes_its_seat_or_asks_why(
    qtbot: QtBot, start: Start
) -> None:
    """A finished round is counted and can be undone."""
    program = begun(qtbot, start)
    turn(qtbot, program)
    why: list[int] = []
    program.page.advice_controller.why_changed.connect(lambda seat, _: why.append(seat))

    menu = some(program.practice_mode.make_seat_menu(1))
    sit, ask = menu.actions()
    ask.trigger()
    sit.trigger()
    menu.close()
    program.window.activateWindow()  # as a desktop does after a menu
    qtbot.waitUntil(lambda: my_turn(program))

    assert why == [1]
    assert practised(program).seats.viewer == 1
    assert program.page.people.name(0) == "Bea"
    assert program.window.windowTitle() == "Practice mode"

    play_round(program)
    counting = round_counted(qtbot, program)
    assert counting.pad.end_buttons[0].text() == "Done"
    counting.pad.next_requested.emit()
    assert program.page.counting is None
    program.table.command_requested.emit(Command.UNDO, ())
    assert not practised(program).is_over
    assert my_turn(program)


def test_a_saved_practice_round_opens_in_practice_unless_it_is_illegal(
    qtbot: QtBot, start: Start
) -> None:
    """Its cards are the same, and it can be undone to the player's first decision.

    It is not in the list of saved games.
    """
    program = begun(qtbot, start)
    listed = program.autosave.unfinished_games(with_open=True)
    turn(qtbot, program)
    program.controller.play_action(DRAW)
    was = practised(program)
    path = games_folder() / "tried.canasta"
    text = format_record(some(was.practice_record()))
    path.write_text(text, encoding="utf-8")
    program.leave_practice()
    own, kept = program.main_game.session, files()
    assert program.autosave.unfinished_games(with_open=True) == listed

    program.menu_actions.open_file(path)

    again = practised(program)
    assert again is not was
    assert again.position == was.position
    assert len(again.applied_actions) == len(was.applied_actions)
    assert program.main_game.session is own
    while again.undo_refusal() is None:
        press(program, Key.Key_Z, CTRL)
    first = next(
        each.position_before
        for each in was.applied_actions
        if seat_to_act(each.position_before) == 0
    )
    assert again.position == first
    program.leave_practice()
    assert program.main_game.session is own
    assert files() == kept

    path.write_text(text.replace("0: draw, discard", "0: discard", 1), encoding="utf-8")
    program.menu_actions.open_file(path)
    assert program.main_game.session is own
    assert not program.page.is_practice
    assert program.window.banner.shown_text


def test_a_practice_round_given_at_the_start_is_open_in_a_new_home(
    start: Start,
) -> None:
    """Regression: the start page covered it."""
    program = start(welcomed=False, file=PRACTICE_FILE)

    assert program.page.is_practice
    assert program.table.isVisible()


# What if from here


def test_playing_on_from_a_replay_or_a_review_keeps_all_hands(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    program = dealt(start)
    record, mistakes = with_marks(game(1))
    path = tmp_path / "game.canasta"
    path.write_text(format_record(record), encoding="utf-8")
    program.replay_actions.open_file(path)
    replaying = some(program.replay_actions.open_replay)
    frames = replaying.frames
    index = next(
        i
        for i, f in enumerate(frames.round_frames(0))
        if i > 20 and seat_to_act(f.position) == 0
    )
    replaying.go_to_frame(index)

    key(replaying, Key.Key_W)

    made = practised(program)
    assert made.position == frames.round_frames(0)[index].position
    assert not made.practice_start.is_guessed
    assert made.practice_start.record.rounds[0].deck == record.rounds[0].deck
    assert format_record(frames.record) == format_record(record)
    turn(qtbot, program)
    assert some(program.practice_mode.box).again.isHidden()

    program.leave_practice()
    some(program.page.session).record = record
    program.window.open_sheet(Sheet("Score", (300, 200)))
    program.advice_actions.show_review(0)
    sheet = instance(ReviewSheet, program.window.veil.top_sheet)
    program.advice_actions.on_reviewed(tuple(mistakes), 0)
    found = [
        each
        for each in sheet.findChildren(QPushButton)
        if each.text() == "Try it from here"
    ]
    assert len(found) == 2
    found[1].click()
    assert program.window.veil.top_sheet is None, "nothing lies over what is tried"
    index = some(frames.find_frame(0, mistakes[1].line_index, mistakes[1].action_index))
    assert practised(program).position == frames.round_frames(0)[index].position


def test_playing_on_from_the_log_of_an_unfinished_round_redeals_hidden_cards(
    qtbot: QtBot, start: Start
) -> None:
    program = after_a_turn(qtbot, start)
    own = some(program.page.session)
    log = program.window.area.panel.log
    log.view.setCurrentIndex(log.view.model().index(len(log.view.lines) - 1, 0))
    action = log.view.actions()[-1]
    assert action.shortcut().toString() == "W"

    action.trigger()

    first = practised(program).practice_start
    assert first.is_guessed
    guessed = "Cards that you cannot see are dealt at random here."
    assert guessed in program.window.banner.shown_text
    assert not program.window.menus.actions["save_as"].isEnabled()
    box = some(program.practice_mode.box)
    box.again.click()
    second = practised(program).practice_start
    assert second.position != first.position
    program.leave_practice()
    assert program.main_game.session is own
