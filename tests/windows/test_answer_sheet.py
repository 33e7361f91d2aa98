"""The sheet after an answer has room for large text, and its letters work."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.cards import CARD_BY_TEXT
from canasta_qt.look.tokens import LIGHT
from canasta_qt.windows.learning.answer_sheet import Answer, AnswerSheet, Way
from canasta_qt.windows.learning.little_table import LittleTable, LittleTableView
from canasta_qt.windows.widgets.style import Look, style_sheet

KING = CARD_BY_TEXT["Ks"]
KINGS = ((KING,) * 3,), frozenset({0})
TABLE = LittleTable("Take the pile", *KINGS, *KINGS, None, "pile 0", ())
WAYS = (
    Way("You played: draw", "Costly", (TABLE,) * 3, "about 30 less", 0.6, 0.1),
    Way("Better: take the pile", "Solved", (TABLE,) * 2, "the best move", 0.86),
)
GRADES = ("Gelöst", "Ebenso gut", "Spielbar", "Teuer", "Ein Geschenk")


def sheet(qtbot: QtBot, q: float, ways: tuple[Way, ...] = WAYS) -> AnswerSheet:
    answer = Answer("The pile", "1 of 10", "You drew.", "Why.", GRADES, 3, "", ways)
    made = AnswerSheet(answer, Look(q=q), "Next position")
    qtbot.addWidget(made)
    made.setStyleSheet(style_sheet(LIGHT, q))
    made.resize(992, 650)
    made.show()
    return made


@pytest.mark.parametrize("q", [1.0, 1.5, 2.0])
def test_nothing_lies_beyond_the_right_edge(qtbot: QtBot, q: float) -> None:
    made = sheet(qtbot, q)

    (area,) = made.findChildren(QScrollArea)

    assert area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    ("key", "name"), [("W", "why_asked"), ("C", "play_on_asked"), ("R", "again_asked")]
)
def test_a_letter_does_what_its_button_says(qtbot: QtBot, key: str, name: str) -> None:
    made = sheet(qtbot, 1.0)

    with qtbot.waitSignal(getattr(made, name)):
        QTest.keyClick(made, Qt.Key(ord(key)))


def test_where_nothing_is_shown_nothing_is_offered_to_be_seen(qtbot: QtBot) -> None:
    made = sheet(qtbot, 1.0, ())

    with qtbot.assertNotEmitted(made.why_asked, wait=0):
        QTest.keyClick(made, Qt.Key.Key_W)


def test_a_long_turn_leaves_its_cards_room_and_is_told_whole_in_the_tip(
    qtbot: QtBot,
) -> None:
    long = "Next turn: take the pile " + "and meld three kings " * 8
    short, cut, longer = (
        LittleTableView(replace(TABLE, caption=words), Look(), PixmapStore())
        for words in ("Take the pile", long, 2 * long)
    )
    for view in (short, cut, longer):
        qtbot.addWidget(view)

    high = [view.heightForWidth(140) for view in (short, cut, longer)]
    assert high[0] < high[1] == high[2]
    assert cut.toolTip().split() == long.split()
    assert long in cut.accessibleName()
