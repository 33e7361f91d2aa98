"""The numbers of a soft shadow: one small square, blurred once, with room to stretch.

A card's shadow moves with it on every frame, so it must cost no more than eight drawn
pieces of one pixmap; a graphics effect would blur again each time.
"""

import math
from dataclasses import dataclass
from typing import Final

from canasta_qt.look.tokens import Cast, Shadow

_FADED: Final = 3.0
"""Standard deviations beyond which a blurred edge is not seen."""
_WIDE_BLUR: Final = 12.0
"""From this blur on a pixel per logical pixel is fine enough on any screen."""


@dataclass(frozen=True)
class ShadowAlpha:
    """A square of alpha values, row by row, whose corners stay and edges stretch.

    `side` counts its pixels and `ratio` is their number per logical pixel; `reach` is
    how far the shadow spreads beyond what casts it and `corner` the side of a corner,
    both in logical pixels.
    """

    alpha: bytes
    side: int
    ratio: float
    reach: float
    corner: float


def shadow_alpha(kind: Shadow, radius: float, ratio: float) -> ShadowAlpha:
    """The shadow of a rectangle with round corners of this radius."""
    casts = kind.value
    reach = max(math.ceil(cast.down + cast.blur / 2 * _FADED) for cast in casts)
    # What shows of the shadow's inside is what its offset pushes out below.
    corner = reach + math.ceil(max(cast.down for cast in casts) + radius) + 2
    blurred = max(cast.blur for cast in casts) >= _WIDE_BLUR
    fine = min(ratio, 1.0) if blurred else ratio
    side = round((2 * corner + 1) * fine)
    box = (reach, side / fine - reach, radius)
    alpha = bytearray()
    for row in range(side):
        y = (row + 0.5) / fine
        columns = range((side + 1) // 2)
        half = [_depth(casts, (column + 0.5) / fine, y, box) for column in columns]
        alpha += bytes(half + half[side // 2 - 1 :: -1])
    return ShadowAlpha(bytes(alpha), side, fine, reach, corner)


def _depth(
    casts: tuple[Cast, ...], x: float, y: float, box: tuple[float, float, float]
) -> int:
    """Alpha, 0 to 255, of all casts together at a point."""
    near, far, radius = box
    middle, half = (near + far) / 2, (far - near) / 2 - radius
    light = 1.0
    for cast in casts:
        dx = abs(x - middle) - half
        dy = abs(y - cast.down - middle) - half
        outside = math.hypot(max(dx, 0.0), max(dy, 0.0))
        distance = outside + min(max(dx, dy), 0.0) - radius
        blurred = math.erf(distance / (cast.blur / 2 * math.sqrt(2)))
        light *= 1 - cast.share * (1 - blurred) / 2
    return round(255 * (1 - light))
