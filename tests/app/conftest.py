"""Fixtures that start the program as `play` does, with bots in this process."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.art import typefaces
from canasta_qt.controller.advice import adviser
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.learning import grading
from canasta_qt.look.tokens import DurationMs
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.paths import settings_file
from canasta_qt.windows.widgets.choices import Speed
from tests.app.playing import LARGE_TEXT, Spoken, Start
from tests.app.pseudo_language import speak_any, speak_as_before
from tests.bots_here import BotsHere
from tests.controller.advice import Scripted


@pytest.fixture
def start(qtbot: QtBot, pytestconfig: pytest.Config) -> Iterator[Start]:
    """Start the program as `play` does, with bots in this process.

    A `welcomed` player gets the list of games, not the start page. The window is
    painted only where pictures are compared and in nightly runs: painting takes half of
    the time. An `adviser` with a script answers in place of the usual one.
    """
    programs: list[Program] = []
    nightly = pytestconfig.getoption("--nightly")

    def made(
        *,
        welcomed: bool = True,
        painted: bool = nightly,
        adviser: Scripted | BotRunner | None = None,
        **options: object,
    ) -> Program:
        if welcomed:
            settings = Settings(settings_file())
            kept = settings.remembered()
            settings.store(replace(kept, ruleset=kept.ruleset or ALL_RULESETS[0].id))
        given = Options(
            size=QSize(1280, 800),
            speed=Speed.OFF,
            seed=1,
            **options,  # type: ignore[arg-type]
        )
        own = adviser if isinstance(adviser, BotRunner) else BotsHere(adviser)
        opened = Program(given, BotsHere(), own)
        qtbot.addWidget(opened.window)
        programs.append(opened)
        opened.show()
        opened.window.setUpdatesEnabled(painted)
        opened.open_requested_game()
        return opened

    yield made
    for each in programs:
        each.close()


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    """Return the program at normal speed with no game."""
    given = Options(size=QSize(1280, 800), speed=Speed.NORMAL, seed=1)
    made = Program(given, BotsHere(), BotsHere())
    qtbot.addWidget(made.window)
    made.show()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the wait for an undo after a discard; give advice with few worlds."""
    monkeypatch.setattr(DurationMs, "UNDO_PERIOD", 0)
    monkeypatch.setattr(adviser, "ADVISER_LEVEL", "expert")
    monkeypatch.setattr(grading, "WORLD_COUNTS", (1,))


@pytest.fixture
def spoken(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoken]:
    """Use a language until the test is over, in large text where there is room."""
    locale, font = QLocale(), qapp.font()
    large = typefaces.system_font()
    large.setPixelSize(27)

    def speaking(code: str, size: tuple[int, int] = (0, 0)) -> None:
        speak_any(qapp, code)
        if size == LARGE_TEXT:
            monkeypatch.setattr(typefaces, "system_font", lambda: QFont(large))

    yield speaking
    qapp.setFont(font)
    speak_as_before(qapp, locale)
