"""The whole program in one window: games started, left, continued, ended.

*Game ▸ Open…*: files from elsewhere, and those of the saved games.
"""

import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.game_setup import setup_from_session
from canasta_qt.app.settings.file_dialogs import documents_folder
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import StartupWindow
from canasta_qt.art.portraits import Portrait
from canasta_qt.commands import Command
from canasta_qt.gestures import Offer, TurnState, TurnStatus
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.game_files import GIVEN_UP_FOLDER
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.saved_games import SavedGamesSheet
from canasta_qt.windows.widgets.choices import Speed
from tests.app.playing import (
    LARGE_TEXT,
    Spoken,
    Start,
    after_a_turn,
    at_turn,
    deal,
    dealt,
    my_turn,
    play_a_turn,
    press,
    top_sheet,
    view_of,
)
from tests.bots_here import BotsHere
from tests.conftest import ExpectedLog
from tests.narrow import instance, some


def test_the_first_start_opens_new_game_and_the_empty_table_offers_it(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    sheet = instance(NewGameSheet, program.window.veil.top_sheet)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)

    assert program.table.scene().status_line.words.bold_text == "No game in progress."
    assert not program.window.menus.actions["saved_games"].isEnabled()
    assert allowed(program, "Move") == []
    assert [each for each in allowed(program, "Game") if each != "Continue"] == [
        "New game…", "Start page", "House rules…", "Score pad…", "Open…",
        "Replay saved game…", "Statistics…", "Preferences…", "Quit",
    ]  # fmt: skip
    help_needs = {"Copy position", "Report a problem…"}
    assert not help_needs & set(allowed(program, "Help"))

    press(program, "New game")
    sheet = instance(NewGameSheet, program.window.veil.top_sheet)
    sheet.seats.portraits.buttons[-1].click()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))

    assert program.window.veil.top_sheet is None
    assert program.window.strip is None
    names = ("You", "Clara", "Anton", "Tomás")
    assert program.page.people.names == names
    assert program.window.area.panel.log.view.count() >= 1
    assert program.appearance.choices.portrait is Portrait.NORA
    assert program.table.scene().current_style.choices.portrait is Portrait.NORA


def test_the_next_start_shows_the_game_as_it_was_left(
    qtbot: QtBot, start: Start
) -> None:
    first = after_a_turn(qtbot, start)
    left = view_of(first)
    first.close()

    second = start()

    assert view_of(second) == left
    strip = some(second.window.strip)
    assert "your turn" in strip.accessibleName()
    assert second.table.scene().status_line.words.bold_text == "Game paused."
    press(second, "New game")
    sheet = instance(NewGameSheet, second.window.veil.top_sheet)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    still = second.main_game.is_paused, second.window.strip is not None
    assert still == (True, True), "one may think better of it"

    QTest.keyClick(some(second.window.strip).main, Qt.Key.Key_Return)

    assert second.window.strip is None
    assert not second.main_game.is_paused
    assert view_of(second) == left
    play_a_turn(qtbot, second)
    qtbot.waitUntil(lambda: my_turn(second))


def test_a_panel_over_the_table_is_closed_at_the_next_start(start: Start) -> None:
    """Regression: it was open again and covered buttons. It remains open when a lesson
    begins; a panel beside the table remains as it was left.
    """
    first = dealt(start)
    first.window.resize(900, 640)
    first.window.menus.actions["panel"].trigger()
    assert first.window.area.is_panel_open
    first.lessons.begin_first_lesson()
    assert first.window.area.is_panel_open
    first.close()

    second = start().window
    assert second.area.is_panel_open
    second.resize(900, 640)
    assert not second.area.is_panel_open


def test_bots_wait_until_a_restored_game_is_continued(
    qtbot: QtBot, start: Start
) -> None:
    first = dealt(start)
    play_a_turn(qtbot, first)
    first.close()  # at once: a bot is to play

    second = start()
    resting = view_of(second)
    second.table.playback.settled.emit()
    assert isinstance(second.runner, BotsHere)
    second.runner.look()

    assert view_of(second) == resting
    press(second, "Continue")
    qtbot.waitUntil(lambda: my_turn(second))


