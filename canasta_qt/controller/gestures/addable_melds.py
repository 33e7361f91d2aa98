"""The melds a player may add to: the own ones, and the ally's against a lone hand.

A number names a meld to a side; those of the ally begin at `ALLY_MELDS`.  Sequences
have two ends.  The engine finds the end of every card by itself; a player who points
at one end wants that end, and is told what comes next there if the cards do not.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import NATURAL_RANKS, Card, is_wild, rank_of
from canasta_qt.engine.state.melds import RUN, Meld, form_of
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import ALLY_MELDS, NO_MELD
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import End, Place, Spot, StagedGroup

STEP: Final = 4
"""From a card to the next one of its suit."""

VAGUE: Final = (Reason.NOT_A_SEQUENCE, Reason.UNEQUAL_RANKS)
"""Refusals that say less than what comes next at the end."""


def meld_numbers(observation: Observation) -> tuple[int, ...]:
    """Return the numbers of all melds the player's side may add to."""
    position = observation.position
    own = range(len(position.melds[observation.side]))
    ally = position.ally(observation.side)
    if ally < 0:
        return tuple(own)
    return (*own, *range(ALLY_MELDS, ALLY_MELDS + len(position.melds[ally])))


def meld_at(observation: Observation, number: int) -> Meld | None:
    """Return the meld of a number, if there is one."""
    side, index = observation.position.place_of(observation.side, number)
    melds = observation.position.melds[side]
    return melds[index] if 0 <= index < len(melds) else None


def number_of_rank(observation: Observation, rank: int) -> int | None:
    """Return the number of a rank's meld: the own one, else the ally's."""
    position = observation.position
    own = position.rank_meld[observation.side][rank]
    if own != NO_MELD:
        return own
    ally = position.ally(observation.side)
    theirs = NO_MELD if ally < 0 else position.rank_meld[ally][rank]
    return None if theirs == NO_MELD else theirs + ALLY_MELDS


def run_ends(
    observation: Observation, groups: tuple[StagedGroup, ...], spot: Spot
) -> tuple[Card, Card] | None:
    """Return the lowest and highest card of the sequence at a place, if one is there.

    Cards laid ready for it count as if they lay there.
    """
    meld = meld_at(observation, spot.index) if spot.place is Place.MELD else None
    if meld is None or meld.form != RUN:
        return None
    waiting = [card for g in groups if g.meld == spot.index for card in g.cards]
    together = sorted((*meld.cards, *waiting))
    return together[0], together[-1]


def staged_run(
    observation: Observation,
    groups: tuple[StagedGroup, ...],
    spot: Spot,
    laid: tuple[Card, ...],
) -> tuple[Card, Card] | None:
    """Return the ends of a staged group that is a sequence with these cards."""
    if spot.place is not Place.STAGED or not 0 <= spot.index < len(groups):
        return None
    group = groups[spot.index]
    if group.meld is not None:
        return run_ends(observation, groups, Spot(Place.MELD, group.meld))
    held = sorted(group.laid)
    found = form_of((*held, *laid))
    return (held[0], held[-1]) if found is not None and found[0] == RUN else None


def end_spots(observation: Observation, index: int) -> tuple[Spot, ...]:
    """Return the two ends of a sequence of the own side; none for another meld."""
    meld = meld_at(observation, index)
    if meld is None or meld.form != RUN:
        return ()
    return tuple(Spot(Place.MELD, index, end) for end in End)


def wild_refusal(
    meant: object, ends: tuple[Card, Card] | None, laid: tuple[Card, ...]
) -> Refusal | None:
    """Refuse wild cards let go on a sequence as a whole, which takes none."""
    wilds = tuple(card for card in laid if is_wild(card))
    vague = isinstance(meant, Refusal) and meant.reason in VAGUE
    if ends is None or not wilds or not vague:
        return None
    return Refusal(Reason.NOT_A_SEQUENCE, cards=wilds)


def end_refusal(
    ends: tuple[Card, Card], end: End, cards: tuple[Card, ...]
) -> Refusal | None:
    """Return what comes next at an end, if these cards do not go on there."""
    wilds = tuple(card for card in cards if is_wild(card))
    if wilds:
        return Refusal(Reason.NOT_A_SEQUENCE, cards=wilds)
    at, step = (ends[0], -STEP) if end is End.LOW else (ends[1], STEP)
    following = [at + step * (i + 1) for i in range(len(cards))]
    if sorted(cards) == sorted(following) and rank_of(max(cards)) < NATURAL_RANKS:
        return None
    follows = at + step
    known = (Card(follows),) if 0 <= follows < STEP * NATURAL_RANKS else ()
    return Refusal(Reason.NOT_A_SEQUENCE, rank=rank_of(at), cards=(at, *known))
