"""Games begun, gone on with and ended: between controller, store and window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from canasta_qt.app.game.bots import is_gentle, unknown_levels, unknown_words
from canasta_qt.app.game.game_setup import session_of, setup_of
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import AtTable, RoundResult
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.handing_over import actors, deciders
from canasta_qt.notation.record import ASKED, DAY, PERSON, Record, ReplayError
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.translate import tr
from canasta_qt.windows.new_game.game_offer import GameSetup
from canasta_qt.wording.player_names import PlayerNames

if TYPE_CHECKING:
    from canasta_qt.app.game.counting import Counting
    from canasta_qt.app.game.game_end import GameEnding
    from canasta_qt.app.game.score_view import PanelView
    from canasta_qt.app.start.program import Program
    from canasta_qt.windows.game_end import GameEndSheet


@dataclass(frozen=True, slots=True)
class OwnGame:
    """The player's own game while something is practised on its table."""

    left: AtTable | None
    paused: Session | None
    last: RoundResult | None
    ending: GameEnding | None
    is_counted: bool
    """All of its round that is over has been counted."""

    @property
    def session(self) -> Session | None:
        """The game itself, if there is one."""
        return self.paused or (None if self.left is None else self.left.session)


class Match(QObject):
    """The game on the table as the window knows it.

    A game that was kept lies on the table before it is gone on with: `rest` shows it,
    `go_on` lets the bots play.
    """

    began = Signal()
    own_again = Signal()
    """Nothing is practised any more: an own game is on the table, or none."""
    practice_counted = Signal()
    """The count of a round that was practised has been read."""

    def __init__(self, app: Program) -> None:
        """Put nothing on the table yet."""
        super().__init__(app.window)
        self._app = app
        self.window, self.table = app.window, app.table
        self.people = PlayerNames(())
        self._controller, self._autosave = app.controller, app.autosave
        self._generator = app.chance
        self._paused: Session | None = None
        self._last: RoundResult | None = None
        self._own: OwnGame | None = None
        """What waits while something is practised."""
        self._ending: GameEnding | None = None
        self.counting: Counting | None = None
        """The round that is being counted, or has been and is still on the pad."""
        self._are_new = False
        """People have sat down of whom the side panel knows nothing yet."""

    @property
    def session(self) -> Session | None:
        """The game on the table, played or paused."""
        return self._paused or self._controller.session

    @property
    def own(self) -> Session | None:
        """The player's own game, on the table or waiting beside it."""
        return self.session if self._own is None else self._own.session

    @property
    def is_practice(self) -> bool:
        """Whether something is practised, and the own game waits."""
        return self._own is not None

    @property
    def observation(self) -> Observation | None:
        """What the player may know of it; None before the first deal."""
        session = self.session
        if session is None or not session.begun:
            return None
        return session.view()

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by side, those of a hand that is over counted in."""
        session = self.session
        if session is None:
            return ()
        if session.begun and session.over:
            return session.sheet().total
        return tuple(session.position.scores)

    @property
    def running(self) -> bool:
        """Whether an own game is not over yet."""
        session = self.own
        if session is None or not session.begun:
            return False
        return not (session.over and session.sheet().game_over)

    @property
    def is_paused(self) -> bool:
        """Whether the game on the table waits to be continued."""
        return self._paused is not None

    def begin(self, setup: GameSetup) -> None:
        """Deal a new game; an unfinished one stays in the store."""
        self._autosave.begin()
        self._start(session_of(setup, self._generator))

    def again(self) -> None:
        """Deal a new game like the one that has just ended."""
        session = self.session
        if session is not None:
            self.begin(setup_of(session))

    def same_deal(self) -> None:
        """Deal the game on the table again from its first round, the same cards."""
        session = self.session
        if session is not None:
            record = session.record
            dealer = record.rounds[0].dealer
            if self.running:
                self.window.notice(tr("You find the game you left under Continue."))
            self.begin(replace(setup_of(session), deal=record.deal, dealer=dealer))

    def copy_result(self) -> None:
        """Put the result of a game that is over on the clipboard, as a line of text."""
        from canasta_qt.app.game.game_end import result_of

        session = self.session
        if session is not None and session.begun and session.over:
            QGuiApplication.clipboard().setText(result_of(session, self.people))
            if self.window.veil.sheet is None:  # otherwise its button says so
                self.window.notice(tr("Result copied."))

    def resume(self, name: str, *, rest: bool = False) -> bool:
        """Continue a kept game; return whether that is possible."""
        before = self._autosave.name
        record = self._autosave.open(name)
        return record is not None and self._resume(record, before, None, rest=rest)

    def bring_in(self, record: Record, source: Path) -> bool:
        """Continue a game read from a file; return whether that is possible."""
        before = self._autosave.name
        copied = self._autosave.bring_in(record)
        return copied is not None and self._resume(copied, before, source, rest=False)

    def _resume(
        self, record: Record, before: str, source: Path | None, *, rest: bool
    ) -> bool:
        viewer = record.person or 0
        try:
            session = Session.resume(record, self._generator, viewer)
        except ReplayError as error:
            self._autosave.refuse(error, source)
            if before:
                self._autosave.open(before)  # that game is still on the table
            return False
        if not rest or not session.begun:
            self._start(session)
            return True
        self._end_practice()
        self._rest(session)
        self.began.emit()
        return True

    def _rest(self, session: Session) -> None:
        """Lay a game out that waits to be continued."""
        self._paused = session
        self.table.start_table(session.seats.names, session.reader)
        self.on_table_started(session.seats.names, session.reader)
        observation = session.view()
        self.table.show_view(observation)
        self.table.rest(tr("Game paused."))
        self.on_shown(observation)

    def practise(self, session: Session) -> None:
        """Put something to practise on the table; the own game waits as it is."""
        if self._own is None:
            done = self.counting is not None and self.counting.is_done
            left, last = self._controller.left(), self._last
            self._own = OwnGame(left, self._paused, last, self._ending, done)
        self._lay(session)

    def come_back(self) -> None:
        """Bring the own game back as it was left."""
        own, practised = self._own, self.session
        if own is None or practised is None:
            return
        self._end_count()
        self.window.hide_strip()
        self.window.show_hands(None)
        self._controller.stop()
        self._own = None
        self._last, self._ending = own.last, own.ending
        if own.paused is not None:
            self._rest(own.paused)
        elif own.left is None:
            seats, rules = practised.seats, practised.record.ruleset
            self.table.show_view(Session(rules, seats, self._generator).view())
            self._show_free()
        else:
            self._controller.come_back(own.left)
            if own.left.is_told and own.last is not None:
                counting = self.count(own.last)
                if own.is_counted:
                    counting.finish()
        self.own_again.emit()

    def _end_practice(self) -> None:
        """Another game takes the place of what was practised."""
        if self._own is not None:
            self._own = None
            self.own_again.emit()

    def keep(self, record: Record) -> None:
        """Save the own game; what is practised is not kept."""
        if self._own is None:
            self._autosave.on_saved(record)

    def count_hint(self) -> None:
        """Count a hint that was asked elsewhere about the own game, and save that."""
        session = self.own
        if session is not None:
            session.count_hint()
            self._autosave.on_saved(session.record)

    def call(self, given: str) -> None:
        """Give the game on the table a name."""
        session = self.own
        if session is not None:
            session.record = session.record.called(given)
            self._autosave.on_saved(session.record)

    def go_on(self) -> None:
        """Continue the paused game."""
        session, self._paused = self._paused, None
        if session is not None:
            self._start(session)

    def _start(self, session: Session) -> None:
        self._end_practice()
        self._lay(session)
        self.began.emit()
        seats = range(len(session.seats.players))
        unknown = unknown_levels(session.level(seat) for seat in seats)
        if unknown:
            self.window.notice(unknown_words(unknown))

    def _lay(self, session: Session) -> None:
        self._paused = self._last = self._ending = None
        self._end_count()
        self.window.hide_strip()
        self._controller.begin(session)
        self.table.setFocus()

    def clear(self) -> None:
        """Remove the abandoned game from the table."""
        session = self.session
        self._paused = None
        self._end_count()
        if session is not None:
            self._controller.stop()
            bare = session_of(setup_of(session), self._generator)  # nothing dealt
            self.table.show_view(bare.view())
        self._show_free()

    def _show_free(self) -> None:
        """No game is on the table."""
        self._panel.name(None)
        self.window.menus.show_game(playing=False)
        self.window.menus.show_what_now(None)

    def on_menu_command(self, command: Command) -> None:
        """A move from the menu is the same as its key at the table."""
        if command is Command.SKIP:
            self.table.player_input.skip()
        else:
            self.table.player_input.command(command)

    def on_commanded(self, command: Command) -> None:
        """Count on, or show the score again, finishing all animations first."""
        counting = self.counting
        if counting is not None and command is Command.COUNT_ON:
            counting.go_on()
        elif counting is not None and command is Command.NEXT_ROUND:
            self._on_count_read()
        if command is not Command.SHOW_SCORE:
            return
        self.table.flush()
        session, last = self.session, self._last
        over = session is not None and session.over
        if not over or last is None or self.window.veil.sheet is not None:
            return
        if self.running or self.is_practice:
            self.count(last)
        else:
            self._on_count_read()

    def on_style(self, style: TableStyle) -> None:
        """What moves in the window keeps to the pace of the table."""
        self.window.menus.pauses = style.speed > 0
        self.window.stage.moves = style.speed > 0 and not style.reduced_motion

    def on_table_started(self, names: tuple[str, ...], viewer: int) -> None:
        """People sit down: the log is theirs from now on."""
        self.people = PlayerNames(names, viewer)
        if (session := self.session) is not None:
            terms, kinds = session.position.terms, session.position.terms.canasta_names
            shared = session.record.is_shared or self.is_practice  # faces keep seats
            ways = tuple(map(session.plays_as, range(len(names))))
            self.people = PlayerNames(names, viewer, terms.sides, kinds, shared, ways)
            self.table.scene().seat_people(self.people)
            self.table.context.captions.is_gentle = is_gentle(session)
        self._are_new = True
        self._show_game(running=True)
        self.on_handed_over()

    def on_handed_over(self) -> None:
        """Offer to hand the seat over, or to take one back."""
        session = None if self.is_practice else self.session
        sits = session is not None and session.reader >= 0
        own = session is not None and session.decides
        handed = [] if session is None else session.handed_over
        reader, names = self.people.viewer, self.people.names
        back = {seat: "" if seat == reader else names[seat] for seat in handed}
        self.window.menus.show_seats(mine=sits and own, back=back)

    def hand_over(self, level: str) -> None:
        """Let a bot play for the player."""
        if self.is_paused:
            self.go_on()
        self._controller.hand_over(level)

    def take_seat(self, seat: int) -> None:
        """Let a person play again for whom a bot did."""
        if self.is_paused:
            self.go_on()
        self._controller.hand_over(None, seat)

    def _show_game(self, *, running: bool) -> None:
        session = self.session
        numbered = session is not None and session.record.deal is not None
        menus, own = self.window.menus, not self.is_practice
        menus.show_game(playing=own, running=running, numbered=numbered, known=True)

    def on_shown(self, observation: Observation) -> None:
        """A game lies on the table as it was left: so do its log and its score."""
        self._panel.show(observation)
        self._panel.show_hands(self.session)

    @property
    def _panel(self) -> PanelView:
        """The side panel, for the people who sit at the table now."""
        if self._are_new:
            self._are_new = False
            session = self.session
            record = None if session is None else session.record
            self._panel_view.seat(self.people, record, titled=self.is_practice)
        return self._panel_view

    @cached_property
    def _panel_view(self) -> PanelView:
        """Loaded with its first use: cards are painted before."""
        from canasta_qt.app.game.score_view import PanelView

        return PanelView(self.window)

    def on_undone(self, events: tuple[Event, ...], observation: Observation) -> None:
        """What happened has not happened: log and score forget it."""
        self._end_count()
        self._panel.take_back(len(events), observation)
        self._panel.show_hands(self.session)

    def on_step_told(
        self,
        events: tuple[Event, ...],
        rest: tuple[Event, ...],
        observation: Observation,
    ) -> None:
        """The table shows that something happened: log and score follow it.

        `rest` happened as well, but the table does not show it yet; so numbers that
        it changes wait.
        """
        self._panel.show_step(events, rest, observation)
        self._panel.show_hands(self.session)

    def on_round_over(self, result: RoundResult) -> None:
        """Show the count; the next hand follows it."""
        if self.running:
            self.count(result)

    def on_game_over(self, result: RoundResult) -> None:
        """Put the game away, show the last count, then the winner."""
        # The end comes after the count: no first card waits for it.
        from canasta_qt.app.game.game_end import GameEnding

        self._autosave.finish()
        self._show_game(running=False)
        assert self.session is not None, "it has just ended"
        if DAY in self.session.record.own:
            self._app.day_deal.keep(self.session.record)
        self._ending = GameEnding(self.window, self.people, result)
        self._ending.opened.connect(self._on_end_shown)
        self._ending.begin(self.session.record)
        self.count(result)

    def count(self, result: RoundResult, then: str = "") -> Counting:
        """Count a round on the table, beside the pad; `then` is what its end says."""
        # The count is for the end of a hand: no first card waits for it.
        from canasta_qt.app.game.counting import Counting

        self._last = result
        self._end_count()
        session = self.session
        assert session is not None, "its round is over"
        parts = self.window, self.table, self.people, result, session.position
        then = then or (tr("Done") if self.is_practice else "")
        self.counting = counting = Counting(*parts, then)
        counting.counted.connect(self._on_counted)
        counting.next_asked.connect(self._on_count_read)
        counting.pad.hands_asked.connect(self.show_hands)
        counting.pad.sheet_asked.connect(self.show_sheet)
        counting.begin()
        return counting

    def _end_count(self) -> None:
        if self.counting is not None:
            self.counting.close()
            self.counting = None

    def _on_counted(self) -> None:
        if (last := self._last) is not None:
            self._panel.stand(last.observation, last.sheet.total, rolls=True)

    def _on_count_read(self) -> None:
        """Go on after a count: to the next round, or to who has won."""
        if self.is_practice:
            self._end_count()
            self.practice_counted.emit()
        elif self.running:
            self._end_count()
            self._controller.next_round()
        elif self.session is not None and DAY in self.session.record.own:
            self._app.day_deal.show()
        elif self._ending is not None and self.session is not None:
            self._ending.open(self.session.record)

    def show_sheet(self) -> None:
        """Show the count as a sheet, with its arithmetic and what led to it."""
        from canasta_qt.app.game.score_sheets import count_of
        from canasta_qt.windows.scores import ScoreSheet

        session, result = self.session, self._last
        assert result is not None is not session, "a round has been counted"
        record, viewer = session.record, session.seats.viewer
        mine = not self.is_practice and (viewer, PERSON) in zip(
            actors(record.rounds[-1]), deciders(record, -1), strict=True
        )
        # The number tells the cards of the rounds to come.
        secret = self.running and ASKED not in session.record.own
        deal = None if secret or self.is_practice else session.record.deal
        kinds = {"reviewable": mine, "practised": self.is_practice}
        count = count_of(result, self.people, **kinds, deal=deal)
        sheet = ScoreSheet(count, self.window.look)
        sheet.hands_asked.connect(self.show_hands)
        app = self._app
        sheet.review_asked.connect(lambda: app.advice_actions.show_review(-1))
        sheet.replay_asked.connect(lambda: app.replay_actions.replay_game())
        sheet.next_asked.connect(self._on_count_read)
        self.window.open_sheet(sheet)

    def show_hands(self) -> None:
        """Show what everybody held when the hand ended."""
        from canasta_qt.app.game.score_sheets import hands_of
        from canasta_qt.windows.scores import HandsSheet

        session = self.session
        if session is not None:
            hands = hands_of(session.position, self.people)
            self.window.open_sheet(HandsSheet(hands, self.window.look))

    def _on_end_shown(self, sheet: GameEndSheet) -> None:
        app = self._app
        app.sounds.play("win" if sheet.shown.won else "lose")
        sheet.again_asked.connect(self.again)
        sheet.other_asked.connect(app.menu_actions.show_new_game)
        sheet.same_asked.connect(self.same_deal)
        sheet.copy_asked.connect(self.copy_result)
        sheet.watch_asked.connect(lambda *at: app.replay_actions.show_moment(*at))
        sheet.review_asked.connect(lambda: app.advice_actions.show_review(0))
