"""Reasons for actions of the rule policy, derived from position and action."""

from dataclasses import replace
from typing import Final, assert_never

from canasta_qt.advice import AdviceReason, Explanation
from canasta_qt.bots.estimates.card_choice import makes_canasta
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.rule_bots.policy import policy_action, policy_of
from canasta_qt.cards import ALL_CARDS, NATURAL_RANK_COUNT, Card, is_wild
from canasta_qt.engine.generate import legal_takes
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action, cards_of_plays
from canasta_qt.engine.state.facts import (
    is_top_blocked,
    known_hand_points,
    opening_minimum,
)
from canasta_qt.engine.state.position import Position, partner_of
from canasta_qt.engine.state.terms import card_class

_SAFE_DANGER: Final = 0.15
"""Largest chance of losing the pile at which a discard is called safe."""
_WEAK_BOT_REASONS: Final = {
    AdviceReason.SAFE_DISCARD: AdviceReason.SEEMED_SAFE,
    AdviceReason.LEAST_LOSS: AdviceReason.SEEMED_LEAST,
}
"""Reasons of discards, and those given instead by bots that may overlook things."""


def reason_for(position: Position, action: Action) -> Explanation:
    """Return the reason for an action of the rule policy."""
    match action:
        case actions.Draw():
            return _drawing(position)
        case actions.TakePile(plays):
            return _taking(position, plays)
        case actions.LayDown(plays):
            return _laying(position, plays)
        case actions.Discard(card):
            return _discarding(position, card)
        case actions.AskPartner():
            mates = traits_of(position.terms).partners[position.turn]
            return Explanation(AdviceReason.ASK_FIRST, position.size[mates[0]])
        case actions.AnswerPartner(yes):
            own = known_hand_points(position, partner_of(position.terms, position.turn))
            ground = AdviceReason.HANDS_ALLOW_IT if yes else AdviceReason.HAND_TOO_HEAVY
            return Explanation(ground, own)
        case (
            actions.Float() | actions.Declare() | actions.KeepPacket() | actions.Lift()
        ):
            return Explanation(AdviceReason.ONLY_CHOICE)
        case _:
            assert_never(action)


def _drawing(position: Position) -> Explanation:
    pile = position.pile
    if next(legal_takes(position), None) is None:
        return Explanation(AdviceReason.NOTHING_TO_TAKE, len(pile))
    return Explanation(AdviceReason.PILE_NOT_WORTH_IT, len(pile), cards=(pile[-1],))


def _taking(position: Position, plays: tuple[actions.MeldPlay, ...]) -> Explanation:
    side = position.terms.side_of[position.turn]
    number, top = len(position.pile), (position.pile[-1],)
    if not position.melds[side]:
        need = opening_minimum(position, side)
        return Explanation(AdviceReason.OPEN_WITH_PILE, number, need, top)
    cards = cards_of_plays(plays[:1])
    if len(cards) == 1:
        return Explanation(AdviceReason.TAKE_ONTO_MELD, number, cards=top)
    if any(is_wild(card) for card in cards):
        return Explanation(AdviceReason.TAKE_WITH_WILD, number, cards=top)
    return Explanation(AdviceReason.TAKE_WITH_PAIR, number, cards=top)


def _laying(position: Position, plays: tuple[actions.MeldPlay, ...]) -> Explanation:
    seat = position.turn
    side = position.terms.side_of[seat]
    laid = cards_of_plays(plays)
    if position.size[seat] - len(laid) <= 1 and not position.feet[seat]:
        return Explanation(AdviceReason.GO_OUT, len(laid))
    if not position.melds[side]:
        points = sum(position.terms.points[card] for card in laid)
        return Explanation(AdviceReason.OPEN, points, opening_minimum(position, side))
    if any(makes_canasta(position.melds[side], play) for play in plays):
        return Explanation(AdviceReason.COMPLETE_CANASTA, len(laid))
    if policy_of(position.terms).is_endgame(position, seat):
        return Explanation(AdviceReason.LAY_ALL_LATE, len(laid))
    return Explanation(AdviceReason.LAY_CARDS, len(laid))


