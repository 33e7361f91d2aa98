"""Choice of the way to go out that scores most for the side."""

from typing import Final

from canasta_qt.engine.moves.going_out_search import (
    WayOut,
    proposed_ways_out,
    way_out_refusal,
)
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.actions import (
    DISCARD_ACTIONS,
    Action,
    AddToMeld,
    LayDown,
    NewMeld,
)
from canasta_qt.engine.state.melds import CANASTA_SIZE, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.transition import position_after

_MAX_PLANS: Final = 60
"""Largest number of plans that are judged once a legal plan is found; those with most
canastas are judged first."""


def actions_of_way_out(way: WayOut) -> tuple[Action, ...]:
    """Return the actions that play a way out: the melds, the last discard, or both."""
    lay = (LayDown(way.plays),) if way.plays else ()
    last = () if way.discard is None else (DISCARD_ACTIONS[way.discard],)
    return (*lay, *last)


def best_way_out(
    position: Position, seat: int, *, asked: bool = False
) -> WayOut | None:
    """Return the way to go out with the most points of the round for the seat's side.

    None if the seat cannot go out in this turn; `asked=True` assumes that the partner
    has said yes. Of ways with equal points, the one with most new canastas is returned.
    """
    melds = position.melds[position.terms.side_of[seat]]
    plans = sorted(
        proposed_ways_out(position, seat, asked=asked),
        key=lambda plan: _completed_canastas(melds, plan),
        reverse=True,
    )
    best, most = None, 0
    for number, plan in enumerate(plans):
        if best is not None and number >= _MAX_PLANS:
            break
        if way_out_refusal(position, seat, plan, asked=asked) is None:
            points = _points_after(position, seat, plan)
            if best is None or points > most:
                best, most = plan, points
    return best


def _completed_canastas(melds: list[Meld], way: WayOut) -> int:
    """Return how many melds become canastas by the way out; new melds are counted as
    well."""
    count = 0
    for play in way.plays:
        if isinstance(play, NewMeld):
            count += len(play.cards) >= CANASTA_SIZE
        elif isinstance(play, AddToMeld):
            meld = melds[play.meld]
            lacking = 0 if meld.is_canasta else CANASTA_SIZE - meld.size
            count += 0 < lacking <= len(play.cards)
    return count


def _points_after(position: Position, seat: int, way: WayOut) -> int:
    after = position_after(position, *actions_of_way_out(way))
    return round_points(after)[position.terms.side_of[seat]]
