"""A game that is over, or given up, is dated and put away, however full the disk."""

from dataclasses import replace
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game import autosave as saving
from canasta_qt.app.game.autosave import Autosave
from canasta_qt.notation.record import Record, parse_record
from canasta_qt.statistics.update import ended_at
from canasta_qt.storage.atomic_file import write_whole
from canasta_qt.storage.game_files import FINISHED, GIVEN_UP, GameStore
from tests.app.playing import Full, begin, kept_text
from tests.narrow import some


@pytest.mark.parametrize(
    ("deed", "folder"), [("finish", FINISHED), ("give_up", GIVEN_UP)]
)
def test_a_game_that_is_over_leaves_the_list_and_says_when_that_was(
    qtbot: QtBot,
    autosave: Autosave,
    store: GameStore,
    record: Record,
    deed: str,
    folder: str,
) -> None:
    begin(autosave, record)
    before = datetime.now(UTC).replace(microsecond=0)

    with qtbot.waitSignal(autosave.retired):
        getattr(autosave, deed)()

    assert autosave.kept() == []
    (path,) = (store.folder / folder).iterdir()
    over = parse_record(path.read_text(encoding="utf-8"))
    ended = some(ended_at(over))
    assert before <= ended <= datetime.now(UTC)
    assert replace(over, own=record.own) == record
    autosave.on_saved(record)
    assert list(store.folder.glob("*.canasta")) == [], "it is not written again"


def test_a_game_marked_by_its_review_still_says_when_it_was_over(
    autosave: Autosave, store: GameStore, record: Record
) -> None:
    """The next game has nothing of it."""
    begin(autosave, record)
    autosave.finish()
    (path,) = (store.folder / FINISHED).iterdir()
    ended = ended_at(parse_record(path.read_text(encoding="utf-8")))

    autosave.on_saved(replace(record, own={"_note": "marked"}))
    over = path.read_bytes()
    marked = parse_record(over.decode())
    assert marked.own["_note"] == "marked"
    assert ended_at(marked) == ended

    autosave.begin()
    autosave.on_saved(replace(record, own={"_note": "the next"}))
    assert path.read_bytes() == over
    assert ended_at(kept_text(autosave, store)) is None


def test_a_game_opened_and_given_up_at_once_says_when_that_was(
    store: GameStore, record: Record
) -> None:
    before = Autosave(store)
    begin(before, record)
    name = before.name
    before.close()
    autosave = Autosave(store)

    autosave.open(name)
    assert parse_record(autosave.text) == record
    autosave.give_up()

    (path,) = (store.folder / GIVEN_UP).iterdir()
    over = parse_record(path.read_text(encoding="utf-8"))
    assert ended_at(over) is not None
    assert parse_record(autosave.text) == over, "a copy says it too"


def test_a_game_given_up_before_its_first_save_takes_nothing_of_another(
    qtbot: QtBot,
    autosave: Autosave,
    store: GameStore,
    record: Record,
    full: Full,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without a place it gets none later; without a game nothing is retired."""
    with qtbot.assertNotEmitted(autosave.retired):
        autosave.finish()
        autosave.give_up()
    full(GameStore, "new_slot")
    autosave.begin()
    autosave.give_up()
    monkeypatch.undo()
    autosave.on_saved(record)
    assert list(store.folder.iterdir()) == []

    begin(autosave, record)
    first = autosave.name
    autosave.begin()
    with qtbot.waitSignal(autosave.retired):
        autosave.give_up()
    assert not (store.folder / GIVEN_UP).exists()
    assert [game.name for game in autosave.kept()] == [first]


@pytest.mark.parametrize("deed", ["finish", "give_up"])
def test_a_game_that_cannot_be_retired_is_told_and_let_go(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    said: list[str],
    full: Full,
    deed: str,
) -> None:
    begin(autosave, record)
    name = autosave.name
    full(GameStore, deed)
    done: list[str] = []
    autosave.retired.connect(lambda: done.append("retired"))

    getattr(autosave, deed)()

    assert said == ["The disk is full."]
    assert done == ["retired"], "the table is free"
    assert Autosave(store).kept() == [], "it is over, and put away at the next look"
    assert (store.folder / GIVEN_UP / f"{name}.canasta").exists()


def test_a_game_whose_end_cannot_be_written_is_over_all_the_same(
    autosave: Autosave, store: GameStore, record: Record, said: list[str], full: Full
) -> None:
    begin(autosave, record)
    full(saving, "write_whole")

    autosave.finish()

    (path,) = (store.folder / FINISHED).iterdir()
    assert parse_record(path.read_text(encoding="utf-8")) == record
    assert said == [], "the game itself is saved"
    assert ended_at(parse_record(autosave.text)) is None


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """Let every look at the clock come a day after the last one."""
    seen: list[datetime] = []

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            moment = cls(2026, 1, 1 + len(seen), tzinfo=tz)
            seen.append(moment)
            return moment

    monkeypatch.setattr("canasta_qt.app.game.autosave.datetime", Clock)
    return seen


def unsaved(autosave: Autosave, store: GameStore, record: Record, full: Full) -> Path:
    """Play a game whose later saves find no room; return its file."""
    autosave.begin()
    autosave.on_saved(replace(record, rounds=()))
    full(saving, "write_whole")
    autosave.on_saved(record)
    return store.folder / f"{autosave.name}.canasta"


def test_a_game_over_whose_end_is_not_on_the_disk_waits_for_room(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    full: Full,
    monkeypatch: pytest.MonkeyPatch,
    days: list[datetime],
) -> None:
    path = unsaved(autosave, store, record, full)

    autosave.finish()
    assert path.exists(), "what lies there is not over"
    assert not (store.folder / FINISHED).exists()

    monkeypatch.setattr(saving, "write_whole", write_whole)
    autosave.close()
    assert autosave.name == ""
    over = parse_record((store.folder / FINISHED / path.name).read_text("utf-8"))
    assert over.rounds == record.rounds
    assert ended_at(over) == days[0], "the moment of its end, not of its save"


def test_a_game_given_up_leaves_the_list_even_if_its_end_is_not_on_the_disk(
    autosave: Autosave, store: GameStore, record: Record, full: Full
) -> None:
    path = unsaved(autosave, store, record, full)

    autosave.give_up()

    assert autosave.name == ""
    assert (store.folder / GIVEN_UP / path.name).exists()


def test_a_mark_that_cannot_be_written_is_told_after_an_end_that_could(
    autosave: Autosave,
    store: GameStore,
    record: Record,
    full: Full,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unsaved(autosave, store, record, full)
    assert said == ["The disk is full."]
    monkeypatch.setattr(saving, "write_whole", write_whole)
    autosave.finish()
    (path,) = (store.folder / FINISHED).iterdir()
    path.rename(store.folder / "elsewhere")
    path.parent.rmdir()

    autosave.on_saved(replace(record, own={"_note": "marked"}))

    assert len(said) == 2
    assert "could not be written" in said[1]
