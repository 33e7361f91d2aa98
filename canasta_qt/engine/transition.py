"""What an action does: one function per action, in the order of `legality`.

`apply` judges, changes the position and tells the events; `play` only changes it and
is what search uses on positions of its own.
"""

from __future__ import annotations

from typing import assert_never

from canasta_qt.cards import RED3, Card
from canasta_qt.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Declare,
    Discard,
    Draw,
    Float,
    GoOut,
    KeepPacket,
    LayDown,
    Lift,
    MeldPlay,
    TakePile,
)
from canasta_qt.engine.automatic import begin_turn, end_round
from canasta_qt.engine.events import (
    BonusLaid,
    CardDiscarded,
    CardsDrawn,
    EndCause,
    Event,
    PartnerAnswered,
    PartnerAsked,
    PileFroze,
    PileTaken,
    SideOpened,
    WentOut,
)
from canasta_qt.engine.facts import melded_points, opening_minimum
from canasta_qt.engine.laying import lay, pick_up
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.position import (
    ANSWER_PHASE,
    PLAY_PHASE,
    Position,
    partner_of,
)
from canasta_qt.engine.refusals import IllegalActionError
from canasta_qt.rules.values import ConcealedRule, LastRed3, ShortDraw


def apply(position: Position, action: Action) -> list[Event]:
    """Do what the actor wants and tell what happened.

    Changes its argument and nothing else.  Raises `IllegalActionError` if the rules
    refuse the action; the position is then as it was.
    """
    refused = refusal(position, action)
    if refused is not None:
        raise IllegalActionError(refused, str(action), _described(position))
    events: list[Event] = []
    _do(position, action, events)
    return events


def play(position: Position, action: Action) -> None:
    """Do an action that is known to be legal, without judging and without events."""
    _do(position, action, None)


def _described(position: Position) -> str:
    """A short description; the notation layer above can write the whole position."""
    return (
        f"{position.terms.ruleset.id} round {position.round}"
        f" turn {position.turn} phase {position.phase}"
    )


def _do(position: Position, action: Action, events: list[Event] | None) -> None:
    match action:
        case Draw():
            _draw(position, events)
        case Discard(card):
            _discard(position, card, events)
        case LayDown(plays):
            _lay_down(position, plays, events)
        case TakePile(plays):
            _take_pile(position, plays, events)
        case AskPartner():
            _ask(position, events)
        case Answer(yes):
            _answer(position, yes=yes, events=events)
        case GoOut() | Float() | Declare() | KeepPacket() | Lift():
            raise AssertionError(action)  # refused by every ruleset so far
        case _:
            assert_never(action)


def _draw(position: Position, events: list[Event] | None) -> None:
    """Draw from the stock, red threes laid and replaced while it lasts (2.3)."""
    terms = position.terms
    seat = position.turn
    stock = position.stock
    count = terms.draw_count
    short = terms.drawing.short_draw is ShortDraw.CANNOT_DRAW and len(stock) < count
    if not stock or short:
        end_round(position, EndCause.STOCK_EMPTY, events)
        return
    drawn: list[Card] = []
    wanted = count
    last_is_three = False
    while wanted and stock:
        card = stock.pop()
        drawn.append(card)
        if card >> 2 == RED3 and terms.auto_red3:
            position.bonus[terms.side_of[seat]].append(card)
            last_is_three = not stock
        else:
            position.give(seat, card)
            wanted -= 1
    position.drew = True
    position.phase = PLAY_PHASE
    if events is not None:
        _tell_draw(position, seat, drawn, events)
    if last_is_three:
        rule = terms.drawing.last_card_red3_ends_hand
        if rule is LastRed3.ALWAYS or (rule is LastRed3.ONLY_ALONE and wanted == count):
            end_round(position, EndCause.LAST_RED_THREE, events)


def _tell_draw(
    position: Position, seat: int, drawn: list[Card], events: list[Event]
) -> None:
    events.append(CardsDrawn(seat, tuple(drawn)))
    if position.terms.auto_red3:
        side = position.terms.side_of[seat]
        events.extend(
            BonusLaid(seat, side, card) for card in drawn if card >> 2 == RED3
        )


def _take_pile(
    position: Position, plays: tuple[MeldPlay, ...], events: list[Event] | None
) -> None:
    """Lay the top card with the plays, then the rest of the pile goes to the hand."""
    seat = position.turn
    side = position.terms.side_of[seat]
    if events is not None:
        events.append(PileTaken(seat, tuple(position.pile)))
    unopened = not position.melds[side]
    position.give(seat, position.pile.pop())
    lay(position, seat, plays, events)
    position.took = True
    position.melded = len(plays) > 1
    position.phase = PLAY_PHASE
    if unopened:
        _tell_opening(position, seat, events)
    pick_up(position, seat, events)
    if not position.size[seat]:
        _go_out(position, seat, events)


def _lay_down(
    position: Position, plays: tuple[MeldPlay, ...], events: list[Event] | None
) -> None:
    seat = position.turn
    unopened = not position.melds[position.terms.side_of[seat]]
    lay(position, seat, plays, events)
    position.melded = True
    if unopened:
        _tell_opening(position, seat, events)
    if not position.size[seat]:
        _go_out(position, seat, events)


def _tell_opening(position: Position, seat: int, events: list[Event] | None) -> None:
    if events is not None:
        side = position.terms.side_of[seat]
        needed = opening_minimum(position, side)
        events.append(SideOpened(seat, side, melded_points(position, side), needed))


def _discard(position: Position, card: Card, events: list[Event] | None) -> None:
    seat = position.turn
    position.withdraw(seat, card)
    position.pile.append(card)
    if events is not None:
        events.append(CardDiscarded(seat, card))
    if not position.size[seat]:
        _go_out(position, seat, events)
        return
    if position.terms.freezes[card]:
        if events is not None and not position.frozen:
            events.append(PileFroze(card))
        position.frozen = True
    _end_turn(position, seat, events)


def _end_turn(position: Position, seat: int, events: list[Event] | None) -> None:
    if position.melded or position.took:
        position.laid[seat] = True
    position.fresh[seat] = False
    begin_turn(position, position.terms.next_seat[seat], events)


def _go_out(position: Position, seat: int, events: list[Event] | None) -> None:
    position.out = seat
    position.concealed = _is_concealed(position, seat)
    if events is not None:
        events.append(WentOut(seat, position.concealed))
    end_round(position, EndCause.WENT_OUT, events)


def _is_concealed(position: Position, seat: int) -> bool:
    """Out in one turn with nothing melded before (3.1, conditions by ruleset)."""
    rule = position.terms.going_out.concealed_rule
    laid_now = position.melded or position.took
    if rule is ConcealedRule.NONE or position.laid[seat] or not laid_now:
        return False
    if rule is ConcealedRule.NEVER_MELDED:
        return True
    return position.own_canasta and not position.fed_partner


def _ask(position: Position, events: list[Event] | None) -> None:
    seat = position.turn
    position.asked[seat] += 1
    position.phase = ANSWER_PHASE
    if events is not None:
        events.append(PartnerAsked(seat, partner_of(position.terms, seat)))


def _answer(position: Position, *, yes: bool, events: list[Event] | None) -> None:
    position.allowed = yes
    position.denied = not yes
    position.phase = PLAY_PHASE
    if events is not None:
        partner = partner_of(position.terms, position.turn)
        events.append(PartnerAnswered(partner, yes))
