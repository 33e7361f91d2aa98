"""Edge cases and counts of the rule specification for the original Uruguay rules."""

import pytest

from canasta_qt.engine.rounds import dealer_by_draw
from tests.positions import plays
from tests.rulebook.dealing import cards_in
from tests.text_table import read_rows


def test_the_pile_becomes_the_stock_with_its_oldest_card_drawn_first() -> None:
    """rules.md E131."""
    table = (
        "uruguay_original turn=0.draw stock=0 pile=7cKc2c9c"
        " hands=4c5c8c8d/(*)/(11)/(11)"
    )

    after = plays(table, "0: draw", pile="-", stock=3, frozen=[False, False])
    assert "7c" in after.field("hands").split("/")[0]
    again = after.then("0: discard 4c")
    assert again.field("pile") == "4c"
    assert "Kc" in again.then("1: draw").field("hands").split("/")[1]


@pytest.mark.parametrize(("drawn", "dealer"), read_rows(__file__, "dealer_draws.rows"))
def test_the_player_with_the_highest_drawn_card_deals_first(
    drawn: str, dealer: str
) -> None:
    """rules.md E152."""
    assert str(dealer_by_draw(tuple(cards_in(drawn)))) == dealer
