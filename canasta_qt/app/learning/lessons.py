"""Lessons at the table: begun, listed beside it, and what comes after each."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial
from html import escape

from PySide6.QtCore import QLocale, QObject, Signal

from canasta_qt.app.game.match import Match
from canasta_qt.app.learning.aside import SetAside
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController, RoundResult
from canasta_qt.controller.lesson_controller import LessonController, Now
from canasta_qt.controller.session import Session
from canasta_qt.learning.lesson import Lesson, lessons
from canasta_qt.learning.progress import Progress
from canasta_qt.storage.own_rulesets import find
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import plural
from canasta_qt.windows.learning.list_panel import Entry, ListPanel, State
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.ruleset_names import ruleset_title


class Lessons(QObject):
    """Leads from lesson to lesson, and keeps which are done."""

    round_asked = Signal(str)
    """A round of a game is to be played with the coach."""
    card_asked = Signal()

    def __init__(
        self, match: Match, game: GameController, aside: SetAside, progress: Progress
    ) -> None:
        """Put nothing on the table yet."""
        super().__init__(match)
        self._match, self._aside, self._progress = match, aside, progress
        self.all = lessons(QLocale().name().partition("_")[0])
        self.controller = controller = LessonController(game, self._put, self)
        self._panel: ListPanel | None = None
        table = match.table
        controller.coached.connect(table.show_coaching)
        controller.step_changed.connect(self._show_steps)
        controller.asked.connect(self._on_number_asked)
        controller.finished.connect(self._on_finished)
        table.commanded.connect(self._on_commanded)
        table.context.signals.declined.connect(controller.on_refused)
        table.settled.connect(controller.on_settled)
        aside.ended.connect(self._on_ended)
        game.practised.connect(self._on_practised)
        match.practice_counted.connect(controller.go_on)

    @property
    def first(self) -> Lesson:
        """The guided first round."""
        return self.all[0]

    @property
    def done(self) -> Collection[str]:
        """The ids of the lessons that are done."""
        try:
            return self._progress.read().lesson.keys()
        except StorageError as error:
            self._match.window.notice(error_sentence(error))
            return ()

    @property
    def games(self) -> list[str]:
        """The games that have lessons, in their order."""
        return list(dict.fromkeys(each.game for each in self.all[1:]))

    def of(self, game: str) -> tuple[Lesson, ...]:
        """The lessons of a game, in their order."""
        return tuple(each for each in self.all[1:] if each.game == game)

    def begin_first(self) -> None:
        """Play the guided first round."""
        self.begin(self.first)

    def begin_next(self, game: str = "") -> None:
        """Begin the first lesson of a game that is not done, or its first one."""
        listed, done = self.of(game or self.games[0]), self.done
        self.begin(next((it for it in listed if it.id not in done), listed[0]))

    def begin(self, lesson: Lesson) -> None:
        """Put a lesson on the table, with its list in the place of the log."""
        window = self._match.window
        window.hide_strip()
        self.controller.leave()
        first = lesson is self.first
        heading = self.tr("What you learn") if first else self.tr("Lessons")
        self._panel = panel = ListPanel(heading, window.look)
        panel.asked.connect(self._on_asked)
        panel.group_asked.connect(lambda at: self.begin_next(self.games[at]))
        panel.card_asked.connect(self.card_asked)
        panel.answered.connect(self.controller.on_answered)
        panel.closed.connect(self._aside.end)
        window.stage.panel.stand_in(panel)
        if not (first or window.stage.panel_open):  # the list says it
            window.notice(f"{lesson.title}: {lesson.goal}")
        self.controller.begin(lesson)

    def _put(self, session: Session) -> None:
        lesson = self.controller.lesson
        assert lesson is not None, "its table is laid"
        self._aside.begin(session, lesson.title)

    def _show_steps(self, number: int, _: int) -> None:
        """Show how far the round is, or the lesson in the list of its game."""
        lesson, panel = self.controller.lesson, self._panel
        if panel is None or lesson is None:
            return
        if lesson is self.first:
            nothing = self.tr("Nothing you do here can go wrong.")
            panel.show_entries(_parts(lesson, number), nothing)
            return
        panel.show_groups(
            [ruleset_title(find(game)) for game in self.games],
            self.games.index(lesson.game),
        )
        entries, done = [], self.done
        for each in self.of(lesson.game):
            minutes = plural(each.minutes).translate("Lessons", "%n min", "", 1)
            state = State.DONE if each.id in done else State.OPEN
            state = State.NOW if each is lesson else state
            entries.append(Entry(each.title, minutes, state))
        panel.show_entries(entries, lesson.goal)

    def _on_number_asked(self, question: str) -> None:
        stage = self._match.window.stage
        if not stage.panel_open:
            stage.toggle_panel()
        if self._panel is not None:
            self._panel.ask(question)

    def _on_asked(self, row: int) -> None:
        lesson = self.controller.lesson
        if lesson is not None and lesson is not self.first:
            self.begin(self.of(lesson.game)[row])

    def _on_commanded(self, command: Command) -> None:
        if command is not Command.LEAVE_LESSON:  # the own game comes back
            self.controller.on_commanded(command)

    def _on_practised(self, result: RoundResult) -> None:
        """Count the guided round as any other."""
        controller = self.controller
        if controller.lesson is not self.first or controller.now is Now.NOTHING:
            return
        counting = self._match.count(result)
        counting.pad.done[0].setText(self.tr("Continue"))
        if counting.is_done:
            self._on_counted()
        else:
            counting.counted.connect(self._on_counted)

    def _on_counted(self) -> None:
        """Give the keys back to the coach."""
        table = self._match.table
        if self._match.counting is not None:
            table.removeEventFilter(self._match.counting)
        table.setFocus()

    def _on_finished(self, lesson: Lesson, tries: int) -> None:
        """Say what was learned and offer ways on."""
        today = datetime.now().astimezone().date()
        try:
            self._progress.finish_lesson(lesson.id, tries, today)
        except StorageError as error:
            self._match.window.notice(error_sentence(error))
        close, play = self.tr("Close"), self.tr("Play a round with me")
        listed = self.of(lesson.game)
        ways: list[tuple[str, Callable[[], object]]]
        ways = [(play, partial(self.round_asked.emit, lesson.game))]
        if lesson is self.first:
            ways.append((self.tr("Lessons"), self.begin_next))
        elif lesson is not listed[-1]:
            following = listed[listed.index(lesson) + 1]
            ways = [(self.tr("Next lesson"), partial(self.begin, following))]
        text = f"<b>{escape(lesson.title)}</b><br>{escape(lesson.card)}"
        ways.append((close, self._aside.end))
        strip = self._match.window.show_strip(text, [words for words, _ in ways])
        for way, (_, goes) in zip(
            (strip.first, strip.second, strip.third), ways, strict=False
        ):
            way.connect(goes)

    def _on_ended(self) -> None:
        self.controller.leave()
        self._panel = None
        self._match.window.stage.panel.stand_in(None)


def _parts(lesson: Lesson, number: int) -> list[Entry]:
    """The parts of a lesson, the one of a step (from 1) as the present one."""
    named = [at for at, step in enumerate(lesson.steps, start=1) if step.part]
    now = max((at for at in named if at <= number), default=0)
    states = [
        State.NOW if at == now else State.DONE if at < now else State.OPEN
        for at in named
    ]
    pairs = zip(named, states, strict=True)
    return [Entry(lesson.steps[at - 1].part, state=state) for at, state in pairs]
