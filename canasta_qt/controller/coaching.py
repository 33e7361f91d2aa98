"""What the coach says and rings at a step of a lesson, as the value that is shown."""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.gestures import Ring, RingPlace

_PLACES: Final = {
    "row:us": RingPlace.ROW_US,
    "row:them": RingPlace.ROW_THEM,
    **{str(place): place for place in RingPlace},
}
AIM: Final = 2
"""Canastas outlined where the coach says what the game aims at."""


def ring_of(text: str) -> Ring:
    """Read a ring as a lesson writes it, such as `their m1`."""
    if text in _PLACES:
        return Ring(_PLACES[text])
    kind, _, rest = text.partition(":")
    if kind == "hand":
        cards = tuple(parse_card(rest[i : i + 2]) for i in range(0, len(rest), 2))
        return Ring(RingPlace.HAND, cards=cards)
    if kind == "plate":
        return Ring(RingPlace.PLATE, int(rest))
    if kind == "button":
        return Ring(RingPlace.BUTTON, command=Command(rest))
    theirs = text.startswith("their ")
    place = RingPlace.THEIR_MELD if theirs else RingPlace.MELD
    return Ring(place, int(text.removeprefix("their ")[1:]))
