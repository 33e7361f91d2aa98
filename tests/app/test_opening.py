"""Game ▸ Open…: files from elsewhere, and those of the saved games themselves."""

import os
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QDesktopServices, QPainter
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings.file_dialogs import documents
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.kept import KeptSheet
from tests.app.playing import LARGE_TEXT, Spoken, Start, deal, view_of
from tests.app.test_program import after_a_turn
from tests.narrow import instance


def test_a_file_among_the_saved_games_is_that_game_and_no_copy_of_it(
    qtbot: QtBot, start: Start
) -> None:
    """Opened by its file a game was there twice; a paused one goes on."""
    first = after_a_turn(qtbot, start)
    name, left = first.autosave.name, view_of(first)
    file = games_folder() / f"{name}.canasta"
    first.menu_actions.open_file(file)
    assert (first.autosave.name, view_of(first)) == (name, left)
    first.close()

    program = start()
    before = program.match.is_paused
    program.menu_actions.open_file(file)
    assert (before, program.match.is_paused) == (True, False)
    assert program.window.strip is None
    assert len(list(games_folder().glob("*.canasta"))) == 1

    program.menu_actions.show_new_game()
    deal(program)
    assert program.autosave.name != name
    program.menu_actions.open_file(file)
    assert program.autosave.name == name
    assert view_of(program).position.round == left.position.round
    assert len(list(games_folder().glob("*.canasta"))) == 2


def test_open_asks_for_games_in_the_last_folder_and_says_what_is_none(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = start()
    (letter := tmp_path / "letter.canasta").write_text("Dear Clara,", encoding="utf-8")
    asked: list[tuple[str, str]] = []

    def answer(_window: object, _title: str, folder: str, kinds: str) -> object:
        asked.append((folder, kinds))
        return str(letter), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    for _ in range(2):
        program.menu_actions.ask_open()

    kinds = "Canasta games (*.canasta)"
    assert asked == [(str(documents()), kinds), (str(tmp_path), kinds)]
    assert "letter.canasta" in program.window.notice_text
    assert letter.read_text(encoding="utf-8") == "Dear Clara,"


def test_a_game_of_a_newer_version_is_on_the_list_and_says_so(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, spoken: Spoken
) -> None:
    """In German and large text nothing of it is cut."""
    spoken("de", LARGE_TEXT)
    program = after_a_turn(qtbot, partial(start, language="de", painted=True))
    later = games_folder() / "later.canasta"
    text = program.autosave.text.replace("format = 1", "format = 2")
    later.write_text(text, encoding="utf-8")

    program.window.menus.actions["saved_games"].trigger()

    sheet = instance(KeptSheet, program.window.veil.sheet)
    row = sheet.rows[-1]
    assert row.title == "later"
    assert row.about == "Aus einer neueren Version: aktualisiere Canasta."
    cut = []

    def write(painter: QPainter, room: QRectF, text: str) -> None:
        wide = painter.fontMetrics().horizontalAdvance(text)
        cut.append((text, wide > room.width()))

    monkeypatch.setattr("canasta_qt.windows.widgets.scrolling.write_left", write)
    sheet.grab()
    assert cut[-2:] == [("later", False), (row.about, False)]
    sheet.taken.emit("later")
    assert later.exists()


def test_a_file_manager_does_not_load_the_frozen_libraries(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots' process, started again from the same program, still needs them."""
    opened: list[tuple[str, str | None]] = []

    def open_url(url: QUrl) -> bool:
        opened.append((url.toLocalFile(), os.environ.get("LD_LIBRARY_PATH")))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    monkeypatch.setenv("LD_LIBRARY_PATH", "carried")

    start().window.menus.actions["folder"].trigger()

    assert opened == [(games_folder().as_posix(), None)]
    assert os.environ["LD_LIBRARY_PATH"] == "carried"