def reason_of_weak_bot(
    position: Position, noticed: Position, action: Action
) -> Explanation:
    """Return the reason for an action of a bot that may have overlooked something.

    `noticed` is the position as the bot perceived it. If cards missing in `noticed`
    explain the action, the reason is an overlooked pile or meld, or forgotten known
    cards.
    """
    match action:
        case actions.Draw() if (
            position.pile and not noticed.pile and not is_top_blocked(position)
        ):
            return _overlooked_pile_reason(position)
        case actions.TakePile():
            seen = reason_for(position, action)
            return replace(seen, reason=AdviceReason.SAW_THE_PILE)
        case actions.Discard(card):
            return _discarding_noticed(position, noticed, card)
        case _:
            return reason_for(position, action)


def _overlooked_pile_reason(position: Position) -> Explanation:
    """Return the reason that a pile was overlooked, with the cards that could have
    taken it.

    If the pile could not be taken or was not worth it, return that as the reason.
    """
    top, wished = position.pile[-1], policy_action(position)
    if not isinstance(wished, actions.TakePile):
        return _drawing(position)
    cards = cards_of_plays(wished.plays[:1])
    if top in cards:
        cards.remove(top)
    number = len(position.pile)
    return Explanation(AdviceReason.OVERLOOKED_PILE, number, cards=(top, *cards))


def _discarding_noticed(
    position: Position, noticed: Position, card: Card
) -> Explanation:
    seat, rank = position.turn, card >> 2
    seen = _discarding(noticed, card)
    if seen.reason not in _WEAK_BOT_REASONS:
        return replace(seen, count_or_points=len(position.pile))
    seen = replace(
        seen, reason=_WEAK_BOT_REASONS[seen.reason], count_or_points=len(position.pile)
    )
    terms = position.terms
    policy = policy_of(terms)
    if policy.best_discard(position, seat) >> 2 == rank:
        return seen  # nothing overlooked made a difference
    for side in range(terms.sides):
        there = position.rank_meld[side][rank] >= 0
        if there and noticed.rank_meld[side][rank] < 0:
            return replace(seen, reason=AdviceReason.OVERLOOKED_MELD)
    follower = terms.next_seat[seat]
    known = _known_of_rank(position, follower, rank)
    if known > _known_of_rank(noticed, follower, rank):
        return Explanation(AdviceReason.FORGOT_HAND, known, follower, (card,))
    is_lowest = natural_cards_by_points(noticed, seat)[:1] == [card]
    if is_lowest and card != policy.best_discard(noticed, seat):
        return replace(seen, reason=AdviceReason.LOW_FIRST)
    return seen


def natural_cards_by_points(position: Position, seat: int) -> list[Card]:
    """Return the natural cards of a hand in the order of their points, the fewest
    first."""
    hand, points = position.hands[seat], position.terms.points
    held = [it for it in ALL_CARDS if hand[it] and it >> 2 < NATURAL_RANK_COUNT]
    return sorted(held, key=lambda card: points[card])


def _known_of_rank(position: Position, seat: int, rank: int) -> int:
    """Return how many cards of a rank are known to everybody to be in a hand."""
    return sum(position.known[seat][rank * 4 : rank * 4 + 4])


def _discarding(position: Position, card: Card) -> Explanation:
    seat = position.turn
    number = len(position.pile)
    if position.size[seat] == 1 and not position.feet[seat]:
        return Explanation(AdviceReason.GO_OUT, 1, cards=(card,))
    if position.terms.freezes[card] and not position.frozen:
        return Explanation(AdviceReason.FREEZE_THE_PILE, number, cards=(card,))
    if card_class(card) in position.terms.rules.top_blocks:
        return Explanation(AdviceReason.STOP_THE_PILE, number, cards=(card,))
    danger = policy_of(position.terms).pile_loss_chances(position, seat)[card >> 2]
    ground = (
        AdviceReason.SAFE_DISCARD if danger <= _SAFE_DANGER else AdviceReason.LEAST_LOSS
    )
    return Explanation(ground, number, round(danger * 100), (card,))
