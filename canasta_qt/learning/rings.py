"""Conversion of the marks in lesson files to values for the table."""

import re
from typing import Final

from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.gestures import HAND_SPOT, CoachMark, Place, Spot, button_spot

_SPOTS: Final = {
    "threes": Spot(Place.BONUS),
    "row:us": Spot(Place.ROW),
    "row:them": Spot(Place.ROW, side=1),
}
_CARD: Final = r"X[rb]|[A2-9TJQK][cdhs]"
_RING: Final = re.compile(
    rf"(stock|pile|strip|score|foot|threes|row:us|row:them)|hand(?::((?:{_CARD})+))?"
    r"|(their )?m(\d+)|plate:([1-7])|button:(draw|take|meld|discard|ask|yes|no)"
)
OUTLINED_CANASTA_COUNT: Final = 2
"""Number of canastas outlined while the lesson explains the aim of the game."""


def parse_coach_mark(text: str) -> CoachMark:
    """Return the mark described by a text of a lesson, such as `their m1`. Raises
    `ValueError`."""
    found = _RING.fullmatch(text)
    if found is None:
        raise ValueError(f"ring “{text}” is no place")
    place, cards, theirs, meld, seat, button = found.groups()
    if place:
        return CoachMark(_SPOTS.get(place) or Spot(Place(place)))
    if meld:
        return CoachMark(Spot(Place.MELD, int(meld), side=1 if theirs else 0))
    if seat:
        return CoachMark(Spot(Place.SEAT, int(seat)))
    if button:
        return CoachMark(button_spot(Command(button)))
    return CoachMark(HAND_SPOT, tuple(map(parse_card, re.findall(_CARD, cards or ""))))
