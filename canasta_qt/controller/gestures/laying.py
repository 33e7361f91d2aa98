"""Effects of hand cards dropped on melds, on staged groups or on free ground.

Free ground is the part of the felt without cards; cards dropped there are added to the
meld or group that matches them, or begin a new one.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from canasta_qt.cards import BLACK3, NATURAL_RANK_COUNT, RED3, Card, is_wild, rank_of
from canasta_qt.controller.gestures.draft import (
    NEXT_IN_SUIT_OFFSET,
    Intent,
    PlayIntent,
    Turn,
    action_of_groups,
    addable_meld_numbers,
    can_be_one_meld,
    group_rank,
    groups_with_cards,
    is_black_threes,
    make_draft,
    meld_number_of_rank,
    meld_with_number,
    melds_of_group,
    play_or_refusal,
    run_with,
    stage_groups,
)
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.moves.melding import is_only_threes
from canasta_qt.engine.moves.taking_pile import draw_first_refusal
from canasta_qt.engine.moves.trial import mixed_ranks_refusal, wrong_suit_refusal
from canasta_qt.engine.moves.validity import (
    black_three_refusal,
    meld_refusal,
    wrong_rank_refusal,
)
from canasta_qt.engine.state.actions import AddToMeld, JoinMelds, LayDown, NewMeld
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    MIN_MELD_SIZE,
    RUN,
    SET,
    THREES,
    find_meld_form,
    make_meld,
)
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE, NO_MELD
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    MELD_BEFORE_DRAW_REFUSAL,
    TOO_FEW_CARDS_REFUSAL,
    TOO_FEW_WILDS_REFUSAL,
    Draft,
    Place,
    Spot,
    StagedGroup,
)
from canasta_qt.rules.values import Black3Meld, Red3Mode

MIN_BLACK_THREES_IN_MELD: Final = 3
KEEP_CARDS_REASONS: Final = (Reason.MUST_KEEP_CARD, Reason.MUST_KEEP_TWO)
"""Reasons of refusals of plays that leave too few cards, for which playing more cards
is no remedy."""


def add_to_meld_intent(turn: Turn, cards: tuple[Card, ...], number: int) -> Intent:
    if meld_with_number(turn.observation, number) is None:
        return Refusal(
            Reason.NO_SUCH_MELD, number, len(addable_meld_numbers(turn.observation))
        )
    group = StagedGroup(cards, number)
    if turn.groups:
        return stage_groups(turn.observation, (*turn.groups, group))
    return _played_or_staged(turn.observation, group)


def empty_table_intent(turn: Turn, cards: tuple[Card, ...]) -> Intent:
    """Return the effect of cards on free ground: they are added to a matching group or
    meld, or begin a new group."""
    alone = LayDown((NewMeld(cards),))
    if can_lay_out_threes(turn.observation, cards):
        return play_or_refusal(turn.observation, alone)
    crowned = canasta_for_red_three(turn.observation, cards)
    if crowned is not None:
        return add_to_meld_intent(turn, cards, crowned)
    stray = three_or_wild_refusal(turn.observation, cards)
    if stray is not None:
        wild = stray.reason is Reason.WILDS_ALONE
        return (wild and _wilds_to_staged(turn, cards)) or stray
    for index, group in enumerate(turn.groups):
        if can_join_group(turn.observation, group, cards):
            return add_to_staged_intent(turn, cards, index)
    number = meld_to_join(turn.observation, cards)
    if number is not None:
        return add_to_meld_intent(turn, cards, number)
    found = find_meld_form(cards)
    sequences = turn.position.terms.rules.sequences
    if found is None or (found[0] == RUN and not sequences):
        together = action_of_groups((*turn.groups, StagedGroup(cards)))
        return refusal(turn.position, together) or Refusal(Reason.UNEQUAL_RANKS)
    return _new_group(turn, cards)


def _wilds_to_staged(turn: Turn, cards: tuple[Card, ...]) -> Draft | None:
    """Return the draft with wild cards added to the group of an initial meld in which
    they score most.

    None if the cards may be for an existing meld, or if no group takes them.
    """
    if turn.position.melds[turn.observation.side]:
        return None
    numbers = range(len(turn.groups))
    ways = (add_to_staged_intent(turn, cards, index) for index in numbers)
    drafts = (way for way in ways if isinstance(way, Draft))
    return max(drafts, key=lambda way: way.points, default=None)


def _new_group(turn: Turn, cards: tuple[Card, ...]) -> Intent:
    """Return the effect of beginning a new group; before the draw only complete melds
    are staged."""
    group = StagedGroup(cards)
    early = turn.position.phase == DRAW_PHASE and not turn.draft.takes_pile
    if early and not make_draft(turn.observation, (group,)).points:
        return draw_first_refusal(turn.position, MELD_BEFORE_DRAW_REFUSAL)
    if turn.groups or not turn.position.melds[turn.observation.side]:
        intent: Intent = stage_groups(turn.observation, (*turn.groups, group))
    else:
        intent = _played_or_staged(turn.observation, group)
    if not isinstance(intent, Draft):
        return intent
    return new_meld_refusal(turn.observation, turn.groups, cards) or intent


def add_to_staged_intent(turn: Turn, cards: tuple[Card, ...], index: int) -> Intent:
    """Return the effect of adding cards to a staged group; if it is the only group, it
    may be played."""
    if not 0 <= index < len(turn.groups):
        return Refusal(Reason.NO_SUCH_MELD, index, len(turn.groups))
    group = turn.groups[index]
    if not can_be_one_meld(turn.observation, group, cards):
        together = mixed_ranks_refusal(turn.position.terms, (*group.meld_cards, *cards))
        if together.reason is Reason.NOT_A_SEQUENCE:
            return together
        _, meld = melds_of_group(turn.observation, group)
        if meld.form == RUN:
            return wrong_suit_refusal(cards)
        if meld.form != SET:
            return Refusal(Reason.UNEQUAL_RANKS, rank=group_rank(group), cards=cards)
        opened = bool(turn.position.melds[turn.observation.side])
        meld = replace(meld, mixed_at_opening=meld.mixed_at_opening or not opened)
        return wrong_rank_refusal(turn.position.terms.rules, meld, cards)
    groups = groups_with_cards(turn.groups, index, cards)
    single = len(groups) == 1 and not turn.draft.takes_pile
    if single and turn.position.melds[turn.observation.side]:
        return _played_or_staged(turn.observation, groups[0])
    return stage_groups(turn.observation, groups)


def _played_or_staged(observation: Observation, group: StagedGroup) -> Intent:
    """Return the effect of a single group: it is played at once if the side has opened
    and the play is legal.

    Otherwise the group is staged, so that the player can confirm it; likewise black
    threes, a meld of the whole hand, and cards that further cards would make legal.
    """
    intent = play_or_refusal(observation, action_of_groups((group,)))
    waits = is_whole_hand(observation, group.cards) or is_black_threes(group.cards)
    if isinstance(intent, PlayIntent) and not waits:
        return intent
    return stage_groups(observation, (group,))


def join_melds_intent(observation: Observation, source: Spot, target: Spot) -> Intent:
    """Return the effect of dropping an own meld on another one: joined melds if the
    rules allow that."""
    if target.place is not Place.MELD:
        return Refusal(Reason.CANNOT_JOIN)
    first, second = sorted((source.index, target.index))
    return play_or_refusal(observation, LayDown((JoinMelds(first, second),)))


def can_join_group(
    observation: Observation, group: StagedGroup, cards: tuple[Card, ...]
) -> bool:
    """Return whether cards on free ground fit a staged group, by rank or suit."""
    rank = group_rank(group)
    alike = all(not is_wild(card) for card in cards) and any(
        card >> 2 == rank for card in cards
    )
    running = len({card >> 2 for card in group.cards if not is_wild(card)}) > 1
    return (alike or running) and can_be_one_meld(observation, group, cards)


def meld_to_join(observation: Observation, cards: tuple[Card, ...]) -> int | None:
    """Return the index of the meld to which cards on free ground are added; None for a
    new meld.

    In games with several melds of a rank, only cards that cannot be a meld on their own
    are added: too few cards, or too many wild cards.
    """
    found = find_meld_form(cards)
    if found is None or found[0] != SET:
        return None
    terms = observation.position.terms
    if len(cards) < MIN_MELD_SIZE:
        return meld_number_of_rank(observation, found[1])
    number = observation.position.rank_meld[observation.side][found[1]]
    if number == NO_MELD:
        return None
    if terms.one_meld:
        return number
    alone = refusal(observation.position, LayDown((NewMeld(cards),)))
    joined = refusal(observation.position, LayDown((AddToMeld(number, cards),)))
    return number if alone is not None and joined is None else None


def new_meld_refusal(
    observation: Observation, groups: tuple[StagedGroup, ...], cards: tuple[Card, ...]
) -> Refusal | None:
    """Return why cards cannot begin a meld beside the staged groups: no cards of the
    hand complete it, or every complete meld leaves too few cards.

    None if a complete meld is possible, and for threes, which are for going out.
    """
    found = find_meld_form(cards)
    if found is None or found[0] == THREES:
        return None
    terms = observation.position.terms
    left = observation.hand
    for card in cards:
        left.remove(card)
    ways = [cards, *_with_same_rank(left, cards)]
    if terms.rules.sequences:
        ways += run_with(left, cards)
    melds = [make_meld(way, terms.points) for way in ways]
    if not observation.position.melds[observation.side]:
        melds = [replace(meld, mixed_at_opening=meld.wilds > 0) for meld in melds]
    refusals = [meld_refusal(terms, meld, None, ends=True) for meld in melds]
    if None in refusals:
        complete = [way for way, why in zip(ways, refusals, strict=True) if why is None]
        return _last_cards_refusal(observation, groups, complete)
    refused = refusals[0]
    if refused is not None and refused.reason is Reason.MELD_TOO_SMALL:
        few = Reason.TOO_FEW_NATURALS
        naturals = (it for it in refusals if it and it.reason is few)
        wild = all(map(is_wild, cards))
        sentence = TOO_FEW_WILDS_REFUSAL if wild else TOO_FEW_CARDS_REFUSAL
        return next(naturals, replace(refused, sentence=sentence))
    return refused


def _last_cards_refusal(
    observation: Observation,
    groups: tuple[StagedGroup, ...],
    melds: list[tuple[Card, ...]],
) -> Refusal | None:
    """Return why each of these melds leaves too few cards in the hand; None if one
    leaves enough."""
    found = None
    for cards in melds:
        together = action_of_groups((*groups, StagedGroup(cards)))
        found = refusal(observation.position, together)
        if found is None or found.reason not in KEEP_CARDS_REASONS:
            return None
    return found


def _with_same_rank(
    left: list[Card], cards: tuple[Card, ...]
) -> list[tuple[Card, ...]]:
    """Return these cards together with further cards of their rank, and with wild
    cards, of the hand."""
    ranks = {card >> 2 for card in cards if not is_wild(card)}
    if len(ranks) > 1:
        return []
    alike = [card for card in left if card >> 2 in ranks]
    wilds = [card for card in left if is_wild(card)]
    return [
        (*cards, *alike[:more], *some[:few])
        for some in (wilds, wilds[::-1])
        for more in range(len(alike) + 1)
        for few in range(len(wilds) + 1)
    ]


def sequence_to_continue(
    observation: Observation, cards: tuple[Card, ...]
) -> int | None:
    """Return the index of the only sequence of the side that cards continue; None if
    none or several do."""
    found = []
    for index, meld in enumerate(observation.position.melds[observation.side]):
        together = sorted((*meld.cards, *cards))
        follows = {high - low for low, high in pairwise(together)} == {
            NEXT_IN_SUIT_OFFSET
        }
        natural = rank_of(together[-1]) < NATURAL_RANK_COUNT
        if meld.form == RUN and follows and natural and len(together) <= CANASTA_SIZE:
            found.append(index)
    return found[0] if len(found) == 1 else None


def three_or_wild_refusal(
    observation: Observation, cards: tuple[Card, ...]
) -> Refusal | None:
    """Return why threes, or wild cards alone, cannot be melded.

    None for other cards, and for black threes that may be for going out. Wild cards
    are named only if a meld takes them all.
    """
    terms = observation.position.terms
    if not terms.wild_melds and all(is_wild(card) for card in cards):
        numbers = addable_meld_numbers(observation)
        additions = (LayDown((AddToMeld(number, cards),)) for number in numbers)
        fit = any(not refusal(observation.position, each) for each in additions)
        return Refusal(Reason.WILDS_ALONE, cards=cards if fit else ())
    if any(card >> 2 == RED3 for card in cards):
        if terms.rules.red3_mode is Red3Mode.TOPPER and len(cards) == 1:
            return Refusal(Reason.BONUS_NOT_NOW, rank=RED3, cards=cards)
        return Refusal(Reason.RED_THREE_MELD, cards=cards)
    if not is_black_threes(cards):
        return None
    position, seat = observation.position, observation.seat
    may_go_out = (
        terms.rules.black3_meld is not Black3Meld.NEVER
        and position.ranks[seat][BLACK3] >= MIN_BLACK_THREES_IN_MELD
        and find_way_out(position, seat) is not None
    )
    return None if may_go_out else black_three_refusal(terms.rules)


def canasta_for_red_three(
    observation: Observation, cards: tuple[Card, ...]
) -> int | None:
    """Return the index of the first canasta to which a single red three may be added;
    None for other cards, or if no canasta takes it."""
    if len(cards) != 1 or cards[0] >> 2 != RED3:
        return None
    for index in range(len(observation.position.melds[observation.side])):
        if refusal(observation.position, LayDown((AddToMeld(index, cards),))) is None:
            return index
    return None


def can_lay_out_threes(observation: Observation, cards: tuple[Card, ...]) -> bool:
    """Return whether cards are threes that a player lays out by choice for a bonus."""
    return is_only_threes(observation.position.terms, (NewMeld(cards),))


def is_whole_hand(observation: Observation, cards: tuple[Card, ...]) -> bool:
    """Return whether cards are the whole hand of a player who has no foot left."""
    position, seat = observation.position, observation.seat
    return len(cards) == position.size[seat] and not position.feet[seat]


def spot_of_rank(turn: Turn, rank: int, cards: tuple[Card, ...]) -> Spot:
    """Return the spot of the staged group, meld or sequence to which cards of a rank
    are added, else that of a new meld."""
    for index, group in enumerate(turn.groups):
        if any(card >> 2 == rank for card in group.cards):
            return Spot(Place.STAGED, index)
    number = meld_number_of_rank(turn.observation, rank)
    if number is None:
        number = sequence_to_continue(turn.observation, cards)
        if number is not None:
            run = (*turn.position.melds[turn.observation.side][number].cards, *cards)
            if not min(run) >> 2 <= rank <= max(run) >> 2:
                number = None
    return Spot(Place.NEW_MELD) if number is None else Spot(Place.MELD, number)
