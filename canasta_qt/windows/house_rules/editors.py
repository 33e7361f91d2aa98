"""Editors for one rule parameter: radio buttons, check boxes, a number field."""

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QRadioButton,
    QWidget,
)

from canasta_qt.overrides import override
from canasta_qt.translate import capitalize, tr
from canasta_qt.windows.house_rules.own_values import form_for
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.parts import NumberBox, label, quiet_label
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.rules.house_rules import (
    Choice,
    MultipleChoice,
    Number,
    RuleRow,
    SingleChoice,
)

_POINTS: Final = 500
"""Largest number with steps of 1; larger numbers are points and have steps of 50."""
_POINTS_STEP: Final = 50
"""Step of a number field for points."""
_BOXES_PER_ROW: Final = 8
"""Number of check boxes side by side; with large text half as many."""
_LARGE_TEXT: Final = 1.3
"""Text factor from which alternatives have fewer columns."""


class RuleEditor(QWidget):
    """Base class of editors, each of which shows the value of a rule parameter and
    emits a changed value."""

    edited = Signal(object)

    def __init__(self, row: RuleRow) -> None:
        """Set the accessible name to the title of the rule parameter."""
        super().__init__()
        self.setAccessibleName(row.title)
        self.fields: list[QWidget] = []
        """Widgets of the editor in tab order."""

    @abstractmethod
    def show_row(self, row: RuleRow) -> None:
        """Show the current value without emitting it."""


