"""Staged cards: the groups of the draft, which are judged together.

The engine gets a draft only when it is played, as one action. Melds are numbered by
side; the numbers of an ally's melds begin at `FIRST_ALLY_MELD`. The engine finds the
end of a sequence for each card. If a player points at an end that the cards do not fit,
the refusal names the next card needed there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    NATURAL_RANK_COUNT,
    Card,
    Rank,
    is_wild,
    rank_of,
)
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.validity import meld_refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    MIN_MELD_SIZE,
    RUN,
    Meld,
    find_meld_form,
    make_meld,
    meld_with_cards,
)
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import FIRST_ALLY_MELD, NO_MELD, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    CARDS_IN_SEQUENCE_REFUSAL,
    EMPTY_DRAFT,
    Draft,
    Place,
    Prompt,
    SequenceEnd,
    Spot,
    StagedGroup,
)

NEXT_IN_SUIT_OFFSET: Final = 4
"""Difference between the numbers of a card and of the next higher card of its suit."""

UNSPECIFIC_REFUSAL_REASONS: Final = (Reason.NOT_A_SEQUENCE, Reason.UNEQUAL_RANKS)
"""Reasons of refusals that are replaced by a more specific refusal at the end of a
sequence."""


def addable_meld_numbers(observation: Observation) -> tuple[int, ...]:
    """Return the numbers of all melds to which the player's side may add."""
    position = observation.position
    own = range(len(position.melds[observation.side]))
    ally = position.ally_side(observation.side)
    if ally < 0:
        return tuple(own)
    return (*own, *range(FIRST_ALLY_MELD, FIRST_ALLY_MELD + len(position.melds[ally])))


def meld_with_number(observation: Observation, number: int) -> Meld | None:
    """Return the meld with a number; None if there is none."""
    side, index = observation.position.locate_meld(observation.side, number)
    melds = observation.position.melds[side]
    return melds[index] if 0 <= index < len(melds) else None


def meld_number_of_rank(observation: Observation, rank: int) -> int | None:
    """Return the number of the side's meld of a rank, else of the ally's; None if
    neither has one."""
    position = observation.position
    own = position.rank_meld[observation.side][rank]
    if own != NO_MELD:
        return own
    ally = position.ally_side(observation.side)
    theirs = NO_MELD if ally < 0 else position.rank_meld[ally][rank]
    return None if theirs == NO_MELD else theirs + FIRST_ALLY_MELD


def sequence_end_cards(
    observation: Observation, groups: tuple[StagedGroup, ...], spot: Spot
) -> tuple[Card, Card] | None:
    """Return the lowest and highest card of the sequence at a spot, staged cards
    included; None for other spots."""
    meld = (
        meld_with_number(observation, spot.index) if spot.place is Place.MELD else None
    )
    if meld is None or meld.form != RUN:
        return None
    waiting = [card for g in groups if g.meld_index == spot.index for card in g.cards]
    together = sorted((*meld.cards, *waiting))
    return together[0], together[-1]


def staged_run_ends(
    observation: Observation,
    groups: tuple[StagedGroup, ...],
    spot: Spot,
    laid: tuple[Card, ...],
) -> tuple[Card, Card] | None:
    """Return the lowest and highest card of a sequence that `laid` makes with a staged
    group, or to which that group is added; else None."""
    if spot.place is not Place.STAGED or not 0 <= spot.index < len(groups):
        return None
    group = groups[spot.index]
    if group.meld_index is not None:
        return sequence_end_cards(
            observation, groups, Spot(Place.MELD, group.meld_index)
        )
    held = sorted(group.meld_cards)
    found = find_meld_form((*held, *laid))
    return (held[0], held[-1]) if found is not None and found[0] == RUN else None


def sequence_end_spots(observation: Observation, index: int) -> tuple[Spot, ...]:
    """Return the two ends of an own sequence; () for another meld."""
    meld = meld_with_number(observation, index)
    if meld is None or meld.form != RUN:
        return ()
    return tuple(Spot(Place.MELD, index, end) for end in SequenceEnd)


