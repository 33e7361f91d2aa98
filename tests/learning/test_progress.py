"""Progress is stored completely, and positions become due on their day."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from canasta_qt.learning.grading import Grade
from canasta_qt.learning.practice import practice_positions
from canasta_qt.learning.progress import (
    MAX_SESSION_POSITIONS,
    BoxedPosition,
    DayResult,
    FinishedLesson,
    ProgressFile,
    next_review_box,
    positions_for_session,
)
from canasta_qt.storage.paths import StorageError
from tests.conftest import ExpectedLog

TODAY = date(2026, 11, 22)
ANSWERS = """
solved    0  -> 1  1
solved    1  -> 2  3
as_good   3  -> 3  7
playable  7  -> 3  7
solved    9  -> 4 21
solved   21  -> 5 60
as_good  60  -> 5 60
costly   60  -> 1  1
solved    1  -> 2  3
gift      3  -> 1  1
gift      1  -> 1  1
playable  1  -> 1  1
"""
"""Grade, days since the last answer, next box, days until the position is due."""


@pytest.fixture
def progress(tmp_path: Path) -> ProgressFile:
    return ProgressFile(tmp_path / "learning.toml")


def test_the_grade_of_an_answer_decides_when_a_position_is_due_again(
    progress: ProgressFile,
) -> None:
    day, key = TODAY, "piles: a pile is taken onto a meld"
    for seen, row in enumerate(ANSWERS.strip().splitlines(), 1):
        grade, passed, _, box, days = row.split()
        day += timedelta(days=int(passed))

        progress.record_answer(key, Grade(grade), day)

        due = day + timedelta(days=int(days))
        assert progress.read_progress().position[key] == BoxedPosition(
            int(box), due, seen
        ), row


def test_an_answer_before_the_due_day_does_not_delay_the_next_repetition() -> None:
    before = BoxedPosition(2, TODAY, 4)
    early = TODAY - timedelta(days=1)

    assert next_review_box(before, Grade.SOLVED, early) == BoxedPosition(2, TODAY, 5)
    assert next_review_box(before, Grade.GIFT, early) == BoxedPosition(1, TODAY, 5)


def test_due_positions_are_listed_with_the_oldest_first(progress: ProgressFile) -> None:
    for name, days in (("b", 2), ("c", 0), ("a", 2), ("d", 5)):
        progress.record_answer(name, Grade.GIFT, TODAY - timedelta(days=days))

    assert progress.read_progress().due_keys(TODAY) == ["d", "a", "b"]
    assert progress.read_progress().due_keys(TODAY + timedelta(days=1)) == [
        "d",
        "a",
        "b",
        "c",
    ]


def test_only_the_first_result_of_a_day_counts(progress: ProgressFile) -> None:
    first = DayResult((1215, 85), canastas=2, out=True, hints=1)
    progress.store_day_result(TODAY, DayResult(position="solved"))
    progress.store_day_result(TODAY, first)
    progress.store_day_result(TODAY, DayResult((2000, 0), canastas=4, position="gift"))

    kept = progress.read_progress().day[str(TODAY)]

    assert kept == replace(first, position="solved")
    assert str(TODAY - timedelta(days=1)) not in progress.read_progress().day


def test_saved_progress_reads_back_unchanged(progress: ProgressFile) -> None:
    progress.finish_lesson("classic-01", 3, TODAY)
    progress.finish_lesson("classic-01", 0, TODAY)
    progress.record_answer("piles: x", Grade.SOLVED, TODAY)
    progress.store_day_result(TODAY, DayResult((1, 2), 1, out=True))
    key = progress.add_own_position(replace(practice_positions()[0], since=TODAY))
    before = progress.read_progress()

    progress.record_answer("piles: y", Grade.SOLVED, TODAY)

    after = progress.read_progress()
    del after.position["piles: y"]
    assert after == before
    assert before.lesson == {"classic-01": FinishedLesson(TODAY, 0)}
    assert [each.key for each in progress.read_progress().own] == [key]
    assert progress.read_progress().own[0].table == practice_positions()[0].table


def test_own_positions_are_stored_once_and_the_oldest_are_deleted(
    progress: ProgressFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta_qt.learning.progress.MAX_OWN_POSITIONS", 4)
    some = replace(practice_positions()[0], table="0")
    first = progress.add_own_position(some)
    progress.record_answer(first, Grade.GIFT, TODAY)

    assert progress.add_own_position(replace(some, because="Said again.")) == first
    assert len(progress.read_progress().own) == 1

    for number in "1234":
        progress.add_own_position(replace(some, table=number))
    assert [each.table for each in progress.read_progress().own] == ["1", "2", "3", "4"]
    assert progress.read_progress().position == {}


@pytest.mark.parametrize(
    "text",
    [
        "format = 1\n[lesson",
        "format = 0",
        "format = 1\na = " + "[" * 99,
        "format = 1\na = " + "1" * 5_000,
        "",
        "format = 1\nlesson = 3",
        "format = 1\n[lesson.a]\ntries = 3",
        "format = 1\n[position.a]\nbox = 6\ndue = 2026-11-22\nseen = 1",
        'format = 1\n[position.a]\nbox = 1\ndue = "soon"\nseen = 1',
        "format = 1\n[day.tomorrow]",
        "format = 1\n[[own]]\nname = 3",
    ],
)
def test_a_damaged_progress_file_is_set_aside_and_reported_once(
    text: str, progress: ProgressFile, expected_log: ExpectedLog
) -> None:
    progress.file.write_text(text, encoding="utf-8")

    with pytest.raises(StorageError) as told:
        progress.record_answer("piles: x", Grade.SOLVED, TODAY)

    assert str(told.value) == (
        "Your progress in learning cannot be read and begins again. "
        "The file is now “set-aside/learning.toml”."
    )
    aside = progress.file.parent / "set-aside" / "learning.toml"
    assert aside.read_text(encoding="utf-8") == text
    expected_log("canasta.storage", "set aside")
    progress.record_answer("piles: x", Grade.SOLVED, TODAY)
    assert list(progress.read_progress().position) == ["piles: x"]


def test_starting_over_deletes_all_progress(progress: ProgressFile) -> None:
    progress.delete_progress()
    progress.finish_lesson("classic-01", 3, TODAY)

    progress.delete_progress()

    assert (
        progress.read_progress()
        == ProgressFile(progress.file.with_name("none")).read_progress()
    )
    assert not progress.file.exists()


def test_a_session_has_due_positions_then_own_ones_then_easy_new_ones(
    progress: ProgressFile,
) -> None:
    known = practice_positions()
    early, late = known[0], known[40]
    progress.record_answer(late.key, Grade.SOLVED, TODAY - timedelta(days=5))
    progress.record_answer(early.key, Grade.SOLVED, TODAY - timedelta(days=4))
    progress.record_answer(known[7].key, Grade.SOLVED, TODAY)
    mine = replace(known[1], table=known[1].table, title="Your own games", level=3)
    own = progress.add_own_position(mine)
    learned = progress.read_progress()

    asked = positions_for_session(learned, (*known, *learned.own), TODAY)

    assert [each.key for each in asked[:3]] == [late.key, early.key, own]
    assert len(asked) == MAX_SESSION_POSITIONS
    assert {each.level for each in asked[3:]} == {1}
    assert known[7] not in asked


def test_a_progress_file_of_a_newer_version_is_not_overwritten(
    progress: ProgressFile,
) -> None:
    progress.file.write_text("format = 2\n[lesson]\n", encoding="utf-8")

    for attempt in (
        progress.read_progress,
        lambda: progress.record_answer("a", Grade.SOLVED, TODAY),
    ):
        with pytest.raises(StorageError, match="newer version of Canasta"):
            attempt()

    assert progress.file.read_text(encoding="utf-8").startswith("format = 2")
