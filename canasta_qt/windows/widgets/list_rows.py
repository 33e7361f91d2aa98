"""The rows of lists whose entries take two lines: ground, mark, line at the foot."""

from abc import abstractmethod
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)
from typing_extensions import override

from canasta_qt.windows.widgets.style import Look

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
    def write(self, painter: QPainter, inner: QRectF, index: Index) -> None:
        """Paint the words of a row."""

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
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(colours.accent_soft))
            mark = QRectF(rect.left(), rect.top(), 4, rect.height())
            painter.fillRect(mark, QColor(colours.accent))
        foot = QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1)
        painter.fillRect(foot, QColor(colours.line))
        margin = self._margin
        self.write(painter, rect.adjusted(14, margin, -14, -margin), index)
        painter.restore()


def list_view(name: str, model: QAbstractItemModel, rows: RowDelegate) -> QListView:
    """Return a list whose rows a delegate paints and nobody edits."""
    made = QListView()
    made.setAccessibleName(name)
    made.setModel(model)
    made.setItemDelegate(rows)
    made.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
    made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    return made
