"""The player's own game waits while something is learned at its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from canasta_qt.controller.session import Session
from canasta_qt.windows.score_card import MatchScore
from canasta_qt.windows.side_panel import Told
from canasta_qt.wording.log.events import TurnLog

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program


class _Beside(NamedTuple):
    """What stood beside the own game, and what readers may ask for."""

    title: str
    told: Told
    standing: MatchScore | None
    spoken: TurnLog


class SetAside(QObject):
    """Puts something to learn on the table, and later the own game again.

    Nothing of the own game changes meanwhile, neither here nor on the disk.
    """

    ended = Signal()
    """Nothing is learned any more, whatever takes its place."""

    def __init__(self, app: Program) -> None:
        """Leave the own game where it is."""
        super().__init__(app.window)
        self._app, self._match = app, app.match
        self._left: _Beside | None = None
        self.leave_nearer: Callable[[], bool] = lambda: False
        """Leaves what lies on top of what is learned, if anything does."""
        app.match.own_again.connect(self._on_own_again)

    def begin(self, session: Session, title: str) -> None:
        """Put a session on the table under a title, in place of what is there."""
        match, window = self._match, self._match.window
        if self._left is None:
            match.table.flush()
            panel, spoken = window.stage.panel, match.table.context.turn_log
            beside = panel.log.left(), panel.score.standing, spoken
            self._left = _Beside(window.windowTitle(), *beside)
        match.practise(session)
        window.setWindowTitle(title)
        own, start = match.own is not None, self._app.ways_in.comes_back
        by_escape = session.leaves_by_escape
        window.menus.show_way_back(own=own, start_page=start, by_escape=by_escape)
        window.menus.enable(leave_practice=True)
        self._show_hand()

    def leave(self) -> None:
        """Leave what is nearest."""
        if not self.leave_nearer():
            self.end()

    def end(self) -> None:
        """Bring the own game back exactly as it was."""
        self._match.come_back()
        self._match.table.setFocus()
        if self._match.own is None and self._app.ways_in.comes_back:
            self._app.ways_in.show()
        else:
            self._app.offer()

    def _show_hand(self) -> None:
        """Show the hand of what is learned, or of the own game, in its order."""
        self._app.ways_in.hide()
        self._app.on_game_began()

    def _on_own_again(self) -> None:
        left, self._left = self._left, None
        if left is None:
            return
        window = self._match.window
        window.stage.panel.log.come_back(left.told)
        window.stage.show_standing(left.standing)
        self._match.table.context.turn_log = left.spoken
        window.setWindowTitle(left.title)
        window.menus.enable(leave_practice=False)
        self.ended.emit()
        self._show_hand()
