"""List of rule parameters with their editors, and the list of contradictions."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from canasta_qt.overrides import override
from canasta_qt.rules.problem import Problem
from canasta_qt.translate import tr, tr_n
from canasta_qt.windows.house_rules.editors import RuleEditor, make_editor
from canasta_qt.windows.widgets.look import current_look, html_text, scaled_pixels
from canasta_qt.windows.widgets.parts import KeyButton, label, quiet_label, rich_label
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.rules.house_rules import RuleRow, parameter_groups
from canasta_qt.wording.rules.parameters import parameter_title, problem_sentence


class RuleCard(QFrame):
    """Frame with title, text and editor of one rule parameter."""

    edited = Signal(str, object)
    reset_requested = Signal(str)

    def __init__(self, row: RuleRow) -> None:
        """Create the widgets; `show_row` sets their contents."""
        super().__init__()
        self.row = row
        with_properties(self, kind="rule_card", state="")
        self.setAccessibleName(row.title)
        self.setAccessibleDescription(row.sentence)
        self._tag = with_properties(label(tr("changed")), kind="changed_tag")
        self.reset = KeyButton(tr("Reset"), variant="small")
        words = tr("Reset: {rule}").format(rule=row.title)
        self.reset.setAccessibleName(words)
        self.reset.clicked.connect(partial(self.reset_requested.emit, row.name))
        self.editor: RuleEditor = make_editor(row)
        self.editor.show_row(row)
        self.editor.edited.connect(partial(self.edited.emit, row.name))
        self._idle = quiet_label("", wrap=True)
        self._default = quiet_label("", wrap=True)
        self._wrong: list[QLabel] = []
        self._column = vbox(self, margins=(16, 11, 16, 12), spacing=5)
        title = label(row.title, "label", wrap=True)
        sentence = quiet_label(row.sentence, wrap=True)
        head = add_items(hbox(spacing=10), (title, 1), self._tag, self.reset)
        add_items(self._column, head, sentence, self._idle, self.editor, self._default)
        self._show(row)

    def show_row(self, row: RuleRow) -> None:
        """Show the value, a mark if it differs from the base game, and its errors."""
        if row != self.row:
            self.row = row
            self.editor.show_row(row)
            self._show(row)

    def _show(self, row: RuleRow) -> None:
        live = not row.no_effect_reason or row.is_changed or bool(row.errors)
        self.editor.setEnabled(live)
        self._idle.setText(row.no_effect_reason)
        self._idle.setVisible(bool(row.no_effect_reason))
        self._default.setText(row.default_words)
        self._tag.setVisible(row.is_changed)
        self.reset.setVisible(row.is_changed)
        for line in self._wrong:
            self._column.removeWidget(line)
            line.deleteLater()
        lines = [label(f"⚠ {sentence}", wrap=True) for sentence in row.errors]
        self._wrong = [with_properties(line, kind="refusal_line") for line in lines]
        add_items(self._column, *self._wrong)
        state = "wrong" if row.errors else "changed" if row.is_changed else ""
        if self.property("state") != state:
            with_properties(self, state=state)

    def focus_editor(self) -> QWidget:
        """Focus the editor; return the widget that has the focus."""
        for field in self.editor.fields:
            if field.isEnabled():
                field.setFocus()
                return field
        return self


_REASONS_HEIGHT: Final = 96
"""Largest height of the list of contradictions, in pixels at text factor 1."""
_SCROLL_MARGIN: Final = 80
"""Pixels above and below a field that remain visible after scrolling to the field."""


class _RowContainer(QWidget):
    """Container without a minimum height; the layout computes its height from its
    width."""

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the minimum width, and 0 as minimum height."""
        return QSize(super().minimumSizeHint().width(), 0)


