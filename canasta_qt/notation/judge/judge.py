"""The judge: a position and a line in, what the rules say out, both as plain data.

NOTATION.md describes requests and answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from canasta_qt.engine.rounds import start_game, start_round
from canasta_qt.engine.state.events import Event, GameEnded, RoundEnded
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.actions import Line, event_text, parse_line
from canasta_qt.notation.cards import Snippet, check_deck, read_cards
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.judge.facts import facts, score
from canasta_qt.notation.judge.line_play import LineRefusedError, play_line
from canasta_qt.notation.position.line import (
    format_position,
    gives_stock,
    parse_position,
    read_ruleset,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Seating

Sentence = Callable[[Refusal], str]


class RequestError(NotationError):
    """A request without what it needs, or with something of the wrong kind."""


def judge(
    request: Mapping[str, Any], *, sentence: Sentence | None = None
) -> dict[str, Any]:
    """Answer one request; `sentence` puts a refusal into words for people."""
    try:
        return _judged(request, sentence or plain_sentence)
    except NotationError as error:
        return complaint(error)


def complaint(error: NotationError) -> dict[str, Any]:
    """Make the answer to a request that cannot be read."""
    return {"ok": False, "error": str(error), "column": error.column}


def plain_sentence(refusal: Refusal) -> str:
    """Word a refusal by its reason, where no better words are given."""
    return str(refusal.reason).replace("_", " ").capitalize() + "."


def position_of(request: Mapping[str, Any]) -> tuple[Position, list[Event]]:
    """Read the position of a request, or deal it, with the events of the deal."""
    if "position" in request:
        return parse_position(_text(request, "position")), []
    if "ruleset" in request:
        return _dealt(request)
    raise RequestError('the request needs "position", or "ruleset" and "deck"')


def _judged(request: Mapping[str, Any], sentence: Sentence) -> dict[str, Any]:
    if not isinstance(request, Mapping):
        raise RequestError("a request is an object with names and values")
    position, events = position_of(request)
    refused = None
    if request.get("line") is not None:
        line = _line_of(request, position)
        try:
            position, happened = play_line(
                position, line, reveal=True, unordered=_is_unordered(request)
            )
        except LineRefusedError as error:
            position, happened = error.position, error.events
            refused = _refused(error, sentence)
        events += happened
    return {
        "ok": True,
        "legal": refused is None,
        "refused": refused,
        "events": list(_event_texts(events, position)),
        "after": format_position(position),
        "facts": facts(position),
        "score": score(position),
    }


def _event_texts(events: list[Event], position: Position) -> Iterator[str]:
    """Leave out points that unknown cards decide."""
    for event in events:
        if not any(position.hidden):
            yield event_text(event)
        elif isinstance(event, RoundEnded):
            yield f"round ended: {event.cause}"
        elif not isinstance(event, GameEnded):
            yield event_text(event)


def _line_of(request: Mapping[str, Any], position: Position) -> Line:
    text = _text(request, "line")
    line = parse_line(text)
    if line.seat >= position.terms.players:
        raise Snippet(text).error(f"a seat below {position.terms.players}")
    return line


def _is_unordered(request: Mapping[str, Any]) -> bool:
    """A stock that a position leaves out is the rest of the packs, in no order."""
    return "position" in request and not gives_stock(_text(request, "position"))


def _refused(error: LineRefusedError, sentence: Sentence) -> dict[str, Any]:
    return {
        "step": error.index,
        "action": error.step,
        "reason": str(error.refusal.reason),
        "sentence": sentence(error.refusal),
        "have": error.refusal.have,
        "need": error.refusal.need,
    }


def _text(request: Mapping[str, Any], name: str) -> str:
    value = request[name]
    if not isinstance(value, str):
        raise RequestError(f'"{name}" is a text')
    return value


def _number(request: Mapping[str, Any], name: str, default: int) -> int:
    value = request.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise RequestError(f'"{name}" is a whole number')
    return value


def _dealt(request: Mapping[str, Any]) -> tuple[Position, list[Event]]:
    ruleset = read_ruleset(Snippet(_text(request, "ruleset")))
    position = start_game(
        ruleset,
        players=_players(request, ruleset),
        seating=_seating(request, ruleset),
    )
    terms = position.terms
    position.round = _number(request, "round", 1) - 1
    if position.round < 0:
        raise RequestError('"round" counts from 1')
    position.scores = _scores(request, terms)
    dealer = _number(request, "dealer", terms.players - 1)
    if dealer >= terms.players:
        raise RequestError(f'"dealer" is a seat below {terms.players}')
    if "deck" not in request:
        raise RequestError('the request needs "deck", every card in dealing order')
    deck = read_cards(Snippet(_text(request, "deck")))
    check_deck(deck, terms)
    return position, start_round(position, dealer, deck)


def _players(request: Mapping[str, Any], ruleset: Ruleset) -> int:
    """As asked; else four if the game allows it, else the fewest."""
    allowed = ruleset.equipment.players_allowed
    usual = 4 if 4 in allowed else min(allowed)
    players = _number(request, "players", usual)
    if players not in allowed:
        listed = " or ".join(map(str, sorted(allowed)))
        raise RequestError(f"{ruleset.id} is played by {listed}, not by {players}")
    return players


def _seating(request: Mapping[str, Any], ruleset: Ruleset) -> Seating | None:
    if request.get("seating") is None:
        return None
    players = _players(request, ruleset)
    listed = dict(ruleset.equipment.seating)[players]
    if request["seating"] not in listed:
        raise RequestError(f'"seating" of {players} is {" or ".join(listed)}')
    return Seating(request["seating"])


def _scores(request: Mapping[str, Any], terms: Terms) -> list[int]:
    scores = request.get("score", [0] * terms.sides)
    if isinstance(scores, str):
        scores = [_whole(part) for part in scores.split("/")]
    if (
        not isinstance(scores, list)
        or len(scores) != terms.sides
        or not all(type(points) is int for points in scores)
    ):
        raise RequestError(f'"score" is a list of {terms.sides} totals, one by side')
    return scores


def _whole(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() else None
