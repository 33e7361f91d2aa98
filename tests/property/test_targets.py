"""A drop target is allowed if and only if the drop is, in random positions."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.cards import Card
from canasta_qt.controller.gestures.draft import PlayIntent, Turn
from canasta_qt.controller.gestures.intents import drop_intent
from canasta_qt.controller.gestures.targets import find_targets
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import EMPTY_DRAFT, Draft, Place, Prompt, Spot
from tests.bots.table import moments

RULESETS = ("classic_4", "samba", "hand_and_foot", "american", "classic_3")
HAND = Spot(Place.HAND)
NUMBERED = (Place.MELD, Place.STAGED)
EVERYWHERE = [
    *(Spot(place) for place in Place if place not in NUMBERED),
    *(Spot(place, index) for place in NUMBERED for index in range(-1, 9)),
]


@cache
def positions(ruleset: str) -> list[Position]:
    """Return positions of a few rounds in which a seat is on turn."""
    return [
        position
        for position in moments(ruleset, range(3), every=5)
        if position.phase in (DRAW_PHASE, PLAY_PHASE)
    ]


def random_cards(hand: list[Card], rng: Random) -> tuple[Card, ...]:
    """Return one card, or some of a rank, or any few."""
    first = rng.choice(hand)
    like = [card for card in hand if card >> 2 == first >> 2]
    some = rng.sample(hand, min(len(hand), rng.randint(1, 4)))
    return tuple(sorted(rng.choice([[first], like, some])))


def random_draft(observation: Observation, rng: Random) -> Draft:
    """Return a draft as after dropping a few cards on a free place; often empty."""
    draft = EMPTY_DRAFT
    for _ in range(rng.choice([0, 0, 1, 2, 3])):
        left = observation.hand
        for card in draft.hand_cards:
            left.remove(card)
        if left:
            where = Spot(rng.choice([Place.NEW_MELD, Place.NEW_MELD, Place.PILE]))
            meant = drop_intent(
                Turn(observation, draft), random_cards(left, rng), HAND, where
            )
            draft = meant if isinstance(meant, Draft) else draft
    return draft


@pytest.mark.parametrize("ruleset", RULESETS)
@settings(max_examples=60)
@given(number=st.integers(0, 10_000), seed=st.integers(0, 10_000))
def test_a_drop_target_is_allowed_if_and_only_if_the_drop_is_not_refused(
    ruleset: str, number: int, seed: int
) -> None:
    rng = Random(seed)
    position = positions(ruleset)[number % len(positions(ruleset))]
    observation = observe(position, position.turn)
    draft = random_draft(observation, rng)
    for cards, source in gestures(observation, draft, rng):
        found = find_targets(Turn(observation, draft), cards, source)
        lit = {target.spot for target in found if target.refusal is None}
        asked = {target.spot for target in found}
        assert len(asked) == len(found), "a place is told once"
        for target in found:
            meant = drop_intent(Turn(observation, draft), cards, source, target.spot)
            if isinstance(meant, Refusal):
                assert target.refusal == meant
            else:
                assert target.spot in lit
                check_intent(observation, meant)
        if source == HAND:
            for spot in set(EVERYWHERE) - asked:
                dark = drop_intent(Turn(observation, draft), cards, source, spot)
                assert isinstance(dark, Refusal), spot


def gestures(
    observation: Observation, draft: Draft, rng: Random
) -> list[tuple[tuple[Card, ...], Spot]]:
    """Yield cards of the hand, of every staged group, the top of the pile and the
    stock."""
    left = observation.hand
    for card in draft.hand_cards:
        left.remove(card)
    found: list[tuple[tuple[Card, ...], Spot]] = [
        (group.cards, Spot(Place.STAGED, index))
        for index, group in enumerate(draft.groups)
        if group.cards
    ]
    if left:
        found.append((random_cards(left, rng), HAND))
    return [*found, ((), Spot(Place.PILE)), ((), Spot(Place.STOCK))]


def check_intent(observation: Observation, meant: PlayIntent | Draft | Prompt) -> None:
    """Check that played actions are legal, and that questions have several answers."""
    if isinstance(meant, Draft):
        return
    if isinstance(meant, Prompt):
        assert len(meant.choices) > 1
        return
    first = meant.actions[0]
    assert refusal(observation.position, first) is None
