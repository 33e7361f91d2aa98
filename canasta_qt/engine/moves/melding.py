"""Effect of melding on hand and melds, used to judge and to apply an action.

An action is judged on a copy of the position. Threes that score without a meld are laid
out by choice, or set on a canasta.
"""

from dataclasses import replace
from typing import Final

from canasta_qt.cards import BLACK3, CARD_LIST_LENGTH, RED3, Card
from canasta_qt.engine.moves.validity import is_pure_rank
from canasta_qt.engine.state import events as event
from canasta_qt.engine.state.actions import (
    AddToMeld,
    JoinMelds,
    MeldPlay,
    NewMeld,
    cards_of_plays,
)
from canasta_qt.engine.state.events import CardsDrawn, Event
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    SET,
    WILDS,
    make_meld,
    meld_with_cards,
)
from canasta_qt.engine.state.position import NO_MELD, PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import Terms, card_class
from canasta_qt.rules.values import Black3FromPile, Black3Mode, Red3Mode

RED_THREES: Final = (Card(57), Card(58))
ALL_THREES: Final = (Card(52), Card(55), *RED_THREES)


def can_be_laid_out(terms: Terms, card: Card) -> bool:
    """Return whether a player may lay out this three during the own turn."""
    rank = card >> 2
    if rank == RED3:
        return terms.rules.red3_mode is Red3Mode.OPTIONAL
    return rank == BLACK3 and terms.rules.black3_mode is Black3Mode.BONUS


def is_only_threes(terms: Terms, plays: tuple[MeldPlay, ...]) -> bool:
    """Return whether the plays only lay out threes."""
    return bool(plays) and all(
        isinstance(play, NewMeld)
        and bool(play.cards)
        and all(can_be_laid_out(terms, card) for card in play.cards)
        for play in plays
    )


def threes_laid_out_refusal(
    position: Position, seat: int, plays: tuple[MeldPlay, ...]
) -> Refusal | None:
    """Return a refusal if the hand does not have the threes, or if the turn could not
    end after laying them out."""
    cards = tuple(cards_of_plays(plays))
    for card in cards:
        if cards.count(card) > position.hands[seat][card]:
            return Refusal(Reason.NOT_IN_HAND, cards=(card,))
    left = position.size[seat] - len(cards)
    left += min(
        len(cards), max(0, len(position.stock) - count_red_threes_to_come(position))
    )
    if left < (2 if position.phase == PLAY_PHASE else 1):
        return Refusal(Reason.BONUS_NOT_NOW, cards=cards)
    return None


def count_red_threes_to_come(position: Position) -> int:
    """Return the number of red threes that are not laid out yet; 0 in games where they
    need not be laid out at once."""
    if not position.terms.auto_red3:
        return 0
    laid = sum(card >> 2 == RED3 for cards in position.bonus for card in cards)
    return 2 * position.terms.decks - laid


def lay_out_threes(
    position: Position,
    seat: int,
    plays: tuple[MeldPlay, ...],
    events: list[Event] | None,
) -> None:
    """Lay out threes, and replace each until the stock is empty."""
    cards = cards_of_plays(plays)
    for card in cards:
        lay_three(position, seat, card, events)
    drawn = [position.stock.pop() for _ in cards if position.stock]
    for card in drawn:
        position.add_to_hand(seat, card)
    if drawn and events is not None:
        events.append(CardsDrawn(seat, tuple(drawn)))


def lay_three(
    position: Position, seat: int, card: Card, events: list[Event] | None
) -> None:
    """Lay out one three of the hand beside the melds of the side."""
    side = position.terms.side_of[seat]
    position.remove_from_hand(seat, card)
    position.bonus[side].append(card)
    if events is not None:
        events.append(event.BonusLaid(seat, side, card))


def is_topper(terms: Terms, play: MeldPlay) -> bool:
    """Return whether a play sets a red three on a canasta."""
    return (
        terms.rules.red3_mode is Red3Mode.TOPPER
        and isinstance(play, AddToMeld)
        and len(play.cards) == 1
        and play.cards[0] >> 2 == RED3
    )


