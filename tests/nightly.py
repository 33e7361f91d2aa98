"""Cases of a table that run with --nightly only, beside those that always run."""

from collections.abc import Iterable
from typing import Any

import pytest


def nightly(cases: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Mark the cases of a parametrized test as nightly."""
    return [pytest.param(*case, marks=pytest.mark.nightly) for case in cases]
