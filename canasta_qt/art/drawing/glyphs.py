"""Letters and figures of the index, drawn for this deck.

Cap height 100, baseline at 100, strokes 15 wide with butt ends and mitred joins.
"""

from typing import Final, NamedTuple

from canasta_qt.art.drawing.shapes import fill, group, num, stroke


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
