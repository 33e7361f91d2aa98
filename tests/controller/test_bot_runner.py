"""Bots in their process: asked without blocking the window, replaced when they fail."""

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.messages import (
    OPTIONS_WITHOUT_TIME_LIMIT,
    BotReply,
    RequestOptions,
)
from canasta_qt.bots.rule_bots.standard import fallback_action
from canasta_qt.controller import bot_runner
from canasta_qt.controller.bot_runner import (
    MAX_PROCESS_STARTS,
    NO_ANSWER_MESSAGE,
    BotRunner,
)
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.overrides import override
from tests.bots.table import moments, view_of
from tests.bots_here import BotsHere, InProcessRunner
from tests.conftest import ExpectedLog

TABLE = "canasta/1 classic_4 turn=0.draw pile=9c hands=8h8s2c5c4d/(11)/(11)/(11)"
SOON = RequestOptions(time_limit_seconds=0.1)
FAKE = "import sys\nfor line in sys.stdin:\n    print(sys.argv[1], flush=True)"
LATE = """
import subprocess, sys, time
time.sleep(3)
sys.exit(subprocess.call([sys.executable, "-m", "canasta_qt", "advise"]))
"""


def view() -> Observation:
    """Return the observation of a seat that has to draw."""
    return observe(parse_position(TABLE), 0)


@pytest.fixture
def runner(qapp: QCoreApplication) -> Iterator[BotRunner]:
    """A runner whose first question starts the process of the bots."""
    made = BotRunner(1)
    yield made
    made.close()
    qapp.processEvents()


def asked(
    qtbot: QtBot,
    runner: BotRunner,
    number: int,
    demand: RequestOptions = OPTIONS_WITHOUT_TIME_LIMIT,
    level: str = "standard",
) -> BotReply:
    """Ask a question and return its answer."""
    with qtbot.waitSignal(runner.replied) as heard:
        runner.request_decision(number, level, view(), options=demand)
    assert heard.args is not None
    (reply,) = heard.args
    return reply  # type: ignore[no-any-return]


def test_a_bot_decides_the_same_in_another_process(
    qtbot: QtBot, runner: BotRunner
) -> None:
    for number, position in enumerate(moments("classic_4", range(1), every=30)):
        seen = view_of(position)
        for level, bot in BOTS_BY_LEVEL.items():
            with qtbot.waitSignal(runner.replied) as heard:
                runner.request_decision(
                    number, level, seen, 77, OPTIONS_WITHOUT_TIME_LIMIT
                )

            assert heard.args is not None
            (reply,) = heard.args
            decision = bot.decide(seen, 77, 0)
            assert (reply.decision_number, reply.problem) == (number, "")
            assert reply.action == decision.action
            assert reply.candidates == decision.candidates


