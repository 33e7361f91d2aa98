"""The drawings of `assets/deck/`, `glyphs/` and `marks/`, in the colours of a style.

A drawing is an SVG file with `{name}` in place of a colour.  An element of class
`standard` or `jumbo` is drawn beside an index of that size only; the class is dropped,
because Qt would read it as a style sheet's.  A back is the same when turned by 180
degrees.
"""

from __future__ import annotations

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
from canasta_qt.art.shapes import card_svg
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
    ground = style.back_colour or _GROUNDS[style.back]
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
