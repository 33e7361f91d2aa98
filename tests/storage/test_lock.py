import errno
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.storage import atomic_file
from canasta_qt.storage.atomic_file import GameLock, holder, is_busy, write_whole
from canasta_qt.storage.paths import GameBusyError, StorageError
from canasta_qt.wording.errors import error_sentence
from tests.storage.samples import posix

HOLDING = """
import sys
from pathlib import Path
from canasta_qt.storage.atomic_file import GameLock
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
        with pytest.raises(GameBusyError) as caught:
            GameLock(game).acquire()

        assert str(caught.value) == (
            f"The game “game-001” is open in another window. It is process {other.pid}."
        )
        assert error_sentence(caught.value) == (
            "The game “game-001” is open in another window."
        )
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


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows removes no file that is open"
)
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


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What happens while a lock waits: a deed for each pause, until none is left."""
    deeds: list[Callable[[], None]] = []
    monkeypatch.setattr(time, "sleep", lambda _seconds: deeds.pop(0)())
    return deeds


def nothing() -> None:
    """Let the time go by."""


def test_a_game_that_somebody_only_looked_at_is_taken_a_moment_later(
    game: Path, pauses: list[Callable[[], None]]
) -> None:
    other = GameLock(game)
    other.acquire()
    pauses += [nothing, other.release]
    lock = GameLock(game)

    lock.acquire()

    assert lock.held
    assert pauses == []
    lock.release()


def test_a_game_that_stays_busy_is_tried_three_times(
    game: Path, pauses: list[Callable[[], None]]
) -> None:
    other = GameLock(game)
    other.acquire()
    pauses += [nothing, nothing]

    with pytest.raises(GameBusyError) as caught:
        GameLock(game).acquire()

    assert pauses == []
    assert str(os.getpid()) in str(caught.value)
    other.release()


def test_looking_whether_a_game_is_free_does_not_wait(
    game: Path, pauses: list[Callable[[], None]]
) -> None:
    other = GameLock(game)
    other.acquire()

    assert is_busy(game)

    assert pauses == []
    other.release()


def test_a_game_without_a_lock_file_is_free_without_making_one(game: Path) -> None:
    game.touch()

    assert not is_busy(game)

    assert list(game.parent.iterdir()) == [game]


def test_looking_at_a_game_leaves_it_free(game: Path) -> None:
    lock = GameLock(game)
    lock.path.write_text("1\n", encoding="ascii")

    assert not is_busy(game)

    assert list(game.parent.iterdir()) == []
    lock.acquire(tries=1)
    lock.release()


def test_nothing_of_the_last_owner_stays_in_a_lock_file(game: Path) -> None:
    lock = GameLock(game)
    lock.path.write_text("123456789012345\nand more\n", encoding="ascii")

    lock.acquire()

    assert lock.path.read_text(encoding="ascii") == f"{os.getpid()}\n"
    lock.release()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Numbers of the files that are open."""
    numbers: set[int] = set()
    really_open, really_close = os.open, os.close

    def open_one(*how: Any) -> int:
        number = really_open(*how)
        numbers.add(number)
        return number

    def close_one(number: int) -> None:
        really_close(number)
        numbers.remove(number)

    monkeypatch.setattr(os, "open", open_one)
    monkeypatch.setattr(os, "close", close_one)
    return numbers


def test_a_lock_that_is_not_got_leaves_no_file_open(
    game: Path, opened: set[int]
) -> None:
    owner = GameLock(game)
    owner.acquire()

    with pytest.raises(GameBusyError):
        GameLock(game).acquire()

    assert len(opened) == 1, "the owner's"
    owner.release()
    assert opened == set()


def test_a_removed_file_that_was_locked_does_not_stay_open(
    game: Path, opened: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [False, True]
    monkeypatch.setattr(
        atomic_file, "_is_still", lambda *_: not answers or answers.pop(0)
    )
    lock = GameLock(game)

    lock.acquire()

    assert len(opened) == 1
    lock.release()


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows removes no file that is open"
)
def test_a_lock_file_is_removed_while_it_is_still_locked(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else another program might have locked it, and lose its file."""
    lock = GameLock(game)
    lock.acquire()
    really = os.close

    def close(number: int) -> None:
        assert not lock.path.exists()
        really(number)

    monkeypatch.setattr(os, "close", close)
    lock.release()


def test_a_lock_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    lock = GameLock(tmp_path / "no folder" / "game.canasta")

    with pytest.raises(
        StorageError, match=r"game\.canasta\.lock” could not be written"
    ):
        lock.acquire()

    assert not lock.held


def test_only_a_number_is_an_owner(game: Path) -> None:
    path = GameLock(game).path
    assert holder(path) is None

    path.write_text("Clara\n", encoding="ascii")
    assert holder(path) is None
    with pytest.raises(StorageError, match="could not be read"):
        holder(game.parent)


def test_a_lock_file_full_of_digits_names_no_process(tmp_path: Path) -> None:
    (tmp_path / "a.lock").write_text("1" * 5_000)

    assert holder(tmp_path / "a.lock") == int("1" * 20)
    (tmp_path / "a.lock").write_bytes(b"\xff\0" * 99)
    assert holder(tmp_path / "a.lock") is None


def test_who_waits_for_a_busy_game_is_answered_at_once(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    other = GameLock(game)
    other.acquire()

    with pytest.raises(GameBusyError):
        GameLock(game).acquire()

    assert 0 < sum(waited) < 0.1
    other.release()


@posix
def test_where_nothing_can_be_locked_no_lock_file_is_left(
    game: Path, opened: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)

    with pytest.raises(StorageError, match="could not be written: No locks available"):
        GameLock(game).acquire()

    assert list(game.parent.iterdir()) == []
    assert opened == set()


def test_a_lock_file_never_names_who_does_not_hold_it(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = GameLock(game)
    lock.path.write_text("7\n", encoding="ascii")
    named: list[int | None] = []
    really = os.write

    def write(file: int, data: bytes) -> int:
        named.append(holder(lock.path))
        return really(file, data)

    monkeypatch.setattr(os, "write", write)
    lock.acquire()

    assert named == [None]
    lock.release()


@posix
def test_all_may_read_who_holds_a_game_and_only_that_one_writes(game: Path) -> None:
    lock = GameLock(game)
    lock.acquire()

    mode = stat.S_IMODE(lock.path.stat().st_mode)

    assert mode & 0o600 == 0o600
    assert mode & 0o133 == 0
    lock.release()


@posix
def test_saving_again_and_again_opens_no_more_files(
    game: Path, opened: set[int]
) -> None:
    lock = GameLock(game)
    lock.acquire()

    for _ in range(3):
        write_whole(game, "a game")
        assert lock.hold_game()

    assert len(opened) == 2, "the lock's and the game's"
    lock.release()
    assert opened == set()


@posix
def test_on_windows_the_file_of_an_open_game_can_be_replaced(
    game: Path, opened: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows replaces no file that is open; its lock file cannot be removed there."""
    game.touch()
    lock = GameLock(game)
    lock.acquire()

    with monkeypatch.context() as system:
        system.setattr(sys, "platform", "win32")
        assert lock.hold_game()

    assert len(opened) == 1, "the lock's"
    lock.release()
