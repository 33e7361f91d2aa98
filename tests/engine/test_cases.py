"""Every case of the `*.cases` files of the engine."""

from pathlib import Path

import pytest

from tests.cases import Case, cases


@pytest.mark.parametrize("case", cases(Path(__file__).parent))
def test_the_engine_gives_the_expected_result_of_each_case(case: Case) -> None:
    case.check()
