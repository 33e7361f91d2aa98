"""Advice in sentences: complete, with numbers, and silent about what is hidden."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from canasta_qt.advice import Advice, AdviceReason, Candidate
from canasta_qt.bots.search.features import NAMES
from canasta_qt.engine.state.actions import (
    ASK,
    DRAW,
    FLOAT,
    NO,
    YES,
    Action,
    AddToMeld,
    Declare,
    JoinMelds,
    KeepPacket,
    LayDown,
    Lift,
    TakePile,
)
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.action_text import deed_words
from canasta_qt.wording.advice.sentences import advice_words
from canasta_qt.wording.advice.texts import FEATURES, SENTENCES
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, because, thrown, view


def test_every_ground_has_its_sentence() -> None:
    assert list(SENTENCES) == list(AdviceReason)


def test_every_feature_has_its_words() -> None:
    assert set(FEATURES) == {*NAMES, "round_over"}


@pytest.mark.parametrize("ground", [each for each in AdviceReason if each])
@pytest.mark.parametrize("may_show_hand", [True, False])
def test_sentences_are_whole(ground: AdviceReason, may_show_hand: bool) -> None:  # noqa: FBT001
    card = view().hand[0]
    made = advice(
        PLAY,
        "discard 9s",
        ground.value,
        number=7,
        need=1,
        cards=(card,),
        may_show_hand=may_show_hand,
    )

    words = advice_words(made, PEOPLE)

    assert re.fullmatch(r"[A-Z0-9].*[.]", words.reason), words.reason
    assert "{" not in words.reason
    assert "  " not in words.reason


ACTIONS: tuple[tuple[Action, str], ...] = (
    (DRAW, "Draw"),
    (ASK, "Ask the partner whether to go out"),
    (YES, "Answer yes"),
    (NO, "Answer no"),
    (FLOAT, "End the turn without a discard"),
    (Declare("pairs"), "Lay the whole hand"),
    (KeepPacket(1), "Keep the first packet"),
    (KeepPacket(2), "Keep the second packet"),
    (Lift(45), "Lift 45 cards"),
    (parse_action("discard 9s"), "Discard 9♠"),
    (parse_action("meld [QhQc2h]"), "Lay two queens with a two"),
    (parse_action("meld [QhQc2h] m0+2h"), "Lay two queens with a two, then add a two"
     " to the aces"),
    (LayDown((JoinMelds(0, 1),)), "Join the two melds of aces"),
    (parse_action("meld [QhQc2h] m1+Kc"), "Lay two queens with a two, then add a king"
     " to the new meld"),
)  # fmt: skip


@pytest.mark.parametrize(("action", "words"), ACTIONS)
def test_every_action_can_be_said(action: Action, words: str) -> None:
    assert deed_words(action, view()) == words


def test_every_action_is_said_of_what_has_been_done_as_well() -> None:
    said = [deed_words(action, view(), done=True) for action, _ in ACTIONS]

    assert said == [
        "Drew",
        "Asked the partner whether to go out",
        "Answered yes",
        "Answered no",
        "Ended the turn without a discard",
        "Laid the whole hand",
        "Kept the first packet",
        "Kept the second packet",
        "Lifted 45 cards",
        "Discarded 9♠",
        "Laid two queens with a two",
        "Laid two queens with a two, then added a two to the aces",
        "Joined the two melds of aces",
        "Laid two queens with a two, then added a king to the new meld",
    ]
    with_pair = parse_action("take [8h8s8c]")
    assert deed_words(with_pair, view(TAKE), done=True) == (
        "Took the pile with two eights"
    )


def test_taking_names_the_cards_from_the_hand() -> None:
    seen = view(TAKE)

    with_pair = parse_action("take [8h8s8c]")
    assert deed_words(with_pair, seen) == "Take the pile with two eights"
    more = parse_action("take [8h8s8c] m1+9s")
    assert deed_words(more, seen) == (
        "Take the pile with two eights, then add a nine to the nines"
    )
    onto = TakePile((AddToMeld(0, (seen.position.pile[-1],)),))
    assert deed_words(onto, seen) == "Add 8♣ to the aces and take the pile"


def test_a_discard_is_explained_by_what_was_seen() -> None:
    """The sentence of the request: thrown before, and what the other would feed."""
    made = advice(PLAY, "discard 9s", "safe_discard")
    made = replace(
        made,
        observation=view(PLAY, *thrown(1, "9c", "9h"), *thrown(2, "9d")),
        candidates=(
            Candidate(parse_action("discard 9s"), 10.0),
            Candidate(parse_action("discard Qh"), -60.0),
        ),
    )

    words = advice_words(made, PEOPLE)

    assert words.lead == "Discard 9♠."
    assert words.reason == (
        "Clara will hardly take the pile (10 cards) with it."
        " Clara has thrown two nines. Q♥ would feed their queens."
    )


def test_the_player_is_spoken_to() -> None:
    """Tomás discards before the player."""
    text = PLAY.replace("turn=0", "turn=3")
    seen = observe(parse_position(text.replace("(9)/(9)/(9)", "(9)/(9)/9c9dKd")), 3)
    seen = replace(seen, history=thrown(0, "9h"))
    made = Advice(seen, parse_action("discard 9c"), because("safe_discard"))

    words = advice_words(made, PEOPLE)

    assert "You will hardly take" in words.reason
    assert "You have thrown one nine." in words.reason


def test_few_unseen_cards_are_counted() -> None:
    text = PLAY.replace("melds=[AcAdAh]", "melds=[AcAdAh][9c9d9h9h9s]")

    words = advice_words(advice(text, "discard 9s", "safe_discard"), PEOPLE)

    assert words.reason.endswith("Only 1 of the 8 nines is unseen.")


def test_plays_of_one_kind_are_said_together() -> None:
    action = parse_action("meld [QhQc2h] [4c4s4d] m0+Ac m1+9s2c")

    assert deed_words(action, view(TAKE)) == (
        "Lay two queens with a two and three fours, then add an ace to the aces and a"
        " nine and a two to the nines"
    )


def test_a_late_hand_says_what_makes_it_late() -> None:
    late = advice(PLAY, "meld [QhQc2h]", "lay_all_late")
    seen = view()
    del seen.position.stock[9:]
    low = replace(late, observation=seen)

    assert "Somebody may go out soon" in advice_words(late, PEOPLE).reason
    assert "(9 cards in the stock)" in advice_words(low, PEOPLE).reason


def test_what_is_laid_before_the_opening_is_no_opening() -> None:
    words = advice_words(
        advice(PLAY, "meld [QhQc2h]", "open", number=0, need=125), PEOPLE
    )

    assert words.reason == "On the table it counts for the side."


def test_a_pile_is_explained_by_what_it_brings_and_what_it_takes() -> None:
    made = advice(TAKE, "take [8h8s8c]", "take_with_pair", number=5)

    words = advice_words(made, PEOPLE)

    assert words.reason == (
        "A natural pair wins the pile (5 cards). Two more of its cards can be added to"
        " melds at once. It holds 1 wild card."
    )
    assert words.cost == "It takes two eights from the hand."


def test_a_pile_that_cannot_be_taken_says_what_is_missing() -> None:
    draw = "turn=0.draw"
    no_jack = PLAY.replace("turn=0.play", draw)
    stopped = no_jack.replace("8cJd", "8c3s")
    empty = no_jack.replace("pile=5h6c9dTs7hKs4d8cJd ", "pile=- ")

    def said(text: str) -> str:
        return advice_words(advice(text, "draw", "nothing_to_take"), PEOPLE).reason

    assert said(no_jack) == "You hold no jack to take the pile with."
    assert said(stopped) == "3♠ stops the pile."
    assert said(empty) == "There is no pile to take."


def test_a_lone_action_says_so() -> None:
    """Whether there is another is asked of the rules."""
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    forced = advice(drawing, "draw", "nothing_to_take")
    taking = advice(TAKE, "draw", "pile_not_worth_it")

    assert advice_words(forced, PEOPLE).why == (
        "You hold no jack to take the pile with. Nothing else may be done."
    )
    assert advice_words(taking, PEOPLE).why == (
        "The pile (5 cards) is not worth what taking 8♣ would cost. Nothing else was"
        " worth weighing."
    )
    lone = advice_words(advice(drawing, "draw", "only_choice"), PEOPLE)
    assert lone.why == "There is nothing else to do."


def test_a_wild_discard_says_what_it_costs() -> None:
    words = advice_words(advice(PLAY, "discard 2h", "freeze_the_pile"), PEOPLE)

    assert words.cost == "It costs a wild card worth 20 points."


def test_a_closed_hand_is_not_spoken_of() -> None:
    """No card of the hand is named that is not played, no number of it given."""
    for ground in AdviceReason:
        if ground is AdviceReason.NOT_RECORDED:
            continue
        made = advice(
            PLAY, "discard 9s", ground.value, number=123, need=3, may_show_hand=False
        )
        other = Candidate(parse_action("discard Qh"), -60.0)
        made = replace(made, candidates=(Candidate(made.action, 1.0), other))
        words = advice_words(made, PEOPLE)
        if SENTENCES[ground].closed or ground is AdviceReason.OVERLOOKED_PILE:
            assert "123" not in words.reason
        assert "Q♥" not in words.reason
        assert "hand holds" not in words.reason
