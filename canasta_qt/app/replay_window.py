"""`replay --window`: a saved game played back in a window of its own.

The game's file is only read, and nothing of a running program is needed or touched.
"""

import signal
import sys
from functools import partial

from PySide6.QtGui import QGuiApplication

from canasta_qt.app.game.bots import bot_runner
from canasta_qt.app.replay.open_replay import frames_of, lone_window, read_game
from canasta_qt.app.settings.appearance import Appearance
from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.startup import make_application, use_home
from canasta_qt.cli.parser import error_words
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.notation.errors import NotationError
from canasta_qt.storage import paths
from canasta_qt.storage.paths import StorageError
from canasta_qt.windows.main_area import USUAL, centred

UNREADABLE = 2


def replay(options: Options) -> int:
    """Show the replay until its window is shut; returns the exit status."""
    use_home(options)
    assert options.file is not None  # the parser asks for it
    try:
        record = read_game(options.file)
    except (StorageError, NotationError) as error:
        sys.stderr.write(f"canasta-qt replay: {error_words(error)}\n")
        return UNREADABLE
    app = make_application(options)
    appearance = Appearance(Settings(paths.settings_file()))
    appearance.ask_for(options.theme, options.speed)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    adviser = Adviser(partial(bot_runner, options.seed))
    replaying = lone_window(frames_of(record), appearance, options.speed, adviser)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    replaying.window.setGeometry(centred(options.size or USUAL, screen))
    replaying.window.show()
    replaying.table.setFocus()
    status = app.exec()
    adviser.close()
    return status
