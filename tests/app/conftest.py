"""The program started as `play` starts it, with bots in this process."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.bots.worker import InProcessRunner
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.windows.widgets.choices import Speed
from tests.app.playing import Start


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
