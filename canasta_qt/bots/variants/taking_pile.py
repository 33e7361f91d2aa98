"""Draw or take where runs, frozen piles, feet and openings of the hand play a part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.initial_melds import opening_of
from canasta_qt.bots.variants.sequences import end_gain
from canasta_qt.bots.variants.special_hands import chased
from canasta_qt.cards import NATURAL_RANKS, UNKNOWN, Card
from canasta_qt.engine.generate import legal_actions, takes
from canasta_qt.engine.moves.taking_pile import must_take, pile_refusal
from canasta_qt.engine.state.actions import (
    DRAW,
    Action,
    AddToMeld,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.facts import frozen_to
from canasta_qt.engine.state.melds import CANASTA_SIZE, SET, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import TakeWay

_DEUCE_WORTH: Final = 4
_JOKER_WORTH: Final = 6
_WILD_TOP_WORTH: Final = 4
_WILDS_LAID: Final = 5
_FAIR_EACH: Final = 3
"""Cards in the pile that one drawn card is worth, where two or more are drawn."""
_OPEN_WORTH: Final = 3
"""Cards in the pile for which the hand opens before it draws."""


def take_or_draw(position: Position, seat: int) -> Action:
    """Take the pile where it is worth its price, else draw."""
    action = _take(position, seat)
    if action is not None:
        return action
    if position.melded or must_take(position):
        forced = next(takes(position), None)  # the hand has opened for this pile
        return next(legal_actions(position)) if forced is None else forced
    return DRAW


def _take(position: Position, seat: int) -> Action | None:
    pile = position.pile
    if not pile or pile[-1] == UNKNOWN or traits_never(position):
        return None
    top = pile[-1]
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        return _opening_take(position, seat, top)
    if pile_refusal(position, seat) is not None:
        return None
    facts = HandFacts(position, seat)
    for play in _plays(facts, top):
        take = TakePile((play,))
        if facts.allows(take):
            return take
    return None


def traits_never(position: Position) -> bool:
    """Say whether nobody ever takes the pile at this table."""
    return not (position.terms.pile.take_frozen or position.terms.pile.take_unfrozen)


def _plays(facts: HandFacts, top: Card) -> Iterator[MeldPlay]:
    """Plays with the top card that are worth it, the cheapest first."""
    position = facts.position
    size = len(position.pile)
    if top >= NATURAL_RANKS * 4:
        yield from _wild_top(facts, top)
        return
    rank = top >> 2
    loose = not frozen_to(position, facts.side)
    drawn = position.terms.draw_count
    worth_it = drawn < 2 or size >= _FAIR_EACH * drawn or facts.late
    if loose:
        yield from _onto_melds(facts, top, worth_it=worth_it)
    held = facts.ranks[rank]
    lying = facts.lying(rank)
    if facts.is_pure(rank) and not lying and not facts.may_begin_pure(rank, held + 1):
        return
    if held >= 2 and worth_it:
        yield from _with_pair(facts, top, lying)
    if held and loose and facts.traits.nat_wild and facts.wilds:
        wild = facts.wild_cards()[-1]
        if size >= (_DEUCE_WORTH if wild < 48 else _JOKER_WORTH):
            yield NewMeld((top, *facts.cards(rank, 1), wild))


def _onto_melds(facts: HandFacts, top: Card, *, worth_it: bool) -> Iterator[MeldPlay]:
    """The top card alone onto a run or a set; for a small pile if that completes it."""
    for index, meld in enumerate(facts.melds):
        if facts.wide.add_seq and end_gain(meld, top) and _gains(meld, worth_it):
            yield AddToMeld(index, (top,))
    best = [
        index
        for index, meld in enumerate(facts.melds)
        if meld.form == SET and meld.rank == top >> 2 and _gains(meld, worth_it)
    ]
    best.sort(key=lambda index: facts.melds[index].canasta)
    for index in best:
        yield AddToMeld(index, (top,))


def _gains(meld: Meld, worth_it: bool) -> bool:  # noqa: FBT001 - an answer handed on
    """Say whether one card more on a meld is worth the pile, or is the seventh."""
    return worth_it or meld.size == CANASTA_SIZE - 1


def _with_pair(facts: HandFacts, top: Card, lying: list[int]) -> Iterator[MeldPlay]:
    """A pair with the top card: onto a meld that grows, or as a new one."""
    pair = facts.cards(top >> 2, 2)
    for index in lying:
        if not facts.melds[index].canasta:
            yield AddToMeld(index, (top, *pair))
    yield NewMeld((top, *pair))
    for index in lying:
        if facts.melds[index].canasta:
            yield AddToMeld(index, (top, *pair))


def _wild_top(facts: HandFacts, top: Card) -> Iterator[MeldPlay]:
    """A wild card on top is met by two like it, where that is allowed at all."""
    if facts.hand[top] < 2 or len(facts.position.pile) < _WILD_TOP_WORTH:
        return
    index = facts.wild_meld()
    if index >= 0:
        yield AddToMeld(index, (top, top, top))
    elif facts.wilds >= _WILDS_LAID:
        yield NewMeld((top, top, top))


# Openings


def _opening_take(position: Position, seat: int, top: Card) -> Action | None:
    """Open with the top card, or from the hand to take it then."""
    wide = HandFacts(position, seat)
    if chased(wide) is not None or top >= NATURAL_RANKS * 4:
        return None
    if wide.wide.hand_first:
        return _open_first(wide, top)
    if not wide.wide.from_pile or pile_refusal(position, seat) is not None:
        return None
    held = position.ranks[seat][top >> 2]
    if not held or (held < 2 and not _may_use_wild(wide)):
        return None
    with_top = position.lean_copy()
    with_top.hands = position.hands[:]
    with_top.hands[seat] = position.hands[seat][:]
    with_top.ranks = position.ranks[:]
    with_top.ranks[seat] = position.ranks[seat][:]
    with_top.size = position.size[:]
    with_top.known = position.known[:]
    with_top.give(seat, top)
    plays = opening_of(HandFacts(with_top, seat), top)
    if plays is None:
        return None
    take = TakePile(plays)
    return take if wide.allows(take) else None


def _may_use_wild(facts: HandFacts) -> bool:
    """Say whether one card and a wild one take an unfrozen pile."""
    loose = not frozen_to(facts.position, facts.side)
    enough = len(facts.position.pile) >= _DEUCE_WORTH
    way = TakeWay.NAT_WILD in facts.position.terms.pile.take_unfrozen
    return loose and enough and way and facts.wilds > 0


def _open_first(facts: HandFacts, top: Card) -> Action | None:
    """Open from the hand, keeping or laying a pair of the top card's rank."""
    if facts.ranks[top >> 2] < 2 or len(facts.position.pile) < _OPEN_WORTH:
        return None
    rank = top >> 2
    if facts.is_pure(rank) and not facts.may_begin_pure(rank, facts.ranks[rank] + 1):
        return None
    plays = opening_of(facts)
    if plays is None:
        return None
    lay = LayDown(plays)
    return lay if facts.allows(lay) else None
