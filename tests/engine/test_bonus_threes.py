"""Threes that are laid out by choice or thrown (rules.md 3.7), and set on canastas."""

import pytest

from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.melding import lay_bonus
from canasta_qt.engine.state.actions import AddToMeld, LayDown, NewMeld
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.position.line import parse_position
from tests.controller.letting_go import cards
from tests.positions import filled, plays, refuses
from tests.rulebook.dealing import natural

WINGS = 7


def table(
    hand: str,
    stock: int = 30,
    *,
    rules: str = "",
    phase: str = "play",
    melds: str = "-",
) -> str:
    """American: four seats, some cards in the stock, none of them known."""
    named = sum(text.count(suit) for text in (hand, melds) for suit in "cdhsrb")
    others = 108 - WINGS - 1 - stock - named
    shares = [others // 3, others // 3, others - 2 * (others // 3)]
    hands = "/".join(f"({share})" for share in shares)
    return (
        f"american{rules} turn=0.{phase} pile=7d stock={stock} melds={melds}/-"
        f" hands={hand}/{hands}"
    )


def test_the_last_card_of_the_stock_replaces_a_three() -> None:
    """Red threes are not laid out by themselves there, so any card will do."""
    plays(table("3h4c", 1), "0: meld [3h]", bonus="3h/-", stock=0)


def test_before_the_draw_one_card_left_is_enough() -> None:
    plays(table("3h4c", 0, phase="draw"), "0: meld [3h]", hands=f"4c/{rest('3h4c', 0)}")
    refuses(table("3h", 0, phase="draw"), "0: meld [3h]", Reason.BONUS_NOT_NOW)


def rest(hand: str, stock: int) -> str:
    """The hands of the others."""
    return table(hand, stock).split("hands=")[1].partition("/")[2]


def test_where_nothing_can_be_drawn_no_card_is_told() -> None:
    after = plays(table("3h4c5c", 0), "0: meld [3h]")

    assert after.events == ["laid out: side 0, 3h"]


def test_a_three_is_laid_out_without_anybody_listening() -> None:
    position = parse_position(filled(table("3h4c5c")))

    lay_bonus(position, 0, (NewMeld(cards("3h")),), None)

    assert (position.size[0], len(position.stock)) == (3, 29)


@pytest.mark.parametrize("line", ["meld [3h] [KcKdKh]", "meld [3hKc]"])
def test_threes_are_not_laid_out_among_other_cards(line: str) -> None:
    refuses(
        table("3hKcKdKh4c5c", melds="[9c9d9h]"),
        f"0: {line}",
        Reason.RED_THREE_MELD,
        Reason.MELD_TOO_SMALL,
    )


@pytest.mark.parametrize(
    ("rules", "hand", "stock", "thrown"),
    [
        ("", "3c3h", 30, False),
        ("", "3c3h", 0, True),
        ("", "3c3c3s", 0, True),
        ("(black3_mode=stopper)", "3c3h", 30, False),
        ("(black3_mode=stopper)", "3c3s", 30, True),
        ("(red3_mode=auto)", "3c3s", 30, False),
        ("(red3_mode=auto)", "3c3s", 4, True),
        ("(red3_mode=auto)", "3c3s", 5, False),
    ],
)
def test_of_threes_alone_one_is_thrown_only_if_none_can_be_laid_out(
    rules: str, hand: str, stock: int, *, thrown: bool
) -> None:
    """Where red threes lay themselves out, the last cards might all be such."""
    before = table(hand, stock, rules=rules)

    if thrown:
        plays(before, "0: discard 3c")
    else:
        refuses(before, "0: discard 3c", Reason.DISCARD_BANNED)


def test_aces_opened_without_wild_cards_take_none_later_in_the_turn() -> None:
    aces = "AcAdAhAs"
    before = table(f"{aces}KcKdKhKsQcQdQh2c4c5c")

    opened = plays(before, f"0: meld [{aces}] [KcKdKhKs] [QcQdQh]")
    refuses(opened.after, "0: meld m0+2c", Reason.PURE_RANK)
    opened.then("0: meld m1+2c")


def test_aces_opened_with_a_wild_card_take_another_later_in_the_turn() -> None:
    before = table("AcAdAh2dKcKdKhKsQcQdQh2c4c5c")

    opened = plays(before, "0: meld [AcAdAh2d] [KcKdKhKs] [QcQdQh]")
    opened.then("0: meld m0+2c")


CROWNING = (
    "family_hand_and_foot turn=0.play pile=7d"
    f" melds={natural('K')}[9c9d9h]/- hands=3h4d5d/(13) feet=(13)/(13)"
)


@pytest.mark.parametrize("number", [-1, 2])
def test_no_canasta_no_crown(number: int) -> None:
    position = parse_position(filled(CROWNING))

    refused = refusal(position, LayDown((AddToMeld(number, cards("3h")),)))

    assert refused == Refusal(Reason.NO_SUCH_MELD, number, 2)


def test_a_red_three_is_set_on_a_canasta_and_does_not_lie_alone() -> None:
    plays(CROWNING, "0: meld m0+3h")
    refuses(CROWNING, "0: meld m1+3h", Reason.BONUS_NOT_NOW)
    refuses(CROWNING, "0: meld [3h]", Reason.RED_THREE_MELD, Reason.MELD_TOO_SMALL)


def test_only_some_rulesets_set_red_threes_on_canastas() -> None:
    refuses(table("3h4c5c", melds=natural("K")), "0: meld m0+3h", Reason.RED_THREE_MELD)
