"""Advice cards: how sure the advice is, the reasons, and moves that are as good."""

from dataclasses import replace

import pytest

from canasta_qt.advice import Advice, AdviceReason, Candidate, Explanation, Mistake
from canasta_qt.cards import parse_card
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.notation.actions import parse_action
from canasta_qt.translate import signed_text
from canasta_qt.wording.advice.action_text import action_text, are_equivalent
from canasta_qt.wording.advice.card import (
    Tone,
    explanation_card,
    hint_card,
    review_card,
)
from canasta_qt.wording.advice.comparison import (
    comparison_text,
    difference_words,
    distinct_candidates,
    loss_text,
)
from canasta_qt.wording.player_names import PlayerNames
from tests.text_table import read_rows
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, thrown, view


def weighed(made: Advice, gap: float, error: float, other: str) -> Advice:
    """Return the same advice, better than another move by some points."""
    own = Candidate(made.action, gap, error)
    rival = Candidate(parse_action(other), 0.0, error)
    return replace(made, candidates=(own, rival), world_count=100)


@pytest.mark.parametrize(
    ("gap", "verdict", "equal"), read_rows(__file__, "verdicts.rows")
)
def test_the_verdict_says_in_words_how_sure_the_advice_is(
    gap: str, verdict: str, equal: str
) -> None:
    made = advice(PLAY, "discard 9s", "safe_discard")
    made = weighed(made, float(gap), 8.0, "discard Kc")

    card = hint_card(made, PEOPLE)

    assert card.heads[0].action_text == "Discard 9♠"
    assert (card.heads[0].verdict, card.equal_moves_text) == (verdict, equal)
    assert card.is_comparison


def test_a_brief_advice_card_is_the_move_and_one_reason() -> None:
    """No card has numbers of the comparison."""
    made = weighed(advice(PLAY, "discard 9s", "safe_discard"), 47.0, 8.0, "discard Kc")
    assert "47" not in hint_card(made, PEOPLE).spoken_text

    made = weighed(made, 3.0, 8.0, "discard Kc")
    made = replace(made, observation=view(PLAY, *thrown(1, "9c", "9d")))
    full, card = hint_card(made, PEOPLE), hint_card(made, PEOPLE, brief=True)
    assert len(full.reasons) > 1
    assert card.reasons == full.reasons[:1]
    assert (card.lead_text, card.heads[0].action_text) == (full.lead_text, "Discard 9♠")
    assert (card.heads[0].verdict, card.equal_moves_text, card.is_comparison) == (
        "",
        "",
        False,
    )


def test_each_reason_has_its_cards_and_whether_they_are_safe_or_risky() -> None:
    made = weighed(advice(PLAY, "discard 9s", "safe_discard"), 40.0, 8.0, "discard Qh")
    made = replace(made, observation=view(PLAY, *thrown(1, "9c", "9d")))

    safe, seen, feeds = hint_card(made, PEOPLE).reasons

    nine, queen = parse_card("9s"), parse_card("Qh")
    assert (safe.cards, safe.tone) == ((nine,), Tone.SAFE)
    assert seen.text == "Clara discarded two nines."
    assert (seen.cards, seen.tone) == ((nine,), Tone.SAFE)
    assert feeds.text == "Your opponents could add Q♥ to their queens."
    assert (feeds.cards, feeds.tone) == ((queen,), Tone.WARN)


def test_a_discarded_wild_card_has_reasons_for_freezing_and_for_its_cost() -> None:
    made = advice(PLAY, "discard 2h", "freeze_the_pile")

    freezes, costs = hint_card(made, PEOPLE).reasons

    assert freezes.tone is Tone.FROZEN
    assert (costs.text, costs.tone) == ("It costs a wild card.", Tone.WARN)


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (6, "Cost about 5 points"),
        (33, "Cost about 35 points"),
        (204, "Cost about 205 points"),
    ],
)
def test_the_card_of_a_reviewed_decision_shows_both_moves_with_reasons(
    cost: int, words: str
) -> None:
    better = replace(
        advice(PLAY, "discard 9s", "safe_discard"),
        explanation=Explanation(AdviceReason.SAFE_DISCARD),
    )
    lapse = Mistake(0, 1, 0, 3, parse_action("discard Qh"), better, cost, 4)

    card = review_card(lapse, PEOPLE)

    played, instead = card.heads
    assert (played.title, played.action_text) == ("You played", "Discard Q♥")
    assert played.verdict == words
    assert (instead.title, instead.action_text) == ("Better", "Discard 9♠")
    assert card.lead_text == "You discarded Q♥. Better: discard 9♠."
    wrong, other, *_ = card.reasons
    assert wrong.text == "Your opponents could add Q♥ to their queens."
    assert wrong.cards == played.cards
    assert other.text.startswith("Clara is unlikely")
    assert (played.cards, instead.cards) == ((parse_card("Qh"),), (parse_card("9s"),))


OPENS = (
    "canasta/1 classic_4 turn=0.play pile=7d4s"
    " hands=KsKhKdXrXb9h8c6d5s4h3c/(11)/(11)/(11)"
)


