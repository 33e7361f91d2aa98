"""The statistics in the window: counted behind it, shown when they are asked for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QDir, QObject, QTimer, Signal

from canasta_qt.app.game.bots import levels
from canasta_qt.app.settings.file_dialogs import ask_save, documents
from canasta_qt.child_process import ChildDiedError, ChildProcess
from canasta_qt.statistics.figures import (
    count_all,
    count_anew,
    export_csv,
    overview,
    record_of,
)
from canasta_qt.statistics.update import Update, serve
from canasta_qt.statistics.values import Overview, PastGame, Selection
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import plural
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.statistics.sheet import CountAnewSheet, StatisticsSheet
from canasta_qt.windows.widgets.sheet import CopySheet
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.scores.statistics import rules_words

_log = logging.getLogger("canasta.app")

_LOOK_MS: Final = 40
"""Pauses between two looks at what the process says."""
PATIENCE: Final = 20.0
"""Seconds after which a process that says nothing is taken for dead."""
_PATTERN: Final = "*.csv"
_MANY: Final = 250
"""So many games more, and the figures are shown anew while others are counted."""


class Counter(QObject):
    """Counts the games that are over; asked while it counts, it counts once more.

    A process of its own does it: replaying games in a thread holds the interpreter
    for up to 50 ms at a time, which is three frames.
    """

    progressed = Signal(int, int)
    """Records counted of this time, and how many there are."""
    done = Signal(object)
    """The `Update`."""
    failed = Signal(str)
    """A sentence; the next time may go well."""

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        """Start nothing yet."""
        super().__init__(parent)
        self._clock, self._heard_at = clock, 0.0
        self._process: ChildProcess | None = None
        self._again = False
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._on_look)

    @property
    def counting(self) -> bool:
        """Whether the process runs."""
        return self._process is not None

    def count(self) -> None:
        """Count whatever is not counted yet."""
        if self.counting:
            self._again = True
            return
        try:
            self._process = ChildProcess(serve, "canasta-statistics")
        except OSError as error:
            self._give_up(f"cannot be started: {error}")
            return
        self._heard_at = self._clock()
        self._timer.start()

    def close(self) -> None:
        """End at once; what is counted stays counted."""
        self._again = False
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def _on_look(self) -> None:
        """Read what the process says; of its progress only the last matters."""
        progress: tuple[int, int] | None = None
        try:
            while self._process is not None:
                match self._process.receive():
                    case Update() | StorageError() as outcome:
                        self._end(outcome)
                        return
                    case (int(done), int(todo)):
                        progress = done, todo
                        self._heard_at = self._clock()
                    case None:
                        break
                    case nonsense:
                        self._give_up(f"says {nonsense!r}")
                        return
        except ChildDiedError:
            self._give_up("has died")
            return
        if self._clock() - self._heard_at > PATIENCE:
            self._give_up("says nothing")
        elif progress is not None:
            self.progressed.emit(*progress)

    def _give_up(self, what: str) -> None:
        _log.error("the process of the statistics %s", what)
        self._end(self.tr("The statistics could not be counted."))

    def _end(self, outcome: Update | StorageError | str) -> None:
        self._stop()
        if isinstance(outcome, Update):
            self.done.emit(outcome)
        else:
            said = outcome if isinstance(outcome, str) else error_sentence(outcome)
            self.failed.emit(said)
        if self._again:
            self._again = False
            self.count()


class StatisticsActions(QObject):
    """Everything around the statistics."""

    replay_requested = Signal(object)
    """The path of a record that the player wants to see played back."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        """Count nothing yet: the first game that ends, or the first look, begins it."""
        super().__init__(parent)
        self._window = window
        self._sheet: StatisticsSheet | None = None
        self._selection = Selection()
        self._trouble = ""
        self.counter = Counter(self)
        self.counter.progressed.connect(self._on_progress)
        self.counter.done.connect(self._on_counted)
        self.counter.failed.connect(self._on_failed)

    def show(self) -> None:
        """Open the sheet with what is counted so far, and count the rest."""
        titles = {level.name: level.title for level in levels()}
        sheet = StatisticsSheet(titles, self._window.look)
        sheet.selected.connect(self._on_selected)
        sheet.replay_asked.connect(self._on_replay)
        sheet.export_asked.connect(self._on_export)
        sheet.anew_asked.connect(self._ask_anew)
        sheet.all_asked.connect(lambda: self._recount(count_all))
        sheet.uncounted_asked.connect(self._show_uncounted)
        sheet.closed.connect(self._on_closed)
        self._sheet = sheet
        self._selection = Selection()
        self._refresh()
        self._window.open_sheet(sheet)
        sheet.begin_progress()
        self.counter.count()

    def _on_closed(self) -> None:
        self._sheet = None

    # What is shown

    def _refresh(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        try:
            sheet.show_overview(self._overview())
        except StorageError as error:
            sheet.say(error_sentence(error))

    def _overview(self) -> Overview:
        """What was chosen, or everything where that is no longer on the list."""
        shown = overview(self._selection)
        chosen = shown.selection
        listed = {"", *(rules.key for rules in shown.rules)}
        if chosen.rules in listed and chosen.level in ("", *shown.levels):
            return shown
        self._selection = Selection()
        return overview()

    def _on_selected(self, selection: Selection) -> None:
        self._selection = selection
        self._refresh()

    def _on_progress(self, done: int, todo: int) -> None:
        if self._sheet is None:
            return
        if done and (done % _MANY == 0 or not self._sheet.overview.games):
            self._refresh()
        if todo > 1:
            self._sheet.show_progress(done, todo)

    def _on_counted(self, update: Update) -> None:
        self._trouble = ""
        if self._sheet is not None:
            self._sheet.end_progress()
            self._refresh()
        if update.said:
            said, more = error_sentence(update.said[0]), len(update.said) - 1
            if more:
                said += " " + plural(more).translate(
                    "StatisticsActions", "The same happened to %n more file(s).", "", 1
                )
            self._window.notice(said)

    def _on_failed(self, sentence: str) -> None:
        """Say it once until it goes well again; the game goes on."""
        if self._sheet is not None:
            self._sheet.end_progress()
            self._refresh()
            self._sheet.say(sentence)
        elif sentence != self._trouble:
            self._window.notice(sentence)
        self._trouble = sentence

    # What is asked for

    def _on_replay(self, game: PastGame) -> None:
        self.replay_requested.emit(record_of(game))

    def _ask_anew(self) -> None:
        sheet = CountAnewSheet(self._window.look)
        sheet.agreed.connect(lambda: self._recount(count_anew))
        self._window.open_sheet(sheet)

    def _recount(self, count: Callable[[], None]) -> None:
        try:
            count()
        except StorageError as error:
            self._window.notice(error_sentence(error))
        self._refresh()

    def _show_uncounted(self) -> None:
        if self._sheet is None:
            return
        why = self.tr(
            "These games could not be read or replayed. "
            "They stay where they are and are tried again when they change."
        )
        files = self._sheet.overview.unreadable
        text = "\n".join(f"{file}: {reason}" for file, reason in files)
        heading = self.tr("Games not counted")
        self._window.open_sheet(CopySheet(heading, why, text, self._window.look))

    def _on_export(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        title = self.tr("Export games")
        suggested = documents() / self.tr("Canasta games.csv")
        kinds = self.tr("Tables ({pattern})").format(pattern=_PATTERN)
        target = ask_save(self._window, title, suggested, kinds, ".csv")
        if target is None:
            return
        try:
            export_csv(sheet.overview.games, target, rules_words)
        except StorageError as error:
            sheet.say(error_sentence(error))
            return
        words = self.tr("Saved the games as {name} in {folder}.")
        where = QDir.toNativeSeparators(str(target.parent))
        sheet.say(words.format(folder=where, name=target.name))
