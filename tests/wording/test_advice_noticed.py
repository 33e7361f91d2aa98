"""Why weak bots act, in words: what they overlooked, and nothing they may have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.advice import Advice
from canasta_qt.cards import parse_card
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.sentences import reason_words
from canasta_qt.wording.player_names import PlayerNames
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, thrown, view

CLARA = (
    "canasta/1 classic_4 turn=1.play dealer=3 pile=5h6c9d"
    " hands=(9)/Qh9s4c/(9)/(9) melds=[QsQdQh]/[AcAdAh]"
)
THREE = (
    "canasta/1 classic_3 turn=0.play dealer=2 pile=5h6c9d"
    " hands=Qh9s4c/(9)/(9) melds=[AcAdAh]/[QsQdQh]/-"
)
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

    assert reason_words(made, PEOPLE) == words


@pytest.mark.parametrize("reason", ["overlooked_pile", "nothing_to_take"])
def test_a_closed_hand_is_never_said_to_hold_what_takes_the_pile(reason: str) -> None:
    """Of what only the hand decides the same is said; what lies open is named."""
    closed = advice(TAKE, "draw", reason, number=5, may_show_hand=False)
    cards = tuple(map(parse_card, ("8c", "8h", "8s")))
    pair = replace(closed, explanation=replace(closed.explanation, cards=cards))
    top = replace(closed, explanation=replace(closed.explanation, cards=cards[:1]))

    same = "You did not take the pile. The cards that explain it are hidden."
    assert reason_words(closed, PEOPLE) == same
    assert reason_words(pair, PEOPLE) == same
    if reason == "overlooked_pile":
        assert "8♣ fits a meld on the table" in reason_words(top, PEOPLE)


def test_known_cards_that_were_forgotten_are_named() -> None:
    forgot = ("forgot_hand", 2, 1, "Qh")
    card = (parse_card(forgot[3]),)
    made = advice(PLAY, "discard Qh", forgot[0], number=2, need=1, cards=card)

    for may_show_hand in (True, False):
        said = reason_words(replace(made, may_show_hand=may_show_hand), PEOPLE)
        assert said == "You forgot that Clara holds two queens."
    own = replace(made.explanation, need=0, number=1)
    mine = reason_words(replace(made, explanation=own), PEOPLE)
    assert mine == "You forgot that you hold a queen."


def test_a_meld_that_was_overlooked_is_named() -> None:
    card = (parse_card("Qh"),)
    made = advice(PLAY, "discard Qh", "overlooked_meld", cards=card)

    words = reason_words(made, PEOPLE)

    assert (
        words == "You overlooked a meld. Your opponents could add Q♥ to their queens."
    )


def test_who_could_add_a_card_is_said_as_the_reader_knows_them() -> None:
    """Opponents, the reader, a lone player, and partners for a mere onlooker."""
    made = advice(PLAY, "discard Qh", "overlooked_meld")
    against_you = replace(made, observation=observe(parse_position(CLARA), 1))
    alone = advice(THREE, "discard Qh", "overlooked_meld")

    def said(made: Advice, people: PlayerNames) -> str:
        return reason_words(made, people).partition(". ")[2]

    names = ("Ada", "Clara", "Anton", "Tomás")
    assert said(made, PEOPLE) == "Your opponents could add Q♥ to their queens."
    assert said(against_you, PEOPLE) == "You could add Q♥ to your queens."
    assert said(made, PlayerNames(names)) == (
        "Clara and Tomás could add Q♥ to their queens."
    )
    assert said(alone, PlayerNames(names[:3], 0)) == (
        "Clara could add Q♥ to the queens."
    )


def test_nothing_is_said_of_what_one_may_not_have_noticed() -> None:
    """Clara has thrown two nines and the pile holds an ace: neither was in mind."""
    seen = view(PLAY, *thrown(1, "9c", "9d"))
    card = (parse_card("9s"),)
    thrower = replace(
        advice(PLAY, "discard 9s", "seemed_safe", cards=card), observation=seen
    )
    taker = advice(TAKE, "take [8c8h8s]", "saw_the_pile", cards=(parse_card("8c"),))

    assert reason_words(thrower, PEOPLE) == (
        "You thought that Clara would not take the pile (10 cards)."
    )
    assert reason_words(taker, PEOPLE) == "You saw a way to take the pile (5 cards)."
    opener = replace(taker, explanation=replace(taker.explanation, need=50))
    assert reason_words(opener, PEOPLE) == ("It opens and brings the pile (5 cards).")
