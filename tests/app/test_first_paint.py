"""The window is painted before the game is loaded, and a card before the rest."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from enum import KEEP, Enum, EnumMeta, Flag, IntEnum, IntFlag
from pathlib import Path
from typing import Any

import pytest
from PySide6 import QtCore, QtGui, QtWidgets

from canasta_qt.app.start import quick_imports

TELL = """
import os, sys
from canasta_qt.__main__ import main
import canasta_qt.app.verbs
from canasta_qt.app.start import quick_imports

def tell(opening):
    given = {*sys.stdlib_module_names, "__main__", "PySide6", "shiboken6"}
    given |= {"shibokensupport", "signature_bootstrap", "__feature__"}  # PySide's too
    given -= {"_hashlib", "socket", "tomllib"}  # they take long
    names = [name for name in sys.modules if name.partition(".")[0] not in given]
    print(*(name for name in names if not hasattr(sys.modules[name], "__path__")))
    sys.stdout.flush()
    os._exit(0)
"""
TELL_SOURCES = """
import linecache

def tell(opening):
    print(*linecache.cache)
    sys.stdout.flush()
    os._exit(0)
"""
AT_FIRST_PAINT = """
quicken = quick_imports.quicken_pyside

def quicken_and_wait():
    quicken()
    from canasta_qt.app.start.play import Opening

    Opening.begin = tell

quick_imports.quicken_pyside = quicken_and_wait
sys.exit(main(["--home", sys.argv[1]]))
"""
AT_FIRST_CARD = """
quicken = quick_imports.quicken_pyside

def quicken_and_wait():
    quicken()
    from canasta_qt.app.start.play import Opening

    begin = Opening.begin

    def begin_and_tell(opening):
        from canasta_qt.table.view import TableView

        paint = TableView.paintEvent

        def paint_and_tell(table, event):
            paint(table, event)
            if table.scene().picture is not None:
                tell(opening)

        TableView.paintEvent = paint_and_tell
        begin(opening)

    Opening.begin = begin_and_tell

quick_imports.quicken_pyside = quicken_and_wait
sys.exit(main(["--home", sys.argv[1], "--ruleset", "classic_4"]))
"""
BY_AND_BY = """
import sys
import multiprocessing.connection, socket, subprocess  # for the bots, before that
from canasta_qt.app.start import program
from canasta_qt.app.start.quick_imports import load_one_more

loaded = len(sys.modules)
while load_one_more():
    print(len(sys.modules) - loaded)
    loaded = len(sys.modules)
"""
ENUMS = """
from enum import EnumMeta

made = []
standard = EnumMeta._create_
EnumMeta._create_ = lambda *what, **how: made.append(what) or standard(*what, **how)
from canasta_qt.app.start.quick_imports import quicken_pyside

made.clear()
quicken_pyside()
from PySide6.QtCore import Qt

print(len(Qt.Key), len(made))
"""
STUBS = """
import builtins

standard = compile
from canasta_qt.app.start.quick_imports import quicken_pyside

quicken_pyside()
from PySide6.QtCore import QPoint
from PySide6.support.signature.lib import enum_sig, pyi_generator, tool

print([name for name in dir(enum_sig) + dir(pyi_generator) if name[0] != "_"])
print(tool.build_brace_pattern.__name__, compile is standard)
try:
    QPoint("word")
except TypeError as error:
    print(error)
