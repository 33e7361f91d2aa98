"""The deal of the day played by bots alone, to be compared with the player's round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final

from canasta_qt.controller.session import NAMES, Deal, Seats, Session
from canasta_qt.engine.state.position import actor
from canasta_qt.learning.daily import SEATS, rules_of_day
from canasta_qt.notation.record import BOT, Record, format_record, parse_record, replay

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

OTHERS: Final = "standard"
"""The level of everybody but the player."""
IN_SEAT: Final = ("beginner", OTHERS, "master")
"""Who plays in the player's seat, the quickest first."""
_WORLDS: Final = 200
"""What a level that searches looks at: never the clock, so that all runs are equal."""


HEARD: Final = "thinking"
"""What is told before every decision."""


def played(number: int, level: str, heard: Callable[[], object] = bool) -> Record:
    """Let a level play a deal in the player's seat, to the end of the round.

    It says before every decision that it goes on.
    """
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
        heard()
        session.submit(decide(mine, seen, seed, _WORLDS).action)
    return replace(session.record, own={})


def serve(connection: Connection) -> None:
    """Play the deal whose number comes; tell each level and the record as text."""
    number = connection.recv()
    for level in IN_SEAT:
        record = played(number, level, lambda: connection.send(HEARD))
        connection.send((level, format_record(record)))
    connection.recv()  # the other end closes it


def read(said: Any) -> tuple[str, Record]:
    """Read what `serve` has told; raises something for what is no round played."""
    level, text = said
    record = parse_record(text)
    if record.players[0] != BOT + level or level not in IN_SEAT:
        raise ValueError(f"nobody has asked for {level}")
    if replay(record).stopped or not record.rounds[-1].score:
        raise ValueError(f"{level} has not played by the rules to the end")
    return level, record
