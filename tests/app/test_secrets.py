"""No text of the window reveals a hidden card.

A round is shown twice, with other cards where its reader cannot see them: every text
must be the same.
"""

import re
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.commands import Command
from canasta_qt.controller.advice import adviser
from canasta_qt.controller.practice_session import PracticeRound
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.engine.state.position import OVER_PHASE, seat_to_act
from canasta_qt.notation.position.line import format_position
from canasta_qt.notation.record import (
    DEAL_NUMBER_FIELD,
    PERSON,
    Record,
    ReplayError,
    format_record,
)
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.storage.paths import settings_file
from canasta_qt.windows.help import CrashDialog
from canasta_qt.windows.scores import ScoreSheet
from canasta_qt.windows.widgets.card_row import CardRow
from tests.app.playing import Start, top_sheet
from tests.app.table_controller import session_of as at_position
from tests.app.test_seats import texts
from tests.narrow import instance, some

Channel = Callable[[QtBot, Program], str]
Told = Callable[[tuple[str, ...], Channel], tuple[str, str]]
_MARKUP = re.compile(r"<[^>]*>")


def running(*players: str) -> Record:
    """Return a game in its second round, in which seat 0 is to play."""
    seats = SeatedPlayers(("Mia", "Clara", "Anton", "Tomás"), players)
    session = Session(CLASSIC_4, seats, Random(5))
    session.start()
    while session.position.phase != OVER_PHASE:
        session.submit(policy_action(session.position))
    session.deal_next_round()
    begun = session.decision
    while session.decision < begun + 30 or seat_to_act(session.position) != 0:
        session.submit(policy_action(session.position))
    session.store_hand_order(tuple(session.position.hand(0)))
    return session.record


def look(record: Record) -> tuple[str, object] | None:
    """Return the observation of the reader, or None if the rules do not lead there."""
    try:
        session = Session.resume(record, Random(0))
    except ReplayError:
        return None
    seen = session.visible_observation()
    return format_position(seen.position), seen.history


def twin(record: Record) -> Record:
    """Return a game that looks the same to the reader, with other hidden cards."""
    chance, seen, changed = Random(7), look(record), 0
    while changed < 30:
        last = record.rounds[-1]
        deck = list(last.deck)
        a, b = chance.sample(range(len(deck)), 2)
        deck[a], deck[b] = deck[b], deck[a]
        other = replace(last, deck=tuple(deck))
        tried = replace(record, rounds=(*record.rounds[:-1], other))
        if other.deck != last.deck and look(tried) == seen:
            record, changed = tried, changed + 1
    return replace(
        record, private_fields={**record.private_fields, DEAL_NUMBER_FIELD: 4711}
    )


ALONE = (PERSON, *("bot:standard",) * 3)
SHARED = (PERSON, "bot:standard", PERSON, "bot:standard")


@cache
def twins(players: tuple[str, ...]) -> tuple[Record, Record]:
    """Return a game among these players, and its twin."""
    record = running(*players)
    return record, twin(record)


def session_of(program: Program) -> Session:
    return some(program.page.session)


def words_of(program: Program) -> str:
    """Return every text of the window: visible, accessible, and announced."""
    said = [_MARKUP.sub("", text) for text in texts(program)]
    items = program.table.scene().card_items.items
    return "\n".join([*said, *(f"{it.spot.place} {it.face}" for it in items)])


# The channels


def window(qtbot: QtBot, program: Program) -> str:
    """Texts of table, log, scores and seats."""
    assert qtbot
    return words_of(program)


def hint(qtbot: QtBot, program: Program) -> str:
    program.table.command_requested.emit(Command.HINT, ())
    if session_of(program).is_person_deciding:
        qtbot.waitUntil(lambda: Command.FOLLOW in program.table.advice.commands)
    return words_of(program)


def comparison(qtbot: QtBot, program: Program) -> str:
    program.advice_actions.show_analysis()
    if session_of(program).is_person_deciding:
        qtbot.waitUntil(lambda: program.advice_actions.panel.rows.count() > 0)
    return words_of(program)


def why(qtbot: QtBot, program: Program) -> str:
    assert qtbot
    said = []
    for seat in range(4):
        program.page.advice_controller.on_why_requested(seat)
        said.append(words_of(program))
    return "\n".join(said)


def review(qtbot: QtBot, program: Program) -> str:
    assert qtbot
    program.advice_actions.show_review(0)
    return words_of(program)


def crash(qtbot: QtBot, program: Program) -> str:
    """The text of an exception, which has the position."""
    assert qtbot
    session = session_of(program)
    try:
        raise ReplayError("a mistake", session.position)
    except ReplayError:
        program.menu_actions.on_crash(traceback.format_exc())
    (dialog,) = program.window.findChildren(CrashDialog)
    dialog.accept()
    return dialog.report.toPlainText()


def problem(qtbot: QtBot, program: Program) -> str:
    assert qtbot
    program.menu_actions.show_report()
    sheet = some(top_sheet(program))
    (text,) = sheet.findChildren(QPlainTextEdit)
    return text.toPlainText()


