"""Statistics: finished games counted in the background, and the dialog with figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDir, QObject, QTimer

from canasta_qt.app.game.bots import bot_levels
from canasta_qt.app.settings.file_dialogs import ask_save_path, documents_folder
from canasta_qt.statistics.figures import export_csv, make_overview, record_path
from canasta_qt.statistics.update import update_steps
from canasta_qt.statistics.values import GameFilter, PastGame
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import tr
from canasta_qt.windows.statistics.sheet import StatisticsSheet
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.scores.statistics import rules_words

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program

_PAUSE_MS: Final = 10
"""Milliseconds between the counting of two games, so that animations stay smooth."""
_PATTERN: Final = "*.csv"
_REFRESH_EVERY: Final = 250
"""Number of newly counted games after which the dialog is updated."""


class StatisticsActions(QObject):
    """Counts finished games, and shows the dialog with their statistics.

    Games are counted one record at a time in the event loop, when a game ends or the
    statistics are shown. A request during a count starts the count of the rest anew.
    """

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._window = app, app.window
        self._sheet: StatisticsSheet | None = None
        self._trouble = ""
        self._work: Iterator[tuple[int, int]] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._on_pause)
        app.closing.connect(self.stop_counting)

    @property
    def is_counting(self) -> bool:
        """True while games are being counted."""
        return self._timer.isActive()

    def start_counting(self) -> None:
        """Count the finished games that are not counted yet."""
        self._work = update_steps()
        self._timer.start()

    def stop_counting(self) -> None:
        """Stop counting; the games counted so far are stored."""
        self._timer.stop()
        self._work = None

    def _on_pause(self) -> None:
        assert self._work is not None  # the timer runs only while records are left
        try:
            self._on_progress(*next(self._work))
        except StopIteration:
            self.stop_counting()
            self._on_counted()
        except StorageError as error:
            self.stop_counting()
            self._on_failed(error_sentence(error))

    def show_statistics(self) -> None:
        """Open the dialog with the figures so far, and count games that are not counted
        yet.
        """
        titles = {level.name: level.title for level in bot_levels()}
        sheet = StatisticsSheet(titles)
        sheet.selection_changed.connect(self._refresh)
        sheet.games.replay_requested.connect(self._on_replay)
        sheet.export_requested.connect(self._on_export)
        sheet.closed.connect(self._on_closed)
        self._sheet = sheet
        self._refresh()
        self._window.open_sheet(sheet)
        sheet.begin_progress()
        self.start_counting()

    def _on_closed(self) -> None:
        self._sheet = None

    # Content

    def _refresh(self, selection: GameFilter | None = None) -> None:
        """Show the figures of the games in a selection; None is the selection shown
        last."""
        sheet = self._sheet
        if sheet is None:
            return
        try:
            sheet.show_overview(make_overview(selection or sheet.overview.game_filter))
        except StorageError as error:
            sheet.show_message(error_sentence(error))

    def _on_progress(self, done: int, todo: int) -> None:
        if self._sheet is None:
            return
        if done and (done % _REFRESH_EVERY == 0 or not self._sheet.overview.games):
            self._refresh()
        if todo > 1:
            self._sheet.show_progress(done, todo)

    def _on_counted(self) -> None:
        self._trouble = ""
        if self._sheet is not None:
            self._sheet.end_progress()
            self._refresh()

    def _on_failed(self, sentence: str) -> None:
        """Show a failure in the dialog, or as a notice if the dialog is closed and the
        same sentence was not shown just before."""
        if self._sheet is not None:
            self._sheet.end_progress()
            self._refresh()
            self._sheet.show_message(sentence)
        elif sentence != self._trouble:
            self._window.show_notice(sentence)
        self._trouble = sentence

    # Slots

    def _on_replay(self, game: PastGame) -> None:
        self._app.replay_actions.open_file(record_path(game))

    def _on_export(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        title = tr("Export games")
        suggested = documents_folder() / tr("Canasta games.csv")
        kinds = tr("Tables ({pattern})").format(pattern=_PATTERN)
        target = ask_save_path(self._window, title, suggested, kinds, ".csv")
        if target is None:
            return
        try:
            export_csv(sheet.overview.games, target, rules_words)
        except StorageError as error:
            sheet.show_message(error_sentence(error))
            return
        words = tr("Saved the games as {name} in {folder}.")
        where = QDir.toNativeSeparators(str(target.parent))
        sheet.show_message(words.format(folder=where, name=target.name))
