"""Changes of the player of a seat within a game, as stored in a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.notation.record import PERSON, Record, Round

HANDED: Final = "_handed"
"""Field of a round with changes of players: `after` that many actions of the round
`player` decides for `seat`."""


def marks(played: Round) -> list[tuple[int, int, str]]:
    """Return the changes of players in a round: number of actions before, seat, player.

    Entries that are invalid are skipped.
    """
    written = played.own.get(HANDED, ())
    found = []
    for mark in written if isinstance(written, list) else ():
        match mark:
            case {"after": int(done), "seat": int(seat), "player": str(player)}:
                found.append((done, seat, player))
            case _:
                pass
    return sorted(found)


def actors(played: Round) -> list[int]:
    """Return the seat of every action."""
    return [line.seat for line in played.turns for _ in line.steps]


def sitting(record: Record) -> tuple[str, ...]:
    """Return the player of each seat at the end of a record."""
    players = dict(enumerate(record.players))
    for each in record.rounds:
        players |= {seat: player for _, seat, player in marks(each)}
    return tuple(players[seat] for seat in range(len(record.players)))


def deciders(record: Record, number: int) -> list[str]:
    """Return the player who decided each action of a round; negative numbers count from
    the end."""
    before = replace(record, rounds=record.rounds[:number])
    players, handed = list(sitting(before)), marks(record.rounds[number])
    found = []
    for done, seat in enumerate(actors(record.rounds[number])):
        while handed and handed[0][0] <= done:
            _, other, players[other] = handed.pop(0)
        found.append(players[seat])
    return found


def stood_in(record: Record, first: int = 0) -> int:
    """Return the number of actions that bots did in place of people, from a round
    on."""
    return sum(
        record.players[seat] == PERSON != player
        for number, each in enumerate(record.rounds)
        if number >= first
        for seat, player in zip(actors(each), deciders(record, number), strict=True)
    )


def hand_over(record: Record, seat: int, player: str) -> Record:
    """Return the record with another player for a seat from its end on."""
    done = len(actors(record.rounds[-1]))
    kept = [mark for mark in marks(record.rounds[-1]) if mark[:2] != (done, seat)]
    found = _marked(record, kept)
    if sitting(found)[seat] != player:
        found = _marked(record, [*kept, (done, seat, player)])
    return found


def _marked(record: Record, handed: list[tuple[int, int, str]]) -> Record:
    last = record.rounds[-1]
    own = {name: value for name, value in last.own.items() if name != HANDED}
    if handed:
        fields = ("after", "seat", "player")
        own[HANDED] = [dict(zip(fields, mark, strict=True)) for mark in handed]
    return replace(record, rounds=(*record.rounds[:-1], replace(last, own=own)))
