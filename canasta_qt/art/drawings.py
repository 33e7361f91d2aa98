"""The drawings of `assets/deck/`, `glyphs/` and `marks/`, in the colours of a style.

A drawing is an SVG file with `{name}` in place of a colour.  An element of class
`standard` or `jumbo` is drawn beside an index of that size only; the class is dropped,
because Qt would read it as a style sheet's.  A back is the same when turned by 180
degrees.

What is put together besides keeps to paths, groups, transforms, flat fills and strokes,
and one part used twice.  No text, clip path, mask, filter, gradient or style sheet: Qt
ignores some of them and is slow at the rest.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Final

from canasta_qt.art.deck_style import (
    GOLD_ON_DARK,
    PALETTES,
    PAPER,
    BackDesign,
    DeckColours,
    DeckStyle,
    IndexSize,
)
from canasta_qt.asset_files import asset
from canasta_qt.look.tokens import mix

_ELEMENT: Final = re.compile(r"<[^!?][^>]*>")
_VIEW_BOX: Final = re.compile(r'viewBox="0 0 (\d+) ')


class DrawingError(Exception):
    """A file of the deck cannot be drawn; the message is a sentence."""


def drawing(name: str, tones: Mapping[str, object]) -> str:
    """Return `assets/<name>.svg` in colour."""
    return _coloured(name, _elements(name, IndexSize.STANDARD), tones)


def drawing_body(
    name: str, tones: Mapping[str, object], index: IndexSize = IndexSize.STANDARD
) -> str:
    """Return what the `svg` element of `assets/<name>.svg` holds, in colour."""
    return _coloured(name, _elements(name, index)[1:-1], tones)


def _coloured(name: str, elements: list[str], tones: Mapping[str, object]) -> str:
    try:
        return "".join(elements).format_map(tones)
    except (KeyError, ValueError) as error:
        raise DrawingError(
            f"assets/{name}.svg asks for a colour that there is none of: {error}; "
            f"there are {', '.join(sorted(tones))}"
        ) from error


def drawing_width(name: str) -> float:
    """Return the width of `assets/<name>.svg` in its own units."""
    box = _VIEW_BOX.search(_elements(name, IndexSize.STANDARD)[0])
    assert box is not None, f"assets/{name}.svg says how wide it is"
    return float(box[1])


@cache
def _elements(name: str, index: IndexSize) -> list[str]:
    text = asset(f"{name}.svg").read_text(encoding="utf-8")
    elements = _ELEMENT.findall(text)
    if len(elements) < 3 or not elements[0].startswith("<svg"):
        raise DrawingError(f"assets/{name}.svg holds no drawing")
    other = IndexSize.JUMBO if index is IndexSize.STANDARD else IndexSize.STANDARD
    return [
        element.replace(f' class="{index}"', "")
        for element in elements
        if f' class="{other}"' not in element
    ]


class Slot(StrEnum):
    """Places that may be empty."""

    STOCK = "stock"
    PILE = "pile"


def slot(kind: Slot, colour: str = PAPER) -> str:
    """Return an empty place on the felt: dashed outline and pictogram, no paper."""
    return drawing(f"marks/{kind}-slot", {"colour": colour})


class Seal(StrEnum):
    """What a finished canasta is sealed as; of each kind the shape is its own, too."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEQUENCE = "sequence"
    WILD = "wild"


WAX: Final = {
    Seal.NATURAL: ("scalloped", "#b3122b", "#f0c766"),
    Seal.MIXED: ("square", "#17171a", "#c9ced6"),
    Seal.SEQUENCE: ("square", "#1d4f7a", "#e9d9a8"),
    Seal.WILD: ("scalloped", "#55307f", "#f0c766"),
}
"""The form of a seal, its wax and what is pressed into it."""
SEAL_SPREAD: Final = 72 / 64
"""How much larger a seal is drawn than its wax, for its shadow."""


def seal(kind: Seal, *, shadow: bool = True) -> str:
    """Return a basket pressed into wax, square; with wild cards it wears a star."""
    form, wax, edge = WAX[kind]
    starred = kind in (Seal.MIXED, Seal.WILD)
    tones = {
        "wax": wax,
        "edge": edge,
        "paper": PAPER,
        "star": edge if starred else "none",
        "star_edge": wax if starred else "none",
        "shade": "#000000" if shadow else "none",
    }
    return drawing(f"marks/seal-{form}", tones)


def frost() -> str:
    """Return ice that has grown from the edges of a card to its index."""
    return drawing("marks/frost", {"haze": "#bfe3f7", "ice": "#86c3e6"})


_GROUNDS: Final = {
    BackDesign.LATTICE: "#1f2f5c",
    BackDesign.ROSETTE: "#701c2e",
    BackDesign.FANS: "#0f4d55",
    BackDesign.RAYS: "#2b2c33",
}
_SHADES: Final = {
    BackDesign.LATTICE: 0.86,
    BackDesign.ROSETTE: 0.72,
    BackDesign.FANS: 0.88,
    BackDesign.RAYS: 0.80,
}
"""How much of the ground is in the colour between it and the light one."""


def back(style: DeckStyle, *, small: bool = False) -> str:
    """Return the back of every card; a small lattice is coarser.

    At 30 pixels it still shows a trellis and not a grey.
    """
    ground = _GROUNDS[style.back]
    paper = style.paper or PAPER
    light, name = mix(ground, PAPER, 0.34), f"deck/back-{style.back}"
    if small and style.back is BackDesign.LATTICE:
        light, name = mix(light, ground, 0.8), f"{name}-small"
    tones = {
        "ground": ground,
        "light": light,
        "shade": mix(ground, PAPER, _SHADES[style.back]),
        "gold": GOLD_ON_DARK,
        "gold_light": mix(GOLD_ON_DARK, PAPER, 0.55),
        "gold_pale": mix(GOLD_ON_DARK, PAPER, 0.5),
        "paper": paper,
    }
    rim = PALETTES[DeckColours.CLASSIC].rim
    return card_svg(paper, rim, drawing_body(name, tones))


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


def stroke(d: str, colour: str, width: float) -> str:
    """A drawn line with sharp corners."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="miter"/>'
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
