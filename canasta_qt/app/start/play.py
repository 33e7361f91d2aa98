"""`play`: the window, from its first paint to its last."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QMessageBox

from canasta_qt.app.start.single_instance import SecondStartListener, ask_first
from canasta_qt.app.start.startup import (
    EarlyLog,
    StartupWindow,
    make_application,
    use_home,
)
from canasta_qt.storage import paths
from canasta_qt.storage.paths import StorageError

if TYPE_CHECKING:
    from canasta_qt.app.settings.report import Excepthook
    from canasta_qt.app.start.gc_schedule import GcSchedule
    from canasta_qt.app.start.options import Options
    from canasta_qt.app.start.program import Program


FAILED = 1
_LISTEN_MS = 100
"""The table is painted by then."""
_SOUND_MS = 400
"""Sound is loaded when what was asked for can be seen and used."""
_REST_MS = 1500
"""The first cards have been dealt by then."""


def play(options: Options) -> int:
    """Open the window, or bring the one that is open to the front."""
    use_home(options)
    app = make_application(options)
    try:
        home = paths.data_folder()
        if ask_first(home, _message(options.file)):
            return 0
        opening = Opening(options, home)
    except StorageError as error:
        return _failed(str(error))
    # Ctrl+C ends the program at once, as it should: the game is saved already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    opening.startup.show()
    try:
        return app.exec() or opening.status
    finally:
        opening.close()


class Opening(QObject):
    """Shows the window first and makes the game behind it when it has been painted."""

    def __init__(self, options: Options, home: Path) -> None:
        """Make the window; nothing is shown yet."""
        super().__init__()
        self.options = options
        self.status = 0
        self._log = EarlyLog()
        self.startup = StartupWindow(options)
        self.startup.painted.connect(self.begin)
        self.program: Program | None = None
        self._home = home
        self._listener: SecondStartListener | None = None
        self._hook: Excepthook | None = None
        self._gc_schedule: GcSchedule | None = None

    def begin(self) -> None:
        """Load and connect the rest of the program, and start it."""
        # Half of the program is not needed for its first picture.
        from canasta_qt.app.game.bots import bot_runner
        from canasta_qt.app.settings.report import Excepthook
        from canasta_qt.app.start.gc_schedule import GcSchedule
        from canasta_qt.app.start.program import Program

        if not self.startup.window.isVisible():
            return  # shut before anything had begun
        try:
            self._log.hand_over()
            runner = bot_runner(self.options.seed)
            program = Program(self.options, runner, startup=self.startup)
        except StorageError as error:
            self.status = _failed(str(error))
            QCoreApplication.exit(self.status)
            return
        self.program = program
        self._hook = Excepthook(program)
        self._hook.caught.connect(program.menu_actions.on_crash)
        self._gc_schedule = GcSchedule(program.controller, self)
        program.open()
        QTimer.singleShot(_LISTEN_MS, program, self._listen)
        QTimer.singleShot(_SOUND_MS, program.sounds, program.sounds.load)
        QTimer.singleShot(_REST_MS, program, program.load_rest)

    def _listen(self) -> None:
        """Hear of later starts; Qt's network takes time to load."""
        if self.program is not None:
            self._listener = SecondStartListener(self._home, self.program)
            self._listener.rung.connect(self.program.on_rung)

    def close(self) -> None:
        """Release everything that was started."""
        if self.program is not None:
            self.program.close()
        if self._listener is not None:
            self._listener.close()
        if self._gc_schedule is not None:
            self._gc_schedule.close()
        if self._hook is not None:
            self._hook.release()


def _failed(why: str) -> int:
    """Report why the program cannot start, in a dialog and on standard error.

    Returns the exit status.
    """
    sys.stderr.write(f"canasta-qt: {why}\n")
    lead = QCoreApplication.translate("Playing", "Canasta cannot start.")
    box = QMessageBox(QMessageBox.Icon.Critical, "Canasta", f"{lead}\n{why}")
    box.exec()
    return FAILED


def _message(file: Path | None) -> bytes:
    wanted = "" if file is None else str(file.absolute())
    return f"raise {wanted}".strip().encode() + b"\n"
