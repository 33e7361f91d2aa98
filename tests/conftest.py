"""Fixtures for every test: no display, no files outside, no unexpected message."""

import gc
import logging
import multiprocessing
import os
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partialmethod
from pathlib import Path
from typing import TYPE_CHECKING, Final

import hypothesis
import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.overrides import override

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# Qt reads this once, when the first QGuiApplication is made; a session variable of
# the developer's desktop must not decide how the tests run.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("CANASTA_TEST_PLATFORM", "offscreen")

# Nor must its setting for animations.
os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"

# Nor must each worker and each started program compile all modules again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Nor must its language.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# Its helpers assert for the tests; rewritten, a failure shows both values.
pytest.register_assert_rewrite("tests.positions")

_PATIENCE_MS: Final = 120_000
"""Only an event that never comes takes this long."""

hypothesis.settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=60, print_blob=True
)
hypothesis.settings.register_profile("nightly", deadline=None, max_examples=2000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


class PatientQtBot(QtBot):
    """Waits for an event as long as necessary on a slow machine."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=_PATIENCE_MS)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=_PATIENCE_MS)
    waitSignals = partialmethod(QtBot.waitSignals, timeout=_PATIENCE_MS)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=_PATIENCE_MS)


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> Iterator[QtBot]:
    """Replace pytest-qt's fixture by one that waits longer.

    Windows end with their test: the next test would see what they paint. A mouse button
    that a test ends with is released: Qt would give what the mouse does in the next
    test to the widget that was pressed.
    """
    yield PatientQtBot(request)
    for each in qapp.topLevelWidgets():
        if each.parent() is None:
            each.hide()
            each.deleteLater()
    if qapp.mouseButtons():
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QWidget

        window = QWidget()
        window.show()
        for button in qapp.mouseButtons():
            QTest.mouseRelease(window, button)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this suite."""
    group = parser.getgroup("canasta")
    group.addoption(
        "--update-transcripts",
        action="store_true",
        help="rewrite the golden transcripts; review the difference",
    )
    group.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the digests of tests/golden; compare two whole dumps first",
    )
    group.addoption(
        "--nightly", action="store_true", help="run nightly tests and every case too"
    )


def pytest_xdist_auto_num_workers() -> int:
    """Return four workers more than there are cores: many tests wait for movements."""
    return (os.cpu_count() or 1) + 4


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out the tests marked nightly, and all but one in n of sampled cases.

    The files of `tests/hand`, whose tests wait half of their time, are spread evenly
    among the others: each worker gets some from the start, and none is left with them.
    """
    if not config.getoption("--nightly"):
        seen: Counter[str] = Counter()
        later = {item for item in items if _is_nightly(item, seen)}
        config.hook.pytest_deselected(items=list(later))
        items[:] = [item for item in items if item not in later]
    total = Counter(map(_is_by_hand, items))
    done: Counter[bool] = Counter()
    place: dict[Path, float] = {}
    for item in items:
        kind = _is_by_hand(item)
        place.setdefault(item.path, done[kind] / total[kind])
        done[kind] += 1
    items.sort(key=lambda item: place[item.path])


def pytest_collection_finish() -> None:
    """Let the garbage collector skip what lasts as long as the run: modules, tests."""
    gc.freeze()


def _is_by_hand(item: pytest.Item) -> bool:
    return item.path.parent.name == "hand"


def _is_nightly(item: pytest.Item, seen: Counter[str]) -> bool:
    """Whether a test runs only nightly; counts the cases of sampled functions."""
    if item.get_closest_marker("nightly"):
        return True
    sample = item.get_closest_marker("sample")
    if sample is None:
        return False
    function = item.nodeid.partition("[")[0]
    seen[function] += 1
    return bool((seen[function] - 1) % sample.args[0])


@pytest.fixture
def update_transcripts(request: pytest.FixtureRequest) -> bool:
    """Whether golden transcripts are rewritten instead of compared."""
    return bool(request.config.getoption("--update-transcripts"))


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden digests are rewritten instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture(scope="session")
def qapp_cls() -> "type[QApplication]":
    """The class of the program's application."""
    from canasta_qt.app.start.startup import Application

    return Application


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """The application in the typefaces of the program, whatever the machine has."""
    from canasta_qt.art.typefaces import program_font

    qapp.setFont(program_font(bundled=True))
    return qapp


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the homes of all tests."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def canasta_home(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home of its own for every test; nothing outside it is written.

    Most tests use no file: `tmp_path` takes longer to make than they last.
    """
    home = Path(tempfile.mkdtemp(dir=homes))
    monkeypatch.setenv("CANASTA_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def children_before() -> Iterator[None]:
    """Fail a test that leaves a process behind, instead of a later test."""
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


@dataclass
class ExpectedLog:
    """Warnings that a test expects: `expected_log("canasta.storage", "set aside")`.

    Each expected record must occur, and no other of level WARNING or above.
    """

    wanted: list[tuple[str, str]] = field(default_factory=list)
    records: list[logging.LogRecord] = field(default_factory=list)

    def __call__(self, topic: str, pattern: str) -> None:
        self.wanted.append((topic, pattern))

    def complaints(self) -> list[str]:
        """Return the unexpected records, and the expected ones that are missing."""
        said = [(record.name, record.getMessage()) for record in self.records]
        stray = [
            f"unexpected log record of {name}: {message}"
            for name, message in said
            if not any(self._fits(want, (name, message)) for want in self.wanted)
        ]
        missing = [
            f"no log record of {want[0]} matches {want[1]!r}"
            for want in self.wanted
            if not any(self._fits(want, record) for record in said)
        ]
        return stray + missing

    @staticmethod
    def _fits(want: tuple[str, str], record: tuple[str, str]) -> bool:
        return want[0] == record[0] and re.search(want[1], record[1]) is not None


class _Collector(logging.Handler):
    """Keeps the records of level WARNING and above."""

    def __init__(self, into: list[logging.LogRecord]) -> None:
        super().__init__(logging.WARNING)
        self.into = into

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self.into.append(record)


@pytest.fixture(autouse=True)
def expected_log() -> Iterator[ExpectedLog]:
    """Fail a test on a warning of the program that it does not expect."""
    expected = ExpectedLog()
    collector = _Collector(expected.records)
    logger = logging.getLogger("canasta")
    logger.addHandler(collector)
    yield expected
    logger.removeHandler(collector)
    complaints = expected.complaints()
    assert not complaints, "\n".join(complaints)
