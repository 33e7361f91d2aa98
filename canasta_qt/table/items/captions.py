"""Captions with the consequence of an action, at a drop target or on a card of the
hand.
"""

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_qt.gestures import ConsequenceKind
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import Layer, Palette, TextRole
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.paint.brushes import Brushes, Outline, TextRun, paint_rounded_rect
from canasta_qt.table.paint.painted_item import ContentItem

CAPTION_HEADING_FONT: Final = TextRole(14, 700)
CAPTION_SENTENCE_FONT: Final = TextRole(12, 500)
TAG_FONT: Final = TextRole(12, 700, is_scaled=True)
CAPTION_MARGIN_PX: Final = 12.0
"""Margin of a caption in pixels; the gap between sign and text is two thirds of it."""
_TAG_SIGN_PX: Final = 31.0
"""Width of the sign of a tag with all margins, in pixels."""
_TAG_RADIUS_PX: Final = 11.0
TAG_OVERLAP_PX: Final = 16.0
"""Pixels by which a tag overlaps the edge of its card."""
_MAX_SIGN_SHARE: Final = 0.3
"""Largest share of a small card that the sign of a tag covers; the index stays
uncovered."""
MIN_STRIP_PX_FOR_TEXT: Final = 60.0
"""Least visible width and height of a card, in pixels, for a tag with text."""

EFFECT_ICONS: Final = {
    ConsequenceKind.FREEZES: Icon.SNOWFLAKE,
    ConsequenceKind.BLOCKS: Icon.SHIELD,
    ConsequenceKind.FEEDS: Icon.WARNING,
    ConsequenceKind.OPENS: Icon.WARNING,
    ConsequenceKind.HOLDS: Icon.WARNING,
    ConsequenceKind.KEEPS_ONE: Icon.WARNING,
    ConsequenceKind.BREAKS: Icon.WARNING,
    ConsequenceKind.MIXES: Icon.WARNING,
}


def effect_colours(palette: Palette, effect: ConsequenceKind) -> tuple[str, str]:
    """Return background and text colour of the caption for an effect."""
    if effect is ConsequenceKind.FREEZES:
        return palette.ice, palette.ice_text
    if effect is ConsequenceKind.BLOCKS:
        return palette.benefit, palette.benefit_text
    if effect in EFFECT_ICONS:
        return palette.warning, palette.warning_text
    return palette.brass, palette.brass_text


@dataclass(frozen=True)
class Caption:
    """Text of a consequence: a short heading and a sentence.

    Without a heading only the sign of the effect is painted.
    """

    effect: ConsequenceKind
    heading: str
    sentence: str = ""

    def size(self, brushes: Brushes, *, whole: bool) -> tuple[float, float]:
        """Return width and height; `whole` includes the sentence."""
        line = self.sentence if whole else ""
        wide = max(
            brushes.text_width(CAPTION_HEADING_FONT, self.heading),
            brushes.text_width(CAPTION_SENTENCE_FONT, line),
        )
        high = brushes.line_height(CAPTION_HEADING_FONT) + (
            brushes.line_height(CAPTION_SENTENCE_FONT) if line else 0.0
        )
        return wide + self._left(brushes) + CAPTION_MARGIN_PX, high + (
            12 if line else 9
        )

    def _left(self, brushes: Brushes) -> float:
        if self.effect not in EFFECT_ICONS:
            return CAPTION_MARGIN_PX
        gap = CAPTION_MARGIN_PX * 2 / 3 if self.heading else 0.0
        return CAPTION_MARGIN_PX + brushes.line_height(CAPTION_HEADING_FONT) + gap

    def paint(
        self, painter: QPainter, brushes: Brushes, rect: QRectF, *, whole: bool
    ) -> None:
        """Paint background, sign and heading; `whole` includes the sentence."""
        palette = brushes.palette
        ground, ink = effect_colours(palette, self.effect)
        line = self.sentence if whole else ""
        radius = 10.0 if line else rect.height() / 2
        edge = Outline(palette.dark_ring, 1.5)
        paint_rounded_rect(painter, rect, radius, ground, edge)
        size = brushes.line_height(CAPTION_HEADING_FONT)
        if self.effect in EFFECT_ICONS:
            x = rect.left() + CAPTION_MARGIN_PX
            y = rect.top() + (rect.height() - size) / 2
            sign = QRectF(x, y, round(size), round(size))
            brushes.draw_icon(painter, EFFECT_ICONS[self.effect], sign, ink)
        words = rect.adjusted(self._left(brushes), 0, -CAPTION_MARGIN_PX / 2, 0)
        heading = TextRun(self.heading, CAPTION_HEADING_FONT, ink)
        if not line:
            brushes.draw_text_line(painter, words, heading)
            return
        upper = QRectF(words.left(), rect.top() + 5, words.width(), size)
        brushes.draw_text_line(painter, upper, heading)
        lower = QRectF(upper.left(), upper.bottom() + 1, words.width(), 0.0)
        lower.setHeight(brushes.line_height(CAPTION_SENTENCE_FONT))
        sentence = TextRun(line, CAPTION_SENTENCE_FONT, ink)
        brushes.draw_text_line(painter, lower, sentence)


