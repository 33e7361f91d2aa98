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
from canasta_qt.wording.advice.action_text import action_words, move_label
from canasta_qt.wording.advice.sentences import alone_words, reason_words
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

    words = reason_words(made, PEOPLE)

    assert re.fullmatch(r"[A-Z0-9].*[.]", words), words
    assert "{" not in words
    assert "  " not in words


ACTIONS: tuple[tuple[Action, str, str, str], ...] = (
    (DRAW, "Draw.", "draw", "You drew."),
    (ASK, "Ask your partner whether to go out.", "ask your partner whether to go out",
     "You asked your partner whether to go out."),
    (YES, "Say yes.", "say yes", "You said yes."),
    (NO, "Say no.", "say no", "You said no."),
    (FLOAT, "End your turn without a discard.", "end the turn without a discard",
     "You ended your turn without a discard."),
    (Declare("pairs"), "Meld your whole hand.", "meld the whole hand",
     "You melded your whole hand."),
    (KeepPacket(1), "Keep the first packet.", "keep the first packet",
     "You kept the first packet."),
    (KeepPacket(2), "Keep the second packet.", "keep the second packet",
     "You kept the second packet."),
    (Lift(45), "Cut 45 cards.", "cut 45 cards", "You cut 45 cards."),
    (Lift(1), "Cut 1 card.", "cut 1 card", "You cut 1 card."),
    (parse_action("discard 9s"), "Discard 9♠.", "discard 9♠", "You discarded 9♠."),
    (parse_action("discard Xr"), "Discard a joker.", "discard a joker",
     "You discarded a joker."),
    (parse_action("meld [QhQc2h]"), "Meld two queens with a two.",
     "meld two queens with a two", "You melded two queens with a two."),
    (parse_action("meld [5h6h7h]"), "Meld the sequence 5♥–7♥.",
     "meld the sequence 5♥–7♥", "You melded the sequence 5♥–7♥."),
    (parse_action("meld [3h]"), "Lay out a red three.", "lay out a red three",
     "You laid out a red three."),
    (parse_action("meld [QhQc2h] m0+2h"),
     "Meld two queens with a two. Add a two to the aces.",
     "meld two queens with a two and add a two to the aces",
     "You melded two queens with a two. You added a two to the aces."),
    (LayDown((JoinMelds(0, 1),)), "Combine two melds: aces.",
     "combine two melds: aces", "You combined two melds: aces."),
    (parse_action("meld [QhQc2h] m1+Kc"),
     "Meld two queens with a two. Add a king to the new meld.",
     "meld two queens with a two and add a king to the new meld",
     "You melded two queens with a two. You added a king to the new meld."),
)  # fmt: skip


@pytest.mark.parametrize(("action", "do", "move", "done"), ACTIONS)
def test_a_move_is_advised_named_and_told(
    action: Action, do: str, move: str, done: str
) -> None:
    assert action_words(action, view(), "do") == do
    assert action_words(action, view(), "move") == move
    assert action_words(action, view(), "done") == done
    assert move_label(action, view()) == move[0].upper() + move[1:]


def test_taking_names_the_cards_from_the_hand() -> None:
    seen = view(TAKE)

    with_pair = parse_action("take [8h8s8c]")
    assert action_words(with_pair, seen, "do") == "Take the pile with two eights."
    assert action_words(with_pair, seen, "done") == (
        "You took the pile with two eights."
    )
    more = parse_action("take [8h8s8c] m1+9s")
    assert action_words(more, seen, "do") == (
        "Take the pile with two eights. Add a nine to the nines."
    )
    onto = TakePile((AddToMeld(0, (seen.position.pile[-1],)),))
    assert action_words(onto, seen, "do") == "Take the pile and add 8♣ to the aces."


def test_cards_are_added_to_a_meld_by_its_name() -> None:
    """A sequence gets cards by their signs, every other meld by their number."""
    seen = view(
        PLAY.replace("classic_4", "bolivian").replace("(9)", "(10)")
        .replace("melds=[AcAdAh]", "melds=[4h5h6h][2c2d2h]")
    )  # fmt: skip

    assert action_words(parse_action("meld m0+7h8h"), seen, "do") == (
        "Add 7♥ and 8♥ to the sequence 4♥–6♥."
    )
    assert action_words(parse_action("meld m1+Xr"), seen, "do") == (
        "Add a joker to the wild cards."
    )


