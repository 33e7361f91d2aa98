"""Rounds dealt from a few given cards, for every ruleset and number of players."""

import re
from collections.abc import Mapping
from typing import Any

from canasta_qt.cards import Card, cards_text, parse_card
from canasta_qt.engine.state.terms import Terms, terms_for
from canasta_qt.notation.judge import judge
from canasta_qt.rules.text import parse_ruleset
from tests.positions import Outcome


def _packets_dealt(
    terms: Terms, dealer: int, packets: list[dict[int, list[Card]]], rest: list[Card]
) -> list[Card]:
    """Return hands and feet in dealing order, filled from `rest`, which is changed."""
    deck: list[Card] = []
    sizes = (terms.hand_size, terms.rules.foot_size)
    for packet, size in zip(packets, sizes, strict=True):
        for seat in range(terms.players):
            cards = packet.setdefault(seat, [])
            while len(cards) < size:
                cards.append(rest.pop(0))
        deck += [
            packet[seat][place]
            for place in range(size)
            for seat in _dealing_order(terms, dealer)
        ]
    return deck


def deal(
    ruleset: str,
    hands: Mapping[int, str],
    then: str = "",
    *,
    players: int = 4,
    dealer: int | None = None,
    feet: Mapping[int, str] | None = None,
) -> Outcome:
    """Deal a round: given cards first in each packet, filled with others.

    The dealer is the last seat by default. `then` are the cards after hands, feet and
    talons: upcards, then the stock. The filling goes from low naturals to high, so that
    it has no threes.
    """
    terms = terms_for(parse_ruleset(ruleset), players)
    dealer = players - 1 if dealer is None else dealer
    rest = sorted(terms.deck)
    packets = [
        {seat: cards_in(text) for seat, text in hands.items()},
        {seat: cards_in(text) for seat, text in (feet or {}).items()},
    ]
    after = cards_in(then)
    named = [card for packet in packets for cards in packet.values() for card in cards]
    for card in [*after, *named]:
        rest.remove(card)
    deck = _packets_dealt(terms, dealer, packets, rest)
    wings = [rest.pop(0) for _ in range(sum(terms.rules.talon_sizes))]
    request: dict[str, Any] = {
        "ruleset": ruleset,
        "players": players,
        "dealer": dealer,
        "deck": cards_text([*deck, *wings, *after, *rest]),
    }
    answer = judge(request)
    assert answer["ok"], answer
    return Outcome(answer["after"], answer["facts"], answer["events"], answer["score"])


def _dealing_order(terms: Terms, dealer: int) -> list[int]:
    """Return the seats from the one after the dealer, in order of play."""
    order = [terms.next_seat[dealer]]
    while len(order) < terms.players:
        order.append(terms.next_seat[order[-1]])
    return order


def cards_in(text: str) -> list[Card]:
    """Return all cards of a text, in order."""
    return [parse_card(found) for found in re.findall(r"[2-9TJQKA][cdhs]|X[rb]", text)]


def natural(rank: str) -> str:
    """Return a natural canasta of seven."""
    return f"[{''.join(rank + suit for suit in 'cdhscdh')}]"


def mixed(rank: str, wilds: str = "2c2d") -> str:
    """Return a mixed canasta of five naturals and two wild cards."""
    return f"[{''.join(rank + suit for suit in 'cdhsc')}{wilds}]"
