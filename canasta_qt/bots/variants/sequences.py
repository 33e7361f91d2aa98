"""Runs in the making: seven places of a suit, the cards there are, those to be had."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import NATURAL_RANKS, Card
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, Meld


class Project:
    """A run to be: a run that lies there, cards of the hand for it."""

    __slots__ = ("base", "cards", "have", "worth")

    def __init__(self, base: int, cards: list[Card], have: int, worth: float) -> None:
        """Build on a run that lies there; `base` is its number, or -1."""
        self.base: Final = base
        self.cards: Final = cards
        self.have: Final = have
        """Its cards that lie there or are in hand."""
        self.worth: Final = worth


def projects_of(hand: list[int], melds: list[Meld], unseen: list[int]) -> list[Project]:
    """Find the runs worth working on, best first; no card serves two of them."""
    found: list[Project] = []
    for suit in range(4):
        bases = [
            index
            for index, meld in enumerate(melds)
            if meld.form == RUN and meld.cards[0] & 3 == suit and not meld.canasta
        ]
        held = hand[suit : NATURAL_RANKS * 4 : 4]
        if bases or NATURAL_RANKS - held.count(0) >= values.RUNS.kept_from:
            found += _projects_in(suit, bases, hand, melds, unseen)
    if len(found) > 1:
        found.sort(key=lambda project: -project.worth)
    return found


def _projects_in(
    suit: int, bases: list[int], hand: list[int], melds: list[Meld], unseen: list[int]
) -> list[Project]:
    """The projects of one suit, the best first taking its cards."""
    left = hand[:]
    bases = [*bases, -1]
    found: list[Project] = []
    while True:
        best: Project | None = None
        for base in bases:
            project = _best_of(suit, base, left, melds, unseen)
            if project is not None and (best is None or project.worth > best.worth):
                best = project
        if best is None:
            return found
        found.append(best)
        for card in best.cards:
            left[card] -= 1
        if best.base >= 0:
            bases.remove(best.base)


def _best_of(
    suit: int, base: int, left: list[int], melds: list[Meld], unseen: list[int]
) -> Project | None:
    """The best seven places of a suit around a run that lies there, or around none."""
    first, last = 0, NATURAL_RANKS - CANASTA_SIZE
    laid: tuple[Card, ...] = ()
    if base >= 0:
        laid = melds[base].cards
        first = max(first, (laid[-1] >> 2) - CANASTA_SIZE + 1)
        last = min(last, laid[0] >> 2)
    held = [left[kind] > 0 for kind in range(suit, NATURAL_RANKS * 4, 4)]
    for card in laid:
        held[card >> 2] = False
    best, most, fullest = -1, 0.0, 0
    least, worths = values.RUNS.kept_from, values.RUNS.worth
    cards = held[first : first + CANASTA_SIZE].count(True)
    for low in range(first, last + 1):
        if low > first:
            cards += held[low + CANASTA_SIZE - 1] - held[low - 1]
        have = len(laid) + cards
        if not cards or (have < least and not laid):
            continue
        worth = worths[have] * _chance(low * 4 + suit, laid, left, unseen)
        if worth > most:
            best, most, fullest = low, worth, have
    if best < 0:
        return None
    found = [
        Card(place * 4 + suit)
        for place in range(best, best + CANASTA_SIZE)
        if held[place]
    ]
    return Project(base, found, fullest, most)


def _chance(
    low: int, laid: tuple[Card, ...], left: list[int], unseen: list[int]
) -> float:
    """How likely the cards that seven places lack are to be had; 0 if one is gone."""
    chances = values.RUNS.chances
    first, last = (laid[0], laid[-1]) if laid else (-1, -1)
    chance = 1.0
    for kind in range(low, low + CANASTA_SIZE * 4, 4):
        if first <= kind <= last or left[kind] > 0:
            continue
        copies = unseen[kind]
        if copies <= 0:
            return 0.0
        chance *= chances[min(copies, len(chances) - 1)]
    return chance


def extension(project: Project, run: Meld) -> tuple[Card, ...]:
    """Cards of a project that can be laid onto its run now."""
    wanted = project.cards
    found: list[Card] = []
    for start, step in ((run.cards[0], -4), (run.cards[-1], 4)):
        kind = start + step
        while kind in wanted:
            found.append(Card(kind))
            kind += step
    return tuple(sorted(found))


def stretch(cards: list[Card]) -> list[Card]:
    """The longest part of a run's cards without a gap."""
    best: list[Card] = []
    part: list[Card] = []
    for card in sorted(cards):
        if not part or card != part[-1] + 4:
            part = []
        part = [*part, card]
        if len(part) > len(best):
            best = part
    return best


def end_gain(run: Meld, card: Card) -> bool:
    """Return whether a card goes onto an end of an unfinished run."""
    return (
        run.form == RUN
        and not run.canasta
        and card < NATURAL_RANKS * 4
        and card in (run.cards[0] - 4, run.cards[-1] + 4)
        and card & 3 == run.cards[0] & 3
    )
