"""The deal of the day: chosen, dealt, kept, and compared with bots in the same seat."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from time import monotonic
from typing import Final

from PySide6.QtCore import QLocale, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from canasta_qt.app.game.bots import levels
from canasta_qt.app.game.game_setup import setup_for
from canasta_qt.app.game.match import Match
from canasta_qt.app.settings.appearance import Appearance
from canasta_qt.app.settings.settings import Settings
from canasta_qt.bots.worker import REFILL, START_SECONDS, STARTS
from canasta_qt.child_process import ChildDiedError, ChildProcess
from canasta_qt.controller.seat_play import HEARD, IN_SEAT, OTHERS, read, serve
from canasta_qt.learning.daily import SEATS, day_of, done_of, number_of, rules_of_day
from canasta_qt.learning.progress import Day, Learned, Progress
from canasta_qt.notation.handing_over import stood_in
from canasta_qt.notation.record import Record
from canasta_qt.storage.paths import StorageError
from canasta_qt.windows.learning.day import DaySheet, DayShown, InSeat, Weekday
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.rich_text import Run
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.scores import day as words_of

_log = logging.getLogger("canasta.learning")

_LOOK_MS: Final = 40
_WEEK: Final = 7


class SeatPlays(QObject):
    """Bots in the player's seat, in a process of their own; one deal at a time."""

    came = Signal()
    """One more has played its round."""
    failed = Signal()
    """The process is given up; the next time it is asked for may go well."""

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        """Start nothing yet."""
        super().__init__(parent)
        self.number = 0
        self.records: dict[str, Record] = {}
        """By level, of the deal asked for last."""
        self._clock, self._heard_at = clock, 0.0
        self._starts: deque[float] = deque(maxlen=STARTS)
        """When the last processes were started."""
        self._process: ChildProcess | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)

    @property
    def playing(self) -> bool:
        """Whether the process runs."""
        return self._process is not None

    def play(self, number: int) -> None:
        """Let every level play a deal; what is known of it is not played again."""
        if number != self.number:
            self.close()
            self.number, self.records = number, {}
        if not (self.playing or len(self.records) == len(IN_SEAT)):
            self._start()

    def _start(self) -> None:
        """Start the process, unless it has failed too often in too short a time."""
        now = self._heard_at = self._clock()
        if len(self._starts) == STARTS and now - self._starts[0] < REFILL:
            _log.error("the bots of the deal of the day are given up for now")
            self.failed.emit()
            return
        self._starts.append(now)
        try:
            self._process = ChildProcess(serve, "canasta-day")
        except OSError as error:
            _log.error("the bots of the deal of the day cannot be started: %s", error)
            self.failed.emit()
            return
        self._process.send(self.number)
        self._timer.start()

    def look(self) -> None:
        """Take what has come, and replace a process that fails."""
        try:
            while self._process and (said := self._process.receive()):
                self._heard_at = self._clock()
                if said != HEARD:
                    level, record = read(said)
                    self.records[level] = record
                    self.came.emit()
        except ChildDiedError:
            self._restart("has died")
        except Exception as error:  # whatever came is no round
            self._restart(f"says nonsense: {error!r:.200}")
        if len(self.records) == len(IN_SEAT):
            self.close()
        elif self.playing and self._clock() - self._heard_at > START_SECONDS:
            self._restart("says nothing")

    def _restart(self, what: str) -> None:
        _log.warning("the process that plays the deal of the day %s", what)
        self.close()
        self._start()

    def close(self) -> None:
        """End the process."""
        self._timer.stop()
        process, self._process = self._process, None
        if process is not None:
            process.stop()


