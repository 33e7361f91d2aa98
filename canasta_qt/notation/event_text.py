"""Events as short lines for developers: answers of the judge and transcripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.notation.cards import write_cards


def event_text(event: Event) -> str:
    """Write one event as a line, such as `discarded: 9c`."""
    return _WRITERS[type(event)](event)


def _meld_laid(event: events.MeldLaid) -> str:
    cards = write_cards(event.cards)
    return f"meld laid: side {event.side}, m{event.meld} [{cards}], {event.points}"


def _meld_grown(event: events.MeldGrown) -> str:
    cards = write_cards(event.cards)
    return f"meld grown: side {event.side}, m{event.meld}+{cards}, {event.points}"


def _pile_taken(event: events.PileTaken) -> str:
    number = len(event.cards)
    cards = "card" if number == 1 else "cards"
    return f"pile taken: {number} {cards}, top {write_cards(event.cards[-1:])}"


def _cards_lifted(event: events.CardsLifted) -> str:
    return f"lifted: seat {event.seat}, {event.count}{', bonus' * event.bonus}"


def _round_started(event: events.RoundStarted) -> str:
    return (
        f"round {event.round} started: dealer {event.dealer}, first {event.first},"
        f" {event.hand_size} cards each"
    )


def _slashed(numbers: tuple[int, ...]) -> str:
    return "/".join(map(str, numbers))


def _game_ended(event: events.GameEnded) -> str:
    return (
        f"game ended: {_slashed(event.totals)}, won by side {_slashed(event.winners)}"
    )


def _went_out(event: events.WentOut) -> str:
    return f"went out: seat {event.seat}{', concealed' * event.concealed}"


_WRITERS: Final[dict[type, Callable[[Any], str]]] = {
    events.RoundStarted: _round_started,
    events.DealerDrawn: lambda event: (
        f"dealer drawn: seat {event.dealer}, {write_cards(event.cards)}"
    ),
    events.UpcardTurned: lambda event: f"upcard: {write_cards([event.card])}",
    events.CardsDrawn: lambda event: (
        f"drawn: seat {event.seat}, {write_cards(event.cards)}"
    ),
    events.BonusLaid: lambda event: (
        f"laid out: side {event.side}, {write_cards([event.card])}"
    ),
    events.ThreeSetAside: lambda event: (
        f"set aside: side {event.side}, {write_cards([event.card])}"
    ),
    events.CardsLifted: _cards_lifted,
    events.PacketKept: lambda event: f"packet kept: seat {event.seat}, {event.packet}",
    events.TurnFloated: lambda event: f"floated: seat {event.seat}",
    events.TalonDrawn: lambda event: (
        f"talon drawn: seat {event.seat}, {write_cards(event.cards)}"
    ),
    events.HandDeclared: lambda event: (
        f"declared: seat {event.seat}, {event.hand}, {event.points}"
    ),
    events.PileTaken: _pile_taken,
    events.MeldLaid: _meld_laid,
    events.MeldGrown: _meld_grown,
    events.MeldsJoined: lambda event: (
        f"melds joined: side {event.side}, m{event.meld}+m{event.other}"
    ),
    events.CanastaCompleted: lambda event: (
        f"canasta: side {event.side}, m{event.meld}, {event.kind}"
    ),
    events.CanastaMixed: lambda event: (
        f"canasta mixed: side {event.side}, m{event.meld}"
    ),
    events.SideOpened: lambda event: (
        f"opened: side {event.side}, {event.points} of {event.needed}"
    ),
    events.CardDiscarded: lambda event: f"discarded: {write_cards([event.card])}",
    events.PileFroze: lambda event: f"pile frozen: {write_cards([event.card])}",
    events.PartnerAsked: lambda event: (
        f"asked: seat {event.seat} asks seat {event.partner}"
    ),
    events.PartnerAnswered: lambda event: (
        f"answered: seat {event.seat}, {'yes' if event.yes else 'no'}"
    ),
    events.FootTakenUp: lambda event: (
        f"foot taken up: seat {event.seat}, {write_cards(event.cards)}"
    ),
    events.StockRenewed: lambda event: f"stock renewed: {event.cards} cards",
    events.WentOut: _went_out,
    events.RoundEnded: lambda event: (
        f"round ended: {event.cause}, {_slashed(event.points)}"
    ),
    events.GameEnded: _game_ended,
}
"""One entry for each event; a test holds the table against the union."""
