"""Commands that a practice round has in addition to those of a game."""

from PySide6.QtCore import QObject, Signal

from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_session import PracticeRound
from canasta_qt.engine.state.position import seat_to_act


class PracticeController(QObject):
    """Controller of a practice round, for changes of seats and for open hands.

    The window passes on commands, and calls `on_animations_ended`.
    """

    hands_toggled = Signal()
    """Emitted when the other hands are shown or hidden, which changes no card on the
    table."""

    def __init__(self, game: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._redoes_others = False
        """Whether the undone actions of the other players are redone one by one."""
        game.advanced.connect(self._on_advanced)
        game.undone.connect(self._on_changed)
        game.observation_shown.connect(self._on_changed)

    @property
    def practice_round(self) -> PracticeRound | None:
        """The practice round on the table; None in another game."""
        session = self._game.session
        return session if isinstance(session, PracticeRound) else None

    def on_command(self, command: Command) -> None:
        """Run the command that shows or hides the hands of the other players."""
        if command is Command.HANDS:
            self.toggle_hands()

    def toggle_hands(self) -> None:
        """Show or hide the hands of the other players."""
        if (practised := self.practice_round) is not None:
            practised.is_open = not practised.is_open
            self.hands_toggled.emit()

    def on_animations_ended(self) -> None:
        """Redo an undone action of another player, so that no new decision is
        requested."""
        practised = self.practice_round
        if practised is None or not (self._redoes_others and practised.undone_actions):
            return
        if seat_to_act(practised.position) != practised.seats.viewer:
            action = practised.undone_actions[-1].action
            self._game.on_bot_action(practised.decision, action)

    def take_seat(self, seat: int) -> None:
        """Give a seat to the player, and all other seats to bots."""
        practised = self.practice_round
        if practised is not None and seat != practised.seats.viewer:
            practised.take_seat(seat)
            self._game.begin_session(practised)

    def _on_advanced(self) -> None:
        self._redoes_others = True

    def _on_changed(self) -> None:
        self._redoes_others = False
