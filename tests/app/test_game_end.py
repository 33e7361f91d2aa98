"""What earlier games make of one that has just ended."""

from __future__ import annotations

from itertools import count

from canasta_qt.app.game.game_end import _note
from canasta_qt.notation.record import Record
from canasta_qt.statistics.update import update
from canasta_qt.windows.game_end import GameEnd
from tests.statistics.played import dated, played, put
from tests.windows.test_game_end import LOST, WON


def games(number: int, *, won: bool) -> list[Record]:
    """So many games that the player and Anton have won, or lost."""
    found: list[Record] = []
    for seed in count(1):
        record = played(seed=seed)
        ours, theirs = record.rounds[-1].score or (0, 0)
        if ours != theirs and (ours > theirs) == won:
            found.append(record)
        if len(found) == number:
            break
    return found


def noted(earlier: list[Record], last: Record, shown: GameEnd) -> str:
    for number, record in enumerate(earlier):
        put(dated(record, f"2026-01-0{number + 1}T12:00:00Z"), f"game-{number:03}")
    update()
    return _note(last, shown)


def test_a_row_of_wins_is_said_with_whom() -> None:
    """Picture 9."""
    *earlier, last = games(3, won=True)
    row = "You won the last three games with Anton"

    assert noted(earlier, last, WON) == row
    assert noted([*earlier, last], last, WON) == row


def test_a_defeat_ends_the_row() -> None:
    (lost,) = games(1, won=False)
    first, last = games(2, won=True)

    assert noted([first, lost], last, WON) == ""


def test_who_loses_reads_how_often_such_a_game_is_won() -> None:
    """Picture 10; fewer than five games say nothing."""
    *lost, last = games(3, won=False)
    won = games(2, won=True)
    assert noted(won, last, LOST) == ""

    said = noted([*won, *lost], last, LOST)
    assert said == "At level Standard you win two games in five"
