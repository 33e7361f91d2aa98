"""How each event is shown: the table after it, and the manner in which cards get there.

One function per event; the type checker lists the events that have none.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, assert_never

from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state import events as happened
from canasta_qt.engine.state.events import Event, RoundStarted
from canasta_qt.gestures import Moment, Offer, WhatNow
from canasta_qt.table.picture.table_state import (
    TableState,
    changed,
    look,
    sorted_hand,
    without,
)


class Manner(StrEnum):
    """How cards get to their places."""

    SNAP = "snap"
    TRAVEL = "travel"
    DEAL = "deal"
    CLOSE = "close"
    """A canasta squares up, or a player goes out: no card changes its place."""
    FREEZE = "freeze"


@dataclass(frozen=True)
class Move:
    """One visible step: the table after it."""

    events: tuple[Event, ...]
    """What it tells; nothing where that is told by the next one."""
    table_state: TableState
    manner: Manner
    seat: int | None = None
    """Whose doing it is; the doings of others are spaced by pauses."""
    passes_to: int | None = None
    """Whose turn it becomes with this step."""
    drawn: tuple[Card, ...] = ()
    """Cards that came into the viewer's hand."""

    @property
    def is_dealing(self) -> bool:
        """Whether cards are gathered or dealt."""
        return self.manner is Manner.DEAL or any(
            isinstance(event, RoundStarted) for event in self.events
        )


def moves(start: TableState, events: tuple[Event, ...], end: TableState) -> list[Move]:
    """Show events one after the other, from one table to the next known one."""
    result = []
    state = start
    dealing = False
    done: int | None = None
    for told in _together(events):
        event = told[0]
        if isinstance(event, RoundStarted):
            result += _deal(event, events[events.index(event) + 1 :], end)
            state = result[-1].table_state
            dealing = True
            continue
        move = _move(state, told)
        if isinstance(event, happened.CanastaCompleted):
            move = replace(move, table_state=replace(state, burnt=end.burnt))
        if dealing:
            # Nobody is on turn before all that belongs to the deal has happened.
            move = replace(move, table_state=replace(move.table_state, turn=None))
        elif move.seat not in (None, done) and state.turn is not None:
            # The seat that acts is on turn, whatever was skipped before.
            move = replace(move, table_state=replace(move.table_state, turn=move.seat))
        state = move.table_state
        if isinstance(event, _ENDING) and end.turn not in (None, event.seat):
            done, move = event.seat, replace(move, passes_to=end.turn)
            state = replace(state, turn=end.turn)
        result.append(move)
    return result


def meanwhile(move: Move) -> WhatNow | None:
    """Return what the line says while a step is shown; None where it stays as it is."""
    skip = (Offer(Command.SKIP),)
    turn, state = move.table_state.turn, move.table_state
    for event in move.events[:1]:
        if isinstance(event, happened.CanastaCompleted):
            meld, kind = (
                state.meld(event.side, event.meld),
                state.terms.called(event.kind),
            )
            cards = () if meld is None else meld.cards
            return WhatNow(Moment.CANASTA, skip, event.seat, cards, kind)
        if isinstance(event, happened.WentOut):
            return WhatNow(Moment.HAND_OVER, skip, event.seat)
    if move.is_dealing:
        return WhatNow(Moment.DEALING, skip)
    if turn is not None and turn != move.table_state.viewer:
        return WhatNow(Moment.OTHERS, skip, seat=turn)
    return None


def _together(events: tuple[Event, ...]) -> list[tuple[Event, ...]]:
    """Return the events by steps: all that one player lays at once is one.

    What follows from it is told after it.
    """
    steps: list[tuple[Event, ...]] = []
    laying: int | None = None
    for event in events:
        if not isinstance(event, (*_LAYING, *_FOLLOWING)):
            laying = None
        elif isinstance(event, _LAYING) and laying is not None:
            steps[laying] += (event,)
            continue
        elif isinstance(event, _LAYING):
            laying = len(steps)
        steps.append((event,))
    return steps


def _move(state: TableState, told: tuple[Event, ...]) -> Move:
    event, after = told[0], state
    for each in told:
        after = _after(after, each)
    if isinstance(event, happened.WentOut):
        after = replace(after, out=event.seat)
    manner = _MANNER_OF.get(type(event), Manner.TRAVEL)
    seat = None if isinstance(event, _NOBODYS) else getattr(event, "seat", None)
    drawn = without(after.hand, state.hand)
    return Move(told, after, manner, seat, drawn=drawn)


_NOBODYS: Final = (happened.CanastaCompleted, happened.CanastaMixed)
"""What follows from a meld just shown needs no pause of its own."""
_LAYING: Final = (happened.PileTaken, happened.MeldLaid, happened.MeldGrown)
_ENDING: Final = (happened.CardDiscarded, happened.TurnFloated)
_FOLLOWING: Final = (*_NOBODYS, happened.SideOpened)
_STILL: Final = (
    RoundStarted,
    *_NOBODYS,
    happened.SideOpened,
    happened.PartnerAsked,
    happened.PartnerAnswered,
    happened.WentOut,
    happened.CardsLifted,
    happened.PacketKept,
    happened.TurnFloated,
    happened.HandDeclared,
)
"""Events that move no card."""
_MANNER_OF: Final[dict[type[Event], Manner]] = {
    **dict.fromkeys(_STILL, Manner.SNAP),
    happened.PileFroze: Manner.FREEZE,
    happened.CanastaCompleted: Manner.CLOSE,
    happened.CanastaMixed: Manner.CLOSE,
    happened.WentOut: Manner.CLOSE,
    happened.DealerDrawn: Manner.SNAP,
    happened.RoundEnded: Manner.SNAP,
    happened.GameEnded: Manner.SNAP,
}


