"""The start page: three choices for a new player, by keys, mouse and screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.learning.progress import LessonProgress, ProgressFile
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.windows.learning.start_page import StartPage
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.widgets.scrolling import ScrollPage
from tests.app.playing import LARGE_TEXT, Spoken, Start, deal, my_turn, top_sheet
from tests.app.test_clipping import SMALL, in_every_language, scrolled, seen
from tests.narrow import instance, some

NOVICES = "human", "bot:novice", "bot:standard", "bot:novice"


def page_of(program: Program) -> StartPage:
    return instance(StartPage, program.window.area.cover)


def press_key(program: Program, key: Qt.Key) -> None:
    focus = some(program.window.focusWidget())
    QTest.keyClick(focus, key)


def players(program: Program) -> tuple[str, ...]:
    session = some(program.page.session)
    return session.record.players


def test_the_start_page_has_three_choices_and_focuses_the_first(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader reads each choice, and arrow keys move between them."""
    program = start(welcomed=False)
    page = page_of(program)
    buttons = [door.button for door in page.cards]
    assert program.window.focusWidget() is buttons[0]
    assert not program.table.isVisible()
    assert top_sheet(program) is None
    told = [(it.accessibleName(), it.accessibleDescription()) for it in buttons]
    assert told[0] == (
        "Teach me Canasta: Start",
        "Play a first round with Anton, your partner. He tells you what to do and why."
        " 8 minutes",
    )
    assert all(name and about for name, about in told)

    focused = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        press_key(program, key)
        focused.append(buttons.index(program.window.focusWidget()))  # type: ignore[arg-type]
    assert focused == [1, 2, 2, 1]

    asked: list[str] = []
    monkeypatch.setattr(
        "canasta_qt.app.menus.menu_actions.ask_open_path",
        lambda *_: asked.append("open"),
    )
    (link,) = (
        it for it in page.findChildren(QPushButton) if it.text() == "Open a saved game…"
    )
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert asked == ["open"]
    assert page_of(program).isVisible(), "nothing was opened"

    program.lessons.begin_next_lesson()
    assert program.window.area.cover is None
    program.leave_practice()
    page = page_of(program)
    assert page.isVisible()
    program.appearance.look_changed.emit(program.appearance.look)
    assert page_of(program) is not page, "another look paints it anew"


def test_the_button_i_know_canasta_deals_a_round_against_novices(
    qtbot: QtBot, start: Start
) -> None:
    program = start(welcomed=False)

    press_key(program, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: my_turn(program))

    session = some(program.page.session)
    assert session.record.ruleset.rounds == 1
    assert players(program) == NOVICES
    assert program.window.area.cover is None
    assert program.window.focusWidget() is program.table
    program.autosave.give_up_game()
    program.close()

    second = start(welcomed=False)
    assert second.window.area.cover is None, "after a choice no doors come back"
    assert isinstance(top_sheet(second), NewGameSheet)


def test_the_button_another_game_opens_the_list_of_games_and_esc_returns(
    start: Start,
) -> None:
    program = start(welcomed=False)

    press_key(program, Qt.Key.Key_3)
    sheet = instance(NewGameSheet, top_sheet(program))
    sheet.close_sheet()
    assert program.window.focusWidget() is page_of(program).cards[0].button

    press_key(program, Qt.Key.Key_3)
    deal(program)
    assert program.window.area.cover is None
    assert program.main_game.is_running
    assert players(program) == NOVICES

    own = program.page.session
    program.window.menus.actions["start_page"].trigger()
    assert page_of(program).isVisible()
    press_key(program, Qt.Key.Key_Escape)
    assert program.window.area.cover is None
    assert program.window.strip is None
    assert program.page.session is own
    assert program.window.focusWidget() is program.table


def test_the_button_i_know_canasta_can_deal_a_whole_game_too(start: Start) -> None:
    """With the levels chosen since, after a lesson as well."""
    program = start(welcomed=False)
    page = page_of(program)

    QTest.mouseClick(page.length.buttons[1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.cards[1], Qt.MouseButton.LeftButton)

    session = some(program.page.session)
    assert session.record.ruleset.target_score == 5000
    assert players(program) == NOVICES
    program.window.menus.actions["new_game"].trigger()
    sheet = instance(NewGameSheet, top_sheet(program))
    level = sheet.seats.level
    level.setCurrentIndex(level.findText("Expert"))
    deal(program)
    assert players(program)[1] == "bot:expert"
    program.start_page.deal_round(ALL_RULESETS[0].id)
    assert players(program)[1] == "bot:expert"


def test_the_start_page_offers_to_continue_the_guided_round_that_was_left(
    start: Start,
) -> None:
    """Also after a restart, as long as no other game was dealt."""
    first = start(welcomed=False)
    press_key(first, Qt.Key.Key_1)
    ProgressFile().save_lesson_progress(
        first.lessons.first_lesson.id, LessonProgress(4, (1, 2, 3))
    )
    leave = first.window.menus.actions["leave_practice"]
    assert leave.text().startswith("&Back to the start page")
    leave.trigger()
    door = page_of(first).cards[0].button
    told = door.text(), door.accessibleDescription()
    first.close()

    second = start(welcomed=False)
    door = page_of(second).cards[0].button

    assert (door.text(), door.accessibleDescription()) == told
    assert told[0] == "Continue"
    assert told[1].endswith("You are at part 4.")
    door.click()
    parts = [at for at, it in enumerate(second.lessons.first_lesson.steps) if it.part]
    assert second.lessons.controller.number == parts[3]


@in_every_language
def test_the_start_page_has_room_for_its_texts(
    start: Start, spoken: Spoken, code: str, size: tuple[int, int]
) -> None:
    spoken(code, size)
    program = start(welcomed=False, language=code)
    program.window.resize(*size)
    QApplication.processEvents()

    assert seen("start page", page_of(program)) == []
    assert scrolled(page_of(program)) == []


def test_in_a_low_window_the_start_page_hides_pictures_rather_than_buttons(
    start: Start, spoken: Spoken
) -> None:
    """Regression: German at 200 % in the smallest window: all buttons were below the
    edge.
    """
    spoken("de", LARGE_TEXT)
    program = start(welcomed=False, language="de")

    def hidden(size: tuple[int, int]) -> bool:
        program.window.resize(*size)
        QApplication.processEvents()
        page = page_of(program)
        for door in page.cards:
            foot = door.button.mapTo(page, door.button.rect().bottomLeft())
            assert foot.y() < page.height()
        return page.cards[0].picture.height() < 40

    assert hidden(SMALL)
    assert not hidden(LARGE_TEXT)


def test_the_layout_of_the_start_page_settles_after_a_resize(
    start: Start, spoken: Spoken
) -> None:
    """Regression: Spanish at 200 %: a scroll bar appeared and disappeared for ever."""
    spoken("es", LARGE_TEXT)
    program = start(welcomed=False, language="es")
    (area,) = page_of(program).findChildren(ScrollPage)
    changes: list[int] = []
    area.verticalScrollBar().rangeChanged.connect(lambda *_: changes.append(1))

    for high in (732, 744):
        program.window.resize(1230, high)
        for _ in range(4):
            QApplication.processEvents()
    changes.clear()
    for _ in range(3):
        QApplication.processEvents()

    assert changes == []
