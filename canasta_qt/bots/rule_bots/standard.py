"""The levels without a search: `standard`, and three below it.

`standard` is the rule policy, with its plan and the scores that decided.  The others
make mistakes people make: they play by the same rules, but on what they notice.
Discards and known cards fade, the others' melds are overlooked, a pile that could be
taken is not seen, and cards are laid as soon as they can be.  A novice throws its
lowest card, too, whoever waits for it.  No card is thrown by chance.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.estimates.values import HURRIED_STOCK, Weakness, values
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import ground_of, low_cards, noticed_ground
from canasta_qt.bots.rule_bots.policy import careful_choice, choose, policy_of, throw
from canasta_qt.cards import BLACK3, KINDS, RANKS, RED3, UNKNOWN
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action, LayDown
from canasta_qt.engine.state.observation import Observation, mask
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, Position
from canasta_qt.engine.transition import play
from canasta_qt.notation.position.line import format_position

_log = logging.getLogger("canasta.bots")


class StandardBot:
    """Level `standard`: sound and predictable, no chance in it."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Follow the rule policy; neither seed nor budget changes anything."""
        position = observation.position
        action = careful_choice(position)
        return Decision(
            action,
            rest_of_turn(position, action, careful_choice),
            candidates(position, observation.seat, action),
            ground_of(position, action),
        )


def candidates(position: Position, seat: int, action: Action) -> tuple[Candidate, ...]:
    """Return the actions compared, best first: only discards have scores."""
    if not isinstance(action, actions.Discard):
        return (Candidate(action, 0.0),)
    ranked = policy_of(position.terms).ranked_discards(position, seat)
    return tuple(Candidate(actions.DISCARDS[card], score) for score, card in ranked)


def rest_of_turn(
    position: Position, action: Action, choose: Callable[[Position], Action]
) -> tuple[Action, ...]:
    """Follow a turn after its next action, on a copy.

    Stops where the stock or the partner decides next, and where a pile with unknown
    cards has come into the hand.
    """
    ahead = position.copy()
    seat = position.turn
    plan: list[Action] = []
    while not isinstance(action, actions.Draw | actions.AskPartner | actions.Answer):
        play(ahead, action)
        if ahead.phase != PLAY_PHASE or ahead.turn != seat or ahead.hidden[seat]:
            break
        action = choose(ahead)
        plan.append(action)
    return tuple(plan)


def simple_choice(observation: Observation) -> Action:
    """Choose by the rules of play; if even that fails, the first legal action."""
    try:
        return careful_choice(observation.position)
    except Exception:
        # A game must never hang on a bot: the log tells what to mend.
        _log.exception(
            "the rule policy failed in %s", format_position(observation.position)
        )
    return next(legal_actions(observation.position))


Wish: TypeAlias = Callable[[Position, Random], Action]
"""What a player wants to do at a position as it is in the player's mind."""


def _by_the_rules(noticed: Position, _rng: Random) -> Action:
    return choose(noticed)


def low_first(noticed: Position, _rng: Random) -> Action:
    """Throw the lowest natural card, a pair or one that fits a meld as well.

    Nobody is feared or fed on purpose; wild cards, and threes without need, stay.
    """
    action = choose(noticed)
    if not isinstance(action, actions.Discard) or action.card >> 2 in (BLACK3, RED3):
        return action
    if noticed.renewals >= values.ENDGAME.standstill:
        return action  # the same few cards would go round for ever
    lower = [actions.DISCARDS[card] for card in low_cards(noticed, noticed.turn)]
    return next((low for low in lower if refusal(noticed, low) is None), action)


class WeakBot:
    """Plays by the rules of `standard` on a view with holes in it."""

    def __init__(self, weakness: Weakness, wish: Wish = _by_the_rules) -> None:
        """Have a weakness; nothing is kept between decisions."""
        self._weakness = weakness
        self._wish = wish

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Decide by what is noticed; the seed says what that is."""
        position = mask(observation.position, observation.seat)
        rng = Random(f"{seed}/{observation.seat}")
        noticed = self._noticed(position, observation.seat, rng)
        wished = self._wish(noticed, rng)
        action = wished if refusal(position, wished) is None else None
        if isinstance(action, LayDown) and self._overlooks(position, rng):
            discard = throw(noticed, observation.seat)
            if discard is not None and refusal(position, discard) is None:
                action = discard
        if action is None:
            clear = Observation(position, observation.seat)
            return StandardBot().decide(clear, seed, budget)
        compared: tuple[Candidate, ...] = (Candidate(action, 0.0),)
        if self._wish is _by_the_rules:
            compared = candidates(noticed, observation.seat, action)
        return Decision(
            action,
            rest_of_turn(position, action, careful_choice),
            compared,
            noticed_ground(position, noticed, action),
        )

    def _noticed(self, position: Position, seat: int, rng: Random) -> Position:
        """Make the position as it is in the player's mind."""
        weakness = self._weakness
        noticed = position.copy()
        # Every chance is drawn, so that one habit does not change the others.
        misses, overlooks, hurries, forgets = (rng.random() for _ in range(4))
        terms = position.terms
        if overlooks < weakness.overlooks_melds:
            for side in range(terms.sides):
                if side != terms.side_of[seat]:
                    noticed.melds[side] = []
                    noticed.rank_meld[side] = [-1] * RANKS
                    noticed.canastas[side] = 0
        if forgets < weakness.forgets_hands:
            _forget_hands(noticed, seat)
        drawing = position.phase == DRAW_PHASE and not position.melded
        if drawing and misses < weakness.misses_take:
            noticed.pile = []
        else:
            old = max(len(noticed.pile) - weakness.remembers, 0)
            noticed.pile[:old] = [UNKNOWN] * old
        if position.phase == PLAY_PHASE and hurries < weakness.greed:
            noticed.stock = noticed.stock[:HURRIED_STOCK]
        return noticed

    def _overlooks(self, position: Position, rng: Random) -> bool:
        """Return whether a player does not see what could be laid."""
        missed = rng.random() < self._weakness.overlooks_lay
        return missed and traits_of(position.terms).pile_never


def _forget_hands(noticed: Position, seat: int) -> None:
    """Cards of other hands become mere numbers again."""
    for other in range(noticed.terms.players):
        if other != seat:
            noticed.known[other] = [0] * KINDS
            noticed.known_count[other] = 0
            noticed.hands[other] = [0] * KINDS
            noticed.ranks[other] = [0] * RANKS
            noticed.hidden[other] = noticed.size[other]
