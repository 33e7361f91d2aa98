"""Rules of several parts: first the way they are written, then their lines."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_qt.windows.house_rules.editors import (
    NumberEditor,
    OneOfEditor,
    RuleEditor,
    SomeOfEditor,
    WrittenEditor,
    number_on,
    stepped,
)
from canasta_qt.windows.house_rules.lines import LinesField, RuleCombo
from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.style import Look, marked
from canasta_qt.wording.rules.cells import LineEditor, Plain, Way, first_text, reads
from canasta_qt.wording.rules.house_rules import Number, OneOf, Row, SomeOf, Ways


class PlainField(QWidget):
    """One number for everything, written or stepped."""

    edited = Signal(str)

    def __init__(self, way: Plain, row: Row, look: Look) -> None:
        """Set the limits."""
        super().__init__()
        marked(self, kind="clear")
        self._limits = (way.least, way.most)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, 0, 2)
        self.number, self.steps = number_on(line, row, look)
        self.number.textEdited.connect(self._on_written)
        self.number.stepped.connect(self.step)
        self.steps.stepped.connect(self.step)
        line.addStretch(1)

    def step(self, times: int) -> None:
        """Make the number larger or smaller."""
        if self.number.text().isdecimal():
            number = stepped(int(self.number.text()), times, self._limits)
            self.edited.emit(str(number))

    def _on_written(self, text: str) -> None:
        self.edited.emit("".join(text.split()))

    def show_text(self, text: str) -> None:
        """Show the number."""
        if self.number.text().strip() != text:
            self.number.setText(text)

    @property
    def fields(self) -> list[QWidget]:
        """The number."""
        return [self.number]


class NoField(QWidget):
    """A value without parts has nothing more to be set."""

    edited = Signal(str)

    def __init__(self) -> None:
        """Stay empty."""
        super().__init__()
        marked(self, kind="clear")
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)

    def show_text(self, text: str) -> None:
        """Show nothing."""

    @property
    def fields(self) -> list[QWidget]:
        """Nothing takes the focus."""
        return []


class WaysEditor(RuleEditor):
    """The ways a rule may be written, the parts of the chosen one, and its meaning."""

    def __init__(self, row: Row, kind: Ways, look: Look) -> None:
        """List the ways; their parts are made when they are needed."""
        super().__init__(row)
        self._row = row
        self._look = look
        self.ways = kind.ways
        self.way = RuleCombo(look)
        self.way.setAccessibleName(self.tr("Way: {rule}").format(rule=row.title))
        titles = [way.title or self.tr("Line by line") for way in kind.ways]
        self.way.addItems([*titles, self.tr("Written out")])
        self.way.activated.connect(self._on_way)
        self.written = WrittenEditor(row, kind.written, look)
        self.written.edited.connect(self.edited)
        self._parts: dict[int, LinesField | PlainField | NoField] = {}
        self._means = label("", "strong", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 2, 0, 2)
        self._column.setSpacing(5)
        top = QHBoxLayout()
        top.addWidget(self.way)
        top.addStretch(1)
        self._column.addLayout(top)
        self._column.addWidget(self.written)
        self._column.addWidget(self._means)
        self.written.hide()

    @property
    def is_written(self) -> bool:
        """Whether the value is written out as text."""
        return self.way.currentIndex() == len(self.ways)

    @property
    def part(self) -> LinesField | PlainField | NoField | None:
        """The parts of the chosen way; None where it is written out."""
        return None if self.is_written else self._part(self.way.currentIndex())

    def _part(self, index: int) -> LinesField | PlainField | NoField:
        if index not in self._parts:
            made = self._made(self.ways[index])
            made.edited.connect(self.edited)
            self._parts[index] = made
            self._column.insertWidget(self._column.indexOf(self.written), made)
        return self._parts[index]

    def _made(self, way: Way) -> LinesField | PlainField | NoField:
        if isinstance(way, LineEditor):
            return LinesField(way, self._row.title, self._look)
        if isinstance(way, Plain):
            return PlainField(way, self._row, self._look)
        return NoField()

    def _on_way(self, index: int) -> None:
        """Go on in another way; what it cannot say begins anew."""
        text = self._row.text
        if index < len(self.ways) and not reads(self.ways[index], text):
            self.edited.emit(first_text(self.ways[index], text))
        else:
            self.show_row(self._row)

    @override
    def show_row(self, row: Row) -> None:
        """Show the value in the chosen way, or in the first one that can say it."""
        self._row = row
        index = self.way.currentIndex()
        if index < len(self.ways) and not reads(self.ways[index], row.text):
            able = [i for i, way in enumerate(self.ways) if reads(way, row.text)]
            index = able[0] if able else len(self.ways)
            self.way.setCurrentIndex(index)
        part = self.part
        if part is not None:
            part.show_text(row.text)
        for each in self._parts.values():
            each.setVisible(each is part)
        self.written.show_row(row)
        self.written.setVisible(part is None)
        self._means.setText(row.words)
        self._means.setVisible(isinstance(part, LinesField))

    def show_unreadable(self) -> None:
        """Show that what stands here is no value yet."""
        if self.is_written:
            self.written.show_unreadable()
            return
        self._means.setText(self.tr("A number is missing, or something stands twice."))
        self._means.setVisible(True)

    @property
    @override
    def fields(self) -> list[QWidget]:
        """The way, then its parts."""
        part = self.part
        rest = self.written.fields if part is None else part.fields
        return [self.way, *rest]


def editor_for(row: Row, look: Look) -> RuleEditor:
    """Make the editor that fits a rule, showing what holds."""
    made = _made(row, look)
    made.show_row(row)
    return made


def _made(row: Row, look: Look) -> RuleEditor:
    match row.editor:
        case OneOf() as kind:
            return OneOfEditor(row, kind, look)
        case SomeOf() as kind:
            return SomeOfEditor(row, kind, look)
        case Number() as kind:
            return NumberEditor(row, kind, look)
        case Ways() as kind:
            return WaysEditor(row, kind, look)
