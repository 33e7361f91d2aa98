"""Finished games are counted in the background and shown in the window.

Earlier games give comments on a game that has just ended.
"""

import csv
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.game_end import _note
from canasta_qt.app.start.program import Program
from canasta_qt.notation.record import Record
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.statistics.figures import make_overview
from canasta_qt.statistics.values import Result
from canasta_qt.storage import paths
from canasta_qt.storage.game_files import read_record
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules
from canasta_qt.windows.game_end import GameEndContent
from canasta_qt.windows.statistics.sheet import StatisticsSheet
from tests.app.playing import Start, deal, press, top_sheet
from tests.narrow import instance
from tests.statistics.played import SHORT, dated, played, put, update_statistics
from tests.windows.test_sheets import LOST, WON


def opened(qtbot: QtBot, program: Program) -> StatisticsSheet:
    """Open the statistics by their key and wait until all games are counted."""
    QTest.keyClick(program.table, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    sheet = instance(StatisticsSheet, top_sheet(program))
    qtbot.waitUntil(lambda: not program.statistics.is_counting)
    return sheet


@pytest.fixture
def program(start: Start) -> Program:
    """Start the program with a game dealt, after two finished ones."""
    put(dated(played(SHORT, 1), "2026-11-01T20:00:00+00:00"), "game-101")
    put(dated(played("samba", 3, hands=1), "2026-11-02T20:00:00+00:00"), "game-102")
    made = start()
    kept = made.settings.remembered()
    made.settings.store(replace(kept, offered="classic_4"))  # told of its lessons
    deal(made)
    return made


def test_statistics_can_be_limited_to_one_ruleset(
    qtbot: QtBot, program: Program
) -> None:
    text = "classic_4(bonus_natural=600,target_score=1000)"
    save_rules(make_named_rules("Sunday rules", "", parse_ruleset(text)))
    put(played(text, 2), "game-103")
    sheet = opened(qtbot, program)
    sheet.rules.setFocus()

    QTest.keyClick(sheet.rules, Qt.Key.Key_End)
    while sheet.rules.currentText() != "Sunday rules (1)":
        QTest.keyClick(sheet.rules, Qt.Key.Key_Up)

    assert [game.played_rules.title for game in sheet.overview.games] == [
        "Sunday rules"
    ]


def test_earlier_games_are_counted_exported_and_replayed(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened(qtbot, program)
    titles = ["Samba", "Classic, four players"]
    assert [game.played_rules.title for game in sheet.overview.games] == titles
    assert sheet.rules.count() == 3
    assert sheet.rules.itemText(0) == "All rules (2)"

    wished = str(tmp_path / "mine")
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_args, **_named: (wished, "")
    )
    QTest.mouseClick(sheet.export, Qt.MouseButton.LeftButton)
    text = (tmp_path / "mine.csv").read_text(encoding="utf-8-sig")
    assert [row["rules"] for row in csv.DictReader(text.splitlines())] == titles
    assert sheet.message.text().startswith("Saved the games as mine.csv in")

    buttons = sheet.pages.findChildren(QPushButton)
    (games,) = (each for each in buttons if each.text().endswith("Games"))
    QTest.mouseClick(games, Qt.MouseButton.LeftButton)
    view = sheet.games.view
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.mouseClick(sheet.replay, Qt.MouseButton.LeftButton)
    replaying = program.replay_actions.open_replay
    assert replaying is not None, "it is played back at once"
    path = paths.games_folder() / "finished" / "game-102.canasta"
    assert replaying.frames.record == read_record(path)
    assert top_sheet(program) is sheet, "and another game can be chosen after it"
    program.replay_actions.close_replay()


def test_an_abandoned_game_is_counted_at_once(qtbot: QtBot, program: Program) -> None:
    program.menu_actions.ask_give_up()

    press(program, "Abandon")

    qtbot.waitUntil(lambda: not program.statistics.is_counting)
    results = [game.result for game in make_overview().games]
    assert results[0] is Result.GIVEN_UP
    assert len(results) == 3


def test_an_error_of_the_statistics_is_reported_once_and_play_continues(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = paths.statistics_file()
    blocked.mkdir()

    said: list[str] = []
    monkeypatch.setattr(program.window, "show_notice", said.append)
    for _ in range(2):
        program.statistics.start_counting()
        qtbot.waitUntil(lambda: not program.statistics.is_counting)
    assert len(said) == 1

    sheet = opened(qtbot, program)

    assert sheet.message.text().replace("\u200b", "") == said[0]
    assert "statistics.sqlite" in said[0]
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert top_sheet(program) is None
    assert program.main_game.is_running


def test_a_request_during_the_counting_of_games_starts_another_count(
    qtbot: QtBot, program: Program
) -> None:
    statistics = program.statistics
    statistics.start_counting()
    qtbot.waitUntil(lambda: bool(make_overview().games))
    put(played(SHORT, 5), "game-105")

    statistics.start_counting()

    qtbot.waitUntil(lambda: not statistics.is_counting)
    assert len(make_overview().games) == 3
    statistics.start_counting()
    program.close()
    assert not statistics.is_counting, "the program ends while it counts"


def games(number: int, *, won: bool) -> list[Record]:
    """Return so many games won, or lost, by the player and Anton."""
    found: list[Record] = []
    for seed in count(1):
        record = played(seed=seed)
        ours, theirs = record.rounds[-1].score or (0, 0)
        if ours != theirs and (ours > theirs) == won:
            found.append(record)
        if len(found) == number:
            break
    return found


def noted(earlier: list[Record], last: Record, shown: GameEndContent) -> str:
    for number, record in enumerate(earlier):
        put(dated(record, f"2026-01-0{number + 1}T12:00:00Z"), f"game-{number:03}")
    update_statistics()
    return _note(last, shown)


def test_the_end_of_a_game_names_a_series_of_wins_and_the_partner() -> None:
    *earlier, last = games(3, won=True)
    row = "You won the last three games with Anton"

    assert noted(earlier, last, WON) == row
    assert noted([*earlier, last], last, WON) == row


def test_a_defeat_ends_a_series_of_wins() -> None:
    (lost,) = games(1, won=False)
    first, last = games(2, won=True)

    assert noted([first, lost], last, WON) == ""


def test_after_a_defeat_the_share_of_games_won_at_this_level_is_shown() -> None:
    """With fewer than five games there is no such text."""
    *lost, last = games(3, won=False)
    won = games(2, won=True)
    assert noted(won, last, LOST) == ""

    said = noted([*won, *lost], last, LOST)
    assert said == "At level Standard you win two games in five"
