"""The game on the table lies on the shelf after every action; trouble is said once."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.autosave import Autosave
from canasta_qt.app.game.game_setup import remembered_wish, session_of
from canasta_qt.app.settings.settings import Remembered
from canasta_qt.notation.record.record import Record, parse_record
from canasta_qt.statistics.count_game import ended_at
from canasta_qt.storage.errors import StorageError, Trouble
from canasta_qt.storage.game_files import FINISHED, GIVEN_UP, GameStore, OpenGame
from canasta_qt.windows.widgets.choices import Choices


@pytest.fixture
def shelf(tmp_path: Path) -> GameStore:
    folder = tmp_path / "games"
    folder.mkdir()
    return GameStore(folder)


@pytest.fixture
def record() -> Record:
    """A game whose first hand has just been dealt."""
    session = session_of(remembered_wish(Remembered(), Choices()), Random(1))
    session.start()
    return session.record


def kept_text(autosave: Autosave, shelf: GameStore) -> Record:
    path = shelf.folder / f"{autosave.name}.canasta"
    return parse_record(path.read_text(encoding="utf-8"))


def test_a_game_is_on_the_disk_as_soon_as_it_is_saved(
    shelf: GameStore, record: Record
) -> None:
    autosave = Autosave(shelf)
    autosave.begin()

    autosave.on_saved(record)

    assert kept_text(autosave, shelf) == record
    assert autosave.text.startswith("# Saved by canasta-qt ")


def test_a_game_left_for_another_can_be_gone_on_with(
    shelf: GameStore, record: Record
) -> None:
    autosave = Autosave(shelf)
    autosave.begin()
    autosave.on_saved(record)
    first = autosave.name
    assert autosave.kept() == [], "the game on the table is not on the list"

    autosave.begin()

    assert [game.name for game in autosave.kept()] == [first]
    assert autosave.open(first) == record
    assert parse_record(autosave.text) == record, "it can be saved elsewhere at once"


def test_a_game_can_be_saved_elsewhere_and_brought_in(
    shelf: GameStore, record: Record, tmp_path: Path
) -> None:
    autosave = Autosave(shelf)
    autosave.begin()
    autosave.on_saved(record)
    before = autosave.name
    copy = tmp_path / "elsewhere.canasta"

    assert autosave.save_as(copy)

    assert autosave.bring_in(copy) == record
    assert autosave.name != before
    assert copy.exists()


@pytest.mark.parametrize(
    ("deed", "folder"), [("finish", FINISHED), ("give_up", GIVEN_UP)]
)
def test_a_game_that_is_over_leaves_the_list(
    qtbot: QtBot, shelf: GameStore, record: Record, deed: str, folder: str
) -> None:
    autosave = Autosave(shelf)
    autosave.begin()
    autosave.on_saved(record)

    with qtbot.waitSignal(autosave.shelf_changed):
        getattr(autosave, deed)()

    assert autosave.kept() == []
    assert len(list((shelf.folder / folder).glob("*.canasta"))) == 1
    autosave.on_saved(record)
    assert list(shelf.folder.glob("*.canasta")) == [], "it is not written again"


def test_a_full_disk_is_said_once_and_the_game_goes_on(
    shelf: GameStore, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(shelf)
    autosave.begin()
    said: list[str] = []
    autosave.trouble.connect(said.append)

    def full(_game: OpenGame, _text: str) -> None:
        raise StorageError(Trouble.DISK_FULL, "The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(OpenGame, "save", full)
        autosave.on_saved(record)
        autosave.on_saved(record)
    assert said == ["The disk is full."]

    autosave.on_saved(record)
    assert kept_text(autosave, shelf) == record


def test_a_file_that_is_no_game_is_refused_with_a_sentence(
    shelf: GameStore, tmp_path: Path
) -> None:
    autosave = Autosave(shelf)
    said: list[str] = []
    autosave.trouble.connect(said.append)
    letter = tmp_path / "letter.canasta"
    letter.write_text("Dear Clara,", encoding="utf-8")

    assert autosave.bring_in(letter) is None

    (sentence,) = said
    assert "letter.canasta" in sentence
    assert letter.read_text(encoding="utf-8") == "Dear Clara,"


def test_two_programs_do_not_get_the_same_game(
    shelf: GameStore, record: Record
) -> None:
    first, second = Autosave(shelf), Autosave(shelf)
    first.begin()
    first.on_saved(record)
    said: list[str] = []
    second.trouble.connect(said.append)

    assert second.kept() == []
    assert second.open(first.name) is None
    assert len(said) == 1


@pytest.mark.parametrize("folder", [FINISHED, GIVEN_UP])
def test_a_game_that_is_over_says_when_that_was(
    qtbot: QtBot, shelf: GameStore, record: Record, folder: str
) -> None:
    autosave = Autosave(shelf)
    autosave.begin()
    autosave.on_saved(record)
    before = datetime.now(UTC).replace(microsecond=0)

    with qtbot.waitSignal(autosave.retired):
        autosave.finish() if folder == FINISHED else autosave.give_up()

    (path,) = (shelf.folder / folder).iterdir()
    over = parse_record(path.read_text(encoding="utf-8"))
    ended = ended_at(over)
    assert ended is not None
    assert before <= ended <= datetime.now(UTC)
    assert replace(over, own={}) == record


def test_a_game_marked_by_its_review_still_says_when_it_was_over(
    shelf: GameStore, record: Record
) -> None:
    autosave = Autosave(shelf)
    autosave.begin()
    autosave.on_saved(record)
    autosave.finish()
    (path,) = (shelf.folder / FINISHED).iterdir()
    ended = ended_at(parse_record(path.read_text(encoding="utf-8")))

    autosave.on_saved(replace(record, own={"_note": "marked"}))

    marked = parse_record(path.read_text(encoding="utf-8"))
    assert marked.own["_note"] == "marked"
    assert ended_at(marked) == ended
