"""Rounds between bots without a window, in two ways.

`play_quick` only plays, without events or observations, as a search does. `play_round`
has the same steps as the window: observe, decide, judge, apply, report events.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter_ns
from typing import Final

from canasta_qt.bots.rule_bots.bot import DEFAULT_WORLD_BUDGET, Bot
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.rounds import start_game
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation, mask_event, mask_position
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    OVER_PHASE,
    Position,
    seat_to_act,
)
from canasta_qt.engine.transition import apply, apply_legal
from canasta_qt.rules.text import parse_ruleset

MAX_DECISIONS_OF_ROUND: Final = 5000
"""Number of decisions after which a round is ended; real ones have fewer than 500."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots, ruleset and seed of a contest, on which all results depend."""

    first: str
    second: str
    ruleset: str
    seed: int
    scores: tuple[int, ...] = ()
    """Scores of the sides before each round; one number is for all sides, () means
    0."""

    def undealt_position(self) -> Position:
        """Return a position before the deal, with four players or the smallest number
        allowed."""
        ruleset = parse_ruleset(self.ruleset)
        allowed = ruleset.players_allowed
        return start_game(ruleset, players=4 if 4 in allowed else min(allowed))


def play_quick(
    position: Position, choose: Callable[[Position], Action]
) -> tuple[int, int]:
    """Play a round with one function for all seats; return the numbers of turns and of
    actions.

    The round is left unfinished after `MAX_DECISIONS_OF_ROUND` decisions.
    """
    turns = 0
    actions = 0
    while position.phase != OVER_PHASE and actions < MAX_DECISIONS_OF_ROUND:
        actions += 1
        turns += position.phase == DRAW_PHASE
        apply_legal(position, choose(position))
    return turns, actions


@dataclass(slots=True)
class RoundTally:
    """Statistics of a round."""

    turn_count: int = 0
    decision_count: int = 0
    illegal_action_seats: list[int] = field(default_factory=list)
    """Seats whose bot chose an illegal action, once for each such action."""
    is_stalled: bool = False
    timed_out_decisions: int = 0
    """Number of decisions that the time limit ended, which makes the round
    irreproducible."""
    decision_nanoseconds: list[list[int]] = field(default_factory=list)
    """Times of the decisions of each seat, in nanoseconds, by seat."""


def play_round(position: Position, bots: list[Bot], seed: int) -> RoundTally:
    """Play a dealt round with the same steps as the window; `bots` are by seat.

    An illegal action is counted, and replaced by the first legal action. The round is
    left unfinished, and the tally `is_stalled`, after `MAX_DECISIONS_OF_ROUND`.
    """
    seats = position.terms.players
    tally = RoundTally(decision_nanoseconds=[[] for _ in range(seats)])
    seen: list[list[Event]] = [[] for _ in range(seats)]
    while position.phase != OVER_PHASE:
        if tally.decision_count >= MAX_DECISIONS_OF_ROUND:
            tally.is_stalled = True
            return tally
        seat = deciding_seat(position)
        tally.turn_count += position.phase == DRAW_PHASE
        observation = Observation(
            mask_position(position, seat), seat, tuple(seen[seat])
        )
        start = perf_counter_ns()
        decision = bots[seat].decide(
            observation, decision_seed(seed, tally.decision_count), DEFAULT_WORLD_BUDGET
        )
        tally.decision_nanoseconds[seat].append(perf_counter_ns() - start)
        tally.decision_count += 1
        tally.timed_out_decisions += decision.is_time_up
        action = decision.action
        if refusal(position, action) is not None:
            tally.illegal_action_seats.append(seat)
            action = next(legal_actions(position))
        for event in apply(position, action):
            for each in range(seats):
                seen[each].append(mask_event(event, each))
    return tally


def deciding_seat(position: Position) -> int:
    """Return the seat to act; the round must not be over."""
    seat = seat_to_act(position)
    assert seat is not None, "somebody decides while the round goes on"
    return seat


def decision_seed(seed: int, number: int) -> int:
    """Return a seed for a decision, from its number and the seed of the round."""
    mixed = (seed * 0x9E3779B1 + number * 0x85EBCA77 + 0x165667B1) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    return (mixed * 0x2C1B3C6D) & 0xFFFFFFFF
