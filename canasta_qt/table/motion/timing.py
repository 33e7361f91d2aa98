"""How long cards are under way, in which order they leave, and which way they take."""

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
"""Of a larger pile only the upper cards are seen to fly from the beginning."""
ARC: Final = 40.0
"""Degrees over which a taken pile is fanned out."""
ARC_REACH: Final = 2.2
"""How far below the pile that fan is held, in heights of a card."""
POINTS_ARC: Final = 60.0
"""How far points fly above both ends of their way."""


def timed(flights: list[Flight], move: Move) -> list[Flight]:
    """Give flights their times and ways."""
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
            # What is melded by the player leaves meld by meld.
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
    """Lift the pile, fan it out in an arc and sort it as it lands."""
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
    """Let wild cards wait until their meld has made room, then go in under it."""
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
    """Let dealt cards leave one by one, round the table; what lies open comes last."""
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
    """Return where points are that fly over the table, after a share of their way."""
    over = QPointF((begin.x() + end.x()) / 2, min(begin.y(), end.y()) - POINTS_ARC)
    rest = 1 - share
    return begin * rest**2 + over * (2 * share * rest) + end * share**2


def faded(flights: Sequence[Flight]) -> Sequence[Flight]:
    """Let cards appear in their places instead of travelling there."""
    for flight in flights:
        flight.fades = flight.travels
        flight.flips, flight.delay, flight.curve = False, 0.0, OUT_CUBIC
        flight.duration = Duration.REDUCED_FADE if flight.fades else 0.0
        flight.item.setZValue(flight.place.z)
    return flights
