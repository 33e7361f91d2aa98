"""A table with its controller, for a given position and a clock that the
test advances.
"""

from random import Random

from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.gestures.draft import make_draft
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.gestures import StagedGroup
from canasta_qt.notation.position.line import parse_position
from canasta_qt.table.paint.table_style import TableStyle
from tests.bots_here import BotsHere
from tests.table.table_view import NAMES, Sitting, cards


def session_of(text: str) -> Session:
    """Return a game of people that has reached a position."""
    position = parse_position(f"canasta/1 {text}")
    players = ("human", *("nobody",) * (position.terms.players - 1))
    seats = SeatedPlayers(NAMES[: len(players)], players)
    session = Session(position.terms.rules, seats, Random(1))
    session.start()
    session.position = position
    session.history = []
    return session


class AtTable(Sitting):
    """A table with its controller; no bot plays."""

    def __init__(
        self, qtbot: QtBot, text: str, style: TableStyle | None = None
    ) -> None:
        super().__init__(qtbot, text, style or TableStyle(duration_factor=1))
        self.controller = controller = GameController(BotsHere())
        view = self.view
        controller.table_started.connect(view.start_table)
        controller.observation_shown.connect(view.show_observation)
        controller.advanced.connect(view.play_events)
        controller.draft_changed.connect(view.show_draft)
        controller.turn_status_changed.connect(view.status.show_turn_status)
        view.player_input.find_targets = controller.find_targets
        view.dropped.connect(controller.on_dropped)
        view.selection_changed.connect(controller.on_selection_changed)
        view.command_requested.connect(controller.on_command)
        controller.begin_session(session_of(text))

    def stage(self, *groups: StagedGroup) -> None:
        """Stage cards and wait until they have stopped moving."""
        self.controller.carry_out(make_draft(self.controller.observation, groups))
        self.view.playback.finish_animations()

    @property
    def running(self) -> QAbstractAnimation | None:
        """Return the running animation."""
        animator = self.view.playback.animator
        return animator if animator.state() is not animator.State.Stopped else None

    def run(self, milliseconds: int) -> bool:
        """Advance the running animation; return whether there was one."""
        step = self.running
        if step is None:
            return False
        step.pause()
        step.setCurrentTime(step.currentTime() + milliseconds)
        return True


def group(text: str, *, onto: int | None = None, top: str = "") -> StagedGroup:
    """Return cards of one meld, with the top card of the pile or for an
    existing meld.
    """
    from_pile = cards(top)[0] if top else None
    return StagedGroup(cards(text), onto, from_pile)
