"""The picture equals the observation after any input.

A few dozen acts here; `python -m tests.app.monkey` runs them for minutes.
"""

import pytest

from tests.app import monkey


@pytest.mark.sample(2)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spell", ["suite.1", "suite.2"])
def test_random_input_raises_no_exception(spell: str) -> None:
    played = monkey.play(spell, acts=25)

    assert len(played.done) == 25
    assert played.faults == []
