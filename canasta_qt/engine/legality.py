"""Legality of actions: `refusal` returns why an action is not allowed.

The result depends only on what the seat to act may know, so it is the same for a masked
position as for the full one.
"""

from typing import assert_never

from canasta_qt.cards import RED3, Card
from canasta_qt.engine.moves import going_out, taking_pile
from canasta_qt.engine.moves.going_out_search import asking_refusal, find_way_out
from canasta_qt.engine.moves.initial_meld import opening_refusal
from canasta_qt.engine.moves.melding import is_only_threes, threes_laid_out_refusal
from canasta_qt.engine.moves.trial import melds_refusal, try_plays
from canasta_qt.engine.rounds import keep_packet_refusal, lift_refusal
from canasta_qt.engine.scoring import special_hand_refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action, MeldPlay
from canasta_qt.engine.state.facts import has_partner, may_meld
from canasta_qt.engine.state.position import Position, has_taken_up_foot
from canasta_qt.engine.state.refusals import (
    ANSWER_FIRST,
    SIDE_HAS_OPENED,
    Reason,
    Refusal,
)
from canasta_qt.rules import values


def refusal(  # noqa: C901 - one case for each action
    position: Position, action: Action
) -> Refusal | None:
    """Return why the seat to act may not play this action in this position; None if the
    action is legal.

    `isinstance` is used because a compiled `case` is slow.
    """
    if isinstance(action, actions.Discard):  # the most frequent action in search
        return _refuse_discard(position, action.card)
    if isinstance(action, actions.Draw):
        return _refuse_draw(position)
    if isinstance(action, actions.LayDown):
        return _refuse_lay_down(position, action.plays)
    if isinstance(action, actions.TakePile):
        refused = phase_refusal(position, state.DRAW_PHASE)
        return refused or taking_pile.take_refusal(position, action.plays)
    if isinstance(action, actions.AskPartner):
        return _refuse_ask(position)
    if isinstance(action, actions.AnswerPartner):
        return phase_refusal(position, state.ANSWER_PHASE)
    if isinstance(action, actions.Float):
        return _refuse_float(position)
    if isinstance(action, actions.Declare):
        refused = phase_refusal(position, state.PLAY_PHASE)
        return refused or special_hand_refusal(position, action.special_hand)
    if isinstance(action, actions.KeepPacket):
        return keep_packet_refusal(position, action.packet)
    if isinstance(action, actions.Lift):
        return lift_refusal(position, action.count)
    assert_never(action)


def phase_refusal(position: Position, phase: int) -> Refusal | None:
    """Return the refusal of an action that belongs to another phase of the turn; None
    in the right phase."""
    if position.phase == phase:
        return None
    if position.phase == state.OVER_PHASE:
        return Refusal(Reason.ROUND_IS_OVER)
    if position.phase == state.ANSWER_PHASE:
        return Refusal(Reason.NOT_YOUR_DECISION, sentence=ANSWER_FIRST)
    if position.phase > state.PLAY_PHASE or phase == state.ANSWER_PHASE:
        return Refusal(Reason.NOT_YOUR_DECISION)
    if position.phase == state.DRAW_PHASE:
        return taking_pile.draw_first_refusal(position)
    return Refusal(Reason.ALREADY_TOOK if position.took_pile else Reason.ALREADY_DREW)


def _refuse_draw(position: Position) -> Refusal | None:
    refused = phase_refusal(position, state.DRAW_PHASE)
    if refused is None and (position.melded or taking_pile.must_take_pile(position)):
        sentence = SIDE_HAS_OPENED if position.melded else ""
        return Refusal(
            Reason.MUST_TAKE_PILE, cards=(position.pile[-1],), sentence=sentence
        )
    return refused


def _refuse_lay_down(position: Position, plays: tuple[MeldPlay, ...]) -> Refusal | None:
    if is_only_threes(position.terms, plays):
        return _refuse_bonus(position, plays)
    early = position.phase == state.DRAW_PHASE and must_open_before_taking(position)
    refused = None if early else phase_refusal(position, state.PLAY_PHASE)
    if refused is not None:
        return refused
    if not plays:
        return Refusal(Reason.NO_PLAYS)
    seat = position.turn
    if not may_meld(position, seat):
        return Refusal(Reason.FIRST_TURN_MELD)
    side = position.terms.side_of[seat]
    after = try_plays(position, seat, plays)
    if isinstance(after, Refusal):
        return after
    ends = not early and going_out.is_round_ending(after, seat)
    refused = melds_refusal(position, after, side, plays, ends=ends)
    if not position.melds[side]:
        refused = refused or opening_refusal(after, seat)
    if refused is None and early and after.size[seat]:
        return _must_lead_to_take(after)  # taking the pile finishes the turn
    refused = refused or going_out.finishing_refusal(after, seat)
    if refused is None and position.partner_agreed and after.size[seat]:
        # After the partner's yes the rest of the turn must still allow going out.
        return None if find_way_out(after, seat) else Refusal(Reason.MUST_GO_OUT)
    return refused


