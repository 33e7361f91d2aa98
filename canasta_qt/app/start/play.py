"""`play`: the window, from its first paint to its last."""

from __future__ import annotations

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

from canasta_qt.app.start.single_instance import SecondStartListener, take_home
from canasta_qt.app.start.startup import (
    FAILED,
    StartupWindow,
    keep_log,
    make_application,
    use_home,
)
from canasta_qt.storage import paths
from canasta_qt.translate import WordedError, tr

if TYPE_CHECKING:
    from canasta_qt.app.settings.report import Excepthook
    from canasta_qt.app.start.options import Options
    from canasta_qt.app.start.program import Program
    from canasta_qt.windows.widgets.choices import Choices

_log = logging.getLogger("canasta.app")

_LISTEN_MS = 300
"""The table is painted by then."""
_MANY = 64
"""Bytes read of signals at once."""
_RAISED = "Canasta is open already: its window comes to the front."
_SOUND_MS = 400
"""Sound is loaded when what was asked for can be seen and used."""


def play(options: Options) -> int:
    """Open the window, or bring the one that is open to the front."""
    from canasta_qt.app.settings.report import Excepthook

    hook = Excepthook(_on_early_crash)
    try:
        return _play(options, hook)
    except Exception:
        sys.excepthook(*sys.exc_info())
        return FAILED
    finally:
        hook.release()


def _play(options: Options, hook: Excepthook) -> int:
    use_home(options)
    app = make_application(options)
    home = paths.data_folder()
    try:
        lock = take_home(home, options.file)
    except WordedError as error:
        return _failed(error)
    if lock is None:
        sys.stderr.write(f"canasta-qt: {_RAISED}\n")
        return 0
    opening = Opening(options, home, hook, is_held=lock.isLocked())
    app.file_asked.connect(opening.open_file)
    if app.asked:
        opening.open_file(app.asked)
    app.commitDataRequest.connect(opening.keep_place)
    opening.startup.show()
    try:
        with quitting_by_signals():
            return app.exec()
    finally:
        opening.close()
        lock.unlock()


@contextmanager
def quitting_by_signals() -> Iterator[None]:
    """Leave in order when the system ends the program, or Ctrl+C does.

    A signal writes a byte, which wakes Qt, so that Python comes to its handler.
    """
    if sys.platform == "win32":  # only Ctrl+C: the game is saved already
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        yield
        return
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    os.set_blocking(writing, False)
    notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: os.read(reading, _MANY))
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


class Opening(QObject):
    """Shows the window first and makes the game behind it when it has been painted."""

    def __init__(
        self,
        options: Options,
        home: Path,
        hook: Excepthook | None = None,
        *,
        is_held: bool = True,
    ) -> None:
        """Make the window; nothing is shown yet."""
        super().__init__()
        self.options = options
        self.startup = StartupWindow(options)
        self.startup.painted.connect(self.begin)
        self.program: Program | None = None
        self._home, self._is_held = home, is_held
        self._written: tuple[object, object] = "", None
        """Language and letters of the cards in which everything is written."""
        self._left: str | None = None
        """Name of the game that was open when one of them was changed."""
        self._listener: SecondStartListener | None = None
        self._hook = hook

    def begin(self) -> None:
        """Load and connect the rest of the program, and start it."""
        if not self.startup.window.isVisible():
            return  # shut before anything had begun
        said = keep_log()
        self._begin()
        if said and paths.first_unwritable_error() is None:  # that has told of it
            self.startup.window.notice(said)

    def _begin(self) -> None:
        # Half of the program is not needed for its first picture.
        from canasta_qt.app.game.bots import bot_runner
        from canasta_qt.app.start.program import Program

        runner = bot_runner(self.options.seed)
        program = Program(self.options, runner, startup=self.startup)
        self.program = program
        former, self._written = self._written, _written(program.appearance.choices)
        program.appearance.choices_changed.connect(self._on_choices)
        if self._hook is not None:
            self._hook.tell = program.menu_actions.on_crash
        if self._left is None or self.options.file is not None:
            program.open()
        else:
            program.open_again(self._left, languages=former[0] != self._written[0])
        QTimer.singleShot(_LISTEN_MS, self, self._listen)
        QTimer.singleShot(_SOUND_MS, program.sounds, program.sounds.load)

    def open_file(self, name: str) -> None:
        """Open a game now, or as soon as there is a table for it."""
        if self.program is None:
            self.options = replace(self.options, file=Path(name))
        else:
            self.program.on_rung(name)

    def _listen(self) -> None:
        """Hear of later starts; Qt's network takes time to load."""
        if self.program is not None:
            try:
                self._listener = SecondStartListener(
                    self._home, self.program, is_held=self._is_held
                )
            except ImportError as error:  # a system that has not all Qt's network needs
                _log.info("no second start is heard: %s", error)
            else:
                self._listener.rung.connect(self.program.on_rung)

    def _on_choices(self, choices: Choices) -> None:
        if _written(choices) != self._written:
            QTimer.singleShot(0, self, self._write_anew)

    def _write_anew(self) -> None:
        """Make the window anew with other words, with the game that was open.

        The game lies on the disk after every action, so nothing of it is lost.
        """
        assert self.program is not None  # its preferences were open
        self._left = self.program.autosave.name
        former, settings = self.startup.window, self.startup.settings
        self.close()
        self.program = None
        self.options = replace(self.options, file=None)
        if settings.choices().language != self._written[0]:
            self.options = replace(self.options, language="")
        self.startup = StartupWindow(self.options, settings)
        self.startup.painted.connect(self.begin)
        self.startup.show()
        former.hide()
        former.deleteLater()

    def keep_place(self) -> None:
        """Remember where the window stood, before a session of the desktop ends."""
        self.startup.keep_place()

    def close(self) -> None:
        """Release everything that was started."""
        if self.program is not None:
            self.program.close()
        if self._listener is not None:
            self._listener.close()
            self._listener = None


def _written(choices: Choices) -> tuple[object, object]:
    return choices.language, choices.court_letters


def _on_early_crash(error: str) -> None:
    """Show a mistake that leaves nothing to play, with a report to send, and end."""
    from canasta_qt.app.settings.report import report
    from canasta_qt.windows.help import CrashDialog

    CrashDialog(report(error, "")).exec()
    QCoreApplication.exit(FAILED)


def _failed(error: WordedError) -> int:
    """Report why the program cannot start, in a dialog and on standard error.

    Returns the exit status.
    """
    sys.stderr.write(f"canasta-qt: {error}\n")
    # Only a start that fails needs any words.
    from PySide6.QtWidgets import QMessageBox

    from canasta_qt.wording.errors import error_sentence

    lead = tr("Canasta cannot start.")
    text = f"{lead}\n{error_sentence(error)}"
    box = QMessageBox(QMessageBox.Icon.Critical, "Canasta", text)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
    return FAILED
