"""Forms of own values that replace a printed table: points, and rows of minimums."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from canasta_qt.rules.amounts import MinimumRows
from canasta_qt.rules.parameters.parameter import MAX_POINTS
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.parts import KeyButton, NumberBox, label
from canasta_qt.windows.widgets.style import add_items, hbox, vbox
from canasta_qt.wording.rules.own_values import OwnMinimums, OwnNumbers, OwnValues

_STEP = 10
"""Step of a field for points."""
_SCORE_STEP = 500
"""Step of the field for the first score of a row."""


class NumbersForm(QWidget):
    """Form of a few numbers, each with a title."""

    edited = Signal(object)
    """Emitted with all own values when one is changed."""

    def __init__(self, title: str, own: OwnNumbers) -> None:
        """Create a field for each number; `title` is the title of the rule
        parameter."""
        super().__init__()
        self._own = own
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setColumnStretch(2, 1)
        self.boxes: list[NumberBox] = []
        for row, words in enumerate(own.field_titles):
            box = NumberBox(f"{title}: {words}", (0, MAX_POINTS), _STEP)
            box.changed.connect(self._on_changed)
            grid.addWidget(label(words), row, 0)
            grid.addWidget(box, row, 1)
            self.boxes.append(box)
        self.fields: list[QWidget] = [box.field for box in self.boxes]

    def _on_changed(self) -> None:
        numbers = tuple(box.value() for box in self.boxes)
        self.edited.emit(self._own.value_of_fields(numbers))

    def show_value(self, value: object) -> None:
        """Show own values, or those of a printed table, without emitting a signal."""
        for box, number in zip(self.boxes, self._own.field_values(value), strict=True):
            box.show_value(number)


class MinimumsForm(QWidget):
    """Form of rows, each with the first score or round of the row and its minimum of
    the initial meld.

    Rows can be added and removed, except the lowest row, which has no first score.
    """

    edited = Signal(object)
    """Emitted with all rows when one is changed."""

    def __init__(self, title: str, own: OwnMinimums) -> None:
        """Create the form, with a button that adds a row; `title` is the title of the
        rule parameter."""
        super().__init__()
        self._title, self._own = title, own
        self._rows: MinimumRows = ()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(4, 1)
        self._row_widgets: list[QWidget] = []
        self.starts: list[NumberBox | None] = []
        self.minimums: list[NumberBox] = []
        self.removers: list[KeyButton] = []
        self.fields: list[QWidget] = []
        """Widgets of the form in tab order."""
        self.add = KeyButton(tr("Add a row"), variant="small")
        self.add.clicked.connect(self._on_add)
        column = vbox(self, margins=(0, 2, 0, 2), spacing=4)
        add_items(column, self._grid, add_items(hbox(), self.add, None))

    def show_value(self, value: object) -> None:
        """Show own rows, or those of a printed table, without emitting a signal."""
        rows = self._own.rows_of_value(value)
        if [start is None for start, _ in rows] != [box is None for box in self.starts]:
            self._build(rows)
        self._rows = rows
        boxes = zip(self.starts, self.minimums, self._words, rows, strict=True)
        for index, (start_box, box, words, (start, points)) in enumerate(boxes):
            words.setText(self._own.row_title(rows, index))
            box.show_value(points)
            if start_box is not None:
                start_box.show_value(start or 0)

    def _build(self, rows: MinimumRows) -> None:
        """Create the widgets of all rows."""
        for widget in self._row_widgets:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        own = self._own
        self._words = [label("") for _ in rows]
        self.starts = [
            None if start is None else self._box(own.start_title, index, start=True)
            for index, (start, _) in enumerate(rows)
        ]
        self.minimums = [self._box(tr("Minimum"), index) for index in range(len(rows))]
        self.removers = [self._remover(index) for index in range(len(rows))]
        self._row_widgets, self.fields = [], []
        for index, start in enumerate(self.starts):
            cells = (
                self._words[index],
                start or QWidget(),
                self.minimums[index],
                self.removers[index],
            )
            for column, cell in enumerate(cells):
                self._grid.addWidget(cell, index, column)
                self._row_widgets.append(cell)
            self.fields += [start.field] if start else []
            self.fields += [self.minimums[index].field, self.removers[index]]
        self.removers[0].hide()
        self.fields.append(self.add)

    def _box(self, words: str, index: int, *, start: bool = False) -> NumberBox:
        limits = (1, 100) if start and self._own.by_round else (0, MAX_POINTS)
        by_score = _SCORE_STEP if start else _STEP
        step = 1 if start and self._own.by_round else by_score
        box = NumberBox(f"{self._title}: {words} ({index + 1})", limits, step)
        box.changed.connect(partial(self._on_number, index, start=start))
        return box

    def _remover(self, index: int) -> KeyButton:
        button = KeyButton("✕", variant="small")
        button.setAccessibleName(tr("Remove row {number}").format(number=index + 1))
        button.clicked.connect(partial(self._on_remove, index))
        return button

    def _on_number(self, index: int, number: int, *, start: bool) -> None:
        first, points = self._rows[index]
        row = (number, points) if start else (first, number)
        self._emit((*self._rows[:index], row, *self._rows[index + 1 :]))

    def _on_add(self) -> None:
        self._emit(self._own.with_another_row(self._rows))
        self.minimums[-1].field.setFocus()

    def _on_remove(self, index: int) -> None:
        self._emit((*self._rows[:index], *self._rows[index + 1 :]))
        self.minimums[min(index, len(self._rows) - 1)].field.setFocus()

    def _emit(self, rows: MinimumRows) -> None:
        self.show_value(rows)
        self.edited.emit(rows)


def form_for(title: str, own: OwnValues) -> NumbersForm | MinimumsForm:
    """Return a new form; `title` is the title of the rule parameter."""
    if isinstance(own, OwnMinimums):
        return MinimumsForm(title, own)
    return NumbersForm(title, own)
