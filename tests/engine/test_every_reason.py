"""Every reason for a refusal has a position that gives it."""

import pytest

from canasta_qt.cards import RANK_TEXT, cards_text, parse_card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Discard, LayDown
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.judge import judge
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

QUEENS = "[QcQdQhQsQcQdQh]"
HAND = "KcKdKhJcJd2c2d2hXr3c3s3c5c6c"


def playing(rules: str = "", melds: str = "[9c9d9h]", more: str = "") -> str:
    """Side 0 is open, has drawn and holds a bit of everything."""
    return (
        f"classic_4{rules} turn=0.play flags=drew {more} pile=7d melds={melds}/-"
        f" hands={HAND}/(11)/(11)/(11)"
    )


def last(hand: str, rules: str = "", melds: str = QUEENS, flags: str = "") -> str:
    """Side 0 has a canasta and few cards."""
    return (
        f"classic_4{rules} turn=0.play flags=drew{flags} pile=7d melds={melds}/-"
        f" hands={hand}/(11)/(11)/(11)"
    )


def drawing(pile: str = "7d8h", rules: str = "", melds: str = "[9c9d9h]") -> str:
    """Side 0 is open and begins its turn with eights and a deuce."""
    return (
        f"classic_4{rules} turn=0.draw pile={pile} melds={melds}/-"
        " hands=8c8d2c2dAc5c6c/(11)/(11)/(11)"
    )


def opening(rules: str = "", score: int = 0) -> str:
    """Side 0 has not melded."""
    return (
        f"classic_4{rules} score={score}/0 turn=0.play flags=drew pile=7d"
        f" hands={HAND}/(11)/(11)/(11)"
    )


