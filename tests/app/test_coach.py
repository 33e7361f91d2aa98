"""What the partner says in real games, and the coach in lessons."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.game_setup import setup_of
from canasta_qt.learning.grading import Grade
from canasta_qt.learning.progress import Progress
from canasta_qt.look.tokens import Consequences
from canasta_qt.windows.learning.list_panel import State
from canasta_qt.windows.widgets.choices import Choices
from tests.app.at_table import AtTable
from tests.app.playing import Start, press
from tests.app.test_captions import ALWAYS, STYLE
from tests.app.test_lessons import (
    finish,
    page_text,
    panel_of,
    part_states,
    play_lesson,
    taught,
)
from tests.narrow import some

POSITION = (
    "classic_4 turn=0.play hands=9c9d2s4s5h7cKcKhJs2d/(11)/(10)/(11) pile=4h2cTd9h!"
    " melds=[KsKdKdKh]/[QsQhQd]"
)
LONE = "classic_2 turn=0.play hands=9c9d2s4s5h7cKcKhJs2d/(11) pile=4h2cTd9h!"


@pytest.mark.parametrize("always", [True, False])
def test_what_follows_from_a_card_is_said_where_it_is_wished(
    qtbot: QtBot,
    always: bool,  # noqa: FBT001
) -> None:
    style = ALWAYS if always else STYLE
    table = AtTable(qtbot, POSITION.replace("2d", "3s"), style)

    table.click(table.of_card("3s"))

    words = table.view.context.scene.now.words
    assert ("Clara cannot take the pile." in words.rest) is always


def test_what_follows_is_said_where_nobody_is_a_partner(qtbot: QtBot) -> None:
    table = AtTable(qtbot, LONE.replace("2d", "3s"), ALWAYS)

    table.click(table.of_card("3s"))

    words = table.view.context.scene.now.words
    assert "cannot take the pile." in words.rest


@pytest.mark.parametrize(
    ("levels", "brief"),
    [
        ("novice", True),
        ("beginner", True),
        ("casual", False),
        ("standard", False),
        ("master", False),
    ],
)
def test_among_novices_or_beginners_a_hint_is_the_move_and_one_reason(
    start: Start,
    levels: str,
    brief: bool,  # noqa: FBT001
) -> None:
    program = start(ruleset="classic_4")
    session = some(program.match.session)
    setup = setup_of(session)
    others = tuple(replace(seat, level=levels) for seat in setup.seats[1:])
    partner = replace(others[1], level="standard")
    seats = (setup.seats[0], others[0], partner, others[2])

    program.match.begin(replace(setup, seats=seats))

    captions = program.table.context.captions
    assert captions.brief is brief
    program.appearance.choose(Choices(consequences=Consequences.SELECTED))
    assert not captions.brief


def test_starting_over_is_asked_first(start: Start) -> None:
    program = start(ruleset="classic_4")
    Progress().answer("piles: x", Grade.SOLVED, date(2026, 11, 22))

    program.window.menus.actions["start_over"].trigger()
    press(program, "Keep it")
    assert Progress().read().position
    program.window.menus.actions["start_over"].trigger()
    press(program, "Start over")

    assert not Progress().file.exists()


def test_only_what_is_done_has_a_tick_in_the_list(start: Start) -> None:
    program = start()
    finish("classic-01")
    program.lessons.begin_next()

    view = panel_of(program).view
    side = view.iconSize()
    shapes = [view.item(row).icon().pixmap(side).toImage() for row in range(4)]

    done, now, open_, other = (alpha_of(shape) for shape in shapes)
    assert len({done, now, open_}) == 3
    assert open_ == other


def alpha_of(image: QImage) -> bytes:
    """The shape of a sign, whatever its colour."""
    return bytes(image.convertToFormat(QImage.Format.Format_Alpha8).constBits())


def test_no_tag_teaches_in_a_lesson_what_the_coach_has_not_named(start: Start) -> None:
    """The two in the hand would wear “Freezes the pile”."""
    program = start()
    lesson = next(it for it in program.lessons.all if it.id == "classic-03")

    program.lessons.begin(lesson)

    captions = program.table.context.captions
    assert captions._consequences
    assert not any(item.isVisible() for item in captions.items)
    program.leave_practice()
    assert program.table.context.captions.mode is not Consequences.OFF


def test_the_card_has_a_line_of_every_finished_lesson(start: Start) -> None:
    program = start()
    lessons = program.lessons.all
    program.window.menus.actions["card"].trigger()
    assert "Every lesson you finish" in page_text(program)

    finish("classic-08", "samba-01")
    program.lessons.show_card()

    text = page_text(program)
    for lesson in lessons:
        assert (lesson.card in text) == (lesson.id in program.lessons.done)


def test_a_round_with_skipped_parts_is_not_done(qtbot: QtBot, start: Start) -> None:
    program = taught(start)
    panel = panel_of(program)
    panel.view.setCurrentRow(panel.view.count() - 1)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    play_lesson(qtbot, program)

    assert program.lessons.first.id not in program.lessons.done
    program.window.menus.actions["first_round"].trigger()
    assert program.lessons.controller.number == 0
    assert part_states(program)[-1] is State.DONE


def test_nothing_but_the_ways_on_is_offered_after_a_lesson(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    play_lesson(qtbot, program)

    assert program.window.strip is not None
    assert program.table.scene().now.buttons == ()
