"""Games written by another program or by hand."""

import os
from pathlib import Path

import pytest

from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.game_files import ENDED_FIELD, GameStore, NewerGameError
from canasta_qt.storage.paths import StorageError
from tests.storage.samples import keep, posix, record, text


def test_a_game_of_a_newer_version_stays_and_opens_after_an_update(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    (store.folder / "game-001.canasta").write_text(text(None), encoding="utf-8")
    newer = store.folder / "later.canasta"
    newer.write_text(text(None).replace("format = 1", "format = 2"), encoding="utf-8")

    for _ in range(2):
        kept, (complaint,) = store.unfinished_games()
        assert [game.name for game in kept] == ["game-001"]
        assert isinstance(complaint, NewerGameError)
        assert complaint.name == "later"
        assert "newer version of Canasta" in str(complaint)
    with pytest.raises(NewerGameError):
        store.open_game("later")
    assert newer.exists()

    monkeypatch.setattr("canasta_qt.notation.record.RECORD_FORMAT", 2)
    _, found = store.open_game("later")
    assert found == record(None)


def test_a_saved_game_may_have_a_byte_order_mark_and_any_line_endings(
    store: GameStore,
) -> None:
    changed = "\ufeff" + text(None).replace("\n", "\r\n")
    (store.folder / "edited.canasta").write_bytes(changed.encode())

    _, found = store.open_game("edited")

    assert found == record(None)


@posix
def test_folders_pipes_and_broken_links_are_not_listed_as_games(
    store: GameStore,
) -> None:
    name = keep(store, None)
    os.mkfifo(store.folder / "pipe.canasta")
    (store.folder / "folder.canasta").mkdir()
    (store.folder / "round.canasta").symlink_to("round.canasta")
    (store.folder / "nowhere.canasta").symlink_to("gone")

    kept, complaints = store.unfinished_games()

    assert [game.name for game in kept] == [name]
    assert complaints == []
    with pytest.raises(StorageError, match="is a pipe, a socket or a device"):
        store.open_game("pipe")


@posix
def test_saving_a_game_behind_a_symbolic_link_writes_its_target(
    store: GameStore, tmp_path: Path
) -> None:
    target = tmp_path / "mine" / "sunday.canasta"
    target.parent.mkdir()
    target.write_text(text(None), encoding="utf-8")
    link = store.folder / "sunday.canasta"
    link.symlink_to(os.path.relpath(target, store.folder))

    game, _ = store.open_game("sunday")
    replace_file_text(game, text((5, 5), None))

    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == text((5, 5), None)
    assert sorted(target.parent.iterdir()) == [target]
    moved = store.finish_game(game)
    assert moved.read_text(encoding="utf-8") == text((5, 5), None)
    assert not link.is_symlink()
    assert target.exists()


def test_a_copy_of_a_given_up_game_can_be_continued(
    store: GameStore, tmp_path: Path
) -> None:
    source = tmp_path / "old.canasta"
    source.write_text(text(None, ended="2026-01-01T12:00:00+00:00"), encoding="utf-8")

    game, found = store.import_record(store.read_game(source))

    assert ENDED_FIELD not in found.private_fields
    assert [kept.name for kept in store.unfinished_games()[0]] == [game.stem]


def test_finishing_a_game_without_permission_is_an_error_and_retried_later(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = os.rename

    def rename(path: Path, target: Path) -> None:
        if "finished" in str(target):
            raise PermissionError(13, "Permission denied", str(path))
        really(path, target)

    game = store.new_game_path()
    replace_file_text(game, text((5010, 20), ended="2026-01-01T12:00:00+00:00"))
    with monkeypatch.context() as broken:
        broken.setattr(os, "rename", rename)
        with pytest.raises(StorageError, match=r"permission to write “.*finished"):
            store.finish_game(game)
        kept, (complaint,) = store.unfinished_games()
        assert kept == []
        assert "permission to write" in str(complaint)

    assert store.unfinished_games() == ([], [])
    assert (store.folder / "finished" / game.name).exists()
