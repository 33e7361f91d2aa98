"""Choice of the discard in Classic, from the value of the card and the danger of losing
the pile."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from canasta_qt.bots.estimates.card_choice import card_to_discard
from canasta_qt.bots.estimates.outlook import opening_chance
from canasta_qt.bots.estimates.ruleset_traits import natural_ranks, traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import BLACK3, DEUCE, JOKER, RANK_COUNT, RED3, Card
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

_WORST_SCORE: Final = -1e9
_NO_HINTS: Final = [1.0] * (RANK_COUNT + 1)
_NO_WORTH: Final = [0.0] * RANK_COUNT
_MAX_COPIES: Final = 12
"""Largest number of unseen copies of a rank for which chances are tabulated."""
_OTHER_RANKS: Final = [int(DEUCE), int(JOKER), int(BLACK3)]
"""Ranks other than natural ones that can be discarded."""


def best_discard(position: Position, seat: int) -> Card:
    ranks = position.ranks[seat]
    held = natural_ranks(ranks)
    scores = _scores(position, seat, held)
    best = int(RED3)  # discarded only from a hand without other cards
    most = _WORST_SCORE
    rank: i64
    for rank in held:
        if scores[rank] > most:
            best, most = rank, scores[rank]
    for rank in _OTHER_RANKS:
        if ranks[rank] and scores[rank] > most:
            best, most = rank, scores[rank]
    return card_to_discard(position.hands[seat], position.known[seat], best)


def ranked_discards(position: Position, seat: int) -> list[tuple[float, Card]]:
    """Return one card of each rank in the hand except red threes, with its score, the
    best first."""
    ranks = position.ranks[seat]
    held = natural_ranks(ranks)
    scores = _scores(position, seat, held)
    held += [rank for rank in _OTHER_RANKS if ranks[rank]]
    hand, known = position.hands[seat], position.known[seat]
    found = [(scores[rank], card_to_discard(hand, known, rank)) for rank in held]
    found.sort(key=lambda scored: -scored[0])
    return found


def _scores(position: Position, seat: int, held: list[int]) -> list[float]:
    """Return the score of a discard in points, by rank; the score of a rank that the
    hand does not have is meaningless."""
    worths = values.CLASSIC_DISCARDS
    terms = position.terms
    ranks = position.ranks[seat]
    foe = terms.side_of[terms.next_seat[seat]]
    fed, melds = position.rank_meld[foe], position.melds[foe]
    frozen = position.frozen
    size = len(position.pile)
    stake = _pile_cost(position, seat, foe)
    keeping = _keep_values(position, seat, held)
    scores = _dangers(position, seat, held)
    rank: i64
    for rank in held:
        score = -keeping[rank]
        if fed[rank] < 0:
            score -= scores[rank] * stake
        elif frozen:
            score += worths.fits_opponents_meld_frozen_pile
        else:
            score -= worths.meld_take_per_card * size
            score -= worths.fits_opponents_meld_by_size[
                min(melds[fed[rank]].size, CANASTA_SIZE)
            ]
        scores[rank] = score
    more = worths.several_black_threes if ranks[BLACK3] > 1 else 0.0
    scores[BLACK3] = more - worths.black_three
    if ranks[DEUCE] or ranks[JOKER]:
        gain = 0.0 if frozen else _freezing_gain(position, seat)
        if not position.melds[terms.side_of[seat]]:
            gain -= worths.unopened_wild_card
        scores[DEUCE] = gain - worths.deuce
        scores[JOKER] = gain - worths.joker
    return scores


def _pile_cost(position: Position, seat: int, foe: int) -> float:
    """Return the points lost if the next player takes the pile with a pair."""
    worths = values.CLASSIC_DISCARDS
    each = worths.pile_loss_per_card
    if not position.melds[position.terms.side_of[seat]]:
        each += worths.per_card_own_side_unopened
    if not position.melds[foe]:
        each += worths.per_card_next_side_unopened
    if position.frozen:
        each += worths.per_card_frozen_pile
    return max(worths.pile_loss + each * len(position.pile), 0.0)


def _keep_values(position: Position, seat: int, held: list[int]) -> list[float]:
    """Return the value in points of keeping a card in the hand, by rank."""
    worths = values.CLASSIC_DISCARDS
    points = traits_of(position.terms).points
    ranks = position.ranks[seat]
    has_opened = bool(position.melds[position.terms.side_of[seat]])
    kept = worths.unopened_value_by_count
    shares = worths.unopened_point_factor_by_count
    if has_opened:
        kept = worths.opened_value_by_count
        shares = worths.opened_point_factor_by_count
    found = _NO_WORTH[:]
    rank: i64
    only: i64 = -1
    pairs: i64 = 0
    for rank in held:
        count = min(ranks[rank], 3)
        found[rank] = kept[count] + shares[count] * points[rank]
        if count > 1:
            pairs += 1
            only = rank
        if count > 2 and position.frozen:
            found[rank] = found[rank] - worths.frozen_pile_triple
    if pairs == 1 and ranks[only] == 2:
        found[only] = found[only] + worths.only_pair
    return found


def _freezing_gain(position: Position, seat: int) -> float:
    """Return the points that are gained in later turns by freezing the pile."""
    terms = position.terms
    theirs = len(position.melds[terms.side_of[terms.next_seat[seat]]])
    ours = len(position.melds[terms.side_of[seat]])
    if not theirs:
        return 0.0
    worths = values.CLASSIC_DISCARDS
    each = worths.freezing_per_card * (theirs - ours)
    return len(position.pile) * (
        each if ours else each + worths.freezing_per_card_unopened
    )


def pile_loss_chances(position: Position, seat: int) -> list[float]:
    """Return the chance that the next player takes the pile, by rank of the discard."""
    return _dangers(position, seat, natural_ranks(position.ranks[seat]))


def _dangers(position: Position, seat: int, held: list[int]) -> list[float]:
    terms = position.terms
    follower = terms.next_seat[seat]
    foe = terms.side_of[follower]
    row = position.rank_meld[foe]
    loose = not position.frozen and bool(position.melds[foe])
    known, shown_cards = position.known[follower], position.known_count[follower]
    hidden = position.size[follower] - shown_cards
    others = len(position.stock) - position.size[seat]
    for size in position.size:  # compiled, `sum` is looked up by name
        others += size
    none = _absence_chances(hidden, others)
    chance = none[_MAX_COPIES + 1]
    wild = values.DANGERS.wild_card_take * (1.0 - none[min(hidden, 8)])
    if shown_cards and (_known_of_rank(known, DEUCE) or _known_of_rank(known, JOKER)):
        wild = 1.0
    entry = 1.0
    if not position.melds[foe]:
        entry = opening_chance(
            opening_minimum(position, foe), values.DANGERS.opening_chances
        )
    unseen = _unseen(position, seat, held)
    danger = _safety_factors(position)
    rank: i64
    for rank in held:
        if loose and row[rank] >= 0:
            danger[rank] = 1.0
            continue
        left = min(unseen[rank], _MAX_COPIES)
        single = 1.0 - none[left]
        value = single - left * chance * none[left - 1]
        if shown_cards and (shown := _known_of_rank(known, rank)):
            value, single = single, 1.0
            if shown >= 2:
                value = danger[rank] = 1.0  # known to everybody, so certain
        if loose and single * wild > value:
            value = single * wild
        danger[rank] = danger[rank] * (value * entry)
    return danger


@cache
def _absence_chances(hidden: int, others: int) -> list[float]:
    """Return the chance that a hand of unknown cards has none of some copies, by number
    of copies.

    `hidden` of `others` unseen cards are in the hand. The last value is the chance that
    the hand has a given card.
    """
    chance = hidden / others if others > 0 else float(hidden)
    none = [1.0]
    for _ in range(_MAX_COPIES):
        none.append(none[-1] * (1.0 - chance))
    return [*none, chance]


def _unseen(position: Position, seat: int, held: list[int]) -> list[int]:
    """Return the number of unseen cards of each natural rank in the hand."""
    own = position.ranks[seat]
    unseen = traits_of(position.terms).copies[:]
    # written out: compiled, `-=` on an item is a slow call
    rank: i64
    card: i64
    left: i64
    for card in position.pile:
        rank = card >> 2
        left = unseen[rank]
        unseen[rank] = left - 1
    for melds in position.melds:
        for meld in melds:
            rank = meld.rank
            left = unseen[rank]
            unseen[rank] = left - meld.naturals
    for each, known in enumerate(position.known):
        if each != seat and position.known_count[each]:
            for rank in held:
                unseen[rank] = unseen[rank] - _known_of_rank(known, rank)
    for rank in held:
        left = unseen[rank] - own[rank]
        unseen[rank] = left if left > 0 else 0
    return unseen


def _safety_factors(position: Position) -> list[float]:
    """Return a factor for the danger of a discard from the cards in the pile, by rank.

    A rank that the next player discarded, or did not take, is safer. Each turn adds one
    card to the pile, so the index of a card determines who discarded it.
    """
    hint = _NO_HINTS[:]
    rank: i64
    pile = position.pile
    players = position.terms.players
    passed, threw = values.DANGERS.rank_not_taken, values.DANGERS.rank_discarded
    place = len(pile) - players
    while place >= 0:  # compiled, a `range` with a step is slow
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


def _known_of_rank(known: list[int], rank: i64) -> int:
    """Return how many cards of a rank are known to everybody to be in a hand."""
    card = rank * 4
    return known[card] + known[card + 1] + known[card + 2] + known[card + 3]
