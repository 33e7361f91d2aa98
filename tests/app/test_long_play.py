"""A window in which games are played for hours holds no more than before.

A few rounds here; `python -m tests.app.ten_hours` plays ten hours of them.
"""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QTimer

from canasta_qt.app.start.program import Program
from canasta_qt.windows.widgets.choices import Speed
from tests.app.fake_time import stopped_clock
from tests.app.playing import Start
from tests.app.ten_hours import HOUR, Hours, Sample, left_over

SAMPLE = Sample(HOUR, 9, 150.0, 9, 4, 1, 20, 60, Counter(QTimer=9), 250)
CLASSIC = "classic_4"


def quick(program: Program) -> Program:
    """Let everything move, as quickly as it can."""
    chosen = replace(program.appearance.choices, speed=Speed.FASTEST)
    program.appearance.choose(chosen)
    return program


def played(program: Program, target: int = 0) -> list[Sample]:
    """Play four rounds, and say what was held after each."""
    hours = Hours(quick(program), [CLASSIC], target)
    with stopped_clock():
        hours.play_rounds(4)
    hours.close()
    return hours.samples


def things(samples: list[Sample]) -> list[str]:
    """What is left over, but for memory: caches need an hour to fill."""
    return [each for each in left_over(samples, warm=0) if "memory" not in each]


@pytest.mark.sample(2)
@pytest.mark.parametrize("target", [0, 5], ids=["rounds", "games"])
def test_games_leave_nothing_behind(start: Start, target: int) -> None:
    """Issue 13, 6: neither each round nor each game, which 5 points end."""
    assert things(played(start(), target)) == []


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"memory": 171.0}, "memory: 150.0 MB, then 171.0 MB"),
        ({"files": 10}, "files: at most 9, then at least 10"),
        ({"threads": 5}, "threads: at most 4, then at least 5"),
        ({"timers": 2}, "timers: at most 1, then at least 2"),
        ({"animations": 21}, "animations: at most 20, then at least 21"),
        ({"widgets": 61}, "widgets: at most 60, then at least 61"),
        ({"children": 251}, "children: at most 250, then at least 251"),
        (
            {"objects": Counter(QTimer=10)},
            "objects: at most 9, then at least 10: Counter({'QTimer': 1})",
        ),
    ],
)
def test_what_is_left_over_is_told(more: dict[str, Any], said: str) -> None:
    early = replace(SAMPLE, clock=0, memory=100.0)  # it is not warm yet
    grown = replace(SAMPLE, **more)

    assert left_over([early, SAMPLE, SAMPLE, grown, grown], warm=HOUR) == [said]
    assert left_over([early, SAMPLE, SAMPLE, SAMPLE], warm=HOUR) == []


@pytest.mark.nightly
def test_a_timer_that_is_forgotten_every_round_is_found(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = Hours._on_round

    def forget(self: Hours) -> None:
        count(self)
        QTimer(self.program).start(HOUR)

    monkeypatch.setattr(Hours, "_on_round", forget)

    assert "children" in " ".join(things(played(start())))
