"""The table of most tests of this folder."""

import pytest
from pytestqt.qtbot import QtBot

from tests.table.table_view import Sitting


@pytest.fixture(autouse=True)
def painted_for_pictures(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paint every view nightly, else only for its picture: a third of the time."""
    monkeypatch.setattr(Sitting, "always_painted", pytestconfig.getoption("--nightly"))


@pytest.fixture
def table(qtbot: QtBot) -> Sitting:
    """Return a view in the middle of a round of Classic."""
    return Sitting(qtbot)
