"""Handlers of the menus: games, preferences, rules, reports."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeySequence

from canasta_qt.app.game.bots import bot_levels
from canasta_qt.app.game.game_setup import (
    last_game_setup,
    remembered_with_setup,
    ruleset_of_setup,
    ruleset_or_first,
    setup_for_ruleset,
    setup_from_session,
    with_bots_only,
)
from canasta_qt.app.game.ruleset_list import damaged_ruleset_notices, game_offers
from canasta_qt.app.menus.saved_game_rows import players_text, saved_game_row
from canasta_qt.app.settings.file_dialogs import (
    ask_open_path,
    ask_save_path,
    documents_folder,
)
from canasta_qt.app.settings.report import session_report, versions
from canasta_qt.app.settings.translation import languages as known_languages
from canasta_qt.asset_files import asset_path
from canasta_qt.engine.build_info import is_compiled
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.position.line import format_position
from canasta_qt.notation.record import DEAL_DAY_FIELD
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.text import ruleset_text
from canasta_qt.storage.game_files import GAME_SUFFIX, is_unfinished_game
from canasta_qt.storage.own_rulesets import RULESET_SUFFIX, with_saved_title
from canasta_qt.storage.paths import file_name_from_text, games_folder
from canasta_qt.table.interaction.keyboard import key_rows
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.help import AboutSheet, CrashDialog, KeysSheet
from canasta_qt.windows.menus import SavedGameRow
from canasta_qt.windows.new_game.game_offer import GameOffer, GameSetup
from canasta_qt.windows.notices import NoticeButton
from canasta_qt.windows.saved_games import SavedGamesSheet
from canasta_qt.windows.widgets.sheet import CopySheet, QuestionSheet
from canasta_qt.wording.rich_text import Run
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.scores.score_sheet import resume_text
from canasta_qt.wording.table.topics import SHEET_ANCHORS_BY_TOPIC, Topic

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program
    from canasta_qt.windows.new_game.sheet import NewGameSheet

_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


class MenuActions(QObject):
    """Handlers of menu entries, except the entries for the game on the table, which
    `MainGame` handles."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app = app
        self._match, self._window = app.main_game, app.window
        self._autosave = app.autosave
        self._appearance = app.appearance
        self._settings = app.settings
        self._crash: CrashDialog | None = None
        self._new_game: NewGameSheet | None = None
        self._window.menus.offer_levels({it.name: it.title for it in bot_levels()})
        self._settings.failed.connect(self._window.show_notice)
        # Called first, because reading the list of games sets damaged files aside.
        for sentence in damaged_ruleset_notices():
            QTimer.singleShot(0, self, partial(self._window.show_notice, sentence))

    def show_new_game_for(
        self,
        ruleset: Ruleset | None = None,
        table: tuple[int, str] = (0, ""),
        deal: int | None = None,
    ) -> None:
        """Offer to continue the last game, or to start a new one.

        A game requested on the command line is dealt at once: a ruleset with the
        players and seating in `table`, or the last setup with the deal number `deal`.
        """
        if ruleset is not None or deal is not None:
            kept = self._settings.remembered(), self._appearance.choices
            setup = last_game_setup(*kept)
            if ruleset is not None:
                setup = setup_for_ruleset(ruleset, table, *kept)
            self._match.play_game(replace(setup, deal_number=deal))
            return
        for game in self._autosave.unfinished_games():
            if self._match.resume_game(game.name, rest=True):
                self._offer_to_go_on()
                return
        if self._settings.remembered().ruleset:
            self.show_new_game()
        else:
            self._app.start_page.show_page()

    def _offer_to_go_on(self) -> None:
        observation = self._match.observation
        assert observation is not None  # a saved game has been dealt already
        position, totals = observation.position, self._match.side_totals
        on_turn = seat_to_act(position)
        text = resume_text(position.round, totals, on_turn, self._match.people)
        ways: list[NoticeButton] = [
            (tr("Continue", "resume"), self._match.continue_game),
            (tr("New game"), self.show_new_game),
        ]
        if self._autosave.unfinished_games():
            ways.append((tr("Other game…", "match"), self._on_other_game))
        self._window.show_notice_strip(text, ways, on_escape=self._match.continue_game)

    def _on_other_game(self) -> None:
        """Open the menu of saved games; if no game is chosen there, offer to continue
        again."""
        if not self._window.menus.choose_saved_game(self._window.area.table):
            self._offer_to_go_on()

    def open_saved_games_menu(self) -> None:
        """Update the menu of unfinished games."""
        rows = self._kept_rows()
        here = self._autosave.game_name
        words = {
            each.key: f"{each.given_name or each.title} · {each.details}"
            for each in rows
        }
        words.pop(here, None)
        self._window.menus.show_saved_games(words, playing=bool(here))

    def open_saved(self) -> None:
        """Open the dialog with all saved games; if there are none, ask for a file."""
        if self._kept_rows():
            self.show_saved_games()
        else:
            self.ask_open()

    def show_saved_games(self) -> None:
        """Open the dialog with all saved games."""
        sheet = SavedGamesSheet(self._kept_rows())
        sheet.game_chosen.connect(self.continue_saved_game)

        def rename_saved_game(name: str, given: str) -> None:
            self._rename(name, given)
            sheet.show_rows(self._kept_rows())

        sheet.rename_requested.connect(rename_saved_game)
        sheet.closed.connect(self._offer_without_game)
        self._window.open_sheet(sheet)

    def _rename(self, name: str, given: str) -> None:
        if name == self._autosave.game_name:
            self._match.rename_game(given)
        else:
            self._autosave.rename_game(name, given)
            self.open_saved_games_menu()

    def _kept_rows(self) -> list[SavedGameRow]:
        here = self._autosave.game_name
        rows: list[SavedGameRow] = []
        known = Counter[str]()
        for game in self._autosave.unfinished_games(with_open=True):
            row = saved_game_row(game, here=game.name == here)
            words = row.title + row.details
            known[words] += 1
            if known[words] > 1:  # games saved in the same minute
                row = replace(
                    row, details=f"{row.details} ({number_text(known[words])})"
                )
            rows.append(row)
        about = tr("From a newer version: update Canasta.")
        rows += [
            SavedGameRow(it.name, it.name, about) for it in self._autosave.newer_games
        ]
        return rows

    def last_saved_game(self) -> SavedGameRow | None:
        """Return the unfinished game that was saved last; None if there is none."""
        for game in self._autosave.unfinished_games(with_open=True):
            return saved_game_row(game, here=game.name == self._autosave.game_name)
        return None

    def show_new_game(self, *, practice: bool = False) -> None:
        """Open the dialog for a new game or, with `practice`, for a practice round."""
        from canasta_qt.windows.new_game.sheet import NewGameSheet

        setup = last_game_setup(self._settings.remembered(), self._appearance.choices)
        listed = game_offers(setup.ruleset, ruleset_or_first(setup.ruleset))
        kept = "" if practice else self._kept_sentence()
        sheet = NewGameSheet(listed, bot_levels(), setup, kept)
        if practice:
            sheet.show_practice_options()
            sheet.setup_chosen.connect(self._app.practice_mode.begin_round)
        else:
            sheet.setup_chosen.connect(self.on_setup_chosen)
        sheet.watch_chosen.connect(lambda it: self._match.play_game(with_bots_only(it)))
        sheet.rules_requested.connect(self.show_rules_of)
        sheet.house_rules_requested.connect(
            lambda key: self._app.house_rules.open_editor(key)
        )
        self._new_game = sheet
        sheet.closed.connect(self._on_new_game_closed)
        self._window.open_sheet(sheet)

    def show_house_rules(self) -> None:
        """Open the editor with the rules of the game on the table, or of the last
        game.
        """
        self._app.house_rules.open_editor(ruleset_text(self._ruleset))

    @property
    def _ruleset(self) -> Ruleset:
        """Return the ruleset of the game on the table, or of the last game."""
        session = self._app.page.session
        remembered = ruleset_or_first(self._settings.remembered().ruleset)
        return remembered if session is None else session.record.ruleset

    def select_house_rules(self, game_offer: GameOffer) -> None:
        """Select house rules in the dialog for a new game."""
        if self._new_game is None:
            self.show_new_game()
        assert self._new_game is not None  # the dialog has just been opened
        self._new_game.games.add_and_select(game_offer)

    def update_game_list(self, game_offers: tuple[GameOffer, ...], key: str) -> None:
        """Update the list of games after house rules were saved or removed, and select
        the game with a key."""
        if self._new_game is not None:
            self._new_game.games.show_offers(game_offers, key)

    def _kept_sentence(self) -> str:
        if not self._match.is_running:
            return ""
        words = tr("Your game with {names} is saved. Continue it from the Game menu.")
        return words.format(names=players_text(list(self._match.people.names[1:])))

    def _on_new_game_closed(self) -> None:
        self._new_game = None
        self._offer_without_game()

    def _offer_without_game(self) -> None:
        """Offer to continue if a dialog was cancelled while no game is running."""
        if self._match.is_paused or not self._match.is_running:
            self.offer_to_continue()

    def offer_to_continue(self) -> None:
        """Offer to continue the game on the table, or to start one.

        After the end of a game there is no offer, as the score pad has buttons to
        continue.
        """
        if self._app.page is not self._match or self._match.counting is not None:
            return
        if self._match.is_paused:
            self._offer_to_go_on()
        elif self._window.area.cover is None:
            self._offer_a_game()

    def _offer_a_game(self) -> None:
        lead = tr("No game in progress.")
        rest = tr("Start one whenever you like.")
        self._match.table.status.show_no_game(lead)
        text = Run(lead, is_bold=True), Run(f" {rest}")
        ways = (tr("New game"), self.show_new_game), (tr("Open…"), self.open_saved)
        self._window.show_notice_strip(text, ways, on_escape=self._match.table.setFocus)

    def on_setup_chosen(self, setup: GameSetup) -> None:
        """Deal a game, and store its setup for the next game."""
        self._settings.store(remembered_with_setup(self._settings.remembered(), setup))
        choices, name = self._appearance.choices, setup.seats[0].name
        if name != tr("You"):
            choices = replace(choices, player_name=name)
        portrait = setup.portrait or choices.portrait
        self._appearance.set_choices(replace(choices, portrait=portrait))
        self._match.play_game(setup)

    def store_setup(self) -> None:
        """Store ruleset and players of the game on the table for the next new game;
        when a ruleset is dealt for the first time, show a notice about its lessons.

        Length, packs and levels are not stored here: the dialog stores those that were
        chosen in it.
        """
        session = self._match.session
        if (
            session is None
            or session.bot_level(0) is not None
            or DEAL_DAY_FIELD in session.record.private_fields
        ):
            return  # a game of bots only, or a deal of the day
        before, played = self._settings.remembered(), setup_from_session(session)
        now = replace(
            before,
            ruleset=played.ruleset,
            players=played.player_count,
            seating=played.seating,
        )
        if now.ruleset != before.ruleset:
            now = replace(now, target=0, rounds=0, packs=0)
        ruleset_id, offered = session.record.ruleset.id, before.offered
        has_lessons = (asset_path("lessons") / ruleset_id).is_dir()
        if has_lessons and ruleset_id not in offered.split():
            now = replace(now, offered=f"{offered} {ruleset_id}")
            words = tr("The Learn menu has short lessons for this game ({key}).")
            key = self._window.menus.actions["lessons"].shortcut().toString(_NATIVE)
            self._window.show_notice(words.format(key=key))
        if now != before:
            self._settings.store(now)

    def continue_saved_game(self, name: str) -> None:
        """Continue a saved game; if it is the game on the table, only if it is
        paused."""
        if name != self._autosave.game_name:
            if not self._match.resume_game(name):
                self.open_saved_games_menu()
        elif self._match.is_paused:
            self._match.continue_game()

    def ask_open(self) -> None:
        """Ask for a file and continue the game in it."""
        title = tr("Open a game")
        path = ask_open_path(self._window, title, self._folder(), self._files())
        if path is not None:
            self._keep_folder(path.parent)
            self.open_file(path)
        if not self._match.is_running:
            self.offer_to_continue()

    def open_file(self, path: Path) -> None:
        """Open a file: continue a game, or offer to save rules.

        A game outside the store is first copied into the store. A practice round is
        continued on the page of lessons and practice.
        """
        if path.suffix == RULESET_SUFFIX:
            self._app.house_rules.open_file(path)
            return
        record = self._autosave.read_outside_file(path)
        if record is None:
            return
        if record.is_practice and record.rounds:
            self._app.practice_mode.open_record(record)
        elif is_unfinished_game(path):
            if path.stem != self._autosave.game_name:
                self.continue_saved_game(path.stem)
            elif self._match.is_paused:
                self._match.continue_game()
        else:
            self._match.import_record(record, path)

    def ask_save_as(self) -> None:
        """Ask for a file and write a copy of the game to it."""
        title = tr("Save a copy")
        proposed = self._folder() / self._file_name()
        path = ask_save_path(self._window, title, proposed, self._files(), GAME_SUFFIX)
        session = self._app.page.session
        practised = None if session is None else session.practice_record()
        if path is not None and self._autosave.save_copy_as(path, practised):
            self._keep_folder(path.parent)
            said = tr("Saved a copy as {name} in {folder}.")
            folder = QtCore.QDir.toNativeSeparators(str(path.parent))
            self._window.show_notice(said.format(folder=folder, name=path.name))

    def _files(self) -> str:
        return tr("Canasta games ({pattern})").format(pattern=f"*{GAME_SUFFIX}")

    def _folder(self) -> Path:
        """Return the folder of the file last opened or saved, or the documents
        folder.
        """
        kept = self._settings.remembered().folder
        if os.path.isdir(kept):  # noqa: PTH112 - no raising
            return Path(kept)
        return documents_folder()

    def _keep_folder(self, folder: Path) -> None:
        remembered = self._settings.remembered()
        self._settings.store(replace(remembered, folder=str(folder.absolute())))

    def _file_name(self) -> str:
        """Return a file name for a copy of the game, made of title, day and round."""
        session, observation = self._app.page.session, self._app.page.observation
        if session is None or observation is None:
            return ""
        if session.record.game_name:
            return f"{file_name_from_text(session.record.game_name)}{GAME_SUFFIX}"
        words = tr("{title} {day} round {n}").format(
            title=ruleset_title(with_saved_title(session.record.ruleset)),
            day=QtCore.QDate.currentDate().toString(Qt.DateFormat.ISODate),
            n=observation.position.round,
        )
        return f"{file_name_from_text(words)}{GAME_SUFFIX}"

    def show_folder(self) -> None:
        """Open the folder of saved games in the file manager of the desktop.

        A frozen program has a search path for its own libraries. The file manager is
        started without that path, as it would load these libraries.
        """
        ours = os.environ.pop("LD_LIBRARY_PATH", None)
        folder = str(games_folder())
        if not QDesktopServices.openUrl(QtCore.QUrl.fromLocalFile(folder)):
            words = tr("No file manager was found. Your games are in {folder}.")
            self._window.show_notice(words.format(folder=folder))
        if ours is not None:
            os.environ["LD_LIBRARY_PATH"] = ours

    def ask_give_up(self) -> None:
        """Ask for confirmation before the game is abandoned."""
        if not self._match.is_running:
            return
        answers = ((tr("Abandon"), self._on_give_up), (tr("Keep playing"), None))
        heading = tr("Abandon this game?")
        text = tr("It is removed from your games.")
        self._window.open_sheet(QuestionSheet(heading, text, answers))

    def _on_give_up(self) -> None:
        self._autosave.give_up_game()
        self._match.remove_game()
        self.show_new_game()

    def show_preferences(self, *, languages: bool = False) -> None:
        """Open the preferences; with `languages`, at the page of languages."""
        from canasta_qt.windows.preferences import PreferencesSheet

        choices, trouble = self._appearance.choices, self._app.sounds.problem_text
        sheet = PreferencesSheet(choices, known_languages(), trouble)
        if languages:
            sheet.show_languages()
        sheet.chosen.connect(self._appearance.set_choices)
        self._window.open_sheet(sheet)

    def show_key_help(self) -> None:
        """Show the list of all keys."""
        keys = key_rows(), self._window.menus.shortcut_texts()
        self._window.open_sheet(KeysSheet(*keys))

    def show_rules(self, topic: Topic | None = None) -> None:
        """Show the rules of the game on the table, or of the last game; with `topic`,
        scrolled to the rules about it."""
        anchors = () if topic is None else SHEET_ANCHORS_BY_TOPIC[topic]
        self._app.house_rules.show_rules(self._ruleset, anchors)

    def show_rules_of(self, setup: GameSetup) -> None:
        """Show the rules of the game in a setup, with its packs and length."""
        self._app.house_rules.show_rules(ruleset_of_setup(setup))

    def copy_position(self) -> None:
        """Copy the position, as the player sees it, to the clipboard as one line of
        text.
        """
        observation = self._app.page.observation
        if observation is not None:
            QGuiApplication.clipboard().setText(format_position(observation.position))
            words = tr("Position copied. It holds only what you can see.")
            self._window.show_notice(words)

    def show_report(self) -> None:
        """Show a text to copy, with versions and the record of the game."""
        why = tr(
            "These are the rounds that are over with every card, what you can see of "
            "this one, and the versions in use. Send it along when you report a "
            "problem."
        )
        heading = tr("Report a problem")
        text = session_report("", self._app.page.session, self._match.session)
        self._window.open_sheet(CopySheet(heading, why, text))

    def show_about(self) -> None:
        """Show the versions of the program and its components."""
        from canasta_qt.app.settings.licences import licence_texts

        python, qt, system = versions()
        facts = (
            (tr("Engine"), tr("compiled") if is_compiled() else tr("interpreted")),
            (tr("Python"), python),
            (tr("Qt"), qt.removeprefix("Qt ")),
            (tr("System"), system),
            (tr("Games folder"), str(games_folder())),
        )
        self._window.open_sheet(AboutSheet(facts, licence_texts))

    def on_crash(self, error: str) -> None:
        """Show an unexpected exception with a report to copy; no game is lost, as it
        was saved after every action."""
        text = session_report(error, self._app.page.session, self._match.session)
        saved = self._autosave.is_game_saved
        self._crash = CrashDialog(text, self._window, saved=saved)
        self._crash.show()
