"""Cards that may not be discarded (group H)."""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import ACE, BLACK3, DEUCE, JOKER, NATURAL_RANKS, RED3, SEVEN, Card
from canasta_qt.engine.moves.three_melds import laid_by_choice
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules.values import DiscardBan

THREES: Final = (Card(52), Card(55), Card(57), Card(58))


def ban_refusal(position: Position, seat: int, card: Card) -> Refusal | None:
    """Say whether a list of the ruleset forbids this discard.

    The discard that goes out is judged elsewhere; the lists do not bind it.
    """
    rules = position.terms.ruleset.discarding
    if card >> 2 == BLACK3 and rules.black3_ban_first_round and position.fresh[seat]:
        return Refusal(Reason.DISCARD_BANNED, cards=(card,))
    if rules.discard_ban is DiscardBan.NONE or position.size[seat] == 1:
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
    held = [card for card in THREES if position.hands[seat][card]]
    may_lay = any(laid_by_choice(position.terms, card) for card in held)
    return [] if position.stock and may_lay else [BLACK3, RED3]
