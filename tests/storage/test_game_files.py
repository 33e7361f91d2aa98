import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.notation.record import Record, RecordError, format_record, parse_record
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage import game_files
from canasta_qt.storage.atomic_file import UNFINISHED, GameLock, is_busy
from canasta_qt.storage.game_files import GameStore, OpenGame
from canasta_qt.storage.own_rulesets import RulesetStore, named
from canasta_qt.storage.paths import (
    GameBusyError,
    NoSuchFileError,
    StorageError,
    plain_name,
)
from tests.conftest import ExpectedLog
from tests.storage.samples import NAMES, PLAYERS, record, text

LONG = "1" * 5_000
LINE = "too many digits (line 15, column 10)"


@pytest.fixture
def store() -> GameStore:
    return GameStore()


def names(store: GameStore) -> list[str]:
    return [game.name for game in store.kept()[0]]


def keep(store: GameStore, *scores: tuple[int, int] | None) -> str:
    game = store.new_slot()
    game.save(text(*scores))
    game.close()
    return game.name


def test_a_game_saved_is_in_the_store_and_opens_as_it_was(store: GameStore) -> None:
    name = keep(store, (620, 1105), None)

    game, opened = store.open(name)

    assert opened == record((620, 1105), None)
    assert parse_record(game.path.read_text(encoding="utf-8")) == opened
    game.close()


def test_the_store_tells_what_kind_of_game_it_is(store: GameStore) -> None:
    keep(store, (620, 1105), (1985, 2410), None)

    (game,), complaints = store.kept()

    assert game.ruleset.title == "Classic, four players"
    assert game.names == NAMES
    assert (game.hand, game.totals) == (3, (1985, 2410))
    assert not game.busy
    assert complaints == []


def test_a_game_of_own_rules_is_called_by_their_name(store: GameStore) -> None:
    mine = parse_ruleset("classic_4(hand_size=13)")
    RulesetStore().save(named("Sunday rules", "", mine))
    game = store.new_slot()
    game.save(format_record(replace(record(), ruleset=mine)))
    game.close()

    ((kept,), _) = store.kept()

    assert kept.ruleset.title == "Sunday rules"


def test_a_renamed_game_keeps_its_file_its_date_and_what_was_played(
    store: GameStore,
) -> None:
    name = keep(store, (620, 1105), None)
    path = store.folder / f"{name}.canasta"
    os.utime(path, (1_000_000, 1_000_000))

    store.rename(name, "With Ruth")

    ((game,), _) = store.kept()
    assert (game.name, game.given) == (name, "With Ruth")
    assert game.saved.timestamp() == 1_000_000
    assert parse_record(text((620, 1105), None)) == parse_record(
        path.read_text(encoding="utf-8")
    ).called("")
    assert not is_busy(path)


def test_a_game_that_is_open_elsewhere_is_not_renamed(store: GameStore) -> None:
    name = keep(store, None)
    game, opened = store.open(name)

    with pytest.raises(GameBusyError):
        store.rename(name, "With Ruth")

    game.close()
    assert store.open(name)[1] == opened


def test_a_game_before_its_first_deal_has_no_points(store: GameStore) -> None:
    keep(store)

    ((game,), _) = store.kept()

    assert (game.hand, game.totals) == (0, (0, 0))


def test_several_games_are_kept_and_the_last_saved_comes_first(
    store: GameStore,
) -> None:
    for age, name in enumerate((keep(store), keep(store), keep(store))):
        os.utime(store.folder / f"{name}.canasta", (1000 - age, 1000 - age))

    assert names(store) == ["game-001", "game-002", "game-003"]


def test_a_new_slot_writes_nothing_before_the_first_save(store: GameStore) -> None:
    game = store.new_slot()

    assert names(store) == []
    assert store.new_slot().name == "game-002"
    game.close()


