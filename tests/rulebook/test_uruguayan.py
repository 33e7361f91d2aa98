"""Edge cases of the rule specification for Uruguayan Canasta."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import refuses, scores

WILDS = "[2c2d2h2s2cXrXb]"


def test_e146_a_wild_canasta_counts_two_thousand_and_its_cards() -> None:
    scores(
        f"uruguayan turn=1.over out=1 pile=7d melds={WILDS}/- hands=-/-/-/-",
        points=(2000 + 200, 100),
        lines=({"wild_canasta": 2000, "melded_cards": 200}, {"going_out": 100}),
    )


def test_e146_it_takes_no_eighth_card() -> None:
    refuses(
        f"uruguayan turn=0.play pile=7d melds={WILDS}/- hands=2d4c5c6c/(11)/(11)/(11)",
        "0: meld m0+2d",
        Reason.MELD_TOO_LARGE,
    )
