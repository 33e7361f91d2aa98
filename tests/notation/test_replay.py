"""Records played again."""

import re
from dataclasses import replace

import pytest

from canasta_qt.engine.state.events import RoundEnded, RoundStarted
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.actions import Line, parse_line
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.notation.record import (
    Record,
    format_record,
    parse_record,
    replay_moments,
    replay_record,
)
from canasta_qt.notation.transcript import transcript_lines
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.narrow import some
from tests.notation.random_play import round_of
from tests.notation.random_record import record_of

CLASSIC, DUEL = ALL_RULESETS[:2]


def with_turns(record: Record, turns: tuple[Line, ...], **changes: object) -> Record:
    """Replace the turns of the last round, which is then unfinished."""
    last = replace(record.rounds[-1], turns=turns, score=None, **changes)  # type: ignore[arg-type]
    return replace(record, rounds=(*record.rounds[:-1], last))


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_replayed_record_ends_in_the_position_of_the_game(ruleset: Ruleset) -> None:
    played = round_of(ruleset, 8)
    record = record_of(ruleset, 8)
    found = replay_record(parse_record(format_record(record)))

    assert found.error is None
    assert found.position.phase == OVER_PHASE
    assert len(played) > 0
    assert isinstance(found.history[0], RoundStarted)
    assert any(isinstance(event, RoundEnded) for event in found.history)


def test_an_unfinished_record_is_replayed_to_its_last_line() -> None:
    whole = record_of(DUEL, 4)
    turns = whole.rounds[0].turns
    for end in range(0, len(turns), 9):
        found = replay_record(with_turns(whole, turns[:end]))
        assert found.error is None
        assert found.position.phase != OVER_PHASE
        again = parse_position(format_position(found.position))
        assert again == found.position


def test_positions_of_earlier_moments_do_not_change_during_a_replay() -> None:
    record = record_of(DUEL, 4)
    seen = [format_position(moment.position) for moment in replay_moments(record)]
    kept = list(replay_moments(record))

    assert seen == [format_position(moment.position) for moment in kept]
    assert len(set(seen)) > len(seen) // 2


def test_replayed_rounds_are_numbered_and_scores_carry_over() -> None:
    record = record_of(DUEL, 6, rounds=3)
    deals = [moment for moment in replay_moments(record) if moment.line is None]

    assert [moment.position.round for moment in deals] == [1, 2, 3]
    assert [tuple(moment.position.scores) for moment in deals] == [
        (0, 0),
        record.rounds[0].score,
        record.rounds[1].score,
    ]


def test_the_replay_stops_at_the_last_legal_position_before_a_refusal() -> None:
    whole = record_of(CLASSIC, 4)
    good = whole.rounds[0].turns[:5]
    seat = whole.rounds[0].turns[5].seat
    bad = parse_line(f"{seat}: draw, discard 3h")
    found = replay_record(with_turns(whole, (*good, bad)))

    assert found.error is not None
    assert found.error.refusal is not None
    assert found.error.refusal.reason is Reason.NOT_IN_HAND
    assert found.position is found.error.position
    assert found.position.turn == seat
    assert found.position.drew_cards
    text = str(found.error)
    assert f"Round 1, “{bad}”: the rules do not allow “discard 3h”." in text
    assert "discard 3h is refused: not_in_hand" in text
    assert format_position(found.position) in text
    assert type(found.history[-1]).__name__ in ("CardsDrawn", "BonusLaid")


def test_drawn_cards_that_contradict_the_deck_stop_the_replay() -> None:
    whole = record_of(CLASSIC, 4)
    first = whole.rounds[0].turns[0]
    found = replay_record(
        with_turns(whole, (parse_line(f"{first.seat}: draw=XrXrXr"),))
    )

    assert found.error is not None
    assert "draw=XrXrXr" in str(found.error)
    assert found.error.refusal is None


def test_the_replay_finds_a_wrong_score_and_a_deal_before_the_end() -> None:
    record = record_of(DUEL, 4, rounds=2)
    first, second = record.rounds
    score = some(first.score)
    wrong = replace(first, score=(score[0] + 5, score[1]))
    scored = replace(first, turns=first.turns[:3])
    dealt = replace(scored, score=None)

    for rounds, said in (
        ((wrong,), f"It says {score[0] + 5}/{score[1]}"),
        ((scored,), "Round 1 has a score, but has not ended."),
        ((dealt, second), "Round 1 has not ended, but the next one is dealt."),
    ):
        found = replay_record(replace(record, rounds=rounds))
        assert said in str(found.error)
        assert some(found.error).position.round == 1


def test_a_line_after_the_end_of_the_round_is_refused() -> None:
    record = record_of(DUEL, 4)
    extra = with_turns(record, (*record.rounds[0].turns, parse_line("0: draw")))
    assert re.search("refused: round_is_over", str(replay_record(extra).error))


def test_a_transcript_can_stop_early_and_ends_with_the_position() -> None:
    record = record_of(DUEL, 4)
    lines = list(transcript_lines(record, until=3))

    assert [line for line in lines if re.match(r"\d: ", line)] == [
        str(line) for line in record.rounds[0].turns[:3]
    ]
    assert lines[-1].startswith("canasta/1 classic_2 ")
    assert parse_position(lines[-1])
