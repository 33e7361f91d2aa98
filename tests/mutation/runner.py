"""Runs the tests against mutants, one forked process each.

The parent collects the tests and imports the program, but runs no test, so that every
child begins alike and warm.  A first child runs all tests and tells which lines each
of them runs; a mutant is then tried with the tests of its lines, until one fails.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import coverage
import pytest

from tests.mutation.operators import Mutant
from tests.tidy.source import CHECKOUT, PACKAGE

SLOWEST: Final = 0.5
"""Tests that take more seconds are left out."""

ENOUGH: Final = 5.0
"""Seconds of tests, the quickest first, after which a mutant is said to survive."""

_MEMORY: Final = 4 << 30
_KILLED: Final = 1
_SURVIVED: Final = 0
_BROKEN: Final = 3


@dataclass
class Result:
    """What became of the mutants of a run."""

    killed: list[Mutant] = field(default_factory=list)
    survived: list[Mutant] = field(default_factory=list)
    untested: set[str] = field(default_factory=set)
    """Texts of the survivors whose lines no test runs."""


@dataclass
class _Seen:
    """What the first child saw: the seconds of each test, the tests of each line."""

    seconds: dict[str, float]
    tests: dict[str, dict[int, list[str]]]
    failed: list[str]


class Trial:
    """A pytest plugin that tries mutants in place of running the tests once."""

    def __init__(
        self, trees: dict[str, ast.Module], chosen: list[Mutant], notes: Path
    ) -> None:
        self.result = Result()
        self._trees = trees
        self._chosen = chosen
        self._notes = notes
        self._kills: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every mutant with the tests collected."""
        modules = {name: _imported(name) for name in self._trees}
        functions = _functions()
        caches = [
            found
            for found in gc.get_objects()
            if isinstance(found, functools._lru_cache_wrapper)
        ]
        seen = self._seen(session)
        if seen.failed:
            say(f"fail without a mutant, and are left out: {seen.failed}\n")
        items = {
            item.nodeid: item
            for item in session.items
            if seen.seconds.get(item.nodeid, SLOWEST) < SLOWEST
            and item.nodeid not in seen.failed
        }
        gc.freeze()
        began = time.monotonic()
        for number, mutant in enumerate(self._chosen, start=1):
            names = self._tests(mutant, seen, items)
            chosen = [items[name] for name in names]
            plant = functools.partial(
                _plant, mutant, self._trees[mutant.module],
                modules[mutant.module], functions,
            )  # fmt: skip
            if self._is_killed(session, chosen, plant, caches, seen):
                self.result.killed.append(mutant)
                continue
            self.result.survived.append(mutant)
            if not names:
                self.result.untested.add(mutant.text)
            gone = time.monotonic() - began
            say(f"{number}/{len(self._chosen)} {gone:.0f} s  {_line(mutant, names)}\n")
        return True

    def _tests(
        self, mutant: Mutant, seen: _Seen, items: dict[str, pytest.Item]
    ) -> list[str]:
        """Return the tests of a mutant, the most promising first."""
        if mutant.head:
            lines = seen.tests.get(mutant.module, {})
            found = {name for line in mutant.lines for name in lines.get(line, ())}
        else:
            found = set(items)
        chosen: list[str] = []
        for name in sorted(found & items.keys(), key=lambda n: (seen.seconds[n], n)):
            chosen.append(name)
            if sum(seen.seconds[name] for name in chosen) > ENOUGH:
                break
        return sorted(chosen, key=lambda n: (-self._kills[n], seen.seconds[n], n))

    def _seen(self, session: pytest.Session) -> _Seen:
        """Run all tests once in a child."""
        if not self._notes.exists():
            say(f"running {len(session.items)} tests to learn what each one runs\n")
            child = os.fork()
            if child == 0:
                self._note(session)
                os._exit(0)
            assert os.waitpid(child, 0)[1] == 0, "the tests ended the process"
        noted: Any = json.loads(self._notes.read_text(encoding="utf-8"))
        tests = {
            name: {int(line): found for line, found in lines.items()}
            for name, lines in noted["tests"].items()
        }
        return _Seen(noted["seconds"], tests, noted["failed"])

    def _note(self, session: pytest.Session) -> None:
        files = {name: str(PACKAGE / name) for name in self._trees}
        watch = coverage.Coverage(
            data_file=None, include=list(files.values()), config_file=False
        )
        _be_quiet()
        seconds, failed = {}, []
        watch.start()
        for item in session.items:
            watch.switch_context(item.nodeid)
            began = time.process_time()
            if not _passes(session, item):
                failed.append(item.nodeid)
            seconds[item.nodeid] = time.process_time() - began
        watch.stop()
        data = watch.get_data()
        tests = {name: data.contexts_by_lineno(file) for name, file in files.items()}
        self._notes.parent.mkdir(parents=True, exist_ok=True)
        self._notes.write_text(
            json.dumps({"seconds": seconds, "tests": tests, "failed": failed}),
            encoding="utf-8",
        )

    def _is_killed(
        self,
        session: pytest.Session,
        items: list[pytest.Item],
        plant: functools.partial[None],
        caches: list[functools._lru_cache_wrapper[Any]],
        seen: _Seen,
    ) -> bool:
        """Try a mutant in a child of its own."""
        if not items:
            return False
        back, tell = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(back)
            code = _BROKEN
            try:
                os.setsid()
                resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
                _be_quiet()
                plant()
                for cache in caches:
                    cache.cache_clear()
                code = _tried(session, items, seen, tell)
            finally:
                os._exit(code)
        os.close(tell)
        with os.fdopen(back) as told:
            killer = told.read().splitlines()[-1:]
        status = os.waitpid(child, 0)[1]
        _end_group(child)
        if os.WIFEXITED(status):
            assert os.WEXITSTATUS(status) != _BROKEN, plant.args[0]
            if os.WEXITSTATUS(status) == _SURVIVED:
                return False
        self._kills.update(killer)
        return True


