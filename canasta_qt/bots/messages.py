"""A question to a bot and its answer as plain values, fit to cross to a process.

Compiled classes do not unpickle; text, numbers and tuples always do.
"""

from __future__ import annotations

import traceback
from dataclasses import dataclass, fields
from enum import Enum
from math import inf
from typing import Any, Final, TypeAlias, get_args

from canasta_qt.advice import UNREASONED, AdviceReason, Candidate, Explanation
from canasta_qt.bots.rule_bots.bot import USUAL, Decision
from canasta_qt.cards import Card
from canasta_qt.engine.state import events
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.actions import Line, Step, parse_action
from canasta_qt.notation.position.line import format_position, parse_position

PlainEvent: TypeAlias = tuple[Any, ...]
Texts: TypeAlias = tuple[str, ...]
PlainDemand: TypeAlias = tuple[Texts, Texts, int, float]
PlainQuestion: TypeAlias = tuple[
    int, int, str, int, str, PlainDemand, str, tuple[PlainEvent, ...]
]
PlainCandidate: TypeAlias = tuple[str, float, float, tuple[tuple[str, float], ...]]
PlainBecause: TypeAlias = tuple[str, int, int, tuple[Card, ...]]
Sequels: TypeAlias = tuple[Texts, ...]
PlainAnswer: TypeAlias = tuple[
    int, str, Texts, tuple[PlainCandidate, ...], PlainBecause, int, Sequels, str
]
_UNDECIDED: Final[PlainBecause] = (AdviceReason.ONLY_CHOICE.value, 0, 0, ())

_EVENTS = {kind.__name__: kind for kind in get_args(Event)}


@dataclass(frozen=True, slots=True)
class Demand:
    """What is asked besides a decision as usual."""

    also: tuple[Action, ...] = ()
    """Moves that a search must weigh in every world, whatever they are worth."""
    good: tuple[str, ...] = ()
    """If there are any: `also` is an answer, act by act, that is to be weighed against
    the best move that fits one of these."""
    worlds: int = USUAL
    """Worlds to look at; a decision takes no more of them than its level is used to."""
    seconds: float = 2.0
    """The clock that cuts off a search."""


AS_USUAL: Final = Demand()
NO_CLOCK: Final = Demand(seconds=inf)


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a bot: a numbered decision of the seat whose view it is."""

    decision: int
    """Tells this decision from all others of the table; the answer repeats it."""
    level: str
    seed: int
    observation: Observation
    demand: Demand = AS_USUAL
    player: str = ""
    """Who plays: some have a way of their own."""

    def plain(self) -> PlainQuestion:
        """Write it with plain values only."""
        asked = self.demand
        limits = asked.worlds, asked.seconds
        return (
            self.decision,
            self.observation.seat,
            self.level,
            self.seed,
            format_position(self.observation.position),
            (tuple(map(str, asked.also)), asked.good, *limits),
            self.player,
            tuple(plain_event(event) for event in self.observation.history),
        )


@dataclass(frozen=True, slots=True)
class Reply:
    """A bot's answer to a numbered decision."""

    decision: int
    action: Action
    plan: tuple[Action, ...] = ()
    """The rest of the turn as the bot means to play it."""
    candidates: tuple[Candidate, ...] = ()
    because: Explanation = UNREASONED
    worlds: int = 0
    """Worlds that were looked at; 0 if nothing was searched."""
    sequels: Sequels = ()
    """Of an answer weighed: a world as text, and the lines played in it after the best
    move and after the answer."""
    trouble: str = ""
    """Why the simple bot answered in another's place; empty if all went well."""


def answer(question: PlainQuestion) -> PlainAnswer:
    """Let the asked level decide; a failure is told in the last part, with no action.

    Whatever a bot does wrong, its process goes on serving the others.
    """
    try:
        return _decided(question)
    except Exception:
        return (question[0], "", (), (), _UNDECIDED, 0, (), traceback.format_exc())


def _decided(question: PlainQuestion) -> PlainAnswer:
    # The window, which only asks, does without the bots themselves.
    from canasta_qt.bots.estimates.ways import thinking
    from canasta_qt.bots.levels import decide

    decision, seat, level, seed, position, demand, player, history = question
    listed, good, worlds, seconds = demand
    also = tuple(map(parse_action, listed))
    seen = tuple(event_of(plain) for plain in history)
    observation = Observation(parse_position(position), seat, seen)
    sequels: Sequels = ()
    if good:
        decided, sequels = _weighed(observation, also, good, seed, worlds, seconds)
    else:
        with thinking(player):
            decided = decide(level, observation, seed, worlds, also, seconds)
    why = decided.because
    return (
        decision,
        str(decided.action),
        tuple(str(action) for action in decided.plan),
        tuple((str(c.action), c.mean, c.error, c.features) for c in decided.candidates),
        (why.reason.value, why.number, why.need, why.cards),
        decided.worlds,
        sequels,
        "",
    )


def _weighed(
    observation: Observation,
    acts: tuple[Action, ...],
    good: tuple[str, ...],
    seed: int,
    worlds: int,
    seconds: float,
) -> tuple[Decision, Sequels]:
    from canasta_qt.bots.search.weighing import weigh

    found = weigh(observation, acts, good, seed, worlds, seconds)
    best = found.candidates[0].action
    sequels = [
        tuple(str(Line(seat, (Step(action),))) for seat, action in told)
        for told in found.sequels
    ]
    decision = Decision(best, candidates=found.candidates, worlds=found.worlds)
    return decision, ((format_position(found.world),), *sequels)


def reply_of(plain: PlainAnswer) -> Reply:
    """Read an answer that holds an action."""
    decision, action, plan, candidates, because, worlds, sequels, trouble = plain
    ground, number, need, cards = because
    return Reply(
        decision,
        parse_action(action),
        tuple(parse_action(each) for each in plan),
        tuple(
            Candidate(parse_action(text), mean, error, features)
            for text, mean, error, features in candidates
        ),
        Explanation(AdviceReason(ground), number, need, cards),
        worlds,
        sequels,
        trouble,
    )


def plain_event(event: Event) -> PlainEvent:
    """Write an event as its name and its values."""
    values = [getattr(event, each.name) for each in fields(event)]
    plain = [value.value if isinstance(value, Enum) else value for value in values]
    return (type(event).__name__, *plain)


def event_of(plain: PlainEvent) -> Event:
    """Read what `plain_event` wrote."""
    name, *values = plain
    if name == events.RoundEnded.__name__:
        values[0] = events.EndCause(values[0])
    event: Event = _EVENTS[name](*values)
    return event
