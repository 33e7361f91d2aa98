"""The queens: open coronet and long hair; iris, rose, star flower and clover."""

import math
from collections.abc import Mapping
from typing import Final

from canasta_qt.art.courts.dress import Dress, Layer, pip_layer
from canasta_qt.art.courts.figure import cheeks, cloak, eyes, holding, nose, tabard
from canasta_qt.art.drawing.palette import Suit
from canasta_qt.art.drawing.shapes import at, circle_path, polar, rounded, star_path

_FIFTH: Final = math.tau / 5
_CROWN: Final = "M0,42C-24,42 -32,58 -31,78"


def _net() -> str:
    lines = ""
    for c in (-26, 26):
        lines += (
            f"M{c - 9},74L{c + 9},92M{c - 12},83L{c + 1},96M{c - 1},70L{c + 12},83"
            f"M{c + 9},74L{c - 9},92M{c + 12},83L{c - 1},96M{c + 1},70L{c - 12},83"
        )
    return lines


def _plaits() -> tuple[str, str]:
    """Two plaits of six strands, and the light on them."""
    plaits, shine = "", ""
    for s in (-1, 1):
        for i in range(6):
            x, y, r = s * (26 + i * 1.7), 90.0 + i * 10.2, 8.2 - i * 0.55
            bulge = r * 1.3
            plaits += (
                f"M{at(x, y - 8)}C{at(x + bulge, y - 5)} {at(x + bulge, y + 4)} "
                f"{at(x, y + 8)}C{at(x - bulge, y + 4)} {at(x - bulge, y - 5)} "
                f"{at(x, y - 8)}Z"
            )
            if i < 5:
                shine += f"M{at(x - 3.5, y - 1)}L{at(x, y + 3)}L{at(x + 3.5, y - 1)}"
    return plaits, shine


_PLAITS, _SHINE = _plaits()
_BUNS: Final = circle_path(-26, 83, 14) + circle_path(26, 83, 14)
# Behind the face: straight, waved, netted at the sides, plaited.
_HAIR: Final[Mapping[Suit, tuple[Layer, ...]]] = {
    "s": (
        Layer(
            "hair",
            _CROWN
            + "L-37,128Q-28,133 -16,130H16Q28,133 37,128L31,78C32,58 24,42 0,42Z",
        ),
        Layer(
            "hair_light",
            "M-27,82L-31,122M-22,92L-25,124M27,82L31,122M22,92L25,124",
            1.1,
        ),
    ),
    "h": (
        Layer(
            "hair",
            _CROWN
            + (
                "C-30,92 -39,100 -39,114C-39,128 -29,136 -18,132L18,132C29,136 "
                "39,128 39,114C39,100 30,92 31,78C32,58 24,42 0,42Z"
            ),
        ),
        Layer(
            "hair_light",
            (
                "M-27,84C-28,96 -34,102 -34,114M27,84C28,96 34,102 34,114M-22,92"
                "C-23,104 -27,110 -26,122M22,92C23,104 27,110 26,122"
            ),
            1.1,
        ),
    ),
    "d": (
        Layer("hair", "M0,42C-22,42 -30,56 -30,72L-16,98H16L30,72C30,56 22,42 0,42Z"),
        Layer("hair", _BUNS),
        Layer("hair_light", _net(), 0.9),
        Layer("gold", _BUNS, 1.6),
    ),
    "c": (
        Layer("hair", _CROWN + "L-24,96H24L31,78C32,58 24,42 0,42Z"),
        Layer("hair", _PLAITS),
        Layer("hair_light", _SHINE, 1.1),
        Layer("gold", rounded(-39, 147, 9, 4.5, 2) + rounded(30, 147, 9, 4.5, 2)),
    ),
}
_NECK: Final = (
    Layer(
        "skin",
        (
            "M-8.5,98V110C-9,117 -20,119 -29,122C-24,140 -10,148 0,150C10,148 "
            "24,140 29,122C20,119 9,117 8.5,110V98Z"
        ),
    ),
    Layer("shade", "M0,98H8.5V110C9,117 20,119 29,122C24,140 10,148 0,150Z"),
    Layer("gold", "M-29,122C-24,140 -10,148 0,150C10,148 24,140 29,122", 2.4),
    Layer("gold", "M-14,118C-10,127 -5,130 0,131C5,130 10,127 14,118", 1.3),
)
_FACE: Final = (
    Layer(
        "skin",
        (
            "M-17,70C-17.5,90 -12,106 0,108C12,106 17.5,90 17,70C16,56 8,52 0,52"
            "C-8,52 -16,56 -17,70Z"
        ),
    ),
    Layer("shade", "M0,52C8,52 16,56 17,70C17.5,90 12,106 0,108Z"),
)
_PARTING: Final = (
    Layer(
        "hair",
        (
            "M0,54C-5,64 -13,68 -17.5,82C-24,72 -22,54 0,48C22,54 24,72 17.5,82"
            "C13,68 5,64 0,54Z"
        ),
    ),
)
_MOUTH: Final = (
    Layer("lips", "M-5.4,97Q-2.2,95.6 0,96.6Q2.2,95.6 5.4,97Q0,102.4 -5.4,97Z"),
)
_CORONET: Final = (
    Layer(
        "gold",
        (
            "M-25,57L-30,33L-18.5,44L-15,28L-6.5,42L0,24L6.5,42L15,28L18.5,44"
            "L30,33L25,57Q0,49.5 -25,57Z"
        ),
    ),
    Layer(
        "gold",
        "".join(
            circle_path(x, y, 2.6)
            for x, y in ((-30, 32), (-15, 27), (15, 27), (30, 32))
        ),
    ),
    Layer(
        "paper",
        "".join(circle_path(x, y, 1.9) for x, y in ((-12, 49.5), (0, 48), (12, 49.5))),
    ),
)
_STEM: Final = (
    Layer("wood", "M0,84C2,110 0,130 0,158", 2.6),
    Layer(
        "mid",
        (
            "M1,120C4,108 12,104 20,105C18,114 11,120 1,122ZM1,112C-3,101 -10,98 "
            "-17,99C-15,107 -9,112 1,114Z"
        ),
    ),
)
_BLOOM: Final = 68.0
_PETAL: Final = (
    "M0,0C-4,-6 -12,-8 -12,-15C-12,-20 -5,-22 0,-17C5,-22 12,-20 12,-15C12,-8 4,-6 0,0Z"
)


