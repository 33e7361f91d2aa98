"""Initial melds: the minimum (parameter group F), and those that a hand can make.

A *source* is the part of the hand from which a meld is made: the cards of a rank (0 to
10), a suit for sequences (11 to 14), or the wild cards alone (15). An initial meld has
at most one meld from each source; melds are called groups until they are played.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANK_COUNT, Card, Rank, cards_of_rank
from canasta_qt.engine.moves.going_out import going_out_refusal, is_round_ending
from canasta_qt.engine.moves.validity import meld_refusal
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    MIN_MELD_SIZE,
    MIN_NATURALS_IN_MELD,
    RUN,
    SET,
    WILDS,
    Meld,
    make_meld,
)
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM
from canasta_qt.rules.values import ConcealedExempt, InitialCondition


def opening_refusal(
    position_after: Position, seat: int, top: Card | None = None
) -> Refusal | None:
    """Return a refusal if the first melds of a side do not open it.

    `position_after` is the position after the lay. `top` is the top card of the pile,
    if it was melded.
    """
    side = position_after.terms.side_of[seat]
    melds = position_after.melds[side]
    rules = position_after.terms.rules
    refused = _naturals_refusal(rules, melds, top)
    if refused is not None:
        return refused
    whole = rules.canasta_meets_initial and any(meld.is_canasta for meld in melds)
    if whole or _is_exempt(position_after, seat):
        return None
    return _minimum_refusal(position_after, side) or _condition_refusal(
        rules.initial_condition, melds
    )


def _naturals_refusal(
    rules: Ruleset, melds: list[Meld], top: Card | None
) -> Refusal | None:
    """Return a refusal if the initial meld has too few natural cards from the hand."""
    need = rules.initial_min_naturals_from_hand
    naturals = sum(meld.naturals for meld in melds)
    if top is not None and top < NATURAL_RANK_COUNT * 4:
        naturals -= 1
    if naturals < need:
        return Refusal(Reason.OPENING_NATURALS_FROM_HAND, naturals, need)
    return None


def _minimum_refusal(after: Position, side: int) -> Refusal | None:
    minimum = opening_minimum(after, side)
    melds = after.melds[side]
    if minimum in (CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM):
        fine = any(
            meld.is_canasta
            and (minimum == CANASTA_MINIMUM or meld.form != SET or not meld.wilds)
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
            or (meld.form == WILDS and meld.is_canasta)
            for meld in melds
        )
        return None if fine else Refusal(Reason.OPENING_CONDITION, 0, 3)
    return None


def _is_exempt(after: Position, seat: int) -> bool:
    """Return whether the side needs no minimum because the player goes out in one turn.

    The cards from the hand must include a canasta (rules.md 3.1).
    """
    rule = after.terms.rules.concealed_exempt
    if rule is ConcealedExempt.NEVER:
        return False
    if rule is ConcealedExempt.STOCK_DRAW_ONLY and after.took_pile:
        return False
    side = after.terms.side_of[seat]
    own_canasta = any(meld.is_canasta for meld in after.melds[side])
    whole_hand = is_round_ending(after, seat)
    return own_canasta and whole_hand and going_out_refusal(after, seat) is None


_THREE_NATURALS: Final = InitialCondition.THREE_NATURAL_MELD
_MAX_GROUPS: Final = 6
"""Largest number of melds in one initial meld; a larger one contains a cheaper one that
opens as well."""
_MAX_OPENINGS: Final = 4000
"""Number of initial melds tried in a position; seldom reached without sequences."""
_FIRST_SUIT_SOURCE: Final = NATURAL_RANK_COUNT
_WILD_SOURCE: Final = _FIRST_SUIT_SOURCE + 4


def meld_sources(terms: Terms) -> list[int]:
    """Return the numbers of all sources of melds in the game: natural ranks, suits if
    there are sequences, wild cards if they can be melded alone."""
    found = list(range(NATURAL_RANK_COUNT))
    if terms.rules.sequences:
        found += range(_FIRST_SUIT_SOURCE, _WILD_SOURCE)
    if terms.wild_melds:
        found.append(_WILD_SOURCE)
    return found


def meld_source_of_card(card: Card) -> int:
    """Return the source from which a card is melded: the rank of a natural card, or the
    number of the wild cards."""
    rank = card >> 2
    return rank if rank < NATURAL_RANK_COUNT else _WILD_SOURCE


def new_melds_from_source(
    terms: Terms, hand: list[int], source: int
) -> Iterator[tuple[Card, ...]]:
    """Yield every legal new meld from one source: a rank, a suit or the wild cards."""
    if source < _FIRST_SUIT_SOURCE:
        yield from new_melds_of_rank(terms, hand, Rank(source))
    elif source < _WILD_SOURCE:
        yield from new_sequences_of_suit(hand, source - _FIRST_SUIT_SOURCE)
    else:
        yield from wild_card_choices(hand, MIN_MELD_SIZE, terms.rules.wild_meld_max)


def new_melds_with_card(
    terms: Terms, hand: list[int], card: Card
) -> Iterator[tuple[Card, ...]]:
    """Yield every legal new meld that includes a given card of the hand."""
    if card >> 2 < NATURAL_RANK_COUNT:
        yield from new_melds_of_rank(terms, hand, Rank(card >> 2), card)
    else:
        for group in new_melds_from_source(terms, hand, meld_source_of_card(card)):
            if card in group:
                yield group


def initial_melds(
    terms: Terms,
    hand: list[int],
    need: int,
    *,
    with_card: Card | None = None,
    min_like: int = 0,
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield initial melds of at least `need` points without a superfluous card.

    With `with_card` the first meld includes that card, and `min_like` cards of its rank
    are never superfluous. At most `_MAX_OPENINGS` are yielded.
    """
    if with_card is None:
        found = _opening_sets(terms, hand, need, meld_sources(terms), (), None)
    else:
        found = _opening_sets_with(terms, hand, need, with_card)
    for groups in islice(found, _MAX_OPENINGS):
        if not _has_spare_card(terms, groups, need, with_card, min_like):
            yield groups


