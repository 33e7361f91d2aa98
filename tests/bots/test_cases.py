"""The action of a level in every position of the `*.cases` files."""

from pathlib import Path

import pytest

from canasta_qt.notation.position.line import parse_position
from canasta_qt.proving.players import BOTS_BY_NAME
from tests.bots.practice_positions import fits
from tests.bots.table import view_of
from tests.cases import Case, cases
from tests.positions import filled


@pytest.mark.parametrize("case", cases(Path(__file__).parent))
def test_a_level_plays_the_move_that_the_case_expects(case: Case) -> None:
    """`standard: not discard K*` is a level and a move that it must not make."""
    view = view_of(parse_position(filled(case.table)))
    for step in case.steps:
        level, _, wanted = step.partition(": ")
        move = str(BOTS_BY_NAME[level].decide(view, 1, 0).action)
        pattern = wanted.removeprefix("not ")
        assert fits(move, pattern) is (pattern == wanted), f"{move}, not {wanted}"
