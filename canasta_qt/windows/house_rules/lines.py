"""Rules of several parts: ways to write them, and lines that come and go."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.look.plain_text import set_tip
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.house_rules.editors import (
    NumberEditor,
    OneOfEditor,
    RuleEditor,
    SomeOfEditor,
    WrittenEditor,
    stepped,
)
from canasta_qt.windows.widgets.parts import Combo, KeyButton, NumberField, label, quiet
from canasta_qt.windows.widgets.style import Look, fill, hbox, marked, vbox
from canasta_qt.wording.rules.cells import (
    Cell,
    Count,
    Fixed,
    LineEditor,
    Pick,
    Plain,
    Way,
)
from canasta_qt.wording.rules.house_rules import Number, OneOf, Row, SomeOf, Ways

_NARROW: Final = 96
"""Least width of a list to choose from."""
_LARGE: Final = 1.3
"""From this size of text on a line is broken."""
_SIDE_BY_SIDE: Final = 2


class RuleCombo(Combo):
    """A list to choose from; the wheel scrolls the page it stands on."""

    def __init__(self, name: str, look: Look) -> None:
        """Give way where room is short; the tip has all the words then."""
        super().__init__(name)
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

    def __init__(self, cell: Pick, name: str, look: Look) -> None:
        """Offer what may be chosen."""
        super().__init__(name, look)
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
        set_tip(self, self.currentText())

    def forbid(self, values: set[object]) -> None:
        """Grey what other lines have already."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for index, value in enumerate(self.values):
            model.item(index).setEnabled(value not in values or value == self.value)


class CountField(NumberField):
    """A cell with a number."""

    def __init__(self, cell: Count, name: str, look: Look) -> None:
        """Leave room for the largest."""
        super().__init__()
        self.setAccessibleName(name)
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
        rows = vbox(self, margins=(0, 0, 0, 0), spacing=4)
        row = hbox(spacing=8)
        self.cells: list[PickField | CountField] = []
        for number, cell in enumerate(way.cells):
            if number and number % _SIDE_BY_SIDE == 0 and look.q >= _LARGE:
                rows.addLayout(fill(row, None))
                row = hbox(spacing=8)
            if cell.lead:
                row.addWidget(quiet(cell.lead))
            field = self._field(cell, f"{name}: {cell.name}", look)
            row.addWidget(field)
            self.cells.append(field)
        self.remove = KeyButton("×", variant="step")
        self.remove.setFixedSize(look.pixels(32), look.pixels(32))
        self.remove.setAccessibleName(tr("Remove: {rule}").format(rule=name))
        set_tip(self.remove, tr("Remove"))
        self.remove.clicked.connect(self.removed)
        rows.addLayout(fill(row, self.remove, None))
        self.remove.setHidden(way.single)

    def _field(self, cell: Cell, name: str, look: Look) -> PickField | CountField:
        if isinstance(cell, Pick):
            picked = PickField(cell, name, look)
            picked.currentIndexChanged.connect(self.changed)
            return picked
        counted = CountField(cell, name, look)
        counted.textEdited.connect(self.changed)
        return counted

    @property
    def line(self) -> tuple[Any, ...]:
        """Return what the cells say; None where a number is missing."""
        return tuple(cell.value for cell in self.cells)

    def show_line(self, line: tuple[Any, ...]) -> None:
        """Show another line, without telling anybody."""
        for cell, value in zip(self.cells, line, strict=True):
            cell.show_value(value)


