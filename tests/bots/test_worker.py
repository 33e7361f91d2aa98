"""The bots' process: numbered answers in time, whatever becomes of it."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from multiprocessing.connection import Connection
from random import Random

import pytest

from canasta_qt.bots import levels
from canasta_qt.bots.levels import LEVELS
from canasta_qt.bots.messages import (
    NO_CLOCK,
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
from canasta_qt.bots.worker import (
    GRACE,
    REFILL,
    START_SECONDS,
    STARTS,
    InProcessRunner,
    WorkerRunner,
)
from canasta_qt.child_process import ChildDiedError, ChildProcess
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
    made = WorkerRunner(clock=clock)
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


def stop(runner: WorkerRunner) -> None:
    """Let the process hang from now on."""
    os.kill(runner.process_id or 0, signal.SIGSTOP)


def ready(runner: WorkerRunner) -> int | None:
    """Let the process answer a first question; return which it is."""
    runner.ask(Question(1, "standard", 0, first_view(), NO_CLOCK))
    assert waited(runner).trouble == ""
    return process_of(runner)


def test_the_process_decides_like_the_bot_in_this_one(runner: WorkerRunner) -> None:
    for number, position in enumerate(moments("classic_4", range(2), every=9)):
        view = view_of(position)
        for level, bot in LEVELS.items():
            runner.ask(Question(number, level, 77, view, NO_CLOCK))

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
    ready(runner)
    runner.ask(Question(2, "standard", 0, first_view(1)))
    runner.ask(Question(3, "standard", 0, first_view(2)))

    assert waited(runner).decision == 2
    assert waited(runner).decision == 3
    assert runner.answers() == []


def test_a_late_failure_bears_its_own_number_too(
    runner: WorkerRunner, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "level no such level failed at decision 2 of seat")
    ready(runner)
    runner.ask(Question(2, "no such level", 0, first_view(1)))
    runner.ask(Question(3, "standard", 0, first_view(2)))

    late, reply = waited(runner), waited(runner)

    assert (late.decision, reply.decision) == (2, 3)
    assert reply.trouble == ""


def test_the_answer_to_a_forgotten_question_is_never_told(runner: WorkerRunner) -> None:
    """Another game counts its decisions anew, so the number does not tell them apart.

    A new game that was begun while a bot thought got the move of the one before.
    """
    ready(runner)
    views = [view_of(each) for each in moments("classic_4", range(1), every=1)]
    chosen = [LEVELS["standard"].decide(view, 0, 0).action for view in views]
    other = next(n for n, action in enumerate(chosen) if action != chosen[0])
    runner.ask(Question(2, "standard", 0, views[0]))
    runner.forget()
    assert runner.answers() == []

    runner.ask(Question(2, "standard", 0, views[other]))

    assert waited(runner).action == chosen[other]
    runner.ask(Question(3, "standard", 0, views[0]))
    assert waited(runner).decision == 3


def test_what_is_forgotten_before_the_process_is_ready_is_not_asked(
    runner: WorkerRunner,
) -> None:
    runner.ask(Question(1, "master", 0, first_view()))
    runner.ask(Question(2, "standard", 0, first_view()))

    assert waited(runner).decision == 2


def test_a_killed_process_is_started_again_until_it_dies_too_often(
    runner: WorkerRunner, clock: Clock, expected_log: ExpectedLog
) -> None:
    """Issue 13, 4: the budget of restarts refills with time."""
    expected_log("canasta.bots", "has died and is started again")
    expected_log("canasta.bots", "has died; the simple bot plays for now")
    seen = []
    for number in range(1, STARTS + 1):
        runner.ask(Question(number, "standard", 0, first_view(), NO_CLOCK))
        assert waited(runner).trouble == ""
        seen.append(process_of(runner))
        kill(runner)
        runner.start()  # does nothing: only what was never started is
        clock.now += 1.0
    assert len(set(seen)) == STARTS

    for number in (4, 5):
        runner.ask(Question(number, "random", 0, first_view()))
        reply = waited(runner)
        assert reply.action == simple_choice(first_view())
        assert "does not answer" in reply.trouble
        assert process_of(runner) is None

    clock.now = REFILL
    runner.ask(Question(6, "standard", 0, first_view(), NO_CLOCK))
    assert waited(runner).trouble == ""
    assert process_of(runner) not in (None, *seen)


def test_a_process_that_dies_while_it_thinks_answers_after_all(
    runner: WorkerRunner, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "has died and is started again")
    ready(runner)
    stop(runner)
    runner.ask(Question(2, "standard", 0, first_view()))
    kill(runner)

    reply = waited(runner)

    assert (reply.decision, reply.trouble) == (2, "")


def test_a_process_that_hangs_is_replaced_two_seconds_after_the_clock(
    runner: WorkerRunner, clock: Clock, expected_log: ExpectedLog
) -> None:
    """Issue 13, 4; the next question waits for the new process, but not for ever."""
    expected_log("canasta.bots", "does not answer and is started again")
    first = ready(runner)
    stop(runner)
    runner.ask(Question(2, "master", 0, first_view()))
    clock.now = 2.0 + GRACE
    assert runner.answers() == []

    clock.now += 0.1
    (reply,) = runner.answers()

    assert reply.action == simple_choice(first_view())
    assert "does not answer" in reply.trouble
    assert process_of(runner) not in (None, first)
    runner.ask(Question(3, "standard", 0, first_view()))
    assert waited(runner).trouble == ""


def test_who_hangs_over_an_older_question_is_found_out_too(
    runner: WorkerRunner, clock: Clock, expected_log: ExpectedLog
) -> None:
    """A player who changes the question again and again must not hide it."""
    expected_log("canasta.bots", "does not answer and is started again")
    ready(runner)
    stop(runner)
    for number in range(2, 5):
        runner.ask(Question(number, "standard", 0, first_view()))
        clock.now += 2.0
        assert runner.answers() == []

    reply = waited(runner)

    assert (reply.decision, reply.trouble) == (4, "")


def test_nobody_waits_for_a_process_that_is_slow_to_start(
    runner: WorkerRunner, clock: Clock, expected_log: ExpectedLog
) -> None:
    """It is not taken for dead either, until it has had its time."""
    expected_log("canasta.bots", "does not answer and is started again")
    runner.start()
    stop(runner)
    first = process_of(runner)
    clock.now = 2.0 + GRACE + 0.1
    for number in (1, 2):
        runner.ask(Question(number, "standard", 0, first_view()))
        (reply,) = runner.answers()
        assert (reply.decision, process_of(runner)) == (number, first)
        assert "does not answer" in reply.trouble

    clock.now = START_SECONDS + 0.1
    runner.ask(Question(3, "standard", 0, first_view()))
    assert (waited(runner).trouble, process_of(runner) == first) == ("", False)


LIES = (
    7,
    "yes",
    (),
    (2,),
    (1, "draw", (), (), ("only_choice", 0, 0, ()), 0, (), ""),
    (2, "eat", (), (), ("only_choice", 0, 0, ()), 0, (), ""),
    (2, "draw", (), (), ("because", 0, 0, ()), 0, (), ""),
    (2, "draw", (), (5,), ("only_choice", 0, 0, ()), 0, (), ""),
)


@pytest.mark.parametrize("lie", LIES)
def test_a_process_that_answers_nonsense_is_replaced(
    runner: WorkerRunner,
    expected_log: ExpectedLog,
    monkeypatch: pytest.MonkeyPatch,
    lie: object,
) -> None:
    """Also where it answers a question that nobody has asked."""
    expected_log("canasta.bots", "level standard failed at decision 2 of seat")
    expected_log("canasta.bots", "says nonsense and is started again")
    first = ready(runner)
    runner.ask(Question(2, "standard", 0, first_view()))
    with monkeypatch.context() as lying:
        lying.setattr(ChildProcess, "receive", lambda _: lie)
        (reply,) = runner.answers()
    assert (reply.decision, reply.action) == (2, simple_choice(first_view()))

    runner.ask(Question(3, "standard", 0, first_view()))
    reply = waited(runner)

    assert (reply.decision, reply.trouble) == (3, "")
    assert process_of(runner) != first


def test_a_process_that_speaks_unasked_is_replaced(
    runner: WorkerRunner, expected_log: ExpectedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_log("canasta.bots", "says nonsense and is started again")
    runner.ask(Question(1, "standard", 0, first_view()))
    with monkeypatch.context() as lying:
        lying.setattr(ChildProcess, "receive", lambda _: "steady")
        assert runner.answers() == []

    assert waited(runner).trouble == ""


def test_a_move_that_the_rules_refuse_is_played_by_the_simple_bot(
    runner: WorkerRunner, expected_log: ExpectedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is told of it - hint, review, reason - is legal, too."""
    expected_log("canasta.bots", "(?s)level master failed.*ask is refused.*canasta/1 ")
    ready(runner)
    runner.ask(Question(2, "master", 0, first_view()))
    plain = (2, "ask", (), (), ("only_choice", 0, 0, ()), 0, (), "")
    monkeypatch.setattr(ChildProcess, "receive", lambda _: plain)

    (reply,) = runner.answers()

    assert reply.action == simple_choice(first_view())
    assert "refused" in reply.trouble


