"""Who sits where: a row for every seat, with a name and a level."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from canasta_qt.look.tokens import BODY
from canasta_qt.windows.new_game.game_offer import Level, Seat
from canasta_qt.windows.widgets.list_rows import Index
from canasta_qt.windows.widgets.parts import Combo, label
from canasta_qt.windows.widgets.style import ROLES, Look, grid_box, marked, text_font

_LONGEST_NAME: Final = 24
_LEVEL_ROW: Final = 46


class _LevelDelegate(QStyledItemDelegate):
    """Two lines: what the level is called, and how it plays."""

    def __init__(self, levels: Sequence[Level], look: Look, owner: QWidget) -> None:
        super().__init__(owner)
        self._levels = tuple(levels)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Wide enough for the longest line."""
        return QSize(self.widest(), self._look.pixels(_LEVEL_ROW))

    def widest(self) -> int:
        """Width of the longest character."""
        metrics = QFontMetrics(text_font(BODY, self._look.q))
        said = (metrics.horizontalAdvance(level.character) for level in self._levels)
        return max(said, default=0) + 32

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint ground and words."""
        colours = self._look.colours
        level = self._levels[index.row()]
        rect = QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(colours.accent_soft))
        inner = rect.adjusted(12, 4, -12, -4)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(text_font(ROLES["label"], self._look.q))
        painter.setPen(QColor(colours.text))
        painter.drawText(upper, middle, level.title)
        painter.setFont(text_font(BODY, self._look.q))
        painter.setPen(QColor(colours.muted))
        lower = upper.translated(0, inner.height() / 2)
        painter.drawText(lower, middle, level.character)
        painter.restore()


class SeatRows(QWidget):
    """The seats of a table, the player's own first; names typed outlive the table."""

    def __init__(self, levels: Sequence[Level], seats: Sequence[Seat]) -> None:
        """`seats` are who sat there last, perhaps more than play now."""
        super().__init__()
        marked(self, kind="clear")
        self._levels = tuple(levels)
        self._known = list(seats)
        self._places: tuple[str, ...] = ()
        self._partners: frozenset[int] | None = None
        self._names: list[QLineEdit] = []
        self._lists: list[Combo] = []
        self._grid = grid_box(8, 8, wide=1, owner=self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 3)

    def show_seats(
        self, words: Sequence[str], look: Look, partners: frozenset[int] = frozenset()
    ) -> None:
        """Show a row for each of these places, some of which are `partners`."""
        if tuple(words) == self._places:
            return
        self._places = tuple(words)
        self._keep()
        if self._partners is not None:
            for seat in partners - self._partners:
                self._raise(seat)
        self._partners = partners
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._names, self._lists = [], []
        for seat, place in enumerate(words):
            known = self._known[seat] if seat < len(self._known) else Seat("")
            name = QLineEdit(known.name, maxLength=_LONGEST_NAME, placeholderText=place)
            name.setAccessibleName(self.tr("Name: {seat}").format(seat=place))
            self._names.append(name)
            self._grid.addWidget(label(place, "strong"), seat, 0)
            if seat == 0:
                self._grid.addWidget(name, seat, 1, 1, 2)
                continue
            self._grid.addWidget(name, seat, 1)
            self._grid.addWidget(self._level_list(known, place, look), seat, 2)
        for widget in self.findChildren(QWidget):
            if widget.parent() is self and self._grid.indexOf(widget) >= 0:
                widget.show()  # now, not when the events have been gone through

    def _level_list(self, known: Seat, place: str, look: Look) -> Combo:
        made = Combo(self.tr("Level: {seat}").format(seat=place))
        for row, level in enumerate(self._levels):
            made.addItem(level.title)
            made.setItemData(row, level.character, Qt.ItemDataRole.ToolTipRole)
            words = f"{level.title}. {level.character}"
            made.setItemData(row, words, Qt.ItemDataRole.AccessibleTextRole)
        made.setCurrentIndex(self._place_of(known.level))
        delegate = _LevelDelegate(self._levels, look, made)
        made.setItemDelegate(delegate)
        made.view().setMinimumWidth(delegate.widest())
        self._lists.append(made)
        return made

    def _place_of(self, name: str | None) -> int:
        """Where a level stands on the list; the usual one for what is not on it."""
        names = [level.name for level in self._levels]
        if name in names:
            return names.index(name)
        return next((i for i, level in enumerate(self._levels) if level.usual), 0)

    def _raise(self, seat: int) -> None:
        """An opponent's level is nobody's choice for a partner if it is a weak one."""
        if seat < len(self._known):
            known = self._known[seat]
            place = max(self._place_of(known.level), self._place_of(None))
            self._known[seat] = Seat(known.name, self._levels[place].name)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits there as it stands in the rows; an empty name is the place's."""
        seats = [Seat(self._names[0].text().strip() or self.tr("You"))]
        for name, levels in zip(self._names[1:], self._lists, strict=True):
            level = self._levels[levels.currentIndex()].name
            seats.append(Seat(name.text().strip() or name.placeholderText(), level))
        return tuple(seats)

    def _keep(self) -> None:
        for seat, name in enumerate(self._names):
            level = None
            if seat:
                level = self._levels[self._lists[seat - 1].currentIndex()].name
            known = Seat(name.text(), level)
            if seat < len(self._known):
                self._known[seat] = known
            else:
                self._known.append(known)
