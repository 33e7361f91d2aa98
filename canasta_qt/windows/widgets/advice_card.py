"""Card with a hint or a reviewed decision: the move, and its reasons with cards.

It covers a part of the log. While the side panel is closed, it is on the table between
the meld rows and shows no cards.
"""

from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen

from canasta_qt.art import pixmaps
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import CARD_RATIO, TOAST_CORNER_RADIUS, Shadow
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.card_row import paint_card
from canasta_qt.windows.widgets.look import current_look, html_with_suits, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import PaintedWidget, paint_shadow
from canasta_qt.windows.widgets.parts import (
    label,
    make_button,
    quiet_label,
    quiet_rich_label,
    rich_label,
    separator,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import add_items, hbox, vbox
from canasta_qt.wording.advice.card import AdviceCard, CardHead, CardReason, Tone
from canasta_qt.wording.cards import card_name

CARD_SHADOW_MARGIN_PX: Final = 16
"""Pixels around the advice card that are reserved for its shadow."""
_ROW: Final = 74
"""Least height of a reason with its gap, in pixels at text factor 1."""
_FACE: Final = 36
"""Width of a card, in pixels at text factor 1."""
_SPREAD: Final = 12
"""Largest gap between cards, in pixels."""
_MAX_CARDS: Final = 2
"""Largest number of cards beside the text of a reason; more cards are above the
text."""
_BADGE: Final = 20
"""Width and height of the sign for good or bad, in pixels at text factor 1."""
_MIN_LOG_HEIGHT: Final = 80
"""Least height in pixels of the log below the advice card; if the rest of the log is
lower, the card covers it, too."""
_SIDE: Final = 12
"""Margin at the left and right of texts, in pixels."""
_BAR: Final = 4
"""Width of the brass bar at the left edge, in pixels."""
_NO_BAR: Final = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_BAR_AS_NEEDED: Final = Qt.ScrollBarPolicy.ScrollBarAsNeeded
_PAGE_KEYS: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_LINE_KEYS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_SIGNS: Final = {
    Tone.SAFE: Icon.SHIELD,
    Tone.WARN: Icon.WARNING,
    Tone.FROZEN: Icon.SNOWFLAKE,
}


class _ReasonCards(PaintedWidget):
    """Row of the cards of a reason, at most as wide as given, with a sign for good or
    bad."""

    def __init__(self, reason: CardReason, room: int) -> None:
        super().__init__()
        self._reason = reason
        self.setAccessibleName(", ".join(map(card_name, reason.cards)))
        width, gaps = scaled_pixels(_FACE), max(len(reason.cards) - 1, 1)
        # Before the first layout there is no room.
        self._spread = max(0.0, min(scaled_pixels(_SPREAD), (room - width - 6) / gaps))
        wide = width + round(self._spread * gaps) + 6
        self.setFixedSize(wide, round(width * CARD_RATIO) + 6)

    @override
    def draw(self, painter: QPainter) -> None:
        reason = self._reason
        width = scaled_pixels(_FACE)
        rect = QRectF(2, 1, width, width * CARD_RATIO)
        middle = rect.center()
        for number, card in enumerate(reason.cards):
            rect.moveLeft(2 + number * self._spread)
            paint_card(painter, card, rect.center(), width)
            middle = rect.bottomRight() - QPointF(4, 8)
        if reason.tone is not Tone.PLAIN:
            self._paint_sign(painter, middle)

    def _paint_sign(self, painter: QPainter, middle: QPointF) -> None:
        colours, size = current_look().colours, scaled_pixels(_BADGE)
        ground, ink = {
            Tone.SAFE: (colours.benefit, colours.benefit_text),
            Tone.WARN: (colours.warning, colours.warning_text),
            Tone.FROZEN: (colours.ice, colours.ice_text),
        }[self._reason.tone]
        painter.setPen(QPen(QColor(ink), 1.2))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(middle, size / 2, size / 2)
        inner, ratio = round(size * 0.68), self.devicePixelRatioF()
        sign = pixmaps.icon(_SIGNS[self._reason.tone], inner, ratio, ink)
        painter.drawPixmap(middle - QPointF(inner / 2, inner / 2), sign)


class AdviceCardView(QtWidgets.QFrame):
    """Widget that shows an advice card; it is hidden without one."""

    compare_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hide()
        self.card: AdviceCard | None = None
        self.shows_reasons = False
        """Whether at least one reason of the card has room."""
        self._room = QRect()
        self._is_slim = False
        self._area = ScrollPage()
        self._area.setHorizontalScrollBarPolicy(_NO_BAR)
        m = CARD_SHADOW_MARGIN_PX
        add_items(vbox(self, margins=(m + _BAR, m + 2, m + 2, m + 2)), self._area)

    @property
    def card_rect(self) -> QRect:
        """Rectangle of the card without its shadow."""
        m = CARD_SHADOW_MARGIN_PX
        return self.geometry().adjusted(m, m, -m, -m)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Write the texts again, in the colours of a new look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write()

    def show_card(self, card: AdviceCard | None) -> None:
        """Show an advice card; None hides the widget."""
        self.card = card
        self._write()

    def scroll_by_key(self, event: QKeyEvent) -> bool:
        """Scroll a card that is too high for its room; return whether the key is one
        that scrolls. The arrow keys do not scroll a hint, beside which play goes on."""
        is_hint = self.card is None or self.card.is_comparison
        bar = self._area.verticalScrollBar()
        if event.key() not in (_PAGE_KEYS if is_hint else (*_PAGE_KEYS, *_LINE_KEYS)):
            return False
        if self.isHidden() or not bar.maximum():
            return False
        QtWidgets.QApplication.sendEvent(bar, event)
        return True

    def place_in_rect(self, room: QRect, *, slim: bool) -> None:
        """Place the widget in a rectangle, with the height of its texts; a `slim` card
        shows only texts."""
        if (room, slim) != (self._room, self._is_slim):
            self._room, self._is_slim = room, slim
            self._write()

    def _write(self) -> None:
        """Write the texts again and set the height; a `slim` card has only as many
        reasons as fit."""
        card, room, m = self.card, self._room, CARD_SHADOW_MARGIN_PX
        for said in range(len(card.reasons) if card else -1, -1, -1):
            assert card is not None
            page = self._page(card, said)
            high = self._height_of(page)
            if not self._is_slim or high <= room.height():
                break
            page.setParent(None)
        else:
            self.shows_reasons = False
            self.hide()
            return
        self.shows_reasons = said > 0
        self._area.setWidget(page)
        top = room.top()
        if self._is_slim:
            top += (room.height() - high) // 2
        bar = _NO_BAR if high <= room.height() else _BAR_AS_NEEDED
        self._area.setVerticalScrollBarPolicy(bar)
        if room.height() - high < (0 if self._is_slim else _MIN_LOG_HEIGHT):
            high = room.height()  # the rest would be too low for the log
        self.setGeometry(room.left() - m, top - m, room.width() + 2 * m, high + 2 * m)
        self.show()

    def _height_of(self, page: QtWidgets.QWidget) -> int:
        """Return the height in pixels of the widget with the content `page`."""
        page.setParent(self._area.viewport())
        for child in page.findChildren(QtWidgets.QWidget):
            child.ensurePolished()
        return page.heightForWidth(self._room.width() - _BAR - 4) + 6

    def _page(self, card: AdviceCard, said: int) -> QtWidgets.QWidget:
        """Return a widget with the texts of a card and `said` of its reasons: the first
        ones, or without room for all of the last turn the last ones of that turn."""
        page = QtWidgets.QWidget()
        air = 5 if self._is_slim else 10
        column = vbox(page, margins=(_SIDE, air, _SIDE, air), spacing=0)
        for number, head in enumerate(card.heads):
            column.addSpacing(air * bool(number))
            column.addLayout(self._head(head, lamp=not number))
        first = max(0, card.last_turn_length - said)
        for reason in card.reasons[first : first + said]:
            add_items(column, air - 2, separator("pad_rule"), self._row(reason))
        if not self._is_slim:
            if card.equal_moves_text:
                equal = quiet_rich_label(html_with_suits(card.equal_moves_text))
                add_items(column, separator("pad_rule"), 10, equal)
            if card.is_comparison:
                words = tr("Compare moves")
                compare = make_button(words, self.compare_requested, "link")
                compare.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                add_items(column, 6, add_items(hbox(), compare, None))
        column.addStretch(1)
        return page

    def _head(self, head: CardHead, *, lamp: bool) -> QtWidgets.QHBoxLayout:
        look, ratio = current_look(), self.devicePixelRatioF()
        sign = label("")
        sign.setFixedWidth(look.scaled_pixels(28))
        sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        if lamp:
            size, colour = look.scaled_pixels(20), look.colours.accent
            sign.setPixmap(pixmaps.icon(Icon.HINT, size, ratio, colour))
        words = vbox(spacing=1)
        if head.title:
            words.addWidget(quiet_label(head.title))
        words.addWidget(rich_label(html_with_suits(head.action_text), "moments"))
        if head.verdict:
            words.addWidget(quiet_rich_label(html_with_suits(head.verdict)))
        return add_items(hbox(spacing=0), sign, (words, 1))

    def _row(self, reason: CardReason) -> QtWidgets.QWidget:
        row = QtWidgets.QWidget()
        above = 2 if self._is_slim else 4
        box = hbox if self._is_slim or len(reason.cards) <= _MAX_CARDS else vbox
        inside = box(row, margins=(0, above, 0, above), spacing=8)
        if not self._is_slim and (reason.cards or reason.tone is not Tone.PLAIN):
            row.setMinimumHeight(scaled_pixels(_ROW) - 9)
            room = self._room.width() - _BAR - 4 - 2 * _SIDE
            inside.addWidget(_ReasonCards(reason, room))
        add_items(inside, (rich_label(html_with_suits(reason.text)), 1))
        return row

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, background, and the brass bar at the left edge."""
        painter, m = QPainter(self), CARD_SHADOW_MARGIN_PX
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect().adjusted(m, m, -m, -m))
        radius, colours = TOAST_CORNER_RADIUS, current_look().colours
        paint_shadow(painter, Shadow.STACK, paper, radius)
        painter.setPen(QPen(QColor(colours.pad_line), 1))
        painter.setBrush(QColor(colours.pad_paper))
        painter.drawRoundedRect(paper.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        bar = QRectF(paper.left(), paper.top() + radius, _BAR, 0)
        bar.setBottom(paper.bottom() - radius)
        painter.fillRect(bar, QColor(colours.brass))
        painter.end()
