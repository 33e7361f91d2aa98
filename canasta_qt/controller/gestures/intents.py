"""Effects of gestures with cards: of a drop, from its source and its target, and
of a command, by button or key.

All functions are pure. Most depend on a `Turn`, which is an observation with a draft. A
target is legal exactly if `drop_intent` returns no refusal for it, so that highlight
and drop always agree.
"""

from dataclasses import replace
from typing import Final

from canasta_qt.cards import Card, is_wild
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import (
    UNSPECIFIC_REFUSAL_REASONS,
    Intent,
    PlayIntent,
    Turn,
    action_of_groups,
    addable_meld_numbers,
    groups_without_cards,
    hand_without_staged,
    make_draft,
    play_draft_intent,
    play_or_refusal,
    sequence_end_cards,
    sequence_end_refusal,
    sequence_wild_refusal,
)
from canasta_qt.controller.gestures.laying import (
    add_to_meld_intent,
    add_to_staged_intent,
    can_lay_out_threes,
    empty_table_intent,
    join_melds_intent,
)
from canasta_qt.controller.gestures.taking import (
    drop_on_pile_intent,
    legal_take_choices,
    pile_drag_intent,
    refusal_before_draw,
    take_intent,
    take_selected_intent,
    top_card,
)
from canasta_qt.engine.best_way_out import actions_of_way_out, best_way_out
from canasta_qt.engine.legality import can_open_before_taking, refusal
from canasta_qt.engine.moves.going_out import partner_permission_refusal
from canasta_qt.engine.moves.going_out_search import asking_refusal
from canasta_qt.engine.scoring import special_hands_in
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.melds import MIN_MELD_SIZE, SET, Meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, seat_to_act
from canasta_qt.engine.state.refusals import ANSWER_FIRST, Reason, Refusal
from canasta_qt.engine.transition import position_after
from canasta_qt.gestures import (
    DISCARD_BEFORE_DRAW_REFUSAL,
    HAND_SPOT,
    NOT_ON_TURN,
    PILE_SPOT,
    SEVERAL_MELDS_REFUSAL,
    STAGED_CARDS_REFUSAL,
    Draft,
    Place,
    Spot,
)

_ACTION_OF_COMMAND: Final[dict[Command, actions.Action]] = {
    Command.ASK: actions.ASK,
    Command.YES: actions.ANSWER_YES,
    Command.NO: actions.ANSWER_NO,
    Command.FLOAT: actions.FLOAT,
}


def hand_drop_intent(turn: Turn, cards: tuple[Card, ...], target: Spot) -> Intent:
    """Return the effect of hand cards dropped on a target other than taking the
    pile."""
    position = turn.position
    chosen = cards or turn.groups or target.place is Place.PILE
    if position.phase == DRAW_PHASE and not chosen:
        return refusal_before_draw(turn, melds=True)
    if not cards:
        throwing = target.place is Place.PILE and position.phase == PLAY_PHASE
        free = turn.draft.refusal is None and hand_without_staged(
            turn.observation, turn.groups
        )
        sentence = "" if free else STAGED_CARDS_REFUSAL
        reason = Reason.DISCARD_ONE if throwing else Reason.NO_PLAYS
        return Refusal(reason, 0, 1, sentence=sentence if throwing else "")
    if target.place is Place.PILE:
        return _discard(turn, cards)
    early = turn.draft.takes_pile or can_open_before_taking(turn.position)
    if position.phase == DRAW_PHASE and not (
        early or can_lay_out_threes(turn.observation, cards)
    ):
        return refusal_before_draw(turn, melds=True)
    if target.place is Place.STAGED:
        return add_to_staged_intent(turn, cards, target.index)
    if target.place is Place.MELD:
        return add_to_meld_intent(turn, cards, target.index)
    if target.place is Place.NEW_MELD:
        return empty_table_intent(turn, cards)
    return Refusal(Reason.NO_SUCH_MELD)


def _discard(turn: Turn, cards: tuple[Card, ...]) -> Intent:
    """Return the effect of discarding one card; the staged cards are melded first."""
    if len(cards) != 1:
        return Refusal(Reason.DISCARD_ONE, len(cards), 1)
    discard = actions.DISCARD_ACTIONS[cards[0]]
    if not turn.groups:
        return play_or_refusal(turn.observation, discard)
    if turn.draft.refusal is not None:
        return Refusal(Reason.DISCARD_ONE, 1, 1, sentence=STAGED_CARDS_REFUSAL)
    lay = action_of_groups(turn.groups)
    ahead = position_after(turn.position, lay)
    return refusal(ahead, discard) or PlayIntent((lay, discard))


