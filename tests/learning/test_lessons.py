"""Every lesson of the program, played by gestures."""

from pathlib import Path

import pytest

from canasta_qt.commands import Command
from canasta_qt.controller.lesson_controller import LessonState
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.learning.lesson import Lesson, LessonStep, all_lessons, lesson_files
from canasta_qt.learning.lesson_run import (
    Verdict,
    correct_number,
    lesson_tasks,
    position_key,
)
from canasta_qt.notation.actions import Line
from canasta_qt.notation.actions import Step as Act
from canasta_qt.notation.line_play import play_line
from canasta_qt.notation.position.line import format_position
from tests.learning.headless_learner import Learner
from tests.learning.lesson_checks import problems
from tests.narrow import some
from tests.tidy.source import CHECKOUT

pytestmark = pytest.mark.usefixtures("qapp")

FOLDER = CHECKOUT / "assets" / "lessons"
LESSONS = {lesson.id: lesson for lesson in all_lessons()}

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))

CORRECTED = {("classic-07", "take [9c9h]")}
"""Traps that a gesture cannot play: the table adds the missing card."""
REFUSED_DIFFERENTLY = {
    ("first-round", "take [7c7sQh]"): "top_card_unmet",
    ("classic-06", "take [4s4c4h]"): "top_card_unmet",
    ("classic-07", "take [4s4c4h]"): "top_card_unmet",
}
"""Traps that a gesture plays differently: the top card is added to the cards."""


@pytest.mark.parametrize("path", list(lesson_files(FOLDER)), ids=lambda path: path.stem)
def test_the_lines_of_a_lesson_are_legal_and_its_refusals_correct(path: Path) -> None:
    assert problems(path) == ()


def finish(learner: Learner) -> None:
    """Play a lesson to its end by the first expected line of each step."""
    while not learner.finished:
        learner.read()
        if learner.finished:
            return
        step = learner.lessons.current_task.step
        number = learner.lessons.number
        if learner.lessons.state is LessonState.ANSWER:
            answer(learner, step)
        else:
            assert learner.lessons.state is LessonState.ACT
            learner.play(step.want[0])
        assert (learner.lessons.number, learner.lessons.state) != (
            number,
            LessonState.ACT,
        ), step


def answer(learner: Learner, step: LessonStep) -> None:
    right = some(correct_number(step.answer, format_position(learner.position)))
    learner.lessons.on_answered(right + step.within)


@every_lesson
@pytest.mark.parametrize("drags", [False, True], ids=["keys", "drags"])
def test_a_learner_can_play_a_lesson_to_its_end(lesson: Lesson, *, drags: bool) -> None:
    learner = Learner(lesson, drags=drags)

    finish(learner)

    assert learner.finished == [0]
    assert position_key(learner.position) == position_key(
        lesson_tasks(lesson)[-1].end_position
    )
    assert learner.heard[-1] is None
    assert not learner.refused


@every_lesson
def test_every_wrong_move_of_a_lesson_leads_back_to_the_start_of_its_step(
    lesson: Lesson,
) -> None:
    learner = Learner(lesson, drags=True)
    while not learner.finished:
        learner.read()
        if learner.lessons.state is LessonState.ACT:
            make_all_mistakes(learner, lesson)
        elif learner.lessons.state is LessonState.ANSWER:
            answer(learner, learner.lessons.current_task.step)

    assert position_key(learner.position) == position_key(
        lesson_tasks(lesson)[-1].end_position
    )
    told = sum(len(step.traps) + len(step.detours) for step in lesson.steps)
    assert learner.finished == [told - sum(corrected_in(lesson))]


def corrected_in(lesson: Lesson) -> list[bool]:
    return [(lesson.id, t.line) in CORRECTED for s in lesson.steps for t in s.traps]


def make_all_mistakes(learner: Learner, lesson: Lesson) -> None:
    """Make every mistake of a step, check the coach's text, then play the expected
    line."""
    task = learner.lessons.current_task
    for trap in task.step.traps:
        if (lesson.id, trap.line) in CORRECTED:
            continue
        learner.play(trap.line)
        promised = REFUSED_DIFFERENTLY.get((lesson.id, trap.line), trap.reason)
        assert str(learner.refused[-1].reason) == promised
        assert not trap.say or learner.said == trap.say
        undo_mistake(learner)
        assert position_key(learner.position) == position_key(task.start_position)
    for detour in task.step.detours:
        learner.play(detour.line)
        assert learner.said == detour.say
        learner.read()
        assert learner.lessons.current_task is task
        assert position_key(learner.position) == position_key(task.start_position)
    learner.play(task.step.want[0])
    assert (learner.lessons.current_task, learner.lessons.state) != (
        task,
        LessonState.ACT,
    )


def undo_mistake(learner: Learner) -> None:
    """Unstage cards and undo the actions that led into a trap."""
    while learner.game.draft.groups or learner.lessons.session.applied_actions:
        learner.game.on_command(Command.UNDO, ())


@every_lesson
def test_a_lesson_can_continue_after_every_legal_action(lesson: Lesson) -> None:
    """Every legal action is right, partly right, or undone by the coach."""
    learner = Learner(lesson)
    while not learner.finished:
        learner.read()
        if learner.lessons.state is LessonState.ACT:
            for action in list(
                legal_actions(learner.lessons.current_task.start_position)
            ):
                act_and_undo(learner, action)
            learner.play(learner.lessons.current_task.step.want[0])
        elif learner.lessons.state is LessonState.ANSWER:
            answer(learner, learner.lessons.current_task.step)


def act_and_undo(learner: Learner, action: Action) -> None:
    """Play a legal action that is not expected; undo it if the coach does not."""
    task, tries = learner.lessons.current_task, learner.lessons.tries
    after = play_line(task.start_position, Line(0, (Act(action),)))
    verdict = task.judge_actions(after, (action,))
    if verdict is Verdict.RIGHT:
        return
    learner.game.play_action(action)
    learner.settle()
    learner.read()
    assert learner.lessons.current_task is task, str(action)
    if verdict is Verdict.ON_THE_WAY:
        assert learner.lessons.tries == tries
        assert task.can_reach_goal(after) or is_begun(task.step, action), str(action)
        learner.game.on_command(Command.UNDO, ())
    else:
        assert learner.lessons.tries == tries + 1
    assert learner.position == task.start_position, str(action)


def is_begun(step: LessonStep, action: Action) -> bool:
    """Return whether an expected line or a trap of the step begins with an action."""
    lines = (*step.also, *(trap.line for trap in step.traps))
    return any(line.split()[0].rstrip("*") == str(action).split()[0] for line in lines)