WAYS: dict[Reason, tuple[str, str]] = {
    Reason.ROUND_IS_OVER: ("classic_4 turn=0.over pile=7d hands=-/-/-/-", "1: draw"),
    Reason.NOT_YOUR_DECISION: (playing(), "0: yes"),
    Reason.DRAW_FIRST: (drawing(), "0: discard 5c"),
    Reason.ALREADY_DREW: (playing(), "0: draw"),
    Reason.ALREADY_TOOK: (playing().replace("drew", "took"), "0: draw"),
    Reason.NOT_IN_HAND: (playing(), "0: discard Ac"),
    Reason.NO_SUCH_MELD: (playing(), "0: meld m4+Kc"),
    Reason.UNEQUAL_RANKS: (playing(), "0: meld [KcKdJc]"),
    Reason.MELD_TOO_SMALL: (playing(), "0: meld [KcKd]"),
    Reason.TOO_FEW_NATURALS: (playing(), "0: meld [Kc2c2d]"),
    Reason.TOO_MANY_WILDS: (playing(), "0: meld [KcKdKh2c2d2hXr]"),
    Reason.WILD_RATIO: (
        playing("(wild_ratio=wild_le_natural)"),
        "0: meld [KcKd2c2d2h]",
    ),
    Reason.CANASTA_NATURALS: (
        playing("(min_naturals_in_canasta=5)", melds="[KsKcKd2s]"),
        "0: meld m0+Kh2c2d",
    ),
    Reason.MELD_TOO_LARGE: (
        playing("(max_meld_size=7)", melds="[KsKcKdKsKhQs]".replace("Qs", "2s")),
        "0: meld m0+Kh2c",
    ),
    Reason.WILD_ON_CANASTA: (
        playing("(wild_to_canasta=none)", melds=QUEENS),
        "0: meld m0+2c",
    ),
    Reason.WILDS_ALONE: (playing(), "0: meld [2c2d2h]"),
    Reason.PURE_RANK: (playing("(pure_ranks={K:always})"), "0: meld [KcKd2c]"),
    Reason.NOT_A_SEQUENCE: (playing("(sequences=true)"), "0: meld [KcJc5c]"),
    Reason.SEQUENCE_CLOSED: (
        playing("(sequences=true)", melds="[7c8c9cTcJcQcKc]"),
        "0: meld m0+6c",
    ),
    Reason.RANK_HAS_MELD: (
        playing("(same_rank_melds=after_canasta)", melds="[KsKsKd]"),
        "0: meld [KcKdKh]",
    ),
    Reason.CANNOT_JOIN: (playing(melds="[9c9d9h][QcQdQh]"), "0: meld m0+m1"),
    Reason.RED_THREE_MELD: (
        playing("(red3_mode=dead)").replace("5c6c", "3h3d3h"),
        "0: meld [3h3d3h]",
    ),
    Reason.BLACK_THREE_MELD: (playing(), "0: meld [3c3s3c]"),
    Reason.CARD_IS_SHUT: (
        drawing("Ad8h", "(only_top_card_this_turn=true)"),
        "0: take [8h8c8d], meld [AcAd2c]",
    ),
    Reason.DEUCE_LOCKED: (
        playing(
            "(wild_melds=deuces_as_rank,deuce_lock=while_incomplete)", melds="[2s2s2h]"
        ),
        "0: meld [KcKd2c]",
    ),
    Reason.RANK_IS_BURNT: (
        playing("(burning=true)", more="burnt=J"),
        "0: meld [JcJd2c]",
    ),
    Reason.BONUS_NOT_NOW: (
        playing("(red3_mode=topper)").replace("5c6c", "3h5c6c"),
        "0: meld m0+3h",
    ),
    Reason.PILE_ONLY_IN_FOOT: (
        drawing(
            rules="(foot_size=4,foot_assignment=second_packet,pile_access=foot_only)"
        ).replace("hands", "feet=(4)/(4)/(4)/(4) hands"),
        "0: take [8h8c8d]",
    ),
    Reason.FOOT_NOT_PLAYED: (
        last(
            "9c", "(foot_size=4,foot_assignment=second_packet,go_out_foot=all_in_foot)"
        ).replace("hands", "feet=-/(4)/(4)/(4) hands"),
        "0: discard 9c",
    ),
    Reason.OPENING_TOO_SMALL: (opening(), "0: meld [KcKdKh]"),
    Reason.OPENING_NEEDS_CANASTA: (
        opening("(initial_table=IM-BRA)", 7000),
        "0: meld [KcKdKh2c] [JcJdXr]",
    ),
    Reason.OPENING_NATURALS_FROM_HAND: (
        opening("(initial_min_naturals_from_hand=3)"),
        "0: meld [JcJd2c2d]",
    ),
    Reason.OPENING_CONDITION: (
        opening("(initial_condition=no_wilds)"),
        "0: meld [KcKdKh2c]",
    ),
    Reason.OPENING_NOT_FROM_PILE: (
        drawing("7dAd", "(initial_from_pile=forbidden)", "-").replace("5c", "Ah"),
        "0: take [AdAcAh]",
    ),
    Reason.PILE_IS_EMPTY: (drawing("-"), "0: take [8h8c8d]"),
    Reason.PILE_IS_BLOCKED: (drawing("7d3c"), "0: take [3c8c8d]"),
    Reason.PILE_NEVER_TAKEN: (drawing(rules="(pile_access=never)"), "0: take [8h8c8d]"),
    Reason.PILE_IS_FROZEN: (drawing("2h8h!"), "0: take [8h8c2c]"),
    Reason.TOP_CARD_UNUSED: (drawing(), "0: take [8c8d2c]"),
    Reason.TAKE_NEEDS_PAIR: (
        drawing(rules="(take_unfrozen={pair,add})"),
        "0: take [8h8c2c]",
    ),
    Reason.TOP_CARD_UNMET: (drawing(), "0: take [8h2c2d]"),
    Reason.TOP_CARD_ALONE: (
        "samba turn=0.draw pile=7d8h melds=[5h6h7h]/- hands=9hTh4c5d6s/-/-/-",
        "0: take m0+8h9hTh",
    ),
    Reason.TAKE_ONTO_CANASTA: (
        drawing("7d9s", "(take_for_completed_canasta=false)", "[9c9d9h9s9c9d9h]"),
        "0: take m0+9s",
    ),
    Reason.SINGLE_CARD: (
        "classic_4(single_card_rule=true) turn=0.draw pile=Qs"
        f" melds={QUEENS}/- hands=Kc/(11)/(11)/(11)",
        "0: take m0+Qs",
    ),
    Reason.MUST_TAKE_PILE: (
        "classic_4 turn=0.draw stock=0 pile=(*)9s melds=[9c9d9h]/-"
        " hands=4c5c6c/(11)/(11)/(11)",
        "0: draw",
    ),
    Reason.MUST_KEEP_TWO: (last("9c9d9h5c", melds="[QcQdQh]"), "0: meld [9c9d9h]"),
    Reason.MUST_KEEP_CARD: (last("Qs", melds="[QcQdQh]"), "0: meld m0+Qs"),
    Reason.TOO_FEW_CANASTAS: (last("9c", "(go_out_canastas=2)"), "0: discard 9c"),
    Reason.CANASTA_KINDS: (last("9c", "(go_out_kinds=[mixed>=1])"), "0: discard 9c"),
    Reason.GO_OUT_DISCARD: (
        last("9c9d9h", "(go_out_discard=required)"),
        "0: meld [9c9d9h]",
    ),
    Reason.FINAL_DISCARD: (last("2c", "(final_discard_ban={wild})"), "0: discard 2c"),
    Reason.THREES_IN_HAND: (
        last("3c3s", "(go_out_no_threes=player)", QUEENS).replace("3c3s", "9c9d9h3c"),
        "0: meld [9c9d9h]",
    ),
    Reason.PARTNER_SAID_NO: (last("9c", flags=",denied"), "0: discard 9c"),
    Reason.MUST_GO_OUT: (last("9c9d9h8c", flags=",allowed"), "0: discard 8c"),
    Reason.ASK_FIRST: (last("9c", "(ask_partner=mandatory)"), "0: discard 9c"),
    Reason.NO_PARTNER_TO_ASK: (last("9c", "(ask_partner=none)"), "0: ask"),
    Reason.ASKED_TOO_LATE: (last("9c9d9h8cQs"), "0: meld m0+Qs, ask"),
    Reason.ONE_CARD_LEFT: (last("9c"), "0: ask"),
    Reason.ALREADY_ANSWERED: (last("9c9d9h8c", flags=",denied"), "0: ask"),
    Reason.ASKED_TOO_OFTEN: (
        last("9c9d9h8c", "(ask_limit=1)").replace("flags", "asked=0 flags"),
        "0: ask",
    ),
    Reason.CANNOT_GO_OUT: (last("9c8c7c"), "0: ask"),
    Reason.DISCARD_BANNED: (
        playing("(black3_ban_first_round=true)", more="fresh=0,1,2,3"),
        "0: discard 3c",
    ),
    Reason.FLOAT_NOT_ALLOWED: (playing(), "0: float"),
    Reason.NO_SPECIAL_HAND: (playing(), "0: declare straight"),
    Reason.NOTHING_TO_CHOOSE: (playing(), "0: keep 1"),
}

