"""What the program says, draws and plays is what it said, drew and played before.

`pytest --update-golden` rewrites the digests; compare two whole dumps before you do.
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