def topper_refusal(position: Position, seat: int, play: AddToMeld) -> Refusal | None:
    """Return a refusal unless the red three is set on a canasta that has none."""
    melds = position.melds[position.terms.side_of[seat]]
    if not 0 <= play.meld < len(melds):
        return Refusal(Reason.NO_SUCH_MELD, play.meld, len(melds))
    if not position.hands[seat][play.cards[0]]:
        return Refusal(Reason.NOT_IN_HAND, cards=play.cards)
    meld = melds[play.meld]
    if not meld.is_canasta or meld.topper is not None:
        return Refusal(Reason.BONUS_NOT_NOW, rank=meld.rank, cards=play.cards)
    return None


def lay_plays(
    position: Position,
    seat: int,
    plays: tuple[MeldPlay, ...],
    events: list[Event] | None = None,
) -> None:
    """Play melds in order, without judging them.

    The index of a meld is valid for the whole action, as a meld joined to another one
    is removed only at the end of the action.
    """
    side = position.terms.side_of[seat]
    opening = not position.melds[side]
    gone: list[int] = []
    for play in plays:
        lay_play(position, seat, play, gone, events)
    end_plays(position, side, gone, opening=opening)


def lay_play(
    position: Position,
    seat: int,
    play: MeldPlay,
    gone: list[int],
    events: list[Event] | None = None,
) -> None:
    """Play one meld of an action; the index of a meld joined to another one is added to
    `gone`."""
    if type(play) is NewMeld:
        side = position.terms.side_of[seat]
        target = same_rank_meld_index(position, side, play.cards)
        if target == NO_MELD:
            _lay_new_meld(position, seat, play.cards, events)
        else:
            _add_to_meld(position, seat, target, play.cards, events)
    elif type(play) is AddToMeld:
        _add_to_meld(position, seat, play.meld, play.cards, events)
    elif type(play) is JoinMelds:
        _join_melds(position, seat, play, events)
        gone.append(play.other_meld)


def end_plays(position: Position, side: int, gone: list[int], *, opening: bool) -> None:
    """End an action: remove the melds in `gone`, which were joined to other melds.

    With `opening`, melds of a pure rank that have wild cards are marked.
    """
    rules = position.terms.rules
    if opening and rules.pure_ranks:
        position.melds[side] = [
            replace(meld, mixed_at_opening=True)
            if meld.wilds and is_pure_rank(rules, meld.rank, mixed=False)
            else meld
            for meld in position.melds[side]
        ]
    if not gone:
        return
    for index in sorted(gone, reverse=True):
        del position.melds[side][index]
        position.new_melds = [
            new - (new > index) for new in position.new_melds if new != index
        ]
    position.update_meld_index(side)


def same_rank_meld_index(position: Position, side: int, cards: tuple[Card, ...]) -> int:
    """Return the index of the meld to which cards of this rank must be added.

    `NO_MELD` if the side has no such meld, for sequences, and in games with several
    melds of a rank.
    """
    if not position.terms.one_meld:
        return NO_MELD
    for card in cards:
        if card < 44:  # a natural card
            runs = position.terms.rules.sequences
            if runs and any(each >> 2 != card >> 2 for each in cards if each < 44):
                return NO_MELD
            return position.rank_meld[side][card >> 2]
    return NO_MELD


def _lay_new_meld(
    position: Position, seat: int, cards: tuple[Card, ...], events: list[Event] | None
) -> None:
    for card in cards:
        position.remove_from_hand(seat, card)
    side = position.terms.side_of[seat]
    meld = make_meld(cards, position.terms.points)
    if meld.concealed and position.took_pile and not position.new_melds:
        meld = replace(meld, concealed=False)  # the top card came from the pile
    melds = position.melds[side]
    index = len(melds)
    melds.append(meld)
    position.new_melds.append(index)
    if meld.form == SET:
        position.rank_meld[side][meld.rank] = index
    if events is not None:
        events.append(event.MeldLaid(seat, side, index, meld.cards, meld.points))
    if len(meld.cards) >= CANASTA_SIZE:
        _count_canasta(position, seat, side, index, events)


