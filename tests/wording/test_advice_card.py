"""A card of advice: how sure, why reason by reason, and what is as good."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.advice import Advice, AdviceReason, Candidate, Explanation, Mistake
from canasta_qt.cards import parse_card
from canasta_qt.notation.actions import parse_action
from canasta_qt.wording.advice.card import Tone, hint_card, review_card, why_card
from tests.wording.advising import PEOPLE, PLAY, advice, thrown, view


def weighed(made: Advice, gap: float, error: float, other: str) -> Advice:
    """The same advice, better than another move by so many points."""
    own = Candidate(made.action, gap, error)
    rival = Candidate(parse_action(other), 0.0, error)
    return replace(made, candidates=(own, rival), determinizations=100)


@pytest.mark.parametrize(
    ("gap", "verdict", "equal"),
    [
        (40.0, "Clearly the best move", ""),
        (16.0, "Probably the best move", ""),
        (9.0, "Probably the best move", ""),
        (8.0, "A close decision", "K♣ is about as good."),
        (3.0, "A close decision", "K♣ is about as good."),
    ],
)
def test_the_verdict_says_in_words_how_sure_it_is(
    gap: float, verdict: str, equal: str
) -> None:
    made = weighed(advice(PLAY, "discard 9s", "safe_discard"), gap, 8.0, "discard Kc")

    card = hint_card(made, PEOPLE)

    assert card.heads[0].action == "Discard 9♠"
    assert (card.heads[0].verdict, card.equal) == (verdict, equal)
    assert card.compares


def test_a_card_has_no_numbers_of_the_comparison() -> None:
    made = weighed(advice(PLAY, "discard 9s", "safe_discard"), 47.0, 8.0, "discard Kc")

    assert "47" not in hint_card(made, PEOPLE).spoken


def test_a_brief_card_is_the_move_and_one_reason() -> None:
    made = weighed(advice(PLAY, "discard 9s", "safe_discard"), 3.0, 8.0, "discard Kc")
    made = replace(made, observation=view(PLAY, *thrown(1, "9c", "9d")))

    full, card = hint_card(made, PEOPLE), hint_card(made, PEOPLE, brief=True)

    assert len(full.reasons) > 1
    assert card.reasons == full.reasons[:1]
    assert (card.lead, card.heads[0].action) == (full.lead, "Discard 9♠")
    assert (card.heads[0].verdict, card.equal, card.compares) == ("", "", False)


def test_each_reason_stands_with_its_cards_and_what_it_says_of_them() -> None:
    made = weighed(advice(PLAY, "discard 9s", "safe_discard"), 40.0, 8.0, "discard Qh")
    made = replace(made, observation=view(PLAY, *thrown(1, "9c", "9d")))

    safe, seen, feeds = hint_card(made, PEOPLE).reasons

    nine, queen = parse_card("9s"), parse_card("Qh")
    assert (safe.cards, safe.tone) == ((nine,), Tone.SAFE)
    assert seen.text == "Clara discarded two nines."
    assert (seen.cards, seen.tone) == ((nine,), Tone.SAFE)
    assert feeds.text == "Your opponents could add Q♥ to their queens."
    assert (feeds.cards, feeds.tone) == ((queen,), Tone.WARN)


def test_a_wild_card_that_freezes_is_shown_as_ice_and_as_a_price() -> None:
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
def test_a_reviewed_decision_has_two_heads(cost: int, words: str) -> None:
    better = replace(
        advice(PLAY, "discard 9s", "safe_discard"),
        explanation=Explanation(AdviceReason.SAFE_DISCARD),
    )
    lapse = Mistake(0, 1, 0, 3, parse_action("discard Qh"), better, cost, 4)

    card = review_card(lapse, PEOPLE)

    played, instead = card.heads
    assert (played.title, played.action) == ("You played", "Discard Q♥")
    assert played.verdict == words
    assert (instead.title, instead.action) == ("Better", "Discard 9♠")
    assert card.lead == "Better: discard 9♠."
    wrong, other, *_ = card.reasons
    assert wrong.text == "Your opponents could add Q♥ to their queens."
    assert wrong.cards == played.cards
    assert other.text.startswith("Clara is unlikely")
    assert (played.cards, instead.cards) == ((parse_card("Qh"),), (parse_card("9s"),))


OPENS = (
    "canasta/1 classic_4 turn=0.play pile=7d4s"
    " hands=KsKhKdXrXb9h8c6d5s4h3c/(11)/(11)/(11)"
)
NOT_NOW = (
    ("the opening that lies in the hand", OPENS, "discard 9h", "meld [KsKhKdXr]",
     ("jokers", -40.0),
     "Not now: meld three kings with a joker. It costs too much: wild cards in hand."),
    ("a black three that would block", OPENS, "discard 9h", "discard 3c",
     ("black_threes", -20.0),
     "Not now: discard 3♣. It costs too much: black threes in hand."),
    ("a cause that is not known", OPENS, "discard 9h", "discard 3c",
     ("black_threes", 20.0), "Not now: discard 3♣. It costs too much."),
    ("a canasta", OPENS.replace("turn", "melds=[QsQdQhQcQsQd]/- turn")
     .replace("9h8c", "Qc8c"), "discard 8c", "meld m0+Qc", ("can_take", -30.0),
     "Not now: add a queen to the queens. It costs too much: the pile."),
    ("another card to throw", OPENS, "discard 9h", "discard 8c",
     ("can_take", -9.0), ""),
    ("the same, the other way round", OPENS, "discard 3c", "discard 9h",
     ("can_take", -9.0), ""),
)  # fmt: skip


@pytest.mark.parametrize(
    ("table", "action", "other", "feature", "words"),
    [each[1:] for each in NOT_NOW],
    ids=[each[0] for each in NOT_NOW],
)
def test_it_is_said_why_the_obvious_move_is_not_advised(
    table: str, action: str, other: str, feature: tuple[str, float], words: str
) -> None:
    """C7, L9: a move that everybody sees is not passed over without a word."""
    made = weighed(advice(table, action, "least_loss"), 40.0, 8.0, other)
    own, rival = made.candidates
    made = replace(made, candidates=(own, replace(rival, features=(feature,))))

    said = [reason.text for reason in hint_card(made, PEOPLE).reasons]

    assert next((text for text in said if text.startswith("Not now")), "") == words
    close = replace(made, candidates=(own, replace(rival, mean=38.0)))
    assert "Not now" not in hint_card(close, PEOPLE).spoken


def test_where_no_pile_is_taken_a_draw_is_no_decision() -> None:
    """“Draw: The pile is never taken in this game.” stood in every turn, and a second
    colon before it."""
    table = "hand_and_foot turn=0.{} hands=5c6c7c/(11)/(11)/(11) pile=8c8d"
    drawn = advice(table.format("draw"), "draw", "nothing_to_take")
    discard = advice(table.format("play"), "discard 5c", "least_loss")

    card = why_card(0, ((drawn, discard), (drawn, discard)), PEOPLE)

    assert [reason.text for reason in card.reasons] == [
        "Discard 5♣. It is the least useful card.",
        "The turn before: Discard 5♣. It is the least useful card.",
    ]
