"""Advice in sentences: complete, with numbers, and without hidden cards."""

import re
from dataclasses import replace
from pathlib import Path
from typing import cast, get_args

import pytest

from canasta_qt.advice import FEATURE_NAMES, Advice, AdviceReason, Candidate
from canasta_qt.cards import parse_card
from canasta_qt.engine.moves.taking_pile import pile_refusal
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.action_text import ActionForm, action_text, move_label
from canasta_qt.wording.advice.sentences import only_choice_text, reason_words
from canasta_qt.wording.advice.texts import FEATURE_TEXTS
from canasta_qt.wording.player_names import PlayerNames
from tests.cases import Case, read
from tests.engine.test_every_reason import WAYS
from tests.positions import filled
from tests.wording.advising import PEOPLE, PLAY, TAKE, advice, because, view
from tests.wording.samples import cards

CASES = Path(__file__).with_name("reasons.cases").read_text(encoding="utf-8")
REASONS = tuple(read(CASES))
MOVES = tuple(read(Path(__file__).with_name("moves.cases").read_text(encoding="utf-8")))


def test_every_feature_of_a_comparison_has_a_text() -> None:
    assert set(FEATURE_TEXTS) == {*FEATURE_NAMES, "round_over"}


@pytest.mark.parametrize("ground", AdviceReason)
@pytest.mark.parametrize("may_show_hand", [True, False])
def test_every_reason_is_a_complete_sentence(
    ground: AdviceReason,
    may_show_hand: bool,  # noqa: FBT001
) -> None:
    card = view().hand[0]
    made = advice(
        PLAY,
        "discard 9s",
        str(ground),
        number=7,
        need=1,
        cards=(card,),
        may_show_hand=may_show_hand,
    )

    words = reason_words(made, PEOPLE)

    assert re.fullmatch(r"[A-Z0-9].*[.]", words), words
    assert "{" not in words
    assert "  " not in words


def test_every_reason_that_forbids_the_pile_is_a_sentence_for_any_seat() -> None:
    """Regression: a new reason had none, and the hint for a draw failed."""
    for reason, table in WAYS.items():
        made = advice(filled(table), "draw", "nothing_to_take")
        if pile_refusal(made.observation.position, 0) is not None:
            assert re.fullmatch("[A-Z].+[.]", reason_words(made, PEOPLE)), reason


def test_advice_of_a_hidden_hand_reveals_none_of_its_cards() -> None:
    """Neither cards that are not played nor their number."""
    for ground in AdviceReason:
        made = advice(
            PLAY, "discard 9s", str(ground), number=123, need=3, may_show_hand=False
        )
        other = Candidate(parse_action("discard Qh"), -60.0)
        made = replace(made, candidates=(Candidate(made.action, 1.0), other))
        words = reason_words(made, PEOPLE)
        if ground.value.hand_hidden or ground is AdviceReason.OVERLOOKED_PILE:
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


def test_advice_says_when_there_is_only_one_legal_move() -> None:
    """The rules decide whether there is another."""
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    forced = advice(drawing, "draw", "nothing_to_take")
    taking = advice(TAKE, "draw", "pile_not_worth_it")

    assert only_choice_text(forced) == "It is your only legal move."
    assert only_choice_text(taking) == "No other move was compared."
    lone = advice(drawing, "draw", "only_choice")
    assert reason_words(lone, PEOPLE) == "It is your only legal move."


@pytest.mark.parametrize("case", MOVES, ids=lambda case: case.name)
def test_a_move_has_the_words_of_its_case(case: Case) -> None:
    seen = view(f"canasta/1 {case.table}")
    for step in case.steps:
        given, _, wanted = step.partition(" => ")
        form, _, text = given.partition(" ")
        action = parse_action(text)
        assert form in get_args(ActionForm)
        assert action_text(action, seen, cast("ActionForm", form)) == wanted
        if form == "move":
            assert move_label(action, seen) == wanted[0].upper() + wanted[1:]


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
    assert said(alone, PlayerNames(names[:3], 0, 3)) == (
        "Clara could add Q♥ to the queens."
    )
