"""The signals of the controller, and the effects of commands and answers."""

from random import Random

import pytest

from canasta_qt.commands import Command
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.gestures import PromptKind, TurnState
from canasta_qt.rules.text import parse_ruleset
from tests.controller.recorded_controller import (
    ASKING,
    DRAW,
    NAMES,
    OVER,
    PEOPLE,
    Table,
)
from tests.narrow import some

pytestmark = pytest.mark.usefixtures("qtbot")


def test_no_round_is_dealt_after_the_end_of_the_game() -> None:
    table = Table(OVER.replace("turn", "score=4900/0 turn"))
    rounds = len(table.session.record.rounds)

    assert table.told("turn_status_changed")[0].state is TurnState.GAME_OVER
    assert table.told("game_over")[0].score_sheet.game_over
    assert "round_over" not in table.names()
    table.controller.deal_next_round()
    assert len(table.session.record.rounds) == rounds


@pytest.mark.parametrize(
    ("players", "viewer", "is_asked"),
    [
        (PEOPLE, 0, True),
        (PEOPLE, 1, False),
        (PEOPLE, 2, False),
        (("bot:standard", *PEOPLE[1:]), 0, False),
    ],
)
def test_only_a_person_is_asked_whether_the_partner_may_go_out(
    players: tuple[str, ...], viewer: int, *, is_asked: bool
) -> None:
    table = Table(ASKING, players, viewer)

    prompt = table.controller.prompt

    assert (prompt is not None) == is_asked
    if prompt is not None:
        assert (prompt.kind, prompt.asking_seat) == (PromptKind.ANSWER_PARTNER, 2)
        (now,) = table.told("turn_status_changed")
        assert (now.state, now.points, now.opponent_card_count) == (
            TurnState.ANSWER,
            25,
            22,
        )
        table.command(Command.YES)
        assert table.lines() == ["0: yes"]
        assert table.controller.prompt is None
        assert table.told("prompt_changed") == (None,)


def test_the_player_is_asked_which_of_several_ways_takes_the_pile() -> None:
    table = Table(DRAW.format("KcKdKh"))
    controller = table.controller
    table.names()

    table.command(Command.TAKE)
    assert controller.prompt is not None
    assert controller.prompt.kind is PromptKind.CHOOSE_TAKE
    assert table.names() == ["prompt_changed"]
    controller.on_take_chosen(-1)
    assert table.told("prompt_changed") == (None,)
    controller.on_take_chosen(0)
    assert table.lines() == []
    table.command(Command.TAKE)
    controller.on_take_chosen(1)

    assert table.lines() == ["0: take [KcKdKhKs]"]
    assert controller.prompt is None


KEEPING = (
    "hand_and_foot(hand_size=11,foot_size=11,"
    "foot_assignment=show_tops_keep_one_pass_other)"
)


LIFTING = (
    "hand_and_foot(hand_size=11,foot_size=11,foot_assignment=lift_22,"
    "deal_bonus_mode=player_lift_22)"
)


def dealt(rules: str, *, first: bool = True) -> Table:
    """Deal a new game in which seat 0 decides first, or another seat."""
    seats = SeatedPlayers(NAMES, PEOPLE)
    for seed in range(50):
        table = Table()
        table.session = Session(parse_ruleset(rules), seats, Random(seed))
        table.controller.begin_session(table.session)
        if (seat_to_act(table.session.position) == 0) is first:
            return table
    raise AssertionError


@pytest.mark.parametrize("row", [0, 1])
def test_the_chosen_packet_is_kept(row: int) -> None:
    table = dealt(KEEPING)
    assert table.controller.prompt is not None
    assert table.controller.prompt.kind is PromptKind.KEEP_PACKET
    (now,) = table.told("turn_status_changed")
    assert (now.state, now.offers) == (TurnState.KEEP, ())

    table.controller.on_take_chosen(-1)
    assert table.lines() == []
    table.controller.on_take_chosen(row)

    assert table.lines() == [f"0: keep {row + 1}"]
    assert table.controller.prompt is None


def test_the_player_lifts_about_as_many_cards_as_intended() -> None:
    table = dealt(LIFTING)
    prompt = some(table.controller.prompt)
    size = len(table.session.position.terms.deck)
    assert (prompt.kind, prompt.max_lift_count) == (PromptKind.LIFT, size)
    (now,) = table.told("turn_status_changed")
    assert (now.state, now.offers) == (TurnState.LIFT, ())

    table.controller.on_lift(100)

    (line,) = table.lines()
    assert line.startswith("0: lift ")
    assert 85 <= int(line.removeprefix("0: lift ")) <= 115
    table.controller.on_lift(100)
    assert len(table.lines()) == 1


@pytest.mark.parametrize("rules", [KEEPING, LIFTING])
def test_the_player_is_not_asked_for_the_choice_of_another_player(rules: str) -> None:
    table = dealt(rules, first=False)
    assert table.controller.prompt is None
    table.names()

    table.controller.on_lift(100)
    table.controller.on_take_chosen(0)

    assert table.names() == []


@pytest.mark.parametrize(("rules", "row"), [(KEEPING, -1), (LIFTING, -1), (LIFTING, 0)])
def test_an_invalid_answer_leaves_the_question_open(rules: str, row: int) -> None:
    table = dealt(rules)
    prompt = table.controller.prompt
    table.names()

    table.controller.on_take_chosen(row)

    assert table.names() == []
    assert table.controller.prompt is prompt
