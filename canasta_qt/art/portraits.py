"""The players' portraits: the drawings of `assets/portraits/`, one for each mood."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from canasta_qt.art.drawings import drawing


class Portrait(StrEnum):
    """A player's portrait, by the name of its drawings."""

    CLARA = "clara"
    ANTON = "anton"
    TOMAS = "tomas"
    INES = "ines"
    RUTH = "ruth"
    EMIL = "emil"
    NORA = "nora"
    CARDS = "cards"
    """A fan of three cards, for who has chosen no face."""


class Mood(StrEnum):
    """What brows and mouth say."""

    CALM = "calm"
    THINKING = "thinking"
    PLEASED = "pleased"
    DISMAYED = "dismayed"


USUAL_PORTRAITS: Final = {
    "Clara": Portrait.CLARA,
    "Anton": Portrait.ANTON,
    "Tomás": Portrait.TOMAS,
    "Ines": Portrait.INES,
    "Ruth": Portrait.RUTH,
    "Emil": Portrait.EMIL,
    "Nora": Portrait.NORA,
}
"""The faces of the usual names, clockwise from the player's left."""

WHOLE_FROM: Final = 80
"""Logical pixels from which a portrait is shown with its shoulders."""
RINGED_FROM: Final = 30
"""Logical pixels from which there is room for a ring of metal."""


def portraits_of(
    names: tuple[str, ...], first: int, own: Portrait
) -> tuple[Portrait, ...]:
    """Return the face of every seat, the player's `own` among them.

    A seat has the face of its place, counted from the `first`, whatever it is called;
    only where nobody plays (`first` -1) do usual names come first.
    """
    usual = (own, *USUAL_PORTRAITS.values())
    places = range(-max(first, 0), len(names) - max(first, 0))
    found = [usual[place % len(names)] for place in places]
    if first < 0:
        found = [USUAL_PORTRAITS.get(*pair) for pair in zip(names, found, strict=True)]
    return tuple(found)


def portrait_svg(who: Portrait, mood: Mood, size: float, wine: str) -> str:
    """Return a portrait as SVG text, square; a small one shows little but the head."""
    if who is Portrait.CARDS:
        return drawing("portraits/cards", {"wine": wine})
    drawn = drawing(f"portraits/{who}-{mood}", {})
    if size >= WHOLE_FROM:
        return drawn
    return drawn.replace('viewBox="0 0 96 96"', 'viewBox="9 3 78 78"', 1)
