"""Practice positions in the window: asked, answered by playing, recorded.

No answer is called wrong; both moves are shown side by side.
"""

import re
from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Advice, AdviceReason, Explanation, Mistake
from canasta_qt.app.learning.answer_words import (
    answer_content,
    due_text,
    position_from_mistake,
)
from canasta_qt.app.learning.daily import DealOfTheDay
from canasta_qt.app.start.program import Program
from canasta_qt.cards import CARD_BY_TEXT
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import DRAW, Discard
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.learning import grading
from canasta_qt.learning.daily import practice_position_number
from canasta_qt.learning.grading import Grade, GradedAnswer, Measurement
from canasta_qt.learning.practice import (
    PracticePosition,
    practice_position_of_day,
    practice_positions,
)
from canasta_qt.learning.progress import MAX_SESSION_POSITIONS, ProgressFile
from canasta_qt.look.tokens import Consequences
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.windows.learning.answer_sheet import AnswerContent, AnswerSheet
from canasta_qt.windows.learning.list_panel import ListPanel
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.ruleset_names import ruleset_title
from tests.app.playing import Start, ask_position, close_top, press, top_sheet
from tests.controller.test_grader import Sitting
from tests.narrow import instance, some

TODAY = date(2026, 11, 22)
NAMES = ("You", "Clara", "Anton", "Tomás")
ONTO_MELD = "a pile is taken onto a meld"


