"""Dialog to enter a round of a game with real cards: by its parts, or only points."""

from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QGridLayout, QLabel, QWidget

from canasta_qt.engine.entered_score import OUT_KEYS, ScorePart, score_parts
from canasta_qt.engine.paper_game import MAX_ROUND_POINTS, EnteredRound, PaperGame
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
from canasta_qt.windows.widgets.style import add_items, grid_box, vbox, with_properties
from canasta_qt.wording.scores.paper_game import part_words, side_names, value_words

_FIELD_WIDTH = 110
_FIRST_COLUMN = 2


class _NumberField(PlainSpinBox):
    """Field for a number, which is selected when the field gets the focus."""

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that typing replaces it."""
        super().focusInEvent(event)
        self.selectAll()

    def number(self) -> int:
        """Return the number."""
        return self.value()

    def set_number(self, number: int) -> None:
        """Show a number."""
        self.setValue(number)


class _CheckField(QCheckBox):
    """Field for 1 or 0."""

    def number(self) -> int:
        """Return 1 if the box is checked."""
        return int(self.isChecked())

    def set_number(self, number: int) -> None:
        """Check or clear the box."""
        self.setChecked(bool(number))


_Field: TypeAlias = _NumberField | _CheckField


class RoundEntrySheet(Sheet):
    """Dialog with a field for each part and side; Enter goes on to the next field."""

    entered = Signal(object)
    """Emitted with the `EnteredRound`."""
    delete_requested = Signal()

    def __init__(self, game: PaperGame, index: int) -> None:
        """`index` is that of a round to be corrected, or of the next round."""
        heading = tr("Round {n}").format(n=index + 1)
        sides = game.terms.sides
        super().__init__(heading, (380 + 150 * sides, 300))
        self._game = game
        known = game.rounds[index : index + 1]
        self._parts = score_parts(game.terms)
        self._fields: list[dict[str, _Field]] = []
        self._points: list[_NumberField] = []
        self._sums: list[QLabel] = []
        ways = (tr("By parts", "score pad"), tr("Only points", "score pad"))
        self.ways = SegmentedControl(ways, tr("How to enter the round"))
        self.ways.chosen.connect(self._show_way)
        self.body.addWidget(self.ways)
        inside = with_properties(QWidget(), kind="clear")
        self._by_parts, self._by_points = self._part_page(), self._points_page()
        pages = vbox(inside, margins=(2, 2, 12, 2))
        add_items(pages, self._by_parts, self._by_points, None)
        self.show_content(inside)
        delete = make_button(tr("Delete round"), self._on_delete)
        self._save = make_button(tr("Save round"), self.save, "primary")
        cancel = make_button(tr("Cancel"), self.close_sheet)
        add_items(self.buttons, delete, None, cancel, self._save)
        delete.setVisible(bool(known))
        points_only = index > 0 and bool(game.rounds[index - 1].points)
        for entered in known:
            self._fill(entered)
            points_only = bool(entered.points)
        self.ways.choose_index(int(points_only))
        self._show_way(int(points_only))
        self._on_changed()

    @property
    def entered_round(self) -> EnteredRound:
        """The round as it is entered now."""
        if self.ways.chosen_index:
            return EnteredRound(points=tuple(field.value() for field in self._points))
        return EnteredRound(tuple(map(_numbers, self._fields)))

    def save(self) -> None:
        """Close the dialog and save the round."""
        entered = self.entered_round
        self.close_sheet()
        self.entered.emit(entered)

    @override
    def on_enter_key(self) -> None:
        """Go on to the next field; after the last one, to the button that saves."""
        last: _Field = self._points[-1]
        if not self.ways.chosen_index:
            last = list(self._fields[-1].values())[-1]
        if last.hasFocus():
            self._save.setFocus()
        else:
            self.focusNextChild()

    def _on_delete(self) -> None:
        self.close_sheet()
        self.delete_requested.emit()

    def _part_page(self) -> QWidget:
        """Return the fields of all parts; Tab goes down the column of a side."""
        page, grid = self._page()
        for row, part in enumerate(self._parts, 1):
            words = label(part_words(part, self._parts, self._game), "lead")
            grid.addWidget(words, row, 0)
            grid.addWidget(quiet_label(value_words(part)), row, 1)
        last = len(self._parts) + 1
        grid.addWidget(label(tr("This round"), "title"), last, 0)
        for side, name in enumerate(side_names(self._game)):
            fields = {}
            for row, part in enumerate(self._parts, 1):
                field = self._field(part, name)
                fields[part.key] = field
                right = Qt.AlignmentFlag.AlignRight
                grid.addWidget(field, row, _FIRST_COLUMN + side, right)
            self._fields.append(fields)
            total = label("", "sum")
            total.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._sums.append(total)
            grid.addWidget(total, last, _FIRST_COLUMN + side)
        return page

    def _points_page(self) -> QWidget:
        page, grid = self._page()
        grid.addWidget(label(tr("Points of the round"), "lead"), 1, 0)
        for side, name in enumerate(side_names(self._game)):
            limit = MAX_ROUND_POINTS
            field = _number_field(-limit, limit)
            words = tr("{part}: {side}", "score pad")
            part = tr("Points of the round")
            field.setAccessibleName(words.format(part=part, side=name))
            self._points.append(field)
            right = Qt.AlignmentFlag.AlignRight
            grid.addWidget(field, 1, _FIRST_COLUMN + side, right)
        return page

    def _page(self) -> tuple[QWidget, QGridLayout]:
        """Return an empty page with the names of the sides."""
        page = with_properties(QWidget(), kind="clear")
        grid = grid_box(16, 6, stretch_column=0, owner=page)
        for side, name in enumerate(side_names(self._game)):
            heading = label(name, "label", wrap=True)
            heading.setAlignment(Qt.AlignmentFlag.AlignRight)
            heading.setMinimumWidth(scaled_pixels(_FIELD_WIDTH))
            grid.addWidget(heading, 0, _FIRST_COLUMN + side)
        return page, grid

    def _field(self, part: ScorePart, side: str) -> _Field:
        field: _Field
        if part.is_yes_or_no:
            field = _CheckField()
            field.toggled.connect(
                lambda on, it=field: self._on_toggled(it) if on else None
            )
            field.toggled.connect(self._on_changed)
        else:
            field = _number_field(0, part.max_number)
            field.valueChanged.connect(self._on_changed)
        words = tr("{part}: {side}", "score pad")
        name = part_words(part, self._parts, self._game)
        field.setAccessibleName(words.format(part=name, side=side))
        return field

    def _on_toggled(self, checked: _CheckField) -> None:
        """Clear the other marks for going out: only one player goes out."""
        marks = [fields.get(key) for fields in self._fields for key in OUT_KEYS]
        for other in marks if checked in marks else []:
            if other is not None and other is not checked:
                other.set_number(0)

    def _show_way(self, index: int) -> None:
        self._by_parts.setVisible(not index)
        self._by_points.setVisible(bool(index))
        first = self._points[0] if index else next(iter(self._fields[0].values()))
        self.first = first
        first.setFocus(Qt.FocusReason.TabFocusReason)
        self.set_preferred_size(self._size)

    def _on_changed(self) -> None:
        """Show the points of the round for the numbers entered so far."""
        if len(self._sums) < self._game.terms.sides:
            return
        entered = EnteredRound(tuple(map(_numbers, self._fields)))
        points = self._game.points_of(entered)
        for total, value in zip(self._sums, points, strict=True):
            total.setText(number_text(value))

    def _fill(self, entered: EnteredRound) -> None:
        for field, value in zip(self._points, entered.points, strict=False):
            field.setValue(value)
        for fields, counts in zip(self._fields, entered.parts, strict=False):
            for key, number in counts.items():
                fields[key].set_number(number)


def _numbers(fields: dict[str, _Field]) -> dict[str, int]:
    """Return the numbers that are not 0."""
    numbers = {key: field.number() for key, field in fields.items()}
    return {key: number for key, number in numbers.items() if number}


def _number_field(least: int, most: int) -> _NumberField:
    field = _NumberField(minimum=least, maximum=most)
    field.setFixedWidth(scaled_pixels(_FIELD_WIDTH))
    field.setAlignment(Qt.AlignmentFlag.AlignRight)
    field.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
    return field
