"""The game on the table lies in the store after every action; trouble is said once."""

from pathlib import Path

import pytest

from canasta_qt.app.game import autosave as saving
from canasta_qt.app.game.autosave import Autosave
from canasta_qt.notation.record import Record, RecordError, format_record, parse_record
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import SET_ASIDE, StorageError
from tests.app.playing import Full, begin, kept_text
from tests.conftest import ExpectedLog
from tests.narrow import some


def test_a_game_is_on_the_disk_as_soon_as_it_is_saved(
    store: GameStore, record: Record
) -> None:
    autosave = Autosave(store)
    autosave.begin()

    autosave.on_saved(record)

    assert kept_text(autosave, store) == record
    assert autosave.text.startswith("# Saved by canasta-qt ")


def test_a_game_left_for_another_can_be_gone_on_with(
    store: GameStore, record: Record
) -> None:
    autosave = Autosave(store)
    begin(autosave, record)
    first = autosave.name
    assert autosave.kept() == [], "the game on the table is not on the list"

    autosave.begin()

    assert [game.name for game in autosave.kept()] == [first]
    assert autosave.open(first) == record
    assert parse_record(autosave.text) == record, "it can be saved elsewhere at once"


def test_a_game_can_be_saved_elsewhere_and_brought_in(
    store: GameStore, record: Record, tmp_path: Path
) -> None:
    autosave = Autosave(store)
    begin(autosave, record)
    before = autosave.name
    copy = tmp_path / "elsewhere.canasta"

    assert autosave.save_as(copy)

    brought = some(autosave.read(copy))
    assert autosave.bring_in(brought) == record
    assert autosave.name != before
    assert copy.exists()


