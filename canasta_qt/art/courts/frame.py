"""The panel of a court: an S that leaves its corners to the index.

The upper figure has the right of it and the lower figure the left, parted by a
diagonal band.  Figures are drawn with the head's axis at x = 0 and the card's own y.
"""

from dataclasses import dataclass
from typing import Final

from canasta_qt.art.drawing.shapes import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH, at, num
from canasta_qt.art.drawing.style import IndexSize

_ROUND: Final = 7.0


@dataclass(frozen=True)
class Frame:
    """Edges of the panel, the notch, the figure's axis and scale, the diagonal."""

    left: float
    right: float
    top: float
    notch_x: float
    notch_y: float
    axis: float
    scale: float
    slope: float
    wing: float
    """How far to the left, on the card, the cloak reaches."""

    def local(self, x: float) -> float:
        """A card's x as the figure's x."""
        return (x - self.axis) / self.scale

    def seam(self, x: float) -> float:
        """Height of the diagonal at a figure's x, in the figure's units."""
        return CENTRE_Y + (x + (self.axis - CENTRE_X) / self.scale) * self.slope

    def card_seam(self, x: float) -> float:
        """Height of the diagonal at a card's x."""
        return CENTRE_Y + (x - CENTRE_X) * self.slope


FRAMES: Final = {
    IndexSize.STANDARD: Frame(
        16, 209, 16, 53, 120, axis=122, scale=1.0, slope=0.30, wing=16
    ),
    IndexSize.JUMBO: Frame(
        16, 209, 16, 64, 146, axis=131, scale=0.9, slope=0.22, wing=64
    ),
}


def panel_path(frame: Frame) -> str:
    """The outline of the panel, the same when turned by 180 degrees."""
    left, right, top, r = frame.left, frame.right, frame.top, _ROUND
    nx, ny, bottom = frame.notch_x, frame.notch_y, HEIGHT - frame.top
    mx, my = WIDTH - nx, HEIGHT - ny
    return (
        f"M{at(nx + r, top)}H{num(right - r)}Q{at(right, top)} {at(right, top + r)}"
        f"V{num(my - r)}Q{at(right, my)} {at(right - r, my)}"
        f"H{num(mx + r)}Q{at(mx, my)} {at(mx, my + r)}"
        f"V{num(bottom - r)}Q{at(mx, bottom)} {at(mx - r, bottom)}"
        f"H{num(left + r)}Q{at(left, bottom)} {at(left, bottom - r)}"
        f"V{num(ny + r)}Q{at(left, ny)} {at(left + r, ny)}"
        f"H{num(nx - r)}Q{at(nx, ny)} {at(nx, ny - r)}"
        f"V{num(top + r)}Q{at(nx, top)} {at(nx + r, top)}Z"
    )
