"""Faces of all cards as SVG text.

The view box is 0 0 225 350 (1 : 1.556), the corner radius 12, the rim one unit wide. A
drawing of a face in `assets/deck/` may use every field of the palette, and the tones
added by a function of this module; the index of a joker only `{colour}`, `{star}` and
`{star_outline}`. The glyph of a suit has only `{colour}` and `{place}`, the glyph of a
rank only `{colour}`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple, cast

from canasta_qt.art.deck_style import (
    DeckPalette,
    DeckStyle,
    IndexSize,
    Suit,
    deck_palette,
)
from canasta_qt.art.drawings import (
    SVG_CARD_CENTRE_X,
    SVG_CARD_CENTRE_Y,
    SVG_CARD_HEIGHT,
    SVG_CARD_WIDTH,
    card_svg,
    decimal_text,
    drawing_body,
    drawing_width,
    svg_group,
    translate_transform,
    with_rotated_copy,
)
from canasta_qt.cards import Card, card_text
from canasta_qt.look.tokens import mix_colours
from canasta_qt.translate import COURT_RANKS

Tones = Mapping[str, object]

COURT_NAMES: Final = {"K": "king", "Q": "queen", "J": "jack"}
_SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
_FIGURE_TRANSFORMS: Final = {
    IndexSize.STANDARD: "translate(122 0) scale(1)",
    IndexSize.JUMBO: "translate(131 17.5) scale(0.9)",
}
"""Transform of a court figure, which is drawn with its head at x = 0, by size of the
index."""
_JUMBO_JOKER: Final = 0.90

_HAIR: Final = {"s": "#17171a", "h": "#6b2a12", "d": "#a0733f", "c": "#4a3220"}
_GREY_HAIR: Final = "#747c90"
_RED_BROWN: Final = "#b5332b"
_CHEEK: Final = "#e0674a"


_PIP_SCALE: Final[dict[Suit, float]] = {"s": 1.0, "h": 0.96, "d": 1.04, "c": 1.0}

_COLUMNS: Final = (0.338, 0.5, 0.662)
_PIP_SIZE: Final = 39.5
_SINGLE_PIP_SIZE: Final = 92.0
_TOP_ROW: Final = 0.165
_END_ROW: Final = 1 - _TOP_ROW

_CORNERS: Final = ((0, 0.0), (2, 0.0), (0, 1.0), (2, 1.0))
_SIX: Final = (*_CORNERS, (0, 0.5), (2, 0.5))
_EIGHT: Final = (*_CORNERS, (0, 1 / 3), (2, 1 / 3), (0, 2 / 3), (2, 2 / 3))
# Pairs of column, and row from 0 for the top row to 1 for the end row.
_LAYOUTS: Final = {
    "2": ((1, 0.0), (1, 1.0)),
    "3": ((1, 0.0), (1, 0.5), (1, 1.0)),
    "4": _CORNERS,
    "5": (*_CORNERS, (1, 0.5)),
    "6": _SIX,
    "7": (*_SIX, (1, 0.25)),
    "8": (*_SIX, (1, 0.25), (1, 0.75)),
    "9": (*_EIGHT, (1, 0.5)),
    "10": (*_EIGHT, (1, 1 / 6), (1, 5 / 6)),
}


def pip_svg(
    suit: Suit, x: float, y: float, size: float, colour: str, *, down: bool = False
) -> str:
    """Return the sign of a suit, upright or, with `down`, rotated by 180 degrees."""
    turn = " rotate(180)" if down else ""
    scale = f"scale({size / 100 * _PIP_SCALE[suit]:.3f})"
    tones = {"colour": colour, "place": f"{translate_transform(x, y)}{turn} {scale}"}
    return drawing_body(f"glyphs/{_SUITS[suit]}", tones)


def pip_body(rank: str, suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """Return the middle of a two to ten: the suit signs, or beside a jumbo index one
    large sign."""
    colour = palette.suit_colour(suit)
    if index is IndexSize.JUMBO:
        return pip_svg(
            suit, SVG_CARD_CENTRE_X, SVG_CARD_CENTRE_Y, _SINGLE_PIP_SIZE, colour
        )
    parts = ""
    for column, share in _LAYOUTS[rank]:
        x = _COLUMNS[column] * SVG_CARD_WIDTH
        y = (_TOP_ROW + (_END_ROW - _TOP_ROW) * share) * SVG_CARD_HEIGHT
        parts += pip_svg(suit, x, y, _PIP_SIZE, colour, down=share > 0.5)
    return parts


def court_body(rank: str, suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """Return the middle of a jack, queen or king."""
    tones = {
        **vars(palette),
        **_court_tones(rank, suit, palette),
        "blush": mix_colours(_CHEEK, palette.skin, 0.34),
        "knuckle": mix_colours(palette.line, palette.skin, 0.55),
        "place": _FIGURE_TRANSFORMS[index],
    }
    return drawing_body(f"deck/{COURT_NAMES[rank]}-{_SUITS[suit]}", tones, index)


def _court_tones(rank: str, suit: Suit, p: DeckPalette) -> Tones:
    """Return the colours of a court figure by name; the king of diamonds alone has grey
    hair."""
    colour = p.suit_colour(suit)
    hair = _GREY_HAIR if rank + suit == "Kd" else _HAIR[suit]
    return {
        "colour": colour,
        "cloth": colour,
        "fold": "#46464b" if colour == "#111111" else mix_colours(colour, p.line, 0.74),
        "wood": "#4a3a2c",
        "weave": colour,
        "pale": p.mix_with_paper(colour, 0.24),
        "mid": p.mix_with_paper(colour, 0.5),
        "panel": p.mix_with_paper(colour, 0.085),
        "shade": mix_colours(p.gold, p.skin, 0.20),
        "hair": hair,
        "hair_light": p.mix_with_paper(hair, 0.55),
        "brow": mix_colours(hair, p.line, 0.45),
        "gold_light": p.mix_with_paper(p.gold, 0.42),
        "lips": mix_colours(_RED_BROWN, p.skin, 0.82),
    }


def ace_body(suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """Return the middle of an ace: a large suit sign on a round medallion.

    Beside a jumbo index there is no medallion.
    """
    standard = index is IndexSize.STANDARD
    size = (1.08 if standard else 0.98) * (1.1 if suit == "d" else 1.0)
    colour = palette.suit_colour(suit)
    middle = translate_transform(SVG_CARD_CENTRE_X, SVG_CARD_CENTRE_Y)
    tones = {
        **vars(palette),
        "colour": colour,
        "coin": palette.mix_with_paper(colour, 0.06),
        "place": f"{middle} scale({size:.3f})",
    }
    coin = drawing_body(f"deck/coin-{_SUITS[suit]}", tones) if standard else ""
    return coin + drawing_body(f"deck/ace-{_SUITS[suit]}", tones, index)


def joker_body(palette: DeckPalette, index: IndexSize, *, is_red: bool) -> str:
    """Return the picture of a joker; the black joker has grey cloth instead of red."""
    p, ground = palette, palette.mix_with_paper(palette.gold, 0.15)
    if not is_red:
        grey = p.mix_with_paper(p.ink, 0.45)
        p = replace(p, heart=grey, diamond=grey, club=p.ink)
        ground = p.mix_with_paper(p.ink, 0.085)
    tones = {
        **vars(p),
        "ground": ground,
        "cloth": p.ink,
        "cloth_fold": "#48484d",
        "red_fold": mix_colours(p.heart, p.line, 0.76),
        "shade": mix_colours(p.gold, p.skin, 0.22),
        "blush": mix_colours(_CHEEK, p.skin, 0.42),
        "gold_light": mix_colours(p.gold, p.skin, 0.30),
        "gold_deep": mix_colours(p.gold, p.line, 0.84),
        "lips": _RED_BROWN,
    }
    body = drawing_body("deck/joker", tones)
    if index is IndexSize.STANDARD:
        return body
    k = _JUMBO_JOKER
    corner = translate_transform(
        SVG_CARD_CENTRE_X * (1 - k), SVG_CARD_CENTRE_Y * (1 - k)
    )
    return svg_group(f"{corner} scale({k})", body)


class _CornerLayout(NamedTuple):
    """Sizes and positions of the rank and the suit sign in a corner of a card."""

    rank_height: float
    rank_top: float
    suit_size: float
    suit_centre_y: float
    centre_x: float


_STANDARD_CORNER: Final = _CornerLayout(
    rank_height=45.5, rank_top=15, suit_size=29, suit_centre_y=80, centre_x=28.5
)
_JUMBO_CORNER: Final = _CornerLayout(
    rank_height=70, rank_top=15, suit_size=44, suit_centre_y=115, centre_x=34.5
)
# The widest glyphs must fit into the visible strip of a card in a crowded hand.
_JUMBO_SQUEEZE: Final = {"10": 0.88, "Q": 0.93, "V": 0.93}


def _rank_glyph(name: str, corner: _CornerLayout, colour: str, squeeze: float) -> str:
    """Return the glyph of a rank; its width is multiplied by `squeeze`."""
    file = f"glyphs/{name}"
    up = corner.rank_height / 100
    across = up * squeeze
    left = decimal_text(corner.centre_x - drawing_width(file) * across / 2)
    move = (
        f"translate({left} {decimal_text(corner.rank_top)})"
        f" scale({across:.4f} {up:.4f})"
    )
    return svg_group(move, drawing_body(file, {"colour": colour}))


def face_svg(card: Card, style: DeckStyle) -> str:
    """Return the face of a known card as SVG text.

    Threes have only two colours even in a four-colour deck, as the rules call them red
    and black.
    """
    palette = deck_palette(style)
    text = card_text(card)
    if text[0] == "X":
        is_red = text == "Xr"
        body = joker_body(palette, style.index_size, is_red=is_red)
        tones = {
            "colour": palette.heart if is_red else palette.ink,
            "star": palette.heart if is_red else "none",
            "star_outline": "none" if is_red else palette.ink,
        }
        corner = drawing_body("deck/joker-index", tones, style.index_size)
    else:
        rank = "10" if text[0] == "T" else text[0]
        suit = cast("Suit", text[1])
        if rank == "3":
            palette = replace(palette, diamond=palette.heart, club=palette.spade)
        body = _body(rank, suit, palette, style.index_size)
        if rank == "3" and suit in "dh":
            body = drawing_body("deck/frame", vars(palette)) + body
        corner = _corner(rank, suit, palette, style)
    return card_svg(palette.paper, palette.rim, body + with_rotated_copy(corner))


def _body(rank: str, suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    if rank in COURT_NAMES:
        return court_body(rank, suit, palette, index)
    if rank == "A":
        return ace_body(suit, palette, index)
    return pip_body(rank, suit, palette, index)


def _corner(rank: str, suit: Suit, palette: DeckPalette, style: DeckStyle) -> str:
    jumbo = style.index_size is IndexSize.JUMBO
    at = _JUMBO_CORNER if jumbo else _STANDARD_CORNER
    sign = style.court_letters[COURT_RANKS.index(rank)] if rank in COURT_NAMES else rank
    squeeze = _JUMBO_SQUEEZE.get(sign, 1.0) if jumbo else 1.0
    colour = palette.suit_colour(suit)
    parts = _rank_glyph(sign, at, colour, squeeze)
    parts += pip_svg(suit, at.centre_x, at.suit_centre_y, at.suit_size, colour)
    if rank == "2":
        parts += drawing_body("deck/two-star", vars(palette), style.index_size)
    return parts
