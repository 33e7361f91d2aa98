"""Melds that a hand can make, and sets of melds that open (rules.md 2.1, E and F)."""

from collections.abc import Iterable

import pytest

from canasta_qt.cards import CARD_LIST_LENGTH, Card, Rank, cards_text
from canasta_qt.engine.moves.initial_meld import (
    initial_melds,
    meld_sources,
    new_melds_from_source,
    new_melds_of_rank,
    new_melds_with_card,
    new_sequences_of_suit,
    sequence_extensions,
)
from canasta_qt.engine.state.melds import make_meld
from canasta_qt.engine.state.terms import Terms, terms_for
from canasta_qt.rules.text import parse_ruleset
from tests.rulebook.dealing import cards_in
from tests.text_table import read_rows

NINE, ACE = Rank(5), Rank(10)
CLUBS = 0
WILD_CARDS = 15
"""Source of melds, see `initial_meld`."""
FREE = "classic_4(max_wilds=none,wild_ratio=wild_le_natural)"


def terms(ruleset: str = "classic_4") -> Terms:
    return terms_for(parse_ruleset(ruleset), 4)


def hand(text: str) -> list[int]:
    counts = [0] * CARD_LIST_LENGTH
    for card in cards_in(text):
        counts[card] += 1
    return counts


def texts(groups: Iterable[tuple[Card, ...]]) -> list[str]:
    return [cards_text(group) for group in groups]


@pytest.mark.parametrize(
    ("ruleset", "held", "rank", "led", "found"),
    [
        ("classic_4", "9c9d9h2cXr", NINE, "",
         ["9c9dXr", "9c9d2c", "9c9d2cXr",
          "9c9d9h", "9c9d9hXr", "9c9d9h2c", "9c9d9h2cXr"]),
        ("classic_4", "9c9d9h9s", NINE, "9h", ["9h9c9d", "9h9c9d9s"]),
        ("american", "AcAd2c", ACE, "", ["AcAd2c"]),
    ],
)  # fmt: skip
def test_melds_of_a_rank_are_generated_with_every_mix_of_wild_cards(
    ruleset: str, held: str, rank: Rank, led: str, found: list[str]
) -> None:
    """American aces have no wild cards unless the side opened with mixed aces."""
    leaders = cards_in(led)
    groups = new_melds_of_rank(terms(ruleset), hand(held), rank, *leaders)
    assert texts(groups) == found


def test_generated_melds_have_no_more_wild_cards_than_allowed() -> None:
    found = texts(new_melds_of_rank(terms(), hand("9c9d2c2d2hXr"), NINE))

    assert "9c9d2c2d2h" in found
    assert "9c9d2c2dXr" in found
    assert max(map(len, found)) == len("9c9d2c2d2h")


def test_generated_melds_have_many_wild_cards_without_a_limit() -> None:
    found = texts(new_melds_of_rank(terms(FREE), hand("9c9d9h9s2c2d2hXr"), NINE))

    assert "9c9d9h9s2c2d2hXr" in found


def test_melds_generated_for_a_card_all_include_it() -> None:
    wild, king = cards_in("2cKd")
    held = hand("2c2d2hXrKcKdKh")

    assert texts(new_melds_with_card(terms("boat"), held, wild)) == [
        text
        for text in texts(new_melds_from_source(terms("boat"), held, WILD_CARDS))
        if "2c" in text
    ]
    assert all(
        text.startswith("Kd")
        for text in texts(new_melds_with_card(terms(), held, king))
    )


def test_sequences_are_generated_in_every_length_from_three_cards() -> None:
    assert texts(new_sequences_of_suit(hand("4c5c6c7c9c5d"), CLUBS)) == [
        "4c5c6c", "4c5c6c7c", "5c6c7c",
    ]  # fmt: skip
    longest = texts(new_sequences_of_suit(hand("4c5c6c7c8c9cTcJcQcKcAc"), CLUBS))
    assert max(map(len, longest)) == 14
    assert "8c9cTcJcQcKcAc" in longest
    assert "QcKcAc" in longest


