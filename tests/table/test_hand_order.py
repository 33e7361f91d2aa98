"""The hand as it is held."""

from canasta_qt.cards import Rank
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


def test_a_card_in_the_air_leaves_before_a_selected_one() -> None:
    hand = held("KhKh4s")
    selected, picked, _ = hand.shown
    hand.toggle(selected)
    hand.picked = frozenset({picked})

    hand.sync(cards("Kh4s"))

    assert hand.selected == {selected}


def test_all_of_a_rank_join_the_selection() -> None:
    hand = held("QhQsKh4s")
    hand.toggle(hand.shown[0])

    hand.select_rank(Rank(8))

    assert hand.chosen == cards("KhQsQh")


def test_staged_cards_are_not_shown_and_come_back_to_their_place() -> None:
    hand = held("KhQs9d4s")

    hand.stage(cards("Qs"))
    away = order(hand)
    hand.stage(())

    assert away == cards("Kh9d4s")
    assert order(hand) == cards("KhQs9d4s")


def test_moving_a_card_begins_the_players_own_order() -> None:
    hand = held("AsKh9d4s")
    four = hand.shown[3]

    hand.move((four,), hand.shown[1])

    assert not hand.by_rank
    assert order(hand) == cards("As4sKh9d")


def test_drawn_cards_go_to_the_right_end_of_the_own_order() -> None:
    hand = held("AsKh9d4s")
    hand.move((hand.shown[3],), hand.shown[0])

    hand.sync(cards("AsKh9d4sJd"))

    assert order(hand) == cards("4sAsKh9dJd")


def test_sorting_forgets_nothing_of_the_own_order() -> None:
    hand = held("AsKh9d4s")
    hand.move((hand.shown[3],), hand.shown[0])

    hand.toggle_order()
    sorted_ = order(hand)
    hand.toggle_order()

    assert sorted_ == cards("AsKh9d4s")
    assert order(hand) == cards("4sAsKh9d")


def test_several_cards_move_together_to_the_end() -> None:
    hand = held("AsKh9d4s")

    hand.move(hand.shown[:2], None)

    assert order(hand) == cards("9d4sAsKh")


def test_only_the_newest_of_equal_cards_wears_the_ring() -> None:
    hand = held("KhKh")
    old = set(hand.shown)
    hand.sync(cards("KhKhKh"))

    hand.mark_fresh(cards("Kh"))

    assert len(hand.fresh) == 1
    assert not hand.fresh & old
