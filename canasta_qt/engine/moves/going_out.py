"""May the hand end here, and which discards are banned.

Conditions of going out, the finishing rule (2.3) and the lists of group H.
"""

from __future__ import annotations

from canasta_qt.cards import (
    ACE,
    BLACK3,
    DEUCE,
    JOKER,
    KINDS,
    NATURAL_RANKS,
    RED3,
    SEVEN,
    Card,
)
from canasta_qt.engine.moves.melding import (
    ALL_THREES,
    bonus_refusal,
    laid_by_choice,
    red_threes_to_come,
)
from canasta_qt.engine.moves.validity import deuce_refusal, meld_refusal
from canasta_qt.engine.state.actions import NewMeld
from canasta_qt.engine.state.facts import canastas_counted, missing_kinds
from canasta_qt.engine.state.melds import SET, THREES, WILDS, Meld, grown
from canasta_qt.engine.state.position import Position, in_foot
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules import values


def going_out_refusal(
    position: Position, seat: int, *, asked: bool = False
) -> Refusal | None:
    """Return which condition of going out a side fails with the melds it has.

    The last card and how it is played are not judged here.
    `asked` takes the partner's permission for granted.
    """
    return (
        (None if asked else permission_refusal(position))
        or canasta_refusal(position, position.terms.side_of[seat])
        or foot_refusal(position, seat)
        or threes_refusal(position, seat)
    )


def hand_ends(after: Position, seat: int) -> bool:
    """Return whether at most one card is left, so that the hand ends this turn."""
    return after.size[seat] <= 1 and not after.feet[seat]


def foot_refusal(position: Position, seat: int) -> Refusal | None:
    """Judge how far hand and foot of the side have been played."""
    rule = position.terms.rules.go_out_foot
    if rule is values.GoOutFoot.NONE:
        return None
    mates = position.terms.seats_of[position.terms.side_of[seat]]
    asked = [seat] if rule is values.GoOutFoot.SELF_IN_FOOT else mates
    played = rule is values.GoOutFoot.ALL_PLAYED_FROM_FOOT
    lacking = tuple(
        each
        for each in asked
        if not in_foot(position, each)
        or (played and each != seat and position.unplayed[each])
    )
    if not lacking:
        return None
    ready = len(asked) - len(lacking)
    return Refusal(Reason.FOOT_NOT_PLAYED, ready, len(asked), seats=lacking)


def permission_refusal(position: Position) -> Refusal | None:
    """Return whether the partner's word, or its lack, forbids going out."""
    if position.denied:
        return Refusal(Reason.PARTNER_SAID_NO)
    mandatory = position.terms.rules.ask_partner is values.AskPartner.MANDATORY
    if mandatory and not position.allowed:
        return Refusal(Reason.ASK_FIRST)
    return None


def canasta_refusal(position: Position, side: int) -> Refusal | None:
    """Return which canastas a side lacks for going out."""
    terms = position.terms
    need = terms.canastas_needed
    if terms.kinds_needed or position.ally(side) >= 0:
        have = canastas_counted(terms, _pooled_melds(position, side))
    else:
        have = position.canastas[side]
    if have < need:
        return Refusal(Reason.TOO_FEW_CANASTAS, have, need)
    return next(iter(kind_refusals(position, side)), None)


def _pooled_melds(position: Position, side: int) -> list[Meld]:
    """Melds of a side, and of its ally against a lone hand."""
    ally = position.ally(side)
    return position.melds[side] + (position.melds[ally] if ally >= 0 else [])


def kind_refusals(position: Position, side: int) -> list[Refusal]:
    """Every kind of canasta a side lacks for going out."""
    melds = _pooled_melds(position, side)
    return [
        Refusal(Reason.CANASTA_KINDS, have, need.count, kind=need.kind)
        for need, have in missing_kinds(position.terms, melds)
    ]


def threes_refusal(position: Position, seat: int) -> Refusal | None:
    """Threes still held count before the last discard, which may be banned apart."""
    whose = position.terms.rules.go_out_no_threes
    if whose is values.GoOutNoThrees.NONE:
        return None
    have = position.ranks[seat][BLACK3] + position.ranks[seat][RED3]
    if have or whose is values.GoOutNoThrees.PLAYER:
        return Refusal(Reason.THREES_IN_HAND, have) if have else None
    held = _partner_holds_threes(position, seat)
    return Refusal(Reason.THREES_IN_HAND, 1) if held else None


