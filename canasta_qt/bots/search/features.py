"""Features of a position: numbers from which its value for a side is computed.

A feature is the difference between a side and the mean of the others, so that no side
is favoured. All rulesets have the same features; for example, in games without
sequences or feet their features are 0. The position must be full: every hand known.
"""

from collections.abc import Iterator
from operator import mul
from typing import Final

from canasta_qt.advice import FEATURE_NAMES
from canasta_qt.bots.estimates.outlook import points_on_table
from canasta_qt.bots.estimates.ruleset_traits import Traits, traits_of
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANK_COUNT, RANK_COUNT, RED3
from canasta_qt.engine import scoring
from canasta_qt.engine.state.events import ScoreLine
from canasta_qt.engine.state.facts import missing_canasta_kinds, opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, SET, Meld
from canasta_qt.engine.state.position import Position

FEATURE_COUNT: Final = len(FEATURE_NAMES)
FEATURE_CONTEXTS: Final = ("always", "stock", "end")
"""Contexts; a feature has one weight for each of them.

The weight of “always” is not changed; the others are multiplied by the two numbers of
`context_weights`.
"""

(
    _POINTS, _IN_HAND, _OPENED, _READY, _LACKING, _NATURAL_CANASTAS,
    _MIXED_CANASTAS, _MIXED_3, _, _, _, _NATURAL_3, _, _, _, _RUN_3, _, _, _, _WILD_3,
    _, _COMPLETES, _LACKS_1, _LACKS_2, _WILDS_COMPLETE, _FITS, _SINGLES, _PAIRS,
    _TRIPLES, _DEUCES, _JOKERS, _BLACK_THREES, _RED_THREES, _LINKS, _RUN_FITS, _CARDS,
    _SMALLEST, _FEW_CARDS, _FEET, _NEAR_OPENING, _WILDS_UNOPENED, _TO_MOVE, _CAN_TAKE,
    _CAN_TAKE_PILE, _OPEN_PILE, _KINDS_LACKING, _UNFINISHED, _HELD_TOO_LONG,
    _FROZEN_PAIRS,
) = range(FEATURE_COUNT)  # fmt: skip
"""Indexes of the features; of a series only the first one has a name."""

_FULL_STOCK = 50.0
"""Number of cards in the stock at which the context “stock” has factor 1."""
_FEW_CARDS_LIMIT = 3
"""Largest hand that counts as a hand with few cards, and smallest meld of wild cards
that counts as a feature."""


def context_weights(position: Position) -> tuple[float, float]:
    """Return the number of stock cards divided by 50, at most 1.5, and the nearness of
    the end: 2 / (2 + cards of the smallest hand)."""
    stock = len(position.stock) / _FULL_STOCK
    return min(stock, 1.5), 2.0 / (2 + min(position.size))


def feature_differences(position: Position, side: int) -> list[float]:
    """Return the features of a side minus the mean of the others."""
    terms = position.terms
    own = side_features(position, side)
    if terms.sides == 2:
        other = side_features(position, 1 - side)
        return [mine - their for mine, their in zip(own, other, strict=True)]
    others = [
        side_features(position, each) for each in range(terms.sides) if each != side
    ]
    count = len(others)
    return [
        mine - sum(their) / count
        for mine, their in zip(own, zip(*others, strict=True), strict=True)
    ]


def side_features(position: Position, side: int) -> list[float]:
    """Return the features of one side, in the order of `FEATURE_NAMES`."""
    terms = position.terms
    traits = traits_of(terms)
    found = [0.0] * FEATURE_COUNT
    melds = position.melds[side]
    canastas = position.canastas[side]
    found[_POINTS] = points_on_table(position, side) * 0.01
    if melds:
        found[_OPENED] = 1.0
        _count_melds(melds, found)
    lacking = max(terms.canastas_needed, 1) - canastas
    if lacking > 0:
        found[_LACKING] = float(lacking)
    else:
        found[_READY] = 1.0
    held = _count_hands(position, side, traits, found)
    if melds:
        _count_near(position, side, held, traits, found)
        if terms.rules.sequences:
            _count_runs(position, side, found)
    else:
        _count_opening(position, side, traits, found)
    _count_rules(position, side, found)
    turn = position.turn
    if terms.side_of[turn] == side:
        _count_turn(position, side, turn, found)
    return found


def _count_rules(position: Position, side: int, found: list[float]) -> None:
    """Set the features of rules that only some games have: missing kinds of canastas,
    penalties for unfinished melds and for cards held, and feet not taken up."""
    terms = position.terms
    rules = terms.rules
    if terms.kinds_needed:
        missing = missing_canasta_kinds(terms, position.melds[side])
        found[_KINDS_LACKING] = float(
            sum([need.count - have for need, have in missing])
        )
    if (
        rules.incomplete_pure_penalty
        or rules.incomplete_wild_penalty
        or rules.short_sequence_penalty
    ):
        found[_UNFINISHED] = _penalty(
            scoring.incomplete_meld_penalty_lines(position, side)
        ) + _penalty(scoring.short_sequence_penalty_lines(position, side))
    if rules.holding_penalty:
        found[_HELD_TOO_LONG] = _penalty(scoring.holding_penalty_lines(position, side))
    if terms.foot_size:
        seats = terms.seats_of[side]
        found[_FEET] = float(sum([1 for seat in seats if position.feet[seat]]))


def _penalty(lines: Iterator[ScoreLine]) -> float:
    """Return the sum of score lines as a penalty, in hundreds of points."""
    return -0.01 * sum([line.points for line in lines])