def sequence_wild_refusal(
    intent: object, ends: tuple[Card, Card] | None, laid: tuple[Card, ...]
) -> Refusal | None:
    """Return a refusal that names the wild cards dropped on a sequence, in place of an
    unspecific refusal; None for other cards or effects."""
    wilds = tuple(card for card in laid if is_wild(card))
    vague = isinstance(intent, Refusal) and intent.reason in UNSPECIFIC_REFUSAL_REASONS
    if ends is None or not wilds or not vague:
        return None
    return Refusal(Reason.NOT_A_SEQUENCE, cards=wilds)


def sequence_end_refusal(
    ends: tuple[Card, Card], end: SequenceEnd, cards: tuple[Card, ...]
) -> Refusal | None:
    """Return the refusal of cards that do not fit an end; None if they fit.

    The refusal names the next card needed at each end, the wild cards, or cards that
    the sequence already has.
    """
    wilds = tuple(card for card in cards if is_wild(card))
    if wilds:
        return Refusal(Reason.NOT_A_SEQUENCE, cards=wilds)
    below, above = -NEXT_IN_SUIT_OFFSET, NEXT_IN_SUIT_OFFSET
    at, step = (ends[0], below) if end is SequenceEnd.LOW else (ends[1], above)
    following = [at + step * (i + 1) for i in range(len(cards))]
    if sorted(cards) == sorted(following) and rank_of(max(cards)) < NATURAL_RANK_COUNT:
        return None
    if any(
        ends[0] <= card <= ends[1] and not (card - at) % NEXT_IN_SUIT_OFFSET
        for card in cards
    ):
        return Refusal(
            Reason.NOT_A_SEQUENCE, sentence=CARDS_IN_SEQUENCE_REFUSAL, cards=cards
        )
    named = (*_end_with_next_card(ends[0], below), *_end_with_next_card(ends[1], above))
    return Refusal(Reason.NOT_A_SEQUENCE, rank=rank_of(at), cards=named)


def _end_with_next_card(end: Card, step: int) -> tuple[Card, ...]:
    """Return the card at an end of a sequence and the next one; () if none follows."""
    follows = end + step
    known = 0 <= follows < NEXT_IN_SUIT_OFFSET * NATURAL_RANK_COUNT
    return (end, Card(follows)) if known else ()


RESOLVABLE_REASONS: Final = (
    Reason.MELD_TOO_SMALL,
    Reason.TOO_FEW_NATURALS,
    Reason.CANASTA_NATURALS,
    Reason.BLACK_THREE_MELD,
    Reason.OPENING_TOO_SMALL,
    Reason.OPENING_NEEDS_CANASTA,
    Reason.OPENING_NATURALS_FROM_HAND,
    Reason.OPENING_CONDITION,
)
"""Reasons of refusals that more cards may resolve; groups refused for other reasons are
not staged."""


class Turn(NamedTuple):
    """Observation and staged cards, with which gestures are judged."""

    observation: Observation
    draft: Draft = EMPTY_DRAFT

    @property
    def position(self) -> Position:
        """The position as far as the player sees it."""
        return self.observation.position

    @property
    def groups(self) -> tuple[StagedGroup, ...]:
        """The staged groups."""
        return self.draft.groups


@dataclass(frozen=True, slots=True)
class PlayIntent:
    """Actions to play one after the other, after which no card is staged."""

    actions: tuple[actions.Action, ...]


Intent: TypeAlias = PlayIntent | Draft | Prompt | Refusal
"""Effect of a gesture: actions to play, a new draft, a question, or a refusal."""


def play_or_refusal(
    observation: Observation, action: actions.Action
) -> PlayIntent | Refusal:
    """Return the action as an effect, or its refusal."""
    return refusal(observation.position, action) or PlayIntent((action,))


