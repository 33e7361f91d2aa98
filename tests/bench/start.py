"""Processor time until the window and until the first card are painted, for `bench`.

`python -m tests.bench.start RULESET` prints both in milliseconds; with `bare` for the
ruleset it prints what an empty window of Qt takes.
"""

import sys
import tempfile
from pathlib import Path
from time import process_time

from canasta_qt.overrides import override

_WIDTH, _HEIGHT = 1280, 800


def measure_bare_window() -> None:
    """Show an empty window; its first paint ends the process."""
    from PySide6.QtCore import QCoreApplication, QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QMainWindow

    class BareWindow(QMainWindow):
        @override
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            _print_time()
            QTimer.singleShot(0, QCoreApplication.quit)

    app = QApplication(["bare"])
    window = BareWindow()
    window.resize(_WIDTH, _HEIGHT)
    window.show()
    app.exec()


def measure_program(ruleset: str, folder: str) -> None:
    """Start the program as `play` does with a ruleset, in a new home."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer

    from canasta_qt.app.start.options import Options
    from canasta_qt.app.start.play import ProgramStart
    from canasta_qt.app.start.startup import make_application, set_home_folder
    from canasta_qt.storage import paths

    class MeasuredOpening(ProgramStart):
        """Prints a time when the window and when the first card have been painted."""

        @override
        def start_program(self) -> None:
            _print_time()
            super().start_program()
            assert self.program is not None, "the window is visible"
            self.program.table.viewport().installEventFilter(self)

        @override
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            assert self.program is not None, "its table is watched"
            has_cards = self.program.table.scene().picture is not None
            if event.type() == QEvent.Type.Paint and has_cards:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, finish)
            return False

    def finish() -> None:
        _print_time()
        QCoreApplication.quit()

    size = QSize(_WIDTH, _HEIGHT)
    options = Options(home=Path(folder), size=size, ruleset=ruleset, seed=1)
    set_home_folder(options)
    app = make_application(options)
    opening = MeasuredOpening(options, paths.data_folder())
    opening.startup.show()
    app.exec()
    opening.close_program()


def _print_time() -> None:
    sys.stdout.write(f"{process_time() * 1e3:.0f}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1:] == ["bare"]:
        measure_bare_window()
    else:
        with tempfile.TemporaryDirectory(prefix="canasta-") as home:
            measure_program(sys.argv[1], home)
