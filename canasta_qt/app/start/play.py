"""The verb `play`: opens the window, loads the program, and runs it until the window is
closed."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Qt, QTimer

from canasta_qt.app.start.single_instance import SecondStartListener, lock_home
from canasta_qt.app.start.startup import (
    EXIT_CODE_FAILURE,
    StartupWindow,
    configure_log_file,
    make_application,
)
from canasta_qt.storage import paths
from canasta_qt.translate import WordedError, tr

if TYPE_CHECKING:
    from canasta_qt.app.settings.report import ExceptionHook
    from canasta_qt.app.start.options import Options
    from canasta_qt.app.start.program import Program
    from canasta_qt.gestures import Draft
    from canasta_qt.windows.widgets.choices import Choices

_log = logging.getLogger("canasta.app")

_LISTEN_DELAY_MS = 300
"""Milliseconds after the program is loaded until the socket for later starts is
opened."""
_MAX_SIGNAL_BYTES = 64
"""Largest number of signal bytes read at once."""
_RUNNING_MESSAGE = "Canasta is open already: its window comes to the front."


def play(options: Options) -> int:
    """Open the window, or bring the window of a running program to the front."""
    from canasta_qt.app.settings.report import ExceptionHook

    hook = ExceptionHook(_on_early_crash)
    try:
        return _play(options, hook)
    except Exception:
        sys.excepthook(*sys.exc_info())
        return EXIT_CODE_FAILURE
    finally:
        hook.release()


def _play(options: Options, hook: ExceptionHook) -> int:
    app = make_application(options)
    home = paths.data_folder()
    try:
        lock = lock_home(home, options.file)
    except WordedError as error:
        return _show_failure(error)
    if lock is None:
        sys.stderr.write(f"canasta-qt: {_RUNNING_MESSAGE}\n")
        return 0
    opening = ProgramStart(options, home if lock.isLocked() else None, hook)
    app.file_requested.connect(opening.open_file)
    if app.requested_file:
        opening.open_file(app.requested_file)
    app.commitDataRequest.connect(opening.store_geometry)
    opening.startup.show()
    try:
        with quit_on_signals():
            return app.exec()
    finally:
        opening.close_program()
        lock.unlock()


@contextmanager
def quit_on_signals() -> Iterator[None]:
    """Quit the event loop on SIGTERM, SIGHUP or Ctrl+C, within the block.

    The signal writes a byte to a pipe, which causes Qt to return to Python, so that the
    handler of the signal is run. On Windows, Ctrl+C ends the process at once, also
    after the block.
    """
    if sys.platform == "win32":  # Ctrl+C only; the game is saved already
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        yield
        return
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    os.set_blocking(writing, False)
    notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: os.read(reading, _MAX_SIGNAL_BYTES))
    former = signal.set_wakeup_fd(writing)
    handlers = {
        each: signal.signal(each, lambda *_: QCoreApplication.quit())
        for each in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
    }
    try:
        yield
    finally:
        for each, handler in handlers.items():
            signal.signal(each, handler)
        signal.set_wakeup_fd(former)
        notifier.setEnabled(False)
        os.close(reading)
        os.close(writing)


class ProgramStart(QObject):
    """Shows the window first, and then loads the rest of the program."""

    def __init__(
        self, options: Options, home: Path | None, hook: ExceptionHook | None = None
    ) -> None:
        """Create the window without showing it; `home` is the data folder if this
        program has locked it."""
        super().__init__()
        self.options = options
        self.startup = StartupWindow(options)
        self.startup.first_paint.timeout.connect(self.start_program)
        self.program: Program | None = None
        self._home = home
        self._written: tuple[object, object] = "", None
        """Language and court letters of the texts in the window."""
        self._open_game: tuple[str, Draft] | None = None
        """Game that was open when the language or the court letters were changed, and
        its staged cards; else None.
        """
        self._listener: SecondStartListener | None = None
        self._hook = hook

    def start_program(self) -> None:
        """Load the rest of the program, connect it with the window, and start it."""
        said = configure_log_file()
        self._begin()
        if (
            said and paths.first_unwritable_folder_error() is None
        ):  # that failure has a notice already
            self.startup.window.show_notice(said)

    def _begin(self) -> None:
        if not self.startup.window.isVisible():
            return  # closed before the start
        gc.disable()  # what is loaded here is kept; `Sounds` collects later
        # Imported late: the first frame needs only half of the program.
        from canasta_qt.app.game.bots import make_bot_runner
        from canasta_qt.app.start.program import Program

        runner = make_bot_runner(self.options.seed)
        program = Program(self.options, runner, startup=self.startup)
        self.program = program
        former, self._written = self._written, _written(program.appearance.choices)
        program.appearance.choices_changed.connect(self._on_choices)
        if self._hook is not None:
            self._hook.tell = program.menu_actions.on_crash
        if self._open_game is None or self.options.file is not None:
            program.open_requested_game()
        else:
            program.reopen_after_language_change(
                *self._open_game, languages=former[0] != self._written[0]
            )
        QTimer.singleShot(_LISTEN_DELAY_MS, self, self._listen)
        program.sounds.open_device_later()

    def open_file(self, name: str) -> None:
        """Open the game in a file when the program is loaded."""
        if self.program is None:
            self.options = replace(self.options, file=Path(name))
        else:
            self.program.on_second_start(name)

    def _listen(self) -> None:
        """Open the socket for later starts.

        The socket is opened late, as the network module of Qt takes time to load.
        """
        if self.program is not None and self._home is not None:
            try:
                self._listener = SecondStartListener(self._home, self.program)
            except ImportError as error:  # libraries of Qt's network may be missing
                _log.info("no second start is heard: %s", error)
            else:
                self._listener.second_start.connect(self.program.on_second_start)

    def _on_choices(self, choices: Choices) -> None:
        if _written(choices) != self._written:
            QTimer.singleShot(0, self, self._recreate_window)

    def _recreate_window(self) -> None:
        """Create the window again in another language or with other court letters, and
        open the game again.

        The game was saved after every action.
        """
        assert self.program is not None  # the preferences were open in it
        staged = self.program.main_game.controller.draft
        self._open_game = self.program.autosave.game_name, staged
        former, settings = self.startup.window, self.startup.settings
        self.close_program()
        self.program = None
        self.options = replace(self.options, file=None)
        if self.startup.appearance.choices.language != self._written[0]:
            self.options = replace(self.options, language="")
        self.startup = StartupWindow(self.options, settings)
        self.startup.first_paint.timeout.connect(self._begin)
        self.startup.show(former)
        former.hide()
        former.deleteLater()

    def store_geometry(self) -> None:
        """Store the geometry of the window before a desktop session ends."""
        self.startup.store_geometry()

    def close_program(self) -> None:
        """Close the program: windows, processes, socket."""
        if self.program is not None:
            self.program.close()
        if self._listener is not None:
            self._listener.close()
            self._listener = None


def _written(choices: Choices) -> tuple[object, object]:
    return choices.language, choices.court_letters


def _on_early_crash(error: str) -> None:
    """Show an exception that happened before the program was loaded, then quit."""
    from canasta_qt.app.settings.report import error_report
    from canasta_qt.windows.help import CrashDialog

    CrashDialog(error_report(error, "")).exec()
    QCoreApplication.exit(EXIT_CODE_FAILURE)


def _show_failure(error: WordedError) -> int:
    """Show in a dialog and on standard error why the program cannot start.

    Return the exit status.
    """
    sys.stderr.write(f"canasta-qt: {error}\n")
    # Imported late: only a failed start needs it.
    from PySide6.QtWidgets import QMessageBox

    from canasta_qt.wording.errors import error_sentence

    lead = tr("Canasta cannot start.")
    text = f"{lead}\n{error_sentence(error)}"
    box = QMessageBox(QMessageBox.Icon.Critical, "Canasta", text)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
    return EXIT_CODE_FAILURE
