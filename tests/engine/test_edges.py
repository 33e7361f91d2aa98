"""Edge cases of the rules that are rare in whole games."""

from __future__ import annotations

import pytest

from canasta_qt.cards import rank_of
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.taking_pile import unmet_top_card_refusal
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    JoinMelds,
    LayDown,
    NewMeld,
)
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.controller.dropped_cards import cards
from tests.positions import filled, plays

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
    refused = refusal(judged, discard("9c"))

    assert (refused is not None and refused.reason is Reason.THREES_IN_HAND) is barred


@pytest.mark.parametrize(
    ("hand", "action", "said"),
    [
        (
            "9c",
            "discard 9c",
            "You cannot go out: your partner’s hand still holds threes.",
        ),
        (
            "9cKc",
            "meld m0+Kc",
            "Keep two cards: you cannot go out yet, as your side holds threes.",
        ),
    ],
)
def test_the_refusal_for_threes_of_a_partner_has_no_number(
    hand: str, action: str, said: str
) -> None:
    """How many threes a partner holds is hidden; adding a card is no wish to go
    out.
    """
    table = THREES.format("3d3s5c").replace("hands=9c", f"hands={hand}")
    position = observe(parse_position(f"canasta/1 {table}"), 0).position
    refused = refusal(position, parse_action(action))

    assert refused is not None
    assert refusal_sentence(refused) == said


def discard(text: str) -> Action:
    return parse_action(f"discard {text}")


def test_with_an_empty_stock_a_laid_out_three_is_not_replaced() -> None:
    table = "american turn=0.play pile=7d stock=0 hands=3h4c5c/(32)/(32)/(33)"
    after = plays(table, "0: meld [3h]")

    assert after.events == ["laid out: side 0, 3h"]


def test_a_game_without_sequences_refuses_a_sequence_and_names_its_cards() -> None:
    table = (
        "classic_4 turn=0.play laid=0 pile=4c melds=[KsKhKd]/-"
        " hands=9cTcJc5d6d/(11)/(11)/(11)"
    )

    run = cards("9cTcJc")
    position = parse_position(filled(table))

    refused = refusal(position, LayDown((NewMeld(run),)))

    assert refused == Refusal(Reason.UNEQUAL_RANKS, cards=run)


@pytest.mark.parametrize("three", ["3d", "3h"])
def test_each_canasta_accepts_one_red_three_of_either_suit(three: str) -> None:
    position = parse_position(
        "canasta/1 family_hand_and_foot turn=0.play flags=drew pile=4c"
        f" melds=[KsKhKdKcKsKhKd][QsQhQdQcQs2c2d]/-/-/- hands={three}4c/(11)/(11)/(11)"
        " feet=-/(13)/(13)/(13)"
    )

    legal = {str(each) for each in legal_actions(position)}

    assert legal >= {f"meld m0+{three}", f"meld m1+{three}"}


@pytest.mark.parametrize(
    ("game", "melds", "joined", "legal"),
    [
        ("samba", "[9c9d9h][9s9c9d]", (0, 1), True),
        ("samba", "[9c9d9h][9s9c9d]", (0, 0), False),
        ("samba", "[9c9d9h][9sTsJs]", (0, 1), False),
        ("classic_4(same_rank_melds=free)", "[9c9d9h][9s9c9d]", (0, 1), False),
    ],
)
def test_only_melds_of_the_same_kind_can_be_joined(
    game: str, melds: str, joined: tuple[int, int], *, legal: bool
) -> None:
    position = parse_position(
        f"canasta/1 {game} turn=0.play laid=0 pile=4c hands=5c6d/(9)/(9)/(9)"
        f" melds={melds}/-"
    )

    refused = refusal(position, LayDown((JoinMelds(*joined),)))

    assert (refused is None) is legal
    assert legal or refused == Refusal(Reason.CANNOT_JOIN)


@pytest.mark.parametrize(
    ("game", "melds", "laid", "refused"),
    [
        ("italian", "[2c2d2h2sXrXb]", "Xr", (Reason.TOO_MANY_WILDS, 3, 2)),
        ("bolivian", "[2c2d2h2sXrXb2c]", "2d", (Reason.MELD_TOO_LARGE, 8, 7)),
    ],
)
def test_the_refusal_of_too_many_wild_cards_has_the_number_and_the_limit(
    game: str, melds: str, laid: str, refused: tuple[Reason, int, int]
) -> None:
    """An Italian meld of twos takes two jokers, a bolivia seven cards in all."""
    position = parse_position(
        f"canasta/1 {game} turn=0.play laid=0 pile=4c melds={melds}[9c9d9h]/-"
        f" hands={laid}5c6d/(15)/(15)/(15)"
    )

    found = refusal(position, LayDown((AddToMeld(0, cards(laid)),)))

    reason, have, need = refused
    assert found == Refusal(reason, have, need, rank_of(cards("2c")[0]))


def test_taking_a_top_card_without_matching_cards_is_refused_with_its_rank() -> None:
    six = cards("6d")
    table = CLASSIC.format("9c6d", "8h7s5c4d", "[KsKhKd]", "")

    found = unmet_top_card_refusal(parse_position(filled(table)), six[0])

    assert found == Refusal(Reason.TOP_CARD_UNMET, rank=rank_of(six[0]), cards=six)
