"""Unreadable games are set aside with a reason and overwrite nothing."""

import errno
import logging
import os
from pathlib import Path

import pytest

from canasta_qt.notation.record import NOT_A_GAME_TEXT, RecordError
from canasta_qt.storage import atomic_file
from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import StorageError
from canasta_qt.wording.errors import error_sentence
from tests.conftest import ExpectedLog
from tests.storage.samples import Broken, keep, names, posix, text

LONG = "1" * 5_000


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "names no format"),
        (text(None).encode()[:400], "not a Canasta game"),
        (b"format = 1\n\xff\xfe", "no text (line 2, column 1)"),
        (b"\x7fELF\x02\x01", "not a Canasta game"),
        (text(None).replace("classic_4", "clasic_4").encode(), "ruleset"),
        (
            text(None, hints=0).replace("_hints = 0", f"_hints = {LONG}").encode(),
            "(4300 digits)",
        ),
        (b"format = 1\n_a = " + b"[" * 99, "Invalid value (line 2, column 105)"),
        (
            b"format = 1\n" + b"_a." * 3_000 + b"b = 1",
            "too many dots (line 2, column 1)",
        ),
        (b"\0" * 99, "not a Canasta game"),
    ],
    ids=[
        "empty",
        "cut off",
        "no text",
        "a program",
        "another game",
        "digits",
        "brackets",
        "dots",
        "zeros",
    ],
)
def test_an_unreadable_saved_game_is_set_aside_with_its_reason(
    store: GameStore, content: bytes, reason: str, expected_log: ExpectedLog
) -> None:
    keep(store)
    (store.folder / "broken.canasta").write_bytes(content)
    expected_log("canasta.storage", "broken.canasta was set aside as broken.canasta")

    kept, complaints = store.unfinished_games()

    assert [game.name for game in kept] == ["game-001"]
    assert [str(each) for each in complaints] == [
        "The game “broken” cannot be read. "
        "It is now “set-aside/broken.canasta”, with the reason beside it."
    ]
    aside = store.folder / "set-aside"
    assert (aside / "broken.canasta").read_bytes() == content
    told = (aside / "broken.canasta.reason.txt").read_text(encoding="utf-8")
    assert reason in told
    assert store.unfinished_games()[1] == []


def test_a_game_that_cannot_be_replayed_can_be_set_aside(
    store: GameStore, expected_log: ExpectedLog
) -> None:
    name = keep(store, None)
    game, _ = store.open_game(name)
    expected_log("canasta.storage", "line 3: draw_first")

    said = store.set_game_aside(game, RecordError("line 3: draw_first"))

    assert "“set-aside/game-001.canasta”" in str(said)
    assert names(store) == []


@pytest.mark.parametrize(
    ("taken", "new"),
    [
        (
            "game-001.canasta",
            {"game-001 (2).canasta", "game-001 (2).canasta.reason.txt"},
        ),
        (
            "game-001.canasta.reason.txt",
            {"game-001.canasta", "game-001.canasta.reason (2).txt"},
        ),
    ],
    ids=["game", "reason"],
)
def test_a_game_set_aside_overwrites_no_earlier_one(
    store: GameStore, expected_log: ExpectedLog, taken: str, new: set[str]
) -> None:
    expected_log("canasta.storage", "was set aside")
    folder = store.folder / "set-aside"
    folder.mkdir()
    (folder / taken).write_text("mine", encoding="utf-8")
    game = store.new_game_path()
    replace_file_text(game, text(None))

    store.set_game_aside(game, RecordError("the rules say no"))

    assert (folder / taken).read_text(encoding="utf-8") == "mine"
    assert {path.name for path in folder.iterdir()} == {taken} | new


@posix
def test_a_damaged_game_with_a_name_that_is_not_utf_8_is_set_aside(
    store: GameStore, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "was set aside")
    (store.folder / os.fsdecode(b"caf\xe9.canasta")).write_bytes(b"one")

    store.unfinished_games()

    assert store.unfinished_games() == ([], [])


def test_a_damaged_game_that_cannot_be_set_aside_is_logged(
    store: GameStore, broken: Broken, caplog: pytest.LogCaptureFixture
) -> None:
    path = store.folder / "broken.canasta"
    path.write_bytes(b"one")
    broken(Path, "rename")

    with caplog.at_level(logging.INFO, "canasta.storage"):
        _, (complaint,) = store.unfinished_games()

    assert error_sentence(complaint) == (
        f"“broken.canasta” cannot be opened. {NOT_A_GAME_TEXT}"
    )
    assert path.read_bytes() == b"one"
    there = store.folder / "set-aside" / "broken.canasta"
    assert caplog.messages == [
        "broken.canasta stays where it is: "
        f"You have no permission to write “{there}”. Permission denied."
    ]


def test_a_game_set_aside_keeps_its_reason_when_the_disk_then_fails(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> None:
        if not game.exists():
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    game = store.new_game_path()
    replace_file_text(game, text(None))
    monkeypatch.setattr(atomic_file, "sync_folder", fail)

    with pytest.raises(StorageError, match="could not be written"):
        store.set_game_aside(game, RecordError("the rules say no"))

    assert sorted(path.name for path in (store.folder / "set-aside").iterdir()) == [
        "game-001.canasta",
        "game-001.canasta.reason.txt",
    ]


def test_no_reason_is_written_for_a_game_that_cannot_be_set_aside(
    store: GameStore, broken: Broken
) -> None:
    game = store.new_game_path()
    replace_file_text(game, text(None))
    broken(Path, "rename")

    with pytest.raises(StorageError, match="permission to write"):
        store.set_game_aside(game, RecordError("the rules say no"))

    assert game.exists()
    assert list((store.folder / "set-aside").iterdir()) == []