def _count_melds(melds: list[Meld], found: list[float]) -> None:
    for meld in melds:
        size = len(meld.cards)
        if size >= CANASTA_SIZE:
            found[_MIXED_CANASTAS if meld.wilds else _NATURAL_CANASTAS] += 1.0
        elif meld.form == SET:
            found[(_MIXED_3 if meld.wilds else _NATURAL_3) + size - 3] += 1.0
        elif meld.form == RUN:
            found[_RUN_3 + size - 3] += 1.0
        elif size >= _FEW_CARDS_LIMIT:
            found[_WILD_3 + (size > 4)] += 1.0


def _count_hands(
    position: Position, side: int, traits: Traits, found: list[float]
) -> list[int]:
    """Set the features of a side's hands; return the number of their cards by rank."""
    row = position.rank_meld[side]
    together = [0] * RANK_COUNT
    smallest, cards = 99, 0
    singles = pairs = triples = fits = takers = 0
    for seat in position.terms.seats_of[side]:
        ranks = position.ranks[seat]
        size = position.size[seat]
        cards += size
        smallest = min(smallest, size)
        for rank in range(NATURAL_RANK_COUNT):
            count = ranks[rank]
            if count:
                takers += count > 1
                if row[rank] >= 0:
                    fits += count
                elif count == 1:
                    singles += 1
                elif count == 2:
                    pairs += 1
                else:
                    triples += 1
        together = [a + b for a, b in zip(together, ranks, strict=True)]
    found[_IN_HAND] = sum(map(mul, together, traits.rank_penalties)) * 0.01
    found[_FITS] = float(fits)
    found[_SINGLES] = float(singles)
    found[_PAIRS] = float(pairs)
    found[_TRIPLES] = float(triples)
    found[_DEUCES] = float(together[DEUCE])
    found[_JOKERS] = float(together[JOKER])
    found[_BLACK_THREES] = float(together[BLACK3])
    found[_RED_THREES] = float(together[RED3])
    found[_CARDS] = cards * 0.1
    found[_SMALLEST] = 1.0 / (1 + smallest)
    found[_FEW_CARDS] = float(smallest <= _FEW_CARDS_LIMIT)
    if position.frozen or position.terms.rules.pile_always_frozen:
        found[_FROZEN_PAIRS] = takers * len(position.pile) * 0.1
    return together


def _count_near(
    position: Position, side: int, held: list[int], traits: Traits, found: list[float]
) -> None:
    """Set the features of canastas that the hands complete, or nearly complete."""
    wilds = held[DEUCE] + held[JOKER]
    for meld in position.melds[side]:
        size = len(meld.cards)
        if size >= CANASTA_SIZE or meld.form != SET:
            continue
        lack = CANASTA_SIZE - size - held[meld.rank]
        if lack <= 0:
            found[_COMPLETES] += 1.0
        elif lack == 1:
            found[_LACKS_1] += 1.0
        elif lack == 2:
            found[_LACKS_2] += 1.0
        if 0 < lack <= wilds and lack + meld.wilds <= traits.max_wilds:
            found[_WILDS_COMPLETE] = 1.0


def _count_runs(position: Position, side: int, found: list[float]) -> None:
    """Set the features of hand cards that continue sequences, and of neighbours in a
    suit."""
    for seat in position.terms.seats_of[side]:
        hand = position.hands[seat]
        for meld in position.melds[side]:
            if meld.form == RUN and len(meld.cards) < CANASTA_SIZE:
                low, high = meld.cards[0] - 4, meld.cards[-1] + 4
                if low >= 0 and hand[low]:
                    found[_RUN_FITS] += 1.0
                if high < NATURAL_RANK_COUNT * 4 and hand[high]:
                    found[_RUN_FITS] += 1.0
        links = 0
        for card in range(NATURAL_RANK_COUNT * 4 - 4):
            if hand[card] and hand[card + 4]:
                links += 1
        found[_LINKS] += links


def _count_opening(
    position: Position, side: int, traits: Traits, found: list[float]
) -> None:
    """Set the features of opening: how near the hand with most points for it is to the
    minimum, and the wild cards of all hands of the side."""
    need = opening_minimum(position, side)
    points = traits.points
    best = 0.0
    wilds_held = 0
    for seat in position.terms.seats_of[side]:
        ranks = position.ranks[seat]
        wilds = ranks[DEUCE] + ranks[JOKER]
        wilds_held += wilds
        total = ranks[JOKER] * 50 + ranks[DEUCE] * 20
        left = wilds
        groups = 0
        for rank in range(NATURAL_RANK_COUNT - 1, -1, -1):
            count = ranks[rank]
            if count >= 3:
                total += count * points[rank]
                groups += 1
            elif count == 2 and left:
                left -= 1
                groups += 1
                total += 2 * points[rank]
        if groups:
            best = max(best, total / max(need, 50))
    found[_NEAR_OPENING] = min(best, 1.5)
    found[_WILDS_UNOPENED] = float(wilds_held)


def _count_turn(position: Position, side: int, seat: int, found: list[float]) -> None:
    """Set the features of the seat in turn, most of which are about the pile."""
    found[_TO_MOVE] = 1.0
    pile = position.pile
    if not pile:
        return
    melds = position.melds[side]
    loose = bool(melds) and not position.frozen
    if loose:
        found[_OPEN_PILE] = len(pile) * 0.1
    top = pile[-1]
    if top < 0 or top >= NATURAL_RANK_COUNT * 4:
        return
    held = position.ranks[seat][top >> 2]
    if held >= 2 or (loose and position.rank_meld[side][top >> 2] >= 0):
        found[_CAN_TAKE] = 1.0
        found[_CAN_TAKE_PILE] = len(pile) * 0.1
