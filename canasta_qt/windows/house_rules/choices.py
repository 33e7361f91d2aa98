"""Alternatives one below the other, each with a line that says what it does."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QSizePolicy
from typing_extensions import override

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import BODY, BODY_STRONG
from canasta_qt.windows.widgets.style import Look, text_font
from canasta_qt.wording.rules.house_rules import Choice

_MARK: Final = 18
_GAP: Final = 10
_PAD: Final = 5
_ARROWS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
}
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class _Alternative:
    """Measures and paints a mark, bold words and an effect that wraps beside it."""

    def __init__(self, button: QAbstractButton, choice: Choice, look: Look) -> None:
        self.choice = choice
        self._button = button
        self._look = look
        self._store = PixmapStore()
        self._measured: dict[int, tuple[QRect, QRect]] = {}
        button.setText(choice.words)
        button.setAccessibleName(choice.words)
        button.setAccessibleDescription(choice.effect)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        button.setSizePolicy(policy)

    @property
    def _left(self) -> int:
        return self._look.pixels(_MARK) + _GAP + 2 * _PAD

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        q = self._look.q
        bold, plain = text_font(BODY_STRONG, q), text_font(BODY, q)
        return QFontMetrics(bold), QFontMetrics(plain)

    def _rects(self, width: int) -> tuple[QRect, QRect]:
        """Where words and effect stand; asked for often by the layout."""
        if width not in self._measured:
            self._measured[width] = self._measure(width)
        return self._measured[width]

    def _measure(self, width: int) -> tuple[QRect, QRect]:
        bold, plain = self._metrics()
        room = QRect(self._left, _PAD, max(width - self._left - _PAD, 60), 10_000)
        words = bold.boundingRect(room, _WRAP, self.choice.words)
        if not self.choice.effect:
            return words, QRect(words.bottomLeft(), QSize(0, 0))
        below = room.translated(0, words.height() + 1)
        return words, plain.boundingRect(below, _WRAP, self.choice.effect)

    def height(self, width: int) -> int:
        words, effect = self._rects(width)
        least = self._look.pixels(_MARK) + 2 * _PAD
        return max(words.height() + effect.height() + 2 * _PAD + 1, least)

    def holds(self, pos: QPoint) -> bool:
        return self._button.rect().contains(pos)

    def hint(self) -> QSize:
        bold, plain = self._metrics()
        widest = bold.horizontalAdvance(self.choice.words)
        if self.choice.effect:
            room = self._look.pixels(420)
            widest = max(widest, min(plain.horizontalAdvance(self.choice.effect), room))
        width = self._left + widest + 2 * _PAD
        return QSize(width, self.height(width))

    def paint(self) -> None:
        button, colours = self._button, self._look.colours
        painter = QPainter(button)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(button.rect()).adjusted(1, 1, -1, -1)
        if button.underMouse() and button.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_soft))
            painter.drawRoundedRect(edge, 8, 8)
        words, effect = self._rects(button.width())
        self._paint_mark(painter, words)
        enabled = button.isEnabled()
        painter.setPen(QColor(colours.text if enabled else colours.muted))
        painter.setFont(text_font(BODY_STRONG, self._look.q))
        painter.drawText(words, _WRAP, self.choice.words)
        painter.setPen(QColor(colours.muted))
        painter.setFont(text_font(BODY, self._look.q))
        if self.choice.effect:
            painter.drawText(effect, _WRAP, self.choice.effect)
        if button.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(edge, 8, 8)
        painter.end()

    def _paint_mark(self, painter: QPainter, words: QRect) -> None:
        colours = self._look.colours
        button = self._button
        size = self._look.pixels(_MARK)
        top = words.top() + (self._metrics()[0].height() - size) // 2
        box = QRectF(2 * _PAD, top, size, size).adjusted(1, 1, -1, -1)
        live = colours.accent if button.isEnabled() else colours.muted
        on = button.isChecked()
        painter.setPen(QPen(QColor(live if on else colours.control_line), 2))
        painter.setBrush(QColor(colours.raised))
        if isinstance(button, QRadioButton):
            painter.drawEllipse(box)
            if on:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(live))
                painter.drawEllipse(box.adjusted(4, 4, -4, -4))
            return
        painter.setBrush(QColor(live if on else colours.raised))
        painter.drawRoundedRect(box, 4, 4)
        if on:
            inner = size - 6
            ratio = button.devicePixelRatioF()
            tick = self._store.icon(Icon.CHECK, inner, ratio, colours.accent_text)
            painter.drawPixmap(box.topLeft() + QPoint(2, 2), tick)


class _WrappedText:
    """What both kinds of buttons share: they are as high as their wrapped text."""

    choice: Choice
    _drawn: _Alternative

    def sizeHint(self) -> QSize:
        """Room for words and effect, the effect wrapped where it is long."""
        return self._drawn.hint()

    def hasHeightForWidth(self) -> bool:
        """The effect wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the wrapped text."""
        return self._drawn.height(width)

    def hitButton(self, pos: QPoint) -> bool:
        """The words may be pressed as well as the mark."""
        return self._drawn.holds(pos)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's own
        """Paint mark, words and effect."""
        self._drawn.paint()


class RadioChoice(_WrappedText, QRadioButton):
    """One of several; exactly one holds. Arrows ask for the one before or after."""

    moved = Signal(int)

    def __init__(self, choice: Choice, look: Look) -> None:
        """Show a choice, not chosen yet."""
        super().__init__()
        self._drawn = _Alternative(self, choice, look)
        self.choice = choice

    @override
    def minimumSizeHint(self) -> QSize:
        """Text wraps, so little is enough."""
        return QSize(120, self._drawn.hint().height())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit which way an arrow points; other keys are the button's."""
        way = _ARROWS.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(way)


class TickChoice(_WrappedText, QCheckBox):
    """One of several, each of which may hold."""

    def __init__(self, choice: Choice, look: Look) -> None:
        """Show a choice, not ticked yet."""
        super().__init__()
        self._drawn = _Alternative(self, choice, look)
        self.choice = choice

    @override
    def minimumSizeHint(self) -> QSize:
        """Text wraps, so little is enough."""
        return QSize(self.sizeHint().width() if not self.choice.effect else 120, 28)
