"""Cleanup of bots after each test."""

from collections.abc import Iterator

import pytest
from shiboken6 import isValid

from tests.bots_here import OPEN


@pytest.fixture(autouse=True)
def closed_bots() -> Iterator[None]:
    """Close every runner that has an open question at the end of a test."""
    yield
    for runner in list(OPEN):
        if isValid(runner):
            runner.close()
    OPEN.clear()
