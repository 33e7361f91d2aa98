"""Rules of several parts: first the way they are written, then their lines."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_qt.windows.house_rules.editors import (
    NumberEditor,
    OneOfEditor,
    RuleEditor,
    SomeOfEditor,
    WrittenEditor,
)
from canasta_qt.windows.house_rules.lines import LinesEditor, RuleCombo
from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.style import Look
from canasta_qt.wording.rules.cells import Fixed, LineEditor, Plain, Way
from canasta_qt.wording.rules.house_rules import Number, OneOf, Row, SomeOf, Ways


class WaysEditor(RuleEditor):
    """The ways a rule may be written, the parts of the chosen one, and its meaning."""

    def __init__(self, row: Row, kind: Ways, look: Look) -> None:
        """List the ways; their parts are made when they are needed."""
        super().__init__(row)
        self.row = row
        self._look = look
        self.ways = kind.ways
        self.way = RuleCombo(look)
        self.way.setAccessibleName(self.tr("Way: {rule}").format(rule=row.title))
        titles = [way.title or self.tr("Line by line") for way in kind.ways]
        self.way.addItems([*titles, self.tr("Written out")])
        self.way.activated.connect(self._on_way)
        self.written = WrittenEditor(row, kind.written, look)
        self.written.edited.connect(self.edited)
        self._parts: dict[int, RuleEditor | None] = {len(kind.ways): self.written}
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
        self._means.setText(self.tr("A number is missing, or something stands twice."))
        self._means.setVisible(True)

    @property
    @override
    def fields(self) -> list[QWidget]:
        """The way, then its parts."""
        return [self.way, *(self.part.fields if self.part else ())]


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
