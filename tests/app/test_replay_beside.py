"""Replays beside the running game: of it, of files, of the decisions of a review."""

from __future__ import annotations

import gc
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.notation.record import format_record
from canasta_qt.windows.advice import ReviewSheet
from canasta_qt.windows.replay_window import ReplayWindow
from canasta_qt.windows.scores import ScoreSheet
from canasta_qt.windows.widgets.choices import Speed
from tests.app.playing import Start, dealt, my_turn, open_score, play_a_turn, play_round
from tests.app.replays import game, key, with_marks
from tests.app.test_advice import dislikes_what_is_played
from tests.controller.advice import Scripted
from tests.narrow import instance, some
from tests.table.describe import describe_scene

Key = Qt.Key


def test_the_running_game_is_replayed_as_it_was_seen_and_is_where_it_was(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(start)
    for _ in range(2):
        play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    session = some(program.match.session)
    before = state_of(program)
    log = program.window.stage.panel.log
    row = next(i for i, line in enumerate(log.view.lines) if line.seat == 0)

    log.view.asked.emit(row)

    replaying = some(program.replay_actions.replaying)
    replaying.pause()
    frames = replaying.frames
    assert (replaying.hand, replaying.seat) == (0, 0)
    at = frames.find_event(0, log.view.lines[row].number)
    assert frames.of(0)[at].position.turn == 0
    assert not replaying.window.bar.seats.isEnabled()
    assert not replaying.window.bar.all_hands.isEnabled()
    replaying.sit_at(1)
    replaying.pause()
    seen = some(replaying.table.scene().observation)
    assert seen.seat == 0
    mask = seen.position
    for seat in (1, 2, 3):
        assert len(mask.hand(seat)) == sum(mask.known[seat]) < mask.size[seat]

    program.window.menus.actions["replay"].triggered.emit()
    replaying = some(program.replay_actions.replaying)
    replaying.to_end(1)
    with qtbot.waitSignal(replaying.window.closed):
        key(replaying, Key.Key_Escape)
    assert program.replay_actions.replaying is None
    assert state_of(program) == before
    decision = session.decision
    QTest.keyClick(program.table, Key.Key_D)
    assert session.decision > decision


def state_of(program: Program) -> tuple[object, ...]:
    """The game, what is saved of it and what the table shows."""
    session = some(program.match.session)
    return (
        session.text(),
        session.record,
        session.decision,
        program.autosave.text,
        describe_scene(program.table.scene()),
    )


def test_a_replay_that_is_open_is_used_again_and_goes_when_the_program_does(
    start: Start, tmp_path: Path
) -> None:
    program = dealt(start)
    program.replay_actions.replay_game()
    first = some(program.replay_actions.replaying)
    first.window.move(40, 50)
    first.to_end(1)

    program.replay_actions.replay_game()
    assert program.replay_actions.replaying is first
    assert first.index == 0

    path = tmp_path / "other.canasta"
    path.write_text(format_record(game(1)), encoding="utf-8")
    program.replay_actions.open_file(path)
    other = some(program.replay_actions.replaying)
    assert other is not first
    assert other.window.pos() == first.window.pos()
    assert not first.window.isVisible()

    other.set_pace(Speed.FAST)
    program.appearance.choose(replace(program.appearance.choices, card_size=120))
    assert other.table.scene().style_now.card_factor == 1.2
    assert other.table.scene().style_now.speed == Speed.FAST.factor
    program.close()
    assert not other.window.isVisible()


def test_a_closed_replay_leaves_nothing_behind(qtbot: QtBot, start: Start) -> None:
    program = dealt(start)
    for _ in range(3):
        program.replay_actions.replay_game()
        replaying = some(program.replay_actions.replaying)
        window = replaying.window
        del replaying
        with qtbot.waitSignal(window.destroyed):
            window.close()
            gc.collect()

    assert not program.window.findChildren(ReplayWindow)
    program.replay_actions.replay_game()
    assert program.replay_actions.replaying is not None


def test_a_file_is_replayed_and_left_as_it_is_or_refused_in_a_sentence(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    path = tmp_path / "kept.canasta"
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *_: (str(path), "whatever")
    )
    program.window.menus.actions["replay_file"].triggered.emit()
    assert "kept.canasta" in program.window.notice_text, "there is no such file"
    for content, why in (
        (b"\xff\xfe\x00", "This file is not a Canasta game."),
        (
            format_record(replace(game(1), rounds=())).encode(),
            "No round of this game was dealt.",
        ),
        (b"nonsense", "This file is not a Canasta game."),
    ):
        path.write_bytes(content)
        program.window.menus.actions["replay_file"].triggered.emit()
        assert why in program.window.notice_text
    assert not program.window.findChildren(ReplayWindow)

    text = format_record(with_marks(game())[0])
    path.write_text(text, encoding="utf-8")
    program.window.menus.actions["replay_file"].triggered.emit()
    replaying = some(program.replay_actions.replaying)
    assert replaying.people.names[1] == "Clara"
    replaying.to_mark(1)
    assert replaying.table.advice.said
    assert path.read_text(encoding="utf-8") == text


# From the review


def test_each_decision_of_a_review_is_seen_on_a_table(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(start, adviser=Scripted(dislikes_what_is_played))
    play_round(program)
    score = open_score(qtbot, program)
    QTest.mouseClick(button(score, "Review…")[0], Qt.MouseButton.LeftButton)
    sheet = instance(ReviewSheet, program.window.veil.sheet)
    qtbot.waitUntil(lambda: sheet.progress == "")
    ended = describe_scene(program.table.scene())

    shows = button(sheet, "Show on the table")
    assert len(shows) > 3
    assert f"estimate {len(shows)} of your" in sheet.said.text()
    places, marks = [], set()
    for show in shows:
        QTest.mouseClick(show, Qt.MouseButton.LeftButton)
        replaying = some(program.replay_actions.replaying)
        assert replaying.window.isVisible()
        assert replaying.table.advice.said
        places.append(replaying.index)
        marks = {stop.index for stop in replaying.stops(0)}
        assert program.window.veil.sheet is sheet
    assert set(places) == marks
    assert describe_scene(program.table.scene()) == ended

    QTest.mouseClick(button(sheet, "Replay the round")[0], Qt.MouseButton.LeftButton)
    replaying = some(program.replay_actions.replaying)
    assert (replaying.hand, replaying.index) == (0, 0)
    replaying.to_mark(1)
    assert replaying.index == min(places)


def button(sheet: ReviewSheet | ScoreSheet, words: str) -> list[QPushButton]:
    return [each for each in sheet.findChildren(QPushButton) if each.text() == words]
