"""Sets of groups that open: what a hand can lay at once to reach a minimum."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, Card, Rank
from canasta_qt.engine.melds import SET, Meld
from canasta_qt.engine.terms import Terms
from canasta_qt.engine.validity import meld_refusal

_DEEPEST = 6
"""Groups in one opening; a hand that needs more holds a cheaper way as well."""


def openings(
    terms: Terms, hand: list[int], need: int, *, with_card: Card | None = None
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield sets of groups that reach `need`, none of them superfluous.

    With a card given, the first group holds it.  Each set is as small as it can be:
    without its cheapest group the minimum would be missed.
    """
    ranks = [Rank(rank) for rank in range(NATURAL_RANKS)]
    if with_card is None:
        yield from _sets(terms, hand, need, ranks, ())
        return
    first = Rank(with_card >> 2)
    others = [rank for rank in ranks if rank != first]
    for group in groups_of(terms, hand, first):
        if with_card in group:
            rest = _without(hand, group)
            gained = sum(terms.points[card] for card in group)
            if gained >= need:
                yield (group,)
            else:
                yield from _sets(terms, rest, need - gained, others, (group,))


def _sets(
    terms: Terms,
    hand: list[int],
    need: int,
    ranks: list[Rank],
    groups: tuple[tuple[Card, ...], ...],
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if len(groups) >= _DEEPEST:
        return
    for place, rank in enumerate(ranks):
        for group in groups_of(terms, hand, rank):
            gained = sum(terms.points[card] for card in group)
            chosen = (*groups, group)
            if gained >= need:
                yield chosen
            else:
                yield from _sets(
                    terms,
                    _without(hand, group),
                    need - gained,
                    ranks[place + 1 :],
                    chosen,
                )


def _without(hand: list[int], cards: tuple[Card, ...]) -> list[int]:
    rest = hand[:]
    for card in cards:
        rest[card] -= 1
    return rest


def groups_of(terms: Terms, hand: list[int], rank: Rank) -> Iterator[tuple[Card, ...]]:
    """Yield every legal new meld of a rank by number of naturals, deuces and jokers."""
    naturals = cards_by_rank(hand, rank)
    least = terms.melds.min_naturals
    deuces, jokers = cards_by_rank(hand, DEUCE), cards_by_rank(hand, JOKER)
    for count in range(least, len(naturals) + 1):
        for twos in range(len(deuces) + 1):
            for many in range(len(jokers) + 1):
                wilds = twos + many
                meld = Meld(SET, rank, count, wilds, _SIZED[count + wilds], 0)
                if meld_refusal(terms, meld, None, ends=False) is None:
                    yield naturals[:count] + deuces[:twos] + jokers[:many]
                elif wilds >= 3:
                    break


def cards_by_rank(hand: list[int], rank: Rank) -> tuple[Card, ...]:
    """List the cards of a rank in a count by card, clubs first."""
    return tuple(
        Card(rank * 4 + suit) for suit in range(4) for _ in range(hand[rank * 4 + suit])
    )


_SIZED = tuple((Card(0),) * size for size in range(64))
"""Any cards in the right number: legality of a set asks only how many there are."""
