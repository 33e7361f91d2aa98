"""Edge cases of the rule specification for Samba."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses
from tests.rulebook.dealing import dealt

REST = "4d6d6sTcJcQd"


def meld_phase(melds: str, hand: str) -> str:
    return (
        f"samba turn=0.play pile=7d melds={melds}/- hands={hand}{REST}/(15)/(15)/(15)"
    )


def before_taking(pile: str, melds: str, hand: str) -> str:
    return (
        f"samba turn=0.draw pile={pile} melds={melds}/-"
        f" hands={hand}{REST}/(15)/(15)/(15)"
    )


@pytest.mark.parametrize("run", ["QsKsAs", "4h5h6h", "8d9dTdJdQd"])
def test_e023_neighbours_of_one_suit_are_a_sequence(run: str) -> None:
    table = meld_phase("[9c9d9h]", run.replace("Qd", ""))

    after = plays(table, f"0: meld [{run}]")
    assert after.facts["melds"][0][1]["kind"] == "sequence"


@pytest.mark.parametrize(
    ("run", "reasons"),
    [
        ("KsAs4s", (Reason.NOT_A_SEQUENCE,)),
        ("4h6h8h", (Reason.NOT_A_SEQUENCE,)),
        ("4h4h5h", (Reason.NOT_A_SEQUENCE,)),
        ("4h5h6d", (Reason.NOT_A_SEQUENCE, Reason.UNEQUAL_RANKS)),
        ("6c2c8c", (Reason.NOT_A_SEQUENCE, Reason.UNEQUAL_RANKS)),
        (
            "3c4c5c",
            (Reason.NOT_A_SEQUENCE, Reason.UNEQUAL_RANKS, Reason.BLACK_THREE_MELD),
        ),
    ],
)
def test_e023_what_is_no_sequence(run: str, reasons: tuple[Reason, ...]) -> None:
    refuses(meld_phase("[9c9d9h]", run.replace("6d", "")), f"0: meld [{run}]", *reasons)


def test_e023_a_red_three_is_laid_before_it_could_join_one() -> None:
    refuses(
        meld_phase("[9c9d9h]", "3h4h5h"),
        "0: meld [3h4h5h]",
        Reason.NOT_IN_HAND,
        Reason.RED_THREE_MELD,
    )


def test_a_sequence_grows_at_both_ends_to_seven_and_is_closed() -> None:
    table = meld_phase("[7h8h9h]", "5h6hThJh4hQh")

    after = plays(table, "0: meld m0+5h6hThJh")
    assert after.field("melds") == "[5h6h7h8h9hThJh]/-"
    assert after.facts["melds"][0][0]["canasta"] == "sequence"
    refuses(after.after, "0: meld m0+4h", Reason.SEQUENCE_CLOSED)
    refuses(after.after, "0: meld m0+Qh", Reason.SEQUENCE_CLOSED)


def test_two_sequences_of_a_suit_lie_apart_until_they_are_joined() -> None:
    table = meld_phase("[4h5h6h]", "7h8h9hThJhQh")

    apart = plays(table, "0: meld [7h8h9h]", melds="[4h5h6h][7h8h9h]/-")
    apart.then("0: meld m0+m1", melds="[4h5h6h7h8h9h]/-")
    refuses(
        table,
        "0: meld [7h8h9hThJh] m0+m1",
        Reason.MELD_TOO_LARGE,
        Reason.SEQUENCE_CLOSED,
    )


def test_e025_a_closed_canasta_takes_naturals_and_no_third_wild_card() -> None:
    table = meld_phase("[QcQdQhQsQc2c2d]", "Qh2h")

    plays(table, "0: meld m0+Qh")
    refuses(table, "0: meld m0+2h", Reason.TOO_MANY_WILDS, Reason.WILD_ON_CANASTA)


def test_e025_a_natural_canasta_takes_no_wild_card() -> None:
    refuses(
        meld_phase("[QcQdQhQsQcQdQh]", "2h"), "0: meld m0+2h", Reason.WILD_ON_CANASTA
    )


def test_e026_melds_of_a_rank_are_combined() -> None:
    after = plays(
        meld_phase("[KcKdKhKs2c][KcKdKh]", "4c"),
        "0: meld m0+m1",
        melds="[KcKdKhKs2cKcKdKh]/-",
    )

    assert after.facts["melds"][0][0]["canasta"] == "mixed"


def test_e026_not_to_three_wild_cards() -> None:
    refuses(
        meld_phase("[KcKdKh2c2d][KsKc2h]", "4c"), "0: meld m0+m1", Reason.TOO_MANY_WILDS
    )


def test_e026_a_second_meld_of_a_rank_may_be_begun() -> None:
    plays(
        meld_phase("[KcKdKh]", "KsKc2c"), "0: meld [KsKc2c]", melds="[KcKdKh][KsKc2c]/-"
    )


def test_e053_the_top_card_alone_joins_a_sequence() -> None:
    table = before_taking("4c8h", "[5h6h7h]", "")

    appearance(table, may_take=True, frozen=[False, True])
    plays(table, "0: take m0+8h", melds="[5h6h7h8h]/-", pile="-")


def test_e053_not_together_with_a_card_from_the_hand() -> None:
    table = before_taking("4c9h", "[5h6h7h]", "8h")

    appearance(table, may_take=False)
    refuses(table, "0: take m0+9h8h", Reason.TOP_CARD_UNMET, Reason.TAKE_NEEDS_PAIR)


def test_e053_not_to_begin_a_sequence() -> None:
    table = before_taking("4c8h", "[9c9d9s]", "9hTh")

    appearance(table, may_take=False)
    refuses(table, "0: take [8h9hTh]", Reason.TOP_CARD_UNMET, Reason.TAKE_NEEDS_PAIR)


def test_e053_a_frozen_pile_needs_two_eights() -> None:
    table = before_taking("2c8h", "[5h6h7h]", "8c8d")

    appearance(table, frozen=[True, True], may_take=True)
    refuses(table, "0: take m0+8h", Reason.PILE_IS_FROZEN)
    plays(table, "0: take [8h8c8d]", melds="[5h6h7h][8h8c8d]/-")


def test_a_natural_and_a_wild_card_do_not_take_the_pile() -> None:
    refuses(
        before_taking("4c8h", "[9c9d9s]", "8c2c"),
        "0: take [8h8c2c]",
        Reason.TAKE_NEEDS_PAIR,
    )


def test_the_pile_is_not_taken_onto_a_canasta_but_with_a_pair_beside_it() -> None:
    table = before_taking("4c8h", "[8c8d8h8s8c8d8s]", "8c8d")

    refuses(table, "0: take m0+8h", Reason.TAKE_ONTO_CANASTA, Reason.TAKE_NEEDS_PAIR)
    plays(table, "0: take [8h8c8d]", melds="[8c8d8h8s8c8d8s][8h8c8d]/-")


ROYAL = "AhKhQhJhTh"


def test_e142_seven_thousand_asks_for_a_hundred_and_fifty() -> None:
    table = (
        "samba score=7000/0 turn=0.play pile=7d"
        f" hands={ROYAL}AcAdAs2c5c5d5h9c8c/(15)/(15)/(15)"
    )

    refused = refuses(table, f"0: meld [{ROYAL}] [AcAdAs2c]", Reason.OPENING_TOO_SMALL)
    assert (refused["have"], refused["need"]) == (140, 150)
    plays(table, f"0: meld [{ROYAL}] [AcAdAs2c] [5c5d5h]")


def test_three_packs_and_fifteen_cards_and_two_are_drawn() -> None:
    start = dealt("samba", {0: "KcKdKh"}, "Qd8h9h")

    appearance(start.after, stock=162 - 60 - 1)
    start.then("0: draw=8h9h, discard Kc", stock=162 - 60 - 3, actor=1)