def drop_intent(
    turn: Turn, cards: tuple[Card, ...], source: Spot, target: Spot
) -> Intent:
    """Return the effect of dropping cards on a target, or the refusal."""
    intent = _intent(turn, cards, source, target)
    laid = played_cards(turn.observation, cards, source)
    if target.end is None:
        ends = sequence_end_cards(turn.observation, turn.groups, target)
        return sequence_wild_refusal(intent, ends, laid) or intent
    if isinstance(intent, Refusal) and intent.reason not in UNSPECIFIC_REFUSAL_REASONS:
        return intent
    ends = sequence_end_cards(
        turn.observation, groups_without_cards(turn.groups, laid), target
    )
    if ends is None or not laid:
        return Refusal(Reason.NO_SUCH_MELD)
    return sequence_end_refusal(ends, target.end, laid) or intent


def played_cards(
    observation: Observation, cards: tuple[Card, ...], source: Spot
) -> tuple[Card, ...]:
    """Return the cards that a gesture plays: the dragged cards, or for a drag from the
    pile its top card."""
    top = top_card(observation) if source.place is Place.PILE else None
    return cards if top is None else (top,)


def not_on_turn_refusal(observation: Observation) -> Refusal | None:
    """Return the refusal if the player may not act in this position; None if it is the
    player's turn."""
    acting, turn = seat_to_act(observation.position), observation.position.turn
    if acting is None:
        return Refusal(Reason.ROUND_IS_OVER)
    if acting == turn == observation.seat:
        return None
    if acting == observation.seat:
        return Refusal(Reason.NOT_YOUR_DECISION, sentence=ANSWER_FIRST)
    theirs = observation.seat != turn
    return NOT_ON_TURN if theirs else Refusal(Reason.NOT_YOUR_DECISION)


def _early_discard(turn: Turn, cards: tuple[Card, ...]) -> Refusal | None:
    """Return the refusal of a discard before the draw; None if the cards may be meant
    to take the pile."""
    observation = turn.observation
    top = top_card(observation)
    if len(cards) != 1 or top is None or not observation.position.stock:
        return None
    matching = observation.hand if is_wild(cards[0]) else cards
    if top >> 2 in {card >> 2 for card in matching}:
        return None
    first = refusal_before_draw(turn)
    choices = legal_take_choices(observation)
    needs_cards = all(choice.cards for choice in choices)
    sentence = DISCARD_BEFORE_DRAW_REFUSAL if needs_cards else ""
    return replace(first, sentence=first.sentence or sentence, cards=(top,))


def _intent(turn: Turn, cards: tuple[Card, ...], source: Spot, target: Spot) -> Intent:
    refused = not_on_turn_refusal(turn.observation)
    if refused is not None:
        return refused
    if source.place is Place.STOCK:
        return _draw_intent(turn)
    if source.place is Place.PILE:
        return pile_drag_intent(turn, target)
    if source.place is Place.MELD:
        return join_melds_intent(turn.observation, source, target)
    if source.place is Place.STAGED:
        groups = groups_without_cards(turn.groups, cards)
        if len(groups) < len(turn.groups):
            target = _spot_without_group(target, source.index)
        turn = Turn(turn.observation, make_draft(turn.observation, groups))
        if target.place is Place.HAND:
            return turn.draft
    taking = target.place is Place.PILE and turn.position.phase == DRAW_PHASE
    if cards and taking:
        intent = drop_on_pile_intent(turn, cards)
        if not isinstance(intent, Refusal) or turn.draft.takes_pile:
            return intent
        return _early_discard(turn, cards) or intent
    return hand_drop_intent(turn, cards, target)


def _draw_intent(turn: Turn) -> Intent:
    """Return the effect of a draw that was not advised: it does not throw a staged take
    away."""
    if turn.draft.takes_pile:
        return not_on_turn_refusal(turn.observation) or refusal_before_draw(turn)
    return action_intent(turn, actions.DRAW)


def _spot_without_group(spot: Spot, index: int) -> Spot:
    """Return a spot as it is after the staged group `index` has gone; the spot of that
    group gets the index -1, at which nothing can be dropped."""
    if spot.place is not Place.STAGED or spot.index < index:
        return spot
    return replace(spot, index=-1 if spot.index == index else spot.index - 1)


def meld_intent(turn: Turn, cards: tuple[Card, ...]) -> Intent:
    """Return the effect of a command to meld; without cards, the draft is played.

    Cards that are no meld on their own are added to the only meld or group that takes
    them; likewise cards of a rank of which the side has an unfinished meld.
    """
    if not cards and turn.groups:
        return not_on_turn_refusal(turn.observation) or play_draft_intent(turn.draft)
    terms = turn.position.terms
    naturals = {card for card in cards if not is_wild(card)}
    ranks = {card >> 2 for card in naturals}
    grows = any(not meld.is_canasta for meld in melds_of_rank(turn.observation, ranks))
    few = len(cards) < MIN_MELD_SIZE
    if cards and (few or grows or not (naturals or terms.wild_melds)):
        found = _meld_additions(turn, cards)
        if len(found) == 1:
            return found[0]
    intent = drop_intent(turn, cards, HAND_SPOT, Spot(Place.NEW_MELD))
    apart = len(ranks) > 1 and all(_meld_additions(turn, (card,)) for card in naturals)
    if isinstance(intent, Refusal) and apart:
        return replace(intent, sentence=SEVERAL_MELDS_REFUSAL)
    return intent


