"""What follows by itself: red threes at a first turn, the end of a round."""

from __future__ import annotations

from canasta_qt.cards import RED3
from canasta_qt.engine.events import (
    BonusLaid,
    CardsDrawn,
    EndCause,
    Event,
    GameEnded,
    RoundEnded,
)
from canasta_qt.engine.position import (
    DRAW_PHASE,
    OVER_PHASE,
    Position,
    red_threes_in,
)
from canasta_qt.engine.scoring import score_sheet


def begin_turn(position: Position, seat: int, events: list[Event] | None) -> None:
    """Give a seat the turn; dealt red threes are laid and replaced first."""
    position.turn = seat
    position.phase = DRAW_PHASE
    position.clear_turn()
    if position.terms.auto_red3 and position.ranks[seat][RED3]:
        exchange_red_threes(position, seat, events)


def exchange_red_threes(
    position: Position, seat: int, events: list[Event] | None
) -> None:
    """Lay every red three of a hand, each replaced while the stock lasts."""
    side = position.terms.side_of[seat]
    while position.ranks[seat][RED3]:
        card = red_threes_in(position, seat)[0]
        position.withdraw(seat, card)
        position.bonus[side].append(card)
        if events is not None:
            events.append(BonusLaid(seat, side, card))
        if position.stock:
            replacement = position.stock.pop()
            position.give(seat, replacement)
            if events is not None:
                events.append(CardsDrawn(seat, (replacement,)))


def end_round(position: Position, cause: EndCause, events: list[Event] | None) -> None:
    """End the round; red threes still in hands are laid out without replacement.

    A hand can hold some only if its player never had a turn.
    """
    position.phase = OVER_PHASE
    position.cause = cause
    if position.terms.auto_red3:
        for seat in range(position.terms.players):
            for card in red_threes_in(position, seat):
                side = position.terms.side_of[seat]
                position.withdraw(seat, card)
                position.bonus[side].append(card)
                if events is not None:
                    events.append(BonusLaid(seat, side, card))
    if events is None:
        return
    sheet = score_sheet(position)
    events.append(RoundEnded(cause, sheet.round))
    if sheet.game_over:
        events.append(GameEnded(sheet.total, sheet.winners))
