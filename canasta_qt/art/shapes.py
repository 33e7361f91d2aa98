"""A small vocabulary of SVG: outlines, the four suits, letters and figures.
Paths, circles, groups, transforms, flat fills and strokes, and one part used twice.
No text, clip path, mask, filter, gradient or style sheet: Qt ignores some of them and
is slow at the rest.

Each suit stands in a box of 100 about the origin.  Spade: one point, sloping
shoulders, slender flared foot.  Heart: deep cleft.  Diamond: tall, hollow sides.
Club: three round lobes, broad straight foot.

Letters and figures have cap height 100, their baseline at 100, and strokes 15 wide
with butt ends and mitred joins.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from canasta_qt.art.deck_style import DeckPalette, IndexSize, Suit

WIDTH: Final = 225.0
HEIGHT: Final = 350.0
CENTRE_X: Final = WIDTH / 2
CENTRE_Y: Final = HEIGHT / 2

Point = tuple[float, float]

_HALF_TURN: Final = "rotate(180 112.5 175)"


def num(value: float) -> str:
    """A number with at most two decimals and nothing to spare."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def at(x: float, y: float) -> str:
    """A coordinate pair of a path."""
    return f"{num(x)},{num(y)}"


def fill(d: str, colour: str, *, even: bool = False, move: str = "") -> str:
    """A filled path; `even` leaves holes where outlines overlap."""
    rule = ' fill-rule="evenodd"' if even else ""
    where = f' transform="{move}"' if move else ""
    return f'<path d="{d}" fill="{colour}"{rule}{where}/>'


def stroke(
    d: str,
    colour: str,
    width: float,
    *,
    cap: str = "round",
    join: str = "round",
    move: str = "",
) -> str:
    """A drawn line."""
    where = f' transform="{move}"' if move else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="{cap}" stroke-linejoin="{join}"{where}/>'
    )


def shift(x: float, y: float) -> str:
    """The transform that moves the origin."""
    return f"translate({num(x)} {num(y)})"


def group(move: str, *parts: str) -> str:
    """Parts under one transform."""
    return f'<g transform="{move}">{"".join(parts)}</g>'


def twice(name: str, part: str) -> str:
    """A part as it stands and turned; `name` must be used once in a drawing."""
    return (
        f'<defs><g id="{name}">{part}</g></defs><use xlink:href="#{name}"/>'
        f'<use xlink:href="#{name}" transform="{_HALF_TURN}"/>'
    )


def polygon(points: Iterable[Point]) -> str:
    """The closed path through some points, to a tenth of a unit."""
    return "M" + "L".join(at(round(x, 1), round(y, 1)) for x, y in points) + "Z"


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at a distance and an angle from another."""
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with round corners as part of a path."""
    arc = f"a{num(r)},{num(r)} 0 0 1 "
    return (
        f"M{at(x + r, y)}h{num(w - 2 * r)}{arc}{at(r, r)}"
        f"v{num(h - 2 * r)}{arc}{at(-r, r)}h{num(2 * r - w)}"
        f"{arc}{at(-r, -r)}v{num(2 * r - h)}{arc}{at(r, -r)}Z"
    )


def star_path(
    x: float, y: float, r: float, points: int = 5, inner: float = 0.42
) -> str:
    """A star standing on its feet."""
    corners = []
    for i in range(points * 2):
        radius = r if i % 2 == 0 else r * inner
        corners.append(polar(x, y, radius, math.pi * i / points - math.pi / 2))
    return polygon(corners)


