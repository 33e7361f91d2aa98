"""The bots' process: numbered answers, one restart, then the simple bot."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from canasta_qt.bots import levels
from canasta_qt.bots.levels import LEVELS
from canasta_qt.bots.messages import (
    Demand,
    Question,
    Reply,
    answer,
    event_of,
    plain_event,
    reply_of,
)
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.standard import simple_choice
from canasta_qt.bots.worker import InProcessRunner, WorkerRunner
from canasta_qt.engine.rounds import new_deck, start_round
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.engine.state.events import EndCause, RoundEnded
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import OVER_PHASE, actor
from canasta_qt.engine.transition import apply
from canasta_qt.notation.position.line import parse_position
from tests.bots.table import dealt, moments, view_of
from tests.conftest import ExpectedLog
from tests.positions import filled


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Broken:
    """A bot that fails at everything."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        raise ZeroDivisionError(observation.seat, seed, budget)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def runner(clock: Clock) -> Iterator[WorkerRunner]:
    made = WorkerRunner(patience=60.0, clock=clock)
    yield made
    made.close()
    assert multiprocessing.active_children() == []


def first_view(seed: int = 1) -> Observation:
    return view_of(dealt("classic_4", seed))


def waited(runner: WorkerRunner) -> Reply:
    """Wait for the answer as long as it takes; a hang is the test run's time-out."""
    while True:
        for reply in runner.answers():
            return reply
        runner.wait(60.0)


def process_of(runner: WorkerRunner) -> int | None:
    """Read anew: it changes by itself."""
    return runner.process_id


