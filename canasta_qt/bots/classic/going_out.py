"""Going out in Classic: the plan, the decision, and the answer to a partner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.estimates import outlook
from canasta_qt.bots.estimates.card_choice import meld_play, wild_cards
from canasta_qt.bots.estimates.ruleset_traits import Traits, traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    Card,
    cards_of_rank,
)
from canasta_qt.engine.state.actions import MeldPlay, NewMeld, cards_of_plays
from canasta_qt.engine.state.facts import known_hand_points, opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import AskPartner

if TYPE_CHECKING:
    from mypy_extensions import i64


class PlannedMeld:
    """A planned meld: hand cards for a new meld, or added to an existing one."""

    __slots__ = ("added_wilds", "index", "naturals", "rank", "wilds")

    def __init__(self, rank: int, index: int, naturals: int, wilds: int) -> None:
        """Plan a meld; `index` is the index of the existing meld, or -1 for a new
        one."""
        self.rank: Final = rank
        self.index: Final = index
        self.naturals: Final = naturals
        self.wilds: int = wilds
        self.added_wilds: int = 0
        """Number of wild cards added from the hand."""

    def add_wild_cards(self, count: int) -> None:
        self.wilds += count
        self.added_wilds += count


def _may_be_possible(position: Position, seat: int) -> bool:
    """Return, by a quick estimate, whether the hand may go out: at most one card fits
    no meld."""
    ranks = position.ranks[seat]
    row = position.rank_meld[position.terms.side_of[seat]]
    threes: i64 = ranks[BLACK3]
    stuck: i64 = threes if threes < 3 else 0
    wilds: i64 = ranks[DEUCE] + ranks[JOKER]
    held: i64
    for rank in range(NATURAL_RANK_COUNT):
        held = ranks[rank]
        if held and held < 3 and row[rank] < 0:
            if held == 1:
                stuck += 1
            else:
                wilds -= 1
            if stuck > 1 or wilds < 0:
                return False
    return stuck <= 1


def plan_going_out(position: Position, seat: int) -> tuple[MeldPlay, ...] | None:
    """Return melds that leave at most one card in the hand; None if the side cannot go
    out."""
    if not _may_be_possible(position, seat):
        return None
    terms = position.terms
    traits = traits_of(terms)
    melds, last = _meld_plans(position, seat)
    missing = terms.canastas_needed - position.canastas[terms.side_of[seat]]
    ranks = position.ranks[seat]
    left = _distribute_wilds(
        traits, melds, ranks[DEUCE] + ranks[JOKER], missing, position, seat
    )
    if left < 0 or left + last > 1:
        return None
    plays = _plays(position, seat, melds)
    side = terms.side_of[seat]
    if not position.melds[side] and not _may_open(position, seat, plays):
        return None
    return plays


def _meld_plans(position: Position, seat: int) -> tuple[list[PlannedMeld], int]:
    """Return plans for all melds of the side and for new melds of two or more natural
    cards, without wild cards of the hand; and the number of cards that fit no meld.

    One or two black threes count as cards that fit no meld; three or more are in no
    plan.
    """
    side = position.terms.side_of[seat]
    ranks = position.ranks[seat]
    row = position.rank_meld[side]
    melds: list[PlannedMeld] = []
    stuck = 0
    for rank in range(NATURAL_RANK_COUNT):
        held = ranks[rank]
        index = row[rank]
        if index >= 0:
            laid = position.melds[side][index]
            melds.append(PlannedMeld(rank, index, laid.naturals + held, laid.wilds))
        elif held >= 2:
            melds.append(PlannedMeld(rank, -1, held, 0))
        else:
            stuck += held
    if ranks[BLACK3] < 3:
        stuck += ranks[BLACK3]
    return melds, stuck


def _distribute_wilds(
    traits: Traits,
    melds: list[PlannedMeld],
    wilds: int,
    missing: int,
    position: Position,
    seat: int,
) -> int:
    """Add wild cards to planned melds: first to pairs, then to complete canastas, then
    to any meld.

    Return the number of wild cards left, or -1 if the side cannot go out with these
    melds.
    """
    for meld in melds:
        if meld.naturals + meld.wilds < 3:
            meld.add_wild_cards(1)
            wilds -= 1
    side = position.terms.side_of[seat]
    laid = position.melds[side]
    for meld in melds:
        grown = meld.naturals + meld.wilds >= CANASTA_SIZE
        if grown and (meld.index < 0 or not laid[meld.index].is_canasta):
            missing -= 1
    while (best := _nearest_canasta(traits, melds, wilds)) is not None:
        lack = CANASTA_SIZE - best.naturals - best.wilds
        best.add_wild_cards(lack)
        wilds -= lack
        missing -= 1
    if missing > 0:
        return -1
    for meld in sorted(melds, key=_spare_wilds_order):
        give = min(wilds, _room_for_wilds(traits, meld))
        meld.add_wild_cards(give)
        wilds -= give
    return wilds


def _nearest_canasta(
    traits: Traits, melds: list[PlannedMeld], wilds: int
) -> PlannedMeld | None:
    """Return the meld that needs the fewest wild cards to be a canasta; None if no meld
    can take them."""
    best: PlannedMeld | None = None
    fewest = wilds + 1
    for meld in melds:
        lack = CANASTA_SIZE - meld.naturals - meld.wilds
        most = traits.max_wilds - meld.wilds
        enough = meld.naturals >= traits.mixed_naturals
        if enough and 0 < lack < fewest and lack <= most:
            best, fewest = meld, lack
    return best


def _spare_wilds_order(meld: PlannedMeld) -> int:
    """Return a sort key of a meld for adding spare wild cards, so that natural canastas
    come last."""
    if meld.wilds:
        return 0
    return 2 if meld.naturals >= CANASTA_SIZE else 1


def _room_for_wilds(traits: Traits, meld: PlannedMeld) -> int:
    """Return how many wild cards may legally be added to a meld."""
    room = traits.max_wilds - meld.wilds
    if meld.naturals < traits.mixed_naturals:
        room = min(room, CANASTA_SIZE - 1 - meld.naturals - meld.wilds)
    return max(room, 0)


def _plays(
    position: Position, seat: int, melds: list[PlannedMeld]
) -> tuple[MeldPlay, ...]:
    kinds = position.hands[seat]
    ranks = position.ranks[seat]
    wilds = wild_cards(kinds)
    plays: list[MeldPlay] = []
    for meld in melds:
        cards: list[Card] = list(cards_of_rank(kinds, meld.rank, ranks[meld.rank]))
        for _ in range(meld.added_wilds):
            cards.append(wilds.pop())
        if cards:
            plays.append(meld_play(meld.index, tuple(cards)))
    if ranks[BLACK3] >= 3:
        plays.append(NewMeld(cards_of_rank(kinds, BLACK3, ranks[BLACK3])))
    return tuple(plays)


def _may_open(position: Position, seat: int, plays: tuple[MeldPlay, ...]) -> bool:
    """Return whether the melds have enough points to open; going out concealed needs no
    minimum."""
    if not position.took_pile:
        return True
    side = position.terms.side_of[seat]
    points = position.terms.points
    total = sum([points[card] for card in cards_of_plays(plays)])
    return total >= opening_minimum(position, side)


def _gain_from_hands(position: Position, seat: int, *, partner_points: int) -> int:
    """Return the points gained by going out in this turn: the bonus and the estimated
    losses of the other sides, without `partner_points`."""
    terms = position.terms
    out = values.GOING_OUT
    gain = terms.rules.go_out_bonus - partner_points
    for foe in traits_of(terms).opponents[seat]:
        gain += position.size[foe] * out.average_card_penalty
    for side in range(terms.sides):
        if side != terms.side_of[seat] and not position.melds[side]:
            gain += out.unopened_side_gain + out.unopened_bonus_three_loss * len(
                position.bonus[side]
            )
    return gain


def should_go_out(position: Position, seat: int) -> bool:
    """Return whether going out in this turn is better, by the cards left in hands and
    the game scores."""
    gain = _gain_from_hands(
        position, seat, partner_points=outlook.estimated_partner_penalty(position, seat)
    )
    return outlook.is_going_out_better(position, seat, gain)


def should_ask(position: Position, seat: int) -> bool:
    """Return whether to ask the partner: if the rules require the question, or if it
    depends on the cards of the partner's hand whether going out is a loss."""
    if not outlook.may_ask_partner(position, seat):
        return False
    if position.terms.rules.ask_partner is AskPartner.MANDATORY:
        return True
    out = values.GOING_OUT
    if position.asked[seat] >= out.max_voluntary_questions:
        return False
    guess = outlook.estimated_partner_penalty(position, seat)
    gain = _gain_from_hands(position, seat, partner_points=guess)
    return abs(gain - out.min_gain) < int(guess * out.partner_penalty_share)