def melds_of_rank(observation: Observation, ranks: set[int]) -> list[Meld]:
    """Return the side's melds of the only rank in `ranks`; [] if there are several
    ranks."""
    melds = observation.position.melds[observation.side]
    same = [meld for meld in melds if meld.form == SET and meld.rank in ranks]
    return same if len(ranks) == 1 else []


def _meld_additions(turn: Turn, cards: tuple[Card, ...]) -> list[Intent]:
    """Return the effects of adding cards to each meld or group that takes them.

    If some effects are legal plays, only these are returned; others are returned only
    if groups are staged.
    """
    spots = [
        Spot(Place.MELD, number) for number in addable_meld_numbers(turn.observation)
    ]
    spots += [Spot(Place.STAGED, index) for index in range(len(turn.groups))]
    ways = [drop_intent(turn, cards, HAND_SPOT, spot) for spot in spots]
    taken: list[Intent] = [way for way in ways if not isinstance(way, Refusal)]
    ready = [way for way in taken if not isinstance(way, Draft) or not way.refusal]
    return ready or (taken if turn.groups else [])


def going_out_actions(turn: Turn) -> PlayIntent | Refusal:
    """Return the actions that play the whole hand for most points: new melds,
    additions, last discard.

    If there are none, return the refusal.
    """
    position, seat = turn.position, turn.observation.seat
    refused = not_on_turn_refusal(turn.observation)
    if refused is not None:
        return refused
    if position.phase == DRAW_PHASE:
        return refusal_before_draw(turn)
    way = best_way_out(position, seat)
    if way is None:
        return (
            asking_refusal(position, seat)
            or partner_permission_refusal(position)
            or Refusal(Reason.CANNOT_GO_OUT)
        )
    return PlayIntent(actions_of_way_out(way))


def discard_intent(turn: Turn, cards: tuple[Card, ...]) -> Intent:
    """Return the effect of a command to discard; unlike a drop on the pile, it never
    takes the pile."""
    if turn.position.phase == DRAW_PHASE:
        return not_on_turn_refusal(turn.observation) or refusal_before_draw(turn)
    return drop_intent(turn, cards, HAND_SPOT, PILE_SPOT)


def action_intent(turn: Turn, action: actions.Action) -> Intent:
    """Return the effect of an action that was chosen from a list or by a button, not by
    cards."""
    observation = turn.observation
    intent = _not_deciding_refusal(observation) or play_or_refusal(observation, action)
    is_early = isinstance(intent, Refusal) and intent.reason is Reason.DRAW_FIRST
    return refusal_before_draw(turn) if is_early else intent


def _not_deciding_refusal(observation: Observation) -> Refusal | None:
    """Return why the player has nothing to decide; None if the player must decide or
    answer a partner."""
    is_theirs = seat_to_act(observation.position) == observation.seat
    return None if is_theirs else not_on_turn_refusal(observation)


def command_intent(
    command: Command, cards: tuple[Card, ...], turn: Turn
) -> Intent | None:
    """Return the effect of a command with cards; None if the command plays nothing."""
    observation = turn.observation
    match command:
        case Command.TAKE:
            refused = not_on_turn_refusal(observation)
            if cards and turn.position.phase == DRAW_PHASE:
                return refused or take_selected_intent(turn, cards)
            return refused or take_intent(turn)
        case Command.DISCARD:
            last = tuple(observation.hand) if len(observation.hand) == 1 else ()
            return discard_intent(turn, cards or last)
        case Command.DRAW:
            return _draw_intent(turn)
        case Command.MELD:
            return meld_intent(turn, cards)
        case Command.COMMIT:
            return play_draft_intent(turn.draft)
        case Command.GO_OUT:
            return going_out_actions(turn)
        case Command.UNSTAGE:
            groups = turn.groups
            left = groups_without_cards(groups, cards) if cards else groups[:-1]
            return make_draft(observation, left)
        case Command.HINT:
            return _not_deciding_refusal(observation)
        case _:
            action = _action_of_command(command, turn)
            return None if action is None else action_intent(turn, action)


def _action_of_command(command: Command, turn: Turn) -> actions.Action | None:
    if command is Command.DECLARE:
        hands = special_hands_in(turn.position, turn.observation.seat)
        return actions.Declare(next(iter(hands), ""))
    return _ACTION_OF_COMMAND.get(command)
