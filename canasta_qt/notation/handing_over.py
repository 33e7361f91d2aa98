"""Changes of the player of a seat during a game, as they are stored in the record."""

from dataclasses import replace
from typing import Final

from canasta_qt.notation.record import PERSON, Record, Round, with_private_field

HANDED_OVER_FIELD: Final = "_handed"
"""Key in a round for its changes of players.

After `after` actions of the round, `player` decides for `seat`.
"""


def player_changes(played: Round) -> list[tuple[int, int, str]]:
    """Return the changes of players in a round: number of actions before, seat, and new
    player.

    Invalid entries are left out.
    """
    written = played.private_fields.get(HANDED_OVER_FIELD, ())
    found = []
    for mark in written if isinstance(written, list) else ():
        match mark:
            case {"after": int(done), "seat": int(seat), "player": str(player)}:
                found.append((done, seat, player))
            case _:
                pass
    return sorted(found)


def seats_that_acted(played: Round) -> list[int]:
    """Return the seat of each action of a round."""
    return [line.seat for line in played.turns for _ in line.steps]


def final_players(record: Record) -> tuple[str, ...]:
    """Return the player of each seat after the last action of a record."""
    players = dict(enumerate(record.players))
    for each in record.rounds:
        players |= {seat: player for _, seat, player in player_changes(each)}
    return tuple(players[seat] for seat in range(len(record.players)))


def deciding_players(record: Record, number: int) -> list[str]:
    """Return the player who chose each action of the round with index `number`; -1 is
    the last round."""
    before = replace(record, rounds=record.rounds[:number])
    players, handed = list(final_players(before)), player_changes(record.rounds[number])
    found = []
    for done, seat in enumerate(seats_that_acted(record.rounds[number])):
        while handed and handed[0][0] <= done:
            _, other, players[other] = handed.pop(0)
        found.append(players[seat])
    return found


def count_bot_actions(record: Record, first: int = 0) -> int:
    """Return the number of actions that bots chose for people, from the round with
    index `first` on."""
    return sum(
        record.players[seat] == PERSON != player
        for number, each in enumerate(record.rounds)
        if number >= first
        for seat, player in zip(
            seats_that_acted(each), deciding_players(record, number), strict=True
        )
    )


def hand_over_seat(record: Record, seat: int, player: str) -> Record:
    """Return the record with another player for a seat, after its last action."""
    done = len(seats_that_acted(record.rounds[-1]))
    kept = [
        mark for mark in player_changes(record.rounds[-1]) if mark[:2] != (done, seat)
    ]
    found = _with_changes(record, kept)
    if final_players(found)[seat] != player:
        found = _with_changes(record, [*kept, (done, seat, player)])
    return found


def _with_changes(record: Record, handed: list[tuple[int, int, str]]) -> Record:
    fields = ("after", "seat", "player")
    marks = [dict(zip(fields, mark, strict=True)) for mark in handed]
    last = with_private_field(record.rounds[-1], HANDED_OVER_FIELD, marks or None)
    return replace(record, rounds=(*record.rounds[:-1], last))
