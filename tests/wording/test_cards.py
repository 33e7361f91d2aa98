"""Names of cards and ranks."""

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.wording.cards import (
    card_in_sentence,
    card_name,
    card_sign,
    cards_phrase,
    count_of_rank,
    one_of_rank,
    rank_plural,
    spoken_card,
)
from tests.wording.samples import card, cards, rank


@pytest.mark.parametrize(
    ("text", "name", "sign"),
    [
        ("Qh", "queen of hearts", "Q♥"),
        ("Td", "ten of diamonds", "10♦"),
        ("2c", "two of clubs", "2♣"),
        ("3s", "three of spades", "3♠"),
        ("3h", "three of hearts", "3♥"),
        ("Xr", "red joker", "joker"),
        ("Xb", "black joker", "joker"),
    ],
)
def test_a_card_has_a_name_and_a_sign(text: str, name: str, sign: str) -> None:
    assert card_name(card(text)) == name
    assert card_sign(card(text)) == sign


def test_the_name_of_a_face_down_card_has_neither_rank_nor_suit() -> None:
    assert card_name(UNKNOWN) == "face-down card"
    assert card_sign(UNKNOWN) == "a card"
    assert spoken_card(UNKNOWN) == "a card"


def test_names_of_ranks_have_articles_and_plurals() -> None:
    assert one_of_rank(rank("8")) == "an eight"
    assert one_of_rank(rank("A")) == "an ace"
    assert rank_plural(rank("6")) == "sixes"
    assert count_of_rank(rank("5"), 3) == "three fives"


def test_cards_are_summed_up_by_rank_with_wild_cards_last() -> None:
    assert cards_phrase(cards("2c8h8s")) == "two eights and a two"
    assert cards_phrase(cards("9dQhQsXr9cQd")) == "three queens, two nines and a joker"
    assert cards_phrase(()) == ""


def test_a_joker_has_an_article_in_a_sentence() -> None:
    assert card_in_sentence(card("Xb")) == "a joker"
    assert spoken_card(card("Qh")) == "the queen of hearts"
