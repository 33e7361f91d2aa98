"""Boxes over the table: seen, closed from the top, and never in the way of a card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.gestures import Hint, Prompt, PromptKind, Scores
from canasta_qt.look.tokens import Theme
from canasta_qt.table.overlay.box import Tone, box_sheet
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from tests.table.sitting import Sitting

Key = Qt.Key


BOXES: dict[str, Callable[[TableView], None]] = {
    "question": lambda view: view.show_prompt(Prompt(PromptKind.KEEP_PACKET)),
    "lift": lambda view: view.show_prompt(Prompt(PromptKind.LIFT, most=40)),
    "chooser": lambda view: view.show_prompt(Prompt(PromptKind.CHOOSE_TAKE)),
    "hint": lambda view: view.advice.show_hint(Hint(None)),
    "toast": lambda view: view.context.answer("Your own order."),
    "score": lambda view: view.show_scores(Scores((("You", "50"), ("They", "5")))),
}


@pytest.mark.parametrize("name", BOXES)
def test_a_box_is_seen(qtbot: QtBot, name: str) -> None:
    view = Sitting(qtbot).view
    before = view.grab().toImage()

    BOXES[name](view)

    assert view.grab().toImage() != before


def test_a_toast_never_takes_the_mouse(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    scene = table.view.scene()
    at = table.of_card("9d")
    near = scene.zones().hand
    scene.toast.say("Nine", Tone.ANSWER, near, near)
    scene.toast.move(at - QPoint(20, 10))
    assert scene.toast.geometry().contains(at)

    table.click(at)

    assert [int(card) for card in table.chosen] == [int(table.item("9d").face or 0)]


def test_an_open_box_follows_the_style(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.resize(1024, 700)
    for show in BOXES.values():
        show(table.view)
    dark = TableStyle(speed=0, theme=Theme.DARK, font_factor=1.5)

    table.view.set_style(dark)

    scene = table.view.scene()
    boxes = scene.questions
    for box in (boxes.chooser, boxes.question):
        if box.isVisible():
            assert box.styleSheet() == box_sheet(scene.brushes)


def test_escape_closes_the_topmost_box_first(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    view = table.view
    closed: list[str] = []
    view.advice.closed.connect(lambda: closed.append("hint"))
    view.choice_made.connect(lambda _: closed.append("chooser"))
    view.advice.card_changed.connect(lambda card: closed.append(card and card.lead))
    view.show_prompt(Prompt(PromptKind.CHOOSE_TAKE))
    view.advice.show_hint(Hint(None))
    view.advice.show_why(1, ())
    closed.clear()

    table.key(Key.Key_Escape)
    assert closed == [None]
    table.key(Key.Key_Escape)
    view.advice.show_hint(None)
    table.key(Key.Key_Escape)

    assert closed == [None, "hint", None, "chooser"]


def test_a_box_stays_inside_the_table(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    view = table.view
    view.resize(1024, 700)
    for show in BOXES.values():
        show(view)
    scene, whole = view.scene(), QRect(0, 0, 1024, 700)

    asking = scene.questions
    asks = (asking.chooser, asking.question)
    boxes = (*asks, scene.toast)

    outlines = [box.outline for box in boxes if box.isVisible()]
    assert len(outlines) >= 2
    for each in outlines:
        assert whole.contains(QRect(*map(round, (each.x, each.y, each.w, each.h))))
