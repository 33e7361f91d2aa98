"""The status line in words."""

import pytest

from canasta_qt.gestures import TurnState, TurnStatus
from canasta_qt.wording.table.status import status_line_text
from tests.wording.samples import NAMES


@pytest.mark.parametrize("moment", TurnState)
def test_every_turn_status_has_a_line_even_without_numbers(moment: TurnState) -> None:
    head, rest = status_line_text(TurnStatus(moment), NAMES, viewer=0)

    assert head.endswith((".", "…"))
    assert not any(mark in head + rest for mark in "!{}")
