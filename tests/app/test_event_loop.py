"""The measurement of the event loop still works; what it measures no test asserts."""

import os
import subprocess
import sys

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
