"""Everything of the deck that is painted, painted once: the one owner of pixmaps.

Widths are logical pixels; a pixmap has `width * ratio` device pixels, so that it is
sharp on its screen, and carries that ratio.  Outside the rounded card it is clear.

A card's shadow moves with it on every frame, so it must cost no more than eight drawn
pieces of one pixmap, a small square blurred once, with room to stretch; a graphics
effect would blur again each time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
)

from canasta_qt.art.deck_style import DeckStyle, IndexSize
from canasta_qt.art.drawings import SEAL_SPREAD, Seal, Slot, back, frost, seal, slot
from canasta_qt.art.faces import face
from canasta_qt.art.portraits import RINGED_FROM, Mood, Portrait, portrait_svg
from canasta_qt.art.render import render_svg
from canasta_qt.cards import Card
from canasta_qt.look.icons import Icon, icon_svg
from canasta_qt.look.tokens import CARD_RADIUS, CARD_RATIO, JUMBO_BELOW, Palette, Shadow

_FADED: Final = 3.0
"""Standard deviations beyond which a blurred edge is not seen."""
_WIDE_BLUR: Final = 12.0
"""From this blur on a pixel for two is fine enough, from twice this one for four."""


_KEPT: Final = 1024
"""Pixmaps kept before the oldest go: three hand sizes of a whole deck and more."""


@dataclass(frozen=True)
class ShadowPatch:
    """A shadow ready to be painted; lengths in logical pixels."""

    pixmap: QPixmap
    reach: float
    corner: float


class PixmapStore:
    """Pixmaps by what they show, width, ratio and style; each rendered once.

    `rendered` counts the renderings.
    """

    def __init__(self) -> None:
        self.rendered = 0
        self._pixmaps: dict[Hashable, QPixmap] = {}

    def face(self, card: Card, width: float, ratio: float, style: DeckStyle) -> QPixmap:
        """The face of a known card, in the jumbo index where the card is small."""
        return self.of(card, width, ratio, style)

    def back(self, width: float, ratio: float, style: DeckStyle) -> QPixmap:
        """The back of every card."""
        return self.of(None, width, ratio, style)

    def of(
        self, card: Card | None, width: float, ratio: float, style: DeckStyle
    ) -> QPixmap:
        """A card, or the back."""
        small = width < JUMBO_BELOW
        shown = replace(style, index=IndexSize.JUMBO) if small else style
        key: Hashable = ("face", card, width, ratio, shown)
        draw = partial(back, style, small=small)
        if card is None:
            key = ("back", width, ratio, style.back, style.paper)
        else:
            draw = partial(face, card, shown)
        return self._card(key, width, ratio, draw)

    def slot(self, kind: Slot, width: float, ratio: float, colour: str) -> QPixmap:
        """An empty place of a card's size."""
        key = ("slot", kind, width, ratio, colour)
        return self._card(key, width, ratio, lambda: slot(kind, colour))

    def seal(self, kind: Seal, wax: float, ratio: float, *, shadow: bool) -> QPixmap:
        """A seal whose wax has this width, with its shadow or without."""
        size = wax * SEAL_SPREAD
        return self._kept(
            ("seal", kind, wax, ratio, shadow),
            lambda: render_svg(seal(kind, shadow=shadow), size, size, ratio),
        )

    def frost(self, width: float, ratio: float) -> QPixmap:
        """Ice that has grown from the edges of a card."""
        return self._card(("frost", width, ratio), width, ratio, frost)

    def icon(self, kind: Icon, size: float, ratio: float, colour: str) -> QPixmap:
        """A square sign in one colour."""
        key = ("icon", kind, size, ratio, colour)
        return self._kept(
            key, lambda: render_svg(icon_svg(kind, colour), size, size, ratio)
        )

    def portrait(
        self,
        who: Portrait,
        mood: Mood,
        size: float,
        ratio: float,
        palette: Palette,
        *,
        active: bool = False,
    ) -> QPixmap:
        """A player's face in a round frame `size` wide; `active` has a brass one."""
        mood = Mood.CALM if who is Portrait.CARDS else mood
        key = ("portrait", who, mood, size, ratio, palette, active)
        metal = palette.brass if active else palette.inlay
        wide = max(3.0, 0.065 * size) if active else max(2.0, 0.05 * size)
        if size < RINGED_FROM:
            metal, wide = palette.ring_dark, 0.0
        lit = QColor(palette.lamp).alpha() > 0

        def render() -> QPixmap:
            svg = portrait_svg(who, mood, size, palette.wine)
            inner = size - 2 * wide - 2
            picture = render_svg(svg, inner, inner, ratio)
            return _framed(picture, size, (wide, metal, palette.ring_dark), lit=lit)

        return self._kept(key, render)

    def shadow(self, kind: Shadow, width: float, ratio: float) -> ShadowPatch:
        """The shadow of a card of this width, for `paint_shadow`."""
        return _patch(kind, round(width * CARD_RADIUS), ratio)

    def clear(self) -> None:
        """Forget everything; for a new card size, a new screen or a new style."""
        self._pixmaps.clear()

    def __len__(self) -> int:
        """Number of pixmaps kept."""
        return len(self._pixmaps)

    def _card(
        self, key: Hashable, width: float, ratio: float, draw: Callable[[], str]
    ) -> QPixmap:
        height = width * CARD_RATIO
        return self._kept(key, lambda: render_svg(draw(), width, height, ratio))

    def _kept(self, key: Hashable, render: Callable[[], QPixmap]) -> QPixmap:
        found = self._pixmaps.pop(key, None)
        if found is None:
            found = render()
            self.rendered += 1
            while len(self._pixmaps) >= _KEPT:
                self._pixmaps.pop(next(iter(self._pixmaps)))
        self._pixmaps[key] = found
        return found


