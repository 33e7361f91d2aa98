"""Page of the window: a table, its side panel, a game and its advice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.app.game.bots import has_only_weak_opponents, visible_style
from canasta_qt.app.game.score_view import current_score, show_step_score
from canasta_qt.cards import Card
from canasta_qt.commands import Command, Sorting
from canasta_qt.controller.advice.advice_controller import AdviceController
from canasta_qt.controller.game_controller import GameController, RoundResult
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position
from canasta_qt.gestures import TurnStatus
from canasta_qt.notation.handing_over import deciding_players, seats_that_acted
from canasta_qt.notation.record import DEAL_CHOSEN_FIELD, DEAL_DAY_FIELD, PERSON, Record
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from canasta_qt.translate import tr
from canasta_qt.windows.main_area import MainArea
from canasta_qt.wording.player_names import PlayerNames

if TYPE_CHECKING:
    from canasta_qt.app.game.counting import RoundCounting
    from canasta_qt.app.start.program import Program


def connect_panel_and_table(area: MainArea, table: TableView) -> None:
    """Connect a table with its side panel and the overlays of the page."""
    area.chip_changed.connect(table.show_scores)
    area.panel.log.cards_hovered.connect(
        table.scene().card_items.draw_rings_of_named_cards
    )
    area.advice_rect = table.free_rect_for_advice
    area.notice_rect = table.free_rect_for_notice
    area.line_top = table.line_top
    table.playback.settled.connect(area.place_panel)  # the line can have another height
    table.advice.card_changed.connect(area.show_advice)
    area.advice_placed.connect(table.advice.set_reasons_on_card)


class TablePage(QObject):
    """Page of the window with a game; the window shows one page at a time.

    The main game has one page, lessons and practice have another one in common.
    """

    def __init__(self, app: Program, area: MainArea, table: TableView) -> None:
        """Connect table, side panel, controller and advice, without a game."""
        super().__init__(app.window)
        self._app = app
        self.window, self.area, self.table = app.window, area, table
        self.controller = GameController(app.runner, self)
        self.advice_controller = AdviceController(
            self.controller, app.runner, app.adviser
        )
        self.people = PlayerNames(())
        self.last_result: RoundResult | None = None
        """Result of the round that was counted last."""
        self.counting: RoundCounting | None = None
        """Count of a round on the score pad, running or finished; None if no score pad
        is shown."""
        self._connect_table()
        self._connect_game()
        self._connect_advice()
        app.sounds.connect_table(table)
        app.appearance.table_changed.connect(table.set_style)
        app.appearance.table_changed.connect(self.on_style_changed)
        self.on_style_changed(app.appearance.table_style)

    def _connect_table(self) -> None:
        table, controller = self.table, self.controller
        table.player_input.find_targets = controller.find_targets
        table.dropped.connect(controller.on_dropped)
        table.selection_changed.connect(controller.on_selection_changed)
        table.add_to_rank_requested.connect(controller.on_add_to_rank)
        table.take_chosen.connect(controller.on_take_chosen)
        table.lift_requested.connect(controller.on_lift)
        table.command_requested.connect(controller.on_command)
        table.playback.settled.connect(controller.on_animations_ended)
        table.memory_opened.connect(controller.record_memory_aid)
        controller.table_started.connect(table.start_table)
        controller.observation_shown.connect(table.show_observation)
        controller.advanced.connect(table.play_events)
        controller.undone.connect(table.go_back)
        controller.draft_changed.connect(table.show_draft)
        controller.turn_status_changed.connect(self.on_turn_status)
        controller.prompt_changed.connect(table.status.show_prompt)
        controller.refused.connect(table.context.show_refusal)
        controller.handed_over.connect(table.player_input.clear_selection)

    def _connect_game(self) -> None:
        """Connect log, score and menus to the controller."""
        table, controller, area = self.table, self.controller, self.area
        table.command_requested.connect(self.on_command)
        table.playback.events_shown.connect(self.on_events_shown)
        table.hand_sorted.connect(self.on_hand_sorted)
        controller.table_started.connect(self.on_table_started)
        controller.observation_shown.connect(self.on_observation_shown)
        controller.undone.connect(self.on_undone)
        table.status_shown.connect(self.window.menus.enable_for_turn_status)
        controller.handed_over.connect(self.on_handed_over)
        connect_panel_and_table(area, table)
        # Notices must not cover new melds and questions.
        table.playback.picture_changed.connect(area.layout_changed)
        controller.prompt_changed.connect(area.layout_changed)
        table.scene().window_notices = self.window.notice_rects
        app, log = self._app, area.panel.log
        log.replay_requested.connect(
            lambda *it: app.replay_actions.replay_at_event(*it)
        )
        log.what_if_requested.connect(
            lambda *it: app.replay_actions.practise_event(*it)
        )

    def _connect_advice(self) -> None:
        app, table, area = self._app, self.table, self.area
        controller, advising = self.advice_controller, table.advice
        table.command_requested.connect(controller.on_command)
        advising.seat_requested.connect(app.on_seat_requested)
        advising.why_requested.connect(controller.on_why_requested)
        advising.compare_requested.connect(lambda: app.advice_actions.show_analysis())
        area.advice.compare_requested.connect(advising.compare_requested)
        controller.hint_changed.connect(advising.show_hint)
        controller.advice_used.connect(table.player_input.clear_selection)
        controller.why_changed.connect(advising.show_why)
        self.controller.round_over.connect(advising.close_why)
        self.controller.game_over.connect(advising.close_why)

    @property
    def session(self) -> Session | None:
        """The game on the table; None without one."""
        return self.controller.session

    @property
    def observation(self) -> Observation | None:
        """Observation of the game by the player; None before the first deal."""
        session = self.session
        if session is None or not session.is_begun:
            return None
        return session.visible_observation()

    @property
    def is_practice(self) -> bool:
        """True if the game on the table is practice."""
        return self.session is not None and self.session.is_practice

    @property
    def is_running(self) -> bool:
        """True if there is a game on the table that has not ended."""
        session = self.session
        if session is None or not session.is_begun:
            return False
        return not (session.is_over and session.score_sheet().game_over)

    # Visibility

    def on_page_hidden(self) -> None:
        """Pause everything on this page, before another page is shown."""

    def on_page_shown(self) -> None:
        """Update the menus for this page, and resume everything that was paused."""

    def show_session(self, session: Session) -> None:
        """Show a game on the table in place of the previous one."""
        self._app.show_page(self)
        self.last_result = None
        self.end_count()
        self.window.hide_notice_strip()
        self.controller.begin_session(session)
        self.table.setFocus()

    # The hand

    def sort_hand(self) -> None:
        """Sort the hand by the stored sorting, of which games with sequences have a
        separate one.

        If the record has an order in which the player arranged the hand in this round,
        the hand is shown in that order.
        """
        session = self.session
        if session is not None:
            sequences = session.record.ruleset.sequences
            sorting = self._app.settings.remembered().sorting_of_hand(
                sequences=sequences
            )
            self.table.sort_hand(sorting)
            if session.hand_order:
                self.table.sort_hand(Sorting.OWN, session.hand_order)

    def on_hand_sorted(
        self, sorting: Sorting, arranged_cards: tuple[Card, ...]
    ) -> None:
        """Store the sorting of the hand, separately for games with sequences; an order
        arranged by the player is stored in the record."""
        session = self.session
        if session is None:
            return
        if sorting is not Sorting.OWN:
            arranged_cards = ()
            found = self._app.settings.remembered()
            if session.record.ruleset.sequences:
                found = replace(found, sorting_of_sequences=sorting)
            else:
                found = replace(found, sorting=sorting)
            self._app.settings.store(found)
        if arranged_cards != session.hand_order:
            session.store_hand_order(arranged_cards)
            self.save_game()

    def save_game(self) -> None:
        """Do nothing, as practice is not saved; the main game overrides this method."""

    # Log, score and menus

    def on_style_changed(self, style: TableStyle) -> None:
        """Set whether the window has animations, and whether the game can be paused,
        by the style of the table."""
        self.window.menus.can_pause = style.duration_factor > 0
        self.area.has_animations = (
            style.duration_factor > 0 and not style.has_reduced_motion
        )

    def on_table_started(self, names: tuple[str, ...], viewer: int) -> None:
        """Begin the log for the players of a game."""
        session = self.session
        assert session is not None, "it was started"
        terms, kinds = session.position.terms, session.position.terms.canasta_names
        # Portraits belong to seats.
        shared = session.record.has_several_people or self.is_practice
        ways = tuple(visible_style(session, seat) for seat in range(len(names)))
        self.people = PlayerNames(names, viewer, terms.sides, kinds, shared, ways)
        self.table.scene().set_players(self.people)
        captions = self.table.context.captions
        captions.is_for_beginners = has_only_weak_opponents(session)
        self.show_page_title(session.record)
        self.area.panel.log.start_log(self.people)
        self.enable_game_entries(running=True)
        self.on_handed_over()

    def on_handed_over(self) -> None:
        """Update the menus for handing a seat over to a bot, and for taking one
        back.
        """
        session = None if self.is_practice else self.session
        sits = session is not None and session.visible_seat >= 0
        own = session is not None and session.is_person_deciding
        handed = [] if session is None else session.handed_over_seats
        reader, names = self.people.viewer, self.people.names
        back = {seat: "" if seat == reader else names[seat] for seat in handed}
        self.window.menus.show_seats(mine=sits and own, back=back)

    def enable_game_entries(self, *, running: bool) -> None:
        """Enable menu entries for the game on the table."""
        session = self.session
        numbered = session is not None and session.record.deal_number is not None
        rounds = 0 if session is None else len(session.record.rounds)
        counted = rounds > 1 or (
            session is not None and session.is_begun and session.is_over
        )
        menus, own = self.window.menus, not self.is_practice
        menus.enable_game_entries(
            playing=own, running=running, numbered=numbered, counted=counted, known=True
        )

    def on_turn_status(self, status: TurnStatus) -> None:
        """Show the turn status; while a round is counted, the status line shows the
        count instead."""
        if self.counting is None:
            self.table.status.show_turn_status(status)

    def on_observation_shown(self, observation: Observation) -> None:
        """Show log and score of an observation that is shown without animation."""
        log = self.area.panel.log
        log.start_log(self.people)
        session = self.session
        if session is not None:
            for events in session.earlier_rounds:
                log.add_events(session.masked_events(events))
                log.begin_next_round()
        log.add_events(observation.history)
        self.show_score(observation)
        self.show_open_hands()

    def show_page_title(self, record: Record | None) -> None:
        """Show in the score card and in the window title that this is a deal of the
        day.
        """
        name = None
        if record is not None and DEAL_DAY_FIELD in record.private_fields:
            # Imported late: the first frame of other games does not need it.
            from canasta_qt.app.settings.dates import date_text
            from canasta_qt.learning.daily import date_of_record

            day = date_of_record(record)
            name = tr("Deal of the day"), date_text(day) if day else ""
        if not self.is_practice:  # practice has other headings
            self.area.panel.score.set_heading(name)
            self.area.setWindowTitle(" · ".join(filter(None, name or (tr("Canasta"),))))

    def show_score(
        self, observation: Observation, totals: tuple[int, ...] | None = None
    ) -> None:
        """Show the score; `totals` are the totals by side if the round has been
        counted."""
        self.area.show_score(current_score(observation, self.people, totals))

    def show_open_hands(self) -> None:
        """Show all hands below the table if a person who watches bots has requested
        that."""
        session, shown = self.session, None
        if session is not None and session.is_open and session.is_begun:
            count, own = len(session.seats.names), session.seats.viewer
            others = ((own + step) % count for step in range(1, count))
            hands, name = session.hands(), self.people.name
            shown = [(name(each), hands[each]) for each in others]
        self.area.show_hands(shown)

    def on_undone(self, events: tuple[Event, ...], observation: Observation) -> None:
        """Remove undone events from the log, and update the score."""
        self.end_count()
        self.area.panel.log.remove_events(len(events))
        self.show_score(observation)
        self.show_open_hands()

    def on_events_shown(
        self,
        events: tuple[Event, ...],
        rest: tuple[Event, ...],
        observation: Observation,
    ) -> None:
        """Add the events that the table shows to the log, and update the score.

        The table will show the events `rest` later; points that they change are updated
        later as well.
        """
        show_step_score(self.area, self.people, events, rest, observation)
        self.show_open_hands()

    # Count of a round

    def on_command(self, command: Command) -> None:
        """Handle a command of the counting: count the next item, continue after the
        last, or show the score of the round again."""
        counting = self.counting
        if counting is not None and command is Command.COUNT_ON:
            counting.count_next()
        elif counting is not None and command is Command.NEXT_ROUND:
            self.on_count_read()
        if command is not Command.SHOW_SCORE:
            return
        self.table.playback.finish_animations()
        session, last = self.session, self.last_result
        over = session is not None and session.is_over
        if over and last is not None and self.window.veil.top_sheet is None:
            self.show_score_again(last)

    def show_score_again(self, last: RoundResult) -> None:
        """Show the score of the finished round again."""
        self.start_count(last)

    def start_count(
        self, result: RoundResult, last_button_text: str = ""
    ) -> RoundCounting:
        """Begin to count a round on table and score pad.

        `last_button_text` is the text of the last button.
        """
        # Imported late: the first frame needs no count.
        from canasta_qt.app.game.counting import RoundCounting

        self.last_result = result
        self.end_count()
        session = self.session
        assert session is not None, "its round is over"
        parts = self.window, self.table, self.people, result, session.position
        last_button_text = last_button_text or (tr("Done") if self.is_practice else "")
        self.counting = counting = RoundCounting(*parts, last_button_text)
        counting.counted.connect(self._on_counted)
        counting.pad.next_requested.connect(self.on_count_read)
        counting.pad.hands_requested.connect(lambda: self.show_hands_at_end())
        counting.pad.sheet_requested.connect(self.show_score_sheet)
        counting.begin_count()
        return counting

    def end_count(self) -> None:
        """Remove the score pad if one is shown."""
        if self.counting is not None:
            self.counting.close_count()
            self.counting = None

    def _on_counted(self) -> None:
        if (last := self.last_result) is not None:
            self.show_score(last.observation, last.score_sheet.total)

    def on_count_read(self) -> None:
        """Continue after the counting."""
        self.end_count()

    def show_score_sheet(self) -> None:
        """Show the score sheet of the round as a dialog."""
        from canasta_qt.windows.scores import ScoreSheet

        session, result = self.session, self.last_result
        assert result is not None is not session, "a round has been counted"
        record, viewer = session.record, session.seats.viewer
        mine = not self.is_practice and (viewer, PERSON) in zip(
            seats_that_acted(record.rounds[-1]),
            deciding_players(record, -1),
            strict=True,
        )
        # The number would reveal the cards of the next rounds.
        secret = (
            self.is_running and DEAL_CHOSEN_FIELD not in session.record.private_fields
        )
        deal = None if secret or self.is_practice else session.record.deal_number
        sheet = ScoreSheet(
            result.score_sheet,
            result.observation.position,
            self.people,
            result.points_by_round,
            deal=deal,
            last_button=tr("Continue") if self.is_practice else "",
        )
        sheet.review.setVisible(mine)
        sheet.replay.setHidden(self.is_practice)
        sheet.hands_requested.connect(lambda: self.show_hands_at_end())
        app = self._app
        sheet.review_requested.connect(lambda: app.advice_actions.show_review(-1))
        sheet.replay_requested.connect(lambda: app.replay_actions.replay_game())
        sheet.next_requested.connect(self.on_count_read)
        self.window.open_sheet(sheet)

    def show_hands_at_end(self, end_position: Position | None = None) -> None:
        """Show in a dialog the cards that all players held at the end of a round.

        `end_position` is the end of an earlier round; without it, the dialog is about
        the round on the table.
        """
        from canasta_qt.windows.scores import HandsSheet

        session = self.session
        if session is not None:
            position = end_position or session.position
            self.window.open_sheet(HandsSheet(position, self.people))
