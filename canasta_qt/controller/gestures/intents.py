"""What a gesture means: cards, where they come from and where they are let go.

Pure functions over an observation and a draft.  A target is lit exactly if `intent`
answers it with something else than a refusal, so hint and deed cannot disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from canasta_qt.cards import Card, is_wild, rank_of
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.auto_target import (
    belongs,
    canasta_to_crown,
    lays_out,
    meld_to_join,
    stray_three,
    unborn_refusal,
    uses_up,
)
from canasta_qt.controller.gestures.draft import (
    STAGEABLE,
    VAGUE,
    Intent,
    Played,
    action_of,
    end_refusal,
    fits,
    group_rank,
    is_black_threes,
    left_in_hand,
    make_draft,
    meld_at,
    meld_numbers,
    played,
    run_ends,
    staged,
    wild_refusal,
    with_cards,
    without_cards,
)
from canasta_qt.controller.gestures.prompts import (
    is_discard,
    laid_cards,
    opens_first,
    take_choices,
    top_card,
    what_takes,
)
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.moves.taking_pile import draw_first, unmet_refusal
from canasta_qt.engine.moves.trial import mixture_refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.melds import RUN, SET, WILDS, form_of
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, actor
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.transition import play
from canasta_qt.gestures import (
    MELDING,
    OTHERS_TURN,
    STAGED,
    Draft,
    Place,
    Prompt,
    PromptKind,
    Spot,
    StagedGroup,
    TakeChoice,
)

HAND: Final = Spot(Place.HAND)
PILE: Final = Spot(Place.PILE)
SPOTS: Final[Mapping[Command, Spot]] = {
    Command.DRAW: Spot(Place.STOCK),
    Command.TAKE: PILE,
    Command.DISCARD: PILE,
    Command.MELD: Spot(Place.NEW_MELD),
}
"""Where what a command does is shown, and refused."""


def hand_dropped(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], target: Spot
) -> Intent:
    """Return what hand cards let go on a place mean; the pile is not taken here."""
    position = observation.position
    if not cards:
        throwing = target.place is Place.PILE and position.phase == PLAY_PHASE
        kind = "" if left_in_hand(observation, draft.groups) else STAGED
        reason = Reason.DISCARD_ONE if throwing else Reason.NO_PLAYS
        return Refusal(reason, 0, 1, kind=kind if throwing else "")
    if target.place is Place.PILE:
        return _discard(observation, draft, cards)
    early = draft.takes_pile or opens_first(observation)
    if position.phase == DRAW_PHASE and not (early or lays_out(observation, cards)):
        return draw_first(observation.position, MELDING)
    if target.place is Place.STAGED:
        return onto_staged(observation, draft, cards, target.index)
    if target.place is Place.MELD:
        return _onto_meld(observation, draft, cards, target.index)
    if target.place is Place.NEW_MELD:
        return _on_free_ground(observation, draft, cards)
    return Refusal(Reason.NO_SUCH_MELD)


def _discard(observation: Observation, draft: Draft, cards: tuple[Card, ...]) -> Intent:
    """Throw one card; cards lying ready are laid first if they may be."""
    if len(cards) != 1:
        return Refusal(Reason.DISCARD_ONE, len(cards), 1)
    discard = actions.DISCARDS[cards[0]]
    if not draft.groups:
        return played(observation, discard)
    if draft.refusal is not None:
        return Refusal(Reason.DISCARD_ONE, 1, 1, kind=STAGED)
    lay = action_of(draft.groups)
    ahead = observation.position.copy()
    play(ahead, lay)
    return refusal(ahead, discard) or Played((lay, discard))


def _onto_meld(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], number: int
) -> Intent:
    if meld_at(observation, number) is None:
        return Refusal(Reason.NO_SUCH_MELD, number, len(meld_numbers(observation)))
    group = StagedGroup(cards, number)
    if draft.groups:
        return staged(observation, (*draft.groups, group))
    return _played_or_staged(observation, group)


def _on_free_ground(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Put cards onto a staged group or a meld of their rank, or begin a new one."""
    alone = actions.LayDown((actions.NewMeld(cards),))
    if lays_out(observation, cards):
        return played(observation, alone)
    crowned = canasta_to_crown(observation, cards)
    if crowned is not None:
        return _onto_meld(observation, draft, cards, crowned)
    stray = stray_three(observation, cards)
    if stray is not None:
        wild = stray.reason is Reason.WILDS_ALONE
        return (wild and _wilds_to_staged(observation, draft, cards)) or stray
    for index, group in enumerate(draft.groups):
        if belongs(observation, group, cards):
            return onto_staged(observation, draft, cards, index)
    number = meld_to_join(observation, cards)
    if number is not None:
        return _onto_meld(observation, draft, cards, number)
    found = form_of(cards)
    sequences = observation.position.terms.melds.sequences
    if found is None or (found[0] == RUN and not sequences):
        return refusal(observation.position, alone) or Refusal(Reason.UNEQUAL_RANKS)
    return _new_group(observation, draft, cards)


