"""Lessons at the table: their start, the list of steps or lessons, and offers after a
lesson."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject

from canasta_qt.app.learning.pages import notes_page
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.lesson_controller import LessonController
from canasta_qt.controller.session import Session
from canasta_qt.learning.lesson import Lesson, all_lessons
from canasta_qt.learning.progress import LessonProgress, ProgressFile
from canasta_qt.storage.own_rulesets import find_ruleset
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.windows.learning.list_panel import EntryState, ListEntry, ListPanel
from canasta_qt.windows.notices import NoticeButton
from canasta_qt.wording.rich_text import Run
from canasta_qt.wording.ruleset_names import ruleset_title

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program

_KEY_GRACE_MS: Final = 500
"""Milliseconds after a lesson during which a key press may still be meant for the
lesson."""


class Lessons(QObject):
    """Starts lessons, lists them, and stores which ones are done."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._window, self._page = app, app.window, app.learning_page
        page, game = self._page, self._page.controller
        self._progress = ProgressFile()
        self.all_lessons = all_lessons(QLocale().name().partition("_")[0])
        self.controller = controller = LessonController(game, self._put, self)
        self._panel: ListPanel | None = None
        self._done: set[int] = set()
        """Numbers, from 1, of the parts of the guided round that are done."""
        self._step_number = 0
        """Index of the current step of the guided round."""
        table = page.table
        controller.lesson_view_changed.connect(table.show_lesson)
        controller.step_changed.connect(self._show_steps)
        controller.number_requested.connect(self._on_number_requested)
        controller.finished.connect(self._on_finished)
        table.command_requested.connect(controller.on_command)
        table.refused_button_pressed.connect(controller.on_refused)
        table.playback.settled.connect(controller.on_animations_ended)
        page.learning_ended.connect(self._on_ended)
        game.practice_saved.connect(self._on_practised)
        page.count_read.connect(controller.continue_lesson)

    @property
    def first_lesson(self) -> Lesson:
        """The lesson that guides through a first round."""
        return self.all_lessons[0]

    @property
    def finished_lessons(self) -> Collection[str]:
        """Ids of lessons that are done."""
        return self._app.learning_progress().lesson.keys()

    def show_notes_page(self) -> None:
        """Show a page with what all finished lessons taught."""
        self._app.house_rules.show_page(
            notes_page(self.all_lessons, self.finished_lessons)
        )

    @property
    def rulesets_with_lessons(self) -> list[str]:
        """Return the ids of rulesets that have lessons, in the order of the lessons."""
        return list(dict.fromkeys(each.game for each in self.all_lessons[1:]))

    def lessons_of_ruleset(self, ruleset_id: str) -> tuple[Lesson, ...]:
        """Return the lessons of a ruleset by its id, in learning order."""
        return tuple(each for each in self.all_lessons[1:] if each.game == ruleset_id)

    def begin_first_lesson(self) -> None:
        """Start the guided first round."""
        self.begin_lesson(self.first_lesson)

    def begin_next_lesson(self, ruleset_id: str = "") -> None:
        """Start the first unfinished lesson of a ruleset or, if all are done, its first
        lesson.

        Without `ruleset_id`, the ruleset is that of the game on the table; if there are
        no lessons about it, the first ruleset with lessons.
        """
        session, done = self._app.page.session, self.finished_lessons
        if session is not None and not ruleset_id:
            ruleset_id = session.record.ruleset.id
        listed = self.lessons_of_ruleset(ruleset_id) or self.lessons_of_ruleset(
            self.rulesets_with_lessons[0]
        )
        self.begin_lesson(next((it for it in listed if it.id not in done), listed[0]))

    def next_unfinished_lesson(self, ruleset_id: str = "") -> Lesson | None:
        """Return the first unfinished lesson of a ruleset, else of any ruleset; None if
        all lessons are done."""
        done = self.finished_lessons
        listed = *self.lessons_of_ruleset(ruleset_id), *self.all_lessons[1:]
        return next((each for each in listed if each.id not in done), None)

    def begin_lesson(self, lesson: Lesson) -> None:
        """Start a lesson at the part reached before, and show its list in place of the
        log."""
        left = self._app.learning_progress().left.get(lesson.id, LessonProgress(1))
        self._done = set(left.done)
        firsts = _firsts(lesson) or [0]
        self._begin_at(lesson, firsts[min(left.part, len(firsts)) - 1])

    def _begin_at(self, lesson: Lesson, number: int) -> None:
        """Start a lesson at the step with index `number`, and show its list in place of
        the log."""
        window, side = self._window, self._page.area.panel
        window.hide_notice_strip()
        self.controller.end_lesson()
        self._step_number = number  # the step at which the lesson was left is not done
        first = lesson is self.first_lesson
        listed = tr("What you learn") if first else tr("Lessons")
        self._panel = panel = ListPanel(listed)
        panel.entry_requested.connect(self._on_requested)
        panel.groups.activated.connect(
            lambda at: self.begin_next_lesson(self.rulesets_with_lessons[at])
        )
        panel.card_requested.connect(self.show_notes_page)
        panel.number_entered.connect(self.controller.on_answered)
        panel.closed.connect(self._page.leave_page)
        side.show_instead_of_log(panel, (lesson.title, minutes_text(lesson)))
        heading: tuple[str, ...] = ()
        if not first:
            words = tr("Lesson {number}")
            count = number_text(self.lessons_of_ruleset(lesson.game).index(lesson) + 1)
            heading = words.format(number=count), lesson.title, lesson.goal
        self.controller.begin_lesson(lesson, number, heading)
        covered = any(self.controller.session.position.melds[1:])
        if heading and covered and not self._page.area.is_panel_open:
            said = tr("{title}: {setting}")
            window.show_notice(said.format(title=lesson.title, setting=lesson.goal))

    def _put(self, session: Session) -> None:
        lesson = self.controller.lesson
        assert lesson is not None, "its table is laid"
        self._page.begin_session(session, lesson.title)

    def _show_steps(self, number: int, _: int) -> None:
        """Update the list for the current step of the lesson."""
        lesson, panel = self.controller.lesson, self._panel
        if panel is None or lesson is None:
            return
        if lesson is self.first_lesson:
            self._show_parts(lesson, number - 1)
        else:
            self._list_lessons(panel, lesson, EntryState.NOW)

    def _list_lessons(
        self, panel: ListPanel, lesson: Lesson, state: EntryState
    ) -> None:
        """List the lessons of a ruleset; `state` is the state of the entry of
        `lesson`."""
        panel.show_groups(
            [ruleset_title(find_ruleset(game)) for game in self.rulesets_with_lessons],
            self.rulesets_with_lessons.index(lesson.game),
        )
        entries, done = [], self.finished_lessons
        for each in self.lessons_of_ruleset(lesson.game):
            was_done = each.id in done
            kept = EntryState.DONE if was_done else EntryState.OPEN
            shown = state if each is lesson else kept
            entry = ListEntry(each.title, minutes_text(each), shown, was_done)
            entries.append(entry)
        panel.show_entries(entries, lesson.goal)

    def _show_parts(self, lesson: Lesson, number: int) -> None:
        """List the parts of the guided round, and store the part of the step
        `number`.
        """
        firsts = _firsts(lesson)
        part = sum(first <= number for first in firsts)
        if number == firsts[part - 1] and part > 1 and self._step_number == number - 1:
            self._done.add(part - 1)
        self._step_number = number
        self._list_parts(lesson, part)
        left = LessonProgress(part, tuple(sorted(self._done)))
        with self._app.show_storage_errors():
            if (
                self._progress.read_progress().left.get(lesson.id, LessonProgress(1))
                != left
            ):
                self._progress.save_lesson_progress(lesson.id, left)

    def _list_parts(self, lesson: Lesson, part: int) -> None:
        entries = [
            ListEntry(lesson.steps[first].part, state=self._state(at, part))
            for at, first in enumerate(_firsts(lesson), start=1)
        ]
        words = tr(
            "You cannot do anything wrong here. Esc ends the round and keeps "
            "your place."
        )
        assert self._panel is not None, "the list stands beside the round"
        self._panel.show_entries(entries, words)

    def _state(self, at: int, part: int) -> EntryState:
        if at == part:
            return EntryState.NOW
        return EntryState.DONE if at in self._done else EntryState.OPEN

    def _on_number_requested(self, question: str) -> None:
        area = self._page.area
        if not area.is_panel_open:
            area.toggle_panel()
        if self._panel is not None:
            self._panel.show_number_field(question)

    def _on_requested(self, row: int) -> None:
        lesson = self.controller.lesson
        if lesson is None:
            return
        if lesson is self.first_lesson:
            self._begin_at(lesson, _firsts(lesson)[row])
        else:
            self.begin_lesson(self.lessons_of_ruleset(lesson.game)[row])
        self._page.area.uncover_table()

    def _on_practised(self, result: RoundResult) -> None:
        """Count the round played in the guided lesson, on table and score pad."""
        controller = self.controller
        if controller.lesson is not self.first_lesson or self._panel is None:
            return
        counting = self._page.start_count(result, tr("Continue"))
        if counting.is_count_done:
            self._on_counted()
        else:
            counting.counted.connect(self._on_counted)

    def _on_counted(self) -> None:
        """Give the focus to the table again, so that the keys of the lesson work."""
        self._page.table.setFocus()

    def _on_finished(self, lesson: Lesson, tries: int) -> None:
        """Show what the lesson taught, with buttons to continue."""
        self._page.table.status.show_no_game(tr("The lesson is over."))
        if lesson is self.first_lesson:
            self._done.add(len(_firsts(lesson)))
            self._list_parts(lesson, 0)
        elif self._panel is not None:
            self._list_lessons(self._panel, lesson, EntryState.DONE)
        with self._app.show_storage_errors():
            self._keep_finished(lesson, tries)
        close, play = tr("Close"), tr("Play a round with me")
        listed = self.lessons_of_ruleset(lesson.game)
        ways: list[NoticeButton] = [
            (play, partial(self._app.start_page.deal_round, lesson.game))
        ]
        if lesson is self.first_lesson:
            ways.append((tr("Lessons"), self.begin_next_lesson))
        elif lesson is not listed[-1]:
            following = listed[listed.index(lesson) + 1]
            ways = [(tr("Next lesson"), partial(self.begin_lesson, following))]
        text = Run(lesson.title, is_bold=True), Run(f"\n{lesson.card}")
        ways.append((close, self._page.leave_page))
        self._window.show_notice_strip(text, ways, focus_delay=_KEY_GRACE_MS)

    def _keep_finished(self, lesson: Lesson, tries: int) -> None:
        """Store that a lesson is done; if parts of the guided round were skipped, store
        the first of them instead."""
        parts = range(1, len(_firsts(lesson)) + 1)
        skipped = [part for part in parts if part not in self._done]
        if lesson is self.first_lesson and skipped:
            left = LessonProgress(skipped[0], tuple(sorted(self._done)))
            self._progress.save_lesson_progress(lesson.id, left)
            return
        today = datetime.now().astimezone().date()
        self._progress.finish_lesson(lesson.id, tries, today)

    def _on_ended(self) -> None:
        self.controller.end_lesson()
        self._panel = None
        self._page.area.panel.show_instead_of_log(None)


def minutes_text(lesson: Lesson) -> str:
    """Return the duration of a lesson as text."""
    return tr_n("%n min", lesson.minutes)


def _firsts(lesson: Lesson) -> list[int]:
    """Return the index of the first step of each part of a lesson."""
    return [number for number, step in enumerate(lesson.steps) if step.part]
