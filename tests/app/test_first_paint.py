"""The window is painted before the game is loaded."""

import subprocess
import sys
import tempfile

PROGRAM = """
import sys
from pathlib import Path
from canasta_qt.__main__ import main
from canasta_qt.app.start.play import Opening

def tell(opening):
    names = [name for name in sys.modules if name.startswith("canasta_qt.")]
    print(*(name for name in names if not hasattr(sys.modules[name], "__path__")))
    sys.stdout.flush()
    opening.startup.window.close()

Opening.begin = tell
sys.exit(main(["--home", sys.argv[1]]))
"""
NOT_YET = ("engine", "rules", "bots", "wording", "art.courts")
MOST = 35
"""Modules besides the packages, which hold a sentence each."""


def modules_at_first_paint(home: str) -> list[str]:
    command = [sys.executable, "-c", PROGRAM, home]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_few_modules_are_loaded_before_the_first_paint() -> None:
    with tempfile.TemporaryDirectory() as home:
        loaded = modules_at_first_paint(home)

    early = tuple(f"canasta_qt.{each}." for each in NOT_YET)
    assert [name for name in loaded if name.startswith(early)] == []
    assert "canasta_qt.app.start.startup" in loaded
    assert len(loaded) <= MOST, loaded