def test_cards_that_go_to_melds_of_their_ranks_are_said_together() -> None:
    """A wild card does not name its meld, so that meld is named."""
    both, wild = parse_action("meld m0+Ac m1+9s"), parse_action("meld m0+2c m1+9s")
    three = parse_action("meld m0+Ac2c m1+9s")

    assert action_words(both, view(TAKE), "do") == (
        "Add an ace and a nine to your melds."
    )
    assert action_words(both, view(TAKE), "move") == (
        "add an ace and a nine to your melds"
    )
    for action, cards in ((wild, "a two"), (three, "an ace and a two")):
        assert action_words(action, view(TAKE), "done") == (
            f"You added {cards} to the aces. You added a nine to the nines."
        )


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

    words = reason_words(made, PEOPLE)

    assert words == (
        "Clara is unlikely to take the pile (10 cards). Clara discarded two nines."
    )
    nothing_thrown = replace(made, observation=view(PLAY, *thrown(2, "9d")))
    assert reason_words(nothing_thrown, PEOPLE) == (
        "Clara is unlikely to take the pile (10 cards)."
        " Your opponents could add Q♥ to their queens."
    )


def test_the_player_is_spoken_to() -> None:
    """Tomás discards before the player."""
    text = PLAY.replace("turn=0", "turn=3")
    seen = observe(parse_position(text.replace("(9)/(9)/(9)", "(9)/(9)/9c9dKd")), 3)
    seen = replace(seen, history=thrown(0, "9h"))
    made = Advice(seen, parse_action("discard 9c"), because("safe_discard"))

    words = reason_words(made, PEOPLE)

    assert words == (
        "You are unlikely to take the pile (10 cards). You discarded a nine."
    )


def test_few_unseen_cards_are_counted() -> None:
    text = PLAY.replace("melds=[AcAdAh]", "melds=[AcAdAh][9c9d9h9h9s]")

    made = advice(text, "discard 9s", "safe_discard")

    words = reason_words(made, PEOPLE)

    assert words.endswith("You have seen all but 1 of the nines.")
    closed = reason_words(replace(made, may_show_hand=False), PEOPLE)
    assert closed.endswith("All but 1 of the nines have been seen.")


def test_a_late_hand_says_what_makes_it_late() -> None:
    late = advice(PLAY, "meld [QhQc2h]", "lay_all_late")
    seen = view()
    del seen.position.stock[9:]
    low = replace(late, observation=seen)

    assert reason_words(late, PEOPLE) == (
        "The round could end soon: meld everything you can."
    )
    assert reason_words(low, PEOPLE) == (
        "Only 9 cards are left in the stock: meld everything you can."
    )
    del seen.position.stock[1:]
    one = replace(low, may_show_hand=False)
    assert reason_words(one, PEOPLE) == "Only 1 card is left in the stock."
    seen.position.stock.clear()
    assert reason_words(one, PEOPLE) == "The round could end soon."


def test_what_is_melded_is_weighed_against_the_hand() -> None:
    """One card in the singular; of another player’s hand it is no longer `your`."""
    one = advice(PLAY, "meld m0+Ac", "lay_cards")
    three = advice(PLAY, "meld [QhQc2h]", "lay_cards", may_show_hand=False)

    assert reason_words(one, PEOPLE) == (
        "Melded it scores 20 points; in your hand it would cost 20."
    )
    assert reason_words(three, PEOPLE) == (
        "Melded they score 40 points; in the hand they would cost 40."
    )


def test_a_pile_is_explained_by_what_it_brings_and_what_it_takes() -> None:
    made = advice(TAKE, "take [8h8s8c]", "take_with_pair", number=5)

    words = reason_words(made, PEOPLE)

    assert words == (
        "The pile (5 cards) costs only a natural pair. More of its cards fit melds on"
        " the table."
    )
    bare = TAKE.replace("[AcAdAh][9c9h9s]", "[KcKdKh]")
    assert reason_words(advice(bare, "take [8h8s8c]", "take_with_pair"), PEOPLE) == (
        "The pile (5 cards) costs only a natural pair. It also brings a wild card."
    )


def test_a_lone_action_says_so() -> None:
    """Whether there is another is asked of the rules."""
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    forced = advice(drawing, "draw", "nothing_to_take")
    taking = advice(TAKE, "draw", "pile_not_worth_it")

    assert alone_words(forced) == "It is your only legal move."
    assert alone_words(taking) == "No other move was compared."
    lone = advice(drawing, "draw", "only_choice")
    assert reason_words(lone, PEOPLE) == "It is your only legal move."


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
        words = reason_words(made, PEOPLE)
        if SENTENCES[ground].closed or ground is AdviceReason.OVERLOOKED_PILE:
            assert "123" not in words
        assert "Q♥" not in words
        assert "hand holds" not in words


def test_melds_that_count_against_a_side_are_not_said_to_score() -> None:
    """American, no canasta yet: “Melded it scores 10” was −10 in the panel."""
    table = (
        "american turn=0.play melds=[KsKhKd]/- laid=0"
        " hands=Kc9h5c/(13)/(13)/(13) pile=8c8d"
    )

    said = reason_words(advice(table, "meld m0+Kc", "lay_cards"), PEOPLE)

    assert said == "It costs 10 points, melded or not, until there is a canasta."
