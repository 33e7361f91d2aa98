"""Animation steps of an action: one, two for a deal, one more for a canasta."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state import events as happened
from canasta_qt.engine.state.events import Event, RoundStarted
from canasta_qt.gestures import Offer, TurnState, TurnStatus
from canasta_qt.table.picture.table_state import TableState, before_deal, cards_without


class Transition(StrEnum):
    """Style of a step's animation."""

    SNAP = "snap"
    TRAVEL = "travel"
    DEAL = "deal"
    CLOSE = "close"
    """A canasta squares up, or a player goes out: no card changes its place."""


@dataclass(frozen=True)
class AnimationStep:
    """One animation step, with the table after it."""

    events: tuple[Event, ...]
    """Events shown by the step."""
    table_state: TableState
    transition: Transition
    seat: int | None = None
    """Acting seat; there is a pause between the steps of other seats."""
    next_seat: int | None = None
    """The seat whose turn begins with this step."""
    drawn: tuple[Card, ...] = ()
    """Cards that came into the viewer's hand."""

    @property
    def is_dealing(self) -> bool:
        """Whether cards are gathered or dealt in the step."""
        return self.transition is Transition.DEAL or any(
            isinstance(event, RoundStarted) for event in self.events
        )


_MOTIONLESS: Final = (
    happened.SideOpened,
    happened.PartnerAsked,
    happened.PartnerAnswered,
    happened.CardsLifted,
    happened.PacketKept,
    happened.TurnFloated,
    happened.HandDeclared,
    happened.DealerDrawn,
    happened.RoundEnded,
    happened.GameEnded,
)
"""Events without a card in motion."""
_ENDING: Final = (happened.CardDiscarded, happened.TurnFloated)
_CELEBRATED: Final = (happened.CanastaCompleted, happened.WentOut)


def animation_steps(
    start: TableState, events: tuple[Event, ...], end: TableState
) -> list[AnimationStep]:
    """Return the steps from one table to the next for the events of an action."""
    for number, event in enumerate(events, 1):
        if isinstance(event, RoundStarted):
            before, dealt = before_deal(end, event.dealer), replace(end, turn=None)
            return [
                AnimationStep(events[:number], before, Transition.SNAP),
                AnimationStep(events[number:], dealt, Transition.DEAL),
            ]
    first, *celebrated = _parts(events)
    manner = Transition.TRAVEL
    if all(isinstance(event, _MOTIONLESS) for event in first):
        manner = Transition.SNAP
    seats = (getattr(event, "seat", None) for event in first)
    seat = next((seat for seat in seats if seat is not None), None)
    ends = any(isinstance(event, _ENDING) for event in events)
    to = end.turn if ends and end.turn != seat else None
    during = end
    if seat is not None and (to is not None or end.turn is None):
        during = replace(end, turn=seat)  # the glow follows the line
    move = AnimationStep(
        first, during, manner, seat, to, cards_without(end.hand, start.hand)
    )
    closing = []
    for part in celebrated:
        goes_out = isinstance(part[0], happened.WentOut)
        closing.append(
            AnimationStep(part, end if goes_out else during, Transition.CLOSE)
        )
    return [move, *closing]


def _parts(events: tuple[Event, ...]) -> list[tuple[Event, ...]]:
    """Divide events into steps: the first ones, then one step from each celebration."""
    parts: list[tuple[Event, ...]] = [()]
    for event in events:
        if isinstance(event, _CELEBRATED):
            parts.append(())
        parts[-1] += (event,)
    return parts


def status_during(move: AnimationStep) -> TurnStatus | None:
    """Return the status line of a step; None keeps the present line."""
    skip = (Offer(Command.SKIP),)
    state = move.table_state
    for event in move.events[:1]:
        if isinstance(event, happened.CanastaCompleted):
            meld = state.meld(event.side, event.meld)
            kind = state.terms.kind_name(event.kind)
            cards = () if meld is None else meld.cards
            return TurnStatus(TurnState.CANASTA, skip, event.seat, cards, kind)
        if isinstance(event, happened.WentOut):
            return TurnStatus(TurnState.HAND_OVER, skip, event.seat)
    if move.is_dealing:
        return TurnStatus(TurnState.DEALING, skip)
    if move.seat not in (None, state.viewer):
        return TurnStatus(TurnState.OTHERS, skip, seat=move.seat)
    return None
