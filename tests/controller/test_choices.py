"""Questions of the table, lifts and packets, selections and games gone on with."""

from __future__ import annotations

from random import Random

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.controller.session import Seats, Session
from canasta_qt.engine.state.position import actor
from canasta_qt.gestures import Moment, PromptKind
from canasta_qt.rules.text import parse_ruleset
from tests.controller.heard import DRAW, NAMES, PEOPLE, PLAY, Table
from tests.narrow import some

pytestmark = pytest.mark.usefixtures("qtbot")


def test_several_ways_to_take_are_asked_for() -> None:
    table = Table(DRAW.format("KcKdKh"))
    controller = table.controller
    table.names()

    table.command(Command.TAKE)
    assert controller.prompt is not None
    assert controller.prompt.kind is PromptKind.CHOOSE_TAKE
    assert table.names() == ["prompt_changed"]
    controller.on_choice_made(-1)
    assert table.told("prompt_changed") == (None,)
    controller.on_choice_made(0)
    assert table.lines() == []
    table.command(Command.TAKE)
    controller.on_choice_made(1)

    assert table.lines() == ["0: take [KcKdKhKs]"]
    assert controller.prompt is None


def test_cards_are_added_by_rank_to_the_meld_of_that_rank() -> None:
    nine = parse_card("9s")
    table = Table(PLAY)

    table.controller.on_rank_added(nine >> 2, (nine,))

    assert table.lines() == ["0: meld m0+9s"]


KEEPING = (
    "hand_and_foot(hand_size=11,foot_size=11,"
    "foot_assignment=show_tops_keep_one_pass_other)"
)
LIFTING = (
    "hand_and_foot(hand_size=11,foot_size=11,foot_assignment=lift_22,"
    "deal_bonus_mode=player_lift_22)"
)


def dealt(rules: str, *, first: bool = True) -> Table:
    """A new game at which the seat at the bottom decides first, or another one."""
    seats = Seats(NAMES, PEOPLE)
    for seed in range(50):
        table = Table()
        table.session = Session(parse_ruleset(rules), seats, Random(seed))
        table.controller.begin(table.session)
        if (actor(table.session.position) == 0) is first:
            return table
    raise AssertionError


@pytest.mark.parametrize("row", [0, 1])
def test_a_packet_is_kept_by_its_row(row: int) -> None:
    table = dealt(KEEPING)
    assert table.controller.prompt is not None
    assert table.controller.prompt.kind is PromptKind.KEEP_PACKET
    (now,) = table.told("what_now_changed")
    assert (now.moment, now.offers) == (Moment.KEEP, ())

    table.controller.on_choice_made(-1)
    assert table.lines() == []
    table.controller.on_choice_made(row)

    assert table.lines() == [f"0: keep {row + 1}"]
    assert table.controller.prompt is None


def test_a_lift_is_asked_for_and_made_near_the_number_aimed_at() -> None:
    table = dealt(LIFTING)
    prompt = some(table.controller.prompt)
    size = len(table.session.position.terms.deck)
    assert (prompt.kind, prompt.most) == (PromptKind.LIFT, size)
    (now,) = table.told("what_now_changed")
    assert (now.moment, now.offers) == (Moment.LIFT, ())

    table.controller.on_lifted(100)

    (line,) = table.lines()
    assert line.startswith("0: lift ")
    assert 85 <= int(line.removeprefix("0: lift ")) <= 115
    table.controller.on_lifted(100)
    assert len(table.lines()) == 1


@pytest.mark.parametrize("rules", [KEEPING, LIFTING])
def test_what_another_one_chooses_is_not_asked_here(rules: str) -> None:
    table = dealt(rules, first=False)
    assert table.controller.prompt is None
    table.names()

    table.controller.on_lifted(100)
    table.controller.on_choice_made(0)

    assert table.names() == []


@pytest.mark.parametrize(("rules", "row"), [(KEEPING, -1), (LIFTING, -1), (LIFTING, 0)])
def test_a_question_that_is_not_answered_stays(rules: str, row: int) -> None:
    table = dealt(rules)
    prompt = table.controller.prompt
    table.names()

    table.controller.on_choice_made(row)

    assert table.names() == []
    assert table.controller.prompt is prompt


def test_a_resumed_game_has_the_names_the_seats_and_the_hints() -> None:
    table = dealt("classic_4")
    assert table.session.hints == 0
    table.session.count_hint()
    table.session.count_hint()

    again = Session.resume(table.session.record, Random(1), viewer=2)

    assert again.seats == Seats(NAMES, PEOPLE, 2)
    assert again.record == table.session.record
    assert again.hints == 2
    assert again.decision > 0
    assert again.observe(0).hand == table.session.observe(0).hand
