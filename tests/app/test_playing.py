"""A start: the window first, the game behind it when it has been painted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from canasta_qt.app.start import play as playing
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.play import Opening
from canasta_qt.windows.learning.start_page import StartPage
from canasta_qt.windows.widgets.choices import Speed

OPTIONS = Options(size=QSize(1280, 800), speed=Speed.OFF, seed=1)


def test_the_window_is_seen_before_there_is_a_game(
    qtbot: QtBot, canasta_home: Path
) -> None:
    opening = Opening(OPTIONS, canasta_home)
    qtbot.addWidget(opening.startup.window)

    begun = []
    with qtbot.waitSignal(opening.startup.painted):
        opening.startup.show()
        begun.append(opening.program)

    assert begun == [None]
    assert opening.program is not None
    assert isinstance(opening.startup.window.stage.cover, StartPage)
    opening.close()


def test_a_window_shut_at_once_begins_nothing(qtbot: QtBot, canasta_home: Path) -> None:
    opening = Opening(OPTIONS, canasta_home)
    qtbot.addWidget(opening.startup.window)
    opening.startup.window.hide()

    opening.begin()

    assert opening.program is None
    opening.close()


def test_a_home_that_cannot_be_written_is_said_where_the_player_looks(
    qtbot: QtBot,
    canasta_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert qtbot is not None
    (canasta_home / "data").write_text("this is no folder", encoding="utf-8")
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    monkeypatch.setattr(playing, "make_application", lambda _: None)

    assert playing.play(Options()) == 1

    assert said[0].startswith("Canasta cannot start.")
    assert "canasta-qt: " in capsys.readouterr().err
