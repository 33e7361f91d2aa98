"""The rule policies: one sensible action, without a search, for the seat that decides.

A policy uses only what the seat may know: it returns the same action for a full
position and for a position masked for the seat. The fast policy plays only Classic. The
policy in `bots/variants` plays all rulesets and asks the engine about every meld.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta_qt.bots.classic import discards as classic_discards
from canasta_qt.bots.classic import going_out as classic_going_out
from canasta_qt.bots.classic import melding as classic_melding
from canasta_qt.bots.classic import taking_pile as classic_taking
from canasta_qt.bots.estimates.outlook import may_round_end_soon
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.variants import discards, going_out, hand_facts, melding
from canasta_qt.bots.variants import taking_pile as taking
from canasta_qt.cards import Card
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.rounds import exact_lift_count
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.position import Position, partner_of
from canasta_qt.engine.state.terms import Terms


@dataclass(frozen=True, slots=True)
class Policy:
    """The functions of a policy, each with a position and a seat as arguments."""

    choose_melds: Callable[[Position, int], actions.Action | None]
    """Returns an action that melds, or the question to the partner; None if the seat is
    to discard."""
    take_or_draw: Callable[[Position, int], actions.Action]
    should_answer_yes: Callable[[Position, int], bool]
    """Returns whether the asked seat allows its partner to go out."""
    best_discard: Callable[[Position, int], Card]
    ranked_discards: Callable[[Position, int], list[tuple[float, Card]]]
    """Returns possible discards with their scores, best first."""
    pile_loss_chances: Callable[[Position, int], list[float]]
    """Returns the chance that the next player takes the pile, by rank of a discard."""
    is_endgame: Callable[[Position, int], bool]
    """Returns whether the policy melds at once because the round may end soon."""


CLASSIC_POLICY: Final = Policy(
    classic_melding.choose_melds,
    classic_taking.take_or_draw,
    classic_going_out.should_answer_yes,
    classic_discards.best_discard,
    classic_discards.ranked_discards,
    classic_discards.pile_loss_chances,
    may_round_end_soon,
)
VARIANTS_POLICY: Final = Policy(
    melding.choose_melds,
    taking.take_or_draw,
    going_out.should_answer_yes,
    discards.best_discard,
    discards.ranked_discards,
    discards.pile_loss_chances,
    hand_facts.is_endgame,
)


def policy_of(terms: Terms) -> Policy:
    """Return the policy for the terms of a game."""
    return CLASSIC_POLICY if traits_of(terms).is_classic else VARIANTS_POLICY


def policy_action(position: Position) -> actions.Action:
    """Return the policy's action for the seat to act; the round must not be over.

    In Classic with house rules the action may be illegal; in all other rulesets it is
    legal.
    """
    seat = position.turn
    phase = position.phase
    if traits_of(position.terms).is_classic:
        # compiled, calling a function through a variable is slow
        if phase == state.DRAW_PHASE:
            return classic_taking.take_or_draw(position, seat)
        if phase == state.PLAY_PHASE:
            action = classic_melding.choose_melds(position, seat)
            if action is not None:
                return action
            return actions.DISCARD_ACTIONS[
                classic_discards.best_discard(position, seat)
            ]
    policy = policy_of(position.terms)
    if phase == state.PLAY_PHASE:
        action = policy.choose_melds(position, seat)
        return (
            action or choose_discard(position, seat) or _end_without_discard(position)
        )
    if phase == state.DRAW_PHASE:
        return policy.take_or_draw(position, seat)
    if phase == state.ANSWER_PHASE:
        partner = partner_of(position.terms, seat)
        if policy.should_answer_yes(position, partner):
            return actions.ANSWER_YES
        return actions.ANSWER_NO
    if phase == state.LIFT_PHASE:
        return actions.Lift(exact_lift_count(position.terms))
    return actions.KeepPacket(2)


def choose_discard(position: Position, seat: int) -> actions.Discard | None:
    """Return the discard; None if the rules allow no card of the hand."""
    if not position.size[seat]:
        return None
    policy = policy_of(position.terms)
    discard = actions.DISCARD_ACTIONS[policy.best_discard(position, seat)]
    if policy is CLASSIC_POLICY or refusal(position, discard) is None:
        return discard
    return None


def _end_without_discard(position: Position) -> actions.Action:
    """Return the action that ends a turn in which no discard is legal."""
    if refusal(position, actions.FLOAT) is None:
        return actions.FLOAT
    return next(legal_actions(position))


def legal_policy_action(position: Position) -> actions.Action:
    """Return the policy's action or, if that is illegal, the next best legal one."""
    action = policy_action(position)
    if refusal(position, action) is None:
        return action
    others: list[actions.Action] = []
    if position.phase == state.DRAW_PHASE:
        others = [actions.DRAW]
    elif position.phase == state.PLAY_PHASE:
        ranked = policy_of(position.terms).ranked_discards(position, position.turn)
        others = [actions.DISCARD_ACTIONS[card] for _, card in ranked]
    legal = (other for other in others if refusal(position, other) is None)
    return next(legal, None) or next(legal_actions(position))
