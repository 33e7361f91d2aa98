"""One window for one home: the lock, and how a second start reaches the first.

A signal of the system ends the program as *Quit* does.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from canasta_qt.app.start import play as playing
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.single_instance import (
    SecondStartListener,
    lock_home,
    socket_name,
)
from canasta_qt.app.start.startup import Application, StartupWindow
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import games_folder, settings_file
from canasta_qt.translate import WordedError
from canasta_qt.wording.errors import error_sentence
from tests.narrow import some
from tests.processes import run_python
from tests.storage.samples import posix

HOLDING = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from canasta_qt.app.start.single_instance import SecondStartListener, lock_home
app = QCoreApplication([])
home = Path(sys.argv[1])
lock = lock_home(home)
print(lock is not None and lock.isLocked(), flush=True)
if sys.argv[2:] != ["silent"]:
    listener = SecondStartListener(home)
    listener.second_start.connect(lambda file: print(os.fsencode(file), flush=True))
app.exec()
"""

WITHOUT_CONSOLE = """
import sys
from canasta_qt.__main__ import main
sys.stdout = sys.stderr = None
sys.exit(main(sys.argv[1:]))
"""

ANOTHER_USER = """
import encodings.idna, traceback
from PySide6 import QtNetwork
os.setgid(65534)
os.setuid(65534)
"""


