"""How each event is shown: the table after it, and the manner in which cards get there.

One function per event; the type checker lists the events that have none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import (
    BonusLaid,
    CanastaCompleted,
    CanastaMixed,
    CardDiscarded,
    CardsDrawn,
    CardsLifted,
    DealerDrawn,
    Event,
    FootTakenUp,
    GameEnded,
    HandDeclared,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PacketKept,
    PartnerAnswered,
    PartnerAsked,
    PileFroze,
    PileTaken,
    RoundEnded,
    RoundStarted,
    SideOpened,
    StockRenewed,
    TalonDrawn,
    ThreeSetAside,
    TurnFloated,
    UpcardTurned,
    WentOut,
)
from canasta_qt.gestures import Moment, Offer, WhatNow
from canasta_qt.look.tokens import Duration, Layer
from canasta_qt.table.items.animator import OUT_CUBIC, Flight
from canasta_qt.table.picture.placement import HomeKind
from canasta_qt.table.picture.table_state import (
    TableState,
    in_hand,
    look,
    out_of_hand,
    sorted_hand,
    with_aside,
    with_bonus,
    with_meld,
    with_melds,
    with_topper,
    without,
    without_foot,
)


class Manner(StrEnum):
    """How cards get to their places."""

    SNAP = "snap"
    TRAVEL = "travel"
    DEAL = "deal"
    SWEEP = "sweep"
    CLOSE = "close"
    """A canasta squares up."""
    FREEZE = "freeze"


@dataclass(frozen=True)
class Move:
    """One visible step: the table after it."""

    event: Event
    table_state: TableState
    manner: Manner
    seat: int | None = None
    """Whose doing it is; the doings of others are spaced by pauses."""
    drawn: tuple[Card, ...] = ()
    """Cards that came into the viewer's hand."""


def moves(start: TableState, events: tuple[Event, ...], end: TableState) -> list[Move]:
    """Show events one after the other, from one table to the next known one."""
    result = []
    table = start
    dealing = False
    for i, event in enumerate(events):
        if isinstance(event, RoundStarted):
            result += _deal(event, events[i + 1 :], end)
            table = result[-1].table_state
            dealing = True
            continue
        move = _move(table, event)
        if isinstance(event, CanastaCompleted):
            move = replace(move, table_state=replace(table, burnt=end.burnt))
        if dealing:
            # Nobody is on turn before all that belongs to the deal has happened.
            move = replace(move, table_state=replace(move.table_state, turn=None))
        elif move.seat is not None and table.turn is not None:
            # Whoever does something is on turn, whatever was skipped before.
            move = replace(move, table_state=replace(move.table_state, turn=move.seat))
        table = move.table_state
        result.append(move)
    return result


def meanwhile(move: Move) -> WhatNow | None:
    """What the line says while a step is shown; None where it stays as it is."""
    skip = (Offer(Command.SKIP),)
    turn = move.table_state.turn
    if isinstance(move.event, RoundStarted):
        return WhatNow(Moment.DEALING, skip)
    if turn is not None and turn != move.table_state.viewer:
        return WhatNow(Moment.OTHERS, skip, seat=turn)
    return None


def _move(table: TableState, event: Event) -> Move:  # noqa: C901 - one case per event
    match event:
        case RoundStarted():
            return Move(event, table, Manner.SNAP)
        case UpcardTurned():
            return _upcard(table, event)
        case CardsDrawn():
            return _drawn(table, event)
        case BonusLaid():
            return _bonus(table, event)
        case PileTaken():
            return _taken(table, event)
        case MeldLaid():
            return _laid(table, event)
        case MeldGrown():
            return _grown(table, event)
        case MeldsJoined():
            return _joined(table, event)
        case CardDiscarded():
            return _discarded(table, event)
        case PileFroze():
            return Move(event, replace(table, frozen=True), Manner.FREEZE)
        case CanastaCompleted() | CanastaMixed():
            return Move(event, table, Manner.CLOSE)
        case StockRenewed():
            return _renewed(table, event)
        case FootTakenUp() | TalonDrawn():
            return _packet(table, event)
        case SideOpened() | PartnerAsked() | PartnerAnswered() | WentOut():
            return Move(event, table, Manner.SNAP, event.seat)
        case ThreeSetAside():
            after = with_aside(table, event.side, event.card)
            return Move(event, after, Manner.TRAVEL, event.seat)
        case CardsLifted() | PacketKept() | TurnFloated() | HandDeclared():
            return Move(event, table, Manner.SNAP, event.seat)
        case DealerDrawn() | RoundEnded() | GameEnded():
            return Move(event, replace(table, turn=None), Manner.SNAP)
        case _:
            assert_never(event)


