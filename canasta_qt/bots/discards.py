"""What to throw: danger times what lies in the pile, against what the card is worth."""

from __future__ import annotations

from canasta_qt.bots.outlook import is_late
from canasta_qt.bots.picking import thrown
from canasta_qt.bots.traits import traits_of
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, RANKS, RED3, Card
from canasta_qt.engine.facts import opening_minimum
from canasta_qt.engine.position import Position

_PAIR = 27.0
_TRIPLE = 45.0
_OWN_MELD = 25.0
_DEUCE_KEPT = 95.0
_JOKER_KEPT = 140.0
_THREE_KEPT = 5.0
_STAKE = 25.0
_STAKE_EACH = 24.0
_LATE_SHED = 0.6
_WILD_SHARE = 0.6
_PASSED = 0.7
_THREW = 0.35
_FREEZE_EACH = 12.0
_FREEZE_UNOPENED = 40.0
NEVER = -1e9

_MOST_COPIES = 12
"""Copies of a rank beyond which a chance is as good as certain."""
_WILDS = DEUCE * 4
_WILDS_END = JOKER * 4 + 4


def best_discard(position: Position, seat: int) -> Card:
    """Choose the card to throw."""
    scores = discard_scores(position, seat)
    best = 0
    top = NEVER
    for rank in range(RANKS):
        if scores[rank] > top:
            top = scores[rank]
            best = rank
    return thrown(position.hands[seat], position.known[seat], best)


def discard_scores(position: Position, seat: int) -> list[float]:
    """Points by rank that throwing a card of it is worth; `NEVER` if none is held."""
    ranks = position.ranks[seat]
    worth = kept_worth(position, seat)
    danger = dangers(position, seat)
    stake = _STAKE + _STAKE_EACH * len(position.pile)
    scores = [NEVER] * RANKS
    for rank in range(RANKS):
        if ranks[rank]:
            scores[rank] = -worth[rank] - danger[rank] * stake
    if ranks[RED3]:
        scores[RED3] = NEVER
    return scores


def kept_worth(position: Position, seat: int) -> list[float]:
    """What a card of each rank is worth in the hand, by rank."""
    ranks = position.ranks[seat]
    terms = position.terms
    side = terms.side_of[seat]
    points = traits_of(terms).points
    row = position.rank_meld[side]
    opened = bool(position.melds[side])
    late = is_late(position, seat)
    worth = [0.0] * RANKS
    for rank in range(NATURAL_RANKS):
        held = ranks[rank]
        if not held:
            continue
        value = 0.0
        if held == 2:
            value = _PAIR
        elif held > 2:
            value = _TRIPLE + 5.0 * (held - 3)
        if row[rank] >= 0:
            value += _OWN_MELD
        if not opened:
            value += points[rank] * (0.3 if held == 1 else 0.8)
        if late:
            value -= points[rank] * _LATE_SHED
        worth[rank] = value
    worth[BLACK3] = _THREE_KEPT
    worth[DEUCE] = _DEUCE_KEPT
    worth[JOKER] = _JOKER_KEPT
    if not position.frozen and (ranks[DEUCE] or ranks[JOKER]):
        gain = freezing_gain(position, seat)
        worth[DEUCE] -= gain
        worth[JOKER] -= gain
    return worth


def freezing_gain(position: Position, seat: int) -> float:
    """What a freeze is worth beyond the turn: their melds no longer eat the pile."""
    terms = position.terms
    side = terms.side_of[seat]
    theirs = len(position.melds[terms.side_of[terms.next_seat[seat]]])
    ours = len(position.melds[side])
    if not theirs or len(position.pile) < 3:
        return 0.0
    if not ours:
        return _FREEZE_UNOPENED
    return _FREEZE_EACH * (theirs - ours)


def dangers(position: Position, seat: int) -> list[float]:
    """Chance by rank that the next player takes the pile with such a card on top."""
    terms = position.terms
    ranks = position.ranks[seat]
    follower = terms.next_seat[seat]
    foe = terms.side_of[follower]
    row = position.rank_meld[foe]
    opened = bool(position.melds[foe])
    loose = opened and not position.frozen
    known = position.known[follower]
    hidden = position.size[follower] - sum(known)
    others = len(position.stock) + sum(position.size) - position.size[seat]
    chance = hidden / max(others, 1)
    none = _chances(1.0 - chance)
    wild = _WILD_SHARE * (1.0 - none[min(hidden, 8)])
    if any(known[_WILDS:_WILDS_END]):
        wild = 1.0
    entry = 1.0 if opened else _entry(opening_minimum(position, foe))
    hint = _hints(position)
    danger = [0.0] * RANKS
    unseen = _unseen(position, seat)
    for rank in range(NATURAL_RANKS):
        if not ranks[rank]:
            continue
        if loose and row[rank] >= 0:
            danger[rank] = 1.0
            continue
        left = unseen[rank]
        shown = sum(known[rank * 4 : rank * 4 + 4])
        value = _pair_chance(shown, left, chance, none)
        if loose:
            value = max(value, (1.0 if shown else 1.0 - none[left]) * wild)
        danger[rank] = value * entry * (1.0 if shown >= 2 else hint[rank])
    return danger


def _chances(miss: float) -> list[float]:
    """Powers of the chance that a card is not in a hand, up to the most copies."""
    none = [1.0]
    value = 1.0
    for _ in range(_MOST_COPIES):
        value *= miss
        none.append(value)
    return none


def _entry(minimum: int) -> float:
    """How often a hand with the pair also meets the opening."""
    if minimum <= 50:
        return 0.6
    return 0.45 if minimum <= 90 else 0.35


def _pair_chance(known: int, unseen: int, chance: float, none: list[float]) -> float:
    if known >= 2:
        return 1.0
    if known == 1:
        return 1.0 - none[unseen]
    if unseen < 2:
        return 0.0
    return 1.0 - none[unseen] - unseen * chance * none[unseen - 1]


def _unseen(position: Position, seat: int) -> list[int]:
    """Copies that lie hidden of each natural rank that the hand holds."""
    terms = position.terms
    own = position.ranks[seat]
    unseen = traits_of(terms).copies[:]
    for card in position.pile:
        unseen[card >> 2] -= 1
    shown = [
        position.known[each]
        for each in range(terms.players)
        if each != seat and any(position.known[each])
    ]
    for rank in range(NATURAL_RANKS):
        held = own[rank]
        if not held:
            continue
        left = unseen[rank] - held
        for side, row in enumerate(position.rank_meld):
            if row[rank] >= 0:
                left -= position.melds[side][row[rank]].naturals
        first = rank * 4
        for known in shown:
            left -= (
                known[first] + known[first + 1] + known[first + 2] + known[first + 3]
            )
        unseen[rank] = min(max(left, 0), _MOST_COPIES)
    return unseen


def _hints(position: Position) -> list[float]:
    """Factors from the pile: what the next player threw or let lie is safer.

    Every turn puts one card on the pile, so the place of a card tells who threw it.
    """
    hint = [1.0] * (RANKS + 1)
    pile = position.pile
    players = position.terms.players
    for card in pile[-players::-players]:
        hint[card >> 2] *= _PASSED
    for card in pile[1 - players :: -players] if players > 1 else []:
        hint[card >> 2] *= _THREW
    return hint
