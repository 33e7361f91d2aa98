"""Edge cases of the rule specification, 5.6: going out and staying in."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores

QUEENS = "[QcQdQhQsQcQdQh]"
STAY = (Reason.MUST_KEEP_TWO, Reason.MUST_KEEP_CARD)
NO_CANASTA = (Reason.TOO_FEW_CANASTAS, Reason.MUST_KEEP_CARD)
ALMOST_OUT = (
    f"classic_4 turn=0.draw pile=7d melds={QUEENS}[5c5d5h]/-"
    " hands=9c9d9h6c/(11)/(11)/(11)"
)


def test_e094_the_canasta_may_be_finished_in_the_last_turn() -> None:
    table = (
        "classic_4 turn=0.play flags=drew pile=7d melds=[8c8d8h8s8c]/-"
        " hands=8d8hJc/(11)/(11)/(11)"
    )

    plays(
        table,
        "0: meld m0+8d8h, discard Jc",
        round_over=True,
        out=0,
        melds="[8c8d8h8s8c8d8h]/-",
    )


def test_e095_without_a_canasta_one_card_must_stay_after_the_discard() -> None:
    table = (
        "classic_4 turn=0.play flags=drew pile=7d melds=[9c9d9h]/-"
        " hands=QcQdQh5c{more}/(11)/(11)/(11)"
    )

    refuses(table.format(more=""), "0: meld [QcQdQh]", *STAY)
    plays(
        table.format(more="6c"),
        "0: meld [QcQdQh], discard 5c",
        round_over=False,
        actor=1,
        hands="6c/(11)/(11)/(11)",
    )


def black_threes(hand: str) -> str:
    """Side 0 may go out, its opponents and the partner hold nothing."""
    return (
        f"classic_4 turn=0.play flags=drew pile=7d melds={QUEENS}/- laid=0"
        f" hands={hand}/-/-/-"
    )


def test_e097a_three_black_threes_and_a_last_discard() -> None:
    scores(
        black_threes("3c3s3c9c"),
        "0: meld [3c3s3c], discard 9c",
        points=(500 + 100 + 70 + 15, 0),
    )


def test_e097b_four_black_threes_are_all_laid() -> None:
    scores(
        black_threes("3c3s3c3s"), "0: meld [3c3s3c3s]", points=(500 + 100 + 70 + 20, 0)
    )


def test_e097c_no_wild_card_among_black_threes() -> None:
    refuses(black_threes("3c3s2c9c"), "0: meld [3c3s2c]", Reason.PURE_RANK)


def test_e097d_two_black_threes_are_no_meld() -> None:
    refuses(
        black_threes("3c3s9c"),
        "0: meld [3c3s]",
        Reason.MELD_TOO_SMALL,
        Reason.BLACK_THREE_MELD,
    )


def test_e098_a_no_forbids_every_play_that_ends_the_hand() -> None:
    denied = plays(ALMOST_OUT, "0: draw=5s, ask", actor=2, phase="answer").then(
        "2: no", actor=0, phase="play", may_go_out=False
    )
    low = denied.then("0: meld [9c9d9h]", hands="6c5s/(11)/(11)/(11)")

    refuses(denied.after, "0: meld [9c9d9h] m1+5s", Reason.PARTNER_SAID_NO, *STAY)
    refuses(low.after, "0: meld m1+5s", Reason.PARTNER_SAID_NO, *STAY)
    low.then("0: discard 6c", hands="5s/(11)/(11)/(11)", round_over=False)


def test_e098_the_question_may_be_asked_again_in_the_next_turn() -> None:
    table = (
        f"classic_4 turn=0.draw pile=7d melds={QUEENS}[5c5d5h]/-"
        " hands=9c9d9h/(11)/(11)/(11)"
    )
    waiting = plays(table, "0: draw=5s, ask").then("2: no").then("0: discard 5s")
    again = waiting.then("1: draw=4c, discard 4c").then("2: draw=4d, discard 4d")
    again = again.then("3: draw=4h, discard 4h").then("0: draw=4s", may_go_out=True)

    again.then("0: ask").then("2: yes").then(
        "0: meld [9c9d9h], discard 4s", round_over=True, out=0
    )


def test_e100_after_a_meld_from_the_hand_it_is_too_late_to_ask() -> None:
    refuses(ALMOST_OUT, "0: draw=5s, meld [9c9d9h], ask", Reason.ASKED_TOO_LATE)


def test_e100_after_taking_the_pile_with_its_one_meld_it_is_not() -> None:
    table = (
        f"classic_4 turn=0.draw pile=5s melds={QUEENS}[5c5d5h]/-"
        " hands=9c9d9h6c/(11)/(11)/(11)"
    )

    plays(table, "0: take m1+5s, ask", actor=2, phase="answer").then("2: yes").then(
        "0: meld [9c9d9h], discard 6c", round_over=True, out=0
    )


def test_e100_going_out_unasked_stays_allowed() -> None:
    plays(
        ALMOST_OUT,
        "0: draw=5s, meld [9c9d9h] m1+5s, discard 6c",
        round_over=True,
        out=0,
    )


def test_e113_first_cards_of_a_player_on_the_partners_canasta_are_not_concealed() -> (
    None
):
    table = (
        f"classic_4 turn=0.play flags=drew pile=7d melds={QUEENS}/- laid=2"
        " hands=9c9d9hQs5c/-/-/-"
    )

    appearance(table, may_go_out=True)
    plays(table, "0: meld [9c9d9h] m0+Qs, discard 5c", out=0, concealed=False)
    scores(
        table,
        "0: meld [9c9d9h] m0+Qs, discard 5c",
        points=(500 + 100 + 80 + 30, 0),
        lines=({"natural_canasta": 500, "going_out": 100, "melded_cards": 110}, {}),
    )