def _deal(event: RoundStarted, rest: tuple[Event, ...], end: TableState) -> list[Move]:
    """Gather everything into the stock, then deal.

    The event does not name the cards: the viewer's are those held at the end, less
    what was drawn since, with what was laid out since.
    """
    hand = end.hand
    for later in rest:
        if isinstance(later, CardsDrawn) and later.seat == end.viewer:
            hand = without(hand, later.cards)
        if isinstance(later, BonusLaid) and later.seat == end.viewer:
            hand = (*hand, later.card)
    nothing: tuple[tuple[()], ...] = ((),) * end.sides
    counts = (event.hand_size,) * end.seats
    gathered = TableState(
        viewer=end.viewer,
        side_of=end.side_of,
        hand=(),
        counts=(0,) * end.seats,
        melds=nothing,
        bonus=nothing,
        pile=(),
        frozen=False,
        stock=end.pack,
        turn=None,
        dealer=event.dealer,
        opened=(False,) * end.sides,
        pack=end.pack,
        foot_size=end.foot_size,
        feet=(0,) * end.seats,
        asides=nothing,
    )
    feet = end.foot_size * end.seats
    dealt = replace(
        gathered,
        hand=sorted_hand(hand[: event.hand_size]),
        counts=counts,
        stock=max(0, end.pack - sum(counts) - feet - sum(end.talons)),
        talons=end.talons,
        feet=(end.foot_size,) * end.seats,
    )
    return [Move(event, gathered, Manner.SNAP), Move(event, dealt, Manner.DEAL)]


def _upcard(table: TableState, event: UpcardTurned) -> Move:
    after = replace(
        table, pile=(*table.pile, event.card), stock=max(0, table.stock - 1)
    )
    return Move(event, after, Manner.TRAVEL)


def _drawn(table: TableState, event: CardsDrawn) -> Move:
    after = in_hand(table, event.seat, event.cards)
    after = replace(
        after, stock=max(0, table.stock - len(event.cards)), turn=event.seat
    )
    drawn = event.cards if event.seat == table.viewer else ()
    return Move(event, after, Manner.TRAVEL, event.seat, drawn)


def _bonus(table: TableState, event: BonusLaid) -> Move:
    after = out_of_hand(table, event.seat, (event.card,))
    crowned = None if event.meld is None else after.meld(event.side, event.meld)
    if crowned is None:
        laid = with_bonus(after, event.side, event.card)
    else:
        laid = with_topper(after, event.side, crowned, event.card)
    return Move(event, laid, Manner.TRAVEL, event.seat)


def _renewed(table: TableState, event: StockRenewed) -> Move:
    """The last cards of the old stock belong to the draw that is told next."""
    stock = table.stock + event.cards
    after = replace(table, stock=stock, pile=(), frozen=False)
    return Move(event, after, Manner.SWEEP)


def _taken(table: TableState, event: PileTaken) -> Move:
    after = in_hand(table, event.seat, event.cards)
    after = replace(after, pile=(), frozen=False, turn=event.seat)
    drawn = event.cards if event.seat == table.viewer else ()
    return Move(event, after, Manner.SWEEP, event.seat, drawn)


def _laid(table: TableState, event: MeldLaid) -> Move:
    after = out_of_hand(table, event.seat, event.cards)
    meld = look(event.meld, event.cards, event.points)
    return Move(event, with_meld(after, event.side, meld), Manner.TRAVEL, event.seat)


def _grown(table: TableState, event: MeldGrown) -> Move:
    after = out_of_hand(table, event.seat, event.cards)
    old = table.meld(event.side, event.meld)
    cards, points = ((), 0) if old is None else (old.cards, old.points)
    topper = None if old is None else old.topper
    together = cards + event.cards
    meld = look(event.meld, together, points + event.points, topper)
    return Move(event, with_meld(after, event.side, meld), Manner.TRAVEL, event.seat)


