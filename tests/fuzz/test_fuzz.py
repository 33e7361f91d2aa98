"""Readers of outside text accept or refuse every input; `make fuzz` tries far more.

Hypothesis prints the smallest input that fails; stored in `tests/fuzz/kept/` it is
tested again by the suite.
"""

from pathlib import Path

import hypothesis
import pytest
from hypothesis import HealthCheck

from tests.fuzz.inputs import KEPT, attempt, inputs, seeds
from tests.fuzz.readers import READERS


@pytest.mark.parametrize("name", READERS)
def test_a_reader_accepts_its_valid_inputs(name: str) -> None:
    for data in seeds(name):
        attempt(READERS[name], data)


@pytest.mark.parametrize("kept", sorted(KEPT.iterdir()), ids=lambda kept: kept.name)
def test_an_input_that_failed_before_does_not_fail_again(kept: Path) -> None:
    name = kept.name.rpartition("-")[0]

    attempt(READERS[name], kept.read_bytes())


@pytest.mark.parametrize("name", READERS)
def test_a_reader_raises_only_its_documented_error_for_random_inputs(name: str) -> None:
    usual = hypothesis.settings.default
    assert usual is not None
    few = 25 if usual.derandomize else usual.max_examples

    @hypothesis.settings(max_examples=few, suppress_health_check=list(HealthCheck))
    @hypothesis.given(inputs(READERS[name]))
    def every(data: bytes) -> None:
        attempt(READERS[name], data)

    every()
