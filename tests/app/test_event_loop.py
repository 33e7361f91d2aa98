"""What holds up the event loop comes in pieces, and can still be measured.

What is measured no test asserts.
"""

import os
import subprocess
import sys
from dataclasses import replace
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game import bots
from canasta_qt.app.start import program as put_together
from canasta_qt.bots.worker import WorkerRunner
from canasta_qt.windows.widgets.choices import Speed
from tests.app.playing import Start, deal
from tests.tidy.source import CHECKOUT


def test_what_bots_cost_the_window_can_be_measured() -> None:
    how = ("--hands", "1", "--level", "standard", "--speed", "off")
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.event_loop", *how],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
        timeout=600,
        check=False,
    )

    assert done.returncode in (0, 1), done.stderr
    counts = {
        line[:28].strip(): int(line[28:36])
        for line in done.stdout.splitlines()[2:]
        if line[28:36].strip().isdigit()
    }
    assert counts["asking"] > 10
    assert counts["reading"] >= counts["asking"]
    assert counts["applying"] > counts["asking"]
    assert counts["saving"] == counts["telling"] > 10


def test_what_the_bots_process_needs_is_loaded_a_module_at_a_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 11, 2: no pass of the event loop above 16 ms; all at once took 32."""
    done: list[str] = []
    needed = ("one_module", "another_module")

    def load(name: str) -> None:
        done.append(name)
        monkeypatch.setitem(sys.modules, name, ModuleType(name))

    monkeypatch.setattr(bots, "_NEEDED", needed)
    monkeypatch.setattr(bots, "import_module", load)
    monkeypatch.setattr(WorkerRunner, "start", lambda _: done.append("start"))
    runner = bots.bot_runner(1)
    seen: list[tuple[str, ...]] = []
    while "start" not in done:
        qtbot.waitUntil(lambda: len(done) > len(seen))
        seen.append(tuple(done))
    runner.close()

    assert seen == [needed[:1], needed, (*needed, "start")]


def test_nothing_is_loaded_by_and_by_while_cards_move(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 11, 2: a frame of the deal and a module together last too long."""
    moving: list[bool] = []

    def load() -> bool:
        moving.append(program.table.is_moving)
        return True

    monkeypatch.setattr(put_together, "load_one_more", load)
    program = start()
    appearance = program.appearance
    appearance.choose(replace(appearance.choices, speed=Speed.NORMAL))
    deal(program)
    qtbot.waitUntil(lambda: program.table.is_moving)

    program.load_rest()
    in_the_deal = list(moving)
    program.table.flush()
    qtbot.waitUntil(lambda: bool(moving))

    assert in_the_deal == []
    assert moving[0] is False
