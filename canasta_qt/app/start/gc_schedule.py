"""Run garbage collection while nothing moves.

A search through everything there is takes as long as four or five pictures of a
movement, and by itself comes at any moment.  While the program starts there is nothing
to be found: `play` turns it off, and what is there when the window has come to rest is
passed over from then on; so is what stays after a hand.  So what one hand leaves behind
is found in one picture's time.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from canasta_qt.controller.game_controller import GameController

_QUIET_MS: Final = 1500
"""After so long the score of a hand has come to rest on the screen."""
_AGAIN_MS: Final = 200
"""After so long it is asked again whether anything moves."""
_LOADED: Final = 4
"""After so many times as long all has been loaded that is loaded by and by."""


class GcSchedule(QObject):
    """Searches what is new after every hand, and everything before a game is dealt."""

    def __init__(
        self, controller: GameController, parent: QObject, moves: Callable[[], bool]
    ) -> None:
        """Set aside what there is when the window has come to rest.

        After a hand nothing is searched while anything `moves`.
        """
        super().__init__(parent)
        self._moves = moves
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet)
        controller.round_over.connect(self._quiet.start)
        controller.game_over.connect(self._quiet.start)
        controller.table_started.connect(self.search_all)
        QTimer.singleShot(_LOADED * _QUIET_MS, self, self.set_aside)

    def set_aside(self) -> None:
        """Pass over all there is from now on."""
        gc.freeze()
        gc.enable()

    def _on_quiet(self) -> None:
        if self._moves():
            QTimer.singleShot(_AGAIN_MS, self, self._on_quiet)
        else:
            self.clear_up()

    def clear_up(self) -> None:
        """Collect what is new, and set aside what remains."""
        if gc.isenabled():
            gc.collect()
            gc.freeze()

    def search_all(self) -> None:
        """Collect all garbage, and set aside what remains."""
        if gc.isenabled():
            gc.unfreeze()
            self.clear_up()

    def close(self) -> None:
        """Return to Python's own schedule."""
        self._quiet.stop()
        gc.unfreeze()
        gc.enable()
