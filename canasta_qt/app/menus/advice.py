"""Advice in the window: compared moves, review of a round or game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.advice import Advice, Candidate, Mistake
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import DRAW, LayDown
from canasta_qt.gestures import Hint
from canasta_qt.notation.record import PERSON
from canasta_qt.translate import tr, tr_n
from canasta_qt.windows.advice import AnalysisPanel, AnalysisRow, ReviewSheet
from canasta_qt.wording.advice import visible_facts
from canasta_qt.wording.advice.action_text import move_label
from canasta_qt.wording.advice.card import AdviceCard, review_card
from canasta_qt.wording.advice.comparison import (
    difference_words,
    distinct_candidates,
    loss_text,
)
from canasta_qt.wording.advice.sentences import reason_words, review_summary, turn_words
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.game_end import round_words

if TYPE_CHECKING:
    from canasta_qt.app.game.table_page import TablePage
    from canasta_qt.app.start.program import Program


class AdviceActions(QObject):
    """Requests analyses and reviews from the adviser, and shows the results."""

    def __init__(self, app: Program, page: TablePage) -> None:
        super().__init__(page)
        self._app, self._page = app, page
        self._window, self._table = app.window, page.table
        self._advice_controller = controller = page.advice_controller
        self.panel = AnalysisPanel(page.area)
        self.panel.chosen.connect(page.table.advice.show_action)
        self.panel.move_requested.connect(controller.play_action)
        self.panel.closed.connect(self.close_analysis)
        self.panel.focus_changed.connect(page.table.scene().set_enter_elsewhere)
        self._window.escape_pressed.connect(self._on_escape)
        controller.hint_changed.connect(self._on_advice)
        self._table.advice.card_changed.connect(self._on_advice)
        controller.analysis_changed.connect(self.on_analysed)
        controller.review_progressed.connect(self.on_review_progress)
        controller.review_finished.connect(self.on_reviewed)
        self._sheet: ReviewSheet | None = None

    def show_analysis(self) -> None:
        """Open the list of compared moves for the present decision, or close the
        list."""
        if self.panel.isVisible():
            self.close_analysis()
            return
        # The status line is updated only after animations.
        what = self._table.context.turn_status
        if what is None or not what.is_own_turn:
            self._table.player_input.request_command(Command.HINT)  # it is refused
            return
        self._say_nothing()
        self._table.advice.close_why()
        self.panel.open_panel()
        self._advice_controller.close_hint()  # the list contains the hint and more
        self._advice_controller.on_analysis_requested()

    def close_analysis(self) -> None:
        """Close the list of compared moves."""
        had_keys = self.panel.isAncestorOf(self._window.focusWidget() or self.panel)
        self._page.area.show_list(None)
        self._table.advice.show_action(None)
        self._advice_controller.on_analysis_left()
        if had_keys:
            self._table.setFocus()

    def _on_escape(self) -> None:
        """Close the list of compared moves on an Esc key that had no effect at the
        table."""
        if self.panel.isVisible():
            self.close_analysis()

    def _on_advice(self, shown: Hint | AdviceCard | None) -> None:
        """Close the list of compared moves when a hint or a reason replaces it."""
        if shown is not None and self.panel.isVisible():
            self.close_analysis()

    def on_analysed(self, advice: Advice | None) -> None:
        """Fill the list with the compared moves of a decision; None closes the list."""
        if not self.panel.isVisible():
            return
        if advice is None:
            self.close_analysis()
            return
        rows = analysis_rows(advice, self._page.people)
        self.panel.show_rows(rows, explanation_text(advice))
        count = tr_n("%n move(s) compared.", len(rows))
        self._table.announcer.announce(f"{count} {self.panel.spoken_text}")

    def _say_nothing(self) -> None:
        words = tr("The moves appear once it is your turn and they are analysed.")
        self.panel.show_rows((), words)

    def show_review(self, first_round: int) -> None:
        """Open the review; the adviser checks all rounds from index `first_round` on.

        A game in which only bots played has no review; it is replayed instead.
        """
        session = self._page.session
        assert session is not None, "its rounds are over"
        rounds = range(len(session.record.rounds))[first_round:]
        if session.record.players[session.seats.viewer] != PERSON:
            self._app.replay_actions.replay_at_step(rounds[0])
            return
        sheet = ReviewSheet(whole=session.is_over and not first_round)
        replays = self._app.replay_actions
        sheet.position_requested.connect(replays.replay_at_mistake)
        sheet.replay_requested.connect(lambda: replays.replay_at_step(rounds[0]))
        sheet.what_if_requested.connect(replays.practise_mistake)
        sheet.again_requested.connect(lambda: self.show_review(first_round))
        sheet.closed.connect(self._on_review_closed)
        self._sheet = sheet
        self._window.open_sheet(sheet)
        self._advice_controller.on_review_requested(first_round)

    def on_review_progress(self, done: int, total: int) -> None:
        """Show that `done` of `total` decisions have been analysed."""
        if self._sheet is not None:
            self._sheet.show_progress(done, total)

    def on_reviewed(self, mistakes: tuple[Mistake, ...], unchecked: int) -> None:
        """Show the mistakes found, and how many decisions could not be analysed."""
        if self._sheet is None:
            return
        people, whole = self._page.people, self._sheet.whole
        shown = []
        for each in mistakes:
            when = (round_words(each.round_index),) if whole else ()
            words = " · ".join((*when, turn_words(each)))
            shown.append((each, words, review_card(each, people)))
        said = review_summary(len(mistakes), unchecked)
        self._sheet.show_mistakes(shown, said, whole=not unchecked)

    def _on_review_closed(self) -> None:
        self._sheet = None
        self._advice_controller.stop_review()


def analysis_rows(advice: Advice, people: PlayerNames) -> tuple[AnalysisRow, ...]:
    """Return a row for each evaluated move without equivalent ones, or only for the
    advised move, which is first and has its reason."""
    shown = distinct_candidates(advice) or (Candidate(advice.action, 0.0),)
    observation, advised = advice.observation, shown[0]
    lays = next((w.action for w in shown if isinstance(w.action, LayDown)), DRAW)
    rows = []
    for each in shown:
        worse = loss_text(each, advised) if advice.world_count else ""
        more = visible_facts.opponents_meld_words(observation, each.action, people)
        if each is advised:
            more = reason_words(advice, people)
        elif advice.world_count:
            more = f"{more} {difference_words(each, advised, observation)}".strip()
        move = move_label(each.action, observation, lays)
        rows.append(AnalysisRow(move, worse, more, each.action))
    return tuple(rows)


def explanation_text(advice: Advice) -> str:
    """Return a sentence that explains the numbers of the compared moves."""
    if not advice.world_count:
        return tr("There is nothing to compare.")
    return tr(
        "How many points your side would probably lose by the end of the round,"
        " compared with the advised move."
    )
