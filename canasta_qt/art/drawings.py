"""Drawings of `assets/deck/`, `glyphs/` and `marks/` in the colours of a style.

A drawing is an SVG file with `{name}` in place of a colour that depends on the style.
An element of class `standard` or `jumbo` is used only with an index of that size; its
class is removed, because Qt would search for a style sheet. A card back looks the same
when rotated by 180 degrees.

Generated SVG uses only paths, groups, transforms, flat fills and strokes, and `use`.
Text, clip paths, masks, filters, gradients and style sheets are not used: Qt ignores
them or draws them slowly.
"""

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Final

from canasta_qt.art.deck_style import BackDesign, DeckStyle, IndexSize
from canasta_qt.asset_files import asset_path

_ELEMENT: Final = re.compile(r"<[^!?][^>]*>")
_VIEW_BOX: Final = re.compile(r'viewBox="0 0 (\d+) ')


def drawing_svg(name: str, tones: Mapping[str, object]) -> str:
    """Return the SVG text of `assets/<name>.svg` with `tones` in place of colour
    names.
    """
    return "".join(_elements(name, IndexSize.STANDARD)).format_map(tones)


def drawing_body(
    name: str, tones: Mapping[str, object], index: IndexSize = IndexSize.STANDARD
) -> str:
    """Return the content of the `svg` element of `assets/<name>.svg`, with `tones` in
    place of colour names.

    Elements for the other size of the index are left out.
    """
    return "".join(_elements(name, index)[1:-1]).format_map(tones)


def drawing_width(name: str) -> float:
    """Return the width of `assets/<name>.svg` in the units of its view box."""
    box = _VIEW_BOX.search(_elements(name, IndexSize.STANDARD)[0])
    assert box is not None, f"assets/{name}.svg says how wide it is"
    return float(box[1])


@cache
def _elements(name: str, index: IndexSize) -> list[str]:
    text = asset_path(f"{name}.svg").read_text(encoding="utf-8")
    other = IndexSize.JUMBO if index is IndexSize.STANDARD else IndexSize.STANDARD
    return [
        element.replace(f' class="{index}"', "")
        for element in _ELEMENT.findall(text)
        if f' class="{other}"' not in element
    ]


class Seal(StrEnum):
    """Seals, the round badges of canastas; each kind has its own shape or colour."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEQUENCE = "sequence"
    WILD = "wild"


SEAL_STYLES: Final = {
    Seal.NATURAL: ("scalloped", "#b3122b", "#f0c766"),
    Seal.MIXED: ("square", "#17171a", "#c9ced6"),
    Seal.SEQUENCE: ("square", "#1d4f7a", "#e9d9a8"),
    Seal.WILD: ("scalloped", "#55307f", "#f0c766"),
}
"""Shape of each seal, colour of its wax, colour of its relief."""
SEAL_SIZE_RATIO: Final = 72 / 64
"""Ratio of the width of a seal with its shadow to the width of its wax."""


def seal_svg(kind: Seal, *, shadow: bool = True) -> str:
    """Return a square drawing of a seal: a basket, and for canastas with wild cards a
    star."""
    form, wax, edge = SEAL_STYLES[kind]
    starred = kind in (Seal.MIXED, Seal.WILD)
    tones = {
        "wax": wax,
        "edge": edge,
        "star": edge if starred else "none",
        "star_edge": wax if starred else "none",
        "shade": "#000000" if shadow else "none",
    }
    return drawing_svg(f"marks/seal-{form}", tones)


def back_svg(style: DeckStyle, *, small: bool = False) -> str:
    """Return a card back as SVG text; a `small` one has a coarser lattice, visible on a
    card of 30 pixels."""
    name = f"deck/back-{style.back_design}"
    if small and style.back_design is BackDesign.LATTICE:
        name = f"{name}-small"
    body = drawing_body(name, {"paper": style.paper_colour})
    return card_svg(style.paper_colour, body)


SVG_CARD_WIDTH: Final = 225.0
SVG_CARD_HEIGHT: Final = 350.0
SVG_CARD_CENTRE_X: Final = SVG_CARD_WIDTH / 2
SVG_CARD_CENTRE_Y: Final = SVG_CARD_HEIGHT / 2

_HALF_TURN: Final = "rotate(180 112.5 175)"


def decimal_text(value: float) -> str:
    """Return a number as text with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def translate_transform(x: float, y: float) -> str:
    """Return the SVG transform that moves the origin to a point."""
    return f"translate({decimal_text(x)} {decimal_text(y)})"


def svg_group(transform: str, *parts: str) -> str:
    """Return an SVG group of parts with a transform."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def with_rotated_copy(svg_body: str) -> str:
    """Return an SVG part, followed by a copy rotated by 180 degrees around the middle
    of the card."""
    return (
        f'<defs><g id="index">{svg_body}</g></defs><use xlink:href="#index"/>'
        f'<use xlink:href="#index" transform="{_HALF_TURN}"/>'
    )


def card_svg(paper: str, body: str) -> str:
    """Return a card as SVG text: paper with round corners, a rim, and `body` on the
    paper.
    """
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:xlink="http://www.w3.org/1999/xlink" '
        'viewBox="0 0 225 350" width="225" height="350">'
        '<rect x="0.5" y="0.5" width="224" height="349" rx="11.5" '
        f'fill="{paper}" stroke="#b8b2a6" stroke-width="1"/>{body}</svg>'
    )
