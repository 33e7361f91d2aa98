"""Who plays which place when the picture changes."""

import pytest

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.cards import Card
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.paint.brushes import Brushes
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import CardPlace, HomeKind, Origin
from canasta_qt.table.scene.card_items import assign_items
from tests.table.sitting import card

HAND = Origin(HomeKind.HAND)
STOCK = Origin(HomeKind.STOCK)
PILE = Origin(HomeKind.PILE)
CLARA = Origin(HomeKind.SEAT, 1)
MELD = Origin(HomeKind.MELD, 0, 0)


pytestmark = pytest.mark.usefixtures("qapp")


def player(
    home: Origin, face: Card | None = None, held: HandCard | None = None
) -> CardItem:
    item = CardItem(Brushes(TableStyle(), 1.0, PixmapStore()))
    item.home, item.face, item.held = home, face, held
    return item


def place(home: Origin, face: str = "", held: HandCard | None = None) -> CardPlace:
    return CardPlace(home, card(face) if face else None, 0, 0, 60, 0, held=held)


def test_a_card_of_the_hand_keeps_its_item_among_equal_ones() -> None:
    first, second = HandCard(1, card("Kh")), HandCard(2, card("Kh"))
    players = [player(HAND, card("Kh"), first), player(HAND, card("Kh"), second)]

    roles = assign_items(players, [place(HAND, "Kh", second), place(HAND, "Kh", first)])

    assert roles == [1, 0]


def test_a_discard_is_the_card_that_left_the_hand() -> None:
    king = HandCard(1, card("Kh"))
    players = [player(HAND, card("Kh"), king), player(STOCK), player(CLARA)]

    roles = assign_items(players, [place(PILE, "Kh"), place(STOCK), place(CLARA)])

    assert roles == [0, 1, 2]


def test_a_card_drawn_by_another_seat_comes_from_the_stock() -> None:
    players = [player(STOCK), player(STOCK), player(CLARA)]

    roles = assign_items(players, [place(STOCK), place(CLARA), place(CLARA)])

    assert roles == [0, 2, 1]


def test_a_card_melded_by_another_seat_is_turned_over_from_its_fan() -> None:
    players = [player(CLARA), player(CLARA), player(STOCK), player(PILE, card("4s"))]
    places = [place(CLARA), place(STOCK), place(PILE, "4s"), place(MELD, "Kh")]

    assert assign_items(players, places) == [0, 2, 3, 1]


def test_cards_out_of_the_game_come_last() -> None:
    away = Origin(HomeKind.AWAY)
    players = [player(away), player(STOCK)]

    assert assign_items(players, [place(CLARA)]) == [1]


def test_a_place_without_a_card_left_stays_empty() -> None:
    assert assign_items([], [place(STOCK)]) == [None]
