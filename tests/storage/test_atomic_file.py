import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from canasta_qt.outside_text import MAX_GAME_BYTES, MAX_TEXT_BYTES
from canasta_qt.storage.atomic_file import (
    UNFINISHED_SUFFIX,
    move_into_folder,
    read_text,
    replace_file_text,
)
from canasta_qt.storage.paths import NoSuchFileError, StorageError
from canasta_qt.wording.errors import error_sentence
from tests.processes import run_python
from tests.storage.samples import posix


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "folder"
    made.mkdir()
    return made


def test_a_written_text_is_read_back(folder: Path) -> None:
    path = folder / "game.canasta"

    replace_file_text(path, "Tomás 7♣\n")
    replace_file_text(path, "Tomás 7♣\nand more\n")

    assert read_text(path) == "Tomás 7♣\nand more\n"
    assert [file.name for file in folder.iterdir()] == ["game.canasta"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_is_an_error_and_leaves_the_old_file(
    step: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "game.canasta"
    replace_file_text(path, "old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(StorageError) as caught:
        replace_file_text(path, "new")

    assert str(caught.value) == (
        "The disk is full: “game.canasta” was not saved. "
        "The version saved before is still there."
    )
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in folder.iterdir()] == ["game.canasta"]


LIMITED = """
import resource, sys
from pathlib import Path
from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.paths import StorageError
path = Path(sys.argv[1])
replace_file_text(path, "old")
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    replace_file_text(path, "new" * 1000)
except StorageError as error:
    print(error)
"""


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows cannot limit how much a process writes"
)
def test_an_interrupted_write_leaves_the_old_file(folder: Path) -> None:
    """The operating system refuses to write more than 1,000 bytes."""
    path = folder / "game.canasta"

    said = run_python("-c", LIMITED, path)

    assert said.stdout.startswith("The disk is full: ")
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in folder.iterdir()] == ["game.canasta"]


@pytest.fixture
def synchronized_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, list[str]]]:
    """Return the synchronized data and the files in the folder at that moment."""
    done: list[tuple[str, list[str]]] = []
    really = os.fsync

    def fsync(number: int) -> None:
        found = os.fstat(number)
        if stat.S_ISDIR(found.st_mode):
            named = [
                path.name
                for path in (folder, *folder.iterdir())
                if path.is_dir() and os.path.samestat(path.stat(), found)
            ]
            what = f"folder {named[0]}"
        else:
            what = f"{found.st_size} bytes"
        done.append((what, sorted(path.name for path in folder.iterdir())))
        really(number)

    monkeypatch.setattr(os, "fsync", fsync)
    return done


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no way to force a folder to the disk"
)
def test_the_new_text_is_synchronized_to_disk_before_it_replaces_the_old(
    folder: Path, synchronized_files: list[tuple[str, list[str]]]
) -> None:
    replace_file_text(folder / "game.canasta", "12345")

    assert synchronized_files == [
        ("5 bytes", ["game.canasta.new"]),
        ("folder folder", ["game.canasta"]),
    ]


def test_a_file_moved_into_a_folder_overwrites_no_earlier_file(folder: Path) -> None:
    kept = []
    for content in ("one", "two", "three"):
        (folder / "game.canasta").write_text(content, encoding="utf-8")
        kept.append(move_into_folder(folder / "game.canasta", folder / "away"))

    assert [path.name for path in kept] == [
        "game.canasta",
        "game (2).canasta",
        "game (3).canasta",
    ]
    assert [path.read_text(encoding="utf-8") for path in kept] == [
        "one",
        "two",
        "three",
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("folder", "“{}” is a folder, not a file."),
        ("pipe", "“{}” is a pipe, a socket or a device, not a file."),
        ("zero", "“{}” is a pipe, a socket or a device, not a file."),
        ("none", "There is no file “{}”."),
        ("x" * 300, "“{}” could not be read: File name too long."),
        ("nul\0", "“{}” cannot be the name of a file."),
    ],
    ids=lambda name: name[:8].rstrip("\0"),
)
@posix
def test_reading_a_folder_a_pipe_or_a_device_is_an_error_that_says_so(
    folder: Path, name: str, said: str
) -> None:
    """Without waiting for a pipe or reading a device."""
    (folder / "folder").mkdir()
    os.mkfifo(folder / "pipe")
    (folder / "zero").symlink_to("/dev/zero")

    with pytest.raises(StorageError) as caught:
        read_text(folder / name)

    assert str(caught.value) == said.format(folder / name)
    assert isinstance(caught.value, NoSuchFileError) is (name == "none")


@posix
def test_a_file_name_that_is_not_utf_8_can_be_read(folder: Path) -> None:
    path = folder / os.fsdecode(b"caf\xe9.canasta")
    path.write_text("text")

    assert read_text(path) == "text"
    path.unlink()
    with pytest.raises(NoSuchFileError) as caught:
        read_text(path)
    assert "caf" in error_sentence(caught.value).encode().decode()


def test_a_file_larger_than_its_limit_is_refused(folder: Path) -> None:
    path = folder / "game.canasta"
    for most in (MAX_TEXT_BYTES, MAX_GAME_BYTES):
        path.write_bytes(b" " * most)
        assert len(read_text(path, most)) == most

        path.write_bytes(b" " * (most + 1))
        with pytest.raises(StorageError, match=f"has more than {most} bytes"):
            read_text(path, most)


@posix
def test_a_file_that_another_program_is_writing_is_not_removed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = folder / f"game.canasta{UNFINISHED_SUFFIX}"
    beside.write_text("another's")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(StorageError):
        replace_file_text(folder / "game.canasta", "mine")

    monkeypatch.undo()
    assert beside.read_text() == "another's"
