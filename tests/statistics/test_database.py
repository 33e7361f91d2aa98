"""The database of the statistics: damaged, newer, older, full or in use."""

import errno
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from multiprocessing import Pipe
from pathlib import Path
from random import Random

import pytest

from canasta_qt.notation.record import Record, format_record
from canasta_qt.statistics import database as statistics_file
from canasta_qt.statistics.database import SCHEMA, migrate
from canasta_qt.statistics.figures import latest, overview
from canasta_qt.statistics.update import Update, serve, update
from canasta_qt.storage import paths
from canasta_qt.storage.paths import StorageError
from canasta_qt.wording.errors import error_sentence
from tests.conftest import ExpectedLog
from tests.statistics.played import dated, played, put, rows, with_own
from tests.tidy.source import CHECKOUT

FIRST = "2026-11-01T20:00:00+00:00"


def aside() -> list[str]:
    folder = paths.data_folder() / "set-aside"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_a_damaged_database_is_kept_aside_and_made_anew(
    expected_log: ExpectedLog,
) -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    update()
    before = rows()
    path = paths.statistics_file()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\0" * (len(whole) - 4096))
    expected_log("canasta.storage", "statistics.sqlite was set aside")
    assert overview().games == (), "nothing is shown rather than something wrong"

    done = update()

    assert "“set-aside/statistics.sqlite”" in str(done.said[0])
    assert rows() == before
    assert aside() == ["statistics.sqlite", "statistics.sqlite.reason.txt"]


def test_a_file_that_is_no_database_is_kept_aside(expected_log: ExpectedLog) -> None:
    paths.statistics_file().write_text("These are my statistics.\n" * 99)
    expected_log("canasta.storage", "statistics.sqlite was set aside")

    update()

    kept = paths.data_folder() / "set-aside" / "statistics.sqlite"
    assert kept.read_text().startswith("These are my")


def of_version(number: int) -> Path:
    """A database that a program of another version wrote."""
    put(played(seed=1), "game-001")
    path = paths.statistics_file()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE wonder (a)")
        database.execute(f"PRAGMA user_version = {number}")
        database.commit()
    return path


def test_a_newer_database_stays_where_it_is_and_is_told() -> None:
    """As a saved game does; it is there again after an update."""
    path = of_version(SCHEMA + 1)
    before = path.read_bytes()

    for deed in (update, overview, lambda: latest(9)):
        with pytest.raises(StorageError) as refused:
            deed()
        said = error_sentence(refused.value)
        told = "A newer version of Canasta wrote the statistics: update Canasta."
        assert said == told
        assert f"schema {SCHEMA + 1}, this one knows {SCHEMA}" in str(refused.value)

    assert path.read_bytes() == before
    assert aside() == []


def test_a_version_that_no_program_will_have_is_damage(
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.storage", "The statistics were damaged")
    of_version(SCHEMA + 101)
    assert overview().games == ()

    update()

    assert len(overview().games) == 1
    assert aside() == ["statistics.sqlite", "statistics.sqlite.reason.txt"]


def test_a_database_is_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    update()
    before = rows()
    more = (*statistics_file.MIGRATIONS, "CREATE TABLE later (a);")
    monkeypatch.setattr(statistics_file, "MIGRATIONS", more)
    monkeypatch.setattr(statistics_file, "SCHEMA", SCHEMA + 1)
    assert overview().games == (), "it is not read before it is brought up to date"

    assert update() == Update()

    assert rows() == before, "nothing had to be counted again"
    with closing(sqlite3.connect(paths.statistics_file())) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        assert version == SCHEMA + 1
        assert database.execute("SELECT * FROM later").fetchall() == []


def test_a_database_from_before_deals_were_counted_is_counted_again() -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    update()
    before = rows()
    path = paths.statistics_file()
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TABLE dealt")
        database.execute("ALTER TABLE game DROP COLUMN aids")
        database.execute("ALTER TABLE game DROP COLUMN stood_in")
        database.execute("ALTER TABLE game DROP COLUMN deck")
        database.execute("ALTER TABLE unreadable DROP COLUMN newer")
        database.execute("PRAGMA user_version = 2")

    assert update().added == 1

    assert rows() == before
    assert before["dealt"]


def test_a_step_that_fails_leaves_the_database_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        statistics_file, "MIGRATIONS", ("CREATE TABLE a (b); CREATE TABLE a (b);",)
    )
    path = paths.statistics_file()

    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        with pytest.raises(sqlite3.Error):
            migrate(database)
        database.rollback()

    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_the_database_writes_ahead() -> None:
    update()

    with closing(sqlite3.connect(paths.statistics_file())) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_full_disk_is_told_in_a_sentence_and_no_game_is_half_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number in range(1, 31):
        put(dated(played(seed=number), FIRST), f"game-{number:03}")
    right = statistics_file._connect

    def small(path: Path) -> sqlite3.Connection:
        database = right(path)
        database.execute("PRAGMA max_page_count = 7")
        return database

    monkeypatch.setattr(statistics_file, "_connect", small)

    with pytest.raises(StorageError, match="The disk is full"):
        update()

    counted = {game[0]: game[-5] for game in rows()["games"]}
    assert 0 < len(counted) < 30
    for file, hands in counted.items():
        assert len([row for row in rows()["hands"] if row[0] == file]) == 2 * hands
    monkeypatch.undo()


