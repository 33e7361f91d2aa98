"""Legality of taking the discard pile (parameter group G)."""

from canasta_qt.cards import BLACK3, NATURAL_RANK_COUNT, Card, Rank
from canasta_qt.engine.moves.going_out import finishing_refusal, is_round_ending
from canasta_qt.engine.moves.initial_meld import opening_refusal
from canasta_qt.engine.moves.melding import pick_up_pile, same_rank_meld_index
from canasta_qt.engine.moves.trial import melds_refusal, try_plays
from canasta_qt.engine.moves.validity import is_pure_rank, max_set_size
from canasta_qt.engine.state import actions, refusals
from canasta_qt.engine.state.actions import MeldPlay, TakePile
from canasta_qt.engine.state.facts import is_frozen_for, is_top_blocked
from canasta_qt.engine.state.melds import RUN, SET, WILDS, count_wilds
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    NO_MELD,
    Position,
    has_taken_up_foot,
)
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules.values import FirstTurn, InitialFromPile, PileAccess, TakeWay

_MIN_HAND_CARDS = 2
"""Hand cards needed for a take that does not add the top card to a meld."""
_CARDS_WITH_PAIR = 3
"""Number of cards that a take adds to a meld, unless it adds only the top card: two
hand cards and the top card."""


def take_refusal(position: Position, plays: tuple[MeldPlay, ...]) -> Refusal | None:
    """Return why these plays do not take the pile, or None; the first play must include
    the top card."""
    seat = position.turn
    refused = pile_refusal(position, seat)
    if refused is not None:
        return refused
    top = position.pile[-1]
    if (
        not plays
        or isinstance(plays[0], actions.JoinMelds)
        or top not in plays[0].cards
    ):
        return Refusal(Reason.TOP_CARD_UNUSED, cards=(top,))
    after = position_after_taking(position, seat, plays)
    if isinstance(after, Refusal):
        return after
    side = position.terms.side_of[seat]
    ends = is_round_ending(after, seat)
    refused = _take_way_refusal(position, plays, top)
    refused = refused or melds_refusal(position, after, side, plays, ends=ends)
    if not position.melds[side]:
        refused = refused or opening_refusal(after, seat, top)
    return refused or finishing_refusal(after, seat)


def pile_refusal(position: Position, seat: int) -> Refusal | None:
    """Return why a seat cannot take this pile, whatever its cards are; None if a take
    is possible."""
    rules = position.terms.rules
    if rules.pile_access is PileAccess.NEVER:
        return Refusal(Reason.PILE_NEVER_TAKEN)
    if rules.pile_access is PileAccess.FOOT_ONLY and not has_taken_up_foot(
        position, seat
    ):
        return Refusal(Reason.PILE_ONLY_IN_FOOT)
    if not position.pile:
        return Refusal(Reason.PILE_IS_EMPTY)
    if position.in_first_turn[seat] and rules.first_turn is not FirstTurn.FREE:
        return Refusal(Reason.FIRST_TURN_PILE)
    if is_top_blocked(position):
        return Refusal(Reason.PILE_IS_BLOCKED, cards=(position.pile[-1],))
    if rules.single_card_rule and position.size[seat] == 1 and len(position.pile) == 1:
        return Refusal(Reason.SINGLE_CARD)
    unopened = not position.melds[position.terms.side_of[seat]]
    counts = position.terms.rules.initial_from_pile is InitialFromPile.TOP_COUNTS
    if unopened and not counts:
        return Refusal(Reason.OPENING_NOT_FROM_PILE)
    return _full_meld_refusal(position, seat)


def _full_meld_refusal(position: Position, seat: int) -> Refusal | None:
    """Return the refusal if no take can add cards to the side's meld of the top card's
    rank.

    The meld is a canasta to which the pile may not be added, or three more cards would
    be too many. None if the top card may be used in another way.
    """
    rules, top = position.terms.rules, position.pile[-1]
    rank, side = Rank(top >> 2), position.terms.side_of[seat]
    index = position.rank_meld[side][rank] if rank < NATURAL_RANK_COUNT else NO_MELD
    if index == NO_MELD or rules.sequences or not position.terms.one_meld:
        return None
    meld = position.melds[side][index]
    if meld.is_canasta and not rules.take_for_completed_canasta:
        return Refusal(Reason.TAKE_ONTO_CANASTA, rank=rank, cards=(top,))
    ways = rules.take_frozen if is_frozen_for(position, side) else rules.take_unfrozen
    if TakeWay.ADD in ways or index in position.new_melds:
        return None  # the top card alone may be added
    limit, size = max_set_size(rules, meld.wilds), meld.size + _CARDS_WITH_PAIR
    if limit is None or size <= limit:
        return None
    return Refusal(Reason.NO_ROOM_FOR_PILE, size, limit, rank, (top,))


