"""The four textiles: chevrons, lozenges, scales and trefoils.

A suit is known by its cloth even without colour.  Patterns are cut to a convex window
given clockwise on screen.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from canasta_qt.art.drawing.palette import Suit
from canasta_qt.art.drawing.shapes import (
    Point,
    at,
    circle_path,
    cut,
    fill,
    num,
    polygon,
)

_PER_PATH: Final = 12
"""Shapes per path: one long path takes Qt longer than several short ones."""

Window = Sequence[Point]


def pattern(suit: Suit, window: Window, colour: str) -> str:
    """The suit's textile inside the window."""
    shapes = list(_TEXTILES[suit](window))
    batches = range(0, len(shapes), _PER_PATH)
    return "".join(fill("".join(shapes[i : i + _PER_PATH]), colour) for i in batches)


def _span(window: Window) -> tuple[float, float]:
    heights = [y for _, y in window]
    return min(heights), max(heights)


def _kept(shape: Sequence[Point], window: Window) -> Iterator[str]:
    inside = cut(shape, window)
    if len(inside) > 2:
        yield polygon(inside)


def _chevrons(window: Window) -> Iterator[str]:
    top, foot = _span(window)
    y = top - 24
    while y < foot + 20:
        for side in (-40.0, 40.0):
            arm = [(0.0, y), (side, y + 26), (side, y + 30), (0.0, y + 4)]
            yield from _kept(arm if side > 0 else arm[::-1], window)
        y += 11


def _lozenges(window: Window) -> Iterator[str]:
    top, foot = _span(window)
    w, h = 7.5, 11.0
    for row in range(int((foot - top) / h) + 3):
        for col in range(-6, 7):
            x, y = col * 2 * w + (w if row % 2 else 0), top + row * h
            dx, dy = w * 0.62, h * 0.62
            yield from _kept(
                [(x, y - dy), (x + dx, y), (x, y + dy), (x - dx, y)], window
            )


_SCALE: Final = 9.0
_SCALE_EDGE: Final = 2.5
_SCALE_ARC: Final = [math.pi * i / 6 for i in range(7)]


def _scales(window: Window) -> Iterator[str]:
    top, foot = _span(window)
    r = _SCALE
    for row in range(int((foot - top) / r) + 2):
        for col in range(-4, 5):
            x, y = col * 2 * r + (r if row % 2 else 0), top + row * r - 2
            yield from _scale(x, y, window)


def _scale(x: float, y: float, window: Window) -> Iterator[str]:
    r, inner = _SCALE, _SCALE - _SCALE_EDGE
    box = [(x - r, y), (x + r, y), (x + r, y + r), (x - r, y + r)]
    kept = cut(box, window)
    if kept == box:
        yield (
            f"M{at(x - r, y)}a{at(r, r)} 0 0 0 {num(2 * r)},0h{num(-_SCALE_EDGE)}"
            f"a{at(inner, inner)} 0 0 1 {num(-2 * inner)},0Z"
        )
    elif len(kept) > 2:
        for a, b in pairwise(_SCALE_ARC):
            corners = ((r, a), (r, b), (inner, b), (inner, a))
            segment = [(x + q * math.cos(t), y + q * math.sin(t)) for q, t in corners]
            yield from _kept(segment, window)


def _trefoils(window: Window) -> Iterator[str]:
    """Three dots, whole ones only."""
    top, foot = _span(window)
    w, h, r = 8.5, 12.0, 2.35
    for row in range(int((foot - top) / h) + 2):
        for col in range(-6, 7):
            x, y = col * 2 * w + (w if row % 2 else 0), top + row * h + 6
            box = [
                (x - 5.5, y - 5.5),
                (x + 5.5, y - 5.5),
                (x + 5.5, y + 5),
                (x - 5.5, y + 5),
            ]
            if cut(box, window) == box:
                for dx, dy in ((0.0, -2.8), (-2.9, 2.0), (2.9, 2.0)):
                    yield circle_path(x + dx, y + dy, r)


_TEXTILES: Final[dict[Suit, Callable[[Window], Iterator[str]]]] = {
    "s": _chevrons,
    "d": _lozenges,
    "h": _scales,
    "c": _trefoils,
}
