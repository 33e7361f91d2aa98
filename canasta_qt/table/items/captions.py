"""Captions: the consequence of an action, at a target or at the foot of a card."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_qt.gestures import Effect
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import Layer, Palette, TextRole
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.paint.brushes import LEFT, Brushes, Outline, Run, slab
from canasta_qt.table.paint.painted_item import LookItem

HEAD: Final = TextRole(14, 700)
LINE: Final = TextRole(12, 500)
TAG: Final = TextRole(12, 700, grows=True)
AIR: Final = 12.0
"""Margin of a caption; the gap between sign and text is two thirds of it."""
OVER: Final = 16.0
"""Pixels by which a tag overlaps the edge of its card."""
_SHARE: Final = 0.3
"""Largest share of a small card that a sign covers; the index stays visible."""
NARROW: Final = 60.0
"""Width and height of a strip below which a tag is only a sign."""

SIGNS: Final = {
    Effect.FREEZES: Icon.SNOWFLAKE,
    Effect.BLOCKS: Icon.SHIELD,
    Effect.FEEDS: Icon.WARNING,
    Effect.OPENS: Icon.WARNING,
    Effect.HOLDS: Icon.WARNING,
    Effect.KEEPS_ONE: Icon.WARNING,
    Effect.LAST_CARD: Icon.WARNING,
    Effect.BREAKS: Icon.WARNING,
    Effect.MIXES: Icon.WARNING,
}


def tones(palette: Palette, effect: Effect) -> tuple[str, str]:
    """Return background and text colour for an effect."""
    if effect is Effect.FREEZES:
        return palette.frozen, palette.frozen_text
    if effect is Effect.BLOCKS:
        return palette.safe, palette.safe_text
    if effect in SIGNS:
        return palette.warn, palette.warn_text
    return palette.brass, palette.brass_text


@dataclass(frozen=True)
class Caption:
    """Text of a consequence: a head and a line."""

    effect: Effect
    head: str
    line: str = ""

    def size(self, brushes: Brushes, *, whole: bool) -> tuple[float, float]:
        """Return width and height; `whole` includes the line."""
        line = self.line if whole else ""
        wide = max(brushes.width(HEAD, self.head), brushes.width(LINE, line))
        high = brushes.line(HEAD) + (brushes.line(LINE) if line else 0.0)
        return wide + self._left(brushes) + AIR, high + (12 if line else 9)

    def _left(self, brushes: Brushes) -> float:
        sign = brushes.line(HEAD) + AIR * 2 / 3 if self.effect in SIGNS else 0.0
        return AIR + sign

    def paint(
        self, painter: QPainter, brushes: Brushes, rect: QRectF, *, whole: bool
    ) -> None:
        """Paint background, sign and head; `whole` includes the line."""
        palette = brushes.palette
        ground, ink = tones(palette, self.effect)
        line = self.line if whole else ""
        radius = 10.0 if line else rect.height() / 2
        slab(painter, rect, radius, ground, Outline(palette.ring_dark, 1.5))
        size = brushes.line(HEAD)
        if self.effect in SIGNS:
            y = (rect.height() - size) / 2
            sign = QRectF(rect.left() + AIR, rect.top() + y, round(size), round(size))
            brushes.icon(painter, SIGNS[self.effect], sign, ink)
        words = rect.adjusted(self._left(brushes), 0, -AIR / 2, 0)
        if not line:
            brushes.write(painter, words, Run(self.head, HEAD, ink), LEFT)
            return
        upper = QRectF(words.left(), rect.top() + 5, words.width(), size)
        brushes.write(painter, upper, Run(self.head, HEAD, ink), LEFT)
        lower = QRectF(upper.left(), upper.bottom() + 1, words.width(), 0.0)
        lower.setHeight(brushes.line(LINE))
        brushes.write(painter, lower, Run(line, LINE, ink), LEFT)


class TagItem(LookItem[Caption]):
    """Tag at the foot of a card of the hand; without a head only the sign."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.PILL - 1, Caption(Effect.FREEZES, ""))
        self.setVisible(False)

    def show_tag(
        self, effect: Effect, words: str, strip: Rect, room: tuple[float, float]
    ) -> float:
        """Place the tag at the foot of a card; return the right end of the tag.

        The ends may overlap the neighbours as far as there is room.
        """
        b, k = self.brushes, self.brushes.text
        high = 22 * k
        wide = b.width(TAG, words) + 34 * k
        least, most = max(room[0], strip.x - OVER * k), room[1]
        x = clamp(
            least, strip.mid_x - wide / 2, min(strip.right + OVER * k, most) - wide
        )
        low = strip.h < NARROW * k
        small = low or strip.w < NARROW * k or x < least
        if small:
            high = min(high, _SHARE * strip.h) // 1
            x = max(least, min(strip.x + 5 * k, strip.mid_x - high / 2))
            x = max(x, strip.right - high - 2 * k) if low else x
            wide = high
        self.place(Rect(x, strip.bottom - high - 7 * k, wide, high))
        self.show_look(Caption(effect, "" if small else words))
        return x + wide

    @override
    def draw(self, painter: QPainter) -> None:
        b, k, rect = self.brushes, self.brushes.text, self.area
        ground, ink = tones(b.palette, self.look.effect)
        edge = Outline(b.palette.ring_dark, 1.5)
        slab(painter, rect, rect.height() / 2, ground, edge)
        size = round(rect.height() * 14 / 22)
        y, words = (rect.height() - size) / 2, self.look.head
        x = 7 * k if words else (rect.width() - size) / 2
        sign = QRectF(x, y, size, size)
        b.icon(painter, SIGNS[self.look.effect], sign, ink)
        if words:
            rest = rect.adjusted(sign.right() + 4 * k, 0, 0, 0)
            b.write(painter, rest, Run(words, TAG, ink), LEFT, elide=False)