def needs_pair(position: Position, side: int) -> bool:
    """Return whether a new meld of the top card needs a pair of its rank from the
    hand."""
    rules = position.terms.rules
    ways = rules.take_frozen if is_frozen_for(position, side) else rules.take_unfrozen
    return TakeWay.NAT_WILD not in ways


def draw_first_refusal(position: Position, sentence: str = "") -> Refusal:
    """Return the refusal of an action that is only possible after a draw or a take.

    `sentence` is that of the refusal if both a draw and a take are possible.
    """
    no_pile = pile_refusal(position, position.turn) is not None
    if must_take_pile(position):
        sentence = refusals.MUST_TAKE_FIRST
    elif not position.stock:
        sentence = (
            refusals.NEITHER_STOCK_NOR_PILE if no_pile else refusals.STOCK_IS_EMPTY
        )
    elif no_pile:
        sentence = refusals.PILE_UNAVAILABLE
    return Refusal(Reason.DRAW_FIRST, sentence=sentence)


def position_after_taking(
    position: Position, seat: int, plays: tuple[MeldPlay, ...]
) -> Position | Refusal:
    """Return a copy of the position after a take, or the refusal of its plays."""
    after = try_plays(position, seat, plays, position.pile[-1])
    if isinstance(after, Refusal):
        return after
    side = position.terms.side_of[seat]
    after.pile = position.pile[:-1]
    after.hidden = position.hidden[:]
    after.bonus = position.bonus[:]
    after.bonus[side] = position.bonus[side][:]
    after.took_pile = True
    pick_up_pile(after, seat)
    return after


def take_ways(
    position: Position, plays: tuple[MeldPlay, ...], top: Card
) -> set[TakeWay]:
    """Return the ways (`TakeWay`) in which the plays use the top card."""
    side = position.terms.side_of[position.turn]
    index, from_hand = _cards_with_top(position, plays, top)
    rank = top >> 2
    naturals = sum(card >> 2 == rank for card in from_hand)
    ways: set[TakeWay] = set()
    if NATURAL_RANK_COUNT <= rank < BLACK3:
        wild_meld = _goes_to_wilds(position, plays[0], index)
        return {TakeWay.PAIR} if wild_meld and naturals >= 2 else ways
    if naturals >= 2:
        ways.add(TakeWay.PAIR)
    if naturals and count_wilds(tuple(from_hand)):
        ways.add(TakeWay.NAT_WILD)
    if index < len(position.melds[side]):
        meld = position.melds[side][index]
        just_laid = index in position.new_melds and meld.form == SET
        if just_laid and meld.naturals + naturals >= 2:
            ways.add(TakeWay.PAIR)  # the pair may be in a group melded this turn
        if meld.form == SET:
            ways.add(TakeWay.ADD)
        elif meld.form == RUN and not from_hand:
            ways.add(TakeWay.ADD_SEQ)
    return ways


def _goes_to_wilds(position: Position, play: MeldPlay, index: int) -> bool:
    """Return whether a play adds only wild cards to a meld of wild cards."""
    melds = position.melds[position.terms.side_of[position.turn]]
    if index < len(melds):
        return melds[index].form == WILDS
    return isinstance(play, actions.NewMeld) and count_wilds(play.cards) == len(
        play.cards
    )


def _cards_with_top(
    position: Position, plays: tuple[MeldPlay, ...], top: Card
) -> tuple[int, list[Card]]:
    """Return the index of the meld with the top card, and the hand cards melded with
    it."""
    side = position.terms.side_of[position.turn]
    first = plays[0]
    assert not isinstance(first, actions.JoinMelds)  # refused by take_refusal
    if isinstance(first, actions.AddToMeld):
        index = first.meld
    else:
        index = same_rank_meld_index(position, side, first.cards)
    if index < 0:
        index = len(position.melds[side])
    cards = list(first.cards)
    cards.remove(top)
    for play in plays[1:]:
        if isinstance(play, actions.AddToMeld) and play.meld == index:
            cards += play.cards
    return index, cards


