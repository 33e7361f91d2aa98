"""Can the actor go out from here: a search for plays that use up the hand.

The search only proposes; every proposal is judged by the same functions that judge a
player's act, so it cannot claim what the rules refuse.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, Card, Rank
from canasta_qt.engine.actions import AddToMeld, MeldPlay, NewMeld
from canasta_qt.engine.going_out import (
    discard_out_refusal,
    going_out_refusal,
    permission_refusal,
)
from canasta_qt.engine.melds import SET, WILDS, Meld
from canasta_qt.engine.opening import opening_refusal
from canasta_qt.engine.openings import cards_by_rank
from canasta_qt.engine.position import Position
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.trial import melds_refusal, try_plays
from canasta_qt.engine.validity import wilds_refusal
from canasta_qt.rules.values import Black3Meld, GoOutDiscard, WildMelds


@dataclass(frozen=True, slots=True)
class WayOut:
    """Plays that use up the hand, laid as one act, and the last discard if any."""

    plays: tuple[MeldPlay, ...]
    discard: Card | None


@dataclass(frozen=True, slots=True)
class _Heap:
    """Cards that wild cards may join: a meld that lies there or a group to be laid."""

    rank: Rank
    meld: int
    """Its number on the table, or -1."""
    cards: tuple[Card, ...]
    """From the hand."""
    naturals: int
    wilds: int
    """Already in the meld."""


def way_out(view: Position, seat: int, *, asked: bool = False) -> WayOut | None:
    """Find a way to go out this turn after drawing; None if there is none.

    `asked` takes the partner's permission for granted.  A hand with hidden cards has
    no way out.
    """
    if view.hidden[seat]:
        return None
    if not asked and permission_refusal(view, seat) is not None:
        return None
    hand = view.hands[seat]
    for discard in _last_discards(view, seat):
        if discard is not None:
            hand[discard] -= 1
        try:
            proposals = list(_proposals(view, seat, hand))
        finally:
            if discard is not None:
                hand[discard] += 1
        for plays in proposals:
            if _is_way(view, seat, plays, discard, asked=asked):
                return WayOut(plays, discard)
    return None


def _last_discards(view: Position, seat: int) -> Iterator[Card | None]:
    """Every card that may be left to discard, one of each rank, or none."""
    if view.terms.going_out.go_out_discard is GoOutDiscard.OPTIONAL:
        yield None
    seen = set()
    for card in view.hand(seat):
        if card >> 2 not in seen:
            seen.add(card >> 2)
            yield card


def _proposals(
    view: Position, seat: int, hand: list[int]
) -> Iterator[tuple[MeldPlay, ...]]:
    """Every way to lay exactly these cards, wild cards shared out in every way."""
    heaps = _heaps(view, seat, hand)
    if heaps is None:
        return
    threes = cards_by_rank(hand, BLACK3)
    if threes and (len(threes) < 3 or view.terms.melds.black3_meld is Black3Meld.NEVER):
        return
    wilds = cards_by_rank(hand, DEUCE) + cards_by_rank(hand, JOKER)
    last = (NewMeld(threes),) if threes else ()
    for shares in _shares(view, heaps, len(wilds)):
        yield _plays(view, seat, heaps, shares, wilds) + last


def _heaps(view: Position, seat: int, hand: list[int]) -> list[_Heap] | None:
    """Heaps of every rank in hand and of every meld; None if a card fits nowhere."""
    side = view.terms.side_of[seat]
    need = view.terms.melds.min_naturals
    heaps = []
    for number in range(NATURAL_RANKS):
        rank = Rank(number)
        cards = cards_by_rank(hand, rank)
        index = view.rank_meld[side][rank]
        meld = view.melds[side][index] if index >= 0 else None
        if meld is None and 0 < len(cards) < need:
            return None
        if meld is not None or cards:
            heaps.append(
                _Heap(
                    rank,
                    index,
                    cards,
                    len(cards) + (meld.naturals if meld else 0),
                    meld.wilds if meld else 0,
                )
            )
    heaps.sort(key=lambda heap: abs(7 - heap.naturals - heap.wilds))
    return heaps


def _shares(view: Position, heaps: list[_Heap], wilds: int) -> Iterator[list[int]]:
    """Every way to share out wild cards; a last number is for a wild meld."""
    if not heaps:
        alone = view.terms.melds.wild_melds is not WildMelds.NONE
        if wilds == 0 or alone:
            yield [wilds]
        return
    heap = heaps[0]
    for share in range(wilds + 1):
        size = heap.naturals + heap.wilds + share
        if size < view.terms.melds.min_meld_size:
            continue
        if share and not _may_hold(view, heap, share):
            break
        for rest in _shares(view, heaps[1:], wilds - share):
            yield [share, *rest]


def _may_hold(view: Position, heap: _Heap, share: int) -> bool:
    meld = Meld(SET, heap.rank, heap.naturals, heap.wilds + share, (), 0)
    return wilds_refusal(view.terms.melds, meld, None, ends=True) is None


def _plays(
    view: Position,
    seat: int,
    heaps: list[_Heap],
    shares: list[int],
    wilds: tuple[Card, ...],
) -> tuple[MeldPlay, ...]:
    plays: list[MeldPlay] = []
    used = 0
    for heap, share in zip(heaps, shares, strict=False):
        cards = heap.cards + wilds[used : used + share]
        used += share
        if cards:
            plays.append(
                NewMeld(cards) if heap.meld < 0 else AddToMeld(heap.meld, cards)
            )
    if used < len(wilds):
        plays.append(_wild_play(view, seat, wilds[used:]))
    return tuple(plays)


def _wild_play(view: Position, seat: int, cards: tuple[Card, ...]) -> MeldPlay:
    side = view.terms.side_of[seat]
    for index, meld in enumerate(view.melds[side]):
        if meld.form == WILDS and not meld.canasta:
            return AddToMeld(index, cards)
    return NewMeld(cards)


def _is_way(
    view: Position,
    seat: int,
    plays: tuple[MeldPlay, ...],
    discard: Card | None,
    *,
    asked: bool,
) -> bool:
    if not plays and discard is None:
        return False
    side = view.terms.side_of[seat]
    after = try_plays(view, seat, plays)
    if isinstance(after, Refusal):
        return False
    if asked:
        after.allowed, after.denied = True, False
    refused = melds_refusal(view, after, side, ends=True)
    if refused is None and plays and not view.melds[side]:
        refused = opening_refusal(after, seat)
    if refused is None:
        refused = (
            going_out_refusal(after, seat)
            if discard is None
            else discard_out_refusal(after, seat, discard)
        )
    return refused is None
