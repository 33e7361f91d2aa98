"""The table of most tests of this folder."""

import pytest
from pytestqt.qtbot import QtBot

from tests.table.table_view import Sitting


@pytest.fixture
def table(qtbot: QtBot) -> Sitting:
    """Return a view in the middle of a round of Classic."""
    return Sitting(qtbot)
