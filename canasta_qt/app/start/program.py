"""The composition of the program: one window, one table, one game and the features."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from canasta_qt.app.game.autosave import Autosave
from canasta_qt.app.game.bots import bot_runner, tell_who_plays
from canasta_qt.app.game.match import Match
from canasta_qt.app.menus.menu_actions import MenuActions
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.startup import StartupWindow
from canasta_qt.cards import Card
from canasta_qt.commands import Command, Sorting
from canasta_qt.controller.advice.advice_controller import AdviceController
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController
from canasta_qt.learning.progress import Learned, Progress
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.own_rulesets import find
from canasta_qt.storage.paths import StorageError
from canasta_qt.table.view import TableView
from canasta_qt.wording.errors import error_sentence

if TYPE_CHECKING:
    from canasta_qt.app.game.sound import Sounds
    from canasta_qt.app.learning.aside import SetAside
    from canasta_qt.app.learning.daily import DealOfTheDay
    from canasta_qt.app.learning.lessons import Lessons
    from canasta_qt.app.learning.positions import Positions
    from canasta_qt.app.learning.practice_mode import PracticeMode
    from canasta_qt.app.learning.ways_in import WaysIn
    from canasta_qt.app.menus.advice import AdviceActions
    from canasta_qt.app.menus.house_rules import HouseRulesActions
    from canasta_qt.app.menus.statistics import StatisticsActions
    from canasta_qt.app.replay.open_replay import ReplayActions
    from canasta_qt.windows.side_panel import SidePanel


class Program(QObject):
    """One window, one table, one game, and the features; each feature gets this object.

    A feature is made when it is first used, and calls others directly.
    """

    closing = Signal()
    """Processes, files and windows are to be closed."""

    def __init__(
        self,
        options: Options,
        runner: BotRunner,
        make_adviser: Callable[[], BotRunner] | None = None,
        startup: StartupWindow | None = None,
    ) -> None:
        """Put it together and connect it, in a window that may be seen already.

        The adviser thinks in a process of its own, which its first question starts.
        """
        super().__init__()
        self.options = options
        self.runner = runner
        self.startup = startup or StartupWindow(options)
        self.settings = self.startup.settings
        self.appearance = self.startup.appearance
        self.window = self.startup.window
        self.table = TableView(self.appearance.table_style)
        self.window.furnish(self.table)
        self.controller = GameController(runner, self)
        self.autosave = Autosave(GameStore(), self)
        self.chance = SystemRandom() if options.seed is None else Random(options.seed)
        self.progress = Progress()
        self.match = Match(self)
        self.menu_actions = MenuActions(self)
        self.adviser = Adviser(make_adviser or partial(bot_runner, options.seed), self)
        self.advice_controller = AdviceController(self.controller, runner, self.adviser)
        self._is_closed = False
        self._connect_table()
        self._connect_match()
        self._connect_advice()
        self._bind_menus()
        self.window.closing.connect(self.close)

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard."""
        from canasta_qt.app.game.sound import Sounds

        sounds = Sounds(self.appearance.choices, self)
        sounds.listen(self.table)
        self.appearance.choices_changed.connect(sounds.on_choices)
        self.closing.connect(sounds.close)
        return sounds

    @cached_property
    def advice_actions(self) -> AdviceActions:
        """Analyses and reviews."""
        from canasta_qt.app.menus.advice import AdviceActions

        return AdviceActions(self)

    @cached_property
    def replay_actions(self) -> ReplayActions:
        """Games played back."""
        from canasta_qt.app.replay.open_replay import ReplayActions

        return ReplayActions(self)

    @cached_property
    def set_aside(self) -> SetAside:
        """Lets the own game wait while something is learned at the table."""
        from canasta_qt.app.learning.aside import SetAside

        return SetAside(self)

    @cached_property
    def ways_in(self) -> WaysIn:
        """The start page."""
        from canasta_qt.app.learning.ways_in import WaysIn

        return WaysIn(self)

    @cached_property
    def lessons(self) -> Lessons:
        """Lessons, and the guided first round among them."""
        from canasta_qt.app.learning.lessons import Lessons

        return Lessons(self)

    @cached_property
    def positions(self) -> Positions:
        """Practice positions."""
        from canasta_qt.app.learning.positions import Positions

        return Positions(self)

    @cached_property
    def practice_mode(self) -> PracticeMode:
        """Rounds in which everything can be tried."""
        from canasta_qt.app.learning.practice_mode import PracticeMode

        return PracticeMode(self)

    @cached_property
    def day_deal(self) -> DealOfTheDay:
        """The same cards for everybody, every day others."""
        from canasta_qt.app.learning.daily import DealOfTheDay

        return DealOfTheDay(self)

    @cached_property
    def house_rules(self) -> HouseRulesActions:
        """Rules read and changed."""
        from canasta_qt.app.menus.house_rules import HouseRulesActions

        return HouseRulesActions(self)

    @cached_property
    def statistics(self) -> StatisticsActions:
        """What is counted of the games that are over."""
        from canasta_qt.app.menus.statistics import StatisticsActions

        return StatisticsActions(self)

    def leave_lesson(self) -> None:
        """Let a practice position take the place of a lesson, if one goes on."""
        if "lessons" in vars(self):
            self.lessons.controller.leave()

    def learned(self) -> Learned:
        """Return what was learned; nothing, and a notice, where it cannot be read."""
        try:
            return self.progress.read()
        except StorageError as error:
            self.window.notice(error_sentence(error))
            return Learned()

    @contextmanager
    def notices_of_storage(self) -> Iterator[None]:
        """Show a `StorageError` as a notice, and go on after the block."""
        try:
            yield
        except StorageError as error:
            self.window.notice(error_sentence(error))

    def on_seat_asked(self, seat: int) -> None:
        """Explain what a bot did, unless the seat has more to offer."""
        modes = vars(self).get("practice_mode")
        if modes is None or modes.offer_seat(seat) is None:
            self.advice_controller.on_why_asked(seat)

    def _connect_table(self) -> None:
        table, controller = self.table, self.controller
        table.player_input.find_targets = controller.find_targets
        table.dropped.connect(controller.on_dropped)
        table.selection_changed.connect(controller.on_selection_changed)
        table.rank_added.connect(controller.on_rank_added)
        table.choice_made.connect(controller.on_choice_made)
        table.lifted.connect(controller.on_lifted)
        table.commanded.connect(controller.on_commanded)
        table.settled.connect(controller.on_settled)
        table.aided.connect(controller.count_aid)
        controller.table_started.connect(table.start_table)
        controller.shown.connect(table.show_view)
        controller.advanced.connect(table.advance)
        controller.undone.connect(table.go_back)
        controller.draft_changed.connect(table.show_draft)
        controller.what_now_changed.connect(table.show_what_now)
        controller.prompt_changed.connect(table.show_prompt)
        controller.refused.connect(table.show_refusal)

    def _connect_match(self) -> None:
        """Log, score, sheets and disk follow the game, and all of it the choices."""
        tell_who_plays(self.runner, self.adviser, self.window.notice)
        match, table, controller = self.match, self.table, self.controller
        actions, stage = self.menu_actions, self.window.stage
        table.commanded.connect(match.on_commanded)
        table.commanded.connect(self._on_commanded)
        table.step_shown.connect(match.on_step_told)
        table.hand_sorted.connect(self.on_hand_sorted)
        match.began.connect(self.on_game_began)
        match.began.connect(actions.show_kept)
        match.began.connect(actions.remember)
        match.began.connect(actions.offer_lessons)
        controller.table_started.connect(match.on_table_started)
        controller.shown.connect(match.on_shown)
        controller.undone.connect(match.on_undone)
        controller.what_now_changed.connect(self.window.menus.show_what_now)
        controller.round_over.connect(match.on_round_over)
        controller.game_over.connect(match.on_game_over)
        controller.saved.connect(match.keep)
        controller.handed_over.connect(match.on_handed_over)
        controller.handed_over.connect(table.player_input.clear_selection)
        self.autosave.trouble.connect(self.window.notice)
        self.autosave.retired.connect(self._on_retired)
        self.appearance.table_changed.connect(table.set_style)
        self.appearance.table_changed.connect(match.on_style)
        match.on_style(self.appearance.table_style)
        stage.chip_changed.connect(table.show_scores)
        stage.panel_made.connect(self._connect_panel)
        self.window.escaped.connect(self._on_escaped)

    def _on_retired(self) -> None:
        """List the games that are left, and count the one that is over."""
        self.menu_actions.show_kept()
        self.statistics.counter.count()

    def _connect_panel(self, panel: SidePanel) -> None:
        log = panel.log
        log.cards_pointed.connect(self.table.ring_cards)
        log.replay_asked.connect(lambda *it: self.replay_actions.show_event(*it))
        log.what_if_asked.connect(lambda *it: self.replay_actions.try_event(*it))

    def _connect_advice(self) -> None:
        table, controller, stage = self.table, self.advice_controller, self.window.stage
        advising = table.advice
        table.commanded.connect(controller.on_commanded)
        advising.taken.connect(controller.on_hint_taken)
        advising.closed.connect(controller.on_hint_closed)
        advising.why_asked.connect(self.on_seat_asked)
        advising.compare_asked.connect(lambda: self.advice_actions.show_analysis())
        advising.card_changed.connect(stage.show_advice)
        stage.room_on_table = table.room_for_advice
        stage.notice_on_table = table.room_for_notice
        table.scene().window_notices = self.window.notices
        stage.compare_asked.connect(advising.compare_asked)
        controller.hint_changed.connect(advising.show_hint)
        controller.why_told.connect(advising.show_why)
        controller.reviewed.connect(lambda it, _: self.positions.on_reviewed(it))
        self.controller.round_over.connect(advising.forget_why)
        self.controller.game_over.connect(advising.forget_why)

    def _bind_menus(self) -> None:
        """Connect every entry; features that are not made yet are called by name."""
        menus, actions, match = self.window.menus, self.menu_actions, self.match
        menus.go_on_asked.connect(actions.go_on_with)
        menus.handed_over.connect(match.hand_over)
        menus.seat_taken.connect(match.take_seat)
        menus.commanded.connect(match.on_menu_command)
        menus.learning_asked.connect(lambda: menus.show_due(self.positions.due))
        menus.bind(
            {
                "new_game": actions.show_new_game,
                "start_page": lambda: self.ways_in.show(),
                "house_rules": actions.show_house_rules,
                "saved_games": actions.show_saved_games,
                "same_deal": match.same_deal,
                "copy_result": match.copy_result,
                "open_game": actions.ask_open,
                "save_as": actions.ask_save_as,
                "give_up": actions.ask_give_up,
                "replay": lambda: self.replay_actions.replay_game(),
                "replay_file": lambda: self.replay_actions.ask_file(),
                "statistics": lambda: self.statistics.show(),
                "preferences": actions.show_preferences,
                "compare": lambda: self.advice_actions.show_analysis(),
                "why": self.table.advice.ask_last,
                "keys": actions.show_keys,
                "rules": lambda: actions.show_rules(self.table.term),
                "copy_position": actions.copy_position,
                "report": actions.show_report,
                "folder": actions.show_folder,
                "about": actions.show_about,
            }
        )
        self._bind_learning()

    def _bind_learning(self) -> None:
        self.window.menus.bind(
            {
                "first_round": lambda: self.lessons.begin_first(),
                "lessons": lambda: self.lessons.begin_next(),
                "practice": self.menu_actions.show_practice,
                "day_deal": lambda: self.day_deal.show(),
                "positions": lambda: self.positions.begin(),
                "todays": lambda: self.positions.begin_today(),
                "words": lambda: self.house_rules.show_words(),
                "card": lambda: self.lessons.show_card(),
                "start_over": lambda: self.day_deal.ask_start_over(),
                "leave_practice": self.leave_practice,
            }
        )

    def show(self) -> None:
        """Show the window."""
        self.startup.show()

    def open(self) -> None:
        """Begin with what was asked for: a file, a game, or a greeting."""
        self.table.setFocus()
        if self.settings.trouble:
            self.window.notice(self.settings.trouble)
        if self.options.file is not None:
            self.menu_actions.open_file(self.options.file)
        if self.match.session is None:
            options = self.options
            ruleset = find(options.ruleset) if options.ruleset else None
            table = options.players, options.seating
            self.menu_actions.greet(ruleset, table, options.deal)

    def open_again(self, game: str) -> None:
        """Go on with what was open before the language was changed."""
        self.table.setFocus()
        if not game or not self.match.resume(game):
            self.menu_actions.greet(None, (0, ""))
        self.menu_actions.show_preferences(languages=True)

    def offer(self) -> None:
        """Offer to continue the paused game, or to begin one where there is none."""
        if self.match.is_paused or self.match.own is None:
            self.menu_actions.offer()

    def _on_commanded(self, command: Command) -> None:
        if command is Command.LEAVE_LESSON:
            self.leave_practice()

    def _on_escaped(self) -> None:
        if self.match.session is not None and self.match.session.leaves_by_escape:
            self.leave_practice()

    def leave_practice(self) -> None:
        """Bring the own game back in the place of what is learned or practised."""
        if self.match.is_practice:
            self.set_aside.leave()

    def on_game_began(self) -> None:
        """Let the hand lie as in the last game of this kind, or as it lay."""
        session = self.match.session
        if session is not None:
            found = self.settings.remembered()
            sequences = session.record.ruleset.sequences
            sorting = found.sorting_of_sequences if sequences else found.sorting
            self.table.sort_hand(sorting, session.hand_order)

    def on_hand_sorted(self, sorting: Sorting, own: tuple[Card, ...]) -> None:
        """Remember how hands lie in games of this kind, and this one in its record."""
        session = self.match.session
        if session is None:
            return
        found = self.settings.remembered()
        if session.record.ruleset.sequences:
            self.settings.keep(replace(found, sorting_of_sequences=sorting))
        else:
            self.settings.keep(replace(found, sorting=sorting))
        if sorting is Sorting.OWN:
            session.keep_hand_order(own)
            self.match.keep(session.record)

    def on_rung(self, file: str) -> None:
        """Raise the window for a second start, and open the file it was given."""
        self.window.setWindowState(
            self.window.windowState() & ~Qt.WindowState.WindowMinimized
        )
        self.window.raise_()
        self.window.activateWindow()
        if file:
            self.menu_actions.open_file(Path(file))

    def close(self) -> None:
        """Save the window geometry and release resources; idempotent."""
        if self._is_closed:
            return
        self._is_closed = True
        self.closing.emit()
        self.startup.keep_place()
        self.table.flush()
        self.runner.close()
        self.adviser.close()
        self.autosave.close()
