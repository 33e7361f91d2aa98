"""A table to learn at: it begins at any position, and every act can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from canasta_qt.controller.session import Seats, Session, usual_names
from canasta_qt.engine.numbered_deal import bot_seed
from canasta_qt.engine.state.actions import Action, Draw
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.position import Position, actor
from canasta_qt.engine.state.refusals import IllegalActionError, Reason, Refusal
from canasta_qt.gestures import NoUndo, WhatNow
from canasta_qt.notation.line_play import name_at_random
from canasta_qt.notation.record import PERSON
from canasta_qt.overrides import override


@dataclass(frozen=True, slots=True)
class Act:
    """One act that can be taken back: the game before it, and what came of it."""

    before: Position
    action: Action
    events: tuple[Event, ...]
    after: Position


class PracticeSession(Session):
    """Play from a position that somebody gave, which stays as it is.

    Cards that the position leaves unknown stay so until the person gets them; then
    chance names them, in the same way for the same number of acts.  Nothing of it is
    recorded: `record` says only which game is played, and by whom.
    """

    is_practice = True

    def __init__(
        self,
        position: Position,
        seats: Seats,
        generator: Random,
        history: tuple[Event, ...] = (),
    ) -> None:
        """Lay the table as it was after the events of the round so far."""
        super().__init__(position.terms.rules, seats, generator)
        self.acts: list[Act] = []
        """What led here from the beginning, oldest first."""
        self.undone: list[Act] = []
        """What was taken back and can be done again, next last."""
        self.place(position, history)

    def place(self, position: Position, history: tuple[Event, ...] = ()) -> None:
        """Begin anew at a position."""
        self.position = position.copy()
        self.history = list(history)
        self.acts, self.undone, self._told = [], [], ()
        self.decision += 1

    @property
    @override
    def begun(self) -> bool:
        """Whether a card has been dealt: before the position was given."""
        return True

    @override
    def submit(self, action: Action) -> list[Event]:
        """Do the actor's action on a copy; what was taken back is forgotten."""
        before, told = self.position, self._told
        self.position = before.copy()
        self._turn_up(action)
        try:
            events = super().submit(action)
        except IllegalActionError:
            self.position, self._told = before, told
            raise
        self.acts.append(Act(before, action, tuple(events), self.position))
        self.undone = []
        return events

    def _turn_up(self, action: Action) -> None:
        """Name the unknown cards that the person is about to get."""
        position = self.position
        seat = actor(position)
        if seat is None or self.level(seat) is not None or seat != self.seats.viewer:
            return
        heap = position.stock if isinstance(action, Draw) else position.feet[seat]
        count = position.terms.draw_count if isinstance(action, Draw) else len(heap)
        chance = Random(f"{position.round}:{len(self.acts)}")
        name_at_random(position, heap, count, chance)

    @override
    def _write_down(self, seat: int, action: Action) -> None:
        """Keep no record."""

    @override
    def undo(self) -> tuple[Event, ...]:
        """Take back the last act, whoever did it; return its events."""
        act = self.acts.pop()
        self.undone.append(act)
        self.position = act.before
        del self.history[len(self.history) - len(act.events) :]
        self._told = self.acts[-1].events if self.acts else ()
        self.decision += 1
        return act.events

    def redo(self) -> tuple[Event, ...]:
        """Do again what was taken back last; return its events."""
        act = self.undone.pop()
        self.acts.append(act)
        self.position = act.after
        self.history += act.events
        self._told = act.events
        self.decision += 1
        return act.events

    @property
    @override
    def undone_action(self) -> Action | None:
        """The action that was undone last, to be done again."""
        return self.undone[-1].action if self.undone else None

    @override
    def offering(self, what: WhatNow) -> WhatNow:
        """Return what can be done now: no turn that has ended is taken back here."""
        return what

    @override
    def undo_refusal(self) -> Refusal | None:
        """Return why there is nothing to take back, if so."""
        if self.acts:
            return None
        return Refusal(Reason.NOT_YOUR_DECISION, kind=NoUndo.NOTHING)

    @override
    def bot_seed(self, seat: int) -> int | None:
        """The seed of a bot's decision: the same after as many acts."""
        deal = self.record.deal
        step = len(self.acts)
        return None if deal is None else bot_seed(deal, self.position.round, seat, step)


def laid(position: Position, seat: int, others: str = "nobody") -> PracticeSession:
    """Lay a position before one seat; the other seats have nobody, or these bots."""
    people = [others] * position.terms.players
    people[seat] = PERSON
    players = tuple(people)
    seats = Seats(usual_names(players, seat), players, seat)
    return PracticeSession(position, seats, Random(0))
