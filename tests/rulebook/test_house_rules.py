"""Edge cases of the rule specification, 5.11, and house variations of section 4."""

import pytest

from canasta_qt.cards import cards_text
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import mask_position
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.text import parse_ruleset
from tests.positions import appearance, filled, plays
from tests.rulebook.dealing import natural


def test_a_shorter_pack_leaves_out_clubs_first() -> None:
    """rules.md E155."""
    ruleset = parse_ruleset("classic_4(copies_per_natural_rank=7)")
    deck = cards_text(list(terms_for(ruleset, 4).deck))

    for rank in "456789TJQKA":
        assert deck.count(f"{rank}c") == 1, rank
        assert deck.count(f"{rank}s") == 2, rank


def test_fewer_players_draw_more_cards_by_house_rule() -> None:
    """rules.md M2."""
    rules = "uruguay_original(draw_count={2:3,3:2,4:1,5:1,6:1})"
    table = f"{rules} turn=0.draw pile=7d hands=4c5c6d/(15)"
    before = appearance(table)

    after = plays(table, "0: draw")
    assert int(before.field("stock")) - int(after.field("stock")) == 3


# House rules that affect each other


FREE_OF_THREES = "classic_4(go_out_no_threes=side) pile=7d"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("partner", "reason"), [("4c5c", None), ("4c3d", Reason.THREES_IN_HAND)]
)
def test_a_player_may_meld_the_threes_that_forbid_going_out(
    seat: int, partner: str, reason: Reason | None
) -> None:
    """rules.md 2.3 Going out.

    A seat knows its own threes; of other hands it is public whether they hold any.
    """
    own, melds = "3c3c3s9c", natural("K")
    hands = [own, "(5)", partner, "(5)"] if not seat else ["(5)", own, "(5)", partner]
    sides = [melds, "-"] if not seat else ["-", melds]
    table = filled(
        f"{FREE_OF_THREES} turn={seat}.play melds={'/'.join(sides)}"
        f" hands={'/'.join(hands)}"
    )
    position = parse_position(table)
    lay = parse_action("meld [3c3c3s]")

    for view in (position, mask_position(position, seat)):
        refused = refusal(view, lay)
        assert (refused and refused.reason) is reason
    assert mask_position(position, seat).threes_held[seat] is bool(reason)