def test_a_new_game_keeps_the_old_one_in_the_list_and_abandoning_removes_it(
    qtbot: QtBot, start: Start
) -> None:
    program = at_turn(qtbot, start)
    first = program.autosave.game_name
    left = view_of(program)

    program.menu_actions.show_new_game()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    assert [game.name for game in program.autosave.unfinished_games()] == [first]
    program.menu_actions.continue_saved_game(first)
    assert view_of(program) == left
    assert program.autosave.game_name == first

    program.menu_actions.ask_give_up()
    press(program, "Keep playing")
    assert program.autosave.game_name == first
    program.menu_actions.ask_give_up()
    press(program, "Abandon")
    assert not program.main_game.is_running
    assert isinstance(program.window.veil.top_sheet, NewGameSheet)
    assert len(list((games_folder() / GIVEN_UP_FOLDER).glob("*.canasta"))) == 1


def test_a_copy_of_a_game_can_be_opened_unless_it_is_illegal(
    qtbot: QtBot, start: Start, tmp_path: Path, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    program = after_a_turn(qtbot, start)
    name, left = program.autosave.game_name, view_of(program)
    copy, cheat, later = (tmp_path / f"{n}.canasta" for n in ("copy", "cheat", "later"))
    assert program.autosave.save_copy_as(copy)
    text = copy.read_text(encoding="utf-8")
    cheated = text.replace(": draw,", ": draw, draw,", 1)
    cheat.write_text(cheated, encoding="utf-8")
    later.write_text(text.replace("bot:standard", "bot:wizard", 1), encoding="utf-8")

    program.menu_actions.open_file(cheat)

    assert view_of(program) == left
    assert program.autosave.game_name == name
    assert "“cheat.canasta” cannot be continued" in program.window.banner.shown_text
    assert cheat.read_text(encoding="utf-8") == cheated

    program.menu_actions.open_file(later)

    assert (
        "players in this game: wizard. Standard plays"
        in program.window.banner.shown_text
    )
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))

    program.on_second_start(str(copy))  # by a later start

    assert program.main_game.is_running
    assert view_of(program) == left
    assert program.autosave.game_name != name
    program.close()
    assert view_of(start(file=copy)) == left


