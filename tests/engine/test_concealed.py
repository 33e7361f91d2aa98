"""Going out with a whole hand in one turn (rules.md 3.1, 2.1 F and J)."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses, scores

WHOLE = "4c4d4h4s4c4d4h5c5d5h5s"
LAY = "0: meld [4c4d4h4s4c4d4h] [5c5d5h5s]"
QUEENS = "[QcQdQhQsQcQdQh]"


def table(rules: str = "classic_4", *, hand: str = f"{WHOLE}9c", more: str = "") -> str:
    """A side at 3,000 whose player holds a canasta of fours after a draw."""
    return (
        f"{rules} score=3000/0 turn=0.play flags=drew pile=7d {more} hands={hand}/-/-/-"
    )


def test_a_whole_hand_goes_out_with_a_last_discard() -> None:
    plays(table(), f"{LAY}, discard 9c", out=0, concealed=True)


def test_a_whole_hand_goes_out_without_a_discard() -> None:
    plays(table(hand=WHOLE), LAY, out=0, concealed=True)


def test_a_whole_hand_without_a_canasta_is_no_exception() -> None:
    refuses(
        table(hand="4c4d4h4s4c4d5c5d5h5s9c"),
        "0: meld [4c4d4h4s4c4d] [5c5d5h5s]",
        Reason.OPENING_TOO_SMALL,
        Reason.MUST_KEEP_TWO,
    )


def test_the_whole_hand_is_laid_in_one_act() -> None:
    refuses(table(), "0: meld [4c4d4h4s4c4d4h]", Reason.OPENING_TOO_SMALL)


def test_black_threes_may_be_part_of_the_whole_hand() -> None:
    plays(
        table(hand="4c4d4h4s4c4d4h3c3s3c9c"),
        "0: meld [4c4d4h4s4c4d4h] [3c3s3c], discard 9c",
        out=0,
        concealed=True,
    )


def test_the_exception_may_be_left_out() -> None:
    refused = refuses(
        table("classic_4(concealed_exempt=never)"), LAY, Reason.OPENING_TOO_SMALL
    )

    assert (refused["have"], refused["need"]) == (55, 120)


def test_the_exception_may_hold_after_a_take_too() -> None:
    before = (
        "{rules} score=3000/0 turn=0.draw pile=4d hands=4c4h4s4c4d4h5c5d5h5s9c/-/-/-"
    )
    line = "0: take [4d4c4h4s4c4d4h] [5c5d5h5s], discard 9c"

    refuses(before.format(rules="classic_4"), line[:-12], Reason.OPENING_TOO_SMALL)
    plays(before.format(rules="classic_4(concealed_exempt=always)"), line, out=0)


def test_the_partner_having_melded_does_not_spoil_the_bonus() -> None:
    plays(
        table(more="melds=[KcKdKh]/- laid=2"),
        f"{LAY}, discard 9c",
        out=0,
        concealed=True,
    )


def test_having_melded_before_spoils_the_bonus() -> None:
    plays(
        table(more="melds=[KcKdKh]/- laid=0"),
        f"{LAY}, discard 9c",
        out=0,
        concealed=False,
    )


def test_melding_in_several_steps_of_one_turn_does_not_spoil_it() -> None:
    before = table(more="melds=[KcKdKh]/- laid=2")

    plays(
        before,
        "0: meld [4c4d4h4s4c4d4h], meld [5c5d5h5s], discard 9c",
        out=0,
        concealed=True,
    )


def test_adding_to_a_meld_of_the_partner_spoils_the_bonus() -> None:
    plays(
        table(more="melds=[KcKdKh]/- laid=2", hand="4c4d4h4s4c4d4hKs9c"),
        "0: meld [4c4d4h4s4c4d4h] m0+Ks, discard 9c",
        out=0,
        concealed=False,
    )


def test_a_canasta_of_the_partner_is_no_own_canasta() -> None:
    plays(
        table(more=f"melds={QUEENS}/- laid=2", hand="5c5d5h5s9c"),
        "0: meld [5c5d5h5s], discard 9c",
        out=0,
        concealed=False,
    )


def test_the_concealed_exit_is_worth_two_hundred_in_all() -> None:
    scores(
        table(),
        f"{LAY}, discard 9c",
        points=(500 + 200 + 55, 0),
        lines=({"natural_canasta": 500, "concealed": 200, "melded_cards": 55}, {}),
    )


def test_another_amount_may_be_set_for_it() -> None:
    scores(
        table("classic_4(concealed_total=250)"),
        f"{LAY}, discard 9c",
        points=(500 + 250 + 55, 0),
    )


def test_without_the_rule_there_is_only_the_bonus_for_going_out() -> None:
    scores(
        table("classic_4(concealed_rule=none)"),
        f"{LAY}, discard 9c",
        points=(500 + 100 + 55, 0),
    )


def test_another_rule_asks_only_that_nothing_was_melded_before() -> None:
    hand = "5c5d5h5sQs9c"
    line = "0: meld [5c5d5h5s] m0+Qs, discard 9c"
    more = f"melds={QUEENS}/- laid=2"

    plays(table(more=more, hand=hand), line, concealed=False)
    plays(
        table("classic_4(concealed_rule=never_melded)", more=more, hand=hand),
        line,
        concealed=True,
    )


def test_a_no_of_the_partner_takes_the_exception_away() -> None:
    before = (
        table().replace("flags=drew", "flags=drew,denied").replace("/-/-/-", "/-/6c/-")
    )

    refuses(before, LAY, Reason.OPENING_TOO_SMALL, Reason.PARTNER_SAID_NO)


def test_the_partner_may_be_asked_before_the_exception_is_used() -> None:
    before = table().replace("/-/-/-", "/-/6c/-")

    plays(before, "0: ask").then("2: yes").then(
        f"{LAY}, discard 9c", out=0, concealed=True
    )


def test_a_canasta_built_in_several_steps_of_the_turn_is_an_own_one() -> None:
    before = table(hand="4c4d4h4s4c4d4hKcKdKhAcAdAh9c").replace("3000", "0")

    plays(
        before,
        "0: meld [4c4d4h] [KcKdKh] [AcAdAh], meld m0+4s4c4d4h, discard 9c",
        out=0,
        concealed=True,
    )


def test_a_group_that_joins_a_meld_of_the_partner_spoils_the_bonus() -> None:
    plays(
        table(more="melds=[KcKdKh]/- laid=2", hand="4c4d4h4s4c4d4hKsKcKd9c"),
        "0: meld [4c4d4h4s4c4d4h] [KsKcKd], discard 9c",
        out=0,
        concealed=False,
    )


def test_a_take_onto_a_meld_of_the_partner_spoils_the_bonus() -> None:
    before = (
        "classic_4 turn=0.draw pile=Ks melds=[KcKdKh]/- laid=2"
        " hands=4c4d4h4s4c4d4h9c/-/-/-"
    )

    plays(
        before,
        "0: take m0+Ks, meld [4c4d4h4s4c4d4h], discard 9c",
        out=0,
        concealed=False,
    )


def test_a_take_with_a_pair_of_ones_own_does_not_spoil_it() -> None:
    before = (
        "classic_4 turn=0.draw pile=Ks melds=[QcQdQh]/- laid=2"
        " hands=KcKd4c4d4h4s4c4d4h9c/-/-/-"
    )

    plays(
        before,
        "0: take [KsKcKd], meld [4c4d4h4s4c4d4h], discard 9c",
        out=0,
        concealed=True,
    )


def test_adding_to_a_meld_of_ones_own_turn_does_not_spoil_it() -> None:
    plays(
        table(more="melds=[QcQdQh]/- laid=2", hand="4c4d4h4s4c4dKcKdKh4h9c"),
        "0: meld [4c4d4h4s4c4d], meld [KcKdKh], meld m1+4h, discard 9c",
        out=0,
        concealed=True,
    )
