"""Options of the deck, and the colours of the suits and of the paper."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from canasta_qt.look.tokens import mix_colours
from canasta_qt.overrides import override

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

SUIT_COLOURS: Final[dict[DeckColours, dict[str, str]]] = {
    DeckColours.CLASSIC: {
        "c": "#111111", "d": "#c8102e", "h": "#c8102e", "s": "#111111",
    },
    DeckColours.TUNED: {
        "c": "#27826a", "d": "#1a3599", "h": "#c21502", "s": "#111111",
    },
}  # fmt: skip


class PaperColour(str):
    """Colour of the paper of a card, which drawings mix with other colours.

    In a drawing, `{paper:#17171a 0.55}` is a mixture that has 0.55 of `#17171a`.
    """

    __slots__ = ()

    @override
    def __format__(self, mixed: str, /) -> str:
        colour, _, share = mixed.partition(" ")
        return mix_colours(colour, self, float(share)) if mixed else str(self)
