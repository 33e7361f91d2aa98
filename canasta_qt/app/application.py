"""The program put together: one window, one table, one game, and what they share."""

import logging
import logging.handlers
import os
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from canasta_qt import __version__
from canasta_qt.app import wiring
from canasta_qt.app.assets import asset
from canasta_qt.app.bots import bot_runner
from canasta_qt.app.consulting import Consulting
from canasta_qt.app.desk import Desk
from canasta_qt.app.keeper import Keeper
from canasta_qt.app.looks import Looks, tabular
from canasta_qt.app.match import Match
from canasta_qt.app.options import Options
from canasta_qt.app.settings import Settings
from canasta_qt.app.translation import speak
from canasta_qt.controller.adviser import Adviser
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.counsel import Counsel
from canasta_qt.controller.game_controller import GameController
from canasta_qt.storage import paths
from canasta_qt.storage.games import GameShelf
from canasta_qt.table.view import TableView
from canasta_qt.windows.geometry import USUAL, centred, clamped
from canasta_qt.windows.main_window import MainWindow

_LOG_BYTES: Final = 500_000
_LOG_FILES: Final = 3
_ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_qt_log = logging.getLogger("canasta.qt")


def use_home(options: Options) -> None:
    """Let everything be kept where the command line says; before anything is read."""
    if options.home is not None:
        os.environ[paths.HOME_VARIABLE] = str(options.home.absolute())


def make_application(options: Options) -> QApplication:
    """The one QApplication, with its name, its font and its language."""
    QGuiApplication.setDesktopFileName("canasta-qt")
    app = QApplication(["canasta-qt"])
    app.setApplicationName("canasta-qt")
    app.setApplicationDisplayName("Canasta")
    app.setApplicationVersion(__version__)
    app.setStyle("fusion")
    app.setFont(tabular(app.font()))
    app.setWindowIcon(icon())
    speak(app, options.language)
    return app


def keep_log() -> None:
    """Write what happens to a file that cannot grow without end; Qt's words too."""
    handler = logging.handlers.RotatingFileHandler(
        paths.log_file(), maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8"
    )
    words = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    handler.setFormatter(logging.Formatter(words))
    logger = logging.getLogger("canasta")
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    qInstallMessageHandler(_on_qt_message)


def _on_qt_message(kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
    _qt_log.log(_QT_LEVELS.get(kind, logging.WARNING), "%s", text)


def icon() -> QIcon:
    """The sign of the program, in every size there is."""
    made = QIcon()
    for size in _ICON_SIZES:
        made.addFile(str(asset(f"icon-{size}.png")))
    return made


class Program(QObject):
    """Everything that lives as long as the window."""

    def __init__(
        self,
        options: Options,
        runner: BotRunner,
        make_adviser: Callable[[], BotRunner] | None = None,
    ) -> None:
        """Put it together and connect it; nothing is shown yet.

        The adviser thinks in a process of its own, which its first question starts.
        """
        super().__init__()
        self.options = options
        self.runner = runner
        self.settings = Settings(paths.settings_file())
        self.looks = Looks(self.settings, self)
        self.looks.ask_for(options.theme, options.speed)
        self.table = TableView(self.looks.table_style)
        self.window = MainWindow(self.table, self.looks.choices)
        self.controller = GameController(runner, self)
        self.keeper = Keeper(GameShelf(), self)
        seed = options.seed
        generator = SystemRandom() if seed is None else Random(seed)
        self.match = Match(
            self.window, self.table, self.controller, self.keeper, generator
        )
        self.desk = Desk(self.match, self.keeper, self.looks, self.settings)
        self.adviser = Adviser(make_adviser or self._second_runner, self)
        self.counsel = Counsel(self.controller, runner, self.adviser)
        self.consulting = Consulting(self.match, self.table, self.counsel)
        self._closed = False
        wiring.connect_table(self.table, self.controller)
        wiring.connect_match(self.match, self.table, self.controller, self.keeper)
        wiring.connect_desk(self.desk, self.match, self.table, self.keeper)
        wiring.connect_looks(self.looks, self.window, self.table)
        wiring.connect_counsel(self)
        wiring.connect_program(self)
        self.table.table.hand.by_rank = not self.looks.choices.own_order
        self.looks.tell()

    def _second_runner(self) -> BotRunner:
        return bot_runner(self.options.seed)

    def show(self) -> None:
        """Show the window where it stood, or in the middle of the screen."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        remembered = self.settings.remembered()
        wanted = remembered.place
        if self.options.size is not None:
            # For pictures and tests: this size, however small the screen may be.
            self.window.resize(self.options.size)
        elif wanted is not None:
            self.window.setGeometry(clamped(wanted, screens))
        else:
            self.window.setGeometry(centred(USUAL, screens[0]))
        if remembered.maximized and self.options.size is None:
            self.window.showMaximized()
        else:
            self.window.show()
        self.table.setFocus()
        if self.settings.trouble:
            self.window.notice(self.settings.trouble)

    def open(self) -> None:
        """Begin with what was asked for: a file, a game, or a greeting."""
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
        window = self.window
        if self.options.size is None:
            self.settings.keep_place(
                window.normalGeometry(), maximized=window.isMaximized()
            )
        self.table.flush()
        self.runner.close()
        self.adviser.close()
        self.keeper.close()
