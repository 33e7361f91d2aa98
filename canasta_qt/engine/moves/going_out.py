"""Conditions of going out, the finishing rule (rules.md 2.3), and forbidden discards.

The finishing rule: no play may lead to a turn that cannot end legally.
"""

from canasta_qt.cards import (
    ACE,
    BLACK3,
    CARD_LIST_LENGTH,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RED3,
    SEVEN,
    Card,
)
from canasta_qt.engine.moves.melding import (
    ALL_THREES,
    can_be_laid_out,
    count_red_threes_to_come,
    threes_laid_out_refusal,
)
from canasta_qt.engine.moves.validity import deuce_lock_refusal, meld_refusal
from canasta_qt.engine.state.actions import NewMeld
from canasta_qt.engine.state.facts import count_canastas, missing_canasta_kinds
from canasta_qt.engine.state.melds import SET, THREES, WILDS, Meld, meld_with_cards
from canasta_qt.engine.state.observation import has_threes_in_hand
from canasta_qt.engine.state.position import Position, has_taken_up_foot
from canasta_qt.engine.state.refusals import (
    KEEP_ONE_FOR_THREES,
    KEEP_TWO_FOR_THREES,
    PARTNERS_FOOT,
    PARTNERS_THREES,
    Reason,
    Refusal,
)
from canasta_qt.rules import values


def going_out_refusal(
    position: Position, seat: int, *, asked: bool = False
) -> Refusal | None:
    """Return the refusal for the first condition of going out that the side's melds do
    not meet.

    The last card is not judged here. `asked=True` assumes that the partner has said
    yes.
    """
    return (
        (None if asked else partner_permission_refusal(position))
        or canasta_count_refusal(position, position.terms.side_of[seat])
        or unplayed_foot_refusal(position, seat)
        or held_threes_refusal(position, seat)
    )


def is_round_ending(position_after: Position, seat: int) -> bool:
    """Return whether the seat has no foot and at most one card left, so that the round
    ends in this turn unless that card is kept."""
    return position_after.size[seat] <= 1 and not position_after.feet[seat]


def unplayed_foot_refusal(position: Position, seat: int) -> Refusal | None:
    """Return a refusal if players of the side have not taken up their feet or, if the
    rules require that, have not played from them."""
    rule = position.terms.rules.go_out_foot
    if rule is values.GoOutFoot.NONE:
        return None
    mates = position.terms.seats_of[position.terms.side_of[seat]]
    asked = [seat] if rule is values.GoOutFoot.SELF_IN_FOOT else mates
    played = rule is values.GoOutFoot.ALL_PLAYED_FROM_FOOT
    lacking = tuple(
        each
        for each in asked
        if not has_taken_up_foot(position, each)
        or (played and each != seat and position.foot_untouched[each])
    )
    if not lacking:
        return None
    ready = len(asked) - len(lacking)
    sentence = "" if seat in lacking else PARTNERS_FOOT
    return Refusal(
        Reason.FOOT_NOT_PLAYED, ready, len(asked), sentence=sentence, seats=lacking
    )


def partner_permission_refusal(position: Position) -> Refusal | None:
    """Return a refusal if the partner said no, or must be asked and was not."""
    if position.partner_refused:
        return Refusal(Reason.PARTNER_SAID_NO)
    mandatory = position.terms.rules.ask_partner is values.AskPartner.MANDATORY
    if mandatory and not position.partner_agreed:
        return Refusal(Reason.ASK_FIRST)
    return None


def canasta_count_refusal(position: Position, side: int) -> Refusal | None:
    """Return a refusal if the side has too few canastas to go out, or too few of a
    kind."""
    terms = position.terms
    need = terms.canastas_needed
    if terms.kinds_needed or position.ally_side(side) >= 0:
        have = count_canastas(terms, _pooled_melds(position, side))
    else:
        have = position.canastas[side]
    if have < need:
        return Refusal(Reason.TOO_FEW_CANASTAS, have, need)
    return next(iter(canasta_kind_refusals(position, side)), None)


def _pooled_melds(position: Position, side: int) -> list[Meld]:
    """Return the melds of a side and, in a game against a lone player, of its ally."""
    ally = position.ally_side(side)
    return position.melds[side] + (position.melds[ally] if ally >= 0 else [])


def canasta_kind_refusals(position: Position, side: int) -> list[Refusal]:
    """Return a refusal for each kind of canasta that the side needs and does not
    have."""
    melds = _pooled_melds(position, side)
    return [
        Refusal(Reason.CANASTA_KINDS, have, need.count, kind=need.kind)
        for need, have in missing_canasta_kinds(position.terms, melds)
    ]


