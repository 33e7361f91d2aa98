"""Lessons that somebody puts into the folder of the program."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.asset_files import asset
from canasta_qt.learning import lesson
from canasta_qt.learning.lesson import lessons
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
    lessons.cache_clear()
    yield made
    lessons.cache_clear()


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


def test_a_lesson_that_cannot_be_read_is_left_out(
    start: Start, folder: Path, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.lessons", r"mine.toml, step 1 \(line 9\): ")
    written(folder / "classic_4", changed("want = [", "wants = ["))

    program = start()
    program.window.menus.lessons.trigger()

    assert [each.id for each in program.lessons.of("classic_4")][-1] == "classic-14"
