"""Run garbage collection while nothing moves.

A search through everything there is takes as long as four or five pictures of a
movement, and by itself comes at any moment.  While the program starts there is nothing
to be found: `play` turns it off, and what is there when the window has come to rest is
passed over from then on.  So what a hand leaves behind is found in one picture's time.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from canasta_qt.controller.game_controller import GameController

_QUIET_MS: Final = 1500
"""After so long the score of a hand has come to rest on the screen."""


class GcSchedule(QObject):
    """Searches what is new after every hand, and everything before a game is dealt."""

    def __init__(self, controller: GameController, parent: QObject) -> None:
        """Set aside what there is when the window has come to rest."""
        super().__init__(parent)
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self.clear_up)
        controller.round_over.connect(self._quiet.start)
        controller.game_over.connect(self._quiet.start)
        controller.table_started.connect(self.search_all)
        self._quiet.start()

    def clear_up(self) -> None:
        """Collect what is new; the first time there is only to be set aside."""
        if gc.isenabled():
            gc.collect()
        else:
            gc.freeze()
            gc.enable()

    def search_all(self) -> None:
        """Collect all garbage, and set aside what remains."""
        if gc.isenabled():
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    def close(self) -> None:
        """Return to Python's own schedule."""
        self._quiet.stop()
        gc.unfreeze()
        gc.enable()
