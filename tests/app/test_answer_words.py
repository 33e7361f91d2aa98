"""An answer in words: nobody is called wrong, and both moves stand side by side."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.learning.answer_words import answer_of, due_words
from canasta_qt.engine.state.actions import DRAW, Discard
from canasta_qt.engine.state.observation import observe
from canasta_qt.learning import grading
from canasta_qt.learning.grading import Grade, Graded, Measured
from canasta_qt.learning.practice import PracticePosition, positions
from canasta_qt.notation.actions import parse_action
from canasta_qt.windows.learning.answer_sheet import Answer
from tests.controller.test_grader import Sitting

PLACE = "Position 1 of 10"
WEIGHED = {
    Grade.SOLVED: (-40.0, 5.0),
    Grade.AS_GOOD: (3.0, 5.0),
    Grade.PLAYABLE: (19.0, 2.0),
    Grade.COSTLY: (31.0, 3.0),
    Grade.GIFT: (88.0, 3.0),
}


def asked() -> PracticePosition:
    wanted = "a pile is taken onto a meld"
    return next(each for each in positions() if each.name == wanted)


def worded(graded: Graded | None) -> Answer:
    return answer_of(asked(), observe(asked().position(), 0), graded, PLACE)


def weighed(grade: Grade) -> Graded:
    mean, error = WEIGHED[grade]
    best = parse_action("take m0+Kh")
    return Graded(grade, (DRAW,), best, Measured(mean, error, 200))


@pytest.mark.parametrize("grade", Grade)
def test_no_answer_is_called_wrong_or_a_mistake(grade: Grade) -> None:
    said = worded(weighed(grade))

    words = f"{said.heading} {said.cost} {said.grades}".lower()
    assert not re.search("wrong|mistake|error|bad", words)
    assert said.heading.startswith("You drew. ")
    assert said.grade == list(Grade).index(grade)


def test_what_an_answer_costs_is_said_only_if_it_costs_something() -> None:
    costs = [worded(weighed(grade)).cost for grade in Grade]

    assert costs[:2] == ["", ""]
    assert costs[2:] == [
        f"Costs about {points} points a round." for points in (20, 30, 90)
    ]


def test_an_answer_better_than_the_list_can_be_copied() -> None:
    assert [worded(weighed(grade)).can_copy for grade in Grade] == [
        True, False, False, False, False
    ]  # fmt: skip


def test_the_best_move_has_nothing_beside_it() -> None:
    said = worded(Graded(Grade.SOLVED, (DRAW,), DRAW))

    assert said.heading == "You drew. That is the best move."
    assert not said.ways
    assert not said.can_copy


def test_an_expected_answer_stands_beside_a_worse_one(qtbot: QtBot) -> None:
    sitting = Sitting()
    sitting.answering.ask(asked())
    take = parse_action("take m0+Kh")
    sitting.play(str(take))
    card = sitting.game.observation.hand[0]
    graded = sitting.answer(qtbot, str(Discard(card)))

    said = worded(graded)

    played, other = said.ways
    assert said.heading.endswith("That is the best move.")
    assert not said.can_copy
    assert played.heading == "You played: take the pile and add K♥ to the kings"
    assert (other.heading, other.grade) == ("Instead: draw", "")
    assert (played.is_best, played.grade, played.less) == (
        True,
        "Solved",
        "the best move",
    )
    assert not other.is_best
    assert said.can_show


def test_what_could_not_be_weighed_says_so_and_has_no_grade() -> None:
    said = worded(None)

    assert said.grade == -1
    assert said.because == asked().because


def test_both_moves_stand_side_by_side(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grading, "LOOKS", (400,))
    sitting = Sitting()
    sitting.answering.ask(asked())
    graded = sitting.answer(qtbot, "draw")

    said = worded(graded)

    played, best = said.ways
    assert played.heading == "You played: draw"
    assert best.heading == "Better: take the pile and add K♥ to the kings"
    assert said.can_show
    assert played.worth < best.worth
    assert played.error > 0 == best.error


def test_a_position_comes_back_on_a_day() -> None:
    assert due_words(1) == "comes back tomorrow"
    assert due_words(7) == "comes back in 7 days"
