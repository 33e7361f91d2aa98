"""Can the actor go out from here: a search for plays that use up the hand.

The search only proposes; every proposal is judged by the same functions that judge a
player's act, so it cannot claim what the rules refuse.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, Card, Rank
from canasta_qt.engine.moves import going_out, initial_meld
from canasta_qt.engine.moves.melding import RED_THREES
from canasta_qt.engine.moves.trial import melds_refusal, try_plays
from canasta_qt.engine.moves.validity import set_limit, wilds_refusal
from canasta_qt.engine.state.actions import AddToMeld, JoinMelds, MeldPlay, NewMeld
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    FEWEST_NATURALS,
    RUN,
    SET,
    SMALLEST_MELD,
    WILDS,
    Meld,
)
from canasta_qt.engine.state.position import NO_MELD, Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.rules.values import Black3Meld, GoOutDiscard

_LONGEST: Final = 18
"""Cards of the longest hand searched where sequences are played."""
_MOST: Final = 1200
"""Proposals judged for one hand."""
_MOST_RUNS: Final = 3
"""Sequence plays in one proposal."""


@dataclass(frozen=True, slots=True)
class WayOut:
    """Plays that use up the hand, laid as one act, and the last discard if any."""

    plays: tuple[MeldPlay, ...]
    discard: Card | None


class _Heap:
    """Cards that wild cards may join: a meld that lies there or a group to be laid.

    `meld` is its number on the table or `NO_MELD`, `cards` come from the hand,
    `naturals` counts all of them and `wilds` those already in the meld.
    """

    __slots__ = ("cards", "meld", "naturals", "rank", "wilds")

    def __init__(
        self, rank: Rank, meld: int, cards: tuple[Card, ...], naturals: int, wilds: int
    ) -> None:
        """Keep what is said above."""
        self.rank: Final = rank
        self.meld: Final = meld
        self.cards: Final = cards
        self.naturals: Final = naturals
        self.wilds: Final = wilds


def way_out(position: Position, seat: int, *, asked: bool = False) -> WayOut | None:
    """Find a way to go out this turn after drawing; None if there is none.

    `asked` takes the partner's permission for granted.  A hand with hidden cards has
    no way out.
    """
    if position.hidden[seat] or position.feet[seat] or not _near(position, seat):
        return None
    if not asked and going_out.permission_refusal(position) is not None:
        return None
    if going_out.foot_refusal(position, seat) is not None or not canastas_in_reach(
        position, seat
    ):
        return None
    budget = _MOST
    for discard in _last_discards(position, seat):
        hand = position.hands[seat][:]
        if discard is not None:
            hand[discard] -= 1
        for plays in islice(_proposals(position, seat, hand), budget):
            budget -= 1
            if _is_way(position, seat, plays, discard, asked=asked):
                return WayOut(plays, discard)
    return None


def canastas_in_reach(position: Position, seat: int) -> bool:
    """Count the canastas these cards could at best make; too few end the search."""
    side = position.terms.side_of[seat]
    ranks, melds = position.ranks[seat], position.melds[side]
    wilds = ranks[DEUCE] + ranks[JOKER]
    size = [ranks[rank] for rank in range(NATURAL_RANKS)]
    reach = position.canastas[side]
    ally = position.ally(side)
    if ally >= 0:
        reach += position.canastas[ally]
    for meld in melds:
        if meld.canasta:
            continue
        if meld.form == SET:
            size[meld.rank] += meld.size
        elif meld.form == RUN or meld.size + wilds >= CANASTA_SIZE:
            reach += 1
    reach += sum(count + wilds >= CANASTA_SIZE for count in size)
    if position.terms.rules.sequences:
        hand = position.hands[seat]
        reach += sum(
            sum(hand[suit : NATURAL_RANKS * 4 : 4]) >= CANASTA_SIZE for suit in range(4)
        )
    return reach >= position.terms.canastas_needed


def _near(position: Position, seat: int) -> bool:
    """A quick no: too many cards that fit no meld of the side and no other card.

    Without sequences one card may be left; a lone natural elsewhere ends the search.
    """
    if position.terms.rules.sequences:
        return position.size[seat] <= _LONGEST
    ranks = position.ranks[seat]
    melds = position.rank_meld[position.terms.side_of[seat]]
    loose = sum(ranks[rank] == 1 and melds[rank] < 0 for rank in range(NATURAL_RANKS))
    return loose <= 1


def _last_discards(position: Position, seat: int) -> Iterator[Card | None]:
    """Every card that may be left to discard, or none; first one of each rank.

    The suits of a rank differ only where sequences are played.
    """
    if position.terms.rules.go_out_discard is GoOutDiscard.OPTIONAL:
        yield None
    first: dict[int, Card] = {}
    others: dict[Card, None] = {}
    for card in position.hand(seat):
        if card >> 2 not in first:
            first[card >> 2] = card
            yield card
        elif card != first[card >> 2]:
            others[card] = None
    if position.terms.rules.sequences:
        yield from others


def _proposals(
    position: Position, seat: int, hand: list[int]
) -> Iterator[tuple[MeldPlay, ...]]:
    """Ways to lay exactly these cards: sequences first, then ranks, then wild cards."""
    threes = initial_meld.cards_by_rank(hand, BLACK3)
    if threes and (
        len(threes) < 3 or position.terms.rules.black3_meld is Black3Meld.NEVER
    ):
        return
    if any(hand[card] for card in RED_THREES):
        return
    wilds = initial_meld.cards_by_rank(hand, DEUCE) + initial_meld.cards_by_rank(
        hand, JOKER
    )
    last = (NewMeld(threes),) if threes else ()
    for runs, rest in _run_plays(position, seat, hand):
        for heaps in _heaps(position, seat, rest):
            for shares in _shares(position, heaps, len(wilds)):
                yield runs + _plays(position, seat, heaps, shares, wilds) + last


def _run_plays(
    position: Position, seat: int, hand: list[int]
) -> Iterator[tuple[tuple[MeldPlay, ...], list[int]]]:
    """Every choice of sequence plays with the hand left after it, none first."""
    yield (), hand
    if not position.terms.rules.sequences:
        return
    side = position.terms.side_of[seat]
    moves: list[MeldPlay] = []
    for index, meld in enumerate(position.melds[side]):
        if meld.form == RUN:
            moves += [
                AddToMeld(index, cards) for cards in initial_meld.extensions(hand, meld)
            ]
    for suit in range(4):
        moves += [NewMeld(cards) for cards in initial_meld.runs_of(hand, suit)]
    yield from _combined(moves, hand, ())


def _combined(
    moves: list[MeldPlay], hand: list[int], chosen: tuple[MeldPlay, ...]
) -> Iterator[tuple[tuple[MeldPlay, ...], list[int]]]:
    if len(chosen) >= _MOST_RUNS:
        return
    for place, move in enumerate(moves):
        assert not isinstance(move, JoinMelds)  # only cards are laid here
        rest = hand[:]
        lacks = False
        for card in move.cards:
            rest[card] = rest[card] - 1
            lacks = lacks or rest[card] < 0
        if lacks or _same_target(chosen, move):
            continue
        together = (*chosen, move)
        yield together, rest
        yield from _combined(moves[place:], rest, together)


def _same_target(chosen: tuple[MeldPlay, ...], move: MeldPlay) -> bool:
    return isinstance(move, AddToMeld) and any(
        isinstance(each, AddToMeld) and each.meld == move.meld for each in chosen
    )


def _heaps(position: Position, seat: int, hand: list[int]) -> Iterator[list[_Heap]]:
    """Every way to put the natural cards onto melds or into new groups by rank.

    Nothing is yielded if a card fits nowhere.
    """
    side = position.terms.side_of[seat]
    by_rank: list[list[list[_Heap]]] = []
    for number in range(NATURAL_RANKS):
        options = _rank_options(position, side, Rank(number), hand)
        if not options:
            return
        by_rank.append(options)
    for choice in product(*by_rank):
        heaps = [heap for group in choice for heap in group]
        heaps.sort(key=lambda heap: abs(7 - heap.naturals - heap.wilds))
        yield heaps


def _rank_options(
    position: Position, side: int, rank: Rank, hand: list[int]
) -> list[list[_Heap]]:
    """Ways to place all cards of a rank; every heap of it is listed, empty or not."""
    cards = initial_meld.cards_by_rank(hand, rank)
    melds = [
        (index, meld)
        for index, meld in enumerate(position.melds[side])
        if meld.form == SET and meld.rank == rank
    ]
    lying = [_Heap(rank, index, (), m.naturals, m.wilds) for index, m in melds]
    if not cards:
        return [lying]
    options = [
        [*lying[:place], _with(heap, cards), *lying[place + 1 :]]
        for place, heap in enumerate(lying)
    ]
    may_begin = not (lying and position.terms.one_meld)
    if may_begin and len(cards) >= FEWEST_NATURALS:
        options.append([*lying, _Heap(rank, NO_MELD, cards, len(cards), 0)])
        options += _split(position, lying, rank, cards)
    return options


def _split(
    position: Position, lying: list[_Heap], rank: Rank, cards: tuple[Card, ...]
) -> list[list[_Heap]]:
    """Fill a meld that may not grow without end, the rest in a new one."""
    limit = set_limit(position.terms.rules, 0)
    if limit is None or not lying:
        return []
    heap = lying[-1]
    room = limit - heap.naturals - heap.wilds
    rest = cards[room:]
    if room <= 0 or len(rest) < FEWEST_NATURALS:
        return []
    filled = [*lying[:-1], _with(heap, cards[:room])]
    return [[*filled, _Heap(rank, NO_MELD, rest, len(rest), 0)]]


def _with(heap: _Heap, cards: tuple[Card, ...]) -> _Heap:
    return _Heap(heap.rank, heap.meld, cards, heap.naturals + len(cards), heap.wilds)


def _shares(position: Position, heaps: list[_Heap], wilds: int) -> Iterator[list[int]]:
    """Every way to share out wild cards; a last number is for a wild meld."""
    if not heaps:
        if wilds == 0 or position.terms.wild_melds:
            yield [wilds]
        return
    heap = heaps[0]
    for share in range(wilds + 1):
        size = heap.naturals + heap.wilds + share
        if size < SMALLEST_MELD:
            continue
        if share and not _may_hold(position, heap, share):
            break
        for rest in _shares(position, heaps[1:], wilds - share):
            yield [share, *rest]


def _may_hold(position: Position, heap: _Heap, share: int) -> bool:
    meld = Meld(
        SET, heap.rank, heap.naturals, heap.wilds + share, (), 0, mixed_at_opening=True
    )
    return wilds_refusal(position.terms.rules, meld, None, ends=True) is None


def _plays(
    position: Position,
    seat: int,
    heaps: list[_Heap],
    shares: list[int],
    wilds: tuple[Card, ...],
) -> tuple[MeldPlay, ...]:
    plays: list[MeldPlay] = []
    used = 0
    for place, heap in enumerate(heaps):
        share = shares[place]
        cards = heap.cards + wilds[used : used + share]
        used += share
        if cards:
            plays.append(
                NewMeld(cards) if heap.meld == NO_MELD else AddToMeld(heap.meld, cards)
            )
    if used < len(wilds):
        plays.append(_wild_play(position, seat, wilds[used:]))
    return tuple(plays)


def _wild_play(position: Position, seat: int, cards: tuple[Card, ...]) -> MeldPlay:
    side = position.terms.side_of[seat]
    for index, meld in enumerate(position.melds[side]):
        if meld.form == WILDS and not meld.canasta:
            return AddToMeld(index, cards)
    return NewMeld(cards)


def _is_way(
    position: Position,
    seat: int,
    plays: tuple[MeldPlay, ...],
    discard: Card | None,
    *,
    asked: bool,
) -> bool:
    if not plays and discard is None:
        return False
    side = position.terms.side_of[seat]
    after = try_plays(position, seat, plays)
    if isinstance(after, Refusal):
        return False
    if asked:
        after.allowed, after.denied = True, False
    refused = melds_refusal(position, after, side, plays, ends=True)
    if plays and not position.melds[side]:
        refused = refused or initial_meld.opening_refusal(after, seat)
    if discard is None:
        refused = refused or going_out.going_out_refusal(after, seat)
    else:
        refused = refused or going_out.discard_out_refusal(after, seat, discard)
    return refused is None
