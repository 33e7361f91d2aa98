"""How long bots hold up the window: `python -m tests.app.event_loop`.

Three of them play several hands in the real window, on whatever display there is; the
seat at the bottom is a person's and is played by this program as a quick person would.
Every pass of the event loop is timed, and in it everything that is done because of a
bot: by the clock, and in processor time of the window's thread, which does not count
what other programs on the machine take.
"""

import argparse
import functools
import gc
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import perf_counter_ns, thread_time_ns
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from canasta_qt.app.demo import bots_only, onlooker
from canasta_qt.app.game.autosave import Autosave
from canasta_qt.app.start.gc_schedule import GcSchedule
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import careful_choice
from canasta_qt.bots.worker import WorkerRunner
from canasta_qt.controller.advice.advice_controller import AdviceController
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.session import Session
from canasta_qt.engine.build_info import build_name
from canasta_qt.engine.state.position import actor
from canasta_qt.table.view import TableView
from canasta_qt.windows.new_game.game_offer import Seat
from canasta_qt.windows.widgets.choices import Speed

LIMIT_MS = 10.0
READING_MS = 2500
"""How long the person looks at the hands when one has ended."""
COUNTING_MS = 700
"""How long at each line of the count."""
SHOWN = 8
"""Of the longest passes so many are told one by one."""

BOTS = {
    "seeing for them": (GameController, "on_settled"),
    "asking": (BotRunner, "think"),
    "looking for answers": (BotRunner, "_look"),
    "reading": (WorkerRunner, "answers"),
    "remembering why": (AdviceController, "_on_bot_replied"),
    "judging and playing": (GameController, "on_bot_chose"),
    "applying": (Session, "submit"),
}
"""What is done because a bot plays."""
MOVES = {
    "showing the count": (GameController, "_finish"),
    "telling": (GameController, "_tell"),
    "saving": (Autosave, "on_saved"),
    "what can be done now": (GameController, "_offer"),
    "setting up the movement": (TableView, "advance"),
}
"""What is done because anybody has played."""
PERSON = "the person's thinking"
GARBAGE = "clearing up memory"
REST = "painting and moving"


@dataclass
class Pass:
    """One pass of the event loop: nanoseconds by the clock and of the processor."""

    wall: int = 0
    cpu: int = 0
    moves: bool = False
    """Something on the table moved when it began or ended."""
    parts: dict[str, list[int]] = field(default_factory=dict)
    """What each part took itself, without the parts inside it."""

    def add(self, name: str, wall: int, cpu: int) -> None:
        both = self.parts.setdefault(name, [0, 0])
        both[0] += wall
        both[1] += cpu

    def of(self, names: dict[str, Any]) -> tuple[int, int]:
        """What these parts took together."""
        found = [both for name, both in self.parts.items() if name in names]
        return sum(both[0] for both in found), sum(both[1] for both in found)