def test_two_programs_may_count_at_one_time() -> None:
    """The command line beside a window: the database itself keeps them apart."""
    for number in range(6):
        put(played(seed=number), f"game-{number:03}")
    command = [sys.executable, "-m", "canasta_qt", "stats", "--json"]
    environment = os.environ | {"PYTHONPATH": str(CHECKOUT)}
    with ExitStack() as both:
        programs = [
            both.enter_context(
                subprocess.Popen(
                    command,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    env=environment,
                )
            )
            for _ in range(2)
        ]
        said = [program.communicate(timeout=600) for program in programs]

    assert [json.loads(out)["games"] for out, _ in said] == [6, 6], said
    assert [error for _, error in said] == [b"", b""]
    assert len(rows()["games"]) == 6
    assert not (paths.data_folder() / paths.SET_ASIDE).exists()


def test_the_process_tells_how_far_it_is_and_what_came_of_it() -> None:
    put(played(seed=1), "game-001")
    put("no game", "game-002")
    ours, theirs = Pipe()

    serve(theirs)

    told = []
    while ours.poll():
        told.append(ours.recv())
    assert told[:-1] == [(0, 2), (1, 2), (2, 2)]
    assert told[-1].added == 2


def test_a_window_that_is_gone_ends_the_count_in_peace() -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    put(dated(played(seed=2), FIRST), "game-002")
    ours, theirs = Pipe()
    ours.close()

    serve(theirs)

    update()
    assert len(rows()["games"]) == 2, "the next count does the rest"


def test_numbers_that_no_column_can_hold_take_no_figures_away() -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    counts = {"_hints": 10**30, "_undos": -(10**30), "_aids": 10**9}
    put(with_own(played(seed=2), counts), "game-002")

    assert update().said == ()

    (first, second) = overview().games
    assert (second.hints, first.hints, first.undos, first.aids) == (0, 0, 0, 0)


def test_a_date_before_all_time_is_none() -> None:
    put(dated(played(seed=1), "0001-01-01T00:00:00+14:00"), "game-001")

    assert update().said == ()
    assert len(overview().games) == 1


@pytest.mark.parametrize("seed", range(12))
def test_bytes_flipped_in_the_database_take_no_figures_away(
    seed: int, expected_log: ExpectedLog
) -> None:
    for number in (1, 2):
        put(dated(played(seed=number), FIRST), f"game-00{number}")
    update()
    chance, path = Random(seed), paths.statistics_file()
    damaged = bytearray(path.read_bytes())
    for _ in range(200):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    path.write_bytes(damaged)
    expected_log("canasta.storage", "statistics.sqlite was set aside")
    overview()

    update()

    assert len(overview().games) == 2


@pytest.mark.parametrize(
    "change", ["result = 'lots'", "scores = '[[[['", "ended = 'soon'", "names = x'ff'"]
)
def test_a_value_that_its_column_cannot_have_is_damage(
    change: str, expected_log: ExpectedLog
) -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    update()
    before = rows()
    with closing(sqlite3.connect(paths.statistics_file())) as database:
        database.execute(f"UPDATE game SET {change}")
        database.commit()
    expected_log("canasta.storage", "statistics.sqlite was set aside")
    assert overview().games == ()

    update()

    assert rows() == before


def test_a_game_of_a_newer_version_is_counted_after_an_update(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = format_record(played(seed=1)).replace("format = 1", "format = 2")
    put(text, "game-001")

    for _ in range(2):
        assert update().said == ()
        ((file, reason),) = overview().unreadable
        assert file == "finished/game-001.canasta"
        assert "newer version of Canasta" in reason

    monkeypatch.setattr("canasta_qt.notation.record.FORMAT", 2)
    update()
    assert len(overview().games) == 1
    assert overview().unreadable == ()


def test_a_game_that_the_system_cannot_read_is_told_once_and_counted_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Issue 13, 3: a fault that goes away leaves the file as it was."""
    put(played(seed=1), "game-001")

    def unread(path: Path) -> Record:
        raise paths.reading_failed(path, OSError(errno.EIO, os.strerror(errno.EIO)))

    with monkeypatch.context() as broken:
        broken.setattr("canasta_qt.statistics.update.read_record", unread)
        (said,) = update().said
        assert "could not be counted" in str(said)
        assert update().said == ()
        assert len(overview().unreadable) == 1

    update()

    assert (len(overview().games), overview().unreadable) == (1, ())


def test_a_game_of_a_newer_version_that_is_taken_away_is_no_longer_named() -> None:
    path = put(played(seed=1), "game-001")
    path.write_text(path.read_text().replace("format = 1", "format = 2"))
    update()
    assert len(overview().unreadable) == 1
    path.unlink()

    update()

    assert overview().unreadable == ()


def test_a_copy_of_a_game_that_is_counted_counts_no_more() -> None:
    """B17: the same saved game opened and won twice."""
    won = with_own(played(seed=1), {"_deal": 17})
    put(dated(won, FIRST), "game-001")
    put(dated(won, FIRST), "game-002")
    update()

    assert [game[0] for game in rows()["games"]] == ["finished/game-001.canasta"]
