"""Why may this not be done: the rules, asked as one question for every action.

`refusal` reads only what the actor may know, so a masked position gives the same
answer as a full one.
"""

from __future__ import annotations

from typing import assert_never

from canasta_qt.cards import RED3, Card
from canasta_qt.engine.dealing import keep_refusal, lift_refusal
from canasta_qt.engine.moves.discard_bans import ban_refusal
from canasta_qt.engine.moves.going_out import (
    discard_out_refusal,
    finishing_refusal,
    hand_ends,
    must_end,
)
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.moves.initial_meld import opening_refusal
from canasta_qt.engine.moves.taking_pile import must_take, pair_takes, take_refusal
from canasta_qt.engine.moves.three_melds import bonus_refusal, is_bonus_lay
from canasta_qt.engine.moves.trial import melds_refusal, try_plays
from canasta_qt.engine.score.special_hands import special_refusal
from canasta_qt.engine.state.actions import (
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
from canasta_qt.engine.state.facts import has_partner
from canasta_qt.engine.state.position import (
    ANSWER_PHASE,
    DRAW_PHASE,
    OVER_PHASE,
    PLAY_PHASE,
    Position,
    in_foot,
)
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules import values


def refusal(view: Position, action: Action) -> Refusal | None:
    """Say why the actor may not do this now; None if it is allowed."""
    match action:
        case Draw():
            return _refuse_draw(view)
        case TakePile(plays):
            return _refuse_take(view, plays)
        case LayDown(plays):
            return _refuse_lay_down(view, plays)
        case Discard(card):
            return _refuse_discard(view, card)
        case AskPartner():
            return _refuse_ask(view)
        case Answer():
            return _phase_refusal(view, ANSWER_PHASE)
        case GoOut():
            return _phase_refusal(view, PLAY_PHASE) or _refuse_bare_out(view)
        case _:
            return _refuse_rarity(view, action)


def _refuse_bare_out(view: Position) -> Refusal:
    """Saying so does not go out: the last play does."""
    possible = way_out(view, view.turn) is not None
    return Refusal(Reason.NO_PLAYS if possible else Reason.CANNOT_GO_OUT)


def _refuse_rarity(
    view: Position, action: Float | Declare | KeepPacket | Lift
) -> Refusal | None:
    match action:
        case Float():
            return _refuse_float(view)
        case Declare(hand):
            return _phase_refusal(view, PLAY_PHASE) or special_refusal(view, hand)
        case KeepPacket(packet):
            return keep_refusal(view, packet)
        case Lift(count):
            return lift_refusal(view, count)
        case _:
            assert_never(action)


def _phase_refusal(view: Position, phase: int) -> Refusal | None:
    if view.phase == phase:
        return None
    if view.phase == OVER_PHASE:
        return Refusal(Reason.ROUND_IS_OVER)
    if view.phase > PLAY_PHASE or phase == ANSWER_PHASE:
        return Refusal(Reason.NOT_YOUR_DECISION)
    return Refusal(
        Reason.DRAW_FIRST if view.phase == DRAW_PHASE else Reason.ALREADY_DREW
    )


def _refuse_draw(view: Position) -> Refusal | None:
    refused = _phase_refusal(view, DRAW_PHASE)
    if refused is None and (view.melded or must_take(view)):
        return Refusal(Reason.MUST_TAKE_PILE, cards=(view.pile[-1],))
    return refused


def _refuse_take(view: Position, plays: tuple[MeldPlay, ...]) -> Refusal | None:
    return _phase_refusal(view, DRAW_PHASE) or take_refusal(view, plays)


def _refuse_lay_down(view: Position, plays: tuple[MeldPlay, ...]) -> Refusal | None:
    if is_bonus_lay(view.terms, plays):
        return _refuse_bonus(view, plays)
    early = view.phase == DRAW_PHASE and opens_before_taking(view)
    refused = None if early else _phase_refusal(view, PLAY_PHASE)
    if refused is not None:
        return refused
    if not plays:
        return Refusal(Reason.NO_PLAYS)
    seat = view.turn
    side = view.terms.side_of[seat]
    after = try_plays(view, seat, plays)
    if isinstance(after, Refusal):
        return after
    ends = not early and hand_ends(after, seat)
    refused = melds_refusal(view, after, side, plays, ends=ends)
    if refused is None and not view.melds[side]:
        refused = opening_refusal(after, seat)
    if refused is None and early and after.size[seat]:
        return _must_lead_to_take(after)  # the turn is finished with the pile's cards
    if refused is None:
        refused = finishing_refusal(after, seat)
    if refused is None and view.allowed and after.size[seat]:
        return _must_go_out_refusal(after, seat)
    return refused


def _refuse_bonus(view: Position, plays: tuple[MeldPlay, ...]) -> Refusal | None:
    """Threes are laid in one's own turn, before or after drawing."""
    if view.phase not in (DRAW_PHASE, PLAY_PHASE):
        return _phase_refusal(view, PLAY_PHASE)
    if view.allowed:  # a replacement might fit nothing
        return Refusal(Reason.MUST_GO_OUT)
    return bonus_refusal(view, view.turn, plays)


def opens_before_taking(view: Position) -> bool:
    """Where the hand must open first, an unopened side lays before it takes."""
    hand_first = view.terms.opening.initial_from_pile is (
        values.InitialFromPile.HAND_FIRST
    )
    return hand_first and not view.melds[view.terms.side_of[view.turn]]


def _must_lead_to_take(after: Position) -> Refusal | None:
    """An opening before the draw is only for a take that it makes possible."""
    after.melded = True
    for take in pair_takes(after):
        if take_refusal(after, take.plays) is None:
            return None
    return Refusal(Reason.DRAW_FIRST)


def _must_go_out_refusal(after: Position, seat: int) -> Refusal | None:
    """After a yes the rest of the turn must still lead out."""
    if way_out(after, seat) is None:
        return Refusal(Reason.MUST_GO_OUT)
    return None


def _refuse_discard(view: Position, card: Card) -> Refusal | None:
    refused = _phase_refusal(view, PLAY_PHASE)
    if refused is not None:
        return refused
    seat = view.turn
    if not view.hands[seat][card]:
        return Refusal(Reason.NOT_IN_HAND, cards=(card,))
    if card >> 2 == RED3 and view.terms.auto_red3:
        return Refusal(Reason.RED_THREE_DISCARD, cards=(card,))
    banned = ban_refusal(view, seat, card)
    if banned is not None:
        return banned
    if view.size[seat] > 1:
        return Refusal(Reason.MUST_GO_OUT) if view.allowed else None
    return None if view.feet[seat] else discard_out_refusal(view, seat, card)


def _refuse_float(view: Position) -> Refusal | None:
    refused = _phase_refusal(view, PLAY_PHASE)
    if refused is not None:
        return refused
    if not (view.terms.ruleset.discarding.float_allowed and in_foot(view, view.turn)):
        return Refusal(Reason.FLOAT_NOT_ALLOWED)
    if view.allowed or must_end(view, view.turn):
        return Refusal(Reason.MUST_GO_OUT)
    return None


def _refuse_ask(view: Position) -> Refusal | None:
    going_out = view.terms.going_out
    seat = view.turn
    refused = _phase_refusal(view, PLAY_PHASE)
    if refused is not None:
        return refused
    if going_out.ask_partner is values.AskPartner.NONE:
        return Refusal(Reason.NO_PARTNER_TO_ASK)
    if not has_partner(view.terms, seat):
        return Refusal(Reason.NO_PARTNER_TO_ASK)
    if view.allowed or view.denied:
        return Refusal(Reason.ALREADY_ANSWERED)
    if view.size[seat] < 2:
        return Refusal(Reason.ONE_CARD_LEFT)
    if view.melded:
        return Refusal(Reason.ASKED_TOO_LATE)
    if going_out.ask_limit is not None and view.asked[seat] >= going_out.ask_limit:
        return Refusal(Reason.ASKED_TOO_OFTEN, view.asked[seat], going_out.ask_limit)
    if way_out(view, seat, asked=True) is None:
        return Refusal(Reason.CANNOT_GO_OUT)
    return None