class LinesEditor(RuleEditor):
    """All lines of a rule, and the button for another one."""

    def __init__(self, row: Row, way: LineEditor, look: Look) -> None:
        """Have no lines yet."""
        super().__init__(row)
        self.way = way
        self._title = row.title
        self._look = look
        self.rows: list[LineRow] = []
        self._lines = vbox(spacing=6)
        self.add = KeyButton(tr("Add a line"), variant="small")
        self.add.setAccessibleName(tr("Add a line: {rule}").format(rule=row.title))
        self.add.clicked.connect(self._on_add)
        column = vbox(self, margins=(0, 2, 0, 2), spacing=6)
        fill(column, self._lines, fill(hbox(), self.add, None))
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
        name = tr("{rule}, line {number}")
        name = name.format(rule=self._title, number=len(self.rows) + 1)
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
        found = [each for row in self.rows for each in (*row.cells, row.remove)]
        return [each for each in (*found, self.add) if not each.isHidden()]


class WaysEditor(RuleEditor):
    """The ways a rule may be written, the parts of the chosen one, and its meaning."""

    def __init__(self, row: Row, kind: Ways, look: Look) -> None:
        """List the ways; their parts are made when they are needed."""
        super().__init__(row)
        self.row = row
        self._look = look
        self.ways = kind.ways
        self.way = RuleCombo(tr("Way: {rule}").format(rule=row.title), look)
        titles = [way.title or tr("Line by line") for way in kind.ways]
        self.way.addItems([*titles, tr("As text")])
        self.way.activated.connect(self._on_way)
        self.written = WrittenEditor(row, kind.written, look)
        self.written.edited.connect(self.edited)
        self._parts: dict[int, RuleEditor | None] = {len(kind.ways): self.written}
        self._means = label("", "strong", wrap=True)
        self._column = vbox(self, margins=(0, 2, 0, 2), spacing=5)
        fill(self._column, fill(hbox(), self.way, None), self.written, self._means)
        self.written.hide()

    @property
    def part(self) -> RuleEditor | None:
        """The parts of the chosen way; None for a value without parts."""
        index = self.way.currentIndex()
        if index not in self._parts:
            made = self._made(self.ways[index])
            if made is not None:
                made.edited.connect(self.edited)
                self._column.insertWidget(self._column.indexOf(self.written), made)
            self._parts[index] = made
        return self._parts[index]

    def _made(self, way: Way) -> RuleEditor | None:
        match way:
            case LineEditor():
                return LinesEditor(self.row, way, self._look)
            case Plain(_, least, most):
                return NumberEditor(self.row, Number(least, most), self._look)
            case Fixed():
                return None

    def _on_way(self, index: int) -> None:
        """Go on in another way; what it cannot say begins anew."""
        value = self.row.value
        if index < len(self.ways) and not self.ways[index].can_show(value):
            self.edited.emit(self.ways[index].begin(value))
        else:
            self.show_row(self.row)

    @override
    def show_row(self, row: Row) -> None:
        """Show the value in the chosen way, or in the first one that can say it."""
        self.row = row
        index = self.way.currentIndex()
        able = [i for i, way in enumerate(self.ways) if way.can_show(row.value)]
        if index < len(self.ways) and index not in able:
            self.way.setCurrentIndex(able[0] if able else len(self.ways))
        part = self.part
        if part is not None:
            part.show_row(row)
        for each in self._parts.values():
            if each is not None:
                each.setVisible(each is part)
        self._means.setText(row.words)
        self._means.setVisible(isinstance(part, LinesEditor))

    def show_unreadable(self) -> None:
        """Show that what stands here is no value yet."""
        if self.part is self.written:
            self.written.show_unreadable()
            return
        self._means.setText(tr("A number is missing, or an entry is there twice."))
        self._means.setVisible(True)

    @property
    @override
    def fields(self) -> list[QWidget]:
        """The way, then its parts."""
        return [self.way, *(self.part.fields if self.part else ())]


def editor_for(row: Row, look: Look) -> RuleEditor:
    """Make the editor that fits a rule, showing nothing yet."""
    match row.editor:
        case OneOf() as kind:
            return OneOfEditor(row, kind, look)
        case SomeOf() as kind:
            return SomeOfEditor(row, kind, look)
        case Number() as kind:
            return NumberEditor(row, kind, look)
        case Ways() as kind:
            return WaysEditor(row, kind, look)