def held_threes_refusal(position: Position, seat: int) -> Refusal | None:
    """Return a refusal if threes in the hand of the player, or in hands of the side,
    prevent going out.

    A three prevents going out even if the three would be the last discard.
    """
    whose = position.terms.rules.go_out_no_threes
    if whose is values.GoOutNoThrees.NONE:
        return None
    have = position.ranks[seat][BLACK3] + position.ranks[seat][RED3]
    if have or whose is values.GoOutNoThrees.PLAYER:
        return Refusal(Reason.THREES_IN_HAND, have) if have else None
    held = has_threes_in_hand(position, position.terms.side_of[seat], seat)
    return Refusal(Reason.THREES_IN_HAND, sentence=PARTNERS_THREES) if held else None


def finishing_refusal(position_after: Position, seat: int) -> Refusal | None:
    """Return a refusal if the turn could not end legally after a play (finishing rule).

    `position_after` is the position after the play. With two or more cards left a turn
    can end, unless all are black threes that may not be discarded.
    """
    left = position_after.size[seat]
    if left == 0 and position_after.feet[seat]:
        return _foot_refusal(position_after, seat)
    if left >= 2 or position_after.feet[seat]:
        return _discard_left_refusal(position_after, seat)
    floats = (
        position_after.terms.rules.float_allowed
        and has_taken_up_foot(position_after, seat)
        and not must_end_round(position_after, seat)
    )
    if left == 1 and floats:
        return None
    # The last card cannot be discarded either unless the player may go out.
    keep = Reason.MUST_KEEP_CARD if floats else Reason.MUST_KEEP_TWO
    if left == 0:
        if position_after.terms.rules.go_out_discard is values.GoOutDiscard.REQUIRED:
            return Refusal(Reason.GO_OUT_DISCARD)
        return _as_keep_refusal(going_out_refusal(position_after, seat), keep)
    if position_after.hidden[seat]:
        return _as_keep_refusal(_unknown_card_refusal(position_after, seat), keep)
    (card,) = position_after.hand(seat)
    return _as_keep_refusal(last_card_refusal(position_after, seat, card), keep)


def _foot_refusal(after: Position, seat: int) -> Refusal | None:
    """Return the refusal of taking up a foot within a turn if perhaps no card of the
    foot could be discarded legally; else None.

    The cards of the foot are unknown, and an empty stock cannot replace its red threes.
    """
    short = max(0, count_red_threes_to_come(after) - len(after.stock))
    floats = after.terms.rules.float_allowed
    if len(after.feet[seat]) - short >= (1 if floats else 2):
        return None
    return Refusal(Reason.GO_OUT_DISCARD)


def _unknown_card_refusal(after: Position, seat: int) -> Refusal | None:
    """Return the refusal of keeping an unknown last card if no possible card could be
    played to go out; else None."""
    refused = going_out_refusal(after, seat)
    if refused is None:
        return None
    cards = (Card(kind) for kind in range(CARD_LIST_LENGTH))
    return None if any(_melds_out(after, seat, card) for card in cards) else refused


def must_end_round(position_after: Position, seat: int) -> bool:
    """Return whether the side has a meld that is only legal if the round ends this
    turn."""
    return any(
        meld_refusal(position_after.terms, meld, None, ends=False) is not None
        for meld in position_after.melds[position_after.terms.side_of[seat]]
    )


def _discard_left_refusal(after: Position, seat: int) -> Refusal | None:
    """Return the refusal of a play that leaves only black threes that may not be
    discarded; else None."""
    banned = after.terms.rules.black3_ban_first_round
    if not banned or not after.in_first_turn[seat]:
        return None
    threes = after.ranks[seat][BLACK3]
    if threes == after.size[seat]:
        return Refusal(Reason.DISCARD_BANNED, threes)
    return None


def _as_keep_refusal(refused: Refusal | None, reason: Reason) -> Refusal | None:
    """Return a refusal for too few canastas, or for threes in the hand, as a refusal
    that says how many cards must be kept; other refusals unchanged."""
    if refused is not None and refused.reason is Reason.TOO_FEW_CANASTAS:
        return Refusal(reason, refused.have, refused.need)
    if refused is not None and refused.reason is Reason.THREES_IN_HAND:
        one = reason is Reason.MUST_KEEP_CARD
        sentence = KEEP_ONE_FOR_THREES if one else KEEP_TWO_FOR_THREES
        return Refusal(refused.reason, refused.have, sentence=sentence)
    return refused


def last_card_refusal(
    position_after: Position, seat: int, card: Card
) -> Refusal | None:
    """Return a refusal if the player cannot go out with the last card, by a discard or
    a meld."""
    refused = last_discard_refusal(position_after, seat, card)
    return None if _melds_out(position_after, seat, card) else refused


