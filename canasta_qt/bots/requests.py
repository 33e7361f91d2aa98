"""Replies to requests: the action of a bot, the compared moves, and the reason."""

from math import inf
from typing import Final

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates.playing_styles import use_playing_style
from canasta_qt.bots.levels import BOTS_BY_LEVEL, decide_at_level
from canasta_qt.bots.messages import (
    AnswerJson,
    RequestJson,
    RequestOptions,
    SequelTexts,
    parse_event,
)
from canasta_qt.bots.rule_bots.bot import DEFAULT_WORLD_BUDGET, Decision
from canasta_qt.bots.search.weighing import compare_actions
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.actions import Line, Step, parse_action
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.position.line import format_position, parse_position

_LISTS: Final = {"weigh": "a list of moves as text", "good": "a list of patterns"}


class AdviceError(NotationError):
    """Raised for a request with a missing or wrong value."""


def answer_request(request: RequestJson) -> AnswerJson:
    """Return the reply to a request. Raises `NotationError`.

    The field `line` has `action` and the planned rest of the turn, up to the next step
    that chance or the partner decides.
    """
    level = request.get("bot", "standard")
    if not isinstance(level, str) or level not in BOTS_BY_LEVEL:
        raise AdviceError(f'"bot" must be one of: {" ".join(BOTS_BY_LEVEL)}')
    observation = parse_observation(request)
    seed = _number(request, "seed", 1)
    options = _options(request)
    player = request.get("player", "")
    if not isinstance(player, str):
        raise AdviceError('"player" must be a name')
    sequels: SequelTexts = ()
    if options.good_move_patterns:
        decision, sequels = _compare_answer(observation, options, seed)
    else:
        with use_playing_style(player):
            budget = options.max_worlds
            decision = decide_at_level(level, observation, seed, budget, options)
    why = decision.explanation
    return {
        "ok": True,
        "seat": observation.seat,
        "action": str(decision.action),
        "line": ", ".join(map(str, (decision.action, *decision.planned_actions))),
        "candidates": [_candidate(each) for each in decision.candidates],
        "because": [
            str(why.reason),
            why.count_or_points,
            why.need_or_seat,
            list(why.cards),
        ],
        "worlds": decision.world_count,
        "sequels": [list(lines) for lines in sequels],
    }


def parse_observation(request: RequestJson) -> Observation:
    """Return the observation of the seat to act. Raises `NotationError`.

    With a `history` in the request, the position must already be masked for that seat.
    """
    text = request.get("position")
    if not isinstance(text, str):
        raise AdviceError('the request needs "position": a position as text')
    position = parse_position(text)
    seat = seat_to_act(position)
    if seat is None:
        raise AdviceError("the round is over: no player is to move")
    if "history" in request:
        try:
            history = tuple(map(parse_event, request["history"]))
        except (KeyError, TypeError, ValueError) as error:
            raise AdviceError('"history" must be a list of events') from error
        return Observation(position, seat, history)
    if position.hidden[seat]:
        raise AdviceError(f"the hand of seat {seat}, who is to move, is not known")
    observation = observe(position, seat)
    if next(legal_actions(observation.position), None) is None:
        raise AdviceError(f"the rules allow seat {seat} no action in this position")
    return observation


def _number(request: RequestJson, name: str, default: int) -> int:
    number = request.get(name, default)
    if not isinstance(number, int) or isinstance(number, bool):
        raise AdviceError(f'"{name}" must be a whole number')
    return number


def _texts(request: RequestJson, name: str) -> tuple[str, ...]:
    texts = request.get(name, ())
    is_list = isinstance(texts, list | tuple)
    if not is_list or not all(isinstance(each, str) for each in texts):
        raise AdviceError(f'"{name}" must be {_LISTS[name]}')
    return tuple(texts)


def _options(request: RequestJson) -> RequestOptions:
    budget = _number(request, "budget", DEFAULT_WORLD_BUDGET)
    if budget < 0:
        raise AdviceError('"budget" must be a number of worlds, or 0 for the default')
    seconds, planned = request.get("seconds"), request.get("planned")
    if not isinstance(seconds, int | float | None):
        raise AdviceError('"seconds" must be a number, or null for no clock')
    if not isinstance(planned, str | None):
        raise AdviceError('"planned" must be a move as text, or null')
    return RequestOptions(
        tuple(map(parse_action, _texts(request, "weigh"))),
        _texts(request, "good"),
        budget,
        inf if seconds is None else float(seconds),
        bool(request.get("discards")),
        None if planned is None else parse_action(planned),
    )


def _candidate(candidate: Candidate) -> AnswerJson:
    return {
        "action": str(candidate.action),
        "mean": candidate.mean_points,
        "error": candidate.standard_error,
        "features": [list(each) for each in candidate.features],
    }


def _compare_answer(
    observation: Observation, options: RequestOptions, seed: int
) -> tuple[Decision, SequelTexts]:
    """Return the decision and the sequels that compare an answer to a practice position
    with the best good move."""
    found = compare_actions(observation, options, seed)
    best = found.candidates[0].action
    sequels = [
        tuple(str(Line(seat, (Step(action),))) for seat, action in told)
        for told in found.sequels
    ]
    decision = Decision(
        best, candidates=found.candidates, world_count=found.world_count
    )
    return decision, ((format_position(found.example_world),), *sequels)
