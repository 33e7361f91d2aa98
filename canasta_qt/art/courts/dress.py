"""What a court wears: its colours by purpose, and drawings told in those."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from canasta_qt.art.courts.frame import Frame
from canasta_qt.art.drawing.palette import DeckPalette, Suit
from canasta_qt.art.drawing.pips import SUIT_PATHS, suit_scale
from canasta_qt.art.drawing.shapes import fill, num, stroke
from canasta_qt.look.colour import mix

Tone = Literal[
    "colour",  # the suit's colour: frame, flower, emblem
    "cloth",  # cloak and headgear
    "fold",
    "wood",  # shafts and stems
    "weave",  # pattern lines and small pips on light cloth
    "pale",  # ground of the pattern
    "mid",
    "panel",
    "skin",
    "shade",
    "blush",
    "knuckle",
    "hair",
    "hair_light",
    "brow",
    "line",
    "gold",
    "gold_light",
    "paper",
    "lips",
]


class Layer(NamedTuple):
    """One path in one tone: filled, or stroked where it has a width."""

    tone: Tone
    d: str
    width: float = 0.0
    move: str = ""
    cap: str = "round"


@dataclass(frozen=True)
class Dress:
    """The colours of one court, and the frame it stands in."""

    suit: Suit
    frame: Frame
    tones: Mapping[Tone, str]

    def __getitem__(self, tone: Tone) -> str:
        """The colour of a purpose."""
        return self.tones[tone]

    def paint(self, layers: Iterable[Layer]) -> str:
        """Layers from the lowest to the highest."""
        parts = []
        for tone, d, width, move, cap in layers:
            if width:
                parts.append(stroke(d, self[tone], width, cap=cap, move=move))
            else:
                parts.append(fill(d, self[tone], move=move))
        return "".join(parts)


def pip_layer(tone: Tone, suit: Suit, x: float, y: float, size: float) -> Layer:
    """A small suit sign as a layer."""
    scale = f"scale({suit_scale(suit, size):.3f})"
    return Layer(tone, SUIT_PATHS[suit], move=f"translate({num(x)} {num(y)}) {scale}")


_HAIR: Final[Mapping[Suit, str]] = {
    "s": "#17171a",
    "h": "#6b2a12",
    "d": "#a0733f",
    "c": "#4a3220",
}
_GREY_HAIR: Final = "#747c90"
_RED_BROWN: Final = "#b5332b"
_CHEEK: Final = "#e0674a"


def dress(rank: str, suit: Suit, palette: DeckPalette, frame: Frame) -> Dress:
    """The colours this court wears; only the king of diamonds has grown grey."""
    hair = _GREY_HAIR if rank == "K" and suit == "d" else _HAIR[suit]
    tones = _dark(suit, palette) if palette.dark else _light(suit, palette, hair)
    return Dress(suit, frame, tones)


def _light(suit: Suit, p: DeckPalette, hair: str) -> Mapping[Tone, str]:
    colour = p.suit(suit)
    black = colour == "#111111"
    return {
        "colour": colour,
        "cloth": colour,
        "fold": "#46464b" if black else mix(colour, p.line, 0.74),
        "wood": "#4a3a2c",
        "weave": colour,
        "pale": p.wash(colour, 0.24),
        "mid": p.wash(colour, 0.5),
        "panel": p.wash(colour, 0.085),
        "skin": p.skin,
        "shade": mix(p.gold, p.skin, 0.20),
        "blush": mix(_CHEEK, p.skin, 0.34),
        "knuckle": mix(p.line, p.skin, 0.55),
        "hair": hair,
        "hair_light": p.wash(hair, 0.55),
        "brow": mix(hair, p.line, 0.45),
        "line": p.line,
        "gold": p.gold,
        "gold_light": p.wash(p.gold, 0.42),
        "paper": p.paper,
        "lips": mix(_RED_BROWN, p.skin, 0.82),
    }


def _dark(suit: Suit, p: DeckPalette) -> Mapping[Tone, str]:
    """On dark paper faces and ermine stay light, and cloth is held back."""
    colour = p.suit(suit)
    cloth = "#8f959f" if suit == "s" else p.wash(colour, 0.80)
    return {
        "colour": colour,
        "cloth": cloth,
        "fold": mix(cloth, p.line, 0.66),
        "wood": "#a58a63",
        "weave": mix(cloth, p.line, 0.55),
        "pale": mix(cloth, p.skin, 0.38),
        "mid": p.wash(cloth, 0.55),
        "panel": p.wash(colour, 0.10),
        "skin": p.skin,
        "shade": mix(p.gold, p.skin, 0.30),
        "blush": mix(_CHEEK, p.skin, 0.34),
        "knuckle": mix(p.line, p.skin, 0.55),
        "hair": mix(cloth, "#0c0d10", 0.46),
        "hair_light": mix(cloth, p.skin, 0.72),
        "brow": p.line,
        "line": p.line,
        "gold": p.gold,
        "gold_light": mix(p.gold, p.skin, 0.5),
        "paper": p.skin,
        "lips": "#b5423a",
    }
