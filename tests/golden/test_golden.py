"""Everything the program says, draws and plays is unchanged.

`pytest --update-golden` stores new digests; compare two whole dumps before.
"""

import pytest

from tests.golden.dumps import DUMPS, digests, keep, kept_digests
from tests.nightly import nightly


@pytest.mark.parametrize(
    "name", [*sorted(DUMPS.keys() - {"advice"}), *nightly([("advice",)])]
)
def test_texts_drawings_and_play_are_unchanged(
    name: str, *, update_golden: bool
) -> None:
    found = digests(name)
    if update_golden:
        keep(name, found)

    assert kept_digests(name) == found
