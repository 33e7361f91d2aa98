"""A table that shows a replay: nothing can be played, everything is announced."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import LocationKind
from canasta_qt.table.view import TableView
from canasta_qt.wording.advice.card import AdviceCard, CardHead, CardReason
from tests.table.describe import describe_scene
from tests.table.table_view import MIDDLE, NAMES, Heard, card, seen

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SIGNALS = (
    "dropped",
    "selection_changed",
    "command_requested",
    "add_to_rank_requested",
    "take_chosen",
)


class Watching:
    """A replay table in a window that records the keys passed on to it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = Window()
        qtbot.addWidget(self.window)
        self.table = self.window.table
        self.heard = Heard()
        for name in SIGNALS:
            getattr(self.table, name).connect(self.heard.listener(name))
        self.window.show()
        self.table.start_table(NAMES[:4], 0)
        self.table.show_observation(seen(MIDDLE))
        self.table.setFocus()

    def middle_of(self, kind: LocationKind) -> QPointF:
        items = [
            i for i in self.table.scene().card_items.items if i.location.kind is kind
        ]
        item = max(items, key=lambda each: each.zValue())
        return item.sceneBoundingRect().center()

    def click(self, at: QPointF) -> None:
        point = self.table.mapFromScene(at)
        QTest.mouseClick(self.table.viewport(), LEFT, pos=point)


class Window(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.resize(1024, 700)
        self.table = TableView(TableStyle(duration_factor=0), watched=True)
        self.left: list[int] = []
        column = QVBoxLayout(self)
        column.addWidget(self.table)

    def keyPressEvent(self, event: object) -> None:
        self.left.append(event.key())  # type: ignore[attr-defined]


@pytest.fixture
def watching(qtbot: QtBot) -> Watching:
    return Watching(qtbot)


def test_in_a_replay_cards_cannot_be_selected_or_played(watching: Watching) -> None:
    before = describe_scene(watching.table.scene())
    for kind in (LocationKind.HAND, LocationKind.STOCK, LocationKind.PILE):
        watching.click(watching.middle_of(kind))
    at = watching.table.mapFromScene(watching.middle_of(LocationKind.HAND))
    QTest.mouseDClick(watching.table.viewport(), LEFT, pos=at)

    assert watching.heard.names() == []
    assert describe_scene(watching.table.scene()) == before


def test_an_onlooker_is_offered_neither_skip_nor_drag_cards_here(
    qtbot: QtBot, watching: Watching
) -> None:
    table = watching.table
    table.set_style(TableStyle(duration_factor=0.05))
    view = seen("classic_4 turn=2.draw dealer=3 pile=6h9s hands=AsAd/(9)/(9)/(8)")
    before = seen("classic_4 turn=1.play dealer=3 pile=6h hands=AsAd/(10)/(9)/(8)")
    table.show_observation(before)

    with qtbot.waitSignal(table.settled):
        table.play_events((CardDiscarded(1, card("9s")),), view)
        assert table.scene().status_line.buttons == ()

    assert table.scene().status_line.buttons == ()
    quiet = [row.content.quiet_line for row in table.scene().fixtures.rows]
    assert not any("Drag" in words for words in quiet)
    plates = [plate.content.second_line for plate in table.scene().fixtures.plates]
    assert "to play" in plates


def show_stop(table: TableView, *, more: bool) -> None:
    heads = (CardHead("Discard 9♣", "Cost a lot", "You played"),)
    stop = AdviceCard("Better: discard 9♦.", heads, (CardReason("Why."),))
    table.advice.show_mistake(stop, Discard(card("9d")), more=more)


def test_a_replay_stopped_at_a_mark_shows_the_better_move_and_continue_buttons(
    watching: Watching,
) -> None:
    table = watching.table
    show_stop(table, more=True)

    assert table.advice.commands == (Command.PLAY_ON, Command.NEXT_MOMENT)
    ringed = [item.face for item in table.scene().card_items.items if item.hinted]
    assert ringed == [card("9d")]
    now = table.scene().status_line
    for button in now.buttons:
        at = table.mapFromScene(now.mapToScene(button.rect.center()))
        QTest.mouseClick(table.viewport(), LEFT, pos=at)
    passed = [arguments[0] for _, arguments in watching.heard.said]
    assert passed == [Command.PLAY_ON, Command.NEXT_MOMENT]


def test_the_buttons_of_a_replay_stop_are_reached_by_keys(watching: Watching) -> None:
    table = watching.table
    show_stop(table, more=False)
    QTest.keyClick(table, Key.Key_Tab)
    assert table.context.focus.current_item is not None
    said = "Better: discard 9♦. Cost a lot. Why."
    assert table.context.focus.current_item.name == said
    table.context.focus.step_item(1)

    QTest.keyClick(table, Key.Key_Return)

    assert watching.heard.said == [("command_requested", (Command.PLAY_ON, ()))]
    assert watching.window.left == []
