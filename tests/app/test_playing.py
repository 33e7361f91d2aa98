"""The start of the program: the window first, the game after it is painted."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings.report import ExceptionHook
from canasta_qt.app.settings.translation import install_language
from canasta_qt.app.start import play as playing
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.play import ProgramStart
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import Application, StartupWindow, make_application
from canasta_qt.storage.paths import HOME_VARIABLE, games_folder
from canasta_qt.translate import WordedError
from canasta_qt.windows.help import CrashDialog
from canasta_qt.windows.learning.start_page import StartPage
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.scores import HandsSheet, ScoreSheet
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.choices import Speed
from tests.app.playing import (
    Start,
    after_a_turn,
    close_top,
    dealt,
    my_turn,
    play_a_turn,
    play_round,
    press,
    round_counted,
    top_sheet,
    view_of,
)
from tests.conftest import ExpectedLog
from tests.narrow import instance, some

OPTIONS = Options(size=QSize(1280, 800), speed=Speed.OFF, seed=1)


def test_the_window_is_shown_before_the_game_loads_and_keeps_preferences(
    qtbot: QtBot, canasta_home: Path
) -> None:
    """Preferences that cannot be written are kept too, also after a change of the
    language, which creates a new window.
    """
    (canasta_home / "config").write_text("this is no folder", encoding="utf-8")
    opening = ProgramStart(OPTIONS, canasta_home)
    with qtbot.waitSignal(opening.startup.first_paint.timeout):
        opening.startup.show()
        begun = opening.program
    assert begun is None
    assert opening.program is not None
    assert isinstance(opening.startup.window.area.cover, StartPage)
    before = opening.startup
    chosen = replace(before.appearance.choices, language="de", sound=False)
    before.appearance.set_choices(chosen)
    assert "could not be saved" in before.window.banner.shown_text

    qtbot.waitUntil(lambda: opening.startup is not before)
    qtbot.addWidget(opening.startup.window)
    qtbot.waitUntil(lambda: opening.program is not None)

    assert opening.startup.appearance.choices == chosen
    assert opening.startup.settings is before.settings, "it is not told twice"
    opening.close_program()
    install_language(cast("QApplication", QApplication.instance()), "en")


def test_a_window_closed_before_the_game_loads_starts_nothing(
    qtbot: QtBot, canasta_home: Path
) -> None:
    opening = ProgramStart(OPTIONS, canasta_home)
    qtbot.addWidget(opening.startup.window)
    opening.startup.window.hide()

    opening.start_program()

    assert opening.program is None
    opening.close_program()


def test_a_program_that_cannot_start_shows_an_error_dialog(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert qtbot is not None
    said: list[str] = []

    def hang(*_: object) -> bool:
        raise WordedError("It does not answer.")

    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    monkeypatch.setattr(playing, "make_application", lambda _: None)
    monkeypatch.setattr(playing, "lock_home", hang)

    assert playing.play(Options()) == 1

    assert said[0].startswith("Canasta cannot start.")
    assert "does not answer" in said[0]
    assert "canasta-qt: " in capsys.readouterr().err


@pytest.fixture
def shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expected_log: ExpectedLog
) -> list[str]:
    """The reports of a division by zero that are shown in a start."""
    assert qtbot is not None
    expected_log("canasta.app", "ZeroDivisionError")
    reports: list[str] = []

    def show(dialog: CrashDialog) -> None:
        reports.append(dialog.report.toPlainText())

    monkeypatch.setattr(CrashDialog, "exec", show)
    monkeypatch.setattr(playing, "make_application", lambda _: QApplication.instance())
    return reports


def test_an_exception_before_the_window_is_shown_with_a_report(
    shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "ProgramStart", lambda *_, **_more: 1 // 0)
    before = sys.excepthook

    assert playing.play(Options()) == 1

    assert "ZeroDivisionError" in shown[0]
    assert sys.excepthook == before
    # The next event loop would heed the exit.
    QTimer.singleShot(0, QCoreApplication.quit)
    QCoreApplication.exec()


def test_an_exception_while_the_game_loads_is_shown_and_ends_the_start(
    shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(opening: ProgramStart) -> None:
        assert opening.program is None
        try:
            _ = 1 // 0
        except ZeroDivisionError:
            sys.excepthook(*sys.exc_info())

    monkeypatch.setattr(ProgramStart, "start_program", fall)

    assert playing.play(OPTIONS) == 1

    assert "ZeroDivisionError" in shown[0]


@pytest.mark.sample(2)
@pytest.mark.parametrize("place", ["data", "config", "log", ""])
def test_without_a_writable_folder_the_game_is_played_with_a_notice(
    qtbot: QtBot, canasta_home: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    home = canasta_home / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    (home / place).parent.mkdir(exist_ok=True)
    (home / place).write_text("this is no folder", encoding="utf-8")
    opening = ProgramStart(replace(OPTIONS, ruleset="classic_4"), canasta_home)
    qtbot.addWidget(opening.startup.window)
    told: list[str] = []
    monkeypatch.setattr(opening.startup.window, "show_notice", told.append)
    program = played(qtbot, opening)

    said = "You can play, but not all of it is saved."
    qtbot.waitUntil(lambda: said in " ".join(told))
    play_a_turn(qtbot, program)
    unsaved = "this game is not saved yet" in " ".join(told)
    assert unsaved is (place in ("data", ""))
    assert program.autosave.is_game_saved is (place in ("config", "log"))
    opening.close_program()


def test_a_home_of_an_unknown_user_is_reported_and_not_created(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, "~nosuchuser/games")
    before = sorted(tmp_path.iterdir())
    told: list[str] = []
    monkeypatch.setattr(
        MainWindow, "show_notice", lambda _self, text, _about="": told.append(text)
    )

    program = start(welcomed=False, ruleset="classic_4")

    said = f"“{Path('~nosuchuser', 'games', 'data')}” could not be written"
    qtbot.waitUntil(lambda: said in " ".join(told))
    assert not program.autosave.is_game_saved
    program.close()
    assert sorted(tmp_path.iterdir()) == before


def test_a_home_with_a_too_long_path_is_reported_in_one_sentence(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The window plays nevertheless."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / ("x" * 300)))
    file = tmp_path / os.fsdecode(b"caf\xe9.canasta")

    program = start(welcomed=False, ruleset="classic_4")
    program.menu_actions.open_file(file)
    program.menu_actions.open_file(tmp_path / ("y" * 300))

    qtbot.waitUntil(lambda: my_turn(program))
    assert "File name too long" in program.window.banner.shown_text
    assert not program.autosave.is_game_saved
    program.menu_actions.show_new_game()
    program.statistics.show_statistics()


@pytest.fixture
def letter(qtbot: QtBot, start: Start, tmp_path: Path) -> Path:
    """Return the file of a game from another machine, in its second turn."""
    program = after_a_turn(qtbot, start)
    file = tmp_path / "from Zoë.canasta"
    program.autosave.save_copy_as(file)
    program.autosave.give_up_game()
    program.close()
    return file


def ask_to_open(qapp: QApplication, file: Path) -> None:
    """Send the event of macOS for a game opened by its icon."""
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(file)))


def played(qtbot: QtBot, opening: ProgramStart) -> Program:
    """Show the window and wait for our turn."""
    opening.startup.show()
    qtbot.waitUntil(lambda: opening.program is not None and my_turn(opening.program))
    assert opening.program is not None
    return opening.program


def test_a_game_file_opened_before_the_window_exists_becomes_the_first_game(
    qtbot: QtBot, qapp: Application, letter: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[ProgramStart] = []
    with monkeypatch.context() as start:
        start.setattr(qapp, "requested_file", "")
        start.setattr(playing, "make_application", lambda _: qapp)
        start.setattr(qapp, "exec", lambda: 0, raising=False)
        start.setattr(
            ProgramStart, "close_program", lambda opening: begun.append(opening)
        )
        ask_to_open(qapp, letter)
        assert playing.play(OPTIONS) == 0

    (opening,) = begun
    qtbot.addWidget(opening.startup.window)
    program = played(qtbot, opening)
    assert program.window.area.cover is None
    assert len(list(games_folder().glob("*.canasta"))) == 1
    opening.close_program()


def test_a_game_file_opened_from_the_desktop_replaces_the_game_on_the_table(
    qtbot: QtBot,
    qapp: Application,
    letter: Path,
    canasta_home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(qapp, "requested_file", "")
    hook = ExceptionHook(print)
    opening = ProgramStart(replace(OPTIONS, ruleset="samba"), canasta_home, hook)
    hook.release()
    monkeypatch.setattr(opening.startup.window, "raise_", lambda: None)
    qtbot.addWidget(opening.startup.window)
    qapp.file_requested.connect(opening.open_file)
    program = played(qtbot, opening)
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    own, left = program.autosave.game_name, view_of(program)
    assert hook.tell == program.menu_actions.on_crash

    ask_to_open(qapp, letter)

    qtbot.waitUntil(lambda: program.autosave.game_name != own and my_turn(program))
    assert view_of(program).position.terms != left.position.terms
    assert letter.exists()
    program.menu_actions.continue_saved_game(own)
    qtbot.waitUntil(lambda: my_turn(program))
    assert view_of(program) == left
    qapp.file_requested.disconnect(opening.open_file)
    opening.close_program()


def test_a_game_file_opened_while_the_language_changes_is_not_lost(
    qtbot: QtBot,
    qapp: Application,
    letter: Path,
    canasta_home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opening = ProgramStart(replace(OPTIONS, ruleset="samba"), canasta_home)
    first = played(qtbot, opening)
    own, show = first.autosave.game_name, StartupWindow.show

    def ask_and_show(startup: StartupWindow, former: QWidget) -> None:
        assert opening.program is None
        opening.open_file(str(letter))
        show(startup, former)

    monkeypatch.setattr(StartupWindow, "show", ask_and_show)
    first.appearance.set_choices(replace(first.appearance.choices, language="de"))
    qtbot.waitUntil(lambda: opening.program not in (None, first))

    second = some(opening.program)
    qtbot.addWidget(second.window)
    assert second.autosave.game_name not in ("", own)
    opening.close_program()
    install_language(qapp, "en")


def test_the_program_plays_without_the_qt_network_module(
    qtbot: QtBot,
    canasta_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A frozen program uses libraries of the system for it."""
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    opening = ProgramStart(replace(OPTIONS, ruleset="classic_4"), canasta_home)
    qtbot.addWidget(opening.startup.window)
    program = played(qtbot, opening)

    qtbot.waitUntil(lambda: "no second start is heard" in caplog.text)

    play_a_turn(qtbot, program)
    opening.close_program()


