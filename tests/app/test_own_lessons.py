"""Lessons that somebody puts into the folder of the program."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.asset_files import asset
from canasta_qt.learning import lesson, practice
from canasta_qt.learning.lesson import read_lessons
from tests.app.playing import Start
from tests.app.test_lessons import panel_of, play_lesson
from tests.conftest import ExpectedLog
from tests.learning.test_lesson_files import GOOD, changed, written


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's lessons, to which somebody adds their own."""
    made = tmp_path / "lessons"
    shutil.copytree(asset("lessons"), made)
    monkeypatch.setattr(lesson, "asset", lambda _: made)
    read_lessons.cache_clear()
    yield made
    read_lessons.cache_clear()


def test_a_lesson_put_into_the_folder_is_listed_and_played(
    qtbot: QtBot, start: Start, folder: Path
) -> None:
    written(folder / "classic_4", GOOD)
    program = start()
    program.window.menus.lessons.trigger()
    view = panel_of(program).view
    assert panel_of(program).entries[-1].title == "A frozen pile"

    view.setCurrentRow(view.count() - 1)
    view.itemActivated.emit(view.currentItem())
    over = play_lesson(qtbot, program)

    assert over == ["mine 0"]
    assert "mine" in program.lessons.done


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (changed("want = [", "wants = ["), "mine.toml, step 1 (line 9): "),
        (changed('"classic_4"', '"whist"'), "mine.toml: "),
        ("[[step]", "mine.toml: not TOML: "),
    ],
)
def test_a_lesson_that_cannot_be_read_is_told_of_in_the_list(
    start: Start, folder: Path, expected_log: ExpectedLog, text: str, why: str
) -> None:
    expected_log("canasta.lessons", re.escape(why))
    written(folder / "classic_4", text)

    program = start()
    program.window.menus.lessons.trigger()

    assert [each.id for each in program.lessons.of("classic_4")][-1] == "classic-14"
    panel = panel_of(program)
    last = panel.view.item(panel.view.count() - 1)
    assert last.text().startswith(f"Left out: {why}")
    assert panel.count.text() == "0 of 14"
    before = program.lessons.controller.lesson
    panel.view.setCurrentItem(last)
    panel.view.itemActivated.emit(last)
    assert program.lessons.controller.lesson is before


def test_a_lesson_that_cannot_be_played_is_told_of_once_it_is_begun(
    start: Start, folder: Path, expected_log: ExpectedLog
) -> None:
    why = "mine.toml, step 1 (line 9): want “0: take [9c9d9c]”"
    expected_log("canasta.lessons", re.escape(why))
    written(folder / "classic_4", changed('"take [9c9d9h]"', '"take [9c9d9c]"'))
    program = start()
    program.window.menus.lessons.trigger()
    view = panel_of(program).view
    before = program.lessons.controller.lesson

    view.setCurrentRow(view.count() - 1)
    view.itemActivated.emit(view.currentItem())

    assert panel_of(program).entries[-1].title != "A frozen pile"
    assert panel_of(program).more[-1].startswith(f"Left out: {why}")
    assert program.lessons.controller.lesson is before


def test_positions_that_cannot_be_read_are_told_of_in_the_list(
    start: Start,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    expected_log: ExpectedLog,
) -> None:
    made = tmp_path / "practice"
    shutil.copytree(asset("practice"), made)
    table = '[[position]]\nname = "a"\ntable = "classic_4 hands=2c2c2c2c"\n'
    said = '[[position]]\nname = "a"\nlevel = 1\nbecause = "It is so."\n'
    (made / "positions" / "own.toml").write_text(
        f'{table}good = ["draw"]\nbad = []\n', "utf-8"
    )
    (made / "own.toml").write_text(
        f'format = 1\nsource = "own"\ntitle = "Mine"\nask = "What now?"\n{said}',
        "utf-8",
    )
    monkeypatch.setattr(practice, "asset", lambda _: made)
    practice.read_sources.cache_clear()
    why = "own.toml, “a”: table: "
    expected_log("canasta.learning", re.escape(why))

    program = start()
    program.positions.begin()

    panel = program.positions._panel
    assert panel is not None
    assert panel.more[-1].startswith(f"Left out: {why}")
    assert "Mine" not in [each.title for each in panel.entries]
    assert len(practice.positions()) > 100
    practice.read_sources.cache_clear()
