"""The system ends the program: it leaves as by *Quit*."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.start import play as playing
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.startup import Application, StartupWindow
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import games_folder, settings_file
from tests.processes import run_python
from tests.storage.samples import posix

PLAYING = """
import sys
from PySide6.QtCore import QTimer
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.play import Opening, play
from canasta_qt.windows.widgets.choices import Speed

listen = Opening._listen

def tell(opening):
    listen(opening)
    opening.startup.window.setGeometry(50, 60, 1100, 720)
    print("playing", flush=True)

Opening._listen = tell
sys.exit(play(Options(ruleset="classic_4", speed=Speed.OFF, seed=1)))
"""


LOGGING = """
import logging
from canasta_qt.app.start.startup import keep_log
print(repr(keep_log()))
logging.getLogger("canasta").warning("It is full.")
"""


@posix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_ends_the_program_as_quit_does(
    canasta_home: Path, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """H13: the game and the place of the window are kept, lock and socket are gone."""
    (tmp_path / "run").mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "playing\n"
        assert [*canasta_home.rglob("canasta.lock")] != []
        assert [*(tmp_path / "run").iterdir()] != []

        program.send_signal(getattr(signal, name))
        _, said = program.communicate(timeout=600)

    assert program.returncode == 0, said
    assert "Traceback" not in said
    assert [*canasta_home.rglob("canasta.lock")] == []
    assert [*(tmp_path / "run").iterdir()] == []
    assert len(GameStore(games_folder()).kept()[0]) == 1
    assert "width=1100" in settings_file().read_text(encoding="utf-8")


def test_the_end_of_a_session_keeps_the_place_of_the_window(
    qtbot: QtBot, qapp: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H13: logout and shutdown ask first; nobody knows whether they come."""
    assert qtbot is not None
    kept: list[bool] = []
    monkeypatch.setattr(playing, "make_application", lambda _: qapp)
    monkeypatch.setattr(playing.Opening, "keep_place", lambda _: kept.append(True))
    monkeypatch.setattr(StartupWindow, "show", lambda _: None)

    def run() -> int:
        qapp.commitDataRequest.emit(None)
        return 0

    monkeypatch.setattr(qapp, "exec", run, raising=False)

    assert playing.play(Options()) == 0
    assert kept == [True]


@posix
def test_a_log_on_a_full_disk_is_quiet(canasta_home: Path) -> None:
    """H10: no traceback on the terminal of who plays."""
    (canasta_home / "log").mkdir(parents=True, exist_ok=True)
    (canasta_home / "log" / "canasta.log").symlink_to("/dev/full")

    done = run_python("-c", LOGGING)

    assert (done.stdout, done.stderr) == ("''\n", "")


@posix
def test_a_log_that_is_a_pipe_keeps_nobody_waiting(canasta_home: Path) -> None:
    (canasta_home / "log").mkdir(parents=True, exist_ok=True)
    os.mkfifo(canasta_home / "log" / "canasta.log")

    done = run_python("-c", LOGGING)

    assert "The log cannot be written to" in done.stdout