def _partner_holds_threes(position: Position, seat: int) -> bool:
    """Whether partners hold threes is public where the side must be free of them."""
    side = position.terms.side_of[seat]
    mates = [mate for mate in position.terms.seats_of[side] if mate != seat]
    if position.threes_held and any(position.hidden[mate] for mate in mates):
        return position.threes_held[side]
    return any(
        position.ranks[mate][BLACK3] or position.ranks[mate][RED3] for mate in mates
    )


def finishing_refusal(after: Position, seat: int) -> Refusal | None:
    """Judge the finishing rule: can the turn still end legally after this play?

    `after` is the position after the play; two cards or more always suffice.
    """
    left = after.size[seat]
    if left == 0 and after.feet[seat]:
        return _foot_refusal(after, seat)
    if left >= 2 or after.feet[seat]:
        return _discard_left_refusal(after, seat)
    floats = after.terms.rules.float_allowed
    if left == 1 and floats and in_foot(after, seat) and not must_end(after, seat):
        return None
    if left == 0:
        if after.terms.rules.go_out_discard is values.GoOutDiscard.REQUIRED:
            return Refusal(Reason.GO_OUT_DISCARD)
        return _must_keep(going_out_refusal(after, seat), Reason.MUST_KEEP_CARD)
    if after.hidden[seat]:
        return _must_keep(_unknown_card_refusal(after, seat), Reason.MUST_KEEP_TWO)
    (card,) = after.hand(seat)
    return _must_keep(last_card_refusal(after, seat, card), Reason.MUST_KEEP_TWO)


def _foot_refusal(after: Position, seat: int) -> Refusal | None:
    """A foot taken up within a turn must be sure to leave a card to discard.

    Its cards are unknown, and red threes of it are replaced only from a stock.
    """
    short = max(0, red_threes_to_come(after) - len(after.stock))
    floats = after.terms.rules.float_allowed
    if len(after.feet[seat]) - short >= (1 if floats else 2):
        return None
    return Refusal(Reason.GO_OUT_DISCARD)


def _unknown_card_refusal(after: Position, seat: int) -> Refusal | None:
    """An unknown last card is refused only where no card at all could go out."""
    refused = going_out_refusal(after, seat)
    if refused is None:
        return None
    cards = (Card(kind) for kind in range(KINDS))
    return None if any(_melds_out(after, seat, card) for card in cards) else refused


def must_end(after: Position, seat: int) -> bool:
    """Return whether a meld lies there that is allowed only where the hand ends."""
    return any(
        meld_refusal(after.terms, meld, None, ends=False) is not None
        for meld in after.melds[after.terms.side_of[seat]]
    )


def _discard_left_refusal(after: Position, seat: int) -> Refusal | None:
    """A turn of which only black threes are left cannot end while they are banned."""
    banned = after.terms.rules.black3_ban_first_round
    if not banned or not after.fresh[seat]:
        return None
    threes = after.ranks[seat][BLACK3]
    if threes == after.size[seat]:
        return Refusal(Reason.DISCARD_BANNED, threes)
    return None


def _must_keep(refused: Refusal | None, reason: Reason) -> Refusal | None:
    """Word a lack of canastas as what it means for a lay: cards must stay."""
    if refused is not None and refused.reason is Reason.TOO_FEW_CANASTAS:
        return Refusal(reason, refused.have, refused.need)
    return refused


def last_card_refusal(after: Position, seat: int, card: Card) -> Refusal | None:
    """Judge a hand of one card: discarding it must end the hand, or melding it."""
    refused = discard_out_refusal(after, seat, card)
    return None if _melds_out(after, seat, card) else refused


def discard_out_refusal(position: Position, seat: int, card: Card) -> Refusal | None:
    """Return why a card may not be the discard that goes out."""
    refused = going_out_refusal(position, seat) or ban_refusal(position, seat, card)
    if refused is not None:
        return refused
    rules = position.terms.rules
    if _class_of_ban(card) in rules.final_discard_ban:
        return Refusal(Reason.FINAL_DISCARD, cards=(card,))
    if rules.final_discard_unplayable and fits_somewhere(position, seat, card):
        return Refusal(Reason.FINAL_DISCARD, cards=(card,))
    return None


