"""Effects of actions: one function for each action, in the order of `legality`.

`apply` judges an action, changes the position and returns events. `apply_legal` only
changes the position; search uses it on copies.
"""

from typing import assert_never

from canasta_qt.cards import RED3, Card
from canasta_qt.engine import automatic_steps
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out import finishing_refusal
from canasta_qt.engine.moves.melding import (
    is_only_threes,
    lay_out_threes,
    lay_plays,
    pick_up_pile,
)
from canasta_qt.engine.rounds import keep_packet, lift_cards
from canasta_qt.engine.scoring import special_hand_points
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import events as event
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action, MeldPlay
from canasta_qt.engine.state.events import EndCause, Event
from canasta_qt.engine.state.facts import melded_points, opening_minimum
from canasta_qt.engine.state.position import Position, partner_of
from canasta_qt.rules.values import ConcealedRule, LastRed3, StockOut


class IllegalActionError(Exception):
    """Raised when an illegal action is applied, which is a bug of the program."""


def apply(position: Position, action: Action) -> list[Event]:
    """Apply an action of the seat to act; return the events.

    Raises `IllegalActionError` if the rules refuse it, with the position unchanged.
    """
    refused = refusal(position, action)
    if refused is not None:
        raise IllegalActionError(
            f"{action}: {refused.reason} in {position.terms.rules.id}"
            f" round {position.round} turn {position.turn} phase {position.phase}"
        )
    events: list[Event] = []
    _do(position, action, events)
    return events


def apply_legal(position: Position, action: Action) -> None:
    """Apply an action that is known to be legal, without events."""
    _do(position, action, None)


def position_after(position: Position, *actions: Action) -> Position:
    """Return a copy of the position after legal actions, which are not judged."""
    after = position.copy()
    for action in actions:
        _do(after, action, None)
    return after


def _do(  # noqa: C901 - one branch for each action
    position: Position, action: Action, events: list[Event] | None
) -> None:
    """Apply an action; `isinstance` is used because a compiled `match` is slow."""
    if isinstance(action, actions.Draw):
        _draw(position, events)
    elif isinstance(action, actions.Discard):
        _discard(position, action.card, events)
    elif isinstance(action, actions.LayDown):
        _lay_down(position, action.plays, events)
    elif isinstance(action, actions.TakePile):
        _take_pile(position, action.plays, events)
    elif isinstance(action, actions.AskPartner):
        _ask(position, events)
    elif isinstance(action, actions.AnswerPartner):
        _answer(position, yes=action.yes, events=events)
    elif isinstance(action, actions.Float):
        _float(position, events)
    elif isinstance(action, actions.Declare):
        _declare(position, action.special_hand, events)
    elif isinstance(action, actions.KeepPacket):
        keep_packet(position, action.packet, events)
    elif isinstance(action, actions.Lift):
        lift_cards(position, action.count, events)
    else:
        assert_never(action)


def _draw(position: Position, events: list[Event] | None) -> None:
    """Draw from the stock; red threes are laid out and replaced (rules.md 2.3)."""
    terms = position.terms
    seat = position.turn
    count = terms.draw_count
    if not position.stock:
        automatic_steps.renew_stock(position, events)
    if not position.stock:
        automatic_steps.end_round(position, EndCause.STOCK_EMPTY, events)
        return
    drawn: list[Card] | None = None if events is None else []
    wanted = count
    last_is_three = False
    while wanted and position.stock:
        card = position.stock.pop()
        if drawn is not None:
            drawn.append(card)
        if card >> 2 == RED3 and terms.auto_red3:
            position.bonus[terms.side_of[seat]].append(card)
            last_is_three = not position.stock
        else:
            position.add_to_hand(seat, card)
            wanted -= 1
        if wanted and not position.stock:
            last_is_three = (
                not automatic_steps.renew_stock(position, events) and last_is_three
            )
    position.drew_cards = True
    position.phase = state.PLAY_PHASE
    if events is not None and drawn is not None:
        _add_draw_events(position, seat, drawn, events)
    if last_is_three:
        rule = terms.rules.last_card_red3_ends_hand
        alone = wanted == count
        if (
            rule is LastRed3.ALWAYS
            or (rule is LastRed3.ONLY_ALONE and alone)
            or (alone and finishing_refusal(position, seat) is not None)
        ):
            automatic_steps.end_round(position, EndCause.LAST_RED_THREE, events)


def _add_draw_events(
    position: Position, seat: int, drawn: list[Card], events: list[Event]
) -> None:
    events.append(event.CardsDrawn(seat, tuple(drawn)))
    if position.terms.auto_red3:
        side = position.terms.side_of[seat]
        events.extend(
            event.BonusLaid(seat, side, card) for card in drawn if card >> 2 == RED3
        )


def _take_pile(
    position: Position, plays: tuple[MeldPlay, ...], events: list[Event] | None
) -> None:
    """Play the melds of a take, then move the rest of the pile into the hand."""
    seat = position.turn
    side = position.terms.side_of[seat]
    if events is not None:
        events.append(_pile_taken(position, seat))
    unopened = not position.melds[side]
    position.add_to_hand(seat, position.pile.pop())
    position.took_pile = True
    lay_plays(position, seat, plays, events)
    if position.terms.lone_hand and position.lone < 0:
        position.lone = seat
    position.melded = position.melded or len(plays) > 1
    position.phase = state.PLAY_PHASE
    if unopened:
        _add_opening_event(position, seat, events)
    pick_up_pile(position, seat, events)
    _finish_melding(position, seat, events)


