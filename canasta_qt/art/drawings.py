"""The drawings of `assets/deck/` and `assets/marks/`, in the colours of a style.

A drawing is an SVG file with `{name}` in place of a colour.  An element of class
`standard` or `jumbo` is drawn beside an index of that size only; the class is dropped,
because Qt would read it as a style sheet's.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from canasta_qt.art.drawing.style import IndexSize
from canasta_qt.asset_files import asset

_ELEMENT: Final = re.compile(r"<[^!?][^>]*>")


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
