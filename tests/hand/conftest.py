"""A window played by mouse and keys; its last picture must equal a new painting."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias
from zlib import crc32

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.controller.advice import adviser
from canasta_qt.learning import grading
from canasta_qt.notation.record import Record, format_record
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.paths import games_folder, settings_file
from canasta_qt.windows.widgets.choices import Speed
from tests.bots_here import BotsHere
from tests.hand.person import Person, differences


class Seating:
    """Opens windows for a test: `sit(game)` with a record or a saved file.

    `sit()` opens a window without a game. `speed` is off unless given; `welcomed=False`
    is the first start ever; further arguments are those of the command line.
    `compared=False` is for a game that differs from the saved one.
    """

    def __init__(self, qtbot: QtBot) -> None:
        """Open none yet."""
        self.qtbot = qtbot
        self.programs: list[Program] = []
        self.people: list[Person] = []

    def __call__(
        self,
        game: Record | Path | None = None,
        size: tuple[int, int] = (1280, 800),
        speed: Speed = Speed.OFF,
        *,
        welcomed: bool = True,
        compared: bool = True,
        **options: object,
    ) -> Person:
        """Open a window and return its person."""
        file = game if isinstance(game, Path) else None
        if isinstance(game, Record):
            file = games_folder() / "game.canasta"
            file.write_text(format_record(game), encoding="utf-8")
        if welcomed:
            _be_known()
        given = Options(
            file=file,
            size=QSize(*size),
            speed=speed,
            seed=1,
            **options,  # type: ignore[arg-type]
        )
        program = Program(given, BotsHere(), BotsHere())
        self.programs.append(program)
        program.show()
        program.open_requested_game()
        person = Person(self.qtbot, program.window)
        person.saved = file if compared else None
        self.people.append(person)
        program.window.activateWindow()
        self.qtbot.waitUntil(program.window.isActiveWindow)
        if file is not None:
            person.until(lambda: person.line)
        return person

    def without_game(
        self, size: tuple[int, int] = (1280, 800), **options: object
    ) -> Person:
        """Open a window without a game, and close the offer of one."""
        person = self(None, size, compared=False, **options)  # type: ignore[arg-type]
        person.press(Qt.Key.Key_Escape)
        return person

    def close(self) -> None:
        """Close every window."""
        for program in self.programs:
            program.window.close()
            program.close()
            program.window.deleteLater()


Sit: TypeAlias = Seating


@pytest.fixture(autouse=True)
def quick_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lowest level that searches advise: the quality of advice is
    not tested.
    """
    monkeypatch.setattr(adviser, "ADVISER_LEVEL", "expert")
    monkeypatch.setattr(grading, "WORLD_COUNTS", (1,))


@pytest.fixture
def sit(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Open windows by calling this.

    At the end of the test the screen must equal a new painting of the window and, in a
    turn of the person, what a new window shows of the same game; one test in three
    opens it, nightly every test. Text cursors do not blink, as two paintings would
    differ in one.
    """
    QtGui.QGuiApplication.styleHints().setCursorFlashTime(0)
    seating = Seating(qtbot)
    opens_again = request.config.getoption("--nightly") or not (
        crc32(request.node.nodeid.encode()) % 3
    )
    yield seating
    for person in tuple(seating.people):
        _compare_repainted(person)
        if opens_again and person.saved and person.line.startswith("Your turn"):
            _compare_opened(person, person.saved, seating)
    seating.close()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return every sentence sent to a screen reader, as a list that grows."""
    said: list[str] = []

    def tell(event: QtGui.QAccessibleEvent) -> None:
        if isinstance(event, QtGui.QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QtGui.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QtGui.QAccessible, "updateAccessibility", tell)
    return said


def _be_known() -> None:
    """Mark every notice that is shown only once as seen."""
    settings = Settings(settings_file())
    games = [ruleset.id for ruleset in ALL_RULESETS]
    kept = settings.remembered()
    known = replace(kept, ruleset=kept.ruleset or games[0], offered=" ".join(games))
    settings.store(known)


def _compare_repainted(person: Person) -> None:
    """Fail if the screen differs from a new painting.

    A running game may change between two pictures, so a difference must remain.
    """
    stale: list[QRect] = []
    while len(stale) < 3:
        person.rest()
        stale.append(differences(person.picture(), person.repainted()))
        if stale[-1].isEmpty():
            return
    raise AssertionError(f"what is gone is still painted at {stale}")


def _compare_opened(person: Person, saved: Path, sit_down: Sit) -> None:
    """Fail if the screen differs from a window that opens the same game now."""
    person.press(Qt.Key.Key_Escape)
    person.click_at(person.find("Table", "List").rect.topLeft() + QPoint(4, 4))
    person.rest()
    buttons = person.buttons
    if "Redo" in buttons:
        return  # what can be done again is not saved
    table = person.find("Table", "List").rect.translated(-person.window.pos())
    shown, size = person.picture().copy(table), person.window.size()
    person.window.close()
    other = sit_down(saved, (size.width(), size.height()), compared=False)
    other.rest()
    if "Undo" in buttons and "Undo" not in other.buttons:
        return  # steps of staging are not saved
    wrong = differences(shown, other.picture().copy(table))
    assert wrong.isEmpty(), f"a new window shows something else at {wrong}"


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Return the texts that are printed from now on, to a PDF, as a list that grows."""
    texts: list[str] = []
    print_document = QtGui.QTextDocument.print_
    paper = tmp_path / "paper.pdf"

    def accept(dialog: QPrintDialog) -> QPrintDialog.DialogCode:
        dialog.printer().setOutputFileName(str(paper))
        return QPrintDialog.DialogCode.Accepted

    def print_and_keep(document: QtGui.QTextDocument, printer: QPrinter) -> None:
        print_document(document, printer)
        assert paper.read_bytes().startswith(b"%PDF-")
        texts.append(document.toPlainText())

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    monkeypatch.setattr(QtGui.QTextDocument, "print_", print_and_keep)
    return texts
