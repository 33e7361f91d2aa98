"""The deal of the day played by bots alone, to be compared with the player's round."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from canasta_qt.controller.session import NAMES, Deal, Seats, Session
from canasta_qt.engine.state.position import actor
from canasta_qt.learning.daily import SEATS, rules_of_day
from canasta_qt.notation.record import BOT, Record, format_record, parse_record

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

OTHERS: Final = "standard"
"""The level of everybody but the player."""
IN_SEAT: Final = ("beginner", OTHERS, "master")
"""Who plays in the player's seat, the quickest first."""
_WORLDS: Final = 200
"""What a level that searches looks at: never the clock, so that all runs are equal."""


def played(number: int, level: str) -> Record:
    """Let a level play a deal in the player's seat, to the end of the round."""
    # No bot is loaded in the window: another process plays.
    from canasta_qt.bots.levels import decide

    players = (BOT + level, *[BOT + OTHERS] * (SEATS - 1))
    seats = Seats((level, *NAMES[: SEATS - 1]), players)
    session = Session(rules_of_day(), seats, Random(0), Deal(number))
    session.start()
    while (seat := actor(session.position)) is not None:
        seed, seen = session.bot_seed(seat), session.observe(seat)
        assert seed is not None, "the deal has a number"
        mine = level if seat == 0 else OTHERS
        session.submit(decide(mine, seen, seed, _WORLDS).action)
    return replace(session.record, own={})


def serve(connection: Connection) -> None:
    """Play the deal whose number comes; tell each level and the record as text."""
    number = connection.recv()
    for level in IN_SEAT:
        connection.send((level, format_record(played(number, level))))
    connection.recv()  # the other end closes it


def read(text: str) -> Record:
    """Read what `serve` has told."""
    return parse_record(text)
