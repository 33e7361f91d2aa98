"""The cards of the rules below each other, and the reasons why rules do not fit."""

from collections.abc import Collection, Mapping, Sequence
from html import escape
from string import Template
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from canasta_qt.look import tokens
from canasta_qt.overrides import override
from canasta_qt.translate import tr, tr_n
from canasta_qt.windows.house_rules.editors import RuleEditor
from canasta_qt.windows.house_rules.lines import WaysEditor, editor_for
from canasta_qt.windows.widgets.parts import KeyButton, label, quiet, rich_label
from canasta_qt.windows.widgets.style import Look, fill, hbox, marked, restyle, vbox
from canasta_qt.wording.rules.house_rules import Complaint, Row, groups

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
        self._tag = marked(label(tr("changed")), kind="changed_tag")
        self.reset = KeyButton(tr("Reset"), variant="small")
        words = tr("Reset: {rule}").format(rule=row.title)
        self.reset.setAccessibleName(words)
        self.reset.clicked.connect(self._on_reset)
        self.editor: RuleEditor = editor_for(row, look)
        self.editor.show_row(row)
        self.editor.edited.connect(self._on_edited)
        self._idle = quiet("", wrap=True)
        self._default = quiet("", wrap=True)
        self._wrong: list[QLabel] = []
        self._column = vbox(self, margins=(16, 11, 16, 12), spacing=5)
        title = label(row.title, "label", wrap=True)
        sentence = quiet(row.sentence, wrap=True)
        head = fill(hbox(spacing=10), (title, 1), self._tag, self.reset)
        fill(self._column, head, sentence, self._idle, self.editor, self._default)
        self._show(row)

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
        lines = [label(f"⚠ {sentence}", wrap=True) for sentence in row.wrong]
        self._wrong = [marked(line, kind="refusal_line") for line in lines]
        fill(self._column, *self._wrong)
        self._state("wrong" if row.wrong else "changed" if row.is_changed else "")

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


_REASONS_HEIGHT: Final = 96
_AROUND: Final = 80
"""What is shown above and below a field that is gone to."""


class _Holder(QWidget):
    """As high as its cards are at its width; narrow ones would be higher."""

    @override
    def minimumSizeHint(self) -> QSize:
        """Only the width: the height follows from it."""
        return QSize(super().minimumSizeHint().width(), 0)


