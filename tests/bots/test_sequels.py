"""The sequels shown for two moves agree with their values."""

from math import inf

import pytest

from canasta_qt.bots.estimates.outlook import points_on_table
from canasta_qt.bots.messages import RequestOptions
from canasta_qt.bots.search.weighing import SeatActions, compare_actions
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.actions import TakePile
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.transition import apply_legal
from canasta_qt.notation.actions import parse_action
from tests.bots.practice_positions import Spot, spots

SPOTS = [spot for spot in spots() if any("*" not in move for move in spot.bad)]
OF_EACH_KIND = list({spot.kind: spot for spot in reversed(SPOTS)}.values())


def after(world: Position, acts: SeatActions) -> tuple[int, int]:
    """Return the visible lead of the deciding side after a sequel: piles and points."""
    end, piles = world.copy(), 0
    side = world.terms.side_of[world.turn]
    for seat, act in acts:
        if isinstance(act, TakePile):
            piles += 1 if world.terms.side_of[seat] == side else -1
        apply_legal(end, act)
    if end.phase == OVER_PHASE:
        points = round_points(end)
    else:
        points = [points_on_table(end, each) for each in range(end.terms.sides)]
    return piles, 2 * points[side] - sum(points)


@pytest.mark.sample(3)
@pytest.mark.parametrize("spot", OF_EACH_KIND, ids=lambda spot: spot.kind)
def test_the_shown_continuations_favour_the_best_move_over_the_bad_one(
    spot: Spot,
) -> None:
    move = next(move for move in spot.bad if "*" not in move)

    asked = RequestOptions((parse_action(move),), spot.good, 40, inf)
    found = compare_actions(spot.view(), asked, 0)

    (best, played), lines = found.candidates, found.sequels
    assert best.mean_points > played.mean_points
    if lines[0]:
        (piles, lead), (bad_piles, bad_lead) = (
            after(found.example_world, it) for it in lines
        )
        assert piles > bad_piles or lead >= bad_lead


def test_most_practice_positions_can_show_how_both_moves_continue() -> None:
    shown = []
    for spot in OF_EACH_KIND:
        move = next(move for move in spot.bad if "*" not in move)
        asked = RequestOptions((parse_action(move),), spot.good, 30, inf)
        shown.append(compare_actions(spot.view(), asked, 0).sequels[0])

    assert sum(map(bool, shown)) >= len(shown) - 1
