"""The database of statistics is a cache, rebuilt whenever it is unusable."""

import os
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import pytest

from canasta_qt.notation.record import format_record
from canasta_qt.statistics.figures import latest_games, make_overview
from canasta_qt.statistics.update import update_steps
from canasta_qt.storage import paths
from canasta_qt.storage.paths import StorageError
from tests.statistics.played import (
    dated,
    played,
    put,
    rows,
    update_statistics,
    with_own,
)
from tests.storage.samples import posix

FIRST = "2026-11-01T20:00:00+00:00"


def change(*statements: str) -> None:
    with closing(sqlite3.connect(paths.statistics_file())) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


@pytest.mark.parametrize("version", [0, 9, 11, -1])
def test_a_statistics_database_of_another_version_is_rebuilt(version: int) -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    update_statistics()
    before = rows()
    change("CREATE TABLE wonder (a)", f"PRAGMA user_version = {version}")

    assert make_overview().games == ()
    assert latest_games(9) == []
    update_statistics()

    assert rows() == before


def test_a_statistics_file_that_is_no_database_is_replaced() -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    paths.statistics_file().write_text("These are my statistics.\n" * 99)

    update_statistics()

    assert len(make_overview().games) == 1


@posix
def test_a_game_whose_name_is_not_utf_8_leaves_the_others_counted() -> None:
    """Regression: the database was taken as damaged, again and again."""
    for name in ("game-001", os.fsdecode(b"caf\xe9")):
        put(dated(played(seed=len(name)), FIRST), name)

    update_statistics()

    assert [game.file for game in make_overview().games] == [
        "finished/game-001.canasta"
    ]


@pytest.mark.parametrize("seed", range(12))
def test_flipped_bits_in_the_database_lose_no_counted_game(seed: int) -> None:
    for number in (1, 2):
        put(dated(played(seed=number), FIRST), f"game-00{number}")
    update_statistics()
    chance, path = Random(seed), paths.statistics_file()
    damaged = bytearray(path.read_bytes())
    for _ in range(200):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    path.write_bytes(damaged)
    make_overview()

    update_statistics()
    update_statistics()

    assert len(make_overview().games) == 2


@pytest.mark.parametrize(
    "facts",
    [
        "replace(replace(facts, '\"won\"', '\"lots\"'), '\"lost\"', '\"lots\"')",
        "replace(facts, '2026', 'soon')",
        "replace(facts, '\"scores\"', '\"rows\"')",
        "'[[[['",
        "'[]'",
        "x'ff'",
    ],
)
def test_an_invalid_value_in_the_database_shows_no_figures(facts: str) -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    update_statistics()
    change(f"UPDATE game SET facts = {facts}")

    assert make_overview().games == ()
    update_statistics()
    assert len(make_overview().games) == 1


def test_a_full_disk_is_an_error_and_counts_no_game_partly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number in range(1, 31):
        put(dated(played(seed=number), FIRST), f"game-{number:03}")
    connect = sqlite3.connect

    def small(*given: Any, **options: Any) -> sqlite3.Connection:
        database: sqlite3.Connection = connect(*given, **options)
        database.execute("PRAGMA max_page_count = 8")
        return database

    monkeypatch.setattr(sqlite3, "connect", small)

    with pytest.raises(StorageError, match="The disk is full"):
        update_statistics()

    assert 0 < len(make_overview().games) < 30


def test_an_interrupted_update_keeps_the_games_counted_so_far() -> None:
    for number in range(3):
        put(dated(played(seed=number), FIRST), f"game-{number:03}")
    counting = update_steps()
    assert next(counting) == (1, 3)
    del counting

    assert len(make_overview().games) == 1
    assert list(update_steps()) == [(1, 2), (2, 2)]


def test_a_game_of_a_newer_version_is_counted_after_an_update(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = format_record(played(seed=1)).replace("format = 1", "format = 2")
    put(text, "game-001")
    update_statistics()
    assert make_overview().games == ()

    monkeypatch.setattr("canasta_qt.notation.record.RECORD_FORMAT", 2)
    update_statistics()

    assert len(make_overview().games) == 1


def test_a_copy_of_a_counted_game_is_not_counted_again() -> None:
    """The same saved game was opened and won twice."""
    won = with_own(played(seed=1), {"_deal": 17})
    put(dated(won, FIRST), "game-001")
    put(dated(won, FIRST), "game-002")
    update_statistics()

    assert [game[0] for game in rows()] == ["finished/game-001.canasta"]