def test_a_damaged_game_given_at_the_start_is_reported_and_the_program_continues(
    start: Start, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.canasta"
    letter.write_text("Dear Clara,", encoding="utf-8")
    program = start(file=letter)
    assert "letter.canasta" in program.window.banner.shown_text
    assert isinstance(program.window.veil.top_sheet, NewGameSheet)


def test_the_new_game_sheet_selects_the_ruleset_played_last(
    qtbot: QtBot, start: Start
) -> None:
    """Given on the command line, whose length of a game is not kept, or of a
    continued game.
    """
    first = at_turn(qtbot, start)
    kept = first.autosave.game_name
    first.close()

    program = start(ruleset="samba(match_end=rounds,target_score=none,rounds=3)")
    qtbot.waitUntil(lambda: my_turn(program))
    program.menu_actions.show_new_game()
    sheet = instance(NewGameSheet, top_sheet(program))
    assert sheet.selected_setup is not None
    assert sheet.selected_setup.ruleset == "samba"
    assert sheet.selected_setup.round_count is None
    sheet.close_sheet()

    program.menu_actions.continue_saved_game(kept)
    program.menu_actions.show_new_game()
    sheet = instance(NewGameSheet, top_sheet(program))
    assert sheet.selected_setup is not None
    assert (sheet.selected_setup.ruleset, sheet.selected_setup.target) == (
        "classic_4",
        5000,
    )
    assert [offer.ruleset_key for offer in sheet.games.offers] == [
        ruleset.id for ruleset in ALL_RULESETS
    ]


def allowed(program: Program, menu: str) -> list[str]:
    """Return the enabled entries of a menu, without their keys."""
    (found,) = (
        each
        for each in program.window.menuBar().findChildren(QMenu)
        if each.title().replace("&", "") == menu
    )
    texts = (each.text() for each in found.actions() if each.isEnabled())
    return [text.split("\t")[0].replace("&", "") for text in texts if text]


def test_skip_and_compare_in_the_menu_are_enabled_only_while_possible(
    qtbot: QtBot, start: Start
) -> None:
    program = start(ruleset="classic_4(target_score=1500)")
    qtbot.waitUntil(lambda: my_turn(program))
    assert some(program.main_game.session).record.ruleset.target_score == 1500
    assert "Compare moves" in allowed(program, "Move")
    others = TurnStatus(TurnState.OTHERS, (Offer(Command.SKIP),), seat=1)

    for speed, last in (
        (Speed.OFF, "Why did they do that?"),
        (Speed.FAST, "Skip pauses"),
    ):
        program.appearance.set_choices(replace(program.appearance.choices, speed=speed))
        program.window.menus.enable_for_turn_status(others)
        assert allowed(program, "Move")[-1] == last
        assert "Compare moves" not in allowed(program, "Move")


def kept_words(program: Program) -> list[str]:
    """Return the saved games as the menu shows them: an ampersand is doubled there."""
    (kept,) = (
        each
        for each in program.window.menuBar().findChildren(QMenu)
        if each.title() == "&Continue"
    )
    return [each.text() for each in kept.actions()]


def test_saved_games_are_listed_with_name_players_score_and_date(
    qtbot: QtBot, start: Start
) -> None:
    """Games of the same minute differ in their text."""
    locale = QLocale()
    program = start(ruleset="hand_and_foot")
    qtbot.waitUntil(lambda: my_turn(program))
    for _ in range(3):
        program.main_game.play_game(setup_from_session(some(program.main_game.session)))
    evening = datetime(2026, 11, 22, 12, 2, tzinfo=UTC).timestamp()
    for file in games_folder().glob("*.canasta"):
        os.utime(file, (evening, evening))

    for language, day in (("en", "11/22/26"), ("de", "22.11.26")):
        QLocale.setDefault(QLocale(language))
        program.menu_actions.open_saved_games_menu()
        kept = kept_words(program)
        QLocale.setDefault(locale)
        assert len(kept) == len(set(kept)) == 3
        for words in kept:
            assert words.startswith("Hand && Foot ")
            assert "Clara" in words
            assert "0 : 0" in words
            assert day in words


def test_saved_games_can_be_renamed_and_continued(qtbot: QtBot, start: Start) -> None:
    program = after_a_turn(qtbot, start)
    first = program.autosave.game_name
    program.main_game.play_game(setup_from_session(some(program.main_game.session)))

    program.window.menus.actions["saved_games"].trigger()
    sheet = instance(SavedGamesSheet, program.window.veil.top_sheet)
    here, other = sheet.rows
    assert here.details.endswith("on the table now")
    assert other.title == "Classic, four players with Clara, Anton and Tomás"
    for row, words in enumerate(("Tonight", "With  Ruth")):
        sheet.view.setCurrentIndex(sheet.view.model().index(row, 0))
        sheet.name.setFocus()
        QTest.keyClicks(sheet.name, words)
        QTest.keyClick(sheet.name, Qt.Key.Key_Return)

    assert [row.given_name for row in sheet.rows] == ["Tonight", "With Ruth"]
    assert some(program.main_game.session).record.game_name == "Tonight"
    assert kept_words(program)[0].startswith("With Ruth · Round 1")
    sheet.view.setCurrentIndex(sheet.view.model().index(1, 0))
    sheet.view.setFocus()
    QTest.keyClick(sheet.view, Qt.Key.Key_Return)

    assert program.window.veil.top_sheet is None
    assert program.autosave.game_name == first
    assert some(program.main_game.session).record.game_name == "With Ruth"
    program.close()

    buttons = some(start().window.strip).buttons
    assert [each.text() for each in buttons] == ["Continue", "New game", "Other game…"]


def test_file_dialogs_open_in_the_last_folder_with_a_proposed_name(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = at_turn(qtbot, start)
    letter, mine = tmp_path / "letter.canasta", tmp_path / "mine.canasta"
    letter.write_text("Dear Clara,", encoding="utf-8")
    asked: list[tuple[str, str]] = []

    def answer(_window: object, _title: str, where: str, kinds: str) -> object:
        asked.append((where, kinds))
        return str(letter if len(asked) <= 2 else mine), ""

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, answer)
    for _ in range(2):
        program.menu_actions.ask_open()
    kinds = "Canasta games (*.canasta)"
    assert asked == [(str(documents_folder()), kinds), (str(tmp_path), kinds)]
    assert "letter.canasta" in program.window.banner.shown_text
    assert letter.read_text(encoding="utf-8") == "Dear Clara,"

    for _ in range(2):
        program.menu_actions.ask_save_as()
    (suggested, _), (again, _) = asked[2:]
    assert suggested.endswith("round 1.canasta")
    assert "Classic, four players 2" in suggested
    assert Path(again).parent == tmp_path
    shown = program.window.banner.shown_text.replace(
        "\u200b", ""
    )  # long names may break
    assert f"as mine.canasta in {tmp_path}" in shown


def test_a_new_window_focuses_the_table_and_shows_no_focus_ring(qtbot: QtBot) -> None:
    """Regression: the first icon of the menu bar had the ring."""
    startup = StartupWindow(Options())
    window = startup.window
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.focusWidget() is not None)
    bare = window.focusWidget()

    table = QWidget(focusPolicy=Qt.FocusPolicy.StrongFocus)
    window.set_table(table)

    assert bare is not None
    assert bare is not window.menus.mute
    assert window.focusWidget() is table


