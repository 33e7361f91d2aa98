"""The melds a player may add to: the own ones, and the ally's against a lone hand.

A number names a meld to a side; those of the ally begin at `ALLY_MELDS`.
"""

from __future__ import annotations

from canasta_qt.engine.state.melds import Meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import ALLY_MELDS


def meld_numbers(observation: Observation) -> tuple[int, ...]:
    """Numbers of all melds the player's side may add to."""
    position = observation.position
    own = range(len(position.melds[observation.side]))
    ally = position.ally(observation.side)
    if ally < 0:
        return tuple(own)
    return (*own, *range(ALLY_MELDS, ALLY_MELDS + len(position.melds[ally])))


def meld_at(observation: Observation, number: int) -> Meld | None:
    """The meld of a number, if there is one."""
    side, index = observation.position.place_of(observation.side, number)
    melds = observation.position.melds[side]
    return melds[index] if 0 <= index < len(melds) else None


def number_of_rank(observation: Observation, rank: int) -> int:
    """The meld of a rank: the own one, else the ally's; -1 if there is none."""
    position = observation.position
    number = position.rank_meld[observation.side][rank]
    ally = position.ally(observation.side)
    if number >= 0 or ally < 0:
        return number
    number = position.rank_meld[ally][rank]
    return number + ALLY_MELDS if number >= 0 else -1