def make_draft(observation: Observation, groups: Iterable[StagedGroup]) -> Draft:
    """Return a draft of groups, judged as one action, with points, refusal and
    remedies.

    Empty groups are left out. Remedies are cards that would make the draft legal.
    """
    kept = tuple(_scored(observation, group) for group in groups if group.meld_cards)
    if not kept:
        return EMPTY_DRAFT
    side = observation.side
    unopened = not observation.position.melds[side]
    need = max(0, opening_minimum(observation.position, side)) if unopened else 0
    total = sum(group.points for group in kept)
    refused = refusal(observation.position, action_of_groups(kept))
    would_do = () if refused is None else _completing_cards(observation, kept)
    return Draft(kept, total, need, refused, would_do)


def stage_groups(
    observation: Observation, groups: tuple[StagedGroup, ...]
) -> Draft | Refusal:
    """Return a draft of groups; a refusal if no further card could make them legal."""
    draft = make_draft(observation, groups)
    refused, newest = draft.refusal, groups[-1]
    if refused is None:
        return draft
    added_wilds = newest.meld_index is not None and group_rank(newest) is None
    gaps_can_be_filled = refused.reason is Reason.NOT_A_SEQUENCE and all(
        each.meld_index is None and can_be_one_meld(observation, each, ())
        for each in groups
    )
    hopeless = refused.reason not in RESOLVABLE_REASONS and not gaps_can_be_filled
    if hopeless or (added_wilds and refused.reason is Reason.CANASTA_NATURALS):
        return refused
    return draft


def _is_meld(observation: Observation, group: StagedGroup) -> bool:
    """Return whether a staged group is a legal meld on its own."""
    before, meld = melds_of_group(observation, group)
    if not observation.position.melds[observation.side]:
        meld = replace(meld, mixed_at_opening=meld.wilds > 0)
    return meld_refusal(observation.position.terms, meld, before, ends=True) is None


def melds_of_group(
    observation: Observation, group: StagedGroup
) -> tuple[Meld | None, Meld]:
    """Return the meld to which a staged group is added, or None, and the meld after
    it."""
    points = observation.position.terms.points
    before = None
    if group.meld_index is not None:
        before = meld_with_number(observation, group.meld_index)
    if before is None:
        return None, make_meld(group.meld_cards, points)
    return before, meld_with_cards(before, group.meld_cards, points)


def _scored(observation: Observation, group: StagedGroup) -> StagedGroup:
    if not _is_meld(observation, group):
        return replace(group, points=0)
    points = observation.position.terms.points
    return replace(group, points=sum(points[card] for card in group.meld_cards))


def play_draft_intent(draft: Draft) -> Intent:
    """Return the effect of melding the staged cards."""
    if not draft.groups:
        return Refusal(Reason.NO_PLAYS)
    return draft.refusal or PlayIntent((action_of_groups(draft.groups),))


def action_of_groups(
    groups: tuple[StagedGroup, ...],
) -> actions.LayDown | actions.TakePile:
    """Return the one action that plays the groups; the group with the top card is
    first."""
    ordered = sorted(groups, key=lambda group: group.pile_card is None)
    plays = tuple(meld_play(group) for group in ordered)
    if ordered[0].pile_card is not None:
        return actions.TakePile(plays)
    return actions.LayDown(plays)


def meld_play(group: StagedGroup) -> actions.NewMeld | actions.AddToMeld:
    if group.meld_index is None:
        return actions.NewMeld(group.meld_cards)
    return actions.AddToMeld(group.meld_index, group.meld_cards)


def _completing_cards(
    observation: Observation, groups: tuple[StagedGroup, ...]
) -> tuple[tuple[tuple[Card, ...], int], ...]:
    """Return the cards that make the draft legal: the fewest natural cards of one rank.

    A two is returned only if no natural cards make it legal, a joker only if no two
    does.
    """
    left = hand_without_staged(observation, groups)
    naturals = [card for card in left if not is_wild(card)]
    same = [
        tuple(card for card in naturals if rank_of(card) == rank)
        for rank in dict.fromkeys(map(rank_of, naturals))
    ]
    steps: list[list[tuple[Card, ...]]] = [
        [(card,) for card in naturals],
        *(
            [cards[:number] for cards in same if len(cards) >= number]
            for number in range(2, max(map(len, same), default=0) + 1)
        ),
        [(card,) for card in left if rank_of(card) == DEUCE],
        [(card,) for card in left if is_wild(card)],
    ]
    for choices in steps:
        if found := tuple(_completions(observation, groups, choices)):
            return found
    return ()


