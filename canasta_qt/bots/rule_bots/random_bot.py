"""A player without a plan: any sensible-looking legal action, each chosen by chance.

Actions are sampled one at a time, not drawn from the list of all of them, so that
whole rounds of random play stay quick.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

from canasta_qt.advice import AdviceReason, Candidate, Explanation
from canasta_qt.bots.estimates.card_choice import meld_play, of_rank
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.standard import rest_of_turn
from canasta_qt.cards import ALL_CARDS, DEUCE, JOKER, NATURAL_RANKS, RED3, Card
from canasta_qt.engine.generate import legal_actions, takes
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action, cards_in
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position

_RARELY: Final = 0.12
"""How often one of the legal actions is chosen where there are more than sets."""
_LOOKED_AT: Final = 40


class RandomBot:
    """Level `random`."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Sample an action; the seed alone decides."""
        rng = Random(seed)
        action = sample(observation.position, rng)
        position = observation.position
        plan = rest_of_turn(position, action, lambda ahead: sample(ahead, rng))
        reason = Explanation(AdviceReason.AT_RANDOM)
        return Decision(action, plan, (Candidate(action, 0.0),), reason)


def below(rng: Random, count: int) -> int:
    """Draw a number from 0 to `count` - 1; much quicker than `randrange`."""
    return int(rng.random() * count)


def sample(position: Position, rng: Random) -> Action:
    """Sample a legal action of the actor."""
    seat = position.turn
    if position.phase == state.DRAW_PHASE:
        return _draw_or_take(position, seat, rng)
    if position.phase == state.PLAY_PHASE:
        if position.partner_agreed:
            return _keep_promise(position, seat)
        # Initial melds are too many to be listed for the fun of it.
        has_opened = bool(position.melds[position.terms.side_of[seat]])
        is_classic = traits_of(position.terms).is_classic
        if has_opened and not is_classic and rng.random() < _RARELY:
            # So runs, wild melds and joins come up as well.
            return rng.choice(list(islice(legal_actions(position), _LOOKED_AT)))
        if rng.random() < 0.6:
            lay = _some_lay(position, seat, rng)
            if lay is not None and refusal(position, lay) is None:
                return lay
        return _some_discard(position, seat, rng)
    if position.phase == state.LIFT_PHASE:
        return actions.Lift(rng.randint(1, len(position.terms.deck)))
    if position.phase == state.KEEP_PHASE:
        return actions.KeepPacket(rng.randint(1, 2))
    return actions.YES if rng.random() < 0.5 else actions.NO


def _draw_or_take(position: Position, seat: int, rng: Random) -> Action:
    """Try a take half of the time; a forced one is found by the rules themselves."""
    pile = position.pile
    if pile and 0 <= pile[-1] < NATURAL_RANKS * 4 and rng.random() < 0.5:
        take = _some_take(position, seat, rng)
        if take is not None and refusal(position, take) is None:
            return take
    if position.stock and not position.melded:
        return actions.DRAW
    if refusal(position, actions.DRAW) is None:
        return actions.DRAW
    return next(takes(position), None) or next(legal_actions(position))


def _some_take(position: Position, seat: int, rng: Random) -> actions.TakePile | None:
    top = position.pile[-1]
    rank = top >> 2
    side = position.terms.side_of[seat]
    index = position.rank_meld[side][rank]
    held = position.ranks[seat][rank]
    kinds = position.hands[seat]
    if index >= 0 and not position.frozen:
        return actions.TakePile((actions.AddToMeld(index, (top,)),))
    if held >= 2:
        cards = (top, *of_rank(kinds, rank, 2 + below(rng, held - 1)))
        if position.melds[side]:
            return actions.TakePile((meld_play(index, cards),))
        left = kinds[:]
        for card in cards[1:]:
            left[card] -= 1
        more = _some_groups(position, left, rng, (actions.NewMeld(cards),))
        return None if more is None else actions.TakePile(more)
    if held and not position.frozen and position.melds[side]:
        wilds = _wild(kinds, rng)
        if wilds:
            cards = (top, *of_rank(kinds, rank, 1), *wilds)
            return actions.TakePile((actions.NewMeld(cards),))
    return None


