"""Animation steps of an action: one, or two for a deal, and another one for each new
canasta and for red threes of the next player."""

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state import events as happened
from canasta_qt.engine.state.events import Event, RoundStarted
from canasta_qt.gestures import Offer, TurnState, TurnStatus
from canasta_qt.table.picture.table_state import TableState, state_before_deal


class Transition(StrEnum):
    """Kinds of animation of a step."""

    SNAP = "snap"
    TRAVEL = "travel"
    DEAL = "deal"
    CLOSE = "close"
    """No card changes its place: a canasta is completed, or a player goes out."""


@dataclass(frozen=True)
class AnimationStep:
    """A step of the animation of an action, with the table at the end of the step."""

    events: tuple[Event, ...]
    """Events that the step shows."""
    table_state: TableState
    transition: Transition
    seat: int | None = None
    """Seat that acts; a pause precedes a step of a seat other than the viewer's."""
    next_seat: int | None = None
    """Seat whose turn begins at the end of this step; None if no turn begins."""
    drawn: tuple[Card, ...] = ()
    """Cards that the step adds to the viewer's hand."""

    @property
    def is_dealing(self) -> bool:
        """Whether cards are gathered or dealt in the step."""
        return self.transition is Transition.DEAL or any(
            isinstance(event, RoundStarted) for event in self.events
        )


_MOTIONLESS_EVENTS: Final = (
    happened.SideOpened,
    happened.PartnerAsked,
    happened.PartnerAnswered,
    happened.CardsLifted,
    happened.PacketKept,
    happened.TurnFloated,
    happened.DealerDrawn,
    happened.RoundEnded,
    happened.GameEnded,
)
"""Events that move no card."""
_TURN_ENDS: Final = (happened.CardDiscarded, happened.TurnFloated)
_GOING_OUT_EVENTS: Final = (happened.WentOut, happened.HandDeclared)
_CELEBRATED_EVENTS: Final = (happened.CanastaCompleted, *_GOING_OUT_EVENTS)


def animation_steps(
    start: TableState, events: tuple[Event, ...], end: TableState
) -> list[AnimationStep]:
    """Return the steps that show the events of an action, from table `start` to table
    `end`.
    """
    for number, event in enumerate(events, 1):
        if isinstance(event, RoundStarted):
            before = state_before_deal(end, event.dealer)
            dealt = replace(end, seat_on_turn=None)
            return [
                AnimationStep(events[:number], before, Transition.SNAP),
                AnimationStep(events[number:], dealt, Transition.DEAL),
            ]
    first, *celebrated = _events_by_step(events)
    manner = Transition.TRAVEL
    if all(isinstance(event, _MOTIONLESS_EVENTS) for event in first):
        manner = Transition.SNAP
    seats = (getattr(event, "seat", None) for event in first)
    seat = next((seat for seat in seats if seat is not None), None)
    ends = any(isinstance(event, _TURN_ENDS) for event in events)
    to = end.seat_on_turn if ends and end.seat_on_turn != seat else None
    during = end
    if seat is not None and (to is not None or end.seat_on_turn is None):
        during = replace(end, seat_on_turn=seat)  # the glow reaches the next seat later
    drawn = drawn_cards(start, events, end)
    size = next((i for i, event in enumerate(first) if _begins_turn(event, to)), 0)
    if size:
        before = _state_before_threes(start, during, first[size:])
        return [
            AnimationStep(first[:size], before, manner, seat, to),
            AnimationStep(first[size:], end, Transition.TRAVEL, to, drawn=drawn),
        ]
    move = AnimationStep(first, during, manner, seat, to, drawn)
    closing = []
    for part in celebrated:
        goes_out = isinstance(part[0], _GOING_OUT_EVENTS)
        closing.append(
            AnimationStep(part, end if goes_out else during, Transition.CLOSE)
        )
    return [move, *closing]


def drawn_cards(
    start: TableState, events: tuple[Event, ...], end: TableState
) -> tuple[Card, ...]:
    """Return the cards that events add to the viewer's hand, also if equal cards leave
    it."""
    taken = Counter(
        card
        for event in events
        if isinstance(event, happened.PileTaken) and event.seat == end.viewer
        for card in event.cards[:-1]
    )
    hand = Counter(end.hand)
    return tuple((hand & taken | hand - Counter(start.hand)).elements())


def _begins_turn(event: Event, seat: int | None) -> bool:
    """Return whether a seat lays out a red three at the beginning of its turn."""
    return isinstance(event, happened.BonusLaid) and event.seat == seat


def _state_before_threes(
    start: TableState, end: TableState, events: tuple[Event, ...]
) -> TableState:
    """Return the table `end` as it was before a seat laid out and replaced red threes
    in `events`."""
    position, hand = end.position.copy(), end.hand
    for event in events:
        if isinstance(event, happened.BonusLaid):
            position.bonus[event.side].remove(event.card)
            hand = start.hand if event.seat == end.viewer else hand
        elif isinstance(event, happened.CardsDrawn):
            position.stock += event.cards
    return replace(end, position=position, hand=hand)


def _events_by_step(events: tuple[Event, ...]) -> list[tuple[Event, ...]]:
    """Divide events into the events of steps; each celebrated event begins a step."""
    parts: list[tuple[Event, ...]] = [()]
    for event in events:
        if isinstance(event, _CELEBRATED_EVENTS):
            parts.append(())
        parts[-1] += (event,)
    return parts


def turn_status_during(step: AnimationStep) -> TurnStatus | None:
    """Return the turn status shown during a step; None leaves the status line
    unchanged.
    """
    skip = (Offer(Command.SKIP),)
    state = step.table_state
    for event in step.events[:1]:
        if isinstance(event, happened.CanastaCompleted):
            meld = state.meld(event.side, event.meld)
            kind = state.terms.kind_name(event.kind)
            cards = () if meld is None else meld.cards
            return TurnStatus(TurnState.CANASTA, skip, event.seat, cards, kind)
        if isinstance(event, happened.WentOut | happened.HandDeclared):
            return TurnStatus(TurnState.HAND_OVER, skip, event.seat)
    if step.is_dealing:
        return TurnStatus(TurnState.DEALING, skip)
    if step.seat not in (None, state.viewer):
        return TurnStatus(TurnState.OTHERS, skip, seat=step.seat)
    return None
