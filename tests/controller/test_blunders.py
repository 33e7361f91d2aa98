"""A review names the blunder of a decision and finds no mistake in a good move.

The played move and the best move are compared in the same sampled worlds.
"""

from math import inf

import pytest

from canasta_qt.advice import Advice, Mistake
from canasta_qt.bots.levels import decide_at_level
from canasta_qt.bots.messages import RequestOptions
from canasta_qt.bots.search.weighing import compare_actions
from canasta_qt.controller.advice.adviser import ADVISER_LEVEL
from canasta_qt.controller.advice.review import (
    ReviewedDecision,
    confirmed_mistake,
    find_mistake,
)
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.narrow import some
from tests.positions import filled
from tests.text_table import read_rows

WORLDS = 120


def reviewed(table: str, move: str) -> tuple[Mistake | None, Advice]:
    """Return the mistake that a review finds in a decision, or None."""
    position = parse_position(filled(table))
    seat = some(seat_to_act(position))
    seen, deed = observe(position, seat), parse_action(move)
    demand = RequestOptions((deed,), time_limit_seconds=inf)
    decided = decide_at_level(ADVISER_LEVEL, seen, 1, WORLDS, demand)
    why, weighed = decided.explanation, decided.candidates
    said = Advice(seen, decided.action, why, weighed, decided.world_count)
    found = find_mistake(ReviewedDecision(0, 0, 0, 1, seen, deed, deed), said)
    if found is not None:
        demand = RequestOptions((deed,), (str(said.action),), 2 * WORLDS, inf)
        found = confirmed_mistake(found, compare_actions(seen, demand, 2).candidates)
    return found, said


@pytest.mark.parametrize(
    ("kind", "name", "table", "move"), read_rows(__file__, "blunders.rows")
)
def test_a_review_names_the_blunder_and_finds_no_mistake_in_a_good_move(
    kind: str, name: str, table: str, move: str
) -> None:
    found, said = reviewed(table, move)

    if kind == "blunder":
        assert found is not None, (name, said.candidates)
        assert str(found.played_action) == move
    else:
        assert any(str(each.action) == move for each in said.candidates)
        assert found is None, name