@pytest.mark.parametrize(
    ("run", "held", "found"),
    [
        ("7c8c9c", "4c5c6cTcQc6d",
         ["Tc", "6c", "6cTc", "6c5c", "6c5cTc", "6c5c4c", "6c5c4cTc"]),
        ("TsJsQs", "KsAs2s", ["Ks", "KsAs"]),
        ("4c5c6c", "2c3cAcKc", []),
        ("QcKcAc", "2c4d4c", []),
    ],
)  # fmt: skip
def test_a_sequence_can_be_extended_at_both_ends_from_four_to_ace(
    run: str, held: str, found: list[str]
) -> None:
    meld = make_meld(tuple(cards_in(run)), terms("samba").points)
    assert texts(sequence_extensions(hand(held), meld)) == found


@pytest.mark.parametrize(
    ("ruleset", "held", "found"),
    [
        ("boat", "2c2dXr", ["2c2dXr"]),
        ("boat", "2c2dXrXb", ["2c2dXr", "2cXrXb", "2c2dXrXb"]),
        ("boat", "2cXr", []),
        ("boat", "2cXrXbXrXb",
         ["2cXrXr", "XrXrXb", "2cXrXrXb", "XrXrXbXb", "2cXrXrXbXb"]),
        ("italian", "2c2d2hXr", ["2c2d2h", "2c2dXr", "2c2d2hXr"]),
    ],
)  # fmt: skip
def test_melds_of_wild_cards_are_generated_in_every_mix(
    ruleset: str, held: str, found: list[str]
) -> None:
    assert texts(new_melds_from_source(terms(ruleset), hand(held), WILD_CARDS)) == found


def test_generated_melds_of_wild_cards_keep_the_limit_of_the_game() -> None:
    found = texts(
        new_melds_from_source(terms("boat"), hand("2c2d2h2s2c2d2h2sXrXb"), WILD_CARDS)
    )

    assert max(map(len, found)) == 14


@pytest.mark.parametrize(
    ("ruleset", "number"),
    [("classic_4", 11), ("boat", 12), ("samba", 15), ("bolivian", 16)],
)
def test_a_ruleset_has_a_source_of_melds_for_each_rank_suit_and_wild_meld(
    ruleset: str, number: int
) -> None:
    assert len(meld_sources(terms(ruleset))) == number


@pytest.mark.parametrize(
    ("ruleset", "held", "need", "found"), read_rows(__file__, "initial_melds.rows")
)
def test_generated_initial_melds_reach_the_minimum_without_extra_cards(
    ruleset: str, held: str, need: str, found: str
) -> None:
    openers = initial_melds(terms(ruleset), hand(held), int(need))
    assert [" ".join(texts(groups)) for groups in openers] == [found] * (found != "")


def test_a_required_card_is_in_the_first_meld_of_every_opening() -> None:
    king = cards_in("Kh")[0]
    openers = list(
        initial_melds(terms(), hand("KcKdKh9c9d9hAcAdAh"), 50, with_card=king)
    )

    assert openers
    assert all(king in groups[0] for groups in openers)
    assert texts(openers[0]) == ["KhKcKd", "9c9d9h"]


@pytest.mark.parametrize(
    ("ruleset", "held", "card", "need", "found"),
    [
        ("classic_4", "KcKdKh", "Kh", 30, ["KhKcKd"]),
        ("classic_4", "4c4d4h2c", "4c", 15, ["4c4d2c", "4c4d4h"]),
        ("classic_4", "KcKdKhKsKcKd", "Kc", 60, ["KcKcKdKdKhKs"]),
        ("classic_4", "KcKdKh9c9d2c", "Kh", 70, ["KhKcKd 9c9d2c"]),
        ("boat", "2c2d2h2s2c2d", "2c", 120, ["2c2c2d2d2h2s"]),
        ("boat", "2c2d2h9c9d9h2c", "2c", 90, ["2c2c2d 9c9d2h", "2c2c2d 9c9d9h"]),
    ],
)
def test_initial_melds_with_the_top_card_have_no_extra_cards(
    ruleset: str, held: str, card: str, need: int, found: list[str]
) -> None:
    (top,) = cards_in(card)

    openers = initial_melds(terms(ruleset), hand(held), need, with_card=top)

    assert [" ".join(texts(groups)) for groups in openers] == found
