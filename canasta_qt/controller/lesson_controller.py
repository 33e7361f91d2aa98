"""Lessons at the table: the coach's text, the actions of the learner and of others.

The learner uses the same gestures as in a game. An action that the lesson did not ask
for is undone.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_session import PracticeSession, session_at_position
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.actions import Action, Discard, TakePile
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import partner_of
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import (
    HAND_SPOT,
    NOT_ON_TURN_REFUSAL,
    PILE_SPOT,
    CoachMark,
    Draft,
    LessonView,
    Place,
    RefusalPlace,
    Spot,
    UndoRefusal,
    button_spot,
)
from canasta_qt.learning.lesson import ExpectedMistake, Lesson, LessonDetour
from canasta_qt.learning.lesson_run import (
    LEARNER_SEAT,
    LessonTask,
    Verdict,
    correct_number,
    lesson_tasks,
    position_key,
)
from canasta_qt.learning.reading import Texts
from canasta_qt.learning.rings import OUTLINED_CANASTA_COUNT, parse_coach_mark
from canasta_qt.notation.actions import Step, parse_line
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.line_play import (
    LineRefusedError,
    fill_in_cards_of_step,
    play_line,
)
from canasta_qt.notation.position.line import format_position
from canasta_qt.translate import tr

FAILURES_BEFORE_HELP: Final = 2
"""Number of undone or refused actions in a step after which the expected cards are
raised in the hand."""


class LessonState(Enum):
    """States of a lesson, by the input that it needs to continue."""

    NOTHING = "nothing"
    """No lesson is on the table."""
    READ = "read"
    """The learner reads a text before the other players act or the lesson continues."""
    ACT = "act"
    OTHERS = "others"
    DETOUR = "detour"
    """Other players act after a detour: an action that was not asked for, but is
    explained."""
    DETOUR_READ = "detour read"
    ANSWER = "answer"
    DONE = "done"


class LessonController(QObject):
    """Controller of one lesson at a time.

    The window calls `on_animations_ended` after animations, and passes on commands and
    answers.
    """

    lesson_view_changed = Signal(object)
    """Emitted with a `LessonView` whose text is to be shown; None for no text."""
    step_changed = Signal(int, int)
    """Emitted with the number of the step, from 1, and the number of steps."""
    number_requested = Signal(str)
    """Emitted with a question whose answer is a number."""
    finished = Signal(object, int)
    """Emitted with the lesson, and the number of refused or undone actions."""

    def __init__(
        self,
        game: GameController,
        put: Callable[[Session], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make a controller without a lesson; `put` shows a session at the table."""
        super().__init__(parent)
        self.lesson: Lesson | None = None
        self.session: PracticeSession
        self.state = LessonState.NOTHING
        self.number = 0
        """Index of the present step."""
        self.tries = 0
        self._game = game
        self._begin = put or game.begin_session
        self._failure_count = 0
        self._heading: tuple[str, ...] = ()
        self._has_acted = False
        self._has_explained_mistake = False
        """Whether a foreseen mistake was explained since the learner's last action."""
        self._others_steps: list[tuple[int, Step]] = []
        """Seats and actions of the others that are still to be played."""
        self._tasks: tuple[LessonTask, ...] = ()
        self._view: LessonView | None = None
        game.advanced.connect(self._on_advanced)
        game.refused.connect(self.on_refused)
        game.draft_changed.connect(self._on_staged)

    def begin_lesson(
        self, lesson: Lesson, number: int = 0, heading: tuple[str, ...] = ()
    ) -> None:
        """Show a lesson, beginning with the step at index `number`.

        `heading` is shown during the first step.
        """
        self._heading = heading
        self.lesson = lesson
        self._tasks = lesson_tasks(lesson)
        self.session = session_at_position(
            self._tasks[number].start_position, LEARNER_SEAT
        )
        self._has_acted, self.tries = False, 0
        self._begin(self.session)
        self._begin_step(number)

    @property
    def current_task(self) -> LessonTask:
        """The present step."""
        return self._tasks[self.number]

    def end_lesson(self) -> None:
        """End the lesson at any step."""
        self.state = LessonState.NOTHING
        self._set_view(None)

    # Steps

    def _begin_step(self, number: int) -> None:
        if number == len(self._tasks):
            self.end_lesson()
            self.finished.emit(self.lesson, self.tries)
            return
        self.number, self._failure_count = number, 0
        step = self.current_task.step
        if step.table or not self.session.applied_actions:
            self._set_up_position(self.current_task)
        self.step_changed.emit(number + 1, len(self._tasks))
        if step.want:
            self.state = LessonState.ACT
            self._show_coach(step.say, shows=True)
        elif step.say:
            self.state = LessonState.READ
            self._show_coach(step.say, waits=True)
        else:
            self._play_others(step.then)

    def _set_up_position(self, task: LessonTask) -> None:
        """Set up the position of a step; show it if it differs from the one shown."""
        shown = self._game.observation
        self.session.restart_at(task.start_position)
        if observe(task.start_position, LEARNER_SEAT) != shown:
            self._game.refresh()

    def continue_lesson(self) -> None:
        """Continue after the learner has read a text, unless the learner has already
        acted."""
        if self._has_acted:
            return
        if self.state is LessonState.READ:
            self._play_others(self.current_task.step.then)
        elif self.state is LessonState.DETOUR_READ:
            self._undo_step()
            self._show_coach(self.current_task.step.say, shows=True)
        elif self.state is LessonState.DONE:
            self._begin_step(self.number + 1)

    def _accept_answer(self) -> None:
        """Play the lines of the other players after a right answer.

        If these lines are illegal after the learner's answer, the expected answer is
        shown first.
        """
        self.session.applied_actions.clear()
        if not self._can_follow(self.current_task.step.then):
            self.session.restart_at(self.current_task.goal_positions[0])
            self._game.refresh()
        self._set_view(None)
        self._play_others(self.current_task.step.then)

    def _can_follow(self, lines: Texts) -> bool:
        """Return whether the others' lines are legal in the present position."""
        position = self.session.position
        unordered = self.current_task.is_stock_unordered
        try:
            for line in map(parse_line, lines):
                position = play_line(position, line, reveal=True, unordered=unordered)
        except (LineRefusedError, NotationError):
            return False
        return True

    def _play_others(self, lines: Texts, now: LessonState = LessonState.OTHERS) -> None:
        """Play lines of the others, each action after the animation of the previous
        one."""
        read = [parse_line(line) for line in lines]
        self._others_steps = [(line.seat, step) for line in read for step in line.steps]
        self.state = now
        if self._view is not None and self._others_steps:
            self._set_view(replace(self._view, can_continue=False, watches_others=True))
        self._play_next()

    def _play_next(self) -> None:
        if self._others_steps:
            seat, step = self._others_steps.pop(0)
            named = self.session.position.copy()
            fill_in_cards_of_step(
                named, seat, step, unordered=self.current_task.is_stock_unordered
            )
            self.session.position = named
            self._game.on_bot_action(self.session.decision, step.action)
        elif self.state is LessonState.DETOUR:
            assert self._view is not None, "a detour is told before it is shown"
            self.state = LessonState.DETOUR_READ
            self._show_coach(self._view.sentences, waits=True)
        elif self.current_task.step.ask and self.state is LessonState.OTHERS:
            self.state = LessonState.ANSWER
            self._ask_number(self.current_task.step.ask)
        else:
            self._end_step()

    def _end_step(self) -> None:
        """Show the gain of the step, or begin the next step."""
        self.session.applied_actions.clear()
        self._game.offer()  # no undo beyond the end of a step
        done, following = self.current_task.step.done, self._tasks[self.number + 1 :]
        if not done:
            self._begin_step(self.number + 1)
            return
        if following and not following[0].step.table:
            self._set_up_position(following[0])
        self.state = LessonState.DONE
        self._show_coach((done,), waits=True, rings=())

    # Actions of the learner

    def on_command(self, command: Command) -> None:
        """Run a command of the coach's buttons."""
        if self.state is LessonState.NOTHING:
            return
        if command is Command.GO_ON:
            self.continue_lesson()
        elif self.state is LessonState.ACT:
            if command is Command.SHOW_ME:
                self._failure_count = FAILURES_BEFORE_HELP
            if command in (Command.SHOW_ME, Command.SAY_AGAIN):
                self._show_text(None)
        elif command is Command.SAY_AGAIN:
            self.lesson_view_changed.emit(self._view)
        elif command is Command.SHOW_ME and self.state is LessonState.ANSWER:
            self._end_step()

    def on_answered(self, number: int) -> None:
        """Judge the number that the learner typed."""
        if self.state is not LessonState.ANSWER:
            return
        step = self.current_task.step
        right = correct_number(step.answer, format_position(self.session.position))
        assert right is not None, "a lesson that was proven has a score here"
        if abs(number - right) <= step.within:
            self._end_step()
            return
        self.tries += 1
        self._ask_number(tr("Not yet. Count again."), step.ask)

    def _ask_number(self, *says: str) -> None:
        self._show_coach(says, shows=True)
        self.number_requested.emit(self.current_task.step.ask)

    def _on_advanced(self) -> None:
        if self.state in (LessonState.READ, LessonState.ACT, LessonState.DONE):
            self._has_acted, self._has_explained_mistake = True, False

    def on_animations_ended(self) -> None:
        """Continue after the animation of the last action."""
        if self.state in (LessonState.OTHERS, LessonState.DETOUR):
            self._play_next()
        if not self._has_acted:
            return
        self._has_acted = False
        if self.state is LessonState.DONE:
            self._begin_step(self.number + 1)
        if self.state is LessonState.ACT and self.session.applied_actions:
            self._judge_actions()
        elif self.state is LessonState.READ and self.session.applied_actions:
            self._undo_step()

    def _judge_actions(self) -> None:
        acts = tuple(act.action for act in self.session.applied_actions)
        meant = self.current_task.judge_actions(self.session.position, acts)
        if meant is Verdict.RIGHT:
            self._accept_answer()
        elif isinstance(meant, LessonDetour):
            self._count_failure()
            self._show_detour(meant)
        elif meant is Verdict.OTHER:
            self._count_failure()
            self._undo_step()
            first = tr("You may do that, but first:")
            self._show_coach((first, *self.current_task.step.say), shows=True)
        elif self._remaining_actions() and not self._has_explained_mistake:
            self._show_coach(self._task_text(), shows=True)

    def _show_detour(self, detour: LessonDetour) -> None:
        """Show the text of a detour; then let the others play if the learner has played
        all actions of the detour, else undo the learner's actions."""
        end = position_key(dict(self.current_task.detours)[detour][-1])
        gone = end == position_key(self.session.position)
        if gone and detour.then and self._can_follow(detour.then):
            self._show_coach(detour.say)
            self._play_others(detour.then, LessonState.DETOUR)
        else:
            self._undo_step()
            self._show_coach(detour.say, shows=True)

    def _undo_step(self) -> None:
        """Undo all actions since the start of the step."""
        mine = self.state is not LessonState.DETOUR_READ
        events = [event for act in self.session.applied_actions for event in act.events]
        self.session.restart_at(self.current_task.start_position)
        if self.state is not LessonState.READ:
            self.state = LessonState.ACT
        if mine:
            self._game.show_undone(events)
        else:
            self._game.refresh()

    def on_refused(
        self, refusal: Refusal, _: RefusalPlace = None, cards: tuple[Card, ...] = ()
    ) -> None:
        """Show help after a refused gesture with cards, whether by mouse or by a
        button."""
        unhelped = (*UndoRefusal, NOT_ON_TURN_REFUSAL)
        if self.state is not LessonState.ACT or refusal.sentence in unhelped:
            return
        trap = self.current_task.expected_mistake(
            refusal, self._tried_cards(cards), self.session.position
        )
        if self._has_acted and trap is None:
            return  # second click of two: the first is not judged yet
        self._has_explained_mistake = self._has_acted
        self._count_failure()
        if self.session.applied_actions and not self.current_task.can_reach_goal(
            self.session.position
        ):
            self._undo_step()
        self._show_text(trap)

    def _tried_cards(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the staged cards with those of the refused gesture, or with the
        selected cards if the gesture had none."""
        staged, more = self._game.draft.hand_cards, cards or self._game.selected_cards
        return staged if Counter(more) <= Counter(staged) else (*staged, *more)

    def _on_staged(self, draft: Draft) -> None:
        """Show what the staged cards lack or, if none are staged, the text of the
        step."""
        if self.state is not LessonState.ACT or self.session is not self._game.session:
            return
        if self._has_acted and not draft.groups:
            return  # they have been melded
        self._show_text(None, again=False)

    def _show_text(self, trap: ExpectedMistake | None, *, again: bool = True) -> None:
        """Show the text for the present cards: help for a foreseen mistake or for
        staged cards, or the text of the step."""
        draft, says = self._game.draft, self._task_text()
        rings: tuple[CoachMark, ...] | None = None
        if draft.groups and draft.refusal is not None and not (trap and trap.say):
            now = self.session.position
            trap = self.current_task.expected_mistake(
                draft.refusal, draft.hand_cards, now
            )
        if trap is not None and trap.say:
            says = trap.say
        elif draft.groups and self._has_other_cards(draft, tried=again):
            says = (tr("I mean other cards. Click Take back."),)
            rings = (CoachMark(button_spot(Command.UNSTAGE)),)
        elif draft.groups and draft.refusal is None:
            says = (tr("These cards are ready. Click Meld."),)
            rings = ()
        if again or self._view is None or says != self._view.sentences:
            self._show_coach(says, shows=True, rings=rings)

    def _has_other_cards(self, draft: Draft, *, tried: bool) -> bool:
        """Return whether the staged cards are for no meld that the step asks for or
        explains."""
        step, lines = self.current_task.step, self.current_task.step.want
        if draft.refusal is not None and not tried:
            lines += tuple(trap.line for trap in step.traps)
            lines += tuple(detour.line for detour in step.detours)
        groups = [group.cards for group in draft.groups]
        melds = any("meld" in pattern or "take" in pattern for pattern in step.also)
        return not (melds or self.current_task.has_melds(groups, lines))

    def _count_failure(self) -> None:
        self.tries += 1
        self._failure_count += 1

    # Texts of the coach

    def _remaining_actions(self) -> tuple[Action, ...]:
        """Return the actions of the step that are still to be played."""
        if self.state is not LessonState.ACT or not self.session.applied_actions:
            return ()
        return self.current_task.remaining_actions(self.session.position)

    def _task_text(self) -> Texts:
        """Return the text of the step or, after some of its actions, of those still
        missing."""
        remaining = self._remaining_actions()
        if not remaining:
            return self.current_task.step.say
        if isinstance(remaining[0], Discard):
            return (tr("Good. Now discard."),)
        return (tr("Good. Now the rest."),)

    def _shown_marks(self) -> tuple[CoachMark, ...]:
        """Return the coach marks of the step, without marks on cards that are already
        staged."""
        rings = tuple(map(parse_coach_mark, self.current_task.step.ring))
        remaining = self._remaining_actions()
        if remaining and isinstance(act := remaining[0], Discard):
            is_free = any("discard *" in each for each in self.current_task.step.also)
            asked = CoachMark(HAND_SPOT, () if is_free else (act.card,))
            return asked, CoachMark(PILE_SPOT)
        wanted = self.current_task.wanted_actions
        at_pile = any(isinstance(it, Discard | TakePile) for it in wanted)
        if self._failure_count and not at_pile:  # the learner has seen the trap
            rings = tuple(ring for ring in rings if ring.spot != PILE_SPOT)
        staged = Counter(self._game.draft.hand_cards)
        if not staged:
            return rings
        lacking = (
            Counter(self.current_task.raised_cards(self.session.position)) - staged
        )
        cards = tuple(lacking.elements())
        named = (replace(each, cards=cards) if each.cards else each for each in rings)
        return tuple(ring for ring in named if ring.spot != HAND_SPOT or cards)

    def _show_coach(
        self,
        says: Texts,
        *,
        waits: bool = False,
        shows: bool = False,
        rings: tuple[CoachMark, ...] | None = None,
    ) -> None:
        """Emit a text of the coach; `rings` replace the coach marks of the step if they
        are given."""
        step, terms = self.current_task.step, self.session.position.terms
        ringed = self._shown_marks() if rings is None else rings
        aims = not (self.number or step.want) and waits
        ours = any(ring.spot == Spot(Place.ROW) for ring in ringed)
        lifted: tuple[Card, ...] = ()
        if shows and self._failure_count >= FAILURES_BEFORE_HELP:
            lifted = self.current_task.raised_cards(self.session.position)
        self._set_view(
            LessonView(
                partner_of(terms, LEARNER_SEAT) or 1,
                says,
                ringed,
                can_continue=waits,
                can_show_solution=shows,
                canasta_outline_count=OUTLINED_CANASTA_COUNT if aims and ours else 0,
                heading_lines=() if self.number else self._heading,
                raised_cards=lifted,
                wanted_actions=self.current_task.wanted_actions if shows else (),
            )
        )

    def _set_view(self, coaching: LessonView | None) -> None:
        self._view = coaching
        self.lesson_view_changed.emit(coaching)
