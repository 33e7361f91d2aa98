"""Games that are over are counted behind the window and shown in it."""

import csv
import multiprocessing
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.menus import statistics as desk_module
from canasta_qt.app.menus.statistics import PATIENCE, Counter
from canasta_qt.app.start.program import Program
from canasta_qt.child_process import ChildProcess
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.statistics.figures import overview
from canasta_qt.statistics.update import update
from canasta_qt.statistics.values import Result
from canasta_qt.storage import paths
from canasta_qt.storage.own_rulesets import RulesetStore, named
from canasta_qt.storage.paths import StorageError
from canasta_qt.windows.statistics.sheet import CountAnewSheet, StatisticsSheet
from canasta_qt.windows.widgets.sheet import CopySheet
from canasta_qt.wording.errors import error_sentence
from tests.app.playing import Start, deal, press, top_sheet
from tests.conftest import ExpectedLog
from tests.statistics.faults import ERRORS, Faults, counted
from tests.statistics.played import SHORT, dated, played, put


def on_the_disk() -> None:
    """Two games won or lost before the program was started."""
    put(dated(played(SHORT, 1), "2026-11-01T20:00:00+00:00"), "game-101")
    put(dated(played("samba", 3, hands=1), "2026-11-02T20:00:00+00:00"), "game-102")


