"""Four backs, each the same when turned by 180 degrees."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from canasta_qt.art.drawing.palette import GOLD_ON_DARK, PALETTES, PAPER
from canasta_qt.art.drawing.shapes import (
    CENTRE_X,
    CENTRE_Y,
    Point,
    card_svg,
    circle_path,
    cut,
    disc,
    fill,
    num,
    polar,
    polygon,
    rounded,
    shift,
    star_path,
    stroke,
    turned,
)
from canasta_qt.art.drawing.style import BackDesign, DeckColours, DeckStyle
from canasta_qt.look.colour import mix

_FIELD: Final = (11.0, 11.0, 203.0, 328.0)
_GOLD: Final = GOLD_ON_DARK
_COLOURS: Final = {
    BackDesign.LATTICE: "#1f2f5c",
    BackDesign.ROSETTE: "#701c2e",
    BackDesign.FANS: "#0f4d55",
    BackDesign.RAYS: "#2b2c33",
}

Band = tuple[float, float, str]
"""Radius, swing and colour of one ring of a rosette."""


def back(style: DeckStyle, *, small: bool = False) -> str:
    """The back of every card, as SVG text; a small one has a coarser pattern."""
    tone = style.back_colour or _COLOURS[style.back]
    light = mix(tone, PAPER, 0.34)
    body = fill(rounded(*_FIELD, 6), tone)
    designs = _SMALL_DESIGNS if small else _DESIGNS
    body += designs[style.back](tone, light)
    body += _rim(style.paper or PAPER)
    body += stroke(rounded(17, 17, 191, 316, 3.5), _GOLD, 1.3)
    body += stroke(rounded(20.5, 20.5, 184, 309, 2), _GOLD, 0.6)
    return card_svg(style.paper or PAPER, PALETTES[DeckColours.CLASSIC].rim, body)


def _rim(paper: str) -> str:
    """Paper between the field and the edge, over whatever a pattern left there."""
    ring = rounded(1, 1, 223, 348, 11.5) + rounded(*_FIELD, 6)
    return fill(ring, paper, even=True)


def _window(inset: float) -> list[Point]:
    x, y, w, h = _FIELD
    left, top, right, foot = x + inset, y + inset, x + w - inset, y + h - inset
    return [(left, top), (right, top), (right, foot), (left, foot)]


def _medallion(tone: str, radius: float) -> str:
    """The deck's star in two rings."""
    x, y = CENTRE_X, CENTRE_Y
    move = shift(x, y)
    big, small = star_path(0, 0, radius - 9, 4, 0.3), (radius - 9) * 0.66
    return (
        disc(x, y, radius, tone)
        + stroke(circle_path(x, y, radius - 1.5), _GOLD, 1.4)
        + stroke(circle_path(x, y, radius - 5), _GOLD, 0.7)
        + fill(big, _GOLD, move=move)
        + fill(
            star_path(0, 0, small, 4, 0.3),
            mix(_GOLD, PAPER, 0.5),
            move=f"{move} rotate(45)",
        )
        + disc(x, y, 3, tone)
        + disc(x, y, 1.4, _GOLD)
    )


def _diamond(x: float, y: float, dx: float, dy: float) -> list[Point]:
    return [(x, y - dy), (x + dx, y), (x, y + dy), (x - dx, y)]


def _trellis(tone: str, light: str, w: float, h: float) -> str:
    """Pale ground, dark cells in it at a pitch, a lozenge in every other cell."""
    tones = (tone, mix(tone, PAPER, 0.86), _GOLD, mix(_GOLD, PAPER, 0.55))
    rows = [_trellis_row(row, w, h) for row in range(-8, 9)]
    parts = fill(polygon(_window(9.5)), light)
    # Layer by layer, or a row would cover what the one above reaches down.
    for layer, colour in zip(zip(*rows, strict=True), tones, strict=True):
        parts += "".join(fill(d, colour) for d in layer if d)
    return parts + _medallion(tone, 31)


def _trellis_row(row: int, w: float, h: float) -> tuple[str, str, str, str]:
    """Cells, their ground, lozenges and studs of one row."""
    cells, inner, gems, studs = "", "", "", ""
    y, window = CENTRE_Y + row * h, _window(9.5)
    for col in range(-8, 9):
        x = CENTRE_X + col * w
        within = 24 < x < 201 and 24 < y < 326
        if (row + col) % 2:
            studs += circle_path(x, y, w * 0.186) if within else ""
            continue
        outer = cut(_diamond(x, y, w * 0.9, h * 0.9), window)
        cells += polygon(outer) if len(outer) > 2 else ""
        if within:
            inner += polygon(_diamond(x, y, w * 0.6, h * 0.6))
            gems += polygon(_diamond(x, y, w * 0.32, h * 0.32))
    return cells, inner, gems, studs


def _lattice(tone: str, light: str) -> str:
    return _trellis(tone, light, 11.3125, 19.3125)


def _coarse_lattice(tone: str, light: str) -> str:
    """So wide that a back of 30 pixels still shows a trellis and not a grey."""
    return _trellis(tone, mix(light, tone, 0.8), 18.4, 30.9)


def _wave(middle: Point, band: Band, lobes: int, phase: float) -> list[Point]:
    base, swing, _ = band
    points, count = [], lobes * 8
    for i in range(count):
        a = math.tau * i / count
        points.append(polar(*middle, base + swing * math.sin(lobes * a + phase), a))
    return points