def _completions(
    observation: Observation,
    groups: tuple[StagedGroup, ...],
    choices: Iterable[tuple[Card, ...]],
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield those choices that make the draft legal, each with the index of its group.

    Of the choices of one rank for a group, only the first is yielded.
    """
    seen = set()
    for cards in choices:
        fits = [can_be_one_meld(observation, each, cards) for each in groups]
        places = [i for i, can_join in enumerate(fits) if can_join]
        for index in places or [len(groups)]:
            known = (rank_of(cards[0]), index)
            more = groups_with_cards((*groups, StagedGroup(())), index, cards)
            kept = tuple(group for group in more if group.meld_cards)
            if known not in seen and not refusal(
                observation.position, action_of_groups(kept)
            ):
                seen.add(known)
                yield cards, index


def hand_without_staged(
    observation: Observation, groups: Iterable[StagedGroup]
) -> list[Card]:
    """Return the cards of the hand that are not in the staged groups `groups`."""
    left = observation.hand
    for group in groups:
        for card in group.cards:
            left.remove(card)
    return left


def group_rank(group: StagedGroup) -> Rank | None:
    """Return the rank of a group's natural cards or black threes; None for wild
    cards."""
    return next((rank_of(card) for card in group.meld_cards if not is_wild(card)), None)


def can_be_one_meld(
    observation: Observation, group: StagedGroup, cards: tuple[Card, ...]
) -> bool:
    """Return whether cards and a staged group could be parts of one meld; for a
    sequence, the hand must have the cards between them."""
    meld = None
    if group.meld_index is not None:
        meld = meld_with_number(observation, group.meld_index)
    lying = () if meld is None else meld.cards
    together = (*group.meld_cards, *lying, *cards)
    found = find_meld_form(together)
    if found is None or found[0] != RUN:
        return found is not None
    sequences = observation.position.terms.rules.sequences
    return sequences and bool(run_with(observation.hand, together))


def run_with(left: list[Card], cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the shortest sequence of hand cards that contains these cards, in a list;
    [] if there is none."""
    held = {card for card in (*left, *cards) if rank_of(card) < NATURAL_RANK_COUNT}
    low, high = min(cards), max(cards)
    while high - low < NEXT_IN_SUIT_OFFSET * (MIN_MELD_SIZE - 1):
        if Card(high + NEXT_IN_SUIT_OFFSET) in held:
            high = Card(high + NEXT_IN_SUIT_OFFSET)
        elif Card(low - NEXT_IN_SUIT_OFFSET) in held:
            low = Card(low - NEXT_IN_SUIT_OFFSET)
        else:
            return []
    run = tuple(Card(card) for card in range(low, high + 1, NEXT_IN_SUIT_OFFSET))
    fits = len(cards) == len(set(cards) & set(run)) and len(run) <= CANASTA_SIZE
    return [run] if fits and held.issuperset(run) else []


def groups_with_cards(
    groups: tuple[StagedGroup, ...], index: int, cards: tuple[Card, ...]
) -> tuple[StagedGroup, ...]:
    """Return the groups with cards added to one of them."""
    group = groups[index]
    more = StagedGroup((*group.cards, *cards), group.meld_index, group.pile_card)
    return (*groups[:index], more, *groups[index + 1 :])


def groups_without_cards(
    groups: tuple[StagedGroup, ...], cards: tuple[Card, ...]
) -> tuple[StagedGroup, ...]:
    """Return the groups without these cards; groups that have no hand card left are
    removed."""
    waiting = list(cards)
    kept = []
    for group in groups:
        left = []
        for card in group.cards:
            if card in waiting:
                waiting.remove(card)
            else:
                left.append(card)
        if left:
            kept.append(StagedGroup(tuple(left), group.meld_index, group.pile_card))
        elif not group.cards:
            kept.append(group)
    return tuple(kept)


def is_black_threes(cards: tuple[Card, ...]) -> bool:
    return all(card >> 2 == BLACK3 for card in cards)
