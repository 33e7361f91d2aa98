"""The game on the table is saved after every action; errors are reported once.

A game that ends or is abandoned is dated and moved, also on a full disk.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from random import Random
from typing import Self

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game import autosave as saving
from canasta_qt.app.game.autosave import Autosave
from canasta_qt.app.game.game_setup import last_game_setup, session_from_setup
from canasta_qt.app.settings.settings import Remembered
from canasta_qt.notation.record import Record, RecordError, format_record, parse_record
from canasta_qt.statistics.update import record_end_time
from canasta_qt.storage.game_files import FINISHED_FOLDER, GIVEN_UP_FOLDER, GameStore
from canasta_qt.storage.paths import SET_ASIDE_FOLDER, StorageError
from canasta_qt.windows.widgets.choices import Choices
from tests.conftest import ExpectedLog
from tests.narrow import some


class OnDisk(Autosave):
    """Saves to a store on a disk that the test can fill."""

    def __init__(self, folder: Path) -> None:
        self.store = GameStore(folder)
        super().__init__(self.store)
        self.folder, self.said = folder, list[str]()
        self.failed.connect(self.said.append)
        self._full = pytest.MonkeyPatch()

    def fill(self, of: object = saving, name: str = "replace_file_text") -> None:
        """Make a method fail as on a full disk."""

        def fail(*_: object) -> None:
            raise StorageError("The disk is full.")

        self._full.setattr(of, name, fail)

    def free(self) -> None:
        """Let the method succeed again."""
        self._full.undo()

    def begin_with(self, record: Record) -> None:
        """Begin a game and save it."""
        self.expect_new_game()
        self.on_saved(record)

    def on_disk(self) -> Record:
        path = self.folder / f"{self.game_name}.canasta"
        return parse_record(path.read_text(encoding="utf-8"))


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[OnDisk]:
    folder = tmp_path / "games"
    folder.mkdir()
    made = OnDisk(folder)
    yield made
    made.free()


@pytest.fixture
def record() -> Record:
    """Return a game whose first round has just been dealt."""
    session = session_from_setup(last_game_setup(Remembered(), Choices()), Random(1))
    session.start()
    return session.record


def test_a_game_is_saved_after_every_action_and_moved_when_it_ends(
    autosave: OnDisk, record: Record
) -> None:
    assert autosave.text == ""
    autosave.on_saved(record)
    assert list(autosave.folder.iterdir()) == [], "it belongs to no game begun"
    assert not autosave.is_game_saved

    autosave.begin_with(record)
    assert autosave.on_disk() == record
    assert autosave.text.startswith("# Saved by canasta-qt ")
    states = [autosave.is_game_saved]
    autosave.fill()
    autosave.on_saved(record)
    states.append(autosave.is_game_saved)
    autosave.free()
    autosave.on_saved(record)
    states.append(autosave.is_game_saved)
    autosave.close_game()
    states.append(autosave.is_game_saved)

    assert states == [True, False, True, False]


def test_a_game_left_for_another_can_be_continued(
    autosave: OnDisk, record: Record
) -> None:
    autosave.begin_with(record)
    first = autosave.game_name
    assert autosave.unfinished_games() == [], "the game on the table is not on the list"
    assert listed(autosave, with_open=True) == {first}

    autosave.begin_with(record)
    second = autosave.game_name
    assert listed(autosave) == {first}
    assert listed(autosave, with_open=True) == {first, second}
    autosave.import_record(
        autosave.store.read_game(autosave.folder / f"{first}.canasta")
    )
    assert {first, second} <= listed(autosave)

    autosave.expect_new_game()
    autosave.fill()
    autosave.on_saved(record)
    autosave.free()
    assert autosave.open_game(first) == record
    assert autosave.is_game_saved, "whatever the one before was"
    assert second in listed(autosave)
    assert parse_record(autosave.text) == record, "it can be saved elsewhere at once"


def listed(autosave: OnDisk, *, with_open: bool = False) -> set[str]:
    return {game.name for game in autosave.unfinished_games(with_open=with_open)}


def test_a_game_can_be_saved_as_a_copy_and_imported(
    autosave: OnDisk, record: Record, tmp_path: Path
) -> None:
    """A copy that cannot be written and a file that is no game are reported."""
    autosave.begin_with(record)
    before = autosave.game_name
    copy, letter = tmp_path / "elsewhere.canasta", tmp_path / "letter.canasta"
    letter.write_text("Dear Clara,", encoding="utf-8")

    assert autosave.save_copy_as(copy)
    assert autosave.import_record(some(autosave.read_outside_file(copy))) == record
    assert autosave.game_name != before
    assert copy.exists()
    assert autosave.said == []

    assert not autosave.save_copy_as(tmp_path / "no folder" / "game.canasta")
    assert autosave.read_outside_file(letter) is None
    unwritten, unread = autosave.said
    assert "could not be written" in unwritten
    assert "letter.canasta" in unread
    assert letter.read_text(encoding="utf-8") == "Dear Clara,"


def test_a_full_disk_is_reported_once_and_the_game_continues(
    autosave: OnDisk, record: Record
) -> None:
    autosave.begin_with(record)
    for times in (1, 2):
        autosave.fill()
        autosave.on_saved(record)
        autosave.on_saved(record)
        assert autosave.said == ["The disk is full."] * times
        autosave.free()
        autosave.on_saved(record)
        assert autosave.on_disk() == record

    autosave.fill(GameStore, "unfinished_games")
    assert autosave.unfinished_games() == []
    assert autosave.said == ["The disk is full."] * 3


def test_files_in_the_store_that_are_no_games_are_reported_once(
    autosave: OnDisk, record: Record, expected_log: ExpectedLog
) -> None:
    """A game of a newer version is listed, other files are set aside."""
    expected_log("canasta.storage", "was set aside")
    text = format_record(record).replace("format = 1", "format = 2")
    (autosave.folder / "later.canasta").write_text(text, encoding="utf-8")
    (autosave.folder / "letter.canasta").write_text("Dear Clara,", encoding="utf-8")

    assert autosave.unfinished_games() == autosave.unfinished_games() == []

    letter, newer = sorted(autosave.said)
    assert "A newer version of Canasta saved this game" in newer
    assert "“letter” cannot be read. It is now" in letter
    assert [newer.name for newer in autosave.newer_games] == ["later"]
    assert autosave.open_game("later") is None


def test_a_game_that_cannot_be_created_on_disk_is_reported_and_played(
    autosave: OnDisk, record: Record
) -> None:
    autosave.fill(GameStore, "new_game_path")

    autosave.begin_with(record)

    assert autosave.said == [
        "The disk is full. You can play, but this game is not saved yet."
    ]
    assert not autosave.is_game_saved
    assert autosave.game_name == ""
    elsewhere = autosave.folder.parent / "elsewhere.canasta"
    assert autosave.save_copy_as(elsewhere), "it can be kept by hand"

    autosave.free()
    autosave.on_saved(record)
    autosave.on_saved(record)

    assert autosave.on_disk() == record, "there is room again"
    assert len(list(autosave.folder.glob("*.canasta"))) == 1
    assert len(autosave.said) == 1


def test_a_refused_game_is_set_aside_and_reported(
    autosave: OnDisk, record: Record, expected_log: ExpectedLog
) -> None:
    """Of a copy the name of the source is reported; without a game nothing is."""
    expected_log("canasta.storage", "was set aside")
    wrong = RecordError("No such card.", " Traceback")
    autosave.begin_with(record)

    autosave.move_to_damaged(wrong)

    (sentence,) = autosave.said
    assert "“set-aside/game-001.canasta”" in sentence
    assert autosave.game_name == ""
    assert [path.name for path in autosave.folder.iterdir()] == [SET_ASIDE_FOLDER]
    autosave.move_to_damaged(wrong)
    assert len(autosave.said) == 1, "nothing is open any more"

    autosave.begin_with(record)
    autosave.move_to_damaged(wrong, autosave.folder.parent / "sent.canasta")
    assert autosave.said[1:] == [
        "“sent.canasta” cannot be continued and stays as it is. No such card."
    ]
    autosave.begin_with(record)
    autosave.fill(GameStore, "set_game_aside")
    autosave.move_to_damaged(wrong)
    assert autosave.said[2:] == ["The disk is full."]


def test_a_saved_game_can_be_renamed(autosave: OnDisk, record: Record) -> None:
    autosave.begin_with(record)
    name = autosave.game_name
    autosave.close_game()

    autosave.rename_game(name, "With Ruth")
    assert [game.record.game_name for game in autosave.unfinished_games()] == [
        "With Ruth"
    ]
    assert autosave.said == []

    autosave.rename_game("game-999", "With Anton")
    assert len(autosave.said) == 1
    assert "There is no file" in autosave.said[0]


@pytest.mark.parametrize(
    ("deed", "folder"),
    [("finish_game", FINISHED_FOLDER), ("give_up_game", GIVEN_UP_FOLDER)],
)
def test_a_finished_game_leaves_the_list_and_has_the_date_of_its_end(
    qtbot: QtBot, autosave: OnDisk, record: Record, deed: str, folder: str
) -> None:
    autosave.begin_with(record)
    before = datetime.now(UTC).replace(microsecond=0)

    with qtbot.waitSignal(autosave.file_moved):
        getattr(autosave, deed)()

    assert autosave.unfinished_games() == []
    (path,) = (autosave.folder / folder).iterdir()
    over = parse_record(path.read_text(encoding="utf-8"))
    ended = some(record_end_time(over))
    assert before <= ended <= datetime.now(UTC)
    assert replace(over, private_fields=record.private_fields) == record
    autosave.on_saved(record)
    assert list(autosave.folder.glob("*.canasta")) == [], "it is not written again"


def test_a_reviewed_game_keeps_the_date_of_its_end(
    autosave: OnDisk, record: Record
) -> None:
    """The marks of the review are not copied to the next game."""
    autosave.begin_with(record)
    autosave.finish_game()
    (path,) = (autosave.folder / FINISHED_FOLDER).iterdir()
    ended = record_end_time(parse_record(path.read_text(encoding="utf-8")))

    autosave.on_saved(replace(record, private_fields={"_note": "marked"}))
    over = path.read_bytes()
    marked = parse_record(over.decode())
    assert marked.private_fields["_note"] == "marked"
    assert record_end_time(marked) == ended

    autosave.expect_new_game()
    autosave.on_saved(replace(record, private_fields={"_note": "the next"}))
    assert path.read_bytes() == over
    assert record_end_time(autosave.on_disk()) is None


def test_a_game_opened_and_abandoned_at_once_has_the_date_of_its_end(
    autosave: OnDisk, record: Record
) -> None:
    before = OnDisk(autosave.folder)
    before.begin_with(record)
    before.close_game()

    autosave.open_game("game-001")
    assert parse_record(autosave.text) == record
    autosave.give_up_game()

    (path,) = (autosave.folder / GIVEN_UP_FOLDER).iterdir()
    over = parse_record(path.read_text(encoding="utf-8"))
    assert record_end_time(over) is not None
    assert parse_record(autosave.text) == over, "a copy says it too"


def test_abandoning_a_game_before_its_first_save_leaves_other_games_alone(
    qtbot: QtBot, autosave: OnDisk, record: Record
) -> None:
    """Its file is not created later; without a game `file_moved` is not emitted."""
    with qtbot.assertNotEmitted(autosave.file_moved):
        autosave.finish_game()
        autosave.give_up_game()
    autosave.fill(GameStore, "new_game_path")
    autosave.expect_new_game()
    autosave.give_up_game()
    autosave.free()
    autosave.on_saved(record)
    assert list(autosave.folder.iterdir()) == []

    autosave.begin_with(record)
    first = autosave.game_name
    autosave.expect_new_game()
    with qtbot.waitSignal(autosave.file_moved):
        autosave.give_up_game()
    assert not (autosave.folder / GIVEN_UP_FOLDER).exists()
    assert [game.name for game in autosave.unfinished_games()] == [first]


@pytest.mark.parametrize("deed", ["finish_game", "give_up_game"])
def test_a_finished_game_that_cannot_be_moved_is_reported_and_closed(
    autosave: OnDisk, record: Record, deed: str
) -> None:
    autosave.begin_with(record)
    name = autosave.game_name
    autosave.fill(GameStore, deed)
    done: list[str] = []
    autosave.file_moved.connect(lambda: done.append("retired"))

    getattr(autosave, deed)()

    assert autosave.said == ["The disk is full."]
    assert done == ["retired"], "the table is free"
    assert Autosave(autosave.store).unfinished_games() == [], (
        "it is over, and put away at the next look"
    )
    assert (autosave.folder / GIVEN_UP_FOLDER / f"{name}.canasta").exists()


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """Let the clock advance by a day at every look."""
    seen: list[datetime] = []

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            moment = cls(2026, 1, 1 + len(seen), tzinfo=tz)
            seen.append(moment)
            return moment

    monkeypatch.setattr("canasta_qt.app.game.autosave.datetime", Clock)
    return seen


def unsaved(autosave: OnDisk, record: Record) -> Path:
    """Play a game whose later saves find no room; return its file."""
    autosave.expect_new_game()
    autosave.on_saved(replace(record, rounds=()))
    autosave.fill()
    autosave.on_saved(record)
    return autosave.folder / f"{autosave.game_name}.canasta"


def test_a_finished_game_whose_last_save_failed_is_written_when_there_is_room(
    autosave: OnDisk, record: Record, days: list[datetime]
) -> None:
    path = unsaved(autosave, record)

    autosave.finish_game()
    assert path.exists(), "what lies there is not over"
    assert not (autosave.folder / FINISHED_FOLDER).exists()

    autosave.free()
    autosave.close_game()
    assert autosave.game_name == ""
    over = parse_record(
        (autosave.folder / FINISHED_FOLDER / path.name).read_text("utf-8")
    )
    assert over.rounds == record.rounds
    assert record_end_time(over) == days[0], "the moment of its end, not of its save"


def test_an_abandoned_game_leaves_the_list_even_if_its_last_save_failed(
    autosave: OnDisk, record: Record
) -> None:
    path = unsaved(autosave, record)

    autosave.give_up_game()

    assert autosave.game_name == ""
    assert (autosave.folder / GIVEN_UP_FOLDER / path.name).exists()


def test_review_marks_that_cannot_be_written_are_reported(
    autosave: OnDisk, record: Record
) -> None:
    unsaved(autosave, record)
    assert autosave.said == ["The disk is full."]
    autosave.free()
    autosave.finish_game()
    (path,) = (autosave.folder / FINISHED_FOLDER).iterdir()
    path.rename(autosave.folder / "elsewhere")
    path.parent.rmdir()

    autosave.on_saved(replace(record, private_fields={"_note": "marked"}))

    assert len(autosave.said) == 2
    assert "could not be written" in autosave.said[1]
