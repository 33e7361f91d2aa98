"""A small vocabulary of SVG: outlines and transforms.

Paths, groups, transforms, flat fills and strokes, and one part used twice.  No text,
clip path, mask, filter, gradient or style sheet: Qt ignores some of them and is slow at
the rest.
"""

from __future__ import annotations

import math
from typing import Final

WIDTH: Final = 225.0
HEIGHT: Final = 350.0
CENTRE_X: Final = WIDTH / 2
CENTRE_Y: Final = HEIGHT / 2

_HALF_TURN: Final = "rotate(180 112.5 175)"


def num(value: float) -> str:
    """A number with at most two decimals and nothing to spare."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def at(x: float, y: float) -> str:
    """A coordinate pair of a path."""
    return f"{num(x)},{num(y)}"


def fill(d: str, colour: str) -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{colour}"/>'


def stroke(d: str, colour: str, width: float, *, join: str = "round") -> str:
    """A drawn line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="{join}"/>'
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


def star_path(
    x: float, y: float, r: float, points: int = 5, inner: float = 0.42
) -> str:
    """A star standing on its feet, to a tenth of a unit."""
    corners = []
    for i in range(points * 2):
        radius = r if i % 2 == 0 else r * inner
        angle = math.pi * i / points - math.pi / 2
        right, down = radius * math.cos(angle), radius * math.sin(angle)
        corners.append(at(round(x + right, 1), round(y + down, 1)))
    return f"M{'L'.join(corners)}Z"


def card_svg(paper: str, rim: str, body: str) -> str:
    """A card: its paper with round corners and a rim, and what is printed on it."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:xlink="http://www.w3.org/1999/xlink" '
        'viewBox="0 0 225 350" width="225" height="350">'
        '<rect x="0.5" y="0.5" width="224" height="349" rx="11.5" '
        f'fill="{paper}" stroke="{rim}" stroke-width="1"/>{body}</svg>'
    )
