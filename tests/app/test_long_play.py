"""A window in which games are played for hours holds no more than before.

A few rounds here; `python -m tests.app.ten_hours` plays ten hours of them.
"""

from dataclasses import replace

import pytest

from canasta_qt.app.start.program import Program
from canasta_qt.windows.widgets.choices import Speed
from tests.app.fake_time import stopped_clock
from tests.app.playing import Start
from tests.app.ten_hours import Hours, Sample, left_over

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


@pytest.mark.nightly
@pytest.mark.parametrize("target", [0, 5], ids=["rounds", "games"])
def test_games_leave_nothing_behind(start: Start, target: int) -> None:
    """Issue 13, 6: neither each round nor each game, which 5 points end."""
    assert things(played(start(), target)) == []
