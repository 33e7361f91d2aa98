"""Edge cases of the rule specification, 5.2 to 5.5: American melds and openings."""

import pytest

from tests.positions import appearance, plays
from tests.rulebook.dealing import deal

REST = "4c5c6c9cTcJc"


def meld_phase(melds: str, hand: str, rules: str = "") -> str:
    return (
        f"american{rules} turn=0.play pile=4d melds={melds}/-"
        f" hands={hand}{REST}/(13)/(13)/(13)"
    )


@pytest.mark.parametrize("three", ["3h", "3s"])
def test_a_three_laid_out_in_a_later_turn_draws_a_replacement(three: str) -> None:
    """rules.md E74."""
    table = meld_phase("[KcKdKh]", three)
    before = appearance(table)

    after = plays(table, f"0: meld [{three}]", bonus=f"{three}/-", phase="play")
    assert after.field("hands").startswith("4c5c6c9cTcJc(1)/")
    assert int(after.field("stock")) == int(before.field("stock")) - 1
    after.then("0: discard 4c")


def test_the_american_wing_cards_are_set_aside_and_never_used() -> None:
    """rules.md E91."""
    start = deal("american", {0: "KcKdKh"})

    assert start.field("turn") == "0.draw"
    assert start.field("pile") == ""
    appearance(start.after, stock=49, may_take=False, round_over=False)
    after = start.then("0: draw, discard Kc", stock=48, pile="Kc")
    wings = after.field("talon").split("/")
    assert [len(wing) for wing in wings] == [8, 6]
