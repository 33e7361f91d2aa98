"""Who sits where: a seat handed over and taken back, bots watched."""

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.gestures import Moment, NoUndo
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.handing_over import marks, sitting, stood_in
from canasta_qt.notation.record import format_record, parse_record
from tests.controller.heard import ASKING, BOTS, ONE, PLAY, TWO, Table, moment
from tests.controller.letting_go import cards

pytestmark = pytest.mark.usefixtures("qtbot")

# A seat handed over


def test_the_record_says_who_played_which_action() -> None:
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


def test_a_game_is_resumed_with_the_bot_that_stood_in() -> None:
    table = Table("", ONE)
    table.session.start()
    table.controller.session = table.session
    table.controller.hand_over("beginner")

    record = parse_record(format_record(table.session.record))
    again = Session.resume(record, Random(1))

    assert again.level(0) == "beginner"
    assert not again.decides
    assert again.position == table.session.position


def test_handed_over_and_taken_back_before_anything_happened_leaves_no_trace() -> None:
    table = Table(PLAY, ONE)
    before = table.session.record

    table.controller.hand_over("expert")
    table.controller.hand_over(None)

    assert table.session.record == before


def test_the_seats_that_may_be_taken_back_are_those_of_people() -> None:
    """The window lists them by name."""
    session = Table(PLAY, TWO).session
    assert session.handed_over == []

    session.hand_over(2, "bot:expert")
    assert session.handed_over == [2]
    session.hand_over(0, "bot:expert")
    assert session.handed_over == [0, 2]
    session.hand_over(2, "human")
    assert session.handed_over == [0]


def test_a_bot_that_plays_for_a_person_is_asked_and_not_the_person() -> None:
    table = Table(ASKING, ONE)
    assert table.told("prompt_changed") != (None,)

    table.controller.hand_over("expert")

    assert table.told("prompt_changed") == (None,)
    assert table.bots.waiting == table.session.decision


def test_what_the_bot_did_is_not_undone() -> None:
    table = Table(PLAY, ONE)
    table.command(Command.MELD, "KcKdKh")
    assert table.session.undo_refusal() is None
    table.controller.hand_over("expert")
    table.controller.on_bot_chose(table.session.decision, parse_action("meld m0+9s"))
    table.command(Command.TAKE_SEAT)

    refused = table.session.undo_refusal()

    assert refused is not None
    assert refused.kind == NoUndo.NOTHING


def test_what_the_player_does_in_a_seat_taken_back_is_undone() -> None:
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


def test_who_looks_into_all_hands_sees_what_the_bottom_one_draws() -> None:
    table = Table(PLAY, BOTS)
    drawn = CardsDrawn(0, cards("4c"))
    assert table.session.seen([drawn]) == (CardsDrawn(0, (UNKNOWN,)),)

    table.command(Command.HANDS)

    assert len(table.told("shown")[0].hand) == 7
    assert table.session.seen([drawn]) == (drawn,)


def test_a_step_asked_for_while_bots_play_makes_them_wait() -> None:
    """The bot that is thinking is no longer waited for."""
    table = Table(PLAY, BOTS)

    table.command(Command.STEP)

    assert moment(table) is Moment.PAUSED
    assert table.bots.waiting is None
    table.command(Command.PAUSE)
    assert table.bots.waiting == table.session.decision
