"""What to throw: danger times what lies in the pile, against what the card is worth."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.estimates.card_choice import thrown
from canasta_qt.bots.estimates.outlook import is_late
from canasta_qt.bots.estimates.ruleset_traits import natural_ranks, traits_of
from canasta_qt.bots.variants.discards import best_discard as best_wide_discard
from canasta_qt.bots.variants.discards import dangers_by_rank, scores_by_rank
from canasta_qt.bots.variants.discards import ranked_discards as ranked_wide_discards
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.cards import BLACK3, DEUCE, JOKER, KINDS, RANKS, RED3, Card
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.position import Position

_PAIR: Final = 27.0
_TRIPLE: Final = 45.0
_OWN_MELD: Final = 25.0
_DEUCE_KEPT: Final = 95.0
_JOKER_KEPT: Final = 140.0
_THREE_KEPT: Final = 5.0
_STAKE: Final = 25.0
_STAKE_EACH: Final = 24.0
_LATE_SHED: Final = 0.6
_WILD_SHARE: Final = 0.6
_PASSED: Final = 0.7
_THREW: Final = 0.35
_FREEZE_EACH: Final = 12.0
_FREEZE_UNOPENED: Final = 40.0
NEVER: Final = -1e9

_MOST_COPIES: Final = 12
"""Copies of a rank beyond which a chance is as good as certain."""
_KEY: Final = 1024
_ODDS: Final[dict[int, tuple[list[float], list[float]]]] = {}
"""Worked-out odds; there are no more than pairs of numbers of cards."""
_NOTHING: Final = [0] * KINDS
"""What is known of most hands; comparing with it is quicker than counting."""
_WILDS: Final = DEUCE * 4
_WILDS_END: Final = JOKER * 4 + 4


def best_discard(position: Position, seat: int) -> Card:
    """Choose the card to throw."""
    if not traits_of(position.terms).plain:
        return best_wide_discard(position, seat)
    best = int(RED3)  # thrown only if nothing else is held
    most = NEVER
    for rank, score in enumerate(discard_scores(position, seat)):
        if score > most:
            best, most = rank, score
    return thrown(position.hands[seat], position.known[seat], best)


def ranked_discards(position: Position, seat: int) -> list[tuple[float, Card]]:
    """Cards to throw with their scores, best first: one of each rank held at least."""
    if not traits_of(position.terms).plain:
        return ranked_wide_discards(HandFacts(position, seat))
    scores = discard_scores(position, seat)
    hand, known = position.hands[seat], position.known[seat]
    found = [
        (scores[rank], thrown(hand, known, rank))
        for rank in range(RANKS)
        if scores[rank] > NEVER
    ]
    found.sort(key=lambda scored: -scored[0])
    return found


def discard_scores(position: Position, seat: int) -> list[float]:
    """Points by rank that throwing a card of it is worth; `NEVER` if none is held."""
    if not traits_of(position.terms).plain:
        return scores_by_rank(HandFacts(position, seat), NEVER)
    ranks = position.ranks[seat]
    held = natural_ranks(ranks)
    terms = position.terms
    side = terms.side_of[seat]
    traits = traits_of(terms)
    points = traits.points
    row = position.rank_meld[side]
    opened = bool(position.melds[side])
    late = is_late(position, seat)
    stake = _stake(len(position.pile), traits.fair_pile)
    danger = _dangers(position, seat, held)
    scores = [NEVER] * RANKS
    for rank in held:
        worth = _gathered(ranks[rank]) + (_OWN_MELD if row[rank] >= 0 else 0.0)
        if not opened:
            worth += points[rank] * (0.6 if ranks[rank] == 1 else 1.5)
        if late:
            worth -= points[rank] * _LATE_SHED
        scores[rank] = -worth - danger[rank] * stake
    if ranks[BLACK3]:
        scores[BLACK3] = -_THREE_KEPT
    if ranks[DEUCE] or ranks[JOKER]:
        gain = 0.0 if position.frozen else freezing_gain(position, seat)
        if ranks[DEUCE]:
            scores[DEUCE] = gain - _DEUCE_KEPT
        if ranks[JOKER]:
            scores[JOKER] = gain - _JOKER_KEPT
    return scores


def _stake(size: int, fair: int) -> float:
    """What a taken pile costs; one that is worth no more than a draw costs nothing."""
    if fair:
        return _STAKE_EACH * max(size + 1 - fair, 0)
    return _STAKE + _STAKE_EACH * size


def _gathered(count: int) -> float:
    """What a natural card is worth among so many of its rank in the hand."""
    if count == 1:
        return 0.0
    return _PAIR if count == 2 else _TRIPLE + 5.0 * (count - 3)


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
    if not traits_of(position.terms).plain:
        return dangers_by_rank(HandFacts(position, seat))
    return _dangers(position, seat, natural_ranks(position.ranks[seat]))


def _dangers(position: Position, seat: int, held: list[int]) -> list[float]:
    terms = position.terms
    follower = terms.next_seat[seat]
    foe = terms.side_of[follower]
    row = position.rank_meld[foe]
    opened = bool(position.melds[foe])
    loose = opened and not position.frozen
    known = position.known[follower]
    shown_cards = 0 if known == _NOTHING else sum(known)
    hidden = position.size[follower] - shown_cards
    others = len(position.stock) + sum(position.size) - position.size[seat]
    none, pair = _odds(hidden, max(others, 1))
    wild = _WILD_SHARE * (1.0 - none[min(hidden, 8)])
    if shown_cards and any(known[_WILDS:_WILDS_END]):
        wild = 1.0
    entry = 1.0 if opened else _entry(opening_minimum(position, foe))
    unseen = _unseen(position, seat, held)
    danger = _hints(position)
    for rank in held:
        if loose and row[rank] >= 0:
            danger[rank] = 1.0
            continue
        left = min(unseen[rank], _MOST_COPIES)
        value = pair[left]
        single = 1.0 - none[left]
        if shown_cards and (shown := sum(known[rank * 4 : rank * 4 + 4])):
            value, single = single, 1.0
            if shown >= 2:
                value = danger[rank] = 1.0  # everybody has seen it: no hint helps
        if loose and single * wild > value:
            value = single * wild
        danger[rank] = danger[rank] * (value * entry)
    return danger


def _odds(hidden: int, others: int) -> tuple[list[float], list[float]]:
    """Chances by copies unseen: none, and two or more, among `hidden` of `others`."""
    key = hidden * _KEY + others
    found = _ODDS.get(key)
    if found is None:
        found = _ODDS[key] = _worked_out(hidden / others)
    return found


def _worked_out(chance: float) -> tuple[list[float], list[float]]:
    none = [1.0]
    pair = [0.0]
    for copies in range(1, _MOST_COPIES + 1):
        pair.append(1.0 - none[-1] * (1.0 - chance) - copies * chance * none[-1])
        none.append(none[-1] * (1.0 - chance))
    return none, pair


def _entry(minimum: int) -> float:
    """How often a hand with the pair also meets the opening."""
    if minimum <= 50:
        return 0.6
    return 0.45 if minimum <= 90 else 0.35


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
        if each != seat and known != _NOTHING:
            for rank in held:
                unseen[rank] -= sum(known[rank * 4 : rank * 4 + 4])
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
    place = len(pile) - players
    while place >= 0:
        rank = pile[place] >> 2
        hint[rank] = hint[rank] * _PASSED
        place -= players
    place = len(pile) - players + 1 if players > 1 else -1
    while place >= 0:
        rank = pile[place] >> 2
        hint[rank] = hint[rank] * _THREW
        place -= players
    return hint
