"""First paint: the application, and the window with an empty table in the colours of
the theme.

The modules of the game are loaded after the first paint.
"""

import logging
import os
import sys
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt import __version__
from canasta_qt.app.settings.appearance import Appearance
from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.settings.translation import apply_court_letters, install_language
from canasta_qt.app.start.options import Options
from canasta_qt.asset_files import asset_path
from canasta_qt.look.tokens import Palette
from canasta_qt.overrides import override
from canasta_qt.storage import paths
from canasta_qt.table.paint.felt import paint_felt
from canasta_qt.translate import tr
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.widgets.geometry import (
    DEFAULT_WINDOW_SIZE,
    MIN_WINDOW_SIZE,
    MIN_WINDOW_SIZE_ON_SMALL_SCREENS,
    WINDOW_FRAME_SIZE,
    centred_rect,
    fit_to_screen,
    fits_beside_table,
    fits_on_screen,
    panel_width,
)
from canasta_qt.windows.widgets.look import current_look

_UNSEEN_MS: Final = 1000
_HIDDEN_PLATFORMS: Final = ("offscreen", "minimal")
"""Qt platforms without a visible screen, on which the size of the window is not
limited."""
_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
EXIT_CODE_FAILURE: Final = 1
_APP_ID: Final = "org.canasta_qt.Canasta"
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
_logger = logging.getLogger("canasta")
_qt_log = logging.getLogger("canasta.qt")


def set_home_folder(options: Options) -> None:
    """Set the data folder given on the command line, before any file is read."""
    if options.home is not None:
        os.environ[paths.HOME_VARIABLE] = str(options.home)


class Application(QApplication):
    """QApplication that receives file names from macOS, at the start or later."""

    file_requested = Signal(str)
    requested_file = ""
    """Name of the file that was requested last."""

    @override
    def event(self, event: QEvent) -> bool:
        """Emit the name of a file that macOS asks to open."""
        if isinstance(event, QFileOpenEvent):
            self.requested_file = event.file()
            self.file_requested.emit(self.requested_file)
            return True
        return super().event(event)


def make_application(options: Options) -> Application:
    """Return the QApplication, with name and language set."""
    QGuiApplication.setDesktopFileName(_APP_ID)
    if sys.platform == "win32":
        import ctypes

        # The taskbar would show Python, or each of the two programs, by its own name.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_APP_ID)
    # `setStyle` would return the style, whose Python class takes time to create.
    words = ["canasta-qt", "-style", "fusion"]
    _expect_display()
    app = Application(words)
    room = app.primaryScreen().availableSize() - WINDOW_FRAME_SIZE
    if (
        app.devicePixelRatio() > 1
        and MIN_WINDOW_SIZE.boundedTo(room) != MIN_WINDOW_SIZE
    ):
        # If scaled, the window would not fit. Text keeps the size of the desktop.
        os.environ["QT_ENABLE_HIGHDPI_SCALING"] = "0"
        app.shutdown()
        app = Application(words)
    app.setApplicationName("canasta-qt")
    app.setApplicationDisplayName("Canasta")
    app.setApplicationVersion(__version__)
    app.setWindowIcon(program_icon())
    if options.language:  # else the language is set when the settings are read
        install_language(app, options.language)
    return app


def _expect_display() -> None:
    """Exit with a message if there is no display, for which Qt would abort."""
    if sys.platform == "linux" and not any(map(os.environ.get, _DISPLAYS)):
        sys.exit(
            "canasta-qt: There is no display to open a window on. Start it on a"
            " desktop, or set DISPLAY or WAYLAND_DISPLAY. canasta-qt --help lists what"
            " needs no window."
        )


def configure_log_file() -> str:
    """Write the log to rotating files; return a sentence if that fails, otherwise an
    empty text."""
    from logging.handlers import RotatingFileHandler  # not needed for the first paint

    _logger.setLevel(logging.INFO)
    file = paths.log_file()
    try:
        handler = RotatingFileHandler(
            file, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8"
        )
    except OSError as error:
        words = tr("The log cannot be written to {file}: {system}.")
        return words.format(file=file, system=error.strerror)
    words = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    handler.setFormatter(logging.Formatter(words))
    _logger.addHandler(handler)
    logging.raiseExceptions = False  # other code reports a full disk
    qInstallMessageHandler(_on_qt_message)
    return ""


