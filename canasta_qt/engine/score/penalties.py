"""Lines of the count that only go against a side (group K)."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.cards import DEUCE, JOKER, RANK_TEXT
from canasta_qt.engine.moves.validity import is_pure
from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, SET, WILDS
from canasta_qt.engine.state.position import Position, in_foot
from canasta_qt.engine.state.score_lines import ScoreItem, ScoreLine


def incomplete_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Pure melds and wild melds with fewer than seven cards."""
    bonuses = position.terms.ruleset.bonuses
    unfinished = [meld for meld in position.melds[side] if meld.size < CANASTA_SIZE]
    for text, each in bonuses.incomplete_pure_penalty:
        count = sum(
            meld.form == SET
            and RANK_TEXT[meld.rank] == text
            and is_pure(position.terms.melds, meld.rank, mixed=meld.mixed_at_opening)
            for meld in unfinished
        )
        if count:
            yield ScoreLine(ScoreItem.INCOMPLETE_PURE, count, -each, -each * count)
    each = bonuses.incomplete_wild_penalty
    count = sum(meld.form == WILDS for meld in unfinished)
    if each and count:
        yield ScoreLine(ScoreItem.INCOMPLETE_WILD, count, -each, -each * count)


def holding_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Too many cards of a kind kept in the packet being played, by player.

    Wild cards count only when somebody has gone out (rules.md 3.17).
    """
    for holding in position.terms.ruleset.bonuses.holding_penalty:
        if holding.what == "wild":
            if position.cause is EndCause.STOCK_EMPTY:
                continue
            ranks = [int(DEUCE), int(JOKER)]
        else:
            rank = RANK_TEXT.index(holding.what)
            if _mixed_at_opening(position, side, rank):
                continue
            ranks = [rank]
        for seat in position.terms.seats_of[side]:
            if seat == position.out:
                continue
            if sum(position.ranks[seat][rank] for rank in ranks) >= holding.least:
                yield ScoreLine(
                    ScoreItem.HOLDING, 1, -holding.points, -holding.points, seat
                )


def _mixed_at_opening(position: Position, side: int, rank: int) -> bool:
    """A rank opened with wild cards is an ordinary one for that side (E92)."""
    return any(
        meld.rank == rank and meld.mixed_at_opening for meld in position.melds[side]
    )


def short_sequence_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Unfinished sequences that are too short, by sequence or once for the side."""
    rule = position.terms.ruleset.bonuses.short_sequence_penalty
    if rule is None:
        return
    count = sum(
        meld.form == RUN and meld.size <= rule.max_len for meld in position.melds[side]
    )
    if count:
        times = count if rule.per == "sequence" else 1
        points = -rule.points * times
        yield ScoreLine(ScoreItem.SHORT_SEQUENCE, count, -rule.points, points)


def partner_in_hand_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """A partner still plays from the hand when the side goes out."""
    each = position.terms.ruleset.bonuses.partner_in_hand_penalty
    terms = position.terms
    if not (each and terms.foot_size) or position.out < 0:
        return
    if terms.side_of[position.out] != side:
        return
    mates = [
        seat for seat in position.terms.seats_of[side] if not in_foot(position, seat)
    ]
    if mates:
        count = len(mates)
        yield ScoreLine(ScoreItem.PARTNER_IN_HAND, count, -each, -each * count)
