"""What is seen first: the application, the window and an empty table in its colours.

Nothing here knows the game: its modules are loaded when the window has been painted.
"""

import logging
import logging.handlers
import os
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSize,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from canasta_qt import __version__
from canasta_qt.app.settings.appearance import Appearance, tabular
from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.settings.translation import speak
from canasta_qt.app.start import wiring
from canasta_qt.app.start.options import Options
from canasta_qt.asset_files import asset
from canasta_qt.storage import paths
from canasta_qt.table.view import TableView
from canasta_qt.windows.geometry import LEAST, USUAL, centred, clamped
from canasta_qt.windows.main_window import MainWindow

_UNSEEN_MS: Final = 1000
"""A window that nobody paints in this time, as a minimised one, goes on without."""
_BOUNDLESS: Final = ("offscreen", "minimal")
"""Platforms without a screen that anybody looks at."""
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


class StartupWindow(QObject):
    """Window and table with the player's settings; `painted` comes once."""

    painted = Signal()

    def __init__(self, options: Options) -> None:
        """Put it together; nothing is shown yet."""
        super().__init__()
        self.options = options
        self.settings = Settings(paths.settings_file())
        self.appearance = Appearance(self.settings, self)
        self.appearance.ask_for(options.theme, options.speed)
        self.table = TableView(self.appearance.table_style)
        self.window = MainWindow(self.table, self.appearance.choices)
        wiring.connect_looks(self.appearance, self.window, self.table)
        self.table.scene().hand.by_rank = not self.appearance.choices.own_order
        self.appearance.tell()
        self._waits = True

    def show(self) -> None:
        """Show the window where it stood, or in the middle of the screen."""
        self.table.viewport().installEventFilter(self)
        QTimer.singleShot(_UNSEEN_MS, self, self._on_painted)
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        self.window.setMinimumSize(LEAST.boundedTo(self._largest(screens[0].size())))
        remembered = self.settings.remembered()
        wanted = remembered.place
        if self.options.size is not None:
            self.window.resize(
                self.options.size.boundedTo(self._largest(screens[0].size()))
            )
        elif wanted is not None:
            self.window.setGeometry(clamped(wanted, screens))
        else:
            self.window.setGeometry(centred(USUAL, screens[0]))
        if remembered.maximized and self.options.size is None:
            self.window.showMaximized()
        else:
            self.window.show()
        self.table.setFocus()

    def _largest(self, screen: QSize) -> QSize:
        """What there is room for; pictures and tests may be of any size."""
        return QSize(1 << 14, 1 << 14) if _is_boundless() else screen

    def keep_place(self) -> None:
        """Remember where the window stands."""
        if self.options.size is None:
            window = self.window
            self.settings.keep_place(
                window.normalGeometry(), maximized=window.isMaximized()
            )

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the first paint; the rest waits until it is done."""
        if event.type() == QEvent.Type.Paint and self._waits:
            QTimer.singleShot(0, self, self._on_painted)
        return super().eventFilter(watched, event)

    def _on_painted(self) -> None:
        if self._waits:
            self._waits = False
            self.table.viewport().removeEventFilter(self)
            self.painted.emit()


def _is_boundless() -> bool:
    return QGuiApplication.platformName() in _BOUNDLESS
