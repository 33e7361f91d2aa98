"""Everything the program says, draws and plays is unchanged.

`pytest --update-golden` stores new digests; compare two whole dumps before.
"""

from __future__ import annotations

import pytest

from tests.golden.dumps import DUMPS, digests, keep, kept_digests
from tests.nightly import nightly


@pytest.mark.parametrize(
    "name", [*sorted(DUMPS.keys() - {"advice"}), *nightly([("advice",)])]
)
def test_what_is_said_drawn_and_played_stays_as_it_was(
    name: str, *, update_golden: bool
) -> None:
    found = digests(name)
    if update_golden:
        keep(name, found)

    assert kept_digests(name) == found
