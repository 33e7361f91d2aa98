"""The level `random`: random legal actions.

An action is sampled, not drawn from a list of all legal ones, so that rounds are fast.
"""

from itertools import islice
from random import Random
from typing import Final

from canasta_qt.advice import AdviceReason, Candidate, Explanation
from canasta_qt.bots.estimates.card_choice import meld_play
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.standard import rest_of_turn
from canasta_qt.cards import (
    ALL_CARDS,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RED3,
    Card,
    cards_of_rank,
)
from canasta_qt.engine.generate import legal_actions, legal_takes
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action, cards_of_plays
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position

_ANY_ACTION_CHANCE: Final = 0.12
"""Probability of a choice among all legal actions, in games other than Classic."""
_MAX_ACTIONS: Final = 40
"""Largest number of legal actions from which one is chosen."""


class RandomBot:
    """Level `random`, which plays random legal actions without a plan."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Return a random decision; equal seeds give equal decisions."""
        rng = Random(seed)
        action = random_action(observation.position, rng)
        position = observation.position
        plan = rest_of_turn(position, action, lambda ahead: random_action(ahead, rng))
        reason = Explanation(AdviceReason.AT_RANDOM)
        return Decision(action, plan, (Candidate(action, 0.0),), reason)


def random_below(rng: Random, count: int) -> int:
    """Return a random number from 0 to `count` - 1; faster than `randrange`."""
    return int(rng.random() * count)


def random_action(position: Position, rng: Random) -> Action:
    """Return a random legal action of the seat to act."""
    seat = position.turn
    if position.phase == state.DRAW_PHASE:
        return _draw_or_take(position, seat, rng)
    if position.phase == state.PLAY_PHASE:
        if position.partner_agreed:
            return _go_out_after_yes(position, seat)
        # There are too many initial melds to list them here.
        has_opened = bool(position.melds[position.terms.side_of[seat]])
        is_classic = traits_of(position.terms).is_classic
        if has_opened and not is_classic and rng.random() < _ANY_ACTION_CHANCE:
            # includes sequences, wild melds and joins
            return rng.choice(list(islice(legal_actions(position), _MAX_ACTIONS)))
        if rng.random() < 0.6:
            lay = _random_lay(position, seat, rng)
            if lay is not None and refusal(position, lay) is None:
                return lay
        return _random_discard(position, seat, rng)
    if position.phase == state.LIFT_PHASE:
        return actions.Lift(rng.randint(1, len(position.terms.deck)))
    if position.phase == state.KEEP_PACKET_PHASE:
        return actions.KeepPacket(rng.randint(1, 2))
    return actions.ANSWER_YES if rng.random() < 0.5 else actions.ANSWER_NO


def _draw_or_take(position: Position, seat: int, rng: Random) -> Action:
    """Return a random take with probability 1/2 if it is legal, otherwise a draw; if
    the pile must be taken, a legal take."""
    pile = position.pile
    if pile and 0 <= pile[-1] < NATURAL_RANK_COUNT * 4 and rng.random() < 0.5:
        take = _random_take(position, seat, rng)
        if take is not None and refusal(position, take) is None:
            return take
    if position.stock and not position.melded:
        return actions.DRAW
    if refusal(position, actions.DRAW) is None:
        return actions.DRAW
    return next(legal_takes(position), None) or next(legal_actions(position))


def _random_take(position: Position, seat: int, rng: Random) -> actions.TakePile | None:
    top = position.pile[-1]
    rank = top >> 2
    side = position.terms.side_of[seat]
    index = position.rank_meld[side][rank]
    held = position.ranks[seat][rank]
    kinds = position.hands[seat]
    if index >= 0 and not position.frozen:
        return actions.TakePile((actions.AddToMeld(index, (top,)),))
    if held >= 2:
        cards = (top, *cards_of_rank(kinds, rank, 2 + random_below(rng, held - 1)))
        if position.melds[side]:
            return actions.TakePile((meld_play(index, cards),))
        left = kinds[:]
        for card in cards[1:]:
            left[card] -= 1
        more = _random_opening(position, left, rng, (actions.NewMeld(cards),))
        return None if more is None else actions.TakePile(more)
    if held and not position.frozen and position.melds[side]:
        wilds = _random_wild(kinds, rng)
        if wilds:
            cards = (top, *cards_of_rank(kinds, rank, 1), *wilds)
            return actions.TakePile((actions.NewMeld(cards),))
    return None


