"""Where cards belong that are put down without pointing at a meld."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from canasta_qt.cards import BLACK3, NATURAL_RANKS, RED3, Card, is_wild, rank_of
from canasta_qt.controller.gestures.addable_melds import number_of_rank
from canasta_qt.controller.gestures.draft import fits, group_rank, is_black_threes
from canasta_qt.controller.gestures.sequence_ends import STEP
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.moves.validity import meld_refusal
from canasta_qt.engine.state.actions import AddToMeld, LayDown, NewMeld
from canasta_qt.engine.state.melds import RUN, SET, THREES, form_of, make_meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import in_foot
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Draft, Place, Spot, StagedGroup
from canasta_qt.rules.values import Black3Meld, Red3Mode

MIN_THREES: Final = 3


def belongs(
    observation: Observation, group: StagedGroup, cards: tuple[Card, ...]
) -> bool:
    """Say whether cards on free ground go to a staged group of their kind."""
    rank = group_rank(group)
    alike = all(not is_wild(card) for card in cards) and any(
        card >> 2 == rank for card in cards
    )
    running = len({card >> 2 for card in group.cards if not is_wild(card)}) > 1
    return (alike or running) and fits(observation, group, cards)


def meld_to_join(observation: Observation, cards: tuple[Card, ...]) -> int:
    """The meld that cards of its rank join: always where a rank has one meld.

    Elsewhere only cards do that are no meld of their own: too few, or too many wild.
    """
    found = form_of(cards)
    if found is None or found[0] != SET:
        return -1
    number = observation.position.rank_meld[observation.side][found[1]]
    terms = observation.position.terms
    if number < 0 and len(cards) < terms.melds.min_meld_size:
        return number_of_rank(observation, found[1])
    if terms.one_meld or len(cards) < terms.melds.min_meld_size or number < 0:
        return number
    alone = refusal(observation.position, LayDown((NewMeld(cards),)))
    joined = refusal(observation.position, LayDown((AddToMeld(number, cards),)))
    return number if alone is not None and joined is None else -1


def unborn_refusal(observation: Observation, cards: tuple[Card, ...]) -> Refusal | None:
    """Say why cards can never begin a meld: the hand has nothing to complete it.

    None where it has, and for threes, whose turn comes with going out.
    """
    found = form_of(cards)
    if found is None or found[0] == THREES:
        return None
    left = observation.hand
    for card in cards:
        left.remove(card)
    ways = _with_their_like(left, cards)
    if observation.position.terms.melds.sequences:
        ways += _run_through(
            left, cards, observation.position.terms.melds.min_meld_size
        )
    if any(_misfit(observation, way) is None for way in ways):
        return None
    return _misfit(observation, cards)


def _misfit(observation: Observation, cards: tuple[Card, ...]) -> Refusal | None:
    terms = observation.position.terms
    return meld_refusal(terms, make_meld(cards, terms.points), None, ends=True)


def _with_their_like(
    left: list[Card], cards: tuple[Card, ...]
) -> list[tuple[Card, ...]]:
    """Cards with more of their rank and with wild cards, as many as the hand has."""
    ranks = {card >> 2 for card in cards if not is_wild(card)}
    if len(ranks) > 1:
        return [cards]
    alike = [card for card in left if card >> 2 in ranks]
    wilds = [card for card in left if is_wild(card)]
    return [
        (*cards, *alike[:more], *some[:few])
        for some in (wilds, wilds[::-1])
        for more in range(len(alike) + 1)
        for few in range(len(wilds) + 1)
    ]


def _run_through(
    left: list[Card], cards: tuple[Card, ...], least: int
) -> list[tuple[Card, ...]]:
    """The shortest run of neighbours in the hand that has these cards, if there is."""
    held = {card for card in (*left, *cards) if rank_of(card) < NATURAL_RANKS}
    low, high = min(cards), max(cards)
    while high - low < STEP * (least - 1):
        if Card(high + STEP) in held:
            high = Card(high + STEP)
        elif Card(low - STEP) in held:
            low = Card(low - STEP)
        else:
            return []
    run = tuple(Card(card) for card in range(low, high + 1, STEP))
    return [run] if held.issuperset(run) and set(cards) <= set(run) else []


def joined_run(observation: Observation, cards: tuple[Card, ...]) -> int:
    """The one sequence of the own side that cards go on with; -1 if there is none.

    Where two sequences would take them the player must point at one.
    """
    most = observation.position.terms.melds.sequence_max
    found = []
    for index, meld in enumerate(observation.position.melds[observation.side]):
        together = sorted((*meld.cards, *cards))
        follows = {high - low for low, high in pairwise(together)} == {STEP}
        natural = rank_of(together[-1]) < NATURAL_RANKS
        if meld.form == RUN and follows and natural and len(together) <= most:
            found.append(index)
    return found[0] if len(found) == 1 else -1


def stray_three(observation: Observation, cards: tuple[Card, ...]) -> Refusal | None:
    """Say why threes, or wild cards alone, can never become a meld of their own here.

    None for other cards, and for black threes that are part of going out.
    """
    terms = observation.position.terms
    if not terms.wild_melds and all(is_wild(card) for card in cards):
        return Refusal(Reason.WILDS_ALONE, cards=cards)
    if any(card >> 2 == RED3 for card in cards):
        if terms.threes.red3_mode is Red3Mode.TOPPER and len(cards) == 1:
            return Refusal(Reason.BONUS_NOT_NOW, rank=RED3, cards=cards)
        return Refusal(Reason.RED_THREE_MELD, cards=cards)
    if not is_black_threes(cards):
        return None
    if terms.melds.black3_meld is Black3Meld.NEVER:
        kind = str(Black3Meld.NEVER)
        return Refusal(Reason.BLACK_THREE_MELD, cards=cards, kind=kind)
    return None if may_wait(observation, cards) else Refusal(Reason.BLACK_THREE_MELD)


def canasta_to_crown(observation: Observation, cards: tuple[Card, ...]) -> int:
    """The first canasta that a lone red three may be set on; -1 if there is none."""
    if len(cards) != 1 or cards[0] >> 2 != RED3:
        return -1
    for index in range(len(observation.position.melds[observation.side])):
        if refusal(observation.position, LayDown((AddToMeld(index, cards),))) is None:
            return index
    return -1


def may_wait(observation: Observation, cards: tuple[Card, ...]) -> bool:
    """Black threes wait in the strip only if they can be part of going out."""
    if not is_black_threes(cards):
        return True
    enough = observation.position.ranks[observation.seat][BLACK3] >= MIN_THREES
    return enough and way_out(observation.position, observation.seat) is not None


def uses_up(observation: Observation, cards: tuple[Card, ...]) -> bool:
    """Say whether cards are the last ones of the player: no foot follows them."""
    position, seat = observation.position, observation.seat
    foot = bool(position.terms.foot_size) and not in_foot(position, seat)
    return len(cards) == position.size[seat] and not foot


def spot_of_rank(
    observation: Observation, draft: Draft, rank: int, cards: tuple[Card, ...]
) -> Spot:
    """The staged group or meld of a rank, or the sequence that runs through it."""
    for index, group in enumerate(draft.groups):
        if any(card >> 2 == rank for card in group.cards):
            return Spot(Place.STAGED, index)
    number = number_of_rank(observation, rank)
    if number < 0:
        number = joined_run(observation, cards)
        if number >= 0:
            run = (*observation.position.melds[observation.side][number].cards, *cards)
            if not min(run) >> 2 <= rank <= max(run) >> 2:
                number = -1
    return Spot(Place.MELD, number) if number >= 0 else Spot(Place.NEW_MELD)
