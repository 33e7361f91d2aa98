"""The faces of all cards, as SVG text.

View box 0 0 225 350 (1 : 1.556), round corners of 12, a rim of one unit.
"""

from typing import Final, NamedTuple

from canasta_qt.art.courts import COURTS, ace_body, court_body, joker_body
from canasta_qt.art.drawing.glyphs import Spot, glyph, number
from canasta_qt.art.drawing.palette import SUITS, DeckPalette, Suit, palette_of
from canasta_qt.art.drawing.pips import pip, pip_body
from canasta_qt.art.drawing.shapes import (
    card_svg,
    fill,
    rounded,
    star_path,
    stroke,
    twice,
)
from canasta_qt.art.drawing.style import DeckStyle, IndexSize
from canasta_qt.cards import Card, card_text


class _Index(NamedTuple):
    """Size and place of rank and suit in the corner."""

    cap: float
    top: float
    suit: float
    suit_y: float
    centre: float


_STANDARD: Final = _Index(cap=45.5, top=15, suit=29, suit_y=80, centre=28.5)
_JUMBO: Final = _Index(cap=70, top=15, suit=44, suit_y=115, centre=34.5)
# With points under it the jumbo index gives up a little height.
_JUMBO_WITH_POINTS: Final = _Index(cap=66, top=14, suit=38, suit_y=104, centre=34.5)
# The widest glyphs must clear the strip that shows in a crowded hand.
_JUMBO_SQUEEZE: Final = {"10": 0.88, "Q": 0.93}
_POINTS: Final = {
    **dict.fromkeys(("A", "2"), "20"),
    **dict.fromkeys(("K", "Q", "J", "10", "9", "8"), "10"),
    **dict.fromkeys(("7", "6", "5", "4"), "5"),
}
_SUIT_OF: Final[dict[str, Suit]] = {suit: suit for suit in SUITS}


def face(card: Card, style: DeckStyle) -> str:
    """The face of a known card; the points are those of Classic Canasta."""
    palette = palette_of(style)
    text = card_text(card)
    if text[0] == "X":
        filled = text == "Xr"
        body = joker_body(palette, style.index, filled=filled)
        corner = _joker_corner(palette, style, filled=filled)
        return card_svg(palette.paper, palette.rim, body + twice("index", corner))
    rank = "10" if text[0] == "T" else text[0]
    suit = _SUIT_OF[text[1]]
    body = _body(rank, suit, palette, style.index)
    if style.marks and rank == "3" and suit in "dh":
        body = stroke(rounded(6.5, 6.5, 212, 337, 7.5), palette.gold, 1.8) + body
    corner = _corner(rank, suit, palette, style)
    return card_svg(palette.paper, palette.rim, body + twice("index", corner))


def _body(rank: str, suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    if rank in COURTS:
        return court_body(rank, suit, palette, index)
    if rank == "A":
        return ace_body(suit, palette, index)
    return pip_body(rank, suit, palette, index)


def _corner(rank: str, suit: Suit, palette: DeckPalette, style: DeckStyle) -> str:
    jumbo = style.index is IndexSize.JUMBO
    at = (_JUMBO_WITH_POINTS if style.points else _JUMBO) if jumbo else _STANDARD
    squeeze = _JUMBO_SQUEEZE.get(rank, 1.0) if jumbo else 1.0
    colour = palette.suit(suit)
    parts = glyph(rank, Spot(at.centre, at.top, at.cap), colour, squeeze=squeeze)
    parts += pip(suit, at.centre, at.suit_y, at.suit, colour)
    below = at.suit_y + at.suit / 2
    if style.marks and rank == "2":
        parts += fill(star_path(at.centre, below + 14, 10), palette.gold)
        below += 21
    if style.points:
        spot = Spot(at.centre, below + 5.5, 12)
        parts += number(_points(rank, suit), spot, palette.wash(palette.ink, 0.66))
    return parts


def _joker_corner(palette: DeckPalette, style: DeckStyle, *, filled: bool) -> str:
    """Return a star over the word, set downwards."""
    tone = palette.heart if filled else palette.ink
    jumbo = style.index is IndexSize.JUMBO
    centre, cap, gap, radius = (
        (32.0, 27.0, 6.5, 21.0) if jumbo else (28.5, 20, 5.5, 16.5)
    )
    if filled:
        parts = fill(star_path(centre, 16 + radius, radius, 5, 0.43), tone)
    else:
        star = star_path(centre, 17 + radius, radius - 2, 5, 0.43)
        parts = stroke(star, tone, 3.2, join="miter")
    y = 20 + radius * 2
    for letter in "JOKER":
        parts += glyph(letter, Spot(centre, y, cap), tone, weight=17)
        y += cap + gap
    if style.points:
        grey = palette.wash(palette.ink, 0.62)
        parts += number("50", Spot(centre, y + 4, 13), grey)
    return parts


def _points(rank: str, suit: Suit) -> str:
    if rank == "3":
        return "100" if suit in "dh" else "5"
    return _POINTS[rank]
