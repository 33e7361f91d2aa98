"""Editors for one rule: alternatives, ticks, a number, a text in a certain form."""

from abc import abstractmethod
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.house_rules.choices import RadioChoice, TickChoice
from canasta_qt.windows.widgets.parts import KeyButton, NumberField, label, quiet
from canasta_qt.windows.widgets.style import Look, fill, hbox, marked, vbox
from canasta_qt.wording.rules.house_rules import (
    Choice,
    Number,
    OneOf,
    Row,
    SomeOf,
    Written,
)

_POINTS: Final = 500
"""Numbers that may be larger than this are points; they go by fifties."""
_STEP: Final = 50
_IN_A_ROW: Final = 8
_BREAK: Final = ",\u200b"
"""A comma after which a line may end."""
_LARGE: Final = 1.3
"""From this size of text on, what may stand side by side stands below each other."""


class RuleEditor(QWidget):
    """Shows a value and emits another that is wanted, or a text that may be one."""

    edited = Signal(object)

    def __init__(self, row: Row) -> None:
        """Take the name of the rule for screen readers."""
        super().__init__()
        marked(self, kind="clear")
        self.setAccessibleName(row.title)
        self._fields: list[QWidget] = []

    @abstractmethod
    def show_row(self, row: Row) -> None:
        """Show what holds now, without telling anybody."""

    @property
    def fields(self) -> list[QWidget]:
        """What takes the focus, in order."""
        return self._fields


class OneOfEditor(RuleEditor):
    """Alternatives of which one holds."""

    def __init__(self, row: Row, kind: OneOf, look: Look) -> None:
        """List them with their effects."""
        super().__init__(row)
        self._group = QButtonGroup(self)
        self.choices = [RadioChoice(choice, look) for choice in kind.choices]
        self._fields = [*self.choices]
        for index, button in enumerate(self.choices):
            self._group.addButton(button, index)
            button.moved.connect(self._on_moved)
        fill(vbox(self, margins=(0, 0, 0, 0), spacing=0), *self.choices)
        self._group.idClicked.connect(self._on_clicked)

    def _on_moved(self, way: int) -> None:
        place = self._group.checkedId() + way
        if 0 <= place < len(self.choices):
            self.choices[place].setFocus()
            self.choices[place].click()

    def _on_clicked(self, index: int) -> None:
        self.edited.emit(self.choices[index].choice.value)

    @override
    def show_row(self, row: Row) -> None:
        """Choose what holds."""
        for button in self.choices:
            if button.choice.value == row.value:
                button.setChecked(True)


