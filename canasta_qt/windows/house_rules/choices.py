"""Alternatives one below the other, each with a line that says what it does."""

from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QSizePolicy

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.art.typefaces import text_font
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import BODY, BODY_STRONG
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.style import Look
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
if TYPE_CHECKING:
    _Button: TypeAlias = QAbstractButton
else:
    _Button = object
"""What both kinds of buttons are to the type checker; Qt has one base of each."""
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class _Wrapped(_Button):
    """A mark, bold words and an effect that wraps below them."""

    def __init__(self, choice: Choice, look: Look) -> None:
        super().__init__()
        self.choice = choice
        self._look = look
        self._fonts = (text_font(BODY_STRONG, look.q), text_font(BODY, look.q))
        self._left = look.pixels(_MARK) + _GAP + 2 * _PAD
        self._store = PixmapStore()
        self._measured: dict[int, tuple[QRect, QRect]] = {}
        self.setText(choice.words)
        self.setAccessibleName(choice.words)
        self.setAccessibleDescription(choice.effect)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _rects(self, width: int) -> tuple[QRect, QRect]:
        """Where words and effect stand; asked for often by the layout."""
        if width not in self._measured:
            self._measured[width] = self._measure(width)
        return self._measured[width]

    def _measure(self, width: int) -> tuple[QRect, QRect]:
        bold, plain = map(QFontMetrics, self._fonts)
        room = QRect(self._left, _PAD, max(width - self._left - _PAD, 60), 10_000)
        words = bold.boundingRect(room, _WRAP, self.choice.words)
        if not self.choice.effect:
            return words, QRect(words.bottomLeft(), QSize(0, 0))
        below = room.translated(0, words.height() + 1)
        return words, plain.boundingRect(below, _WRAP, self.choice.effect)

    @override
    def sizeHint(self) -> QSize:
        """Room for words and effect, the effect wrapped where it is long."""
        bold, plain = map(QFontMetrics, self._fonts)
        most = self._look.pixels(420)
        effect = min(plain.horizontalAdvance(self.choice.effect), most)
        widest = max(bold.horizontalAdvance(self.choice.words), effect)
        width = self._left + widest + 2 * _PAD
        return QSize(width, self.heightForWidth(width))

    @override
    def hasHeightForWidth(self) -> bool:
        """The effect wraps."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """As high as the wrapped text."""
        words, effect = self._rects(width)
        least = self._look.pixels(_MARK) + 2 * _PAD
        return max(words.height() + effect.height() + 2 * _PAD + 1, least)

    @override
    def hitButton(self, pos: QPoint) -> bool:
        """The words may be pressed as well as the mark."""
        return self.rect().contains(pos)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint mark, words and effect."""
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_soft))
            painter.drawRoundedRect(edge, 8, 8)
        words, effect = self._rects(self.width())
        self._paint_mark(painter, words)
        bold, plain = self._fonts
        painter.setPen(QColor(colours.text if self.isEnabled() else colours.muted))
        painter.setFont(bold)
        painter.drawText(words, _WRAP, self.choice.words)
        painter.setPen(QColor(colours.muted))
        painter.setFont(plain)
        painter.drawText(effect, _WRAP, self.choice.effect)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(edge, 8, 8)
        painter.end()

    def _paint_mark(self, painter: QPainter, words: QRect) -> None:
        colours = self._look.colours
        size = self._look.pixels(_MARK)
        top = words.top() + (QFontMetrics(self._fonts[0]).height() - size) // 2
        box = QRectF(2 * _PAD, top, size, size).adjusted(1, 1, -1, -1)
        live = colours.accent if self.isEnabled() else colours.muted
        on = self.isChecked()
        painter.setPen(QPen(QColor(live if on else colours.control_line), 2))
        painter.setBrush(QColor(colours.raised))
        if isinstance(self, QRadioButton):
            painter.drawEllipse(box)
            if on:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(live))
                painter.drawEllipse(box.adjusted(4, 4, -4, -4))
            return
        painter.setBrush(QColor(live if on else colours.raised))
        painter.drawRoundedRect(box, 4, 4)
        if on:
            ratio = self.devicePixelRatioF()
            tick = self._store.icon(Icon.CHECK, size - 6, ratio, colours.accent_text)
            painter.drawPixmap(box.topLeft() + QPoint(2, 2), tick)


class RadioChoice(_Wrapped, QRadioButton):
    """One of several; exactly one holds. Arrows ask for the one before or after."""

    moved = Signal(int)

    @override
    def minimumSizeHint(self) -> QSize:
        """Text wraps, so little is enough."""
        return QSize(120, self.sizeHint().height())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit which way an arrow points; other keys are the button's."""
        way = _ARROWS.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(way)


class TickChoice(_Wrapped, QCheckBox):
    """One of several, each of which may hold."""

    @override
    def minimumSizeHint(self) -> QSize:
        """Text wraps, so little is enough."""
        return QSize(self.sizeHint().width() if not self.choice.effect else 120, 28)