def _framed(
    picture: QPixmap, size: float, frame: tuple[float, str, str], *, lit: bool
) -> QPixmap:
    """Return a picture cut round in a metal ring with a dark line inside it.

    `frame` is the width of the ring, its colour and the line's.  Where the table has no
    lamp the ring is one flat colour.
    """
    ratio, (wide, metal, dark) = picture.devicePixelRatio(), frame
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    light = QLinearGradient(0, 0, 0, size)
    light.setColorAt(0, QColor(metal).lighter(118 if lit else 100))
    light.setColorAt(1, QColor(metal).darker(135 if lit else 100))
    round_edge = QPainterPath()
    inside = QRectF(0, 0, size, size).adjusted(*(wide + 1,) * 2, *(-wide - 1,) * 2)
    round_edge.addEllipse(inside)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawEllipse(QRectF(0, 0, size, size))
    painter.setBrush(QColor(dark))
    painter.drawEllipse(inside.adjusted(-1, -1, 1, 1))
    painter.setClipPath(round_edge)
    painter.drawPixmap(inside.topLeft(), picture)
    painter.end()
    return pixmap


PIXMAPS: Final = PixmapStore()
"""Pixmaps of the windows; the table has a store of its own."""


@cache
def _patch(kind: Shadow, radius: float, ratio: float) -> ShadowPatch:
    """Return the shadow of a rectangle with round corners of this radius."""
    down, blur, _ = kind.value
    reach = _whole(down + blur / 2 * _FADED)
    # What shows of the shadow's inside is what its offset pushes out below.
    corner = _whole(reach + down + radius + 2)
    fine = ratio if blur < _WIDE_BLUR else 0.5 if blur < 2 * _WIDE_BLUR else 0.25
    side = 2 * round(corner * fine) + 1
    middle = side / fine / 2
    half = middle - reach - radius
    across = [abs((i + 0.5) / fine - middle) - half for i in range(side // 2 + 1)]
    rows: dict[float, bytes] = {}
    alpha = b""
    for row in range(side):
        dy = abs((row + 0.5) / fine - down - middle) - half
        if dy not in rows:  # a shadow is the same above and below its middle
            depths = bytes(_depth(kind, dx, dy, radius) for dx in across)
            rows[dy] = depths + depths[-2::-1]
        alpha += rows[dy]
    image = QImage(alpha, side, side, side, QImage.Format.Format_Alpha8)
    # The copy owns its pixels; the first image only borrows the bytes.
    black = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    pixmap = QPixmap.fromImage(black)
    pixmap.setDevicePixelRatio(fine)
    return ShadowPatch(pixmap, reach, corner)


def _whole(length: float) -> int:
    """Return a length no shorter that is whole pixels at every quarter of a ratio."""
    return math.ceil(length / 4) * 4


def _depth(kind: Shadow, dx: float, dy: float, radius: float) -> int:
    """Return the alpha at a distance from the middle of a round corner."""
    blur: float
    share: float
    _, blur, share = kind.value
    beyond = math.hypot(dx, dy) if dx > 0 < dy else max(dx, dy)
    wide = blur / 2 * math.sqrt(2)
    return round(255 * share * (1 - math.erf((beyond - radius) / wide)) / 2)


def paint_shadow(painter: QPainter, patch: ShadowPatch, rect: QRectF) -> None:
    """Paint the shadow that `rect` casts; its middle is left out, being covered."""
    ratio, reach = patch.pixmap.devicePixelRatio(), patch.reach
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    outer = rect.adjusted(-reach, -reach, reach, reach)
    corner = min(patch.corner, outer.width() / 2, outer.height() / 2)
    side, cut = patch.pixmap.width(), corner * ratio
    xs = (outer.left(), outer.left() + corner, outer.right() - corner, outer.right())
    ys = (outer.top(), outer.top() + corner, outer.bottom() - corner, outer.bottom())
    source = (0.0, cut, side - cut, float(side))
    for i in range(3):
        for j in range(3):
            if i == j == 1:
                continue
            to = QRectF(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
            wide, high = source[i + 1] - source[i], source[j + 1] - source[j]
            part = QRectF(source[i], source[j], wide, high)
            painter.drawPixmap(to, patch.pixmap, part)
