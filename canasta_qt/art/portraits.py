"""Portraits of the players: drawings in `assets/portraits/`, one for each mood."""

from enum import StrEnum
from typing import Final

from canasta_qt.art.drawings import drawing_svg


class Portrait(StrEnum):
    """Portraits, by the name of their drawing."""

    CLARA = "clara"
    ANTON = "anton"
    TOMAS = "tomas"
    INES = "ines"
    RUTH = "ruth"
    EMIL = "emil"
    NORA = "nora"
    CARDS = "cards"
    """A fan of three cards, for a player without a portrait."""


class Mood(StrEnum):
    """Facial expressions of a portrait."""

    CALM = "calm"
    THINKING = "thinking"
    PLEASED = "pleased"
    DISMAYED = "dismayed"


DEFAULT_PORTRAITS: Final = {
    "Clara": Portrait.CLARA,
    "Anton": Portrait.ANTON,
    "Tomás": Portrait.TOMAS,
    "Ines": Portrait.INES,
    "Ruth": Portrait.RUTH,
    "Emil": Portrait.EMIL,
    "Nora": Portrait.NORA,
}
"""Portraits of the players with default names, clockwise from the player's left."""

MIN_SHOULDERS_SIZE_PX: Final = 80
"""Smallest size in pixels of a portrait that includes the shoulders."""
MIN_RING_SIZE_PX: Final = 30
"""Smallest size in pixels of a portrait with a metal ring."""


def portraits_for_seats(
    names: tuple[str, ...], player_seat: int, player_portrait: Portrait
) -> tuple[Portrait, ...]:
    """Return the portrait of every seat; the player in `player_seat` has
    `player_portrait`.

    Portraits are assigned to places at the table, whatever the names are. Only without
    a person (`player_seat` -1), a player with a default name has the portrait of that
    name.
    """
    usual = (player_portrait, *DEFAULT_PORTRAITS.values())
    places = range(-max(player_seat, 0), len(names) - max(player_seat, 0))
    found = [usual[place % len(names)] for place in places]
    if player_seat < 0:
        found = [
            DEFAULT_PORTRAITS.get(*pair) for pair in zip(names, found, strict=True)
        ]
    return tuple(found)


def portrait_svg(portrait: Portrait, mood: Mood, size: float, wine: str) -> str:
    """Return a portrait as square SVG text; a small portrait shows only the head.

    `wine` is the colour of the card backs in `Portrait.CARDS`.
    """
    if portrait is Portrait.CARDS:
        return drawing_svg("portraits/cards", {"wine": wine})
    drawn = drawing_svg(f"portraits/{portrait}-{mood}", {})
    if size >= MIN_SHOULDERS_SIZE_PX:
        return drawn
    return drawn.replace('viewBox="0 0 96 96"', 'viewBox="9 3 78 78"', 1)
