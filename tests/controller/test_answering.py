"""A practice position is answered by playing, graded, and shown to its end."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.advice.answering import Answering
from canasta_qt.controller.advice.grader import Grader
from canasta_qt.controller.game_controller import GameController
from canasta_qt.engine.state.actions import DRAW, Discard
from canasta_qt.gestures import Coaching
from canasta_qt.learning.grading import Grade, Graded
from canasta_qt.learning.practice import PracticePosition, positions
from canasta_qt.notation.actions import parse_action
from tests.bots_here import BotsHere
from tests.narrow import some


class Sitting:
    """A learner at a table that settles at once; the adviser is in this process."""

    def __init__(self) -> None:
        self.game = GameController(BotsHere())
        self.adviser = Adviser(lambda: BotsHere())
        self.answering = Answering(self.game, Grader(self.adviser))
        self.said: list[Coaching | None] = []
        self.graded: list[Graded | None] = []
        self.answering.coached.connect(self.said.append)
        self.answering.graded.connect(self.graded.append)

    def play(self, *acts: str) -> None:
        for act in acts:
            self.game.do(parse_action(act))
            self.game.on_settled()

    def words(self) -> str:
        said = some(self.said[-1])
        return " ".join(said.says)

    def answer(self, qtbot: QtBot, *acts: str) -> Graded:
        self.play(*acts)
        qtbot.waitUntil(lambda: bool(self.graded))
        (found,) = self.graded
        assert found is not None
        return found


@pytest.fixture
def sitting(qapp: QApplication) -> Sitting:  # noqa: ARG001
    return Sitting()


def asked(name: str) -> PracticePosition:
    return next(each for each in positions() if each.name == name)


ONTO_MELD = "a pile is taken onto a meld"

TAKE = "take m0+Kh"


def test_a_pile_that_is_taken_is_answered_by_the_discard(
    qtbot: QtBot, sitting: Sitting
) -> None:
    place = asked(ONTO_MELD)
    sitting.answering.ask(place)

    sitting.play(TAKE)
    assert not sitting.graded
    card = sitting.game.observation.hand[0]
    found = sitting.answer(qtbot, str(Discard(card)))

    assert [str(act) for act in found.played] == [TAKE, str(Discard(card))]
    assert found.grade is Grade.SOLVED


def test_what_is_taken_back_is_no_part_of_the_answer(
    qtbot: QtBot, sitting: Sitting
) -> None:
    place = asked(ONTO_MELD)
    sitting.answering.ask(place)

    sitting.play(TAKE)
    assert sitting.words() == "Finish your turn; the whole turn is your answer."
    sitting.game.on_commanded(Command.UNDO, ())
    assert sitting.words() == place.ask
    found = sitting.answer(qtbot, "draw")

    assert found.played == (DRAW,)


def test_an_answer_is_not_taken_back(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.answering.ask(asked(ONTO_MELD))

    sitting.answer(qtbot, "draw")

    session = some(sitting.game.session)
    assert session.undo_refusal() is not None


def test_every_position_can_be_asked_and_its_good_moves_are_legal(
    sitting: Sitting,
) -> None:
    for place in positions():
        for move in (each for each in place.good if "*" not in each):
            sitting.answering.ask(place)
            refused: list[object] = []
            sitting.game.refused.connect(refused.append)
            sitting.play(move)
            assert refused == [], (place.name, move)
            sitting.game.refused.disconnect(refused.append)
