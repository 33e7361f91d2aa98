"""Edge cases of the rules that are rare in whole games."""

import pytest

from canasta_qt.cards import rank_of
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.taking_pile import unmet_top_card_refusal
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.controller.dropped_cards import cards
from tests.positions import filled

CLASSIC = "classic_4 turn=0.draw pile={} hands={}/(11)/(11)/(11) melds={}/- {}"


THREES = (
    "hand_and_foot turn=0.play flags=drew hands=9c/(11)/{}/(11) pile=4c"
    " feet=-/(11)/-/(11)"
    " melds=[KsKhKdKcKsKhKd][QsQhQdQcQsQhQd][JsJhJdJcJs2c2d][AsAhAdAcAs2c2d]"
    "[TsThTdTcTs2c2d]/-"
)


@pytest.mark.parametrize(
    ("partner", "barred"), [("3d5c", True), ("3s5c", True), ("4c5c", False)]
)
@pytest.mark.parametrize("seen", [True, False])
def test_a_side_cannot_go_out_while_the_partner_holds_a_three(
    partner: str, *, barred: bool, seen: bool
) -> None:
    """Whether the partner holds a three is public in this game, unlike the cards."""
    position = parse_position(f"canasta/1 {THREES.format(partner)}")
    judged = position if seen else observe(position, 0).position
    refused = refusal(judged, parse_action("discard 9c"))

    assert (refused is not None and refused.reason is Reason.THREES_IN_HAND) is barred


@pytest.mark.parametrize(
    ("hand", "foot", "action", "said"),
    [
        ("9c", "-", "discard 9c", "go out: your partner’s hand still holds threes."),
        ("9cKc", "-", "meld m0+Kc", "go out yet, as your side holds threes."),
        ("9c", "(11)", "discard 9c", "your partner has not played from the foot yet."),
    ],
)
def test_the_refusal_for_a_partner_names_no_number_and_whose_turn_is_missing(
    hand: str, foot: str, action: str, said: str
) -> None:
    """How many threes a partner holds is hidden; adding a card is no wish to go
    out.
    """
    table = THREES.format("3d3s5c").replace("hands=9c", f"hands={hand}")
    table = table.replace("-/(11)/-/", f"-/(11)/{foot}/")
    position = observe(parse_position(f"canasta/1 {table}"), 0).position
    refused = refusal(position, parse_action(action))

    assert refused is not None
    assert refusal_sentence(refused).endswith(said)


def test_taking_a_top_card_without_matching_cards_is_refused_with_its_rank() -> None:
    six = cards("6d")
    table = CLASSIC.format("9c6d", "8h7s5c4d", "[KsKhKd]", "")

    found = unmet_top_card_refusal(parse_position(filled(table)), six[0])

    assert found == Refusal(Reason.TOP_CARD_UNMET, rank=rank_of(six[0]), cards=six)
