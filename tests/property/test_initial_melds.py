"""The search for initial melds finds what trying every set of melds finds."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.cards import Card, cards_text, is_wild, rank_of
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import LayDown, NewMeld, TakePile
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.cards import Snippet, read_cards
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

Melds = tuple[tuple[Card, ...], ...]
RULESETS = (
    "classic_4",
    "classic_4(initial_condition=three_natural_meld)",
    "short_classic",
    "american",
    "hand_and_foot",
)
CARDS = read_cards(Snippet("4c4d4s5c5d5hKcKdKh2c2dXrXb"))
"""Cards of which hands have some, besides two that fit nothing."""


def sets_of_melds(hand: tuple[Card, ...], top: Card | None) -> Iterator[Melds]:
    """Yield every set of melds, at most one of each rank; that with `top` is first."""
    ranks = dict.fromkeys(rank_of(card) for card in hand if not is_wild(card))
    wilds = [card for card in hand if is_wild(card)]
    held = [[card for card in hand if rank_of(card) == rank] for rank in ranks]
    for counts in product(*(range(len(cards) + 1) for cards in held)):
        for places in product(range(-1, len(held) + 1), repeat=len(wilds)):
            laid = [cards[:many] for cards, many in zip(held, counts, strict=True)]
            laid.append([])
            for wild, place in zip(wilds, places, strict=True):
                if place >= 0:
                    laid[place] = [*laid[place], wild]
            melds = tuple(tuple(meld) for meld in laid if meld)
            if all(len(meld) > 2 for meld in melds) and top in (None, *sum(melds, ())):
                yield melds


def opens(position: Position, melds: Melds, top: Card | None) -> bool:
    plays = tuple(map(NewMeld, melds))
    action = LayDown(plays) if top is None else TakePile(plays)
    has_top = top is None or (melds and top in melds[0])
    return bool(plays and has_top) and refusal(position, action) is None


def smaller(melds: Melds) -> Iterator[Melds]:
    """Yield the melds without one card, and without one meld."""
    for at, meld in enumerate(melds):
        before, after = melds[:at], melds[at + 1 :]
        yield (*before, *after)
        for place in range(len(meld)):
            yield (*before, meld[:place] + meld[place + 1 :], *after)


def shape(melds: Melds) -> list[list[int]]:
    """Return the ranks of melds."""
    return sorted(sorted(map(rank_of, meld)) for meld in melds)


@pytest.mark.sample(2)
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("phase", ["play", "draw"])
@given(
    held=st.sets(st.integers(0, len(CARDS) - 1), min_size=3, max_size=7),
    score=st.sampled_from([-5, 0, 1500, 3000]),
)
@settings(max_examples=50, deadline=None)
def test_every_initial_meld_without_a_superfluous_card_is_found(
    ruleset: str, phase: str, held: set[int], score: int
) -> None:
    hand = tuple(CARDS[i] for i in sorted(held))
    position = parse_position(
        filled(
            f"{ruleset} turn=0.{phase} score={score}/0 pile=6d4h"
            f" hands={cards_text(hand)}8c9c/(11)/(11)/(11)"
        )
    )
    top = position.pile[-1] if phase == "draw" else None
    found = [
        shape(tuple(play.cards for play in action.plays if isinstance(play, NewMeld)))
        for action in legal_actions(position)
        if isinstance(action, LayDown | TakePile)
    ]

    for melds in sets_of_melds(hand if top is None else (top, *hand), top):
        least = not any(opens(position, less, top) for less in smaller(melds))
        if least and opens(position, melds, top):
            assert shape(melds) in found, melds
