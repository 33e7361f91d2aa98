"""Initial melds: whether a lay opens (group F), and what a hand could open with.

A *source* is what one group is made of: a rank (0..10), a suit for sequences
(11..14), or wild cards alone (15).  An opening takes one group from a source.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, Card, Rank
from canasta_qt.engine.moves.going_out import going_out_refusal, hand_ends
from canasta_qt.engine.moves.validity import meld_refusal
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    FEWEST_NATURALS,
    RUN,
    SET,
    SMALLEST_MELD,
    WILDS,
    Meld,
    make_meld,
)
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import Terms
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
    rules = after.terms.rules
    naturals = sum(meld.naturals for meld in melds)
    if top is not None and top < NATURAL_RANKS * 4:
        naturals -= 1
    if naturals < rules.initial_min_naturals_from_hand:
        return Refusal(
            Reason.OPENING_NATURALS_FROM_HAND,
            naturals,
            rules.initial_min_naturals_from_hand,
        )
    whole = rules.canasta_meets_initial and any(meld.canasta for meld in melds)
    if whole or _exempt(after, seat):
        return None
    return _minimum_refusal(after, side) or _condition_refusal(
        rules.initial_condition, melds
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


def _exempt(after: Position, seat: int) -> bool:
    """Going out in one turn with an own canasta needs no minimum (3.1)."""
    rule = after.terms.rules.concealed_exempt
    if rule is ConcealedExempt.NEVER:
        return False
    if rule is ConcealedExempt.STOCK_DRAW_ONLY and after.took:
        return False
    side = after.terms.side_of[seat]
    own_canasta = any(meld.canasta for meld in after.melds[side])
    whole_hand = hand_ends(after, seat)
    return own_canasta and whole_hand and going_out_refusal(after, seat) is None


_DEEPEST: Final = 6
"""Groups in one opening; a hand that needs more holds a cheaper way as well."""
_MOST: Final = 4000
"""Openings looked at in one position; far more than a hand without sequences has."""
_RUNS: Final = NATURAL_RANKS
_WILDS: Final = _RUNS + 4


def sources(terms: Terms) -> list[int]:
    """Every source of groups the ruleset knows."""
    found = list(range(NATURAL_RANKS))
    if terms.rules.sequences:
        found += range(_RUNS, _WILDS)
    if terms.wild_melds:
        found.append(_WILDS)
    return found


def source_of(card: Card) -> int:
    """The rank a card is a group of, or the source of wild cards."""
    rank = card >> 2
    return rank if rank < NATURAL_RANKS else _WILDS


def groups_from(
    terms: Terms, hand: list[int], source: int
) -> Iterator[tuple[Card, ...]]:
    """Yield every legal new meld a hand can make from a source."""
    if source < _RUNS:
        yield from groups_of(terms, hand, Rank(source))
    elif source < _WILDS:
        yield from runs_of(hand, source - _RUNS)
    else:
        yield from wild_groups(terms, hand)


def groups_with(
    terms: Terms, hand: list[int], card: Card
) -> Iterator[tuple[Card, ...]]:
    """Yield every legal new meld that holds a given card of the hand."""
    if card >> 2 < NATURAL_RANKS:
        yield from groups_of(terms, hand, Rank(card >> 2), card)
    else:
        for group in groups_from(terms, hand, source_of(card)):
            if card in group:
                yield group


def openings(
    terms: Terms, hand: list[int], need: int, *, with_card: Card | None = None
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield sets of groups that reach `need` with no card too many.

    With a card given, the first group holds it.  At most `_MOST` are yielded.
    """
    if with_card is None:
        found = _sets(terms, hand, need, sources(terms), ())
    else:
        found = _sets_with(terms, hand, need, with_card)
    for groups in islice(found, _MOST):
        if not _too_many(terms, groups, need, with_card):
            yield groups


def _too_many(
    terms: Terms, groups: tuple[tuple[Card, ...], ...], need: int, kept: Card | None
) -> bool:
    """Return whether a card could stay in the hand and the opening would still do."""
    spare = sum(terms.points[card] for group in groups for card in group) - need
    for number, group in enumerate(groups):
        for card in sorted(set(group)):
            needed = card == kept and number == 0
            if terms.points[card] > spare or needed or len(group) <= 3:
                continue
            rest = list(group)
            rest.remove(card)
            meld = make_meld(tuple(rest), terms.points)
            meld = replace(meld, mixed_at_opening=True)
            if meld_refusal(terms, meld, None, ends=False) is None:
                return True
    return False


