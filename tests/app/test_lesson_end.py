"""The end of a lesson is seen before it is left, and is kept at once."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.learning.progress import Left, Progress
from canasta_qt.windows.learning.list_panel import State
from tests.app.playing import Start, dealt, top_sheet
from tests.app.test_lessons import panel_of, part_states, play_lesson, taught
from tests.narrow import some


def test_a_late_key_for_the_coach_does_not_begin_the_next_lesson_unseen(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(start)
    program.window.menus.actions["lessons"].trigger()
    play_lesson(qtbot, program)
    strip, lesson = program.window.strip, program.lessons.controller.lesson
    assert strip is not None
    assert program.window.focusWidget() is program.table

    for late in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(program.table, late)

    assert program.window.strip is strip
    assert program.lessons.controller.lesson is lesson
    qtbot.waitUntil(strip.main.hasFocus)
    QTest.keyClick(strip.main, Qt.Key.Key_Return)
    assert program.lessons.controller.lesson is program.lessons.of("classic_4")[1]


def test_a_first_round_that_goes_on_with_its_count_is_counted(
    qtbot: QtBot, start: Start
) -> None:
    """It was left there; the words spoke of points that stood nowhere."""
    program = taught(start)
    QTest.keyClick(program.table, Qt.Key.Key_Escape)
    parts = len(panel_parts := [it for it in program.lessons.first.steps if it.part])
    Progress().leave_lesson("first-round", Left(parts))

    program.window.menus.actions["first_round"].trigger()

    counting = program.page.counting
    assert panel_parts[-1].part == "Count the round"
    assert counting is not None
    assert counting.pad.count.gained == (670, 20)
    qtbot.waitUntil(lambda: counting.is_done)
    assert "Canasta 300" in program.table.scene().now.words.rest
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert program.page.counting is None
    assert "A game goes to 5,000 points" in program.table.scene().now.words.rest


def test_a_finished_lesson_has_its_tick_before_the_next_begins(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    sheet = some(top_sheet(program))
    sheet.close_sheet()  # the table waits under it
    program.lessons.begin_next()
    play_lesson(qtbot, program)

    panel = panel_of(program)
    assert [it.state for it in panel.entries[:2]] == [State.DONE, State.OPEN]
    assert panel.count.text() == "1 of 14"
    assert panel.view.currentRow() == 0, "the list stays where it was"


def test_a_press_on_the_next_part_does_not_tick_the_one_that_is_left(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    play_lesson(qtbot, program, until=2)
    panel = panel_of(program)

    panel.view.setCurrentRow(1)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)

    assert part_states(program)[:2] == [State.OPEN, State.NOW]
