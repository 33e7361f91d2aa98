"""The levels without a search: `standard`, and three weaker levels.

`standard` plays the rule policy. The weaker levels play the same policy on a changed
position: discards and known cards are forgotten, melds of others and takes of the pile
are overlooked, cards are melded too early. A novice also discards its lowest card, even
if others can use it. No discard is random.
"""

import logging
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.estimates.values import HURRIED_STOCK, Weakness, values
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import (
    natural_cards_by_points,
    reason_for,
    reason_of_weak_bot,
)
from canasta_qt.bots.rule_bots.policy import (
    choose_discard,
    legal_policy_action,
    policy_action,
    policy_of,
)
from canasta_qt.cards import BLACK3, CARD_LIST_LENGTH, RANK_COUNT, RED3, UNKNOWN
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action, LayDown
from canasta_qt.engine.state.observation import Observation, mask_position
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, Position
from canasta_qt.engine.transition import apply_legal
from canasta_qt.notation.position.line import format_position

_log = logging.getLogger("canasta.bots")


class StandardBot:
    """Level `standard`: the rule policy."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Return the rule policy's decision; `seed` and `budget` are ignored."""
        position = observation.position
        action = legal_policy_action(position)
        return Decision(
            action,
            rest_of_turn(position, action, legal_policy_action),
            make_candidates(position, observation.seat, action),
            reason_for(position, action),
        )


def make_candidates(
    position: Position, seat: int, action: Action
) -> tuple[Candidate, ...]:
    """Return the compared actions with scores, the best first; only discards are
    compared."""
    if not isinstance(action, actions.Discard):
        return (Candidate(action, 0.0),)
    ranked = policy_of(position.terms).ranked_discards(position, seat)
    return tuple(
        Candidate(actions.DISCARD_ACTIONS[card], score) for score, card in ranked
    )


def rest_of_turn(
    position: Position, action: Action, choose: Callable[[Position], Action]
) -> tuple[Action, ...]:
    """Return the further actions of a turn after `action`, played on a copy of the
    position.

    The actions end before a step that the stock or the partner decides, and when a pile
    with unknown cards was taken.
    """
    ahead = position.copy()
    seat = position.turn
    plan: list[Action] = []
    while not isinstance(
        action, actions.Draw | actions.AskPartner | actions.AnswerPartner
    ):
        apply_legal(ahead, action)
        if ahead.phase != PLAY_PHASE or ahead.turn != seat or ahead.hidden[seat]:
            break
        action = choose(ahead)
        plan.append(action)
    return tuple(plan)


def fallback_action(observation: Observation) -> Action:
    """Return the rule policy's action or, if the policy fails, the first legal
    action."""
    try:
        return legal_policy_action(observation.position)
    except Exception:
        # a game must not hang because of a bot; the error is logged
        _log.exception(
            "the rule policy failed in %s", format_position(observation.position)
        )
    return next(legal_actions(observation.position))


ActionChooser: TypeAlias = Callable[[Position, Random], Action]
"""Function that chooses an action in the position as the bot perceives it."""


def _policy_choice(noticed: Position, _rng: Random) -> Action:
    return policy_action(noticed)


def lowest_discard_action(noticed: Position, _rng: Random) -> Action:
    """Return the rule policy's action; in place of a discard, that of the lowest
    natural card, even if it is part of a pair, fits a meld or is useful to others.

    The policy's discard of a three is returned unchanged, and after many renewals of
    the stock every discard.
    """
    action = policy_action(noticed)
    if not isinstance(action, actions.Discard) or action.card >> 2 in (BLACK3, RED3):
        return action
    if noticed.renewals >= values.ENDGAME.min_standstill_renewals:
        return action  # otherwise the same few cards would circulate for ever
    lower = [
        actions.DISCARD_ACTIONS[card]
        for card in natural_cards_by_points(noticed, noticed.turn)
    ]
    return next((low for low in lower if refusal(noticed, low) is None), action)


class WeakBot:
    """Weak level, which plays the policy of `standard` in a position from which some
    things are removed."""

    def __init__(
        self, weakness: Weakness, wish: ActionChooser = _policy_choice
    ) -> None:
        """Make a bot; `wish` chooses an action in the position as the bot perceives
        it."""
        self._weakness = weakness
        self._choose = wish

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Return the action chosen in the position as the bot perceives it, or the
        decision of `StandardBot` if the rules refuse this action.

        The seed determines what the bot overlooks; `budget` is ignored.
        """
        position = mask_position(observation.position, observation.seat)
        rng = Random(f"{seed}/{observation.seat}")
        noticed = self._noticed(position, observation.seat, rng)
        wished = self._choose(noticed, rng)
        action = wished if refusal(position, wished) is None else None
        if isinstance(action, LayDown) and self._overlooks(position, rng):
            discard = choose_discard(noticed, observation.seat)
            if discard is not None and refusal(position, discard) is None:
                action = discard
        if action is None:
            clear = Observation(position, observation.seat)
            return StandardBot().decide(clear, seed, budget)
        compared: tuple[Candidate, ...] = (Candidate(action, 0.0),)
        if self._choose is _policy_choice:
            compared = make_candidates(noticed, observation.seat, action)
        return Decision(
            action,
            rest_of_turn(position, action, legal_policy_action),
            compared,
            reason_of_weak_bot(position, noticed, action),
        )

    def _noticed(self, position: Position, seat: int, rng: Random) -> Position:
        """Return the position as the bot perceives and remembers it."""
        weakness = self._weakness
        noticed = position.copy()
        # every number is drawn, so that the weaknesses are independent
        misses, overlooks, hurries, forgets = (rng.random() for _ in range(4))
        terms = position.terms
        if overlooks < weakness.overlook_melds_chance:
            for side in range(terms.sides):
                if side != terms.side_of[seat]:
                    noticed.melds[side] = []
                    noticed.rank_meld[side] = [-1] * RANK_COUNT
                    noticed.canastas[side] = 0
        if forgets < weakness.forget_taken_cards_chance:
            _hide_known_hands(noticed, seat)
        drawing = position.phase == DRAW_PHASE and not position.melded
        if drawing and misses < weakness.miss_take_chance:
            noticed.pile = []
        else:
            old = max(len(noticed.pile) - weakness.remembered_pile_cards, 0)
            noticed.pile[:old] = [UNKNOWN] * old
        if position.phase == PLAY_PHASE and hurries < weakness.meld_everything_chance:
            noticed.stock = noticed.stock[:HURRIED_STOCK]
        return noticed

    def _overlooks(self, position: Position, rng: Random) -> bool:
        """Return whether the bot overlooks that it can meld: at random, and only in
        games whose pile is never taken."""
        missed = rng.random() < self._weakness.overlook_melds_without_pile_chance
        return missed and traits_of(position.terms).pile_never


def _hide_known_hands(noticed: Position, seat: int) -> None:
    """Make the known cards of other hands unknown."""
    for other in range(noticed.terms.players):
        if other != seat:
            noticed.known[other] = [0] * CARD_LIST_LENGTH
            noticed.known_count[other] = 0
            noticed.hands[other] = [0] * CARD_LIST_LENGTH
            noticed.ranks[other] = [0] * RANK_COUNT
            noticed.hidden[other] = noticed.size[other]
