"""Planned sequences: seven cards of a suit, of which some are in the hand or on the
table."""

from typing import Final

from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import NATURAL_RANK_COUNT, Card
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, Meld


class PlannedSequence:
    """A planned sequence: hand cards to continue an existing sequence, or for a new
    one."""

    __slots__ = ("base", "card_count", "cards", "worth")

    def __init__(self, base: int, cards: list[Card], have: int, worth: float) -> None:
        """Plan a sequence; `base` is the index of the existing sequence, or -1 for a
        new one."""
        self.base: Final = base
        self.cards: Final = cards
        self.card_count: Final = have
        """Number of cards of the sequence on the table and in the hand."""
        self.worth: Final = worth


def plan_sequences(
    hand: list[int], melds: list[Meld], unseen: list[int]
) -> list[PlannedSequence]:
    """Return the sequences worth collecting, the best first; no card is in two of
    them."""
    found: list[PlannedSequence] = []
    for suit in range(4):
        bases = [
            index
            for index, meld in enumerate(melds)
            if meld.form == RUN and meld.cards[0] & 3 == suit and not meld.is_canasta
        ]
        held = hand[suit : NATURAL_RANK_COUNT * 4 : 4]
        if bases or NATURAL_RANK_COUNT - held.count(0) >= values.RUNS.min_cards_kept:
            found += _plan_suit(suit, bases, hand, melds, unseen)
    if len(found) > 1:
        found.sort(key=lambda project: -project.worth)
    return found


def _plan_suit(
    suit: int, bases: list[int], hand: list[int], melds: list[Meld], unseen: list[int]
) -> list[PlannedSequence]:
    """Return the planned sequences of a suit; each is made of cards that better ones do
    not use."""
    left = hand[:]
    bases = [*bases, -1]
    found: list[PlannedSequence] = []
    while True:
        best: PlannedSequence | None = None
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
) -> PlannedSequence | None:
    """Return the best plan for seven cards of a suit, beginning with the existing
    sequence if there is one."""
    first, last = 0, NATURAL_RANK_COUNT - CANASTA_SIZE
    laid: tuple[Card, ...] = ()
    if base >= 0:
        laid = melds[base].cards
        first = max(first, (laid[-1] >> 2) - CANASTA_SIZE + 1)
        last = min(last, laid[0] >> 2)
    held = [left[kind] > 0 for kind in range(suit, NATURAL_RANK_COUNT * 4, 4)]
    for card in laid:
        held[card >> 2] = False
    best, most, fullest = -1, 0.0, 0
    least, worths = values.RUNS.min_cards_kept, values.RUNS.value_by_card_count
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
    return PlannedSequence(base, found, fullest, most)


def _chance(
    low: int, laid: tuple[Card, ...], left: list[int], unseen: list[int]
) -> float:
    """Return the chance of getting the missing cards; 0 if a missing card has no copy
    left."""
    chances = values.RUNS.chance_by_unseen_copies
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


def playable_extension(project: PlannedSequence, sequence: Meld) -> tuple[Card, ...]:
    """Return the cards of a plan that can be added to its existing sequence at once."""
    wanted = project.cards
    found: list[Card] = []
    for start, step in ((sequence.cards[0], -4), (sequence.cards[-1], 4)):
        kind = start + step
        while kind in wanted:
            found.append(Card(kind))
            kind += step
    return tuple(sorted(found))


def longest_consecutive_part(cards: list[Card]) -> list[Card]:
    """Return the longest part of sorted cards without a gap."""
    best: list[Card] = []
    part: list[Card] = []
    for card in sorted(cards):
        if not part or card != part[-1] + 4:
            part = []
        part = [*part, card]
        if len(part) > len(best):
            best = part
    return best


def extends_sequence(sequence: Meld, card: Card) -> bool:
    """Return whether a card can be added to an unfinished sequence."""
    return (
        sequence.form == RUN
        and not sequence.is_canasta
        and card < NATURAL_RANK_COUNT * 4
        and card in (sequence.cards[0] - 4, sequence.cards[-1] + 4)
        and card & 3 == sequence.cards[0] & 3
    )
