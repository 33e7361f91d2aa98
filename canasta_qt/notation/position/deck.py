"""A deck as text must be exactly the cards of the table."""

from __future__ import annotations

from canasta_qt.cards import Card, card_text, kinds_of
from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.errors import NotationError


class DeckError(NotationError):
    """A deck with too many or too few of some cards; every difference is named."""


def check_deck(deck: tuple[Card, ...], terms: Terms) -> None:
    """Raise `DeckError` with every difference from the cards of the table."""
    have, need = kinds_of(deck), kinds_of(terms.deck)
    wrong = [
        f"{number} {card_text(Card(kind))} instead of {need[kind]}"
        for kind, number in enumerate(have)
        if number != need[kind]
    ]
    if wrong:
        raise DeckError(
            f"the deck has {len(deck)} cards of {len(terms.deck)}: {', '.join(wrong)}"
        )
