"""The program put together: one window, one table, one game, and what they share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

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
from canasta_qt.engine.rounds import start_game
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.own_rulesets import find
from canasta_qt.table.view import TableView

if TYPE_CHECKING:
    from canasta_qt.app.game.sound import Sounds
    from canasta_qt.app.learning.aside import SetAside
    from canasta_qt.app.learning.daily import DealOfTheDay
    from canasta_qt.app.learning.lessons import Lessons
    from canasta_qt.app.learning.positions import Positions
    from canasta_qt.app.learning.practice_mode import PracticeMode
    from canasta_qt.app.learning.ways_in import WaysIn
    from canasta_qt.app.menus.advice import AdviceActions
    from canasta_qt.app.menus.statistics import StatisticsActions
    from canasta_qt.app.replay.open_replay import ReplayActions
    from canasta_qt.windows.side_panel import SidePanel


class Program(QObject):
    """Everything that lives as long as the window, and how it is connected."""

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
        game = (self.controller, self.autosave, self.chance)
        self.match = Match(self.window, self.table, *game)
        kept = self.autosave, self.appearance, self.settings
        self.menu_actions = MenuActions(
            self.match, *kept, lambda: self.sounds.trouble()
        )
        self.adviser = Adviser(make_adviser or partial(bot_runner, options.seed), self)
        self.advice_controller = AdviceController(self.controller, runner, self.adviser)
        self._is_closed = False
        self._connect_table()
        self._connect_match()
        self._connect_menus()
        self._connect_day_deal()
        self._connect_advice()
        self.window.closing.connect(self.close)

    # What no start waits for is loaded when it is first asked for.

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard."""
        from canasta_qt.app.game.sound import Sounds

        sounds = Sounds(self.appearance.choices, self)
        sounds.listen(self.table)
        self.match.sounded.connect(sounds.play)
        self.appearance.choices_changed.connect(sounds.on_choices)
        return sounds

    @cached_property
    def advice_actions(self) -> AdviceActions:
        """Analyses and reviews."""
        from canasta_qt.app.menus.advice import AdviceActions

        controller, appearance = self.advice_controller, self.appearance
        actions = AdviceActions(self.match, self.table, controller)
        controller.analysed.connect(actions.on_analysed)
        controller.reviewing.connect(actions.on_reviewing)
        controller.reviewed.connect(actions.on_reviewed)
        actions.mistake_asked.connect(lambda it: self.replay_actions.show_mistake(it))
        actions.replay_asked.connect(lambda n: self.replay_actions.show_moment(n))
        actions.what_if_asked.connect(lambda it: self.replay_actions.try_mistake(it))
        appearance.look_changed.connect(actions.panel.set_look)
        actions.panel.set_look(appearance.look)
        return actions

    @cached_property
    def replay_actions(self) -> ReplayActions:
        """Games played back."""
        from canasta_qt.app.replay.open_replay import ReplayActions

        actions = ReplayActions(self.match, self.appearance, self.adviser)
        actions.what_if_asked.connect(lambda *it: self.practice_mode.what_if(*it))
        return actions

    @cached_property
    def set_aside(self) -> SetAside:
        """Lets the own game wait while something is learned at the table."""
        from canasta_qt.app.learning.aside import SetAside

        aside = SetAside(self.match, lambda: self.ways_in.comes_back)
        aside.changed.connect(lambda: self.ways_in.hide())
        aside.changed.connect(self.on_game_began)
        aside.came_back.connect(self._on_came_back)
        return aside

    @cached_property
    def ways_in(self) -> WaysIn:
        """The start page."""
        from canasta_qt.app.learning.ways_in import WaysIn

        actions = self.menu_actions
        kept = self.match, self.settings, self.appearance
        ways = WaysIn(*kept, lambda: self.lessons, actions.last_game)
        ways.game_asked.connect(self._go_on)
        ways.day_asked.connect(lambda: self.day_deal.show())
        ways.rules_asked.connect(actions.show_house_rules)
        ways.other_asked.connect(actions.show_new_game)
        ways.open_asked.connect(actions.ask_open)
        ways.left.connect(self._offer)
        ways.taught.connect(lambda: self.lessons.begin_first())
        return ways

    def _go_on(self, name: str) -> None:
        """Continue a game in the place of what is learned, or of another game."""
        self.leave_practice()
        self.menu_actions.go_on_with(name)

    @cached_property
    def lessons(self) -> Lessons:
        """Lessons, and the guided first round among them."""
        from canasta_qt.app.learning.lessons import Lessons
        from canasta_qt.learning.progress import Progress

        made = Lessons(self.match, self.controller, self.set_aside, Progress())
        made.card_asked.connect(self.show_card)
        made.round_asked.connect(lambda game: self.ways_in.deal_round(find(game)))
        return made

    @cached_property
    def positions(self) -> Positions:
        """Practice positions."""
        from canasta_qt.app.learning.positions import Positions

        made = Positions(self.match, self.controller, self.set_aside, self.adviser)
        made.began.connect(self._leave_lesson)
        made.card_asked.connect(self.show_card)
        made.compare_asked.connect(lambda: self.advice_actions.show_analysis())
        return made

    def _leave_lesson(self) -> None:
        """A practice position takes the place of a lesson, if one goes on."""
        if "lessons" in vars(self):
            self.lessons.controller.leave()

    def show_card(self) -> None:
        """Show what has been learned on one page."""
        from canasta_qt.app.learning.pages import card_page

        page = card_page(self.lessons.all, self.lessons.done)
        self.menu_actions.house_rules.show_page(page)

    def show_words(self) -> None:
        """Explain the words of the game on the table."""
        from canasta_qt.app.learning.pages import words_page

        session = self.match.session
        terms = start_game(ALL_RULESETS[0], players=4).terms
        if session is not None:
            terms = session.position.terms
        self.menu_actions.house_rules.show_page(words_page(terms))

    @cached_property
    def practice_mode(self) -> PracticeMode:
        """Rounds in which everything can be tried."""
        from canasta_qt.app.learning.practice_mode import PracticeMode

        mode = PracticeMode(self.match, self.set_aside, self.controller, self.chance)
        mode.why_asked.connect(self.advice_controller.on_why_asked)
        return mode

    def _on_seat_asked(self, seat: int) -> None:
        """Ask why somebody did that, unless the seat has more to be asked."""
        modes, why = vars(self).get("practice_mode"), self.advice_controller
        if modes is None or modes.offer_seat(seat) is None:
            why.on_why_asked(seat)

    @cached_property
    def day_deal(self) -> DealOfTheDay:
        """The same cards for everybody, every day others."""
        from canasta_qt.app.learning.daily import DealOfTheDay

        return DealOfTheDay(self.match, self.settings, self.appearance)

    def _on_came_back(self) -> None:
        if self.match.own is None and self.ways_in.comes_back:
            self.ways_in.show()
        else:
            self._offer()

    def _offer(self) -> None:
        if self.match.is_paused or self.match.own is None:
            self.menu_actions.offer()

    @cached_property
    def statistics(self) -> StatisticsActions:
        """What is counted of the games that are over."""
        from canasta_qt.app.menus.statistics import StatisticsActions

        actions = StatisticsActions(self.window, self)
        actions.replay_requested.connect(lambda it: self.replay_actions.open_file(it))
        return actions

    def _connect_table(self) -> None:
        table, controller = self.table, self.controller
        table.picked_up.connect(controller.on_picked_up)
        table.put_back.connect(controller.on_put_back)
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
        controller.targets_changed.connect(table.show_targets)
        controller.draft_changed.connect(table.show_draft)
        controller.what_now_changed.connect(table.show_what_now)
        controller.prompt_changed.connect(table.show_prompt)
        controller.refused.connect(table.show_refusal)

    def _connect_match(self) -> None:
        """Log, score, sheets and disk follow the game, and all of it the choices."""
        tell_who_plays(self.runner, self.adviser, self.window.notice)
        match, table, controller = self.match, self.table, self.controller
        table.commanded.connect(match.on_commanded)
        table.step_shown.connect(match.on_step_told)
        match.began.connect(self.on_game_began)
        table.hand_sorted.connect(self.on_hand_sorted)
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
        self.appearance.table_changed.connect(table.set_style)
        self.appearance.table_changed.connect(match.on_style)
        match.on_style(self.appearance.table_style)
        self.window.stage.chip_changed.connect(table.show_scores)
        self.window.stage.panel_made.connect(self._connect_panel)
        self.menu_actions.practice_opened.connect(lambda r: self.practice_mode.open(r))

    def _connect_panel(self, panel: SidePanel) -> None:
        log = panel.log
        log.cards_pointed.connect(self.table.ring_cards)
        log.replay_asked.connect(lambda *it: self.replay_actions.show_event(*it))
        log.what_if_asked.connect(lambda *it: self.replay_actions.try_event(*it))

    def _connect_menus(self) -> None:
        menus, actions, match = self.window.menus, self.menu_actions, self.match
        menus.new_game.triggered.connect(actions.show_new_game)
        menus.start_page.triggered.connect(lambda: self.ways_in.show())
        actions.start_page_asked.connect(lambda: self.ways_in.show())
        menus.house_rules.triggered.connect(actions.show_house_rules)
        menus.go_on_asked.connect(actions.go_on_with)
        menus.saved_games.triggered.connect(actions.show_saved_games)
        menus.open_game.triggered.connect(actions.ask_open)
        menus.save_as.triggered.connect(actions.ask_save_as)
        menus.same_deal.triggered.connect(match.same_deal)
        menus.copy_result.triggered.connect(match.copy_result)
        menus.handed_over.connect(match.hand_over)
        menus.seat_taken.connect(match.take_seat)
        menus.give_up.triggered.connect(actions.ask_give_up)
        menus.commanded.connect(match.on_menu_command)
        menus.preferences.triggered.connect(lambda: actions.show_preferences())
        menus.keys.triggered.connect(actions.show_keys)
        menus.rules.triggered.connect(lambda: actions.show_rules(self.table.term))
        menus.first_round.triggered.connect(lambda: self.lessons.begin_first())
        menus.lessons.triggered.connect(lambda: self.lessons.begin_next())
        menus.positions.triggered.connect(lambda: self.positions.begin())
        menus.todays.triggered.connect(lambda: self.positions.begin_today())
        menus.learning_asked.connect(lambda: menus.show_due(self.positions.due))
        menus.words.triggered.connect(self.show_words)
        menus.card.triggered.connect(self.show_card)
        menus.practice.triggered.connect(actions.show_practice)
        actions.practice_chosen.connect(lambda it: self.practice_mode.begin(it))
        menus.leave_practice.triggered.connect(self.leave_practice)
        self.window.escaped.connect(self._on_escaped)
        self.table.commanded.connect(self._on_commanded)
        menus.copy_position.triggered.connect(actions.copy_position)
        menus.report.triggered.connect(actions.show_report)
        menus.about.triggered.connect(actions.show_about)
        menus.folder.triggered.connect(actions.show_folder)
        match.began.connect(actions.show_kept)
        match.began.connect(actions.remember)
        match.began.connect(actions.offer_lessons)
        match.ended.connect(actions.show_new_game)
        self.autosave.games_changed.connect(actions.show_kept)

    def _connect_day_deal(self) -> None:
        """Connect the deal that is equal for everybody."""
        menus, match = self.window.menus, self.match
        menus.start_over.triggered.connect(lambda: self.day_deal.ask_start_over())
        menus.day_deal.triggered.connect(lambda: self.day_deal.show())
        match.day_played.connect(lambda it: self.day_deal.keep(it))
        match.day_counted.connect(lambda: self.day_deal.show())

    def _connect_advice(self) -> None:
        table, controller = self.table, self.advice_controller
        advising, menus = table.advice, self.window.menus
        table.commanded.connect(controller.on_commanded)
        advising.taken.connect(controller.on_hint_taken)
        advising.closed.connect(controller.on_hint_closed)
        advising.why_asked.connect(self._on_seat_asked)
        advising.compare_asked.connect(lambda: self.advice_actions.show_analysis())
        stage = self.window.stage
        stage.room_on_table = table.room_for_advice
        stage.notice_on_table = table.room_for_notice
        stage.compare_asked.connect(advising.compare_asked)
        advising.card_changed.connect(stage.show_advice)
        controller.hint_changed.connect(advising.show_hint)
        controller.why_told.connect(advising.show_why)
        self.controller.round_over.connect(advising.forget_why)
        self.controller.game_over.connect(advising.forget_why)
        controller.reviewed.connect(lambda it, _: self.positions.on_reviewed(it))
        menus.compare.triggered.connect(lambda: self.advice_actions.show_analysis())
        menus.why.triggered.connect(advising.ask_last)
        self.match.review_asked.connect(lambda n: self.advice_actions.show_review(n))
        menus.replay.triggered.connect(lambda: self.replay_actions.replay_game())
        menus.replay_file.triggered.connect(lambda: self.replay_actions.ask_file())
        self.match.replay_asked.connect(lambda: self.replay_actions.replay_game())
        self.match.watch_asked.connect(
            lambda *place: self.replay_actions.show_moment(*place)
        )
        self.autosave.retired.connect(lambda: self.statistics.counter.count())
        menus.statistics.triggered.connect(lambda: self.statistics.show())

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
        if "replay_actions" in vars(self):
            self.replay_actions.close()
        if "sounds" in vars(self):
            self.sounds.close()
        self.startup.keep_place()
        self.table.flush()
        self.runner.close()
        self.adviser.close()
        if "statistics" in vars(self):
            self.statistics.counter.close()
        self.autosave.close()
