"""The coach of a lesson: texts, marks, raised cards, and undone actions."""

from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.commands import Command
from canasta_qt.controller.lesson_controller import LessonState
from canasta_qt.engine.state.events import CardDiscarded, PileTaken
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import (
    CoachMark,
    LessonView,
    Place,
    Spot,
    TurnStatus,
    button_spot,
)
from canasta_qt.learning.lesson import all_lessons, read_lesson
from canasta_qt.learning.rings import parse_coach_mark
from tests.controller.dropped_cards import cards
from tests.learning.headless_learner import HAND, Learner
from tests.narrow import some
from tests.storage.samples import written

pytestmark = pytest.mark.usefixtures("qapp")

LESSONS = {lesson.id: lesson for lesson in all_lessons()}


def told(learner: Learner) -> LessonView:
    return some(learner.heard[-1])


def at(lesson: str, *lines: str) -> Learner:
    """Start a lesson and play these lines."""
    learner = Learner(LESSONS[lesson])
    learner.read()
    for line in lines:
        learner.play(line)
        learner.read()
    return learner


def test_every_coach_mark_of_every_lesson_can_be_read() -> None:
    found = {
        ring.spot.place
        for lesson in LESSONS.values()
        for step in lesson.steps
        for ring in map(parse_coach_mark, step.ring)
    }

    never = {
        Place.NEW_MELD, Place.STAGED, Place.TOPPER, Place.ASIDE, Place.TALON, Place.AWAY
    }  # fmt: skip
    assert found == set(Place) - never
    assert parse_coach_mark("their m1") == CoachMark(Spot(Place.MELD, 1, side=1))
    assert parse_coach_mark("plate:3") == CoachMark(Spot(Place.SEAT, 3))
    asks = CoachMark(button_spot(Command.ASK))
    assert parse_coach_mark("button:ask") == asks


def test_two_wrong_answers_raise_the_expected_cards() -> None:
    learner = at("classic-08")

    learner.play("take [9c2s9h]")
    assert told(learner).raised_cards == ()
    learner.play("draw")

    assert told(learner).raised_cards == cards("9c9d")
    assert learner.lessons.tries == 2


def test_show_me_raises_no_cards_before_the_draw() -> None:
    """The card to discard was raised, and its discard refused."""
    learner = at("classic-05", "draw", "discard 3s")

    learner.lessons.on_command(Command.SHOW_ME)
    assert told(learner).raised_cards == ()
    learner.play("draw")
    learner.lessons.on_command(Command.SHOW_ME)

    assert told(learner).raised_cards == cards("4s")


def test_show_me_raises_the_cards_of_the_next_action_only() -> None:
    learner = at("classic-12", "ask")
    learner.lessons.on_command(Command.SHOW_ME)
    assert told(learner).raised_cards == cards("5c5d")

    learner.play("meld m1+5c5d")
    learner.lessons.on_command(Command.SHOW_ME)

    assert told(learner).raised_cards == cards("Th")


def test_an_expected_meld_may_be_played_in_two_actions() -> None:
    learner = at("hand-and-foot-02")

    learner.play("meld m0+Kc")
    assert learner.said == learner.lessons.current_task.step.say, (
        "one action of two plays"
    )
    learner.play("meld [7c7d7s]")

    assert learner.said == (learner.lessons.current_task.step.done,)
    assert learner.lessons.tries == 0


def test_a_wrong_move_is_shown_with_its_consequence_before_it_is_undone() -> None:
    learner = at("classic-05", "draw")
    before = learner.position
    moves: list[object] = []
    learner.game.advanced.connect(lambda events, _: moves.extend(events))

    learner.play("discard Th")

    assert learner.said == ("Clara added your ten to their tens and took seven cards.",)
    assert [type(each) for each in moves if isinstance(each, PileTaken)] == [PileTaken]
    assert isinstance(moves[-1], CardDiscarded)
    assert told(learner).can_continue
    learner.lessons.on_command(Command.GO_ON)
    assert learner.position == before
    assert learner.said == learner.lessons.current_task.step.say


def test_an_action_after_a_shown_wrong_move_starts_from_the_earlier_position() -> None:
    learner = at("classic-01", "draw")
    learner.play("discard 7h")

    learner.play("draw")

    assert cards("4c")[0] not in learner.position.hand(0)
    assert cards("7c")[0] in learner.position.hand(0)


