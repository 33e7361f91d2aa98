"""Work on a cluster: the same result as here, also when a machine is lost."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.proving.arena import files
from canasta_qt.proving.arena.duplicate import run
from canasta_qt.proving.arena.files import Line, append_lines
from canasta_qt.proving.executors import ExecutorError, results
from canasta_qt.proving.measure.training import CHUNK, learn
from canasta_qt.proving.self_play import Contest
from tests.proving.tasks import doubled, never_done

distributed = pytest.importorskip(
    "distributed", reason="the extra `cluster` is not installed"
)

pytestmark = [
    pytest.mark.nightly,
    # What dask's own machinery leaves open when a worker is killed.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

CONTEST = Contest("standard", "random", "classic_4", 1)
DEALS = 80
CHUNKS = 8


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two workers, each a process of its own."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as local:
        yield local


def without_times(lines: list[Line]) -> list[Line]:
    return [{k: v for k, v in line.items() if k != "times"} for line in lines]


def test_a_cluster_gives_the_result_of_one_process(cluster: Any) -> None:
    there = run(CONTEST, 60, cluster=cluster.scheduler_address)

    assert without_times(there) == without_times(run(CONTEST, 60))


def test_a_cluster_learns_what_one_process_does(cluster: Any) -> None:
    there = learn("classic_4", 1, 3 * CHUNK, cluster=cluster.scheduler_address)

    assert there.plain() == learn("classic_4", 1, 3 * CHUNK).plain()


def test_a_worker_killed_in_the_middle_changes_nothing(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "arena.jsonl"
    victim = next(iter(cluster.workers.values())).pid
    killed_at: list[int] = []

    def killing(path: Path, key: str, lines: list[Line]) -> None:
        append_lines(path, key, lines)
        if not killed_at and len(path.read_text("utf-8").splitlines()) >= 8:
            os.kill(victim, signal.SIGKILL)
            killed_at.append(len(path.read_text("utf-8").splitlines()))

    monkeypatch.setattr(files, "append_lines", killing)

    there = run(CONTEST, DEALS, cluster=cluster.scheduler_address, out=out)

    assert killed_at
    assert killed_at[0] < DEALS
    assert without_times(there) == without_times(run(CONTEST, DEALS))
    written = [json.loads(raw)["deal"] for raw in out.read_text("utf-8").splitlines()]
    assert sorted(written) == list(range(DEALS))


def test_training_goes_on_without_a_worker_killed_in_the_middle(cluster: Any) -> None:
    victim = next(iter(cluster.workers.values())).pid
    heard: list[int] = []
    killed_at: list[int] = []

    def killing(hands: int) -> None:
        heard.append(hands)
        if not killed_at and len(heard) == 2:
            os.kill(victim, signal.SIGKILL)
            killed_at.append(sum(heard))

    there = learn(
        "classic_4", 2, CHUNKS * CHUNK, cluster=cluster.scheduler_address, told=killing
    )

    assert killed_at == [2 * CHUNK]
    assert heard == [CHUNK] * CHUNKS
    assert victim not in [worker.pid for worker in cluster.workers.values()]
    assert there.plain() == learn("classic_4", 2, CHUNKS * CHUNK).plain()


def test_work_that_kills_every_worker_is_given_up_with_a_sentence(cluster: Any) -> None:
    cluster.scheduler.allowed_failures = 0

    with pytest.raises(ExecutorError, match="workers keep dying"):
        list(results(never_done, [(1,)], cluster=cluster.scheduler_address))


def test_a_scheduler_that_ends_in_the_middle_is_named(cluster: Any) -> None:
    found = results(
        doubled, [(number,) for number in range(600)], cluster=cluster.scheduler_address
    )
    next(found)

    cluster.close()

    with pytest.raises(ExecutorError, match=r"the scheduler at tcp://.* is gone"):
        list(found)


def test_a_cluster_that_is_stopped_finishes_what_its_workers_have_and_no_more(
    cluster: Any,
) -> None:
    asked: list[int] = []

    def after_the_first() -> bool:
        asked.append(len(asked))
        return len(asked) > 1

    tasks = [(number,) for number in range(40)]
    address = cluster.scheduler_address
    found = sorted(results(doubled, tasks, cluster=address, stop=after_the_first))

    assert found == [0, 2, 4, 6]  # two for each of two workers
