"""Memory aid: cards already played, and cards known to be in hands.

Everybody has seen these cards when they were played, or taken with the pile.
"""

from collections import Counter
from dataclasses import dataclass

from canasta_qt.cards import RANK_COUNT, Card, Rank, cards_from_counts
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import cards_on_table
from canasta_qt.translate import join_with_commas, number_text, tr
from canasta_qt.wording.cards import cards_phrase, rank_plural
from canasta_qt.wording.player_names import PlayerNames


@dataclass(frozen=True, slots=True)
class MemoryAidContent:
    """Number of played cards by rank, and known cards of hands by seat."""

    played_cards: tuple[tuple[Rank, int, int], ...] = ()
    """For each rank in the game: rank, number of played cards, number of all cards."""
    known_cards: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    """Seats with the known cards of their hands; () if hands are not shown."""


def make_memory_aid_content(
    observation: Observation, *, hands: bool
) -> MemoryAidContent:
    """Return the cards in pile and melds, and with `hands` also the cards known to be
    in hands."""
    position = observation.position
    lying = Counter(card >> 2 for card in cards_on_table(position) if card >= 0)
    whole = Counter(card >> 2 for card in position.terms.deck)
    out = tuple((Rank(r), lying[r], whole[r]) for r in range(RANK_COUNT) if whole[r])
    if not hands:
        return MemoryAidContent(out)
    others = (
        seat for seat in range(position.terms.players) if seat != observation.seat
    )
    held = ((seat, tuple(cards_from_counts(position.known[seat]))) for seat in others)
    return MemoryAidContent(out, tuple(each for each in held if each[1]))


def taken_cards_words(
    observation: Observation, people: PlayerNames, speaker: int
) -> tuple[str, ...]:
    """Return a text with a sentence for each seat that holds known cards of a taken
    pile, as the only item; () if there is none."""
    sentences = []
    for seat, cards in make_memory_aid_content(observation, hands=True).known_cards:
        taken = tr("{name} took {counted} with the pile.")
        if seat == speaker:
            taken = tr("I took {counted} with the pile.")
        counted = cards_phrase(cards, "object")
        sentences.append(taken.format(name=people.name(seat), counted=counted))
    return (" ".join(sentences),) if sentences else ()


def memory_words(memory: MemoryAidContent, people: PlayerNames) -> str:
    """Return the memory aid as text for screen readers."""
    one = tr("{ranks} {count} of {need}")
    parts = [
        one.format(
            ranks=rank_plural(rank), count=number_text(out), need=number_text(all_)
        )
        for rank, out, all_ in memory.played_cards
        if out
    ]
    held = tr("{name} holds {counted}")
    parts += [
        held.format(name=people.name(seat), counted=cards_phrase(cards, "object"))
        for seat, cards in memory.known_cards
    ]
    out = tr("Out: {list}.")
    return out.format(list=join_with_commas(parts) or tr("nothing"))
