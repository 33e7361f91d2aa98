"""Options of the deck, and the colours of card faces that follow from them."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Literal

from canasta_qt.look.tokens import mix_colours

PAPER_COLOUR: Final = "#fffdf7"


class DeckColours(StrEnum):
    """Number of suit colours: two, or four, which are easier to distinguish."""

    CLASSIC = "classic"
    TUNED = "tuned"


class IndexSize(StrEnum):
    """Size of the index: rank and suit in the corners of a card."""

    STANDARD = "standard"
    JUMBO = "jumbo"


class CourtLetters(StrEnum):
    """Letters of king, queen and jack in the corners."""

    ENGLISH = "KQJ"
    FRENCH = "RDV"
    GERMAN = "KDB"


class BackDesign(StrEnum):
    """Pattern of the card backs."""

    LATTICE = "lattice"
    ROSETTE = "rosette"
    FANS = "fans"
    RAYS = "rays"


@dataclass(frozen=True)
class DeckStyle:
    """Style of all cards of the deck.

    `paper_colour` (`#rrggbb`) is that of the theme.
    """

    palette: DeckColours = DeckColours.CLASSIC
    index_size: IndexSize = IndexSize.STANDARD
    court_letters: CourtLetters = CourtLetters.ENGLISH
    back_design: BackDesign = BackDesign.LATTICE
    paper_colour: str = PAPER_COLOUR


Suit = Literal["c", "d", "h", "s"]

INK_COLOUR: Final = "#17171a"
GOLD_COLOUR_ON_DARK: Final = "#d2a552"
"""Gold for card backs and seals, whose backgrounds are dark."""


@dataclass(frozen=True)
class DeckPalette:
    """Colours of card faces; `line` is the colour of facial features and contours of
    figures."""

    club: str
    diamond: str
    heart: str
    spade: str
    paper: str = PAPER_COLOUR
    rim: str = "#b8b2a6"
    ink: str = INK_COLOUR
    gold: str = "#bd882e"
    skin: str = "#fff6e8"
    line: str = INK_COLOUR

    def suit_colour(self, suit: Suit) -> str:
        return {"c": self.club, "d": self.diamond, "h": self.heart, "s": self.spade}[
            suit
        ]

    def mix_with_paper(self, colour: str, share: float) -> str:
        """Return a colour mixed with the colour of paper; `share`, from 0 to 1, is that
        of the colour."""
        return mix_colours(colour, self.paper, share)


DECK_PALETTES: Final = {
    DeckColours.CLASSIC: DeckPalette("#111111", "#c8102e", "#c8102e", "#111111"),
    DeckColours.TUNED: DeckPalette("#27826a", "#1a3599", "#c21502", "#111111"),
}


def deck_palette(style: DeckStyle) -> DeckPalette:
    """Return the palette for a style of the deck, including its colour of paper."""
    return replace(DECK_PALETTES[style.palette], paper=style.paper_colour)