class DealOfTheDay(QObject):
    """Shows the deal of a day, deals it, and keeps the first result."""

    watch_asked = Signal(object)
    """The record of a round that the player wants to see."""

    def __init__(
        self,
        match: Match,
        settings: Settings,
        appearance: Appearance,
        progress: Progress | None = None,
    ) -> None:
        """Show nothing yet."""
        super().__init__(match)
        self._match, self._settings, self._appearance = match, settings, appearance
        self._progress = progress or Progress()
        self._day = date.min
        self.plays = SeatPlays(self)
        self.plays.came.connect(self._refresh)
        self.plays.failed.connect(self._on_failed)
        self.sheet: DaySheet | None = None

    @staticmethod
    def today() -> date:
        """The local date."""
        return date.today()  # noqa: DTZ011 - the day is that of the wall

    def show(self, day: date | None = None) -> None:
        """Open the sheet of a day, else of the deal on the table, else of today."""
        session = self._match.session
        found = None if session is None else day_of(session.record)
        self._day = day or found or self.today()
        learned = self._read()
        if self.sheet is not None:
            self.sheet.close_sheet()
        sheet = DaySheet(self._shown(learned), self._match.window.look)
        sheet.day_chosen.connect(self._on_day)
        sheet.play_asked.connect(self.play)
        sheet.copy_asked.connect(self.copy)
        sheet.sheet_asked.connect(self._match.show_sheet)
        sheet.watch_asked.connect(self._on_watch)
        sheet.closed.connect(self._on_closed)
        self.sheet = sheet
        if sheet.shown.is_played:
            self.plays.play(number_of(self._day))
            self._refresh()
        self._match.window.open_sheet(sheet)

    def _on_watch(self) -> None:
        """Show the Master's round, under a name that can be read."""
        level = IN_SEAT[-1]
        record = self.plays.records[level]
        names = (_titles()[level], *record.names[1:])
        self.watch_asked.emit(replace(record, names=names))

    def _on_closed(self) -> None:
        self.sheet = None

    def _on_failed(self) -> None:
        self._refresh()
        words = self.tr(
            "The bots in your seat do not answer. Show the day again later."
        )
        self._match.window.notice(words)

    def _read(self) -> Learned:
        try:
            return self._progress.read()
        except StorageError as error:
            self._match.window.notice(error_sentence(error))
            return Learned()

    def _on_day(self, text: str) -> None:
        try:
            day = date.fromisoformat(text)
        except ValueError:
            day = date.max
        if day <= self.today():
            self.show(day)
            return
        words = self.tr("Type a day up to today, like {date}.")
        self._match.window.notice(words.format(date=self.today()))

    def play(self) -> None:
        """Deal the day that is shown, or go on with it."""
        match, day = self._match, self._day
        session = match.own
        if session is not None and day_of(session.record) == day and match.running:
            match.go_on()
            return
        kept = self._settings.remembered(), self._appearance.choices
        setup = setup_for(rules_of_day(), (SEATS, ""), *kept)
        mine, *others = setup.seats[:SEATS]
        seats = (mine, *(replace(seat, level=OTHERS) for seat in others))
        number = number_of(day)
        match.begin(replace(setup, seats=seats, deal=number, day=str(day)))

    def keep(self, record: Record) -> None:
        """Keep the result of a deal that is over, if it is the first of its day."""
        day = day_of(record)
        if day is None or stood_in(record, len(record.rounds) - 1):
            return  # a bot has played a part of it
        self.plays.play(number_of(day))
        try:
            self._progress.keep_day(day, done_of(record))
        except StorageError as error:
            self._match.window.notice(error_sentence(error))

    def ask_start_over(self) -> None:
        """Ask once more before what was learned is forgotten."""
        lead = self.tr("Forget what you have learned?")
        rest = self.tr("Lessons, positions and days begin again; games stay.")
        words = (self.tr("Keep it"), self.tr("Start over"))
        strip = self._match.window.show_strip(
            (Run(lead, strong=True), Run(f" {rest}")), words
        )
        strip.second.connect(self._on_start_over)

    def _on_start_over(self) -> None:
        try:
            self._progress.start_over()
        except StorageError as error:
            self._match.window.notice(error_sentence(error))

    def copy(self) -> None:
        """Put the line of the day that is shown on the clipboard."""
        QGuiApplication.clipboard().setText(self._line(self._done()))

    def _done(self) -> Day:
        return self._read().day.get(str(self._day), Day())

    def _points(self, level: str) -> tuple[int, ...]:
        record = self.plays.records.get(level)
        mine = self.plays.number == number_of(self._day)
        return done_of(record).deal if record is not None and mine else ()

    def _line(self, done: Day) -> str:
        more = done.canastas, done.out, done.hints
        usual = self._points(OTHERS)
        return words_of.deal_line(str(self._day), done.deal, usual, more)

    def _refresh(self) -> None:
        sheet, done = self.sheet, self._done()
        if sheet is None or not sheet.shown.is_played:
            return
        titles = _titles()
        words = self.tr("{level} in your seat")
        rows = [InSeat(self.tr("You"), done.deal, mine=True)]
        for level in reversed(IN_SEAT):
            who = words.format(level=titles[level])
            rows.append(InSeat(who, self._points(level), waits=self.plays.playing))
        sheet.watch.setEnabled(IN_SEAT[-1] in self.plays.records)
        sheet.show_results(tuple(rows), self._line(done))

    def _shown(self, learned: Learned) -> DayShown:
        day, session = self._day, self._match.session
        done = learned.day.get(str(day), Day())
        title, played = ruleset_title(rules_of_day()), bool(done.deal)
        here = session is not None and day_of(session.record) == day and session.over
        hints = done.hints if played else None
        return DayShown(
            str(day),
            QLocale().toString(day, QLocale.FormatType.LongFormat),  # type: ignore[call-overload]
            words_of.scored(done.deal),
            words_of.facts(title, number_of(day), hints),
            tuple(self._weekdays(learned)),
            played,
            here,
        )

    def _weekdays(self, learned: Learned) -> list[Weekday]:
        """The seven days up to the one that is shown, or up to today."""
        last = min(self._day + timedelta(days=_WEEK - 1), self.today())
        found = []
        for back in reversed(range(_WEEK)):
            day = last - timedelta(days=back)
            deal = learned.day.get(str(day), Day()).deal
            result = words_of.lead(deal) if deal else "–"
            name = QLocale().dayName(day.isoweekday(), QLocale.FormatType.ShortFormat)
            whole = QLocale().toString(day, QLocale.FormatType.LongFormat)  # type: ignore[call-overload]
            found.append(Weekday(str(day), name, result, f"{whole}: {result}"))
        return found


def _titles() -> dict[str, str]:
    return {level.name: level.title for level in levels()}
