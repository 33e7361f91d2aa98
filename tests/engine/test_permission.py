"""May I go out? (rules.md 2.3 Permission)."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses

QUEENS = "[QcQdQhQsQcQdQh]"
TABLE = (
    "classic_4{rules} turn=0.play flags=drew pile=7d melds={melds}/-"
    " hands={hand}/(11)/(11)/(11)"
)
STAY = (Reason.MUST_KEEP_CARD, Reason.MUST_KEEP_TWO)


def table(
    hand: str = "9c9d9h8c", rules: str = "", melds: str = f"{QUEENS}[5c5d5h]"
) -> str:
    """Side 0 may go out: nines and a last discard."""
    return TABLE.format(hand=hand, rules=rules, melds=melds)


def test_the_partner_is_asked_and_decides() -> None:
    plays(table(), "0: ask", actor=2, phase="answer", turn="0.answer")


def test_only_the_partner_answers_and_does_nothing_else() -> None:
    asked = plays(table(), "0: ask").after

    refuses(asked, "0: discard 8c", Reason.NOT_YOUR_DECISION)
    refuses(asked, "2: draw", Reason.NOT_YOUR_DECISION)
    refuses(asked, "2: ask", Reason.NOT_YOUR_DECISION)


def test_nobody_answers_without_being_asked() -> None:
    refuses(table(), "0: yes", Reason.NOT_YOUR_DECISION)


def test_after_a_yes_the_player_goes_out() -> None:
    plays(table(), "0: ask").then("2: yes").then(
        "0: meld [9c9d9h], discard 8c", round_over=True, out=0
    )


def test_after_a_yes_the_player_may_do_nothing_that_does_not_end_the_hand() -> None:
    allowed = plays(table(), "0: ask").then("2: yes", may_go_out=True).after

    refuses(allowed, "0: discard 8c", Reason.MUST_GO_OUT)
    refuses(allowed, "0: discard 9c", Reason.MUST_GO_OUT)


def test_after_a_yes_nothing_that_blocks_the_way_out_is_played() -> None:
    """The five must join the fives; with the deuce in it the nines still go out."""
    allowed = plays(table("9c9d5s2c"), "0: ask").then("2: yes").after

    refuses(allowed, "0: meld m1+2c", Reason.MUST_GO_OUT)
    plays(allowed, "0: meld [9c9d2c]").then("0: discard 5s", out=0)
    plays(allowed, "0: meld m1+5s").then("0: meld [9c9d2c]", out=0)


def test_after_a_no_the_player_may_not_go_out() -> None:
    denied = plays(table(), "0: ask").then("2: no", may_go_out=False).after

    refuses(denied, "0: meld [9c9d9h]", Reason.PARTNER_SAID_NO, *STAY)
    plays(denied, "0: discard 8c", round_over=False, actor=1)


def test_one_asks_once_in_a_turn() -> None:
    denied = plays(table(), "0: ask").then("2: no").after

    refuses(denied, "0: ask", Reason.ALREADY_ANSWERED)


def test_one_asks_after_the_draw() -> None:
    before = table().replace("turn=0.play flags=drew", "turn=0.draw")

    refuses(before, "0: ask", Reason.DRAW_FIRST)


def test_one_asks_before_any_meld() -> None:
    refuses(table("9c9d9h5s8c"), "0: meld m1+5s, ask", Reason.ASKED_TOO_LATE)


def test_a_take_with_more_than_its_one_meld_comes_too_late() -> None:
    before = (
        table("9c9d9h8cQs")
        .replace("turn=0.play flags=drew", "turn=0.draw")
        .replace("pile=7d", "pile=5s")
    )

    plays(before, "0: take m1+5s, ask")
    refuses(before, "0: take m1+5s [9c9d9h], ask", Reason.ASKED_TOO_LATE)


def test_one_card_left_leaves_nothing_to_ask() -> None:
    """A no could not be obeyed: the card must be played, and the hand ends."""
    refuses(table("9c"), "0: ask", Reason.ONE_CARD_LEFT)
    plays(table("9c"), "0: discard 9c", out=0)


def test_one_asks_only_when_going_out_is_possible() -> None:
    refuses(table("9c9d8c7c"), "0: ask", Reason.CANNOT_GO_OUT)
    refuses(
        table(melds="[QcQdQh]"), "0: ask", Reason.CANNOT_GO_OUT, Reason.TOO_FEW_CANASTAS
    )


def test_going_out_concealed_may_be_asked_for_too() -> None:
    plays(table("9c9d9h9s9c9d9h8c8d8hAc", melds="[5c5d5h]"), "0: ask", actor=2)


def test_going_out_unasked_is_allowed() -> None:
    plays(table(), "0: meld [9c9d9h], discard 8c", out=0)


def test_the_question_may_be_made_a_duty() -> None:
    rules = "(ask_partner=mandatory)"

    refuses(table(rules=rules), "0: meld [9c9d9h]", Reason.ASK_FIRST, *STAY)
    plays(table(rules=rules), "0: ask").then("2: yes").then(
        "0: meld [9c9d9h], discard 8c", out=0
    )


def test_the_question_may_be_left_out_of_the_game() -> None:
    refuses(table(rules="(ask_partner=none)"), "0: ask", Reason.NO_PARTNER_TO_ASK)


def test_the_question_may_be_limited_to_once_a_hand() -> None:
    before = table(rules="(ask_limit=1)")

    plays(before, "0: ask")
    refuses(
        before.replace("flags=drew", "flags=drew asked=0"),
        "0: ask",
        Reason.ASKED_TOO_OFTEN,
    )


WAYS_OUT = [
    ("82c2dKcKd".replace("8", "8s"), "[8c8d8h8s8c]"),
    ("2c2d2h2sKcKd", "[8c8d8h8s]"),
    ("2c2d2h2s", "[8c8d8h8s]"),
    ("3c3s3c9c", QUEENS),
    ("3c9c9d9h", QUEENS),
    ("2c2d", QUEENS),
    ("KcKd2c8s", "[8c8d8h8s8c8d]"),
    ("KcKdKhKsKcKdKh8c", "[9c9d9h]"),
]
NO_WAY_OUT = [
    ("3c3s9c9d9h", QUEENS),
    ("2c2d", "[QcQdQhQs2h2s2h]"),
    ("KcKd2c2d2h", "[8c8d8h]"),
    ("KcKd9c", QUEENS),
    ("2c2d2h2s", "[8c8d8h]"),
    ("3c3s2c", QUEENS),
]


@pytest.mark.parametrize(("hand", "melds"), WAYS_OUT)
def test_a_way_out_is_found_wherever_there_is_one(hand: str, melds: str) -> None:
    appearance(table(hand, melds=melds), may_go_out=True)
    plays(table(hand, melds=melds), "0: ask")


@pytest.mark.parametrize(("hand", "melds"), NO_WAY_OUT)
def test_no_way_out_is_seen_where_there_is_none(hand: str, melds: str) -> None:
    appearance(table(hand, melds=melds), may_go_out=False)
    refuses(table(hand, melds=melds), "0: ask", Reason.CANNOT_GO_OUT)


def test_who_may_go_out_is_seen_before_asking() -> None:
    appearance(table(), may_go_out=True)
    appearance(table("9c9d8c7c"), may_go_out=False)