class Probe(QObject):
    """Times passes of the event loop, and methods within them."""

    def __init__(self) -> None:
        super().__init__()
        self.passes: list[Pass] = []
        """Those that took long or did something."""
        self.idle: list[tuple[int, int]] = []
        """All others, by the clock and of the processor."""
        self._now = Pass()
        self._started: tuple[int, int] | None = None
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.on_tick)
        self.moves: Callable[[], bool] = bool
        """Whether something on the table moves."""
        self._moved = False
        self._inside: list[list[int]] = []
        """For each running part what parts within it took, and when it began."""

    def watch(self) -> None:
        """Tick from now on: whatever is done between two ticks holds one of them up.

        What the signals of the event dispatcher enclose differs from one to another.
        """
        gc.callbacks.append(self.on_garbage)
        self._timer.start(1)

    def on_tick(self) -> None:
        wall, cpu = perf_counter_ns(), thread_time_ns()
        if self._started is not None:
            began = self._started
            self._now.wall = wall - began[0]
            self._now.cpu = cpu - began[1]
            self._now.moves = self.moves() or self._moved
            parts = list(self._now.parts.values())
            rest_wall = self._now.wall - sum(both[0] for both in parts)
            rest_cpu = self._now.cpu - sum(both[1] for both in parts)
            self._now.add(REST, rest_wall, rest_cpu)
            if len(parts) > 0 or self._now.cpu > LIMIT_MS * 1e5:
                self.passes.append(self._now)
            else:
                self.idle.append((self._now.wall, self._now.cpu))
        self._now = Pass()
        self._moved = self.moves()
        self._started = perf_counter_ns(), thread_time_ns()

    def time(self, name: str, call: Callable[[], Any]) -> Any:
        """Do something and count what it takes, less what parts within it take."""
        self._enter()
        try:
            return call()
        finally:
            self._leave(name)

    def _enter(self) -> None:
        self._inside.append([0, 0, perf_counter_ns(), thread_time_ns()])

    def _leave(self, name: str) -> None:
        inside_wall, inside_cpu, wall, cpu = self._inside.pop()
        both = perf_counter_ns() - wall, thread_time_ns() - cpu
        self._now.add(name, both[0] - inside_wall, both[1] - inside_cpu)
        if self._inside:
            self._inside[-1][0] += both[0]
            self._inside[-1][1] += both[1]

    def on_garbage(self, phase: str, _info: dict[str, int]) -> None:
        """Python clears up wherever it happens to be: that is nobody's doing."""
        if phase == "start":
            self._enter()
        else:
            self._leave(GARBAGE)

    def wrap(self, names: dict[str, tuple[type, str]]) -> None:
        """Time methods from now on, by the names of what they do."""
        for name, (owner, method) in names.items():
            setattr(owner, method, self._timed(name, getattr(owner, method)))

    def _timed(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(method)
        def timed(*args: Any) -> Any:
            return self.time(name, lambda: method(*args))

        return timed


class Game(QObject):
    """Several hands of a match, and a person who never hesitates."""

    def __init__(self, program: Program, probe: Probe, hands: int) -> None:
        super().__init__(program)
        self.decisions = 0
        self._program = program
        self._probe = probe
        self._left = hands
        program.table.settled.connect(self._on_settled)
        program.controller.round_over.connect(self._on_over)
        program.controller.game_over.connect(self._on_over)

    def _on_settled(self) -> None:
        QTimer.singleShot(0, self._play)

    def _play(self) -> None:
        controller = self._program.controller
        session = controller.session
        if session is None or session.over:
            return
        seat = actor(session.position)
        if seat != session.seats.viewer:
            return
        observation = session.observe(seat)
        action = self._probe.time(PERSON, lambda: careful_choice(observation.position))
        self.decisions += 1
        controller.do(action)

    def _on_over(self) -> None:
        self._left -= 1
        if self._left:
            QTimer.singleShot(READING_MS, self._go_on)
        else:
            QCoreApplication.quit()

    def _go_on(self) -> None:
        """Look at the count line by line, then go on with the next hand."""
        counting = self._program.match.counting
        assert counting is not None, "a count follows a hand"
        if counting.is_done:
            counting.pad.next_asked.emit()
        else:
            counting.go_on()
            QTimer.singleShot(COUNTING_MS, self._go_on)


def measured(options: Options, level: str, hands: int) -> tuple[Probe, Game]:
    """Let three bots of a level play; the wrapped classes stay wrapped."""
    probe = Probe()
    probe.wrap(BOTS)
    probe.wrap(MOVES)
    with onlooker(options) as (program, hook):
        hook.tell = _give_up
        setup = bots_only(options)
        seats = [Seat(seat.name, level) for seat in setup.seats]
        seats[0] = Seat("Bea")
        game = Game(program, probe, hands)
        gc.disable()  # as `play` is started
        probe.moves = lambda: program.table.is_moving
        housekeeping = GcSchedule(program.controller, program, probe.moves)
        program.show()
        program.load_rest()  # as `play` does by and by
        program.match.begin(replace(setup, seats=tuple(seats)))
        program.table.playback.animator.go_on()
        QTimer.singleShot(0, probe.watch)  # the first picture is no bot's doing
        QCoreApplication.exec()
        housekeeping.close()
    return probe, game


def _give_up(text: str) -> None:
    sys.stderr.write(text)
    QCoreApplication.exit(1)


def milliseconds(values: list[int], share: float) -> float:
    """The time that a share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] / 1e6


def row(name: str, both: list[tuple[int, int]]) -> str:
    """A line of the table: how often, and half, 99 % and all of the times."""
    cells = [f"{name:28}{len(both):8}"]
    for which in (0, 1):
        values = [each[which] for each in both] or [0]
        for share in (0.5, 0.99, 1.0):
            cells.append(f"{milliseconds(values, share):9.2f}")
        over = sum(value > LIMIT_MS * 1e6 for value in values)
        cells.append(f"{over:6}")
    return "".join(cells)


def report(probe: Probe, game: Game) -> list[str]:
    """Everything that was measured, as lines of text."""
    passes = probe.passes
    head = "".join(
        f"{title:>9}{'99 %':>9}{'most':>9}{'>10':>6}" for title in ("clock", "cpu")
    )
    lines = [f"{'milliseconds':28}{'times':>8}{head}"]
    every = [(p.wall, p.cpu) for p in passes] + probe.idle
    lines.append(row("a pass of the event loop", every))
    moving = [(p.wall, p.cpu) for p in passes if p.moves]
    lines.append(row("  long, something moves", moving))
    for title, names in (("because of bots", BOTS), ("after any move", MOVES)):
        found = [p.of(names) for p in passes if any(part in names for part in p.parts)]
        lines.append(row(title, found))
        for name in names:
            each = [p.parts[name] for p in passes if name in p.parts]
            lines.append(row(f"  {name}", [(a, b) for a, b in each]))
    for name in (PERSON, GARBAGE, REST):
        each = [p.parts[name] for p in passes if name in p.parts]
        lines.append(row(name, [(a, b) for a, b in each]))
    lines.append(f"{game.decisions} decisions of the person; the longest passes:")
    for one in sorted(passes, key=lambda p: -p.cpu)[:SHOWN]:
        parts = sorted(one.parts.items(), key=lambda part: -part[1][1])[:4]
        told = ", ".join(f"{name} {both[1] / 1e6:.1f}" for name, both in parts)
        took = f"{one.wall / 1e6:6.1f} clock {one.cpu / 1e6:6.1f} cpu"
        lines.append(f"  {took}{', moving' * one.moves}: {told}")
    return lines


def main() -> int:
    """Measure and print; status 1 if bots held the window up for too long."""
    parser = argparse.ArgumentParser(prog="python -m tests.app.event_loop")
    parser.add_argument("--hands", type=int, default=3)
    parser.add_argument("--level", default="master")
    parser.add_argument("--ruleset", default="")
    parser.add_argument("--speed", type=Speed, choices=tuple(Speed), default="normal")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    options = Options(
        seed=args.seed, speed=args.speed, ruleset=args.ruleset, size=QSize(1280, 800)
    )
    probe, game = measured(options, args.level, args.hands)
    where = f"{QGuiApplication.platformName()}, CPython {platform.python_version()}"
    head = f"{args.hands} hands, three of {args.level}, pace {args.speed}, {where}"
    lines = [f"{head}, {build_name()}", *report(probe, game)]
    sys.stdout.write("\n".join(lines) + "\n")
    worst = max(one.of(BOTS)[1] for one in probe.passes)
    return int(worst > LIMIT_MS * 1e6)


if __name__ == "__main__":
    sys.exit(main())
