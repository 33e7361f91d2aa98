"""What a player wishes of a partner who is a bot, as the record of a round keeps it."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final

from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.handing_over import actors
from canasta_qt.notation.record import Record
from canasta_qt.rules.values import AskPartner

WISHES: Final = "_wishes"
"""Field of a round with what was wished: `after` so many actions of the round `seat`
was told of a `wish` that it is `on` or no longer."""
TOO_MUCH: Final = 150
"""Points; a wish that costs more is not followed."""


class Request(StrEnum):
    """What a partner may be told; records and questions to bots have its value."""

    OUT = "go_out"
    WAIT = "wait"
    FREEZE = "freeze"


_ENDS: Final = frozenset({Request.OUT, Request.WAIT})
"""Of these one holds at most."""


def offered(terms: Terms) -> tuple[Request, ...]:
    """List what partners may wish for: of going out only where they may speak of it."""
    found = list(Request)
    if terms.going_out.ask_partner is AskPartner.NONE:
        found = [Request.FREEZE]
    if terms.pile.pile_always_frozen or not any(terms.freezes):
        found.remove(Request.FREEZE)
    return tuple(found)


def wishes_of(record: Record, seat: int) -> tuple[Request, ...]:
    """Return what a seat is wished to do in the last round of a record.

    What somebody has broken by hand is left out.
    """
    held: set[Request] = set()
    for mark in _marks(record):
        match mark:
            case {"seat": int(who), "wish": str(name), "on": bool(is_on)}:
                if who == seat and name in set(Request):
                    wish = Request(name)
                    held -= _ENDS if is_on and wish in _ENDS else {wish}
                    held |= {wish} if is_on else set()
            case _:
                pass
    return tuple(wish for wish in Request if wish in held)


def wished(record: Record, seat: int, wish: Request, *, is_on: bool) -> Record:
    """Tell a seat of a wish from the end of a record on, or take it back."""
    last = record.rounds[-1]
    mark = {"after": len(actors(last)), "seat": seat, "wish": wish.value, "on": is_on}
    own = dict(last.own) | {WISHES: [*_marks(record), mark]}
    return replace(record, rounds=(*record.rounds[:-1], replace(last, own=own)))


def _marks(record: Record) -> list[object]:
    written = record.rounds[-1].own.get(WISHES) if record.rounds else None
    return list(written) if isinstance(written, list) else []
