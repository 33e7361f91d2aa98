"""Ice, light and numbers that change while cards move, and their end at any moment."""

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.engine.state.events import CardDiscarded, Event, PileFroze
from canasta_qt.engine.state.observation import Observation
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import HomeKind, Origin
from tests.table.sitting import CLARAS, MIDDLE, Sitting, card, played, seen

MINE = MIDDLE.replace("2s4s8c!", "4s8c")
THEIRS = MINE.replace("turn=0.play", "turn=1.draw")
FROZEN = seen(THEIRS.replace("8c", "8c2d!").replace("2s2dAs", "2sAs"))
FREEZING = (CardDiscarded(0, card("2d")), PileFroze(card("2d")))
PASSED = seen(MIDDLE.replace("turn=0.play", "turn=2.draw").replace("8c!", "8c9c!"))


def running(table: Sitting) -> QAbstractAnimation:
    step = table.view.playback.animator
    step.pause()
    return step


def begin(table: Sitting, events: tuple[Event, ...], then: Observation) -> None:
    """Tell events, and let the pause before another's move pass."""
    table.view.advance(events, then)
    if running(table).duration() == 350:
        running(table).setCurrentTime(350)


def test_ice_grows_over_the_card_that_freezes_the_pile(qtbot: QtBot) -> None:
    """feel.md 6, Freeze: frost 380, once the card lies there."""
    table = Sitting(qtbot, MINE, TableStyle(speed=1))
    frost = table.view.scene().fixtures.frost
    begin(table, FREEZING, FROZEN)
    step = running(table)
    shares = []
    for now in (0, 220, 400, 599):
        step.setCurrentTime(now)
        shares.append(frost.share)

    assert step.duration() == 600
    assert shares[:2] == [0, 0]
    assert 0.5 < shares[2] < 0.99 < shares[3]
    assert frost.pose[3] == 90


def test_the_light_walks_from_plate_to_plate(qtbot: QtBot) -> None:
    """feel.md 6, Turn passes: 180, over the last 80 of the discard."""
    table = Sitting(qtbot, CLARAS, TableStyle(speed=1))
    fixtures = table.view.scene().fixtures
    clara, anton = fixtures.plates[:2]
    begin(table, (CardDiscarded(1, card("9c")),), PASSED)
    step = running(table)
    told, ways = [], []
    for now in (139, 230, 321):
        step.setCurrentTime(now)
        told.append((clara.look.turn, fixtures.glow.isVisible(), anton.look.turn))
        ways.append(fixtures.glow.rect.mid_x)

    assert told == [(True, False, False), (False, True, False), (False, False, True)]
    ends = sorted((clara.rect.mid_x, anton.rect.mid_x))
    assert ends[0] < ways[1] < ends[1]


def test_the_badge_of_a_meld_counts_as_cards_land(qtbot: QtBot) -> None:
    """feel.md 6, Never back: opponents' cards land 50 apart, after 300."""
    table = Sitting(qtbot, CLARAS, TableStyle(speed=1))
    scene = table.view.scene()
    plate = scene.fixtures.plates[0]
    begin(table, *played(CLARAS, "1: meld [5c5d5s]"))
    badge = scene.fixtures.numbers[Origin(HomeKind.MELD, 1, 1)]
    told = []
    cards_laid = scene.card_items.at_home(Origin(HomeKind.MELD, 1, 1))
    for now in (0, 299, 301, 351, 399):
        running(table).setCurrentTime(now)
        seen_count = badge.look.count if badge.isVisible() else 0
        told.append((plate.look.count, seen_count))

    assert told == [(9, 0), (9, 0), (8, 1), (7, 2), (7, 2)]
    landed = [item.zValue() < badge.zValue() for item in cards_laid]
    assert landed == [True, True, False]


def test_escape_ends_ice_and_light_at_once(qtbot: QtBot) -> None:
    table = Sitting(qtbot, MINE, TableStyle(speed=1))
    fixtures = table.view.scene().fixtures
    begin(table, FREEZING, FROZEN)
    running(table).setCurrentTime(200)
    glowing = fixtures.glow.isVisible()

    table.key(Qt.Key.Key_Escape)

    assert glowing
    assert not fixtures.glow.isVisible()
    assert fixtures.frost.share == 1
    assert fixtures.plates[0].look.turn


def test_without_motion_the_result_is_ringed_for_a_while(qtbot: QtBot) -> None:
    """feel.md 6, Reduced: cross-fade of 120, result ringed 1.2 s."""
    style = TableStyle(speed=1, reduced_motion=True)
    table = Sitting(qtbot, MINE, style)
    begin(table, FREEZING, FROZEN)
    items = table.view.scene().card_items.items
    ringed = [item.face for item in items if item.named]
    duration = running(table).duration()
    table.view.playback._results.timeout.emit()

    assert ringed == [card("2d")]
    assert duration == 120
    assert table.view.playback._results.interval() == 1200
    assert not [item for item in items if item.named]
    assert not table.view.scene().fixtures.glow.isVisible()


@pytest.mark.parametrize("speed", [0, 1])
def test_what_is_taken_back_goes_the_way_it_came(qtbot: QtBot, speed: int) -> None:
    """feel.md 6, Undo: the exact way back, 160."""
    table = Sitting(qtbot, MINE, TableStyle(speed=speed))
    at = table.item("9d").pose
    then = seen(THEIRS.replace("8c", "8c9d").replace("Th9d", "Th"))
    table.view.advance((CardDiscarded(0, card("9d")),), then)
    table.view.flush()

    table.view.playback.go_back(table.observation)
    moving = [running(table).duration()] if speed else []
    table.view.flush()

    assert moving == [160] * speed
    assert table.item("9d").pose == at
