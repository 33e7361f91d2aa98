"""`play`: the window, from its first paint to its last."""

import signal
import sys
from pathlib import Path

from canasta_qt.app.application import Program, keep_log, make_application, use_home
from canasta_qt.app.bots import bot_runner
from canasta_qt.app.instance import Doorbell, ask_first
from canasta_qt.app.options import Options
from canasta_qt.app.report import Excepthook
from canasta_qt.storage import paths
from canasta_qt.storage.errors import StorageError

FAILED = 1


def play(options: Options) -> int:
    """Open the window, or bring the one that is open to the front."""
    use_home(options)
    app = make_application(options)
    try:
        home = paths.data_folder()
        if ask_first(home, _message(options.file)):
            return 0
        keep_log()
        program = Program(options, bot_runner(options.seed))
    except StorageError as error:
        sys.stderr.write(f"canasta-qt: {error}\n")
        return FAILED
    hook = Excepthook(program)
    hook.caught.connect(program.desk.on_crash)
    bell = Doorbell(home, program)
    bell.rung.connect(program.on_rung)
    # Ctrl+C ends the program at once, as it should: the game is saved already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    program.show()
    program.open()
    try:
        return app.exec()
    finally:
        program.close()
        bell.close()
        hook.release()


def _message(file: Path | None) -> bytes:
    wanted = "" if file is None else str(file.absolute())
    return f"raise {wanted}".strip().encode() + b"\n"
