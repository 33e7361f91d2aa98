"""The fields about the match and the turn: round, scores, whose turn, what was done."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.position import (
    ANSWER_PHASE,
    OVER_PHASE,
    PHASE_NAMES,
    PLAY_PHASE,
    Position,
)
from canasta_qt.notation.cards import Snippet, read_number
from canasta_qt.notation.position.reader import (
    Field,
    Reading,
    read_melds,
    read_seat,
    read_seats,
    seats_text,
)

_FLAGS: Final = (
    "drew",
    "took",
    "melded",
    "allowed",
    "denied",
    "own_canasta",
    "fed_partner",
)
_FLAG_WORDS: Final = (*_FLAGS, "must_out")


def _read_round(reading: Reading, text: Snippet) -> None:
    reading.position.round = read_number(text, "the number of the round")


def _write_round(position: Position) -> str | None:
    return None if position.round == 1 else str(position.round)


def _read_dealer(reading: Reading, text: Snippet) -> None:
    reading.position.dealer = read_seat(reading, text)


def _write_dealer(position: Position) -> str | None:
    last = position.terms.players - 1
    return None if position.dealer == last else str(position.dealer)


def _read_turn(reading: Reading, text: Snippet) -> None:
    seat, dot, _ = text.text.partition(".")
    reading.position.turn = read_seat(reading, text.part(0, len(seat)))
    phase = text.part(len(seat) + len(dot))
    if phase.text not in PHASE_NAMES:
        raise phase.error("seat.phase, the phase being one of " + " ".join(PHASE_NAMES))
    reading.position.phase = PHASE_NAMES.index(phase.text)


def _write_turn(position: Position) -> str | None:
    return f"{position.turn}.{PHASE_NAMES[position.phase]}"


def _read_score(reading: Reading, text: Snippet) -> None:
    for side, part in enumerate(reading.by_side(text, "score")):
        minus = part.text.startswith("-")
        points = read_number(part.part(minus), "a total")
        reading.position.scores[side] = -points if minus else points


def _write_score(position: Position) -> str | None:
    if not any(position.scores):
        return None
    return "/".join(map(str, position.scores))


def _read_laid(reading: Reading, text: Snippet) -> None:
    seats = read_seats(reading, text)
    reading.position.laid = [s in seats for s in range(reading.terms.players)]


def laid_by_default(position: Position) -> list[bool]:
    """All seats of the sides that have melds."""
    return [
        bool(position.melds[position.terms.side_of[seat]])
        for seat in range(position.terms.players)
    ]


def _write_laid(position: Position) -> str | None:
    if position.laid == laid_by_default(position):
        return None
    return seats_text([seat for seat, laid in enumerate(position.laid) if laid])


def _read_flags(reading: Reading, text: Snippet) -> None:
    position = reading.position
    for word in text.split(",") if text.text != "-" else []:
        if word.text not in _FLAG_WORDS:
            raise word.error("one of " + " ".join(_FLAG_WORDS))
        name = "allowed" if word.text == "must_out" else word.text
        setattr(position, name, True)
    _assume_drawn(position)


def _assume_drawn(position: Position) -> None:
    if position.phase in (PLAY_PHASE, ANSWER_PHASE) and not position.took:
        position.drew = True


def _write_flags(position: Position) -> str | None:
    words = [name for name in _FLAGS if getattr(position, name)]
    if words == (["drew"] if position.phase in (PLAY_PHASE, ANSWER_PHASE) else []):
        return None
    if position.allowed:
        words.insert(words.index("allowed") + 1, "must_out")
    return ",".join(words)


def _read_new(reading: Reading, text: Snippet) -> None:
    position = reading.position
    number = len(position.melds[reading.terms.side_of[position.turn]])
    position.new = read_melds(text, number)


def _write_new(position: Position) -> str | None:
    return ",".join(f"m{index}" for index in position.new) or None


def _read_asked(reading: Reading, text: Snippet) -> None:
    for seat in read_seats(reading, text):
        reading.position.asked[seat] += 1


def _write_asked(position: Position) -> str | None:
    times = [seat for seat, n in enumerate(position.asked) for _ in range(n)]
    return seats_text(times) if times else None


def _read_fresh(reading: Reading, text: Snippet) -> None:
    seats = read_seats(reading, text)
    reading.position.fresh = [s in seats for s in range(reading.terms.players)]


def _write_fresh(position: Position) -> str | None:
    fresh = [seat for seat, yes in enumerate(position.fresh) if yes]
    return seats_text(fresh) if fresh else None


def _read_out(reading: Reading, text: Snippet) -> None:
    reading.position.out = read_seat(reading, text)
    if reading.position.phase != OVER_PHASE:
        reading.reasons.append("out is set, but the turn is not over")


def _write_out(position: Position) -> str | None:
    return None if position.out < 0 else str(position.out)


def _read_concealed(reading: Reading, text: Snippet) -> None:
    if text.text not in ("0", "1"):
        raise text.error("0 or 1")
    reading.position.concealed = text.text == "1"
    if reading.position.concealed and "out" not in reading.given:
        reading.reasons.append("concealed is set, but nobody is out")


def _write_concealed(position: Position) -> str | None:
    return "1" if position.concealed else None


def _read_cause(reading: Reading, text: Snippet) -> None:
    if text.text not in tuple(EndCause):
        raise text.error("one of " + " ".join(EndCause))
    reading.position.cause = EndCause(text.text)


def usual_cause(position: Position) -> EndCause | None:
    """Why a finished round has ended if nothing is said about it."""
    if position.phase != OVER_PHASE or position.round == 0:
        return None
    return EndCause.WENT_OUT if position.out >= 0 else EndCause.STOCK_EMPTY


def _write_cause(position: Position) -> str | None:
    if position.cause is None or position.cause is usual_cause(position):
        return None
    return str(position.cause)


MATCH_FIELDS: Final = (
    Field("round", _read_round, _write_round),
    Field("dealer", _read_dealer, _write_dealer),
    Field("turn", _read_turn, _write_turn),
    Field("score", _read_score, _write_score),
)
TURN_FIELDS: Final = (
    Field("laid", _read_laid, _write_laid),
    Field("flags", _read_flags, _write_flags),
    Field("new", _read_new, _write_new),
    Field("asked", _read_asked, _write_asked),
    Field("fresh", _read_fresh, _write_fresh),
    Field("out", _read_out, _write_out),
    Field("concealed", _read_concealed, _write_concealed),
    Field("cause", _read_cause, _write_cause),
)


def fill_in(position: Position, given: frozenset[str]) -> None:
    """Set what fields that were left out mean; the stock comes after all cards."""
    if "turn" not in given:
        position.turn, position.phase = 0, 0
    if "laid" not in given:
        position.laid = laid_by_default(position)
    if "flags" not in given:
        _assume_drawn(position)
    if "cause" not in given:
        position.cause = usual_cause(position)
