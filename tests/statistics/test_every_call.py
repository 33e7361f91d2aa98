"""Every call of the database may fail: it is told in a sentence, and nothing is lost.

A deed is done once to count its calls, then again and again, each time with another
one of them failing in another way.
"""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from canasta_qt.statistics.figures import latest, overview
from canasta_qt.statistics.update import update
from canasta_qt.storage import paths
from canasta_qt.storage.paths import SET_ASIDE, StorageError
from canasta_qt.wording.errors import error_sentence
from tests.statistics.faults import ERRORS, Faults, counted
from tests.statistics.played import dated, played, put, rows


def age() -> None:
    """Make a database of the version before games were counted with their deals."""
    with closing(sqlite3.connect(paths.statistics_file())) as database:
        database.execute("DROP TABLE dealt")
        database.execute("ALTER TABLE game DROP COLUMN aids")
        database.execute("ALTER TABLE game DROP COLUMN stood_in")
        database.execute("ALTER TABLE unreadable DROP COLUMN newer")
        database.execute("ALTER TABLE game DROP COLUMN deck")
        database.execute("PRAGMA user_version = 2")


def more() -> None:
    put(dated(played(hands=1, seed=2), "2026-11-02T20:00:00+00:00"), "game-002")
    put("no game", "game-003")
    (paths.games_folder() / "finished/game-001.canasta").unlink()


BEFORE: Final[dict[str, Callable[[], object]]] = {
    "the first count": lambda: paths.statistics_file().unlink(),
    "a count of more": more,
    "a count by a newer version": age,
    "the window": lambda: None,
    "the end of a game": lambda: None,
}
DEEDS: Final[dict[str, Callable[[], object]]] = {
    "the window": overview,
    "the end of a game": lambda: latest(200),
}


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A home for each deed, with a game counted, made once."""
    made = {}
    with pytest.MonkeyPatch.context() as patch:
        for name in BEFORE:
            made[name] = tmp_path_factory.mktemp("home")
            patch.setenv(paths.HOME_VARIABLE, str(made[name]))
            game = dated(played(hands=1), "2026-11-01T20:00:00+00:00")
            put(game, "game-001")
            update()
            BEFORE[name]()
    return made


@pytest.mark.parametrize("name", BEFORE)
def test_every_call_of_the_database_may_fail_in_every_way(
    name: str, homes: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 13, 3: a sentence or the same result, nothing set aside."""

    def done(faults: Faults) -> tuple[object, str]:
        shutil.rmtree(tmp_path / "home", ignore_errors=True)
        shutil.copytree(homes[name], tmp_path / "home")
        monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
        with counted(faults):
            try:
                return DEEDS.get(name, update)(), ""
            except StorageError as error:
                return None, error_sentence(error)

    calls = Faults()
    clean, said = done(calls)
    update()
    right = rows()
    assert (len(calls.done) > 5, said, bool(right["games"])) == (True, "", True)
    for at in range(len(calls.done)):
        for why in ERRORS:
            faults = Faults(at, why)
            outcome, said = done(faults)
            about = f"{at}: {calls.done[at]}: {why}: {said}"
            assert len(faults.done) > at, about
            assert said or outcome == clean, f"not told: {about}"
            assert not said or said.endswith("."), about
            assert "damaged" not in said, about
            assert not (paths.data_folder() / SET_ASIDE).exists(), about
            update()
            assert rows() == right, f"lost: {about}"