def last_discard_refusal(position: Position, seat: int, card: Card) -> Refusal | None:
    """Return why a card may not be the last discard of a player who goes out."""
    refused = going_out_refusal(position, seat) or discard_ban_refusal(
        position, seat, card
    )
    if refused is not None:
        return refused
    rules = position.terms.rules
    three = card >> 2 >= BLACK3
    ban = values.FinalDiscard.THREES if three else values.FinalDiscard.WILD
    if card >> 2 >= NATURAL_RANK_COUNT and ban in rules.final_discard_ban:
        return Refusal(Reason.FINAL_DISCARD, cards=(card,))
    if rules.final_discard_unplayable and fits_meld_of_side(position, seat, card):
        return Refusal(Reason.FINAL_DISCARD, cards=(card,))
    return None


def fits_meld_of_side(position: Position, seat: int, card: Card) -> bool:
    """Return whether a card can be added to a meld of the side."""
    melds = position.melds[position.terms.side_of[seat]]
    return any(
        make_extended_meld(position, melds, meld, card) is not None for meld in melds
    )


def make_extended_meld(
    position: Position, melds: list[Meld], meld: Meld, card: Card
) -> Meld | None:
    """Return the meld with a card added; None if adding it is illegal even to go
    out."""
    rank = card >> 2
    if rank >= BLACK3 or meld.form == THREES:
        return None
    if meld.form == SET and rank < NATURAL_RANK_COUNT and rank != meld.rank:
        return None
    if meld.form == WILDS and rank < NATURAL_RANK_COUNT:
        return None
    after = meld_with_cards(meld, (card,), position.terms.points)
    refused = meld_refusal(position.terms, after, meld, ends=True)
    if refused is None and position.terms.locks_deuces:
        refused = deuce_lock_refusal(melds, after, meld)
    return None if refused is not None else after


def _melds_out(position: Position, seat: int, card: Card) -> bool:
    """Return whether the player can go out by melding the last card; a canasta
    completed by this card is counted."""
    if position.terms.rules.go_out_discard is values.GoOutDiscard.REQUIRED:
        return False
    if (
        position.unplayable
    ):  # a card of the pile is unplayable this turn: it is the last one
        return False
    side = position.terms.side_of[seat]
    for index, meld in enumerate(position.melds[side]):
        after = make_extended_meld(position, position.melds[side], meld, card)
        if after is None:
            continue
        trial = position.trial_copy(seat, side)
        trial.melds[side][index] = after
        trial.canastas[side] += after.is_canasta - meld.is_canasta
        if going_out_refusal(trial, seat) is None:
            return True
    return False


def discard_ban_refusal(position: Position, seat: int, card: Card) -> Refusal | None:
    """Return a refusal if the ruleset forbids this discard (rules.md 3.7).

    The last discard is judged by `last_discard_refusal`. A hand of black threes that
    cannot be laid out may discard one (our choice).
    """
    rules = position.terms.rules
    early = rules.black3_ban_first_round and position.in_first_turn[seat]
    alone = 1 < position.size[seat] == position.ranks[seat][BLACK3]
    forced = alone and not _may_lay_out(position, seat, (card,))
    if card >> 2 == BLACK3 and early and not forced:
        return Refusal(Reason.DISCARD_BANNED, cards=(card,))
    if rules.discard_ban is values.DiscardBan.NONE:
        return None
    if card >> 2 in discardable_ranks(position, seat):
        return None
    return Refusal(Reason.DISCARD_BANNED, cards=(card,))


def discardable_ranks(position: Position, seat: int) -> list[int]:
    """Return the ranks that list AM allows to discard (rules.md 3.7).

    Threes are never allowed, wild cards only if the hand has nothing else, and on an
    empty pile an ace or a seven only if the hand has no other natural card. A hand of
    threes alone must lay them out and draw; if the stock is empty or threes are never
    laid out, it may discard one (our choice).
    """
    ranks = position.ranks[seat]
    naturals = [rank for rank in range(NATURAL_RANK_COUNT) if ranks[rank]]
    if not position.pile:
        naturals = [rank for rank in naturals if rank not in (ACE, SEVEN)] or naturals
    if naturals:
        return naturals
    wilds = [rank for rank in (DEUCE, JOKER) if ranks[rank]]
    if wilds:
        return [int(rank) for rank in wilds]
    return [] if _may_lay_out(position, seat, ALL_THREES) else [BLACK3, RED3]


def _may_lay_out(position: Position, seat: int, threes: tuple[Card, ...]) -> bool:
    """Return whether one of the threes may be laid out and replaced."""
    return bool(position.stock) and any(
        can_be_laid_out(position.terms, card)
        and threes_laid_out_refusal(position, seat, (NewMeld((card,)),)) is None
        for card in threes
    )