def test_a_process_that_cannot_be_started_keeps_nobody_waiting(
    runner: WorkerRunner, expected_log: ExpectedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_log("canasta.bots", "cannot be started")

    def full(*_: object) -> ChildProcess:
        raise OSError("no more processes")

    with monkeypatch.context() as crowded:
        crowded.setattr("canasta_qt.bots.worker.ChildProcess", full)
        runner.ask(Question(1, "standard", 0, first_view()))
        assert "does not answer" in waited(runner).trouble

    runner.ask(Question(2, "standard", 0, first_view()))
    assert waited(runner).trouble == ""


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


@pytest.mark.parametrize("rubbish", [None, b"", (), (5,), (5, "fly"), ("x",) * 8])
def test_what_is_no_answer_is_replaced_by_the_simple_bot(
    rubbish: object, monkeypatch: pytest.MonkeyPatch, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", r"level standard failed at decision 5 of seat")
    monkeypatch.setattr("canasta_qt.bots.worker.answer", lambda _question: rubbish)
    runner = InProcessRunner()
    runner.ask(Question(5, "standard", 0, first_view()))

    (reply,) = runner.answers()

    assert (reply.decision, reply.action) == (5, simple_choice(first_view()))
    assert reply.trouble


def babble(connection: Connection) -> None:
    """Be a process that sends no message, and then waits."""
    connection.send_bytes(b"\x80no message")
    connection.recv()


def test_a_process_that_sends_no_message_counts_as_dead() -> None:
    child = ChildProcess(babble, "babbling")
    child.wait(60.0)

    with pytest.raises(ChildDiedError):
        child.receive()

    child.stop()


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

    runner.ask(Question(1, "master", 3, view, Demand((DRAW,), ("take *",), 60, inf)))
    reply = waited(runner)

    best, played = reply.candidates
    assert (str(best.action), played.action) == ("take m0+Kh", DRAW)
    assert best.mean - played.mean > 3 * played.error > 0
    assert reply.worlds == 60
    world, *sequels = reply.sequels
    assert parse_position(world[0]).hands[0] == view.position.hands[0]
    assert [lines[0] for lines in sequels] == ["0: take m0+Kh", "0: draw"]


def test_an_event_with_a_cause_survives_as_plain_values() -> None:
    ended = RoundEnded(EndCause.STOCK_EMPTY, (100, -55))

    assert plain_event(ended) == ("RoundEnded", "stock_empty", (100, -55))
    assert event_of(plain_event(ended)) == ended
    assert event_of(plain_event(replace(ended, points=(0, 0)))) != ended


@pytest.mark.skipif(
    not hasattr(os, "nice"), reason="Windows has no nice values of processes"
)
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
