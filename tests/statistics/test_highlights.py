"""Highlights of a game come from its record; the best of each kind is shown."""

from pathlib import Path
from typing import Any

import pytest

from canasta_qt.advice import NO_EXPLANATION, Advice, Mistake
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.engine.state.events import CanastaCompleted, PileTaken, WentOut
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.record import Record, parse_record, replay_moments
from canasta_qt.statistics.highlights import best_highlights, find_highlights
from canasta_qt.statistics.values import Highlight, HighlightKind
from tests.statistics.played import played
from tests.table.table_view import cards

RECORDS = Path(__file__).parents[1] / "records"


def highlights_of(name: str) -> list[Highlight]:
    """Return all highlights of a record of `tests/records/`."""
    text = (RECORDS / f"{name}.canasta").read_text(encoding="utf-8")
    return found_in(parse_record(text))


def found_in(record: Record) -> list[Highlight]:
    return list(find_highlights([*replay_moments(record)]))


def moment(feat: HighlightKind, points: int, **more: Any) -> Highlight:
    place = {"round_index": 0, "line_index": 0, "seat": 0, "side": 0} | more
    return Highlight(feat, points=points, **place)


def test_highlights_are_canastas_large_piles_going_out_and_rounds() -> None:
    """The transcript of the record has the same events."""
    second = [
        each
        for each in highlights_of("classic_4/two_hands_by_standard_bots")
        if each.round_index
    ]

    assert second == [
        Highlight(
            HighlightKind.CANASTA, 1, 4, 3, 1, 300, cards("AcAd2sAhAsXbXr"), "mixed"
        ),
        Highlight(HighlightKind.PILE, 1, 6, 1, 1, 7, cards("5h2h5s")),
        Highlight(HighlightKind.PILE, 1, 13, 0, 0, 7, cards("QhQsQs")),
        Highlight(
            HighlightKind.CANASTA, 1, 23, 2, 0, 300, cards("JcJh2sJdJsXbXr"), "mixed"
        ),
        # Seat 3 goes out, and its side is still 255 behind.
        Highlight(
            HighlightKind.OUT,
            1,
            24,
            3,
            1,
            100,
            cards("KcKsKs6s"),
            lead_points=1300 - 1555,
        ),
        # The points of the round, not the lead: “Your best round” was +215.
        Highlight(HighlightKind.ROUND, 1, 24, 0, 0, 660, cards("JcJh2sJdJsXbXr")),
        Highlight(HighlightKind.ROUND, 1, 24, 1, 1, 875, cards("AcAd2sAhAsXbXr")),
    ]


@pytest.mark.parametrize("ruleset", ["classic_4", "samba", "classic_2"])
def test_every_canasta_large_pile_and_going_out_is_a_highlight(ruleset: str) -> None:
    record = played(ruleset, seed=4, hands=2)
    events = [event for each in replay_moments(record) for event in each.events]
    feats = [each.highlight_kind for each in found_in(record)]

    assert feats.count(HighlightKind.OUT) == sum(isinstance(e, WentOut) for e in events)
    assert feats.count(HighlightKind.PILE) == sum(
        isinstance(e, PileTaken) and len(e.cards) >= 5 for e in events
    )
    assert feats.count(HighlightKind.CANASTA) == sum(
        isinstance(e, CanastaCompleted) for e in events
    )


def test_the_best_highlight_of_each_kind_is_shown() -> None:
    """Best canasta, largest pile, going out, best round."""
    lesser = moment(HighlightKind.CANASTA, 300, line_index=1)
    best = moment(HighlightKind.CANASTA, 500, line_index=9)
    pile = moment(HighlightKind.PILE, 22, round_index=2)
    out = moment(HighlightKind.OUT, 100, round_index=1)
    ahead = moment(HighlightKind.ROUND, 1130, round_index=1)
    theirs = moment(HighlightKind.CANASTA, 1000, side=1)
    found = [lesser, best, pile, out, ahead, theirs]

    assert best_highlights(found, 0) == [best, out, pile], "in the order of play"
    assert best_highlights([lesser, best, theirs], 0) == [lesser, best]
    assert best_highlights(found, 1) == [theirs]
    assert best_highlights([], 0) == []


def mistake(
    record: Record, line_index: int, step: int, better: str, cost: int = 60
) -> Mistake:
    """Return a mistake at an action of the first round, with a better action."""
    seat = record.rounds[0].turns[line_index].seat
    moments = (it for it in replay_moments(record) if it.line_index == line_index)
    before = next(moments).position_before_step(step + 1)
    assert before is not None, "the line has this action"
    advice = Advice(observe(before, seat), parse_action(better), NO_EXPLANATION)
    return Mistake(0, line_index, step, 1, DRAW, advice, cost, 0)


def test_the_worst_reviewed_decision_is_shown_last_as_the_lesson() -> None:
    record = played(seed=1, hands=1)
    turns = record.rounds[0].turns
    line = next(i for i, turn in enumerate(turns) if turn.seat == 0)
    discard = str(turns[line].steps[-1])
    mistakes = [
        mistake(record, line, 0, "draw", 160),
        mistake(record, line, 1, discard, 200),
    ]

    shown = best_highlights(find_highlights([*replay_moments(record)], mistakes), 0)

    assert len(shown) == 3
    lesson = shown[-1]
    assert lesson.highlight_kind is HighlightKind.LESSON
    assert (lesson.points, lesson.line_index, lesson.action_index) == (-200, line, 1)
    assert lesson.mistake is mistakes[1]
    assert lesson.cards


@pytest.mark.parametrize(
    ("line", "step", "better"),
    [(34, 2, "discard 5c"), (35, 1, "no"), (36, 2, "discard 5c")],
)
def test_no_move_of_a_turn_with_a_mistake_is_shown_as_a_good_one(
    line: int, step: int, better: str
) -> None:
    """Regression: “You went out” was praised though the question before was blamed.

    Seat 2 asks in one line, and goes out in the next but one.
    """
    text = (RECORDS / "classic_4/partner_said_yes.canasta").read_text(encoding="utf-8")
    record = parse_record(text)
    found = mistake(record, line - 1, step - 1, better)

    good = [each for each in found_in(record) if each.line_index >= 33]
    kinds = {each.highlight_kind for each in good}
    left = list(find_highlights([*replay_moments(record)], [found]))

    assert HighlightKind.OUT in kinds
    assert HighlightKind.LESSON in {each.highlight_kind for each in left}
    assert not [each for each in left if each in good]
