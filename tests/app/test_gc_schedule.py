"""Garbage is looked for between hands; what stays is passed over in the meantime."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from canasta_qt.app.start import gc_schedule as memory
from canasta_qt.app.start.gc_schedule import GcSchedule
from canasta_qt.bots.worker import InProcessRunner
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController


class Knot:
    """Something that only a search for garbage finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def controller() -> GameController:
    return GameController(BotRunner(InProcessRunner(), 1))


@pytest.fixture
def housekeeping(
    controller: GameController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[GcSchedule]:
    monkeypatch.setattr(memory, "_QUIET_MS", 0)
    parent = QObject()
    gc.disable()  # as the program is started
    made = GcSchedule(controller, parent, bool)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
    yield made
    made.close()
    assert gc.get_freeze_count() == 0


@pytest.mark.usefixtures("housekeeping")
@pytest.mark.parametrize("end", ["round_over", "game_over"])
def test_the_end_of_a_hand_frees_what_nobody_needs(
    controller: GameController, qtbot: QtBot, end: str
) -> None:
    knot = weakref.ref(Knot())

    getattr(controller, end).emit(None)

    qtbot.waitUntil(lambda: knot() is None)


def test_nothing_is_searched_while_numbers_fly(
    controller: GameController, housekeeping: GcSchedule, qtbot: QtBot
) -> None:
    """Issue 11, 2: found 16 ms of it in the count of a round."""
    moves, knot = [True, True, False], weakref.ref(Knot())
    held: list[bool] = []

    def flies() -> bool:
        held.append(knot() is not None)
        return moves.pop(0)

    housekeeping._moves = flies
    controller.round_over.emit(None)

    qtbot.waitUntil(lambda: knot() is None)
    assert held == [True, True, True]


@pytest.mark.usefixtures("housekeeping", "qtbot")
def test_what_was_set_aside_is_freed_before_the_next_game_is_dealt(
    controller: GameController,
) -> None:
    kept = Knot()
    knot = weakref.ref(kept)
    controller.table_started.emit((), 0)
    del kept
    controller.round_over.emit(None)
    QCoreApplication.processEvents()
    assert knot() is not None  # the search after a hand passes over it

    controller.table_started.emit((), 0)

    assert knot() is None


def test_what_stays_after_a_hand_is_passed_over_after_the_next(
    controller: GameController, housekeeping: GcSchedule
) -> None:
    """Else every hand is searched for longer than the one before."""
    kept = Knot()
    knot = weakref.ref(kept)
    housekeeping.clear_up()
    del kept

    housekeeping.clear_up()
    assert knot() is not None

    controller.table_started.emit((), 0)
    assert knot() is None


@pytest.mark.usefixtures("qtbot")
def test_nothing_is_searched_before_the_window_has_come_to_rest(
    controller: GameController,
) -> None:
    parent = QObject()
    gc.disable()  # as the program is started
    made = GcSchedule(controller, parent, bool)
    knot = weakref.ref(Knot())

    controller.table_started.emit((), 0)

    assert knot() is not None
    assert gc.get_freeze_count() == 0
    made.close()