def test_a_game_open_elsewhere_is_not_opened_again(store: GameStore) -> None:
    game = store.new_slot()
    game.save(text(None))

    with pytest.raises(GameBusyError, match="“game-001” is open in another window"):
        GameStore().open("game-001")

    assert [kept.busy for kept in store.kept()[0]] == [True]
    game.close()
    assert [kept.busy for kept in store.kept()[0]] == [False]


def test_a_closed_game_is_not_saved_any_more(store: GameStore) -> None:
    game = store.new_slot()
    game.close()

    with pytest.raises(StorageError, match="is closed"):
        game.save(text(None))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "names no format"),
        (text(None).encode()[:400], "not a Canasta game"),
        (b"format = 1\n\xff\xfe", "no text (line 2, column 1)"),
        (b"\x7fELF\x02\x01", "not a Canasta game"),
        (text(None).replace("classic_4", "clasic_4").encode(), "ruleset"),
        (text(None, hints=0).replace("_hints = 0", f"_hints = {LONG}").encode(), LINE),
        (b"format = 1\n_a = " + b"[" * 99, "too deeply (line 2, column 38)"),
        (b"format = 1\n" + b"_a." * 3_000 + b"b = 1", "too deeply (line 2, column"),
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
def test_a_file_that_is_no_game_is_set_aside_with_its_reason(
    store: GameStore, content: bytes, reason: str, expected_log: ExpectedLog
) -> None:
    keep(store)
    (store.folder / "broken.canasta").write_bytes(content)
    expected_log("canasta.storage", "broken.canasta was set aside")

    kept, complaints = store.kept()

    assert [game.name for game in kept] == ["game-001"]
    assert [str(each) for each in complaints] == [
        "The game “broken” cannot be read. "
        "It is now “set-aside/broken-1.canasta”, with the reason beside it."
    ]
    aside = store.folder / "set-aside"
    assert (aside / "broken-1.canasta").read_bytes() == content
    told = (aside / "broken-1.reason.txt").read_text(encoding="utf-8")
    assert reason in told
    assert store.kept()[1] == []


