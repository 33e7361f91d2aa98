"""Work is done once for each task, wherever it is done and whatever dies."""

import io
from pathlib import Path

import pytest

from canasta_qt.proving.executors import (
    ExecutorError,
    ProgressLines,
    check_workers,
    executor,
    program_version,
    progress,
    results,
)
from tests.conftest import ExpectedLog
from tests.proving.tasks import doubled, doubled_by_the_second, never_done


def test_one_job_is_done_here_and_at_once() -> None:
    seen: list[int] = []

    def noted(number: int) -> int:
        seen.append(number)
        return number

    found = results(noted, [(1,), (2,), (3,)])

    assert next(found) == 1
    assert seen == [1]
    assert list(found) == [2, 3]


def test_several_processes_do_every_task_once() -> None:
    found = results(doubled, [(number,) for number in range(20)], jobs=2)

    assert sorted(found) == list(range(0, 40, 2))


def test_no_tasks_need_no_process() -> None:
    assert list(results(doubled, [], jobs=4)) == []


def test_what_a_task_raises_is_raised_here() -> None:
    def fails(number: int) -> int:
        raise ValueError(number)

    with pytest.raises(ValueError, match="7"):
        list(results(fails, [(7,)]))


def test_the_tasks_of_a_process_that_died_are_done_again(
    tmp_path: Path, expected_log: ExpectedLog
) -> None:
    mark = str(tmp_path / "tried")
    tasks = [(number, mark) for number in range(12)]

    expected_log("canasta.bots", "a process died")

    found = sorted(results(doubled_by_the_second, tasks, jobs=2))

    assert found == list(range(0, 24, 2))


def test_work_that_kills_every_process_is_given_up(expected_log: ExpectedLog) -> None:
    expected_log("canasta.bots", "a process died")

    with pytest.raises(ExecutorError, match="keep dying"):
        list(results(never_done, [(1,), (2,)], jobs=2))


def test_an_executor_is_one_of_the_standard_library() -> None:
    with executor(jobs=2) as (pool, _):
        assert pool.submit(doubled, 4).result() == 8
        assert list(pool.map(doubled, [1, 2])) == [2, 4]


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr("canasta_qt.proving.executors._PATIENCE", 0.2)

    with (
        pytest.raises(ExecutorError, match=r"tcp://127\.0\.0\.1:1"),
        executor(1, "tcp://127.0.0.1:1"),
    ):
        pass


@pytest.mark.parametrize("address", ["nonsense", "tcp://host", "gopher://host:70", ""])
def test_an_address_that_is_none_is_named_at_once(address: str) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

    with (
        pytest.raises(ExecutorError, match=f"no scheduler answers at {address}: "),
        executor(1, address),
    ):
        pass


def test_workers_with_the_same_program_are_welcome() -> None:
    check_workers({"tcp://a:1": program_version(), "tcp://b:1": program_version()})


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ("0.0", "worker tcp://b:1 has version 0.0, not"),
        (ImportError("No module"), "worker tcp://b:1 has no such program: No module"),
    ],
)
def test_a_worker_with_another_program_is_named(found: object, told: str) -> None:
    with pytest.raises(ExecutorError, match=told):
        check_workers({"tcp://a:1": program_version(), "tcp://b:1": found})


def test_progress_is_a_few_lines_where_nobody_watches() -> None:
    stream = io.StringIO()

    with progress(40, "deals", stream) as count:
        for _ in range(40):
            count(1)

    lines = stream.getvalue().splitlines()
    assert lines[0] == "4/40 deals"
    assert lines[-1] == "40/40 deals"
    assert len(lines) == 10


def test_progress_is_one_line_on_a_terminal_without_a_bar() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    lines = ProgressLines(2, "matches", stream)

    lines.count(1)
    lines.count(1)

    assert stream.getvalue() == "\r1/2 matches\r2/2 matches\n"


def test_work_that_is_stopped_ends_what_was_begun_and_begins_nothing_more() -> None:
    done: list[int] = []

    def noted(number: int) -> int:
        done.append(number)
        return number

    found = list(results(noted, [(n,) for n in range(9)], stop=lambda: len(done) >= 4))

    assert found == done == [0, 1, 2, 3]


def test_processes_that_are_stopped_hand_in_what_they_have_begun() -> None:
    asked: list[int] = []

    def after_the_first() -> bool:
        asked.append(len(asked))
        return len(asked) > 1

    tasks = [(number,) for number in range(40)]
    found = sorted(results(doubled, tasks, jobs=2, stop=after_the_first))

    assert found == [0, 2, 4, 6]
