"""Lessons in the window: started, listed, finished, and left."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.asset_files import asset_path
from canasta_qt.cards import card_text, rank_of
from canasta_qt.commands import Command
from canasta_qt.controller.lesson_controller import LessonState
from canasta_qt.gestures import Place, Spot
from canasta_qt.learning.lesson import all_lessons
from canasta_qt.learning.lesson_run import parse_learner_line
from canasta_qt.learning.progress import LessonProgress, ProgressFile
from canasta_qt.windows import notices
from canasta_qt.windows.learning.list_panel import EntryState, ListPanel
from canasta_qt.windows.learning.start_page import StartPage
from canasta_qt.windows.rules import RuleSheet
from canasta_qt.windows.widgets.sheet import Sheet
from tests.app.catalogue import codes
from tests.app.playing import (
    LARGE_TEXT,
    Spoken,
    Start,
    at_turn,
    close_top,
    my_turn,
    press,
    top_sheet,
)
from tests.app.test_clipping import SMALL, seen
from tests.conftest import ExpectedLog
from tests.narrow import instance, some

READING = (LessonState.READ, LessonState.DONE, LessonState.DETOUR_READ)


def panel_of(program: Program) -> ListPanel:
    return instance(ListPanel, program.window.area.panel.shown_widget)


def taught(start: Start) -> Program:
    """Start the program and press “Teach me Canasta”."""
    program = start(welcomed=False)
    page = some(program.window.area.cover)
    QTest.keyClick(page, Qt.Key.Key_1)
    return program


def play_lesson(
    qtbot: QtBot, program: Program, until: int = 99, before: LessonState | None = None
) -> list[str]:
    """Play the wanted moves until a step or the end; return what was finished.

    A step of the kind `before` is not played.
    """
    close_top(program)  # the table waits under it
    lessons, over = program.lessons.controller, []
    lessons.finished.connect(lambda it, tries: over.append(f"{it.id} {tries}"))
    while not over and lessons.number < until and lessons.state is not before:
        now, number = lessons.state, lessons.number
        if now in READING:
            lessons.on_command(Command.GO_ON)
        elif now is LessonState.ACT:
            for step in parse_learner_line(lessons.current_task.step.want[0]).steps:
                program.controller.play_action(step.action)
        elif now is LessonState.ANSWER:
            lessons.on_command(Command.SHOW_ME)
        qtbot.waitUntil(
            lambda: (
                bool(over)
                or (lessons.state, lessons.number) != (now, number)  # noqa: B023
                or lessons.state in READING
            )
        )
    return over


def finish(*names: str) -> None:
    """Finish lessons on an earlier day."""
    for name in names:
        ProgressFile().finish_lesson(name, 0, date(2026, 11, 22))


def strip_words(program: Program) -> list[str]:
    assert program.window.strip is not None
    return [each.text() for each in program.window.strip.buttons]


def test_the_button_teach_me_canasta_starts_the_guided_round_which_esc_leaves(
    start: Start,
) -> None:
    program = taught(start)

    panel, line = panel_of(program), program.table.scene().status_line
    assert program.lessons.controller.lesson is program.lessons.first_lesson
    assert program.window.windowTitle() == "Your first round"
    assert program.window.area.panel.log.isHidden()
    assert [entry.state for entry in panel.entries] == [
        EntryState.NOW,
        *[EntryState.OPEN] * (len(panel.entries) - 1),
    ]
    assert panel.count.text() == f"0 of {len(panel.entries)}"
    assert line.words.bold_text == "Anton:"
    assert program.lessons.controller.current_task.step.say[0] in line.words.plain_text
    assert "You and I play against Clara" in line.words.plain_text

    QTest.keyClick(program.table, Qt.Key.Key_Space)
    assert program.lessons.controller.number == 1
    QTest.keyClick(program.table, Qt.Key.Key_Escape)
    assert line.words.bold_text != "Anton:"
    assert program.lessons.controller.state is LessonState.NOTHING
    assert isinstance(program.window.area.cover, StartPage), "there was no game"

    program.window.menus.actions["first_round"].trigger()
    QTest.keyClick(panel_of(program).view, Qt.Key.Key_Escape)
    assert not program.page.is_practice
    program.window.menus.actions["first_round"].trigger()
    panel_of(program).closed.emit()
    assert not program.page.is_practice
    assert not program.lessons.finished_lessons


def test_after_the_guided_round_a_round_against_novices_is_offered(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    lessons = program.lessons.controller

    play_lesson(qtbot, program, until=len(program.lessons.first_lesson.steps) - 2)

    counting = some(program.page.counting)
    assert some(program.page.last_result).score_sheet.round == (670, 20)
    assert counting.pad.heading == "This round"
    assert program.window.focusWidget() is program.table, "the coach has the keys"
    number = lessons.number
    line = program.table.scene().status_line
    assert line.buttons[0].label == counting.pad.end_buttons[0].text()
    QTest.keyClick(program.table, Qt.Key.Key_S)
    sheet = instance(Sheet, top_sheet(program))
    words = [it.text() for it in sheet.findChildren(QPushButton) if it.isVisible()]
    assert "Continue" in words
    never = {"Replay", "Review…", "Next round"}
    assert not never & set(words), "nothing of the round is kept, and none follows"
    sheet.close_sheet()
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert program.page.counting is None
    assert lessons.number == number + 1

    assert play_lesson(qtbot, program) == ["first-round 0"]
    assert {entry.state for entry in panel_of(program).entries} == {EntryState.DONE}
    assert strip_words(program) == ["Play a round with me", "Lessons", "Close"]
    assert program.table.scene().status_line.buttons == ()
    assert program.autosave.game_name == "", "nothing of it is saved"

    press(program, "Play a round with me")
    qtbot.waitUntil(lambda: my_turn(program))
    session = some(program.page.session)
    assert not program.page.is_practice
    assert session.record.players[1] == "bot:novice"
    assert session.record.ruleset.rounds == 1
    assert not program.window.area.panel.log.isHidden()

    program.window.menus.actions["first_round"].trigger()
    assert lessons.number == 0, "it begins anew"
    assert EntryState.DONE not in states_of(program)


def states_of(program: Program) -> list[EntryState]:
    return [entry.state for entry in panel_of(program).entries]


def test_the_coach_explains_refusals_and_a_left_guided_round_is_continued(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    lessons, table = program.lessons.controller, program.table
    line, hand = table.scene().status_line, table.scene().hand
    play_lesson(qtbot, program, until=3)
    held = program.controller.observation.hand
    kings = tuple(card for card in held if card_text(card)[0] == "K")
    program.controller.on_dropped(kings, Spot(Place.HAND), Spot(Place.NEW_MELD))

    (meld,) = (it.offer for it in table.scene().tray.buttons if it.offer.refusal)
    table.player_input.press_offer(meld)

    assert lessons.tries == 1
    assert "Three kings make 30." in line.words.plain_text

    play_lesson(qtbot, program, until=4)
    assert states_of(program)[1] is EntryState.NOW, "its discard is still to come"
    program.leave_practice()
    program.window.menus.actions["first_round"].trigger()
    assert (lessons.number, lessons.state) == (3, LessonState.ACT)
    assert lessons.session.position == lessons.current_task.start_position
    done, now, later = EntryState.DONE, EntryState.NOW, EntryState.OPEN
    assert states_of(program)[:3] == [done, now, later]

    play_lesson(qtbot, program, until=5)
    assert states_of(program)[:3] == [done, done, now]
    play_lesson(qtbot, program, until=6)
    assert [it.command for it in line.offers if it.is_primary] == [Command.TAKE]
    hand.select_rank(rank_of(program.controller.observation.hand[0]))
    assert hand.selected_cards
    tries = lessons.tries
    QTest.keyClick(table, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: lessons.tries == tries + 1)
    assert not hand.selected, "the act was put back, and what was selected before it"
    play_lesson(qtbot, program, until=10)
    assert [it.command for it in line.offers if it.is_primary] == [Command.DRAW]
    states, number = states_of(program), lessons.number
    program.close()

    second = start()
    second.window.menus.actions["first_round"].trigger()
    assert second.lessons.controller.number <= number
    assert states_of(second) == states


def test_clicking_a_part_of_a_lesson_opens_it_without_ticking_skipped_parts(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    lessons = program.lessons.controller
    parts = [at for at, it in enumerate(program.lessons.first_lesson.steps) if it.part]
    play_lesson(qtbot, program, until=2)

    press_part(program, 1)
    assert states_of(program)[:2] == [EntryState.OPEN, EntryState.NOW]
    press_part(program, 6)
    assert lessons.number == parts[6]
    assert lessons.session.position == lessons.current_task.start_position
    assert states_of(program) == [
        *[EntryState.OPEN] * 6,
        EntryState.NOW,
        *[EntryState.OPEN] * (len(parts) - 7),
    ]

    press_part(program, len(parts) - 1)
    play_lesson(qtbot, program)
    assert program.lessons.first_lesson.id not in program.lessons.finished_lessons
    program.window.menus.actions["first_round"].trigger()
    assert lessons.number == 0
    assert states_of(program)[-1] is EntryState.DONE


def press_part(program: Program, row: int) -> None:
    view = panel_of(program).view
    view.setCurrentRow(row)
    QTest.keyClick(view, Qt.Key.Key_Return)


def test_a_repeated_lesson_is_still_counted_as_done(qtbot: QtBot, start: Start) -> None:
    """Regression: the list said “0 of 14” until the lesson was left."""
    program = at_turn(qtbot, start)
    finish("classic-02")
    program.window.menus.actions["lessons"].trigger()
    panel = panel_of(program)

    panel.entry_requested.emit(1)

    assert states_of(program)[:2] == [EntryState.OPEN, EntryState.NOW]
    assert panel_of(program).count.text() == "1 of 14"


def go_to_next_lesson_by_key(qtbot: QtBot, program: Program) -> None:
    """Press Enter when the button has the focus; keys pressed before do nothing."""
    strip, lesson = some(program.window.strip), program.lessons.controller.lesson
    assert program.window.focusWidget() is program.table
    for late in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(program.table, late)
    assert program.window.strip is strip, "keys for the coach begin nothing unseen"
    assert program.lessons.controller.lesson is lesson
    qtbot.waitUntil(strip.main.hasFocus)
    QTest.keyClick(strip.main, Qt.Key.Key_Return)


def test_the_caption_at_the_stock_does_not_cover_the_goal_of_the_lesson(
    qtbot: QtBot, start: Start
) -> None:
    program = at_turn(qtbot, start)
    program.window.resize(1024, 700)
    program.window.menus.actions["lessons"].trigger()
    caption = program.table.status.coach.caption
    qtbot.waitUntil(caption.isVisible)

    theirs = program.table.scene().fixtures.rows[0]
    assert caption.sceneBoundingRect().top() >= theirs.middle_rect.bottom


def test_a_lesson_leads_to_the_next_and_close_returns_to_the_players_game(
    qtbot: QtBot, start: Start
) -> None:
    program = at_turn(qtbot, start)
    own = program.page.session
    program.window.menus.actions["lessons"].trigger()
    lesson, other, third = program.lessons.lessons_of_ruleset("classic_4")[:3]
    theirs, ours = program.table.scene().fixtures.rows
    headings = [theirs.content.lesson_heading]
    assert not ours.content.lesson_heading
    chip = some(program.window.area.panel.score.short_score)
    assert (chip.round_text, chip.target_text) == (lesson.title, "1 min")
    play_lesson(qtbot, program, until=1)
    headings.append(theirs.content.lesson_heading)
    first = ("Lesson 1", lesson.title, lesson.goal)
    assert headings == [first, ()], "it goes with the first step"

    assert play_lesson(qtbot, program) == ["classic-01 0"]
    panel = panel_of(program)
    assert states_of(program)[:2] == [EntryState.DONE, EntryState.OPEN]
    assert panel.count.text() == "1 of 14"
    assert panel.view.currentRow() == 0, "the list stays where it was"
    assert strip_words(program) == ["Next lesson", "Close"]
    go_to_next_lesson_by_key(qtbot, program)

    assert program.lessons.controller.lesson is other
    assert states_of(program)[:3] == [EntryState.DONE, EntryState.NOW, EntryState.OPEN]
    view, role = panel_of(program).view, Qt.ItemDataRole.AccessibleTextRole
    assert [view.item(row).data(role) for row in range(3)] == [
        f"{lesson.title}, done, 1 min",
        f"{other.title}, now, 1 min",
        f"{third.title}, not done yet, 2 min",
    ]
    assert play_lesson(qtbot, program)[:1] == ["classic-02 0"]
    press(program, "Close")
    assert program.page.session is own
    assert program.window.area.panel.shown_widget is program.window.area.panel.log
    program.close()

    second = start()
    second.lessons.begin_next_lesson()
    assert set(second.lessons.finished_lessons) == {"classic-01", "classic-02"}
    assert panel_of(second).entries[2].state is EntryState.NOW


def test_lessons_are_chosen_by_keys_and_by_game_and_the_last_offers_a_round(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    close_top(program)
    program.window.menus.actions["lessons"].trigger()

    press_part(program, 7)
    chosen = some(program.lessons.controller.lesson)
    assert chosen.id == "classic-08"
    assert program.window.windowTitle() == chosen.title

    panel = panel_of(program)
    panel.groups.activated.emit(panel.groups.findText("Samba"))
    samba = program.lessons.lessons_of_ruleset("samba")
    assert panel_of(program).entries[0].title == samba[0].title
    program.lessons.begin_lesson(samba[-1])
    play_lesson(qtbot, program)
    press(program, "Play a round with me")
    assert some(program.page.session).record.ruleset.id == "samba"


def test_a_lesson_that_asks_for_a_number_has_a_field_for_it(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    lessons = program.lessons.controller
    asking = next(
        it for it in program.lessons.all_lessons if any(step.ask for step in it.steps)
    )
    program.lessons.begin_lesson(asking)
    numbers: list[int] = []
    panel_of(program).number_entered.connect(numbers.append)
    play_lesson(qtbot, program, before=LessonState.ANSWER)

    field = panel_of(program).field
    assert field.isVisible()
    QTest.keyClicks(field, "1")
    QTest.keyClick(field, Qt.Key.Key_Return)

    assert numbers == [1]
    assert lessons.tries == 1, "so few points are not right"

    for text in ("-", "10,000"):
        field.clear()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert numbers == [1, 10_000], "a lone sign is no number"


def test_a_guided_round_left_before_its_count_continues_with_the_count(
    qtbot: QtBot, start: Start
) -> None:
    """Regression: the text spoke of points that were not shown."""
    program = taught(start)
    QTest.keyClick(program.table, Qt.Key.Key_Escape)
    parts = [it for it in program.lessons.first_lesson.steps if it.part]
    ProgressFile().save_lesson_progress("first-round", LessonProgress(len(parts)))

    program.window.menus.actions["first_round"].trigger()

    counting = some(program.page.counting)
    assert parts[-1].part == "Count the round"
    qtbot.waitUntil(lambda: counting.is_count_done)
    assert "Canasta 300" in program.table.scene().status_line.words.plain_text
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert program.page.counting is None
    assert (
        "A game goes to 5,000 points"
        in program.table.scene().status_line.words.plain_text
    )


def page_text(program: Program) -> str:
    sheet = instance(RuleSheet, top_sheet(program))
    assert sheet.change.isHidden()
    return sheet.text.toPlainText()


def test_the_first_deal_of_a_game_shows_once_that_it_has_lessons(start: Start) -> None:
    """Each game by itself; the notice names the key that opens them."""
    told = "The Learn menu has short lessons for this game (Ctrl+L)."
    for game in ("samba", "classic_4"):
        first = start(ruleset=game)
        assert first.window.banner.shown_text == told
        first.close()

    for game in ("samba", "classic_4", "boat"):
        again = start(ruleset=game)
        assert again.window.banner.shown_text == ""
        again.close()


def test_a_notice_that_was_read_does_not_cover_the_title_of_a_lesson(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: “The Learn menu has short lessons” covered the first lesson."""
    monkeypatch.setattr(notices, "READING_TIME_MS", 0)
    program = start(ruleset="samba")
    assert program.window.banner.shown_text.startswith("The Learn menu")

    program.window.menus.actions["lessons"].trigger()

    assert program.window.banner.shown_text == ""


