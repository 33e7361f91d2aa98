"""What a player may choose about the deck."""

from dataclasses import dataclass, replace
from enum import StrEnum


class DeckColours(StrEnum):
    """Suits in two colours, in four that every eye tells apart, or on dark paper."""

    CLASSIC = "classic"
    TUNED = "tuned"
    DARK = "dark"


class IndexSize(StrEnum):
    """How large rank and suit stand in the corner."""

    STANDARD = "standard"
    JUMBO = "jumbo"


class BackDesign(StrEnum):
    """The pattern on the back."""

    LATTICE = "lattice"
    ROSETTE = "rosette"
    FANS = "fans"
    RAYS = "rays"


@dataclass(frozen=True)
class DeckStyle:
    """One way to draw the whole deck.

    `paper` and `back_colour` (`#rrggbb`) replace the ones of the palette and the
    design, so that cards go with the window; `points` writes the Canasta value under
    the index, `marks` puts the star on wild twos and the slim frame on red threes.
    """

    palette: DeckColours = DeckColours.CLASSIC
    index: IndexSize = IndexSize.STANDARD
    back: BackDesign = BackDesign.LATTICE
    points: bool = False
    marks: bool = True
    paper: str | None = None
    back_colour: str | None = None


def with_index(style: DeckStyle, index: IndexSize) -> DeckStyle:
    """The same deck with another index."""
    return style if style.index is index else replace(style, index=index)
