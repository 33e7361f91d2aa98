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


def test_no_answer_is_called_wrong_or_a_mistake() -> None:
    """What it costs is said where it costs something; a better one can be copied."""
    costs = ["", "", *(f"Costs about {n} points a round." for n in (20, 30, 90))]
    for number, (grade, cost) in enumerate(zip(Grade, costs, strict=True)):
        said = worded(weighed(grade))

        words = f"{said.heading} {said.cost} {said.grades}".lower()
        assert not re.search("wrong|mistake|error|bad", words)
        assert said.heading.startswith("You drew. ")
        assert (said.grade, said.cost) == (number, cost)
        assert said.can_copy is (number == 0)


def test_the_best_move_has_nothing_beside_it() -> None:
    """What could not be weighed has no grade."""
    said = worded(Graded(Grade.SOLVED, (DRAW,), DRAW))
    assert said.heading == "You drew. That is the best move."
    assert not said.ways
    assert not said.can_copy

    said = worded(None)
    assert said.grade == -1
    assert said.because == asked().because
    assert due_words(1) == "comes back tomorrow"
    assert due_words(7) == "comes back in 7 days"


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