def _some_lay(position: Position, seat: int, rng: Random) -> Action | None:
    side = position.terms.side_of[seat]
    kinds = position.hands[seat]
    if not position.melds[side]:
        groups = _some_groups(position, kinds, rng, ())
        return None if groups is None else actions.LayDown(groups)
    if position.size[seat] <= 3 and rng.random() < 0.5 and not position.partner_refused:
        way = way_out(position, seat)
        if way is not None and way.plays:
            ask = rng.random() < 0.3 and refusal(position, actions.ASK) is None
            return actions.ASK if ask else actions.LayDown(way.plays)
    return _some_play(position, seat, side, rng)


def _some_play(
    position: Position, seat: int, side: int, rng: Random
) -> actions.LayDown | None:
    """One play at a rank met by chance: onto its meld, or a new one."""
    ranks = position.ranks[seat]
    row = position.rank_meld[side]
    kinds = position.hands[seat]
    start = below(rng, NATURAL_RANKS)
    for step in range(NATURAL_RANKS):
        rank = (start + step) % NATURAL_RANKS
        held = ranks[rank]
        if row[rank] >= 0:
            wilds = _wild(kinds, rng) if rng.random() < 0.2 else ()
            cards = of_rank(kinds, rank, 1 + below(rng, held) if held else 0) + wilds
            if cards:
                return actions.LayDown((actions.AddToMeld(row[rank], cards),))
        elif held >= 2:
            cards = of_rank(kinds, rank, 2 + below(rng, held - 1))
            if len(cards) == 2 or rng.random() < 0.2:
                cards += _wild(kinds, rng)
            if len(cards) >= 3:
                return actions.LayDown((actions.NewMeld(cards),))
    return None


def _some_groups(
    position: Position,
    kinds: list[int],
    rng: Random,
    groups: tuple[actions.MeldPlay, ...],
) -> tuple[actions.MeldPlay, ...] | None:
    """Groups of an opening, rank by rank from a random one; None below the minimum."""
    points = position.terms.points
    need = max(opening_minimum(position, position.terms.side_of[position.turn]), 0)
    laid = cards_in(groups)
    used = {card >> 2 for card in laid}
    total = sum([points[card] for card in laid])
    left = kinds[:]
    start = below(rng, NATURAL_RANKS)
    for step in range(NATURAL_RANKS):
        if total >= need and groups:
            break
        rank = (start + step) % NATURAL_RANKS
        cards = of_rank(left, rank, 8)
        if len(cards) < 2 or rank in used:
            continue
        if len(cards) == 2:
            cards += _wild(left, rng)
        if len(cards) >= 3:
            groups = (*groups, actions.NewMeld(cards))
            for card in cards:
                left[card] -= 1
                total += points[card]
    return groups if groups and total >= need else None


def _wild(kinds: list[int], rng: Random) -> tuple[Card, ...]:
    """A wild card of a hand, deuce or joker by chance; none if it has none."""
    first, second = (DEUCE, JOKER) if rng.random() < 0.5 else (JOKER, DEUCE)
    return of_rank(kinds, first, 1) or of_rank(kinds, second, 1)


def _some_discard(position: Position, seat: int, rng: Random) -> Action:
    """Any card of the hand with equal chance; the rules settle a last card."""
    kinds = position.hands[seat]
    ranks = position.ranks[seat]
    size = position.size[seat]
    place = below(rng, size - ranks[RED3]) if size > ranks[RED3] else 0
    for card in ALL_CARDS:
        if kinds[card]:
            place -= kinds[card]
            if place < 0:
                discard = actions.DISCARDS[card]
                is_free = size > 1 and traits_of(position.terms).is_classic
                if is_free or refusal(position, discard) is None:
                    return discard
                break
    return next(legal_actions(position))


def _keep_promise(position: Position, seat: int) -> Action:
    """The partner said yes: lay the whole hand, or throw its last card."""
    way = way_out(position, seat)
    if way is None:  # under way: the last card is left to throw or to add
        return next(legal_actions(position))
    if way.plays:
        return actions.LayDown(way.plays)
    assert way.discard is not None, "a way out plays something"
    return actions.DISCARDS[way.discard]
