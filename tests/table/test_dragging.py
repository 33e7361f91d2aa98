"""Drags with the real mouse, ended and cancelled in every way."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Sorting
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Deed, Draft, Place, Spot, StagedGroup, Target
from canasta_qt.table.paint.table_style import TableStyle
from tests.app.fake_time import stopped_clock
from tests.narrow import some
from tests.table.sitting import HAND, MIDDLE, TO_ACES, Sitting, cards, seen

PILE = Spot(Place.PILE)
ACES = Spot(Place.MELD, 0)
NEW = Spot(Place.NEW_MELD)


def test_a_selected_card_takes_the_whole_selection_along(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.click(table.of_card("As"))
    table.click(table.of_card("Ac"))

    table.drag(table.of_card("As"), table.of_spot(ACES))
    table.release(table.of_spot(ACES))

    assert table.asked[-1] == (cards("AsAc"), HAND)


def test_a_small_move_is_a_click(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    at = table.of_card("9d")

    table.press(at)
    table.move(at + QPoint(QApplication.startDragDistance() - 4, 0))
    table.release(at)

    assert not table.view.context.drag.active
    assert table.chosen == cards("9d")


def _free_ground(table: Sitting) -> QPoint:
    """A point of the own row far from everything that lies there."""
    picture = some(table.view.scene().picture)
    ours = picture.zones.ours
    return table.point(QPointF(ours.right - 20, ours.mid_y))


def test_free_ground_means_the_meld_that_the_cards_would_join(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    aces = TO_ACES.spot
    table.answer_with(Target(NEW, Deed.NEW, joins=aces), TO_ACES)
    free = _free_ground(table)

    table.drag(table.of_card("Qd"), free)
    lit = [goal.target.spot for goal in table.view.context.targeting.goals if goal.lit]
    chosen = table.view.context.targeting.chosen
    table.release(free)

    assert lit == [aces]
    assert chosen is not None
    assert chosen.target.spot == aces
    assert table.heard.last("dropped") == (cards("Qd"), HAND, aces)


def test_a_press_of_the_right_button_puts_the_cards_back(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.answer_with(Target(PILE, Deed.DISCARD))
    table.drag(table.of_card("9d"), table.of_spot(PILE))

    table.press(table.of_spot(PILE), Qt.MouseButton.RightButton)
    table.release(table.of_spot(PILE))

    assert table.view.context.targeting.goals == ()
    assert "dropped" not in table.heard.names()


def test_a_place_that_may_not_be_used_is_veiled_during_the_drag(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.answer_with(Target(PILE, Deed.DISCARD, Refusal(Reason.DRAW_FIRST)), TO_ACES)

    table.drag(table.of_card("9d"), QPoint(500, 20))
    veiled = {i.home.kind for i in table.view.scene().card_items.items if i.dimmed}
    table.key(Qt.Key.Key_Escape)
    table.view.player_input.show_targets(())

    assert veiled == {"pile"}
    assert not any(item.dimmed for item in table.view.scene().card_items.items)


def test_a_staged_card_can_be_dragged_back_to_the_hand(qtbot: QtBot) -> None:
    text = "classic_4 turn=0.play pile=6h hands=QdQcQs2h4d5d6d7d8d9d4s/(11)/(11)/(11)"
    table = Sitting(qtbot, text)
    staged = StagedGroup(cards("QdQcQs"), points=30)
    table.view.show_draft(Draft((staged,), 30, 50))
    table.answer_with(Target(HAND, Deed.UNSTAGE))
    queen = next(
        item
        for item in table.view.scene().card_items.items
        if item.home.kind == "staged"
    )

    table.drag(table.point(queen.sceneBoundingRect().center()), table.of_spot(HAND))
    table.release(table.of_spot(HAND))

    picked, source, target = table.heard.last("dropped")
    assert (source, target) == (Spot(Place.STAGED, 0), HAND)
    assert isinstance(picked, tuple)
    assert picked[0] >> 2 == 8


def test_a_card_dragged_within_the_hand_begins_the_players_own_order(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot)
    first = table.of_card("Xr")

    table.drag(table.of_card("9d"), first)
    table.release(first)

    hand = table.view.scene().hand
    assert hand.sorting is Sorting.OWN
    assert [held.card for held in hand.cards][:2] == list(cards("9dXr"))
    assert "dropped" not in table.heard.names()


def test_what_others_do_meanwhile_does_not_put_the_card_down(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.drag(table.of_card("9d"), QPoint(500, 20))

    table.view.show_view(table.observation)

    assert table.view.context.drag.active
    assert not table.item("9d").isVisible()


def test_a_card_that_flies_back_lands_where_the_hand_lies_by_then(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1.0))
    table.view.playback.flush()
    table.answer_with()
    start = table.of_card("9d")
    table.drag(start, start + QPoint(12, 24))
    table.release(start + QPoint(12, 24))

    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs")),), 30, 50))
    table.view.playback.flush()

    scene = table.view.scene()
    assert scene.picture is not None
    (place,) = [p for p in scene.picture.cards if p.held == table.item("9d").held]
    assert table.item("9d").base.x() == pytest.approx(place.x, abs=1)


def test_a_card_let_go_while_the_hand_is_sorted_flies_back_too(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1.0))
    table.view.playback.flush()
    table.answer_with()
    start = table.of_card("Xr")
    with stopped_clock():
        table.drag(start, start + QPoint(12, -200))
        table.view.player_input.sort()
        assert table.view.playback.animator.busy
        table.release(start + QPoint(12, -200))
        table.view.playback.flush()

    items = table.view.scene().card_items.items
    assert [item.face for item in items if item.isVisible() and not item.resting] == []


def test_a_card_played_between_press_and_move_is_not_taken_up(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    at = table.of_card("9d")
    text = MIDDLE.replace("Th9d8h", "Th8h").replace("s8c!", "s8c9d!")

    table.press(at)
    table.view.show_view(seen(text))
    table.move(at + QPoint(0, -200))

    assert not table.view.context.drag.active
