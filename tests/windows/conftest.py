"""Every test of a window begins in the usual look."""

import pytest

from canasta_qt.windows.widgets.look import Look, set_current_look


@pytest.fixture(autouse=True)
def usual_look() -> None:
    set_current_look(Look())
