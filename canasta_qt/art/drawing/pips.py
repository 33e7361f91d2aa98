"""The four suits, and the cards that show nothing but them.

Each suit stands in a box of 100 about the origin.  Spade: one point, sloping
shoulders, slender flared foot.  Heart: deep cleft.  Diamond: tall, hollow sides.
Club: three round lobes, broad straight foot.
"""

from typing import Final

from canasta_qt.art.drawing.palette import DeckPalette, Suit
from canasta_qt.art.drawing.shapes import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH, fill, num
from canasta_qt.art.drawing.style import IndexSize

SUIT_PATHS: Final[dict[Suit, str]] = {
    "s": (
        "M0,-50C4,-37 13,-26 25,-15C38,-3 47,6 47,20C47,32 38,40 27,40C17,40 "
        "9,35 5,27C5.5,37 9,44.5 18,50H-18C-9,44.5 -5.5,37 -5,27C-9,35 "
        "-17,40 -27,40C-38,40 -47,32 -47,20C-47,6 -38,-3 -25,-15C-13,-26 "
        "-4,-37 0,-50Z"
    ),
    "h": (
        "M0,48C-5,35 -14,25 -26,13C-40,-1 -49,-10 -49,-23.5C-49,-37.5 "
        "-38.5,-47 -25.5,-47C-13,-47 -3,-39 0,-25C3,-39 13,-47 25.5,-47"
        "C38.5,-47 49,-37.5 49,-23.5C49,-10 40,-1 26,13C14,25 5,35 0,48Z"
    ),
    "d": (
        "M0,-55C7,-34 23,-13 43,0C23,13 7,34 0,55C-7,34 -23,13 -43,0C-23,-13 "
        "-7,-34 0,-55Z"
    ),
    "c": (
        "M0,-49a22.5,22.5 0 0 1 15,39.3A22.5,22.5 0 1 1 7.5,24L15,50H-15"
        "L-7.5,24A22.5,22.5 0 1 1 -15,-9.7A22.5,22.5 0 0 1 0,-49Z"
    ),
}
_EVEN_WEIGHT: Final[dict[Suit, float]] = {"s": 1.0, "h": 0.96, "d": 1.04, "c": 1.0}

_COLUMNS: Final = (0.338, 0.5, 0.662)
_PIP_SIZE: Final = 39.5
_LONE_PIP_SIZE: Final = 92.0
_TOP_ROW: Final = 0.165
_END_ROW: Final = 1 - _TOP_ROW

_CORNERS: Final = ((0, 0.0), (2, 0.0), (0, 1.0), (2, 1.0))
_SIX: Final = (*_CORNERS, (0, 0.5), (2, 0.5))
_EIGHT: Final = (*_CORNERS, (0, 1 / 3), (2, 1 / 3), (0, 2 / 3), (2, 2 / 3))
# Column, and row as a share of the way from the top row to the end row.
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


def suit_scale(suit: Suit, size: float) -> float:
    """Scale of a suit's path for a size, corrected for even weight."""
    return size / 100 * _EVEN_WEIGHT[suit]


def pip(
    suit: Suit, x: float, y: float, size: float, colour: str, *, down: bool = False
) -> str:
    """One suit sign, upright or turned over."""
    turn = " rotate(180)" if down else ""
    scale = f"scale({suit_scale(suit, size):.3f})"
    move = f"translate({num(x)} {num(y)}){turn} {scale}"
    return fill(SUIT_PATHS[suit], colour, move=move)


def pip_body(rank: str, suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """The middle of a 2 to 10: its pips, or one large one beside a jumbo index."""
    colour = palette.suit(suit)
    if index is IndexSize.JUMBO:
        return pip(suit, CENTRE_X, CENTRE_Y, _LONE_PIP_SIZE, colour)
    parts = ""
    for column, share in _LAYOUTS[rank]:
        x = _COLUMNS[column] * WIDTH
        y = (_TOP_ROW + (_END_ROW - _TOP_ROW) * share) * HEIGHT
        parts += pip(suit, x, y, _PIP_SIZE, colour, down=share > 0.5)
    return parts