def test_only_the_latest_question_to_the_bots_is_answered(
    qtbot: QtBot, runner: BotRunner
) -> None:
    """Decisions of two games may have the same number.

    A game that began while a bot was thinking received the move for the last game.
    """
    heard: list[object] = []
    runner.action_chosen.connect(lambda *it: heard.append(it))
    views = [view_of(each) for each in moments("classic_4", range(1), every=1)]
    chosen = [BOTS_BY_LEVEL["standard"].decide(seen, 0, 0).action for seen in views]
    other = next(n for n, action in enumerate(chosen) if action != chosen[0])

    runner.request_decision(2, "standard", views[0], 0, OPTIONS_WITHOUT_TIME_LIMIT)
    runner.drop_request()
    runner.request_decision(1, "standard", views[0], 0, OPTIONS_WITHOUT_TIME_LIMIT)
    runner.request_decision(2, "standard", views[other], 0, OPTIONS_WITHOUT_TIME_LIMIT)

    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [(2, chosen[other])]


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no signal that stops a process"
)
def test_a_killed_bot_process_is_restarted_until_it_dies_too_often(
    qtbot: QtBot,
    runner: BotRunner,
    expected_log: ExpectedLog,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Issue 13, 4: the budget of restarts refills with time."""
    expected_log("canasta.bots", "has ended; is started again")
    expected_log("canasta.bots", "has ended; the simple bot plays")
    seen = []
    for number in range(MAX_PROCESS_STARTS):
        assert asked(qtbot, runner, number).problem == ""
        seen.append(runner.process_id)
        os.kill(runner.process_id, signal.SIGKILL)
        qtbot.waitUntil(lambda: runner.process_id != seen[-1])
    assert len(set(seen)) == MAX_PROCESS_STARTS

    reply = asked(qtbot, runner, 4, level="random")
    assert (reply.action, reply.problem) == (fallback_action(view()), NO_ANSWER_MESSAGE)
    assert runner.process_id == 0

    monkeypatch.setattr(bot_runner, "STARTS_PERIOD_SECONDS", 0.0)
    assert asked(qtbot, runner, 5).problem == ""


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no signal that stops a process"
)
def test_a_bot_process_that_dies_while_thinking_is_restarted_and_answers(
    qtbot: QtBot, runner: BotRunner, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "has ended; is started again")
    asked(qtbot, runner, 1)
    os.kill(runner.process_id, signal.SIGSTOP)

    with qtbot.waitSignal(runner.replied) as heard:
        runner.request_decision(
            2, "standard", view(), options=OPTIONS_WITHOUT_TIME_LIMIT
        )
        os.kill(runner.process_id, signal.SIGKILL)

    assert heard.args is not None
    assert (heard.args[0].decision_number, heard.args[0].problem) == (2, "")


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no signal that stops a process"
)
def test_the_simple_bot_answers_when_the_bot_process_hangs(
    qtbot: QtBot,
    runner: BotRunner,
    expected_log: ExpectedLog,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Issue 13, 4."""
    expected_log("canasta.bots", "does not answer")
    expected_log("canasta.bots", "has ended; is started again")
    monkeypatch.setattr(bot_runner, "REPLY_GRACE_SECONDS", 0.1)
    asked(qtbot, runner, 1)
    first = runner.process_id
    os.kill(first, signal.SIGSTOP)

    reply = asked(qtbot, runner, 2, SOON)

    assert (reply.action, reply.problem) == (fallback_action(view()), NO_ANSWER_MESSAGE)
    qtbot.waitUntil(lambda: runner.process_id not in (0, first))
    assert asked(qtbot, runner, 3).problem == ""


def test_the_simple_bot_answers_while_the_bot_process_starts_slowly(
    qtbot: QtBot, runner: BotRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is not replaced either."""
    monkeypatch.setattr(bot_runner, "REPLY_GRACE_SECONDS", 0.1)
    runner.command = [sys.executable, "-c", LATE]
    assert asked(qtbot, runner, 1, SOON).problem == NO_ANSWER_MESSAGE
    first = runner.process_id

    assert asked(qtbot, runner, 2).problem == ""
    assert runner.process_id == first


@pytest.mark.parametrize(
    "lie", ["7", "no JSON", "[]", "{}", '{"ok": true}', '{"ok": true, "action": "eat"}']
)
def test_a_bot_process_that_answers_nonsense_is_replaced(
    qtbot: QtBot, runner: BotRunner, expected_log: ExpectedLog, lie: str
) -> None:
    expected_log("canasta.bots", "says ")
    expected_log("canasta.bots", "has ended; is started again")
    usual, runner.command = runner.command, [sys.executable, "-c", FAKE, lie]

    reply = asked(qtbot, runner, 2)
    assert (reply.action, reply.problem) == (fallback_action(view()), NO_ANSWER_MESSAGE)

    runner.command = usual
    asked(qtbot, runner, 3)


def test_the_simple_bot_replaces_an_illegal_move_of_the_bot_process(
    qtbot: QtBot, runner: BotRunner, expected_log: ExpectedLog
) -> None:
    """A hint, a review and a reason contain only legal moves, too."""
    expected_log("canasta.bots", "(?s)level master.*ask is refused.*canasta/1 ")
    lie = (
        '{"ok": true, "action": "ask", "line": "ask", "candidates": [], "worlds": 0,'
        ' "sequels": [],'
        ' "because": ["only_choice", 0, 0, []]}'
    )
    runner.command = [sys.executable, "-c", FAKE, lie]

    reply = asked(qtbot, runner, 2, level="master")

    assert reply.action == fallback_action(view())
    assert "refused" in reply.problem


def test_the_simple_bot_answers_if_the_bot_process_cannot_be_started(
    qtbot: QtBot, runner: BotRunner, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.bots", "has ended")
    runner.command = ["/no/such/program"]

    assert asked(qtbot, runner, 1).problem == NO_ANSWER_MESSAGE


def test_a_closed_runner_asks_no_bot(qapp: QCoreApplication) -> None:
    """A question would start a process that nobody ends."""
    runner = BotRunner(1)
    heard: list[int] = []
    runner.action_chosen.connect(lambda number, _: heard.append(number))
    runner.close()

    runner.request_decision(7, "standard", view())
    qapp.processEvents()

    assert heard == []
    assert runner.process_id == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no niceness")
def test_bots_work_in_a_program_that_was_started_with_nice(
    qtbot: QtBot, runner: BotRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    monkeypatch.setattr(bot_runner, "PROCESS_NICENESS", own - 1)

    asked(qtbot, runner, 1)

    assert os.getpriority(os.PRIO_PROCESS, runner.process_id) == own


def test_the_simple_bot_plays_for_an_unknown_level(qtbot: QtBot) -> None:
    """Without a warning in the log."""
    runner = BotsHere()

    with qtbot.waitSignals([runner.replied, runner.action_chosen]):
        runner.request_decision(5, "wizard", view())


def test_a_bot_replaced_by_the_simple_bot_and_its_return_are_reported_once(
    qtbot: QtBot,
) -> None:
    """Issue 13, 4; the simple bot itself is never replaced."""

    class Failing(InProcessRunner):
        trouble = "hangs"

        @override
        def answers(self) -> list[BotReply]:
            return [replace(it, problem=self.trouble) for it in super().answers()]

    failing, told = Failing(), list[tuple[str, bool]]()
    runner = BotsHere(failing)
    runner.fallback_changed.connect(lambda *it: told.append(it))

    for number, level in enumerate(("expert", "expert", "standard", "casual")):
        with qtbot.waitSignal(runner.action_chosen):
            runner.request_decision(number, level, view())
    assert told == [("expert", True), ("casual", True)]

    failing.trouble = ""
    for number in (5, 6):
        with qtbot.waitSignal(runner.action_chosen):
            runner.request_decision(number, "expert", view())
    assert told[2:] == [("expert", False)]