class SomeOfEditor(RuleEditor):
    """Alternatives that are ticked; plain ones stand in a row."""

    def __init__(self, row: Row, kind: SomeOf, look: Look) -> None:
        """List them with their effects."""
        super().__init__(row)
        plain = not any(choice.effect for choice in kind.choices)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        columns = (_IN_A_ROW if look.q < _LARGE else _IN_A_ROW // 2) if plain else 1
        self.choices = [TickChoice(choice, look) for choice in kind.choices]
        self._fields = [*self.choices]
        for index, button in enumerate(self.choices):
            grid.addWidget(button, *divmod(index, columns))
            button.clicked.connect(self._on_clicked)
            if plain:
                button.setAccessibleName(f"{row.title}: {button.choice.words}")

    def _on_clicked(self) -> None:
        ticked = [each.choice.value for each in self.choices if each.isChecked()]
        self.edited.emit(frozenset(ticked))

    @override
    def show_row(self, row: Row) -> None:
        """Tick what holds."""
        assert isinstance(row.value, frozenset)
        for button in self.choices:
            button.setChecked(button.choice.value in row.value)


class Steps(QWidget):
    """Two buttons beside a field; the arrow keys in the field do the same."""

    stepped = Signal(int)

    def __init__(self, row: Row, words: str, field: NumberField, look: Look) -> None:
        """Less at the left, more at the right; `words` describe the field."""
        super().__init__()
        marked(self, kind="clear")
        field.setAccessibleName(row.title)
        field.setAccessibleDescription(words)
        field.stepped.connect(self.stepped)
        line = hbox(self, margins=(0, 0, 0, 0), spacing=4)
        less = tr("Less: {rule}").format(rule=row.title)
        more = tr("More: {rule}").format(rule=row.title)
        self.down = KeyButton("−", variant="step")
        self.up = KeyButton("+", variant="step")
        for button, words, times in ((self.down, less, -1), (self.up, more, 1)):
            button.setAccessibleName(words)
            button.setFixedSize(look.pixels(32), look.pixels(32))
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(partial(self.stepped.emit, times))
            line.addWidget(button)


def stepped(value: int, times: int, limits: tuple[int, int]) -> int:
    """The next number up or down, within its limits; points go by fifties."""
    least, most = limits
    size = _STEP if most > _POINTS else 1
    wanted = (value // size + times) * size
    if times < 0 and value % size:
        wanted += size
    return min(max(wanted, least), most)


_USUAL: Final = 7
"""Where a limit begins that there was none of: at a canasta."""


class NumberEditor(RuleEditor):
    """A number between two limits, or none where that has a meaning."""

    def __init__(self, row: Row, kind: Number, look: Look) -> None:
        """Set the limits."""
        super().__init__(row)
        self._kind = kind
        self._value = min(max(kind.least, _USUAL), kind.most)
        self.number = NumberField()
        self.number.setFixedWidth(look.pixels(104))
        self.steps = Steps(row, row.sentence, self.number, look)
        self.steps.stepped.connect(self.step)
        self._fields = [self.number]
        line = fill(hbox(spacing=8), self.number, self.steps)
        column = fill(vbox(self, margins=(0, 2, 0, 2)), line)
        self.number.textEdited.connect(self._on_written)
        self.unlimited: TickChoice | None = None
        if kind.unlimited:
            none = Choice(None, kind.unlimited, "")
            self.unlimited = TickChoice(none, look)
            self.unlimited.setAccessibleName(f"{row.title}: {none.words}")
            self.unlimited.clicked.connect(self._on_unlimited)
            self._fields.append(self.unlimited)
            if look.q < _LARGE:
                line.addWidget(self.unlimited, 0, Qt.AlignmentFlag.AlignVCenter)
            else:
                column.addWidget(self.unlimited)
        line.addStretch(1)

    def step(self, times: int) -> None:
        """Make the number larger or smaller; points go by fifties."""
        limits = (self._kind.least, self._kind.most)
        self.edited.emit(stepped(self._value, times, limits))

    def _on_written(self, text: str) -> None:
        self.edited.emit("".join(text.split()).replace(",", ""))

    def _on_unlimited(self) -> None:
        assert self.unlimited is not None
        self.edited.emit(None if self.unlimited.isChecked() else self._value)

    @override
    def show_row(self, row: Row) -> None:
        """Show the number, or that there is none."""
        none = row.value is None
        if self.unlimited is not None:
            self.unlimited.setChecked(none)
        for field in (self.number, self.steps):
            field.setEnabled(not none)
        if none:
            self.number.clear()
            return
        assert isinstance(row.value, int)
        self._value = row.value
        if self.number.text().strip() != row.text:
            self.number.setText(row.text)


class WrittenEditor(RuleEditor):
    """A text in a certain form, which is said; its meaning stands below."""

    def __init__(self, row: Row, kind: Written, look: Look) -> None:
        """Show the form."""
        super().__init__(row)
        self._limits = kind.limits
        self.text = NumberField()
        self.text.setMaximumWidth(look.pixels(460))
        self.text.textEdited.connect(self._on_edited)
        self._fields = [self.text]
        self._means = label("", "strong", wrap=True)
        self.steps = Steps(row, f"{row.sentence} {kind.form}", self.text, look)
        self.steps.stepped.connect(self.step)
        line = fill(hbox(spacing=8), (self.text, 3), self.steps, None)
        form = quiet(kind.form.replace(",", _BREAK), wrap=True)
        column = vbox(self, margins=(0, 2, 0, 2), spacing=5)
        fill(column, line, self._means, form)
        # Not before it has a parent: it would be a window of its own for a moment.
        self.steps.setVisible(kind.limits is not None)

    def step(self, times: int) -> None:
        """Make a plain number larger or smaller; other texts stay."""
        if self._limits is not None and self.text.text().isdecimal():
            self.edited.emit(stepped(int(self.text.text()), times, self._limits))

    def _on_edited(self, text: str) -> None:
        self.edited.emit(text.strip())

    @override
    def show_row(self, row: Row) -> None:
        """Show the text, unless it is being written and means the same."""
        if "".join(self.text.text().split()) != row.text:
            self.text.setText(row.text)
        self.steps.setEnabled(row.text.isdecimal())
        self._means.setText(row.words)
        self._means.setVisible(row.words != row.text)

    def show_unreadable(self) -> None:
        """Show that the text is none of this form yet."""
        self._means.setText(tr("This cannot be read. Write it like this:"))
        self._means.setVisible(True)
