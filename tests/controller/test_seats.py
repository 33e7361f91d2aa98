"""Who sits where: a seat handed over, bots watched, several people at one machine."""

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.engine.state.position import actor
from canasta_qt.gestures import Moment, NoUndo, PromptKind
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.handing_over import marks, sitting, stood_in
from canasta_qt.notation.record import format_record, parse_record
from tests.controller.heard import BOTS, DRAW, PLAY, Table
from tests.rulebook.dealing import natural

ONE = ("human", *BOTS[1:])
TWO = ("human", "bot:standard", "human", "bot:standard")
PARTNERS_ANSWER = PLAY.replace("[9c9d9h]", natural("J")).replace(
    "KcKdKh9sQcQd4c", "Js5c"
)


def moment(table: Table) -> Moment:
    (now,) = table.told("what_now_changed")
    return Moment(now.moment)


def passed(table: Table) -> int | None:
    """The seat of the person to whom the machine is to be passed now."""
    (now,) = table.told("what_now_changed")
    return now.seat if now.moment is Moment.PASS else None


def offered(table: Table) -> list[Command]:
    (now,) = table.told("what_now_changed")
    return [offer.command for offer in now.offers]


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


# Several people


def test_hands_are_covered_until_the_next_person_says_so(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, TWO)
    assert table.session.is_covered
    assert passed(table) == 0
    assert moment(table) is Moment.PASS
    table.command(Command.DISCARD, "4c")
    assert table.lines() == [], "nothing is played from under the cover"

    table.command(Command.UNCOVER)

    assert table.told("table_started")[1] == 0
    assert len(table.controller.observation.hand) == 7
    assert moment(table) is Moment.PLAY


def test_who_has_played_is_covered_and_the_table_turns_to_the_next(
    qtbot: QtBot,
) -> None:
    del qtbot
    table = Table(PLAY.replace("/(11)", "/5s5h", 1), TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.on_settled()
    assert table.session.is_covered
    assert table.controller.observation.hand == []
    assert table.bots.questions[-1][2] == 1, "a bot plays meanwhile"

    table.controller.on_bot_chose(table.session.decision, parse_action("draw"))
    (events, observation) = table.told("advanced")
    assert events == (CardsDrawn(1, (UNKNOWN,)),)
    assert observation.blind
    table.controller.on_settled()
    table.controller.on_bot_chose(table.session.decision, parse_action("discard 5s"))
    table.controller.on_settled()
    assert passed(table) == 2

    table.command(Command.UNCOVER)

    assert actor(table.session.position) == table.session.seats.viewer == 2
    assert table.told("table_started")[1] == 2


SHORT = PLAY.replace("/(11)", "/5s5h", 1).replace("/(11)", "/6s6h7d8d", 1)
"""With a hand for the bot that is next, and for the person after it."""


def bots_turn(table: Table, *played: str) -> None:
    """Let bots do that, one action after the other, and the table show it."""
    for action in played:
        table.controller.on_bot_chose(table.session.decision, parse_action(action))
        table.controller.on_settled()


def test_whoever_is_left_alone_with_bots_passes_the_machine_to_nobody(
    qtbot: QtBot,
) -> None:
    """Issue 11: the one person left was asked to pass it on every turn."""
    del qtbot
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.controller.hand_over("expert")
    bots_turn(table, "discard 4c", "draw", "discard 5s")
    assert passed(table) == 2, "the hand on the table was another one"
    table.command(Command.UNCOVER)

    table.command(Command.DRAW)
    table.controller.on_settled()
    table.command(Command.DISCARD, "6s")
    table.controller.on_settled()

    assert not table.session.is_covered
    assert table.session.reader == 2
    assert table.bots.questions[-1][2] == 3


def test_a_seat_taken_back_in_its_turn_waits_for_its_person(qtbot: QtBot) -> None:
    del qtbot
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.controller.hand_over("expert")
    bots_turn(table, "discard 4c")
    assert table.session.is_covered
    table.controller.hand_over("expert", 2)
    bots_turn(table, "draw", "discard 5s")

    table.controller.hand_over(None, 2)
    assert passed(table) == 2
    table.controller.hand_over(None, 0)
    assert passed(table) == 2

    table.command(Command.UNCOVER)
    assert table.session.people == [0, 2]
    assert table.session.reader == 2


def test_the_one_person_left_goes_on_with_a_shared_game_uncovered(qtbot: QtBot) -> None:
    del qtbot
    table = Table("", TWO)
    table.session.start()
    table.controller.session = table.session
    table.controller.hand_over("beginner", 0)

    again = Session.resume(table.session.record, Random(1))

    assert not again.is_covered
    assert again.reader == 2


def test_a_partner_at_the_same_machine_is_asked_behind_the_cover(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PARTNERS_ANSWER, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.ASK)
    assert table.controller.prompt is None, "the one who asks is not asked"
    table.controller.on_settled()
    assert passed(table) == 2

    table.command(Command.UNCOVER)
    (prompt,) = table.told("prompt_changed")
    assert prompt.kind is PromptKind.ANSWER_PARTNER
    table.command(Command.NO)
    table.controller.on_settled()

    assert passed(table) == 0
    assert table.told("prompt_changed") == (None,)


def test_one_person_alone_is_never_covered(qtbot: QtBot) -> None:
    del qtbot
    table = Table(DRAW.format("KcKd"), ONE)

    table.command(Command.DRAW)
    table.controller.on_settled()

    assert not table.session.is_covered
    assert table.told("table_started")[1] == 0
