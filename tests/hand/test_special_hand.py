"""A bot goes out with seven pairs: its hand on the table, in the count, in a replay."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from canasta_qt.gestures import Place, Spot
from canasta_qt.notation.record import BOT_PREFIX, PERSON, Record, parse_record
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.table.view import TableView
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.person import Person
from tests.narrow import some

_RECORD = Path(__file__).parent.parent / "records/american/declared_pairs.canasta"


def game(*, unplayed: int = 0) -> Record:
    """Return a game in which seat 1 melds seven pairs in its last line, for a person
    who sits in seat 0; the last lines can be left out.
    """
    record = parse_record(_RECORD.read_text(encoding="utf-8"))
    players = (PERSON, *(f"{BOT_PREFIX}standard",) * 3)
    (last,) = record.rounds
    turns = last.turns[: len(last.turns) - unplayed]
    begun = replace(last, turns=turns, score=None if unplayed else last.score)
    return replace(record, players=players, rounds=(begun,))


def table_of(person: Person) -> TableScene:
    view = some(person.window.findChild(TableView))
    return view.scene()


def open_cards(scene: TableScene, seat: int) -> int:
    """Return the number of cards that lie face up in the plate of a seat."""
    items = scene.card_items.items_at(Spot(Place.SEAT, seat))
    return sum(item.face is not None for item in items if item.isVisible())


def test_a_special_hand_is_shown_large_and_is_away_before_the_count(sit: Sit) -> None:
    """Regression: it covered the plate and the melds while these were counted."""
    person = sit(game(unplayed=1), speed=Speed.FAST, compared=False)
    scene = table_of(person)
    person.until(scene.peek.isVisible)
    assert len(scene.peek.cards) == 14

    person.until(lambda: person.sees("Next line"))
    assert not scene.peek.isVisible()
    person.until(lambda: "Melds:" in person.line)

    assert not scene.peek.isVisible()
    assert open_cards(scene, 1) == 14


def test_a_special_hand_stays_open_in_a_replay(sit: Sit) -> None:
    """Regression: the large cards never went away, or the hand was face down again."""
    person = sit(game(unplayed=1), compared=False)
    person.until(lambda: person.sees("Next round") or person.sees("To the result"))
    person.ctrl(Qt.Key.Key_R)
    person.until(lambda: QApplication.activeWindow() is not person.window)
    replay = Person(person.qtbot, some(QApplication.activeWindow()))
    scene = table_of(replay)

    replay.press(Qt.Key.Key_End)
    replay.rest()
    assert open_cards(scene, 1) == 14
    for _ in range(2):
        replay.press(Qt.Key.Key_Left)
    assert open_cards(scene, 1) == 0
    replay.press(Qt.Key.Key_Right)
    replay.press(Qt.Key.Key_Right)
    replay.until(scene.peek.isVisible)
    replay.until(lambda: not scene.peek.isVisible())

    assert open_cards(scene, 1) == 14


def test_the_count_and_the_score_sheet_name_the_special_hand(sit: Sit) -> None:
    """Regression: both said only "Special hand"."""
    person = sit(game(unplayed=1), compared=False)
    person.until(lambda: person.sees("Next round"))
    assert person.sees("Seven pairs")

    person.press("s")
    person.until(lambda: person.sees("Natural canastas"))

    assert person.sees("Seven pairs")
    assert not person.reads("Special hand")
