"""A window in which many games are played does not use more and more objects.

Four bots play at the quickest pace by a clock that the test advances; every animation
is shown. Rounds are counted line by line; games end and others begin.
"""

import gc
import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QTimer,
)
from PySide6.QtGui import QTextDocument, QTextObject
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from canasta_qt.app.demo import make_bots_only_setup, setup_with_target
from canasta_qt.app.game.counting import RoundCounting
from canasta_qt.app.start.program import Program
from canasta_qt.table.items.animator import Motion
from canasta_qt.windows.widgets.choices import Speed
from tests.app.fake_time import stopped_clock
from tests.app.playing import Start

PICTURE = 400
"""Milliseconds from one picture of a movement to the next: most have one or two."""
LOG = (QTextDocument, QTextObject)
"""The lines of the log are kept laid out until another game is begun."""


class Player:
    """Plays game after game, to the target of each or to a lower one."""

    def __init__(self, program: Program, target: int) -> None:
        self.program, self.target = program, target
        self.samples: list[Counter[str]] = []
        self._read: RoundCounting | None = None

    def go_on(self) -> None:
        """Advance the animation, count one line, or begin the next game."""
        program = self.program
        QCoreApplication.processEvents()
        animator, match = program.table.playback.animator, program.main_game
        if animator.state() is not animator.State.Stopped:
            left = animator.duration() - animator.currentTime()
            is_pause = all(type(motion) is Motion for motion in animator.motions)
            passes = left if is_pause else min(PICTURE, left)
            animator.setCurrentTime(animator.currentTime() + passes)
        elif match.session is None or program.window.veil.top_sheet is not None:
            self._begin()
        elif match.counting is not None and match.counting is not self._read:
            self._count(match.counting)

    def _count(self, counting: RoundCounting) -> None:
        program = self.program
        if "statistics" in vars(program) and program.statistics.is_counting:
            # By the machine's own clock, so that no round is looked at while it runs.
            QCoreApplication.processEvents(
                QEventLoop.ProcessEventsFlag.WaitForMoreEvents
            )
            return
        if not counting.is_count_done:
            counting.count_next()
            return
        self.samples.append(held(program))
        self._read = counting  # what shows who has won is put together meanwhile
        counting.pad.next_requested.emit()

    def _begin(self) -> None:
        """Close the result and deal another game."""
        sheet = self.program.window.veil.top_sheet
        if sheet is not None:
            sheet.close_sheet()
            QCoreApplication.processEvents()
        setup = make_bots_only_setup(replace(self.program.options, ruleset="classic_4"))
        self.program.main_game.play_game(
            setup_with_target(setup, self.target) if self.target else setup
        )


def held(program: Program) -> Counter[str]:
    """Count objects after garbage collection: objects of Qt known to Python, children
    known to Qt, and handles of the system.

    A timer that ends by itself is not counted.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    children = [
        each for top in (program, program.window) for each in top.findChildren(QObject)
    ]
    tasks = Path("/proc/self/task")
    return Counter(
        files=len(list(Path("/dev/fd").iterdir())),
        threads=max(
            threading.active_count(),
            len(list(tasks.iterdir())) if tasks.exists() else 0,
        ),
        timers=sum(
            isinstance(c, QTimer) and c.isActive() and not c.isSingleShot()
            for c in children
        ),
        animations=sum(isinstance(c, QAbstractAnimation) for c in children),
        widgets=len(QApplication.allWidgets()),
        objects=sum(_is_qt(each) for each in gc.get_objects()),
        children=len(children),
    )


def _is_qt(each: object) -> bool:
    return isinstance(each, QObject) and not isinstance(each, LOG) and isValid(each)


@pytest.mark.nightly
@pytest.mark.parametrize("target", [0, 5], ids=["rounds", "games"])
def test_rounds_and_games_leak_no_objects(start: Start, target: int) -> None:
    """A game ends at 5 points.

    Objects of which the second half always has more than the first half ever had are
    leaks.
    """
    program = start()
    chosen = replace(program.appearance.choices, speed=Speed.FASTEST)
    program.appearance.set_choices(chosen)
    player = Player(program, target)
    with stopped_clock():
        while len(player.samples) < 4:
            player.go_on()

    early, late = player.samples[:2], player.samples[2:]
    left_over = [
        f"{name}: at most {before}, then at least {after}"
        for name in early[0]
        if (after := min(it[name] for it in late))
        > (before := max(it[name] for it in early))
    ]
    assert left_over == []
