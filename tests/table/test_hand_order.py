"""The hand as it is held."""

from canasta_qt.commands import Sorting
from canasta_qt.table.picture.hand_order import HandOrder
from tests.table.sitting import cards


def held(text: str) -> HandOrder:
    hand = HandOrder()
    hand.sync(cards(text))
    return hand


def order(hand: HandOrder) -> tuple[int, ...]:
    return tuple(h.card for h in hand.shown)


def test_a_hand_is_sorted_wilds_first_then_from_the_ace_down() -> None:
    assert order(held("4s3cKhAs2dXr")) == cards("Xr2dAsKh4s3c")


def test_a_card_keeps_its_identity_while_others_come_and_go() -> None:
    hand = held("KhKh4s")
    first, second, _ = hand.shown
    hand.toggle(second)

    hand.sync(cards("KhKh9d"))

    assert hand.shown[:2] == (first, second)
    assert hand.selected == {second}


def test_of_equal_cards_the_selected_one_leaves() -> None:
    hand = held("KhKh4s")
    hand.toggle(hand.shown[0])

    hand.sync(cards("Kh4s"))

    assert not hand.selected


def test_staged_cards_are_not_shown_and_come_back_to_their_place() -> None:
    hand = held("KhQs9d4s")

    hand.stage(cards("Qs"))
    away = order(hand)
    hand.stage(())

    assert away == cards("Kh9d4s")
    assert order(hand) == cards("KhQs9d4s")


def test_the_own_order_begins_with_a_move_takes_drawn_cards_and_outlives_sorting() -> (
    None
):
    hand = held("AsKh9d4s")
    hand.move((hand.shown[3],), hand.shown[1])
    assert hand.sorting is Sorting.OWN
    assert order(hand) == cards("As4sKh9d")

    hand.sync(cards("AsKh9d4sJd"))
    assert order(hand) == cards("As4sKh9dJd"), "at the right end"

    hand.arrange(Sorting.RANK)
    assert order(hand) == cards("AsKhJd9d4s")
    hand.arrange(Sorting.OWN)
    assert order(hand) == cards("As4sKh9dJd")


def test_by_suit_wilds_come_first_and_threes_last() -> None:
    """feel.md 8 Sorting: wilds, spades, hearts, clubs, diamonds; ace high."""
    hand = held("4d3sAc2sKhAhXrAs4sTd")

    hand.arrange(Sorting.SUIT)

    assert order(hand) == cards("Xr2sAs4sAhKhAcTd4d3s")
    groups = [hand.group_of(each) for each in hand.shown]
    breaks = [i for i in range(1, 10) if groups[i] != groups[i - 1]]
    assert breaks == [2, 4, 6, 7, 9], "air between suits, none within"
    hand.sync(cards("2s3s"))
    assert len({hand.group_of(each) for each in hand.shown}) == 2


def test_the_own_order_of_a_game_gone_on_with_is_there_again() -> None:
    hand = held("Kh9d")

    hand.arrange(Sorting.OWN, cards("4sAs9dAs"))
    hand.sync(cards("AsAs9d4sKd"))

    assert order(hand) == cards("4sAs9dAsKd")


def test_another_deal_is_sorted_though_it_has_equal_cards() -> None:
    """One moved nine of a past hand lay first in every new hand with that nine."""
    hand = held("9hKd4c")
    king, nine, _ = hand.shown
    hand.move([nine], king)
    assert order(hand) == cards("9hKd4c")

    hand.forget()
    hand.sync(cards("9hAs4c"))

    assert hand.sorting is Sorting.OWN
    assert order(hand) == cards("As9h4c")
