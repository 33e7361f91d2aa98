"""Executors for long computations: this process, several processes, or a cluster.

Arena, soak test and training use `concurrent.futures.Executor`. A task has the
arguments for a function of a module; arguments and results are plain values.
"""

import importlib
import multiprocessing
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from canasta_qt.notation.errors import NotationError

_T = TypeVar("_T")

Task: TypeAlias = tuple[Any, ...]
"""Arguments for one call of a function."""

_TIMEOUT: Final = 20
"""Seconds to wait for the scheduler of a cluster."""


class ExecutorError(NotationError):
    """Raised for a cluster that cannot be used."""


@contextmanager
def open_executor(jobs: int, cluster: str | None = None) -> Iterator[Executor]:
    """Yield an executor with `jobs` processes, or one for the dask scheduler at an
    address.

    Raises `ExecutorError` if no scheduler answers.
    """
    if cluster is None:
        # a fork would copy threads and signal handlers of a window
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context) as processes:
            yield processes
        return
    try:
        distributed = importlib.import_module("distributed")
        client = distributed.Client(cluster, timeout=_TIMEOUT, set_as_default=False)
    except ImportError:
        why = "a cluster needs dask.distributed: pip install 'canasta-qt[cluster]'"
        raise ExecutorError(why) from None
    except (OSError, ValueError) as error:
        why = f"no scheduler answers at {cluster}: {error}"
        raise ExecutorError(why) from None
    with client:
        yield client.get_executor(pure=False)


def run_tasks(
    function: Callable[..., _T],
    tasks: Sequence[Task],
    *,
    jobs: int = 1,
    cluster: str | None = None,
) -> Iterator[_T]:
    """Call a function with each task; yield the results in the order of tasks."""
    jobs = min(jobs, len(tasks))
    if cluster is None and jobs <= 1:
        yield from (function(*task) for task in tasks)
    else:
        with open_executor(jobs, cluster) as pool:
            yield from pool.map(function, *zip(*tasks, strict=True))


@cache
def find_commit() -> str:
    """Return the commit of the source tree; empty outside a source tree.

    The text ends in `-dirty` if files differ from the commit.
    """
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude=*"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return found.stdout.strip() if found.returncode == 0 else ""


_PROGRESS_LINES: Final = 10
"""Number of lines that show progress."""


class Progress:
    """Progress that writes a line to standard error after each tenth of the work."""

    def __init__(self, total: int, unit: str) -> None:
        """Start with 0 of `total` units."""
        self._total: int = total
        self._unit: str = unit
        self._done: int = 0

    def add_units(self, units: int) -> None:
        before = self._done * _PROGRESS_LINES // self._total
        self._done += units
        if self._done * _PROGRESS_LINES // self._total > before:
            sys.stderr.write(f"{self._done}/{self._total} {self._unit}\n")
            sys.stderr.flush()
