"""Page of the main game: begins, continues, saves and ends the game."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from canasta_qt.app.game.bots import unknown_levels, unknown_levels_sentence
from canasta_qt.app.game.game_setup import session_from_setup, setup_from_session
from canasta_qt.app.game.table_page import TablePage
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.session import Session
from canasta_qt.engine import scoring
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.record import (
    DEAL_DAY_FIELD,
    Record,
    ReplayError,
    replay_moments,
)
from canasta_qt.overrides import override
from canasta_qt.table.view import TableView
from canasta_qt.translate import tr
from canasta_qt.windows.new_game.game_offer import GameSetup
from canasta_qt.wording.player_names import PlayerNames

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program
    from canasta_qt.windows.game_end import GameEndSheet


class MainGame(TablePage):
    """The player's main game, which is saved after every action.

    With `rest`, `resume_game` shows a saved game without letting the bots play, until
    `continue_game` is called.
    """

    game_started = Signal()

    def __init__(self, app: Program, table: TableView) -> None:
        super().__init__(app, app.window.area, table)
        self._autosave = app.autosave
        self._generator = app.random
        self._paused: Session | None = None
        self._result: GameEndSheet | None = None
        """The dialog at the end of a game, while it is open."""
        self.controller.round_over.connect(self.on_round_over)
        self.controller.game_over.connect(self.on_game_over)
        self.controller.saved.connect(self._autosave.on_saved)

    @property
    @override
    def session(self) -> Session | None:
        """The main game, running or paused; None without one."""
        return self._paused or self.controller.session

    @property
    def side_totals(self) -> tuple[int, ...]:
        """Points of each side in the game; after the end of a round, with the points of
        that round."""
        session = self.session
        if session is None:
            return ()
        if session.is_begun and session.is_over:
            return session.score_sheet().total
        return tuple(session.position.scores)

    @property
    def is_paused(self) -> bool:
        """True if the game on the table is paused."""
        return self._paused is not None

    @override
    def on_page_hidden(self) -> None:
        """Pause bots, animations and the counting of a round."""
        self.close_result()
        self.controller.suspend()
        self.advice_controller.cancel()
        if self.counting is not None:
            self.counting.suspend_count()

    @override
    def on_page_shown(self) -> None:
        """Resume everything that `on_page_hidden` has paused."""
        if self.session is None:
            self._show_free()
        else:
            self.enable_game_entries(running=self.is_running)
            self.on_handed_over()
            self.window.menus.enable_for_turn_status(None)
        self.controller.resume()
        if self.counting is not None:
            self.counting.count_next()

    def play_game(self, setup: GameSetup) -> None:
        """Deal a new game; the file of an unfinished game stays in the store."""
        self._autosave.expect_new_game()
        self._start(session_from_setup(setup, self._generator))

    def play_again(self) -> None:
        """Deal a new game with the setup of the game that has ended."""
        session = self.session
        if session is not None:
            self.play_game(setup_from_session(session))

    def replay_deal(self) -> None:
        """Begin a game in which the same cards are dealt as in the present one."""
        session = self.session
        if session is not None:
            record = session.record
            dealer, was_running = record.rounds[0].dealer, self.is_running
            day = str(record.private_fields.get(DEAL_DAY_FIELD, ""))
            self.play_game(
                replace(
                    setup_from_session(session),
                    deal_number=record.deal_number,
                    dealer=dealer,
                    # After its cards were seen, a deal has no first result.
                    deal_date="" if was_running else day,
                )
            )
            if was_running:
                words = tr("The game you left is under Continue.")
                self.window.show_notice(words)  # placed on the table being dealt

    def copy_result(self) -> None:
        """Copy the result of a finished game to the clipboard as one line of text."""
        from canasta_qt.app.game.game_end import result_text

        session = self.session
        if session is not None and session.is_begun and session.is_over:
            text = result_text(session, self.people)
            if self._result is not None:
                self._result.copy.copy_text(text)
            else:
                QGuiApplication.clipboard().setText(text)
                self.window.show_notice(tr("Result copied."))

    def resume_game(self, name: str, *, rest: bool = False) -> bool:
        """Continue a saved game, or with `rest` show it paused; return whether that
        succeeded.
        """
        before = self._autosave.game_name
        record = self._autosave.open_game(name)
        return record is not None and self._resume(record, before, None, rest=rest)

    def import_record(self, record: Record, source: Path) -> bool:
        """Continue a game read from a file; return whether that succeeded."""
        before = self._autosave.game_name
        copied = self._autosave.import_record(record)
        return copied is not None and self._resume(copied, before, source, rest=False)

    def _resume(
        self, record: Record, before: str, source: Path | None, *, rest: bool
    ) -> bool:
        viewer = record.person_seat or 0
        try:
            session = Session.resume(record, self._generator, viewer)
        except ReplayError as error:
            self._autosave.move_to_damaged(error, source)
            if before:
                # The previous game is still on the table.
                self._autosave.open_game(before)
            return False
        if not rest or not session.is_begun:
            self._start(session)
            return True
        self._app.show_page(self)
        self._show_paused(session)
        self.game_started.emit()
        return True

    def _show_paused(self, session: Session) -> None:
        """Show a saved game as paused."""
        self.close_result()
        self._paused = session
        self.table.start_table(session.seats.names, session.visible_seat)
        self.on_table_started(session.seats.names, session.visible_seat)
        observation = session.visible_observation()
        self.table.show_observation(observation)
        self.table.status.show_no_game(tr("Game paused."))
        self.on_observation_shown(observation)

    def count_hint(self) -> None:
        """Count and save a hint that was shown in a practice round started from the
        main game."""
        session = self.session
        if session is not None:
            session.record_hint()
            self.save_game()

    def rename_game(self, given_name: str) -> None:
        """Set the name of the game on the table."""
        session = self.session
        if session is not None:
            session.record = session.record.with_game_name(given_name)
            self.save_game()

    @override
    def save_game(self) -> None:
        """Save the game on the table, running or paused."""
        if self.session is not None:
            self._autosave.on_saved(self.session.record)

    def continue_game(self) -> None:
        """Show the page of the game, and continue the game if it is paused."""
        self._app.show_page(self)
        session = self._paused
        if session is not None:
            self._start(session)

    def _start(self, session: Session) -> None:
        self._paused = None
        self.close_result()
        self.show_session(session)
        self.game_started.emit()
        seats = range(len(session.seats.players))
        unknown = unknown_levels(session.bot_level(seat) for seat in seats)
        if unknown:
            self.window.show_notice(unknown_levels_sentence(unknown), waits=True)

    def remove_game(self) -> None:
        """Remove the game from table and side panel after it was abandoned."""
        self._paused = None
        self.end_count()
        self.controller.stop()
        self.people = PlayerNames(())
        self.table.start_table(self.people.names, self.people.viewer)
        self.table.status.show_no_game("")
        self.area.panel.log.start_log(self.people)
        self.area.show_score(None)
        self.area.show_hands(None)
        self._show_free()

    def _show_free(self) -> None:
        """Update side panel and menus for a table without a game."""
        self.show_page_title(None)
        self.window.menus.enable_game_entries(playing=False)
        self.window.menus.enable_for_turn_status(None)

    def hand_over(self, level: str) -> None:
        """Let a bot of a level play in the player's place."""
        if self.is_paused:
            self.continue_game()
        self.controller.hand_over_seat(level)

    def take_seat(self, seat: int) -> None:
        """Let a person play again in a seat for which a bot has played."""
        if self.is_paused:
            self.continue_game()
        self.controller.hand_over_seat(None, seat)

    def on_round_over(self, result: RoundResult) -> None:
        """Count a round, after which the next round is dealt."""
        if self.is_running:
            self.enable_game_entries(running=True)
            self.start_count(result)

    def on_game_over(self, result: RoundResult) -> None:
        """Move the file of the finished game, count the last round, and then show the
        winner."""
        self._autosave.finish_game()
        self.enable_game_entries(running=False)
        assert self.session is not None, "it has just ended"
        if DEAL_DAY_FIELD in self.session.record.private_fields:
            self._app.deal_of_the_day.store_result(self.session.record)
        self.start_count(result)

    @override
    def show_score_again(self, last: RoundResult) -> None:
        """Show the score of the last round again or, at the end of the game, the
        winner."""
        if self.is_running:
            self.start_count(last)
        else:
            self.on_count_read()

    @override
    def on_count_read(self) -> None:
        """Deal the next round after the counting, or show the winner."""
        if self.is_running:
            self.end_count()
            self.controller.deal_next_round()
        elif (
            self.session is not None
            and DEAL_DAY_FIELD in self.session.record.private_fields
        ):
            self._app.deal_of_the_day.show_day()
        elif self.last_result is not None and self.session is not None:
            self._show_end(self.last_result, self.session.record)

    def show_last_score(self) -> None:
        """Show the score sheet of the round that was counted last, while the next round
        is played."""
        from canasta_qt.windows.scores import ScoreSheet

        session = self.session
        assert session is not None, "one of its rounds has been counted"
        if self.counting is not None:
            self.show_score_sheet()
            return
        end, points = last_end_position(session), session.points_by_round()
        score = scoring.score_sheet(end)
        sheet = ScoreSheet(score, end, self.people, points, last_button=tr("Close"))
        sheet.hands_requested.connect(lambda: self.show_hands_at_end(end))
        sheet.replay_requested.connect(lambda: self._app.replay_actions.replay_game())
        self.window.open_sheet(sheet)

    def close_result(self) -> None:
        """Close the dialog at the end of a game, before something else is shown."""
        if self._result is not None:
            self._result.close_sheet()

    def _on_result_closed(self) -> None:
        self._result = None

    def _show_end(self, last: RoundResult, record: Record) -> None:
        """Show the dialog with the winner and the key moments of the game."""
        if self._result is not None:
            return  # the dialog was open below the score sheet
        # Imported late: the first frame needs no dialog for the end.
        from canasta_qt.app.game.game_end import make_game_end_sheet

        app = self._app
        sheet = make_game_end_sheet(self.window, self.people, last, record)
        app.sounds.play_effect("win" if sheet.content.is_won else "lose")
        sheet.again_requested.connect(self.play_again)
        sheet.other_requested.connect(app.menu_actions.show_new_game)
        sheet.same_requested.connect(self.replay_deal)
        sheet.copy_requested.connect(self.copy_result)
        sheet.watch_requested.connect(
            lambda *at: app.replay_actions.replay_at_step(*at)
        )
        sheet.review_requested.connect(lambda: app.advice_actions.show_review(0))
        sheet.closed.connect(self._on_result_closed)
        self._result = sheet
        self.window.open_sheet(sheet)


def last_end_position(session: Session) -> Position:
    """Return the position at the end of the last finished round, with all cards known.

    The round is played again from the record, as the game may have been loaded since.
    """
    record = session.record
    index = len(record.rounds) - (1 if session.is_over else 2)
    played = takewhile(lambda it: it.round == index, replay_moments(record, index))
    *_, position = (moment.position for moment in played)
    return position
