"""Resets the look before every test of a window."""

import pytest

from canasta_qt.windows.widgets.look import Look, set_current_look


@pytest.fixture(autouse=True)
def usual_look() -> None:
    set_current_look(Look())