@pytest.fixture
def program(start: Start, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Start the program without a game, with an adviser in this process."""
    monkeypatch.setattr(DealOfTheDay, "today", staticmethod(lambda: TODAY))
    made = start()
    close_top(made)
    return made


def sheet_of(qtbot: QtBot, program: Program) -> AnswerSheet:
    qtbot.waitUntil(lambda: isinstance(top_sheet(program), AnswerSheet))
    return instance(AnswerSheet, top_sheet(program))


def labels(program: Program) -> list[str]:
    return [button.label for button in program.table.scene().status_line.buttons]


def at_table(program: Program) -> str:
    session = some(program.page.session)
    return format_position(session.position)


def test_a_session_asks_ten_positions_and_the_menu_says_how_many_are_due(
    program: Program,
) -> None:
    program.window.menus.actions["positions"].trigger()

    made = program.positions
    assert len(made.session_positions) == MAX_SESSION_POSITIONS
    assert at_table(program) == format_position(made.current_position.position())
    assert {each.level for each in made.session_positions} == {1}
    assert len({each.source for each in made.session_positions}) > 5

    for each in practice_positions()[:3]:
        made.progress.record_answer(each.key, Grade.SOLVED, TODAY - timedelta(days=2))
    program.window.menus.learning_requested.emit()
    assert program.window.menus.actions["positions"].text().endswith("(3)")


def test_after_the_last_position_the_strip_says_how_many_were_answered(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_position(program, ONTO_MELD, monkeypatch)
    scene = program.table.scene()

    QTest.keyClick(program.table, Qt.Key.Key_D)
    QTest.keyClick(sheet_of(qtbot, program), Qt.Key.Key_Return)

    assert scene.status_line.words.bold_text == "All positions are answered."
    assert scene.status_line.buttons == ()
    assert scene.words.acting_seat is None, "“Clara’s turn” was said there"
    strip = some(program.window.strip)
    assert strip.accessibleName().startswith("1 position answered")
    press(program, "Close")
    assert not program.page.is_practice


def test_an_answer_is_recorded_and_explained(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grading, "WORLD_COUNTS", (400,))
    made = ask_position(program, ONTO_MELD, monkeypatch)
    made.copy_position()
    copied = QGuiApplication.clipboard().text()
    assert copied == format_position(made.controller.observation.position)

    QTest.keyClick(program.table, Qt.Key.Key_D)
    sheet = sheet_of(qtbot, program)

    kept = ProgressFile().read_progress().position[made.current_position.key]
    assert (kept.box, kept.due) == (1, DealOfTheDay.today() + timedelta(days=1))
    assert sheet.answer.heading.startswith("You drew. Another move is")
    assert sheet.answer.position_text == "Today’s position · comes back tomorrow"
    assert "Better: take the pile" in sheet.spoken_text
    played, best = sheet.answer.compared_moves
    assert played.heading == "You played: draw"
    assert best.heading == "Better: take the pile and add K♥ to the kings"
    assert played.bar_length < best.bar_length
    assert played.standard_error > 0 == best.standard_error
    assert sheet.accessibleName() == "The pile"
    assert "You drew." in sheet.accessibleDescription()


def test_both_moves_of_an_answer_are_played_and_its_position_can_be_repeated(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grading, "WORLD_COUNTS", (100,))
    made = ask_position(program, ONTO_MELD, monkeypatch)
    QTest.keyClick(program.table, Qt.Key.Key_D)
    sheet = sheet_of(qtbot, program)

    QTest.keyClick(sheet, Qt.Key.Key_W)
    assert top_sheet(program) is None
    for _ in range(2):  # both ways are played
        qtbot.waitUntil(lambda: "Continue" in labels(program))
        program.table.command_requested.emit(Command.GO_ON, ())
    again = sheet_of(qtbot, program)
    assert again.answer == sheet.answer

    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert top_sheet(program) is None, "the table can be seen"
    press(program, "The answer again")
    QTest.keyClick(sheet_of(qtbot, program), Qt.Key.Key_R)
    assert at_table(program) == format_position(made.current_position.position())
    QTest.keyClick(program.table, Qt.Key.Key_D)
    sheet = sheet_of(qtbot, program)
    kept = ProgressFile().read_progress().position[made.current_position.key]
    assert (kept.box, kept.seen) == (1, 2), "the same answer raises no box"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    QTest.keyClick(program.table, Qt.Key.Key_Escape)
    assert not program.page.is_practice


def test_playing_on_from_a_position_deals_hidden_cards_that_agree_with_it(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Esc leads back to the answer, where all moves can be compared."""
    made = ask_position(program, ONTO_MELD, monkeypatch)
    QTest.keyClick(program.table, Qt.Key.Key_D)
    program.leave_practice()  # in the middle of an answer
    assert not program.page.is_practice
    assert ProgressFile().read_progress().position == {}

    made.begin_position_of_day()
    QTest.keyClick(program.table, Qt.Key.Key_D)
    first = sheet_of(qtbot, program).answer
    hand = some(program.page.session).visible_observation().hand
    QTest.keyClick(sheet_of(qtbot, program), Qt.Key.Key_C)

    assert program.window.banner.shown_text == "Press Esc to see the answer again."
    session = some(program.page.session)
    assert session.visible_observation().hand == hand
    assert not any(session.position.hidden)
    program.controller.on_command(
        Command.DISCARD, (session.visible_observation().hand[0],)
    )
    qtbot.waitUntil(lambda: seat_to_act(session.position) == 0)
    assert top_sheet(program) is None

    QTest.keyClick(program.table, Qt.Key.Key_Escape)
    sheet = instance(AnswerSheet, top_sheet(program))
    assert sheet.answer == first
    assert at_table(program) == format_position(made.current_position.position())
    assert made.progress.read_progress().position[made.current_position.key].seen == 1
    press(program, "Compare all moves…")
    assert at_table(program) == format_position(made.current_position.position())
    panel = program.advice_actions.panel
    assert panel.isVisible()
    qtbot.waitUntil(lambda: panel.rows.count() > 0)


def test_going_out_in_a_practice_position_skips_the_count_of_the_round(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_position(program, "out at once when it wins the match", monkeypatch)

    for act in ("meld m0+5c", "discard 4s"):
        program.controller.play_action(parse_action(act))

    session = some(program.page.session)
    assert session.is_over
    program.table.playback.finish_animations()
    program.controller.on_animations_ended()
    assert sheet_of(qtbot, program).answer.heading.endswith("That is the best move.")
    assert program.page.counting is None
    assert program.window.strip is None


def test_captions_on_cards_are_hidden_until_a_position_is_answered(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    always = replace(program.appearance.choices, consequences=Consequences.ALWAYS)
    program.appearance.set_choices(always)
    fed = "a card of their melds is not fed to an open pile"
    made = ask_position(program, fed, monkeypatch)
    captions = program.table.context.captions
    assert not any(item.isVisible() for item in captions.items)

    program.controller.play_action(parse_action("discard Ks"))
    QTest.keyClick(sheet_of(qtbot, program), Qt.Key.Key_C)
    session = some(program.page.session)
    qtbot.waitUntil(lambda: seat_to_act(session.position) == 0)
    program.controller.on_command(Command.DRAW, ())

    assert made.controller.is_on_table
    assert any(item.isVisible() for item in captions.items)


def test_the_position_of_the_day_is_recorded_and_can_be_copied_as_one_line(
    qtbot: QtBot, program: Program
) -> None:
    """Only the first try counts."""
    program.window.menus.actions["todays"].trigger()
    made = program.positions

    assert made.current_position == practice_position_of_day(TODAY, "en")
    game = ruleset_title(made.current_position.position().terms.rules)
    panel = some(program.window.findChild(ListPanel))
    assert panel.note.text() == "Today’s position"
    assert program.window.windowTitle() == f"{game} · {made.current_position.title}"
    chip = some(program.window.area.panel.score.short_score)
    assert chip.round_text == game
    assert chip.target_text.startswith("to ")
    made.controller.graded.emit(None)
    assert str(TODAY) not in ProgressFile().read_progress().day
    assert sheet_of(qtbot, program).answer.share_text == ""

    for grade in (Grade.COSTLY, Grade.SOLVED):
        made.controller.graded.emit(weighed(grade))

    assert ProgressFile().read_progress().day[str(TODAY)].position == "costly"
    sheet, number = (
        sheet_of(qtbot, program),
        practice_position_number(made.current_position.key),
    )
    assert sheet.answer.position_text.startswith("Today’s position")
    (copy,) = (it for it in sheet.findChildren(QPushButton) if it.text() == "Copy")
    copy.click()

    line = f"Canasta 2026-11-22 · position p{number:03} · Costly"
    assert QGuiApplication.clipboard().text() == sheet.answer.share_text == line
    assert copy.text().startswith("Copied")
    made.begin_session()
    made.controller.graded.emit(None)
    assert sheet_of(qtbot, program).answer.share_text == "", "no other has one"


def mistake(cost: int, pile: str = "5s7d") -> Mistake:
    """Return a decision of a player’s game: a king fed to an open pile."""
    table = (
        "classic_4 turn=0.play flags=drew hands=Ks4c9h9dJc/JsJdQhQs/QdQc5h5s/(4)"
        f" pile={pile} melds=[8h8d8c]/[KhKdKc]"
    )
    observation = observe(parse_position(f"canasta/1 {table}"), 0)
    why = Explanation(AdviceReason.SAFE_DISCARD, cards=(CARD_BY_TEXT["4c"],))
    better = Advice(observation, parse_action("discard 4c"), why)
    return Mistake(0, 1, 0, 3, parse_action("discard Ks"), better, cost, 4)


def test_a_costly_decision_becomes_a_practice_position_with_hidden_cards(
    qtbot: QtBot, program: Program
) -> None:
    """It is saved and announced once."""
    made, banner = program.positions, program.window.banner
    program.page.people = PlayerNames(NAMES, 0)
    made.on_reviewed([mistake(60), mistake(10, "5s6d")])
    assert banner.shown_text.startswith(
        "Your costliest decision will come back as a practice position."
    )
    banner.hide()

    made.on_reviewed([mistake(60)])

    assert banner.shown_text == ""
    (own,) = ProgressFile().read_progress().own
    position = own.position()
    assert position.hidden[1:] == [4, 4, 4]
    assert (own.title, own.ask) == ("Your own games", "What would you play?")
    assert own.because
    made.begin_session(own.title)
    program.controller.play_action(parse_action("discard 4c"))
    assert sheet_of(qtbot, program).answer.heading.endswith("That is the best move.")


@pytest.mark.parametrize(
    ("answer", "is_explained"),
    [("discard 4c", True), ("discard Ks", True), ("discard 9h", False)],
)
def test_the_difference_of_two_moves_is_said_only_after_one_of_them(
    answer: str, *, is_explained: bool
) -> None:
    """Regression: "keep a two in your hand" after a move that had kept both."""
    own = position_from_mistake(mistake(60), PlayerNames(NAMES, 0))
    played, best = parse_action(answer), parse_action("discard 4c")
    graded = GradedAnswer(Grade.AS_GOOD, (played,), best)

    said = answer_content(own, observe(own.position(), 0), graded, PLACE)

    assert said.reason == (own.because if is_explained else "")
    unknown = answer_content(own, observe(own.position(), 0), None, PLACE)
    assert unknown.reason == "", "the answer was not evaluated"


def test_a_click_on_a_class_without_a_due_position_leaves_the_keys_to_the_table(
    program: Program,
) -> None:
    """Regression: its row was selected over the table of another class, and the keys
    went to the list.
    """
    made, at = program.positions, 2
    titles = list(dict.fromkeys(each.title for each in practice_positions()))
    title = titles[at]
    for each in practice_positions():
        if each.title == title:
            made.progress.record_answer(each.key, Grade.SOLVED, TODAY)
    made.begin_session(titles[0])
    panel = some(program.window.findChild(ListPanel))
    place = panel.view.visualItemRect(panel.view.item(at)).center()

    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert made.current_position.title != title
    assert panel.view.currentRow() == 0
    assert program.table.hasFocus()


PLACE = "Position 1 of 10"
WEIGHED = {
    Grade.SOLVED: (-40.0, 5.0),
    Grade.AS_GOOD: (3.0, 5.0),
    Grade.PLAYABLE: (19.0, 2.0),
    Grade.COSTLY: (31.0, 3.0),
    Grade.GIFT: (88.0, 3.0),
}


def asked() -> PracticePosition:
    wanted = "a pile is taken onto a meld"
    return next(each for each in practice_positions() if each.name == wanted)


def worded(graded: GradedAnswer | None) -> AnswerContent:
    return answer_content(asked(), observe(asked().position(), 0), graded, PLACE)


def weighed(grade: Grade) -> GradedAnswer:
    mean, error = WEIGHED[grade]
    best = parse_action("take m0+Kh")
    return GradedAnswer(grade, (DRAW,), best, Measurement(mean, error, 200))


def test_no_answer_is_called_wrong_or_a_mistake() -> None:
    """A cost is stated where there is one; a better move can be copied."""
    costs = ["", "", *(f"Costs about {n} points a round." for n in (20, 30, 90))]
    for number, (grade, cost) in enumerate(zip(Grade, costs, strict=True)):
        said = worded(weighed(grade))

        words = f"{said.heading} {said.cost_text} {said.grade_names}".lower()
        assert not re.search("wrong|mistake|error|bad", words)
        assert said.heading.startswith("You drew. ")
        assert (said.grade_index, said.cost_text) == (number, cost)
        assert said.can_copy is (number == 0)


def test_the_answer_sheet_shows_no_other_move_beside_the_best_one() -> None:
    """An answer that could not be compared has no grade."""
    said = worded(GradedAnswer(Grade.SOLVED, (DRAW,), DRAW))
    assert said.heading == "You drew. That is the best move."
    assert not said.compared_moves
    assert not said.can_copy

    said = worded(None)
    assert said.grade_index == -1
    assert said.reason == asked().because
    assert due_text(1) == "comes back tomorrow"
    assert due_text(7) == "comes back in 7 days"


def test_a_better_answer_than_the_expected_one_is_shown_beside_it(qtbot: QtBot) -> None:
    sitting = Sitting()
    sitting.answering.show_question(asked())
    take = parse_action("take m0+Kh")
    sitting.play(str(take))
    card = sitting.game.observation.hand[0]
    graded = sitting.answer(qtbot, str(Discard(card)))

    said = worded(graded)

    played, other = said.compared_moves
    assert said.heading.endswith("That is the best move.")
    assert not said.can_copy
    assert played.heading == "You played: take the pile and add K♥ to the kings"
    assert (other.heading, other.grade) == ("Instead: draw", "")
    assert (played.is_best, played.grade, played.loss_text) == (
        True,
        "Solved",
        "the best move",
    )
    assert not other.is_best
    assert said.can_show_sequels
