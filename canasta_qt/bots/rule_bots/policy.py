"""The rule policy: one sound action for the seat that decides.

It reads what the deciding seat may know and nothing else, so a full position and one
masked for that seat lead to the same action.  There are two: a quick one that knows
Classic, and one for all variants that asks the rules about whatever it wants to meld.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta_qt.bots.classic import discards as classic_discards
from canasta_qt.bots.classic import going_out as classic_going_out
from canasta_qt.bots.classic import melding as classic_melding
from canasta_qt.bots.classic import taking_pile as classic_taking
from canasta_qt.bots.estimates.outlook import is_late
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.variants import discards, going_out, hand_facts, melding
from canasta_qt.bots.variants import taking_pile as taking
from canasta_qt.cards import Card
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.rounds import exact_lift
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.position import Position, partner_of
from canasta_qt.engine.state.terms import Terms


@dataclass(frozen=True, slots=True)
class Policy:
    """The answers of a policy; each is asked about a position and a seat."""

    meld: Callable[[Position, int], actions.Action | None]
    """What to meld now, or the question to the partner; None to discard."""
    take_or_draw: Callable[[Position, int], actions.Action]
    answer_yes: Callable[[Position, int], bool]
    """Whether the asked seat lets its partner go out."""
    best_discard: Callable[[Position, int], Card]
    ranked_discards: Callable[[Position, int], list[tuple[float, Card]]]
    """Cards to discard with their scores, best first."""
    dangers: Callable[[Position, int], list[float]]
    """Chances by rank that the next player takes the pile with it on top."""
    is_endgame: Callable[[Position, int], bool]
    """Whether the policy hurries because the round may end soon."""


CLASSIC: Final = Policy(
    classic_melding.meld,
    classic_taking.take_or_draw,
    classic_going_out.answer_yes,
    classic_discards.best_discard,
    classic_discards.ranked_discards,
    classic_discards.dangers,
    is_late,
)
VARIANTS: Final = Policy(
    melding.meld,
    taking.take_or_draw,
    going_out.answer_yes,
    discards.best_discard,
    discards.ranked_discards,
    discards.dangers,
    hand_facts.is_endgame,
)


def policy_of(terms: Terms) -> Policy:
    """Return the policy that knows the rules of a table."""
    return CLASSIC if traits_of(terms).is_classic else VARIANTS


def choose(position: Position) -> actions.Action:
    """Choose for the actor; the round must not be over.

    A wish in Classic may be illegal by house rules; in variants all are legal.
    """
    seat = position.turn
    phase = position.phase
    if traits_of(position.terms).is_classic:
        # By name: compiled, a function that is a value is called by a detour.
        if phase == state.DRAW_PHASE:
            return classic_taking.take_or_draw(position, seat)
        if phase == state.PLAY_PHASE:
            action = classic_melding.meld(position, seat)
            if action is not None:
                return action
            return actions.DISCARDS[classic_discards.best_discard(position, seat)]
    policy = policy_of(position.terms)
    if phase == state.PLAY_PHASE:
        action = policy.meld(position, seat)
        return action or throw(position, seat) or _last(position)
    if phase == state.DRAW_PHASE:
        return policy.take_or_draw(position, seat)
    if phase == state.ANSWER_PHASE:
        partner = partner_of(position.terms, seat)
        return actions.YES if policy.answer_yes(position, partner) else actions.NO
    if phase == state.LIFT_PHASE:
        return actions.Lift(exact_lift(position.terms))
    return actions.KeepPacket(2)


def throw(position: Position, seat: int) -> actions.Discard | None:
    """Choose what to discard; None if the hand holds nothing that may be discarded."""
    if not position.size[seat]:
        return None
    policy = policy_of(position.terms)
    discard = actions.DISCARDS[policy.best_discard(position, seat)]
    if policy is CLASSIC or refusal(position, discard) is None:
        return discard
    return None


def _last(position: Position) -> actions.Action:
    """End a turn without a card that may be discarded."""
    if refusal(position, actions.FLOAT) is None:
        return actions.FLOAT
    return next(legal_actions(position))


def careful_choice(position: Position) -> actions.Action:
    """Choose by the policy; instead of an illegal wish the next best legal action."""
    action = choose(position)
    if refusal(position, action) is None:
        return action
    others: list[actions.Action] = []
    if position.phase == state.DRAW_PHASE:
        others = [actions.DRAW]
    elif position.phase == state.PLAY_PHASE:
        ranked = policy_of(position.terms).ranked_discards(position, position.turn)
        others = [actions.DISCARDS[card] for _, card in ranked]
    legal = (other for other in others if refusal(position, other) is None)
    return next(legal, None) or next(legal_actions(position))
