"""Frames of a record as the viewer saw them, and the stops of a replay."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from canasta_qt.advice import Advice, AdviceReason, Candidate, Explanation, Mistake
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.cards import Card
from canasta_qt.controller.advice.review import (
    decisions_of_seat,
    marked_mistakes,
    record_with_review,
)
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.record import (
    REVIEW_FIELD,
    Record,
    format_record,
    parse_record,
    replay_moments,
)
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from tests.text_table import read_rows

RECORDS = Path(__file__).parents[1] / "records"
VIEWER = 2


@cache
def game(
    hands: int = 2, *, last_whole: bool = True
) -> tuple[Record, list[Observation]]:
    """Return a game of the policy, and the viewer's observation after every action."""
    seats = SeatedPlayers(("a", "b", "c", "d"), ("bot:standard",) * 4)
    session = Session(CLASSIC_4, seats, Random(5))
    seen: list[Observation] = []
    for hand in range(hands):
        session.deal_next_round() if hand else session.start()
        begun = len(seen)
        seen.append(session.observe(VIEWER))
        while not session.is_over:
            if hand == hands - 1 and not last_whole and len(seen) > begun + 20:
                break
            assert seat_to_act(session.position) is not None
            session.submit(policy_action(session.position))
            seen.append(session.observe(VIEWER))
    return session.record, seen


def test_replay_frames_show_what_the_viewer_saw_after_every_action() -> None:
    record, seen = game()
    frames = ReplayFrames(record, VIEWER)

    views = [
        frames.observation(hand, i)
        for hand in range(frames.round_count)
        for i in range(len(frames.round_frames(hand)))
    ]

    assert views == seen
    assert [view.history[-3:] for view in views[1:]] == [
        view.history[-3:] for view in seen[1:]
    ]


@pytest.mark.parametrize(
    "path", sorted(RECORDS.glob("**/*.canasta")), ids=lambda p: p.stem
)
def test_every_golden_record_can_be_replayed_to_its_end(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    frames = ReplayFrames(record)
    last = list(replay_moments(record))[-1]

    for hand in range(frames.round_count):
        assert frames.round_frames(hand)[0].action is None

    assert frames.stopped is None
    assert frames.round_frames(last.round)[-1].position == last.position


# Marks


def mistake(record: Record, number: int = 0) -> Mistake:
    """Return a mistake: a discard of the viewer."""
    choice = next(
        each
        for each in decisions_of_seat(record, number, VIEWER)
        if isinstance(each.played_action, Discard)
    )
    other = next(
        c for c in choice.observation.hand if Discard(c) != choice.played_action
    )
    better = Candidate(Discard(other), 12.5, 2.0)
    worse = Candidate(choice.played_action, -20.0, 3.0)
    losses = (("mixed_3", -22.0), ("points", 0.3))
    advice = Advice(
        choice.observation,
        better.action,
        Explanation(AdviceReason.LEAST_LOSS, 7, 50, (Card(5), Card(6))),
        (better, worse),
        200,
    )
    place = (number, choice.line_index, choice.action_index, choice.turn_number)
    return Mistake(*place, choice.combined_action, advice, 33, 4, losses)


def test_a_review_mark_reads_back_with_its_complete_advice() -> None:
    record, _ = game()
    found = mistake(record, 1)
    kept = parse_record(format_record(record_with_review(record, 1, (found,))))

    (read,) = marked_mistakes(ReplayFrames(kept, VIEWER), 1).values()

    assert read == replace(found, feature_losses=(("mixed_3", -22.0),))
    assert read.advice.observation.history == found.advice.observation.history
    assert marked_mistakes(ReplayFrames(kept, VIEWER), 0) == {}


@pytest.mark.parametrize(
    "change", [change for (change,) in read_rows(__file__, "invalid_marks.rows")]
)
def test_the_replay_does_not_stop_at_an_invalid_review_mark(change: str) -> None:
    record, _ = game()
    assert record.rounds[0].turns[0].seat != VIEWER
    (mark,) = (
        record_with_review(record, 0, (mistake(record),))
        .rounds[0]
        .private_fields[REVIEW_FIELD]
    )
    hand = replace(
        record.rounds[0],
        private_fields={REVIEW_FIELD: [mark | json.loads(change), "junk"]},
    )

    assert (
        marked_mistakes(ReplayFrames(replace(record, rounds=(hand,)), VIEWER), 0) == {}
    )


def test_a_replay_hides_hands_of_a_round_that_people_still_play() -> None:
    """Several people share the machine; the hands of a finished round are open."""
    record, _ = game(last_whole=False)
    two = ("human", "bot:standard", "human", "bot:standard")
    frames = ReplayFrames(replace(record, players=two))
    seen, open_hand = frames.observation(1, 4), frames.observation(0, 4)

    assert (seen.hand, seen.is_hand_hidden) == ([], True)
    assert open_hand.hand
