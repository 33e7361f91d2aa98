"""Turn status: the actions that are possible for the player, as data of the status
line; and questions."""

from dataclasses import replace

from canasta_qt.cards import BLACK3, RED3, Card, is_wild
from canasta_qt.commands import Command
from canasta_qt.controller.gestures import intents
from canasta_qt.controller.gestures.consequences import discard_consequences
from canasta_qt.controller.gestures.draft import (
    Intent,
    PlayIntent,
    Turn,
    meld_with_number,
)
from canasta_qt.controller.gestures.laying import (
    can_lay_out_threes,
    is_whole_hand,
    meld_to_join,
)
from canasta_qt.controller.gestures.taking import (
    legal_take_choices,
    take_intent,
    take_with_cards_intent,
)
from canasta_qt.engine.generate import going_out_refusals, pending_penalties
from canasta_qt.engine.legality import can_open_before_taking, refusal
from canasta_qt.engine.rounds import bonus_lift_range
from canasta_qt.engine.scoring import (
    points_of_held_threes,
    special_hand_points,
    special_hands_in,
)
from canasta_qt.engine.state import position as positions
from canasta_qt.engine.state.actions import (
    ASK,
    DRAW,
    FLOAT,
    AddToMeld,
    Declare,
    LayDown,
)
from canasta_qt.engine.state.events import ScoreItem, ScoreLine
from canasta_qt.engine.state.facts import hand_points_if_known, may_meld, melded_score
from canasta_qt.engine.state.melds import SET, Meld, ends_of_run
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import SIDE_HAS_OPENED, Reason, Refusal
from canasta_qt.engine.transition import position_after
from canasta_qt.gestures import (
    Draft,
    Offer,
    PlannedActions,
    Prompt,
    PromptKind,
    TakeChoice,
    TurnState,
    TurnStatus,
)
from canasta_qt.rules.values import PileAccess, Red3Mode


def turn_status(
    turn: Turn,
    selected_cards: tuple[Card, ...],
    *,
    undo: tuple[Offer, ...] = (),
    game_over: bool = False,
) -> TurnStatus:
    """Return the turn status; `selected_cards` are the selected hand cards.

    The offers `undo` come last, so that they keep their place in the status line.
    """
    observation = turn.observation
    status = _raw_status(turn, selected_cards, game_over=game_over)
    if status.state in (TurnState.HAND_OVER, TurnState.GAME_OVER):
        return status
    offers = status.offers
    if status.is_own_turn and status.state not in (TurnState.LIFT, TurnState.KEEP):
        offers = (*offers, Offer(Command.HINT), *undo)
    return replace(
        status,
        offers=offers,
        going_out_refusals=going_out_refusals(observation.position, observation.seat),
        pending_penalties=visible_pending_penalties(observation),
        discard_consequences=() if turn.groups else discard_consequences(observation),
    )


def pending_prompt(observation: Observation) -> Prompt | None:
    """Return the question that the player must answer, or None.

    The question is how many cards to lift, which packet to keep, or whether the partner
    may go out.
    """
    position = observation.position
    match position.phase:
        case positions.ANSWER_PHASE:
            return Prompt(PromptKind.ANSWER_PARTNER, asking_seat=position.turn)
        case positions.LIFT_PHASE:
            most, wanted = len(position.terms.deck), bonus_lift_range(position.terms)
            return Prompt(PromptKind.LIFT, max_lift_count=most, bonus_lift_range=wanted)
        case positions.KEEP_PACKET_PHASE:
            return Prompt(PromptKind.KEEP_PACKET)
        case _:
            return None


def visible_pending_penalties(observation: Observation) -> tuple[ScoreLine, ...]:
    """Return the penalties of the player's side if the round ended now, as far as the
    player can see.

    The penalties are for threes in the player's own hand, and for melds that count
    against a side without a canasta.
    """
    position, seat = observation.position, observation.seat
    lines = pending_penalties(position, observation.side)
    own = (line for line in lines if line.seat in (None, seat))
    return (*own, *_meld_penalties(observation), *_three_penalties(observation))


def _three_penalties(observation: Observation) -> tuple[ScoreLine, ...]:
    """Return a score line of the points lost for threes in the player's hand; () if no
    points are lost."""
    position, seat = observation.position, observation.seat
    ranks, rules = position.ranks[seat], position.terms.rules
    each = rules.red3_hand_penalty
    match rules.red3_mode:
        case Red3Mode.AUTO:
            return ()
        case Red3Mode.OPTIONAL:
            count = ranks[RED3] + ranks[BLACK3]
            points = points_of_held_threes(position, (seat,))
            line = ScoreLine(ScoreItem.THREES_IN_HAND, count, None, points)
        case _:
            points = -each * ranks[RED3]
            line = ScoreLine(ScoreItem.THREES_IN_HAND, ranks[RED3], -each, points)
    return (line,) if line.points else ()