class TagItem(ContentItem[Caption]):
    """Tag with a consequence on the lower edge of a card of the hand.

    A text wider than the visible part of the card has two lines; without room for text
    the tag shows only a sign.
    """

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.PILL - 1, Caption(ConsequenceKind.FREEZES, ""))
        self.setVisible(False)

    def show_tag(
        self,
        effect: ConsequenceKind,
        words: str,
        strip: Rect,
        room: tuple[float, float],
    ) -> float:
        """Place the tag on the visible part `strip` of a card; return the right end of
        the tag.

        `room` is the range of x in which the tag may extend over neighbouring cards.
        """
        b, k = self.brushes, self.brushes.text_scale
        lines: tuple[str, ...] = (words,)
        if b.text_width(TAG_FONT, words) + _TAG_SIGN_PX * k > strip.w:
            lines = self._on_two_lines(words)
        high = 22 * k + b.line_height(TAG_FONT) * (len(lines) - 1)
        wide = max(b.text_width(TAG_FONT, line) for line in lines) + _TAG_SIGN_PX * k
        least, most = max(room[0], strip.x - TAG_OVERLAP_PX * k), room[1]
        most = min(strip.right + TAG_OVERLAP_PX * k, most) - wide
        x = clamp(least, strip.mid_x - wide / 2, most)
        low = strip.h < MIN_STRIP_PX_FOR_TEXT * k
        small = low or strip.w < MIN_STRIP_PX_FOR_TEXT * k or x < least
        if small:
            high = min(22 * k, _MAX_SIGN_SHARE * strip.h) // 1
            x = max(least, min(strip.x + 5 * k, strip.mid_x - high / 2))
            x = max(x, strip.right - high - 2 * k) if low else x
            wide = high
        self.place(Rect(x, strip.bottom - high - 7 * k, wide, high))
        self.show_content(Caption(effect, "" if small else "\n".join(lines)))
        return x + wide

    def _on_two_lines(self, words: str) -> tuple[str, ...]:
        """Divide words into the two lines that need the least width."""
        parts = words.split(" ")
        ways = [
            (" ".join(parts[:count]), " ".join(parts[count:]))
            for count in range(1, len(parts))
        ]
        wide = partial(self.brushes.text_width, TAG_FONT)
        return min(ways, key=lambda way: max(map(wide, way)), default=(words,))

    @override
    def draw(self, painter: QPainter) -> None:
        b, k, rect = self.brushes, self.brushes.text_scale, self.area
        ground, ink = effect_colours(b.palette, self.content.effect)
        edge = Outline(b.palette.dark_ring, 1.5)
        radius = min(rect.height() / 2, _TAG_RADIUS_PX * k)
        paint_rounded_rect(painter, rect, radius, ground, edge)
        words = self.content.heading
        lines, line_height = words.split("\n"), b.line_height(TAG_FONT)
        size = round((rect.height() - (len(lines) - 1) * line_height) * 14 / 22)
        y = (rect.height() - size) / 2
        x = 7 * k if words else (rect.width() - size) / 2
        sign = QRectF(x, y, size, size)
        b.draw_icon(painter, EFFECT_ICONS[self.content.effect], sign, ink)
        if words:
            rest = rect.adjusted(sign.right() + 4 * k, 0, 0, 0)
            rest.setHeight(line_height)
            rest.moveTop((rect.height() - len(lines) * line_height) / 2)
            for line in lines:
                run = TextRun(line, TAG_FONT, ink)
                b.draw_text_line(painter, rest, run, elide=False)
                rest.translate(0, line_height)