def canasta_openings(
    terms: Terms, hand: list[int], with_card: Card | None = None
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield initial melds with a canasta; with `with_card` the first meld includes
    it."""
    if with_card is None:
        for source in meld_sources(terms):
            for group in new_melds_from_source(terms, hand, source):
                if len(group) >= CANASTA_SIZE:
                    yield (group,)
        return
    own = meld_source_of_card(with_card)
    for first in new_melds_with_card(terms, hand, with_card):
        if len(first) >= CANASTA_SIZE:
            yield (first,)
            continue
        for (other,) in canasta_openings(terms, _remove(hand, first)):
            if meld_source_of_card(other[0]) != own:
                yield (first, other)


def _meets_condition(
    terms: Terms, groups: tuple[tuple[Card, ...], ...], kept: Card | None
) -> bool:
    """Return whether groups with enough points also meet the other conditions of an
    initial meld.

    The limit of wild cards is not judged, as further groups cannot help to meet it.
    """
    rules = terms.rules
    condition = rules.initial_condition
    if not rules.initial_min_naturals_from_hand and condition is not _THREE_NATURALS:
        return True
    melds = [make_meld(group, terms.points) for group in groups]
    return (
        _naturals_refusal(rules, melds, kept) is None
        and _condition_refusal(condition, melds) is None
    )


def _has_spare_card(
    terms: Terms,
    groups: tuple[tuple[Card, ...], ...],
    need: int,
    kept: Card | None,
    min_like: int,
) -> bool:
    """Return whether an initial meld would still open without one of its cards.

    The card `kept`, and `min_like` cards of its rank, stay in the first group.
    """
    spare = sum(terms.points[card] for group in groups for card in group) - need
    for number, group in enumerate(groups):
        held = kept if number == 0 else None
        for card in sorted(set(group)):
            needed = card == held
            if held is not None and card >> 2 == held >> 2:
                like = sum(each >> 2 == held >> 2 for each in group)
                needed = needed or like <= min_like
            if terms.points[card] > spare or needed or len(group) <= 3:
                continue
            rest = list(group)
            rest.remove(card)
            meld = make_meld(tuple(rest), terms.points)
            meld = replace(meld, mixed_at_opening=True)
            fewer = (*groups[:number], tuple(rest), *groups[number + 1 :])
            if meld_refusal(terms, meld, None, ends=False) is None and (
                _meets_condition(terms, fewer, kept)
            ):
                return True
    return False


def _opening_sets_with(
    terms: Terms, hand: list[int], need: int, card: Card
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    first = meld_source_of_card(card)
    others = [source for source in meld_sources(terms) if source != first]
    for group in new_melds_with_card(terms, hand, card):
        gained = sum(terms.points[each] for each in group)
        if gained >= need and _meets_condition(terms, (group,), card):
            yield (group,)
        else:
            rest, need_left = _remove(hand, group), need - gained
            yield from _opening_sets(terms, rest, need_left, others, (group,), card)


def _opening_sets(
    terms: Terms,
    hand: list[int],
    need: int,
    left: list[int],
    groups: tuple[tuple[Card, ...], ...],
    kept: Card | None,
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if len(groups) >= _MAX_GROUPS or _cannot_reach(terms, hand, need):
        return
    for place, source in enumerate(left):
        for group in new_melds_from_source(terms, hand, source):
            gained = sum(terms.points[card] for card in group)
            chosen = (*groups, group)
            if gained >= need and _meets_condition(terms, chosen, kept):
                yield chosen
            else:
                yield from _opening_sets(
                    terms,
                    _remove(hand, group),
                    need - gained,
                    left[place + 1 :],
                    chosen,
                    kept,
                )


def _cannot_reach(terms: Terms, hand: list[int], need: int) -> bool:
    """Return whether all cards of the hand together have less than `need` points."""
    points = terms.points
    return sum(count * points[card] for card, count in enumerate(hand)) < need


def _remove(hand: list[int], cards: tuple[Card, ...]) -> list[int]:
    rest = hand[:]
    for card in cards:
        rest[card] -= 1
    return rest


def new_melds_of_rank(
    terms: Terms, hand: list[int], rank: Rank, lead: Card | None = None
) -> Iterator[tuple[Card, ...]]:
    """Yield every legal new meld of a rank, by numbers of natural cards, twos and
    jokers.

    With `lead`, that card is the first of each meld. Melds of pure ranks are also
    yielded with wild cards, as in an initial meld these can be legal.
    """
    naturals = cards_of_rank(hand, rank)
    if lead is not None:
        at = naturals.index(lead)
        naturals = (lead, *naturals[:at], *naturals[at + 1 :])
    if len(naturals) < MIN_NATURALS_IN_MELD:
        return
    deuces, jokers = cards_of_rank(hand, DEUCE), cards_of_rank(hand, JOKER)
    for count in range(MIN_NATURALS_IN_MELD, len(naturals) + 1):
        for twos in range(len(deuces) + 1):
            for many in range(len(jokers) + 1):
                wilds = twos + many
                meld = Meld(
                    SET,
                    rank,
                    count,
                    wilds,
                    _DUMMY_CARDS[count + wilds],
                    0,
                    mixed_at_opening=True,
                )
                if meld_refusal(terms, meld, None, ends=False) is None:
                    yield naturals[:count] + deuces[:twos] + jokers[:many]


def new_sequences_of_suit(hand: list[int], suit: int) -> Iterator[tuple[Card, ...]]:
    """Yield every sequence of a suit, from three cards to the longest allowed."""
    for low in range(NATURAL_RANK_COUNT):
        cards: list[Card] = []
        for rank in range(low, min(low + CANASTA_SIZE, NATURAL_RANK_COUNT)):
            if not hand[rank * 4 + suit]:
                break
            cards.append(Card(rank * 4 + suit))
            if len(cards) >= MIN_MELD_SIZE:
                yield tuple(cards)


def sequence_extensions(hand: list[int], sequence: Meld) -> Iterator[tuple[Card, ...]]:
    """Yield all choices of cards that can be added at the ends of a sequence."""
    below = _continuation(hand, sequence.cards[0], -4)
    above = _continuation(hand, sequence.cards[-1], 4)
    for low in range(len(below) + 1):
        for high in range(len(above) + 1):
            if low or high:
                yield tuple(below[:low] + above[:high])


def _continuation(hand: list[int], end: Card, step: int) -> list[Card]:
    cards: list[Card] = []
    kind = end + step
    while 0 <= kind < NATURAL_RANK_COUNT * 4 and hand[kind]:
        cards.append(Card(kind))
        kind += step
    return cards


def wild_card_choices(
    hand: list[int], least: int, most: int | None
) -> Iterator[tuple[Card, ...]]:
    """Yield all choices of `least` to `most` twos and jokers; None means no upper
    limit."""
    deuces, jokers = cards_of_rank(hand, DEUCE), cards_of_rank(hand, JOKER)
    held = len(deuces) + len(jokers)
    for size in range(least, (held if most is None else min(held, most)) + 1):
        for twos in range(min(size, len(deuces)), -1, -1):
            if size - twos <= len(jokers):
                yield deuces[:twos] + jokers[: size - twos]


_DUMMY_CARDS: Final = tuple((Card(0),) * size for size in range(100))
"""Tuples of equal cards by length, with which melds of one rank are judged if only the
number of cards matters."""
