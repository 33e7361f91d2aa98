"""Timing, order and paths of flying cards."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from canasta_qt.cards import is_wild
from canasta_qt.engine.state.events import MeldGrown
from canasta_qt.look.tokens import CARD_RATIO, CardTiming, Duration, Layer
from canasta_qt.table.items.animator import OUT_CUBIC, Flight
from canasta_qt.table.layout.melds import PILE_SHOWN
from canasta_qt.table.motion.event_moves import Manner, Move
from canasta_qt.table.picture.placement import HomeKind, Origin

IN_OUT: Final = QEasingCurve.Type.InOutCubic
DEAL_SPREAD: Final = 2600.0
"""Milliseconds within which all cards of a large deal have left."""
PILE_LIFT: Final = 6.0
MANY: Final = 12
"""Number of cards of a taken pile that are seen to fly; deeper ones are hidden."""
ARC: Final = 40.0
"""Angle of the fan of a taken pile, in degrees."""
ARC_REACH: Final = 2.2
"""Distance of that fan below the pile, in card heights."""
POINTS_ARC: Final = 60.0
"""Height of the arc of points above both ends, in pixels."""


def timed(flights: list[Flight], move: Move) -> list[Flight]:
    """Set times and paths of flights."""
    together: dict[CardTiming, list[Flight]] = defaultdict(list)
    for flight in flights:
        if move.manner is Manner.SNAP:
            flight.duration = 0.0
        elif flight.travels:
            together[_pace(flight)].append(flight)
    if move.manner is Manner.DEAL:
        _deal([flight for flight in flights if flight.travels], move)
        return flights
    for pace, group in together.items():
        homes = list(dict.fromkeys(flight.place.home for flight in group))
        for i, flight in enumerate(group):
            # The melds of the player leave one after the other.
            number = homes.index(flight.place.home) if pace is Duration.MELD else i
            flight.duration, flight.delay = pace.duration, number * pace.apart
            flight.edge = pace.edge
            if move.passes_to is not None and pace is not Duration.DISCARD:
                # A foot, or a red three of the next player, follows the discard.
                flight.delay += Duration.DISCARD.duration
    if sweeping := together[Duration.SWEEP]:
        _sweep(sweeping, [flight for flight in flights if not flight.travels])
    _slide_under(flights, move)
    return flights


def _pace(flight: Flight) -> CardTiming:
    match flight.origin.kind, flight.place.home.kind:
        case HomeKind.SEAT, HomeKind.MELD:
            return Duration.MELD_THEIRS
        case _, HomeKind.MELD:
            return Duration.MELD
        case HomeKind.PILE, _:
            return Duration.SWEEP
        case HomeKind.FOOT | HomeKind.TALON, _:
            return Duration.FOOT
        case _, HomeKind.BONUS | HomeKind.ASIDE | HomeKind.TOPPER:
            return Duration.RED_THREE
        case _, HomeKind.PILE:
            return Duration.DISCARD
        case _:
            return Duration.DRAW


def _sweep(group: list[Flight], staying: list[Flight]) -> None:
    """Lift the pile, fan it out in an arc, and sort its cards as they land."""
    apart = min(Duration.SWEEP.apart, Duration.SWEEP_SPREAD / len(group))
    group.sort(key=lambda flight: flight.old_z)
    x, y, width, _ = group[-1].start
    reach = ARC_REACH * CARD_RATIO * width
    for i, flight in enumerate(group):
        if len(group) > MANY:
            flight.hide(Duration.LIFT if i < len(group) - PILE_SHOWN else 0.0)
        flight.late_z = flight.item.zValue()
        flight.item.setZValue(Layer.TRAVELLING + 1 + i * 0.1)
        flight.lift, flight.curve = PILE_LIFT, IN_OUT
        flight.delay = Duration.LIFT + Duration.FAN + i * apart
        flight.duration = Duration.SWEEP.duration - Duration.FAN
        turn = ARC * (i / max(1, len(group) - 1) - 0.5)
        down = reach * (1 - cos(radians(turn))) - PILE_LIFT
        flight.fan = x + reach * sin(radians(turn)), y + down, width, turn
    for flight in staying:
        if flight.place.home.kind is HomeKind.HAND:
            flight.delay, flight.curve = Duration.LIFT, IN_OUT
            flight.duration = Duration.SWEEP.duration


def _slide_under(flights: list[Flight], move: Move) -> None:
    """Delay wild cards until their meld has made room; they fly in under the meld."""
    grown = {
        Origin(HomeKind.MELD, event.side, event.meld)
        for event in move.events
        if isinstance(event, MeldGrown)
    }
    sliding = [
        flight
        for flight in flights
        if flight.travels and flight.place.home in grown and _is_wild(flight)
    ]
    for flight in sliding:
        flight.delay += Duration.ROOM
        flight.duration, flight.curve = Duration.SLIDE_UNDER, IN_OUT
        flight.late_z = flight.place.z
    for flight in flights if sliding else ():
        if not flight.travels:
            flight.duration = Duration.ROOM


def _is_wild(flight: Flight) -> bool:
    return flight.place.face is not None and is_wild(flight.place.face)


def _deal(flights: list[Flight], move: Move) -> None:
    """Deal cards one by one in seat order; face-up cards are last."""
    state = move.table_state
    dealt: Counter[int] = Counter()
    turns: list[tuple[bool, int, int, Flight]] = []
    for flight in flights:
        home = flight.place.home
        is_open = home.kind in (HomeKind.PILE, HomeKind.BONUS)
        seat = (home.owner - state.dealer - 1) % state.seats
        if flight.place.shown:
            turns.append((is_open, dealt[seat], seat, flight))
            dealt[seat] += 1
    turns.sort(key=lambda turn: turn[:3])
    apart = min(Duration.DEAL.apart, DEAL_SPREAD / max(1, len(turns)))
    for i, (*_, flight) in enumerate(turns):
        flight.duration, flight.delay = Duration.DEAL.duration, i * apart
        flight.hide(flight.delay)


def on_arc(begin: QPointF, end: QPointF, share: float) -> QPointF:
    """Return the position of flying points after a share of the way."""
    over = QPointF((begin.x() + end.x()) / 2, min(begin.y(), end.y()) - POINTS_ARC)
    rest = 1 - share
    return begin * rest**2 + over * (2 * share * rest) + end * share**2


def faded(flights: Sequence[Flight]) -> Sequence[Flight]:
    """Let cards fade in at their places instead of flying."""
    for flight in flights:
        flight.fades = flight.travels
        flight.flips, flight.delay, flight.curve = False, 0.0, OUT_CUBIC
        flight.duration = Duration.REDUCED_FADE if flight.fades else 0.0
        flight.item.setZValue(flight.place.z)
    return flights
