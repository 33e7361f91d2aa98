"""The sheet after an answer has room for large text, and its letters work."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import LIGHT
from canasta_qt.windows.learning.answer_sheet import Answer, AnswerSheet, Way
from canasta_qt.windows.widgets.look import Look, set_current_look
from canasta_qt.windows.widgets.style import style_sheet

WAYS = (
    Way("You played: draw", "Costly", "about 30 less", 0.6, 0.1),
    Way("Better: take the pile", "Solved", "the best move", 0.86),
)
GRADES = ("Gelöst", "Ebenso gut", "Spielbar", "Teuer", "Ein Geschenk")


def sheet(qtbot: QtBot, q: float, ways: tuple[Way, ...] = WAYS) -> AnswerSheet:
    words = "The pile", "1 of 10", "You drew.", "Why."
    answer = Answer(*words, GRADES, 3, "", ways, can_show=bool(ways))
    set_current_look(Look(q=q))
    made = AnswerSheet(answer, "Next position")
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


def test_a_letter_does_what_its_button_says(qtbot: QtBot) -> None:
    """Where nothing is shown nothing is offered to be seen."""
    for key, name in (("W", "why_asked"), ("C", "play_on_asked"), ("R", "again_asked")):
        made = sheet(qtbot, 1.0)
        with qtbot.waitSignal(getattr(made, name)):
            QTest.keyClick(made, Qt.Key(ord(key)))

    made = sheet(qtbot, 1.0, ())
    with qtbot.assertNotEmitted(made.why_asked, wait=0):
        QTest.keyClick(made, Qt.Key.Key_W)
