"""Every case of the `*.cases` files of the rulebook."""

from pathlib import Path

import pytest

from tests.cases import Case, cases


@pytest.mark.parametrize("case", cases(Path(__file__).parent))
def test_the_engine_follows_each_case_of_the_rulebook(case: Case) -> None:
    case.check()