def test_opening_the_file_of_a_saved_game_continues_it_without_a_copy(
    qtbot: QtBot, start: Start
) -> None:
    """Regression: the game was there twice; a paused one continued."""
    first = after_a_turn(qtbot, start)
    name, left = first.autosave.game_name, view_of(first)
    file = games_folder() / f"{name}.canasta"
    first.menu_actions.open_file(file)
    assert (first.autosave.game_name, view_of(first)) == (name, left)
    first.close()

    program = start()
    before = program.main_game.is_paused
    program.menu_actions.open_file(file)
    assert (before, program.main_game.is_paused) == (True, False)
    assert program.window.strip is None
    assert len(list(games_folder().glob("*.canasta"))) == 1

    program.menu_actions.show_new_game()
    deal(program)
    assert program.autosave.game_name != name
    program.menu_actions.open_file(file)
    assert program.autosave.game_name == name
    assert view_of(program).position.round == left.position.round
    assert len(list(games_folder().glob("*.canasta"))) == 2


def test_a_game_of_a_newer_version_is_listed_as_such(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, spoken: Spoken
) -> None:
    """Its text is not cut in German and large text."""
    spoken("de", LARGE_TEXT)
    program = after_a_turn(qtbot, start, language="de", painted=True)
    later = games_folder() / "later.canasta"
    text = program.autosave.text.replace("format = 1", "format = 2")
    later.write_text(text, encoding="utf-8")

    program.window.menus.actions["saved_games"].trigger()

    sheet = instance(SavedGamesSheet, program.window.veil.top_sheet)
    row = sheet.rows[-1]
    assert row.title == "later"
    assert row.details == "Aus einer neueren Version: Aktualisiere Canasta."
    cut = []

    def write(painter: QPainter, room: QRectF, text: str) -> None:
        wide = painter.fontMetrics().horizontalAdvance(text)
        cut.append((text, wide > room.width()))

    monkeypatch.setattr("canasta_qt.windows.widgets.scrolling.draw_left_text", write)
    sheet.grab()
    assert cut[-2:] == [("later", False), (row.details, False)]
    sheet.game_chosen.emit("later")
    assert later.exists()


def test_a_file_manager_opened_from_a_frozen_program_loads_its_own_libraries(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of the bots, started from the same program, still needs the frozen
    ones.
    """
    opened: list[tuple[str, str | None]] = []

    def open_url(url: QUrl) -> bool:
        opened.append((url.toLocalFile(), os.environ.get("LD_LIBRARY_PATH")))
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    monkeypatch.setenv("LD_LIBRARY_PATH", "carried")

    window = start().window
    window.menus.actions["folder"].trigger()

    assert window.banner.shown_text.startswith("No file manager was found.")
    assert opened == [(games_folder().as_posix(), None)]
    assert os.environ["LD_LIBRARY_PATH"] == "carried"