def should_answer_yes(position: Position, seat: int) -> bool:
    """Return whether the asked seat, which knows its own hand, lets its partner go out.

    Reasons to refuse are the penalty of the own hand and, weighted by the chance of
    another turn, the points that the hand could still meld.
    """
    coming = int(
        _points_of_next_turn(position, seat) * values.GOING_OUT.partner_next_turn_share
    )
    own = known_hand_points(position, seat) + coming
    gain = _gain_from_hands(position, seat, partner_points=own)
    return outlook.is_going_out_better(position, position.turn, gain)


def _points_of_next_turn(position: Position, seat: int) -> int:
    """Return the points that the hand could meld in another turn, with completed
    canastas.

    Canastas made from the hand alone are included.
    """
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        return 0
    traits = traits_of(position.terms)
    rules = position.terms.rules
    melds, _ = _meld_plans(position, seat)
    ranks = position.ranks[seat]
    wilds = ranks[DEUCE] + ranks[JOKER]
    total = 0
    for meld in melds:
        lack = CANASTA_SIZE - meld.naturals - meld.wilds
        most = min(wilds, traits.max_wilds - meld.wilds)
        laid = meld.index >= 0
        old = laid and position.melds[side][meld.index].is_canasta
        makes = lack <= 0 or (lack <= most and meld.naturals >= traits.mixed_naturals)
        if makes and not old:
            natural = lack <= 0 and not meld.wilds
            total += rules.bonus_natural if natural else rules.bonus_mixed
            wilds -= max(lack, 0)
        if laid or meld.naturals >= 3:
            total += 2 * ranks[meld.rank] * traits.points[meld.rank]
    return total
