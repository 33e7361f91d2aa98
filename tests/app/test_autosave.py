"""The game on the table lies in the store after every action; trouble is said once."""

from pathlib import Path

import pytest

from canasta_qt.app.game import autosave as saving
from canasta_qt.app.game.autosave import Autosave
from canasta_qt.notation.record import Record, RecordError, format_record, parse_record
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import SET_ASIDE
from tests.app.playing import Full, begin, kept_text
from tests.conftest import ExpectedLog
from tests.narrow import some


def test_a_game_is_on_the_disk_from_its_first_save_to_its_last(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    monkeypatch: pytest.MonkeyPatch,
    full: Full,
) -> None:
    assert autosave.text == ""
    autosave.on_saved(record)
    assert list(store.folder.iterdir()) == [], "it belongs to no game begun"
    assert not autosave.saved

    begin(autosave, record)
    assert kept_text(autosave, store) == record
    assert autosave.text.startswith("# Saved by canasta-qt ")
    states = [autosave.saved]
    full(saving, "write_whole")
    autosave.on_saved(record)
    states.append(autosave.saved)
    monkeypatch.undo()
    autosave.on_saved(record)
    states.append(autosave.saved)
    autosave.close()
    states.append(autosave.saved)

    assert states == [True, False, True, False]


def test_a_game_left_for_another_can_be_gone_on_with(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    full: Full,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin(autosave, record)
    first = autosave.name
    assert autosave.kept() == [], "the game on the table is not on the list"
    assert listed(autosave, with_open=True) == {first}

    begin(autosave, record)
    second = autosave.name
    assert listed(autosave) == {first}
    assert listed(autosave, with_open=True) == {first, second}
    autosave.bring_in(store.read(store.folder / f"{first}.canasta"))
    assert {first, second} <= listed(autosave)

    autosave.begin()
    full(saving, "write_whole")
    autosave.on_saved(record)
    monkeypatch.undo()
    assert autosave.open(first) == record
    assert autosave.saved, "whatever the one before was"
    assert second in listed(autosave)
    assert parse_record(autosave.text) == record, "it can be saved elsewhere at once"


def listed(autosave: Autosave, *, with_open: bool = False) -> set[str]:
    return {game.name for game in autosave.kept(with_open=with_open)}


def test_a_game_can_be_saved_elsewhere_and_brought_in(
    autosave: Autosave, record: Record, said: list[str], tmp_path: Path
) -> None:
    """A copy that cannot be written is told, and a file that is no game."""
    begin(autosave, record)
    before = autosave.name
    copy, letter = tmp_path / "elsewhere.canasta", tmp_path / "letter.canasta"
    letter.write_text("Dear Clara,", encoding="utf-8")

    assert autosave.save_as(copy)
    assert autosave.bring_in(some(autosave.read(copy))) == record
    assert autosave.name != before
    assert copy.exists()
    assert said == []

    assert not autosave.save_as(tmp_path / "no folder" / "game.canasta")
    assert autosave.read(letter) is None
    unwritten, unread = said
    assert "could not be written" in unwritten
    assert "letter.canasta" in unread
    assert letter.read_text(encoding="utf-8") == "Dear Clara,"


def test_a_full_disk_is_said_once_and_the_game_goes_on(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    said: list[str],
    full: Full,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin(autosave, record)
    for times in (1, 2):
        full(saving, "write_whole")
        autosave.on_saved(record)
        autosave.on_saved(record)
        assert said == ["The disk is full."] * times
        monkeypatch.undo()
        autosave.on_saved(record)
        assert kept_text(autosave, store) == record

    full(GameStore, "kept")
    assert autosave.kept() == []
    assert said == ["The disk is full."] * 3


def test_what_the_store_has_besides_games_is_told_once(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    said: list[str],
    expected_log: ExpectedLog,
) -> None:
    """A game of a newer version is listed, a file that is none set aside."""
    expected_log("canasta.storage", "was set aside")
    text = format_record(record).replace("format = 1", "format = 2")
    (store.folder / "later.canasta").write_text(text, encoding="utf-8")
    (store.folder / "letter.canasta").write_text("Dear Clara,", encoding="utf-8")

    assert autosave.kept() == autosave.kept() == []

    letter, newer = sorted(said)
    assert "A newer version of Canasta saved this game" in newer
    assert "“letter” cannot be read. It is now" in letter
    assert [newer.name for newer in autosave.newer] == ["later"]
    assert autosave.open("later") is None


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


def test_a_game_refused_is_set_aside_and_told(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    said: list[str],
    full: Full,
    expected_log: ExpectedLog,
) -> None:
    """Of a copy the name of the source is heard; nothing is said of no game."""
    expected_log("canasta.storage", "was set aside")
    wrong = RecordError("No such card.", " Traceback")
    begin(autosave, record)

    autosave.refuse(wrong)

    (sentence,) = said
    assert "“set-aside/game-001.canasta”" in sentence
    assert autosave.name == ""
    assert [path.name for path in store.folder.iterdir()] == [SET_ASIDE]
    autosave.refuse(wrong)
    assert len(said) == 1, "nothing is open any more"

    begin(autosave, record)
    autosave.refuse(wrong, store.folder.parent / "sent.canasta")
    assert said[1:] == [
        "“sent.canasta” cannot be continued and stays as it is. No such card."
    ]
    begin(autosave, record)
    full(GameStore, "set_aside")
    autosave.refuse(wrong)
    assert said[2:] == ["The disk is full."]


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
