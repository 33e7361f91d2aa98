"""Lines of cells: each a list to choose from or a number; lines come and go."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_qt.windows.house_rules.editors import NumberField, RuleEditor, stepped
from canasta_qt.windows.widgets.parts import Combo, KeyButton, quiet
from canasta_qt.windows.widgets.style import Look, marked
from canasta_qt.wording.rules.cells import Cell, Count, LineEditor, Pick
from canasta_qt.wording.rules.house_rules import Row

_NARROW: Final = 96
"""Least width of a list to choose from."""
_LARGE: Final = 1.3
"""From this size of text on a line is broken."""
_SIDE_BY_SIDE: Final = 2


class RuleCombo(Combo):
    """A list to choose from; the wheel scrolls the page it stands on."""

    def __init__(self, look: Look) -> None:
        """Give way where room is short; the chosen words are shortened then."""
        super().__init__()
        self._least = look.pixels(_NARROW)

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as words can still be guessed."""
        hint = super().sizeHint()
        return QSize(min(self._least, hint.width()), hint.height())

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, so that nothing changes on the way past."""
        event.ignore()


class PickField(RuleCombo):
    """A cell in which one of several is chosen."""

    def __init__(self, cell: Pick, look: Look) -> None:
        """Offer what may be chosen."""
        super().__init__(look)
        self.values = cell.values
        self.addItems([words for _, words in cell.choices])

    @property
    def value(self) -> object:
        """Return what is chosen."""
        return self.values[self.currentIndex()]

    def show_value(self, value: object) -> None:
        """Choose without telling anybody."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.values.index(value))

    def forbid(self, values: set[object]) -> None:
        """Grey what other lines have already."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for index, value in enumerate(self.values):
            model.item(index).setEnabled(value not in values or value == self.value)


class CountField(NumberField):
    """A cell with a number."""

    def __init__(self, cell: Count, look: Look) -> None:
        """Leave room for the largest."""
        super().__init__()
        self._limits = (cell.least, cell.most)
        self.setFixedWidth(look.pixels(50 + 9 * len(str(cell.most))))
        self.stepped.connect(self._step)

    def _step(self, times: int) -> None:
        if self.value is not None:
            self.setText(str(stepped(self.value, times, self._limits)))
            self.textEdited.emit(self.text())

    @property
    def value(self) -> int | None:
        """Return the number; None while there is none."""
        text = self.text().strip()
        return int(text) if text.isascii() and text.isdecimal() else None

    def show_value(self, value: int) -> None:
        """Show a number, unless it is the one that is being written."""
        if self.value != value:
            self.setText(str(value))


class LineRow(QWidget):
    """One line and the button that takes it away."""

    changed = Signal()
    removed = Signal()

    def __init__(self, way: LineEditor, name: str, look: Look) -> None:
        """Make the cells; `name` is what a screen reader says before their names."""
        super().__init__()
        marked(self, kind="clear")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        row = _row_in(rows)
        self.cells: list[PickField | CountField] = []
        for number, cell in enumerate(way.cells):
            if number and number % _SIDE_BY_SIDE == 0 and look.q >= _LARGE:
                row.addStretch(1)
                row = _row_in(rows)
            if cell.lead:
                row.addWidget(quiet(cell.lead))
            field = self._field(cell, look)
            field.setAccessibleName(f"{name}: {cell.name}")
            row.addWidget(field)
            self.cells.append(field)
        self.remove = KeyButton("×", variant="step")
        self.remove.setFixedSize(look.pixels(32), look.pixels(32))
        self.remove.setAccessibleName(self.tr("Remove: {line}").format(line=name))
        self.remove.setToolTip(self.tr("Remove"))
        self.remove.clicked.connect(self.removed)
        if not way.single:
            row.addWidget(self.remove)
        else:
            self.remove.setParent(self)
            self.remove.hide()
        row.addStretch(1)

    def _field(self, cell: Cell, look: Look) -> PickField | CountField:
        if isinstance(cell, Pick):
            picked = PickField(cell, look)
            picked.currentIndexChanged.connect(self._on_changed)
            return picked
        counted = CountField(cell, look)
        counted.textEdited.connect(self._on_changed)
        return counted

    def _on_changed(self) -> None:
        self.changed.emit()

    @property
    def line(self) -> tuple[Any, ...]:
        """Return what the cells say; None where a number is missing."""
        return tuple(cell.value for cell in self.cells)

    def show_line(self, line: tuple[Any, ...]) -> None:
        """Show another line, without telling anybody."""
        for cell, value in zip(self.cells, line, strict=True):
            cell.show_value(value)


def _row_in(rows: QVBoxLayout) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    rows.addLayout(row)
    return row


class LinesEditor(RuleEditor):
    """All lines of a rule, and the button for another one."""

    def __init__(self, row: Row, way: LineEditor, look: Look) -> None:
        """Have no lines yet."""
        super().__init__(row)
        self.way = way
        self._title = row.title
        self._look = look
        self.rows: list[LineRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(6)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        column.addLayout(self._lines)
        foot = QHBoxLayout()
        self.add = KeyButton(self.tr("Add a line"), variant="small")
        self.add.setAccessibleName(self.tr("Add a line: {rule}").format(rule=row.title))
        self.add.clicked.connect(self._on_add)
        foot.addWidget(self.add)
        foot.addStretch(1)
        column.addLayout(foot)
        self.add.setVisible(not way.single)

    @property
    def lines(self) -> tuple[tuple[Any, ...], ...]:
        """What stands here."""
        return tuple(row.line for row in self.rows)

    @override
    def show_row(self, row: Row) -> None:
        """Show a value; lines that say it already stay as they are."""
        lines = self.way.lines(row.value)
        if lines is None:
            return
        if self.way.value(self.lines) != row.value:
            while len(self.rows) > len(lines):
                self._drop(self.rows[-1])
            while len(self.rows) < len(lines):
                self._append()
            for shown, line in zip(self.rows, lines, strict=True):
                shown.show_line(line)
        self._permit()

    def _append(self) -> LineRow:
        name = self.tr("{rule}, line {n}")
        name = name.format(rule=self._title, n=len(self.rows) + 1)
        row = LineRow(self.way, name, self._look)
        row.changed.connect(self._tell)
        row.removed.connect(self._on_remove)
        self.rows.append(row)
        self._lines.addWidget(row)
        return row

    def _drop(self, row: LineRow) -> None:
        self.rows.remove(row)
        self._lines.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _permit(self) -> None:
        """Grey what may not come twice, and the buttons where lines may not change."""
        self.add.setEnabled(self.way.another(self.lines) is not None)
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > self.way.least)
            first = row.cells[0]
            if self.way.unique and isinstance(first, PickField):
                first.forbid({each.line[0] for each in self.rows if each is not row})

    def _tell(self) -> None:
        value = self.way.value(self.lines)
        self.edited.emit("" if value is None else value)

    def _on_add(self) -> None:
        line = self.way.another(self.lines)
        if line is not None:
            row = self._append()
            row.show_line(line)
            self._permit()
            row.cells[0].setFocus()
            self._tell()

    def _on_remove(self) -> None:
        row = self.sender()
        assert isinstance(row, LineRow)
        self.add.setFocus()
        self._drop(row)
        self._permit()
        self._tell()

    @property
    @override
    def fields(self) -> list[QWidget]:
        """What takes the focus, in order."""
        found: list[QWidget] = []
        for row in self.rows:
            found += [*row.cells, row.remove]
        return [each for each in (*found, self.add) if not each.isHidden()]
