"""Jack, queen and king: a figure drawn twice, parted by a band."""

import math
from typing import Final

from canasta_qt.art.courts.dress import Dress, dress
from canasta_qt.art.courts.frame import FRAMES, panel_path
from canasta_qt.art.courts.jacks import jack
from canasta_qt.art.courts.kings import king
from canasta_qt.art.courts.queens import queen
from canasta_qt.art.drawing.palette import DeckPalette, Suit
from canasta_qt.art.drawing.pips import SUIT_PATHS, suit_scale
from canasta_qt.art.drawing.shapes import (
    CENTRE_X,
    CENTRE_Y,
    circle_path,
    fill,
    group,
    num,
    polygon,
    shift,
    star_path,
    stroke,
    twice,
)
from canasta_qt.art.drawing.style import IndexSize

COURTS: Final = {"K": king, "Q": queen, "J": jack}
_BEAD_STEP: Final = 22.0


def court_body(rank: str, suit: Suit, palette: DeckPalette, index: IndexSize) -> str:
    """The middle of a jack, queen or king."""
    frame = FRAMES[index]
    d = dress(rank, suit, palette, frame)
    drop = num(CENTRE_Y * (1 - frame.scale))
    place = f"translate({num(frame.axis)} {drop}) scale({num(frame.scale)})"
    panel = panel_path(frame)
    return (
        fill(panel, d["panel"])
        + twice("half", group(place, COURTS[rank](d)))
        + _band(d)
        + stroke(panel, d["colour"], 1.6, join="miter")
    )


def _strip(d: Dress, half: float) -> str:
    left, right = d.frame.left, d.frame.right
    y0, y1 = d.frame.card_seam(left), d.frame.card_seam(right)
    return polygon(
        ((left, y0 - half), (right, y1 - half), (right, y1 + half), (left, y0 + half))
    )


def _band(d: Dress) -> str:
    """The sash between the halves: suit signs, beads and the deck's star."""
    parts = fill(_strip(d, 8.5), d["gold"]) + fill(_strip(d, 6.3), d["paper"])
    angle = math.degrees(math.atan(d.frame.slope))
    scale = f"scale({suit_scale(d.suit, 9.2):.3f})"
    beads = ""
    for i in range(-4, 5):
        x = CENTRE_X + i * _BEAD_STEP
        move = shift(x, d.frame.card_seam(x))
        if i == 0:
            star = star_path(0, 0, 6.5, 4, 0.42)
            parts += fill(star, d["gold"], move=f"{move} rotate({angle:.1f})")
        else:
            turn = angle if i > 0 else angle + 180
            move = f"{move} rotate({turn:.1f}) {scale}"
            parts += fill(SUIT_PATHS[d.suit], d["weave"], move=move)
        if i < 4:
            bead = x + _BEAD_STEP / 2
            beads += circle_path(bead, d.frame.card_seam(bead), 1.3)
    return parts + fill(beads, d["gold"])
