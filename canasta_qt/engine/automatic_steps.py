"""Steps of the game without a decision: turn started, red threes replaced, foot and
packets taken up, stock renewed, round ended."""

from typing import Final

from canasta_qt.cards import RED3, cards_of_rank
from canasta_qt.engine.moves.melding import lay_three
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state import events as event
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.events import EndCause, Event
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import TalonMode


def begin_turn(position: Position, seat: int, events: list[Event] | None) -> None:
    """Start the turn of a seat: lay out and replace its red threes from the deal."""
    position.turn = seat
    position.phase = state.DRAW_PHASE
    position.clear_turn()
    exchange_red_threes(position, seat, events)


def exchange_red_threes(
    position: Position, seat: int, events: list[Event] | None
) -> None:
    """Lay out every red three of a hand, and replace each until the stock is empty.

    Does nothing unless the ruleset lays red threes out at once (`auto_red3`).
    """
    while position.terms.auto_red3 and position.ranks[seat][RED3]:
        (three,) = cards_of_rank(position.hands[seat], RED3, 1)
        lay_three(position, seat, three, events)
        if position.stock:
            replacement = position.stock.pop()
            position.add_to_hand(seat, replacement)
            if events is not None:
                events.append(event.CardsDrawn(seat, (replacement,)))


MAX_STOCK_RENEWALS: Final = 100
"""Number of times that the pile can become the stock before the round ends (our
choice).

Without a limit, the same few cards could be drawn and discarded for ever while no
player may go out. Usual rounds have fewer than 70 renewals.
"""


def can_renew_stock(position: Position) -> bool:
    """Return whether the rules allow to turn the pile over as a new stock in this
    position."""
    if not position.terms.renews_stock or not position.pile:
        return False
    most = position.terms.rules.max_recycles
    return position.renewals < (MAX_STOCK_RENEWALS if most is None else most)


def renew_stock(position: Position, events: list[Event] | None) -> bool:
    """Turn the pile over as the new stock, with the oldest card on top, if the ruleset
    allows it.

    Return whether the stock has cards afterwards.
    """
    if not can_renew_stock(position):
        return False
    position.stock = position.pile[::-1]
    position.pile = []
    position.pile_hidden = 0
    position.frozen = False
    position.renewals += 1
    if events is not None:
        events.append(event.StockRenewed(len(position.stock)))
    return True


def take_up_foot(position: Position, seat: int, events: list[Event] | None) -> None:
    """Move the foot of a seat into its hand, which is empty."""
    foot = position.feet[seat]
    position.feet[seat] = []
    for card in foot:
        position.add_to_hand(seat, card)
    position.foot_untouched[seat] = True
    if events is not None:
        events.append(event.FootTakenUp(seat, tuple(foot)))
    exchange_red_threes(position, seat, events)


def draw_talon(position: Position, seat: int, events: list[Event] | None) -> None:
    """Give the next packet that was set aside at the deal to a seat whose side has just
    opened."""
    if position.terms.rules.talon_mode is not TalonMode.BONUS_DRAW:
        return
    cards = position.talons.pop(0)
    for card in cards:
        position.add_to_hand(seat, card)
    if events is not None:
        events.append(event.TalonDrawn(seat, tuple(cards)))
    exchange_red_threes(position, seat, events)


def end_round(position: Position, cause: EndCause, events: list[Event] | None) -> None:
    """End the round; red threes that are still in hands are laid out without
    replacement.

    Only a player who has had no turn can still have red threes in the hand.
    """
    position.phase = state.OVER_PHASE
    position.cause = cause
    if position.terms.auto_red3:
        holders = [seat for seat, row in enumerate(position.ranks) if row[RED3]]
        for seat in holders:
            for card in cards_of_rank(position.hands[seat], RED3):
                lay_three(position, seat, card, events)
    if events is None:
        return
    sheet = score_sheet(position)
    events.append(event.RoundEnded(cause, sheet.round))
    if sheet.game_over:
        events.append(event.GameEnded(sheet.total, sheet.winners))