def _take_way_refusal(
    position: Position, plays: tuple[MeldPlay, ...], top: Card
) -> Refusal | None:
    rules = position.terms.rules
    rank = top >> 2
    side = position.terms.side_of[position.turn]
    index, _ = _cards_with_top(position, plays, top)
    onto_canasta = (
        index < len(position.melds[side]) and position.melds[side][index].is_canasta
    )
    if onto_canasta and not rules.take_for_completed_canasta:
        return Refusal(Reason.TAKE_ONTO_CANASTA, rank=Rank(rank), cards=(top,))
    ways = take_ways(position, plays, top)
    if is_frozen_for(position, side):
        if ways & rules.take_frozen:
            return None
        # a single card could not take an unfrozen pile either
        if not ways & rules.take_unfrozen and _is_hand_too_small(position):
            return Refusal(Reason.HAND_TOO_SMALL)
        return Refusal(Reason.PILE_IS_FROZEN, cards=(top,))
    if ways & rules.take_unfrozen:
        return None
    first = plays[0]
    alone = isinstance(first, actions.AddToMeld) and len(first.cards) == 1
    if not alone and any(
        take_refusal(position, take.plays) is None
        for take in takes_by_adding_top_card(position)
    ):
        return Refusal(Reason.TOP_CARD_ALONE, cards=(top,))
    if _is_hand_too_small(position):
        return Refusal(Reason.HAND_TOO_SMALL)
    if alone or ways & {TakeWay.NAT_WILD, TakeWay.ADD}:
        return Refusal(Reason.TAKE_NEEDS_PAIR, cards=(top,))
    return unmet_top_card_refusal(position, top)


def _is_hand_too_small(position: Position) -> bool:
    return position.size[position.turn] < _MIN_HAND_CARDS


def unmet_top_card_refusal(position: Position, top: Card) -> Refusal:
    """Return the refusal of a take with a hand that has no card to match the top card.

    The refusal asks for a pair if a wild card would not help to take, or if the meld
    may have no wild card.
    """
    if _is_hand_too_small(position):
        return Refusal(Reason.HAND_TOO_SMALL)
    rules, rank = position.terms.rules, Rank(top >> 2)
    helps = TakeWay.NAT_WILD in rules.take_unfrozen and not is_pure_rank(
        rules, rank, mixed=False
    )
    reason = Reason.TOP_CARD_UNMET if helps else Reason.TAKE_NEEDS_PAIR
    return Refusal(reason, rank=rank, cards=(top,))


def natural_pair_takes(position: Position) -> list[TakePile]:
    """Return the possible takes with a natural pair from the hand, or from cards of the
    present turn; the engine has not judged them."""
    if not position.pile:
        return []
    top = position.pile[-1]
    like = [card for card in position.hand(position.turn) if card >> 2 == top >> 2]
    takes = takes_by_adding_top_card(position)
    if len(like) >= 2:
        takes.append(TakePile((actions.NewMeld((like[0], like[1], top)),)))
    return takes


def must_take_pile(position: Position) -> bool:
    """Return whether an empty stock forces the seat to take the pile (rules.md 2.3)."""
    rules = position.terms.rules
    if position.phase != DRAW_PHASE or position.stock:
        return False
    if not rules.forced_take_when_stock_out:
        return False
    side = position.terms.side_of[position.turn]
    return not is_frozen_for(position, side) and any(
        take_refusal(position, take.plays) is None
        for take in takes_by_adding_top_card(position)
    )


def takes_by_adding_top_card(position: Position) -> list[TakePile]:
    """Return the possible takes that only add the top card to a meld; the engine has
    not judged them."""
    if not position.pile:
        return []
    top = position.pile[-1]
    takes = []
    for index, meld in enumerate(position.melds[position.terms.side_of[position.turn]]):
        fits = meld.form == SET and meld.rank == top >> 2
        if fits or (meld.form == RUN and meld.cards[0] & 3 == top & 3):
            takes.append(TakePile((actions.AddToMeld(index, (top,)),)))
    return takes