"""
NOT_YET = ("engine", "rules", "bots", "wording", "art.courts")
KNOWN_BEFORE = {"options.py", "quick_imports.py", "verbs.py", "__init__.py"}
"""Loaded before PySide is told to read no sources."""
MOST = 36
"""Modules besides the packages, which hold a sentence each; of others too, but Qt."""
NOT_FOR_A_CARD = (
    "bots.classic",
    "bots.estimates",
    "bots.search",
    "bots.variants",
    "app.game.sound",
    "app.menus.advice",
    "app.replay",
    "app.settings.file_dialogs",
    "statistics",
    "table.overlay.question_boxes",
    "table.watched_view",
    "windows.advice",
    "windows.help",
    "windows.house_rules",
    "windows.kept",
    "windows.score_card",
    "windows.scores",
    "windows.side_panel",
    "windows.statistics",
    "windows.widgets.parts",
    "windows.widgets.scrolling",
    "wording.rule_sheet",
    "wording.rules",
    "wording.scores",
)
MOST_FOR_A_CARD = 197
MOST_AT_ONCE = 12


def modules_loaded(program: str, home: str) -> list[str]:
    command = [sys.executable, "-c", TELL + program, home]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.split()


def loaded_of(packages: tuple[str, ...], loaded: list[str]) -> list[str]:
    heads = tuple(f"canasta_qt.{each}." for each in packages)
    return [name for name in loaded if f"{name}.".startswith(heads)]


def test_few_modules_are_loaded_before_the_first_paint() -> None:
    with tempfile.TemporaryDirectory() as home:
        loaded = modules_loaded(AT_FIRST_PAINT, home)

    assert loaded_of(NOT_YET, loaded) == []
    assert "canasta_qt.app.start.startup" in loaded
    assert len(loaded) <= MOST, loaded


def test_nothing_but_the_table_is_loaded_for_the_first_card() -> None:
    with tempfile.TemporaryDirectory() as home:
        loaded = modules_loaded(AT_FIRST_CARD, home)

    assert loaded_of(NOT_FOR_A_CARD, loaded) == []
    assert "canasta_qt.table.items.card_item" in loaded
    assert len(loaded) <= MOST_FOR_A_CARD, loaded


def test_what_nobody_has_asked_for_is_loaded_in_small_parts() -> None:
    """Issue 11, 2: no pass above 16 ms; sixteen modules at once took 12 of them."""
    command = [sys.executable, "-c", BY_AND_BY]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    parts = [int(part) for part in done.stdout.split()]

    assert max(parts) <= MOST_AT_ONCE
    assert sum(parts) > 5 * MOST_AT_ONCE


def qt_enums() -> Iterator[Any]:
    modules: tuple[Any, ...] = (QtCore, QtGui, QtWidgets)
    loaded = [getattr(module, name) for module in modules for name in dir(module)]
    for each in filter(lambda each: isinstance(each, type), loaded):
        yield from (
            own for own in (each, *vars(each).values()) if isinstance(own, EnumMeta)
        )


def told(made: Any) -> list[object]:
    """All that can be asked of an enumeration and its values."""
    told: list[object] = [
        list(map(repr, made)),
        [(name, repr(each), str(each)) for name, each in made.__members__.items()],
        list(made._value2member_map_),
        [vars(each).keys() for each in made],
        [isinstance(each, int) and each + 1 for each in made],
        {name for name in vars(made) if name != "__reduce_ex__"},
    ]
    if issubclass(made, Flag) and len(made):
        values = {0, 1, 3, 7, *(each.value for each in made.__members__.values())}
        told += [(repr(made(each)), str(~made(each))) for each in values if each >= 0]
        told += map(repr, made(sum(each.value for each in made)))
    return told


def test_a_quick_enumeration_is_what_python_makes() -> None:
    kinds = set()
    for each in qt_enums():
        kind = each.mro()[1]
        kinds.add(kind)
        members = [(name, member.value) for name, member in each.__members__.items()]
        asked = (kind, each.__name__, members)

        quick = quick_imports.quick_enum(*asked, boundary=KEEP)

        assert told(quick) == told(quick_imports.standard_enum(*asked, boundary=KEEP))
    assert kinds >= {Enum, IntEnum, Flag, IntFlag}


def as_asked(*what: object, **_how: object) -> tuple[object, ...]:
    return what


@pytest.mark.parametrize("name", ["", "mro", "_odd", "name", "real", "__len__"])
def test_an_enumeration_with_odd_names_is_left_to_python(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (IntEnum, "Odd", [("Plain", 1), (name, 2)])
    monkeypatch.setattr(quick_imports, "standard_enum", as_asked)

    assert quick_imports.quick_enum(*asked, boundary=KEEP) == asked


def test_an_enumeration_that_qt_does_not_ask_for_is_left_to_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = (Enum, "Own", [("Plain", 1)])
    monkeypatch.setattr(quick_imports, "standard_enum", as_asked)

    assert quick_imports.quick_enum(*asked) == asked
    assert quick_imports.quick_enum(*asked, boundary=KEEP, type=int) == asked


def test_all_of_qts_enumerations_are_quick() -> None:
    command = [sys.executable, "-c", ENUMS]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    keys, standard = map(int, done.stdout.split())

    assert keys > 400
    assert standard == 0


def test_what_writes_stubs_is_not_compiled() -> None:
    """What tells a wrong call needs the rest of it."""
    command = [sys.executable, "-c", STUBS]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    unused, used, *told = done.stdout.splitlines()

    assert unused == "[]"
    assert used == "build_brace_pattern True"
    assert "  PySide6.QtCore.QPoint.__init__(xpos: int, ypos: int, /)" in told


def test_no_source_is_read_beside_the_modules(tmp_path: Path) -> None:
    read = modules_loaded(TELL_SOURCES + AT_FIRST_CARD, str(tmp_path))

    ours = [name for name in read if "canasta_qt" in Path(name).parts]
    assert {Path(name).name for name in ours} <= KNOWN_BEFORE