DETAILS: dict[Reason, str] = {
    Reason.NOT_IN_HAND: "Ac",
    Reason.NO_SUCH_MELD: "4 for 1",
    Reason.UNEQUAL_RANKS: "KcKdJc",
    Reason.MELD_TOO_SMALL: "2 for 3, rank K",
    Reason.TOO_FEW_NATURALS: "1 for 2, rank K",
    Reason.TOO_MANY_WILDS: "4 for 3, rank K",
    Reason.WILD_RATIO: "3 for 2, rank K",
    Reason.CANASTA_NATURALS: "4 for 5, rank K",
    Reason.MELD_TOO_LARGE: "8 for 7, rank K",
    Reason.WILD_ON_CANASTA: "rank Q",
    Reason.PURE_RANK: "1 for 0, rank K",
    Reason.NOT_A_SEQUENCE: "5cJcKc",
    Reason.SEQUENCE_CLOSED: "8 for 7",
    Reason.RANK_HAS_MELD: "rank K",
    Reason.RED_THREE_MELD: "rank 3",
    Reason.BLACK_THREE_MELD: "rank 3",
    Reason.CARD_IS_SHUT: "Ad",
    Reason.DEUCE_LOCKED: "rank K",
    Reason.RANK_IS_BURNT: "rank J, JcJd2c",
    Reason.BONUS_NOT_NOW: "rank 9, 3h",
    Reason.FOOT_NOT_PLAYED: "1 for 2",
    Reason.OPENING_TOO_SMALL: "30 for 50",
    Reason.OPENING_NEEDS_CANASTA: "0 for -1",
    Reason.OPENING_NATURALS_FROM_HAND: "2 for 3",
    Reason.OPENING_CONDITION: "1 for 0",
    Reason.PILE_IS_BLOCKED: "3c",
    Reason.PILE_IS_FROZEN: "8h",
    Reason.TOP_CARD_UNUSED: "8h",
    Reason.TAKE_NEEDS_PAIR: "8h",
    Reason.TOP_CARD_UNMET: "rank 8, 8h",
    Reason.TOP_CARD_ALONE: "8h",
    Reason.TAKE_ONTO_CANASTA: "rank 9, 9s",
    Reason.MUST_TAKE_PILE: "9s",
    Reason.MUST_KEEP_TWO: "0 for 1",
    Reason.MUST_KEEP_CARD: "0 for 1",
    Reason.TOO_FEW_CANASTAS: "1 for 2",
    Reason.CANASTA_KINDS: "0 for 1, mixed",
    Reason.FINAL_DISCARD: "2c",
    Reason.THREES_IN_HAND: "1 for 0",
    Reason.ASKED_TOO_OFTEN: "1 for 1",
    Reason.DISCARD_BANNED: "3c",
    Reason.NOTHING_TO_CHOOSE: "1 for 2",
}
"""What the refusals of `WAYS` say besides their reason: numbers, rank, cards, kind."""

