"""Mistakes that a review finds in a round, and how they are saved."""

from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from canasta_qt.advice import Advice, AdviceReason, Candidate, Explanation, Mistake
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.controller.advice.review import (
    ReviewedDecision,
    decisions_of_seat,
    find_mistake,
    record_with_review,
    sorted_by_cost,
)
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.engine.state.actions import (
    DRAW,
    Action,
    AddToMeld,
    Discard,
    LayDown,
    NewMeld,
)
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import REVIEW_FIELD, format_record, parse_record
from canasta_qt.notation.transcript import transcript_lines
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from tests.narrow import some

FED = (
    "canasta/1 classic_4 turn=0.play dealer=3 pile=5h6c9dTs7hKs4d8cJdAs5c9hTh "
    "hands=QhQc4c4s9sKc6d/(9)/(9)/(9) melds=[AcAdAh]/[QsQdQh]"
)
"""Clara plays next; her side has queens, and the pile has thirteen cards."""


@dataclass
class Hand:
    """A round played by the policy, with the observations and actions of seat 0."""

    session: Session
    seen: list[tuple[Observation, Action]] = field(default_factory=list)


@cache
def hand(seed: int = 3) -> Hand:
    seats = SeatedPlayers(("a", "b", "c", "d"), ("human", *("nobody",) * 3))
    played = Hand(Session(CLASSIC_4, seats, Random(seed)))
    session = played.session
    session.start()
    while not session.is_over:
        seat = some(seat_to_act(session.position))
        action = policy_action(session.position)
        if seat == 0:
            played.seen.append((session.observe(0), action))
        session.submit(action)
    return played


def choice(text: str, action: str) -> ReviewedDecision:
    observation = observe(parse_position(text), 0)
    deed = parse_action(action)
    return ReviewedDecision(0, 4, 1, 3, observation, deed, deed)


def advice(observation: Observation, *weighed: Candidate) -> Advice:
    """Return advice for the first of these candidates."""
    return Advice(
        observation,
        weighed[0].action,
        Explanation(AdviceReason.LEAST_LOSS),
        weighed,
        200,
    )


def weigh(text: str, mean: float, error: float = 2.0) -> Candidate:
    return Candidate(parse_action(text), mean, error)


def test_a_review_sees_every_decision_as_the_player_saw_it() -> None:
    played = hand()

    found = decisions_of_seat(played.session.record, 0, 0)

    lays_follow = [
        isinstance(action, LayDown) and isinstance(before, LayDown)
        for (_, before), (_, action) in zip(
            [(None, DRAW), *played.seen], played.seen, strict=False
        )
    ]
    expected = [
        seen for seen, more in zip(played.seen, lays_follow, strict=True) if not more
    ]
    assert [(each.observation, each.played_action) for each in found] == expected
    assert [each.observation.history for each in found] == [
        v.history for v, _ in expected
    ]


def test_a_review_finds_the_only_blunder_of_a_round() -> None:
    choices = decisions_of_seat(hand().session.record, 0, 0)
    planted = next(each for each in choices if isinstance(each.played_action, Discard))

    mistakes = []
    for each in choices:
        other = Candidate(
            DRAW if each.played_action != DRAW else Discard(each.observation.hand[0]),
            60,
        )
        own = Candidate(each.played_action, 0.0)
        weighed = (other, own) if each is planted else (own, other)
        mistake = find_mistake(each, advice(each.observation, *weighed))
        mistakes += [mistake] if mistake is not None else []

    (mistake,) = mistakes
    assert (mistake.line_index, mistake.action_index) == (
        planted.line_index,
        planted.action_index,
    )
    assert mistake.played_action == planted.played_action
    assert mistake.cost == 60


@pytest.mark.parametrize(
    ("played", "better", "other"),
    [
        # The same rank in another suit, a difference within the error, one unmeasured.
        ("discard 4c", ("discard 4s", 30), ("discard Qh", -40)),
        ("discard 4c", ("discard 9s", 30, 20), ("discard 4s", 10, 20)),
        ("discard 6d", ("meld [QhQcQd]", 70), ("discard 4s", 10)),
    ],
)
def test_a_discard_is_no_mistake(played: str, better: Any, other: Any) -> None:
    said = advice(observe(parse_position(FED), 0), weigh(*better), weigh(*other))

    assert find_mistake(choice(FED, played), said) is None


def test_melds_laid_one_by_one_are_reviewed_as_one_action() -> None:
    observation = observe(parse_position(FED), 0)
    parts = (NewMeld(()), AddToMeld(0, ()))
    first = LayDown(parts[:1])
    piecemeal = replace(
        choice(FED, "draw"), played_action=first, combined_action=LayDown(parts)
    )
    whole = Candidate(LayDown(parts), 50.0, 1.0)
    part = Candidate(first, 10.0, 1.0)
    said = advice(observation, whole, part)

    assert find_mistake(piecemeal, said) is None


def test_a_mistake_names_all_melded_cards() -> None:
    observation = observe(parse_position(FED), 0)
    parts = (NewMeld((observation.hand[0],)), AddToMeld(0, (observation.hand[1],)))
    first = LayDown(parts[:1])
    greedy = replace(
        choice(FED, "draw"), played_action=first, combined_action=LayDown(parts)
    )
    whole = Candidate(LayDown(parts), 10.0, 1.0, (("deuces", -30.0),))
    said = advice(observation, Candidate(first, 50.0, 1.0), whole)

    found = find_mistake(greedy, said)

    assert found is not None
    assert found.played_action == LayDown(parts)
    assert found.advice.action == first
    assert found.feature_losses == (("deuces", -30.0),)


def test_a_missed_meld_is_reported_once_a_turn() -> None:
    observation = observe(parse_position(FED), 0)
    found = [
        Mistake(0, 2, 0, 2, DRAW, advice(observation, weigh(better, 30)), cost, 3)
        for better, cost in (("meld [QhQcQd]", 60), ("meld [QhQcQd] m0+Ac", 90))
    ]

    assert [each.cost for each in sorted_by_cost(found)] == [90]


def test_review_marks_are_saved_in_the_record_and_its_transcript() -> None:
    record = hand().session.record
    planted = next(
        each
        for each in decisions_of_seat(record, 0, 0)
        if isinstance(each.played_action, Discard)
    )
    said = advice(planted.observation, weigh("discard 9s", 30))
    found = Mistake(
        0,
        planted.line_index,
        planted.action_index,
        1,
        planted.played_action,
        said,
        cost=85,
        standard_error=20,
    )

    kept = parse_record(format_record(record_with_review(record, 0, (found,))))

    (mark,) = kept.rounds[0].private_fields[REVIEW_FIELD]
    assert (mark["line"], mark["step"]) == (
        planted.line_index + 1,
        planted.action_index + 1,
    )
    lines = list(transcript_lines(kept))
    at = next(i for i, line in enumerate(lines) if "review:" in line)
    assert "cost about 85 points (± 20), better: discard 9s" in lines[at]
    there = observe(parse_position(lines[at + 1].strip()), 0)
    assert there == planted.observation
    without = [line for i, line in enumerate(lines) if i not in (at, at + 1)]
    assert without == list(transcript_lines(record))
