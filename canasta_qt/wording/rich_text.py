"""Sentences as runs of text, shown by windows with bold names and coloured suits.

In a source string `**` encloses bold text; `mark_card` returns the markup of a card.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import JOKER, Card, rank_of
from canasta_qt.translate import join_with_and
from canasta_qt.wording.cards import (
    CardRole,
    card_sign,
    cards_phrase,
    count_of_rank,
    spoken_card,
)

_MARK: Final = re.compile("\x02(-?\\d+)(w?)(l?)x(\\d+)\x03|\\*\\*")


@dataclass(frozen=True, slots=True)
class Run:
    """Part of a sentence: plain text, bold text, or a card."""

    text: str
    is_bold: bool = False
    card: Card | None = None
    """Card whose sign is the text, and whose suit determines the colour; None for other
    text."""
    role: CardRole = "object"
    """Grammatical role of the card, for screen readers."""
    count: int = 1
    """Number of cards of the run, which is above 1 only for several jokers."""


def mark_card(
    card: Card, role: CardRole = "object", count: int = 1, *, is_listed: bool = False
) -> str:
    """Return a card, or a number of jokers, as markup for `parse_runs`.

    A single joker has an article, except in a list.
    """
    flags = ("w" if role == "after with" else "") + ("l" if is_listed else "")
    return f"\x02{card}{flags}x{count}\x03"


def parse_runs(marked: str) -> tuple[Run, ...]:
    """Return the runs of a sentence with markup."""
    runs: list[Run] = []
    strong = False
    start = 0
    for found in _MARK.finditer(marked):
        if found.start() > start:
            runs.append(Run(marked[start : found.start()], strong))
        start = found.end()
        if found[1] is None:
            strong = not strong
        else:
            card = Card(int(found[1]))
            role: CardRole = "after with" if found[2] else "object"
            count = int(found[4])
            text = _card_text(card, role, count, is_listed=bool(found[3]))
            runs.append(Run(text, strong, card, role, count))
    if start < len(marked):
        runs.append(Run(marked[start:], strong))
    return tuple(runs)


def _card_text(card: Card, role: CardRole, count: int, *, is_listed: bool) -> str:
    is_joker = card >= 0 and rank_of(card) == JOKER
    if is_joker and (count > 1 or not is_listed):
        return count_of_rank(JOKER, count, role)
    return card_sign(card)


def plain_text(runs: Iterable[Run]) -> str:
    """Return runs as plain text."""
    return "".join(run.text for run in runs)


def spoken_text(runs: Iterable[Run]) -> str:
    """Return runs as text for screen readers: a few cards by name, many by their
    number."""
    words: list[str] = []
    together: list[Run] = []
    for run in (*runs, Run("")):
        if run.card is not None:
            together.append(run)
        elif run.text != " " or not together:
            words += [_spoken_cards(together), run.text]
            together = []
    return "".join(words)


def _spoken_cards(together: list[Run]) -> str:
    cards = [
        run.card for run in together for _ in range(run.count) if run.card is not None
    ]
    role = together[0].role if together else ""
    names = [spoken_card(card, role) for card in cards]
    if len(cards) > 2 or len(set(names)) < len(names):
        return cards_phrase(cards, role)
    return join_with_and(names)
