"""The order of the cards in the hand."""

from canasta_qt.commands import Sorting
from canasta_qt.table.picture.hand_order import HandOrder
from tests.table.table_view import cards


def held(text: str) -> HandOrder:
    hand = HandOrder()
    hand.replace_cards(cards(text))
    return hand


def order(hand: HandOrder) -> tuple[int, ...]:
    return tuple(h.card for h in hand.unstaged_cards)


def test_a_hand_is_sorted_with_wild_cards_first_then_from_the_ace_down() -> None:
    assert order(held("4s3cKhAs2dXr")) == cards("Xr2dAsKh4s3c")


def test_playing_one_of_two_equal_cards_removes_the_selected_one() -> None:
    hand = held("KhKh4s")
    hand.toggle_selection(hand.unstaged_cards[0])

    hand.replace_cards(cards("Kh4s"))

    assert not hand.selected


def test_the_players_own_order_includes_drawn_cards_and_survives_sorting() -> None:
    """It starts when the player moves a card."""
    hand = held("AsKh9d4s")
    hand.move_cards((hand.unstaged_cards[3],), hand.unstaged_cards[1])
    assert hand.sorting is Sorting.OWN
    assert order(hand) == cards("As4sKh9d")

    hand.replace_cards(cards("AsKh9d4sJd"))
    assert order(hand) == cards("As4sKh9dJd"), "at the right end"

    hand.sort_cards(Sorting.RANK)
    assert order(hand) == cards("AsKhJd9d4s")
    hand.sort_cards(Sorting.OWN)
    assert order(hand) == cards("As4sKh9dJd")


def test_sorting_by_suit_puts_wild_cards_first_and_threes_last() -> None:
    """Wild cards, spades, hearts, clubs, diamonds; ace high."""
    hand = held("4d3sAc2sKhAhXrAs4sTd")

    hand.sort_cards(Sorting.SUIT)

    assert order(hand) == cards("Xr2sAs4sAhKhAcTd4d3s")
    groups = [hand.group_number(each) for each in hand.unstaged_cards]
    breaks = [i for i in range(1, 10) if groups[i] != groups[i - 1]]
    assert breaks == [2, 4, 6, 7, 9], "air between suits, none within"
    hand.replace_cards(cards("2s3s"))
    assert len({hand.group_number(each) for each in hand.unstaged_cards}) == 2
