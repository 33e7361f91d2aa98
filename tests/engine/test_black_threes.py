"""Black threes: they stop, and they are laid only at the end (rules.md 2.3, 3.1)."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses, scores

QUEENS = "[QcQdQhQsQcQdQh]"
TABLE = (
    "classic_4{rules} turn=0.play flags=drew pile=7d melds={melds}/- laid=0"
    " hands={hand}/-/-/-"
)


def table(hand: str, rules: str = "", melds: str = QUEENS) -> str:
    """Side 0 has a canasta of queens."""
    return TABLE.format(hand=hand, rules=rules, melds=melds)


def test_black_threes_are_laid_with_the_rest_of_the_hand() -> None:
    plays(
        table("3c3s3cQs9c"),
        "0: meld [3c3s3c] m0+Qs, discard 9c",
        round_over=True,
        out=0,
        concealed=False,
    )


def test_after_other_melds_of_the_turn_black_threes_may_end_it() -> None:
    plays(table("3c3s3cQs9c"), "0: meld m0+Qs, meld [3c3s3c], discard 9c", out=0)


def test_with_two_cards_left_after_them_black_threes_are_refused() -> None:
    refuses(table("3c3s3c9c8c"), "0: meld [3c3s3c]", Reason.BLACK_THREE_MELD)


def test_the_card_left_after_them_must_be_discarded() -> None:
    before = plays(table("3c3s3cQs"), "0: meld [3c3s3c]", round_over=False)

    before.then("0: discard Qs", round_over=True, out=0)


def test_without_a_canasta_black_threes_are_refused() -> None:
    refuses(
        table("3c3s3c9c", melds="[QcQdQh]"),
        "0: meld [3c3s3c]",
        Reason.BLACK_THREE_MELD,
        Reason.TOO_FEW_CANASTAS,
        Reason.MUST_KEEP_TWO,
    )


def test_a_canasta_made_in_the_same_turn_is_enough() -> None:
    plays(
        table("3c3s3cQs9c", melds="[QcQdQhQsQcQd]"),
        "0: meld m0+Qs [3c3s3c], discard 9c",
        out=0,
    )


def test_five_of_eight_suits_do_not_matter_to_black_threes() -> None:
    plays(table("3c3c3s9c"), "0: meld [3c3c3s], discard 9c", out=0)


def test_a_black_three_is_no_wild_card_and_no_natural() -> None:
    refuses(table("9c9d3c8c"), "0: meld [9c9d3c]", Reason.UNEQUAL_RANKS)


def test_a_no_of_the_partner_keeps_black_threes_in_the_hand() -> None:
    before = (
        table("3c3s3c9c")
        .replace("flags=drew", "flags=drew,denied")
        .replace("/-/-/-", "/-/4c/-")
    )

    refuses(before, "0: meld [3c3s3c]", Reason.PARTNER_SAID_NO, Reason.BLACK_THREE_MELD)


def test_black_threes_may_be_kept_off_the_table_altogether() -> None:
    refuses(
        table("3c3s3c9c", "(black3_meld=never)"),
        "0: meld [3c3s3c]",
        Reason.BLACK_THREE_MELD,
    )


def test_a_black_three_may_be_the_last_discard() -> None:
    plays(table("Qs3c"), "0: meld m0+Qs, discard 3c", round_over=True, out=0)


def test_a_black_three_costs_five_in_the_hand_and_brings_five_on_the_table() -> None:
    before = table("3c3s3c9c").replace("/-/-/-", "/3s/-/-")

    scores(before, "0: meld [3c3s3c], discard 9c", points=(500 + 100 + 70 + 15, -5))


def test_other_amounts_may_be_set_for_black_threes() -> None:
    rules = "(black3_value_melded=10,black3_hand_penalty=100)"
    before = table("3c3s3c9c", rules).replace("/-/-/-", "/3s4c/-/-")

    scores(before, "0: meld [3c3s3c], discard 9c", points=(500 + 100 + 70 + 30, -105))


def test_black_threes_may_be_kept_from_the_first_turn_of_a_player() -> None:
    rules = "(black3_ban_first_round=true)"
    first = (
        f"classic_4{rules} turn=0.play flags=drew fresh=0,1,2,3 pile=7d"
        " hands=3c4c5c/(11)/(11)/(11)"
    )

    plays(first.replace(rules, ""), "0: discard 3c")
    refuses(first, "0: discard 3c", Reason.DISCARD_BANNED)