def test_files_set_aside_never_overwrite_each_other(
    store: GameStore, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    for content in (b"one", b"two", b"three"):
        (store.folder / "broken.canasta").write_bytes(content)
        store.kept()

    aside = store.folder / "set-aside"
    saved = [(aside / f"broken-{number}.canasta").read_bytes() for number in (1, 2, 3)]
    assert saved == [b"one", b"two", b"three"]


def test_opening_a_damaged_game_sets_it_aside_and_frees_its_name(
    store: GameStore, expected_log: ExpectedLog
) -> None:
    (store.folder / "broken.canasta").write_bytes(b"one")
    expected_log("canasta.storage", "set aside")

    with pytest.raises(StorageError, match="“broken” cannot be read"):
        store.open("broken")

    assert list(store.folder.glob("*.*")) == []


def test_a_damaged_game_open_elsewhere_stays_where_it_is(store: GameStore) -> None:
    game = store.new_slot()
    game.path.write_bytes(b"one")

    _, complaints = GameStore().kept()

    assert len(complaints) == 1
    assert game.path.read_bytes() == b"one"
    game.close()


def test_a_game_that_cannot_be_replayed_is_set_aside_on_demand(
    store: GameStore, expected_log: ExpectedLog
) -> None:
    name = keep(store, None)
    game, _ = store.open(name)
    expected_log("canasta.storage", "line 3: draw_first")

    said = store.set_aside(game, RecordError("line 3: draw_first"))

    assert "“set-aside/game-001-1.canasta”" in str(said)
    assert names(store) == []


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
def test_any_name_becomes_one_that_every_system_takes(text: str, name: str) -> None:
    assert plain_name(text) == name


def test_a_game_that_is_over_leaves_the_list_and_is_kept(store: GameStore) -> None:
    game = store.new_slot()
    game.save(text((5340, 4205)))

    path = store.finish(game)

    assert names(store) == []
    assert parse_record(path.read_text(encoding="utf-8")) == record((5340, 4205))
    assert store.new_slot().name == "game-002"


def test_a_game_given_up_is_kept_apart(store: GameStore) -> None:
    game = store.new_slot()
    game.save(text(None))

    path = store.give_up(game)

    assert names(store) == []
    assert path.parent.name == "given-up"
    with pytest.raises(NoSuchFileError):
        store.open("game-001")


def test_a_game_given_up_before_its_first_save_leaves_nothing(store: GameStore) -> None:
    game = store.new_slot()

    path = store.give_up(game)

    assert not path.exists()
    assert store.new_slot().name == "game-001"


def test_games_of_one_name_given_up_do_not_overwrite_each_other(
    store: GameStore,
) -> None:
    kept: list[Path] = []
    for own in ("one", "two"):
        game = store.new_slot()
        game.save(text(None, note=own))
        if kept:
            # Another program has given one up since the name was found free.
            kept[0].rename(kept[0].with_name(game.path.name))
            kept[0] = kept[0].with_name(game.path.name)
        kept.append(store.give_up(game))

    assert [path.stem for path in kept] == ["game-002", "game-002 (2)"]
    assert [parse_record(path.read_text("utf-8")).own["_note"] for path in kept] == [
        "one",
        "two",
    ]


def test_a_game_from_elsewhere_is_opened_as_a_copy(
    store: GameStore, tmp_path: Path
) -> None:
    source = tmp_path / "sent.canasta"
    source.write_text(text((10, 20), None), encoding="utf-8")

    game, opened = store.bring_in(source)
    game.save(text((10, 20), (30, 40), None))

    assert opened == record((10, 20), None)
    assert source.read_text(encoding="utf-8") == text((10, 20), None)
    game.close()


def test_a_foreign_file_is_left_where_it_is(store: GameStore, tmp_path: Path) -> None:
    source = tmp_path / "letter.txt"
    source.write_text("Dear Tomás", encoding="utf-8")

    with pytest.raises(StorageError, match=r"“letter\.txt” cannot be opened"):
        store.bring_in(source)

    assert source.read_text(encoding="utf-8") == "Dear Tomás"
    assert names(store) == []


def test_names_that_are_taken_are_not_even_locked(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("", "finished", "given-up"):
        (store.folder / folder).mkdir(exist_ok=True)
    (store.folder / "game-001.canasta").touch()
    (store.folder / "finished" / "game-002.canasta").touch()
    (store.folder / "given-up" / "game-003.canasta").touch()
    locked: list[str] = []
    really = GameLock.acquire

    def acquire(lock: GameLock, tries: int = 3) -> None:
        locked.append(lock.name)
        really(lock, tries)

    monkeypatch.setattr(GameLock, "acquire", acquire)
    game = store.new_slot()

    assert locked == [game.name] == ["game-004"]
    game.close()


def test_a_name_taken_while_it_was_being_locked_is_left_to_its_owner(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = GameLock.acquire

    def acquire(lock: GameLock, tries: int = 3) -> None:
        (store.folder / "game-001.canasta").touch()
        really(lock, tries)

    monkeypatch.setattr(GameLock, "acquire", acquire)
    game = store.new_slot()

    assert game.name == "game-002"
    assert not is_busy(store.folder / "game-001.canasta")
    game.close()


def test_a_game_put_away_while_the_store_is_read_is_no_trouble(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(store, None)

    def busy(path: Path) -> bool:
        path.unlink()
        return False

    monkeypatch.setattr(game_files, "is_busy", busy)

    assert store.kept() == ([], [])


Broken = Callable[[type, str], None]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Broken:
    """Make a method fail as a disk does that has no room or no rights."""

    def fail(*_: object, **_named: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    return lambda of, name: monkeypatch.setattr(of, name, fail)


def test_a_copy_that_cannot_be_saved_keeps_no_place(
    store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "sent.canasta"
    source.write_text(text(None), encoding="utf-8")

    def full(_game: OpenGame, _text: str) -> None:
        raise StorageError("The disk is full.")

    monkeypatch.setattr(OpenGame, "save", full)
    with pytest.raises(StorageError, match="The disk is full"):
        store.bring_in(source)

    assert list(store.folder.iterdir()) == [], "no lock either"


def test_a_file_from_elsewhere_that_is_no_text_is_refused(
    store: GameStore, tmp_path: Path
) -> None:
    source = tmp_path / "picture.canasta"
    source.write_bytes(b"\xff\xd8")

    with pytest.raises(StorageError, match=r"“picture\.canasta” cannot be opened"):
        store.bring_in(source)


def test_an_open_game_set_aside_is_closed(
    store: GameStore, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "was set aside")
    game = store.new_slot()
    game.save(text(None))

    said = store.set_aside(game, RecordError("the rules say no"))

    assert "“set-aside/game-001-1.canasta”" in str(said)
    assert not is_busy(game.path)
    with pytest.raises(StorageError, match="is closed and cannot be saved"):
        game.save(text(None))


def test_players_without_names_are_listed_by_what_they_are(store: GameStore) -> None:
    game = store.new_slot()
    game.save(format_record(replace(record(None), names=())))
    game.close()

    (kept,), _ = store.kept()

    assert kept.names == PLAYERS


@pytest.mark.parametrize("taken", ["game-001-1.canasta", "game-001-1.reason.txt"])
def test_nothing_set_aside_is_overwritten(
    store: GameStore, expected_log: ExpectedLog, taken: str
) -> None:
    expected_log("canasta.storage", "was set aside")
    folder = store.folder / "set-aside"
    folder.mkdir()
    (folder / taken).write_text("mine", encoding="utf-8")
    game = store.new_slot()
    game.save(text(None))

    store.set_aside(game, RecordError("the rules say no"))

    assert (folder / taken).read_text(encoding="utf-8") == "mine"
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        (taken, "game-001-2.canasta", "game-001-2.reason.txt")
    )


def test_what_a_killed_program_left_goes_with_the_game(store: GameStore) -> None:
    game = store.new_slot()
    game.save(text(None))
    left = game.path.with_name(game.path.name + UNFINISHED)
    left.write_text("half a g", encoding="utf-8")

    store.finish(game)

    assert not left.exists()


def test_a_game_that_is_over_is_forced_to_the_disk_in_both_folders(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[Path] = []
    monkeypatch.setattr(game_files, "sync_folder", forced.append)
    game = store.new_slot()
    game.save(text(None))

    path = store.finish(game)

    assert forced == [path.parent, store.folder]


def test_a_game_that_cannot_be_moved_stays_open_and_is_named(
    store: GameStore, broken: Broken
) -> None:
    game = store.new_slot()
    game.save(text(None))
    broken(Path, "rename")

    with pytest.raises(StorageError, match=r"write “.*finished.game-001\.canasta”"):
        store.finish(game)

    game.save(text((5, 0), None))
    game.close()


def test_a_folder_that_cannot_be_made_is_named(store: GameStore) -> None:
    game = store.new_slot()
    game.save(text(None))
    (store.folder / "finished").write_text("no folder", encoding="utf-8")

    with pytest.raises(StorageError, match=r"finished” could not be written"):
        store.finish(game)
    game.close()


def test_a_reason_that_cannot_be_written_is_told_and_the_game_stays(
    store: GameStore, broken: Broken
) -> None:
    game = store.new_slot()
    game.save(text(None))
    broken(Path, "open")

    with pytest.raises(StorageError, match=r"write “.*game-001-1\.reason\.txt”"):
        store.set_aside(game, RecordError("the rules say no"))

    assert game.path.exists()
    game.close()


def test_a_folder_that_cannot_be_listed_is_told(
    store: GameStore, broken: Broken
) -> None:
    broken(Path, "iterdir")

    with pytest.raises(StorageError, match="games” could not be read"):
        store.kept()


def test_a_game_put_away_after_it_was_read_is_no_trouble_either(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store.folder / f"{keep(store, None)}.canasta"

    def parse(text: str) -> Record:
        path.unlink()
        return parse_record(text)

    monkeypatch.setattr(game_files, "parse_record", parse)

    assert store.kept() == ([], [])
