"""Text from outside is shown as plain text: no markup, no link, nothing too wide.

It contains markup, direction marks, or is very long.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGraphicsView,
    QLabel,
    QTextBrowser,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings.settings import Settings
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.notation.record import format_record
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.storage.own_rulesets import NamedRules, custom_rulesets, format_rules
from canasta_qt.storage.paths import games_folder, rulesets_folder, settings_file
from canasta_qt.windows.help import CrashDialog
from canasta_qt.windows.learning.answer_sheet import (
    AnswerContent,
    AnswerSheet,
    ComparedMove,
)
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.rules import paper_html, print_page_layout, printable_document
from canasta_qt.windows.widgets.look import html_text
from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.sheet import CopySheet
from canasta_qt.wording.rule_sheet.sheet import rule_text
from tests.app.playing import (
    Start,
    close_top,
    deal,
    end_game,
    my_turn,
    top_sheet,
    walk_sheets,
)
from tests.app.replays import game
from tests.app.shown_words import read
from tests.app.test_advice import dislikes_what_is_played
from tests.conftest import ExpectedLog
from tests.controller.advice import Scripted
from tests.narrow import instance, some
from tests.statistics.played import SHORT, dated, played, put

IMAGE = "<img src=a.png>"
LINK = "<a href=x>"
BOLD = "<b>Eve</b> & B"
AMP = "&amp; &Co"
TURNED = "Good\u202erules\u202c"
LONG = "W" * 10_000
NAMES = (BOLD, f"{IMAGE} & B", f"{TURNED} {AMP}", LONG)
ALL = " ".join((IMAGE, LINK, BOLD, AMP, TURNED, LONG))
_RAW = re.compile("<img src=a|<a href=x|<b>Eve|&amp; &Co")
"""What remains of them in markup that is not escaped."""
_KEYS = re.compile(r"(?<!&)(?:&&)*&(?:amp;|Co\b| B)")
_TURNS = re.compile("[\u202a-\u202e]")


class Watch:
    """Looks for markup from outside, opened files, and texts that are too wide."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        """Put a picture where the markup looks for it."""
        self.found: list[str] = []
        self.texts: set[str] = set()
        self.picture = folder / "a.png"
        image = QImage(3000, 3000, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.magenta)
        assert image.save(str(self.picture))
        os.utime(self.picture, (0, self.picture.stat().st_mtime))
        monkeypatch.chdir(folder)
        for made in (QTextDocument, QTextEdit):
            monkeypatch.setattr(made, "setHtml", self._spying(made.setHtml))

    def _spying(self, set_html: Any) -> Any:
        def spy(made: Any, html: str) -> None:
            self._check("markup", html, rich=True)
            set_html(made, html)

        return spy

    def look(self, place: str, window: QWidget) -> None:
        """Look through a window that is shown, and paint it."""
        QApplication.processEvents()
        window.grab()
        for widget in (window, *window.findChildren(QWidget)):
            self._look_at(f"{place}: {type(widget).__name__}", widget)
            if widget.isVisibleTo(window) and widget.width() > window.width():
                self.found.append(f"{place}: {widget} is {widget.width()} pixels wide")

    def _look_at(self, where: str, widget: QWidget) -> None:
        texts = set(read(widget)) - self.texts
        self.texts |= texts
        for text in texts:
            if _TURNS.search(text):
                self.found.append(f"{where} turns {text[:80]!r}")
        for tip in _tips(widget):
            self._check(f"{where} tip", tip, rich=QtText.mightBeRichText(tip))
        if isinstance(widget, QLabel):
            form = widget.textFormat()
            if form not in (Qt.TextFormat.PlainText, Qt.TextFormat.RichText):
                self.found.append(f"{where} guesses at {widget.text()[:80]!r}")
            rich = form is Qt.TextFormat.RichText
            self._check(where, widget.text(), rich=rich)
        words = [widget.text()] if isinstance(widget, QAbstractButton) else []
        words += [action.text() for action in widget.actions()]
        for text in words:
            if _KEYS.search(text):
                self.found.append(f"{where} has a key in {text[:80]!r}")

    def _check(self, where: str, text: str, *, rich: bool) -> None:
        if rich and (raw := _RAW.search(text)):
            self.found.append(f"{where} shows {text[raw.start() :][:80]!r}")

    @property
    def opened(self) -> bool:
        """Whether anybody has read the picture."""
        return self.picture.stat().st_atime != 0


def _tips(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    if isinstance(widget, QGraphicsView):
        yield from (item.toolTip() for item in widget.scene().items())
    model = getattr(widget, "model", None)
    if callable(model) and (shown := model()) is not None:
        for row in range(shown.rowCount()):
            role = Qt.ItemDataRole.ToolTipRole
            yield str(shown.data(shown.index(row, 0), role) or "")


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Watch]:
    """Return a watch that must have found nothing at the end of the test."""
    place = tmp_path / "here"
    place.mkdir()
    made = Watch(monkeypatch, place)
    yield made
    assert "\n".join(dict.fromkeys(made.found)) == ""
    assert not made.opened
    assert any("<img src=a" in text or "<b>Eve" in text for text in made.texts), (
        "nothing was shown"
    )


@pytest.fixture
def remembered() -> None:
    """Remember players and a custom ruleset with such names and notes."""
    rules = NamedRules(ALL[:60], ALL, CLASSIC_4)
    rulesets_folder().mkdir(parents=True, exist_ok=True)
    (rulesets_folder() / "own.toml").write_text(format_rules(rules), encoding="utf-8")
    settings = Settings(settings_file())
    kept = settings.remembered()
    settings.store(replace(kept, seats="\t".join(NAMES[1:])))
    settings.store(replace(settings.choices(), player_name=NAMES[0]))


def test_no_line_begins_with_the_sign_between_two_parts(qtbot: QtBot) -> None:
    """Regression: it was alone on a line."""
    made = label("Sevens · nines", wrap=True)
    qtbot.addWidget(made)

    bound = "Sevens\N{NO-BREAK SPACE}· nines"
    assert bound == made.text() == html_text("Sevens · nines")


def test_a_tooltip_is_plain_text_and_no_wider_than_the_screen(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)

    set_tooltip(label, BOLD)
    assert "&lt;b&gt;Eve" in label.toolTip()
    set_tooltip(label, "Two & two\n" + LONG)
    first, *rest = label.toolTip().split("\n")
    assert first == "Two & two"
    assert len(rest) < 30
    assert max(map(len, rest)) == 80


@pytest.mark.nightly
@pytest.mark.usefixtures("remembered")
def test_every_sheet_shows_text_from_outside_as_plain_text(
    qtbot: QtBot, start: Start, watch: Watch
) -> None:
    record = replace(played(SHORT, 1), names=NAMES)
    put(dated(record, "2026-11-01T20:00:00+00:00"), "game-101")
    put("no game", f"{BOLD.replace('/', '')}")
    program = start(painted=True, adviser=Scripted(dislikes_what_is_played))
    window = program.window
    watch.look("new game", window)
    sheet = instance(NewGameSheet, top_sheet(program))
    (own,) = (
        each for each in sheet.games.offers if each.ruleset_key.startswith("own:")
    )
    sheet.games.select_game(own.ruleset_key)
    watch.look("own rules", window)
    program.menu_actions.show_rules_of(some(sheet.selected_setup))
    watch.look("rules", window)
    close_top(program)
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    watch.look("table", window)
    walk_sheets(qtbot, program, SHEETS, watch.look, (BOLD, IMAGE))


SHEETS = (
    "new_game", "house_rules", "saved_games", "preferences", "statistics", "keys",
    "rules", "report", "about", "compare", "words", "card", "day_deal", "lessons",
    "positions", "practice", "give_up",
)  # fmt: skip


def test_a_game_from_another_machine_is_opened_saved_and_replayed(
    start: Start, watch: Watch, tmp_path: Path
) -> None:
    record = replace(game(1, whole=False), names=NAMES).with_game_name(BOLD)
    path = tmp_path / f"{IMAGE} & B.canasta"
    path.write_text(format_record(record), encoding="utf-8")
    (games_folder() / "game-001.canasta").write_text(
        format_record(record), encoding="utf-8"
    )
    program = start(painted=True)
    window = program.window
    watch.look("greeting", window)
    program.menu_actions.open_file(path)
    watch.look("opened", window)
    close_top(program)
    window.menus.actions["saved_games"].trigger()
    watch.look("kept", window)
    close_top(program)
    program.replay_actions.replay_game()
    replaying = program.replay_actions.open_replay
    assert replaying is not None
    for _ in range(4):
        replaying.go_to_marked_decision(1)
        watch.look("replay", replaying.window)


@pytest.mark.usefixtures("remembered")
def test_the_end_of_a_game_is_shown_as_plain_text(
    qtbot: QtBot, start: Start, watch: Watch
) -> None:
    adviser = Scripted(dislikes_what_is_played)
    rules = "classic_2(target_score=100)"
    program = start(ruleset=rules, painted=True, adviser=adviser)
    end_game(qtbot, program, watch.look)


@pytest.mark.usefixtures("remembered")
def test_printed_pages_are_plain_text(qtbot: QtBot, watch: Watch) -> None:
    (own,), _ = custom_rulesets()
    pages = QTextBrowser()
    qtbot.addWidget(pages)
    size = QSizeF(print_page_layout().paintRectPoints().size())

    pages.setDocument(printable_document(paper_html(rule_text(own.ruleset)), size))
    watch.look("paper", pages)


def test_a_practice_answer_is_shown_as_plain_text(qtbot: QtBot, watch: Watch) -> None:
    """Its text may contain names of players; grades and buttons do not."""
    said = " ".join((IMAGE, LINK, BOLD, AMP))
    way = ComparedMove("You played", "Costly", said, 0.5, 0.1)
    grades = ("Solved",) * 5
    answer = AnswerContent(
        said, "1", said, said, grades, 3, "", (way, way), share_text=said
    )
    sheet = AnswerSheet(answer, "Next position")
    qtbot.addWidget(sheet)
    sheet.resize(1120, 676)
    sheet.show()

    watch.look("answer", sheet)


def test_errors_are_shown_as_plain_text(
    start: Start, watch: Watch, tmp_path: Path, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    (games_folder() / f"{IMAGE} & B.canasta").write_text("format = 1\nx = 3\n")
    program = start(painted=True)
    foreign = tmp_path / f"{IMAGE} {'W' * 200}.canasta"
    foreign.write_text("Dear Clara,")
    watch.look("greeting", program.window)
    program.menu_actions.open_file(foreign)
    watch.look("notice", program.window)
    watch.look("crash", CrashDialog(ALL, program.window))
    sheet = CopySheet("Report", IMAGE, ALL)
    program.window.veil.open_sheet(sheet)
    watch.look("report", program.window)
