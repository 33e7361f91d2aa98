"""The two jokers: one filled, one drawn in line only, told apart without colour.

The index is a star over the word, set downwards.
"""

import math
from typing import Final

from canasta_qt.art.courts.jester import EDGE, jester, seam
from canasta_qt.art.drawing.glyphs import Spot, glyph, number
from canasta_qt.art.drawing.palette import DeckPalette, Suit
from canasta_qt.art.drawing.pips import SUIT_PATHS
from canasta_qt.art.drawing.shapes import (
    CENTRE_X,
    CENTRE_Y,
    fill,
    group,
    num,
    polygon,
    rounded,
    shift,
    star_path,
    stroke,
    twice,
)
from canasta_qt.art.drawing.style import IndexSize

_WORD: Final = "JOKER"
_JUMBO_SCALE: Final = 0.90
_BAND: Final[tuple[Suit | None, ...]] = ("h", "d", None, "c", "s")


def joker_body(palette: DeckPalette, index: IndexSize, *, filled: bool) -> str:
    """The panel of a joker."""
    tone = palette.heart if filled else palette.ink
    frame = rounded(CENTRE_X - EDGE, 16, 2 * EDGE, 318, 7)
    ground = palette.wash(palette.gold, 0.15) if filled else palette.paper
    figure = group(shift(CENTRE_X, 0), jester(palette, filled=filled))
    body = (
        fill(frame, ground)
        + twice("half", figure)
        + _band(palette, filled=filled)
        + stroke(frame, tone, 1.6)
    )
    if index is IndexSize.STANDARD:
        return body
    k = _JUMBO_SCALE
    return group(f"{shift(CENTRE_X * (1 - k), CENTRE_Y * (1 - k))} scale({k})", body)


def joker_corner(
    palette: DeckPalette, index: IndexSize, *, filled: bool, points: bool
) -> str:
    """Star, word, and the points where they are asked for."""
    tone = palette.heart if filled else palette.ink
    jumbo = index is IndexSize.JUMBO
    centre, cap, gap, radius = (
        (32.0, 27.0, 6.5, 21.0) if jumbo else (28.5, 20, 5.5, 16.5)
    )
    if filled:
        parts = fill(star_path(centre, 16 + radius, radius, 5, 0.43), tone)
    else:
        star = star_path(centre, 17 + radius, radius - 2, 5, 0.43)
        parts = stroke(star, tone, 3.2, join="miter")
    y = 20 + radius * 2
    for letter in _WORD:
        parts += glyph(letter, Spot(centre, y, cap), tone, weight=17)
        y += cap + gap
    if points:
        grey = palette.wash(palette.ink, 0.62)
        parts += number("50", Spot(centre, y + 4, 13), grey)
    return parts


def _strip(above: float, below: float) -> str:
    left, right = seam(-EDGE), seam(EDGE)
    return polygon(
        (
            (CENTRE_X - EDGE, left - above),
            (CENTRE_X + EDGE, right - above),
            (CENTRE_X + EDGE, right + below),
            (CENTRE_X - EDGE, left + below),
        )
    )


def _band(palette: DeckPalette, *, filled: bool) -> str:
    p = palette
    edge = p.gold if filled else p.ink
    parts = fill(_strip(9, 9), p.paper) + fill(_strip(9, -6.8) + _strip(-6.8, 9), edge)
    angle = math.degrees(math.atan2(seam(EDGE) - seam(0), EDGE))
    for place, suit in enumerate(_BAND, start=-2):
        x = place * 22.5
        turn = angle + (180 if place < 0 else 0)
        move = f"{shift(CENTRE_X + x, seam(x))} rotate({turn:.1f})"
        if suit is None:
            parts += fill(star_path(0, 0, 7.5, 5, 0.43), edge, move=move)
        else:
            tone = p.suit(suit) if filled else p.ink
            parts += fill(SUIT_PATHS[suit], tone, move=f"{move} scale({num(0.1)})")
    return parts
