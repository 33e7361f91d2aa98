import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from canasta_qt.storage.errors import GameBusyError
from canasta_qt.storage.lock import GameLock, holder, is_busy

HOLDING = """
import sys
from pathlib import Path
from canasta_qt.storage.lock import GameLock
lock = GameLock(Path(sys.argv[1]))
lock.acquire()
print("held", flush=True)
sys.stdin.readline()
"""


@contextmanager
def another_program(game: Path) -> Iterator[subprocess.Popen[str]]:
    """A second program that holds a game until it is killed."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, game],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        try:
            yield program
        finally:
            program.kill()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    return tmp_path / "games" / "game-001.canasta"


def test_two_programs_never_hold_one_game(game: Path) -> None:
    with another_program(game) as other:
        with pytest.raises(GameBusyError, match="open in another window") as caught:
            GameLock(game).acquire()

        assert caught.value.process == other.pid
        assert is_busy(game)


def test_the_lock_of_a_killed_program_is_free(game: Path) -> None:
    with another_program(game) as other:
        other.kill()
        other.wait()

        assert GameLock(game).path.exists()
        assert not is_busy(game)
        lock = GameLock(game)
        lock.acquire()

    assert lock.held
    assert holder(lock.path) == os.getpid()
    lock.release()


def test_a_lock_file_left_behind_holds_nothing(game: Path) -> None:
    lock = GameLock(game)
    lock.path.write_text(f"{os.getpid()}\n", encoding="ascii")

    assert not is_busy(game)


def test_two_locks_of_one_program_exclude_each_other_too(game: Path) -> None:
    first = GameLock(game)
    first.acquire()

    with pytest.raises(GameBusyError):
        GameLock(game).acquire()

    first.release()
    second = GameLock(game)
    second.acquire()
    assert second.held
    second.release()


def test_a_released_lock_leaves_no_file(game: Path) -> None:
    lock = GameLock(game)
    lock.acquire()
    lock.release()
    lock.release()

    assert list(game.parent.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="an open file stays there")
def test_a_lock_taken_on_a_removed_file_is_taken_again(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner releases between our opening the file and our locking it."""
    import fcntl

    owner = GameLock(game)
    owner.acquire()
    really = fcntl.flock

    def late(file: int, how: int) -> None:
        if owner.held:
            owner.release()
        really(file, how)

    monkeypatch.setattr(fcntl, "flock", late)
    lock = GameLock(game)
    lock.acquire()

    with pytest.raises(GameBusyError):
        GameLock(game).acquire()
    lock.release()
