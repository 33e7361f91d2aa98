import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_qt.storage.atomic_file import UNFINISHED, read_text, write_whole
from canasta_qt.storage.errors import StorageError, Trouble


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "folder"
    made.mkdir()
    return made


def test_what_is_written_is_read_again(folder: Path) -> None:
    path = folder / "game.canasta"

    write_whole(path, "Tomás 7♣\n")
    write_whole(path, "Tomás 7♣\nand more\n")

    assert read_text(path) == "Tomás 7♣\nand more\n"
    assert [file.name for file in folder.iterdir()] == ["game.canasta"]


def test_line_ends_are_kept_as_they_are(folder: Path) -> None:
    path = folder / "game.canasta"

    write_whole(path, "one\ntwo\r\n")

    assert path.read_bytes() == b"one\ntwo\r\n"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_says_so(
    step: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "game.canasta"
    write_whole(path, "old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(StorageError) as caught:
        write_whole(path, "new")

    assert caught.value.trouble is Trouble.DISK_FULL
    assert str(caught.value) == (
        "The disk is full: “game.canasta” could not be saved. "
        "What was saved before is still there."
    )
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in folder.iterdir()] == ["game.canasta"]


LIMITED = """
import resource, sys
from pathlib import Path
from canasta_qt.storage.atomic_file import write_whole
from canasta_qt.storage.errors import StorageError
path = Path(sys.argv[1])
write_whole(path, "old")
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_whole(path, "new" * 1000)
except StorageError as error:
    print(error.trouble)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_write_that_breaks_off_half_way_leaves_the_old_file(folder: Path) -> None:
    """The system really refuses after 1,000 bytes here; nothing is simulated."""
    path = folder / "game.canasta"

    said = subprocess.run(
        [sys.executable, "-c", LIMITED, path],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert said.stdout == "disk_full\n"
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in folder.iterdir()] == ["game.canasta"]


def test_other_trouble_names_the_file_and_the_systems_reason(folder: Path) -> None:
    path = folder / "no" / "game.canasta"

    with pytest.raises(StorageError, match=r"game\.canasta” could not be written: ."):
        write_whole(path, "text")


def test_a_left_over_of_a_killed_program_is_overwritten(folder: Path) -> None:
    path = folder / "game.canasta"
    path.with_name(path.name + UNFINISHED).write_text("ha", encoding="utf-8")

    write_whole(path, "whole")

    assert read_text(path) == "whole"
    assert [file.name for file in folder.iterdir()] == ["game.canasta"]


def test_a_missing_file_says_so(folder: Path) -> None:
    with pytest.raises(StorageError) as caught:
        read_text(folder / "none.canasta")

    assert caught.value.trouble is Trouble.NO_SUCH_GAME
