"""Practice positions: sessions of several positions, the position of the day, and the
answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QGuiApplication

from canasta_qt.advice import Mistake
from canasta_qt.app.learning.answer_words import (
    answer_content,
    due_text,
    grade_name,
    move_titles,
    position_from_mistake,
)
from canasta_qt.app.learning.daily import DealOfTheDay
from canasta_qt.bots.rule_bots.bot import FALLBACK_LEVEL
from canasta_qt.controller.advice.grader import Grader
from canasta_qt.controller.advice.position_controller import PositionController
from canasta_qt.controller.session import Session
from canasta_qt.gestures import LessonView
from canasta_qt.learning.daily import practice_position_number
from canasta_qt.learning.grading import Grade, GradedAnswer
from canasta_qt.learning.practice import (
    PracticePosition,
    practice_position_of_day,
    practice_positions,
)
from canasta_qt.learning.progress import DayResult, ProgressFile, positions_for_session
from canasta_qt.look.keys import Key, key_name
from canasta_qt.notation.position.line import format_position
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.windows.learning.answer_sheet import AnswerContent, AnswerSheet
from canasta_qt.windows.learning.list_panel import EntryState, ListEntry, ListPanel
from canasta_qt.wording.rich_text import Run
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.scores.day import position_line
from canasta_qt.wording.table.memory import taken_cards_words

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program

_GOOD_GRADES = (Grade.SOLVED, Grade.AS_GOOD)
_MIN_LOSS = 25
"""Smallest loss in points for which a reviewed decision becomes a practice position."""
_MAX_OWN_POSITIONS = 3
"""Largest number of decisions of one review that become practice positions."""


class PracticePositions(QObject):
    """Shows the positions of a session one after the other and stores the answers."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._window, self._page = app, app.window, app.learning_page
        page, game = self._page, self._page.controller
        self._language = QLocale().name().partition("_")[0]
        self.progress = ProgressFile()
        self.controller = PositionController(
            game, Grader(app.adviser, self), self._put, self
        )
        self.session_positions: Sequence[PracticePosition] = ()
        """Positions of the session, in the order in which they are asked."""
        self.number = 0
        self._good_count = 0
        self._is_daily = self._plays_on = False
        self._graded: GradedAnswer | None = None
        self._sheet: AnswerSheet | None = None
        self._panel: ListPanel | None = None
        self.controller.lesson_view_changed.connect(self._on_coached)
        self.controller.graded.connect(self._on_graded)
        self.controller.sequels_finished.connect(self._show_answer)
        game.table_started.connect(self._on_table_started)
        game.practice_saved.connect(self._on_practised)
        page.table.command_requested.connect(self.controller.on_command)
        page.table.playback.settled.connect(self.controller.on_animations_ended)
        page.learning_ended.connect(self._on_ended)
        page.leave_inner = self.leave_played_game

    @property
    def due_position_count(self) -> int:
        """Number of positions that are due today."""
        keys = {each.key for each in self._all()}
        learned = self._app.learning_progress()
        return len(keys.intersection(learned.due_keys(DealOfTheDay.today())))

    def begin_session(self, class_title: str = "") -> None:
        """Start a session with the positions of the class that has a title; for an
        empty title, of all classes."""
        among = [each for each in self._all() if class_title in ("", each.title)]
        asked = positions_for_session(
            self._app.learning_progress(), among, DealOfTheDay.today()
        )
        if not asked:
            self._window.show_notice(tr("Nothing is due today. Come back tomorrow."))
            return
        self._begin(asked, is_daily=False)

    def begin_position_of_day(self) -> None:
        """Start a session that has only the position of the day."""
        found = practice_position_of_day(DealOfTheDay.today(), self._language)
        self._begin([found], is_daily=True)

    def _all(self) -> tuple[PracticePosition, ...]:
        return (*practice_positions(self._language), *self._app.learning_progress().own)

    def _begin(self, asked: Sequence[PracticePosition], *, is_daily: bool) -> None:
        self.session_positions, self.number, self._good_count = asked, 0, 0
        self._is_daily = is_daily
        self._panel = panel = ListPanel(tr("Practice positions"))
        panel.done_text = tr("Topics done: {n} of {total}")
        panel.entry_requested.connect(self._on_class_requested)
        panel.card_requested.connect(self._app.lessons.show_notes_page)
        panel.closed.connect(self._page.leave_page)
        self._page.area.panel.show_instead_of_log(panel)
        self.show_position()

    @property
    def current_position(self) -> PracticePosition:
        """The position that is shown."""
        return self.session_positions[self.number]

    def show_position(self) -> None:
        """Show the current position on the table, and ask for a move."""
        self._leave_sheet()
        self._window.hide_notice_strip()
        self._plays_on = False
        self._app.end_lesson()
        self.controller.show_question(self.current_position)
        self._show_classes()

    def show_next_position(self) -> None:
        """Show the next position of the session, or end the session."""
        if self.number + 1 < len(self.session_positions):
            self.number += 1
            self.show_position()
            return
        self._leave_sheet()
        words = tr_n(
            "%n position(s) answered, {count} of them solved or just as good.",
            len(self.session_positions),
        )
        again, close = tr("More positions"), tr("Close")
        said = words.format(count=number_text(self._good_count))
        self._page.table.status.show_no_game(tr("All positions are answered."))
        ways = ((again, self.begin_session), (close, self._page.leave_page))
        self._window.show_notice_strip([Run(said)], ways)

    def _put(self, session: Session) -> None:
        game = ruleset_title(session.record.ruleset)
        self._page.begin_session(session, f"{game} · {self.current_position.title}")

    def _on_table_started(self) -> None:
        """Hide the consequence tags until the position is answered, as the tags would
        reveal the answer."""
        self._page.table.context.captions.is_exercise = self.controller.is_waiting

    def _on_coached(self, coaching: LessonView | None) -> None:
        """Show a text of the coach, beginning with the piles that a player at the table
        would have seen taken."""
        if coaching is not None and self.controller.is_waiting:
            seen, people = self.controller.observation, self._page.people
            taken = taken_cards_words(seen, people, coaching.seat)
            coaching = replace(coaching, sentences=(*taken, *coaching.sentences))
        self._page.table.show_lesson(coaching)

    # Answer

    def _on_graded(self, graded: GradedAnswer | None) -> None:
        """Store the grade of the answer, then show it."""
        self._graded = graded
        if graded is not None:
            self._good_count += graded.grade in _GOOD_GRADES
            self._keep(graded.grade)
        self._show_classes()
        self._show_answer()

    def _keep(self, grade: Grade) -> None:
        today = DealOfTheDay.today()
        with self._app.show_storage_errors():
            self.progress.record_answer(self.current_position.key, grade, today)
            if self._is_daily:
                self.progress.store_day_result(today, DayResult(position=grade.value))

    def _show_answer(self) -> None:
        """Open the dialog with the evaluation of the answer, above a table at rest on
        which nobody acts."""
        self._page.table.playback.finish_animations()
        self._page.table.status.show_no_game(self._place())
        self._leave_sheet()
        self._window.hide_notice_strip()
        answer = replace(self._answer(), share_text=self._share_line())
        self._sheet = sheet = AnswerSheet(answer, self._next_text)
        sheet.why_requested.connect(self.show_sequels)
        sheet.play_on_requested.connect(self.play_from_position)
        sheet.again_requested.connect(self.show_position)
        sheet.compare_requested.connect(self.show_analysis)
        sheet.copy_requested.connect(self.copy_position)
        sheet.next_requested.connect(self.show_next_position)
        sheet.closed.connect(self._on_closed)
        self._window.open_sheet(sheet)

    def _answer(self) -> AnswerContent:
        """Return the content of the dialog about the answer to the current position."""
        seen = self.controller.observation
        return answer_content(self.current_position, seen, self._graded, self._place())

    @property
    def _next_text(self) -> str:
        """Text of the button for what follows the answer."""
        last = self.number + 1 == len(self.session_positions)
        return tr("Finish") if last else tr("Next position")

    def _place(self) -> str:
        """Return a text with the number of the position and the day when it is due
        again."""
        words = tr("Position {number} of {total} in this set").format(
            number=number_text(self.number + 1),
            total=number_text(len(self.session_positions)),
        )
        if self._is_daily:
            words = tr("Today’s position")
        kept = self._app.learning_progress().position.get(self.current_position.key)
        if kept is None:
            return words
        return f"{words} · {due_text((kept.due - DealOfTheDay.today()).days)}"

    def _share_line(self) -> str:
        """Return the result of the position of the day as text to share; empty for
        other positions."""
        day = DealOfTheDay.today()
        grade = self._app.learning_progress().day.get(str(day), DayResult()).position
        if not self._is_daily or not grade:
            return ""
        number = practice_position_number(self.current_position.key)
        return position_line(str(day), number, grade_name(Grade(grade)))

    def _leave_sheet(self) -> None:
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            sheet.close_sheet()

    def _on_closed(self) -> None:
        if self._sheet is not None:
            self._sheet = None
            self._offer()

    def _offer(self) -> None:
        """Show the grade in a strip over the table, with buttons to continue."""
        ways = (
            (self._next_text, self.show_next_position),
            (tr("The answer again"), self._show_answer),
            (tr("Try again"), self.show_position),
        )
        self._page.table.status.show_no_game(self._place())
        answer = self._answer()
        said = Run(answer.heading, is_bold=True), Run(f" {answer.reason}")
        self._window.show_notice_strip(said, ways)

    def show_sequels(self) -> None:
        """Show on the table how the game may continue after the played move, then after
        the best move."""
        graded = self._graded
        if graded is None or graded.sequel is None or not graded.sequel.best_lines:
            return
        self._leave_sheet()
        titles = move_titles(graded, self.controller.observation)
        sequel = graded.sequel
        ways = zip(titles, (sequel.played_lines, sequel.best_lines), strict=True)
        self.controller.show_sequels(sequel.position, ways)

    def play_from_position(self) -> None:
        """Let the player play on after the answer; the other hands are dealt at random,
        in agreement with the position."""
        words = tr("There is nothing to try from here.")
        if self.controller.play_to_end(FALLBACK_LEVEL, self._app.random):
            self._leave_sheet()
            self._plays_on = True
            words = tr("Press {key} to see the answer again.")
        self._window.show_notice(words.format(key=key_name(Key.Key_Escape)))

    def leave_played_game(self) -> bool:
        """Leave a game played on from a position; return whether such a game was on the
        table."""
        if not (self._plays_on and self.controller.is_on_table):
            return False
        self._plays_on = False
        self.controller.show_question(self.current_position)
        self._show_answer()
        return True

    def _on_practised(self) -> None:
        """Show buttons to continue when a game played on from a position has ended."""
        if self.controller.is_on_table and self._plays_on:
            self._offer()

    def show_analysis(self) -> None:
        """Show the position again and open the list of its moves."""
        self._leave_sheet()
        self.controller.show_question(self.current_position)
        self._app.advice_actions.show_analysis()

    def copy_position(self) -> None:
        """Copy the position to the clipboard as one line of text."""
        seen = self.controller.observation
        QGuiApplication.clipboard().setText(format_position(seen.position))
        self._window.show_notice(tr("Position copied."))

    # Panel

    def _show_classes(self) -> None:
        if self._panel is None:
            return
        learned, every = self._app.learning_progress().position, self._all()
        entries = []
        for title in self._classes():
            keys = [each.key for each in every if each.title == title]
            answered = sum(key in learned for key in keys)
            state = EntryState.DONE if answered == len(keys) else EntryState.OPEN
            state = EntryState.NOW if title == self.current_position.title else state
            words = tr("{number} of {total} answered")
            note = words.format(
                number=number_text(answered), total=number_text(len(keys))
            )
            entries.append(ListEntry(title, note, state))
        game = ruleset_title(self.current_position.position().terms.rules)
        self._page.area.panel.score.set_heading((game, ""), lean=True)
        note = self._place().partition(" · ")[0]
        self._panel.show_entries(entries, note)

    def _classes(self) -> list[str]:
        return list(dict.fromkeys(each.title for each in self._all()))

    def _on_class_requested(self, row: int) -> None:
        """Begin a session with the class in a row of the list; if no position is due,
        select the row of the present class again."""
        self.begin_session(self._classes()[row])
        self._show_classes()
        self._page.area.uncover_table()
        self._page.table.setFocus()

    def _on_ended(self) -> None:
        self.controller.stop()
        self._graded, self._panel, self._plays_on = None, None, False
        self._leave_sheet()
        self._page.area.panel.show_instead_of_log(None)

    def on_reviewed(self, mistakes: Sequence[Mistake]) -> None:
        """Store costly decisions of a reviewed game as practice positions of the
        player.
        """
        before = {each.key for each in self._app.learning_progress().own}
        riddles = [
            position_from_mistake(each, self._app.main_game.people)
            for each in mistakes[:_MAX_OWN_POSITIONS]
            if each.cost >= _MIN_LOSS
        ]
        added: set[str] = set()
        with self._app.show_storage_errors():
            added = {self.progress.add_own_position(each) for each in riddles} - before
        if added:
            words = tr_n(
                "Your (costliest decision/%n costliest decisions) will come back as"
                " (a practice position/practice positions).",
                len(added),
            )
            self._window.show_notice(words)
