"""Explanations of the table in real games, and the record of finished lessons."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.game_setup import setup_from_session
from canasta_qt.look.tokens import Consequences
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.windows.widgets.choices import Choices
from tests.app.playing import Start
from tests.app.table_controller import AtTable
from tests.app.test_lessons import finish, page_text, panel_of
from tests.app.test_topics import ALWAYS, STYLE
from tests.narrow import some

POSITION = (
    "classic_4 turn=0.play hands=9c9d2s4s5h7cKcKhJs2d/(11)/(10)/(11) pile=4h2cTd9h!"
    " melds=[KsKdKdKh]/[QsQhQd]"
)
LONE = "classic_2 turn=0.play hands=9c9d2s4s5h7cKcKhJs2d/(11) pile=4h2cTd9h!"


@pytest.mark.parametrize(
    ("text", "style", "is_said"),
    [(POSITION, ALWAYS, True), (POSITION, STYLE, False), (LONE, ALWAYS, True)],
)
def test_the_status_line_has_the_consequence_of_a_discard_if_preferred(
    qtbot: QtBot, text: str, style: TableStyle, *, is_said: bool
) -> None:
    table = AtTable(qtbot, text.replace("2d", "3s"), style)

    table.click(table.of_card("3s"))

    words = table.view.context.scene.status_line.words
    assert ("Clara cannot take the pile." in words.plain_text) is is_said


def test_against_novices_or_beginners_a_hint_is_the_move_and_one_reason(
    start: Start,
) -> None:
    program = start(ruleset="classic_4")
    captions = program.table.context.captions
    for levels in ("novice", "beginner", "casual", "standard", "master"):
        setup = setup_from_session(some(program.main_game.session))
        others = tuple(replace(seat, level=levels) for seat in setup.seats[1:])
        partner = replace(others[1], level="standard")
        seats = (setup.seats[0], others[0], partner, others[2])

        program.appearance.set_choices(Choices())
        program.main_game.play_game(replace(setup, seats=seats))

        assert captions.is_brief is (levels in ("novice", "beginner"))
        program.appearance.set_choices(Choices(consequences=Consequences.SELECTED))
        assert not captions.is_brief


def test_a_finished_lesson_has_a_tick_in_the_list_and_a_line_in_my_notes(
    start: Start,
) -> None:
    program = start()
    lessons = program.lessons.all_lessons
    program.window.menus.actions["card"].trigger()
    assert "Each lesson you finish" in page_text(program)
    finish("classic-01", "classic-08", "samba-01")
    program.lessons.show_notes_page()
    text = page_text(program)
    for lesson in lessons:
        assert (lesson.card in text) == (lesson.id in program.lessons.finished_lessons)

    program.lessons.begin_next_lesson()
    view = panel_of(program).view
    side = view.iconSize()
    shapes = [view.item(row).icon().pixmap(side).toImage() for row in range(4)]
    alpha = QImage.Format.Format_Alpha8  # the shape of a sign, whatever its colour
    done, now, open_, other = (it.convertToFormat(alpha) for it in shapes)
    assert done != now != open_ != done
    assert open_ == other

    always = replace(program.appearance.choices, consequences=Consequences.ALWAYS)
    program.appearance.set_choices(always)
    # No tag teaches what the coach has not named: the two in the hand would have one.
    program.lessons.begin_lesson(next(it for it in lessons if it.id == "classic-03"))
    captions = program.table.context.captions
    assert not any(item.isVisible() for item in captions.items)
    program.leave_practice()
    assert program.table.context.captions.shown_consequences is not Consequences.OFF