@contextmanager
def first_window(home: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program that holds a home until it is killed."""
    command = [sys.executable, "-c", HOLDING, str(home), *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "True\n"
        try:
            yield program
        finally:
            program.kill()


@pytest.fixture(params=["runtime", "home"])
def home(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Path:
    """Return a home, with or without a folder for sockets beside it."""
    assert qtbot is not None
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    if request.param == "runtime":
        (tmp_path / "run").mkdir(mode=0o700)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    (tmp_path / "h").mkdir()
    return tmp_path / "h"


def lock_of(home: Path) -> Path:
    return home / "canasta.lock"


def test_the_first_start_locks_the_home_until_it_ends(
    home: Path, tmp_path: Path
) -> None:
    """Where no lock can be created the window plays nevertheless."""
    lock = some(lock_home(home))
    assert lock.isLocked()
    assert lock_of(home).exists()
    lock.unlock()
    assert list(home.iterdir()) == []

    for nowhere in (tmp_path / "none", tmp_path / ("x" * 300)):
        assert not some(lock_home(nowhere, timeout_ms=0)).isLocked()
    # Qt would take another folder.
    with pytest.raises(WordedError, match="is not UTF-8") as caught:
        lock_home(home / "caf\udce9")
    assert error_sentence(caught.value).encode()


def test_a_second_start_hands_its_file_to_the_first(home: Path) -> None:
    """With any file name."""
    with first_window(home) as program:
        assert program.stdout is not None
        for name in ("a.canasta", "Zoë’s\ngame.canasta", "caf\udce9"):
            assert lock_home(home, home / name) is None
            assert program.stdout.readline() == f"{os.fsencode(home / name)!r}\n"
        assert lock_home(home) is None
        assert program.stdout.readline() == "b''\n"


def test_a_second_start_without_a_console_ends_without_an_error(home: Path) -> None:
    """Windows gives a program without a console no standard error."""
    (home / "data").mkdir()
    game = home / "a.canasta"
    game.touch()
    with first_window(home / "data") as program:
        assert program.stdout is not None
        start = ["-c", WITHOUT_CONSOLE, "--home", str(home), str(game)]
        assert run_python(*start, check=False).returncode == 0
        assert program.stdout.readline() == f"{os.fsencode(game)!r}\n"


def test_of_two_simultaneous_starts_only_one_opens_a_window(home: Path) -> None:
    """The second waits until the first listens."""
    command = [sys.executable, "-c", HOLDING, str(home)]
    programs = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    said = []
    for program in programs:
        assert program.stdout is not None
        said.append(program.stdout.readline().strip())
    for program in programs:
        program.kill()
        program.communicate()

    assert sorted(said)[0] in ("False", "b''")
    assert sorted(said)[-1] == "True"


@posix
@pytest.mark.parametrize("state", ["silent", "stopped"])
def test_a_first_window_that_does_not_answer_is_reported(
    home: Path, state: str
) -> None:
    """Nothing depends on the socket, and no start ends without a message."""
    with first_window(home, state if state == "silent" else "") as program:
        if state == "stopped":
            os.kill(program.pid, signal.SIGSTOP)

        with pytest.raises(WordedError, match="not responding") as caught:
            lock_home(home, timeout_ms=300)

        assert f"delete the file “{lock_of(home)}”." in error_sentence(caught.value)
        if state == "stopped":
            os.kill(program.pid, signal.SIGCONT)
            assert lock_home(home) is None, "it is heard when it goes on"


@posix
def test_after_a_killed_program_its_home_can_be_used_again(home: Path) -> None:
    with first_window(home) as program:
        program.kill()
        program.wait()
        assert lock_of(home).exists()

        lock = lock_home(home)

        assert lock is not None
        assert lock.isLocked()
        listener = SecondStartListener(home)
        connected(home)  # what it left is gone
        listener.close()
        lock.unlock()


@posix
@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0,
    reason="only root can start a process of another user",
)
def test_a_home_locked_by_another_user_is_reported_and_left_alone(qtbot: QtBot) -> None:
    """A missing permission does not mean that the home is free."""
    assert qtbot is not None
    script = HOLDING.replace("lock_home(home)", "lock_home(home, timeout_ms=300)")
    script = script.replace("app =", f"{ANOTHER_USER}app =")
    with TemporaryDirectory() as folder, first_window(Path(folder)):
        home = Path(folder)  # other users can come here
        home.chmod(0o777)
        before = lock_of(home).read_text()

        done = run_python("-c", script, folder, check=False)

        assert "not responding" in done.stderr
        assert lock_of(home).read_text() == before


@posix
def test_only_the_user_can_reach_the_socket(home: Path) -> None:
    """It is not in the folder that all users share."""
    listener, socket = SecondStartListener(home), Path(socket_name(home))
    assert home.parent in socket.parents
    assert socket.stat().st_mode & 0o077 == 0
    connected(home)
    listener.close()
    assert not socket.exists()


def connected(home: Path) -> QLocalSocket:
    """Return a socket connected to the first window of a home."""
    socket = QLocalSocket()
    socket.connectToServer(socket_name(home))
    assert socket.waitForConnected(500)
    return socket


@posix
def test_a_home_with_a_long_path_opens_a_window_without_a_socket(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The path of a socket has at most 108 bytes."""
    assert qtbot is not None
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    home = tmp_path / ("x" * 120)
    home.mkdir()
    lock = some(lock_home(home))
    listener = SecondStartListener(home)

    assert [path.name for path in home.iterdir()] == ["canasta.lock"]
    with pytest.raises(WordedError, match="not responding"):
        lock_home(home, timeout_ms=0)
    listener.close()
    lock.unlock()


@posix
def test_the_socket_ignores_invalid_messages(qtbot: QtBot, home: Path) -> None:
    rung: list[str] = []
    listener = SecondStartListener(home)
    listener.second_start.connect(rung.append)
    nonsense = b"raise xyz\n", b"hello\n", b"\xff\n"
    for line, heard in (
        *((each, []) for each in nonsense),
        (b"raise \n" * 30_000, [""]),
    ):
        socket = connected(home)
        with qtbot.waitSignal(socket.disconnected):
            socket.write(line)
        assert rung == heard
    listener.close()


@posix
def test_an_invalid_answer_of_another_program_does_not_end_the_start(
    home: Path,
) -> None:
    lock = QLockFile(str(lock_of(home)))
    assert lock.tryLock(0)
    server = QLocalServer()
    assert server.listen(socket_name(home))
    server.newConnection.connect(
        lambda: server.nextPendingConnection().write(b"what?\n")
    )

    with pytest.raises(WordedError, match="not responding"):
        lock_home(home, timeout_ms=200)

    server.close()
    lock.unlock()


LOGGING = """
import logging
from canasta_qt.app.start.startup import configure_log_file
print(repr(configure_log_file()))
logging.getLogger("canasta").warning("It is full.")
"""


@posix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_ends_the_program_as_quit_does(
    qtbot: QtBot,
    canasta_home: Path,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """The game and the window’s place are saved, lock and socket removed."""
    run = tmp_path / "run"
    run.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(run))

    def sockets() -> set[str]:
        """Return the names in the folder, without the socket of PulseAudio."""
        return {path.name for path in run.iterdir()} - {"pulse"}

    words = "play --ruleset classic_4 --speed off --seed 1"
    with subprocess.Popen(
        [sys.executable, "-m", "canasta_qt", *words.split()],
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        qtbot.waitUntil(lambda: sockets() != set())
        assert [*canasta_home.rglob("canasta.lock")] != []

        program.send_signal(getattr(signal, name))
        _, said = program.communicate(timeout=600)

    assert program.returncode == 0, said
    assert "Traceback" not in said
    assert [*canasta_home.rglob("canasta.lock")] == []
    assert not sockets()
    assert len(GameStore(games_folder()).unfinished_games()[0]) == 1
    assert "width=" in settings_file().read_text(encoding="utf-8")


def test_the_end_of_a_desktop_session_saves_the_place_of_the_window(
    qtbot: QtBot, qapp: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Logout and shutdown ask first, and may be cancelled."""
    assert qtbot is not None
    kept: list[bool] = []
    monkeypatch.setattr(playing, "make_application", lambda _: qapp)
    monkeypatch.setattr(
        playing.ProgramStart, "store_geometry", lambda _: kept.append(True)
    )
    monkeypatch.setattr(StartupWindow, "show", lambda _: None)

    def run() -> int:
        qapp.commitDataRequest.emit(None)
        return 0

    monkeypatch.setattr(qapp, "exec", run, raising=False)

    assert playing.play(Options()) == 0
    assert kept == [True]


@posix
def test_a_log_on_a_full_disk_prints_no_traceback(canasta_home: Path) -> None:
    log = canasta_home / "log" / "canasta.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.symlink_to("/dev/full")
    done = run_python("-c", LOGGING)
    assert (done.stdout, done.stderr) == ("''\n", "")