class RuleList(QScrollArea):
    """Cards of some rules; they are made when they are first shown, or in idle time."""

    edited = Signal(str, object)
    reset_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self.cards: dict[str, RuleCard] = {}
        self._headings: dict[str, QWidget] = {}
        self._goal: QWidget | None = None
        self._waiting: list[Row] = []
        self._warming = QTimer(self)
        self._warming.timeout.connect(self._warm)
        self._holder = marked(_Holder(), kind="clear")
        self._column = vbox(self._holder, margins=(0, 0, 8, 4), spacing=10)
        self._nothing = quiet(tr("No rule matches."))
        fill(self._column, self._nothing, None)
        marked(self, kind="clear")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._holder)

    def show_rows(
        self, rows: Sequence[Row], shown: Collection[str], *, headed: bool
    ) -> None:
        """Bring all cards up to date and show some, with headings or without."""
        self._column.setEnabled(False)  # one layout at the end is enough
        place = 1
        for group, title in groups():
            mine = [row for row in rows if row.group == group]
            heading = self._heading(group, title)
            place = self._put(heading, place)
            heading.setVisible(headed and any(row.name in shown for row in mine))
            for row in mine:
                self._drop_other(row)
                if row.name in shown and row.name not in self.cards:
                    self._make(row)
                if card := self.cards.get(row.name):
                    place = self._put(card, place)
                    card.show_row(row)
                    card.setVisible(row.name in shown)
        self._nothing.setVisible(not shown)
        self._column.setEnabled(True)
        self._column.activate()
        self._waiting = [row for row in rows if row.name not in self.cards]
        if self._waiting and not self._warming.isActive():
            self._warming.start()

    def _drop_other(self, row: Row) -> None:
        """Remove the card of a game that calls its canastas otherwise."""
        card = self.cards.get(row.name)
        if card is not None and card.row.editor != row.editor:
            self._column.removeWidget(card)
            self.cards.pop(row.name).deleteLater()
            card.hide()

    def _warm(self) -> None:
        """Make one more card while nothing else is done, so that a search need not."""
        if not self._waiting:
            self._warming.stop()
            return
        row = self._waiting.pop()
        if row.name not in self.cards:
            self._make(row).hide()

    def _heading(self, group: str, title: str) -> QWidget:
        if group not in self._headings:
            made = self._headings[group] = marked(QWidget(), kind="clear")
            fill(vbox(made, margins=(2, 10, 0, 0)), label(title, "title"))
        return self._headings[group]

    def _make(self, row: Row) -> RuleCard:
        card = RuleCard(row, self._look)
        card.edited.connect(self.edited)
        card.reset_asked.connect(self.reset_asked)
        self.cards[row.name] = card
        return card

    def _put(self, widget: QWidget, place: int) -> int:
        """Keep widgets in the order of the groups; return the place after this one."""
        at = self._column.indexOf(widget)
        if at < 0:
            self._column.insertWidget(place, widget)
            return place + 1
        return at + 1

    def go_to(self, name: str) -> None:
        """Let a rule that is shown be set by key."""
        self._goal = self.cards[name].focus_editor()
        # The place of the card is known only after the page has been laid out.
        QTimer.singleShot(0, self, self._reveal)

    def _reveal(self) -> None:
        if self._goal is not None:
            self.ensureWidgetVisible(self._goal, 0, self._look.pixels(_AROUND))
            self._goal = None


class Reasons(QFrame):
    """Why rules cannot be played, all reasons together; each leads to its rule."""

    gone_to = Signal(str)

    def __init__(self, look: Look) -> None:
        """Hidden while there is none."""
        super().__init__()
        self._colour = look.colours.refuse_text
        marked(self, kind="refusal")
        self.lead = label("", "strong", wrap=True)
        self.text = rich_label("")
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.linkActivated.connect(self.gone_to)
        self._area = marked(QScrollArea(), kind="clear")
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.text)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._most = look.pixels(_REASONS_HEIGHT)
        column = vbox(self, margins=(14, 9, 10, 9), spacing=4)
        fill(column, self.lead, self._area)
        self.hide()

    def show_reasons(
        self,
        complaints: Sequence[Complaint],
        unread: Mapping[str, str],
        titles: Mapping[str, str],
    ) -> bool:
        """Show contradictions and unread texts; return whether there are any."""
        lines = [
            self._line(name, titles[name], self._unreadable(text))
            for name, text in unread.items()
        ]
        lines += [self._line(c.names[0], c.titles, c.sentence) for c in complaints]
        words = tr_n("⚠ This cannot be played yet, for %n reason(s):", len(lines))
        self.lead.setText(words)
        self.text.setText("<br>".join(lines))
        self.setVisible(bool(lines))
        self._fit()
        return bool(lines)

    def _fit(self) -> None:
        """As high as the reasons are at this width, up to a limit."""
        margins = self.contentsMargins()
        wide = self.width() - margins.left() - margins.right()
        room = max(0, self.text.heightForWidth(max(wide, 200)))
        self.text.setFixedHeight(room)
        self._area.setFixedHeight(min(room + 4, self._most))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Long reasons wrap anew."""
        super().resizeEvent(event)
        self._fit()

    def _unreadable(self, text: str) -> str:
        if not text:
            return tr("A value is missing.")
        return tr("“{text}” cannot be read.").format(text=text)

    def _line(self, name: str, title: str, sentence: str) -> str:
        link = f'<a href="{name}" style="color: {self._colour}">{escape(title)}</a>'
        words = tr("{title}: {setting}")
        return words.format(title=link, setting=escape(sentence))
