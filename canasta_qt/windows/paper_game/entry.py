"""Dialog in which a round of a game with real cards is entered: by its parts, or only
as points."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from canasta_qt.engine.entered_score import (
    MAX_ROUND_POINTS,
    OUT_KEYS,
    POINTS_KEY,
    EnteredRound,
    score_parts,
)
from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.look import scaled_pixels
from canasta_qt.windows.widgets.parts import (
    PlainSpinBox,
    SegmentedControl,
    label,
    make_button,
    quiet_label,
)
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import add_items, grid_box
from canasta_qt.wording.scores.paper_game import (
    lone_hand_text,
    part_words,
    side_names,
    value_words,
)

_FIELD_WIDTH: Final = 84
"""Width of a field for a number, in pixels at text factor 1."""
_NAMES_WIDTH: Final = 300
"""Least width in pixels of the names of all sides."""
_FIRST_COLUMN: Final = 2
"""Index of the grid column of the first side."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class _NumberField(PlainSpinBox):
    """Number field that selects its number when it gets the focus."""

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that typing replaces it."""
        super().focusInEvent(event)
        self.selectAll()


_Field: TypeAlias = _NumberField | QCheckBox


class _Row(NamedTuple):
    """Row of fields: name, value in words, and range of the numbers."""

    key: str
    words: str
    value: str
    min_number: int
    max_number: int


class RoundEntrySheet(Sheet):
    """Dialog with a field for each part and side; Enter moves to the next field."""

    entered = Signal(object)
    """Emitted with the `EnteredRound`."""
    delete_requested = Signal()
    leave_requested = Signal()
    """Emitted when the player closes the dialog although its numbers are not saved."""

    def __init__(self, game: PaperGame, index: int) -> None:
        """Show the fields of the round with an index, which is an entered round or the
        next one."""
        super().__init__(tr("Round {n}").format(n=index + 1), (560, 300))
        self._game = game
        self._columns: list[dict[str, _Field]] = []
        self._sums: list[QLabel] = []
        ways = (tr("By parts", "score pad"), tr("Only points", "score pad"))
        self.ways = SegmentedControl(ways, tr("How to enter the round"))
        self.ways.chosen.connect(self._show_way)
        self.body.addWidget(self.ways)
        if game.terms.lone_hand:
            self.body.addWidget(quiet_label(lone_hand_text(), wrap=True))
        inside = QWidget()
        self._grid = grid_box(16, 6, stretch_column=0, owner=inside)
        self._fill_grid()
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.show_content(inside)
        delete = make_button(tr("Delete round"), self._on_delete)
        self._save = make_button(tr("Save round"), self.save, "primary")
        cancel = make_button(tr("Cancel"), self.close_without_asking)
        add_items(self.buttons, delete, None, cancel, self._save)
        known = game.rounds[index : index + 1]
        delete.setVisible(bool(known))
        for entered in known:
            self._show_round(entered)
        last = [side for entered in known or game.rounds[-1:] for side in entered]
        points_only = any(POINTS_KEY in side for side in last)
        self.ways.choose_index(int(points_only))
        self._show_way(int(points_only))
        self._saved_round = self.entered_round

    @property
    def entered_round(self) -> EnteredRound:
        """The round with the present numbers; if no part is entered, with the points of
        the fields."""
        parts = tuple(map(_part_numbers, self._columns))
        points = [_number(fields[POINTS_KEY]) for fields in self._columns]
        if self.ways.chosen_index or (any(points) and not any(parts)):
            return tuple({POINTS_KEY: each} for each in points)
        return parts

    def save(self) -> None:
        """Close the dialog and save the round."""
        self.close_without_asking()
        self.entered.emit(self.entered_round)

    def _on_delete(self) -> None:
        self.close_without_asking()
        self.delete_requested.emit()

    @override
    def close_sheet(self) -> None:
        """Close the dialog; ask first if numbers were entered."""
        if self.entered_round != self._saved_round:
            self.leave_requested.emit()
        else:
            self.close_without_asking()

    def close_without_asking(self) -> None:
        """Close the dialog, even with numbers that are not saved."""
        super().close_sheet()

    @override
    def on_enter_key(self) -> None:
        """Move the focus to the next field; from the last one, to the button that
        saves."""
        if self._shown_fields[-1].hasFocus():
            self._save.setFocus()
        else:
            self.focusNextChild()

    @property
    def _shown_fields(self) -> list[_Field]:
        """The visible fields, of parts or of points, in tab order: down the column of
        each side."""
        fields = [field for column in self._columns for field in column.values()]
        return [field for field in fields if not field.isHidden()]

    def _rows(self) -> Iterator[_Row]:
        limit, words = MAX_ROUND_POINTS, tr("Points of the round")
        yield _Row(POINTS_KEY, words, "", -limit, limit)
        parts = score_parts(self._game.terms)
        for part in parts:
            words = part_words(part, parts, self._game)
            yield _Row(part.key, words, value_words(part), 0, part.max_number)

    def _fill_grid(self) -> None:
        """Add a row for the points and for each part, and a column for each side."""
        grid, rows = self._grid, tuple(self._rows())
        last = len(rows) + 1
        for at, row in enumerate(rows, 1):
            grid.addWidget(label(row.words, "lead"), at, 0)
            grid.addWidget(quiet_label(row.value), at, 1)
        grid.addWidget(label(tr("This round"), "title"), last, 0)
        for side, name in enumerate(side_names(self._game), _FIRST_COLUMN):
            heading = label(name, "label", wrap=True)
            heading.setAlignment(_RIGHT)
            share = _NAMES_WIDTH // self._game.terms.sides
            heading.setMinimumWidth(scaled_pixels(max(_FIELD_WIDTH, share)))
            grid.addWidget(heading, 0, side)
            fields = {row.key: self._field(row, name) for row in rows}
            for at, field in enumerate(fields.values(), 1):
                grid.addWidget(field, at, side, _RIGHT)
            self._columns.append(fields)
            self._sums.append(label("", "sum"))
            grid.addWidget(self._sums[-1], last, side, _RIGHT)

    def _field(self, row: _Row, side: str) -> _Field:
        field: _Field
        if row.max_number > 1:
            field = _number_field(row)
            field.valueChanged.connect(self._on_changed)
        else:
            field = QCheckBox()
            field.toggled.connect(self._on_changed)
            if row.key in OUT_KEYS:
                field.clicked.connect(partial(self._on_out, field))
        words = tr("{part}: {side}", "score pad")
        field.setAccessibleName(words.format(part=row.words, side=side))
        return field

    def _on_out(self, mark: QCheckBox) -> None:
        """Clear the other marks for going out, as only one player goes out.

        Two players against a lone one both have the mark, as each of them scores the
        bonus.
        """
        for fields in self._columns:
            marks = [fields[key] for key in OUT_KEYS if key in fields]
            if mark in marks or not self._game.terms.lone_hand:
                for other in marks:
                    _show_number(other, int(other is mark and mark.isChecked()))

    def _show_way(self, index: int) -> None:
        """Show the fields of parts, or with the index 1 the fields of points.

        If a part is entered, the fields of points get the sums of the parts.
        """
        parts = tuple(map(_part_numbers, self._columns))
        if index and any(parts):
            points = self._game.points_of(parts)
            self._show_round(tuple({POINTS_KEY: each} for each in points))
        for at in range(1, self._grid.rowCount()):
            for column in range(self._grid.columnCount()):
                cell = self._grid.itemAtPosition(at, column)
                if cell is not None and (widget := cell.widget()) is not None:
                    widget.setVisible((at == 1) == bool(index))
        self._on_changed()
        self.first = self._shown_fields[0]
        self.first.setFocus(Qt.FocusReason.TabFocusReason)
        self.set_preferred_size(self._size)

    def _on_changed(self) -> None:
        """Show the points of the round for the present numbers."""
        points = self._game.points_of(self.entered_round)
        for total, value in zip(self._sums, points, strict=True):
            total.setText(number_text(value))

    def _show_round(self, entered: EnteredRound) -> None:
        for fields, numbers in zip(self._columns, entered, strict=True):
            for key, number in numbers.items():
                _show_number(fields[key], number)


def _part_numbers(fields: Mapping[str, _Field]) -> dict[str, int]:
    """Return the entered numbers of parts, without zeros."""
    numbers = {key: _number(field) for key, field in fields.items()}
    return {key: n for key, n in numbers.items() if n and key != POINTS_KEY}


def _number(field: _Field) -> int:
    """Return the number in a field; 1 or 0 for a check box."""
    return int(field.isChecked()) if isinstance(field, QCheckBox) else field.value()


def _show_number(field: _Field, number: int) -> None:
    if isinstance(field, QCheckBox):
        field.setChecked(bool(number))
    else:
        field.setValue(number)


def _number_field(row: _Row) -> _NumberField:
    field = _NumberField((row.min_number, row.max_number))
    field.setFixedWidth(scaled_pixels(_FIELD_WIDTH))
    field.setAlignment(_RIGHT)
    return field
