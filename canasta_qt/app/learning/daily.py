"""Deal of the day: choice of a day, its deal, and its first result."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject

from canasta_qt.app.game.game_setup import setup_for_ruleset
from canasta_qt.app.settings.dates import date_text, read_date
from canasta_qt.learning.daily import (
    DAY_BOT_LEVEL,
    DAY_PLAYER_COUNT,
    date_of_record,
    day_result,
    deal_number_of_day,
    ruleset_of_day,
)
from canasta_qt.learning.progress import DayResult, ProgressData, ProgressFile
from canasta_qt.notation.handing_over import count_bot_actions
from canasta_qt.notation.record import Record
from canasta_qt.translate import tr
from canasta_qt.windows.learning.day import DailyDealSheet, DayContent, Weekday
from canasta_qt.windows.widgets.sheet import QuestionSheet
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.scores import day as words_of

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program

_WEEK: Final = 7


class DealOfTheDay(QObject):
    """Deal of the day: the dialog for a day, its deal, and the first result of each
    day."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._match = app, app.main_game
        self._day = date.min
        self.sheet: DailyDealSheet | None = None

    @staticmethod
    def today() -> date:
        """Return the local date."""
        return date.today()  # noqa: DTZ011 - the day is that of the wall

    def show_day(self, day: date | None = None) -> None:
        """Open the dialog for `day`; by default for the day of the deal on the table,
        else for today."""
        session = self._match.session
        found = None if session is None else date_of_record(session.record)
        self._day = day or found or self.today()
        learned = self._app.learning_progress()
        if self.sheet is not None:
            self.sheet.close_sheet()
        sheet = DailyDealSheet(self._day_content(learned))
        sheet.day_chosen.connect(self._on_day)
        sheet.play_requested.connect(self.play_shown_day)
        sheet.sheet_requested.connect(self._match.show_score_sheet)
        sheet.closed.connect(self._on_closed)
        self.sheet = sheet
        self._match.window.open_sheet(sheet)

    def _on_closed(self) -> None:
        self.sheet = None

    def _on_day(self, text: str) -> None:
        day = read_date(text)
        if day is not None and day <= self.today():
            self.show_day(day)
            return
        words = tr("Type a day up to today, like {date}.")
        self._match.window.show_notice(words.format(date=date_text(self.today())))

    def play_shown_day(self) -> None:
        """Deal the cards of the day shown in the dialog, or continue its game."""
        match, day = self._match, self._day
        session = match.session
        if (
            session is not None
            and date_of_record(session.record) == day
            and match.is_running
        ):
            match.continue_game()
            return
        kept = self._app.settings.remembered(), self._app.appearance.choices
        setup = setup_for_ruleset(ruleset_of_day(), (DAY_PLAYER_COUNT, ""), *kept)
        mine, *others = setup.seats[:DAY_PLAYER_COUNT]
        seats = (mine, *(replace(seat, level=DAY_BOT_LEVEL) for seat in others))
        day_setup = replace(
            setup, seats=seats, deal_date=str(day), dealer=DAY_PLAYER_COUNT - 1
        )
        match.play_game(replace(day_setup, deal_number=deal_number_of_day(day)))

    def store_result(self, record: Record) -> None:
        """Store the result of a finished deal of the day if it is the first one of that
        day.
        """
        day = date_of_record(record)
        if day is None or count_bot_actions(record, len(record.rounds) - 1):
            return  # a bot has played part of the game
        with self._app.show_storage_errors():
            ProgressFile().store_day_result(day, day_result(record))

    def ask_start_over(self) -> None:
        """Ask for confirmation before all progress in learning is deleted."""
        heading = tr("Reset your learning progress?")
        text = tr("Lessons, positions and daily deals start over. Your games are kept.")
        answers = ((tr("Start over"), self._on_start_over), (tr("Keep"), None))
        self._match.window.open_sheet(QuestionSheet(heading, text, answers))

    def _on_start_over(self) -> None:
        with self._app.show_storage_errors():
            ProgressFile().delete_progress()
            self._match.window.show_notice(tr("Your learning progress was reset."))
        start_page = self._app.start_page
        if start_page.page is not None and self._app.page is self._match:
            start_page.show_page()  # shown again without the deleted progress

    def _line(self, done: DayResult) -> str:
        more = done.canastas, done.out, done.hints
        return words_of.deal_line(str(self._day), done.deal, more)

    def _day_content(self, learned: ProgressData) -> DayContent:
        day, session = self._day, self._match.session
        done = learned.day.get(str(day), DayResult())
        title, played = ruleset_title(ruleset_of_day()), bool(done.deal)
        here = (
            session is not None
            and date_of_record(session.record) == day
            and session.is_over
        )
        hints = done.hints if played else None
        return DayContent(
            str(day),
            date_text(day),
            QLocale().toString(day, QLocale.FormatType.LongFormat),  # type: ignore[call-overload]
            words_of.deal_result_text(done.deal),
            words_of.deal_name_and_hints(title, deal_number_of_day(day), hints),
            tuple(self._weekdays(learned)),
            self._line(done) if played else "",
            here,
        )

    def _weekdays(self, learned: ProgressData) -> list[Weekday]:
        """Return the seven days from the shown one on or, if some of these are in the
        future, the last seven days."""
        last = min(self._day + timedelta(days=_WEEK - 1), self.today())
        found = []
        for back in reversed(range(_WEEK)):
            day = last - timedelta(days=back)
            deal = learned.day.get(str(day), DayResult()).deal
            result = words_of.lead_text(deal) if deal else "–"
            name = QLocale().dayName(day.isoweekday(), QLocale.FormatType.ShortFormat)
            whole = QLocale().toString(day, QLocale.FormatType.LongFormat)  # type: ignore[call-overload]
            found.append(Weekday(str(day), name, result, f"{whole}: {result}"))
        return found
