"""Threes that count by themselves: laid out by choice, or set on a canasta."""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import BLACK3, RED3, Card
from canasta_qt.engine.state.actions import AddToMeld, MeldPlay, NewMeld
from canasta_qt.engine.state.events import BonusLaid, CardsDrawn, Event
from canasta_qt.engine.state.position import PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import Black3Mode, Red3Mode

RED_THREES: Final = (Card(57), Card(58))
ALL_THREES: Final = (Card(52), Card(55), *RED_THREES)


def laid_by_choice(terms: Terms, card: Card) -> bool:
    """Return whether a three of this colour may be laid out on one's own turn."""
    rank = card >> 2
    if rank == RED3:
        return terms.threes.red3_mode is Red3Mode.OPTIONAL
    return rank == BLACK3 and terms.threes.black3_mode is Black3Mode.BONUS


def is_bonus_lay(terms: Terms, plays: tuple[MeldPlay, ...]) -> bool:
    """Return whether plays lay out threes and nothing else."""
    return bool(plays) and all(
        isinstance(play, NewMeld)
        and bool(play.cards)
        and all(laid_by_choice(terms, card) for card in play.cards)
        for play in plays
    )


def bonus_refusal(
    position: Position, seat: int, plays: tuple[MeldPlay, ...]
) -> Refusal | None:
    """Judge laying threes out: they must be there, and the turn must stay playable."""
    cards = bonus_cards(plays)
    for card in cards:
        if cards.count(card) > position.hands[seat][card]:
            return Refusal(Reason.NOT_IN_HAND, cards=(card,))
    left = position.size[seat] - len(cards) + min(len(cards), len(position.stock))
    if left < (2 if position.phase == PLAY_PHASE else 1):
        return Refusal(Reason.BONUS_NOT_NOW, cards=cards)
    return None


def bonus_cards(plays: tuple[MeldPlay, ...]) -> tuple[Card, ...]:
    """All threes of such plays."""
    return tuple(
        card for play in plays if isinstance(play, NewMeld) for card in play.cards
    )


def lay_bonus(
    position: Position,
    seat: int,
    plays: tuple[MeldPlay, ...],
    events: list[Event] | None,
) -> None:
    """Lay threes out and replace each from the stock while it lasts."""
    side = position.terms.side_of[seat]
    cards = bonus_cards(plays)
    for card in cards:
        position.withdraw(seat, card)
        position.bonus[side].append(card)
        if events is not None:
            events.append(BonusLaid(seat, side, card))
    drawn = [position.stock.pop() for _ in cards if position.stock]
    for card in drawn:
        position.give(seat, card)
    if drawn and events is not None:
        events.append(CardsDrawn(seat, tuple(drawn)))


def is_topper(terms: Terms, play: MeldPlay) -> bool:
    """Return whether a play sets a red three on a canasta."""
    return (
        terms.threes.red3_mode is Red3Mode.TOPPER
        and isinstance(play, AddToMeld)
        and len(play.cards) == 1
        and play.cards[0] >> 2 == RED3
    )


def topper_refusal(position: Position, seat: int, play: AddToMeld) -> Refusal | None:
    """Judge setting a red three on a canasta: one on each, on one's own."""
    melds = position.melds[position.terms.side_of[seat]]
    if not 0 <= play.meld < len(melds):
        return Refusal(Reason.NO_SUCH_MELD, play.meld, len(melds))
    if not position.hands[seat][play.cards[0]]:
        return Refusal(Reason.NOT_IN_HAND, cards=play.cards)
    meld = melds[play.meld]
    if not meld.canasta or meld.topper is not None:
        return Refusal(Reason.BONUS_NOT_NOW, rank=meld.rank, cards=play.cards)
    return None
