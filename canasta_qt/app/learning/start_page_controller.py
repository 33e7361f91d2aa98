"""Controller of the start page: ways to begin or continue, and what its buttons do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from canasta_qt.app.game.game_setup import setup_for_ruleset, with_novice_opponents
from canasta_qt.app.learning.daily import DealOfTheDay
from canasta_qt.app.learning.lessons import minutes_text
from canasta_qt.learning.lesson import Lesson
from canasta_qt.learning.progress import FIRST_ROUND_LESSON, DayResult, ProgressData
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.own_rulesets import find_ruleset, saved_rulesets
from canasta_qt.table.paint.felt import paint_felt
from canasta_qt.translate import join_with_and, number_text, tr
from canasta_qt.windows.learning.start_page import StartChoice, StartPage
from canasta_qt.windows.menus import SavedGameRow
from canasta_qt.windows.new_game.game_offer import GameSetup
from canasta_qt.wording.scores.day import deal_result_text

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program

_MAX_NAMED_GAMES: Final = 3
"""Largest number of custom rulesets that the page lists by name."""


class StartPageController(QObject):
    """Shows the start page over the table of the main game, until a game starts."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._match = app, app.main_game
        self.page: StartPage | None = None
        app.main_game.game_started.connect(self.hide_page)
        app.appearance.look_changed.connect(self._on_look)

    def show_page(self) -> None:
        """Show the start page over the table."""
        learned = self._app.learning_progress()
        offers, actions = self._offers(learned), self._app.menu_actions
        links = [(offer.title, offer.on_pressed) for offer in offers[2:]]
        if offers:
            links.append((tr("House rules…"), actions.show_house_rules))
        links.append((tr("Open a saved game…"), actions.open_saved))
        usual = self._lesson_choice(learned), self._deal_choice()
        choices = *(offers[:2] or usual), self._game_choice()
        self.page = page = StartPage(
            paint_felt, choices, links, is_first_time=not offers
        )
        page.leave_requested.connect(self._on_left)
        self._app.show_page(self._match)
        self._match.close_result()
        self._match.window.hide_notice_strip()
        self._match.area.show_cover(page)

    def _lesson_choice(self, learned: ProgressData) -> StartChoice:
        note, begin = tr("8 minutes"), tr("Start")
        left = learned.left.get(FIRST_ROUND_LESSON)
        if left is not None:
            note = tr("You are at part {number}.")
            note = note.format(number=number_text(left.part))
            begin = tr("Continue", "resume")
        told = tr(
            "Play a first round with Anton, your partner. He tells you what to do"
            " and why."
        )
        title = tr("Teach me Canasta")
        return StartChoice(title, told, note, begin, self._on_taught)

    def _deal_choice(self) -> StartChoice:
        told = tr(
            "Classic, four players: you and Anton against Clara and Tomás, both "
            "at the Novice level."
        )
        title = tr("I know Canasta")
        return StartChoice(title, told, "", tr("Deal", "button"), self._on_dealt)

    def _game_choice(self) -> StartChoice:
        note, names = tr("2 to 8 players"), [it.name for it in saved_rulesets()]
        if names:
            note = tr("Your own: {titles}")
            note = note.format(titles=join_with_and(names[:_MAX_NAMED_GAMES]))
        told = tr(
            "Samba, Hand & Foot, American and many more, with short lessons and"
            " house rules."
        )
        title, button = tr("Another game"), tr("Select a game…")
        opens = self._app.menu_actions.show_new_game
        return StartChoice(title, told, note, button, opens)

    def _offers(self, learned: ProgressData) -> list[StartChoice]:
        """Return the ways to continue; [] if the program is used for the first time."""
        game = self._app.menu_actions.last_saved_game()
        last = self._app.settings.remembered().ruleset
        if not (game or last or learned.lesson):
            return []
        offers = []
        if game is not None:
            offers.append(self._game_offer(game))
        lesson = self._app.lessons.next_unfinished_lesson(last)
        if FIRST_ROUND_LESSON in learned.left:
            lesson = self._app.lessons.first_lesson
        if lesson:
            offers.append(self._lesson_offer(lesson))
        day = learned.day.get(str(DealOfTheDay.today()), DayResult())
        offers.append(
            StartChoice(
                tr("Deal of the day"),
                tr("One round with the cards that everybody gets today."),
                deal_result_text(day.deal),
                tr("Open…"),
                self._app.deal_of_the_day.show_day,
            )
        )
        return offers

    def _game_offer(self, game: SavedGameRow) -> StartChoice:
        return StartChoice(
            game.given_name or tr("Your game"),
            game.title,
            game.details,
            tr("Continue", "resume"),
            lambda: self._on_game_requested(game.key),
        )

    def _lesson_offer(self, lesson: Lesson) -> StartChoice:
        words, lessons = tr("{title}: {setting}"), self._app.lessons
        left = lesson is lessons.first_lesson
        return StartChoice(
            tr("Next lesson"),
            words.format(title=lesson.title, setting=lesson.goal),
            minutes_text(lesson),
            tr("Continue", "resume") if left else tr("Start"),
            lambda: lessons.begin_lesson(lesson),
        )

    def _on_game_requested(self, name: str) -> None:
        """Continue a saved game."""
        self.hide_page()
        self._app.leave_practice()
        self._app.menu_actions.continue_saved_game(name)

    def hide_page(self) -> None:
        """Remove the start page, so that the table is visible."""
        if self.page is not None:
            self.page = None
            self._match.area.show_cover(None)

    def _on_look(self) -> None:
        if self.page is not None:
            self.show_page()

    def _on_left(self) -> None:
        if self._match.session is None:
            return  # there is no game to show
        self.hide_page()
        self._app.offer_to_continue()

    def _on_taught(self) -> None:
        self._app.lessons.begin_first_lesson()

    def _on_dealt(self) -> None:
        """Deal Classic against bots of the weakest level: one round or a whole game."""
        assert self.page is not None  # a button of the page was pressed
        is_short = self.page.length.chosen_index == 0
        self.hide_page()
        setup = with_novice_opponents(self._setup(ALL_RULESETS[0]))
        self._match.play_game(replace(setup, round_count=1 if is_short else None))

    def deal_round(self, ruleset_id: str) -> None:
        """Deal one round of a ruleset by its id, with the levels of the last game."""
        self._match.play_game(
            replace(self._setup(find_ruleset(ruleset_id)), round_count=1)
        )

    def _setup(self, ruleset: Ruleset) -> GameSetup:
        kept = self._app.settings.remembered(), self._app.appearance.choices
        return setup_for_ruleset(ruleset, (0, ""), *kept)
