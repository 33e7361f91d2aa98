"""Faces of all cards as SVG text.

The view box is 0 0 225 350 (1 : 1.556), the corner radius 12, the rim one unit wide. In
a drawing in `assets/deck/`, `{colour}` is the colour of the suit and `{paper}` a
`PaperColour`; a function of this module adds others. The index of a joker has only
`{colour}`, `{star}` and `{star_outline}`, the glyph of a suit only `{colour}` and
`{place}`, the glyph of a rank only `{colour}`.
"""

from typing import Final, NamedTuple, cast

from canasta_qt.art.deck_style import (
    SUIT_COLOURS,
    DeckStyle,
    IndexSize,
    PaperColour,
    Suit,
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

COURT_NAMES: Final = {"K": "king", "Q": "queen", "J": "jack"}
_SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
_FIGURE_TRANSFORMS: Final = {
    IndexSize.STANDARD: "translate(122 0) scale(1)",
    IndexSize.JUMBO: "translate(131 17.5) scale(0.9)",
}
"""Transform of a court figure, which is drawn with its head at x = 0, by size of the
index."""
_JUMBO_JOKER: Final = 0.90
_INK: Final = "#17171a"
_GOLD: Final = "#bd882e"

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


def pip_body(rank: str, suit: Suit, colour: str, index: IndexSize) -> str:
    """Return the middle of a two to ten: the suit signs, or beside a jumbo index one
    large sign."""
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


def court_body(
    rank: str, suit: Suit, colour: str, paper: PaperColour, index: IndexSize
) -> str:
    """Return the middle of a jack, queen or king."""
    fold = "#46464b" if colour == "#111111" else mix_colours(colour, _INK, 0.74)
    place = _FIGURE_TRANSFORMS[index]
    tones = {"colour": colour, "paper": paper, "fold": fold, "place": place}
    return drawing_body(f"deck/{COURT_NAMES[rank]}-{_SUITS[suit]}", tones, index)


def ace_body(suit: Suit, colour: str, paper: PaperColour, index: IndexSize) -> str:
    """Return the middle of an ace: a large suit sign on a round medallion.

    Beside a jumbo index there is no medallion.
    """
    standard = index is IndexSize.STANDARD
    size = (1.08 if standard else 0.98) * (1.1 if suit == "d" else 1.0)
    middle = translate_transform(SVG_CARD_CENTRE_X, SVG_CARD_CENTRE_Y)
    place = f"{middle} scale({size:.3f})"
    tones = {"colour": colour, "paper": paper, "place": place}
    coin = drawing_body(f"deck/coin-{_SUITS[suit]}", tones) if standard else ""
    return coin + drawing_body(f"deck/ace-{_SUITS[suit]}", tones, index)


def joker_body(
    colours: dict[str, str], paper: PaperColour, index: IndexSize, *, is_red: bool
) -> str:
    """Return the picture of a joker; the black joker has grey cloth instead of red."""
    ground = mix_colours(_GOLD, paper, 0.15)
    if not is_red:
        grey = mix_colours(_INK, paper, 0.45)
        colours = {**colours, "h": grey, "d": grey, "c": _INK}
        ground = mix_colours(_INK, paper, 0.085)
    red_fold = mix_colours(colours["h"], _INK, 0.76)
    tones = {**colours, "paper": paper, "ground": ground, "red_fold": red_fold}
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
    colours, paper = SUIT_COLOURS[style.palette], PaperColour(style.paper_colour)
    text = card_text(card)
    if text[0] == "X":
        is_red = text == "Xr"
        body = joker_body(colours, paper, style.index_size, is_red=is_red)
        tones = {
            "colour": colours["h"] if is_red else _INK,
            "star": colours["h"] if is_red else "none",
            "star_outline": "none" if is_red else _INK,
        }
        corner = drawing_body("deck/joker-index", tones, style.index_size)
    else:
        rank = "10" if text[0] == "T" else text[0]
        suit = cast("Suit", text[1])
        if rank == "3":
            colours = {**colours, "d": colours["h"], "c": colours["s"]}
        body = _body(rank, suit, colours[suit], paper, style.index_size)
        if rank == "3" and suit in "dh":
            body = drawing_body("deck/frame", {}) + body
        corner = _corner(rank, suit, colours[suit], style)
    return card_svg(paper, body + with_rotated_copy(corner))


def _body(
    rank: str, suit: Suit, colour: str, paper: PaperColour, index: IndexSize
) -> str:
    if rank in COURT_NAMES:
        return court_body(rank, suit, colour, paper, index)
    if rank == "A":
        return ace_body(suit, colour, paper, index)
    return pip_body(rank, suit, colour, index)


def _corner(rank: str, suit: Suit, colour: str, style: DeckStyle) -> str:
    jumbo = style.index_size is IndexSize.JUMBO
    at = _JUMBO_CORNER if jumbo else _STANDARD_CORNER
    sign = style.court_letters[COURT_RANKS.index(rank)] if rank in COURT_NAMES else rank
    squeeze = _JUMBO_SQUEEZE.get(sign, 1.0) if jumbo else 1.0
    parts = _rank_glyph(sign, at, colour, squeeze)
    parts += pip_svg(suit, at.centre_x, at.suit_centre_y, at.suit_size, colour)
    if rank == "2":
        parts += drawing_body("deck/two-star", {}, style.index_size)
    return parts
