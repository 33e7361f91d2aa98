"""Requests to bots and their replies, as values and as lines of JSON (`canasta-qt
advise`)."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from math import inf, isinf
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args

from canasta_qt.advice import NO_EXPLANATION, AdviceReason, Candidate, Explanation
from canasta_qt.bots.rule_bots.bot import DEFAULT_WORLD_BUDGET
from canasta_qt.engine.state import events
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import format_position

RequestJson: TypeAlias = Mapping[str, Any]
AnswerJson: TypeAlias = dict[str, Any]
SequelTexts: TypeAlias = tuple[tuple[str, ...], ...]

_EVENTS: Final = {kind.__name__: kind for kind in get_args(Event)}


def bot_process_command() -> list[str]:
    """Return the command line of the process that answers requests, each with one line
    of JSON."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "canasta_qt", "advise"]
    program = Path(sys.executable)
    if sys.platform == "win32":  # the program with a window has no standard output
        program = program.with_name("canasta-qt.exe")
    return [str(program), "advise"]


@dataclass(frozen=True, slots=True)
class RequestOptions:
    """Options of a request that differ from a usual decision."""

    extra_actions: tuple[Action, ...] = ()
    """Moves that a search must compare in every world, even if they look bad; illegal
    ones are ignored."""
    good_move_patterns: tuple[str, ...] = ()
    """Patterns of good moves; if there are any, `extra_actions` are the answer to a
    practice position.

    The answer is compared with the best move that fits a pattern.
    """
    max_worlds: int = DEFAULT_WORLD_BUDGET
    """Largest number of worlds of a search; `DEFAULT_WORLD_BUDGET` for the usual
    number.

    A level limits this number further; for an answer to a practice position there is no
    such limit.
    """
    time_limit_seconds: float = 2.0
    """Time limit of a search, unless the level has a shorter one; `inf` for none."""
    thorough: bool = False
    """Whether a discard of each rank is compared even if melds come first; the first
    worlds are then played ahead as far as the others, if otherwise not every player
    would have a turn in them."""
    planned_action: Action | None = None
    """Next action of a plan that was advised before; it is chosen unless another move
    is better by more than the standard error."""

    @property
    def compared_actions(self) -> tuple[Action, ...]:
        """The moves that are compared in every world."""
        planned = () if self.planned_action is None else (self.planned_action,)
        return (*self.extra_actions, *planned)


DEFAULT_OPTIONS: Final = RequestOptions()
OPTIONS_WITHOUT_TIME_LIMIT: Final = RequestOptions(time_limit_seconds=inf)


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A numbered request for the decision of the seat that observes."""

    decision_number: int
    """Number of the decision, unique in a game being played."""
    level: str
    seed: int
    observation: Observation
    options: RequestOptions = DEFAULT_OPTIONS
    player_name: str = ""
    """Name of the player, which may determine a playing style."""

    def json_values(self) -> RequestJson:
        """Return the request as values that JSON can hold."""
        seen, demand = self.observation, self.options
        return {
            "position": format_position(seen.position),
            "history": [event_as_list(event) for event in seen.history],
            "bot": self.level,
            "seed": self.seed,
            "player": self.player_name,
            "weigh": [str(action) for action in demand.extra_actions],
            "good": demand.good_move_patterns,
            "budget": demand.max_worlds,
            "seconds": None
            if isinf(demand.time_limit_seconds)
            else demand.time_limit_seconds,
            "discards": demand.thorough,
            "planned": None
            if demand.planned_action is None
            else str(demand.planned_action),
        }


@dataclass(frozen=True, slots=True)
class BotReply:
    """Reply of a bot to a numbered request."""

    decision_number: int
    action: Action
    candidates: tuple[Candidate, ...] = ()
    explanation: Explanation = NO_EXPLANATION
    world_count: int = 0
    """Number of worlds searched; 0 without a search."""
    sequels: SequelTexts = ()
    """A world as text and two lists of lines, for an answer to a practice position;
    otherwise ().

    The lines are played in the world after the best move, and after the answer.
    """
    planned_actions: tuple[Action, ...] = ()
    """Planned actions of the turn after `action`."""
    problem: str = ""
    """Reason why the simple bot replied in place of the level; empty if the level
    replied."""


def parse_reply(reply_values: AnswerJson, decision_number: int) -> BotReply:
    """Return a reply from JSON values. Raises various errors if the values are
    invalid."""
    fact, number, need, cards = reply_values["because"]
    return BotReply(
        decision_number,
        parse_action(reply_values["action"]),
        tuple(map(_parse_candidate, reply_values["candidates"])),
        Explanation(AdviceReason[fact.upper()], number, need, tuple(cards)),
        reply_values["worlds"],
        tuple(map(tuple, reply_values["sequels"])),
        tuple(map(parse_action, str(reply_values["line"]).split(", ")[1:])),
    )


def _parse_candidate(found: AnswerJson) -> Candidate:
    features = tuple((name, value) for name, value in found["features"])
    action, mean, error = found["action"], found["mean"], found["error"]
    return Candidate(parse_action(action), mean, error, features)


def event_as_list(event: Event) -> list[Any]:
    """Return an event as a list of its class name and its field values."""
    values = [getattr(event, each.name) for each in fields(event)]
    plain = [value.value if isinstance(value, Enum) else value for value in values]
    return [type(event).__name__, *plain]


def parse_event(plain: list[Any]) -> Event:
    """Return the event from a list made by `event_as_list`, in which JSON has turned
    tuples into lists."""
    name, *values = plain
    if name == events.RoundEnded.__name__:
        values[0] = events.EndCause(values[0])
    event: Event = _EVENTS[name](*map(_freeze, values))
    return event


def _freeze(value: Any) -> Any:
    return tuple(map(_freeze, value)) if isinstance(value, list | tuple) else value
