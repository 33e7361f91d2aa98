"""One rule as a card: what it is about, how it is set, what speaks against it."""

from string import Template
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from canasta_qt.look import tokens
from canasta_qt.windows.house_rules.editors import RuleEditor
from canasta_qt.windows.house_rules.forms import WaysEditor, editor_for
from canasta_qt.windows.widgets.parts import KeyButton, label, quiet
from canasta_qt.windows.widgets.style import Look, marked, restyle
from canasta_qt.wording.rules.house_rules import Row

_STYLE: Final = Template(
    """
QFrame[kind="rule_card"] { background: $surface; border: 1px solid $line;
  border-radius: 12px; }
QFrame[kind="rule_card"][state="changed"] { border: 2px solid $accent; }
QFrame[kind="rule_card"][state="wrong"] { border: 3px solid $refuse_text; }
QFrame[kind="rule_card"][state="wrong_dark"] { border: 3px solid $refuse; }
QFrame[kind="refusal"] { background: $refuse; border: 1px solid $refuse_text;
  border-radius: 10px; }
QFrame[kind="refusal"] QLabel { color: $refuse_text; }
QLabel[kind="refusal_line"] { background: $refuse; color: $refuse_text;
  border-radius: 6px; padding: 5px 9px; font-weight: 600; }
QLabel[kind="changed_tag"] { background: $accent; color: $accent_text;
  border-radius: 9px; padding: 2px 9px; font-weight: 600; }
QPushButton[kind="small"] { padding: 3px 11px; font-size: ${body}px; }
QPushButton[kind="small"]:focus { padding: 2px 10px; }
QLineEdit:disabled { color: $muted; border: 1px dashed $control_line; }
QListView[kind="pages"]::item { padding: 7px 8px; }
QListView[kind="pages"]::item:selected { padding-left: 4px; }
QPushButton[kind="step"] { padding: 0; font-size: ${body}px; }
QPushButton[kind="step"]:focus { padding: 0; }
QPushButton::menu-indicator { subcontrol-position: right center;
  subcontrol-origin: padding; right: 6px; }
"""
)


def rules_style(look: Look) -> str:
    """What the sheet of house rules wears besides the style of the window."""
    values: dict[str, object] = dict(tokens.colours(look.colours))
    return _STYLE.substitute(values, body=round(tokens.BODY.size * look.q))


class RuleCard(QFrame):
    """A rule that can be set."""

    edited = Signal(str, object)
    reset_asked = Signal(str)

    def __init__(self, row: Row, look: Look) -> None:
        """Build the card once; `show_row` brings it up to date."""
        super().__init__()
        self.row = row
        self._look = look
        marked(self, kind="rule_card", state="")
        self.setAccessibleName(row.title)
        self.setAccessibleDescription(row.sentence)
        self._tag = marked(QLabel(self.tr("changed")), kind="changed_tag")
        self.reset = KeyButton(self.tr("Reset"), variant="small")
        words = self.tr("Reset: {rule}").format(rule=row.title)
        self.reset.setAccessibleName(words)
        self.reset.clicked.connect(self._on_reset)
        self.editor: RuleEditor = editor_for(row, look)
        self.editor.edited.connect(self._on_edited)
        self._idle = quiet("", wrap=True)
        self._default = quiet("", wrap=True)
        self._wrong: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 11, 16, 12)
        self._column.setSpacing(5)
        self._column.addLayout(self._head(row))
        self._column.addWidget(quiet(row.sentence, wrap=True))
        self._column.addWidget(self._idle)
        self._column.addWidget(self.editor)
        self._column.addWidget(self._default)
        self._show(row)

    def _head(self, row: Row) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(label(row.title, "label", wrap=True), 1)
        head.addWidget(self._tag)
        head.addWidget(self.reset)
        return head

    def _on_edited(self, value: object) -> None:
        self.edited.emit(self.row.name, value)

    def _on_reset(self) -> None:
        self.reset_asked.emit(self.row.name)

    def show_row(self, row: Row) -> None:
        """Show the value, whether it is changed, and what speaks against it."""
        if row != self.row:
            self.row = row
            self.editor.show_row(row)
            self._show(row)

    def show_unreadable(self) -> None:
        """Show that what is written here is no value."""
        if isinstance(self.editor, WaysEditor):
            self.editor.show_unreadable()
            self.editor.setEnabled(True)  # what is written there must be mended
        self._state("wrong")

    def forget_text(self) -> None:
        """Show again what holds, in place of what cannot be read."""
        self.editor.show_row(self.row)
        self._show(self.row)

    def _show(self, row: Row) -> None:
        live = not row.without_effect or row.is_changed or bool(row.wrong)
        self.editor.setEnabled(live)
        self._idle.setText(row.without_effect)
        self._idle.setVisible(bool(row.without_effect))
        self._default.setText(row.default)
        self._tag.setVisible(row.is_changed)
        self.reset.setVisible(row.is_changed)
        for line in self._wrong:
            self._column.removeWidget(line)
            line.deleteLater()
        self._wrong = [self._refusal(sentence) for sentence in row.wrong]
        self._state("wrong" if row.wrong else "changed" if row.is_changed else "")

    def _refusal(self, sentence: str) -> QLabel:
        line = marked(label(f"⚠ {sentence}", wrap=True), kind="refusal_line")
        self._column.addWidget(line)
        return line

    def _state(self, state: str) -> None:
        # On a dark ground the dark red of the refusal would not be seen.
        dark = self._look.colours.chrome != tokens.LIGHT.chrome
        shown = "wrong_dark" if state == "wrong" and dark else state
        if self.property("state") != shown:
            marked(self, state=shown)
            restyle(self)

    def focus_editor(self) -> QWidget:
        """Let the rule be set at once by key."""
        for field in self.editor.fields:
            if field.isEnabled():
                field.setFocus()
                return field
        return self


class GroupHeading(QWidget):
    """The title of a group above its rules."""

    def __init__(self, title: str) -> None:
        """Show it."""
        super().__init__()
        marked(self, kind="clear")
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 10, 0, 0)
        column.addWidget(label(title, "title"))