def _random_lay(position: Position, seat: int, rng: Random) -> Action | None:
    side = position.terms.side_of[seat]
    kinds = position.hands[seat]
    if not position.melds[side]:
        groups = _random_opening(position, kinds, rng, ())
        return None if groups is None else actions.LayDown(groups)
    if position.size[seat] <= 3 and rng.random() < 0.5 and not position.partner_refused:
        way = find_way_out(position, seat)
        if way is not None and way.plays:
            ask = rng.random() < 0.3 and refusal(position, actions.ASK) is None
            return actions.ASK if ask else actions.LayDown(way.plays)
    return _random_play(position, seat, side, rng)


def _random_play(
    position: Position, seat: int, side: int, rng: Random
) -> actions.LayDown | None:
    """Return a meld of a random rank: an addition to the side's meld, or a new one."""
    ranks = position.ranks[seat]
    row = position.rank_meld[side]
    kinds = position.hands[seat]
    start = random_below(rng, NATURAL_RANK_COUNT)
    for step in range(NATURAL_RANK_COUNT):
        rank = (start + step) % NATURAL_RANK_COUNT
        held = ranks[rank]
        if row[rank] >= 0:
            wilds = _random_wild(kinds, rng) if rng.random() < 0.2 else ()
            cards = (
                cards_of_rank(kinds, rank, 1 + random_below(rng, held) if held else 0)
                + wilds
            )
            if cards:
                return actions.LayDown((actions.AddToMeld(row[rank], cards),))
        elif held >= 2:
            cards = cards_of_rank(kinds, rank, 2 + random_below(rng, held - 1))
            if len(cards) == 2 or rng.random() < 0.2:
                cards += _random_wild(kinds, rng)
            if len(cards) >= 3:
                return actions.LayDown((actions.NewMeld(cards),))
    return None


def _random_opening(
    position: Position,
    kinds: list[int],
    rng: Random,
    groups: tuple[actions.MeldPlay, ...],
) -> tuple[actions.MeldPlay, ...] | None:
    """Return a random initial meld; None if it is below the minimum.

    `groups` are melds that it must include.
    """
    points = position.terms.points
    need = max(opening_minimum(position, position.terms.side_of[position.turn]), 0)
    laid = cards_of_plays(groups)
    used = {card >> 2 for card in laid}
    total = sum([points[card] for card in laid])
    left = kinds[:]
    start = random_below(rng, NATURAL_RANK_COUNT)
    for step in range(NATURAL_RANK_COUNT):
        if total >= need and groups:
            break
        rank = (start + step) % NATURAL_RANK_COUNT
        cards = cards_of_rank(left, rank, 8)
        if len(cards) < 2 or rank in used:
            continue
        if len(cards) == 2:
            cards += _random_wild(left, rng)
        if len(cards) >= 3:
            groups = (*groups, actions.NewMeld(cards))
            for card in cards:
                left[card] -= 1
                total += points[card]
    return groups if groups and total >= need else None


def _random_wild(kinds: list[int], rng: Random) -> tuple[Card, ...]:
    """Return a random wild card of a hand; empty if it has none."""
    first, second = (DEUCE, JOKER) if rng.random() < 0.5 else (JOKER, DEUCE)
    return cards_of_rank(kinds, first, 1) or cards_of_rank(kinds, second, 1)


def _random_discard(position: Position, seat: int, rng: Random) -> Action:
    """Return the discard of a random card; if it is the last card, the engine judges
    it."""
    kinds = position.hands[seat]
    ranks = position.ranks[seat]
    size = position.size[seat]
    place = random_below(rng, size - ranks[RED3]) if size > ranks[RED3] else 0
    for card in ALL_CARDS:
        if kinds[card]:
            place -= kinds[card]
            if place < 0:
                discard = actions.DISCARD_ACTIONS[card]
                is_free = size > 1 and traits_of(position.terms).is_classic
                if is_free or refusal(position, discard) is None:
                    return discard
                break
    return next(legal_actions(position))


def _go_out_after_yes(position: Position, seat: int) -> Action:
    """Return an action that goes out after the partner's yes: melds, or the last
    discard."""
    way = find_way_out(position, seat)
    if way is None:  # after the melds: the last card is discarded or added
        return next(legal_actions(position))
    if way.plays:
        return actions.LayDown(way.plays)
    assert way.discard is not None, "a way out plays something"
    return actions.DISCARD_ACTIONS[way.discard]
