"""What can be done in a practice round beside the moves of the game."""

from __future__ import annotations

from PySide6.QtCore import QObject

from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_session import PracticeRound
from canasta_qt.engine.state.position import actor


class PracticeController(QObject):
    """Goes to other seats and opens the hands.

    The window hands on commands, and when its table has settled.
    """

    def __init__(self, game: GameController, parent: QObject | None = None) -> None:
        """Stand beside the controller of the game."""
        super().__init__(parent)
        self._game = game
        self._goes_on = False
        """Something was done, so that what followed it follows again."""
        game.advanced.connect(self._on_advanced)
        game.undone.connect(self._on_changed)
        game.shown.connect(self._on_changed)

    @property
    def practised(self) -> PracticeRound | None:
        """The practice round on the table."""
        session = self._game.session
        return session if isinstance(session, PracticeRound) else None

    def on_commanded(self, command: Command) -> None:
        """Turn the hands of the others."""
        if command is Command.HANDS:
            self.turn_hands()

    def turn_hands(self) -> None:
        """Open the hands of the others, or hide them."""
        practised = self.practised
        if practised is not None:
            practised.is_open = not practised.is_open
            self._game.shown.emit(self._game.observation)

    def on_settled(self) -> None:
        """Let the others do again what they did then, however they would decide now."""
        practised = self.practised
        if practised is None or not (self._goes_on and practised.undone):
            return
        if actor(practised.position) != practised.seats.viewer:
            action = practised.undone[-1].action
            self._game.on_bot_chose(practised.decision, action)

    def sit(self, seat: int) -> None:
        """Let the player play a seat, and bots all others."""
        practised = self.practised
        if practised is not None and seat != practised.seats.viewer:
            practised.sit(seat)
            self._game.begin(practised)

    def _on_advanced(self) -> None:
        self._goes_on = True

    def _on_changed(self) -> None:
        self._goes_on = False