class AlternativeButton(QWidget):
    """Button with a wrapped label and the text of its effect below; some alternatives
    also have a form."""

    def __init__(
        self, button: QAbstractButton, choice: Choice, form: QWidget | None = None
    ) -> None:
        """Combine the parts; a click on the label presses the button."""
        super().__init__()
        with_properties(self, kind="alternative")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button, self.choice = button, choice
        button.setAccessibleName(choice.words)
        button.setAccessibleDescription(choice.effect)
        words = label(capitalize(choice.words), "strong", wrap=True)
        said = add_items(vbox(spacing=1), words)
        if choice.effect:
            said.addWidget(quiet_label(choice.effect, wrap=True))
        row = hbox(self, margins=(10, 5, 5, 5), spacing=10)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
        if form is not None:
            form.setContentsMargins(0, 4, 0, 2)
            add_items(said, add_items(hbox(), form, None))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the button on a click on its label."""
        if self.rect().contains(event.position().toPoint()):
            self.button.setFocus()
            self.button.click()


class SingleChoiceEditor(RuleEditor):
    """Editor with a radio button for each alternative.

    The first alternative may have a number field, or a form of own values. The form is
    visible while own values are in effect, and remains visible while the player edits
    them, even if they equal a printed table.
    """

    def __init__(self, row: RuleRow, kind: SingleChoice) -> None:
        """Create a radio button for each alternative, with its effect."""
        super().__init__(row)
        self._group = QButtonGroup(self)
        self.number: NumberBox | None = None
        self.choices: list[AlternativeButton] = []
        column = vbox(self, margins=0, spacing=0)
        if kind.number is not None:
            self.number = _number_box(row, kind.number)
            self.number.changed.connect(self.edited)
            same = Choice(None, tr("The same for everyone"), "")
            self._add(AlternativeButton(QRadioButton(), same, self.number))
            self.fields.append(self.number.field)
        self.form = form_for(row.title, kind.own_values) if kind.own_values else None
        if self.form is not None:
            self.form.edited.connect(self.edited)
            own = Choice(None, tr("Own values"), "")
            self.own = AlternativeButton(QRadioButton(), own, self.form)
            self._add(self.own)
        for choice in kind.choices:
            self._add(AlternativeButton(QRadioButton(), choice))
        add_items(column, *self.choices)
        self._buttons = tuple(self.fields)
        self._group.idClicked.connect(self._on_clicked)

    def _add(self, alternative: AlternativeButton) -> None:
        self._group.addButton(alternative.button, len(self.choices))
        self.choices.append(alternative)
        self.fields.append(alternative.button)

    def _on_clicked(self, index: int) -> None:
        if self.number is not None and index == 0:
            self.edited.emit(self.number.value())
        elif self.form is not None and self.choices[index] is self.own:
            self.form.show()
        else:
            self.edited.emit(self.choices[index].choice.value)

    @override
    def show_row(self, row: RuleRow) -> None:
        """Check the radio button of the current alternative."""
        is_number = self.number is not None and isinstance(row.value, int)
        if self.number is not None:
            self.number.setEnabled(is_number)
            if isinstance(row.value, int):
                self.number.show_value(row.value)
        given = (
            each for each in self.choices if is_number or each.choice.value == row.value
        )
        shown = next(given, None)
        if self.form is not None:
            if self.own.isAncestorOf(self.window().focusWidget() or self):
                shown = None
            self.form.setVisible(shown is None)
            self.form.show_value(row.value)
            own_button, *others = self._buttons
            self.fields = [own_button, *self.form.fields, *others]
        (shown or self.own).button.setChecked(True)


class MultipleChoiceEditor(RuleEditor):
    """Editor with check boxes; boxes without an explanation of their effect are side by
    side."""

    def __init__(self, row: RuleRow, kind: MultipleChoice) -> None:
        """Create a check box for each alternative, with its effect."""
        super().__init__(row)
        plain = not any(choice.effect for choice in kind.choices)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        columns = 1
        if plain:
            is_large = current_look().text_factor >= _LARGE_TEXT
            columns = _BOXES_PER_ROW // 2 if is_large else _BOXES_PER_ROW
        self.choices = [
            AlternativeButton(QCheckBox(), choice) for choice in kind.choices
        ]
        for index, each in enumerate(self.choices):
            grid.addWidget(each, *divmod(index, columns))
            each.button.clicked.connect(self._on_clicked)
            self.fields.append(each.button)
            if plain:
                name = f"{row.title}: {each.choice.words}"
                each.button.setAccessibleName(name)

    def _on_clicked(self) -> None:
        ticked = [e.choice.value for e in self.choices if e.button.isChecked()]
        self.edited.emit(frozenset(ticked))

    @override
    def show_row(self, row: RuleRow) -> None:
        """Check the boxes of the current alternatives."""
        assert isinstance(row.value, frozenset)
        for each in self.choices:
            each.button.setChecked(each.choice.value in row.value)


def _number_box(row: RuleRow, kind: Number) -> NumberBox:
    step = _POINTS_STEP if kind.max_value > _POINTS else 1
    return NumberBox(row.title, (kind.min_value, kind.max_value), step)


class NumberEditor(RuleEditor):
    """Editor with a number field, and with a check box if the value can be
    “unlimited”."""

    def __init__(self, row: RuleRow, kind: Number) -> None:
        """Create the number field for the range of `kind`."""
        super().__init__(row)
        self.number = _number_box(row, kind)
        self.number.changed.connect(self.edited)
        self.fields.append(self.number.field)
        self.unlimited = QCheckBox()
        unlimited = AlternativeButton(
            self.unlimited, Choice(None, kind.no_limit_text, "")
        )
        name = f"{row.title}: {kind.no_limit_text}"
        self.unlimited.setAccessibleName(name)
        self.unlimited.clicked.connect(self._on_unlimited)
        row_or_column = hbox if current_look().text_factor < _LARGE_TEXT else vbox
        box = row_or_column(self, (0, 2, 0, 2), 8)
        add_items(box, self.number, unlimited, None)
        box.setAlignment(unlimited, Qt.AlignmentFlag.AlignVCenter)
        unlimited.setVisible(bool(kind.no_limit_text))
        if kind.no_limit_text:
            self.fields.append(self.unlimited)

    def _on_unlimited(self, checked: bool) -> None:  # noqa: FBT001
        self.edited.emit(None if checked else self.number.value())

    @override
    def show_row(self, row: RuleRow) -> None:
        """Show the value of the rule parameter: a number, or “unlimited”."""
        self.unlimited.setChecked(row.value is None)
        self.number.setEnabled(row.value is not None)
        assert isinstance(row.editor, Number)
        value = row.editor.first_limit if row.value is None else row.value
        assert isinstance(value, int)
        self.number.show_value(value)


def make_editor(row: RuleRow) -> RuleEditor:
    """Return a new editor for a rule parameter, without a value."""
    match row.editor:
        case SingleChoice() as kind:
            return SingleChoiceEditor(row, kind)
        case MultipleChoice() as kind:
            return MultipleChoiceEditor(row, kind)
        case Number() as kind:
            return NumberEditor(row, kind)
