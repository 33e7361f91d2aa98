"""What to throw where suits, feet, threes and penalties count: worth and danger."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.variants.hand_facts import HandFacts, natural_held
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
    facts = HandFacts(position, seat)
    ranked = ranked_discards(facts)
    for _, card in ranked:
        if facts.allows(DISCARDS[card]):
            return card
    return ranked[0][1]


def ranked_discards(facts: HandFacts) -> list[tuple[float, Card]]:
    """Cards to throw with their scores, best first."""
    scores = card_scores(facts)
    if facts.position.recycled >= _STANDSTILL:
        _vary(facts, scores)
    known = facts.position.known[facts.seat]
    found = [(scores[card], Card(card)) for card, held in enumerate(facts.hand) if held]
    found.sort(key=lambda scored: (-scored[0], not known[scored[1]], scored[1]))
    return found


def _vary(facts: HandFacts, scores: list[float]) -> None:
    """Throw every card in turn: the same few would go round for ever otherwise."""
    held = [card for card, count in enumerate(facts.hand) if count]
    turn = facts.position.recycled + len(facts.position.pile)
    for place, card in enumerate(held):
        scores[card] = -float((place + turn) % len(held))


def card_scores(facts: HandFacts) -> list[float]:
    """Points by card that throwing it is worth; only cards held are looked at."""
    worth = _worth_by_rank(facts)
    runs = _run_worth(facts)
    danger = card_dangers(facts)
    stake = _STAKE + _STAKE_EACH * len(facts.position.pile)
    scores = [0.0] * len(facts.hand)
    for card, held in enumerate(facts.hand):
        if held:
            scores[card] = -worth[card >> 2] - runs[card] - danger[card] * stake
    return scores


# What a card is worth


def _worth_by_rank(facts: HandFacts) -> list[float]:
    hand = chased(facts)
    if hand is not None:
        return useful(facts, hand)
    worth = [0.0] * RANKS
    for rank in natural_held(facts):
        worth[rank] = _natural_worth(facts, rank)
    _wild_worth(facts, worth)
    worth[BLACK3] = _black_three_worth(facts)
    worth[RED3] = _red_three_worth(facts)
    return worth


def _natural_worth(facts: HandFacts, rank: int) -> float:
    count = facts.free(rank)
    points = facts.points[rank]
    lying = facts.lying(rank)
    burnt = facts.position.burnt[rank] and not lying
    full = bool(lying) and facts.wide.one_meld and _is_full(facts, lying[-1])
    if burnt or full:
        return -points * 0.5
    if facts.is_pure(rank) and not lying:
        return _pure_worth(facts, rank)
    value = 0.0
    if count == 2:
        value = _PAIR + (_FROZEN_PAIR if facts.wide.frozen_always else 0.0)
    elif count > 2:
        value = _TRIPLE + 5.0 * (count - 3)
    if lying:
        grows = not all(facts.melds[index].canasta for index in lying)
        value += _OWN_MELD if grows else _ONTO_CANASTA
    if not facts.melds:
        value += points * (0.6 if count == 1 else 1.5)
    if facts.late:
        value -= points * _LATE_SHED
    return value


def _is_full(facts: HandFacts, index: int) -> bool:
    meld = facts.melds[index]
    return meld.size >= (facts.wide.mixed_cap if meld.wilds else facts.wide.cap)


def _pure_worth(facts: HandFacts, rank: int) -> float:
    """Three or more of a pure rank cost dear in hand, and seldom become seven."""
    count = facts.ranks[rank]
    if facts.may_begin_pure(rank, count):
        return 200.0
    for_opening = not facts.melds and facts.wide.pure[rank] == 2
    if for_opening and not facts.late and facts.wilds:
        return 30.0 * min(count, 3)  # they may still open beside a wild card
    if count >= 3:
        return -_HELD_PURE * (3.0 if facts.late else 1.0)
    return 4.0 * count


def _wild_worth(facts: HandFacts, worth: list[float]) -> None:
    worth[DEUCE], worth[JOKER] = _DEUCE_KEPT, _JOKER_KEPT
    if wants_wild_canasta(facts) and not facts.wide.deuces_as_rank:
        worth[DEUCE] = worth[JOKER] = _COLLECTED
    if facts.wilds >= facts.wide.wild_holding and facts.threatened:
        worth[DEUCE] = -200.0
        worth[JOKER] = -150.0


def _black_three_worth(facts: HandFacts) -> float:
    rules = facts.position.terms
    if rules.going_out.go_out_no_threes is not GoOutNoThrees.NONE:
        return -60.0
    if rules.threes.black3_mode is Black3Mode.BONUS:
        return 60.0
    penalty = rules.penalties[BLACK3 * 4]
    if penalty > 20:
        return -20.0 - (60.0 if facts.late else 0.0)
    if rules.threes.black3_mode is Black3Mode.DEAD:
        return -10.0
    return -5.0 if facts.late else _THREE_KEPT


def _red_three_worth(facts: HandFacts) -> float:
    """Dead ones cost hundreds; toppers wait for a canasta while there is time."""
    rules = facts.position.terms
    mode = rules.threes.red3_mode
    if mode is Red3Mode.TOPPER:
        near = any(meld.size >= 5 and meld.topper is None for meld in facts.melds)
        if facts.late and not near:
            return -50.0
        return _TOPPER_KEPT
    if mode is Red3Mode.OPTIONAL:
        return 60.0
    if rules.going_out.final_discard_ban & {FinalDiscard.THREES}:
        return -200.0
    return -100.0


def _run_worth(facts: HandFacts) -> list[float]:
    """By card: what a run in the making loses without it."""
    lost = [0.0] * len(facts.hand)
    for project in facts.projects:
        step = project.worth - project.worth * (
            WORTH[project.have - 1] / WORTH[project.have]
        )
        for card in project.cards:
            # A second copy of a card can be thrown without harm.
            if facts.hand[card] <= facts.kept[card]:
                lost[card] = max(lost[card], step * (1 - _RUN_SHARE) + 10.0)
    return lost


# What the next player may do with it


def dangers_by_rank(facts: HandFacts) -> list[float]:
    """The greatest danger by rank."""
    danger = card_dangers(facts)
    found = [0.0] * (RANKS + 1)
    for card, held in enumerate(facts.hand):
        if held:
            found[card >> 2] = max(found[card >> 2], danger[card])
    return found


def card_dangers(facts: HandFacts) -> list[float]:
    """Chance by card that the next player takes the pile with it on top."""
    position = facts.position
    terms = position.terms
    danger = [0.0] * len(facts.hand)
    follower = terms.next_seat[facts.seat]
    foe = terms.side_of[follower]
    if facts.wide.pile_never or foe == facts.side:
        return danger
    opened = bool(position.melds[foe])
    if not opened and not (facts.wide.from_pile or facts.wide.hand_first):
        return danger
    entry = 1.0 if opened else _entry(facts, foe)
    loose = not frozen_to(position, foe)
    others = len(position.stock) + sum(position.size) - facts.size
    chance = min(position.size[follower] / max(others, 1), 1.0)
    for rank in natural_held(facts):
        value = _pair_chance(facts, rank, follower, chance) * entry
        if not _has_room(facts, foe, rank):
            value = 0.0
        for card in range(rank * 4, rank * 4 + 4):
            if facts.hand[card]:
                eats = opened and loose and _eats(facts, foe, Card(card))
                danger[card] = 1.0 if eats else value
    return danger


def _entry(facts: HandFacts, foe: int) -> float:
    """How often a side that has not opened can do so for the pile."""
    minimum = opening_minimum(facts.position, foe)
    if facts.wide.hand_first:
        return 0.15
    if 0 <= minimum <= 50:
        return 0.6
    return 0.45 if 0 <= minimum <= 90 else 0.3


def _pair_chance(facts: HandFacts, rank: int, follower: int, chance: float) -> float:
    known = facts.position.known[follower]
    shown = sum(known[rank * 4 : rank * 4 + 4])
    left = max(facts.unseen_of(rank), 0)
    none = (1.0 - chance) ** left
    if shown >= 2:
        return 1.0
    if shown:
        return 1.0 - none
    return max(1.0 - none - left * chance * (1.0 - chance) ** max(left - 1, 0), 0.0)


def _has_room(facts: HandFacts, foe: int, rank: int) -> bool:
    """A full meld of the only kind takes no pair, and a burnt rank no new meld."""
    melds = [
        meld
        for meld in facts.position.melds[foe]
        if meld.form == SET and meld.rank == rank
    ]
    if facts.position.burnt[rank] and not melds:
        return False
    if facts.wide.one_meld and melds:
        meld = melds[-1]
        cap = facts.wide.mixed_cap if meld.wilds else facts.wide.cap
        return meld.size + 3 <= cap
    return True


def _eats(facts: HandFacts, foe: int, card: Card) -> bool:
    """Say whether a meld of theirs takes the card alone."""
    for meld in facts.position.melds[foe]:
        if meld.form == SET and meld.rank == card >> 2:
            if not meld.canasta or facts.wide.take_canasta:
                return True
        elif facts.wide.add_seq and end_gain(meld, card):
            return True
    return False


def scores_by_rank(facts: HandFacts, never: float) -> list[float]:
    """The best score by rank; `never` where no card is held."""
    scores = card_scores(facts)
    best = [never] * RANKS
    for card, held in enumerate(facts.hand):
        if held:
            best[card >> 2] = max(best[card >> 2], scores[card])
    return best
