"""The aces: a coin with a beaded edge, a sprig above and below, and an emblem."""

import math
from typing import Final

from canasta_qt.art.drawing.palette import DeckPalette, Suit
from canasta_qt.art.drawing.pips import pip
from canasta_qt.art.drawing.shapes import (
    CENTRE_X,
    CENTRE_Y,
    circle_path,
    disc,
    fill,
    group,
    num,
    polar,
    polygon,
    shift,
    star_path,
    stroke,
    turned,
)
from canasta_qt.art.drawing.style import IndexSize

_RADIUS: Final = 86.0
_BEADS: Final = 60
_RAYS: Final = 48


def ace_body(suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """The middle of an ace; beside a jumbo index only the large pip has room."""
    standard = index is IndexSize.STANDARD
    size = (108.0 if standard else 98.0) * (1.1 if suit == "d" else 1.0)
    coin = _coin(suit, palette) if standard else ""
    middle = f"{shift(CENTRE_X, CENTRE_Y)} scale({size / 100:.3f})"
    sign = pip(suit, CENTRE_X, CENTRE_Y, size, palette.suit(suit))
    return coin + sign + group(middle, _EMBLEMS[suit](palette, palette.suit(suit)))


def _coin(suit: Suit, palette: DeckPalette) -> str:
    gold, x, y = palette.gold, CENTRE_X, CENTRE_Y
    parts = disc(x, y, _RADIUS, palette.wash(palette.suit(suit), 0.06))
    parts += stroke(circle_path(x, y, _RADIUS), gold, 1.5)
    parts += stroke(circle_path(x, y, _RADIUS - 8), gold, 0.8)
    turns = [math.tau * i / _BEADS for i in range(_BEADS)]
    beads = (circle_path(*polar(x, y, _RADIUS - 4, a), 1.3) for a in turns)
    parts += fill("".join(beads), gold)
    for side in (x - _RADIUS + 4, x + _RADIUS - 4):
        parts += disc(side, y, 7, palette.paper)
        parts += fill(star_path(side, y, 9, 4, 0.32), gold)
    if suit == "s":
        parts += _sunburst(gold)
    sprig = _sprig(suit, palette)
    return parts + sprig + turned(sprig)


def _sunburst(gold: str) -> str:
    """The deck's mark, on the ace of spades alone."""
    rays = ""
    for i in range(_RAYS):
        a = math.tau * (i + 0.5) / _RAYS
        ends = ((64 if i % 2 else 59, a), (75, a + 0.018), (75, a - 0.018))
        rays += polygon(polar(CENTRE_X, CENTRE_Y, r, t) for r, t in ends)
    return fill(rays, gold)


def _sprig(suit: Suit, palette: DeckPalette) -> str:
    leaves = ""
    for rise, reach in ((10, 21), (20, 16), (29, 11)):
        for s in (-reach, reach):
            leaves += (
                f"M0,{-rise}C{num(s * 0.3)},{num(-rise - 6.5)} "
                f"{num(s * 0.7)},{num(-rise - 8)} {num(s)},{num(-rise - 6)}"
            )
            leaves += (
                f"C{num(s * 0.75)},{num(-rise + 0.5)} "
                f"{num(s * 0.35)},{num(-rise + 2)} 0,{-rise}Z"
            )
    return group(
        shift(CENTRE_X, CENTRE_Y - _RADIUS),
        stroke("M0,-2V-38", palette.gold, 1.4, cap="butt"),
        fill(leaves, palette.gold),
        disc(0, -3.5, 3.2, palette.gold),
        pip(suit, 0, -46, 15, palette.suit(suit)),
    )


def _sword(palette: DeckPalette, _colour: str) -> str:
    inline = (
        "M0,-36C5,-26 12,-18 21,-10C32,0 39,8 39,19C39,27 33,32 27,32C19,32 "
        "13,27 9,18M0,-36C-5,-26 -12,-18 -21,-10C-32,0 -39,8 -39,19C-39,27 "
        "-33,32 -27,32C-19,32 -13,27 -9,18"
    )
    leaves = (
        "M8,-8C16,-4 24,3 27,12C19,10 11,4 8,-8ZM-8,-8C-16,-4 -24,3 -27,12"
        "C-19,10 -11,4 -8,-8Z"
    )
    return (
        stroke(inline, palette.gold, 1.6)
        + fill("M0,-27L3.2,-19V8H9V12H3V21H-3V12H-9V8H-3.2V-19Z", palette.paper)
        + disc(0, 24, 3, palette.paper)
        + fill(leaves, palette.gold)
    )


def _cup(palette: DeckPalette, colour: str) -> str:
    inline = (
        "M0,37C-5,27 -13,18 -22,9.5C-34,-2 -41,-11 -41,-22C-41,-32 -34,-39 "
        "-25,-39C-13,-39 -5,-31 0,-17C5,-31 13,-39 25,-39C34,-39 41,-32 "
        "41,-22C41,-11 34,-2 22,9.5C13,18 5,27 0,37Z"
    )
    cup = "M-13,-12H13C13,0 9,7 2.5,8.5V16L8,20.5H-8L-2.5,16V8.5C-9,7 -13,0 -13,-12Z"
    leaves = (
        "M18,-28C26,-27 31,-22 32,-14C24,-14 19,-19 18,-28ZM-18,-28C-26,-27 "
        "-31,-22 -32,-14C-24,-14 -19,-19 -18,-28Z"
    )
    return (
        stroke(inline, palette.gold, 1.7)
        + fill(cup, palette.paper)
        + stroke("M-9,-6H9", colour, 1.5)
        + fill(leaves, palette.gold)
        + disc(0, -17.5, 2, palette.gold)
    )


def _coin_emblem(palette: DeckPalette, _colour: str) -> str:
    inline = (
        "M0,-39C6,-23 17,-9 30,0C17,9 6,23 0,39C-6,23 -17,9 -30,0C-17,-9 -6,-23 0,-39Z"
    )
    studs = ((0, -18.5, 1.8), (0, 18.5, 1.8), (-18, 0, 1.5), (18, 0, 1.5))
    return (
        stroke(inline, palette.gold, 1.5)
        + stroke(circle_path(0, 0, 11.5), palette.paper, 2.4)
        + fill(star_path(0, 0, 8, 4, 0.36), palette.paper)
        + fill("".join(circle_path(*stud) for stud in studs), palette.gold)
    )


def _baton(palette: DeckPalette, _colour: str) -> str:
    lobes = "".join(
        circle_path(x, y, 14.5) for x, y in ((0, -26.5), (-25, 13.5), (25, 13.5))
    )
    baton = "M-2.2,-8L0,-17L2.2,-8V36L0,40L-2.2,36Z"
    leaves = (
        "M2,8C6,-2 14,-3 19,2C15,10 9,12 2,12ZM-2,8C-6,-2 -14,-3 -19,2"
        "C-15,10 -9,12 -2,12ZM2,26C4,20 8,18 11,20C9,26 6,28 2,29ZM-2,26"
        "C-4,20 -8,18 -11,20C-9,26 -6,28 -2,29Z"
    )
    return (
        stroke(lobes, palette.gold, 1.7)
        + fill(baton + leaves, palette.paper)
        + disc(0, -26.5, 4.4, palette.paper)
        + fill(circle_path(-25, 13.5, 3) + circle_path(25, 13.5, 3), palette.gold)
    )


_EMBLEMS: Final = {"s": _sword, "h": _cup, "d": _coin_emblem, "c": _baton}
