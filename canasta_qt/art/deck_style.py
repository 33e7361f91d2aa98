"""What a player may choose about the deck, and its colours.

Suits have two colours, or four that every eye tells apart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Literal

from canasta_qt.look.tokens import mix


class DeckColours(StrEnum):
    """Suits in two colours, or in four that every eye tells apart."""

    CLASSIC = "classic"
    TUNED = "tuned"


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

    `paper` (`#rrggbb`) replaces that of the palette, so that cards go with the window.
    """

    palette: DeckColours = DeckColours.CLASSIC
    index: IndexSize = IndexSize.STANDARD
    back: BackDesign = BackDesign.LATTICE
    paper: str | None = None


Suit = Literal["c", "d", "h", "s"]

SUITS: Final[tuple[Suit, ...]] = ("c", "d", "h", "s")

PAPER: Final = "#fffdf7"
INK: Final = "#17171a"
GOLD_ON_DARK: Final = "#d2a552"
"""Gold for backs and badges, whose grounds are dark."""


@dataclass(frozen=True)
class DeckPalette:
    """Every colour a face uses; `line` draws features and contours inside figures."""

    club: str
    diamond: str
    heart: str
    spade: str
    paper: str = PAPER
    rim: str = "#b8b2a6"
    ink: str = INK
    gold: str = "#bd882e"
    skin: str = "#fff6e8"
    line: str = INK

    def suit(self, suit: Suit) -> str:
        """The colour of a suit."""
        return {"c": self.club, "d": self.diamond, "h": self.heart, "s": self.spade}[
            suit
        ]

    def wash(self, colour: str, share: float) -> str:
        """A colour thinned with paper."""
        return mix(colour, self.paper, share)


PALETTES: Final = {
    DeckColours.CLASSIC: DeckPalette("#111111", "#c8102e", "#c8102e", "#111111"),
    DeckColours.TUNED: DeckPalette("#27826a", "#1a3599", "#c21502", "#111111"),
}


def palette_of(style: DeckStyle) -> DeckPalette:
    """The palette of a style, on the paper it asks for."""
    chosen = PALETTES[style.palette]
    return chosen if style.paper is None else replace(chosen, paper=style.paper)