class RuleList(QScrollArea):
    """List of frames for rule parameters; a frame is created when it is first shown."""

    edited = Signal(str, object)
    reset_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, RuleCard] = {}
        self._headings: dict[tuple[str, bool], QWidget] = {}
        self._holder = _RowContainer()
        self._column = vbox(self._holder, margins=(0, 0, 8, 4), spacing=10)
        self._no_match_label = quiet_label(tr("No rule matches."))
        add_items(self._column, self._no_match_label, None)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._holder)

    def show_rows(
        self,
        rows: Sequence[RuleRow],
        shown: Collection[str],
        first: Collection[str],
        *,
        headed: bool,
    ) -> None:
        """Update the frames, show those of the parameters in `shown`, and hide the
        others; `headed` shows group headings.

        Frames of the parameters in `first` are above all others.
        """
        self._column.setEnabled(False)  # one layout pass at the end is enough
        place = 1
        for is_first, (group, title) in product((True, False), parameter_groups()):
            mine = [
                row
                for row in rows
                if row.group == group and (row.name in first) is is_first
            ]
            heading = self._heading(group, title, is_first=is_first)
            place = self._put(heading, place)
            heading.setVisible(headed and any(row.name in shown for row in mine))
            for row in mine:
                self._remove_outdated(row)
                if row.name in shown and row.name not in self.cards:
                    self._make(row)
                if card := self.cards.get(row.name):
                    place = self._put(card, place)
                    card.show_row(row)
                    card.setVisible(row.name in shown)
        self._no_match_label.setVisible(not shown)
        self._column.setEnabled(True)
        self._column.activate()

    @property
    def focusable_widgets(self) -> Iterator[QWidget]:
        """All widgets in the list that can get the focus, from the top."""
        for card in sorted(self.cards.values(), key=self._column.indexOf):
            yield from (card.reset, *card.editor.fields)

    def _remove_outdated(self, row: RuleRow) -> None:
        """Remove the frame of a rule if `row` has another editor, for example with
        other alternatives."""
        card = self.cards.get(row.name)
        if card is not None and card.row.editor != row.editor:
            self._column.removeWidget(card)
            self.cards.pop(row.name).deleteLater()
            card.hide()

    def _heading(self, group: str, title: str, *, is_first: bool) -> QWidget:
        key = group, is_first
        if key not in self._headings:
            made = self._headings[key] = QWidget()
            add_items(vbox(made, margins=(2, 10, 0, 0)), label(title, "title"))
        return self._headings[key]

    def _make(self, row: RuleRow) -> RuleCard:
        card = RuleCard(row)
        card.edited.connect(self.edited)
        card.reset_requested.connect(self.reset_requested)
        self.cards[row.name] = card
        return card

    def _put(self, widget: QWidget, place: int) -> int:
        """Move a widget to index `place` of the column; return the index after it."""
        if self._column.indexOf(widget) != place:
            self._column.removeWidget(widget)
            self._column.insertWidget(place, widget)
        return place + 1

    def scroll_to(self, name: str) -> None:
        """Scroll to a rule parameter by name, and focus its editor."""
        goal, around = self.cards[name].focus_editor(), scaled_pixels(_SCROLL_MARGIN)
        # The position of the card is known only after the layout.
        QTimer.singleShot(0, goal, lambda: self.ensureWidgetVisible(goal, 0, around))


class ConflictList(QFrame):
    """List of contradictions between rules; each has a link to one of its rules."""

    rule_requested = Signal(str)

    def __init__(self) -> None:
        """Create the list, hidden until there is a contradiction."""
        super().__init__()
        self._colour = current_look().colours.refusal_text
        with_properties(self, kind="refusal")
        self.lead = label("", "strong", wrap=True)
        self.text = rich_label("")
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.linkActivated.connect(self.rule_requested)
        self.text.setMinimumHeight(1)  # its height depends on its width
        page = ScrollPage(self.text)
        page.setMaximumHeight(scaled_pixels(_REASONS_HEIGHT))
        page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        add_items(vbox(self, margins=(14, 9, 10, 9), spacing=4), self.lead, page)
        self.hide()

    def show_conflicts(self, conflicts: Sequence[Problem]) -> None:
        """Show contradictions; hide the list if there are none."""
        words = tr_n("⚠ This cannot be played yet, for %n reason(s):", len(conflicts))
        self.lead.setText(words)
        self.text.setText("<br>".join(map(self._line, conflicts)))
        self.setVisible(bool(conflicts))

    def _line(self, problem: Problem) -> str:
        name = problem.parameters[0]
        titles = html_text(" · ".join(map(parameter_title, problem.parameters)))
        link = f'<a href="{name}" style="color: {self._colour}">{titles}</a>'
        words = html_text(tr("{title}: {setting}"))
        return words.format(title=link, setting=html_text(problem_sentence(problem)))