def test_an_action_during_a_text_starts_the_next_step() -> None:
    learner = at("classic-06")
    learner.play("take [9c9d9h]")
    assert learner.lessons.state is LessonState.DONE

    learner.play("meld [4s4c4h]")
    assert (learner.lessons.number, learner.lessons.state) == (1, LessonState.ACT)
    learner.play("discard 6c")
    learner.read()

    assert learner.finished == [0]


def test_an_action_before_the_first_task_is_undone() -> None:
    learner = Learner(LESSONS["first-round"])
    before = learner.position

    learner.play("draw")

    assert learner.position == before
    assert (learner.lessons.number, learner.lessons.state) == (0, LessonState.READ)


def test_undo_does_not_go_back_beyond_the_step_of_a_lesson() -> None:
    learner = at("first-round", "draw")
    assert learner.lessons.session.undo_refusal() is not None

    offered: list[TurnStatus] = []
    learner.game.turn_status_changed.connect(offered.append)
    learner.play("meld [KsKhKd2c]")

    assert learner.lessons.session.undo_refusal() is not None
    assert Command.UNDO not in [offer.command for offer in offered[-1].offers]


def test_a_typical_mistake_in_a_longer_line_is_undone_with_its_text() -> None:
    learner = at("classic-12")
    before = learner.position

    learner.play("meld m1+5c, ask")

    assert learner.said == ("Ask first, meld later.",)
    assert learner.position == before


def test_a_low_initial_meld_has_the_same_text_when_staged_and_refused() -> None:
    """Three kings make 30 of the 50 points that the side needs."""
    learner = at("first-round", "draw")
    lacks = "Our initial meld needs 50 points. Three kings make 30."

    learner.command(Command.MELD, list(cards("KsKhKd")))
    assert (learner.game.draft.points, learner.said[0]) == (30, lacks)
    assert learner.lessons.tries == 0
    learner.game.on_command(Command.COMMIT, ())

    assert (learner.lessons.tries, learner.said[0]) == (1, lacks)
    assert learner.game.draft.groups


def test_the_text_of_a_lesson_follows_the_staged_cards() -> None:
    learner = at("first-round", "draw")
    step = learner.lessons.current_task.step

    learner.command(Command.MELD, list(cards("KsKh")))
    assert learner.said == step.say
    learner.command(Command.MELD, list(cards("Kd")))
    assert learner.said == step.traps[0].say
    learner.game.on_dropped(cards("Qc"), HAND, Spot(Place.STAGED, 0))
    assert learner.refused[-1].reason is Reason.UNEQUAL_RANKS
    assert learner.said == step.traps[0].say, "not that one holds three kings"
    learner.command(Command.MELD, list(cards("2c")))
    assert learner.said == ("These cards are ready. Click Meld.",)
    learner.lessons.on_command(Command.SHOW_ME)
    assert learner.said == ("These cards are ready. Click Meld.",)
    learner.game.on_command(Command.UNDO, ())
    assert learner.said == step.traps[0].say
    learner.game.on_command(Command.UNSTAGE, ())
    assert learner.said == step.say


def test_a_refusal_without_a_text_of_its_own_repeats_the_task() -> None:
    """Two kings and a two make 40 points; no text of the lesson names these cards."""
    learner = at("first-round", "draw")
    step = learner.lessons.current_task.step

    learner.command(Command.MELD, list(cards("KsKh")))
    learner.command(Command.MELD, list(cards("2c")))
    learner.game.on_command(Command.COMMIT, ())

    assert learner.refused[-1].reason is Reason.OPENING_TOO_SMALL
    assert learner.said == step.say


def test_the_coach_asks_the_learner_to_unstage_wrong_cards() -> None:
    """Even if they reach the minimum: the coach would undo the meld."""
    learner = at("first-round", "draw")
    back = CoachMark(button_spot(Command.UNSTAGE))
    astray = ("I mean other cards. Click Take back.",)

    learner.command(Command.MELD, list(cards("Qc2c")))
    assert (learner.said, told(learner).coach_marks) == (astray, (back,))
    learner.command(Command.MELD, list(cards("KsKhKd")))
    assert learner.said == astray
    learner.game.on_dropped(cards("Qd"), HAND, Spot(Place.STAGED, 0))
    assert learner.game.draft.refusal is None, "70 of 50"
    assert learner.said == astray
    learner.game.on_dropped(cards("QcQd2c"), Spot(Place.STAGED, 0), HAND)

    assert learner.said == learner.lessons.current_task.step.traps[0].say


