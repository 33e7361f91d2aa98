"""Scroll areas with a focus ring, and list widgets with two lines of text in each
row."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.tokens import BODY_FONT, STRONG_BODY_FONT, Palette, TextRole
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.style import TEXT_ROLES, with_properties

_GAP: Final = 16
"""Gap between the left and the right part of a row, in pixels."""


class ScrollPage(QScrollArea):
    """Scroll area with a focus ring; it can get the focus only if its page is higher
    than the area."""

    def __init__(self, inside: QWidget | None = None) -> None:
        """Show the widget `inside` at the width of the viewport."""
        super().__init__()
        self.setWidgetResizable(True)
        if inside is not None:
            self.setWidget(inside)
        # The ring is over the page: a border would move the page.
        self.ring = with_properties(QFrame(self), kind="ring")
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
        """Show the focus ring."""
        super().focusInEvent(event)
        self.ring.raise_()
        self.ring.show()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self.ring.hide()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the focus ring to the size."""
        super().resizeEvent(event)
        self.ring.setGeometry(self.rect())


ModelIndex: TypeAlias = QModelIndex | QPersistentModelIndex


class RowText(NamedTuple):
    """Texts of a row: a title, a line below the title, and a text at the right of each.

    The text beside the title has the quiet colour, or a strong font if it has a colour
    of its own.
    """

    title: str
    subtitle: str
    right_text: str = ""
    right_text_colour: str = ""
    lower_right_text: str = ""


class TwoLineDelegate(QStyledItemDelegate):
    """Delegate for rows with two lines; `lines` returns the texts of the row with an
    index."""

    def __init__(
        self, parent: QObject, height: int, lines: Callable[[int], RowText]
    ) -> None:
        """Create the delegate; `height` is the height of a row in pixels at text factor
        1."""
        super().__init__(parent)
        self._height, self._lines = height, lines

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:
        """Return the height of a row, the same for all rows."""
        return QSize(200, scaled_pixels(self._height))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex
    ) -> None:
        """Paint the background, the mark of a selected row, and the texts."""
        colours, rect = current_look().colours, QRectF(option.rect)
        painter.save()
        paint_selected_row(painter, option, colours)
        bottom = QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1)
        painter.fillRect(bottom, QColor(colours.hairline))
        upper = rect.adjusted(14, 6, -14, -6)
        upper.setHeight(upper.height() / 2)
        lower = upper.translated(0, upper.height())
        lines = self._lines(index.row())
        strong = lines.right_text_colour or colours.muted_text
        self._take(
            painter, STRONG_BODY_FONT if lines.right_text_colour else BODY_FONT, strong
        )
        upper = _draw_right_text(painter, upper, lines.right_text)
        self._take(painter, TEXT_ROLES["label"], colours.text)
        draw_left_text(painter, upper, lines.title)
        self._take(painter, BODY_FONT, colours.text)
        lower = _draw_right_text(painter, lower, lines.lower_right_text)
        painter.setPen(QColor(colours.muted_text))
        draw_left_text(painter, lower, lines.subtitle)
        painter.restore()

    def _take(self, painter: QPainter, role: TextRole, colour: str) -> None:
        painter.setFont(text_font(role, current_look().text_factor))
        painter.setPen(QColor(colour))


def paint_selected_row(
    painter: QPainter, option: QStyleOptionViewItem, colours: Palette
) -> None:
    """Paint background and mark of a row if the row is selected."""
    if option.state & QStyle.StateFlag.State_Selected:
        rect = QRectF(option.rect)
        painter.fillRect(rect, QColor(colours.selection_background))
        mark = QRectF(rect.left(), rect.top(), 4, rect.height())
        painter.fillRect(mark, QColor(colours.accent))


def _draw_right_text(painter: QPainter, room: QRectF, text: str) -> QRectF:
    """Paint text at the right end of `room`; return the rest of `room`, without a gap
    beside the text."""
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    painter.drawText(room, align, text)
    wide = painter.fontMetrics().horizontalAdvance(text)
    return room.adjusted(0, 0, -wide - _GAP, 0) if text else room


def draw_left_text(painter: QPainter, room: QRectF, text: str) -> None:
    """Paint text at the left; text without room is elided."""
    elide = Qt.TextElideMode.ElideRight
    words = painter.fontMetrics().elidedText(text, elide, round(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)


class TablesideList(QListWidget):
    """List widget that ignores typed characters, so that the table gets them."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on a key with a character other than a space."""
        if event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)


def row_list(name: str, height: int, lines: Callable[[int], RowText]) -> QListWidget:
    """Return a list widget whose rows show two lines.

    The texts of its items are only their accessible texts.
    """
    made = QListWidget()
    made.setAccessibleName(name)
    made.setItemDelegate(TwoLineDelegate(made, height, lines))
    made.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
    return made
