"""Tasks for the tests of executors: functions of a module, as other processes need."""

import os
import signal
from pathlib import Path


def doubled(number: int) -> int:
    return 2 * number


def doubled_by_the_second(number: int, mark: str) -> int:
    """Double a number, but die at the first attempt at number 3."""
    path = Path(mark)
    if number == 3 and not path.exists():
        path.write_text("tried", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGTERM)
    return 2 * number


def never_done(number: int) -> int:
    os.kill(os.getpid(), signal.SIGTERM)
    return number