def _pile_taken(position: Position, seat: int) -> event.PileTaken:
    limit = position.terms.rules.pile_take_limit
    stay = 0 if limit is None else max(0, len(position.pile) - limit)
    hidden = max(0, position.pile_hidden - stay)
    return event.PileTaken(seat, tuple(position.pile[stay:]), hidden)


def _lay_down(
    position: Position, plays: tuple[MeldPlay, ...], events: list[Event] | None
) -> None:
    seat = position.turn
    if is_only_threes(position.terms, plays):
        lay_out_threes(position, seat, plays, events)
        automatic_steps.exchange_red_threes(position, seat, events)
        return
    unopened = not position.melds[position.terms.side_of[seat]]
    lay_plays(position, seat, plays, events)
    position.melded = True
    if unopened:
        _add_opening_event(position, seat, events)
    _finish_melding(position, seat, events)


def _finish_melding(position: Position, seat: int, events: list[Event] | None) -> None:
    """End the round after an instant win or the last card; take up the foot if the hand
    is empty."""
    wins = position.terms.rules.instant_win_canastas
    if wins is not None and position.canastas[position.terms.side_of[seat]] >= wins:
        automatic_steps.end_round(position, EndCause.INSTANT_WIN, events)
        return
    if position.foot_untouched[seat]:
        position.foot_untouched[seat] = False
    if not position.size[seat]:
        if position.feet[seat]:
            automatic_steps.take_up_foot(position, seat, events)
        else:
            _go_out(position, seat, events)


def _add_opening_event(
    position: Position, seat: int, events: list[Event] | None
) -> None:
    if events is not None:
        side = position.terms.side_of[seat]
        needed = opening_minimum(position, side)
        events.append(
            event.SideOpened(seat, side, melded_points(position, side), needed)
        )
    if position.talons:
        automatic_steps.draw_talon(position, seat, events)


def _discard(position: Position, card: Card, events: list[Event] | None) -> None:
    seat = position.turn
    position.remove_from_hand(seat, card)
    position.pile.append(card)
    if events is not None:
        events.append(event.CardDiscarded(seat, card))
    if position.foot_untouched[seat]:
        position.foot_untouched[seat] = False
    if not position.size[seat] and not position.feet[seat]:
        _go_out(position, seat, events)
        return
    if position.terms.freezes[card]:
        if events is not None and not position.frozen:
            events.append(event.PileFroze(card))
        position.frozen = True
    if not position.size[seat]:
        automatic_steps.take_up_foot(position, seat, events)
    _end_turn(position, seat, events)


def _float(position: Position, events: list[Event] | None) -> None:
    seat = position.turn
    if events is not None:
        events.append(event.TurnFloated(seat))
    _end_turn(position, seat, events)


def _declare(position: Position, hand: str, events: list[Event] | None) -> None:
    """Meld a special hand, which ends the round; only this hand scores for the side."""
    seat = position.turn
    points = special_hand_points(position, seat, hand)
    position.out = seat
    position.special = hand
    if events is not None:
        cards = tuple(position.hand(seat))
        events.append(event.HandDeclared(seat, hand, cards, points))
    automatic_steps.end_round(position, EndCause.SPECIAL_HAND, events)


def _end_turn(position: Position, seat: int, events: list[Event] | None) -> None:
    if position.melded or position.took_pile:
        position.melded_before[seat] = True
    position.in_first_turn[seat] = False
    ends = position.terms.rules.stock_out is StockOut.END_AFTER_TURN
    if ends and not position.stock:
        automatic_steps.end_round(position, EndCause.STOCK_EMPTY, events)
        return
    automatic_steps.begin_turn(position, position.terms.next_seat[seat], events)


def _go_out(position: Position, seat: int, events: list[Event] | None) -> None:
    position.out = seat
    if position.terms.lone_hand and position.lone < 0:
        position.lone = seat
    position.concealed = _is_concealed(position, seat)
    if events is not None:
        events.append(event.WentOut(seat, position.concealed))
    automatic_steps.end_round(position, EndCause.WENT_OUT, events)


def _is_concealed(position: Position, seat: int) -> bool:
    """Return whether the player went out concealed under the rules of this game
    (rules.md 3.1)."""
    rule = position.terms.rules.concealed_rule
    laid_now = position.melded or position.took_pile
    if rule is ConcealedRule.NONE or position.melded_before[seat] or not laid_now:
        return False
    if rule is ConcealedRule.NEVER_MELDED:
        return True
    return position.canasta_from_new_meld and not position.added_to_older_meld


def _ask(position: Position, events: list[Event] | None) -> None:
    seat = position.turn
    position.asked[seat] += 1
    position.phase = state.ANSWER_PHASE
    if events is not None:
        events.append(event.PartnerAsked(seat, partner_of(position.terms, seat)))


def _answer(position: Position, *, yes: bool, events: list[Event] | None) -> None:
    position.partner_agreed = yes
    position.partner_refused = not yes
    position.phase = state.PLAY_PHASE
    if events is not None:
        partner = partner_of(position.terms, position.turn)
        events.append(event.PartnerAnswered(partner, yes))
