"""Moods of the players' portraits, from public events alone."""

from typing import Final

from canasta_qt.art.portraits import Mood
from canasta_qt.engine.state import events as happened
from canasta_qt.engine.state.events import Event
from canasta_qt.table.picture.table_state import TableState

MIN_LARGE_PILE_CARDS: Final = 8
"""Smallest number of cards of a taken pile that changes the moods of portraits."""


def moods_after(event: Event, table_state: TableState) -> dict[int, Mood]:
    """Return the new mood by seat after an event; {} if the event changes no mood.

    A canasta, a large pile, going out and winning please all seats of the side and of
    its ally, and dismay all other seats.
    """
    side_of, lone = table_state.terms.side_of, table_state.position.lone
    match event:
        case happened.GameEnded():
            glad = set(event.winners)
        case happened.PileTaken() if len(event.cards) < MIN_LARGE_PILE_CARDS:
            return {}
        case (
            happened.CanastaCompleted()
            | happened.PileTaken()
            | happened.WentOut()
            | happened.HandDeclared()
        ):
            side = side_of[event.seat]
            glad = {side} if lone in (-1, side) else set(side_of) - {lone}
        case _:
            return {}
    return {
        seat: Mood.PLEASED if side in glad else Mood.DISMAYED
        for seat, side in enumerate(side_of)
    }
