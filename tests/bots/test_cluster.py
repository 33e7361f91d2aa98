"""The arena on a cluster: the same result as here, also when a machine is lost."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import canasta_qt.bots.arena as arena
from canasta_qt.bots.arena import run
from canasta_qt.bots.arena_files import Line, append_lines
from canasta_qt.bots.deals import Contest
from canasta_qt.bots.training import CHUNK, learn

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
DEALS = 400


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
        if not killed_at and len(path.read_text("utf-8").splitlines()) >= 40:
            os.kill(victim, signal.SIGKILL)
            killed_at.append(len(path.read_text("utf-8").splitlines()))

    monkeypatch.setattr(arena, "append_lines", killing)

    there = run(CONTEST, DEALS, cluster=cluster.scheduler_address, out=out)

    assert killed_at
    assert killed_at[0] < DEALS
    assert without_times(there) == without_times(run(CONTEST, DEALS))
    written = [json.loads(raw)["deal"] for raw in out.read_text("utf-8").splitlines()]
    assert sorted(written) == list(range(DEALS))