def _meld_penalties(observation: Observation) -> tuple[ScoreLine, ...]:
    """Return the points lost for melds of a side without a canasta; () if the rules
    have no such penalty."""
    position, side = observation.position, observation.side
    points = melded_score(position, side)
    if points >= 0:
        return ()
    count = sum(meld.size for meld in position.melds[side])
    return (ScoreLine(ScoreItem.MELDED_CARDS, count, None, points),)


def _raw_status(turn: Turn, chosen: tuple[Card, ...], *, game_over: bool) -> TurnStatus:
    position, seat = turn.position, turn.observation.seat
    acting = positions.seat_to_act(position)
    if position.phase == positions.OVER_PHASE:
        state = TurnState.GAME_OVER if game_over else TurnState.HAND_OVER
        out = position.out if position.out >= 0 else None
        return TurnStatus(
            state, (Offer(Command.SHOW_SCORE, is_primary=True),), seat=out
        )
    if position.phase == positions.ANSWER_PHASE and acting == seat:
        side_of = position.terms.side_of
        return TurnStatus(
            TurnState.ANSWER,
            (Offer(Command.YES), Offer(Command.NO)),
            seat=position.turn,
            points=hand_points_if_known(position, seat) or 0,
            opponent_card_count=sum(
                size
                for other, size in enumerate(position.size)
                if side_of[other] != side_of[seat]
            ),
        )
    if position.turn != seat:
        return TurnStatus(TurnState.OTHERS, (Offer(Command.SKIP),), seat=acting)
    if position.phase == positions.ANSWER_PHASE:
        return TurnStatus(TurnState.ASKED, (Offer(Command.SKIP),), seat=acting)
    if position.phase in (positions.LIFT_PHASE, positions.KEEP_PACKET_PHASE):
        lifting = position.phase == positions.LIFT_PHASE
        return TurnStatus(TurnState.LIFT if lifting else TurnState.KEEP)
    if turn.groups:
        if chosen:
            return _chosen_status(turn, chosen, _tray_offers(turn.draft, primary=False))
        return _staged_status(turn)
    if position.phase == positions.DRAW_PHASE:
        return _draw_status(turn, chosen)
    return _play_status(turn, chosen)


def _staged_status(turn: Turn) -> TurnStatus:
    observation, draft = turn
    refused = draft.refusal
    goes_out = refused is None and is_whole_hand(observation, draft.hand_cards)
    offers = _tray_offers(draft, primary=refused is None)
    return TurnStatus(
        TurnState.STAGED,
        offers if goes_out else (*offers, *_go_out_offers(turn)),
        points=draft.points,
        opening_minimum=draft.opening_minimum,
        refusal=refused,
        goes_out=goes_out,
    )


def _tray_offers(draft: Draft, *, primary: bool) -> tuple[Offer, ...]:
    """Return the offers to meld and to unstage the staged cards."""
    commit = Offer(Command.COMMIT, is_primary=primary, refusal=draft.refusal)
    return commit, Offer(Command.UNSTAGE)


def _go_out_offers(turn: Turn, *, primary: bool = False) -> tuple[Offer, ...]:
    """Return the offer to go out in one step, if possible."""
    observation, out = turn.observation, intents.going_out_actions(turn)
    if isinstance(out, Refusal):
        return ()
    after = position_after(observation.position, *out.actions)
    lines = pending_penalties(after, observation.side)
    penalties = tuple(line for line in lines if line.seat is None)
    planned = PlannedActions(out.actions, observation, penalties)
    return (Offer(Command.GO_OUT, is_primary=primary, planned=planned),)


