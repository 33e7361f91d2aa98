"""Every task is done once with every executor."""

import pytest

from canasta_qt.proving.executors import ExecutorError, open_executor, run_tasks
from tests.proving.tasks import double


def test_a_single_job_runs_tasks_in_this_process_on_demand() -> None:
    seen: list[int] = []

    def noted(number: int) -> int:
        seen.append(number)
        return number

    found = run_tasks(noted, [(1,), (2,), (3,)])

    assert next(found) == 1
    assert seen == [1]
    assert list(found) == [2, 3]


def test_several_processes_return_every_result_once_and_in_order() -> None:
    found = run_tasks(double, [(number,) for number in range(20)], jobs=2)

    assert list(found) == list(range(0, 40, 2))


@pytest.mark.parametrize("address", ["nonsense", "gopher://host:70"])
def test_a_cluster_that_cannot_be_used_is_an_error(address: str) -> None:
    with pytest.raises(ExecutorError), open_executor(1, address):
        pass
