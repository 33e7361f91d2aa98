"""The judge: answers to requests about what the rules allow, as values that JSON can
hold.

NOTATION.md describes requests and answers: whether a line is legal, the facts of the
position and, if the round has ended, its score.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from canasta_qt.cards import RED3, UNKNOWN
from canasta_qt.engine import scoring
from canasta_qt.engine.automatic_steps import end_round
from canasta_qt.engine.generate import legal_takes
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.moves.taking_pile import must_take_pile
from canasta_qt.engine.rounds import next_dealer, start_game, start_round
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.events import (
    EndCause,
    Event,
    GameEnded,
    RoundEnded,
    ScoreItem,
    ScoreLine,
    ScoreSheet,
)
from canasta_qt.engine.state.facts import (
    counts_nothing,
    hand_points_if_known,
    is_frozen_for,
    opening_minimum,
)
from canasta_qt.engine.state.melds import RUN, SET, THREES, WILDS, Meld
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.actions import Line, event_text, parse_line
from canasta_qt.notation.cards import Snippet, check_deck, read_cards, write_cards
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.line_play import LineRefusedError, play_steps
from canasta_qt.notation.position.line import (
    format_position,
    has_stock_field,
    parse_position,
    read_ruleset,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM
from canasta_qt.rules.values import Seating

_KIND_NAMES: Final = {
    SET: "rank",
    RUN: "sequence",
    WILDS: "wild",
    THREES: "black_threes",
}
_ITEMS_OF_CARDS: Final = (
    ScoreItem.CARDS_IN_HAND,
    ScoreItem.CARDS_IN_FOOT,
    ScoreItem.THREES_IN_FOOT,
    ScoreItem.THREES_IN_HAND,
    ScoreItem.HOLDING,
    ScoreItem.SPECIAL_HAND,
)
"""Score items whose points are the points of a player's cards."""
_INFINITY: Final = 100_000_000
"""A number larger than all points and seats of a request."""
_MARKS: Final = {CANASTA_MINIMUM: "canasta", NATURAL_CANASTA_MINIMUM: "natural_canasta"}


def position_facts(position: Position) -> dict[str, Any]:
    """Return the facts of a position that are listed in NOTATION.md."""
    sides = range(position.terms.sides)
    seat = seat_to_act(position)
    drawing = position.phase == state.DRAW_PHASE
    playing = position.phase == state.PLAY_PHASE
    over = position.phase == state.OVER_PHASE
    ended = _end_of_game(position) if over else (False, None)
    return {
        "actor": seat,
        "phase": state.PHASE_NAMES[position.phase],
        "opening_minimum": [_minimum(position, side) for side in sides],
        "frozen": [is_frozen_for(position, side) for side in sides],
        "may_take": drawing and any(True for _ in legal_takes(position)),
        "must_take": drawing and must_take_pile(position),
        "may_go_out": playing and find_way_out(position, position.turn) is not None,
        "round_over": over,
        "out": position.out if position.out >= 0 else None,
        "concealed": position.concealed,
        "game_over": ended[0],
        "winner": ended[1],
        "next_first_player": position.terms.next_seat[next_dealer(position)],
        "melds": [[_meld(meld) for meld in melds] for melds in position.melds],
        "points_in_hand": [
            hand_points_if_known(position, seat)
            for seat in range(position.terms.players)
        ],
    }


def score_facts(position: Position) -> dict[str, Any] | None:
    """Return the score of a finished round by side; None before the end of the round.

    A side with unknown cards in hands has no total, only the lines that are certain.
    """
    if position.phase != state.OVER_PHASE or position.round == 0:
        return None
    sheet = _sheet(position)
    certain = [_is_certain(position, side) for side in range(position.terms.sides)]
    return {
        "total_before": list(sheet.before),
        "round": _certain_points(sheet.round, certain),
        "total": _certain_points(sheet.total, certain),
        "lines": [
            [_line(line) for line in lines if not _is_hidden(position, line)]
            for lines in sheet.lines
        ],
    }


def _sheet(position: Position) -> ScoreSheet:
    """Return the score sheet; red threes known in hands are laid out first (rules.md
    2.3)."""
    cause = position.cause
    if cause is not None and any(ranks[RED3] for ranks in position.ranks):
        position = position.copy()
        end_round(position, cause, None)
    return scoring.score_sheet(position)


def _minimum(position: Position, side: int) -> int | str:
    if position.melds[side]:
        return 0
    minimum = opening_minimum(position, side)
    return _MARKS.get(minimum, minimum)


def _is_certain(position: Position, side: int) -> bool:
    """Return whether unknown cards cannot change the score of a side."""
    return not any(
        position.hidden[seat] or UNKNOWN in position.feet[seat]
        for seat in _counted_seats(position, side)
    )


def _counted_seats(position: Position, side: int) -> list[int]:
    """Return the seats whose cards count for a side: those of its players and of its
    ally.

    If a special hand replaces all other lines, only the seat that melded it is
    returned.
    """
    seats = [*position.terms.seats_of[side]]
    if counts_nothing(position):
        return []
    if scoring.has_single_score_line(position, side):
        return [position.out] if position.cause is EndCause.SPECIAL_HAND else []
    if position.ally_side(side) >= 0:
        seats += position.terms.seats_of[position.ally_side(side)]
    return seats


