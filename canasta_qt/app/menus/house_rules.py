"""Dialogs for rules and house rules: show, edit, save, print, import and export."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from canasta_qt.app.game.ruleset_list import game_offer, game_offers
from canasta_qt.app.learning.pages import terms_page
from canasta_qt.app.settings.file_dialogs import (
    ask_open_path,
    ask_save_path,
    documents_folder,
)
from canasta_qt.engine.rounds import start_game
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, base_of
from canasta_qt.rules.text import ruleset_text
from canasta_qt.storage import own_rulesets
from canasta_qt.storage.atomic_file import delete_file, replace_file_text
from canasta_qt.storage.own_rulesets import (
    NamedRules,
    UnreadableFileError,
    make_named_rules,
    parse_message,
)
from canasta_qt.storage.paths import file_name_from_text
from canasta_qt.translate import tr
from canasta_qt.windows.house_rules.sheet import (
    BaseRules,
    HouseRulesSheet,
    SaveRulesSheet,
)
from canasta_qt.windows.rules import RuleSheet, ask_and_print, paper_html
from canasta_qt.windows.widgets.sheet import QuestionSheet
from canasta_qt.wording.errors import error_sentence, quoted_text
from canasta_qt.wording.rule_sheet.sheet import RuleText, differences_text, rule_text
from canasta_qt.wording.rules.house_rules import (
    HouseRules,
    message_text,
    unchanged_rules,
)
from canasta_qt.wording.ruleset_names import translated_title

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program

_PATTERN: Final = f"*{own_rulesets.RULESET_SUFFIX}"


class HouseRulesActions(QObject):
    """Opens the dialogs for rules and for house rules, and handles their signals."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._window = app, app.window
        self._sheet: HouseRulesSheet | None = None
        self._drafts: dict[str, HouseRules] = {}
        """Unsaved rules by the key of their base game, stored when the editor is
        closed."""
        self._folder = documents_folder()
        """Folder of the ruleset file that was last read or written."""

    def show_rules(self, ruleset: Ruleset, anchors: tuple[str, ...] = ()) -> None:
        """Show the rules of a game, scrolled to the first of `anchors` that exists.

        The dialog has buttons to edit house rules and to show the keys.
        """
        sheet = self._read(own_rulesets.with_saved_title(ruleset))
        sheet.scroll_to_anchor(anchors)
        key = ruleset_text(ruleset)

        def edit_rules() -> None:
            sheet.close_sheet()
            self.open_editor(key)

        sheet.house_rules_requested.connect(edit_rules)
        sheet.keys_requested.connect(self._app.menu_actions.show_key_help)

    def _read(self, ruleset: Ruleset) -> RuleSheet:
        return self.open_rule_sheet(rule_text(ruleset))

    def show_page(self, page: RuleText) -> None:
        """Show a page with another content than the rules of a game."""
        sheet = self.open_rule_sheet(page, page.title)
        sheet.hide_links()

    def show_definitions(self) -> None:
        """Show the words used in the game on the table, or in Classic without a game,
        with their definitions."""
        session = self._app.page.session
        terms = start_game(ALL_RULESETS[0], players=4).terms
        if session is not None:
            terms = session.position.terms
        self.show_page(terms_page(terms))

    def open_rule_sheet(self, page: RuleText, heading: str = "") -> RuleSheet:
        """Open a page for reading or printing; return its dialog."""
        sheet = RuleSheet(page, heading)
        self._window.open_sheet(sheet)
        return sheet

    def open_editor(self, key: str, group_index: int = 0) -> None:
        """Open the editor with the rules of a game; `key` identifies the game,
        `group_index` the group of rules shown first."""
        with self._app.show_storage_errors():
            rules, listed = own_rulesets.find_ruleset(key), own_rulesets.all_rulesets()
            # A saved ruleset is edited under its own name.
            key = next((it for it, each in listed.items() if each == rules), key)
            self._open(self._starts(key), key, group_index)

    def _open(self, starts: list[BaseRules], key: str, page: int) -> None:
        keys = {start.key for start in starts}
        left = {each: rules for each, rules in self._drafts.items() if each in keys}
        sheet = HouseRulesSheet(starts, key, left)
        sheet.closed.connect(self._on_closed)
        sheet.rules_chosen.connect(self._on_used)
        sheet.save_requested.connect(self._on_save_requested)
        sheet.rules_requested.connect(self._on_rules_requested)
        sheet.export_requested.connect(self._on_export_requested)
        sheet.import_requested.connect(self._on_import_requested)
        sheet.copy_requested.connect(self._on_copy_requested)
        sheet.print_requested.connect(self._on_print_requested)
        sheet.paste_requested.connect(self._on_paste_requested)
        sheet.remove_requested.connect(self._on_remove_requested)
        sheet.leave_requested.connect(self._on_leave_requested)
        sheet.pages.setCurrentRow(page)
        self._sheet = sheet
        self._window.open_sheet(sheet)

    @property
    def _editor(self) -> HouseRulesSheet:
        """Editor that emitted the signal being handled."""
        assert self._sheet is not None
        return self._sheet

    def _on_leave_requested(self) -> None:
        sheet = self._editor

        def discard_changes() -> None:
            sheet.close_without_asking()
            self._drafts.clear()

        said = tr(
            "Your changes are not saved. A draft is offered again until you quit."
        )
        answers = (
            (tr("Delete changes"), discard_changes),
            (tr("Keep editing"), None),
            (tr("Keep as draft"), sheet.close_without_asking),
        )
        heading = tr("Leave house rules?")
        self._window.open_sheet(QuestionSheet(heading, said, answers))

    def _on_closed(self) -> None:
        """Store the unsaved rules of the editor."""
        self._drafts = self._editor.unsaved_changes()

    def _starts(self, key: str) -> list[BaseRules]:
        saved, listed = own_rulesets.saved_rulesets(), own_rulesets.all_rulesets()
        named = {each.key: (each.name, each.note) for each in saved}
        unnamed = dict.fromkeys((key, *self._drafts))
        starts = [self._unsaved_rules(each) for each in unnamed if each not in listed]
        for each, ruleset in listed.items():
            about, name = translated_title(ruleset), named.get(each, ())
            starts.append(BaseRules(each, about, unchanged_rules(ruleset), *name))
        return starts

    def _unsaved_rules(self, key: str) -> BaseRules:
        """Return the base rules for the text of an unlisted ruleset: house rules
        without a name, of the game on the table or of a draft."""
        ruleset = own_rulesets.find_ruleset(key)
        base = base_of(ruleset)
        rules = HouseRules(base, base, ruleset)
        return BaseRules(key, rules.playable_rules.title, rules)

    def _reopen(self, key: str) -> None:
        """Update the list of games after rulesets have changed, delete all drafts, and
        reopen the editor at the game `key`."""
        page = 0
        if self._sheet is not None:
            page = self._sheet.group_index
            self._sheet.close_without_asking()
        self._drafts.clear()
        self._app.menu_actions.update_game_list(game_offers(), key)
        self.open_editor(key, page)

    def _on_used(self) -> None:
        self._drafts.clear()
        played = self._editor.edited_rules.playable_rules
        token = ruleset_text(played)
        for offer in game_offers():
            if (
                offer.ruleset_key == token
                or own_rulesets.find_ruleset(offer.ruleset_key) == played
            ):
                self._app.menu_actions.select_house_rules(offer)
                return
        self._app.menu_actions.select_house_rules(game_offer(token, played))

    def _on_rules_requested(self) -> None:
        self._read(self._editor.edited_rules.playable_rules).hide_links()

    def _on_save_requested(self) -> None:
        base, edited = self._editor.base_rules, self._editor.edited_rules
        lead = tr("The list of games shows them under this name.")
        self._ask_name(edited.ruleset, (base.name, base.note), lead)

    def _ask_name(
        self, ruleset: Ruleset, suggested: tuple[str, str], lead: str
    ) -> None:
        sheet = SaveRulesSheet(
            suggested, lambda name: own_rulesets.find_by_name(name) is not None, lead
        )

        sheet.save_requested.connect(
            lambda name, note: self._keep(make_named_rules(name, note, ruleset))
        )
        self._window.open_sheet(sheet)

    def _keep(self, rules: NamedRules) -> None:
        with self._app.show_storage_errors():
            own = own_rulesets.save_rules(rules)
            self._reopen(own.key)
            words = tr("Your rules are saved as “{name}”.")
            self._window.show_notice(words.format(name=own.name))

    @property
    def _edited_rules(self) -> tuple[Ruleset, str, str]:
        """The edited rules, with title and note of their base game."""
        rules, note = self._editor.edited_rules, self._editor.base_rules.note
        return rules.ruleset, rules.playable_rules.title, note

    def _on_export_requested(self) -> None:
        heading, suffix = tr("Export rules"), own_rulesets.RULESET_SUFFIX
        ruleset, title, note = self._edited_rules
        suggested = self._folder / f"{file_name_from_text(title)}{suffix}"
        target = ask_save_path(self._window, heading, suggested, self._files(), suffix)
        if target is None:
            return
        self._folder = target.parent
        with self._app.show_storage_errors():
            rules = make_named_rules(title, note, ruleset)
            replace_file_text(target, own_rulesets.format_rules(rules))
            words = tr("Saved the rules as {name}.")
            self._window.show_notice(words.format(name=target.name))

    def _on_import_requested(self) -> None:
        title = tr("Import rules")
        path = ask_open_path(self._window, title, self._folder, self._files())
        if path is None:
            return
        self._folder = path.parent
        self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Read rules from a file, and offer to save them as a custom ruleset under the
        name in the file or another one."""
        with self._app.show_storage_errors():
            found = own_rulesets.load_ruleset(path)
            lead = tr("These rules come from {name}.").format(
                name=quoted_text(path.name)
            )
            self._ask_name(found.ruleset, (found.name, found.note), lead)

    def _on_copy_requested(self) -> None:
        QGuiApplication.clipboard().setText(message_text(*self._edited_rules))
        words = tr("Copied the rules as text. Paste it into a message.")
        self._window.show_notice(words)

    def _on_print_requested(self) -> None:
        text = differences_text(*self._edited_rules)
        if ask_and_print(text.title, paper_html(text), self._window):
            self._window.show_notice(tr("The rules were sent to the printer."))

    def _on_paste_requested(self) -> None:
        try:
            found = parse_message(QGuiApplication.clipboard().text())
        except UnreadableFileError as error:
            self._window.show_notice(error_sentence(error))
            return
        lead = tr("These rules come from the text you copied.")
        self._ask_name(found.ruleset, (found.name, found.note), lead)

    def _on_remove_requested(self) -> None:
        name = self._editor.base_rules.name
        with self._app.show_storage_errors():
            own = own_rulesets.find_by_name(name)
            if own is None:
                return
            words = tr("“{name}” is taken off the list of games for good.")
            answers = (
                (tr("Delete ruleset"), partial(self._delete, own)),
                (tr("Keep ruleset"), None),
            )
            heading, text = tr("Delete ruleset?"), words.format(name=own.name)
            self._window.open_sheet(QuestionSheet(heading, text, answers))

    def _delete(self, own: NamedRules) -> None:
        with self._app.show_storage_errors():
            delete_file(own.path)
            self._reopen(own.ruleset.id)
            words = tr("“{name}” was deleted.")
            self._window.show_notice(words.format(name=own.name))

    def _files(self) -> str:
        return tr("Canasta rules ({pattern})").format(pattern=_PATTERN)
