"""Why weak bots act, in words: what they overlooked, and nothing they may have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.wording.advice.sentences import advice_words
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, thrown, view

WEAK = (
    (
        ("overlooked_pile", 5, 0, "8c8h8s"),
        "You overlooked the pile (5 cards): it could be taken with two eights.",
    ),
    (
        ("overlooked_pile", 5, 0, "8c"),
        "You overlooked the pile (5 cards): 8♣ fits a meld on the table.",
    ),
    (("overlooked_pile", 5, 0, ""), "You overlooked the pile (5 cards)."),
)


@pytest.mark.parametrize(("because", "words"), WEAK)
def test_a_pile_that_was_overlooked_is_named_with_what_would_have_won_it(
    because: tuple[str, int, int, str], words: str
) -> None:
    ground, number, need, text = because
    cards = tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))
    made = advice(TAKE, "draw", ground, number=number, need=need, cards=cards)

    assert advice_words(made, PEOPLE).reason == words
    closed = replace(made, may_show_hand=False)
    assert advice_words(closed, PEOPLE).reason == "You overlooked the pile (5 cards)."


def test_known_cards_that_were_forgotten_are_named() -> None:
    forgot = ("forgot_hand", 2, 1, "Qh")
    card = (parse_card(forgot[3]),)
    made = advice(PLAY, "discard Qh", forgot[0], number=2, need=1, cards=card)

    for may_show_hand in (True, False):
        said = advice_words(replace(made, may_show_hand=may_show_hand), PEOPLE)
        assert said.reason == "You forgot that Clara holds two queens."
    own = replace(made.explanation, need=0, number=1)
    mine = advice_words(replace(made, explanation=own), PEOPLE)
    assert mine.reason == "You forgot that you hold a queen."


def test_a_meld_that_was_overlooked_is_named() -> None:
    card = (parse_card("Qh"),)
    made = advice(PLAY, "discard Qh", "overlooked_meld", cards=card)

    words = advice_words(made, PEOPLE)

    assert words.reason == "You overlooked a meld. They could add Q♥ to their queens."


def test_nothing_is_said_of_what_one_may_not_have_noticed() -> None:
    """Clara has thrown two nines and the pile holds an ace: neither was in mind."""
    seen = view(PLAY, *thrown(1, "9c", "9d"))
    card = (parse_card("9s"),)
    thrower = replace(
        advice(PLAY, "discard 9s", "seemed_safe", cards=card), observation=seen
    )
    taker = advice(TAKE, "take [8c8h8s]", "saw_the_pile", cards=(parse_card("8c"),))

    assert advice_words(thrower, PEOPLE).reason == (
        "You thought that Clara would not take the pile (10 cards)."
    )
    assert (
        advice_words(taker, PEOPLE).reason
        == "You saw a way to take the pile (5 cards)."
    )
    opener = replace(taker, explanation=replace(taker.explanation, need=50))
    assert advice_words(opener, PEOPLE).reason == (
        "It opens and brings the pile (5 cards)."
    )
