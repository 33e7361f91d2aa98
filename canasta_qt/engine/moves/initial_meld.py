"""Does the first lay of a side open: the rules of group F."""

from __future__ import annotations

from canasta_qt.cards import NATURAL_RANKS, Card
from canasta_qt.engine.moves.going_out import going_out_refusal, hand_ends
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import RUN, SET, WILDS, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules.tables import CANASTA, NATURAL_CANASTA
from canasta_qt.rules.values import ConcealedExempt, InitialCondition


def opening_refusal(
    after: Position, seat: int, top: Card | None = None
) -> Refusal | None:
    """Judge an opening by the position after it; the side had no melds before.

    `top` is the top card of the pile, if it was used.
    """
    side = after.terms.side_of[seat]
    melds = after.melds[side]
    opening = after.terms.opening
    naturals = sum(meld.naturals for meld in melds)
    if top is not None and top < NATURAL_RANKS * 4:
        naturals -= 1
    if naturals < opening.initial_min_naturals_from_hand:
        return Refusal(
            Reason.OPENING_NATURALS_FROM_HAND,
            naturals,
            opening.initial_min_naturals_from_hand,
        )
    whole = opening.canasta_meets_initial and any(meld.canasta for meld in melds)
    if whole or _exempt(after, seat, took=top is not None):
        return None
    return _minimum_refusal(after, side) or _condition_refusal(
        opening.initial_condition, melds
    )


def _minimum_refusal(after: Position, side: int) -> Refusal | None:
    minimum = opening_minimum(after, side)
    melds = after.melds[side]
    if minimum in (CANASTA, NATURAL_CANASTA):
        fine = any(
            meld.canasta and (minimum == CANASTA or meld.form != SET or not meld.wilds)
            for meld in melds
        )
        return None if fine else Refusal(Reason.OPENING_NEEDS_CANASTA, need=minimum)
    total = sum(meld.points for meld in melds)
    if total < minimum:
        return Refusal(Reason.OPENING_TOO_SMALL, total, minimum)
    return None


def _condition_refusal(
    condition: InitialCondition, melds: list[Meld]
) -> Refusal | None:
    if condition is InitialCondition.NO_WILDS:
        wilds = sum(meld.wilds for meld in melds)
        return Refusal(Reason.OPENING_CONDITION, wilds, 0) if wilds else None
    if condition is InitialCondition.THREE_NATURAL_MELD:
        fine = any(
            (meld.form == SET and meld.naturals >= 3)
            or (meld.form == RUN)
            or (meld.form == WILDS and meld.canasta)
            for meld in melds
        )
        return None if fine else Refusal(Reason.OPENING_CONDITION, 0, 3)
    return None


def _exempt(after: Position, seat: int, *, took: bool) -> bool:
    """Going out in one turn with an own canasta needs no minimum (3.1)."""
    rule = after.terms.opening.concealed_exempt
    if rule is ConcealedExempt.NEVER:
        return False
    if rule is ConcealedExempt.STOCK_DRAW_ONLY and (took or after.took):
        return False
    side = after.terms.side_of[seat]
    own_canasta = any(meld.canasta for meld in after.melds[side])
    whole_hand = hand_ends(after, seat)
    return own_canasta and whole_hand and going_out_refusal(after, seat) is None