def card_svg(paper: str, rim: str, body: str) -> str:
    """A card: its paper with round corners and a rim, and what is printed on it."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:xlink="http://www.w3.org/1999/xlink" '
        'viewBox="0 0 225 350" width="225" height="350">'
        '<rect x="0.5" y="0.5" width="224" height="349" rx="11.5" '
        f'fill="{paper}" stroke="{rim}" stroke-width="1"/>{body}</svg>'
    )


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


class _Glyph(NamedTuple):
    """Advance width, filled outlines, and centre lines to be stroked."""

    width: float
    outline: str
    line: str


class Spot(NamedTuple):
    """Where a glyph stands: its middle, its top, its height."""

    centre: float
    top: float
    height: float


_WEIGHT: Final = 15.0
_FIGURE_GAP: Final = 14.0

_GLYPHS: Final = {
    "A": _Glyph(
        70, "M26,0H44L70,100H53.5L47.6,78H22.4L16.5,100H0ZM35,30L25.9,65H44.1Z", ""
    ),
    "2": _Glyph(
        58,
        "",
        (
            "M8.5,33C8.5,17.5 17,7.5 30,7.5C43,7.5 50.5,16.5 50.5,28C50.5,38 "
            "45,46 38,54.5L15,92.5H58"
        ),
    ),
    "3": _Glyph(
        58,
        "",
        (
            "M7,23C10,12.5 18,7.5 28,7.5C40.5,7.5 48,15 48,26.5C48,38.5 40,46 "
            "27,46H20M27,46C42,46 50.5,55 50.5,69C50.5,83.5 41,92.5 27.5,92.5"
            "C16,92.5 8,86.5 5.5,75"
        ),
    ),
    "4": _Glyph(65, "M37,0H55V63H65V77H55V100H39.5V77H0V64ZM39.5,22.5L16,63H39.5Z", ""),
    "5": _Glyph(
        58,
        "M11.5,0H53V14.5H25L22.8,46L22.6,53H7.6Z",
        (
            "M17,48C21,43 25.5,40 31,40C43.5,40 50.5,50 50.5,65.5C50.5,82 "
            "41.5,92.5 28,92.5C16.5,92.5 8.5,87 5.5,76"
        ),
    ),
    "6": _Glyph(
        60,
        "",
        (
            "M7.5,65.5a22.5,27 0 1 0 45,0a22.5,27 0 1 0 -45,0ZM43.5,4C22,20 "
            "7.5,40 7.5,66.5"
        ),
    ),
    "7": _Glyph(57, "M0,0H57V13L26,100H8.5L38,15H0Z", ""),
    "8": _Glyph(
        60,
        "",
        (
            "M11.5,27a18.5,19.5 0 1 0 37,0a18.5,19.5 0 1 0 -37,0M7.5,69.5"
            "a22.5,23 0 1 0 45,0a22.5,23 0 1 0 -45,0"
        ),
    ),
    "9": _Glyph(
        60,
        "",
        (
            "M52.5,34.5a22.5,27 0 1 0 -45,0a22.5,27 0 1 0 45,0ZM16.5,96C38,80 "
            "52.5,60 52.5,33.5"
        ),
    ),
    "0": _Glyph(
        58,
        "",
        (
            "M7.5,34C7.5,16 16,7.5 29,7.5C42,7.5 50.5,16 50.5,34V66C50.5,84 "
            "42,92.5 29,92.5C16,92.5 7.5,84 7.5,66Z"
        ),
    ),
    "1": _Glyph(27, "M15,0H27V100H12V20.5L0,27V11.5Z", ""),
    "10": _Glyph(
        78,
        "M14,0H24V100H10V20L0,25V11Z",
        (
            "M38.5,30C38.5,14 44.5,7.5 54.5,7.5C64.5,7.5 70.5,14 70.5,30V70"
            "C70.5,86 64.5,92.5 54.5,92.5C44.5,92.5 38.5,86 38.5,70Z"
        ),
    ),
    "J": _Glyph(
        50,
        "M14,0H50V14H14Z",
        "M42.5,0V66C42.5,83.5 35,92.5 23.5,92.5C14,92.5 8,87 6,76.5",
    ),
    "Q": _Glyph(
        72,
        "M36,66H54L76,103H57Z",
        (
            "M7.5,38C7.5,18 18,7.5 36,7.5C54,7.5 64.5,18 64.5,38V62C64.5,82 "
            "54,92.5 36,92.5C18,92.5 7.5,82 7.5,62Z"
        ),
    ),
    "K": _Glyph(
        67, "M0,0H15.5V42L45,0H64L34.5,41L67,100H48.5L24.5,55.5L15.5,68V100H0Z", ""
    ),
    "O": _Glyph(
        64,
        "",
        (
            "M7.5,36C7.5,17 16.5,7.5 32,7.5C47.5,7.5 56.5,17 56.5,36V64C56.5,83 "
            "47.5,92.5 32,92.5C16.5,92.5 7.5,83 7.5,64Z"
        ),
    ),
    "E": _Glyph(50, "M0,0H50V14.5H15.5V42.5H45V56.5H15.5V85.5H50V100H0Z", ""),
    "R": _Glyph(
        60,
        "M0,0H15.5V100H0ZM22,52H40L62,100H44.5Z",
        "M8,7.5H30C43,7.5 49.5,15.5 49.5,28.5C49.5,41 43,49.5 30,49.5H8",
    ),
}


def glyph(
    name: str, spot: Spot, colour: str, *, weight: float = _WEIGHT, squeeze: float = 1.0
) -> str:
    """One sign; `squeeze` narrows it without making it lower."""
    shape = _GLYPHS[name]
    up = spot.height / 100
    across = up * squeeze
    parts = ""
    if shape.outline:
        parts += fill(shape.outline, colour, even=True)
    if shape.line:
        parts += stroke(shape.line, colour, weight, cap="butt", join="miter")
    left = num(spot.centre - shape.width * across / 2)
    move = f"translate({left} {num(spot.top)}) scale({across:.4f} {up:.4f})"
    return group(move, parts)


def number(text: str, spot: Spot, colour: str) -> str:
    """Small figures side by side, for the points under an index."""
    unit = spot.height / 100
    widths = [_GLYPHS[figure].width for figure in text]
    x = spot.centre - (sum(widths) + _FIGURE_GAP * (len(text) - 1)) * unit / 2
    parts = ""
    for figure, width in zip(text, widths, strict=True):
        parts += glyph(figure, Spot(x + width * unit / 2, *spot[1:]), colour)
        x += (width + _FIGURE_GAP) * unit
    return parts
