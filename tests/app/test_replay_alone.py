"""`replay --window`: a replay without the rest of the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app import replay_window as replaying_alone
from canasta_qt.app.replay_window import replay
from canasta_qt.app.start.options import Options
from canasta_qt.notation.record import format_record
from canasta_qt.windows.replay_window import ReplayWindow
from canasta_qt.windows.widgets.choices import ThemeChoice
from tests.app.replays import game, with_marks


def options(file: Path) -> Options:
    return Options(
        verb="replay", file=file, size=QSize(1000, 700), theme=ThemeChoice.DARK
    )


def test_the_game_is_shown_until_its_window_is_shut(
    qtbot: QtBot,
    tmp_path: Path,
    canasta_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: QApplication,
) -> None:
    file = tmp_path / "kept.canasta"
    text = format_record(with_marks(game())[0])
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(replaying_alone, "make_application", lambda _: qapp)
    seen: list[ReplayWindow] = []

    def look_and_shut() -> None:
        for window in qapp.topLevelWidgets():
            if isinstance(window, ReplayWindow) and window.isVisible():
                seen.append(window)
                qtbot.addWidget(window)
                window.close()

    QTimer.singleShot(0, look_and_shut)

    assert replay(options(file)) == 0

    (window,) = seen
    assert window.height() == 700
    assert window.bar.hand.text() == "Round 1 of 2"
    assert window.bar.slider.marks
    assert file.read_text(encoding="utf-8") == text
    assert list(canasta_home.rglob("*.canasta")) == []


def test_what_cannot_be_read_is_said_without_a_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nothing.canasta"
    assert replay(options(file)) == 2
    file.write_text("junk", encoding="utf-8")
    assert replay(options(file)) == 2

    said = capsys.readouterr().err.splitlines()
    assert "nothing.canasta" in said[0]
    assert said[1].startswith("canasta-qt replay: This file is not a Canasta game")
