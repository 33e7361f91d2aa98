"""Aces, courts and jokers: drawings from files, and the colours they are given.

A drawing may name every field of the palette, and the tones added here.
"""

from collections.abc import Mapping
from typing import Final

from canasta_qt.art.drawing.palette import DeckPalette, Suit
from canasta_qt.art.drawing.shapes import CENTRE_X, CENTRE_Y, group, shift
from canasta_qt.art.drawing.style import IndexSize
from canasta_qt.art.drawings import drawing_body
from canasta_qt.look.colour import mix

Tones = Mapping[str, object]

COURTS: Final = {"K": "king", "Q": "queen", "J": "jack"}
_SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
_PLACES: Final = {
    IndexSize.STANDARD: "translate(122 0) scale(1)",
    IndexSize.JUMBO: "translate(131 17.5) scale(0.9)",
}
"""Where a figure stands, drawn with the head's axis at x = 0."""
_JUMBO_JOKER: Final = 0.90

_HAIR: Final = {"s": "#17171a", "h": "#6b2a12", "d": "#a0733f", "c": "#4a3220"}
_GREY_HAIR: Final = "#747c90"
_RED_BROWN: Final = "#b5332b"
_CHEEK: Final = "#e0674a"
_GREY_CLOTH: Final = "#8f959f"
"""Cloth that would be black, on dark paper."""


def court_body(rank: str, suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """Return the middle of a jack, queen or king."""
    tones = {
        **vars(palette),
        **(_dark if palette.dark else _light)(rank, suit, palette),
        "blush": mix(_CHEEK, palette.skin, 0.34),
        "knuckle": mix(palette.line, palette.skin, 0.55),
        "place": _PLACES[index],
    }
    return drawing_body(f"deck/{COURTS[rank]}-{_SUITS[suit]}", tones, index)


def _light(rank: str, suit: Suit, p: DeckPalette) -> Tones:
    """Only the king of diamonds has grown grey."""
    colour = p.suit(suit)
    hair = _GREY_HAIR if rank + suit == "Kd" else _HAIR[suit]
    return {
        "colour": colour,
        "cloth": colour,
        "fold": "#46464b" if colour == "#111111" else mix(colour, p.line, 0.74),
        "wood": "#4a3a2c",
        "weave": colour,
        "pale": p.wash(colour, 0.24),
        "mid": p.wash(colour, 0.5),
        "panel": p.wash(colour, 0.085),
        "shade": mix(p.gold, p.skin, 0.20),
        "hair": hair,
        "hair_light": p.wash(hair, 0.55),
        "brow": mix(hair, p.line, 0.45),
        "gold_light": p.wash(p.gold, 0.42),
        "lips": mix(_RED_BROWN, p.skin, 0.82),
    }


def _dark(_rank: str, suit: Suit, p: DeckPalette) -> Tones:
    """On dark paper faces and ermine stay light, and cloth is held back."""
    colour = p.suit(suit)
    cloth = _GREY_CLOTH if suit == "s" else p.wash(colour, 0.80)
    return {
        "colour": colour,
        "cloth": cloth,
        "fold": mix(cloth, p.line, 0.66),
        "wood": "#a58a63",
        "weave": mix(cloth, p.line, 0.55),
        "pale": mix(cloth, p.skin, 0.38),
        "mid": p.wash(cloth, 0.55),
        "panel": p.wash(colour, 0.10),
        "shade": mix(p.gold, p.skin, 0.30),
        "hair": mix(cloth, "#0c0d10", 0.46),
        "hair_light": mix(cloth, p.skin, 0.72),
        "brow": p.line,
        "gold_light": mix(p.gold, p.skin, 0.5),
        "paper": p.skin,
        "lips": "#b5423a",
    }


def ace_body(suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """Return the middle of an ace; the coin has no room beside a jumbo index."""
    standard = index is IndexSize.STANDARD
    size = (1.08 if standard else 0.98) * (1.1 if suit == "d" else 1.0)
    colour = palette.suit(suit)
    tones = {
        **vars(palette),
        "colour": colour,
        "coin": palette.wash(colour, 0.06),
        "place": f"{shift(CENTRE_X, CENTRE_Y)} scale({size:.3f})",
    }
    coin = drawing_body(f"deck/coin-{_SUITS[suit]}", tones) if standard else ""
    return coin + drawing_body(f"deck/ace-{_SUITS[suit]}", tones, index)


def joker_body(palette: DeckPalette, index: IndexSize, *, filled: bool) -> str:
    """Return the panel of a joker, in cloth of two colours or in line alone."""
    p = palette
    cloth = _GREY_CLOTH if p.dark else p.ink
    tones = {
        **vars(p),
        "cloth": cloth,
        "cloth_fold": mix(cloth, p.line, 0.70) if p.dark else "#48484d",
        "red_fold": mix(p.heart, p.line, 0.76),
        "ground": p.wash(p.gold, 0.15),
        "shade": mix(p.gold, p.skin, 0.22),
        "blush": mix(_CHEEK, p.skin, 0.42),
        "gold_light": mix(p.gold, p.skin, 0.30),
        "gold_deep": mix(p.gold, p.line, 0.84),
        "lips": _RED_BROWN,
    }
    body = drawing_body(f"deck/joker-{'red' if filled else 'black'}", tones)
    if index is IndexSize.STANDARD:
        return body
    k = _JUMBO_JOKER
    return group(f"{shift(CENTRE_X * (1 - k), CENTRE_Y * (1 - k))} scale({k})", body)
