"""A position at a table with its controller, where the test moves the clock."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.gestures.draft import make_draft
from canasta_qt.controller.session import Seats, Session
from canasta_qt.gestures import StagedGroup
from canasta_qt.notation.position.line import parse_position
from canasta_qt.table.paint.table_style import TableStyle
from tests.bots_here import BotsHere
from tests.table.sitting import NAMES, Sitting, cards


def session_of(text: str) -> Session:
    """A game of people that has come to a position, whatever was played before."""
    position = parse_position(f"canasta/1 {text}")
    players = ("human", *("nobody",) * (position.terms.players - 1))
    seats = Seats(NAMES[: len(players)], players)
    session = Session(position.terms.rules, seats, Random(1))
    session.start()
    session.position = position
    session.history = []
    return session


class AtTable(Sitting):
    """The table, played at by its controller; nobody else acts."""

    def __init__(
        self, qtbot: QtBot, text: str, style: TableStyle | None = None
    ) -> None:
        super().__init__(qtbot, text, style or TableStyle(speed=1))
        self.controller = controller = GameController(BotsHere())
        view = self.view
        controller.table_started.connect(view.start_table)
        controller.shown.connect(view.show_view)
        controller.advanced.connect(view.advance)
        controller.draft_changed.connect(view.show_draft)
        controller.what_now_changed.connect(view.status.show_turn_status)
        view.player_input.find_targets = controller.find_targets
        view.dropped.connect(controller.on_dropped)
        view.selection_changed.connect(controller.on_selection_changed)
        view.command_requested.connect(controller.on_commanded)
        controller.begin(session_of(text))

    def stage(self, *groups: StagedGroup) -> None:
        """Lay cards ready, and let them come to rest."""
        self.controller._do(make_draft(self.controller.observation, groups), None)
        self.view.playback.flush()

    @property
    def running(self) -> QAbstractAnimation | None:
        """What moves now."""
        animator = self.view.playback.animator
        return animator if animator.state() is not animator.State.Stopped else None

    def run(self, milliseconds: int) -> bool:
        """Move the clock of what runs; return whether anything did."""
        step = self.running
        if step is None:
            return False
        step.pause()
        step.setCurrentTime(step.currentTime() + milliseconds)
        return True


def group(text: str, *, onto: int | None = None, top: str = "") -> StagedGroup:
    """Cards to be laid together, with the top card of the pile or to a meld."""
    from_pile = cards(top)[0] if top else None
    return StagedGroup(cards(text), onto, from_pile)
