"""No bot of a test is waited for by the next one."""

from collections.abc import Iterator

import pytest
from shiboken6 import isValid

from tests.bots_here import OPEN


@pytest.fixture(autouse=True)
def closed_bots() -> Iterator[None]:
    """Close every runner that a test has left with a question."""
    yield
    for runner in list(OPEN):
        if isValid(runner):
            runner.close()
    OPEN.clear()