def _add_to_meld(
    position: Position,
    seat: int,
    index: int,
    cards: tuple[Card, ...],
    events: list[Event] | None,
) -> None:
    side, index = position.locate_meld(position.terms.side_of[seat], index)
    for card in cards:
        position.remove_from_hand(seat, card)
    before = position.melds[side][index]
    if cards[0] >> 2 == RED3:
        position.melds[side][index] = replace(before, topper=cards[0])
        if events is not None:
            events.append(event.BonusLaid(seat, side, cards[0], index))
        return
    meld = meld_with_cards(before, cards, position.terms.points)
    position.melds[side][index] = meld
    own = side == position.terms.side_of[seat]
    if not own or index not in position.new_melds:
        position.added_to_older_meld = True
    if events is not None:
        points = meld.points - before.points
        events.append(event.MeldGrown(seat, side, index, cards, points))
    if len(meld.cards) >= CANASTA_SIZE:
        if len(before.cards) < CANASTA_SIZE:
            _count_canasta(position, seat, side, index, events)
        elif events is not None and meld.wilds and not before.wilds:
            events.append(event.CanastaMixed(seat, side, index))


def _count_canasta(
    position: Position, seat: int, side: int, index: int, events: list[Event] | None
) -> None:
    meld = position.melds[side][index]
    position.canastas[side] += 1
    if index in position.new_melds and side == position.terms.side_of[seat]:
        position.canasta_from_new_meld = True
    if position.terms.rules.burning and meld.form in (SET, WILDS):
        position.closed_ranks[meld.rank] = True
    if events is not None:
        events.append(
            event.CanastaCompleted(seat, side, index, meld.canasta_kind or "")
        )


def _join_melds(
    position: Position, seat: int, play: JoinMelds, events: list[Event] | None
) -> None:
    side = position.terms.side_of[seat]
    melds = position.melds[side]
    first, second = melds[play.meld], melds[play.other_meld]
    meld = meld_with_cards(first, second.cards, position.terms.points)
    melds[play.meld] = meld
    if events is not None:
        events.append(event.MeldsJoined(seat, side, play.meld, play.other_meld))
        if meld.is_canasta and not (first.is_canasta or second.is_canasta):
            events.append(
                event.CanastaCompleted(seat, side, play.meld, meld.canasta_kind or "")
            )


def pick_up_pile(
    position: Position, seat: int, events: list[Event] | None = None
) -> None:
    """Move the pile, except its top card, which is melded, into the hand.

    If the ruleset says so, red threes are laid out without replacement and black threes
    are set aside; with `pile_take_limit` the lower cards remain in the pile.
    """
    terms = position.terms
    limit = terms.rules.pile_take_limit
    stay = 0 if limit is None else max(0, len(position.pile) + 1 - limit)
    hidden = max(0, position.pile_hidden - stay)
    for place, card in enumerate(position.pile[stay:]):
        _pick_up_card(position, seat, card, events, seen=place >= hidden)
    position.pile = position.pile[:stay]
    position.pile_hidden = min(position.pile_hidden, stay)
    seen = position.pile[position.pile_hidden :]
    turned = terms.rules.upcard_freezes_on
    position.frozen = position.frozen and any(
        terms.freezes[card] or card_class(card) in turned for card in seen
    )


def _pick_up_card(
    position: Position, seat: int, card: Card, events: list[Event] | None, *, seen: bool
) -> None:
    terms = position.terms
    side = terms.side_of[seat]
    rank = card >> 2
    if rank == RED3 and terms.red3_to_table:
        position.bonus[side].append(card)
        if events is not None:
            events.append(event.BonusLaid(seat, side, card))
        return
    if rank == BLACK3 and terms.rules.black3_from_pile is Black3FromPile.SET_ASIDE:
        position.black_threes_aside[side].append(card)
        if events is not None:
            events.append(event.ThreeSetAside(seat, side, card))
        return
    position.add_to_hand(seat, card)
    if card >= 0:
        if seen:
            known, shown = position.known[seat], position.known_count
            known[card] = known[card] + 1  # compiled, `+=` is a slow call
            shown[seat] = shown[seat] + 1
        if terms.rules.only_top_card_this_turn:
            position.unplayable = position.unplayable or [0] * CARD_LIST_LENGTH
            position.unplayable[card] += 1
