"""Every case of the `*.cases` files of the engine."""

from pathlib import Path

import pytest

from tests.cases import Case, cases


@pytest.mark.parametrize("case", cases(Path(__file__).parent))
def test_a_case_has_its_expected_result(case: Case) -> None:
    case.check()
