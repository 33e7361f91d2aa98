"""Lessons in the window: begun, listed, played to their end, and left."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.asset_files import asset
from canasta_qt.cards import card_text, rank_of
from canasta_qt.commands import Command
from canasta_qt.controller.lesson_controller import Now
from canasta_qt.gestures import Place, Spot
from canasta_qt.learning.lesson import lessons
from canasta_qt.learning.lesson_run import line_of
from canasta_qt.learning.progress import Progress
from canasta_qt.windows.learning.list_panel import ListPanel, State
from canasta_qt.windows.learning.start_page import StartPage
from canasta_qt.windows.rules import RuleSheet
from canasta_qt.windows.widgets.sheet import Sheet
from tests.app.catalogue import codes
from tests.app.playing import (
    LARGE_TEXT,
    Spoken,
    Start,
    at_turn,
    my_turn,
    press,
    top_sheet,
)
from tests.app.test_clipping import SMALL, seen
from tests.conftest import ExpectedLog
from tests.narrow import instance, some

READING = (Now.READ, Now.DONE, Now.DETOUR_READ)


def panel_of(program: Program) -> ListPanel:
    return instance(ListPanel, program.window.stage.panel.paper)


def taught(start: Start) -> Program:
    """The program after the first door was opened."""
    program = start(welcomed=False)
    page = some(program.window.stage.cover)
    QTest.keyClick(page, Qt.Key.Key_1)
    return program


def play_lesson(qtbot: QtBot, program: Program, until: int = 99) -> list[str]:
    """Do what is wanted first until a step or the end; return what was finished."""
    if (sheet := top_sheet(program)) is not None:
        sheet.close_sheet()  # the table waits under it
    lessons, over = program.lessons.controller, []
    lessons.finished.connect(lambda it, tries: over.append(f"{it.id} {tries}"))
    while not over and lessons.number < until:
        now, number = lessons.now, lessons.number
        if now in READING:
            lessons.on_commanded(Command.GO_ON)
        elif now is Now.ACT:
            for step in line_of(lessons.task.step.want[0]).steps:
                program.controller.do(step.action)
        elif now is Now.ANSWER:
            lessons.on_commanded(Command.SHOW_ME)
        qtbot.waitUntil(
            lambda: (
                bool(over)
                or (lessons.now, lessons.number) != (now, number)  # noqa: B023
                or lessons.now in READING
            )
        )
    return over


def finish(*names: str) -> None:
    """Finish lessons as on another day."""
    for name in names:
        Progress().finish_lesson(name, 0, date(2026, 11, 22))


def strip_words(program: Program) -> list[str]:
    assert program.window.strip is not None
    return [each.text() for each in program.window.strip.buttons]


def test_the_first_door_begins_the_guided_round_with_its_parts(start: Start) -> None:
    program = taught(start)

    panel = panel_of(program)
    assert program.page.is_practice
    assert program.lessons.controller.lesson is program.lessons.first
    assert program.window.windowTitle() == "Your first round"
    assert program.window.stage.panel.log.isHidden()
    assert [entry.state for entry in panel.entries] == [
        State.NOW,
        *[State.OPEN] * (len(panel.entries) - 1),
    ]
    assert panel.count.text() == f"0 of {len(panel.entries)}"
    said = program.table.scene().now.words
    assert "You and I play against Clara" in f"{said.lead} {said.rest}"


def test_the_coach_speaks_at_the_table_and_is_silent_in_the_own_game(
    start: Start,
) -> None:
    program = taught(start)
    line = program.table.scene().now
    assert line.words.lead == "Anton"
    assert program.lessons.controller.task.step.say[0] in line.words.rest

    QTest.keyClick(program.table, Qt.Key.Key_Space)
    assert program.lessons.controller.number == 1
    QTest.keyClick(program.table, Qt.Key.Key_Escape)

    assert line.words.lead != "Anton"


def test_after_the_first_round_one_plays_a_round_against_novices(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)

    assert play_lesson(qtbot, program) == ["first-round 0"]
    assert {entry.state for entry in panel_of(program).entries} == {State.DONE}
    assert strip_words(program) == ["Play a round with me", "Lessons", "Close"]
    assert program.autosave.name == "", "nothing of it is saved"

    press(program, "Play a round with me")
    qtbot.waitUntil(lambda: my_turn(program))
    session = some(program.page.session)
    assert not program.page.is_practice
    assert session.record.players[1] == "bot:novice"
    assert session.record.ruleset.rounds == 1
    assert not program.window.stage.panel.log.isHidden()


def test_the_guided_round_is_counted_and_the_coach_has_the_keys_again(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    lessons = program.lessons.controller

    play_lesson(qtbot, program, until=len(program.lessons.first.steps) - 2)

    counting = some(program.page.counting)
    assert counting.pad.count.gained == (670, 20)
    assert counting.pad.count.heading == "This round"
    assert program.window.focusWidget() is program.table
    number = lessons.number
    line = program.table.scene().now
    assert next(label for _, label in line.offers) == counting.pad.done[0].text()
    QTest.keyClick(program.table, Qt.Key.Key_S)
    sheet = instance(Sheet, top_sheet(program))
    sheet.close_sheet()
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert program.page.counting is None
    assert lessons.number == number + 1


def test_the_sheet_of_the_guided_round_offers_only_what_it_can(
    qtbot: QtBot, start: Start
) -> None:
    """Nothing of the round is kept that could be played back, and none follows."""
    program = taught(start)
    play_lesson(qtbot, program, until=len(program.lessons.first.steps) - 2)

    program.page.show_sheet()

    sheet = instance(Sheet, top_sheet(program))
    words = [it.text() for it in sheet.findChildren(QPushButton) if it.isVisible()]
    assert "Continue" in words
    assert not {"Replay", "Review…", "Next round"} & set(words)


def part_states(program: Program) -> list[State]:
    return [entry.state for entry in panel_of(program).entries]


def test_the_first_round_goes_on_with_the_part_it_was_left_in(
    qtbot: QtBot, start: Start
) -> None:
    first = taught(start)
    lessons = first.lessons.controller
    play_lesson(qtbot, first, until=4)
    QTest.keyClick(first.table, Qt.Key.Key_Escape)
    assert not first.page.is_practice

    first.window.menus.actions["first_round"].trigger()
    assert (lessons.number, lessons.now) == (3, Now.ACT)
    assert lessons.session.position == lessons.task.start
    assert part_states(first)[:3] == [State.DONE, State.NOW, State.OPEN]
    first.close()

    second = start()
    second.window.menus.actions["first_round"].trigger()
    assert second.lessons.controller.number == 3
    assert part_states(second)[:3] == [State.DONE, State.NOW, State.OPEN]


def test_a_finished_first_round_begins_anew(qtbot: QtBot, start: Start) -> None:
    program = taught(start)
    play_lesson(qtbot, program)

    program.window.menus.actions["first_round"].trigger()

    assert program.lessons.controller.number == 0
    assert State.DONE not in part_states(program)


def test_a_press_on_a_part_goes_there_and_ticks_nothing_that_was_skipped(
    start: Start,
) -> None:
    program = taught(start)
    lessons = program.lessons.controller
    parts = [at for at, it in enumerate(program.lessons.first.steps) if it.part]
    panel = panel_of(program)

    panel.view.setCurrentRow(6)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)

    assert lessons.number == parts[6]
    assert lessons.session.position == lessons.task.start
    assert part_states(program) == [
        *[State.OPEN] * 6,
        State.NOW,
        *[State.OPEN] * (len(parts) - 7),
    ]


def test_taking_is_the_first_button_where_the_pile_is_to_be_taken(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    line = program.table.scene().now
    play_lesson(qtbot, program, until=6)

    assert [it.command for it, _ in line.offers if it.primary] == [Command.TAKE]
    play_lesson(qtbot, program, until=10)
    assert [it.command for it, _ in line.offers if it.primary] == [Command.DRAW]


def test_a_part_has_its_tick_when_its_last_step_is_done(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)

    play_lesson(qtbot, program, until=4)
    assert part_states(program)[1] is State.NOW, "its discard is still to come"
    play_lesson(qtbot, program, until=5)
    assert part_states(program)[:3] == [State.DONE, State.DONE, State.NOW]


def test_cards_selected_before_an_act_was_put_back_are_not_selected_any_more(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    lessons, hand = program.lessons.controller, program.table.scene().hand
    play_lesson(qtbot, program, until=6)
    hand.select_rank(rank_of(program.controller.observation.hand[0]))
    assert hand.chosen

    QTest.keyClick(program.table, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: lessons.tries == 1)

    assert hand.chosen == ()


def test_title_and_goal_stand_on_an_empty_row_until_the_first_step_is_done(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    program.lessons.begin_next()
    lesson = some(program.lessons.controller.lesson)
    theirs, ours = program.table.scene().fixtures.rows

    assert theirs.look.heading == ("Lesson 1", lesson.title, lesson.goal)
    assert not ours.look.heading
    chip = some(program.window.stage.panel.score.chip)
    assert (chip.hand, chip.target) == (lesson.title, "1 min")
    play_lesson(qtbot, program, until=1)

    assert not theirs.look.heading


def test_the_coach_explains_what_a_button_refuses(qtbot: QtBot, start: Start) -> None:
    program = taught(start)
    lessons, table = program.lessons.controller, program.table
    play_lesson(qtbot, program, until=3)
    hand = program.controller.observation.hand
    kings = tuple(card for card in hand if card_text(card)[0] == "K")
    program.controller.on_dropped(kings, Spot(Place.HAND), Spot(Place.NEW_MELD))

    (meld,) = (it.offer for it in table.scene().tray.buttons if it.offer.refusal)
    table.player_input.use(meld)

    assert lessons.tries == 1
    assert "Three kings make 30." in table.scene().now.words.rest


def test_a_lesson_leads_to_the_next_and_close_to_the_own_game(
    qtbot: QtBot, start: Start
) -> None:
    program = at_turn(qtbot, start)
    own = program.page.session
    program.window.menus.actions["lessons"].trigger()

    assert play_lesson(qtbot, program) == ["classic-01 0"]
    assert strip_words(program) == ["Next lesson", "Close"]
    press(program, "Next lesson")
    states = [entry.state for entry in panel_of(program).entries[:3]]
    assert states == [State.DONE, State.NOW, State.OPEN]
    assert play_lesson(qtbot, program)[:1] == ["classic-02 0"]
    press(program, "Close")

    assert program.page.session is own
    assert program.window.stage.panel.paper is program.window.stage.panel.log


def test_the_last_lesson_of_a_game_offers_a_round_of_it(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    last = program.lessons.of("samba")[-1]
    program.lessons.begin(last)

    play_lesson(qtbot, program)
    press(program, "Play a round with me")

    session = some(program.page.session)
    assert session.record.ruleset.id == "samba"


def test_lessons_are_chosen_from_the_list_by_keys_and_by_game(start: Start) -> None:
    program = start()
    sheet = instance(Sheet, top_sheet(program))
    sheet.close_sheet()
    program.window.menus.actions["lessons"].trigger()
    panel = panel_of(program)

    panel.view.setCurrentRow(7)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    chosen = some(program.lessons.controller.lesson)
    assert chosen.id == "classic-08"
    assert program.window.windowTitle() == chosen.title

    panel = panel_of(program)
    panel.groups.activated.emit(panel.groups.findText("Samba"))
    assert panel_of(program).entries[0].title == program.lessons.of("samba")[0].title


def test_close_and_esc_leave_a_lesson(start: Start) -> None:
    program = taught(start)
    panel_of(program).closed.emit()
    assert not program.page.is_practice
    assert program.lessons.controller.now is Now.NOTHING
    assert isinstance(program.window.stage.cover, StartPage), "there was no game"

    program.window.menus.actions["first_round"].trigger()
    panel = panel_of(program)
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert not program.page.is_practice


def test_the_list_tells_readers_how_far_each_entry_is(start: Start) -> None:
    program = start()
    finish("classic-01")
    program.lessons.begin_next()
    view = panel_of(program).view
    role = Qt.ItemDataRole.AccessibleTextRole

    told = [view.item(row).data(role) for row in range(3)]

    titles = [lesson.title for lesson in program.lessons.of("classic_4")]
    assert told == [
        f"{titles[0]}, done, 1 min",
        f"{titles[1]}, now, 1 min",
        f"{titles[2]}, not done yet, 2 min",
    ]


def test_a_lesson_that_asks_for_a_number_takes_it_from_a_field(
    qtbot: QtBot, start: Start
) -> None:
    program = taught(start)
    lessons = program.lessons.controller
    asking = next(
        it for it in program.lessons.all if any(step.ask for step in it.steps)
    )
    program.lessons.begin(asking)
    numbers: list[int] = []
    panel_of(program).answered.connect(numbers.append)
    while lessons.now is not Now.ANSWER:
        now, number = lessons.now, lessons.number
        if now in READING:
            lessons.on_commanded(Command.GO_ON)
        elif now is Now.ACT:
            for step in line_of(lessons.task.step.want[0]).steps:
                program.controller.do(step.action)
        qtbot.waitUntil(
            lambda: (lessons.now, lessons.number) != (now, number)  # noqa: B023
        )

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


def page_text(program: Program) -> str:
    sheet = instance(RuleSheet, top_sheet(program))
    assert sheet.change.isHidden()
    return sheet.text.toPlainText()


def test_words_of_canasta_explain_what_the_table_explains(start: Start) -> None:
    program = start(ruleset="hand_and_foot")

    program.window.menus.actions["words"].trigger()

    text = page_text(program)
    assert "To go out is to play your last card, which ends the round." in text
    assert "You pick it up when your hand is empty." in text


def test_a_game_dealt_for_the_first_time_tells_once_of_its_lessons(
    start: Start,
) -> None:
    """Each game by itself; the words name the key that opens them."""
    told = "The Learn menu has short lessons for this game (Ctrl+L)."
    for game in ("samba", "classic_4"):
        first = start(ruleset=game)
        assert first.window.notice_text == told
        first.close()

    for game in ("samba", "classic_4", "boat"):
        again = start(ruleset=game)
        assert again.window.notice_text == ""
        again.close()


def test_every_game_with_lessons_has_a_folder_of_its_name() -> None:
    """By which a game that is dealt knows that there are some."""
    folders = {it.name for it in asset("lessons").iterdir() if it.is_dir()}

    assert {it.game for it in lessons()} == folders - {"first"}


def test_what_was_finished_is_known_at_the_next_start(
    qtbot: QtBot, start: Start
) -> None:
    first = start()
    first.lessons.begin_next()
    play_lesson(qtbot, first)
    first.close()

    second = start()
    second.lessons.begin_next()

    assert set(second.lessons.done) == {"classic-01"}
    assert panel_of(second).entries[1].state is State.NOW


def test_a_damaged_progress_is_told_and_lessons_begin_again(
    start: Start, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    Progress().file.write_text("format = ", encoding="utf-8")
    program = start()

    program.lessons.begin_next()

    assert "begins again" in program.window.notice_text
    assert panel_of(program).entries[0].state is State.NOW


def test_a_lesson_broken_off_is_not_done(start: Start) -> None:
    program = taught(start)

    program.leave_practice()

    assert not program.lessons.done


@pytest.mark.sample(7)
@pytest.mark.parametrize(
    ("code", "size"),
    [
        *((code, SMALL) for code in ("en", *codes())),
        *((code, LARGE_TEXT) for code in ("en", *codes())),
    ],
)
def test_lists_have_room_for_their_words(
    start: Start, spoken: Spoken, code: str, size: tuple[int, int]
) -> None:
    spoken(code, size)
    program = start(language=code)
    program.window.resize(*size)
    program.window.stage.set_panel(wide=True, narrow=True)
    for begin in (program.lessons.begin_first, program.lessons.begin_next):
        begin()
        QApplication.processEvents()
        assert seen("lessons", panel_of(program)) == []
