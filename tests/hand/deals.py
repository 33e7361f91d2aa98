"""Deals in which the test chooses the cards: the deck of a record, in dealing order."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from canasta_qt.cards import BLACK3, RED3, Card, is_wild, parse_card, rank_of
from canasta_qt.engine.rounds import start_game
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.record import BOT_PREFIX, PERSON, Record
from canasta_qt.rules.text import parse_ruleset


def dealt(
    hands: Sequence[str],
    drawn: str = "",
    *,
    ruleset: str = "classic_4",
    players: Sequence[str] = (PERSON, *(f"{BOT_PREFIX}standard",) * 3),
    upcard: str = "",
    turns: str = "",
) -> Record:
    """Return a game whose first round is dealt as given; seat 0 plays first.

    `hands` are the first cards of each hand from seat 0 on; the rest of a hand is
    filled with natural cards of other ranks. `drawn` is the
    order of the stock. `turns` are lines of play that have been played already.
    """
    rules = parse_ruleset(ruleset)
    terms = start_game(rules, players=len(players)).terms
    wanted = [_cards(hand) for hand in hands]
    wanted += [[] for _ in range(len(players) - len(wanted))]
    first, stock = _cards(upcard), _cards(drawn)
    rest = Counter(terms.deck)
    rest.subtract(card for cards in (*wanted, first, stock) for card in cards)
    assert min(rest.values()) >= 0, f"more than the packs have: {-rest}"
    plain = sorted(rest.elements(), key=_interest)
    for hand in wanted:
        while len(hand) < terms.hand_size:
            ranks = set(map(rank_of, hand))
            new = (card for card in plain if rank_of(card) not in ranks)
            hand.append(next(new, plain[0]))
            plain.remove(hand[-1])
    if not first:
        first = [plain.pop(0)]
    order = [hand[turn] for turn in range(terms.hand_size) for hand in wanted]
    record = Record(rules, tuple(players))
    record = record.with_round(len(players) - 1, (*order, *first, *stock, *plain))
    for line in turns.strip().splitlines():
        record = record.with_line(parse_line(line.strip()))
    return record


def opened(
    hand: str,
    melds: str,
    others: Sequence[str] = ("5c", "7c", "9c"),
    *,
    drawn: str = "4s5h7h9hKc",
    discard: str = "Qs",
    **deal: Any,
) -> Record:
    """Return a game in whose first turn the person has melded and discarded.

    The others have discarded one card each. `deal` is further arguments of `dealt`.
    """
    turns = f"0: draw, meld {melds}, discard {discard}\n" + "\n".join(
        f"{seat}: draw, discard {card}" for seat, card in enumerate(others, 1)
    )
    return dealt([hand, *others], drawn=drawn, turns=turns, **deal)


def _cards(text: str) -> list[Card]:
    return [parse_card(text[start : start + 2]) for start in range(0, len(text), 2)]


def _interest(card: Card) -> tuple[bool, bool]:
    """Sort natural cards first, red threes last."""
    return is_wild(card) or rank_of(card) in (BLACK3, RED3), rank_of(card) == RED3
