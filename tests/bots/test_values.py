"""Every tuned value decides somewhere: changing it changes a move.

Positions were found by a search over self-play, not written by hand; no test says which
move is right, so that training may change the values.
"""

import tomllib
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.bots.estimates import values
from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.bots.search.search_bot import Race
from canasta_qt.notation.position.line import parse_position

SPOTS: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "positions" / "values" / "values.toml").read_text("utf-8")
)
POLICIES = (
    "DISCARDS", "DANGERS", "PILE", "INITIAL_MELD", "MELDS", "RUNS", "SPECIAL_HANDS",
    "GOING_OUT", "ENDGAME",
)  # fmt: skip
UNDECIDED = {
    "DISCARDS.black_three_bonus",
    "DISCARDS.black_three_endgame",
    "DISCARDS.red_three",
    "DISCARDS.red_three_bonus",
    "INITIAL_MELD.pile_cards",
}
"""Values that decided nothing in 30,000 positions of self-play."""


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
    assert set(SPOTS) == set(names()) - UNDECIDED


def test_every_group_of_values_is_known() -> None:
    groups = {name for name, each in vars(values).items() if is_dataclass(each)}
    found = {name for name in groups if name.isupper()}

    assert found == {*POLICIES, "SEARCH", "BEGINNER", "CASUAL", "EXPERT", "MASTER"}


@pytest.mark.parametrize("name", sorted(SPOTS))
def test_another_value_changes_the_move(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    group, _, field = name.partition(".")
    spot = SPOTS[name]
    before = choose(parse_position(spot["position"]))
    found = getattr(values, group)

    other = scaled(getattr(found, field), spot["factor"])
    monkeypatch.setattr(values, group, replace(found, **{field: other}))

    assert choose(parse_position(spot["position"])) != before


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
    assert not raced().drop(4.4)

    monkeypatch.setattr(values, "SEARCH", replace(values.SEARCH, rule_more=0.0))

    assert raced().drop(4.4)
