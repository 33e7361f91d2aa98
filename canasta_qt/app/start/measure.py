"""Processor time until the window and until the first card are painted, for `bench`.

`python -m canasta_qt.app.start.measure RULESET` prints both in milliseconds; with
`bare` for the ruleset it prints what a window of Qt's own takes with nothing in it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

from canasta_qt.overrides import override

_WIDTH, _HEIGHT = 1280, 800


def bare() -> None:
    """Show a window with nothing in it; its first paint ends the program."""
    from PySide6.QtCore import QCoreApplication, QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QMainWindow

    class BareWindow(QMainWindow):
        @override
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            _tell()
            QTimer.singleShot(0, QCoreApplication.quit)

    app = QApplication(["bare"])
    window = BareWindow()
    window.resize(_WIDTH, _HEIGHT)
    window.show()
    app.exec()


def program(ruleset: str, folder: str) -> None:
    """Start as `play` does with a game asked for, in a home of its own."""
    from PySide6.QtCore import QCoreApplication, QSize, QTimer
    from PySide6.QtGui import QPaintEvent

    from canasta_qt.app.start.options import Options
    from canasta_qt.app.start.play import Opening
    from canasta_qt.app.start.startup import make_application, use_home
    from canasta_qt.storage import paths

    class MeasuredOpening(Opening):
        def begin(self) -> None:
            _tell()
            from canasta_qt.table.view import TableView

            class MeasuredTable(TableView):
                is_seen = False

                @override
                def paintEvent(self, event: QPaintEvent) -> None:
                    super().paintEvent(event)
                    if self.scene().picture is not None and not self.is_seen:
                        self.is_seen = True
                        _tell()
                        QTimer.singleShot(0, QCoreApplication.quit)

            from canasta_qt.app.start import program

            vars(program)["TableView"] = MeasuredTable
            super().begin()

    size = QSize(_WIDTH, _HEIGHT)
    options = Options(home=Path(folder), size=size, ruleset=ruleset, seed=1)
    use_home(options)
    app = make_application(options)
    opening = MeasuredOpening(options, paths.data_folder())
    opening.startup.show()
    app.exec()
    opening.close()


def _tell() -> None:
    sys.stdout.write(f"{process_time() * 1e3:.0f}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1:] == ["bare"]:
        bare()
    else:
        import tempfile

        with tempfile.TemporaryDirectory(prefix="canasta-") as home:
            program(sys.argv[1], home)
