"""The window is painted before the game is loaded, and a card before the rest."""

import subprocess
import sys
import tempfile
from pathlib import Path

TELL = """
import sys
from pathlib import Path
from canasta_qt.__main__ import main
from canasta_qt.app.start.play import Opening

def tell(opening):
    names = [name for name in sys.modules if name.startswith("canasta_qt.")]
    print(*(name for name in names if not hasattr(sys.modules[name], "__path__")))
    sys.stdout.flush()
    opening.startup.window.close()
"""
TELL_SOURCES = """
import linecache

def tell(opening):
    print(*linecache.cache)
    sys.stdout.flush()
    opening.startup.window.close()
"""
AT_FIRST_PAINT = """
Opening.begin = tell
sys.exit(main(["--home", sys.argv[1]]))
"""
AT_FIRST_CARD = """
begin = Opening.begin

def begin_and_tell(opening):
    begin(opening)
    opening.program.table.viewport().grab()
    tell(opening)

Opening.begin = begin_and_tell
sys.exit(main(["--home", sys.argv[1], "--ruleset", "classic_4"]))
"""
NOT_YET = ("engine", "rules", "bots", "wording", "art.courts")
MOST = 35
"""Modules besides the packages, which hold a sentence each."""
NOT_FOR_A_CARD = (
    "bots.classic",
    "bots.estimates",
    "bots.search",
    "bots.variants",
    "app.menus.advice",
    "app.replay",
    "statistics",
    "windows.advice",
    "windows.help",
    "windows.house_rules",
    "windows.scores",
    "windows.statistics",
    "wording.rule_sheet",
    "wording.rules",
    "wording.scores",
)
MOST_FOR_A_CARD = 216


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


def test_no_source_is_read_beside_the_modules(tmp_path: Path) -> None:
    read = modules_loaded(TELL_SOURCES + AT_FIRST_CARD, str(tmp_path))

    folders = {Path(name).parent.name for name in read}
    assert folders.isdisjoint({"engine", "interaction", "items", "scene"})
