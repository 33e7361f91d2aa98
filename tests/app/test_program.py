"""The whole program in one window: games begun, left, gone on with, ended."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.application import Program
from canasta_qt.app.options import Options
from canasta_qt.app.report import Excepthook
from canasta_qt.app.watching import bots_only, shortened
from canasta_qt.bots.worker import InProcessRunner
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.engine.observation import Observation
from canasta_qt.engine.position import actor
from canasta_qt.gestures import Command
from canasta_qt.look.tokens import Theme
from canasta_qt.notation.position import parse_position
from canasta_qt.storage.games import FINISHED, GIVEN_UP
from canasta_qt.storage.paths import games_folder
from canasta_qt.table.score_chip import Scores
from canasta_qt.windows.choices import Choices, Speed, ThemeChoice
from canasta_qt.windows.crash import CrashDialog
from canasta_qt.windows.hands import HandsSheet
from canasta_qt.windows.new_game import NewGameSheet
from canasta_qt.windows.score_sheet import ScoreSheet
from canasta_qt.windows.winner import WinnerSheet
from tests.conftest import ExpectedLog

Start = Callable[..., Program]


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    """Start the program as `play` does, with bots in this process."""
    programs: list[Program] = []

    def made(**options: object) -> Program:
        given = Options(
            size=QSize(1280, 800),
            speed=Speed.OFF,
            seed=1,
            **options,  # type: ignore[arg-type]
        )
        program = Program(given, BotRunner(InProcessRunner(), 1))
        qtbot.addWidget(program.window)
        programs.append(program)
        program.show()
        program.open()
        return program

    yield made
    for program in programs:
        program.close()


def deal(program: Program) -> None:
    """Press Enter on the sheet for a new game."""
    sheet = program.window.veil.sheet
    assert isinstance(sheet, NewGameSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)


def view_of(program: Program) -> Observation:
    view = program.match.view
    assert view is not None
    return view


def my_turn(program: Program) -> bool:
    view = program.match.view
    return view is not None and actor(view.position) == view.seat


def press(program: Program, words: str) -> None:
    """Press the button of the strip with these words."""
    strip = program.window.strip
    assert strip is not None
    (button,) = (
        each for each in strip.findChildren(QPushButton) if each.text() == words
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def play_a_turn(qtbot: QtBot, program: Program) -> None:
    """Draw a card and throw the first of the hand away, once it is our turn."""
    qtbot.waitUntil(lambda: my_turn(program))
    program.controller.on_commanded(Command.DRAW, ())
    card = view_of(program).hand[0]
    program.controller.on_commanded(Command.DISCARD, (card,))


def test_the_first_start_asks_for_a_game_and_enter_deals_it(
    qtbot: QtBot, start: Start
) -> None:
    program = start()

    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))

    assert program.window.veil.sheet is None
    names = ("You", "Clara", "Anton", "Tomás")
    assert program.match.people.names == names
    assert program.window.stage.panel.log.model.rowCount() >= 1


def test_a_ruleset_on_the_command_line_is_dealt_at_once(
    qtbot: QtBot, start: Start
) -> None:
    _, ruleset = bots_only(Options())
    program = start(ruleset=shortened(ruleset, 1500))

    qtbot.waitUntil(lambda: my_turn(program))

    session = program.match.session
    assert session is not None
    assert session.record.ruleset.match.target_score == 1500


def test_the_next_start_lays_the_game_out_as_it_was_left(
    qtbot: QtBot, start: Start
) -> None:
    first = start()
    deal(first)
    play_a_turn(qtbot, first)
    qtbot.waitUntil(lambda: my_turn(first))
    left = view_of(first)
    first.close()

    second = start()

    assert view_of(second) == left
    assert second.window.strip is not None
    assert "your turn" in second.window.strip.accessibleName()

    press(second, "Go on")
    assert view_of(second) == left
    play_a_turn(qtbot, second)
    qtbot.waitUntil(lambda: my_turn(second))


def test_bots_wait_until_the_game_is_gone_on_with(qtbot: QtBot, start: Start) -> None:
    first = start()
    deal(first)
    play_a_turn(qtbot, first)
    first.close()  # at once: a bot is to play

    second = start()
    resting = view_of(second)
    qtbot.wait(60)

    assert view_of(second) == resting
    press(second, "Go on")
    qtbot.waitUntil(lambda: my_turn(second))


def test_a_new_game_leaves_the_old_one_on_the_list(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    first = program.keeper.name
    left = view_of(program)

    program.desk.show_new_game()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    assert [game.name for game in program.keeper.kept()] == [first]

    program.desk.go_on_with(first)
    assert view_of(program) == left
    assert program.keeper.name == first


def test_changing_ones_mind_about_a_new_game_keeps_the_strip(
    qtbot: QtBot, start: Start
) -> None:
    first = start()
    deal(first)
    qtbot.waitUntil(lambda: my_turn(first))
    first.close()
    second = start()

    press(second, "New game")
    sheet = second.window.veil.sheet
    assert isinstance(sheet, NewGameSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)

    assert second.window.strip is not None
    assert second.match.resting


def test_a_game_given_up_leaves_the_table(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))

    program.desk.ask_give_up()
    press(program, "Play on")
    assert program.keeper.name == "game-001"

    program.desk.ask_give_up()
    press(program, "Give up")
    assert not program.match.running
    assert isinstance(program.window.veil.sheet, NewGameSheet)
    assert len(list((games_folder() / GIVEN_UP).glob("*.canasta"))) == 1


def test_a_copy_is_saved_and_opened_again(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    program = start()
    deal(program)
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    left = view_of(program)
    copy = tmp_path / "copy.canasta"
    assert program.keeper.save_as(copy)
    program.close()

    other = start(file=copy)

    assert view_of(other) == left


def test_a_damaged_file_is_named_and_the_program_goes_on(
    start: Start, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.canasta"
    letter.write_text("Dear Clara,", encoding="utf-8")

    program = start(file=letter)

    assert "letter.canasta" in program.window.notice_text
    assert isinstance(program.window.veil.sheet, NewGameSheet)


def test_a_game_the_rules_refuse_leaves_the_one_on_the_table_alone(
    qtbot: QtBot, start: Start, tmp_path: Path, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    program = start()
    deal(program)
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    name, left = program.keeper.name, view_of(program)
    copy = tmp_path / "cheat.canasta"
    program.keeper.save_as(copy)
    text = copy.read_text(encoding="utf-8").replace(": draw,", ": draw, draw,", 1)
    copy.write_text(text, encoding="utf-8")

    program.desk.open_file(copy)

    assert view_of(program) == left
    assert program.keeper.name == name
    assert "set aside" in program.window.notice_text


def test_a_damaged_game_on_the_shelf_is_set_aside(
    start: Start, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    (games_folder() / "game-001.canasta").write_text("?", encoding="utf-8")

    program = start()

    assert "game-001" in program.window.notice_text
    assert isinstance(program.window.veil.sheet, NewGameSheet)


def test_a_later_start_brings_a_file_to_the_first_window(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    copy = tmp_path / "copy.canasta"
    program.keeper.save_as(copy)
    first = program.keeper.name

    program.on_rung(str(copy))

    assert program.keeper.name != first
    assert program.match.running


def test_a_line_of_the_log_rings_its_cards_on_the_table(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    deal(program)
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    log = program.window.stage.panel.log
    plain = program.table.grab().toImage()
    last = log.model.rowCount() - 1

    log.view.pointed.emit(last)
    assert program.table.grab().toImage() != plain

    log.view.pointed.emit(-1)
    assert program.table.grab().toImage() == plain


def test_the_table_says_the_score_while_the_panel_is_shut(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))

    def said() -> Scores | None:
        return program.table.table.chip.scores

    assert said() is None

    QTest.keyClick(program.window, Qt.Key.Key_F9)
    assert said() == Scores((("We", "0"), ("They", "0")), "Hand 1", "to 5,000")

    QTest.keyClick(program.window, Qt.Key.Key_F9)
    assert said() is None


def test_a_move_of_the_menu_is_the_same_as_its_key(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    held = len(view_of(program).hand)

    program.window.menus.commanded.emit(Command.DRAW)

    assert len(view_of(program).hand) == held + 1


def test_choices_show_at_once_and_are_kept(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))

    program.looks.choose(Choices(theme=ThemeChoice.DARK, card_size=120, own_order=True))

    assert program.table.table.style_now.theme is Theme.DARK
    assert program.table.table.style_now.card_factor == 1.2
    assert not program.table.table.hand.by_rank
    assert program.window.look.colours.chrome == program.looks.look.colours.chrome
    kept = program.settings.choices()
    assert (kept.theme, kept.card_size) == (ThemeChoice.DARK, 120)


def test_the_position_is_copied_as_the_player_may_know_it(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))

    program.desk.copy_position()

    position = parse_position(QGuiApplication.clipboard().text())
    assert position.hand(0) == view_of(program).hand
    assert all(position.hidden[seat] == position.size[seat] for seat in (1, 2, 3))


def test_an_unexpected_exception_is_shown_with_the_game_and_play_goes_on(
    qtbot: QtBot, start: Start, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "ZeroDivisionError")
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    hook = Excepthook(program)
    hook.caught.connect(program.desk.on_crash)

    try:
        _ = 1 // 0
    except ZeroDivisionError as error:
        hook._on_exception(type(error), error, error.__traceback__)
    hook.release()

    (dialog,) = program.window.findChildren(CrashDialog)
    text = dialog.report.toPlainText()
    assert "ZeroDivisionError" in text
    assert "canasta/1 " in text
    assert program.keeper.text in text
    dialog.accept()
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))


def test_four_bots_play_a_whole_match_through_every_sheet(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    assert program.window.veil.sheet is not None
    program.window.veil.sheet.close_sheet()
    wish, ruleset = bots_only(Options())
    program.match.begin(wish, shortened(ruleset, 500))
    hands = 0

    while hands < 20:
        qtbot.waitUntil(lambda: program.window.veil.sheet is not None, timeout=20000)
        sheet = program.window.veil.sheet
        if isinstance(sheet, WinnerSheet):
            break
        assert isinstance(sheet, ScoreSheet)
        hands += 1
        program.match.show_hands()
        hands_sheet = program.window.veil.sheet
        assert isinstance(hands_sheet, HandsSheet)
        QTest.keyClick(hands_sheet, Qt.Key.Key_Escape)
        QTest.keyClick(sheet, Qt.Key.Key_Return)

    session = program.match.session
    assert session is not None
    assert len(session.record.rounds) == hands
    assert session.sheet().game_over
    assert len(list((games_folder() / FINISHED).glob("*.canasta"))) == 1

    menus = program.window.menuBar().findChildren(QAction)
    (give_up,) = (each for each in menus if each.text() == "Give &up this game…")
    assert not give_up.isEnabled()

    winner = program.window.veil.sheet
    assert isinstance(winner, WinnerSheet)
    QTest.keyClick(winner, Qt.Key.Key_Return)
    assert program.match.session is not session
    assert program.match.running


def test_a_hand_that_was_over_is_counted_again_after_a_restart(
    qtbot: QtBot, start: Start
) -> None:
    first = start()
    assert first.window.veil.sheet is not None
    first.window.veil.sheet.close_sheet()
    wish, ruleset = bots_only(Options())
    first.match.begin(wish, shortened(ruleset, 10000))
    qtbot.waitUntil(lambda: first.window.veil.sheet is not None, timeout=20000)
    left = view_of(first)
    first.close()

    second = start()
    press(second, "Go on")

    qtbot.waitUntil(lambda: second.window.veil.sheet is not None)
    assert isinstance(second.window.veil.sheet, ScoreSheet)
    assert view_of(second) == left
