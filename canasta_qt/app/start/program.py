"""The program put together: one window, one table, one game, and what they share."""

from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QObject, Qt

from canasta_qt.app.game.autosave import Autosave
from canasta_qt.app.game.bot_process import bot_runner
from canasta_qt.app.game.match import Match
from canasta_qt.app.game.sound import Sounds
from canasta_qt.app.menus.advice import AdviceActions
from canasta_qt.app.menus.menu_actions import MenuActions
from canasta_qt.app.menus.statistics import StatisticsDesk
from canasta_qt.app.replay.open_replay import ReplayDesk
from canasta_qt.app.start import wiring
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.startup import StartupWindow
from canasta_qt.controller.advice.advice_controller import AdviceController
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController
from canasta_qt.storage.game_files import GameStore


class Program(QObject):
    """Everything that lives as long as the window."""

    def __init__(
        self,
        options: Options,
        runner: BotRunner,
        make_adviser: Callable[[], BotRunner] | None = None,
        face: StartupWindow | None = None,
    ) -> None:
        """Put it together and connect it, behind a face that may be seen already.

        The adviser thinks in a process of its own, which its first question starts.
        """
        super().__init__()
        self.options = options
        self.runner = runner
        self.face = face or StartupWindow(options)
        self.settings = self.face.settings
        self.appearance = self.face.appearance
        self.table = self.face.table
        self.window = self.face.window
        self.controller = GameController(runner, self)
        self.autosave = Autosave(GameStore(), self)
        chance = SystemRandom() if options.seed is None else Random(options.seed)
        game = (self.controller, self.autosave, chance)
        self.match = Match(self.window, self.table, *game)
        self.desk = MenuActions(
            self.match, self.autosave, self.appearance, self.settings
        )
        self.adviser = Adviser(make_adviser or self._second_runner, self)
        self.advice_controller = AdviceController(self.controller, runner, self.adviser)
        self.consulting = AdviceActions(self.match, self.table, self.advice_controller)
        self.replays = ReplayDesk(self.match, self.appearance, self.adviser)
        self.statistics = StatisticsDesk(self.window, self)
        self.sounds = Sounds(self.appearance.choices, self)
        self._closed = False
        wiring.connect_table(self.table, self.controller)
        wiring.connect_match(self.match, self.table, self.controller, self.autosave)
        wiring.connect_desk(self.desk, self.match, self.table, self.autosave)
        wiring.connect_counsel(self)
        wiring.connect_replays(self)
        wiring.connect_statistics(self)
        wiring.connect_sounds(self)
        wiring.connect_program(self)
        self.match.on_style(self.appearance.table_style)
        self.consulting.set_look(self.appearance.look)

    def _second_runner(self) -> BotRunner:
        return bot_runner(self.options.seed)

    def show(self) -> None:
        """Show the window."""
        self.face.show()

    def open(self) -> None:
        """Begin with what was asked for: a file, a game, or a greeting."""
        if self.settings.trouble:
            self.window.notice(self.settings.trouble)
        if self.options.file is not None:
            self.desk.open_file(self.options.file)
        if self.match.session is None:
            options = self.options
            self.desk.greet(options.ruleset, (options.players, options.seating))

    def on_rung(self, file: str) -> None:
        """Another start: come to the front, and open what it was given."""
        self.window.setWindowState(
            self.window.windowState() & ~Qt.WindowState.WindowMinimized
        )
        self.window.raise_()
        self.window.activateWindow()
        if file:
            self.desk.open_file(Path(file))

    def close(self) -> None:
        """Remember the window's place and let go of everything; once is enough."""
        if self._closed:
            return
        self._closed = True
        self.replays.close()
        self.face.keep_place()
        self.table.flush()
        self.runner.close()
        self.adviser.close()
        self.statistics.close()
        self.autosave.close()
