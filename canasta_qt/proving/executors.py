"""Where much work is done: here, in processes of this machine, or on many machines.

Arena and training hand out numbered tasks through `concurrent.futures.Executor` and
gather what comes back in whatever order; a task is a function of a module with plain
arguments and a plain result.  What long work tells is how far it is, and where its
figures come from.
"""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TextIO, TypeAlias, TypeVar

from canasta_qt import __version__
from canasta_qt.engine.build_info import build_name
from canasta_qt.notation.errors import NotationError

_T = TypeVar("_T")

Task: TypeAlias = tuple[Any, ...]
"""The arguments of one call."""

_log = logging.getLogger("canasta.bots")

_AHEAD: Final = 2
"""Tasks handed out for each process or thread, so that none waits for the next."""
_LOSSES: Final = 3
"""Processes that may die before the work is given up."""
_PATIENCE: Final = 20
"""Seconds to wait for the scheduler of a cluster."""


class ExecutorError(NotationError):
    """The processes or machines asked for cannot be had, or have been lost."""


@contextmanager
def executor(
    jobs: int, cluster: str | None = None
) -> Iterator[tuple[Executor, Callable[[], int]]]:
    """Open `jobs` processes or the cluster at an address, to do the work.

    With it comes how many tasks it should hold at the moment.  A cluster is any
    scheduler of dask.distributed whose workers have this program; it does a lost
    worker's task again by itself.  Raises `ExecutorError` if there is no such cluster,
    or no longer.
    """
    if cluster is not None:
        with _client(cluster) as client:
            pool = client.get_executor(pure=False, retries=_LOSSES)
            yield pool, partial(_cluster_width, client)
    else:
        # A fork would take threads and signal handlers of a window along.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context) as processes:
            yield processes, lambda: jobs * _AHEAD


def _cluster_width(client: Any) -> int:
    """Workers come and go: asked anew for every task."""
    try:
        threads: int = sum(client.nthreads().values())
    except OSError as error:
        raise CancelledError from error  # as tasks fare that a scheduler has lost
    return max(threads, 1) * _AHEAD


def results(
    function: Callable[..., _T],
    tasks: Sequence[Task],
    *,
    jobs: int = 1,
    cluster: str | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[_T]:
    """Do every task and yield what comes of each, in no particular order.

    Once `stop` says so, what has been begun is finished and nothing else begun.
    The tasks of a process that dies are done again by another; after some such
    losses `ExecutorError` is raised.
    """
    jobs = min(jobs, len(tasks))
    if cluster is None and jobs <= 1:
        for task in tasks:
            if stop():
                return
            yield function(*task)
        return
    left = dict(enumerate(tasks))
    for losses in range(_LOSSES + 1):
        try:
            with executor(jobs, cluster) as (pool, width):
                for number, result in _gathered(pool, function, left, width, stop):
                    del left[number]
                    yield result
        except BrokenExecutor as error:
            _log.warning("a process died; its work is done again")
            if losses == _LOSSES:
                raise ExecutorError(f"processes keep dying: {error}") from error
        else:
            return


def _gathered(
    pool: Executor,
    function: Callable[..., _T],
    tasks: dict[int, Task],
    width: Callable[[], int],
    stop: Callable[[], bool],
) -> Iterator[tuple[int, _T]]:
    """Hand out tasks, never more than a number at once, and gather their results."""
    waiting = list(tasks.items())[::-1]
    running: dict[Future[_T], int] = {}
    try:
        while waiting or running:
            if stop():
                waiting.clear()
            while waiting and len(running) < width():
                number, task = waiting.pop()
                running[pool.submit(function, *task)] = number
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        for future in running:
            future.cancel()


@contextmanager
def _client(address: str) -> Iterator[Any]:
    """Connect to a scheduler; raise `ExecutorError` with a readable message."""
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise ExecutorError(
            "a cluster needs dask.distributed: pip install 'canasta-qt[cluster]'"
        ) from None
    try:
        # Asked first, because a client made in vain takes most of a minute to end.
        importlib.import_module("distributed.comm").get_address_host_port(address)
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ExecutorError(f"no scheduler answers at {address}: {error}") from None
    with client:
        check_workers(client.run(program_version, on_error="return"))
        try:
            yield client
        except distributed.KilledWorker as error:
            raise ExecutorError(f"workers keep dying: {error}") from error
        except CancelledError as error:
            raise ExecutorError(f"the scheduler at {address} is gone") from error


def program_version() -> str:
    """The version of the program wherever this is called."""
    return __version__


def check_workers(versions: dict[str, Any]) -> None:
    """See that workers have this very program: others would play other games."""
    for worker, version in versions.items():
        if isinstance(version, Exception):
            raise ExecutorError(f"worker {worker} has no such program: {version}")
        if version != __version__:
            raise ExecutorError(
                f"worker {worker} has version {version}, not {__version__}"
            )


_CPU: Final = Path("/proc/cpuinfo")


@cache
def commit() -> str:
    """The commit of the checkout this runs in; empty where there is none.

    `-dirty` stands behind it if files differ from those of the commit.
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


def machine() -> str:
    """Cores, processor, interpreter and build in a few words."""
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    of = f"{cores} core{'' if cores == 1 else 's'} of {_processor()}"
    return f"{of}, {python}, {build_name()}"


def _processor() -> str:
    """The name of the processor, where the system tells it."""
    if _CPU.exists():
        for line in _CPU.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name" and value.strip():
                return value.strip()
    return platform.processor() or platform.machine()


_PARTS: Final = 10
"""Lines written where there is no terminal."""


@contextmanager
def progress(
    total: int, what: str, stream: TextIO | None = None
) -> Iterator[Callable[[int], object]]:
    """Show progress over so many units; what is yielded counts some more of them.

    On a terminal it is a bar with the time left, if tqdm is installed (it comes with
    the extra `cluster`), else one line that is written over.
    """
    stream = stream or sys.stderr
    if stream.isatty():
        try:
            tqdm = importlib.import_module("tqdm").tqdm
        except ImportError:
            pass  # a comfort only: the line says the same
        else:
            with tqdm(total=total, unit=f" {what}", file=stream) as bar:
                yield bar.update
            return
    yield ProgressLines(total, what, stream).count


class ProgressLines:
    """A line for every tenth of the work, or one line written over on a terminal."""

    def __init__(self, total: int, what: str, stream: TextIO) -> None:
        """Begin at zero of `total` units, named by `what`."""
        self._total: int = total
        self._what: str = what
        self._stream: TextIO = stream
        self._done: int = 0
        self._shown: int = 0
        self._watched: bool = stream.isatty()

    def count(self, units: int) -> None:
        """Count more units and report now and then."""
        self._done += units
        part = self._done * _PARTS // max(self._total, 1)
        if self._watched:
            end = "\n" if self._done >= self._total else ""
            self._stream.write(f"\r{self._done}/{self._total} {self._what}{end}")
        elif part > self._shown:
            self._stream.write(f"{self._done}/{self._total} {self._what}\n")
        self._shown = part
        self._stream.flush()
