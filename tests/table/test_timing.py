"""How long each kind of move takes, by the table of the design."""

from pytestqt.qtbot import QtBot

from canasta_qt.table.items.animator import Flight
from canasta_qt.table.motion.event_moves import moves
from canasta_qt.table.motion.timing import timed
from canasta_qt.table.picture.placement import HomeKind
from canasta_qt.table.picture.table_state import read_table
from tests.table.sitting import Sitting, played

FOOT = (
    "family_hand_and_foot turn=0.play hands=9d/(9)/(9)/(9) "
    "feet=4s5s6s7s8s9sTsJsQsKsAs/(11)/(11)/(11) pile=6h"
)


def flown(qtbot: QtBot, text: str, line: str) -> list[Flight]:
    """The flights of what a line plays."""
    table = Sitting(qtbot, text)
    events, then = played(text, line)
    move = moves(read_table(table.observation), events, read_table(then))[0]
    return timed(table.view.scene().put_up(move.table_state), move)


def went(flights: list[Flight], to: HomeKind) -> list[Flight]:
    return [each for each in flights if each.travels and each.place.home.kind is to]


def test_a_foot_is_taken_up_card_by_card(qtbot: QtBot) -> None:
    flights = went(flown(qtbot, FOOT, "0: discard 9d"), HomeKind.HAND)

    assert {flight.duration for flight in flights} == {420}
    delays = sorted(flight.delay for flight in flights)
    assert delays == [220 + 12 * i for i in range(11)], "the discard has landed"


def test_the_next_player_lays_a_red_three_when_the_discard_has_landed(
    qtbot: QtBot,
) -> None:
    text = "classic_4 turn=0.play hands=9d8d7d/3h4c5c6c/(9)/(9) pile=6h"

    flights = flown(qtbot, text, "0: discard 9d")

    assert [flight.delay for flight in went(flights, HomeKind.PILE)] == [0]
    assert [flight.delay for flight in went(flights, HomeKind.BONUS)] == [220]