def _sets_with(
    terms: Terms, hand: list[int], need: int, card: Card
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    first = source_of(card)
    others = [source for source in sources(terms) if source != first]
    for group in groups_with(terms, hand, card):
        gained = sum(terms.points[each] for each in group)
        if gained >= need:
            yield (group,)
        else:
            rest = _without(hand, group)
            yield from _sets(terms, rest, need - gained, others, (group,))


def _sets(
    terms: Terms,
    hand: list[int],
    need: int,
    left: list[int],
    groups: tuple[tuple[Card, ...], ...],
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if len(groups) >= _DEEPEST or _hopeless(terms, hand, need):
        return
    for place, source in enumerate(left):
        for group in groups_from(terms, hand, source):
            gained = sum(terms.points[card] for card in group)
            chosen = (*groups, group)
            if gained >= need:
                yield chosen
            else:
                yield from _sets(
                    terms,
                    _without(hand, group),
                    need - gained,
                    left[place + 1 :],
                    chosen,
                )


def _hopeless(terms: Terms, hand: list[int], need: int) -> bool:
    """Return whether all cards of a hand together miss the minimum."""
    points = terms.points
    return sum(count * points[card] for card, count in enumerate(hand)) < need


def _without(hand: list[int], cards: tuple[Card, ...]) -> list[int]:
    rest = hand[:]
    for card in cards:
        rest[card] -= 1
    return rest


def groups_of(
    terms: Terms, hand: list[int], rank: Rank, lead: Card | None = None
) -> Iterator[tuple[Card, ...]]:
    """Yield every legal new meld of a rank by number of naturals, deuces and jokers.

    With a lead given it is the first natural of each.
    Pure ranks are yielded with wild cards as well: an opening may hold them.
    """
    naturals = cards_by_rank(hand, rank)
    if lead is not None:
        at = naturals.index(lead)
        naturals = (lead, *naturals[:at], *naturals[at + 1 :])
    least = FEWEST_NATURALS
    deuces, jokers = cards_by_rank(hand, DEUCE), cards_by_rank(hand, JOKER)
    for count in range(least, len(naturals) + 1):
        for twos in range(len(deuces) + 1):
            for many in range(len(jokers) + 1):
                wilds = twos + many
                meld = Meld(
                    SET,
                    rank,
                    count,
                    wilds,
                    _SIZED[count + wilds],
                    0,
                    mixed_at_opening=True,
                )
                if meld_refusal(terms, meld, None, ends=False) is None:
                    yield naturals[:count] + deuces[:twos] + jokers[:many]


def runs_of(hand: list[int], suit: int) -> Iterator[tuple[Card, ...]]:
    """Yield every run of three cards to the longest allowed in one suit."""
    for low in range(NATURAL_RANKS):
        cards: list[Card] = []
        for rank in range(low, min(low + CANASTA_SIZE, NATURAL_RANKS)):
            if not hand[rank * 4 + suit]:
                break
            cards.append(Card(rank * 4 + suit))
            if len(cards) >= SMALLEST_MELD:
                yield tuple(cards)


def extensions(hand: list[int], run: Meld) -> Iterator[tuple[Card, ...]]:
    """Every number of cards onto the low and the high end of a run."""
    below = _reach(hand, run.cards[0], -4)
    above = _reach(hand, run.cards[-1], 4)
    for low in range(len(below) + 1):
        for high in range(len(above) + 1):
            if low or high:
                yield tuple(below[:low] + above[:high])


def _reach(hand: list[int], end: Card, step: int) -> list[Card]:
    cards: list[Card] = []
    kind = end + step
    while 0 <= kind < NATURAL_RANKS * 4 and hand[kind]:
        cards.append(Card(kind))
        kind += step
    return cards


def wild_groups(terms: Terms, hand: list[int]) -> Iterator[tuple[Card, ...]]:
    """Yield every mix of wild cards that is a meld of its own."""
    limit = terms.rules.wild_meld_max
    deuces, jokers = cards_by_rank(hand, DEUCE), cards_by_rank(hand, JOKER)
    most = len(deuces) + len(jokers)
    if limit is not None:
        most = min(most, limit)
    for size in range(SMALLEST_MELD, most + 1):
        for twos in range(min(size, len(deuces)), -1, -1):
            if size - twos <= len(jokers):
                yield deuces[:twos] + jokers[: size - twos]


def cards_by_rank(hand: list[int], rank: Rank) -> tuple[Card, ...]:
    """List the cards of a rank in a count by card, clubs first."""
    return tuple(
        Card(rank * 4 + suit) for suit in range(4) for _ in range(hand[rank * 4 + suit])
    )


_SIZED: Final = tuple((Card(0),) * size for size in range(100))
"""Any cards in the right number: legality of a set asks only how many there are."""
