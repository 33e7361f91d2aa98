"""Bots for contests: the levels, and four styles for comparison.

A style is the rule policy with one exception, and cannot be chosen in the game. A level
that loses to a style has only learned to beat bots like itself.
"""

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates.card_choice import makes_canasta
from canasta_qt.bots.estimates.values import HURRIED_STOCK, values
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.bot import Bot, Decision
from canasta_qt.bots.rule_bots.explain import reason_for
from canasta_qt.bots.rule_bots.policy import (
    legal_policy_action,
    policy_action,
    policy_of,
)
from canasta_qt.cards import ALL_CARDS, BLACK3, RED3, Card, is_wild
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation, mask_position
from canasta_qt.engine.state.position import Position, partner_of
from canasta_qt.notation.errors import CommandError

PlayingStyle: TypeAlias = Callable[[Position, Random], Action | None]
"""Function that returns the action of a style; None for the action of the rule
policy."""

_MIN_PILE: Final = 2
"""Smallest pile that is blocked or frozen."""
_MIN_HAND: Final = 2
"""Smallest hand with which a discard does not go out."""
_RANDOM_FRACTION: Final = 0.25
"""Share of discards that the noisy style makes at random."""


class StyledBot:
    """The rule policy, as level `standard`, with the exception of a style."""

    def __init__(self, style: PlayingStyle) -> None:
        """Make a bot; it keeps no state between decisions."""
        self._style = style

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Return the style's action, or the rule policy's if that is illegal."""
        position = mask_position(observation.position, observation.seat)
        action = self._style(position, Random(f"{seed}/{observation.seat}"))
        if action is None or refusal(position, action) is not None:
            action = legal_policy_action(position)
        weighed = (Candidate(action, 0.0),)
        return Decision(action, (), weighed, reason_for(position, action))


def racing_style(position: Position, _rng: Random) -> Action | None:
    """Return an action that melds everything at once, with wild cards, and goes out as
    early as possible."""
    if position.phase == state.ANSWER_PHASE:
        return actions.ANSWER_YES
    if position.phase not in (state.DRAW_PHASE, state.PLAY_PHASE):
        return None
    if position.phase == state.PLAY_PHASE:
        leaving = _go_out_unasked(position)
        if leaving is not None:
            return leaving
    hurried = position.copy()
    hurried.stock = hurried.stock[-HURRIED_STOCK:]
    hurried.renewals = max(hurried.renewals, values.ENDGAME.min_stock_renewals)
    action = policy_action(hurried)
    return policy_action(position) if isinstance(action, actions.Discard) else action


def _go_out_unasked(position: Position) -> Action | None:
    """Return an action that goes out without asking the partner, or None."""
    way = find_way_out(position, position.turn, asked=False)
    if way is None:
        return None
    if way.plays:
        return actions.LayDown(way.plays)
    return None if way.discard is None else actions.DISCARD_ACTIONS[way.discard]


def slow_style(position: Position, _rng: Random) -> Action | None:
    """Return an action that melds only to open and for canastas, and goes out late;
    None leaves the decision to the rule policy."""
    seat = position.turn
    if position.phase == state.ANSWER_PHASE:
        asked = partner_of(position.terms, seat)
        return None if _is_pressed(position, asked) else actions.ANSWER_NO
    if position.phase != state.PLAY_PHASE or _is_pressed(position, seat):
        return None
    patient = position.copy()
    patient.partner_refused = True  # so that the policy does not go out
    ranked = policy_of(patient.terms).ranked_discards(patient, seat)
    instead = _first_legal_discard(patient, [card for _, card in ranked])
    if instead is None:
        return None
    action = policy_action(patient)
    side = position.terms.side_of[seat]
    # opens as the policy does, and plays up the hand before a foot
    if not isinstance(action, actions.LayDown) or not position.melds[side]:
        return action
    if position.feet[seat]:
        return action
    plays = tuple([play for play in action.plays if _is_wanted(position, play)])
    return actions.LayDown(plays) if plays else instead


def _is_pressed(position: Position, seat: int) -> bool:
    """Return whether the slow style must meld and go out: near the end, or with more
    canastas than needed."""
    terms = position.terms
    side = terms.side_of[seat]
    if position.canastas[side] > terms.canastas_needed:
        return True
    return policy_of(terms).is_endgame(position, seat)


def _is_wanted(position: Position, play: actions.MeldPlay) -> bool:
    """Return whether a play completes a canasta, or melds threes."""
    melds = position.melds[position.terms.side_of[position.turn]]
    if isinstance(play, actions.JoinMelds) or makes_canasta(melds, play):
        return True
    return play.cards[0] >> 2 in (RED3, BLACK3)


def freezing_style(position: Position, _rng: Random) -> Action | None:
    """Return the rule policy's action; after opening, a discard is replaced by one that
    freezes or blocks the pile, if pile and hand are large enough."""
    action = legal_policy_action(position)
    seat = position.turn
    side = position.terms.side_of[seat]
    if not isinstance(action, actions.Discard) or position.size[seat] < _MIN_HAND:
        return action
    if not position.melds[side] or len(position.pile) < _MIN_PILE:
        return action
    freezes = position.terms.freezes
    held = [card for card in ALL_CARDS if position.hands[seat][card]]
    stops = [card for card in held if card >> 2 == BLACK3]
    if not position.frozen:
        stops[:0] = [card for card in held if is_wild(card) and freezes[card]]
    return _first_legal_discard(position, stops) or action


def noisy_style(position: Position, rng: Random) -> Action | None:
    """Return the rule policy's action; some of its discards are replaced by that of a
    random card, but of no wild card."""
    action = legal_policy_action(position)
    seat = position.turn
    if not isinstance(action, actions.Discard) or position.size[seat] < _MIN_HAND:
        return action
    if rng.random() >= _RANDOM_FRACTION:
        return action
    held = position.hands[seat]
    cards = [card for card in ALL_CARDS if held[card] and not is_wild(card)]
    rng.shuffle(cards)
    return _first_legal_discard(position, cards) or action


def _first_legal_discard(position: Position, cards: list[Card]) -> Action | None:
    """Return the first of the cards that may be discarded, or None."""
    for card in cards:
        if refusal(position, actions.DISCARD_ACTIONS[card]) is None:
            return actions.DISCARD_ACTIONS[card]
    return None


BOTS_BY_NAME: Final[dict[str, Bot]] = {
    **BOTS_BY_LEVEL,
    "racing": StyledBot(racing_style),
    "slow": StyledBot(slow_style),
    "freezing": StyledBot(freezing_style),
    "noisy": StyledBot(noisy_style),
}
"""Bots by their names on the command line."""


def known_level(name: str) -> str:
    """Return the name of a bot unchanged. Raises `CommandError` for an unknown name."""
    if name not in BOTS_BY_NAME:
        words = "No level or style is called “{level}”. Choose one of these: {levels}."
        raise CommandError(words, level=name, levels=", ".join(BOTS_BY_NAME))
    return name
