"""A table that shows a replay: nothing can be played there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.gestures import Place, Spot
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from canasta_qt.wording.advice.card import AdviceCard, CardHead, CardReason
from tests.table.describe import describe_scene
from tests.table.table_view import LEFT, Sitting, card, seen

Key = Qt.Key


@pytest.fixture
def watching(qtbot: QtBot) -> Sitting:
    return Sitting(qtbot, watched=True)


def test_in_a_replay_cards_cannot_be_selected_or_played(watching: Sitting) -> None:
    before, card_at = describe_scene(watching.scene), watching.of_card("9d")
    for place in (Place.STOCK, Place.PILE):
        watching.click(watching.of_spot(Spot(place)))
    watching.click(card_at)
    QTest.mouseDClick(watching.view.viewport(), LEFT, pos=card_at)

    assert watching.heard.names() == []
    assert describe_scene(watching.scene) == before


def test_an_onlooker_is_offered_neither_skip_nor_drag_cards_here(
    qtbot: QtBot, watching: Sitting
) -> None:
    table = watching.view
    table.set_style(TableStyle(duration_factor=0.05))
    view = seen("classic_4 turn=2.draw dealer=3 pile=6h9s hands=AsAd/(9)/(9)/(8)")
    before = seen("classic_4 turn=1.play dealer=3 pile=6h hands=AsAd/(10)/(9)/(8)")
    table.show_observation(before)

    with qtbot.waitSignal(table.playback.settled):
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
    watching: Sitting,
) -> None:
    table = watching.view
    show_stop(table, more=True)

    assert table.advice.commands == (Command.PLAY_ON, Command.NEXT_MOMENT)
    ringed = [item.face for item in table.scene().card_items.items if item.hinted]
    assert ringed == [card("9d")]
    now = table.scene().status_line
    for button in now.buttons:
        at = table.mapFromScene(now.mapToScene(button.geometry().center()))
        QTest.mouseClick(table.viewport(), LEFT, pos=at)
    passed = [arguments[0] for _, arguments in watching.heard.said]
    assert passed == [Command.PLAY_ON, Command.NEXT_MOMENT]


def test_the_buttons_of_a_replay_stop_are_reached_by_keys(watching: Sitting) -> None:
    table = watching.view
    show_stop(table, more=False)
    QTest.keyClick(table, Key.Key_Tab)
    assert table.context.focus.current_item is not None
    said = "Better: discard 9♦. Cost a lot. Why."
    assert table.context.focus.current_item.name == said
    table.context.focus.step_item(1)

    QTest.keyClick(table, Key.Key_Return)

    assert watching.heard.said == [("command_requested", (Command.PLAY_ON, ()))]
