"""A practice position is answered by playing, graded, and shown to its end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.controller.advice import answering
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.advice.answering import Answering
from canasta_qt.controller.advice.grader import Grader
from canasta_qt.controller.game_controller import GameController
from canasta_qt.engine.state.actions import DRAW, Discard
from canasta_qt.gestures import Coaching
from canasta_qt.learning.grading import Grade, Graded
from canasta_qt.learning.practice import PracticePosition, positions
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import format_position
from tests.bots_here import BotsHere


class Sitting:
    """A learner at a table that settles at once; the adviser is in this process."""

    def __init__(self) -> None:
        self.game = GameController(BotsHere())
        self.adviser = Adviser(lambda: BotsHere())
        self.answering = Answering(self.game, Grader(self.adviser))
        self.said: list[Coaching | None] = []
        self.graded: list[Graded | None] = []
        self.shown: list[bool] = []
        self.positions: list[str] = []
        self.answering.coached.connect(self.said.append)
        self.answering.graded.connect(self.graded.append)
        self.answering.shown.connect(self._on_shown)
        self.game.advanced.connect(self._on_advanced)

    def _on_shown(self) -> None:
        self.shown.append(True)

    def _on_advanced(self) -> None:
        session = self.game.session
        assert session is not None
        self.positions.append(format_position(session.position))

    def play(self, *acts: str) -> None:
        for act in acts:
            self.game.do(parse_action(act))
            self.game.on_settled()

    def settle(self) -> None:
        """Let everything that is to be shown be seen."""
        for _ in range(100):
            self.answering.on_settled()

    def words(self) -> str:
        said = self.said[-1]
        assert said is not None
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


def test_the_question_stands_in_the_line_and_nothing_is_ringed(
    sitting: Sitting,
) -> None:
    place = asked(ONTO_MELD)

    sitting.answering.ask(place)

    said = sitting.said[-1]
    assert said is not None
    assert said.says == (place.ask,)
    assert said.rings == ()
    session = sitting.game.session
    assert session is not None
    assert format_position(session.position) == format_position(place.position())


def test_a_draw_is_the_whole_answer(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.answering.ask(asked(ONTO_MELD))

    found = sitting.answer(qtbot, "draw")

    assert found.played == (DRAW,)
    assert found.grade in {Grade.PLAYABLE, Grade.COSTLY, Grade.GIFT}
    assert sitting.said[-1] is None


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

    session = sitting.game.session
    assert session is not None
    assert session.undo_refusal() is not None


def test_nothing_is_graded_twice(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.answering.ask(asked(ONTO_MELD))
    sitting.answer(qtbot, "draw")

    card = sitting.game.observation.hand[0]
    sitting.play(str(Discard(card)))

    assert len(sitting.graded) == 1


def test_every_position_can_be_asked_and_its_good_moves_are_legal(
    sitting: Sitting,
) -> None:
    for place in positions():
        for move in (each for each in place.good if "*" not in each):
            sitting.answering.ask(place)
            session = sitting.game.session
            assert session is not None
            refused: list[object] = []
            sitting.game.refused.connect(refused.append)
            sitting.play(move)
            assert refused == [], (place.name, move)
            sitting.game.refused.disconnect(refused.append)


def test_what_follows_both_moves_is_played_one_after_the_other(
    qtbot: QtBot, sitting: Sitting
) -> None:
    sitting.answering.ask(asked(ONTO_MELD))
    sequel = sitting.answer(qtbot, "draw").sequel
    assert sequel is not None
    sitting.positions.clear()

    ways = (("yours", sequel.played), ("better", sequel.best))
    sitting.answering.show(sequel.position, ways)
    sitting.settle()
    first = len(sitting.positions)
    sitting.answering.on_commanded(Command.GO_ON)
    sitting.settle()
    assert len(sitting.shown) < 1
    sitting.answering.on_commanded(Command.GO_ON)

    counts = [sum(len(line.steps) for line in lines) for _, lines in ways]
    assert [first, len(sitting.positions)] == [counts[0], sum(counts)]
    assert len(sitting.shown) == 1
    assert [each.says for each in sitting.said if each and each.waits] == [
        ("yours",),
        ("better",),
    ]


def test_a_world_is_played_on_with_bots(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.answering.ask(asked(ONTO_MELD))
    sequel = sitting.answer(qtbot, "draw").sequel
    assert sequel is not None
    sitting.graded.clear()

    sitting.answering.play_on(sequel.position, "beginner")
    sitting.play("draw", str(Discard(sitting.game.observation.hand[0])))

    session = sitting.game.session
    assert session is not None
    qtbot.waitUntil(lambda: _their_turns(sitting) >= 1)
    assert sitting.graded == []


def _their_turns(sitting: Sitting) -> int:
    sitting.game.on_settled()
    session = sitting.game.session
    assert session is not None
    return len({each.split("turn=")[1][0] for each in sitting.positions}) - 1


def test_who_leaves_gets_no_grade(qtbot: QtBot, sitting: Sitting) -> None:
    sitting.answering.ask(asked(ONTO_MELD))
    sitting.play("draw")

    sitting.answering.stop()
    assert sitting.adviser._asked is None
    other = replace(asked(ONTO_MELD), good=("draw",))
    sitting.answering.ask(other)
    found = sitting.answer(qtbot, "draw")

    assert found.grade is Grade.SOLVED
    assert answering.READ_MS > 0
