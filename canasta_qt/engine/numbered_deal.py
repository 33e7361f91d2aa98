"""Numbered deals: the deck for a number, equal on every machine and in every version.

Only SHA-256 and whole numbers are used, because the shuffle of a library may change.
`canasta_qt/notation/NOTATION.md` describes the same procedure. If its results change,
the key strings must change as well.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from canasta_qt.cards import BLACK3, BLACK_JOKER, RED_JOKER, Card, rank_of, suit_of
from canasta_qt.engine.rounds import dealer_by_draw
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import FirstDealer

MAX_DEAL_NUMBER: Final = 999_999_999
"""The highest deal number; the lowest is 1."""
_KEY: Final = "canasta-deal/1"
_DEALER_KEY: Final = "canasta-dealer/1"
_WORDS: Final = 2**32

Item = TypeVar("Item")


def numbered_deck(terms: Terms, number: int, round_: int) -> tuple[Card, ...]:
    """Return the deck for a deal number and a round, counted from 1.

    The deck depends only on the two numbers and on the cards of the game.
    """
    cards = sorted(terms.deck, key=_deck_order)
    jokers = terms.deck.count(RED_JOKER) + terms.deck.count(BLACK_JOKER)
    key = f"{_KEY}:{terms.decks}x52+{jokers}:{number}:{round_}"
    return tuple(shuffled(cards, key))


def numbered_dealer(terms: Terms, number: int) -> tuple[tuple[Card, ...], int]:
    """Return the cards drawn for the first deal, or () if none are drawn, and the
    dealer.

    Both depend only on the number of the deal, the cards of the game, the number of
    players and the rule for the first dealer.
    """
    if terms.rules.first_dealer is FirstDealer.RANDOM:
        return (), shuffled(range(terms.players), f"{_DEALER_KEY}:{number}")[0]
    deck = sorted(terms.deck, key=_deck_order)
    attempt = 0
    while True:
        mixed = shuffled(deck, f"{_DEALER_KEY}:{number}:{attempt}")
        drawn = tuple(mixed[: terms.players])
        dealer = dealer_by_draw(drawn)
        if dealer is not None:
            return drawn, dealer
        attempt += 1


def shuffled(items: Sequence[Item], key: str) -> list[Item]:
    """Return things in random order; equal keys give equal orders."""
    mixed = list(items)
    source = _numbers(key)
    for last in range(len(mixed) - 1, 0, -1):
        chosen = _below(last + 1, source)
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    return mixed


def _deck_order(card: Card) -> int:
    """Return the sort key of a card before shuffling: 4 to A, 2, jokers, threes; then
    by suit."""
    return min(rank_of(card), BLACK3) * 4 + suit_of(card)


def bot_seed(number: int, round_: int, seat: int, step: int) -> int:
    """Return the seed of a bot's decision, from which the number of the deal cannot be
    computed.

    With such seeds, the bots of a numbered deal make equal decisions after equal
    actions, on every machine.
    """
    return next(_numbers(f"canasta-bot/1:{number}:{round_}:{seat}:{step}"))


def _numbers(key: str) -> Iterator[int]:
    """Yield numbers below 2**32: eight from SHA-256 of `key:0`, of `key:1`, and so
    on."""
    block = 0
    while True:
        digest = sha256(f"{key}:{block}".encode("ascii")).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def _below(limit: int, source: Iterator[int]) -> int:
    """Return a number from 0 to `limit` - 1; all are equally likely.

    Source numbers from the last whole multiple of the limit on are skipped.
    """
    whole = _WORDS - _WORDS % limit
    for number in source:
        if number < whole:
            return number % limit
    raise AssertionError("the source never ends")
