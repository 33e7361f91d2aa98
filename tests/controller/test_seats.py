"""Who sits where: a seat handed over and taken back, bots watched."""

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.gestures import Moment, NoUndo
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.handing_over import marks, sitting, stood_in
from canasta_qt.notation.record import format_record, parse_record
from tests.controller.heard import (
    ASKING,
    BOTS,
    ONE,
    PLAY,
    TWO,
    UNOPENED,
    Table,
    bots_turn,
    moment,
    offered,
)
from tests.controller.letting_go import cards

# A seat handed over


def test_a_bot_goes_on_with_the_turn_as_it_stands(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, ONE)
    table.command(Command.MELD, "KcKdKh")

    table.controller.hand_over("expert")
    table.controller.on_settled()

    assert table.bots.questions == [(table.session.decision, "expert", 0)]
    assert moment(table) is Moment.OTHERS
    assert Command.TAKE_SEAT in offered(table)
    table.command(Command.DISCARD, "4c")
    assert table.lines() == ["0: meld [KcKdKh]"], "the bot discards"


def test_the_seat_taken_back_is_the_players_at_once(qtbot: QtBot) -> None:
    """The late answer of the bot is dropped."""
    del qtbot
    table = Table(PLAY, ONE)
    table.controller.hand_over("expert")
    decision = table.session.decision

    table.command(Command.TAKE_SEAT)

    assert table.session.decision != decision
    assert moment(table) is Moment.PLAY
    table.command(Command.DISCARD, "4c")
    assert table.lines() == ["0: discard 4c"]


def test_the_record_says_who_played_which_action(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, ONE)
    session = table.session
    table.command(Command.MELD, "KcKdKh")
    table.controller.hand_over("expert")
    table.controller.on_bot_chose(session.decision, parse_action("discard 4c"))

    record = parse_record(format_record(session.record))

    assert record.players == ONE, "the seat stays the player's"
    assert sitting(record)[0] == "bot:expert"
    assert marks(record.rounds[-1]) == [(1, 0, "bot:expert")]
    assert stood_in(record) == 1


def test_a_game_is_resumed_with_the_bot_that_stood_in(qtbot: QtBot) -> None:
    del qtbot
    table = Table("", ONE)
    table.session.start()
    table.controller.session = table.session
    table.controller.hand_over("beginner")

    record = parse_record(format_record(table.session.record))
    again = Session.resume(record, Random(1))

    assert again.level(0) == "beginner"
    assert not again.decides
    assert again.position == table.session.position


def test_handed_over_and_taken_back_before_anything_happened_leaves_no_trace(
    qtbot: QtBot,
) -> None:
    del qtbot
    table = Table(PLAY, ONE)
    before = table.session.record

    table.controller.hand_over("expert")
    table.controller.hand_over(None)

    assert table.session.record == before


def test_the_seats_that_may_be_taken_back_are_those_of_people(qtbot: QtBot) -> None:
    """The window lists them by name."""
    del qtbot
    session = Table(PLAY, TWO).session
    assert session.handed_over == []

    session.hand_over(2, "bot:expert")
    assert session.handed_over == [2]
    session.hand_over(0, "bot:expert")
    assert session.handed_over == [0, 2]
    session.hand_over(2, "human")
    assert session.handed_over == [0]


def test_a_bot_is_asked_at_once_for_the_seat_it_gets(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, ONE)

    table.controller.hand_over("expert")
    assert table.bots.waiting == table.session.decision
    table.controller.hand_over(None)

    assert table.bots.waiting is None


def test_a_seat_handed_over_is_saved_and_told(qtbot: QtBot) -> None:
    """Menus offer to take it back."""
    del qtbot
    table = Table(PLAY, ONE)
    told: list[list[int]] = []
    table.controller.handed_over.connect(lambda: told.append(table.session.handed_over))

    table.controller.hand_over("expert")

    assert told == [[0]]
    assert table.told("saved") == (table.session.record,)


