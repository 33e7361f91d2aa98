"""Advice in sentences: complete, with numbers, and without hidden cards."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from canasta_qt.advice import FEATURE_NAMES, Advice, AdviceReason, Candidate
from canasta_qt.cards import parse_card
from canasta_qt.engine.state.actions import (
    ANSWER_NO,
    ANSWER_YES,
    ASK,
    DRAW,
    FLOAT,
    Action,
    Declare,
    JoinMelds,
    KeepPacket,
    LayDown,
    Lift,
)
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.action_text import ActionForm, action_text, move_label
from canasta_qt.wording.advice.sentences import only_choice_text, reason_words
from canasta_qt.wording.advice.texts import FEATURE_TEXTS, REASON_SENTENCES
from canasta_qt.wording.player_names import PlayerNames
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, because, thrown, view


def test_every_reason_of_advice_has_a_sentence() -> None:
    assert list(REASON_SENTENCES) == list(AdviceReason)


def test_every_feature_of_a_comparison_has_a_text() -> None:
    assert set(FEATURE_TEXTS) == {*FEATURE_NAMES, "round_over"}


@pytest.mark.parametrize("ground", [each for each in AdviceReason if each])
@pytest.mark.parametrize("may_show_hand", [True, False])
def test_every_reason_is_a_complete_sentence(
    ground: AdviceReason,
    may_show_hand: bool,  # noqa: FBT001
) -> None:
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


def test_advice_of_a_hidden_hand_reveals_none_of_its_cards() -> None:
    """Neither cards that are not played nor their number."""
    for ground in AdviceReason:
        if ground is AdviceReason.NOT_RECORDED:
            continue
        made = advice(
            PLAY, "discard 9s", ground.value, number=123, need=3, may_show_hand=False
        )
        other = Candidate(parse_action("discard Qh"), -60.0)
        made = replace(made, candidates=(Candidate(made.action, 1.0), other))
        words = reason_words(made, PEOPLE)
        if (
            REASON_SENTENCES[ground].hand_hidden
            or ground is AdviceReason.OVERLOOKED_PILE
        ):
            assert "123" not in words
        assert "Q♥" not in words
        assert "hand holds" not in words


ACTIONS: tuple[tuple[Action, str, str, str], ...] = (
    (DRAW, "Draw.", "draw", "You drew."),
    (ASK, "Ask your partner whether to go out.", "ask your partner whether to go out",
     "You asked your partner whether to go out."),
    (ANSWER_YES, "Say yes.", "say yes", "You said yes."),
    (ANSWER_NO, "Say no.", "say no", "You said no."),
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
    (parse_action("meld [KhKc2h] [8h8s8c]"),
     "Meld two kings with a two. Meld three eights.",
     "meld two kings with a two and meld three eights",
     "You melded two kings with a two. You melded three eights."),
    (parse_action("meld [KhKcKs] [8h8s8c]"), "Meld three kings and three eights.",
     "meld three kings and three eights", "You melded three kings and three eights."),
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
def test_a_move_is_worded_as_an_instruction_as_a_noun_and_in_the_past(
    action: Action, do: str, move: str, done: str
) -> None:
    assert action_text(action, view(), "do") == do
    assert action_text(action, view(), "move") == move
    assert action_text(action, view(), "done") == done
    assert move_label(action, view()) == move[0].upper() + move[1:]


SEQUENCES = (
    PLAY.replace("classic_4", "bolivian").replace("(9)", "(10)")
    .replace("melds=[AcAdAh]", "melds=[4h5h6h][2c2d2h]")
)  # fmt: skip


@pytest.mark.parametrize(
    ("table", "action", "form", "words"),
    [
        (TAKE, "take [8h8s8c]", "do", "Take the pile with two eights."),
        (TAKE, "take [8h8s8c]", "done", "You took the pile with two eights."),
        (TAKE, "take [8h8s8c] m1+9s", "do",
         "Take the pile with two eights. Add a nine to the nines."),
        (TAKE, "take m0+8c2cXr", "done",
         "You took the pile and added 8♣, 2♣ and a joker to the aces."),
        (TAKE, "take m0+8c", "do", "Take the pile and add 8♣ to the aces."),
        (SEQUENCES, "meld m0+7h8h", "do", "Add 7♥ and 8♥ to the sequence 4♥–6♥."),
        (SEQUENCES, "meld m1+Xr", "do", "Add a joker to the wild cards."),
        (TAKE, "meld m0+Ac m1+9s", "do", "Add an ace and a nine to your melds."),
        (TAKE, "meld m0+Ac m1+9s", "move", "add an ace and a nine to your melds"),
        (TAKE, "meld m0+2c m1+9s", "done",
         "You added a two to the aces. You added a nine to the nines."),
        (TAKE, "meld m0+Ac2c m1+9s", "done",
         "You added an ace and a two to the aces. You added a nine to the nines."),
    ],
)  # fmt: skip
def test_a_move_names_its_cards_and_their_melds(
    table: str, action: str, form: ActionForm, words: str
) -> None:
    """Cards added to a sequence are named by suit signs, others by their number.

    Cards added to melds of their ranks are named together; a wild card does not show
    its meld, which is therefore named.
    """
    assert action_text(parse_action(action), view(table), form) == words


def test_a_discard_is_explained_by_earlier_discards() -> None:
    """The reason counts earlier discards of the rank."""
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


def test_sentences_about_the_reader_say_you() -> None:
    """Tomás discards before the player."""
    text = PLAY.replace("turn=0", "turn=3")
    seen = observe(parse_position(text.replace("(9)/(9)/(9)", "(9)/(9)/9c9dKd")), 3)
    seen = replace(seen, history=thrown(0, "9h"))
    made = Advice(seen, parse_action("discard 9c"), because("safe_discard"))

    words = reason_words(made, PEOPLE)

    assert words == (
        "You are unlikely to take the pile (10 cards). You discarded a nine."
    )


def test_a_small_number_of_unseen_cards_is_stated() -> None:
    text = PLAY.replace("melds=[AcAdAh]", "melds=[AcAdAh][9c9d9h9h9s]")

    made = advice(text, "discard 9s", "safe_discard")

    words = reason_words(made, PEOPLE)

    assert words.endswith("You have seen all but 1 of the nines.")
    closed = reason_words(replace(made, may_show_hand=False), PEOPLE)
    assert closed.endswith("All but 1 of the nines have been seen.")


def test_advice_late_in_a_round_says_why_the_round_may_end() -> None:
    late = advice(PLAY, "meld [QhQc2h]", "lay_all_late")
    seen = view()
    low = replace(late, observation=seen)
    closed = replace(low, may_show_hand=False)
    said = [reason_words(late, PEOPLE)]
    for left, told in ((9, low), (1, closed), (0, closed)):
        del seen.position.stock[left:]
        said.append(reason_words(told, PEOPLE))

    assert said == [
        "The round could end soon: meld everything you can.",
        "Only 9 cards are left in the stock: meld everything you can.",
        "Only 1 card is left in the stock.",
        "The round could end soon.",
    ]


def test_a_meld_is_explained_by_its_points_on_the_table_and_in_the_hand() -> None:
    """In the singular for one card; without “your” for another player’s hand."""
    one = advice(PLAY, "meld m0+Ac", "lay_cards")
    three = advice(PLAY, "meld [QhQc2h]", "lay_cards", may_show_hand=False)

    assert reason_words(one, PEOPLE) == (
        "On the table it scores 20 points; in your hand it costs 20."
    )
    assert reason_words(three, PEOPLE) == (
        "On the table they score 40 points; in the hand they cost 40."
    )


def test_taking_the_pile_is_explained_by_its_cost_and_its_cards() -> None:
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


def test_advice_says_when_there_is_only_one_legal_move() -> None:
    """The rules decide whether there is another."""
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    forced = advice(drawing, "draw", "nothing_to_take")
    taking = advice(TAKE, "draw", "pile_not_worth_it")

    assert only_choice_text(forced) == "It is your only legal move."
    assert only_choice_text(taking) == "No other move was compared."
    lone = advice(drawing, "draw", "only_choice")
    assert reason_words(lone, PEOPLE) == "It is your only legal move."


def test_melds_that_count_against_a_side_are_not_said_to_score() -> None:
    """American, without a canasta. Regression: “On the table it scores 10” for −10
    points.
    """
    table = (
        "american turn=0.play melds=[KsKhKd]/- laid=0"
        " hands=Kc9h5c/(13)/(13)/(13) pile=8c8d"
    )

    said = reason_words(advice(table, "meld m0+Kc", "lay_cards"), PEOPLE)

    assert said == "It costs 10 points, melded or not, until there is a canasta."


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
def test_an_overlooked_pile_is_named_with_the_cards_that_would_have_taken_it(
    because: tuple[str, int, int, str], words: str
) -> None:
    ground, number, need, text = because
    cards = tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))
    made = advice(TAKE, "draw", ground, number=number, need=need, cards=cards)

    assert reason_words(made, PEOPLE) == words


@pytest.mark.parametrize("reason", ["overlooked_pile", "nothing_to_take"])
def test_no_reason_says_that_a_hidden_hand_could_take_the_pile(reason: str) -> None:
    """Cases that depend on the hand have the same sentence; face-up cards are named."""
    closed = advice(TAKE, "draw", reason, number=5, may_show_hand=False)
    cards = tuple(map(parse_card, ("8c", "8h", "8s")))
    pair = replace(closed, explanation=replace(closed.explanation, cards=cards))
    top = replace(closed, explanation=replace(closed.explanation, cards=cards[:1]))

    same = "You did not take the pile. The cards that explain it are hidden."
    assert reason_words(closed, PEOPLE) == same
    assert reason_words(pair, PEOPLE) == same
    if reason == "overlooked_pile":
        assert "8♣ fits a meld on the table" in reason_words(top, PEOPLE)


def test_forgotten_known_cards_are_named() -> None:
    forgot = ("forgot_hand", 2, 1, "Qh")
    card = (parse_card(forgot[3]),)
    made = advice(PLAY, "discard Qh", forgot[0], number=2, need=1, cards=card)

    for may_show_hand in (True, False):
        said = reason_words(replace(made, may_show_hand=may_show_hand), PEOPLE)
        assert said == "You forgot that Clara holds two queens."
    own = replace(made.explanation, need_or_seat=0, count_or_points=1)
    mine = reason_words(replace(made, explanation=own), PEOPLE)
    assert mine == "You forgot that you hold a queen."


def test_an_overlooked_meld_is_named() -> None:
    card = (parse_card("Qh"),)
    made = advice(PLAY, "discard Qh", "overlooked_meld", cards=card)

    words = reason_words(made, PEOPLE)

    assert (
        words == "You overlooked a meld. Your opponents could add Q♥ to their queens."
    )


def test_players_who_could_add_a_card_are_named_from_the_readers_view() -> None:
    """Opponents, the reader, a lone player, and the partners for an onlooker."""
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


def test_a_bot_that_overlooks_cards_gives_no_reason_that_needs_them() -> None:
    """Clara has discarded two nines and the pile holds an ace."""
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
    opener = replace(taker, explanation=replace(taker.explanation, need_or_seat=50))
    assert reason_words(opener, PEOPLE) == ("It opens and brings the pile (5 cards).")
