"""Draw or take: what a pile is worth and how it may be taken."""

from __future__ import annotations

from canasta_qt.bots.classic.melding import find_opening, opening_plays
from canasta_qt.bots.estimates.card_choice import meld_play, of_rank, wild_cards
from canasta_qt.bots.estimates.outlook import initial_meld_budget
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, RED3, Card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action, TakePile, cards_in
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position


def take_or_draw(position: Position, seat: int) -> Action:
    """Take the pile where it is worth its price, else draw."""
    if not position.pile:
        return actions.DRAW
    top = position.pile[-1]
    if top >= NATURAL_RANKS * 4 or top < 0:
        return actions.DRAW
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        if position.ranks[seat][top >> 2] < 2:
            return actions.DRAW
        return _opening_take(position, seat, top)
    if _better_left(position) and not _presses(position, seat, side, top):
        return actions.DRAW
    play = _play_with(position, seat, side, top)
    if play is None or _is_left(position, seat, side, top):
        return actions.DRAW
    take = TakePile((play,))
    return take if _finishes(position, seat, take) else actions.DRAW


def _better_left(position: Position) -> bool:
    """Return whether a draw brings more than the pile of spared cards."""
    fair = values.PILE.fair_each * traits_of(position.terms).drawn_by_two
    if not fair or not position.stock:
        return False
    threes = sum([card >> 2 == BLACK3 for card in position.pile])
    return len(position.pile) - threes * (1.0 - values.PILE.black_three) < fair


def _is_left(position: Position, seat: int, side: int, top: Card) -> bool:
    """Return whether a side that is open draws rather than take this pile.

    Two players have weighed that already.
    """
    if position.frozen or not position.stock:
        return False
    if traits_of(position.terms).drawn_by_two:
        return False
    own, row = position.ranks[seat], position.rank_meld[side]
    begins = row[top >> 2] < 0
    if not begins and _completes(position, seat, side, top):
        return False
    worths = values.TAKES
    gain = _gathered(position, seat, side)
    size = position.size[seat]
    if begins and own[top >> 2] > 1:
        gain += worths.with_pair
    gain -= worths.held_each * size * len(position.melds[side])
    if position.canastas[side] >= position.terms.canastas_needed:
        gain += worths.ready_each * size
    if size <= worths.few:
        gain -= worths.few_held
    return gain < 0.0


def _gathered(position: Position, seat: int, side: int) -> float:
    """What the cards below the top are worth together with the hand and the melds."""
    worths = values.TAKES
    points = traits_of(position.terms).points
    own, row = position.ranks[seat], position.rank_meld[side]
    ranks = own[:]
    found = 0.0
    for card in position.pile[:-1]:
        rank = card >> 2
        if rank >= NATURAL_RANKS:
            continue
        if rank < 0:  # one who forgets the card still knows that it lies there
            found += worths.pair_made
        elif row[rank] >= 0:
            found += worths.point * points[rank]
            if not position.melds[side][row[rank]].canasta:
                found += worths.fit
        else:
            ranks[rank] = ranks[rank] + 1
    for rank in range(NATURAL_RANKS):
        more = ranks[rank] - own[rank]
        if more and ranks[rank] > 2:
            found += worths.set_made + worths.point * points[rank] * more
        elif more and ranks[rank] == 2:
            found += worths.pair_made
    return found


def _presses(position: Position, seat: int, side: int, top: Card) -> bool:
    """Return whether even a small pile is wanted: for a canasta, or to go out with."""
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
    """Return whether the top card makes a canasta of a meld and the hand."""
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


def _play_with(
    position: Position, seat: int, side: int, top: Card
) -> actions.MeldPlay | None:
    """The cheapest play with the top card for a side that is open."""
    rank = top >> 2
    index = position.rank_meld[side][rank]
    frozen = position.frozen
    if index >= 0 and not frozen:
        return actions.AddToMeld(index, (top,))
    held = position.ranks[seat][rank]
    kinds = position.hands[seat]
    size = len(position.pile)
    if held >= 2 and (size >= values.PILE.pair or not position.stock):
        return meld_play(index, (top, *of_rank(kinds, rank, 2)))
    if held and not frozen and traits_of(position.terms).nat_wild:
        ranks = position.ranks[seat]
        worth = values.PILE.deuce if ranks[DEUCE] else values.PILE.joker
        if (ranks[DEUCE] or ranks[JOKER]) and size >= worth:
            return actions.NewMeld(
                (top, *of_rank(kinds, rank, 1), wild_cards(kinds)[-1])
            )
    return None


def _finishes(position: Position, seat: int, take: TakePile) -> bool:
    """Ask the rules where few cards would be left to end the turn with."""
    left = position.size[seat] + len(position.pile)
    left -= len(cards_in(take.plays))
    for card in position.pile:
        left -= card >> 2 == RED3
    return left >= 2 or refusal(position, take) is None


def _opening_take(position: Position, seat: int, top: Card) -> Action:
    """Open with the top card if the hand can meet the minimum together with it."""
    traits = traits_of(position.terms)
    side = position.terms.side_of[seat]
    ranks = position.ranks[seat][:]
    ranks[top >> 2] += 1
    need = max(opening_minimum(position, side), 0)
    costs = values.INITIAL_MELD
    budget = initial_meld_budget(position, seat, need, costs.budgets)
    budget += len(position.pile) // costs.pile_cards
    opening = find_opening(traits, ranks, need, budget, top >> 2)
    if opening is None:
        return actions.DRAW
    kinds = position.hands[seat][:]
    kinds[top] += 1
    take = TakePile(opening_plays(traits, kinds, ranks, opening, top))
    return take if _finishes(position, seat, take) else actions.DRAW