def opened(qtbot: QtBot, program: Program) -> StatisticsSheet:
    """The sheet, opened by its key, with everything counted."""
    QTest.keyClick(program.table, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    sheet = top_sheet(program)
    assert isinstance(sheet, StatisticsSheet)
    qtbot.waitUntil(lambda: not program.statistics.counter.counting)
    return sheet


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def program(start: Start) -> Program:
    """The program with a game dealt, after two that are over."""
    on_the_disk()
    made = start()
    kept = made.settings.remembered()
    made.settings.keep(replace(kept, offered="classic_4"))  # told of its lessons
    deal(made)
    return made


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count here, for tests of what is made of it; a process takes a second."""

    def count(counter: Counter) -> None:
        counter.done.emit(update())

    monkeypatch.setattr(Counter, "count", count)


def test_games_from_before_are_counted_at_the_first_look(
    qtbot: QtBot, program: Program
) -> None:
    sheet = opened(qtbot, program)

    assert [game.rules.title for game in sheet.overview.games] == [
        "Samba",
        "Classic, four players",
    ]
    assert sheet.rules.count() == 3
    assert sheet.rules.itemText(0) == "All rules (2)"


def test_a_game_given_up_is_counted_at_once(qtbot: QtBot, program: Program) -> None:
    program.menu_actions.ask_give_up()

    press(program, "Abandon")

    qtbot.waitUntil(lambda: not program.statistics.counter.counting)
    results = [game.result for game in overview().games]
    assert results[0] is Result.GIVEN_UP
    assert len(results) == 3


@pytest.mark.usefixtures("at_once")
def test_only_games_of_some_rules_are_shown(qtbot: QtBot, program: Program) -> None:
    text = "classic_4(bonus_natural=600,target_score=1000)"
    RulesetStore().save(named("Sunday rules", "", parse_ruleset(text)))
    put(played(text, 2), "game-103")
    sheet = opened(qtbot, program)
    sheet.rules.setFocus()

    QTest.keyClick(sheet.rules, Qt.Key.Key_End)
    while sheet.rules.currentText() != "Sunday rules (1)":
        QTest.keyClick(sheet.rules, Qt.Key.Key_Up)

    assert [game.rules.title for game in sheet.overview.games] == ["Sunday rules"]


@pytest.mark.usefixtures("at_once")
def test_the_record_of_a_game_is_asked_for(qtbot: QtBot, program: Program) -> None:
    sheet = opened(qtbot, program)
    (games,) = (
        each
        for each in sheet.pages.findChildren(QPushButton)
        if each.text().endswith("Games")
    )
    click(games)

    with qtbot.waitSignal(program.statistics.replay_requested) as asked:
        click(sheet.replay)

    assert asked.args == [paths.games_folder() / "finished" / "game-102.canasta"]
    assert asked.args[0].exists()
    assert program.replay_actions.replaying is not None, "it is played back at once"
    assert top_sheet(program) is sheet, "and another game can be chosen after it"
    program.replay_actions.close()


@pytest.mark.usefixtures("at_once")
def test_counting_begins_anew_after_a_question(qtbot: QtBot, program: Program) -> None:
    sheet = opened(qtbot, program)
    click(sheet.anew)
    question = top_sheet(program)
    assert isinstance(question, CountAnewSheet)
    assert overview().figures.games == 2, "nothing has happened yet"

    click(question.go_on)

    assert top_sheet(program) is sheet
    assert sheet.overview.figures.games == 0
    assert len(sheet.overview.games) == 2, "no game is lost"
    click(sheet.anew)
    assert sheet.overview.figures.games == 2


@pytest.mark.usefixtures("at_once")
def test_the_games_are_exported(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened(qtbot, program)
    wished = str(tmp_path / "mine")
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_args, **_named: (wished, "")
    )

    click(sheet.export)

    text = (tmp_path / "mine.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(text.splitlines()))
    assert [row["rules"] for row in rows] == ["Samba", "Classic, four players"]
    assert sheet.said.text().startswith("Saved the games as mine.csv in")


@pytest.mark.usefixtures("at_once")
def test_records_that_cannot_be_counted_are_named(
    qtbot: QtBot, program: Program
) -> None:
    put("no game", "game-104")
    sheet = opened(qtbot, program)
    assert "“finished/game-104.canasta”" in program.window.notice_text

    click(sheet.uncounted)

    named_there = top_sheet(program)
    assert isinstance(named_there, CopySheet)
    assert "finished/game-104.canasta: " in named_there.text.toPlainText()


def test_trouble_is_told_and_the_game_goes_on(qtbot: QtBot, program: Program) -> None:
    blocked = paths.statistics_file()
    blocked.mkdir()

    sheet = opened(qtbot, program)

    assert "statistics.sqlite" in sheet.said.text()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert top_sheet(program) is None
    assert program.match.running


def test_every_call_of_the_database_may_fail_in_the_window(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 13, 3: told in the sheet, or beside the table where none is open."""

    def count(counter: Counter) -> None:
        try:
            counter.done.emit(update())
        except StorageError as error:
            counter.failed.emit(error_sentence(error))

    def look(faults: Faults) -> bool:
        with counted(faults):
            program.statistics.show()
        sheet = top_sheet(program)
        assert isinstance(sheet, StatisticsSheet)
        sheet.close_sheet()
        said.append(sheet.said.text())
        return len(sheet.overview.games) == 2 and not sheet.overview.unreadable

    def end(faults: Faults) -> bool:
        put(played(SHORT, 3), f"game-{len(list_of_games()) + 200}")
        with counted(faults):
            program.autosave.retired.emit()
        return len(overview().games) == len(list_of_games())

    def list_of_games() -> list[Path]:
        return [*(paths.games_folder() / "finished").glob("*.canasta")]

    said: list[str] = []
    monkeypatch.setattr(Counter, "count", count)
    monkeypatch.setattr(program.window, "notice", said.append)
    update()
    for deed in (look, end):
        said.clear()
        calls = Faults()
        assert deed(calls)
        assert "".join(said) == ""
        for at, (call, why) in enumerate(zip(calls.done, cycle(ERRORS), strict=False)):
            said.clear()
            program.statistics._trouble = ""
            whole = deed(Faults(at, why))
            assert whole or said[-1].endswith("."), f"{deed}: {call}: {said}"
    update()
    assert len(overview().games) == len(list_of_games())
    assert program.match.running


def test_the_same_trouble_is_not_told_twice(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(program.window, "notice", said.append)

    for _ in range(2):
        program.statistics.counter.failed.emit("The disk is full.")

    assert said == ["The disk is full."]


@pytest.mark.usefixtures("at_once")
def test_a_disk_that_cannot_keep_the_new_count_is_told(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise StorageError("The disk is full.")

    sheet = opened(qtbot, program)
    monkeypatch.setattr(desk_module, "count_anew", full)
    click(sheet.anew)
    question = top_sheet(program)
    assert isinstance(question, CountAnewSheet)

    click(question.go_on)

    assert program.window.notice_text.endswith("The disk is full.")
    assert sheet.overview.figures.games == 2


def test_asked_while_it_counts_it_counts_once_more(
    qtbot: QtBot, program: Program
) -> None:
    counter = program.statistics.counter
    counter.count()
    put(played(SHORT, 5), "game-105")

    counter.count()

    with qtbot.waitSignals([counter.done, counter.done]):
        pass
    assert len(overview().games) == 3


def test_a_process_that_dies_is_told(
    qtbot: QtBot, program: Program, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.app", "the process of the statistics has died")
    counter = program.statistics.counter
    counter.count()
    (process,) = (
        each
        for each in multiprocessing.active_children()
        if each.name == "canasta-statistics"
    )

    with qtbot.waitSignal(counter.failed):
        process.kill()

    assert not counter.counting


@pytest.mark.parametrize(
    ("said", "log"), [(None, "says nothing"), ("yes", "says 'yes'")]
)
def test_a_process_that_hangs_or_says_nonsense_is_given_up(
    program: Program,
    expected_log: ExpectedLog,
    monkeypatch: pytest.MonkeyPatch,
    said: object,
    log: str,
) -> None:
    """Issue 13, 4: no count is waited for for ever."""
    expected_log("canasta.app", log)
    now, heard = [0.0], list[str]()
    counter = Counter(program, lambda: now[0])
    counter.failed.connect(heard.append)
    with monkeypatch.context() as odd:
        odd.setattr(ChildProcess, "receive", lambda _: said)
        counter.count()
        now[0] = PATIENCE
        if said is None:
            counter._on_look()
            assert counter.counting
        now[0] += 0.1
        counter._on_look()

    assert (heard, counter.counting) == (
        ["The statistics could not be counted."],
        False,
    )


def test_a_process_that_cannot_be_started_is_told(
    program: Program, expected_log: ExpectedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_log("canasta.app", "cannot be started")

    def full(*_: object) -> ChildProcess:
        raise OSError("no more processes")

    monkeypatch.setattr(desk_module, "ChildProcess", full)

    program.statistics.counter.count()

    told = "The statistics could not be counted."
    assert program.window.notice_text.endswith(told)


def test_the_program_ends_while_it_counts(program: Program) -> None:
    counter: Counter = program.statistics.counter
    counter.count()

    program.close()

    assert not counter.counting
