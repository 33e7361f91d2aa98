"""What is scrolled: pages higher than their room, and lists of rows in two lines."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.tokens import Palette, TextRole
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.style import Look, marked


class ScrollPage(QScrollArea):
    """Tab comes by only while there is something to scroll; a ring says that it did."""

    def __init__(self, inside: QWidget | None = None) -> None:
        """Show a page as wide as there is room."""
        super().__init__()
        marked(self, kind="clear")
        self.setWidgetResizable(True)
        if inside is not None:
            self.setWidget(inside)
        # Over the page: a border would move it when the keys come.
        self.ring = marked(QFrame(self), kind="ring")
        self.ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ring.hide()
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.rangeChanged.connect(self._on_range)
        self._on_range()

    def _on_range(self) -> None:
        bars = (self.verticalScrollBar(), self.horizontalScrollBar())
        more = any(bar.maximum() > bar.minimum() for bar in bars)
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.TabFocus if more else policies.NoFocus)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys scroll here."""
        super().focusInEvent(event)
        self.ring.raise_()
        self.ring.show()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keys are elsewhere."""
        super().focusOutEvent(event)
        self.ring.hide()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the ring round the page."""
        super().resizeEvent(event)
        self.ring.setGeometry(self.rect())


Index: TypeAlias = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints what all rows share; the words are the list's own."""

    def __init__(self, parent: QObject, look: Look, height: int, margin: int) -> None:
        """`height` of a row and `margin` above and below its words, before scaling."""
        super().__init__(parent)
        self.look = look
        self._height = height
        self._margin = margin

    @abstractmethod
    def write(
        self, painter: QPainter, upper: QRectF, lower: QRectF, index: Index
    ) -> None:
        """Paint the two lines of a row."""

    def take(self, painter: QPainter, role: TextRole, colour: str) -> None:
        """Write with this font and colour from now on."""
        painter.setFont(text_font(role, self.look.q))
        painter.setPen(QColor(colour))

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Every row alike."""
        return QSize(200, self.look.pixels(self._height))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint ground, mark of the chosen one, and the words."""
        colours = self.look.colours
        rect = QRectF(option.rect)
        painter.save()
        paint_chosen(painter, option, colours)
        foot = QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1)
        painter.fillRect(foot, QColor(colours.line))
        margin = self._margin
        upper = rect.adjusted(14, margin, -14, -margin)
        upper.setHeight(upper.height() / 2)
        self.write(painter, upper, upper.translated(0, upper.height()), index)
        painter.restore()


def paint_chosen(
    painter: QPainter, option: QStyleOptionViewItem, colours: Palette
) -> None:
    """Paint the accent's soft ground and its mark where a row is the chosen one."""
    if option.state & QStyle.StateFlag.State_Selected:
        rect = QRectF(option.rect)
        painter.fillRect(rect, QColor(colours.accent_soft))
        mark = QRectF(rect.left(), rect.top(), 4, rect.height())
        painter.fillRect(mark, QColor(colours.accent))


def write_right(painter: QPainter, room: QRectF, text: str, gap: int) -> QRectF:
    """Write at the right end; return the room that is left before a gap."""
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    painter.drawText(room, align, text)
    wide = painter.fontMetrics().horizontalAdvance(text)
    return room.adjusted(0, 0, -wide - gap, 0)


def write_left(painter: QPainter, room: QRectF, text: str) -> None:
    """Write at the left end as much as there is room for."""
    elide = Qt.TextElideMode.ElideRight
    words = painter.fontMetrics().elidedText(text, elide, round(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)


def list_view(name: str, model: QAbstractItemModel, rows: RowDelegate) -> QListView:
    """Return a list whose rows a delegate paints and nobody edits."""
    made = QListView()
    made.setAccessibleName(name)
    made.setModel(model)
    made.setItemDelegate(rows)
    made.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
    made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    return made