def test_whoever_hands_over_leaves_nothing_lying_ready(qtbot: QtBot) -> None:
    del qtbot
    table = Table(UNOPENED, ONE)
    table.command(Command.MELD, "KcKdKh")

    table.controller.hand_over("expert")

    assert table.controller.draft == EMPTY


def test_a_bot_that_plays_for_a_person_is_asked_and_not_the_person(
    qtbot: QtBot,
) -> None:
    del qtbot
    table = Table(ASKING, ONE)
    assert table.told("prompt_changed") != (None,)

    table.controller.hand_over("expert")

    assert table.told("prompt_changed") == (None,)
    assert table.bots.waiting == table.session.decision


def test_what_the_bot_did_is_not_undone(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, ONE)
    table.command(Command.MELD, "KcKdKh")
    assert table.session.undo_refusal() is None
    table.controller.hand_over("expert")
    table.controller.on_bot_chose(table.session.decision, parse_action("meld m0+9s"))
    table.command(Command.TAKE_SEAT)

    refused = table.session.undo_refusal()

    assert refused is not None
    assert refused.kind == NoUndo.NOTHING


def test_what_the_player_does_in_a_seat_taken_back_is_undone(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, ONE)
    table.controller.hand_over("expert")
    table.controller.on_bot_chose(table.session.decision, parse_action("meld m0+9s"))
    table.command(Command.TAKE_SEAT)

    table.command(Command.MELD, "KcKdKh")
    assert table.session.undo_refusal() is None
    table.session.undo()

    assert table.lines() == ["0: meld m0+9s"]


@pytest.mark.parametrize(
    "broken", ["x", [1], [{"after": "1", "seat": 0, "player": "bot:expert"}], {}]
)
def test_marks_broken_by_hand_are_left_out(broken: object) -> None:
    table = Table("", ONE)
    table.session.start()
    record = table.session.record
    dealt = replace(record.rounds[0], own={"_handed": broken})
    marked = replace(record, rounds=(dealt,))

    assert sitting(marked) == ONE
    assert stood_in(marked) == 0


# Bots watched


def test_bots_that_are_watched_wait_and_go_step_by_step(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    asked = table.bots.questions
    assert len(asked) == 1

    table.command(Command.PAUSE)
    table.controller.on_bot_chose(table.session.decision, parse_action("discard 4c"))
    table.controller.on_settled()
    assert moment(table) is Moment.PAUSED
    assert len(asked) == 1, "nobody is asked while they wait"

    table.command(Command.STEP)
    assert len(asked) == 2
    assert moment(table) is Moment.PAUSED

    table.command(Command.PAUSE)
    assert moment(table) is Moment.WATCH
    assert len(asked) == 3


def test_who_watches_bots_sees_no_hand_unless_asked_for(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    assert table.told("table_started")[1] == -1
    assert table.controller.observation.hand == []

    table.command(Command.HANDS)
    assert len(table.controller.observation.hand) == 7

    table.command(Command.HANDS)
    assert table.controller.observation.hand == []


def test_who_looks_into_all_hands_sees_what_the_bottom_one_draws(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    drawn = CardsDrawn(0, cards("4c"))
    assert table.session.seen([drawn]) == (CardsDrawn(0, (UNKNOWN,)),)

    table.command(Command.HANDS)

    assert len(table.told("shown")[0].hand) == 7
    assert table.session.seen([drawn]) == (drawn,)


def test_a_step_asked_for_while_bots_play_makes_them_wait(qtbot: QtBot) -> None:
    """The bot that is thinking is no longer waited for."""
    del qtbot
    table = Table(PLAY, BOTS)

    table.command(Command.STEP)

    assert moment(table) is Moment.PAUSED
    assert table.bots.waiting is None
    table.command(Command.PAUSE)
    assert table.bots.waiting == table.session.decision


def test_one_step_is_one_action(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)

    table.command(Command.STEP)
    bots_turn(table, "discard 4c")

    assert len(table.bots.questions) == 2, "before the pause, and the step"


def test_who_watches_bots_plays_nothing_and_stops_nothing(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    table.names()

    table.command(Command.DISCARD, "4c")

    assert table.names() == []
    assert not table.controller.is_paused
