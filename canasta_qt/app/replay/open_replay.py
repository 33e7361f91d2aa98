"""Opens replays: of the game on the table, a saved game, or a reviewed decision."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication

from canasta_qt.advice import Mistake
from canasta_qt.app.menus.saved_game_rows import saved_game_row
from canasta_qt.app.replay.replay import Replay
from canasta_qt.app.settings.file_dialogs import ask_open_path
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.notation.record import Record, RecordError
from canasta_qt.storage.game_files import (
    FINISHED_FOLDER,
    GAME_SUFFIX,
    GameStore,
    read_record,
)
from canasta_qt.storage.paths import StorageError, games_folder
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from canasta_qt.translate import mark, tr
from canasta_qt.windows.replay_window import ReplayWindow
from canasta_qt.windows.saved_games import ReplayListSheet
from canasta_qt.windows.widgets.geometry import docking_width, fit_to_screen
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.wording.errors import error_sentence, quoted_text

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program

_WINDOW_OFFSET: Final = QPoint(28, 36)
"""Offset in pixels of the replay window from the main window, so that the main window
is not hidden."""
_WINDOW_SHARE: Final = 0.85
"""Size of the replay window as share of the main window, so that buttons of the main
window stay visible; the replay is at least wide enough for the side panel beside the
table."""


class ReplayActions(QObject):
    """Opens replays in a window beside the main window, one at a time."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._window = app, app.window
        self._appearance, self._adviser = app.appearance, app.adviser
        self.open_replay: Replay | None = None
        self._appearance.table_changed.connect(self._on_style)
        app.closing.connect(self.close_replay)

    def _page_frames(self) -> ReplayFrames | None:
        """Return the frames of the game on the table; None before its first round."""
        session = self._app.page.session
        if session is None or not session.record.rounds:
            return None
        return ReplayFrames(session.record, session.seats.viewer)

    def replay_game(self) -> None:
        """Replay the last finished round of the game on the table."""
        if (frames := self._page_frames()) is not None:
            last = frames.round_count - 1
            self._open(frames, max(last - (not frames.is_round_over(last)), 0))

    def replay_at_mistake(self, mistake: Mistake) -> None:
        """Open the replay at a reviewed decision."""
        if (frames := self._page_frames()) is not None:
            replaying = self._open(frames, mistake.round_index)
            replaying.go_to_frame(_frame_of_mistake(frames, mistake))

    def replay_at_step(self, round_index: int, line: int = 0, step: int = -1) -> None:
        """Open the replay at a step and let it play; with -1 as step, only show the
        beginning of the round."""
        if (frames := self._page_frames()) is not None:
            replaying = self._open(frames, round_index)
            index = frames.find_frame(round_index, line, step)
            if index is not None:
                replaying.go_to_frame(index)
                replaying.play_or_pause()

    def replay_at_event(self, round_number: int, event_index: int) -> None:
        """Open the replay of round `round_number`, counted from 1, before one of its
        events, and let it play."""
        if (frames := self._page_frames()) is not None:
            self._open(frames, round_number - 1).go_to_event(event_index)

    def show_games(self) -> None:
        """Open the dialog with the games finished or saved last; if there are none,
        ask for a file.
        """
        with self._app.show_storage_errors():
            autosave = self._app.autosave
            saved = autosave.unfinished_games(with_open=True)
            games = [
                it for it in saved if it.record.rounds
            ] + GameStore().finished_games()
            if not games:
                self.ask_for_file()
                return
            games.sort(key=attrgetter("save_time"), reverse=True)
            here = autosave.game_name
            rows = [saved_game_row(it, here=it.name == here) for it in games]
            sheet = ReplayListSheet(rows)
            sheet.game_chosen.connect(self._open_saved)
            sheet.file_requested.connect(self.ask_for_file)
            self._window.open_sheet(sheet)

    def _open_saved(self, name: str) -> None:
        folder = games_folder()
        finished = folder / FINISHED_FOLDER / f"{name}{GAME_SUFFIX}"
        self.open_file(finished if finished.is_file() else folder / finished.name)

    def ask_for_file(self) -> None:
        """Ask for the file of a saved game and replay it."""
        words = tr("Canasta games ({pattern})").format(pattern=f"*{GAME_SUFFIX}")
        finished = games_folder() / FINISHED_FOLDER
        folder = finished if finished.is_dir() else games_folder()
        title = tr("Replay a saved game")
        window = self._window
        path = ask_open_path(window, title, folder, words)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Replay a saved game from its first round; the file is not changed."""
        try:
            record = read_game(path)
        except (StorageError, RecordError) as error:
            words = tr("“{file}” cannot be replayed. {why}")
            why = error_sentence(error)
            self._window.show_notice(words.format(file=quoted_text(path.name), why=why))
            return
        self._open(frames_from_record(record), 0)

    def _open(self, frames: ReplayFrames, hand: int) -> Replay:
        """Open a replay at the beginning of a round and return it; a replay that is
        open is closed."""
        main = self._window
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        docking = QSize(docking_width(current_look().text_factor), 0)
        size = (main.size() * _WINDOW_SHARE).expandedTo(docking)
        place = QRect(main.pos() + _WINDOW_OFFSET, size)
        place = fit_to_screen(place, screens)
        former = self.open_replay
        if former is not None and former.frames.record is frames.record:
            former.show_frame(hand, 0)
            self._return_to_replay()
            return former
        if former is not None:
            place = former.window.geometry()
            self.close_replay()
        style = self._appearance.table_style
        display = style, self._appearance.choices.speed
        table = TableView(style, watched=True)
        sequences = frames.record.ruleset.sequences
        table.sort_hand(
            self._app.settings.remembered().sorting_of_hand(sequences=sequences)
        )
        window = ReplayWindow(table, main)
        window.setGeometry(place)
        replaying = Replay(frames, window, table, display, self._adviser)
        if hand:
            replaying.show_frame(hand, 0)
        window.closed.connect(self._on_closed)
        window.bar.what_if.clicked.connect(self._on_what_if)
        self.open_replay = replaying
        window.show()
        table.setFocus()
        return replaying

    def practise_mistake(self, mistake: Mistake) -> None:
        """Start a practice round at a reviewed decision."""
        if (frames := self._page_frames()) is not None:
            place = mistake.round_index, _frame_of_mistake(frames, mistake)
            self._app.practice_mode.play_from_frame(frames, *place)

    def practise_event(self, round_number: int, event_index: int) -> None:
        """Start a practice round before an event of the game on the table."""
        if (frames := self._page_frames()) is not None:
            index = frames.find_event(round_number - 1, event_index)
            self._app.practice_mode.play_from_frame(frames, round_number - 1, index)

    def _on_what_if(self) -> None:
        replaying, main = self.open_replay, self._window
        if replaying is not None:
            replaying.pause()
            place = replaying.frames, replaying.hand, replaying.index
            self._app.practice_mode.play_from_frame(*place)
            self._app.learning_page.return_to_origin = self._return_to_replay
            main.raise_()
            main.activateWindow()

    def _return_to_replay(self) -> None:
        """Bring the window of the open replay to the front, if there is one."""
        if self.open_replay is not None:
            self.open_replay.window.raise_()
            self.open_replay.window.activateWindow()

    def close_replay(self) -> None:
        """Close the open replay, if there is one."""
        if self.open_replay is not None:
            self.open_replay.window.close()

    def _on_closed(self) -> None:
        replaying, self.open_replay = self.open_replay, None
        if replaying is not None:
            replaying.window.deleteLater()

    def _on_style(self, style: TableStyle) -> None:
        if self.open_replay is not None:
            self.open_replay.set_style(style)


def _frame_of_mistake(frames: ReplayFrames, mistake: Mistake) -> int:
    place = mistake.round_index, mistake.line_index, mistake.action_index
    return frames.find_frame(*place) or 0


def read_game(path: Path) -> Record:
    """Return the record in a file, in which at least one round was dealt.

    Raises `StorageError`, or `RecordError` for a file without such a record.
    """
    record = read_record(path)
    if not record.rounds:
        raise RecordError(mark("No round of this game was dealt."))
    return record


def frames_from_record(record: Record) -> ReplayFrames:
    """Return the frames of a record as seen by the person in it; without a person, by
    seat 0."""
    viewer = record.person_seat or 0
    return ReplayFrames(record, viewer)