def _joined(table: TableState, event: MeldsJoined) -> Move:
    kept = table.meld(event.side, event.meld)
    other = table.meld(event.side, event.other)
    if kept is None or other is None:
        return Move(event, table, Manner.SNAP, event.seat)
    index = event.meld - (event.meld > event.other)
    points = kept.points + other.points
    topper = kept.topper or other.topper
    joined = look(index, kept.cards + other.cards, points, topper)
    rest = tuple(
        replace(meld, index=meld.index - (meld.index > event.other))
        for meld in table.melds[event.side]
        if meld not in (kept, other)
    )
    after = with_melds(table, event.side, (*rest, joined))
    return Move(event, after, Manner.TRAVEL, event.seat)


def _discarded(table: TableState, event: CardDiscarded) -> Move:
    after = out_of_hand(table, event.seat, (event.card,))
    # Whether a wild card freezes is the rules' business: `PileFroze` says so.
    after = replace(after, pile=(*table.pile, event.card))
    return Move(event, after, Manner.TRAVEL, event.seat)


def _packet(table: TableState, event: FootTakenUp | TalonDrawn) -> Move:
    after = in_hand(table, event.seat, event.cards)
    if isinstance(event, FootTakenUp):
        after = without_foot(after, event.seat)
    else:
        after = replace(after, talons=after.talons[1:])
    drawn = event.cards if event.seat == table.viewer else ()
    return Move(event, after, Manner.TRAVEL, event.seat, drawn)


_MANNERS: dict[Manner, tuple[float | None, float]] = {
    Manner.SNAP: (0.0, 0.0),
    Manner.TRAVEL: (None, 24.0),
    Manner.DEAL: (None, float(Duration.DEAL_STAGGER)),
    Manner.SWEEP: (float(Duration.SWEEP), float(Duration.SWEEP_STAGGER)),
    Manner.CLOSE: (float(Duration.CANASTA_CLOSE), 0.0),
    Manner.FREEZE: (float(Duration.FREEZE_TURN), 0.0),
}
"""Duration (None: by distance) and stagger of each manner."""


def timed(
    flights: list[Flight], manner: Manner, *, seats: int, first: int
) -> list[Flight]:
    """Give flights their times; dealt cards leave one by one, round the table."""
    duration, stagger = _MANNERS[manner]
    for flight in flights:
        if duration is not None:
            flight.duration = duration
        flight.curve = OUT_CUBIC
    travellers = [
        flight for flight in flights if flight.item.zValue() >= Layer.TRAVELLING
    ]
    if manner is Manner.DEAL:
        travellers.sort(key=_dealing_order(seats, first))
    for i, flight in enumerate(travellers):
        flight.delay = i * stagger
        if manner is Manner.DEAL:
            flight.hidden = flight.place.shown
            flight.item.setVisible(False)
        # Those that leave first fly on top of nothing; the last one lands on top.
        flight.item.setZValue(800 + i * 0.1)
    return flights


def faded(flights: list[Flight]) -> list[Flight]:
    """Let cards appear in their places instead of travelling there."""
    for flight in flights:
        flight.fades = flight.item.zValue() >= Layer.TRAVELLING
        flight.flips, flight.delay, flight.curve = False, 0.0, OUT_CUBIC
        flight.duration = Duration.REDUCED_FADE if flight.fades else 0.0
        flight.item.setZValue(flight.place.z)
    return flights


def _dealing_order(seats: int, first: int) -> Callable[[Flight], tuple[int, int]]:
    dealt: dict[int, int] = {}
    rounds: dict[int, tuple[int, int]] = {}

    def order(flight: Flight) -> tuple[int, int]:
        found = rounds.get(id(flight))
        if found is None:
            home = flight.place.home
            seat = home.owner if home.kind in (HomeKind.HAND, HomeKind.SEAT) else -1
            number = dealt.get(seat, 0)
            dealt[seat] = number + 1
            found = rounds[id(flight)] = (number, (seat - first) % seats)
        return found

    return order
