"""Practice rounds, and playing on from any moment of a game (“what if”)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from canasta_qt.app.game.game_setup import session_from_setup
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.practice_controller import PracticeController
from canasta_qt.controller.practice_session import (
    PracticeRound,
    PracticeStart,
    start_at_frame,
    start_from_record,
    start_of_first_deal,
)
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.record import Record
from canasta_qt.translate import tr
from canasta_qt.windows.learning.practice_box import PracticeBox
from canasta_qt.windows.new_game.game_offer import GameSetup
from canasta_qt.wording.errors import error_sentence

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program


class PracticeMode(QObject):
    """Starts practice rounds and shows their buttons below the log."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._window, self._page = app, app.window, app.learning_page
        page, game = self._page, self._page.controller
        self._chance = app.random
        self.controller = controller = PracticeController(game, self)
        self.box: PracticeBox | None = None
        page.table.command_requested.connect(controller.on_command)
        page.table.playback.settled.connect(controller.on_animations_ended)
        controller.hands_toggled.connect(page.show_open_hands)
        controller.hands_toggled.connect(self._show_hands)
        game.table_started.connect(self._allow)
        game.practice_saved.connect(self._on_practised)
        page.count_read.connect(self._on_counted)
        page.learning_ended.connect(self._close)

    def begin_round(self, setup: GameSetup) -> None:
        """Deal a practice round with this setup."""
        self._begin(
            lambda: start_of_first_deal(session_from_setup(setup, self._chance)),
            0,
            again=True,
        )

    def play_from_frame(
        self, frames: ReplayFrames, round_index: int, frame_index: int
    ) -> None:
        """Play on from a frame of a replay; hidden hands are dealt at random."""
        again = not frames.is_round_over(round_index)
        own = self._app.main_game.session
        deck = None
        if again and own is not None and own.is_begun and not own.is_over:
            deck = own.record.rounds[-1].deck
        is_own = frames.record.rounds[round_index].deck == deck
        self._begin(
            lambda: start_at_frame(frames, round_index, frame_index, self._chance),
            frames.viewer,
            again=again,
            is_own=is_own,
        )
        if again:
            guessed = tr("Cards that you cannot see are dealt at random here.")
            self._window.show_notice(guessed)

    def open_record(self, record: Record) -> None:
        """Continue a saved practice round."""
        viewer = record.person_seat or 0
        frames = ReplayFrames(record, viewer)
        if frames.stopped is not None:
            self._window.show_notice(error_sentence(frames.stopped))
            return
        beginning, done = start_from_record(frames)
        self._begin(lambda: beginning, viewer, again=False, done=done)

    def _begin(
        self,
        make: Callable[[], PracticeStart | None],
        viewer: int,
        *,
        again: bool,
        is_own: bool = False,
        done: Iterable[Action] = (),
    ) -> None:
        """Begin the practice round that `make` returns.

        `done` are the actions played in the round before it was saved. With `is_own`, a
        hint also counts in the main game.
        """
        window, beginning = self._window, make()
        if beginning is None or seat_to_act(beginning.position) is None:
            window.show_notice(tr("There is nothing to try from here."))
            return
        if self._page.session is not None and self.controller.practice_round is None:
            self._page.leave_page()  # a lesson, whose list must be closed
        window.hide_notice_strip()
        practised = PracticeRound(beginning, viewer, self._chance)
        if is_own:  # a hint may help in an unfinished game
            practised.last_hinted = self._app.main_game.count_hint
        for act in done:
            practised.submit(act)
        self.box = box = PracticeBox(again=again, counts_hints=is_own)
        box.hands_requested.connect(self.controller.toggle_hands)
        box.again_requested.connect(
            lambda: self._begin(make, viewer, again=again, is_own=is_own)
        )
        box.closed.connect(self._page.leave_page)
        title, panel = tr("Practice mode"), self._page.area.panel
        panel.log.show_below_log(box)
        # The heading is shown on the table while the panel is closed.
        panel.score.set_heading((title, ""))
        self._page.begin_session(practised, title)
        self._show_hands()

    def _close(self) -> None:
        self.box = None
        self._page.area.panel.log.show_below_log(None)

    def _allow(self) -> None:
        """Enable advice and saving for a practice round."""
        practised, menus = self.controller.practice_round, self._window.menus
        if practised is None:
            self._close()
            return
        can_save = not practised.practice_start.is_guessed
        menus.enable_entries(why=True, save_as=can_save)

    def _show_hands(self) -> None:
        practised = self.controller.practice_round
        if practised is not None and self.box is not None:
            self.box.show_hands(are_open=practised.is_open)

    def make_seat_menu(self, seat: int) -> QMenu | None:
        """Return the menu of a seat; None if no practice round is on the table."""
        if self.controller.practice_round is None:
            return None
        menu = QMenu(self._window)
        sit, why = tr("Play this seat"), tr("Why did they do that?")
        menu.addAction(sit, lambda: self.controller.take_seat(seat))
        menu.addAction(why, lambda: self._page.advice_controller.on_why_requested(seat))
        menu.popup(QCursor.pos())
        return menu

    def _on_practised(self, result: RoundResult) -> None:
        if self.controller.practice_round is not None:
            self._page.start_count(result)

    def _on_counted(self) -> None:
        """Leave the end of the round on the table, with a button to leave practice."""
        practised = self.controller.practice_round
        if practised is not None:
            practised.counted_decision = practised.decision
            self._page.controller.refresh()