def _rings(
    x: float, y: float, bands: Iterable[Band], lobes: int, window: Sequence[Point]
) -> str:
    """Two waves out of step, filled where only one of them reaches."""
    parts = ""
    for band in bands:
        d = ""
        for phase in (0.0, math.pi):
            kept = cut(_wave((x, y), band, lobes, phase), window)
            d += polygon(kept) if len(kept) > 2 else ""
        if d:
            parts += fill(d, band[2], even=True)
    return parts


def _rosette(tone: str, light: str) -> str:
    """Engraved rosettes, as on a banknote."""
    window, soft = _window(10), mix(tone, PAPER, 0.72)
    corner: list[Band] = [
        (66, 5, soft),
        (54, 5, light),
        (42, 5, soft),
        (30, 4.5, _GOLD),
        (19, 4, light),
    ]
    upper = (
        _rings(21, 21, corner, 24, window)
        + _rings(204, 21, corner, 24, window)
        + _rings(CENTRE_X, 49, ((20, 3, soft), (13, 2.6, _GOLD)), 12, window)
        + fill(star_path(CENTRE_X, 49, 8, 4, 0.3), light)
    )
    middle: list[Band] = [
        (86, 4, soft),
        (76, 6, light),
        (63, 7, soft),
        (49, 7, _GOLD),
        (36, 6, light),
    ]
    return (
        upper
        + turned(upper)
        + disc(CENTRE_X, CENTRE_Y, 82, tone)
        + _rings(CENTRE_X, CENTRE_Y, middle, 24, window)
        + _medallion(tone, 27)
    )


_FAN: Final = 22.5
_FAN_LIFT: Final = 15.3


def _fan_row(i: int, tones: Sequence[str]) -> str:
    """One row of fans, drawn from the outer leaf to the eye."""
    y = CENTRE_Y - _FAN_LIFT * (9 - i)
    floor = min(y + _FAN_LIFT + 1, CENTRE_Y)
    columns = [CENTRE_X + n * 2 * _FAN + (_FAN if i % 2 else 0) for n in range(-2, 3)]
    parts = ""
    for share, tone in zip((1.0, 0.935, 0.70, 0.645, 0.36), tones, strict=True):
        r, d = _FAN * share, ""
        for x in columns:
            if x <= 203:
                d += (
                    f"M{num(x - r)},{num(y)}A{num(r)},{num(r)} 0 0 1 {num(x + r)},"
                    f"{num(y)}V{num(floor)}H{num(x - r)}Z"
                )
        parts += fill(d, tone)
    return parts


def _fans(tone: str, light: str) -> str:
    """Overlapping fans in rows; the lower half is the upper half turned."""
    tones = (light, tone, light, mix(tone, PAPER, 0.88), _GOLD)
    half = "".join(_fan_row(i, tones) for i in range(10))
    # What reaches over the border; the rim is set again over the rest.
    cover = fill("M11,11H214V339H11ZM22,22V328H203V22Z", tone, even=True)
    gems = "".join(
        polygon(_diamond(CENTRE_X + i * 22.0, CENTRE_Y, 4.5, 5.5))
        for i in range(-4, 5)
        if i
    )
    belt = (
        fill("M17,160H208V190H17Z", _GOLD)
        + fill("M17,161.5H208V188.5H17Z", tone)
        + stroke("M17,165H208M17,185H208", _GOLD, 0.7, cap="butt")
        + fill(gems, _GOLD)
    )
    return half + turned(half) + cover + belt + _medallion(tone, 29)


def _star(x: float, y: float) -> list[Point]:
    radii = [34 if i % 2 == 0 else 10.2 for i in range(8)]
    return [polar(x, y, r, math.pi * i / 4) for i, r in enumerate(radii)]


def _rays(tone: str, light: str) -> str:
    """A sun of leaves, and rays to the border."""
    window, x, y = _window(9.5), CENTRE_X, CENTRE_Y
    parts = ""
    for i in range(40):
        a, b = math.tau * (i - 0.25) / 40, math.tau * (i + 0.25) / 40
        corners = ((84, a), (260, a), (260, b), (84, b))
        kept = cut([polar(x, y, r, t) for r, t in corners], window)
        if len(kept) > 2:
            parts += fill(polygon(kept), mix(tone, PAPER, 0.80))
    parts += disc(x, y, 85, _GOLD) + disc(x, y, 83.4, tone)
    turns = [math.tau * i / 60 for i in range(60)]
    parts += fill("".join(circle_path(*polar(x, y, 78, a), 1.5) for a in turns), _GOLD)
    parts += disc(x, y, 73, light) + disc(x, y, 72.2, tone)
    leaf = "M0,-37C5,-48 5,-58 0,-68C-5,-58 -5,-48 0,-37Z"
    for i in range(20):
        move = f"{shift(x, y)} rotate({i * 18})"
        parts += fill(leaf, _GOLD if i % 2 else light, move=move)
    places = ((20.5, 20.5), (204.5, 20.5), (204.5, 329.5), (20.5, 329.5))
    corners_d = "".join(polygon(cut(_star(*place), window)) for place in places)
    return parts + fill(corners_d, _GOLD) + _medallion(tone, 33)


_DESIGNS: Final[dict[BackDesign, Callable[[str, str], str]]] = {
    BackDesign.LATTICE: _lattice,
    BackDesign.ROSETTE: _rosette,
    BackDesign.FANS: _fans,
    BackDesign.RAYS: _rays,
}
_SMALL_DESIGNS: Final = {**_DESIGNS, BackDesign.LATTICE: _coarse_lattice}
