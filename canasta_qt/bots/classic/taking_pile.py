"""Choice between stock and pile in Classic."""

from canasta_qt.bots.classic.melding import find_opening, opening_plays
from canasta_qt.bots.estimates.card_choice import meld_play, wild_cards
from canasta_qt.bots.estimates.outlook import wild_cost_limit
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RED3,
    Card,
    cards_of_rank,
)
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action, TakePile, cards_of_plays
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position


def take_or_draw(position: Position, seat: int) -> Action:
    """Return a take of the pile if it is worth its cost, otherwise a draw."""
    if not position.pile:
        return actions.DRAW
    top = position.pile[-1]
    if top >= NATURAL_RANK_COUNT * 4 or top < 0:
        return actions.DRAW
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        if position.ranks[seat][top >> 2] < 2:
            return actions.DRAW
        return _opening_take(position, seat, top)
    if _is_draw_better(position) and not _needs_pile(position, seat, side, top):
        return actions.DRAW
    play = _play_with(position, seat, side, top)
    if play is None or _leaves_pile(position, seat, side, top):
        return actions.DRAW
    take = TakePile((play,))
    return take if _can_finish_turn(position, seat, take) else actions.DRAW


def _is_draw_better(position: Position) -> bool:
    """Return, for two players, whether a draw gains more than taking this pile."""
    fair = values.PILE.min_size_per_drawn_card * traits_of(position.terms).drawn_by_two
    if not fair or not position.stock:
        return False
    threes = sum([card >> 2 == BLACK3 for card in position.pile])
    return len(position.pile) - threes * (1.0 - values.PILE.black_three_weight) < fair


def _leaves_pile(position: Position, seat: int, side: int, top: Card) -> bool:
    """Return whether a side that has opened should draw instead of taking this pile.

    With two players, `_is_draw_better` decides that.
    """
    if position.frozen or not position.stock:
        return False
    if traits_of(position.terms).drawn_by_two:
        return False
    own, row = position.ranks[seat], position.rank_meld[side]
    begins = row[top >> 2] < 0
    if not begins and _completes_canasta(position, seat, side, top):
        return False
    worths = values.TAKES
    gain = _value_of_pile(position, seat, side)
    size = position.size[seat]
    if begins and own[top >> 2] > 1:
        gain += worths.new_meld_with_pair
    gain -= worths.per_hand_card_and_meld * size * len(position.melds[side])
    if position.canastas[side] >= position.terms.canastas_needed:
        gain += worths.per_hand_card_with_canastas * size
    if size <= worths.max_small_hand_size:
        gain -= worths.small_hand
    return gain < 0.0


def _value_of_pile(position: Position, seat: int, side: int) -> float:
    """Return the points that the cards below the top card are worth in hand and
    melds."""
    worths = values.TAKES
    points = traits_of(position.terms).points
    own, row = position.ranks[seat], position.rank_meld[side]
    ranks = own[:]
    found = 0.0
    for card in position.pile[:-1]:
        rank = card >> 2
        if rank >= NATURAL_RANK_COUNT:
            continue
        if rank < 0:  # a forgotten card, which still counts as a card
            found += worths.new_pair
        elif row[rank] >= 0:
            found += worths.per_card_point * points[rank]
            if not position.melds[side][row[rank]].is_canasta:
                found += worths.fitting_card
        else:
            ranks[rank] = ranks[rank] + 1
    for rank in range(NATURAL_RANK_COUNT):
        more = ranks[rank] - own[rank]
        if more and ranks[rank] > 2:
            found += worths.new_set + worths.per_card_point * points[rank] * more
        elif more and ranks[rank] == 2:
            found += worths.new_pair
    return found


def _needs_pile(position: Position, seat: int, side: int, top: Card) -> bool:
    """Return whether even a small pile is worth taking: for a canasta, or to go out."""
    if position.canastas[side] < position.terms.canastas_needed:
        return _completes_canasta(position, seat, side, top)
    ranks = position.ranks[seat][:]
    for card in position.pile:
        ranks[card >> 2] = ranks[card >> 2] + 1
    row = position.rank_meld[side]
    stuck = ranks[BLACK3]
    for rank in range(NATURAL_RANK_COUNT):
        if row[rank] < 0 and ranks[rank] < 3:
            stuck += ranks[rank]
    return stuck <= 1


def _completes_canasta(position: Position, seat: int, side: int, top: Card) -> bool:
    """Return whether the top card completes a canasta with cards of the hand and of a
    meld."""
    rank = top >> 2
    index = position.rank_meld[side][rank]
    if index < 0:
        return False
    meld = position.melds[side][index]
    if meld.is_canasta:
        return False
    ranks = position.ranks[seat]
    most = traits_of(position.terms).max_wilds - meld.wilds
    lack = CANASTA_SIZE - meld.size - 1 - ranks[rank]
    return lack <= min(ranks[DEUCE] + ranks[JOKER], most)


def _play_with(
    position: Position, seat: int, side: int, top: Card
) -> actions.MeldPlay | None:
    """Return the cheapest meld with the top card, for a side that has opened; None if
    there is none."""
    rank = top >> 2
    index = position.rank_meld[side][rank]
    frozen = position.frozen
    if index >= 0 and not frozen:
        return actions.AddToMeld(index, (top,))
    held = position.ranks[seat][rank]
    kinds = position.hands[seat]
    size = len(position.pile)
    if held >= 2 and (size >= values.PILE.min_size_pair or not position.stock):
        return meld_play(index, (top, *cards_of_rank(kinds, rank, 2)))
    if held and not frozen and traits_of(position.terms).takes_with_wild:
        ranks = position.ranks[seat]
        worth = (
            values.PILE.min_size_deuce if ranks[DEUCE] else values.PILE.min_size_joker
        )
        if (ranks[DEUCE] or ranks[JOKER]) and size >= worth:
            return actions.NewMeld(
                (top, *cards_of_rank(kinds, rank, 1), wild_cards(kinds)[-1])
            )
    return None


def _can_finish_turn(position: Position, seat: int, take: TakePile) -> bool:
    """Return whether the turn can still be ended after a take that leaves few cards."""
    left = position.size[seat] + len(position.pile)
    left -= len(cards_of_plays(take.plays))
    for card in position.pile:
        left -= card >> 2 == RED3
    return left >= 2 or refusal(position, take) is None


def _opening_take(position: Position, seat: int, top: Card) -> Action:
    """Return a take with an initial meld if the hand reaches the minimum, otherwise a
    draw."""
    traits = traits_of(position.terms)
    side = position.terms.side_of[seat]
    ranks = position.ranks[seat][:]
    ranks[top >> 2] += 1
    need = max(opening_minimum(position, side), 0)
    costs = values.INITIAL_MELD
    budget = wild_cost_limit(position, seat, need, costs.max_wild_cost_by_need)
    budget += len(position.pile) // costs.pile_cards_per_extra_limit
    opening = find_opening(traits, ranks, need, budget, top >> 2)
    if opening is None:
        return actions.DRAW
    kinds = position.hands[seat][:]
    kinds[top] += 1
    take = TakePile(opening_plays(traits, kinds, ranks, opening, top))
    return take if _can_finish_turn(position, seat, take) else actions.DRAW
