"""Dialog for house rules: choose a base game, change rules, save or play them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QMenu

from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.translate import search_key, tr, tr_n
from canasta_qt.windows.house_rules.rule_list import ConflictList, RuleList
from canasta_qt.windows.widgets.look import scaled_pixels
from canasta_qt.windows.widgets.parts import (
    ComboBox,
    KeyButton,
    SearchField,
    label,
    make_button,
    quiet_label,
)
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import (
    add_items,
    hbox,
    set_tab_order,
    with_properties,
)
from canasta_qt.wording.rules.house_rules import (
    HouseRules,
    MultipleChoice,
    RuleRow,
    SingleChoice,
    parameter_groups,
)

_SEARCH_DELAY_MS: Final = 200
"""Milliseconds after the last typed key until the search starts."""


class RuleFilter(IntEnum):
    """Filter of the list of rules: all, changed ones, or those that differ from
    Classic."""

    ALL = 0
    CHANGED = 1
    NOT_CLASSIC = 2


@dataclass(frozen=True)
class BaseRules:
    """A game on which house rules are based; a custom ruleset also has a name and a
    note."""

    key: str
    title: str
    rules: HouseRules
    name: str = ""
    note: str = ""


class HouseRulesSheet(Sheet):
    """Dialog with rule groups at the left, the rules of a group at the right,
    contradictions below.

    Receivers of its signals read `edited_rules` and `base_rules`.
    """

    rules_chosen = Signal()
    """Emitted to play one game with the rules, without saving them."""
    save_requested = Signal()
    rules_requested = Signal()
    """Emitted to show the rules as a page."""
    export_requested = Signal()
    import_requested = Signal()
    copy_requested = Signal()
    print_requested = Signal()
    """Emitted to print the differences from the base game."""
    paste_requested = Signal()
    remove_requested = Signal()
    leave_requested = Signal()
    """Emitted when the player closes the dialog although there are unsaved changes."""

    def __init__(
        self,
        starts: Sequence[BaseRules],
        key: str,
        drafts: Mapping[str, HouseRules] | None = None,
    ) -> None:
        """Show the rules of the game with the key `key`, or of the first game.

        `drafts` are unsaved rules of an earlier dialog, by the key of their game.
        """
        super().__init__(tr("House rules"), (1060, 940))
        self._starts = tuple(starts)
        self._drafts = {start.key: start.rules for start in starts}
        self._drafts.update(drafts or {})
        self._groups = parameter_groups()
        self.group_index = 0
        """Index of the shown group, or of the last one during a search."""
        self.list = RuleList()
        self.list.edited.connect(self.set_rule)
        self.list.reset_requested.connect(self.reset_rule)
        halves = add_items(hbox(spacing=14), self._pages(), (self.list, 1))
        self.reasons = ConflictList()
        self.reasons.rule_requested.connect(self.show_rule)
        add_items(self.body, self._choosers(), (halves, 1), self.reasons)
        self._fill_buttons()
        self._pick(key)
        self.first = self.search

    # Widgets

    def _choosers(self) -> QHBoxLayout:
        self.base = ComboBox(tr("Start from"))
        changed = self.unsaved_changes()
        draft = tr("{game} · draft")
        for start in self._starts:
            drafted = start.key in changed
            words = draft.format(game=start.title) if drafted else start.title
            self.base.addItem(words, start.key)
        self.base.currentIndexChanged.connect(self._update)
        self.search = SearchField(tr("Find a rule"), tr("Find a rule…"))
        self._search = QTimer(self, singleShot=True)
        self._search.setInterval(_SEARCH_DELAY_MS)
        self._search.timeout.connect(self._on_filter)
        self.search.textChanged.connect(self._search.start)
        self.shown = ComboBox(tr("Rules shown"))
        self.shown.addItems(
            [
                tr("All rules"),
                tr("Only my changes"),
                tr("Only what differs from Classic"),
            ]
        )
        self.shown.currentIndexChanged.connect(self._on_filter)
        for field in (self.base, self.shown):
            field.setMinimumWidth(scaled_pixels(150))
        row = hbox(spacing=10)
        return add_items(row, (self.base, 3), (self.search, 4), (self.shown, 3))

    def _pages(self) -> QListWidget:
        self.pages = QListWidget()
        with_properties(self.pages, kind="pages")
        self.pages.setAccessibleName(tr("Groups of rules"))
        self.pages.addItems([title for _, title in self._groups])
        # With very large text the list of groups is narrowed for the rules.
        self.pages.setFixedWidth(min(scaled_pixels(250), 370))
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.setCurrentRow(0)
        self.pages.currentRowChanged.connect(self._on_page)
        return self.pages

    def _fill_buttons(self) -> None:
        self.reset_all = make_button(tr("Reset all"), self._on_reset_all)
        more = KeyButton(tr("File"))
        menu = QMenu(more)
        menu.addAction(tr("Import ruleset…"), self.import_requested.emit)
        self._export = menu.addAction(tr("Export ruleset…"), self.export_requested.emit)
        self._copy = menu.addAction(tr("Copy as text"), self.copy_requested.emit)
        self._print = menu.addAction(
            tr("Print what differs…"), self.print_requested.emit
        )
        menu.addAction(tr("Paste text"), self.paste_requested.emit)
        remove = tr("Delete ruleset…")
        self._remove_action = menu.addAction(remove, self.remove_requested.emit)
        more.setMenu(menu)
        self.sheet_button = make_button(tr("Rules of this game"), self.rules_requested)
        self.save = make_button(tr("Save as…"), self.save_requested)
        self.use = make_button(tr("Play"), self._on_use, "primary")
        for button in (self.reset_all, more, self.sheet_button, self.save, self.use):
            button.setMinimumHeight(scaled_pixels(36))
        add_items(self.buttons, self.reset_all, more, None)
        add_items(self.buttons, self.sheet_button, self.save, self.use)

    # Values

    @property
    def base_rules(self) -> BaseRules:
        """The game on which the rules are based."""
        return self._starts[self.base.currentIndex()]

    @property
    def edited_rules(self) -> HouseRules:
        """The rules of the base game with all changes."""
        return self._drafts[self.base_rules.key]

    def unsaved_changes(self) -> dict[str, HouseRules]:
        """Changed rules that were neither saved nor played, by the key of the game on
        which they are based."""
        return {
            start.key: self._drafts[start.key]
            for start in self._starts
            if self._drafts[start.key] != start.rules
        }

    def _pick(self, key: str) -> None:
        keys = [start.key for start in self._starts]
        self.base.setCurrentIndex(keys.index(key) if key in keys else 0)
        self._update()

    def set_rule(self, name: str, value: object) -> None:
        self._drafts[self.base_rules.key] = self.edited_rules.with_value(name, value)
        self._update()

    def reset_rule(self, name: str) -> None:
        """Set a rule parameter to its value in the base game."""
        self._drafts[self.base_rules.key] = self.edited_rules.reset(name)
        self._update()

    def show_rule(self, name: str) -> None:
        """End search and filter, show the group of a rule, and scroll to the rule."""
        row = next(row for row in self.edited_rules.rows() if row.name == name)
        self._on_page([key for key, _ in self._groups].index(row.group))
        self.list.scroll_to(name)

    # Update of the widgets

    def _update(self) -> None:
        rows = self.edited_rules.rows()
        shown = {row.name for row in rows if self._fits(row)}
        titled = {row.name for row in rows if self._is_found_in(title_text(row))}
        first = titled if self.search.text() else set()
        self.list.show_rows(rows, shown, first, headed=self._everywhere)
        set_tab_order(
            self.base, self.search, self.shown, self.pages, *self.list.focusable_widgets
        )
        self._count(rows)
        wrong = ruleset_problems(self.edited_rules.ruleset)
        self.reasons.show_conflicts(wrong)
        for button in (self.save, self.use):
            button.setEnabled(not wrong)
        for action in (self._export, self._copy, self._print):
            action.setEnabled(not wrong)
        self.reset_all.setEnabled(bool(self.edited_rules.changes))
        self._remove_action.setEnabled(bool(self.base_rules.name))

    @property
    def _everywhere(self) -> bool:
        return bool(self.search.text().split()) or self.shown.currentIndex() > 0

    def _fits(self, row: RuleRow) -> bool:
        show = RuleFilter(self.shown.currentIndex())
        if show is RuleFilter.CHANGED and not row.is_changed:
            return False
        if show is RuleFilter.NOT_CLASSIC and row.is_classic:
            return False
        if not self._everywhere:
            return row.group == self._groups[self.group_index][0]
        return self._is_found_in(search_text(row))

    def _is_found_in(self, text: str) -> bool:
        return all(word in text for word in search_key(self.search.text()).split())

    def _count(self, rows: tuple[RuleRow, ...]) -> None:
        """Show in the list of groups how many rules of each group are changed, and how
        many have errors."""
        for index, (group, title) in enumerate(self._groups):
            mine = [row for row in rows if row.group == group]
            changed = sum(row.is_changed for row in mine)
            wrong = any(row.errors for row in mine)
            words = f"{title} · {changed}" if changed else title
            item = self.pages.item(index)
            item.setText(f"⚠ {words}" if wrong else words)
            said = tr_n("%n rule(s) changed", changed)
            set_tooltip(item, said if changed else "")

    # Slots

    def _on_filter(self) -> None:
        # A list filtered over all groups selects none of them.
        with QSignalBlocker(self.pages):
            self.pages.setCurrentRow(-1 if self._everywhere else self.group_index)
        self._update()
        self.list.verticalScrollBar().setValue(0)

    def _on_page(self, page: int) -> None:
        self.group_index = page
        with QSignalBlocker(self.search), QSignalBlocker(self.shown):
            self.search.clear()
            self.shown.setCurrentIndex(RuleFilter.ALL)
        self._on_filter()

    def _on_reset_all(self) -> None:
        self._drafts[self.base_rules.key] = self.edited_rules.reset()
        self._update()

    def _on_use(self) -> None:
        self.close_without_asking()
        self.rules_chosen.emit()

    @override
    def close_sheet(self) -> None:
        """Close the dialog; ask first if there are unsaved changes."""
        if self.unsaved_changes():
            self.leave_requested.emit()
        else:
            self.close_without_asking()

    def close_without_asking(self) -> None:
        """Close the dialog, even with unsaved changes."""
        super().close_sheet()

    @override
    def on_enter_key(self) -> None:
        """Do nothing: Enter never starts a game in this dialog."""


def title_text(row: RuleRow) -> str:
    """Return title and search words of a rule parameter, the words that players use, in
    the form of `search_key`."""
    return search_key(f"{row.title} {row.search_words}")


def search_text(row: RuleRow) -> str:
    """Return all texts of a rule parameter, including its alternatives, in the form of
    `search_key`."""
    said = [row.title, row.sentence, row.search_words, row.value_words, row.name]
    if isinstance(row.editor, SingleChoice | MultipleChoice):
        said += [f"{each.words} {each.effect}" for each in row.editor.choices]
    return search_key(" ".join(said))


_LONGEST_NAME = 200
"""Largest number of characters in the field for the name."""
_LONGEST_NOTE = 400
"""Largest number of characters in the field for the note."""


class SaveRulesSheet(Sheet):
    """Dialog for name and note of a ruleset; a text says whether it replaces a saved
    ruleset.

    `save_requested` is emitted with name and note.
    """

    save_requested = Signal(str, str)

    def __init__(
        self,
        suggested: tuple[str, str],
        is_name_taken: Callable[[str], bool],
        lead: str,
    ) -> None:
        """Show name and note in `suggested`; `is_name_taken` says whether a saved
        ruleset has a name, `lead` is a text above the fields."""
        super().__init__(tr("Save ruleset"), (560, 330))
        self._is_name_taken = is_name_taken
        self.name = QLineEdit(suggested[0], maxLength=_LONGEST_NAME)
        self.name.setAccessibleName(tr("Name of the ruleset"))
        self.name.setPlaceholderText(tr("Sunday rules"))
        self.name.textChanged.connect(self._on_name)
        self.note = QLineEdit(suggested[1], maxLength=_LONGEST_NOTE)
        self.note.setAccessibleName(tr("Note for the list of games"))
        self.note.setPlaceholderText(tr("As we play at home"))
        name = label(tr("Name"), "strong")
        note = label(tr("Note"), "strong")
        self.message = quiet_label("", wrap=True)
        add_items(self.body, label(lead, wrap=True), name, self.name, note, self.note)
        add_items(self.body, self.message, None)
        cancel = make_button(tr("Cancel"), self.close_sheet)
        self.save_button = make_button(tr("Save"), self._on_save, "primary")
        add_items(self.buttons, None, cancel, self.save_button)
        self.first = self.name
        self.name.selectAll()
        self._on_name()

    def _on_name(self) -> None:
        self.save_button.setEnabled(bool(self.name.text().strip()))
        if self._is_name_taken(self.name.text()):
            self.message.setText(
                tr(
                    "A ruleset of this name is there already and will be replaced. "
                    "Choose another name to keep both."
                )
            )
            self.save_button.setText(tr("Replace"))
        else:
            self.message.setText("")
            self.save_button.setText(tr("Save"))

    def _on_save(self) -> None:
        self.close_sheet()
        name = " ".join(self.name.text().split())
        self.save_requested.emit(name, self.note.text().strip())
