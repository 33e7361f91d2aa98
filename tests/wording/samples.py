"""Cards and people for the sentences of these tests."""

from canasta_qt.cards import Card, Rank, parse_card, rank_of
from canasta_qt.wording.people import People

NAMES = ("You", "Clara", "Anton", "Tomás")
PEOPLE = People(NAMES, viewer=0)
TWO = People(("You", "Clara"), viewer=0)


def card(text: str) -> Card:
    return parse_card(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))


def rank(text: str) -> Rank:
    return rank_of(parse_card(f"{text}s"))