# No line says these: a line cannot lay nothing or discard two cards, and the judge lays
# a red three out before a player could discard it.
UNWRITTEN = {Reason.NO_PLAYS, Reason.DISCARD_ONE, Reason.RED_THREE_DISCARD}

# Reasons of rulesets that the program does not have yet: none is left.
LATER: set[Reason] = set()


def details(refused: Refusal) -> str:
    parts = []
    if refused.have or refused.need:
        parts.append(f"{refused.have} for {refused.need}")
    if refused.rank is not None:
        parts.append(f"rank {RANK_TEXT[refused.rank]}")
    if refused.cards:
        parts.append(cards_text(refused.cards))
    return ", ".join([*parts, str(refused.kind)] if refused.kind else parts)


@pytest.mark.parametrize("reason", WAYS, ids=str)
def test_its_numbers_and_cards_are_given(reason: Reason) -> None:
    table, line = WAYS[reason]

    answer = judge({"position": filled(table), "line": line}, sentence=details)

    assert answer["refused"]["sentence"] == DETAILS.get(reason, "")


def test_no_reason_is_forgotten() -> None:
    assert set(Reason) == {*WAYS, *UNWRITTEN, *LATER}
    assert len(Reason) == len(WAYS) + len(UNWRITTEN) + len(LATER)


def test_a_red_three_that_still_lies_in_the_hand_is_not_discarded() -> None:
    position = parse_position(filled(playing().replace("5c6c", "3h5c6c")))

    refused = refusal(position, Discard(parse_card("3h")))
    assert refused is not None
    assert refused.reason is Reason.RED_THREE_DISCARD


def test_an_act_that_lays_nothing_is_refused() -> None:
    refused = refusal(parse_position(filled(playing())), LayDown(()))

    assert refused is not None
    assert refused.reason is Reason.NO_PLAYS
