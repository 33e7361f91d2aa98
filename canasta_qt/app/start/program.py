"""Composition of the program: main window, main game, and all features."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from canasta_qt.app.game.autosave import Autosave
from canasta_qt.app.game.bots import connect_fallback_notices
from canasta_qt.app.game.match import MainGame
from canasta_qt.app.game.sound import Sounds
from canasta_qt.app.game.table_page import TablePage
from canasta_qt.app.menus.menu_actions import MenuActions
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.startup import StartupWindow
from canasta_qt.commands import Command
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.own_rulesets import find_ruleset
from canasta_qt.storage.paths import StorageError
from canasta_qt.table.view import TableView
from canasta_qt.wording.errors import error_sentence

if TYPE_CHECKING:
    from canasta_qt.app.learning.daily import DealOfTheDay
    from canasta_qt.app.learning.learning_page import LearningPage
    from canasta_qt.app.learning.lessons import Lessons
    from canasta_qt.app.learning.positions import PracticePositions
    from canasta_qt.app.learning.practice_mode import PracticeMode
    from canasta_qt.app.learning.start_page_controller import StartPageController
    from canasta_qt.app.menus.advice import AdviceActions
    from canasta_qt.app.menus.house_rules import HouseRulesActions
    from canasta_qt.app.menus.paper_game import PaperGameActions
    from canasta_qt.app.menus.statistics import StatisticsActions
    from canasta_qt.app.replay.open_replay import ReplayActions
    from canasta_qt.gestures import Draft
    from canasta_qt.learning.progress import ProgressData


class Program(QObject):
    """Main window, main game and features, which get this object as an argument.

    A feature is created when it is first used, and calls other features directly.
    """

    closing = Signal()
    """Emitted at the end, before processes, files and windows are closed."""

    def __init__(
        self,
        options: Options,
        runner: BotRunner,
        adviser_runner: BotRunner | None = None,
        startup: StartupWindow | None = None,
    ) -> None:
        """Create and connect everything; `startup` has the window if it is already
        shown.

        The adviser has its own process, which its first request starts.
        """
        super().__init__()
        self.options = options
        self.runner = runner
        self.startup = startup or StartupWindow(options)
        self.settings = self.startup.settings
        self.appearance = self.startup.appearance
        self.window = self.startup.window
        table = TableView(self.appearance.table_style)
        self.window.set_table(table)
        self.autosave = Autosave(GameStore(), self)
        self.random = SystemRandom() if options.seed is None else Random(options.seed)
        self.adviser = Adviser(adviser_runner or BotRunner(seed=0), self)
        self.sounds = Sounds(self.appearance.choices, self)
        self.appearance.choices_changed.connect(self.sounds.on_choices)
        self.closing.connect(self.sounds.close)
        self.main_game = MainGame(self, table)
        self.page: TablePage = self.main_game
        """Page that is shown: the main game, or lessons and practice."""
        self._advice_actions: dict[TablePage, AdviceActions] = {}
        self.menu_actions = MenuActions(self)
        self._is_closed = False
        self._connect_match()
        self._bind_menus()
        self.window.closing.connect(self.close)

    @property
    def table(self) -> TableView:
        """Table of the page that is shown."""
        return self.page.table

    @property
    def controller(self) -> GameController:
        """Controller of the page that is shown."""
        return self.page.controller

    @property
    def advice_actions(self) -> AdviceActions:
        """Analyses and reviews, for the page that is shown."""
        from canasta_qt.app.menus.advice import AdviceActions

        if self.page not in self._advice_actions:
            self._advice_actions[self.page] = AdviceActions(self, self.page)
        return self._advice_actions[self.page]

    @cached_property
    def replay_actions(self) -> ReplayActions:
        """Replays, each in a window."""
        from canasta_qt.app.replay.open_replay import ReplayActions

        return ReplayActions(self)

    @cached_property
    def learning_page(self) -> LearningPage:
        """Page of lessons, positions and practice rounds."""
        from canasta_qt.app.learning.learning_page import LearningPage

        return LearningPage(self)

    @cached_property
    def start_page(self) -> StartPageController:
        from canasta_qt.app.learning.start_page_controller import StartPageController

        return StartPageController(self)

    @cached_property
    def lessons(self) -> Lessons:
        """Lessons and the guided first round."""
        from canasta_qt.app.learning.lessons import Lessons

        return Lessons(self)

    @cached_property
    def positions(self) -> PracticePositions:
        from canasta_qt.app.learning.positions import PracticePositions

        return PracticePositions(self)

    @cached_property
    def practice_mode(self) -> PracticeMode:
        from canasta_qt.app.learning.practice_mode import PracticeMode

        return PracticeMode(self)

    @cached_property
    def deal_of_the_day(self) -> DealOfTheDay:
        from canasta_qt.app.learning.daily import DealOfTheDay

        return DealOfTheDay(self)

    @cached_property
    def house_rules(self) -> HouseRulesActions:
        """Rules and house rules."""
        from canasta_qt.app.menus.house_rules import HouseRulesActions

        return HouseRulesActions(self)

    @cached_property
    def paper_game(self) -> PaperGameActions:
        """Score pad for games with real cards."""
        from canasta_qt.app.menus.paper_game import PaperGameActions

        return PaperGameActions(self)

    @cached_property
    def statistics(self) -> StatisticsActions:
        from canasta_qt.app.menus.statistics import StatisticsActions

        return StatisticsActions(self)

    def end_lesson(self) -> None:
        """End a lesson before a practice position is shown."""
        if "lessons" in vars(self):
            self.lessons.controller.end_lesson()

    def learning_progress(self) -> ProgressData:
        """Return the progress in learning; if it is unreadable, show a notice and
        return empty progress."""
        from canasta_qt.learning.progress import ProgressData, ProgressFile

        try:
            return ProgressFile().read_progress()
        except StorageError as error:
            self.window.show_notice(error_sentence(error))
            return ProgressData()

    @contextmanager
    def show_storage_errors(self) -> Iterator[None]:
        """Show a notice if a `StorageError` is raised in the block."""
        try:
            yield
        except StorageError as error:
            self.window.show_notice(error_sentence(error))

    def on_seat_requested(self, seat: int) -> None:
        """Open the menu of a clicked seat; without a menu, explain the last move of the
        seat."""
        modes: PracticeMode | None = vars(self).get("practice_mode")
        if modes is None or modes.make_seat_menu(seat) is None:
            self.page.advice_controller.on_why_requested(seat)

    def show_page(self, page: TablePage) -> None:
        """Show another page; the game on the previous page is paused, and a lesson
        ends."""
        former, self.page = self.page, page
        if page is not former:
            former.on_page_hidden()
            self.window.show_page(page.area)
            page.on_page_shown()

    def _connect_match(self) -> None:
        """Connect storage, list of games and bots with the main game."""
        connect_fallback_notices(self.runner, self.adviser, self.window)
        match, actions = self.main_game, self.menu_actions
        match.game_started.connect(match.sort_hand)
        match.game_started.connect(actions.open_saved_games_menu)
        match.game_started.connect(actions.store_setup)
        match.advice_controller.review_finished.connect(
            lambda it, _: self.positions.on_reviewed(it)
        )
        self.autosave.failed.connect(self.window.show_notice)
        self.autosave.file_moved.connect(self._on_retired)

    def _on_retired(self) -> None:
        """Update the list of unfinished games, and count the game that has ended."""
        self.menu_actions.open_saved_games_menu()
        self.statistics.start_counting()

    def _bind_menus(self) -> None:
        """Connect each menu entry; features that are not created yet are looked up by
        name when an entry is chosen."""
        menus, actions, match = self.window.menus, self.menu_actions, self.main_game
        menus.continue_requested.connect(actions.continue_saved_game)
        menus.hand_over_requested.connect(match.hand_over)
        menus.take_seat_requested.connect(match.take_seat)
        menus.command_requested.connect(self._on_menu_command)
        self.window.files_dropped.connect(self._on_files_dropped)
        menus.learning_requested.connect(
            lambda: menus.show_due_positions(self.positions.due_position_count)
        )
        menus.bind_handlers(
            {
                "new_game": actions.show_new_game,
                "start_page": lambda: self.start_page.show_page(),
                "house_rules": actions.show_house_rules,
                "saved_games": actions.show_saved_games,
                "score_pad": lambda: self.paper_game.show(),
                "same_deal": match.replay_deal,
                "copy_result": match.copy_result,
                "open_game": actions.ask_open,
                "save_as": actions.ask_save_as,
                "give_up": actions.ask_give_up,
                "last_score": match.show_last_score,
                "replay": lambda: self.replay_actions.replay_game(),
                "replay_file": lambda: self.replay_actions.show_games(),
                "statistics": lambda: self.statistics.show_statistics(),
                "preferences": actions.show_preferences,
                "compare": lambda: self.advice_actions.show_analysis(),
                "why": lambda: self.table.advice.request_last_why(),
                "keys": actions.show_key_help,
                "rules": lambda: actions.show_rules(
                    self.table.context.topic_finder.current_topic
                ),
                "copy_position": actions.copy_position,
                "report": actions.show_report,
                "folder": actions.show_folder,
                "about": actions.show_about,
            }
        )
        self._bind_learning()

    def _on_files_dropped(self, files: list[str]) -> None:
        """Open the first of the dropped files."""
        self.menu_actions.open_file(Path(files[0]))

    def _on_menu_command(self, command: Command) -> None:
        """Run the command of a menu entry; the key of the command at the table has the
        same effect."""
        if command is Command.SKIP:
            self.table.playback.skip_to_own_turn()
        else:
            self.table.player_input.request_command(command)

    def _bind_learning(self) -> None:
        self.window.menus.bind_handlers(
            {
                "first_round": lambda: self.lessons.begin_first_lesson(),
                "lessons": lambda: self.lessons.begin_next_lesson(),
                "practice": lambda: self.menu_actions.show_new_game(practice=True),
                "day_deal": lambda: self.deal_of_the_day.show_day(),
                "positions": lambda: self.positions.begin_session(),
                "todays": lambda: self.positions.begin_position_of_day(),
                "words": lambda: self.house_rules.show_definitions(),
                "card": lambda: self.lessons.show_notes_page(),
                "start_over": lambda: self.deal_of_the_day.ask_start_over(),
                "leave_practice": self.leave_practice,
            }
        )

    def show(self) -> None:
        """Show the window."""
        self.startup.show()

    def open_requested_game(self) -> None:
        """Open the file or the game requested at the start, or offer a game."""
        self.table.setFocus()
        if self.settings.trouble:
            self.window.show_notice(self.settings.trouble)
        if self.options.file is not None:
            self.menu_actions.open_file(self.options.file)
        if self.main_game.session is None and self.page is self.main_game:
            options = self.options
            ruleset = find_ruleset(options.ruleset) if options.ruleset else None
            table = options.players, options.seating
            self.menu_actions.show_new_game_for(ruleset, table, options.deal)

    def reopen_after_language_change(
        self, game: str, staged: Draft, *, languages: bool
    ) -> None:
        """Open a game with its staged cards and the preferences again, after a change
        of language or court letters.

        With `languages`, the preferences are opened at the page of languages.
        """
        self.table.setFocus()
        if not game or not self.main_game.resume_game(game):
            self.menu_actions.show_new_game_for(None, (0, ""))
        elif staged.groups:
            self.controller.carry_out(staged)
        self.menu_actions.show_preferences(languages=languages)

    def offer_to_continue(self) -> None:
        """Offer to continue the paused game, or to start one; do nothing while a game
        goes on."""
        if self.main_game.is_paused or self.main_game.session is None:
            self.menu_actions.offer_to_continue()

    def leave_practice(self) -> None:
        """Leave lessons and practice."""
        if self.page is not self.main_game:
            self.learning_page.leave_game_or_page()

    def on_second_start(self, file: str) -> None:
        """Bring the window to the front when the program is started again, and open the
        file of that start."""
        self.window.setWindowState(
            self.window.windowState() & ~Qt.WindowState.WindowMinimized
        )
        self.window.raise_()
        self.window.activateWindow()
        if file:
            self.menu_actions.open_file(Path(file))

    def close(self) -> None:
        """Store the window geometry and close everything; a second call does
        nothing.
        """
        if self._is_closed:
            return
        self._is_closed = True
        self.closing.emit()
        self.startup.store_geometry()
        self.table.playback.finish_animations()
        self.runner.close()
        self.adviser.close()
        self.autosave.close_game()
        # Connected functions would hold the window as long as these exist.
        self.runner.deleteLater()
        self.adviser.deleteLater()
