"""The table that most tests are about."""

import pytest
from pytestqt.qtbot import QtBot

from tests.table.sitting import Sitting


@pytest.fixture
def table(qtbot: QtBot) -> Sitting:
    """A view in the middle of a hand of Classic."""
    return Sitting(qtbot)