def test_the_coach_asks_to_unstage_cards_after_a_refused_trial() -> None:
    """No card can be discarded before; the coach only said “Try them, or discard”."""
    learner = at("american-01", "meld [KhKdKs] [QhQdXr] [9s9d2c]")
    step = learner.lessons.current_task.step
    learner.command(Command.MELD, list(cards("KhKdXr2c")))
    learner.command(Command.MELD, list(cards("QhQdXb2d")))
    assert learner.said == step.say

    learner.game.on_command(Command.COMMIT, ())

    assert learner.refused[-1].reason is Reason.OPENING_CONDITION
    assert learner.said == ("I mean other cards. Click Take back.",)


def test_another_refusal_replaces_the_text_of_the_last_one_by_the_task() -> None:
    """A text about another action does not answer the refusal."""
    learner = at("first-round")

    learner.play("discard 9h")
    assert learner.said == ("A discard ends your turn. Draw first.",)
    learner.game.on_selection_changed(())
    learner.game.on_command(Command.TAKE, ())
    assert learner.refused[-1].reason is Reason.PILE_IS_FROZEN

    assert learner.said == learner.lessons.current_task.step.say


def test_the_pile_loses_its_coach_mark_after_a_refused_take() -> None:
    learner = at("first-round", *FIRST_TURNS)
    pile, stock = map(parse_coach_mark, ("pile", "stock"))
    assert told(learner).coach_marks == (pile, stock)

    learner.game.on_command(Command.TAKE, ())

    assert learner.said[0].startswith("Frozen means")
    assert told(learner).coach_marks == (stock,)


FIRST_TURNS = (
    *("draw", "meld [KsKhKd2c]", "discard 4d"),
    *("take [QcQdQh]", "meld [7s7c7d]", "discard 4d"),
)


def test_the_continue_key_does_not_skip_the_turns_of_others() -> None:
    learner = at("first-round", "draw", "meld [KsKhKd2c]")
    learner.play("discard 4d")
    while (
        learner.lessons.state is not LessonState.READ
        or not learner.lessons.current_task.step.then
    ):
        learner.lessons.on_command(Command.GO_ON)
        learner.settle()
    before = told(learner)
    assert before.can_continue

    learner.lessons.on_command(Command.GO_ON)

    assert told(learner) == replace(before, can_continue=False, watches_others=True)


def test_a_question_for_a_number_repeats_until_the_answer_is_close() -> None:
    learner = at("classic-14", "take m0+Kc")
    assert learner.asked == ["What does your side score this round?"]
    right = 680  # 500, its cards 70, nines 30, red three 100, less 20

    learner.lessons.on_answered(right - 51)
    assert learner.said[0] == "Not yet. Count again."
    learner.lessons.on_answered(right + 50)

    assert learner.said[0].startswith("Canasta 500")
    learner.read()
    assert learner.finished == [1]


def test_a_wrong_move_whose_continuation_is_impossible_is_undone_at_once(
    tmp_path: Path,
) -> None:
    """Clara’s line names 10♥, but the learner discarded 10♦."""
    learner = Learner(read_lesson(written(tmp_path, TENS)))

    learner.play("discard Td")

    assert learner.said == ("Clara adds your ten.",)
    assert learner.lessons.state is LessonState.ACT
    assert learner.position == learner.lessons.current_task.start_position
    learner.play("discard Th")
    assert told(learner).can_continue


TENS = """\
format = 1
id = "tens"
game = "classic_4"
title = "Tens"
goal = "Keep your tens."
minutes = 1
card = "Keep tens."
[[step]]
table = "turn=0.play hands=ThTd4s/(6)/(6)/(6) pile=4h6d melds=[KsKhKd]/[TcTsTc]"
say = ["Discard."]
want = ["discard 4s"]
  [[step.lapse]]
  line = "discard Th"
  then = ["1: take m0+Th, discard 4s"]
  say = ["Clara adds your ten."]
"""