@pytest.mark.parametrize(
    ("name", "table", "action", "other", "cost", "words"),
    read_rows(__file__, "not_now.rows"),
)
def test_a_hint_says_why_the_obvious_move_is_not_advised(
    name: str, table: str, action: str, other: str, cost: str, words: str
) -> None:
    feature, points = cost.split()
    made = weighed(advice(table, action, "least_loss"), 40.0, 8.0, other)
    own, rival = made.candidates
    made = replace(
        made, candidates=(own, replace(rival, features=((feature, float(points)),)))
    )

    said = [reason.text for reason in hint_card(made, PEOPLE).reasons]
    briefly = [reason.text for reason in hint_card(made, PEOPLE, brief=True).reasons]

    assert briefly == [*filter(None, [words]), said[0]]
    assert next((text for text in said if text.startswith("Not now")), "") == words, (
        name
    )
    close = replace(made, candidates=(own, replace(rival, mean_points=38.0)))
    assert "Not now" not in hint_card(close, PEOPLE).spoken_text


def test_the_explanation_of_a_turn_skips_the_draw_if_the_pile_is_never_taken() -> None:
    """Regression: “Draw: The pile is never taken in this game.” in every turn."""
    table = "hand_and_foot turn=0.{} hands=5c6c7c/(11)/(11)/(11) pile=8c8d"
    drawn = advice(table.format("draw"), "draw", "nothing_to_take")
    discard = advice(table.format("play"), "discard 5c", "least_loss")

    card = explanation_card(0, ((drawn, discard), (drawn, discard)), PEOPLE)

    assert [reason.text for reason in card.reasons] == [
        "You discarded 5♣. It is the least useful card.",
        "Previous turn: You discarded 5♣. It is the least useful card.",
    ]


HANDS = "hands=5c5d5hAsTsThKsQs/(11)/(11)/(11)"


@pytest.mark.parametrize(
    ("phase", "melds", "action", "said"), read_rows(__file__, "bot_deeds.rows")
)
def test_the_reasons_of_a_bot_say_what_the_bot_did(
    phase: str, melds: str, action: str, said: str
) -> None:
    """Regression: “Discard K♠.” under “Why did Ruth do that?” read like an order."""
    laid = f" melds={melds}" if melds else ""
    table = f"classic_4 turn=0.{phase} pile=8cTd {HANDS}{laid}"
    made = advice(table, action, "only_choice")

    people = PlayerNames(("Ruth", "Clara", "You", "Tomás"), viewer=2)
    card = explanation_card(0, ((made,),), people)

    assert card.reasons[0].text.startswith(f"{said} ")


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
    return replace(made, candidates=(own, other), world_count=192)


def test_a_hint_names_the_next_best_move_and_the_points_between() -> None:
    """Features with one name, such as melded cards, are added up.

    Features that speak for the other move explain nothing, nor is chance explained.
    """
    made = weighed_two(27.0)
    next_best = "Next best: discard 4♣, about 25 points worse."
    fewer = "It leads to fewer points from melds."
    assert comparison_text(made) == f"{next_best} {fewer}"

    own, other = made.candidates
    features = (("points", -46.0), ("cards", 83.0))
    made = replace(made, candidates=(own, replace(other, features=features)))
    assert comparison_text(made) == next_best
    for gap in (0.3, 7.0, -11.0):
        assert comparison_text(weighed_two(gap)) == "4♣ is about as good.", gap


def test_a_move_about_as_good_is_named_even_if_it_is_no_discard() -> None:
    """A move of many actions is too long for a sentence: it is in the list of moves."""
    made = weighed_two(0.3)
    own = made.candidates[0]

    def said(action: str) -> str:
        other = replace(made.candidates[1], action=parse_action(action))
        return comparison_text(replace(made, candidates=(own, other)))

    assert said("draw") == "About as good: draw."
    assert said("meld m0+Ac") == "About as good: add an ace to the aces."
    assert said("meld [QhQc2h] [4c4s4d] m0+Ac") == (
        "Another way to meld is about as good."
    )


def test_a_hint_and_the_list_of_moves_show_the_same_difference_in_points() -> None:
    """Regression: 41 points worse in the hint, and −41 beside +25 in the list."""
    made = weighed_two(27.0)
    own, other = made.candidates
    made = replace(
        made,
        candidates=(replace(own, mean_points=66.4), replace(other, mean_points=24.6)),
    )

    assert "about 40 points worse" in comparison_text(made)
    worse = loss_text(made.candidates[1], made.candidates[0])
    assert worse == "about 40 points worse"


def test_actions_with_the_same_effect_count_as_one_move() -> None:
    """A nine of another suit, and the same cards in another order."""
    nine, heart = parse_action("discard 9s"), parse_action("discard 9h")
    king = parse_action("discard Kc")
    made = advice(PLAY, "discard 9s", "safe_discard")
    weighed = (Candidate(heart, 5.0), Candidate(nine, 5.0), Candidate(king, 1.0, 1.0))
    made = replace(made, candidates=weighed, world_count=40)

    assert "discard K♣" in comparison_text(made)
    assert [each.action for each in distinct_candidates(made)] == [nine, king]

    one, other = parse_action("meld m0+2h m0+As"), parse_action("meld m0+As2h")
    assert are_equivalent(one, other, view())
    assert action_text(one, view(), "move") == "add an ace and a two to the aces"


