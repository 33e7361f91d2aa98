"""Marks for the table: empty places, and the badges of piles and canastas."""

from enum import StrEnum

from canasta_qt.art.drawing.palette import PAPER
from canasta_qt.art.drawings import drawing


class Slot(StrEnum):
    """Places that may be empty."""

    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"
    STAGING = "staging"


class Badge(StrEnum):
    """What a badge says; the outlines differ as well as the colours."""

    FROZEN = "frozen"
    NATURAL = "natural"
    MIXED = "mixed"


def slot(kind: Slot, colour: str = PAPER) -> str:
    """Return an empty place on the felt: dashed outline and pictogram, no paper."""
    return drawing(f"marks/{kind}-slot", {"colour": colour})


def badge(kind: Badge) -> str:
    """Return a mark 64 units square: frozen pile, natural canasta, mixed canasta."""
    return drawing(f"marks/{kind}-badge", {})
