"""The helpers of rule tests say what is wrong with a test."""

import re
import textwrap

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses
from tests.tidy.source import CHECKOUT

TABLE = "classic_4 turn=0.draw pile=2hKd hands=KcAc2d4c/(11)/(11)/(11)"


def test_a_step_that_is_refused_too_early_is_named() -> None:
    line = "0: take [KdKc2d], discard 4c"
    wanted = r"refused at step 0 \(take \[KdKc2d\]\), expected step 1: pile_is_frozen"

    with pytest.raises(AssertionError, match=wanted):
        refuses(TABLE, line, Reason.PILE_IS_FROZEN)


def test_a_name_that_is_no_fact_and_no_field_is_named() -> None:
    with pytest.raises(AssertionError, match="no such fact or field: frozn"):
        plays(TABLE, "0: draw", frozn=[True, True])


def test_facts_and_fields_of_the_position_after_are_compared() -> None:
    line = "0: draw=Ks, discard 4c"

    plays(TABLE, line, frozen=[True, True], pile="2hKd4c!", actor=1)
    with pytest.raises(AssertionError, match="pile"):
        plays(TABLE, line, pile="2hKd4d!")


def test_the_examples_of_the_recipe_pass() -> None:
    text = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    fence = re.compile(r"^ *```python\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
    for block in fence.findall(text):
        exec(textwrap.dedent(block), names)

    tests = [each for name, each in names.items() if name.startswith("test_")]
    for test in tests:
        assert callable(test)
        test()
    assert len(tests) == 2
