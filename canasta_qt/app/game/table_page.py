"""A page of the window: a table, the panel beside it, one game and its advice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.app.game.bots import is_gentle
from canasta_qt.app.game.score_view import show_step, standing
from canasta_qt.cards import Card
from canasta_qt.commands import Command, Sorting
from canasta_qt.controller.advice.advice_controller import AdviceController
from canasta_qt.controller.game_controller import GameController, RoundResult
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position
from canasta_qt.gestures import TurnStatus
from canasta_qt.notation.handing_over import acting_seats, deciding_players
from canasta_qt.notation.record import DAY_FIELD, DEAL_CHOSEN_FIELD, PERSON, Record
from canasta_qt.rules.values import PileAccess
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from canasta_qt.translate import tr
from canasta_qt.windows.main_area import MainArea
from canasta_qt.wording.player_names import PlayerNames

if TYPE_CHECKING:
    from canasta_qt.app.game.counting import Counting
    from canasta_qt.app.start.program import Program


def connect_area(area: MainArea, table: TableView) -> None:
    """Connect a table with the panel beside it, and with what lies over both."""
    area.chip_changed.connect(table.show_scores)
    area.panel.log.cards_pointed.connect(table.scene().card_items.ring)
    area.room_on_table = table.room_for_advice
    area.notice_on_table = table.room_for_notice
    table.advice.card_changed.connect(area.show_advice)


class TablePage(QObject):
    """One game in the window; the window shows one page at a time.

    The own game has a page, and what is learned or practised another one.
    """

    def __init__(self, app: Program, area: MainArea, table: TableView) -> None:
        """Connect table, panel, controller and advice; no game is on the table yet."""
        super().__init__(app.window)
        self._app = app
        self.window, self.area, self.table = app.window, area, table
        self.controller = GameController(app.runner, self)
        self.advice_controller = AdviceController(
            self.controller, app.runner, app.adviser
        )
        self.people = PlayerNames(())
        self.last: RoundResult | None = None
        """The round that was counted last."""
        self.counting: Counting | None = None
        """The round that is being counted, or has been and is still on the pad."""
        self._connect_table()
        self._connect_game()
        self._connect_advice()
        app.sounds.listen(table)
        app.appearance.table_changed.connect(table.set_style)
        app.appearance.table_changed.connect(self.on_style)
        self.on_style(app.appearance.table_style)

    def _connect_table(self) -> None:
        table, controller = self.table, self.controller
        table.player_input.find_targets = controller.find_targets
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
        controller.draft_changed.connect(table.show_draft)
        controller.what_now_changed.connect(self.on_what_now)
        controller.prompt_changed.connect(table.status.show_prompt)
        controller.refused.connect(table.context.show_refusal)
        controller.handed_over.connect(table.player_input.clear_selection)

    def _connect_game(self) -> None:
        """Let log, score and menus follow the game."""
        table, controller, area = self.table, self.controller, self.area
        table.commanded.connect(self.on_commanded)
        table.step_shown.connect(self.on_step_told)
        table.hand_sorted.connect(self.on_hand_sorted)
        controller.table_started.connect(self.on_table_started)
        controller.shown.connect(self.on_shown)
        controller.undone.connect(self.on_undone)
        controller.what_now_changed.connect(self.window.menus.show_what_now)
        controller.handed_over.connect(self.on_handed_over)
        connect_area(area, table)
        table.scene().window_notices = self.window.notices
        app, log = self._app, area.panel.log
        log.replay_asked.connect(lambda *it: app.replay_actions.show_event(*it))
        log.what_if_asked.connect(lambda *it: app.replay_actions.try_event(*it))

    def _connect_advice(self) -> None:
        app, table, area = self._app, self.table, self.area
        controller, advising = self.advice_controller, table.advice
        table.commanded.connect(controller.on_commanded)
        advising.why_asked.connect(app.on_seat_asked)
        advising.compare_asked.connect(lambda: app.advice_actions.show_analysis())
        area.compare_asked.connect(advising.compare_asked)
        controller.hint_changed.connect(advising.show_hint)
        controller.why_told.connect(advising.show_why)
        self.controller.round_over.connect(advising.forget_why)
        self.controller.game_over.connect(advising.forget_why)

    @property
    def session(self) -> Session | None:
        """The game on the table."""
        return self.controller.session

    @property
    def observation(self) -> Observation | None:
        """What the player may know of it; None before the first deal."""
        session = self.session
        if session is None or not session.begun:
            return None
        return session.view()

    @property
    def is_practice(self) -> bool:
        """Whether what is on the table counts for nothing."""
        return self.session is not None and self.session.is_practice

    @property
    def running(self) -> bool:
        """Whether a game on the table is not over yet."""
        session = self.session
        if session is None or not session.begun:
            return False
        return not (session.over and session.sheet().game_over)

    # The page in the window

    def on_page_hidden(self) -> None:
        """Stop what goes on: another page is shown from now on."""

    def on_page_shown(self) -> None:
        """Let the menus show what this page allows, and go on."""

    def lay(self, session: Session) -> None:
        """Put a game on the table in place of the former one."""
        self._app.show_page(self)
        self.last = None
        self.end_count()
        self.window.hide_strip()
        self.controller.begin(session)
        self.table.setFocus()

    # The hand

    def sort_hand(self) -> None:
        """Sort the hand as in the last game of this kind, or as its record says."""
        session = self.session
        if session is not None:
            found = self._app.settings.remembered()
            sequences = session.record.ruleset.sequences
            sorting = found.sorting_of_sequences if sequences else found.sorting
            self.table.sort_hand(sorting, session.hand_order)

    def on_hand_sorted(self, sorting: Sorting, own: tuple[Card, ...]) -> None:
        """Remember how hands lie in games of this kind, and this one in its record."""
        session = self.session
        if session is None:
            return
        found = self._app.settings.remembered()
        if session.record.ruleset.sequences:
            found = replace(found, sorting_of_sequences=sorting)
        else:
            found = replace(found, sorting=sorting)
        self._app.settings.keep(found)
        if sorting is Sorting.OWN:
            session.keep_hand_order(own)
            self.controller.saved.emit(session.record)

    # Log, score and menus

    def on_style(self, style: TableStyle) -> None:
        """Let what moves in the window keep to the pace of the table."""
        self.window.menus.pauses = style.speed > 0
        self.area.moves = style.speed > 0 and not style.reduced_motion

    def on_table_started(self, names: tuple[str, ...], viewer: int) -> None:
        """Take over who sits at the table: the log is theirs from now on."""
        self.people = PlayerNames(names, viewer)
        if (session := self.session) is not None:
            terms, kinds = session.position.terms, session.position.terms.canasta_names
            shared = session.record.is_shared or self.is_practice  # faces keep seats
            ways = tuple(map(session.plays_as, range(len(names))))
            takes = terms.rules.pile_access is not PileAccess.NEVER
            self.people = PlayerNames(
                names, viewer, terms.sides, kinds, shared, ways, takes
            )
            self.table.scene().seat_people(self.people)
            self.table.context.captions.is_gentle = is_gentle(session)
        record = None if session is None else session.record
        self.name_page(record)
        self.area.panel.log.start(self.people)
        self.show_game(running=True)
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

    def show_game(self, *, running: bool) -> None:
        """Enable the menu entries for the game on the table."""
        session = self.session
        numbered = session is not None and session.record.deal is not None
        rounds = 0 if session is None else len(session.record.rounds)
        counted = rounds > 1 or (session is not None and session.begun and session.over)
        menus, own = self.window.menus, not self.is_practice
        menus.show_game(
            playing=own, running=running, numbered=numbered, counted=counted, known=True
        )

    def on_what_now(self, what: TurnStatus) -> None:
        """Show what can be done; the line of a count stays as it is."""
        if self.counting is None:
            self.table.status.show_what_now(what)

    def on_shown(self, observation: Observation) -> None:
        """Show log and score of a game that is shown at once."""
        log = self.area.panel.log
        log.start(self.people)
        log.add_events(observation.history)
        self.show_standing(observation)
        self._show_open_hands()

    def name_page(self, record: Record | None) -> None:
        """Say over the score and in the title that a deal of a day is played."""
        name = None
        if record is not None and DAY_FIELD in record.own:
            # No first card of another game waits for it.
            from canasta_qt.learning.daily import day_of

            name = tr("Deal of the day"), str(day_of(record) or "")
        if not self.is_practice:  # which has its titles already
            self.area.panel.score.head(name)
            self.area.setWindowTitle(" · ".join(filter(None, name or (tr("Canasta"),))))

    def show_standing(
        self,
        observation: Observation,
        totals: tuple[int, ...] | None = None,
        *,
        rolls: bool = False,
    ) -> None:
        """Show how things stand; `totals` of a round that has been counted."""
        score = standing(observation, self.people, totals)
        self.area.show_standing(score, rolls=rolls)

    def _show_open_hands(self) -> None:
        """Show everybody else's cards to one who watches bots and wants to see them."""
        session, shown = self.session, None
        if session is not None and session.is_open and session.begun:
            count, own = len(session.seats.names), session.seats.viewer
            others = ((own + step) % count for step in range(1, count))
            hands, name = session.hands(), self.people.name
            shown = [(name(each), hands[each]) for each in others]
        self.window.show_hands(shown)

    def on_undone(self, events: tuple[Event, ...], observation: Observation) -> None:
        """Remove the undone events from the log and update the score."""
        self.end_count()
        self.area.panel.log.take_back(len(events))
        self.show_standing(observation)
        self._show_open_hands()

    def on_step_told(
        self,
        events: tuple[Event, ...],
        rest: tuple[Event, ...],
        observation: Observation,
    ) -> None:
        """Add what the table shows to the log and the score.

        `rest` happened as well, but the table does not show it yet; so numbers that
        it changes wait.
        """
        show_step(self.area, self.people, events, rest, observation)
        self._show_open_hands()

    # The count of a round

    def on_commanded(self, command: Command) -> None:
        """Count on, or show the score again, finishing all animations first."""
        counting = self.counting
        if counting is not None and command is Command.COUNT_ON:
            counting.go_on()
        elif counting is not None and command is Command.NEXT_ROUND:
            counting.click_next()
        if command is not Command.SHOW_SCORE:
            return
        self.table.playback.flush()
        session, last = self.session, self.last
        over = session is not None and session.over
        if over and last is not None and self.window.veil.sheet is None:
            self.show_score_again(last)

    def show_score_again(self, last: RoundResult) -> None:
        """Count the round that is over once more."""
        self.count(last)

    def count(self, result: RoundResult, then: str = "") -> Counting:
        """Count a round on the table, beside the pad; `then` is what its end says."""
        # The count is for the end of a hand: no first card waits for it.
        from canasta_qt.app.game.counting import Counting

        self.last = result
        self.end_count()
        session = self.session
        assert session is not None, "its round is over"
        parts = self.window, self.table, self.people, result, session.position
        then = then or (tr("Done") if self.is_practice else "")
        self.counting = counting = Counting(*parts, then)
        counting.counted.connect(self._on_counted)
        counting.next_asked.connect(self.on_count_read)
        counting.pad.hands_asked.connect(lambda: self.show_hands())
        counting.pad.sheet_asked.connect(self.show_sheet)
        counting.begin()
        return counting

    def end_count(self) -> None:
        """Remove the pad, if a round is counted."""
        if self.counting is not None:
            self.counting.close()
            self.counting = None

    def _on_counted(self) -> None:
        if (last := self.last) is not None:
            self.show_standing(last.observation, last.sheet.total, rolls=True)

    def on_count_read(self) -> None:
        """Go on after a count."""
        self.end_count()

    def show_sheet(self) -> None:
        """Show the count as a sheet, with its arithmetic and what led to it."""
        from canasta_qt.app.game.score_sheets import count_of
        from canasta_qt.windows.scores import ScoreSheet

        session, result = self.session, self.last
        assert result is not None is not session, "a round has been counted"
        record, viewer = session.record, session.seats.viewer
        mine = not self.is_practice and (viewer, PERSON) in zip(
            acting_seats(record.rounds[-1]), deciding_players(record, -1), strict=True
        )
        # The number tells the cards of the rounds to come.
        secret = self.running and DEAL_CHOSEN_FIELD not in session.record.own
        deal = None if secret or self.is_practice else session.record.deal
        kinds = {"reviewable": mine, "practised": self.is_practice}
        count = count_of(result, self.people, **kinds, deal=deal)
        sheet = ScoreSheet(count)
        sheet.hands_asked.connect(lambda: self.show_hands())
        app = self._app
        sheet.review_asked.connect(lambda: app.advice_actions.show_review(-1))
        sheet.replay_asked.connect(lambda: app.replay_actions.replay_game())
        sheet.next_asked.connect(self.on_count_read)
        self.window.open_sheet(sheet)

    def show_hands(self, ended: Position | None = None) -> None:
        """Show what everybody held at the end of the round on the table, or of the one
        that `ended` before it."""
        from canasta_qt.app.game.score_sheets import hands_of
        from canasta_qt.windows.scores import HandsSheet

        session = self.session
        if session is not None:
            hands = hands_of(ended or session.position, self.people)
            self.window.open_sheet(HandsSheet(hands))