def position(qtbot: QtBot, program: Program) -> str:
    """The exported position of a round that is not over."""
    assert qtbot
    program.menu_actions.copy_position()
    return QGuiApplication.clipboard().text()


def number(qtbot: QtBot, program: Program) -> str:
    """The score sheet of the last counted round, and what else it offers."""
    session = session_of(program)
    while not session.is_over:
        session.submit(policy_action(session.position))
    program.controller.begin_session(session)
    qtbot.waitUntil(lambda: program.page.counting is not None)
    program.main_game.show_score_sheet()
    found = re.findall(r"[Dd]eal \S*\d\S*", words_of(program))
    return " ".join(found)


def practice(qtbot: QtBot, program: Program) -> str:
    """The cards of a practice round from here, which are random."""
    assert qtbot
    own = session_of(program)
    frames = ReplayFrames(own.record, own.seats.viewer)
    last = len(own.record.rounds) - 1
    program.practice_mode.play_from_frame(
        frames, last, len(frames.round_frames(last)) - 1
    )
    practised = session_of(program)
    if not isinstance(practised, PracticeRound):
        return words_of(program)
    kept = practised.practice_record()
    exported = "" if kept is None else format_record(kept)
    return f"{words_of(program)}\n{practised.position_text()}\n{exported}"


def replay(qtbot: QtBot, program: Program) -> str:
    """Every step of the unfinished round, from every seat that can be chosen."""
    assert qtbot
    session = session_of(program)
    program.replay_actions.replay_at_event(len(session.record.rounds), 0)
    replaying = some(program.replay_actions.open_replay)
    replaying.pause()
    said = []
    for seat in range(4):
        replaying.show_from_seat(seat)
        replaying.pause()
        replaying.show_hands(shown=True)
        replaying.go_to_start_or_end(1)
        replaying.pause()
        shown = some(replaying.table.scene().observation)
        said.append(format_position(shown.position))
        window = replaying.window
        said += [each.text() for each in window.findChildren(QLabel)]
        said += replaying.table.announcer.history
        said += [stop.name for stop in replaying.table.accessible_items]
    return "\n".join(said)


def last_score(qtbot: QtBot, program: Program) -> str:
    """The previous round with all hands at its end."""
    assert qtbot
    program.window.menus.actions["last_score"].trigger()
    sheet = instance(ScoreSheet, top_sheet(program))
    said = words_of(program)
    sheet.hands_requested.emit()
    rows = some(top_sheet(program)).findChildren(CardRow)
    return "\n".join([said, *(row.accessibleName() for row in rows)])


CHANNELS: tuple[Channel, ...] = (
    window, hint, comparison, why, review, crash, problem, position, number, practice,
    replay, last_score,
)  # fmt: skip


@pytest.fixture
def told(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Told:
    """Return the texts of a channel for a game and for its twin."""
    monkeypatch.setattr(adviser, "ADVISER_LEVEL", "standard")

    def asked(players: tuple[str, ...], channel: Channel) -> tuple[str, str]:
        said = []
        for game in twins(players):
            settings_file().unlink(missing_ok=True)
            file = tmp_path / "game.canasta"
            file.write_text(format_record(game), encoding="utf-8")
            program = start(file=file)
            program.table.playback.finish_animations()
            said.append(channel(qtbot, program))
            program.autosave.give_up_game()
            program.close()
        return said[0], said[1]

    return asked


FIVE_CANASTAS = (
    "[QsQsQhQhQdQdQc][KsKsKhKhKdKdKc][JsJsJhJhJd2c2d][TsTsThThTd2c2d][8s8s8h8h8d2c2d]"
)


@pytest.mark.parametrize("channel", CHANNELS, ids=lambda it: it.__name__)
@pytest.mark.parametrize(
    "players",
    [
        pytest.param(ALONE, id="alone"),
        pytest.param(SHARED, id="shared", marks=pytest.mark.nightly),
    ],
)
def test_no_text_differs_between_games_that_look_the_same_to_the_player(
    told: Told, players: tuple[str, ...], channel: Channel
) -> None:
    first, second = told(players, channel)

    assert first.splitlines() == second.splitlines()


@pytest.mark.parametrize("canastas", ["[KsKhKd]", FIVE_CANASTAS])
def test_a_partners_threes_are_not_revealed_where_the_side_must_hold_none(
    program: Program, canastas: str
) -> None:
    """The seat learns of them when it tries to go out."""

    def said(partner: str) -> set[str]:
        hands = f"4s4h4d7c8c9d/(11)/{partner}/(11)"
        program.controller.begin_session(
            at_position(
                f"hand_and_foot turn=0.play flags=drew pile=9d melds={canastas}/-"
                f" hands={hands} feet=-/(13)/-/(13)"
            )
        )
        program.table.playback.finish_animations()
        return set(words_of(program).splitlines())

    assert said("3s5d6h") == said("4c5d6h")
