"""Estimates: whether the round will end soon, the value of hands, and game scores.

Scores include the points of cards on the table.
"""

from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import NATURAL_RANK_COUNT
from canasta_qt.engine.scoring import canasta_bonus, red3_sign
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.tables import red3_points
from canasta_qt.rules.values import AskPartner


def may_round_end_soon(position: Position, seat: int) -> bool:
    """Return whether the round may end before this seat has many more turns."""
    return len(position.stock) < values.ENDGAME.max_stock_size or is_opponent_near_out(
        position, seat
    )


def is_opponent_near_out(position: Position, seat: int) -> bool:
    """Return whether another side has the canastas to go out and a player with few
    cards."""
    terms = position.terms
    few = values.ENDGAME.max_opponent_hand_size
    for foe in traits_of(terms).opponents[seat]:
        if position.size[foe] <= few:
            side = terms.side_of[foe]
            if position.canastas[side] >= terms.canastas_needed:
                return True
    return False


def is_draw_better(position: Position, seat: int) -> bool:
    """Return whether a player with few cards gains more by a draw than by a small pile.

    With many melds of the side, a drawn card usually fits one of them. No card below
    the top of the pile may fit a meld of the side or a pair of the hand.
    """
    size = len(position.pile)
    worth = values.PILE
    if (
        not 1 < size <= worth.max_size_poor_pile
        or position.size[seat] > worth.poor_pile_max_hand_size
    ):
        return False
    side = position.terms.side_of[seat]
    if len(position.melds[side]) < worth.poor_pile_min_melds:
        return False
    row = position.rank_meld[side]
    ranks = position.ranks[seat]
    for at in range(size - 1):
        rank = position.pile[at] >> 2
        if rank < NATURAL_RANK_COUNT and (row[rank] >= 0 or ranks[rank] >= 2):
            return False
    return bool(position.stock)


def wild_cost_limit(
    position: Position, seat: int, need: int, budgets: tuple[tuple[int, int], ...]
) -> int:
    """Return the largest cost of the wild cards of an initial meld that needs `need`
    points.

    `budgets` has rows of points and cost; the last row is also for larger needs.
    """
    if may_round_end_soon(position, seat):
        return values.INITIAL_MELD.endgame_limit
    fitting = (allowed for most, allowed in budgets if need <= most)
    budget = next(fitting, budgets[-1][1])
    own = position.terms.side_of[seat]
    if any(melds for side, melds in enumerate(position.melds) if side != own):
        budget += values.INITIAL_MELD.extra_limit_when_behind
    return budget


def opening_chance(minimum: int, chances: tuple[float, float, float]) -> float:
    """Return the chance that a hand with a natural pair also reaches the minimum.

    `chances` are for a minimum up to 50, up to 90, and above; the last one is also used
    if a canasta is required in place of points.
    """
    low, middle, high = chances
    if 0 <= minimum <= 50:
        return low
    return middle if 0 <= minimum <= 90 else high


def score_with_table(position: Position, side: int) -> int:
    """Return the game score of a side with the points of its cards on the table, but
    not of its hands."""
    return position.scores[side] + points_on_table(position, side)


def points_on_table(position: Position, side: int) -> int:
    """Return the points of a side's melds, canastas and laid out threes."""
    total = 0
    for meld in position.melds[side]:
        total += meld.points
        if meld.is_canasta:
            total += canasta_bonus(position.terms.rules, meld, out=False)[1]
    threes = red3_points(position.terms.red3_row, len(position.bonus[side]))
    return total + threes * red3_sign(position, side)


def estimated_partner_penalty(position: Position, seat: int) -> int:
    """Return the estimated points lost for the cards in the partners' hands."""
    mates = traits_of(position.terms).partners[seat]
    return (
        sum([position.size[mate] for mate in mates])
        * values.GOING_OUT.average_card_penalty
    )


def is_going_out_better(position: Position, seat: int, gain: float) -> bool:
    """Return whether ending the round in this turn is better, by the gain in points and
    the game scores."""
    wish = gain >= values.GOING_OUT.min_gain
    target = position.terms.rules.target_score
    if target is None:
        return wish
    terms = position.terms
    own = terms.side_of[seat]
    ours = score_with_table(position, own) + terms.rules.go_out_bonus
    ours -= estimated_partner_penalty(position, seat)
    each = values.GOING_OUT.average_card_penalty
    theirs = max(
        score_with_table(position, side)
        - sum([position.size[foe] for foe in terms.seats_of[side]]) * each
        for side in range(terms.sides)
        if side != own
    )
    if max(ours, theirs) < target:
        return wish
    return ours > theirs or (wish and ours > theirs - values.GOING_OUT.close_game_lead)


def may_ask_partner(position: Position, seat: int) -> bool:
    """Return whether the rules let the seat ask its partner for permission to go
    out."""
    rules = position.terms.rules
    has_partner = bool(traits_of(position.terms).partners[seat])
    if rules.ask_partner is AskPartner.NONE or not has_partner:
        return False
    was_asked = position.partner_agreed or position.partner_refused
    if was_asked or position.melded or position.size[seat] < 2:
        return False
    return rules.ask_limit is None or position.asked[seat] < rules.ask_limit