def kill(runner: WorkerRunner) -> None:
    """End the process from outside and wait until it is gone."""
    children = multiprocessing.active_children()
    assert [child.pid for child in children] == [runner.process_id]
    os.kill(children[0].pid or 0, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    children[0].join()


def test_the_process_decides_like_the_bot_in_this_one(runner: WorkerRunner) -> None:
    for number, position in enumerate(moments("classic_4", range(2), every=9)):
        view = view_of(position)
        for level, bot in LEVELS.items():
            runner.ask(Question(number, level, 77, view))

            reply = waited(runner)

            decision = bot.decide(view, 77, 0)
            assert (reply.decision, reply.trouble) == (number, "")
            assert (reply.action, reply.plan) == (decision.action, decision.plan)
            assert reply.candidates == decision.candidates


def test_a_round_is_played_by_the_process(runner: WorkerRunner) -> None:
    position = dealt("classic_2", 3)
    history = start_round(position, 0, new_deck(position.terms, Random(3)))
    number = 0
    while (seat := actor(position)) is not None:
        number += 1
        runner.ask(
            Question(
                number, "standard", number, observe(position, seat, tuple(history))
            )
        )
        reply = waited(runner)
        assert reply.trouble == ""
        history += apply(position, reply.action)

    assert position.phase == OVER_PHASE


def test_a_late_answer_bears_its_own_number_and_the_question_stays_open(
    runner: WorkerRunner,
) -> None:
    runner.ask(Question(1, "standard", 0, first_view(1)))
    runner.ask(Question(2, "standard", 0, first_view(2)))

    assert waited(runner).decision == 1
    assert waited(runner).decision == 2
    assert runner.answers() == []


def test_a_late_failure_bears_its_own_number_too(
    runner: WorkerRunner, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "level standard failed at decision 1 of seat")
    runner.ask(Question(1, "no such level", 0, first_view(1)))
    runner.ask(Question(2, "standard", 0, first_view(2)))

    late, reply = waited(runner), waited(runner)

    assert (late.decision, reply.decision) == (1, 2)
    assert reply.trouble == ""


def test_the_answer_to_a_forgotten_question_is_late(runner: WorkerRunner) -> None:
    runner.ask(Question(1, "standard", 0, first_view()))
    runner.forget()
    assert runner.answers() == []

    runner.ask(Question(2, "standard", 0, first_view()))
    assert [waited(runner).decision, waited(runner).decision] == [1, 2]


def test_a_killed_process_is_started_again_once(
    runner: WorkerRunner, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "has died and is started again")
    expected_log("canasta.bots", "has died again; the simple bot plays on")
    runner.start()
    first = process_of(runner)
    kill(runner)
    runner.start()  # does nothing: only what was never started is
    assert process_of(runner) == first
    runner.ask(Question(1, "standard", 0, first_view()))

    reply = waited(runner)

    assert (reply.decision, reply.trouble) == (1, "")
    assert process_of(runner) not in (None, first)

    kill(runner)
    runner.ask(Question(2, "random", 0, first_view()))
    reply = waited(runner)
    assert reply.action == simple_choice(first_view())
    assert "has died" in reply.trouble
    assert process_of(runner) is None

    runner.ask(Question(3, "standard", 0, first_view()))
    assert waited(runner).decision == 3


def test_a_process_that_says_nothing_in_time_is_started_again(
    clock: Clock, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "does not answer and is started again")
    expected_log("canasta.bots", "does not answer again; the simple bot plays on")
    runner = WorkerRunner(patience=-1.0, clock=clock)  # every wait is too long
    runner.ask(Question(1, "standard", 0, first_view()))

    replies = [*runner.answers(), *runner.answers()]

    assert [reply.action for reply in replies] == [simple_choice(first_view())]
    assert "does not answer" in replies[0].trouble
    runner.close()
    assert multiprocessing.active_children() == []


def test_a_bot_that_fails_is_replaced_by_the_simple_one(
    monkeypatch: pytest.MonkeyPatch, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", r"(?s)level broken failed.*ZeroDivision.*canasta/1 ")
    monkeypatch.setitem(levels.LEVELS, "broken", Broken())
    runner = InProcessRunner()
    runner.ask(Question(5, "broken", 0, first_view()))

    (reply,) = runner.answers()

    assert reply.action == simple_choice(first_view())
    assert "ZeroDivisionError" in reply.trouble


def test_the_runner_without_a_process_answers_once() -> None:
    runner = InProcessRunner()
    runner.ask(Question(1, "standard", 0, first_view(1)))
    runner.ask(Question(2, "standard", 0, first_view(2)))

    assert [reply.decision for reply in runner.answers()] == [2]
    assert runner.answers() == []


def test_a_view_and_its_history_survive_the_way_to_the_process() -> None:
    position = dealt("classic_4", 11)
    history = start_round(position, 1, new_deck(position.terms, Random(11)))
    while (seat := actor(position)) is not None:
        observation = observe(position, seat, tuple(history))
        question = Question(1, "standard", 0, observation)

        plain = question.plain()
        assert tuple(map(event_of, plain[-1])) == observation.history
        assert reply_of(answer(plain)).action == simple_choice(observation)

        history += apply(position, simple_choice(observation))


def test_an_answer_is_weighed_by_the_process_against_the_best(
    runner: WorkerRunner,
) -> None:
    table = (
        "classic_4 turn=0.draw hands=9h6c5d8s4c/(11)/(11)/(11) pile=4s5h7dKh"
        " melds=[KsKhKdKcKsKd]/-"
    )
    view = observe(parse_position(filled(table)), 0)

    runner.ask(Question(1, "master", 3, view, Demand((DRAW,), ("take *",), 20)))
    reply = waited(runner)

    best, played = reply.candidates
    assert (str(best.action), played.action) == ("take m0+Kh", DRAW)
    assert best.mean - played.mean > 3 * played.error > 0
    assert reply.worlds == 20
    world, *sequels = reply.sequels
    assert parse_position(world[0]).hands[0] == view.position.hands[0]
    assert [lines[0] for lines in sequels] == ["0: take m0+Kh", "0: draw"]


def test_an_event_with_a_cause_survives_as_plain_values() -> None:
    ended = RoundEnded(EndCause.STOCK_EMPTY, (100, -55))

    assert plain_event(ended) == ("RoundEnded", "stock_empty", (100, -55))
    assert event_of(plain_event(ended)) == ended
    assert event_of(plain_event(replace(ended, points=(0, 0)))) != ended


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system has no such order")
def test_the_process_gives_way_to_the_window(runner: WorkerRunner) -> None:
    runner.ask(Question(1, "standard", 1, first_view()))
    waited(runner)
    theirs = runner.process_id
    assert theirs is not None

    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, theirs) == min(here + 5, 19)


def test_a_process_of_bots_does_without_the_words_of_the_rules() -> None:
    code = (
        "import sys, canasta_qt.bots.worker\n"
        "from canasta_qt.notation.position.line import read_ruleset\n"
        "from canasta_qt.notation.cards import Snippet\n"
        "read_ruleset(Snippet('samba'))\n"
        "print(*(name for name in sys.modules if 'rules.parameters' in name))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == []
