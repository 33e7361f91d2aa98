"""Draw or take: what a pile is worth and how it may be taken."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.classic.initial_melds import find_opening, opening_plays
from canasta_qt.bots.estimates.card_choice import of_rank, wild_cards
from canasta_qt.bots.estimates.outlook import is_late
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, RED3, Card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import (
    DRAW,
    Action,
    AddToMeld,
    JoinMelds,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position

_PAIR_WORTH: Final = 1
"""Cards in the pile from which a pair is spent on it."""
_DEUCE_WORTH: Final = 4
_JOKER_WORTH: Final = 6
_THREE_WORTH: Final = 0.5
"""Share of a card that a black three counts where a pile is weighed against a draw."""
_LOW_BUDGET: Final = 3
_MIDDLE_BUDGET: Final = 5
_HIGH_BUDGET: Final = 8
_BEHIND_BUDGET: Final = 2


def take_or_draw(position: Position, seat: int) -> Action:
    """Take the pile where it is worth its price, else draw."""
    if not position.pile:
        return DRAW
    top = position.pile[-1]
    if top >= NATURAL_RANKS * 4 or top < 0:
        return DRAW
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        if position.ranks[seat][top >> 2] < 2:
            return DRAW
        return _opening_take(position, seat, top)
    if _better_left(position) and not _presses(position, seat, side, top):
        return DRAW
    play = _play_with(position, seat, side, top)
    if play is None:
        return DRAW
    take = TakePile((play,))
    return take if _finishes(position, seat, take) else DRAW


def _better_left(position: Position) -> bool:
    """Say whether a draw brings more than the pile, which is what could be spared."""
    fair = traits_of(position.terms).fair_pile
    if not fair or not position.stock:
        return False
    worth = 0.0
    for card in position.pile:
        worth += _THREE_WORTH if card >> 2 == BLACK3 else 1.0
    return worth < fair


def _presses(position: Position, seat: int, side: int, top: Card) -> bool:
    """Say whether even a small pile is wanted: for a canasta, or to go out with."""
    if position.canastas[side] < position.terms.canastas_needed:
        return _completes(position, seat, side, top)
    ranks = position.ranks[seat][:]
    for card in position.pile:
        ranks[card >> 2] = ranks[card >> 2] + 1
    row = position.rank_meld[side]
    stuck = ranks[BLACK3]
    for rank in range(NATURAL_RANKS):
        if row[rank] < 0 and ranks[rank] < 3:
            stuck += ranks[rank]
    return stuck <= 1


def _completes(position: Position, seat: int, side: int, top: Card) -> bool:
    """Say whether the top card makes a canasta of a meld, with what the hand holds."""
    rank = top >> 2
    index = position.rank_meld[side][rank]
    if index < 0:
        return False
    meld = position.melds[side][index]
    if meld.canasta:
        return False
    ranks = position.ranks[seat]
    most = traits_of(position.terms).max_wilds - meld.wilds
    lack = CANASTA_SIZE - meld.size - 1 - ranks[rank]
    return lack <= min(ranks[DEUCE] + ranks[JOKER], most)


def _play_with(position: Position, seat: int, side: int, top: Card) -> MeldPlay | None:
    """The cheapest play with the top card for a side that is open."""
    rank = top >> 2
    index = position.rank_meld[side][rank]
    frozen = position.frozen
    if index >= 0 and not frozen:
        return AddToMeld(index, (top,))
    held = position.ranks[seat][rank]
    kinds = position.hands[seat]
    size = len(position.pile)
    if held >= 2 and (size >= _PAIR_WORTH or not position.stock):
        cards = (top, *of_rank(kinds, rank, 2))
        return NewMeld(cards) if index < 0 else AddToMeld(index, cards)
    if held and not frozen and traits_of(position.terms).nat_wild:
        ranks = position.ranks[seat]
        worth = _DEUCE_WORTH if ranks[DEUCE] else _JOKER_WORTH
        if (ranks[DEUCE] or ranks[JOKER]) and size >= worth:
            return NewMeld((top, *of_rank(kinds, rank, 1), wild_cards(kinds)[-1]))
    return None


def _finishes(position: Position, seat: int, take: TakePile) -> bool:
    """Ask the rules where few cards would be left to end the turn with."""
    left = position.size[seat] + len(position.pile)
    for play in take.plays:
        assert not isinstance(play, JoinMelds)  # the policy joins no melds
        left -= len(play.cards)
    for card in position.pile:
        if card >> 2 == RED3:
            left -= 1
    return left >= 2 or refusal(position, take) is None


def _opening_take(position: Position, seat: int, top: Card) -> Action:
    """Open with the top card if the hand can meet the minimum together with it."""
    traits = traits_of(position.terms)
    side = position.terms.side_of[seat]
    ranks = position.ranks[seat][:]
    ranks[top >> 2] += 1
    need = max(opening_minimum(position, side), 0)
    budget = opening_budget(position, seat, need) + len(position.pile) // 2
    opening = find_opening(traits, ranks, need, budget, top >> 2)
    if opening is None:
        return DRAW
    kinds = position.hands[seat][:]
    kinds[top] += 1
    take = TakePile(_top_first(opening_plays(traits, kinds, ranks, opening, top), top))
    return take if _finishes(position, seat, take) else DRAW


def _top_first(plays: tuple[MeldPlay, ...], top: Card) -> tuple[MeldPlay, ...]:
    """See to it that the first group holds the very card that lies on the pile."""
    first = plays[0]
    assert isinstance(first, NewMeld)
    if top in first.cards:
        return plays
    same = [place for place, card in enumerate(first.cards) if card >> 2 == top >> 2]
    cards = list(first.cards)
    cards[same[0]] = top
    return (NewMeld(tuple(cards)), *plays[1:])


def opening_budget(position: Position, seat: int, need: int) -> int:
    """How much an opening may cost in wild cards: a deuce 2, a joker 3."""
    if is_late(position, seat):
        return 99
    budget = _HIGH_BUDGET
    if need <= 90:
        budget = _LOW_BUDGET if need <= 50 else _MIDDLE_BUDGET
    terms = position.terms
    side = terms.side_of[seat]
    for other in range(terms.sides):
        if other != side and position.melds[other]:
            return budget + _BEHIND_BUDGET
    return budget
