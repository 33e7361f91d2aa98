"""Marks for the table: empty places, and the badges of piles and canastas."""

import math
from enum import StrEnum
from typing import Final

from canasta_qt.art.drawing.palette import GOLD_ON_DARK, INK, PAPER
from canasta_qt.art.drawing.shapes import (
    CENTRE_X,
    CENTRE_Y,
    circle_path,
    disc,
    fill,
    polar,
    polygon,
    rounded,
    star_path,
    stroke,
)

_NAVY: Final = "#12305e"
_ICE: Final = "#e9f4ff"
_RED: Final = "#c21502"


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
    """An empty place on the felt: dashed outline and pictogram, no paper."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 225 350" '
        'width="225" height="350">'
        f'<path d="{rounded(3, 3, 219, 344, 11)}" fill="none" stroke="{colour}" '
        'stroke-width="2.4" stroke-dasharray="9 7" stroke-opacity="0.62"/>'
        '<g opacity="0.62" transform="translate(112.5 175) scale(1.35) '
        f'translate(-112.5 -175)">{_pictogram(kind, colour)}</g></svg>'
    )


def _pictogram(kind: Slot, colour: str) -> str:
    x, y = CENTRE_X, CENTRE_Y
    match kind:
        case Slot.STOCK:
            corner = (
                f"M{x - 19},{y - 38}H{x + 21}Q{x + 26},{y - 38} {x + 26},{y - 33}"
                f"V{y + 28}"
            )
            lozenge = fill(
                "M0,-18L11,0L0,18L-11,0Z", colour, move=f"translate({x - 5} {y + 4})"
            )
            return (
                _outline(x - 5, y + 4, colour) + lozenge + stroke(corner, colour, 3.2)
            )
        case Slot.PILE:
            arrow = (
                f"M{x},{y - 44}V{y + 14}M{x - 12},{y + 2}L{x},{y + 15}L{x + 12},{y + 2}"
            )
            return _outline(x, y + 14, colour) + stroke(arrow, colour, 3.2)
        case Slot.MELD:
            edges = f"M{x - 38},{y - 30}V{y + 30}M{x - 26},{y - 34}V{y + 34}"
            star = fill(star_path(x + 10, y, 11), colour)
            return stroke(edges, colour, 3.2) + _outline(x + 10, y, colour) + star
        case Slot.STAGING:
            plus = f"M{x},{y - 12}V{y + 12}M{x - 12},{y}H{x + 12}"
            return _outline(x, y, colour) + stroke(plus, colour, 3.2)


def _outline(x: float, y: float, colour: str) -> str:
    return stroke(rounded(x - 22, y - 34, 44, 68, 5), colour, 3.2)


def badge(kind: Badge) -> str:
    """A mark 64 units square: frozen pile, natural canasta, mixed canasta."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" '
        f'width="64" height="64">{_badge_body(kind)}</svg>'
    )


def _badge_body(kind: Badge) -> str:
    match kind:
        case Badge.FROZEN:
            return _snowflake()
        case Badge.NATURAL:
            return _seal()
        case Badge.MIXED:
            return _tile()


def _snowflake() -> str:
    arm = "M0,-22.5V22.5M-6,-21L0,-15L6,-21M-6,21L0,15L6,21"
    body = disc(32, 32, 31, _NAVY) + disc(32, 32, 28.5, _ICE)
    for angle in (0, 60, 120):
        body += stroke(arm, _NAVY, 2.8, move=f"translate(32 32) rotate({angle})")
    hexagon = polygon(polar(32, 32, 8, math.pi * i / 3) for i in range(6))
    return body + stroke(hexagon, _NAVY, 2.2)


def _seal() -> str:
    edge = []
    for i in range(72):
        angle = math.tau * i / 72
        edge.append(polar(32, 32, 29.2 + 1.8 * math.cos(12 * angle), angle))
    ring = stroke(circle_path(32, 32, 25.2), GOLD_ON_DARK, 1.2)
    return fill(polygon(edge), _RED) + ring + basket(PAPER, _RED)


def _tile() -> str:
    return (
        fill(rounded(3, 3, 58, 58, 13), INK)
        + stroke(rounded(6.5, 6.5, 51, 51, 10), GOLD_ON_DARK, 1.2)
        + basket(PAPER, INK)
        + fill(star_path(32, 25.5, 8.5), INK)
        + fill(star_path(32, 25.5, 6.4), GOLD_ON_DARK)
    )


def basket(paper: str, ground: str) -> str:
    """Canasta is Spanish for basket: one about (32, 33), 40 wide."""
    rim = "M13.5,30.5H50.5Q52,30.5 51.7,32L51,34.5H13L12.3,32Q12,30.5 13.5,30.5Z"
    bowl = "M15.5,35.5H48.5L45.5,49.5Q45,52 42.5,52H21.5Q19,52 18.5,49.5Z"
    weave = "M18.5,39.5H45.5M20,45.5H44M26,34L27.5,51M32,34V51M38,34L36.5,51"
    return (
        stroke("M20,33C20,14 44,14 44,33", paper, 3.4)
        + fill(rim + bowl, paper)
        + stroke(weave, ground, 1.5, cap="butt")
    )
