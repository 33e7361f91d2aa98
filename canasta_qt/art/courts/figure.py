"""The parts all courts share: cloak, tabard, eyes, nose, cheeks, hand."""

from typing import Final

from canasta_qt.art.courts.dress import Dress, Layer
from canasta_qt.art.drawing.shapes import (
    at,
    circle_path,
    fill,
    group,
    num,
    polygon,
    shift,
    stroke,
)
from canasta_qt.art.drawing.textiles import pattern

HAND_X: Final = 63.0
"""Where the emblem stands and the hand that holds it."""
_HAND_Y: Final = 140.0


def cloak(d: Dress, *, neck: float, drop: float, top: float = 106) -> str:
    """Shoulders from the neck to the panel's edges and down to the seam."""
    f = d.frame
    left, right = f.local(f.wing), f.local(f.right)
    # The shoulder line is the same curve in both frames; it only ends sooner in
    # the narrow one.
    wide = left < -90
    end = 126 + drop if wide else 121 + drop * 0.6
    bend = -66 if wide else -56
    outline = (
        f"M{at(-neck, top)}C{at(-neck - 14, top + 5)} {at(bend, 113 + drop * 0.4)} "
        f"{at(left, end)}V{num(f.seam(left))}L{at(right, f.seam(right))}"
        f"V{num(128 + drop)}C{at(62, 114 + drop * 0.4)} {at(neck + 14, top + 5)} "
        f"{at(neck, top)}Z"
    )
    return fill(outline, d["cloth"]) + stroke(_folds(d, left, drop), d["fold"], 1.3)


def _folds(d: Dress, left: float, drop: float) -> str:
    folds = ""
    for x0, rise, share, x1 in (
        (-64, 121, 0.4, -74),
        (-82, 124, 0.6, -94),
        (60, 121, 0.4, 40),
        (78, 128, 0.6, 76),
    ):
        if min(x0, x1) > left + 2:
            y0, y1 = rise + drop * share, d.frame.seam(x1) - 8
            bend = at((x0 + x1) / 2 + 3, (y0 + y1) / 2)
            folds += f"M{at(x0, y0)}Q{bend} {at(x1, y1)}"
    return folds


def tabard(
    d: Dress, *, top: float, half_top: float, half_foot: float, edged: bool = True
) -> str:
    """The front of the dress in the suit's textile, from `top` to the seam."""
    right, left = d.frame.seam(half_foot), d.frame.seam(-half_foot)
    window = [
        (-half_top, top),
        (half_top, top),
        (half_foot, right),
        (-half_foot, left),
    ]
    parts = fill(polygon(window), d["pale"]) + pattern(d.suit, window, d["weave"])
    if edged:
        edges = (
            f"M{at(-half_top, top)}L{at(-half_foot, left)}"
            f"M{at(half_top, top)}L{at(half_foot, right)}"
        )
        parts += stroke(edges, d["gold"], 2.2, cap="butt")
    return parts


def eyes(
    d: Dress, y: float, spread: float, *, lashes: bool = False, brow: float = 1.6
) -> str:
    """Calm eyes: the iris hangs from the upper lid.

    Spades and diamonds look one way, hearts and clubs the other.
    """
    look = 0.9 if d.suit in "sd" else -0.9
    irises, lids, brows = "", "", ""
    for s in (-1, 1):
        x = s * spread
        irises += circle_path(x + look, y + 0.2, 2.5)
        lids += f"M{at(x - s * 4.6, y + 0.9)}Q{at(x, y - 5.8)} {at(x + s * 5, y + 1)}"
        if lashes:
            lids += f"l{num(s * 2.3)},-1.7"
        brows += (
            f"M{at(x - s * 4.2, y - 7.4)}Q{at(x + s * 1.2, y - 11)} "
            f"{at(x + s * 6, y - 6.8)}"
        )
    return (
        fill(irises, d["line"])
        + stroke(lids, d["line"], 1.4)
        + stroke(brows, d["brow"], brow)
    )


def nose(d: Dress, y: float) -> str:
    """A short bridge and a tip; the shaded half of the face does the rest."""
    line = (
        f"M-1.2,{num(y - 5.5)}C{at(-1.8, y - 3)} {at(-3.4, y - 1.2)} "
        f"{at(-2.8, y + 0.4)}C{at(-2, y + 1.5)} {at(0, y + 1.3)} {at(1.5, y + 0.5)}"
    )
    return stroke(line, d["line"], 1.1)


def cheeks(d: Dress, y: float, spread: float) -> str:
    """Two soft spots that make a face a friendly one."""
    spots = "".join(circle_path(x, y, 3.1) for x in (-spread, spread))
    return fill(spots, d["blush"])


_HAND: Final = (
    Layer("gold", "M-11,9.5Q0,5.5 11,8L14,17Q1,14 -12,19Z"),
    Layer("skin", "M-8.5,-4Q-9,-8.5 -4,-8.5H4Q9,-8 9,-1L8,8Q0,6 -8,9Z"),
    Layer("shade", "M4,-8.5Q9,-8 9,-1L8,8L3.5,7.2Z"),
    Layer(
        "knuckle",
        "M-8.5,-4Q-9,-8.5 -4,-8.5H4Q9,-8 9,-1L8,8M-8.5,-4L-8,9M-8.3,-3H0M-8,2H0",
        1,
    ),
)


def holding(d: Dress, *emblem: Layer) -> str:
    """Something upright in a closed hand with a cuff."""
    return group(shift(HAND_X, 0), d.paint(emblem)) + group(
        shift(HAND_X, _HAND_Y), d.paint(_HAND)
    )
