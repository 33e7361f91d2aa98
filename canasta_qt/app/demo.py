"""`demo`: four bots play a hand at a pace one can watch, and a picture is kept."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer

from canasta_qt.app.game.bots import NAMES, STANDARD, bot_runner
from canasta_qt.app.game.game_setup import fitting, playable, ruleset_of
from canasta_qt.app.settings.report import Excepthook
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import make_application, use_home
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.rules.text import ruleset_text
from canasta_qt.rules.values import MatchEnd
from canasta_qt.storage.paths import HOME_VARIABLE
from canasta_qt.windows.new_game.game_offer import GameSetup, Seat
from canasta_qt.windows.widgets.choices import Speed


@contextmanager
def onlooker(options: Options) -> Iterator[tuple[Program, Excepthook]]:
    """A program with a home of its own that is gone afterwards."""
    former = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="canasta-") as folder:
        os.environ[HOME_VARIABLE] = folder
        use_home(options)
        app = make_application(options)
        program = Program(options, bot_runner(options.seed))
        hook = Excepthook(program)
        try:
            yield program, hook
        finally:
            program.close()
            program.window.close()
            hook.release()
            app.processEvents()
            if former is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = former


def bots_only(options: Options) -> GameSetup:
    """Everybody at the table is a bot, the player's seat included."""
    played = playable(options.ruleset)
    players, seating = fitting(played, options.players, options.seating)
    seats = tuple(Seat(name, STANDARD) for name in ("Bea", *NAMES))
    return GameSetup(
        ruleset=ruleset_text(played), seats=seats, players=players, seating=seating
    )


def shortened(setup: GameSetup, target: int) -> GameSetup:
    """The same game to a nearer goal; a game of rounds ends after the first."""
    if ruleset_of(setup).match.match_end is MatchEnd.TARGET:
        return replace(setup, target=target)
    return replace(setup, rounds=1)


_MELD_COUNTS: Final = 2
_HAND_COUNTS: Final = 11
"""A meld is worth as much in a picture as two cards of the hand, up to these."""
_SIZE: Final = QSize(1280, 800)
_READ_MS: Final = 4000


def demo(options: Options) -> int:
    """Play one hand and leave; returns the exit status."""
    if options.speed is None:
        options = replace(options, speed=Speed.FASTEST)
    if options.size is None and options.screenshot is not None:
        options = replace(options, size=_SIZE)
    with onlooker(options) as (program, hook):
        watch = _Demonstration(program, options.screenshot)
        hook.caught.connect(watch.on_trouble)
        program.show()
        program.match.begin(bots_only(options))
        QCoreApplication.exec()
        return watch.status


class _Demonstration(QObject):
    """Takes the picture and knows when it is over."""

    def __init__(self, program: Program, picture: Path | None) -> None:
        super().__init__(program)
        self.status = 1
        self._program = program
        self._picture = picture
        self._most = 0
        controller = program.controller
        controller.round_over.disconnect(program.match.on_round_over)
        controller.game_over.disconnect(program.match.on_game_over)
        controller.round_over.connect(self._on_over)
        controller.game_over.connect(self._on_over)
        program.table.settled.connect(self._on_settled)
        program.window.closing.connect(QCoreApplication.quit)

    def on_trouble(self, text: str) -> None:
        """Report an error and quit."""
        sys.stderr.write(text)
        QCoreApplication.exit(1)

    def _on_settled(self) -> None:
        """Keep the table with most to see so far: many melds, and cards in hand."""
        observation = self._program.match.observation
        if observation is None:
            return
        melds = sum(len(side) for side in observation.position.melds)
        seen = _MELD_COUNTS * melds + min(len(observation.hand), _HAND_COUNTS)
        if seen >= self._most:
            self._most = seen
            self._keep_picture()

    def _on_over(self, result: RoundResult) -> None:
        self.status = 0
        if self._picture is None:
            self._program.match.on_round_over(result)
            QTimer.singleShot(_READ_MS, QCoreApplication.quit)
        else:
            QCoreApplication.quit()

    def _keep_picture(self) -> None:
        if self._picture is None:
            return
        if not self._program.window.grab().save(str(self._picture)):
            self.on_trouble(f"canasta-qt: {self._picture} could not be written\n")
