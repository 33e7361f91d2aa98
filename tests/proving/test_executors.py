"""Long work is done once for each task, wherever it is done."""

import pytest

from canasta_qt.proving.executors import ExecutorError, Progress, executor, results
from tests.proving.tasks import doubled


def test_one_job_is_done_here_and_at_once() -> None:
    seen: list[int] = []

    def noted(number: int) -> int:
        seen.append(number)
        return number

    found = results(noted, [(1,), (2,), (3,)])

    assert next(found) == 1
    assert seen == [1]
    assert list(found) == [2, 3]


def test_several_processes_do_every_task_once_and_in_order() -> None:
    found = results(doubled, [(number,) for number in range(20)], jobs=2)

    assert list(found) == list(range(0, 40, 2))


def test_no_tasks_need_no_process() -> None:
    assert list(results(doubled, [], jobs=4)) == []


@pytest.mark.parametrize("address", ["nonsense", "gopher://host:70"])
def test_a_cluster_that_cannot_be_used_is_named(address: str) -> None:
    with pytest.raises(ExecutorError), executor(1, address):
        pass


def test_progress_is_a_line_for_every_tenth(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(40, "deals")

    for _ in range(40):
        progress.count(1)

    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "4/40 deals"
    assert lines[-1] == "40/40 deals"
    assert len(lines) == 10