def _rose() -> str:
    places = [polar(0, _BLOOM, 10.5, _FIFTH * i - _FIFTH * 1.25) for i in range(5)]
    return "".join(circle_path(x, y, 8.2) for x, y in places)


_FLOWERS: Final[Mapping[Suit, tuple[Layer, ...]]] = {
    "s": (
        Layer(
            "colour",
            (
                "M0,84C-22,76 -19,60 -14,53C-10,62 -4,68 0,84C4,68 10,62 14,53C19,60 "
                "22,76 0,84Z"
            ),
        ),
        Layer("mid", "M0,48C8,60 7,72 0,82C-7,72 -8,60 0,48Z"),
        Layer("gold", "M0,80V62", 1.6),
    ),
    "h": (
        Layer("colour", _rose()),
        Layer("colour", circle_path(0, _BLOOM, 11)),
        Layer(
            "paper",
            "M-8,68a8,8 0 1 1 8,8a5.5,5.5 0 1 1 5,-7.5a3,3 0 1 1 -5.5,-0.5",
            1.6,
        ),
        Layer("gold", circle_path(0, _BLOOM, 1.8)),
    ),
    "d": (
        Layer("colour", star_path(0, _BLOOM, 20, 4, 0.34)),
        Layer("mid", star_path(0, _BLOOM, 13.5, 4, 0.4), move="rotate(45 0 68)"),
        Layer("gold", circle_path(0, _BLOOM, 4.6)),
        Layer("paper", circle_path(0, _BLOOM, 1.8)),
    ),
    "c": (
        *(
            Layer("colour", _PETAL, move=f"translate(0 68) rotate({turn})")
            for turn in (0, 120, 240)
        ),
        Layer("gold", circle_path(0, _BLOOM, 4.2)),
        Layer("gold_light", circle_path(0, _BLOOM, 1.7)),
    ),
}


def queen(d: Dress) -> str:
    """The upper half of a queen."""
    suit = d.suit
    return (
        cloak(d, neck=26, drop=10, top=118)
        + d.paint(_HAIR[suit])
        + tabard(d, top=126, half_top=27, half_foot=33)
        + d.paint((*_NECK, pip_layer("weave", suit, 0, 135.5, 11), *_FACE))
        + cheeks(d, 90.5, 10.4)
        + d.paint(_PARTING)
        + eyes(d, 81.5, 7.8, lashes=True, brow=1.3)
        + nose(d, 90.5)
        + d.paint((*_MOUTH, *_CORONET, pip_layer("gold", suit, 0, 23.5, 10)))
        + holding(d, *_STEM, *_FLOWERS[suit])
    )