def _wilds_to_staged(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Draft | None:
    """Add wild cards to the group of an opening that counts most with them.

    None where they may be meant for a meld that lies, or no group can take them.
    """
    if observation.position.melds[observation.side]:
        return None
    numbers = range(len(draft.groups))
    ways = (onto_staged(observation, draft, cards, index) for index in numbers)
    drafts = (way for way in ways if isinstance(way, Draft))
    return max(drafts, key=lambda way: way.total, default=None)


def _new_group(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Begin a group of its own; before the draw only whole melds lie ready."""
    group = StagedGroup(cards)
    early = observation.position.phase == DRAW_PHASE and not draft.takes_pile
    if early and not make_draft(observation, (group,)).total:
        return draw_first(observation.position, MELDING)
    if draft.groups or not observation.position.melds[observation.side]:
        meant: Intent = staged(observation, (*draft.groups, group))
    else:
        meant = _played_or_staged(observation, group)
    if not isinstance(meant, Draft):
        return meant
    return unborn_refusal(observation, cards) or meant


def onto_staged(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], index: int
) -> Intent:
    """Add cards to a staged group; it is played where nothing else waits."""
    if not 0 <= index < len(draft.groups):
        return Refusal(Reason.NO_SUCH_MELD, index, len(draft.groups))
    group = draft.groups[index]
    if not fits(observation, group, cards):
        together = mixture_refusal(observation.position.terms, (*group.laid, *cards))
        if together.reason is Reason.NOT_A_SEQUENCE:
            return together
        return Refusal(Reason.UNEQUAL_RANKS, rank=group_rank(group), cards=cards)
    groups = with_cards(draft.groups, index, cards)
    single = len(groups) == 1 and not draft.takes_pile
    if single and observation.position.melds[observation.side]:
        return _played_or_staged(observation, groups[0])
    return staged(observation, groups)


def _played_or_staged(observation: Observation, group: StagedGroup) -> Intent:
    """Play the only group at once where the side is open and that is legal.

    Black threes and a lay that uses up the hand wait for the player's word, and so
    do cards that others may still make legal.
    """
    meant = played(observation, action_of((group,)))
    refused = meant if isinstance(meant, Refusal) else None
    waits = uses_up(observation, group.cards) or is_black_threes(group.cards)
    if refused is None and not waits:
        return meant
    if refused is None or refused.reason in STAGEABLE:
        return staged(observation, (group,), refused)
    return refused


def pile_dragged(observation: Observation, draft: Draft, target: Spot) -> Intent:
    """Take the pile by dragging its top card, asking how if there are ways."""
    top = top_card(observation)
    if top is not None and observation.position.phase == DRAW_PHASE:
        if target.place is Place.MELD:
            joining = actions.AddToMeld(target.index, (top,))
            return played(observation, actions.TakePile((joining,)))
        if target.place is Place.STAGED:
            return Refusal(Reason.TOP_CARD_UNUSED, cards=(top,))
    return take_intent(observation, draft)


def take_intent(observation: Observation, draft: Draft) -> Intent:
    """Take the pile without saying how: the only way, a question, or why not."""
    choices = take_choices(observation)
    if not choices:
        return _why_no_take(observation)
    return _one_or_ask(observation, draft, choices)


def take_dropped(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Take with the cards dropped on the pile; too few of them are made up."""
    meant = take_with(observation, draft, TakeChoice(cards, None))
    if not isinstance(meant, Refusal) or draft.takes_pile:
        return meant
    ranks, top = Counter(card >> 2 for card in cards), top_card(observation)
    if top is not None and meant.reason in VAGUE and top >> 2 not in ranks:
        return what_takes(observation, top)
    fitting = tuple(
        choice
        for choice in take_choices(observation)
        if Counter(card >> 2 for card in choice.cards) >= ranks
    )
    return _one_or_ask(observation, draft, fitting) if fitting else meant


def _take_or_leave(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Take with the selected cards; without them where they are no try to take.

    A pair, a wild card or a card of the top card's rank would be one.
    """
    meant, top = take_dropped(observation, draft, cards), top_card(observation)
    ranks = [rank_of(card) for card in cards]
    tries = len(set(ranks)) < len(ranks) or any(map(is_wild, cards))
    if not isinstance(meant, Refusal) or tries or top is None or rank_of(top) in ranks:
        return meant
    without = take_intent(observation, draft)
    return meant if isinstance(without, Refusal) else without


def choice_intent(
    observation: Observation, draft: Draft, prompt: Prompt, row: int
) -> Intent:
    """Take the pile in the chosen way; a row out of range leaves it."""
    if not 0 <= row < len(prompt.choices):
        return draft
    return take_with(observation, draft, prompt.choices[row])


def _one_or_ask(
    observation: Observation, draft: Draft, choices: tuple[TakeChoice, ...]
) -> Intent:
    if len(choices) == 1:
        return take_with(observation, draft, choices[0])
    return Prompt(PromptKind.CHOOSE_TAKE, choices)


def _why_no_take(observation: Observation) -> Intent:
    """Word why no way exists, by trying the top card with all its like in hand."""
    top = top_card(observation)
    if top is None:
        taken = observation.position.took
        return Refusal(Reason.ALREADY_TOOK if taken else Reason.PILE_IS_EMPTY)
    like = tuple(card for card in observation.hand if card >> 2 == top >> 2)[:2]
    group = StagedGroup(like, meld_to_join(observation, (*like, top)), top)
    refused = refusal(observation.position, action_of((group,)))
    return refused or unmet_refusal(observation.position, top)


def take_with(observation: Observation, draft: Draft, choice: TakeChoice) -> Intent:
    """Take the pile with cards of the hand; an opening is staged, else played."""
    top = top_card(observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    if draft.takes_pile:
        index = next(i for i, g in enumerate(draft.groups) if g.from_pile is not None)
        return onto_staged(observation, draft, choice.cards, index)
    group = StagedGroup(choice.cards, choice.meld, top)
    if observation.position.melds[observation.side] and not draft.groups:
        return played(observation, action_of((group,)))
    found = form_of(group.laid)
    if found is None or found[0] not in (SET, WILDS):
        return Refusal(Reason.UNEQUAL_RANKS, cards=choice.cards)
    return staged(observation, (group, *draft.groups))


def intent(
    observation: Observation,
    draft: Draft,
    cards: tuple[Card, ...],
    source: Spot,
    target: Spot,
) -> Intent:
    """Return what letting cards go on a place does, or why it may not be done."""
    meant = _intent(observation, draft, cards, source, target)
    laid = laid_cards(observation, cards, source)
    if target.end is None:
        ends = run_ends(observation, draft.groups, target)
        return wild_refusal(meant, ends, laid) or meant
    if isinstance(meant, Refusal) and meant.reason not in VAGUE:
        return meant
    ends = run_ends(observation, without_cards(draft.groups, laid), target)
    if ends is None or not laid:
        return Refusal(Reason.NO_SUCH_MELD)
    return end_refusal(ends, target.end, laid) or meant


def turn_refusal(observation: Observation) -> Refusal | None:
    """Return why the player may not do anything now, if it is not their turn."""
    acting, turn = actor(observation.position), observation.position.turn
    if acting is None:
        return Refusal(Reason.ROUND_IS_OVER)
    if acting == turn == observation.seat:
        return None
    theirs = observation.seat not in (acting, turn)
    return Refusal(Reason.NOT_YOUR_DECISION, kind=OTHERS_TURN if theirs else "")


def _intent(
    observation: Observation,
    draft: Draft,
    cards: tuple[Card, ...],
    source: Spot,
    target: Spot,
) -> Intent:
    refused = turn_refusal(observation)
    if refused is not None:
        return refused
    if source.place is Place.STOCK:
        return played(observation, actions.DRAW)
    if source.place is Place.PILE:
        return pile_dragged(observation, draft, target)
    if source.place is Place.MELD:
        return _melds_joined(observation, source, target)
    if source.place is Place.STAGED:
        groups = without_cards(draft.groups, cards)
        if target.place is Place.STAGED and len(groups) < len(draft.groups):
            return Refusal(Reason.NO_SUCH_MELD)
        draft = make_draft(observation, groups)
        if target.place is Place.HAND:
            return draft
    taking = target.place is Place.PILE and observation.position.phase == DRAW_PHASE
    if cards and taking:
        meant = take_dropped(observation, draft, cards)
        if not isinstance(meant, Refusal) or draft.takes_pile:
            return meant
        early = is_discard(observation, cards)
        return draw_first(observation.position) if early else meant
    return hand_dropped(observation, draft, cards, target)


def _melds_joined(observation: Observation, source: Spot, target: Spot) -> Intent:
    """Join one of the own melds to another on which it was let go, if they may."""
    if target.place is not Place.MELD:
        return Refusal(Reason.CANNOT_JOIN)
    first, second = sorted((source.index, target.index))
    return played(observation, actions.LayDown((actions.JoinMelds(first, second),)))


def meld_intent(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Meld cards without pointing at a place; without cards, play what lies ready.

    Cards that are no meld of their own go where exactly one place takes them.
    """
    if not cards and draft.groups:
        return turn_refusal(observation) or commit_intent(draft)
    terms = observation.position.terms
    few = len(cards) < terms.melds.min_meld_size
    if cards and (few or (all(map(is_wild, cards)) and not terms.wild_melds)):
        found = _places(observation, draft, cards)
        if len(found) == 1:
            return found[0]
    return intent(observation, draft, cards, HAND, Spot(Place.NEW_MELD))


def _places(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> list[Intent]:
    """Return what adding cards means at every meld or staged group that takes them."""
    melds = [Spot(Place.MELD, number) for number in meld_numbers(observation)]
    ways = [intent(observation, draft, cards, HAND, spot) for spot in melds]
    found: list[Intent] = [way for way in ways if _is_ready(draft, way)]
    for index in range(len(draft.groups)):
        way = intent(observation, draft, cards, HAND, Spot(Place.STAGED, index))
        if not isinstance(way, Refusal):
            found.append(way)
    return found


def _is_ready(draft: Draft, way: Intent) -> bool:
    """Return whether a meld takes cards now, or with what lies ready beside them."""
    if isinstance(way, Draft):
        return bool(draft.groups) or way.refusal is None
    return isinstance(way, Played)


def going_out(observation: Observation) -> Played | Refusal:
    """Use up the hand in one act: melds, cards added to melds, the last discard."""
    position = observation.position
    refused = turn_refusal(observation)
    if refused is not None:
        return refused
    if position.phase == DRAW_PHASE:
        return draw_first(position)
    way = way_out(position, observation.seat)
    if way is None:
        return Refusal(Reason.CANNOT_GO_OUT)
    lay = (actions.LayDown(way.plays),) if way.plays else ()
    last = () if way.discard is None else (actions.DISCARDS[way.discard],)
    return Played((*lay, *last))


def discard_intent(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Throw a card without pointing at the pile, which therefore is never taken."""
    if observation.position.phase == DRAW_PHASE:
        return turn_refusal(observation) or draw_first(observation.position)
    return intent(observation, draft, cards, Spot(Place.HAND), Spot(Place.PILE))


def commit_intent(draft: Draft) -> Intent:
    """Play what lies ready."""
    if not draft.groups:
        return Refusal(Reason.NO_PLAYS)
    return draft.refusal or Played((action_of(draft.groups),))


def meant(
    command: Command, cards: tuple[Card, ...], observation: Observation, draft: Draft
) -> Intent | None:
    """Return what a command means for cards; None if it is none of the player's."""
    match command:
        case Command.TAKE:
            refused = turn_refusal(observation)
            if cards and observation.position.phase == DRAW_PHASE:
                return refused or _take_or_leave(observation, draft, cards)
            return refused or take_intent(observation, draft)
        case Command.DISCARD:
            last = tuple(observation.hand) if len(observation.hand) == 1 else ()
            return discard_intent(observation, draft, cards or last)
        case Command.MELD:
            return meld_intent(observation, draft, cards)
        case Command.COMMIT:
            return commit_intent(draft)
        case Command.GO_OUT:
            return going_out(observation)
        case Command.UNSTAGE:
            groups = draft.groups
            left = without_cards(groups, cards) if cards else groups[:-1]
            return make_draft(observation, left)
        case _:
            return None
