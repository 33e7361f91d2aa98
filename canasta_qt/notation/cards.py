"""Text of several cards: `7c7h7d`, `KhKd(9)`, `??`, `-`."""

from __future__ import annotations

import re
from typing import Final

from canasta_qt.cards import CARD_BY_TEXT, UNKNOWN, Card, card_text, count_kinds
from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.errors import NotationError, UnreadableError
from canasta_qt.translate import mark

_NUMBER: Final = re.compile(r"\((\d{1,3})\)")

_MAX_LENGTH: Final = 20_000
"""Largest number of characters of a position, a line or a deck."""
_MAX_CARDS: Final = 1_000
"""Largest number of cards in one text."""

EXPECTED_CARD_TEXT: Final = "a card such as 7c, Th, 2s, Xr or Xb"


class Snippet:
    """A part of a text, with its index in the whole text, by which error messages
    compute the column."""

    __slots__ = ("start", "text", "whole")

    def __init__(self, text: str, whole: str | None = None, start: int = 0) -> None:
        """Make a part; `start` is its index in the text `whole`."""
        self.text = text
        self.whole = text if whole is None else whole
        self.start = start
        if len(self.whole) > _MAX_LENGTH:
            raise UnreadableError(text, _MAX_LENGTH, "the end of so long a text")

    def substring(self, begin: int, end: int | None = None) -> Snippet:
        """Return a part of the snippet; indexes are relative to the snippet."""
        return Snippet(self.text[begin:end], self.whole, self.start + begin)

    def split_snippet(self, separator: str) -> list[Snippet]:
        """Return the parts of the snippet between separators."""
        parts = []
        begin = 0
        for text in self.text.split(separator):
            parts.append(self.substring(begin, begin + len(text)))
            begin += len(text) + len(separator)
        return parts

    def strip_blanks(self) -> Snippet:
        """Return the snippet without spaces at both ends."""
        begin = len(self.text) - len(self.text.lstrip())
        return self.substring(begin, begin + len(self.text.strip()))

    def error(self, expected: str, index: int = 0) -> UnreadableError:
        """Return the error for an index of the snippet, with a description of what is
        expected there."""
        return UnreadableError(self.whole, self.start + index + 1, expected)


def read_cards(text: Snippet, *, unknown: bool = False) -> tuple[Card, ...]:
    """Return cards from text; with `unknown` the text may have `??`, and numbers of
    cards such as `(9)`.

    `-` means no card; an empty text is an error.
    """
    if text.text == "-":
        return ()
    cards: list[Card] = []
    index = 0
    while index < len(text.text):
        if len(cards) > _MAX_CARDS:
            raise text.error("no more cards than all packs hold", index)
        number = _NUMBER.match(text.text, index) if unknown else None
        if number is not None:
            cards += [UNKNOWN] * int(number[1])
            index = number.end()
            continue
        name = text.text[index : index + 2]
        if name in CARD_BY_TEXT:
            cards.append(CARD_BY_TEXT[name])
        elif unknown and name == "??":
            cards.append(UNKNOWN)
        else:
            raise text.error(
                EXPECTED_CARD_TEXT + (", ?? or (number)" if unknown else ""), index
            )
        index += 2
    if not text.text:
        raise text.error(EXPECTED_CARD_TEXT)
    return tuple(cards)


def read_card(text: Snippet) -> Card:
    """Return the card in a text; raises `NotationError` for any other text, also for a
    hidden card."""
    if text.text not in CARD_BY_TEXT:
        raise text.error(EXPECTED_CARD_TEXT)
    return CARD_BY_TEXT[text.text]


def read_number(text: Snippet, number_name: str, limit: int | None = None) -> int:
    """Return a whole number of at most eight digits, below `limit` if given.

    `number_name` names the number in the error.
    """
    digits = text.text
    if not (digits.isascii() and digits.isdigit() and len(digits) < 9):
        raise text.error(number_name)
    if limit is not None and int(digits) >= limit:
        raise text.error(f"{number_name} below {limit}")
    return int(digits)


def write_cards(cards: tuple[Card, ...] | list[Card]) -> str:
    """Return the text of cards in order: `-` for no cards, and a number for unknown
    cards."""
    text = ""
    unknown = 0
    for card in cards:
        if card < 0:
            unknown += 1
            continue
        text += f"({unknown})" * bool(unknown) + card_text(card)
        unknown = 0
    return text + f"({unknown})" * bool(unknown) or "-"


class DeckError(NotationError):
    """Raised for a deck with wrong cards; the message lists every difference."""


def check_deck(deck: tuple[Card, ...], terms: Terms) -> None:
    """Raise `DeckError` if a deck does not have exactly the cards of the game."""
    have, need = count_kinds(deck), count_kinds(terms.deck)
    wrong = [
        f"{number} {card_text(Card(kind))} instead of {need[kind]}"
        for kind, number in enumerate(have)
        if number != need[kind]
    ]
    if wrong:
        raise DeckError(
            mark("The deck does not hold the cards of this game."),
            f" It has {len(deck)} cards of {len(terms.deck)}: {', '.join(wrong)}",
        )
