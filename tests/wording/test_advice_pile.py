"""Advice about the pile, initial melds, canastas and going out agrees with
the rules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from canasta_qt.advice import Advice, Candidate
from canasta_qt.cards import parse_card
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.sentences import reason_words
from canasta_qt.wording.advice.texts import COMPLETED_CANASTA_TEXTS
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, because, thrown, view

DRAW = PLAY.replace("turn=0.play", "turn=0.draw")
FROZEN = DRAW.replace("pile=5h6c", "pile=5h2d")
CLOSED = "You did not take the pile. The cards that explain it are hidden."


def said(text: str, action: str, ground: str, **more: Any) -> str:
    return reason_words(advice(text, action, ground, **more), PEOPLE)


LEFT = (
    ("an open pile, a jack and a two in the hand", DRAW.replace("4c4s", "Jc4s"),
     "The pile (9 cards) would cost more than it brings."),
    ("one jack and nothing wild", DRAW.replace("4c4s", "Jc4s").replace("2h/", "7c/"),
     "You need two jacks, or a wild card, to take the pile."),
    ("frozen, one jack and a two", FROZEN.replace("4c4s", "Jc4s"),
     "You need two jacks to take the pile."),
    ("two jacks that do not open",
     DRAW.replace("4c4s", "JcJs").replace("2h/", "7c/").replace("[AcAdAh]", "-"),
     "You cannot make the 50 points needed to open."),
    ("an opening with more wild cards than are listed",
     DRAW.replace("QhQc4c4s9sKc6d2h", "JcJsXrXb2c2d4c5c").replace("[AcAdAh]", "-")
     .replace("pile=5h6c9dTs7hKs4d8cJd", "pile=Jd"),
     "The pile (1 card) would cost more than it brings."),
    ("no jack, although the side has jacks", DRAW.replace("[AcAdAh]", "[JcJhJs]"),
     "The pile (9 cards) would cost more than it brings."),
)  # fmt: skip


@pytest.mark.parametrize(("case", "text", "words"), LEFT)
def test_not_taking_the_pile_is_explained_by_the_rules(
    case: str, text: str, words: str
) -> None:
    for ground in ("nothing_to_take", "pile_not_worth_it"):
        assert said(text, "draw", ground) == words, case


def test_the_reason_of_a_bot_with_a_hidden_hand_uses_only_visible_cards() -> None:
    stopped = DRAW.replace("8cJd", "8c3s")

    for ground in ("nothing_to_take", "pile_not_worth_it"):
        assert (
            said(stopped, "draw", ground, may_show_hand=False)
            == "The top card, 3♠, blocks the pile."
        )
        assert said(DRAW, "draw", ground, may_show_hand=False) == CLOSED


def test_a_reason_for_another_players_move_does_not_say_your_hand() -> None:
    text = DRAW.replace("turn=0", "turn=1").replace(
        "QhQc4c4s9sKc6d2h/(9)", "(8)/Jc4s9sKc6d7c"
    )
    seen = observe(parse_position(text), 1)

    words = reason_words(
        Advice(seen, parse_action("draw"), because("nothing_to_take")), PEOPLE
    )

    assert words == "Clara needs two jacks, or a wild card, to take the pile."


def test_a_discard_feeds_and_stops_nobody_where_the_pile_is_never_taken() -> None:
    hand = (
        "canasta/1 hand_and_foot turn=0.play dealer=3 pile=5h6c"
        " hands=9s3s7c/(9)/(9)/(9)"
    )

    for ground in ("safe_discard", "least_loss", "seemed_safe", "stop_the_pile"):
        card = "3s" if ground == "stop_the_pile" else "9s"
        words = said(hand, f"discard {card}", ground)
        assert words == "It is the least useful card.", ground
    assert (
        said(hand.replace("play", "draw"), "draw", "pile_not_worth_it")
        == "The pile is never taken in this game."
    )


@pytest.mark.parametrize(
    ("mark", "words"),
    [
        ("melds=-/[QsQdQh] pile=5h6c9d",
         "It risks the pile (4 cards), but no other discard is clearly better."),
        ("melds=-/[QsQdQh] pile=5h2c9d",
         "It risks the pile (4 cards), but only a natural pair can take it."),
        ("score=0/3200 pile=5h2c9d",
         "It risks the pile (4 cards), but a side must open with 120 points"
         " to take it."),
    ],
)  # fmt: skip
def test_the_risk_of_a_discard_says_what_is_needed_to_take_the_pile(
    mark: str, words: str
) -> None:
    """It agrees with the badges of the pile and of the side."""
    hand = f"classic_4 turn=0.play {mark} hands=9s8s7c/(9)/(9)/(9)"

    assert said(hand, "discard 8s", "least_loss").startswith(words)


@pytest.mark.parametrize(
    ("hands", "pile", "card", "words"),
    [
        ("(1)/(9)/(9)", "5h6c", "9s", "Clara cannot take the pile."),
        ("(2)/(9)/(9)", "5h6c", "9s", "Clara is unlikely to take the pile (10 cards)."),
        ("(1)/(9)/(9)", "5h6c", "Qh", "Clara is unlikely to take the pile (10 cards)."),
        ("(1)/(9)/(9)", "5h2d", "Qh", "Clara cannot take the pile."),
    ],
)
def test_a_player_with_one_card_cannot_take_the_pile_with_a_pair(
    hands: str, pile: str, card: str, words: str
) -> None:
    """Queens are a meld of Clara’s side; others, or a frozen pile, need two cards."""
    text = PLAY.replace("(9)/(9)/(9)", hands).replace("5h6c", pile)

    assert said(text, f"discard {card}", "safe_discard").startswith(words)


def test_a_discard_that_fits_a_meld_of_the_opponents_says_so() -> None:
    """That a queen was discarded, or that kings would fit too, does not reduce the
    risk.
    """
    made = advice(PLAY, "discard Qh", "least_loss")
    thrower = thrown(1, "Qd")
    other = Candidate(parse_action("discard Kc"), -60.0)
    made = replace(made, candidates=(Candidate(made.action, 1.0), other))
    text = PLAY.replace("[QsQdQh]", "[QsQdQh][KdKhKs]")
    made = replace(made, observation=view(text, *thrower))

    assert reason_words(made, PEOPLE) == (
        "It risks the pile (10 cards), but no other discard is clearly better."
        " Your opponents could add Q♥ to their queens."
    )
    safe = replace(made, explanation=because("safe_discard"))
    assert reason_words(safe, PEOPLE) == (
        "Clara is unlikely to take the pile (10 cards)."
    )


def test_cards_known_to_be_in_a_hand_are_not_counted_as_unseen() -> None:
    """Eight nines: one discarded, five in a meld, two that Tomás took with a pile."""
    text = PLAY.replace("melds=[AcAdAh]", "melds=[AcAdAh][9c9h9h9s]")
    text += " known=-/-/-/9c9d"

    assert said(text, "discard 9s", "safe_discard").endswith(
        "You have seen all the other nines."
    )


@pytest.mark.parametrize(
    ("text", "action", "ground", "more", "words"),
    [
        (PLAY, "meld [QhQc2h]", "open", {"number": 90, "need": 50},
         "That makes 40 points – enough to open."),
        (PLAY, "meld [QhQc2h]", "open", {"number": 90, "need": -1},
         "It is the canasta needed to open."),
        (TAKE, "take [8h8s8c]", "open_with_pile",
         {"need": -2, "cards": (parse_card("8c"),)},
         "The top card completes the canasta needed to open."
         " More of its cards fit melds on the table."),
        (PLAY, "ask", "ask_first", {"number": 9},
         "Going out is possible, but Anton still holds 9 cards."),
        (PLAY, "no", "hand_too_heavy", {"number": 85},
         "Going out now would leave 85 points in your hand."),
        (PLAY, "yes", "hands_allow_it", {"number": 45},
         "Going out pays, even with 45 points left in your hand."),
    ],
)  # fmt: skip
def test_an_initial_meld_and_asking_to_go_out_are_explained(
    text: str, action: str, ground: str, more: dict[str, Any], words: str
) -> None:
    """Where a canasta is needed to open, points are not mentioned."""
    assert said(text, action, ground, **more) == words


def test_asking_to_go_out_is_explained_to_the_player_or_the_partner() -> None:
    """Anton asks the player; a hidden hand is described without numbers."""
    anton = PLAY.replace("turn=0", "turn=2").replace(
        "hands=QhQc4c4s9sKc6d2h/(9)/(9)", "hands=(8)/(9)/4c9s"
    )
    seen = observe(parse_position(anton), 2)
    asking = Advice(seen, parse_action("ask"), because("ask_first", 8))
    assert reason_words(asking, PEOPLE) == (
        "Going out is possible, but you still hold 8 cards."
    )
    closed = said(PLAY, "no", "hand_too_heavy", number=85, may_show_hand=False)
    assert "85" not in closed


def test_a_canasta_is_named_with_its_bonus() -> None:
    text = PLAY.replace("[AcAdAh]", "[AcAdAhAsAcAd][KdKhKs2cKd2d]")
    ace = text.replace("4c4s", "As4s")
    red = ace.replace("classic_4", "classic_4(go_out_kinds=[red>=1])", 1)
    for table, action, completes in (
        (ace, "meld m0+As", "a natural canasta: 500"),
        (text, "meld m1+Kc", "a mixed canasta: 300"),
        (ace, "meld m0+As m1+Kc", "several canastas: 800"),
        (red, "meld m0+As", "a red canasta: 500"),
    ):
        words = f"It completes {completes} points."
        assert said(table, action, "complete_canasta") == words
    assert set(COMPLETED_CANASTA_TEXTS) == {
        "natural",
        "mixed",
        "sequence",
        "wild",
        "red",
        "black",
    }


def test_laying_out_a_three_is_not_explained_as_going_out_or_opening() -> None:
    """With two cards left; a new card is drawn for the three."""
    text = PLAY.replace("classic_4", "american").replace("QhQc4c4s9sKc6d2h", "3h9s")

    for ground in ("go_out", "lay_all_late", "lay_cards", "open"):
        assert (
            said(text, "meld [3h]", ground) == "Another card is drawn for each three."
        )


def test_advice_before_the_initial_meld_says_to_open_first() -> None:
    rules = TAKE.replace("classic_4", "classic_4(initial_from_pile=forbidden)")
    text = rules.partition(" melds")[0]
    made = advice(text, "draw", "nothing_to_take")

    assert said(text, "draw", "nothing_to_take") == (
        "You must open before you can take the pile."
    )
    assert reason_words(made, replace(PEOPLE, viewer=1)) == (
        "A side must open before it can take the pile."
    )


def test_a_hand_is_said_not_to_open_only_if_no_meld_reaches_the_minimum() -> None:
    """Three fours with two jokers and a two make 135, a meld in no list of moves."""
    text = (
        "canasta/1 classic_4 turn=0.draw score=3000/0 dealer=3 pile=4s"
        " hands=4d4hXrXb2c6c9sTcKsJd3c/(11)/(11)/(11)"
    )
    weak = text.replace("XrXb2c", "5c7c8c")

    assert said(weak, "draw", "nothing_to_take") == (
        "You cannot make the 120 points needed to open."
    )
    assert "needed to open" not in said(text, "draw", "nothing_to_take")
