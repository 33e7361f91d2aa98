"""How long each kind of move takes, by the table of the design."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    BonusLaid,
    CardDiscarded,
    CardsDrawn,
    Event,
    FootTakenUp,
    MeldGrown,
    MeldLaid,
    PileFroze,
    PileTaken,
    SideOpened,
)
from canasta_qt.table.items.animator import Flight
from canasta_qt.table.motion.event_moves import moves
from canasta_qt.table.motion.timing import ARC, timed
from canasta_qt.table.picture.placement import HomeKind
from canasta_qt.table.picture.table_state import read_table
from tests.table.sitting import MIDDLE, Sitting, card, cards

FOOT = (
    "family_hand_and_foot turn=0.play hands=-/(9)/(9)/(9) "
    "feet=(11)/(11)/(11)/(11) pile=6h"
)
PILE = "6h7h9s2s4s8c"
LAID = MeldLaid(1, 1, 1, cards("5c5d5s"), 15)
ALSO = MeldLaid(1, 1, 2, cards("6c6d6s"), 15)


def flown(table: Sitting, *events: Event) -> list[Flight]:
    """The flights of the last step of these events."""
    start = read_table(table.observation)
    scene = table.view.scene()
    flights: list[Flight] = []
    for move in moves(start, events, start):
        flights = timed(scene.put_up(move.table_state), move)
    return flights


def went(flights: list[Flight], to: HomeKind) -> list[Flight]:
    return [each for each in flights if each.travels and each.place.home.kind is to]


@pytest.mark.parametrize(
    ("event", "to", "duration", "apart", "edge"),
    [
        (CardsDrawn(0, cards("KcKd")), HomeKind.HAND, 260, 60, 0.4),
        (CardsDrawn(1, (UNKNOWN, UNKNOWN)), HomeKind.SEAT, 260, 60, None),
        (CardDiscarded(0, card("9d")), HomeKind.PILE, 220, 0, None),
        (CardDiscarded(1, card("9c")), HomeKind.PILE, 220, 0, 0.5),
        (LAID, HomeKind.MELD, 300, 50, 0.3),
        (MeldLaid(0, 0, 2, cards("QdQcQs"), 30), HomeKind.MELD, 240, 0, None),
        (BonusLaid(1, 1, card("3d")), HomeKind.BONUS, 260, 0, 0.5),
        (PileTaken(0, cards(PILE)), HomeKind.HAND, 340, 8, None),
    ],
)
def test_a_move_takes_its_time(
    qtbot: QtBot,
    event: Event,
    to: HomeKind,
    duration: int,
    apart: int,
    edge: float | None,
) -> None:
    """feel.md 6, the table: milliseconds, overlap and flip."""
    flights = went(flown(Sitting(qtbot), event), to)

    assert flights
    assert {flight.duration for flight in flights} == {duration}
    delays = sorted(flight.delay for flight in flights)
    assert {b - a for a, b in pairwise(delays)} <= {apart}
    assert {f.edge for f in flights if f.flips} == {edge} - {None}


def test_groups_laid_together_follow_each_other_by_25(qtbot: QtBot) -> None:
    queens = MeldLaid(0, 0, 2, cards("QdQcQs"), 30)
    jacks = MeldLaid(0, 0, 3, cards("JdJcXr"), 70)

    flights = went(flown(Sitting(qtbot), queens, jacks), HomeKind.MELD)

    delays = {(flight.place.home.index, flight.delay) for flight in flights}
    assert delays == {(2, 0), (3, 25)}


def test_all_that_a_player_lays_at_once_is_one_step(qtbot: QtBot) -> None:
    start = read_table(Sitting(qtbot).observation)
    opened = SideOpened(1, 1, 30, 50)
    taken = PileTaken(1, cards(PILE))

    (laying, told_after) = moves(start, (taken, LAID, opened, ALSO), start)

    assert laying.events == (taken, LAID, ALSO)
    assert told_after.events == (opened,)


def test_a_wild_card_waits_for_room_and_slides_under(qtbot: QtBot) -> None:
    flights = flown(Sitting(qtbot), MeldGrown(0, 0, 0, cards("2d"), 20))

    (wild,) = went(flights, HomeKind.MELD)
    room = {
        flight.duration
        for flight in flights
        if flight.place.home.kind is HomeKind.MELD and not flight.travels
    }
    assert (wild.delay, wild.duration) == (120, 200)
    assert wild.late_z == wild.place.z
    assert room <= {120}


def test_a_large_pile_leaves_within_240(qtbot: QtBot) -> None:
    many = "".join(f"{rank}c{rank}d{rank}h{rank}s" for rank in "456789TJQK")
    text = f"classic_4 turn=0.play pile={many} hands=AsAcAd/(9)/(9)/(8)"
    taken = PileTaken(0, cards(many))

    flights = went(flown(Sitting(qtbot, text), taken), HomeKind.HAND)

    delays = [flight.delay for flight in flights]
    assert (len(delays), min(delays), max(delays)) == (40, 270, 270 + 39 * 6)


def test_a_taken_pile_rises_and_is_fanned_out_over_an_arc(qtbot: QtBot) -> None:
    flights = went(flown(Sitting(qtbot), PileTaken(0, cards(PILE))), HomeKind.HAND)
    first, *_, last = sorted(flights, key=lambda flight: flight.old_z)
    start = first.start

    assert first.fan is not None
    assert last.fan is not None

    first.pass_to(90)
    risen = (first.item.x(), first.item.y())
    first.pass_to(270)
    fanned = (first.item.x(), first.item.y())

    assert risen == pytest.approx((start[0], start[1] - 6), abs=0.5)
    assert fanned == pytest.approx(first.fan[:2], abs=0.5)
    assert last.fan[3] - first.fan[3] == pytest.approx(ARC)
    assert first.fan[0] < last.fan[0]


def test_a_foot_is_taken_up_card_by_card(qtbot: QtBot) -> None:
    table = Sitting(qtbot, FOOT)
    foot = FootTakenUp(0, cards("4s5s6s7s8s9sTsJsQsKsAs"))

    flights = went(flown(table, foot), HomeKind.HAND)

    assert {flight.duration for flight in flights} == {420}
    assert sorted(flight.delay for flight in flights) == [12 * i for i in range(11)]


def test_the_wild_card_that_freezes_turns_sideways(qtbot: QtBot) -> None:
    deuce = CardDiscarded(0, card("2d"))
    table = Sitting(qtbot, MIDDLE.replace("8c!", "8c"))

    flights = flown(table, deuce, PileFroze(card("2d")))
    turning = [flight for flight in flights if flight.place.turn == 90]

    assert [flight.duration for flight in turning] == [240]
