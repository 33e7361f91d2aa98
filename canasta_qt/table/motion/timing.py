"""Times, order and paths of the flights of cards."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from canasta_qt.engine.state.events import MeldGrown
from canasta_qt.gestures import Place
from canasta_qt.look.tokens import CARD_RATIO, CardTiming, DurationMs, Layer
from canasta_qt.table.items.animator import OUT_CUBIC_EASING, Flight
from canasta_qt.table.layout.melds import MAX_DRAWN_PILE_CARDS
from canasta_qt.table.motion.animation_steps import AnimationStep, Transition

IN_OUT_CUBIC_EASING: Final = QEasingCurve.Type.InOutCubic
MAX_DEAL_DURATION_MS: Final = 2600.0
"""Largest delay in milliseconds between the first and the last card of a deal."""
PILE_LIFT_HEIGHT_PX: Final = 6.0
MAX_VISIBLE_PILE_CARDS: Final = 12
"""Largest number of cards of a taken pile that are visible before it is fanned out."""
PILE_FAN_ANGLE_DEGREES: Final = 40.0
"""Angle of the fan in which a taken pile is shown, in degrees."""
PILE_FAN_DISTANCE_RATIO: Final = 2.2
"""Distance of the fan of a taken pile below the pile, in card heights."""
POINTS_ARC_HEIGHT_PX: Final = 60.0
"""Height of the arc of flying points above both of its ends, in pixels."""


def set_timing(flights: list[Flight], move: AnimationStep) -> list[Flight]:
    """Set times and paths of the flights of a step; return the flights."""
    together: dict[CardTiming, list[Flight]] = defaultdict(list)
    for flight in flights:
        if move.transition is Transition.SNAP:
            flight.duration_ms = 0.0
        elif flight.changes_spot:
            together[_pace(flight)].append(flight)
    if move.transition is Transition.DEAL:
        _deal([flight for flight in flights if flight.changes_spot], move)
        return flights
    for pace, group in together.items():
        homes = list(dict.fromkeys(flight.place.spot for flight in group))
        for i, flight in enumerate(group):
            # Cards of the same meld fly together.
            number = homes.index(flight.place.spot) if pace is DurationMs.MELD else i
            flight.duration_ms = pace.duration_ms
            flight.delay_ms = number * pace.card_delay_ms
            flight.edge_on_share = pace.edge_on_share
            if move.next_seat is not None and pace is not DurationMs.DISCARD:
                # A foot is picked up after the discard.
                flight.delay_ms += DurationMs.DISCARD.duration_ms
    if sweeping := together[DurationMs.TAKE_PILE]:
        _sweep(sweeping, [flight for flight in flights if not flight.changes_spot])
    _slide_under(flights, move)
    return flights


def _pace(flight: Flight) -> CardTiming:
    match flight.start_spot.place, flight.place.spot.place:
        case Place.SEAT, Place.MELD:
            return DurationMs.OTHERS_MELD
        case _, Place.MELD:
            return DurationMs.MELD
        case Place.PILE, _:
            return DurationMs.TAKE_PILE
        case Place.FOOT | Place.TALON, _:
            return DurationMs.PICK_UP_FOOT
        case _, Place.BONUS | Place.ASIDE | Place.TOPPER:
            return DurationMs.RED_THREE
        case _, Place.PILE:
            return DurationMs.DISCARD
        case _:
            return DurationMs.DRAW


def _sweep(group: list[Flight], staying: list[Flight]) -> None:
    """Set the flights of a taken pile: the cards are raised, fanned out in an arc, and
    sorted as they arrive.

    `staying` are flights of cards of the hand that move aside.
    """
    apart = min(
        DurationMs.TAKE_PILE.card_delay_ms, DurationMs.TAKE_PILE_SPREAD / len(group)
    )
    group.sort(key=lambda flight: flight.old_z)
    x, y, width, _ = group[-1].start_pose
    reach = PILE_FAN_DISTANCE_RATIO * CARD_RATIO * width
    for i, flight in enumerate(group):
        if len(group) > MAX_VISIBLE_PILE_CARDS:
            flight.hide_until(
                DurationMs.PILE_LIFT if i < len(group) - MAX_DRAWN_PILE_CARDS else 0.0
            )
        flight.second_half_z = flight.item.zValue()
        flight.item.setZValue(Layer.TRAVELLING + 1 + i * 0.1)
        flight.lift_height, flight.curve = PILE_LIFT_HEIGHT_PX, IN_OUT_CUBIC_EASING
        flight.delay_ms = DurationMs.PILE_LIFT + DurationMs.FAN_OUT + i * apart
        flight.duration_ms = DurationMs.TAKE_PILE.duration_ms - DurationMs.FAN_OUT
        turn = PILE_FAN_ANGLE_DEGREES * (i / max(1, len(group) - 1) - 0.5)
        down = reach * (1 - cos(radians(turn))) - PILE_LIFT_HEIGHT_PX
        flight.fan_pose = x + reach * sin(radians(turn)), y + down, width, turn
    for flight in staying:
        if flight.place.spot.place is Place.HAND:
            flight.delay_ms, flight.curve = DurationMs.PILE_LIFT, IN_OUT_CUBIC_EASING
            flight.duration_ms = DurationMs.TAKE_PILE.duration_ms


def _slide_under(flights: list[Flight], move: AnimationStep) -> None:
    """Delay the flights of wild cards until the cards of their meld have moved aside;
    the wild cards arrive below these cards."""
    grown = {
        move.table_state.side_spot(Place.MELD, event.side, event.meld)
        for event in move.events
        if isinstance(event, MeldGrown)
    }
    joining = [each for each in flights if each.place.spot in grown]
    sliding = [each for each in joining if each.changes_spot and each.is_wild]
    for flight in sliding:
        flight.delay_ms += DurationMs.MAKE_ROOM
        flight.duration_ms = DurationMs.SLIDE_CARD_UNDER_MELD
        flight.curve = IN_OUT_CUBIC_EASING
        flight.second_half_z = flight.place.z
    for flight in flights if sliding else ():
        if not flight.changes_spot:
            flight.duration_ms = DurationMs.MAKE_ROOM


def _deal(flights: list[Flight], move: AnimationStep) -> None:
    """Set the times of a deal, in which each seat in turn gets a card; cards of the
    pile and red threes are last."""
    state = move.table_state
    dealt: Counter[int] = Counter()
    turns: list[tuple[bool, int, int, Flight]] = []
    for flight in flights:
        home = flight.place.spot
        is_open = home.place in (Place.PILE, Place.BONUS)
        owner = state.viewer if home.place is Place.HAND else home.index
        seat = (owner - state.position.dealer - 1) % state.terms.players
        if flight.place.is_shown:
            turns.append((is_open, dealt[seat], seat, flight))
            dealt[seat] += not is_open
    turns.sort(key=lambda turn: turn[:3])
    apart = min(
        DurationMs.DEAL.card_delay_ms, MAX_DEAL_DURATION_MS / max(1, len(turns))
    )
    for i, (*_, flight) in enumerate(turns):
        flight.duration_ms, flight.delay_ms = DurationMs.DEAL.duration_ms, i * apart
        flight.hide_until(flight.delay_ms)


def arc_position(begin: QPointF, end: QPointF, share: float) -> QPointF:
    """Return the position of flying points on an arc, after a share of the way."""
    over = QPointF(
        (begin.x() + end.x()) / 2, min(begin.y(), end.y()) - POINTS_ARC_HEIGHT_PX
    )
    rest = 1 - share
    return begin * rest**2 + over * (2 * share * rest) + end * share**2


def make_fading(flights: Sequence[Flight]) -> Sequence[Flight]:
    """Change flights so that their cards fade in at their places; return the
    flights."""
    for flight in flights:
        flight.fades_in = flight.changes_spot
        flight.turns_over, flight.delay_ms, flight.curve = False, 0.0, OUT_CUBIC_EASING
        flight.duration_ms = DurationMs.REDUCED_MOTION_FADE if flight.fades_in else 0.0
        flight.item.setZValue(flight.place.z)
    return flights
