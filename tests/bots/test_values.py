"""Every tuned value decides somewhere: changing it changes a move.

Most positions were found by a search over self-play, not written by hand; no test says
which move is right, so that training may change the values.
"""

import tomllib
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.bots.estimates import values as module
from canasta_qt.bots.estimates.values import SearchPlan, values
from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.bots.search.search_bot import Race
from canasta_qt.bots.variants.discards import ranked_discards
from canasta_qt.cards import card_text
from canasta_qt.notation.position.line import parse_position

SPOTS: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "positions" / "values" / "values.toml").read_text("utf-8")
)
POLICIES = (
    "DISCARDS", "CLASSIC_DISCARDS", "DANGERS", "PILE", "TAKES", "INITIAL_MELD", "MELDS",
    "RUNS", "SPECIAL_HANDS", "GOING_OUT", "ENDGAME",
)  # fmt: skip
LEVELS = ("NOVICE", "BEGINNER", "CASUAL", "EXPERT", "MASTER")
CANASTA = "[9c9d9h9s9c9d9h]"
BY_HAND: dict[str, dict[str, Any]] = {
    "INITIAL_MELD.pile_cards": {
        "factor": 2,
        "position": "canasta/1 classic_4 turn=0.draw pile=7d5h"
        " hands=5c5d2c2dKsQh9s8d/(11)/(11)/(11)",
    },
    "DISCARDS.red_three": {
        "factor": 0,
        "position": "canasta/1 classic_4(red3_mode=dead) turn=0.play flags=drew pile=4c"
        f" hands=3dKs4d/(2)/(11)/(11) melds=[QcQhQs]/{CANASTA}",
    },
    "DISCARDS.black_three_endgame": {
        "factor": 2,
        "position": "canasta/1 bolivian(red3_mode=dead) turn=0.play flags=drew pile=4c"
        " hands=3d3sKs4d/(2)/(11)/(11)"
        f" melds=[QcQhQs]/{CANASTA}[4h5h6h7h8h9hTh]",
    },
}
"""Values that decided nothing in 30,000 positions of self-play: two by house rules."""

LAID_OUT = {"DISCARDS.black_three_bonus": "3s", "DISCARDS.red_three_bonus": "3d"}
"""Values of threes that count by themselves: laid out before anything is thrown."""


def names() -> list[str]:
    """Every value of the two policies, by group and field."""
    return [
        f"{group}.{field.name}"
        for group in POLICIES
        for field in fields(getattr(values, group))
    ]


def scaled(value: Any, factor: int) -> Any:
    """A value, or every value of a table, doubled or made nothing of."""
    if not isinstance(value, tuple):
        return value * factor
    if isinstance(value[0], tuple):  # points of an initial meld, and their budget
        return tuple((points, cost * factor) for points, cost in value)
    return tuple(each * factor for each in value)


def test_every_value_has_a_position() -> None:
    assert {*SPOTS, *BY_HAND, *LAID_OUT} == set(names())


def test_every_group_of_values_is_known() -> None:
    levels = {name for name, each in vars(module).items() if is_dataclass(each)}
    found = {name for name in {*dir(values), *levels} if name.isupper()}

    assert found == {*POLICIES, "SEARCH", *LEVELS}


@pytest.mark.parametrize("name", sorted(SPOTS | BY_HAND))
def test_another_value_changes_the_move(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    group, _, field = name.partition(".")
    spot = (SPOTS | BY_HAND)[name]
    before = choose(parse_position(spot["position"]))
    found = getattr(values, group)

    other = scaled(getattr(found, field), spot["factor"])
    monkeypatch.setattr(values, group, replace(found, **{field: other}))

    assert choose(parse_position(spot["position"])) != before


@pytest.mark.parametrize("name", LAID_OUT)
def test_a_three_that_counts_by_itself_is_the_last_card_to_be_thrown(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = LAID_OUT[name]
    table = (
        f"american turn=0.play flags=drew hands={three}9h6cTdTs/(13)/(13)/(13) pile=4c"
        " melds=[QcQhQs]/[KcKhKs]"
    )

    assert ranked(table)[-1] == three
    field: dict[str, Any] = {name.removeprefix("DISCARDS."): 0.0}
    nothing = replace(values.DISCARDS, **field)
    monkeypatch.setattr(values, "DISCARDS", nothing)
    assert ranked(table)[0] == three


def ranked(table: str) -> list[str]:
    """The cards of seat 0, that to be thrown first at the head."""
    found = ranked_discards(parse_position(f"canasta/1 {table}"), 0)
    return [card_text(card) for _, card in found]


def raced() -> Race:
    """Run a race of two in which the second gains 2 in the mean, give or take 0.41."""
    running = Race(2)
    for gain in (1.0, 3.0, 2.0, 2.0):
        running.values[0].append(0.0)
        running.values[1].append(gain)
    return running


@pytest.mark.parametrize(("gate", "winner"), [(4.0, 1), (4.8, 1), (5.0, 0)])
def test_the_gate_is_a_factor_of_the_error(gate: float, winner: int) -> None:
    assert raced().winner(gate) == winner


def test_the_move_of_the_rules_is_given_up_later_than_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = SearchPlan(10_000, 4, gate=0.0, behind=4.4)
    assert not raced().drop(plan)

    monkeypatch.setattr(values, "SEARCH", replace(values.SEARCH, rule_more=0.0))

    assert raced().drop(plan)