def test_on_windows_the_program_sets_its_application_id(
    qapp: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    class Shell:
        SetCurrentProcessExplicitAppUserModelID = told.append

    class Windows:
        shell32 = Shell

    monkeypatch.setattr("ctypes.windll", Windows, raising=False)
    monkeypatch.setattr("canasta_qt.app.start.startup.Application", lambda _: qapp)
    icon, name = qapp.windowIcon(), QGuiApplication.applicationDisplayName()
    make_application(OPTIONS)
    assert told == []

    monkeypatch.setattr("sys.platform", "win32")
    make_application(OPTIONS)

    assert told == ["org.canasta_qt.Canasta"]
    qapp.setWindowIcon(icon)
    qapp.setApplicationDisplayName(name)


def labels(program: Program) -> list[str]:
    """Return the texts of the open sheet, without its buttons."""
    return [each.text() for each in some(top_sheet(program)).findChildren(QLabel)]


def test_the_score_of_the_last_round_can_be_opened_during_the_next(
    qtbot: QtBot, start: Start
) -> None:
    """It deals nothing; also in a continued game."""
    program = dealt(start)
    match, entry = program.main_game, program.window.menus.actions["last_score"]
    assert not entry.isEnabled()
    play_round(program)
    counting = round_counted(qtbot, program)
    assert entry.isEnabled()
    entry.trigger()
    counted = labels(program)
    close_top(program)
    held = some(match.last_result).hands
    counting.pad.next_requested.emit()

    match.last_result = None  # as when the game has been resumed
    assert entry.isEnabled()
    entry.trigger()

    assert instance(ScoreSheet, top_sheet(program))
    assert "Score after round 1" in labels(program)
    assert labels(program) == [each for each in counted if "next round" not in each]
    press(program, "Show hands")
    shown = instance(HandsSheet, top_sheet(program)).findChildren(CardRow)
    assert [sorted(row.cards) for row in shown] == [sorted(it) for it in held if it]
    close_top(program)
    press(program, "Close")
    assert top_sheet(program) is None
    assert len(some(match.session).record.rounds) == 2
