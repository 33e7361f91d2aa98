"""The levels that make mistakes people make: `beginner` and `casual`.

They play by the same rules as `standard`, but on what they notice: discards and known
cards fade, the others' melds are overlooked, a pile that could be taken is not seen,
and cards are laid as soon as they can be.  No card is thrown by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from canasta_qt.bots.estimates import values
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import noticed_ground
from canasta_qt.bots.rule_bots.policy import careful_choice, choose, throw
from canasta_qt.bots.rule_bots.standard import StandardBot, candidates, rest_of_turn
from canasta_qt.cards import KINDS, RANKS, UNKNOWN
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Action, LayDown
from canasta_qt.engine.state.observation import Observation, masked
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, Position

Wish: TypeAlias = Callable[[Position, Random], Action]
"""What a player wants to do at a position as it is in the player's mind."""


def _by_the_rules(noticed: Position, _rng: Random) -> Action:
    return choose(noticed)


class WeakBot:
    """Plays by the rules of `standard` on a view with holes in it."""

    def __init__(self, weakness: values.Weakness, wish: Wish = _by_the_rules) -> None:
        """Have a weakness; nothing is kept between decisions."""
        self._weakness = weakness
        self._wish = wish

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Decide by what is noticed; the seed says what that is."""
        position = masked(observation.position, observation.seat)
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
        return Decision(
            action,
            rest_of_turn(position, action, careful_choice),
            candidates(noticed, observation.seat, action),
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
        if position.phase == DRAW_PHASE and misses < weakness.misses_take:
            noticed.pile = []
        else:
            old = max(len(noticed.pile) - weakness.remembers, 0)
            noticed.pile[:old] = [UNKNOWN] * old
        if position.phase == PLAY_PHASE and hurries < weakness.greed:
            noticed.stock = noticed.stock[: values.HURRIED_STOCK]
        return noticed

    def _overlooks(self, position: Position, rng: Random) -> bool:
        """Return whether a player does not see what could be laid."""
        missed = rng.random() < self._weakness.overlooks_lay
        return missed and traits_of(position.terms).variant.pile_never


def _forget_hands(noticed: Position, seat: int) -> None:
    """Cards of other hands become mere numbers again."""
    for other in range(noticed.terms.players):
        if other != seat:
            noticed.known[other] = [0] * KINDS
            noticed.hands[other] = [0] * KINDS
            noticed.ranks[other] = [0] * RANKS
            noticed.hidden[other] = noticed.size[other]
