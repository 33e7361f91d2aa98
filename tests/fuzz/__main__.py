"""Fuzzing of every reader with random inputs: `make fuzz`.

    python -m tests.fuzz [--seconds 60] [READER …]

A failing input is minimized, stored in `tests/fuzz/kept/` and tested by the suite.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time

import hypothesis
from hypothesis import HealthCheck

from tests.fuzz.inputs import KEPT, attempt, further, inputs
from tests.fuzz.readers import READERS, Reader

_BATCH = 200
_MORE = 20
"""Edited inputs made from each drawn input."""


def main() -> int:
    """Fuzz the readers one after the other; return 1 if an input failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("readers", nargs="*", metavar="READER", help=" ".join(READERS))
    parser.add_argument("--seconds", type=float, default=60.0, help="for each (60)")
    parser.add_argument("--seed", type=int, default=1, help="of the first batch (1)")
    options = parser.parse_args()
    failed = False
    for name in options.readers or READERS:
        began = time.monotonic()
        tried, wrong = _tried(READERS[name], options.seconds, options.seed)
        said = "" if wrong is None else f"  FAILED: {wrong}"
        took = time.monotonic() - began
        sys.stdout.write(f"{name:12} {tried:9,} inputs  {took:6.0f} s{said}\n")
        sys.stdout.flush()
        failed |= wrong is not None
    return failed


def _tried(reader: Reader, seconds: float, seed: int) -> tuple[int, str | None]:
    """Return the number of inputs tried in some seconds, and the file of a failing
    one."""
    end, tried, last = time.monotonic() + seconds, 0, b""

    @hypothesis.settings(
        max_examples=_BATCH,
        deadline=None,
        database=None,
        derandomize=False,
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(inputs(reader))
    def batch(data: bytes) -> None:
        nonlocal tried, last
        for each in further(data, _MORE):
            tried, last = tried + 1, each
            attempt(reader, each)

    while time.monotonic() < end:
        try:
            hypothesis.seed(seed)(batch)()
        except Exception as error:
            KEPT.mkdir(exist_ok=True)
            digest = hashlib.sha256(last).hexdigest()[:8]
            kept = KEPT / f"{reader.name}-{digest}"
            kept.write_bytes(last)
            return tried, f"{kept.name}: {error!r:.300}"
        seed += 1
    return tried, None


if __name__ == "__main__":
    sys.exit(main())