def _is_hidden(position: Position, line: ScoreLine) -> bool:
    seat = line.seat
    if seat is None or line.item not in _ITEMS_OF_CARDS:
        return False
    if line.item in (ScoreItem.CARDS_IN_FOOT, ScoreItem.THREES_IN_FOOT):
        return UNKNOWN in position.feet[seat]
    return position.hidden[seat] > 0


def _is_all_certain(position: Position) -> bool:
    return all(_is_certain(position, side) for side in range(position.terms.sides))


def _certain_points(points: tuple[int, ...], certain: list[bool]) -> list[int | None]:
    return [each if sure else None for each, sure in zip(points, certain, strict=True)]


def _end_of_game(position: Position) -> tuple[bool | None, int | list[int] | None]:
    """Return whether the game has ended, and its winners; None if that depends on
    unknown cards."""
    if position.round == 0:
        return False, None
    if not _is_all_certain(position):
        return None, None
    sheet = _sheet(position)
    winners = list(sheet.winners)
    return sheet.game_over, winners[0] if len(winners) == 1 else winners or None


def _meld(meld: Meld) -> dict[str, Any]:
    return {
        "cards": write_cards(meld.cards),
        "kind": _KIND_NAMES[meld.form],
        "points": meld.points,
        "canasta": meld.canasta_kind,
    }


def _line(line: ScoreLine) -> dict[str, Any]:
    found: dict[str, Any] = {
        "item": str(line.item),
        "count": line.count,
        "each": line.each,
        "points": line.points,
    }
    if line.seat is not None:
        found["seat"] = line.seat
    return found


Sentence = Callable[[Refusal], str]


class RequestError(NotationError):
    """Raised for a request in which a value is missing or wrong."""


def judge(
    request: Mapping[str, Any], *, sentence: Sentence | None = None
) -> dict[str, Any]:
    """Return the answer to a request; `sentence` returns a refusal as a sentence."""
    try:
        return _answer(request, sentence or refusal_in_english)
    except NotationError as error:
        return error_answer(error)


def error_answer(error: NotationError) -> dict[str, Any]:
    """Return the answer to a request that cannot be read."""
    return {"ok": False, "error": str(error), "column": error.column}


def refusal_in_english(refusal: Refusal) -> str:
    """Return the reason of a refusal in English words, for requests without a
    `sentence` function."""
    return str(refusal.reason).replace("_", " ").capitalize() + "."


def read_request_position(request: Mapping[str, Any]) -> tuple[Position, list[Event]]:
    """Return the position in a request or after its new deal, and the events of the
    deal."""
    if "position" in request:
        return parse_position(_text(request, "position")), []
    if "ruleset" in request:
        return _new_deal(request)
    raise RequestError('the request needs "position", or "ruleset" and "deck"')


def _answer(request: Mapping[str, Any], sentence: Sentence) -> dict[str, Any]:
    if not isinstance(request, Mapping):
        raise RequestError("a request is an object with names and values")
    position, events = read_request_position(request)
    refused = None
    if request.get("line") is not None:
        line, unordered = _line_of(request, position), _is_unordered(request)
        played = play_steps(position, line, reveal=True, unordered=unordered)
        try:
            for after, happened in played:
                position = after
                events += happened
        except LineRefusedError as error:
            refused = _refusal_answer(error, sentence)
    return {
        "ok": True,
        "legal": refused is None,
        "refused": refused,
        "events": list(_event_texts(events, position)),
        "after": format_position(position),
        "facts": position_facts(position),
        "score": score_facts(position),
    }


def _event_texts(events: list[Event], position: Position) -> Iterator[str]:
    """Yield the texts of events, without points that depend on unknown cards."""
    for event in events:
        if _is_all_certain(position):
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
    """Return whether the position in a request does not give the order of the stock."""
    return "position" in request and not has_stock_field(_text(request, "position"))


def _refusal_answer(error: LineRefusedError, sentence: Sentence) -> dict[str, Any]:
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
    if value >= _INFINITY:
        raise RequestError(f'"{name}" is below {_INFINITY}')
    return value


def _new_deal(request: Mapping[str, Any]) -> tuple[Position, list[Event]]:
    ruleset = read_ruleset(Snippet(_text(request, "ruleset")))
    position = start_game(
        ruleset, players=_players(request, ruleset), seating=_seating(request, ruleset)
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
    """Return the number of players in a request; by default four, or the smallest
    number allowed."""
    allowed = ruleset.players_allowed
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
    listed = dict(ruleset.seating)[players]
    if request["seating"] not in listed:
        raise RequestError(f'"seating" of {players} is {" or ".join(listed)}')
    return Seating(request["seating"])


def _scores(request: Mapping[str, Any], terms: Terms) -> list[int]:
    scores = request.get("score", [0] * terms.sides)
    if isinstance(scores, str):
        scores = [_whole_number(part) for part in scores.split("/")]
    if (
        not isinstance(scores, list)
        or len(scores) != terms.sides
        or not all(type(total) is int and abs(total) < _INFINITY for total in scores)
    ):
        raise RequestError(f'"score" is a list of {terms.sides} totals, one by side')
    return scores


def _whole_number(text: str) -> int | None:
    digits = text.removeprefix("-")
    whole = digits.isascii() and digits.isdigit() and len(digits) < 9
    return int(text) if whole else None