def test_every_game_with_lessons_has_a_folder_of_its_name() -> None:
    """By which the program finds out that a game has lessons."""
    folders = {it.name for it in asset_path("lessons").iterdir() if it.is_dir()}

    assert {it.game for it in all_lessons()} == folders - {"first"}


def test_a_damaged_progress_file_is_reported_and_lessons_start_again(
    start: Start, expected_log: ExpectedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the page of lessons can take as long as one reads a notice.
    monkeypatch.setattr("canasta_qt.windows.notices.READING_TIME_MS", 60_000)
    expected_log("canasta.storage", "set aside")
    ProgressFile().file.write_text("format = ", encoding="utf-8")
    program = start()

    program.lessons.begin_next_lesson()

    assert "begins again" in program.window.banner.shown_text
    assert panel_of(program).entries[0].state is EntryState.NOW


@pytest.mark.sample(7)
@pytest.mark.parametrize(
    ("code", "size"),
    [
        *((code, SMALL) for code in ("en", *codes())),
        *((code, LARGE_TEXT) for code in ("en", *codes())),
    ],
)
def test_lists_of_lessons_have_room_for_their_texts(
    qtbot: QtBot, start: Start, spoken: Spoken, code: str, size: tuple[int, int]
) -> None:
    spoken(code, size)
    program = start(language=code)
    program.window.resize(*size)
    program.window.area.set_panel_open(wide=True, narrow=True)
    for begin in (
        program.lessons.begin_first_lesson,
        program.lessons.begin_next_lesson,
    ):
        begin()
        qtbot.waitUntil(lambda: seen("lessons", panel_of(program)) == [])