def _on_qt_message(kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
    _qt_log.log(_QT_LEVELS.get(kind, logging.WARNING), "%s", text)


def program_icon() -> QIcon:
    """Return the icon of the program in all sizes."""
    made = QIcon()
    for size in _ICON_SIZES:
        made.addFile(str(asset_path(f"icon-{size}.png")))
    return made


class EmptyTable(QWidget):
    """Widget that shows an empty table until the table itself is loaded."""

    painted = Signal()

    def __init__(self, colours: Palette, *, panel: bool) -> None:
        """Set the colours; with `panel`, the width of the side panel is left free."""
        super().__init__()
        self._colours, self._panel = colours, panel
        # The window would focus the first button of its menu bar.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt exactly as the table does."""
        painter, felt, q = QPainter(self), self.rect(), current_look().text_factor
        if self._panel and fits_beside_table(self.width(), q):
            felt.setWidth(felt.width() - panel_width(self.width(), q))
        paint_felt(painter, QRectF(felt), self._colours)
        painter.end()
        self.painted.emit()


class StartupWindow(QObject):
    """Main window with an empty table; the timer `first_paint` times out once, after
    the first paint."""

    def __init__(self, options: Options, settings: Settings | None = None) -> None:
        """Create the window without showing it; without `settings` the settings file is
        read."""
        super().__init__()
        self.options = options
        self.settings = settings or Settings(paths.settings_file())
        self.appearance = appearance = Appearance(self.settings, self)
        appearance.set_overrides(options.theme, options.speed, options.language)
        choices = appearance.choices
        if not options.language:
            app = QGuiApplication.instance()
            assert app is not None  # a window only with a visible screen
            install_language(app, choices.language)
        apply_court_letters(choices.court_letters)
        appearance.apply_typeface()
        cloth = EmptyTable(appearance.look.colours, panel=choices.panel_wide)
        self.window = window = MainWindow(cloth, choices)
        window.menus.choices_changed.connect(appearance.set_choices)
        appearance.choices_changed.connect(window.menus.show_choices)
        appearance.look_changed.connect(window.set_look)
        window.set_look(appearance.look)
        # A window that is not painted, as a minimised one, starts without it.
        self.first_paint = QTimer(self, singleShot=True)
        cloth.painted.connect(lambda: self.first_paint.start(0))

    def show(self, former: QWidget | None = None) -> None:
        """Show the window at the place of a former window, else at its stored position,
        else in the middle of the screen."""
        self.first_paint.start(_UNSEEN_MS)
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        room = self._max_size(screens[0].size() - WINDOW_FRAME_SIZE)
        least = MIN_WINDOW_SIZE.boundedTo(room).expandedTo(
            MIN_WINDOW_SIZE_ON_SMALL_SCREENS
        )
        self.window.setMinimumSize(least)
        if former is not None:
            self.window.setGeometry(former.normalGeometry())
            self.window.setWindowState(former.windowState())
            self.window.show()
            return
        remembered = self.settings.remembered()
        wanted = remembered.window_rect
        if self.options.size is not None:
            self.window.resize(
                self.options.size.boundedTo(self._max_size(screens[0].size()))
            )
        elif wanted is not None:
            self.window.setGeometry(fit_to_screen(wanted, screens))
        else:
            self.window.setGeometry(centred_rect(DEFAULT_WINDOW_SIZE, screens[0]))
        large = remembered.maximized or not fits_on_screen(
            self.window.geometry(), screens
        )
        if large and self.options.size is None:
            self.window.showMaximized()
        else:
            self.window.show()

    def _max_size(self, screen: QSize) -> QSize:
        """Return the largest size of a window on a screen; on an invisible screen there
        is no limit."""
        return QSize(1 << 14, 1 << 14) if _is_boundless() else screen

    def store_geometry(self) -> None:
        """Store position and size of the window."""
        if self.options.size is None:
            window = self.window
            self.settings.store_geometry(
                window.normalGeometry(), maximized=window.isMaximized()
            )


def _is_boundless() -> bool:
    return QGuiApplication.platformName() in _HIDDEN_PLATFORMS
