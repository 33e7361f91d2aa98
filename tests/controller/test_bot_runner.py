"""Bots seen from the window: asked without waiting, replaced when they fail."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from canasta_qt.bots.messages import Question, Reply
from canasta_qt.bots.worker import InProcessRunner
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.overrides import override
from tests.conftest import ExpectedLog

TABLE = "canasta/1 classic_4 turn=0.draw pile=9c hands=8h8s2c5c4d/(11)/(11)/(11)"


def view() -> Observation:
    """A seat that has to draw."""
    return observe(parse_position(TABLE), 0)


class Broken(InProcessRunner):
    """A runner whose answers cannot be read."""

    def answers(self) -> list[Reply]:
        raise ValueError("no answer at all")


class LateFirst(InProcessRunner):
    """A runner in which an answer to the question before is still on its way."""

    def __init__(self) -> None:
        super().__init__()
        self._late: Reply | None = Reply(6, DRAW)

    def answers(self) -> list[Reply]:
        late, self._late = self._late, None
        return [late] if late is not None else super().answers()


def test_a_late_answer_does_not_end_the_waiting_for_the_right_one(qtbot: QtBot) -> None:
    runner = BotRunner(LateFirst(), 1)
    heard: list[int] = []
    runner.chosen.connect(lambda number, _: heard.append(number))

    runner.think(7, "standard", view())
    qtbot.waitUntil(lambda: 7 in heard)

    assert heard == [6, 7]


def test_a_bot_answers_with_the_number_it_was_asked_under(qtbot: QtBot) -> None:
    runner = BotRunner(InProcessRunner(), 1)

    with qtbot.waitSignal(runner.chosen) as heard:
        runner.think(7, "standard", view())

    assert heard.args is not None
    number, action = heard.args
    assert number == 7
    assert refusal(view().position, action) is None


@pytest.mark.parametrize(("given", "asked"), [(None, 8), (4711, 4711)])
def test_a_bot_gets_the_seed_of_its_deal_if_there_is_one(
    given: int | None, asked: int
) -> None:
    seeds: list[int] = []

    class Noting(InProcessRunner):
        @override
        def ask(self, question: Question) -> None:
            seeds.append(question.seed)

    runner = BotRunner(Noting(), 1)

    runner.think(7, "standard", view(), given)

    runner.forget()
    assert seeds == [asked]


def test_an_answer_that_cannot_be_read_is_given_by_the_simple_bot(
    qtbot: QtBot, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "could not be read")
    runner = BotRunner(Broken(), 1)

    with qtbot.waitSignal(runner.chosen) as heard:
        runner.think(3, "standard", view())

    assert heard.args is not None
    assert heard.args[0] == 3
    assert refusal(view().position, heard.args[1]) is None


def test_a_forgotten_question_is_not_answered(qtbot: QtBot) -> None:
    runner = BotRunner(InProcessRunner(), 1)

    runner.think(3, "standard", view())
    runner.forget()

    with qtbot.assertNotEmitted(runner.chosen):
        runner._look()


def test_after_its_end_nothing_is_asked(qapp: QCoreApplication) -> None:
    """A question would start the process of the bots anew, and nobody ends it."""
    runner = BotRunner(InProcessRunner(), 1)
    heard: list[int] = []
    runner.chosen.connect(lambda number, _: heard.append(number))
    runner.close()

    runner.think(7, "standard", view())
    qapp.processEvents()

    assert heard == []


def test_a_level_that_there_is_not_is_played_by_the_simple_bot(qtbot: QtBot) -> None:
    """Nothing is logged: `ExpectedLog` is not asked for."""
    runner = BotRunner(InProcessRunner(), 1)

    with qtbot.waitSignals([runner.replied, runner.chosen]):
        runner.think(5, "wizard", view())


def test_it_is_told_once_who_stands_in_and_when_the_level_is_back(qtbot: QtBot) -> None:
    """Issue 13, 4; the simple level itself needs nobody."""

    class Failing(InProcessRunner):
        trouble = "hangs"

        @override
        def answers(self) -> list[Reply]:
            return [replace(it, trouble=self.trouble) for it in super().answers()]

    failing, told = Failing(), list[tuple[str, bool]]()
    runner = BotRunner(failing, 1)
    runner.stands_in.connect(lambda *it: told.append(it))

    for number, level in enumerate(("expert", "expert", "standard", "casual")):
        with qtbot.waitSignal(runner.chosen):
            runner.think(number, level, view())
    assert told == [("expert", True), ("casual", True)]

    failing.trouble = ""
    for number in (5, 6):
        with qtbot.waitSignal(runner.chosen):
            runner.think(number, "expert", view())
    assert told[2:] == [("expert", False)]
