"""The jacks: cap with feather, ruff and buttons; halberd, pennant, arrow, torch."""

from collections.abc import Mapping
from typing import Final

from canasta_qt.art.courts.dress import Dress, Layer, pip_layer
from canasta_qt.art.courts.figure import cheeks, cloak, eyes, holding, nose, tabard
from canasta_qt.art.drawing.palette import Suit
from canasta_qt.art.drawing.shapes import at, circle_path, rounded, star_path

_HEAD: Final = (
    Layer(
        "hair",
        (
            "M-21,60C-29,72 -31,90 -28,104C-22,109 -16,106 -12,100H12C16,106 "
            "22,109 28,104C31,90 29,72 21,60Z"
        ),
    ),
    Layer("shade", "M-7.5,98H7.5V114H-7.5Z"),
    Layer("skin", "M-17,62V84C-17,97 -8,106 0,106C8,106 17,97 17,84V62Z"),
    Layer("shade", "M0,62H17V84C17,97 8,106 0,106Z"),
)
_FRINGE: Final = (
    Layer("hair", "M-18,60H18V76C16,71 12,68.5 6,68C-2,67.5 -11,69 -18,78Z"),
)
_MOUTH: Final = (Layer("lips", "M-5,97.4Q0,101.8 5,97.4", 1.7),)
_RUFF: Final = (
    Layer(
        "paper",
        "".join(circle_path(i * 7.2, 114 - abs(i) * 1.4, 6) for i in range(-3, 4)),
    ),
    Layer("gold", "M-24,107C-14,114 14,114 24,107", 1.8),
)
_CAP: Final = (
    Layer("paper", "M-14,55C-22,34 -42,24 -61,29C-60,45 -42,60 -14,55Z"),
    Layer("mid", "M-14,55C-30,51 -48,43 -61,29C-60,45 -42,60 -14,55Z"),
    Layer("gold", "M-14,55C-30,50 -47,42 -60,29.5", 1.5),
    Layer("panel", "M-27,35L-30,47M-38,30L-41,41M-47,29L-50,36", 1.3),
    Layer("cloth", "M-28,60C-36,42 -14,30 8,32C28,34 38,46 29,60Z"),
    Layer("gold", "M-29,56Q0,49 29,56L28,65Q0,58.5 -28,65Z"),
    Layer("paper", circle_path(-17, 54.5, 5)),
)
_SHAFT: Final = Layer("wood", "M-2,44H2V168H-2Z")
_SPEAR: Final = "M0,22L5,46H-5Z"
_POLES: Final[Mapping[Suit, tuple[Layer, ...]]] = {
    "s": (
        _SHAFT,
        Layer("paper", _SPEAR),
        Layer("line", _SPEAR, 1.1),
        Layer("colour", "M2,54C9,54 14,50 17,45C21,58 19,70 13,79C10,73 7,71 2,71Z"),
        Layer("colour", "M-2,57L-13,63L-2,68Z"),
        Layer("gold", rounded(-4, 46, 8, 4.5, 2)),
    ),
    "h": (
        _SHAFT,
        Layer("colour", "M2,42H21V82L11.5,74L2,82Z"),
        pip_layer("paper", "h", 11.5, 56, 12),
        Layer("gold", star_path(0, 34, 9, 4, 0.36)),
    ),
    "d": (
        _SHAFT,
        Layer("colour", "M0,20L9,46L0,40L-9,46Z"),
        Layer("gold", rounded(-4, 44, 8, 4.5, 2)),
        Layer(
            "mid",
            (
                "M-2,96L-11,90V104L-2,110ZM2,96L11,90V104L2,110ZM-2,80L-11,74V87"
                "L-2,93ZM2,80L11,74V87L2,93Z"
            ),
        ),
    ),
    "c": (
        _SHAFT,
        Layer("colour", "M-9,52H9L4,76H-4Z"),
        Layer("gold", rounded(-11, 49, 22, 5, 2.5)),
        Layer("gold", "M0,20C4,30 11,35 8,48H-8C-11,38 -3,33 0,20Z"),
        Layer("gold_light", "M1,33C3,38 5,41 4,48H-3C-4,42 0,39 1,33Z"),
    ),
}


def _doublet(d: Dress) -> str:
    """The buttoned strip down the front."""
    right, left = d.frame.seam(7), d.frame.seam(-7)
    buttons = "".join(circle_path(0, y, 2.5) for y in (129, 142, 155))
    return d.paint(
        (
            Layer("paper", f"M-6,112H6L{at(7, right)}L{at(-7, left)}Z"),
            Layer(
                "gold", f"M-6,112L{at(-7, left)}M6,112L{at(7, right)}", 1.6, cap="butt"
            ),
            Layer("gold", buttons),
        )
    )


def jack(d: Dress) -> str:
    """The upper half of a jack."""
    badge = pip_layer("weave", d.suit, -17, 54.5, 7)
    return (
        cloak(d, neck=14, drop=12)
        + tabard(d, top=114, half_top=34, half_foot=44, edged=False)
        + _doublet(d)
        + d.paint(_HEAD)
        + cheeks(d, 91, 10.6)
        + d.paint(_FRINGE)
        + eyes(d, 82.3, 7.9, brow=1.4)
        + nose(d, 91)
        + d.paint((*_MOUTH, *_RUFF, *_CAP, badge))
        + holding(d, *_POLES[d.suit])
    )
