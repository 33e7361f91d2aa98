"""Advice in sentences: complete, with numbers, and without hidden cards."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

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
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.action_text import ActionForm, action_text, move_label
from canasta_qt.wording.advice.sentences import only_choice_text, reason_words
from canasta_qt.wording.advice.texts import (
    COMPLETED_CANASTA_TEXTS,
    FEATURE_TEXTS,
    REASON_SENTENCES,
)
from canasta_qt.wording.player_names import PlayerNames
from tests.cases import Case, read
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, because, view
from tests.wording.samples import cards

CASES = Path(__file__).with_name("reasons.cases").read_text(encoding="utf-8")
REASONS = tuple(read(CASES))


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


def explained(words: str, table: str, action: Action) -> Advice:
    """Return the advice of a case: its reason with numbers and cards, who moves, what
    was discarded before, and the next best move.
    """
    reason, *fields = words.split()
    said = dict(field.split("=", 1) for field in fields)
    seen = observe(parse_position(f"canasta/1 {table}"), int(said.get("seat", 0)))
    thrown = (each.split(".") for each in said.get("thrown", "").split(",") if each)
    history = tuple(CardDiscarded(int(by), parse_card(away)) for by, away in thrown)
    why = because(
        reason,
        int(said.get("number", 0)),
        int(said.get("need", 0)),
        cards(said.get("cards", "")),
    )
    others: tuple[Candidate, ...] = ()
    if "instead" in said:
        other = parse_action(f"discard {said['instead']}")
        others = Candidate(action, 1.0), Candidate(other, -60.0)
    if "left" in said:
        del seen.position.stock[int(said["left"]) :]
    seen = replace(seen, history=history)
    return Advice(seen, action, why, others, may_show_hand="hidden" not in said)


@pytest.mark.parametrize("case", REASONS, ids=lambda case: case.name)
def test_a_move_has_the_reason_of_its_case(case: Case) -> None:
    for step in case.steps:
        given, _, wanted = step.removeprefix("because ").partition(" => ")
        words, _, action = given.partition(": ")
        reader = 1 if "reader=1" in words else 0
        made = explained(words, case.table, parse_action(action))
        assert reason_words(made, replace(PEOPLE, viewer=reader)) == wanted


def test_every_kind_of_completed_canasta_has_a_text() -> None:
    kinds = {"natural", "mixed", "sequence", "wild", "red", "black"}
    assert set(COMPLETED_CANASTA_TEXTS) == kinds


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


def test_advice_says_when_there_is_only_one_legal_move() -> None:
    """The rules decide whether there is another."""
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    forced = advice(drawing, "draw", "nothing_to_take")
    taking = advice(TAKE, "draw", "pile_not_worth_it")

    assert only_choice_text(forced) == "It is your only legal move."
    assert only_choice_text(taking) == "No other move was compared."
    lone = advice(drawing, "draw", "only_choice")
    assert reason_words(lone, PEOPLE) == "It is your only legal move."


CLARA = (
    "canasta/1 classic_4 turn=1.play dealer=3 pile=5h6c9d"
    " hands=(9)/Qh9s4c/(9)/(9) melds=[QsQdQh]/[AcAdAh]"
)


THREE = (
    "canasta/1 classic_3 turn=0.play dealer=2 pile=5h6c9d"
    " hands=Qh9s4c/(9)/(9) melds=[AcAdAh]/[QsQdQh]/-"
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