def _tried(
    session: pytest.Session, items: list[pytest.Item], seen: _Seen, tell: int
) -> int:
    for item in items:
        seconds = seen.seconds[item.nodeid]
        # An endless loop is ended by its own clock, a dead wait by that on the wall.
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 + 20 * seconds)
        signal.setitimer(signal.ITIMER_REAL, 60)
        # Only the last line counts; written before, because a signal may come.
        os.write(tell, f"{item.nodeid}\n".encode())
        if not _passes(session, item):
            return _KILLED
    return _SURVIVED


def _passes(session: pytest.Session, item: pytest.Item) -> bool:
    """Run one test and return whether it passed."""
    before = session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return session.testsfailed == before


def _imported(name: str) -> ModuleType:
    dotted = ".".join((PACKAGE / name).relative_to(CHECKOUT).with_suffix("").parts)
    return importlib.import_module(dotted.removesuffix(".__init__"))


def _functions() -> dict[tuple[str, int, str], list[FunctionType]]:
    """Return all functions of the program by file, line and name."""
    found: dict[tuple[str, int, str], list[FunctionType]] = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            code = function.__code__
            key = (code.co_filename, code.co_firstlineno, code.co_name)
            found.setdefault(key, []).append(function)
    return found


def _plant(
    mutant: Mutant,
    tree: ast.Module,
    module: ModuleType,
    functions: dict[tuple[str, int, str], list[FunctionType]],
) -> None:
    """Put a mutant into the running program."""
    assert module.__file__ is not None
    mutant.plant()
    if not mutant.head:
        _set_constant(mutant, tree, module)
        return
    whole = compile(tree, module.__file__, "exec", dont_inherit=True)
    name = mutant.function.rpartition(".")[2]
    code = _code(whole, mutant.head, name)
    originals = functions.get((module.__file__, mutant.head, name), [])
    assert originals, f"no function at {mutant.module}:{mutant.head} {name}"
    for function in originals:
        function.__code__ = code


def _code(whole: CodeType, head: int, name: str) -> CodeType:
    waiting = [whole]
    while waiting:
        code = waiting.pop()
        if code.co_firstlineno == head and code.co_name == name:
            return code
        waiting += [found for found in code.co_consts if isinstance(found, CodeType)]
    raise LookupError(f"{head} {name}")


def _set_constant(mutant: Mutant, tree: ast.Module, module: ModuleType) -> None:
    """Give a constant of a module another value, wherever its name was imported."""
    old = getattr(module, mutant.function)
    (value,) = (
        statement.value
        for statement in tree.body
        if isinstance(statement, ast.AnnAssign)
        and isinstance(statement.target, ast.Name)
        and statement.target.id == mutant.function
    )
    assert value is not None
    new = eval(compile(ast.Expression(value), "<mutant>", "eval"), vars(module))
    for name, other in list(sys.modules.items()):
        if name.startswith("canasta_qt"):
            held = vars(other)
            if mutant.function in held and held[mutant.function] is old:
                held[mutant.function] = new


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def _end_group(child: int) -> None:
    """End what the child left running."""
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        return


def _line(mutant: Mutant, tests: list[str]) -> str:
    survived = f"survived {len(tests)} tests" if tests else "is run by no test"
    return (
        f"canasta_qt/{mutant.module}:{mutant.lines.start} {mutant.function}: "
        f"{mutant.before}  ->  {mutant.after}  {survived}"
    )


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
