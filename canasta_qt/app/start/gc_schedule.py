"""Run garbage collection between hands, not while cards move.

A search through everything there is takes as long as four or five pictures of a
movement, and by itself comes at any moment.  While the program starts there is nothing
to be found: `play` turns it off, and the first collection turns it on again.
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
    """Collects at the end of every hand; frozen objects are skipped in between."""

    def __init__(self, controller: GameController, parent: QObject) -> None:
        """Collect for the first time when the window has come to rest."""
        super().__init__(parent)
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self.clear_up)
        controller.round_over.connect(self._quiet.start)
        controller.game_over.connect(self._quiet.start)
        self._quiet.start()

    def clear_up(self) -> None:
        """Collect garbage and freeze long-lived objects."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        gc.enable()

    def close(self) -> None:
        """Return to Python's own schedule."""
        self._quiet.stop()
        gc.unfreeze()
        gc.enable()
