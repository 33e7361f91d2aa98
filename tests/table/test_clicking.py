"""Clicks: selection, places, buttons, questions, fanning out."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    Draft,
    NamedCard,
    Offer,
    Place,
    Prompt,
    PromptKind,
    Spot,
    StagedGroup,
    TakeChoice,
    TurnState,
    TurnStatus,
)
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from tests.narrow import some
from tests.table.table_view import HAND, MIDDLE, Sitting, card, cards, seen

DRAWING = TurnStatus(
    TurnState.DRAW,
    (
        Offer(Command.DRAW, is_primary=True),
        Offer(Command.TAKE, refusal=Refusal(Reason.PILE_IS_BLOCKED)),
    ),
)


def test_a_click_selects_a_card_and_a_click_there_or_on_the_felt_deselects_it(
    table: Sitting,
) -> None:
    at = table.of_card("9d")

    for again in (at, QPoint(300, 320)):
        table.click(at)
        assert table.chosen == cards("9d")
        table.click(again)
        assert table.chosen == ()
    assert table.heard.last("selection_changed") == ((),)


def test_a_click_four_pixels_left_of_a_card_selects_it(table: Sitting) -> None:
    corner = table.item("Xr").scenePos()

    table.click(table.point(corner + QPointF(-3, 40)))
    chosen = table.chosen
    table.click(table.point(corner + QPointF(-12, 40)))

    assert chosen == cards("Xr")
    assert table.chosen == ()


def test_a_disabled_button_and_a_press_dragged_off_a_button_do_nothing(
    table: Sitting,
) -> None:
    table.view.status.show_turn_status(DRAWING)
    now = table.scene.status_line
    draw, take = (
        table.point(now.mapToScene(button.geometry().center()))
        for button in now.buttons[:2]
    )

    table.press(draw)
    table.release(QPoint(300, 320))
    table.click(take)

    assert "command_requested" not in table.heard.names()
    assert "blocks" in table.scene.toast.words


def test_a_click_on_a_staged_card_takes_it_back(table: Sitting) -> None:
    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs"), points=30),), 30))
    staged = [i for i in table.scene.card_items.items if i.spot.place == "staged"]
    top = max(staged, key=lambda item: item.zValue())

    table.click(table.point(top.sceneBoundingRect().center()))

    assert top.face is not None
    assert table.heard.last("dropped")[:3] == ((top.face,), Spot(Place.STAGED, 0), HAND)


def test_a_click_on_a_row_chooses_a_way_to_take_the_pile(table: Sitting) -> None:
    choices = (TakeChoice(cards("8s8h"), None), TakeChoice(cards("8s2d"), None))
    table.view.status.show_prompt(Prompt(PromptKind.CHOOSE_TAKE, choices))
    chooser = table.scene.questions.chooser

    table.click(table.middle(chooser.rows[1]))
    table.click(QPoint(1000, 400))

    answers = [said for said in table.heard.said if said[0] == "take_chosen"]
    assert answers == [("take_chosen", (1,)), ("take_chosen", (-1,))]


def test_ways_to_take_the_pile_are_numbered_line_by_line(table: Sitting) -> None:
    """Regression: 1 and 3 were in the first line, and the button touched the edge."""
    pairs = ("8s8h", "8s2d", "8h2d")
    choices = tuple(TakeChoice(cards(pair), None) for pair in pairs)
    table.view.status.show_prompt(Prompt(PromptKind.CHOOSE_TAKE, choices))
    chooser = table.scene.questions.chooser

    as_read = sorted(chooser.rows, key=lambda row: (row.y(), row.x()))
    assert [row.number for row in as_read] == [0, 1, 2]
    assert chooser.cancel_button.y() >= chooser.widget_rect.top() + 5


def test_a_meld_is_fanned_out_while_the_right_button_is_pressed_on_it(
    table: Sitting,
) -> None:
    at = table.of_spot(Spot(Place.MELD, 1))

    table.press(at, Qt.MouseButton.RightButton)
    peek = table.scene.peek
    shown = (peek.isVisible(), sorted(peek.cards))
    table.release(at, Qt.MouseButton.RightButton)

    assert shown == (True, sorted(cards("KhKdKsKcKhKdKs")))
    assert not peek.isVisible()


@pytest.mark.parametrize("way", [QPoint(), QPoint(80, -60)], ids=["click", "drag"])
def test_a_click_on_the_players_foot_says_when_it_is_picked_up(
    qtbot: QtBot, way: QPoint
) -> None:
    hands, feet = "As4s5s6s/(9)/(9)/(9)", "(11)/(11)/(11)/(11)"
    table = Sitting(qtbot, f"hand_and_foot turn=0.play hands={hands} feet={feet}")
    table.click(table.of_card("As"))
    zones = table.scene.picture.zones
    foot = some(zones.foot_rect)
    at = table.point(QPointF(foot.mid_x, foot.mid_y))

    if way.isNull():
        table.click(at)
    else:
        table.drag(at, at + way)
        table.release(at + way)

    said = table.view.announcer.history[-1]
    assert said.endswith("You pick it up when your hand is empty.")
    assert table.chosen == cards("As")


def test_a_log_line_outlines_its_card_but_no_equal_card_elsewhere(qtbot: QtBot) -> None:
    """Regression: a two named in the log was outlined on the pile as well."""
    table = Sitting(qtbot, MIDDLE.replace("[AsAhAd]", "[AsAhAd2s]").replace("b2s", "b"))

    table.scene.card_items.draw_rings_of_named_cards((NamedCard(card("2s"), (0, 0)),))

    named = [i.spot for i in table.scene.card_items.items if i.is_in_log_line]
    assert named == [Spot(Place.MELD, 0)]
    table.scene.card_items.draw_rings_of_named_cards((NamedCard(card("2s"), (0, 1)),))
    assert not any(item.is_in_log_line for item in table.scene.card_items.items)


def test_the_card_under_the_pointer_is_not_raised_after_a_key_played_one(
    qtbot: QtBot, table: Sitting
) -> None:
    item = table.item("Ac")
    table.view.context.hover_lift.raise_hovered(item)
    qtbot.waitUntil(lambda: item.current_lift > 0)

    after = MIDDLE.replace("AsAcQd", "AsQd").replace("[AsAhAd]", "[AsAhAdAc]")
    table.view.show_observation(seen(after))

    assert item.spot.place is Place.MELD
    assert item.current_lift == 0
    assert not item.hovered


PACKETS = Prompt(PromptKind.KEEP_PACKET)


LIFT = Prompt(PromptKind.LIFT, max_lift_count=108, bonus_lift_range=(45, 45))


def test_a_packet_is_kept_by_its_button_or_its_number_key(table: Sitting) -> None:
    table.view.status.show_prompt(PACKETS)
    question = table.scene.questions.question

    table.click(table.middle(question.buttons[1]))
    table.key(Qt.Key.Key_1)

    rows = [said[0] for name, said in table.heard.said if name == "take_chosen"]
    assert rows == [1, 0]


def test_the_number_of_cards_to_cut_is_set_by_mouse_and_confirmed_by_a_button(
    table: Sitting,
) -> None:
    table.view.status.show_prompt(LIFT)
    lift = table.scene.questions.question
    third = QPoint(lift.bar.width() // 3, lift.bar.height() // 2)

    table.click(lift.bar.mapTo(table.view.viewport(), third))
    table.click(table.middle(lift.buttons[0]))

    (count,) = table.heard.last("lift_requested")
    assert isinstance(count, int)
    assert abs(count - 36) <= 1


def test_the_number_of_cards_to_cut_is_set_with_arrow_keys(table: Sitting) -> None:
    table.view.status.show_prompt(LIFT)

    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)

    assert table.heard.last("lift_requested") == (45,)
    assert "45" in table.scene.questions.question.words.text()


def test_without_a_game_no_input_shows_an_item_at_the_table(qtbot: QtBot) -> None:
    view = TableView(TableStyle(duration_factor=0))
    qtbot.addWidget(view)
    view.resize(1030, 770)
    view.show()
    scene = view.scene()
    before = {item for item in scene.items() if item.isVisible()}

    for x, y in product(range(5, 1030, 60), (2, 90, 300, 420, 600, 700)):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
        QTest.mouseMove(view.viewport(), QPoint(x, y))
    special = (Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return)
    for key in (*map(Qt.Key, map(ord, "SVLTRHAQMXDPC")), *special):
        QTest.keyClick(view, key)
    view.resize(1280, 800)

    assert {item for item in scene.items() if item.isVisible()} == before
    assert view.accessible_items == []
