"""Advice for a position in text: a bot's move, and the moves it compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from canasta_qt.advice import Advice, Candidate
from canasta_qt.bots.levels import LEVELS, decide
from canasta_qt.bots.rule_bots.bot import USUAL
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import Position, actor
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.sentences import advice_words
from canasta_qt.wording.player_names import PlayerNames


class AdviceError(NotationError):
    """A request for advice that lacks a value or has a wrong one."""


def advise(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request. Raises `NotationError`.

    `line` is the rest of the turn the bot means to play, beginning with `action`;
    it stops where chance or the partner decides next.
    """
    text = request.get("position")
    if not isinstance(text, str):
        raise AdviceError('the request needs "position": a position as text')
    level = request.get("bot", "standard")
    if not isinstance(level, str) or level not in LEVELS:
        raise AdviceError(f'"bot" must be one of: {" ".join(LEVELS)}')
    seed = _number(request, "seed", 1)
    budget = _number(request, "budget", USUAL)
    if budget < 0:
        raise AdviceError('"budget" must be a number of worlds, or 0 for the default')
    position = parse_position(text)
    seat = actor(position)
    if seat is None:
        raise AdviceError("the round is over: no player is to move")
    if position.hidden[seat]:
        raise AdviceError(f"the hand of seat {seat}, who is to move, is not known")
    observation = observe(position, seat)
    if next(legal_actions(observation.position), None) is None:
        raise AdviceError(f"the rules allow seat {seat} no action in this position")
    weigh = request.get("weigh", [])
    if not isinstance(weigh, list) or not all(isinstance(each, str) for each in weigh):
        raise AdviceError('"weigh" must be a list of moves as text')
    also = tuple(map(parse_action, weigh))
    decision = decide(level, observation, seed, budget, also)
    advice = Advice(observation, decision.action, decision.because)
    return {
        "ok": True,
        "seat": seat,
        "action": str(decision.action),
        "line": ", ".join(map(str, (decision.action, *decision.plan))),
        "candidates": [_candidate(each) for each in decision.candidates],
        "reason": advice_words(advice, _names(position, seat)).reason,
    }


def _names(position: Position, seat: int) -> PlayerNames:
    """Name the seats by number, and the one to move `you`."""
    terms = position.terms
    words = "Seat {number}"
    names = tuple(words.format(number=number) for number in range(terms.players))
    return PlayerNames(names, seat, terms.sides, terms.canasta_names)


def _number(request: Mapping[str, Any], name: str, default: int) -> int:
    number = request.get(name, default)
    if not isinstance(number, int) or isinstance(number, bool):
        raise AdviceError(f'"{name}" must be a whole number')
    return number


def _candidate(candidate: Candidate) -> dict[str, Any]:
    return {
        "action": str(candidate.action),
        "mean": round(candidate.mean, 2),
        "error": round(candidate.error, 2),
    }
