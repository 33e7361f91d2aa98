"""Hours of play in minutes: `python -m tests.app.ten_hours`.

Four bots play game after game in the real window, at the usual pace by a clock that
this program moves: nothing waits, and every movement is shown.  Rounds are counted line
by line, games end and others begin.  After the first hour memory must stay flat, and
no file, thread, timer, animation or other object may be left over.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable
from ctypes import CDLL
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path
from time import monotonic
from unittest.mock import patch

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QSize,
    QTimer,
)
from PySide6.QtGui import QTextDocument, QTextObject
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from canasta_qt.app.demo import bots_only, onlooker, shortened
from canasta_qt.app.game.counting import Counting
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.look.tokens import Duration
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.windows.widgets.choices import Speed
from tests.app.fake_time import stopped_clock
from tests.bots_here import BotsHere

HOUR = 3_600_000
TOLD = 0.5
"""Hours from one line of the report to the next."""
PICTURE = 400
"""Milliseconds from one picture of a movement to the next: most have one or two."""
FLAT_MB = 20.0


@dataclass(frozen=True)
class Sample:
    """What the program holds after a round."""

    clock: int
    rounds: int
    memory: float
    """Megabytes."""
    files: int
    threads: int
    timers: int
    """Those that run."""
    animations: int
    widgets: int
    objects: Counter[str]
    """Of Qt, by class, as Python knows them."""
    children: int
    """Of Qt, below window and program."""

    def __str__(self) -> str:
        return (
            f"{self.clock / HOUR:6.2f} h {self.rounds:4} rounds {self.memory:7.1f} MB"
            f" {self.files:3} files {self.threads:2} threads {self.timers:2} timers"
            f" {self.animations:2} animations {self.widgets:4} widgets"
            f" {self.objects.total():5} objects {self.children:5} children"
        )


def memory() -> float:
    """Megabytes in use; the most there ever were where no system tells."""
    if sys.platform == "linux":
        # What is free goes back first: how much glibc keeps is no matter of ours.
        CDLL(None).malloc_trim(0)
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / 1e6 if sys.platform == "darwin" else most / 1e3


def open_files() -> int:
    """How many files and pipes are open."""
    return len(list(Path("/dev/fd").iterdir()))


class Hours:
    """Plays until a time has passed, by its own clock."""

    def __init__(self, program: Program, games: list[str], target: int = 0) -> None:
        """Play to the goal of each game, or to a nearer one."""
        self.target = target
        self.program = program
        self.games = games
        self.clock = 0
        self.rounds = 0
        self.begun = 0
        self._read: Counting | None = None
        self.samples: list[Sample] = []
        program.controller.game_over.connect(self._on_round)
        program.controller.round_over.connect(self._on_round)

    def close(self) -> None:
        """Hear of no more rounds."""
        self.program.controller.game_over.disconnect(self._on_round)
        self.program.controller.round_over.disconnect(self._on_round)

    def play(self, until: int, stop: float = float("inf")) -> None:
        """Play on until the clock says so, or the machine's own clock."""
        while self.clock < until and monotonic() < stop:
            self.go_on()

    def play_rounds(self, rounds: int) -> None:
        """Play on until so many rounds have been counted."""
        while len(self.samples) < rounds:
            self.go_on()

    def _on_round(self) -> None:
        self.rounds += 1

    def go_on(self) -> None:
        """One picture of a movement, one line of a count, or the next game."""
        program = self.program
        QCoreApplication.processEvents()
        animator, match = program.table.playback.animator, program.match
        if animator.state() is not animator.State.Stopped:
            left = animator.duration() - animator.currentTime()
            passes = min(PICTURE, left) if animator.motions else left
            animator.setCurrentTime(animator.currentTime() + passes)
            self.clock += passes
        elif match.session is None or program.window.veil.sheet is not None:
            self._begin()
        elif match.counting is not None and match.counting is not self._read:
            self._count(match.counting)

    def _count(self, counting: Counting) -> None:
        program = self.program
        if "statistics" in vars(program) and program.statistics.counter.counting:
            # By the machine's own clock, so that no round is looked at while it runs.
            QCoreApplication.processEvents(
                QEventLoop.ProcessEventsFlag.WaitForMoreEvents
            )
            return
        self.clock += Duration.COUNT_HELD
        if not counting.is_done:
            counting.go_on()
            return
        self.samples.append(self.sample())
        self._read = counting  # what shows who has won is put together meanwhile
        counting.next_asked.emit()

    def _begin(self) -> None:
        """Shut what says who has won, and deal another game."""
        sheet = self.program.window.veil.sheet
        if sheet is not None:
            sheet.close_sheet()
            QCoreApplication.processEvents()
        game = self.games[self.begun % len(self.games)]
        self.begun += 1
        setup = bots_only(replace(self.program.options, ruleset=game))
        self.program.match.begin(
            shortened(setup, self.target) if self.target else setup
        )

    def sample(self) -> Sample:
        """Look at what is held now, once what may go has gone."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        found = Counter(
            type(each).__name__ for each in gc.get_objects() if _is_qt(each)
        )
        tops = (self.program, self.program.window)
        children = [each for top in tops for each in top.findChildren(QObject)]
        return Sample(
            clock=self.clock,
            rounds=self.rounds,
            memory=memory(),
            files=open_files(),
            threads=max(threading.active_count(), _kernel_threads()),
            timers=sum(isinstance(c, QTimer) and c.isActive() for c in children),
            animations=sum(isinstance(c, QAbstractAnimation) for c in children),
            widgets=len(QApplication.allWidgets()),
            objects=found,
            children=len(children),
        )


LOG = (QTextDocument, QTextObject)
"""The lines of the log are kept laid out until another game is begun."""


def _is_qt(each: object) -> bool:
    return isinstance(each, QObject) and not isinstance(each, LOG) and isValid(each)


def _kernel_threads() -> int:
    tasks = Path("/proc/self/task")
    return len(list(tasks.iterdir())) if tasks.exists() else 0


def left_over(samples: list[Sample], warm: int) -> list[str]:
    """Say what there is more of than after the time to get warm: in the second half
    always more than ever in the first, or memory beyond its bound.
    """
    early = [each for each in samples if each.clock >= warm]
    if len(early) < 2:
        return ["nothing was measured"]
    first, last = early[0], early[-1]
    found = []
    most = max(each.memory for each in early)
    if most - first.memory > FLAT_MB:
        found.append(f"memory: {first.memory:.1f} MB, then {most:.1f} MB")
    half = len(early) // 2
    for name in ("files", "threads", "timers", "animations", "widgets", "children"):
        before = max(getattr(each, name) for each in early[:half])
        after = min(getattr(each, name) for each in early[half:])
        if after > before:
            found.append(f"{name}: at most {before}, then at least {after}")
    before = max(each.objects.total() for each in early[:half])
    after = min(each.objects.total() for each in early[half:])
    if after > before:
        more = last.objects - first.objects
        found.append(f"objects: at most {before}, then at least {after}: {more}")
    return found


def play_hours(
    program: Program,
    hours: float,
    games: list[str],
    tell: Callable[[Sample], object] = lambda _: None,
    minutes: float = float("inf"),
) -> Hours:
    """Play, and tell every half hour what is held; at most so many minutes."""
    played, stop = Hours(program, games), monotonic() + minutes * 60
    with stopped_clock():
        for part in range(1, ceil(hours / TOLD) + 1):
            played.play(round(min(part * TOLD, hours) * HOUR), stop)
            tell(played.sample())
            if monotonic() > stop:
                break
    played.close()
    return played


def _tell(sample: Sample) -> None:
    sys.stdout.write(f"{sample}\n")
    sys.stdout.flush()


def _give_up(text: str) -> None:
    sys.stderr.write(text)
    os._exit(1)


def main() -> int:
    """Play and print; status 1 if something was left over."""
    parser = argparse.ArgumentParser(prog="python -m tests.app.ten_hours")
    parser.add_argument("--hours", type=float, default=10.0)
    parser.add_argument("--games", nargs="*", default=[ALL_RULESETS[0].id])
    parser.add_argument("--minutes", type=float, default=120.0, help="stop after")
    args = parser.parse_args()
    options = Options(seed=1, speed=Speed.NORMAL, size=QSize(1280, 800))
    # Nothing waits for a process.
    here = patch("canasta_qt.app.demo.bot_runner", lambda _seed: BotsHere())
    with here, onlooker(options) as (program, hook):
        hook.tell = _give_up
        program.show()
        played = play_hours(program, args.hours, args.games, _tell, args.minutes)
    found = left_over(played.samples, HOUR)
    for line in found:
        sys.stdout.write(f"left over: {line}\n")
    sys.stdout.write(
        f"{played.clock / HOUR:.1f} hours, {played.rounds} rounds,"
        f" {played.begun} games, {len(found)} left over\n"
    )
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
