"""How long cards are under way, in which order they leave, and which way they take."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve

from canasta_qt.cards import is_wild
from canasta_qt.engine.state.events import MeldGrown
from canasta_qt.look.tokens import CARD_RATIO, Duration, Layer
from canasta_qt.table.items.animator import OUT_CUBIC, Flight
from canasta_qt.table.motion.event_moves import Manner, Move
from canasta_qt.table.picture.placement import HomeKind, Origin

IN_OUT: Final = QEasingCurve.Type.InOutCubic
DEAL_SPREAD: Final = 2600.0
"""Milliseconds within which all cards of a large deal have left."""
PILE_LIFT: Final = 6.0
FANNED: Final = Duration.LIFT + Duration.FAN
"""When the whole pile is fanned out."""
ARC: Final = 40.0
"""Degrees over which a taken pile is fanned out."""
ARC_REACH: Final = 2.2
"""How far below the pile that fan is held, in heights of a card."""


class Pace(NamedTuple):
    """Times of cards that go the same way, and when they stand on edge."""

    duration: float
    apart: float = 0.0
    flip_at: float = 0.5
    curve: QEasingCurve.Type = OUT_CUBIC


_MELD: Final = Pace(Duration.MELD, Duration.MELD_APART)
_PACKET: Final = Pace(Duration.FOOT, Duration.FOOT_APART)
_SWEEP: Final = Pace(Duration.SWEEP, Duration.SWEEP_APART, curve=IN_OUT)
_THREE: Final = Pace(Duration.RED_THREE)
_STAYS: Final = Pace(Duration.TRAVEL)
_TO: Final = {
    HomeKind.HAND: Pace(Duration.DRAW, Duration.DRAW_APART, 0.4),
    HomeKind.SEAT: Pace(Duration.DRAW, Duration.DRAW_APART, 0.4),
    HomeKind.MELD: _MELD,
    HomeKind.BONUS: _THREE,
    HomeKind.ASIDE: _THREE,
    HomeKind.TOPPER: _THREE,
    HomeKind.PILE: Pace(Duration.DISCARD),
    HomeKind.STOCK: _SWEEP,
}
_FROM_TO: Final = {
    (HomeKind.SEAT, HomeKind.MELD): Pace(
        Duration.MELD_THEIRS, Duration.MELD_THEIRS_APART, 0.3
    ),
    **{
        (came, to): pace
        for to in (HomeKind.HAND, HomeKind.SEAT)
        for came, pace in (
            (HomeKind.PILE, _SWEEP),
            (HomeKind.FOOT, _PACKET),
            (HomeKind.TALON, _PACKET),
        )
    },
}


def timed(flights: list[Flight], move: Move) -> list[Flight]:
    """Give flights their times; those that leave first fly below the others."""
    if move.manner is Manner.DEAL:
        return _dealt(flights, move)
    together: dict[Pace, list[Flight]] = defaultdict(list)
    for flight in flights:
        pace = _pace(flight, move.manner)
        flight.duration, flight.curve = pace.duration, pace.curve
        flight.flip_at = pace.flip_at
        if flight.travels:
            together[pace].append(flight)
    for pace, group in together.items():
        if pace is _SWEEP:
            _sweep(group)
        else:
            _in_turn(group, pace.apart, by_meld=pace is _MELD)
    if _SWEEP in together:
        for flight in flights:
            if not flight.travels and flight.place.home.kind is HomeKind.HAND:
                flight.delay, flight.duration = Duration.LIFT, Duration.SWEEP
                flight.curve = IN_OUT
    _slide_under(flights, move)
    return flights


def _pace(flight: Flight, manner: Manner) -> Pace:
    if manner is Manner.SNAP:
        return Pace(0.0)
    if not flight.travels:
        turns = manner is Manner.FREEZE
        return Pace(Duration.FREEZE_TURN) if turns else _STAYS
    came, to = flight.origin.kind, flight.place.home.kind
    return _FROM_TO.get((came, to)) or _TO.get(to, _STAYS)


def _in_turn(group: list[Flight], apart: float, *, by_meld: bool) -> None:
    """Let cards leave one after the other, or those of a meld together."""
    homes = list(dict.fromkeys(flight.place.home for flight in group))
    for i, flight in enumerate(group):
        flight.delay = apart * (homes.index(flight.place.home) if by_meld else i)
        flight.item.setZValue(Layer.TRAVELLING + i * 0.1)


def _sweep(group: list[Flight]) -> None:
    """Lift the pile, fan it out in an arc and sort it as it lands."""
    apart = min(Duration.SWEEP_APART, Duration.SWEEP_SPREAD / len(group))
    for i, flight in enumerate(sorted(group, key=lambda flight: flight.place.z)):
        flight.late_z = Layer.TRAVELLING + i * 0.1
    group.sort(key=lambda flight: flight.old_z)
    x, y, width, _ = group[-1].start
    reach = ARC_REACH * CARD_RATIO * width
    for i, flight in enumerate(group):
        flight.item.setZValue(Layer.TRAVELLING + i * 0.1)
        flight.lift, flight.delay = PILE_LIFT, FANNED + i * apart
        flight.duration = Duration.SWEEP - Duration.FAN
        turn = ARC * (i / max(1, len(group) - 1) - 0.5)
        down = reach * (1 - cos(radians(turn))) - PILE_LIFT
        flight.fan = x + reach * sin(radians(turn)), y + down, width, turn


def _slide_under(flights: list[Flight], move: Move) -> None:
    """Let wild cards wait until their meld has made room, then go in under it."""
    grown = {
        Origin(HomeKind.MELD, event.side, event.meld)
        for event in move.events
        if isinstance(event, MeldGrown)
    }
    sides = set()
    for flight in flights:
        home, face = flight.place.home, flight.place.face
        if home in grown and flight.travels and face is not None and is_wild(face):
            sides.add(home.owner)
            flight.delay += Duration.ROOM
            flight.duration, flight.curve = Duration.SLIDE_UNDER, IN_OUT
            flight.late_z = flight.place.z
    for flight in flights:
        home = flight.place.home
        if home.kind is HomeKind.MELD and home.owner in sides and not flight.travels:
            flight.duration = Duration.ROOM


def _dealt(flights: list[Flight], move: Move) -> list[Flight]:
    """Let dealt cards leave one by one, round the table."""
    seats = move.table_state.seats
    travellers = [f for f in flights if f.travels and f.place.shown]
    travellers.sort(key=_dealing_order(seats, (move.table_state.dealer + 1) % seats))
    apart = min(Duration.DEAL_APART, DEAL_SPREAD / max(1, len(travellers)))
    for i, flight in enumerate(travellers):
        flight.duration, flight.delay = Duration.DEAL, i * apart
        flight.hidden = True
        flight.item.setVisible(False)
        flight.item.setZValue(Layer.TRAVELLING + i * 0.1)
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


def faded(flights: Sequence[Flight]) -> Sequence[Flight]:
    """Let cards appear in their places instead of travelling there."""
    for flight in flights:
        flight.fades = flight.travels
        flight.flips, flight.delay, flight.curve = False, 0.0, OUT_CUBIC
        flight.duration = Duration.REDUCED_FADE if flight.fades else 0.0
        flight.item.setZValue(flight.place.z)
    return flights