def _class_of_ban(card: Card) -> values.FinalDiscard | None:
    rank = card >> 2
    if rank >= BLACK3:
        return values.FinalDiscard.THREES
    return values.FinalDiscard.WILD if rank >= NATURAL_RANKS else None


def fits_somewhere(position: Position, seat: int, card: Card) -> bool:
    """Return whether a card could join one of the side's melds."""
    melds = position.melds[position.terms.side_of[seat]]
    return any(joined(position, melds, meld, card) is not None for meld in melds)


def joined(
    position: Position, melds: list[Meld], meld: Meld, card: Card
) -> Meld | None:
    """A meld of a side and a card, if that is legal in a turn that ends the hand."""
    rank = card >> 2
    if rank >= BLACK3 or meld.form == THREES:
        return None
    if meld.form == SET and rank < NATURAL_RANKS and rank != meld.rank:
        return None
    if meld.form == WILDS and rank < NATURAL_RANKS:
        return None
    after = grown(meld, (card,), position.terms.points)
    refused = meld_refusal(position.terms, after, meld, ends=True)
    if refused is None and position.terms.locks_deuces:
        refused = deuce_refusal(melds, after, meld)
    return None if refused is not None else after


def _melds_out(position: Position, seat: int, card: Card) -> bool:
    """Return whether melding the last card goes out, perhaps by the canasta made."""
    if position.terms.rules.go_out_discard is values.GoOutDiscard.REQUIRED:
        return False
    if position.shut:  # a card of the pile that waits is the last one
        return False
    side = position.terms.side_of[seat]
    for index, meld in enumerate(position.melds[side]):
        after = joined(position, position.melds[side], meld, card)
        if after is None:
            continue
        trial = position.lean_copy()
        trial.melds = position.melds[:]
        trial.melds[side] = position.melds[side][:]
        trial.melds[side][index] = after
        trial.canastas = position.canastas[:]
        trial.canastas[side] += after.canasta - meld.canasta
        if going_out_refusal(trial, seat) is None:
            return True
    return False


def ban_refusal(position: Position, seat: int, card: Card) -> Refusal | None:
    """Return whether a list of the ruleset forbids this discard.

    The discard that goes out is judged elsewhere; the lists do not bind it.
    A hand of black threes alone may throw one that it cannot lay out (our choice).
    """
    rules = position.terms.rules
    early = rules.black3_ban_first_round and position.fresh[seat]
    alone = 1 < position.size[seat] == position.ranks[seat][BLACK3]
    forced = alone and not _may_lay_out(position, seat, (card,))
    if card >> 2 == BLACK3 and early and not forced:
        return Refusal(Reason.DISCARD_BANNED, cards=(card,))
    if rules.discard_ban is values.DiscardBan.NONE:
        return None
    if card >> 2 in allowed_ranks(position, seat):
        return None
    return Refusal(Reason.DISCARD_BANNED, cards=(card,))


def allowed_ranks(position: Position, seat: int) -> list[int]:
    """Ranks that list AM lets a hand discard (rules.md 3.7).

    Threes never, wild cards only with nothing else; onto an empty pile no ace and no
    seven unless the hand has no other natural card.  A hand of threes alone must lay
    them and draw; where nothing is left to draw, or threes are never laid out, it may
    throw one (our choice).
    """
    ranks = position.ranks[seat]
    naturals = [rank for rank in range(NATURAL_RANKS) if ranks[rank]]
    if not position.pile:
        naturals = [rank for rank in naturals if rank not in (ACE, SEVEN)] or naturals
    if naturals:
        return naturals
    wilds = [rank for rank in (DEUCE, JOKER) if ranks[rank]]
    if wilds:
        return [int(rank) for rank in wilds]
    return [] if _may_lay_out(position, seat, ALL_THREES) else [BLACK3, RED3]


def _may_lay_out(position: Position, seat: int, threes: tuple[Card, ...]) -> bool:
    """Return whether one of these threes may be laid out and replaced."""
    return bool(position.stock) and any(
        laid_by_choice(position.terms, card)
        and bonus_refusal(position, seat, (NewMeld((card,)),)) is None
        for card in threes
    )