def test_a_full_disk_is_said_once_and_the_game_goes_on(
    store: GameStore, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(store)
    autosave.begin()
    said: list[str] = []
    autosave.trouble.connect(said.append)

    def full(_path: Path, _text: str) -> None:
        raise StorageError("The disk is full.")

    autosave.on_saved(record)
    with monkeypatch.context() as broken:
        broken.setattr(saving, "write_whole", full)
        autosave.on_saved(record)
        autosave.on_saved(record)
    assert said == ["The disk is full."]

    autosave.on_saved(record)
    assert kept_text(autosave, store) == record


def test_a_file_that_is_no_game_is_refused_with_a_sentence(
    store: GameStore, tmp_path: Path
) -> None:
    autosave = Autosave(store)
    said: list[str] = []
    autosave.trouble.connect(said.append)
    letter = tmp_path / "letter.canasta"
    letter.write_text("Dear Clara,", encoding="utf-8")

    assert autosave.read(letter) is None

    (sentence,) = said
    assert "letter.canasta" in sentence
    assert letter.read_text(encoding="utf-8") == "Dear Clara,"


def test_a_game_is_saved_from_its_first_save_to_its_last(
    autosave: Autosave, record: Record, monkeypatch: pytest.MonkeyPatch, full: Full
) -> None:
    states = [autosave.saved]
    begin(autosave, record)
    states.append(autosave.saved)
    full(saving, "write_whole")
    autosave.on_saved(record)
    states.append(autosave.saved)
    monkeypatch.undo()
    autosave.on_saved(record)
    states.append(autosave.saved)
    autosave.close()
    states.append(autosave.saved)

    assert states == [False, True, False, True, False]


def test_a_disk_that_fills_up_again_is_told_again(
    autosave: Autosave,
    record: Record,
    said: list[str],
    full: Full,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin(autosave, record)
    for _ in range(2):
        full(saving, "write_whole")
        autosave.on_saved(record)
        monkeypatch.undo()
        autosave.on_saved(record)

    assert said == ["The disk is full."] * 2


def test_a_store_that_cannot_be_read_is_told_and_empty(
    autosave: Autosave, said: list[str], full: Full
) -> None:
    full(GameStore, "kept")

    assert autosave.kept() == []
    assert said == ["The disk is full."]


def test_what_was_set_aside_while_the_store_was_read_is_told(
    autosave: Autosave, store: GameStore, said: list[str], expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "was set aside")
    (store.folder / "letter.canasta").write_text("Dear Clara,", encoding="utf-8")

    assert autosave.kept() == []

    (sentence,) = said
    assert "“letter” cannot be read. It is now" in sentence


def test_a_game_without_a_place_is_told_and_played_all_the_same(
    autosave: Autosave,
    record: Record,
    said: list[str],
    full: Full,
    store: GameStore,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    really = GameStore.new_slot
    full(GameStore, "new_slot")

    begin(autosave, record)

    assert said == ["The disk is full. You can play, but this game is not saved yet."]
    assert not autosave.saved
    assert autosave.name == ""
    elsewhere = store.folder.parent / "elsewhere.canasta"
    assert autosave.save_as(elsewhere), "it can be kept by hand"

    monkeypatch.setattr(GameStore, "new_slot", really)
    autosave.on_saved(record)
    autosave.on_saved(record)

    assert kept_text(autosave, store) == record, "there is room again"
    assert len(list(store.folder.glob("*.canasta"))) == 1
    assert len(said) == 1


@pytest.mark.parametrize("way", ["open", "bring_in"])
def test_a_game_opened_lets_go_of_the_one_before(
    autosave: Autosave, store: GameStore, record: Record, way: str
) -> None:
    begin(autosave, record)
    first = autosave.name
    begin(autosave, record)
    second = autosave.name

    if way == "open":
        autosave.open(first)
    else:
        autosave.bring_in(store.read(store.folder / f"{first}.canasta"))

    assert second in [game.name for game in autosave.kept()]


def test_a_game_opened_is_saved_whatever_the_one_before_was(
    autosave: Autosave, record: Record, full: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(autosave, record)
    first = autosave.name
    autosave.begin()
    full(saving, "write_whole")
    autosave.on_saved(record)
    monkeypatch.undo()

    autosave.open(first)

    assert autosave.saved


def test_a_copy_that_cannot_be_written_is_told(
    autosave: Autosave, record: Record, said: list[str], tmp_path: Path
) -> None:
    begin(autosave, record)

    assert not autosave.save_as(tmp_path / "no folder" / "game.canasta")

    (sentence,) = said
    assert "could not be written" in sentence


def test_a_game_refused_is_set_aside_and_told(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    said: list[str],
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.storage", "was set aside")
    begin(autosave, record)

    autosave.refuse(RecordError("No such card.", " Traceback"))

    (sentence,) = said
    assert "“set-aside/game-001.canasta”" in sentence
    assert autosave.name == ""
    assert [path.name for path in store.folder.iterdir()] == [SET_ASIDE]
    autosave.refuse(RecordError("again"))
    assert len(said) == 1, "nothing is open any more"


def test_of_a_copy_refused_the_player_hears_the_name_of_the_source(
    autosave: Autosave,
    record: Record,
    said: list[str],
    tmp_path: Path,
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.storage", "was set aside")
    begin(autosave, record)

    wrong = RecordError("No such card.", " Traceback")
    autosave.refuse(wrong, tmp_path / "sent.canasta")

    assert said == [
        "“sent.canasta” cannot be continued and stays as it is. No such card."
    ]


def test_a_game_that_cannot_be_set_aside_is_told_with_the_reason(
    autosave: Autosave, record: Record, said: list[str], full: Full
) -> None:
    begin(autosave, record)
    full(GameStore, "set_aside")

    autosave.refuse(RecordError("No such card."))

    assert said == ["The disk is full."]


def test_a_game_of_a_newer_version_is_told_once_and_listed(
    store: GameStore, record: Record
) -> None:
    autosave, said = Autosave(store), list[str]()
    autosave.trouble.connect(said.append)
    text = format_record(record).replace("format = 1", "format = 2")
    (store.folder / "later.canasta").write_text(text, encoding="utf-8")

    assert autosave.kept() == autosave.kept() == []

    assert len(said) == 1
    assert "A newer version of Canasta saved this game" in said[0]
    assert [newer.name for newer in autosave.newer] == ["later"]
    assert autosave.open("later") is None


def test_what_belongs_to_no_game_begun_is_not_kept(
    autosave: Autosave, store: GameStore, record: Record
) -> None:
    assert autosave.text == ""

    autosave.on_saved(record)

    assert list(store.folder.iterdir()) == []
    assert not autosave.saved


def test_the_game_on_the_table_is_listed_on_demand(
    autosave: Autosave, record: Record
) -> None:
    begin(autosave, record)
    waiting = autosave.name
    begin(autosave, record)

    listed = {game.name for game in autosave.kept(with_open=True)}

    assert listed == {waiting, autosave.name}
    assert [game.name for game in autosave.kept()] == [waiting]


def test_a_game_kept_is_called_something_else(
    autosave: Autosave, record: Record, said: list[str]
) -> None:
    begin(autosave, record)
    name = autosave.name
    autosave.close()

    autosave.rename(name, "With Ruth")
    assert [game.given for game in autosave.kept()] == ["With Ruth"]
    assert said == []

    autosave.rename("game-999", "With Anton")
    assert len(said) == 1
    assert "There is no file" in said[0]
