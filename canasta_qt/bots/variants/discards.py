"""What to throw where suits, feet, threes and penalties count: worth and danger."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.variants.hand_facts import View, natural_held
from canasta_qt.bots.variants.sequences import WORTH, end_gain
from canasta_qt.bots.variants.sets import wants_wild_canasta
from canasta_qt.bots.variants.special_hands import chased, useful
from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    JOKER,
    RANKS,
    RED3,
    Card,
)
from canasta_qt.engine.state.actions import DISCARDS
from canasta_qt.engine.state.facts import frozen_to, opening_minimum
from canasta_qt.engine.state.melds import SET
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import Black3Mode, FinalDiscard, GoOutNoThrees, Red3Mode

_PAIR: Final = 27.0
_TRIPLE: Final = 45.0
_OWN_MELD: Final = 25.0
_ONTO_CANASTA: Final = 8.0
_DEUCE_KEPT: Final = 95.0
_JOKER_KEPT: Final = 140.0
_COLLECTED: Final = 400.0
_THREE_KEPT: Final = 5.0
_STAKE: Final = 25.0
_STAKE_EACH: Final = 24.0
_LATE_SHED: Final = 0.6
_FROZEN_PAIR: Final = 15.0
_HELD_PURE: Final = 60.0
_TOPPER_KEPT: Final = 30.0
_STANDSTILL: Final = 5
"""Times the pile has become the stock after which safe cards are thrown no more."""
_RUN_SHARE: Final = 0.12
"""A card of a run loses about this share of the step in what the run is worth."""


def best_discard(position: Position, seat: int) -> Card:
    """Choose the card to throw: the best the rules allow."""
    view = View(position, seat)
    ranked = ranked_discards(view)
    for _, card in ranked:
        if view.allows(DISCARDS[card]):
            return card
    return ranked[0][1]


def ranked_discards(view: View) -> list[tuple[float, Card]]:
    """Cards to throw with their scores, best first."""
    scores = card_scores(view)
    if view.position.recycled >= _STANDSTILL:
        _vary(view, scores)
    known = view.position.known[view.seat]
    found = [(scores[card], Card(card)) for card, held in enumerate(view.hand) if held]
    found.sort(key=lambda scored: (-scored[0], not known[scored[1]], scored[1]))
    return found


def _vary(view: View, scores: list[float]) -> None:
    """Throw every card in turn: the same few would go round for ever otherwise."""
    held = [card for card, count in enumerate(view.hand) if count]
    turn = view.position.recycled + len(view.position.pile)
    for place, card in enumerate(held):
        scores[card] = -float((place + turn) % len(held))


def card_scores(view: View) -> list[float]:
    """Points by card that throwing it is worth; only cards held are looked at."""
    worth = _worth_by_rank(view)
    runs = _run_worth(view)
    danger = card_dangers(view)
    stake = _STAKE + _STAKE_EACH * len(view.position.pile)
    scores = [0.0] * len(view.hand)
    for card, held in enumerate(view.hand):
        if held:
            scores[card] = -worth[card >> 2] - runs[card] - danger[card] * stake
    return scores


# What a card is worth


def _worth_by_rank(view: View) -> list[float]:
    hand = chased(view)
    if hand is not None:
        return useful(view, hand)
    worth = [0.0] * RANKS
    for rank in natural_held(view):
        worth[rank] = _natural_worth(view, rank)
    _wild_worth(view, worth)
    worth[BLACK3] = _black_three_worth(view)
    worth[RED3] = _red_three_worth(view)
    return worth


def _natural_worth(view: View, rank: int) -> float:
    count = view.free(rank)
    points = view.points[rank]
    lying = view.lying(rank)
    burnt = view.position.burnt[rank] and not lying
    full = bool(lying) and view.wide.one_meld and _is_full(view, lying[-1])
    if burnt or full:
        return -points * 0.5
    if view.is_pure(rank) and not lying:
        return _pure_worth(view, rank)
    value = 0.0
    if count == 2:
        value = _PAIR + (_FROZEN_PAIR if view.wide.frozen_always else 0.0)
    elif count > 2:
        value = _TRIPLE + 5.0 * (count - 3)
    if lying:
        grows = not all(view.melds[index].canasta for index in lying)
        value += _OWN_MELD if grows else _ONTO_CANASTA
    if not view.melds:
        value += points * (0.6 if count == 1 else 1.5)
    if view.late:
        value -= points * _LATE_SHED
    return value


def _is_full(view: View, index: int) -> bool:
    meld = view.melds[index]
    return meld.size >= (view.wide.mixed_cap if meld.wilds else view.wide.cap)


def _pure_worth(view: View, rank: int) -> float:
    """Three or more of a pure rank cost dear in hand, and seldom become seven."""
    count = view.ranks[rank]
    if view.may_begin_pure(rank, count):
        return 200.0
    for_opening = not view.melds and view.wide.pure[rank] == 2
    if for_opening and not view.late and view.wilds:
        return 30.0 * min(count, 3)  # they may still open beside a wild card
    if count >= 3:
        return -_HELD_PURE * (3.0 if view.late else 1.0)
    return 4.0 * count


def _wild_worth(view: View, worth: list[float]) -> None:
    worth[DEUCE], worth[JOKER] = _DEUCE_KEPT, _JOKER_KEPT
    if wants_wild_canasta(view) and not view.wide.deuces_as_rank:
        worth[DEUCE] = worth[JOKER] = _COLLECTED
    if view.wilds >= view.wide.wild_holding and view.threatened:
        worth[DEUCE] = -200.0
        worth[JOKER] = -150.0


def _black_three_worth(view: View) -> float:
    rules = view.position.terms
    if rules.going_out.go_out_no_threes is not GoOutNoThrees.NONE:
        return -60.0
    if rules.threes.black3_mode is Black3Mode.BONUS:
        return 60.0
    penalty = rules.penalties[BLACK3 * 4]
    if penalty > 20:
        return -20.0 - (60.0 if view.late else 0.0)
    if rules.threes.black3_mode is Black3Mode.DEAD:
        return -10.0
    return -5.0 if view.late else _THREE_KEPT


def _red_three_worth(view: View) -> float:
    """Dead ones cost hundreds; toppers wait for a canasta while there is time."""
    rules = view.position.terms
    mode = rules.threes.red3_mode
    if mode is Red3Mode.TOPPER:
        near = any(meld.size >= 5 and meld.topper is None for meld in view.melds)
        if view.late and not near:
            return -50.0
        return _TOPPER_KEPT
    if mode is Red3Mode.OPTIONAL:
        return 60.0
    if rules.going_out.final_discard_ban & {FinalDiscard.THREES}:
        return -200.0
    return -100.0


def _run_worth(view: View) -> list[float]:
    """By card: what a run in the making loses without it."""
    lost = [0.0] * len(view.hand)
    for project in view.projects:
        step = project.worth - project.worth * (
            WORTH[project.have - 1] / WORTH[project.have]
        )
        for card in project.cards:
            # A second copy of a card can be thrown without harm.
            if view.hand[card] <= view.kept[card]:
                lost[card] = max(lost[card], step * (1 - _RUN_SHARE) + 10.0)
    return lost


# What the next player may do with it


def dangers_by_rank(view: View) -> list[float]:
    """The greatest danger by rank."""
    danger = card_dangers(view)
    found = [0.0] * (RANKS + 1)
    for card, held in enumerate(view.hand):
        if held:
            found[card >> 2] = max(found[card >> 2], danger[card])
    return found


def card_dangers(view: View) -> list[float]:
    """Chance by card that the next player takes the pile with it on top."""
    position = view.position
    terms = position.terms
    danger = [0.0] * len(view.hand)
    follower = terms.next_seat[view.seat]
    foe = terms.side_of[follower]
    if view.wide.pile_never or foe == view.side:
        return danger
    opened = bool(position.melds[foe])
    if not opened and not (view.wide.from_pile or view.wide.hand_first):
        return danger
    entry = 1.0 if opened else _entry(view, foe)
    loose = not frozen_to(position, foe)
    others = len(position.stock) + sum(position.size) - view.size
    chance = min(position.size[follower] / max(others, 1), 1.0)
    for rank in natural_held(view):
        value = _pair_chance(view, rank, follower, chance) * entry
        if not _has_room(view, foe, rank):
            value = 0.0
        for card in range(rank * 4, rank * 4 + 4):
            if view.hand[card]:
                eats = opened and loose and _eats(view, foe, Card(card))
                danger[card] = 1.0 if eats else value
    return danger


def _entry(view: View, foe: int) -> float:
    """How often a side that has not opened can do so for the pile."""
    minimum = opening_minimum(view.position, foe)
    if view.wide.hand_first:
        return 0.15
    if 0 <= minimum <= 50:
        return 0.6
    return 0.45 if 0 <= minimum <= 90 else 0.3


def _pair_chance(view: View, rank: int, follower: int, chance: float) -> float:
    known = view.position.known[follower]
    shown = sum(known[rank * 4 : rank * 4 + 4])
    left = max(view.unseen_of(rank), 0)
    none = (1.0 - chance) ** left
    if shown >= 2:
        return 1.0
    if shown:
        return 1.0 - none
    return max(1.0 - none - left * chance * (1.0 - chance) ** max(left - 1, 0), 0.0)


def _has_room(view: View, foe: int, rank: int) -> bool:
    """A full meld of the only kind takes no pair, and a burnt rank no new meld."""
    melds = [
        meld
        for meld in view.position.melds[foe]
        if meld.form == SET and meld.rank == rank
    ]
    if view.position.burnt[rank] and not melds:
        return False
    if view.wide.one_meld and melds:
        meld = melds[-1]
        cap = view.wide.mixed_cap if meld.wilds else view.wide.cap
        return meld.size + 3 <= cap
    return True


def _eats(view: View, foe: int, card: Card) -> bool:
    """Say whether a meld of theirs takes the card alone."""
    for meld in view.position.melds[foe]:
        if meld.form == SET and meld.rank == card >> 2:
            if not meld.canasta or view.wide.take_canasta:
                return True
        elif view.wide.add_seq and end_gain(meld, card):
            return True
    return False


def scores_by_rank(view: View, never: float) -> list[float]:
    """The best score by rank; `never` where no card is held."""
    scores = card_scores(view)
    best = [never] * RANKS
    for card, held in enumerate(view.hand):
        if held:
            best[card >> 2] = max(best[card >> 2], scores[card])
    return best
