"""The jester of both jokers, in cloth of two colours or in line alone."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from canasta_qt.art.drawing.palette import DeckPalette
from canasta_qt.art.drawing.shapes import (
    CENTRE_Y,
    Point,
    at,
    circle_path,
    cut,
    fill,
    num,
    polygon,
    star_path,
    stroke,
)
from canasta_qt.look.colour import mix

EDGE: Final = 59.5
"""Half the width of the panel."""
_SLOPE: Final = 0.34
_LINE: Final = 1.8
_CHEEK: Final = "#e0674a"


def seam(x: float) -> float:
    """Height of the diagonal that parts the halves, at x from the middle."""
    return CENTRE_Y + x * _SLOPE


@dataclass(frozen=True)
class _Motley:
    """The two colours of the cloth, and whether anything is filled at all."""

    palette: DeckPalette
    one: str
    other: str
    one_deep: str
    other_deep: str
    line: str
    filled: bool

    def shape(self, d: str, colour: str) -> str:
        """A piece of the figure: filled with its colour, or outlined."""
        if self.filled:
            return fill(d, colour)
        return (
            f'<path d="{d}" fill="{self.palette.paper}" stroke="{self.palette.ink}" '
            f'stroke-width="{_LINE}" stroke-linejoin="round"/>'
        )

    def bells(self, places: Iterable[Point], r: float) -> str:
        """Round bells with a slit."""
        spots = list(places)
        rims = "".join(circle_path(x, y, r) for x, y in spots)
        slits = "".join(f"M{at(x - r * 0.5, y + r * 0.3)}h{num(r)}" for x, y in spots)
        return self.shape(rims, self.palette.gold) + stroke(slits, self.line, 1.1)


def jester(palette: DeckPalette, *, filled: bool) -> str:
    """The upper half of a joker; x = 0 is the middle of the card."""
    p = palette
    other = "#8f959f" if p.dark else p.ink
    motley = _Motley(
        palette=p,
        one=p.heart,
        other=other,
        one_deep=mix(p.heart, p.line, 0.76),
        other_deep=mix(other, p.line, 0.70) if p.dark else "#48484d",
        line=p.line if filled else p.ink,
        filled=filled,
    )
    return _shoulders(motley) + _collar(motley) + _head(motley) + _cap(motley)


def _shoulders(m: _Motley) -> str:
    """Harlequin cloth, one half and the other."""
    left = (
        f"M0,114H-14C-30,117 -52,124 {at(-EDGE, 140)}V{num(seam(-EDGE))}"
        f"L{at(0, seam(0))}Z"
    )
    right = (
        f"M0,114H14C30,117 52,124 {at(EDGE, 140)}V{num(seam(EDGE))}L{at(0, seam(0))}Z"
    )
    parts = m.shape(left, m.one) + m.shape(right, m.other)
    one = [(-56.0, 137.0), (0.0, 120.0), (0.0, seam(0)), (-56.0, seam(-56))]
    other = [(0.0, 120.0), (56.0, 137.0), (56.0, seam(56)), (0.0, seam(0))]
    return parts + _lozenges(m, one, m.one_deep) + _lozenges(m, other, m.other_deep)


def _lozenges(m: _Motley, window: list[Point], tone: str) -> str:
    k, least = (1.0, 3) if m.filled else (0.42, 4)
    parts = ""
    for row in range(4):
        lozenges = ""
        for col in range(-3, 4):
            x, y = col * 23.0 + (11.5 if row % 2 else 0.0), 130 + row * 18.0
            dx, dy = 9.5 * k, 15 * k
            kept = cut([(x, y - dy), (x + dx, y), (x, y + dy), (x - dx, y)], window)
            if len(kept) >= least:
                lozenges += polygon(kept)
        if lozenges:
            parts += fill(lozenges, tone if m.filled else m.palette.ink)
    return parts


def _collar(m: _Motley) -> str:
    tips = ((-44, 131), (-27, 148), (0, 155), (27, 148), (44, 131))
    d = (
        "M-13,108L-44,131L-23,130L-27,148L-9,137L0,155L9,137L27,148L23,130"
        "L44,131L13,108Z"
    )
    parts = m.shape(d, m.palette.gold)
    if m.filled:
        pale = mix(m.palette.gold, m.palette.skin, 0.30)
        light = (
            "M-13,108L-44,131L-23,130ZM-9,137L0,155L0,114ZM13,108L27,148L23,130"
            "ZM0,114L9,137L27,148L13,108Z"
        )
        parts += fill(light, pale)
    return parts + m.bells([(x, y + 3.5) for x, y in tips], 4.2)


def _head(m: _Motley) -> str:
    p = m.palette
    parts = m.shape("M0,70H-22C-25,92 -23,108 -13,119Q-6,123 0,123Z", m.one)
    parts += m.shape("M0,70H22C25,92 23,108 13,119Q6,123 0,123Z", m.other)
    face = "M-17,76V94C-17,108 -8,117 0,117C8,117 17,108 17,94V76Z"
    parts += m.shape(face, p.skin if m.filled else p.paper)
    if m.filled:
        shade = mix(p.gold, p.skin, 0.22)
        parts += fill("M0,76H17V94C17,108 8,117 0,117Z", shade)
        parts += fill(
            circle_path(-11, 101.5, 3.2) + circle_path(11, 101.5, 3.2),
            mix(_CHEEK, p.skin, 0.42),
        )
    else:
        parts += fill("M-9.6,97.5L-7.2,101.5L-9.6,105.5L-12,101.5Z", m.line)
        parts += stroke("M9.6,98L11.6,101.5L9.6,105L7.6,101.5Z", m.line, 1)
    return parts + _features(m)


def _features(m: _Motley) -> str:
    """Raised brows, eyes to one side, and a broad smile."""
    irises, lids, brows = "", "", ""
    for s in (-1, 1):
        x = s * 8.0
        irises += circle_path(x + 0.9, 91.6, 2.5)
        lids += f"M{at(x - s * 4.6, 92.4)}Q{at(x, 86)} {at(x + s * 5, 92.4)}"
        brows += f"M{at(x - s * 4, 84.4)}Q{at(x + s * 2, 79.4)} {at(x + s * 6.6, 85.2)}"
    nose = "M-1.2,94.5C-1.8,96.8 -3.4,98.4 -2.8,99.9C-2,101 0,100.8 1.5,100.1"
    smile = "M-6.8,105.6Q0,113.6 6.8,105.6"
    return (
        fill(irises, m.line)
        + stroke(lids, m.line, 1.4)
        + stroke(brows, m.line, 1.4)
        + stroke(nose, m.line, 1.1)
        + stroke(smile, "#b5332b" if m.filled else m.line, 2)
    )


def _cap(m: _Motley) -> str:
    """Three horns with bells, and a scalloped brim."""
    p = m.palette
    parts = m.shape(
        (
            "M-22,82C-24,62 -14,50 0,46C-8,30 -34,27 -46,46C-52,55 -53,66 -49,77"
            "C-45,66 -39,62 -33,65C-26,68 -23,76 -22,82Z"
        ),
        m.one,
    )
    parts += m.shape(
        (
            "M22,82C24,62 14,50 0,46C8,30 34,27 46,46C52,55 53,66 49,77C45,66 "
            "39,62 33,65C26,68 23,76 22,82Z"
        ),
        m.other,
    )
    parts += m.shape(
        (
            "M-22,82C-23,62 -12,52 -7,46C-3,41 -1,38 0,32C1,38 3,41 7,46C12,52 "
            "23,62 22,82Q0,70 -22,82Z"
        ),
        p.gold,
    )
    if m.filled:
        half = "M0,32C1,38 3,41 7,46C12,52 23,62 22,82Q10,76 0,76Z"
        parts += fill(half, mix(p.gold, p.line, 0.84))
    parts += fill(star_path(0, 63, 6.5), p.skin if m.filled else p.ink)
    brim = "M-23,79.5Q0,67.5 23,79.5L22.5,86.5Q0,75 -22.5,86.5Z"
    parts += m.shape(brim, p.skin if m.filled else p.paper)
    return parts + m.bells(((-49, 80.5), (49, 80.5), (0, 29)), 5)