def _after(state: TableState, event: Event) -> TableState:  # noqa: C901 - one by one
    """Return the table after an event."""
    if isinstance(event, _STILL):
        return state
    match event:
        case happened.UpcardTurned():
            stock = max(0, state.stock - 1)
            return replace(state, pile=(*state.pile, event.card), stock=stock)
        case (
            happened.CardsDrawn()
            | happened.PileTaken()
            | happened.FootTakenUp()
            | happened.TalonDrawn()
        ):
            return _drawn(state.in_hand(event.seat, event.cards), event)
        case happened.BonusLaid():
            return _bonus(state.out_of_hand(event.seat, event.card), event)
        case happened.MeldLaid():
            laid = look(event.meld, event.cards, event.points)
            after = state.out_of_hand(event.seat, *event.cards)
            return after.with_meld(event.side, laid)
        case happened.MeldGrown():
            return _grown(state.out_of_hand(event.seat, *event.cards), event)
        case happened.MeldsJoined():
            return _joined(state, event)
        case happened.CardDiscarded():
            # Whether a wild card freezes is the rules' business: `PileFroze` says so.
            after = state.out_of_hand(event.seat, event.card)
            return replace(after, pile=(*state.pile, event.card))
        case happened.PileFroze():
            return replace(state, frozen=True)
        case happened.StockRenewed():
            # The last cards of the old stock belong to the draw that is told next.
            stock = state.stock + event.cards
            return replace(state, stock=stock, pile=(), frozen=False)
        case happened.ThreeSetAside():
            asides = (*state.asides[event.side], event.card)
            return replace(state, asides=changed(state.asides, event.side, asides))
        case happened.DealerDrawn() | happened.RoundEnded() | happened.GameEnded():
            return replace(state, turn=None)
        case _:
            assert_never(event)


def _drawn(
    state: TableState,
    event: happened.CardsDrawn
    | happened.PileTaken
    | happened.FootTakenUp
    | happened.TalonDrawn,
) -> TableState:
    """Return the table without the cards that are in a hand already."""
    match event:
        case happened.CardsDrawn():
            stock = max(0, state.stock - len(event.cards))
            return replace(state, stock=stock, turn=event.seat)
        case happened.PileTaken():
            return replace(state, pile=(), frozen=False, turn=event.seat)
        case happened.FootTakenUp():
            return replace(state, feet=changed(state.feet, event.seat, 0))
        case happened.TalonDrawn():
            return replace(state, talons=state.talons[1:])


def _deal(event: RoundStarted, rest: tuple[Event, ...], end: TableState) -> list[Move]:
    """Gather everything into the stock, then deal.

    The event does not name the cards: the viewer's are those held at the end, less
    what was drawn since, with what was laid out since.
    """
    hand = end.hand
    for later in rest:
        if isinstance(later, happened.CardsDrawn) and later.seat == end.viewer:
            hand = without(hand, later.cards)
        if isinstance(later, happened.BonusLaid) and later.seat == end.viewer:
            hand = (*hand, later.card)
    terms, nothing = end.terms, ((),) * end.sides
    gathered = TableState(
        terms,
        end.viewer,
        event.dealer,
        len(terms.deck),
        counts=(0,) * end.seats,
        feet=(0,) * end.seats,
        melds=nothing,
        bonus=nothing,
        asides=nothing,
        blind=end.blind,
    )
    held = (event.hand_size + terms.foot_size) * end.seats
    dealt = replace(
        gathered,
        hand=() if end.blind else sorted_hand(hand[: event.hand_size]),
        counts=(event.hand_size,) * end.seats,
        stock=max(0, len(terms.deck) - held - sum(end.talons)),
        talons=end.talons,
        feet=(terms.foot_size,) * end.seats,
    )
    return [Move((event,), gathered, Manner.SNAP), Move((), dealt, Manner.DEAL)]


def _bonus(state: TableState, event: happened.BonusLaid) -> TableState:
    crowned = None if event.meld is None else state.meld(event.side, event.meld)
    if crowned is not None:
        return state.with_meld(event.side, replace(crowned, topper=event.card))
    laid = (*state.bonus[event.side], event.card)
    return replace(state, bonus=changed(state.bonus, event.side, laid))


def _grown(state: TableState, event: happened.MeldGrown) -> TableState:
    old = state.meld(event.side, event.meld) or look(event.meld, (), 0)
    points = old.points + event.points
    grown = look(event.meld, old.cards + event.cards, points, old.topper)
    return state.with_meld(event.side, grown)


def _joined(state: TableState, event: happened.MeldsJoined) -> TableState:
    kept = state.meld(event.side, event.meld)
    other = state.meld(event.side, event.other)
    if kept is None or other is None:
        return state
    index = event.meld - (event.meld > event.other)
    points = kept.points + other.points
    topper = kept.topper or other.topper
    joined = look(index, kept.cards + other.cards, points, topper)
    rest = (
        replace(meld, index=meld.index - (meld.index > event.other))
        for meld in state.melds[event.side]
        if meld not in (kept, other)
    )
    return state.with_melds(event.side, *rest, joined)