def _refuse_bonus(position: Position, plays: tuple[MeldPlay, ...]) -> Refusal | None:
    """Return the refusal of laying out threes, or None; laying out is allowed at any
    time in a player's own turn."""
    if position.phase not in (state.DRAW_PHASE, state.PLAY_PHASE):
        return phase_refusal(position, state.PLAY_PHASE)
    if position.partner_agreed:  # the card drawn in its place might fit nothing
        return Refusal(Reason.MUST_GO_OUT)
    return threes_laid_out_refusal(position, position.turn, plays)


def must_open_before_taking(position: Position) -> bool:
    """Return whether a side that has not opened must open with cards of the hand before
    it takes the pile."""
    hand_first = position.terms.rules.initial_from_pile is (
        values.InitialFromPile.HAND_FIRST
    )
    return hand_first and not position.melds[position.terms.side_of[position.turn]]


def can_open_before_taking(position: Position) -> bool:
    """Return whether an initial meld from the hand may allow the side to take the pile.

    True if the rules require the initial meld first, and the hand has a pair for the
    top card.
    """
    if not position.pile or not must_open_before_taking(position):
        return False
    return position.ranks[position.turn][position.pile[-1] >> 2] >= 2


def _must_lead_to_take(after: Position) -> Refusal | None:
    """Return the refusal of an initial meld before the draw after which the pile cannot
    be taken; else None.

    `after`, the position after the meld, is changed.
    """
    after.melded = True
    for take in taking_pile.natural_pair_takes(after):
        if taking_pile.take_refusal(after, take.plays) is None:
            return None
    return taking_pile.draw_first_refusal(after)


def _refuse_discard(position: Position, card: Card) -> Refusal | None:
    refused = phase_refusal(position, state.PLAY_PHASE)
    if refused is not None:
        return refused
    seat = position.turn
    if not position.hands[seat][card]:
        return Refusal(Reason.NOT_IN_HAND, cards=(card,))
    if card >> 2 == RED3 and position.terms.auto_red3:
        return Refusal(Reason.RED_THREE_DISCARD, cards=(card,))
    banned = going_out.discard_ban_refusal(position, seat, card)
    if banned is not None:
        return banned
    if position.size[seat] > 1:
        return Refusal(Reason.MUST_GO_OUT) if position.partner_agreed else None
    if position.feet[seat]:
        return None
    return going_out.last_discard_refusal(position, seat, card)


def _refuse_float(position: Position) -> Refusal | None:
    refused = phase_refusal(position, state.PLAY_PHASE)
    if refused is not None:
        return refused
    if not (
        position.terms.rules.float_allowed
        and has_taken_up_foot(position, position.turn)
    ):
        return Refusal(Reason.FLOAT_NOT_ALLOWED)
    if position.partner_agreed or going_out.must_end_round(position, position.turn):
        return Refusal(Reason.MUST_GO_OUT)
    return None


def _refuse_ask(position: Position) -> Refusal | None:
    rules = position.terms.rules
    seat = position.turn
    refused = phase_refusal(position, state.PLAY_PHASE)
    if refused is not None:
        return refused
    if rules.ask_partner is values.AskPartner.NONE:
        return Refusal(Reason.NO_PARTNER_TO_ASK)
    if not has_partner(position.terms, seat):
        return Refusal(Reason.NO_PARTNER_TO_ASK)
    if position.partner_agreed or position.partner_refused:
        return Refusal(Reason.ALREADY_ANSWERED)
    if position.size[seat] < 2:
        return Refusal(Reason.ONE_CARD_LEFT)
    if position.melded:
        lacking = asking_refusal(position, seat)
        is_late = lacking in (None, Refusal(Reason.CANNOT_GO_OUT))
        return Refusal(Reason.ASKED_TOO_LATE) if is_late else lacking
    if rules.ask_limit is not None and position.asked[seat] >= rules.ask_limit:
        return Refusal(Reason.ASKED_TOO_OFTEN, position.asked[seat], rules.ask_limit)
    return asking_refusal(position, seat)
