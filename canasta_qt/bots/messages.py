"""A question to a bot and its answer, as values and as JSON: `canasta-qt advise`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from math import inf, isinf
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args

from canasta_qt.advice import NO_EXPLANATION, AdviceReason, Candidate, Explanation
from canasta_qt.bots.rule_bots.bot import USUAL
from canasta_qt.engine.state import events
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import format_position

Request: TypeAlias = Mapping[str, Any]
Answer: TypeAlias = dict[str, Any]
Sequels: TypeAlias = tuple[tuple[str, ...], ...]

_EVENTS: Final = {kind.__name__: kind for kind in get_args(Event)}


def command() -> list[str]:
    """Return the command that answers requests, one JSON line each."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "canasta_qt", "advise"]
    program = Path(sys.executable)
    if sys.platform == "win32":  # the program of the window has no standard output
        program = program.with_name("canasta-qt.exe")
    return [str(program), "advise"]


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
    """Tells this decision from all others of the table."""
    level: str
    seed: int
    observation: Observation
    demand: Demand = AS_USUAL
    player: str = ""
    """Who plays: some have a way of their own."""

    def request(self) -> Request:
        """Return the request as values that JSON can write."""
        seen, demand = self.observation, self.demand
        return {
            "position": format_position(seen.position),
            "history": [plain_event(event) for event in seen.history],
            "bot": self.level,
            "seed": self.seed,
            "player": self.player,
            "weigh": [str(action) for action in demand.also],
            "good": demand.good,
            "budget": demand.worlds,
            "seconds": None if isinf(demand.seconds) else demand.seconds,
        }


@dataclass(frozen=True, slots=True)
class Reply:
    """A bot's answer to a numbered decision."""

    decision: int
    action: Action
    candidates: tuple[Candidate, ...] = ()
    because: Explanation = NO_EXPLANATION
    worlds: int = 0
    """Worlds that were looked at; 0 if nothing was searched."""
    sequels: Sequels = ()
    """Of an answer weighed: a world as text, and the lines played in it after the best
    move and after the answer."""
    trouble: str = ""
    """Why the simple bot answered in another's place; empty if all went well."""


def reply_of(found: Answer, decision: int) -> Reply:
    """Read an answer; raises what reading raises where it is none."""
    fact, number, need, cards = found["because"]
    return Reply(
        decision,
        parse_action(found["action"]),
        tuple(map(_candidate, found["candidates"])),
        Explanation(AdviceReason(fact), number, need, tuple(cards)),
        found["worlds"],
        tuple(map(tuple, found["sequels"])),
    )


def _candidate(found: Answer) -> Candidate:
    features = tuple((name, value) for name, value in found["features"])
    action, mean, error = found["action"], found["mean"], found["error"]
    return Candidate(parse_action(action), mean, error, features)


def plain_event(event: Event) -> list[Any]:
    """Write an event as its name and its values."""
    values = [getattr(event, each.name) for each in fields(event)]
    plain = [value.value if isinstance(value, Enum) else value for value in values]
    return [type(event).__name__, *plain]


def event_of(plain: list[Any]) -> Event:
    """Read what `plain_event` wrote, also after JSON, which has no tuples."""
    name, *values = plain
    if name == events.RoundEnded.__name__:
        values[0] = events.EndCause(values[0])
    event: Event = _EVENTS[name](*map(_immutable, values))
    return event


def _immutable(value: Any) -> Any:
    return tuple(map(_immutable, value)) if isinstance(value, list | tuple) else value
