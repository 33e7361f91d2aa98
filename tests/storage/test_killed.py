"""A save that is killed at any point leaves a complete game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.game_files import GameStore
from tests.storage.samples import text

KILLED_AT_A_LINE = """
import os, signal, sys
from pathlib import Path
from canasta_qt.storage import atomic_file
from canasta_qt.storage.atomic_file import replace_file_text
from tests.storage.samples import text
from tests.storage.test_killed import store_with_a_game

new = text(None, saves=2, padding="y" * 40_000, last=2)

def save(folder, lines):
    def watch(frame, event, argument):
        nonlocal lines
        if frame.f_code.co_filename != atomic_file.__file__:
            return None
        if event == "line":
            lines -= 1
            if lines == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return watch

    game, record = store_with_a_game(folder).open_game("game-001")
    sys.settrace(watch)
    replace_file_text(game, new)
    os._exit(0)

for line in range(1, 100):
    folder = Path(sys.argv[1]) / f"{line:02}"
    folder.mkdir()
    child = os.fork()
    if child == 0:
        save(folder, line)
    if os.waitpid(child, 0)[1] == 0:
        break
"""


def store_with_a_game(folder: Path) -> GameStore:
    store = GameStore(folder)
    game = store.new_game_path()
    replace_file_text(game, text(None, saves=1, padding="x" * 40_000, last=1))
    return store


def saves_of(store: GameStore) -> int:
    """Open the game as the next start would; return the number of complete saves."""
    _, record = store.open_game("game-001")
    saves = record.private_fields["_saves"]
    assert record.private_fields["_last"] == saves
    assert len(record.private_fields["_padding"]) == 40_000
    assert isinstance(saves, int)
    return saves


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has no fork")
def test_a_program_killed_at_any_line_of_a_save_leaves_a_complete_game(
    tmp_path: Path,
) -> None:
    """The program is killed one line later each time, until a save succeeds."""
    kills = tmp_path / "kills"
    kills.mkdir()
    subprocess.run(
        [sys.executable, "-c", KILLED_AT_A_LINE, kills], check=True, timeout=600
    )
    outcomes = []
    for folder in sorted(kills.iterdir()):
        store = GameStore(folder)
        outcomes.append(saves_of(store))
        assert store.unfinished_games()[1] == []

    assert outcomes[-1] == 2
    assert outcomes == sorted(outcomes)  # the old game first, then only the new one
    assert outcomes.count(1) >= 5
