"""What to throw: danger times what lies in the pile, against what the card is worth."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.estimates.card_choice import thrown
from canasta_qt.bots.estimates.outlook import entry_chance, is_late
from canasta_qt.bots.estimates.ruleset_traits import natural_ranks, traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import BLACK3, DEUCE, JOKER, RANKS, RED3, Card
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position

_NEVER: Final = -1e9
_MOST_COPIES: Final = 12
"""Copies of a rank beyond which a chance is as good as certain."""


def best_discard(position: Position, seat: int) -> Card:
    """Choose the card to throw."""
    best = int(RED3)  # thrown only if nothing else is held
    most = _NEVER
    for rank, score in enumerate(_scores(position, seat)):
        if score > most:
            best, most = rank, score
    return thrown(position.hands[seat], position.known[seat], best)


def ranked_discards(position: Position, seat: int) -> list[tuple[float, Card]]:
    """Cards to throw with their scores, best first: one of each rank held at least."""
    scores = _scores(position, seat)
    hand, known = position.hands[seat], position.known[seat]
    found = [
        (scores[rank], thrown(hand, known, rank))
        for rank in range(RANKS)
        if scores[rank] > _NEVER
    ]
    found.sort(key=lambda scored: -scored[0])
    return found


def _scores(position: Position, seat: int) -> list[float]:
    """Points by rank that throwing a card of it is worth; `_NEVER` if none is held."""
    worths = values.DISCARDS
    ranks = position.ranks[seat]
    held = natural_ranks(ranks)
    traits = traits_of(position.terms)
    points = traits.points
    side = position.terms.side_of[seat]
    row = position.rank_meld[side]
    has_opened = bool(position.melds[side])
    late = is_late(position, seat)
    stake = _stake(len(position.pile), values.PILE.fair_each * traits.drawn_by_two)
    danger = _dangers(position, seat, held)
    scores = [_NEVER] * RANKS
    for rank in held:
        count = ranks[rank]
        worth = 0.0 if count == 1 else _gathered(count)
        if row[rank] >= 0:
            worth += worths.own_meld
        if not has_opened:
            share = worths.unopened_single if count == 1 else worths.unopened_group
            worth += points[rank] * share
        if late:
            worth -= points[rank] * worths.endgame
        scores[rank] = -worth - danger[rank] * stake
    _feed(position, seat, held, stake, scores)
    if ranks[BLACK3]:
        scores[BLACK3] = -worths.black_three
    if ranks[DEUCE] or ranks[JOKER]:
        gain = 0.0 if position.frozen else _freezing_gain(position, seat)
        if ranks[DEUCE]:
            scores[DEUCE] = gain - worths.deuce
        if ranks[JOKER]:
            scores[JOKER] = gain - worths.joker
    return scores


def _feed(
    position: Position, seat: int, held: list[int], stake: float, scores: list[float]
) -> None:
    """Take off what a card of each rank brings a meld of the next player.

    A pile that is worth no more than a draw is taken only to finish a canasta.
    """
    worths = values.DISCARDS
    terms = position.terms
    foe = terms.side_of[terms.next_seat[seat]]
    row, melds = position.rank_meld[foe], position.melds[foe]
    share = worths.feeds_frozen if position.frozen else 1.0
    for rank in held:
        if row[rank] >= 0:
            size = melds[row[rank]].size
            if stake or size == CANASTA_SIZE - 1:
                brings = share * worths.feeds[min(size, CANASTA_SIZE)]
                scores[rank] = scores[rank] - brings


def _gathered(count: int) -> float:
    """What a natural card is worth among so many of its rank in the hand."""
    worths = values.DISCARDS
    if count > 2:
        return worths.triple + worths.each_more * (count - 3)
    return worths.pair if count == 2 else 0.0


def _stake(size: int, fair: int) -> float:
    """What a taken pile costs; one that is worth no more than a draw costs nothing."""
    if fair:
        return values.DISCARDS.stake_each * max(size + 1 - fair, 0)
    return values.DISCARDS.stake + values.DISCARDS.stake_each * size


def _freezing_gain(position: Position, seat: int) -> float:
    """What a freeze is worth beyond the turn: their melds no longer eat the pile."""
    terms = position.terms
    theirs = len(position.melds[terms.side_of[terms.next_seat[seat]]])
    ours = len(position.melds[terms.side_of[seat]])
    if not theirs or len(position.pile) < values.DISCARDS.freeze_from:
        return 0.0
    if not ours:
        return values.DISCARDS.freeze_unopened
    return values.DISCARDS.freeze_each * (theirs - ours)


def dangers(position: Position, seat: int) -> list[float]:
    """Chance by rank that the next player takes the pile with such a card on top."""
    return _dangers(position, seat, natural_ranks(position.ranks[seat]))


def _dangers(position: Position, seat: int, held: list[int]) -> list[float]:
    terms = position.terms
    follower = terms.next_seat[seat]
    foe = terms.side_of[follower]
    row = position.rank_meld[foe]
    opened = bool(position.melds[foe])
    loose = opened and not position.frozen
    known = position.known[follower]
    shown_cards = position.shown[follower]
    hidden = position.size[follower] - shown_cards
    others = len(position.stock) - position.size[seat]
    for size in position.size:  # compiled, a `sum` is looked up by name
        others += size
    chance = hidden / others if others > 0 else float(hidden)
    none = _ODDS.get(hidden * _KEYS + others) or _odds(chance, hidden, others)
    wild = values.DANGERS.wild * (1.0 - none[min(hidden, 8)])
    if shown_cards and (_shown_of(known, DEUCE) or _shown_of(known, JOKER)):
        wild = 1.0
    entry = 1.0
    if not opened:
        entry = entry_chance(opening_minimum(position, foe), values.DANGERS.entry)
    unseen = _unseen(position, seat, held)
    danger = _hints(position)
    for rank in held:
        if loose and row[rank] >= 0:
            danger[rank] = 1.0
            continue
        left = min(unseen[rank], _MOST_COPIES)
        single = 1.0 - none[left]
        value = single - left * chance * none[left - 1]
        shown = _shown_of(known, rank) if shown_cards else 0
        if shown:
            value, single = single, 1.0
            if shown >= 2:
                value = danger[rank] = 1.0  # everybody has seen it: no hint helps
        if loose and single * wild > value:
            value = single * wild
        danger[rank] = danger[rank] * (value * entry)
    return danger


_ODDS: Final[dict[int, list[float]]] = {}
"""Those worked out: a plain dict, because this is asked in every turn."""
_KEYS: Final = 1000
"""More than the cards of any table."""


def _odds(chance: float, hidden: int, others: int) -> list[float]:
    """Chances by copies unseen: none among `hidden` of `others`, one with `chance`."""
    none = [1.0]
    for _ in range(_MOST_COPIES):
        none.append(none[-1] * (1.0 - chance))
    _ODDS[hidden * _KEYS + others] = none
    return none


def _unseen(position: Position, seat: int, held: list[int]) -> list[int]:
    """Copies that lie hidden of each natural rank that the hand holds."""
    own = position.ranks[seat]
    unseen = traits_of(position.terms).copies[:]
    # Written out: `-=` on an item is a slow call when it is compiled.
    for card in position.pile:
        rank = card >> 2
        unseen[rank] = unseen[rank] - 1
    for melds in position.melds:
        for meld in melds:
            rank = meld.rank
            unseen[rank] = unseen[rank] - meld.naturals
    for each, known in enumerate(position.known):
        if each != seat and position.shown[each]:
            for rank in held:
                unseen[rank] = unseen[rank] - _shown_of(known, rank)
    for rank in held:
        left = unseen[rank] - own[rank]
        unseen[rank] = left if left > 0 else 0
    return unseen


def _hints(position: Position) -> list[float]:
    """Factors from the pile: what the next player threw or let lie is safer.

    Every turn puts one card on the pile, so the place of a card tells who threw it.
    """
    hint = [1.0] * (RANKS + 1)
    pile = position.pile
    players = position.terms.players
    passed, threw = values.DANGERS.passed, values.DANGERS.threw
    place = len(pile) - players
    while place >= 0:  # compiled, a `range` with such steps is a slow object
        rank = pile[place] >> 2
        hint[rank] = hint[rank] * passed
        place -= players
    if players > 1:
        place = len(pile) - players + 1
        while place >= 0:
            rank = pile[place] >> 2
            hint[rank] = hint[rank] * threw
            place -= players
    return hint


def _shown_of(known: list[int], rank: int) -> int:
    """Cards of a rank that a hand is known to hold."""
    card = rank * 4
    return known[card] + known[card + 1] + known[card + 2] + known[card + 3]
