import errno
import os
from pathlib import Path

import pytest

from canasta_qt.app.menus.saved_game_rows import saved_game_row
from canasta_qt.notation.record import parse_record
from canasta_qt.storage.atomic_file import UNFINISHED_SUFFIX, replace_file_text
from canasta_qt.storage.game_files import GameStore, check_game_exists
from canasta_qt.storage.paths import NoSuchFileError, StorageError, file_name_from_text
from tests.storage.samples import Broken, keep, names, record, text


def test_a_saved_game_is_listed_with_its_round_and_totals(store: GameStore) -> None:
    keep(store, (620, 1105), (1985, 2410), None)

    (game,), complaints = store.unfinished_games()

    row = saved_game_row(game, here=True)
    assert row.title.startswith("Classic, four players with ")
    assert row.details == "Round 3, 1,985 : 2,410 · on the table now"
    assert complaints == []


def test_a_renamed_game_keeps_its_file_date_and_moves(store: GameStore) -> None:
    name = keep(store, (620, 1105), None)
    path = store.folder / f"{name}.canasta"
    os.utime(path, (1_000_000, 1_000_000))

    store.rename_game(name, "With Ruth")

    ((game,), _) = store.unfinished_games()
    assert (game.name, game.record.game_name) == (name, "With Ruth")
    assert game.save_time.timestamp() == 1_000_000
    assert parse_record(text((620, 1105), None)) == parse_record(
        path.read_text(encoding="utf-8")
    ).with_game_name("")


def test_saved_games_are_listed_with_the_last_saved_first(store: GameStore) -> None:
    for saved in (1001, 1003, 1002):
        os.utime(store.folder / f"{keep(store)}.canasta", (saved, saved))

    assert names(store) == ["game-002", "game-003", "game-001"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Sunday", "Sunday"),
        ("../../etc/passwd", "etc passwd"),
        ("a/b\\c:d*e?f", "a b c d e f"),
        ("", "game"),
        ("...", "game"),
        ("CON", "CON game"),
        ("com1.txt", "com1.txt game"),
        ("x" * 200, "x" * 60),
        ("Пасьянс 7♣", "Пасьянс 7♣"),
    ],
)
def test_any_name_becomes_a_file_name_valid_on_every_system(
    text: str, name: str
) -> None:
    assert file_name_from_text(text) == name


def test_the_name_of_a_finished_game_is_not_used_again(store: GameStore) -> None:
    for folder in ("", "finished", "given-up"):
        (store.folder / folder).mkdir(exist_ok=True)
    (store.folder / "game-001.canasta").touch()
    (store.folder / "finished" / "game-002.canasta").touch()
    (store.folder / "given-up" / "game-003.canasta").touch()

    assert store.new_game_path().stem == "game-004"


@pytest.mark.parametrize("folder", ["finished", "given-up"])
def test_a_finished_or_abandoned_game_leaves_the_list_but_is_kept(
    store: GameStore, folder: str
) -> None:
    """The unfinished file that a killed program left is deleted."""
    game = store.new_game_path()
    replace_file_text(game, text((5340, 4205)))
    left = game.with_name(game.name + UNFINISHED_SUFFIX)
    left.write_text("half a g", encoding="utf-8")

    path = store.finish_game(game) if folder == "finished" else store.give_up_game(game)

    assert names(store) == []
    assert path.parent.name == folder
    assert parse_record(path.read_text(encoding="utf-8")) == record((5340, 4205))
    assert not left.exists()
    with pytest.raises(NoSuchFileError):
        store.open_game("game-001")
    assert store.new_game_path().stem == "game-002"


def test_a_game_given_up_before_its_first_save_leaves_no_file(store: GameStore) -> None:
    game = store.new_game_path()

    path = store.give_up_game(game)

    assert not path.exists()
    assert store.new_game_path().stem == "game-001"


def test_given_up_games_with_the_same_name_do_not_overwrite_each_other(
    store: GameStore,
) -> None:
    kept: list[Path] = []
    for own in ("one", "two"):
        game = store.new_game_path()
        replace_file_text(game, text(None, note=own))
        if kept:
            # Another program has given up a game of this name in the meantime.
            kept[0].rename(kept[0].with_name(game.name))
            kept[0] = kept[0].with_name(game.name)
        kept.append(store.give_up_game(game))

    assert [path.stem for path in kept] == ["game-002", "game-002 (2)"]
    assert [
        parse_record(path.read_text("utf-8")).private_fields["_note"] for path in kept
    ] == ["one", "two"]


def test_a_game_that_cannot_be_moved_stays_open_and_the_error_names_it(
    store: GameStore, broken: Broken
) -> None:
    game = store.new_game_path()
    replace_file_text(game, text(None))
    broken(Path, "rename")

    with pytest.raises(StorageError, match=r"write “.*finished.game-001\.canasta”"):
        store.finish_game(game)

    replace_file_text(game, text((5, 0), None))


def test_a_folder_of_games_that_cannot_be_listed_is_an_error(
    store: GameStore, broken: Broken
) -> None:
    broken(Path, "iterdir")

    with pytest.raises(StorageError, match="games” could not be read"):
        store.unfinished_games()


def test_a_practice_round_is_not_listed_among_saved_games(store: GameStore) -> None:
    (store.folder / "tried.canasta").write_text(text(None, practice=True), "utf-8")

    assert store.unfinished_games() == ([], [])

    assert (store.folder / "tried.canasta").exists()


@pytest.mark.parametrize(
    ("scores", "folder"),
    [
        ((), "given-up"),
        ((None,), "given-up"),
        (((620, 1105), None), "given-up"),
        (((620, 1105), (5010, 20)), "finished"),
        ((None, (5010, 20)), "finished"),
    ],
)
def test_an_ended_game_is_moved_to_finished_or_given_up_by_its_scores(
    store: GameStore, scores: tuple[tuple[int, int] | None, ...], folder: str
) -> None:
    """Moving the file may have failed before, or the program was killed."""
    over = text(*scores, ended="2026-01-01T12:00:00+00:00")
    (store.folder / "game-001.canasta").write_text(over, "utf-8")

    assert [game.name for game in store.unfinished_games("game-001")[0]] == [
        "game-001"
    ], "open"
    assert store.unfinished_games() == ([], [])
    assert [path.name for path in (store.folder / folder).iterdir()] == [
        "game-001.canasta"
    ]


def test_a_game_is_renamed_even_if_its_date_cannot_be_restored(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = keep(store, None)

    def refuse(*_: object, **_named: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "utime", refuse)
    with pytest.raises(
        StorageError, match=r"permission to write “.*game-001\.canasta”"
    ):
        store.rename_game(name, "With Ruth")

    ((game,), _) = store.unfinished_games()
    assert game.record.game_name == "With Ruth"


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (0, ""),
        (1, " Games beside it: 00.canasta."),
        (12, " Games beside it: {beside}."),
        (13, " Games beside it: {beside}, …."),
    ],
)
def test_the_error_for_a_missing_game_names_up_to_twelve_others(
    tmp_path: Path, games: int, said: str
) -> None:
    beside = [f"{number:02}.canasta" for number in range(games)]
    for name in (*beside, "notes.txt"):
        (tmp_path / name).touch()
    missing = tmp_path / "none.canasta"
    with pytest.raises(NoSuchFileError) as caught:
        check_game_exists(missing)
    more = said.format(beside=", ".join(beside[:12]))
    assert str(caught.value) == f"There is no file “{missing}”.{more}"
    missing.touch()
    check_game_exists(missing)
