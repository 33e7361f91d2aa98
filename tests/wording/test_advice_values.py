"""Advice compared with other moves: differences, their errors, what is one move."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.advice import Advice, Candidate, Mistake
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.notation.actions import parse_action
from canasta_qt.translate import signed
from canasta_qt.wording.advice.action_text import action_words, same_deed
from canasta_qt.wording.advice.card import review_card
from canasta_qt.wording.advice.comparison import (
    compared_words,
    difference_words,
    distinct,
    worse_words,
)
from canasta_qt.wording.advice.sentences import review_summary
from tests.wording.advising import PEOPLE, PLAY, advice, view


def weighed_two(gap: float) -> Advice:
    own = Candidate(parse_action("discard 9s"), 40.0, 6.0)
    features = (
        ("points", -30.0),
        ("natural_3", -16.0),
        ("mixed_canastas", -12.4),
        ("jokers", 8.0),
    )
    other = Candidate(parse_action("discard 4c"), 40.0 - gap, 9.0, features)
    made = advice(PLAY, "discard 9s", "least_loss")
    return replace(made, candidates=(own, other), determinizations=192)


def test_why_compares_with_the_next_best_in_points() -> None:
    """What people call by one name is added up: cards that lie in melds."""
    words = compared_words(weighed_two(27.0))

    assert words == (
        "Next best: discard 4♣, about 25 points worse. Melds on the table: −46."
    )


def test_features_that_point_elsewhere_explain_nothing() -> None:
    made = weighed_two(27.0)
    features = (("points", -46.0), ("cards", 83.0))
    own, other = made.candidates
    made = replace(made, candidates=(own, replace(other, features=features)))

    words = compared_words(made)

    assert words == "Next best: discard 4♣, about 25 points worse."


def test_what_may_be_chance_is_called_so_and_not_explained() -> None:
    for gap in (0.3, 7.0, -11.0):
        words = compared_words(weighed_two(gap))
        assert words == "4♣ is about as good.", gap


def test_a_move_other_than_a_discard_is_named_where_it_is_about_as_good() -> None:
    """One of many plays is too long for a sentence: it is in the list of moves."""
    made = weighed_two(0.3)
    own = made.candidates[0]

    def said(action: str) -> str:
        other = replace(made.candidates[1], action=parse_action(action))
        return compared_words(replace(made, candidates=(own, other)))

    assert said("draw") == "About as good: draw."
    assert said("meld m0+Ac") == "About as good: add an ace to the aces."
    assert said("meld [QhQc2h] [4c4s4d] m0+Ac") == (
        "Another way to meld is about as good."
    )


def test_a_hint_and_the_list_of_moves_use_one_scale() -> None:
    """L7: a move was 41 points worse here, and −41 with a value of +25 there."""
    made = weighed_two(27.0)
    own, other = made.candidates
    made = replace(
        made, candidates=(replace(own, mean=66.4), replace(other, mean=24.6))
    )

    assert "about 40 points worse" in compared_words(made)
    worse = worse_words(made.candidates[1], made.candidates[0])
    assert worse == "about 40 points worse"


def test_what_comes_to_the_same_is_no_other_move() -> None:
    """A nine of another suit, and the same cards said in another order."""
    nine, heart = parse_action("discard 9s"), parse_action("discard 9h")
    king = parse_action("discard Kc")
    made = advice(PLAY, "discard 9s", "safe_discard")
    weighed = (Candidate(heart, 5.0), Candidate(nine, 5.0), Candidate(king, 1.0, 1.0))
    made = replace(made, candidates=weighed, determinizations=40)

    assert "discard K♣" in compared_words(made)
    assert [each.action for each in distinct(made)] == [nine, king]

    one, other = parse_action("meld m0+2h m0+As"), parse_action("meld m0+As2h")
    assert same_deed(one, other, view())
    assert action_words(one, view(), "move") == "add an ace and a two to the aces"


def test_suits_differ_only_where_there_are_sequences() -> None:
    samba = view(PLAY.replace("classic_4", "samba").replace("(9)", "(10)"))
    nines = parse_action("discard 9s"), parse_action("discard 9h")
    threes = parse_action("discard 3s"), parse_action("discard 3c")

    assert same_deed(*nines, view())
    assert not same_deed(*nines, samba)
    assert same_deed(*threes, samba)


def test_values_are_compared_with_the_move_advised() -> None:
    """What is not certain is no figure."""
    advised = Candidate(DRAW, 97.0)
    other = Candidate(DRAW, 132.4, 14.2)

    assert worse_words(advised, advised) == "advised"
    assert worse_words(replace(other, mean=90.0), advised) == "about as good"
    assert worse_words(replace(other, mean=60.0), advised) == "about 35 points worse"
    assert [signed(value) for value in (3.0, -3.0, 0.2)] == ["+3", "−3", "0"]


def test_a_difference_names_what_makes_it() -> None:
    advised = Candidate(DRAW, 40.0)
    other = Candidate(DRAW, 0.0, 9.0, (("points", -46.0), ("jokers", 8.0)))

    assert difference_words(other, advised) == (
        "Melds on the table: −46. Wild cards in hand: +8."
    )
    assert difference_words(advised, advised) == ""
    assert difference_words(replace(other, mean=35.0), advised) == ""
    unexplained = replace(other, features=(("jokers", 8.0),))
    assert difference_words(unexplained, advised) == ""


def test_the_parts_of_a_difference_add_up_to_it() -> None:
    """−44, +30, +14 and −11 stood under “about 30 points worse”."""
    features = ("points", -44.0), ("round_over", 30.0), ("completes", 14.0)
    other = Candidate(DRAW, 0.0, 9.0, (*features, ("cards", -11.0)))

    assert difference_words(other, Candidate(DRAW, 30.0)) == (
        "Melds on the table: −44. An early finish: +30. Canastas: +14. "
        "Cards left in hand: −11. Everything else: −19."
    )


def test_a_mistake_without_melding_says_so() -> None:
    made = advice(PLAY, "meld [QhQc2h]", "lay_cards")
    mistake = Mistake(0, 5, 1, 4, parse_action("discard 9s"), made, 27, 9)

    card = review_card(mistake, PEOPLE)

    assert card.heads[0].action == "Discard 9♠ without melding"
    assert card.lead == "Better: meld two queens with a two."


def test_summaries_count() -> None:
    assert review_summary(0) == "No mistakes found. Well played!"
    assert review_summary(3) == (
        "By the adviser’s estimate 3 of your decisions cost points."
        " It saw only what you saw."
    )
    assert review_summary(0, 7) == (
        "The adviser did not answer: 7 of your decisions could not be checked."
    )
    assert review_summary(3, 7) == f"{review_summary(3)} {review_summary(0, 7)}"
