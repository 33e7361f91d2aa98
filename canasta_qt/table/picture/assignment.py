"""Who plays which place: cards that are there are given the places of a new picture.

Equal cards are interchangeable, and so are all face-down ones.  A card stays where it
is as long as the picture allows, so that only what really moved is seen to move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import Protocol

from canasta_qt.cards import Card
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import CardPlace, HomeKind, Origin


class CardSlot(Protocol):
    """What casting must know of a card that is there."""

    home: Origin
    face: Card | None
    held: HandCard | None


def assign_items(
    players: Sequence[CardSlot], places: Sequence[CardPlace]
) -> list[int | None]:
    """For each place the number of the player that takes it; None where none is left.

    The likeness asked for becomes weaker from round to round: the same card of the
    hand, the same card at the same home, the same face, any card that travels.
    """
    taken: list[int | None] = [None] * len(places)
    free = list(range(len(players)))
    for likeness in (_same_held, _same_home, _same_face, _same_side_up, _anything):
        free = _match(players, places, taken, free, likeness)
    return taken


def _match(
    players: Sequence[CardSlot],
    places: Sequence[CardPlace],
    taken: list[int | None],
    free: list[int],
    likeness: _Likeness,
) -> list[int]:
    waiting: dict[Hashable, list[int]] = defaultdict(list)
    for number in reversed(free):
        key = likeness(players[number])
        if key is not None:
            waiting[key].append(number)
    for i, place in enumerate(places):
        if taken[i] is None:
            key = likeness(place)
            if key is not None and waiting[key]:
                taken[i] = waiting[key].pop()
    used = set(taken)
    return [number for number in free if number not in used]


class _Likeness(Protocol):
    def __call__(self, one: CardSlot | CardPlace, /) -> Hashable | None: ...


def _same_held(one: CardSlot | CardPlace) -> Hashable | None:
    return one.held


def _same_home(one: CardSlot | CardPlace) -> Hashable | None:
    return (one.home, one.face)


def _same_face(one: CardSlot | CardPlace) -> Hashable | None:
    # A card that lies face down nowhere gives away that it once showed this face.
    return one.face


def _same_side_up(one: CardSlot | CardPlace) -> Hashable | None:
    """Cards in the game before those that are not, seats before the stock."""
    if one.home.kind is HomeKind.AWAY:
        return None
    return one.face is None


def _anything(one: CardSlot | CardPlace) -> Hashable | None:  # noqa: ARG001
    return True