def _draw_status(turn: Turn, chosen: tuple[Card, ...]) -> TurnStatus:
    position = turn.position
    choices = legal_take_choices(turn.observation)
    taking = take_intent(turn)
    why_not = taking if isinstance(taking, Refusal) else None
    drawing = refusal(position, DRAW)
    forced = drawing is not None
    with_chosen = take_with_cards_intent(turn, TakeChoice(chosen, None))
    is_chosen = bool(chosen) and not isinstance(with_chosen, Refusal)
    take = Offer(Command.TAKE, is_primary=forced or is_chosen, refusal=why_not)
    never = position.terms.rules.pile_access is PileAccess.NEVER
    ends = not forced and not position.stock
    usual = not (forced or is_chosen or (ends and choices))
    draw = Offer(Command.DRAW, is_primary=usual, refusal=drawing, ends_round=ends)
    cheapest = choices[0] if choices else None
    cards = cheapest.cards if cheapest is not None else ()
    top = position.pile[-1] >> 2 if position.pile else None
    onto_run = cheapest is not None and cheapest.run_ends is not None
    if is_chosen:
        cards = chosen
    melding = _lay_out_offers(turn, chosen)
    return TurnStatus(
        _state_before_drawing(position, drawing, can_take=bool(choices)),
        (draw, *melding) if never else (draw, *melding, take),
        cards=cards,
        rank=None if onto_run else top,
        draw_count=position.terms.draw_count,
        refusal=None if never else why_not,
    )


def _state_before_drawing(
    position: positions.Position, drawing: Refusal | None, *, can_take: bool
) -> TurnState:
    """Return what the player must do before the draw; `drawing` is the refusal of a
    draw, or None."""
    if drawing is not None:
        has_opened = drawing.sentence == SIDE_HAS_OPENED
        return TurnState.OPENED if has_opened else TurnState.MUST_TAKE
    if not position.stock:
        return TurnState.CANNOT_DRAW
    if can_take:
        return TurnState.DRAW_OR_TAKE
    may_open = can_open_before_taking(position)
    return TurnState.OPEN_FIRST if may_open else TurnState.DRAW


def _lay_out_offers(turn: Turn, chosen: tuple[Card, ...]) -> tuple[Offer, ...]:
    """Return the offer to lay out threes, which the rules allow before the draw; () if
    there are none."""
    if not can_lay_out_threes(turn.observation, chosen):
        return ()
    meant = intents.meld_intent(turn, chosen)
    why = meant if isinstance(meant, Refusal) else None
    return (Offer(Command.MELD, refusal=why, lays_out=True),)


def _play_status(turn: Turn, chosen: tuple[Card, ...]) -> TurnStatus:
    position, seat = turn.position, turn.observation.seat
    may_ask = refusal(position, ASK) is None
    asking = (Offer(Command.ASK),) if may_ask else ()
    hand = tuple(turn.observation.hand)
    alone = hand if len(hand) == 1 else ()
    out = _go_out_offers(turn, primary=bool(position.partner_agreed or alone))
    if chosen:
        return _chosen_status(turn, chosen, (*asking, *out))
    state = TurnState.PLAY
    if position.partner_agreed:
        state = TurnState.MUST_GO_OUT
    elif out:
        state = TurnState.MAY_GO_OUT
    discard = Offer(Command.DISCARD, refusal=Refusal(Reason.DISCARD_ONE, 0, 1))
    if alone:
        discard = Offer(Command.DISCARD, is_primary=not out, rank=alone[0] >> 2)
    does = (discard,) if not (alone and out) else ()
    rarities = _rare_offers(turn.observation)
    hands = [offer.special_hand for offer in rarities if offer.special_hand]
    points = special_hand_points(position, seat, hands[0]) if hands else 0
    offers = (*rarities, *out, *asking, *does)
    answered = position.partner_agreed or position.partner_refused
    partner = positions.partner_of(position.terms, seat)
    barred = not may_meld(position, seat)
    return TurnStatus(
        state,
        offers,
        partner if answered else None,
        cards=alone,
        refusal=Refusal(Reason.FIRST_TURN_MELD) if barred else None,
        threes_to_lay_out=_threes_to_lay_out(turn),
        points=points,
    )


def _threes_to_lay_out(turn: Turn) -> tuple[Card, ...]:
    """Return the threes of the hand that may be laid out now for a bonus."""
    threes = tuple(
        card
        for card in turn.observation.hand
        if card >> 2 in (BLACK3, RED3) and can_lay_out_threes(turn.observation, (card,))
    )
    if not threes:
        return ()
    laying = intents.meld_intent(turn, threes)
    return () if isinstance(laying, Refusal) else threes


def _rare_offers(observation: Observation) -> tuple[Offer, ...]:
    """Return the offers of legal special hands and of ending a turn without a
    discard."""
    position = observation.position
    offers = [
        Offer(Command.DECLARE, is_primary=True, special_hand=hand)
        for hand in special_hands_in(position, observation.seat)
        if refusal(position, Declare(hand)) is None
    ]
    if refusal(position, FLOAT) is None:
        offers.append(Offer(Command.FLOAT))
    return tuple(offers)


