"""The kings: closed crown, beard and ermine; sword, cup, coin and baton."""

from collections.abc import Mapping
from typing import Final

from canasta_qt.art.courts.dress import Dress, Layer, pip_layer
from canasta_qt.art.courts.figure import cheeks, cloak, eyes, holding, nose, tabard
from canasta_qt.art.drawing.palette import Suit
from canasta_qt.art.drawing.shapes import circle_path, rounded, star_path

_TAILS: Final = ((-43, 119), (-32, 133), (-15, 142), (15, 142), (32, 133), (43, 119))
_JEWELS: Final = ((-19, 59.6), (-9.5, 58.2), (0, 57.8), (9.5, 58.2), (19, 59.6))


def _tail(x: float, y: float) -> str:
    """One black spot of the ermine."""
    return (
        f"M{x},{y - 5}C{x + 3.5},{y - 1} {x + 2.5},{y + 3} {x},{y + 5}"
        f"C{x - 2.5},{y + 3} {x - 3.5},{y - 1} {x},{y - 5}Z"
    )


_ERMINE: Final = (
    Layer(
        "paper",
        (
            "M-24,103C-38,108 -48,113 -55,119C-48,140 -26,151 0,153C26,151 "
            "48,140 55,119C48,113 38,108 24,103Z"
        ),
    ),
    Layer("gold", "M-55,119C-48,140 -26,151 0,153C26,151 48,140 55,119", 2.4),
    Layer("line", "".join(_tail(x, y) for x, y in _TAILS)),
)
_HEAD: Final = (
    Layer(
        "hair",
        (
            "M-19,60C-27,68 -31,84 -29,98C-28,105 -22,108 -16,104L16,104C22,108 "
            "28,105 29,98C31,84 27,68 19,60Z"
        ),
    ),
    Layer("skin", "M-18,62V88C-18,98 -9,106 0,106C9,106 18,98 18,88V62Z"),
    Layer("shade", "M0,62H18V88C18,98 9,106 0,106Z"),
)
_BEARD_TOP: Final = (
    "M-18.5,82C-17,90 -11,92.5 -6,92C-3,91.5 3,91.5 6,92C11,92.5 17,90 18.5,82L21,100"
)
# Pointed, round, forked, squared; then a few strands.
_BEARDS: Final[Mapping[Suit, tuple[str, str]]] = {
    "s": (
        "C21,117 10,129 0,137C-10,129 -21,117 -21,100Z",
        (
            "M-13,104C-12,114 -7,122 -2.5,129M13,104C12,114 7,122 2.5,129M-6,107"
            "C-6,113 -4,118 -1.5,123M6,107C6,113 4,118 1.5,123"
        ),
    ),
    "h": (
        "C22,118 14,130 0,130C-14,130 -22,118 -21,100Z",
        (
            "M-14,104C-14,114 -9,122 -3,125M14,104C14,114 9,122 3,125M-8,107"
            "C-8,113 -5,117 -2,119M8,107C8,113 5,117 2,119"
        ),
    ),
    "d": (
        (
            "C22,114 18,128 9,137C7,130 4,126 0,124C-4,126 -7,130 -9,137C-18,128 "
            "-22,114 -21,100Z"
        ),
        (
            "M-15,105C-15,114 -12,122 -9.5,128M15,105C15,114 12,122 9.5,128"
            "M-9,107C-9,112 -8,117 -7,121M9,107C9,112 8,117 7,121"
        ),
    ),
    "c": (
        (
            "C21,112 19,128 12,133C8,130 4,130 0,133C-4,130 -8,130 -12,133"
            "C-19,128 -21,112 -21,100Z"
        ),
        (
            "M-14,104C-14,114 -13,121 -11,127M14,104C14,114 13,121 11,127M-5,107"
            "C-5,114 -5,120 -4,125M5,107C5,114 5,120 4,125"
        ),
    ),
}
_MOUTH: Final = (
    Layer("lips", "M-5,97.2Q0,98.8 5,97.2Q0,102.6 -5,97.2Z"),
    Layer(
        "hair",
        (
            "M0,90.4C-4,87.9 -10,88.6 -16,94.2C-10,97.9 -3,97.7 0,94.7C3,97.7 "
            "10,97.9 16,94.2C10,88.6 4,87.9 0,90.4Z"
        ),
    ),
    Layer(
        "hair_light", "M-11.5,93.2C-7,92.2 -3,92.9 0,94.5C3,92.9 7,92.2 11.5,93.2", 0.9
    ),
)
# The dome echoes the suit: one point, two lobes, a hollow spire, three lobes.
_DOMES: Final[Mapping[Suit, tuple[str, str]]] = {
    "s": (
        (
            "M-24,58C-36,44 -17,42 -7,38C-3,36 -1,34.5 0,32C1,34.5 3,36 7,38"
            "C17,42 36,44 24,58Z"
        ),
        "M0,32V58",
    ),
    "h": (
        (
            "M-24,58C-35,43 -24,32 -12.5,32.5C-5,33 -1,37 0,41C1,37 5,33 "
            "12.5,32.5C24,32 35,43 24,58Z"
        ),
        "M0,30V58M-13,33C-16,42 -15,50 -12,57M13,33C16,42 15,50 12,57",
    ),
    "d": ("M-25,58C-24,52 -8,46 0,31C8,46 24,52 25,58Z", "M0,31V58"),
    "c": (
        (
            "M-24,58C-34,52 -30,40 -20,40C-16,40 -13,41.5 -10.5,44C-14,36 "
            "-8,31.5 0,31.5C8,31.5 14,36 10.5,44C13,41.5 16,40 20,40C30,40 34,52 "
            "24,58Z"
        ),
        "M-10.5,44C-9,49 -8.5,53 -8.5,57M10.5,44C9,49 8.5,53 8.5,57",
    ),
}
_CIRCLET: Final = (
    Layer("gold", "M-27,56Q0,49 27,56L26,67Q0,60.5 -26,67Z"),
    Layer("paper", "".join(circle_path(x, y, 1.9) for x, y in _JEWELS)),
    Layer("gold", circle_path(0, 29.5, 3.8)),
    Layer("gold", star_path(0, 24, 5, 4, 0.4)),
)
_BLADE: Final = "M0,28L5,38V124H-5V38Z"
_EMBLEMS: Final[Mapping[Suit, tuple[Layer, ...]]] = {
    "s": (
        Layer("paper", _BLADE),
        Layer("mid", "M0,28L5,38V124H0Z"),
        Layer("line", _BLADE, 1.1),
        Layer("gold", rounded(-15, 122, 30, 5.5, 2.75)),
        Layer("wood", rounded(-2.5, 127, 5, 26, 1)),
        Layer("gold", circle_path(0, 156, 5)),
    ),
    "h": (
        Layer(
            "gold",
            (
                "M-16,76H16C16,98 9,106 3,108V126L11,133H-11L-3,126V108C-9,106 "
                "-16,98 -16,76Z"
            ),
        ),
        Layer("gold_light", rounded(-18, 72, 36, 5.5, 2.75)),
        Layer("gold_light", rounded(-5.5, 112, 11, 5, 2.5)),
        pip_layer("weave", "h", 0, 90, 15),
    ),
    "d": (
        Layer("gold", circle_path(0, 92, 20)),
        Layer("gold_light", circle_path(0, 92, 16.5), 1.5),
        pip_layer("weave", "d", 0, 92, 25),
        Layer("wood", rounded(-2.5, 111, 5, 40, 1)),
        Layer("gold", rounded(-7, 109, 14, 5, 2.5)),
        Layer("gold", circle_path(0, 154, 4.5)),
    ),
    "c": (
        Layer("wood", "M-3.5,62H3.5L4.5,158H-4.5Z"),
        pip_layer("gold", "c", 0, 52, 36),
        Layer(
            "colour",
            (
                "M3,96C8,84 16,84 19,87C16,97 9,101 3,101ZM-3,112C-8,100 -16,100 "
                "-19,103C-16,113 -9,117 -3,117Z"
            ),
        ),
        Layer("gold", rounded(-6, 70, 12, 5, 2.5)),
    ),
}


def king(d: Dress) -> str:
    """The upper half of a king."""
    chin, strands = _BEARDS[d.suit]
    dome, ribs = _DOMES[d.suit]
    beard = (
        Layer("hair", _BEARD_TOP + chin),
        Layer("hair_light", strands, 1.1),
    )
    crown = (
        Layer("cloth", dome),
        Layer("gold", dome, 2.8),
        Layer("gold", ribs, 2),
    )
    return (
        cloak(d, neck=18, drop=8)
        + tabard(d, top=118, half_top=30, half_foot=38)
        + d.paint((*_ERMINE, *_HEAD))
        + cheeks(d, 86.5, 11.6)
        + d.paint((*beard, *_MOUTH))
        + eyes(d, 78.4, 8.7, brow=1.9)
        + nose(d, 87)
        + d.paint((*crown, *_CIRCLET))
        + holding(d, *_EMBLEMS[d.suit])
    )
