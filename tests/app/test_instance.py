"""A second start speaks to the first window."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.single_instance import SecondStartListener, ask_first, channel
from canasta_qt.translate import WordedError


def test_the_first_window_hears_a_later_start(qtbot: QtBot, tmp_path: Path) -> None:
    bell = SecondStartListener(tmp_path)

    with qtbot.waitSignal(bell.rung) as rung:
        assert ask_first(tmp_path)

    assert rung.args == [""]
    bell.close()


def test_the_first_window_is_told_which_file_to_open(
    qtbot: QtBot, tmp_path: Path
) -> None:
    bell = SecondStartListener(tmp_path)

    with qtbot.waitSignal(bell.rung) as rung:
        ask_first(tmp_path, "raise /games/Zoë’s game.canasta\n".encode())

    assert rung.args == ["/games/Zoë’s game.canasta"]
    bell.close()


def test_without_a_first_window_nobody_hears(qtbot: QtBot, tmp_path: Path) -> None:
    bell = SecondStartListener(tmp_path)
    bell.close()

    assert not ask_first(tmp_path)
    assert qtbot is not None


def test_every_home_has_its_own_bell(tmp_path: Path) -> None:
    assert channel(tmp_path / "one") != channel(tmp_path / "two")
    assert channel(tmp_path / "one") == channel(tmp_path / "x" / ".." / "one")


LISTENING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from canasta_qt.app.start.single_instance import SecondStartListener
app = QCoreApplication([])
listener = SecondStartListener(Path(sys.argv[1]))
print("listening", flush=True)
app.exec()
"""


@contextlib.contextmanager
def another_program(home: Path) -> Iterator[subprocess.Popen[str]]:
    """A first window of another process."""
    command = [sys.executable, "-c", LISTENING, str(home)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "listening\n"
        try:
            yield program
        finally:
            program.kill()


def test_the_first_window_answers(qtbot: QtBot, tmp_path: Path) -> None:
    assert qtbot is not None
    with another_program(tmp_path):
        assert ask_first(tmp_path)


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no signal that stops a process"
)
def test_a_first_window_that_hangs_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    assert qtbot is not None
    with another_program(tmp_path) as program:
        os.kill(program.pid, signal.SIGSTOP)

        with pytest.raises(WordedError, match="end Canasta as your system ends"):
            ask_first(tmp_path, patience=100)

        os.kill(program.pid, signal.SIGCONT)
        assert ask_first(tmp_path), "it is heard when it goes on"


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no socket file: a killed pipe is gone"
)
def test_a_first_window_that_was_killed_does_not_keep_another_from_starting(
    qtbot: QtBot, tmp_path: Path
) -> None:
    assert qtbot is not None
    with another_program(tmp_path) as program:
        program.kill()
        program.wait()

        assert not ask_first(tmp_path)