def _chosen_status(
    turn: Turn, chosen: tuple[Card, ...], more: tuple[Offer, ...]
) -> TurnStatus:
    """Return the turn status for the selected cards, with the further offers `more`.

    Adding to a meld is offered before the discard, as wild cards are seldom discarded.
    """
    rank = _common_rank(chosen)
    melding = intents.meld_intent(turn, chosen)
    throwing = intents.discard_intent(turn, chosen)
    meld_refused = melding if isinstance(melding, Refusal) else None
    throw_refused = throwing if isinstance(throwing, Refusal) else None
    lacks = melding.refusal if isinstance(melding, Draft) else None
    begins = isinstance(melding, Draft) and len(melding.groups) > len(turn.groups)
    lone = len(chosen) == 1 and lacks is not None and begins
    never = meld_refused is not None and _cannot_be_melded(meld_refused, chosen)
    better = meld_refused is None and not lone
    names_chosen = better and lacks is not None and lacks.rank in (None, rank)
    terms = turn.position.terms
    run = ends_of_run(chosen) if terms.rules.sequences else None
    usual = throw_refused is None and not any(map(is_wild, chosen))
    meld = _meld_offer(turn, chosen, melding, run)
    offers = (
        *(() if lone or never else (replace(meld, is_primary=better),)),
        _discard_offer(chosen, throwing, primary=usual and not better),
        *(replace(each, is_primary=False) for each in more),
    )
    return TurnStatus(
        TurnState.CHOSEN,
        offers,
        cards=chosen,
        rank=rank,
        points=sum(terms.points[card] for card in chosen),
        refusal=lacks if names_chosen else None,
        run_ends=run,
    )


def _meld_offer(
    turn: Turn, chosen: tuple[Card, ...], melding: Intent, run: tuple[Card, Card] | None
) -> Offer:
    """Return the offer to meld the selected cards, with the effect `melding`; `run` is
    their lowest and highest card if they are a sequence."""
    rank = _common_rank(chosen)
    joined = _meld_joined(turn.observation, melding)
    refused = melding if isinstance(melding, Refusal) else None
    fits = meld_to_join(turn.observation, chosen) is not None
    adds = fits if refused is not None else joined is not None
    return Offer(
        Command.MELD,
        refusal=refused,
        rank=joined.rank if joined and rank is None and joined.form == SET else rank,
        adds_to_meld=adds,
        is_second_meld=not adds and _has_meld_of(turn.observation, rank),
        stages=isinstance(melding, Draft) and melding.refusal is not None,
        lays_out=can_lay_out_threes(turn.observation, chosen),
        run_ends=run if joined is None else joined.run_ends,
    )


def _has_meld_of(observation: Observation, rank: int | None) -> bool:
    """Return whether the side has a meld of the rank, in a game with several melds of a
    rank; else False."""
    if rank is None or observation.position.terms.one_meld:
        return False
    return bool(intents.melds_of_rank(observation, {rank}))


def _discard_offer(
    chosen: tuple[Card, ...], throwing: Intent, *, primary: bool
) -> Offer:
    return Offer(
        Command.DISCARD,
        is_primary=primary,
        refusal=throwing if isinstance(throwing, Refusal) else None,
        rank=chosen[0] >> 2 if len(chosen) == 1 else None,
        melds_staged=isinstance(throwing, PlayIntent) and len(throwing.actions) > 1,
    )


def _cannot_be_melded(refused: Refusal, chosen: tuple[Card, ...]) -> bool:
    """Return whether no meld can begin with the selected cards.

    These cards are red threes, black threes if the rules never meld them, and cards
    that the hand cannot complete to a meld.
    """
    too_few = refused.reason is Reason.MELD_TOO_SMALL
    never_black = refused.reason is Reason.BLACK_THREE_MELD and bool(refused.kind)
    return too_few or never_black or all(card >> 2 == RED3 for card in chosen)


def _meld_joined(observation: Observation, melding: Intent) -> Meld | None:
    """Return the meld to which the selected cards would be added, or None."""
    action = melding.actions[0] if isinstance(melding, PlayIntent) else None
    first = action.plays[0] if isinstance(action, LayDown) else None
    if not isinstance(first, AddToMeld):
        return None
    return meld_with_number(observation, first.meld)


def _common_rank(cards: tuple[Card, ...]) -> int | None:
    """Return the rank of natural cards that all have the same rank; otherwise None."""
    ranks = {card >> 2 for card in cards if not is_wild(card)}
    return ranks.pop() if len(ranks) == 1 else None