def test_discards_of_two_suits_are_different_moves_only_with_sequences() -> None:
    samba = view(PLAY.replace("classic_4", "samba").replace("(9)", "(10)"))
    nines = parse_action("discard 9s"), parse_action("discard 9h")
    threes = parse_action("discard 3s"), parse_action("discard 3c")

    assert are_equivalent(*nines, view())
    assert not are_equivalent(*nines, samba)
    assert are_equivalent(*threes, samba)


def test_moves_are_compared_in_points_with_the_advised_move() -> None:
    """A difference within the error has no figure."""
    advised = Candidate(DRAW, 97.0)
    other = Candidate(DRAW, 132.4, 14.2)

    assert loss_text(advised, advised) == "advised"
    assert loss_text(replace(other, mean_points=90.0), advised) == "about as good"
    assert (
        loss_text(replace(other, mean_points=60.0), advised) == "about 35 points worse"
    )
    assert [signed_text(value) for value in (3.0, -3.0, 0.2)] == ["+3", "−3", "0"]


def test_a_move_that_reads_worse_is_below_those_about_as_good() -> None:
    """Regression: “about 5 points worse” above “about as good”: the second move had a
    larger error."""
    made = advice(PLAY, "discard 9s", "least_loss")
    own, sure, unsure, last = (
        Candidate(parse_action(f"discard {card}"), mean, error)
        for card, mean, error in (
            ("9s", 40.0, 0.0),
            ("4c", 35.0, 3.0),
            ("Kc", 34.0, 9.0),
            ("Qc", 20.0, 3.0),
        )
    )
    made = replace(made, candidates=(own, sure, unsure, last), world_count=40)

    order = distinct_candidates(made)

    assert [loss_text(each, own) for each in order] == [
        "advised",
        "about as good",
        "about 5 points worse",
        "about 20 points worse",
    ]
    assert comparison_text(made) == "K♣ is about as good."


@pytest.mark.parametrize(
    ("game", "gap", "parts", "words"), read_rows(__file__, "difference_parts.rows")
)
def test_the_parts_of_a_difference_explain_it_and_add_up(
    game: str, gap: str, parts: str, words: str
) -> None:
    """Regression: −44, +30, +14 and −11 under “about 30 points worse”; “Black threes in
    hand” in a game where they cost nothing; “Everything else: +510”.
    """
    advised = Candidate(DRAW, 40.0)
    named = (part.split("=") for part in parts.split())
    features = tuple((name, float(points)) for name, points in named)
    other = Candidate(DRAW, 40.0 + float(gap), 9.0, features)
    table = view(f"{game} turn=0.draw hands=5c6c7c/(11)/(11)/(11) pile=8c8d")
    assert difference_words(other, advised, table) == words
    assert difference_words(other, other, table) == ""


def test_a_review_words_a_missed_meld_as_a_discard_without_melding() -> None:
    made = advice(PLAY, "meld [QhQc2h]", "lay_cards")
    mistake = Mistake(0, 5, 1, 4, parse_action("discard 9s"), made, 27, 9)

    card = review_card(mistake, PEOPLE)

    assert card.heads[0].action_text == "Discard 9♠ without melding"
    better = "Better: meld two queens with a two."
    assert card.lead_text == f"You discarded 9♠ without melding. {better}"


@pytest.mark.parametrize(
    ("played", "better", "differs"), read_rows(__file__, "better_melds.rows")
)
def test_the_reason_for_a_better_meld_is_its_difference_to_the_played_one(
    played: str, better: str, differs: str
) -> None:
    """That melded cards score is true of both."""
    ground = "lay_cards" if better.startswith("meld") else "safe_discard"
    made = advice(PLAY, better, ground, number=20, need=20)

    card = review_card(Mistake(0, 5, 1, 4, parse_action(played), made, 27, 9), PEOPLE)

    assert card.reasons[0].text == differs
    assert not any("score" in reason.text for reason in card.reasons)
    if better.startswith("discard"):
        assert card.heads[1].action_text == "Discard 9♠ without melding"


@pytest.mark.parametrize(
    ("played", "better", "reason", "said"), read_rows(__file__, "review_reasons.rows")
)
def test_the_reasons_of_a_review_are_about_the_decision(
    played: str, better: str, reason: str, said: str
) -> None:
    """Regression: “Clara cannot take the pile” beside “You asked to go out”."""
    table = TAKE if "take" in (played[:4], better[:4]) else PLAY
    reason, _, cause = reason.partition(" ")
    made = advice(table, better, reason, number=3)
    losses = ((cause, -9.0),) if cause else ()

    card = review_card(
        Mistake(0, 5, 1, 4, parse_action(played), made, 27, 9, losses), PEOPLE
    )

    assert " ".join(each.text for each in card.reasons) == said
