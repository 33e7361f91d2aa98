"""The engine and the simple implementation of Classic agree on every action."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from canasta_qt.cards import ALL_CARDS, Card
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import (
    DRAW,
    Action,
    AddToMeld,
    Discard,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.position import ANSWER_PHASE, Position
from canasta_qt.notation.position.line import format_position
from canasta_qt.rules.model import Ruleset
from tests.property.hands import CLASSIC_CASES, CLASSIC_NAMES, hand
from tests.property.plain_rules import NotAllowedError, count, judge
from tests.property.test_endgames import table


def plain_answer(position: Position, action: Action) -> str:
    """Return the answer of the simple rules: None, or the reason."""
    try:
        judge(position, action)
    except NotAllowedError as error:
        return str(error)
    return ""


def plays(position: Position, rng: Random, without: int = -1) -> tuple[MeldPlay, ...]:
    """Return one to three groups or additions from a hand, one of each rank."""
    held = [card for card in position.hand(position.turn) if card >> 2 != without]
    rng.shuffle(held)
    found: list[MeldPlay] = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        if not held:
            break
        group = [card for card in held if card >> 2 == held[0] >> 2]
        group = group[: rng.randint(1, len(group))]
        wilds = [card for card in held if 44 <= card < 52 and card not in group]
        group += wilds[: rng.choice([0, 0, 0, 1, 2, 3])]
        held = [card for card in held if card >> 2 != group[0] >> 2]
        held = [card for card in held if card not in group]
        found.append(random_play(position, tuple(group), rng))
    return tuple(found)


def random_play(position: Position, cards: tuple[Card, ...], rng: Random) -> MeldPlay:
    """Return a new meld, or more often an addition to the meld of the rank."""
    melds = position.melds[position.terms.side_of[position.turn]]
    fitting = [i for i, meld in enumerate(melds) if meld.rank == cards[0] >> 2]
    if fitting and rng.random() < 0.7:
        return AddToMeld(fitting[0], cards)
    if melds and rng.random() < 0.3:
        return AddToMeld(rng.randrange(len(melds)), cards)
    return NewMeld(cards)


def take(position: Position, rng: Random) -> TakePile:
    """Return a take with cards of its rank, wild cards and perhaps further groups."""
    top = position.pile[-1]
    held = position.hand(position.turn)
    same = [card for card in held if card >> 2 == top >> 2][: rng.randint(0, 4)]
    wilds = [card for card in held if 44 <= card < 52][: rng.choice([0, 0, 1, 2])]
    first = random_play(position, (top, *same, *wilds), rng)
    more = plays(position, rng, top >> 2) if rng.random() < 0.5 else ()
    return TakePile((first, *more))


def tries(position: Position, rng: Random) -> Iterator[Action]:
    """Yield actions of all kinds, many of them legal."""
    yield DRAW
    for card in {*position.hand(position.turn), rng.choice(ALL_CARDS)}:
        yield Discard(card)
    for _ in range(12):
        lay = plays(position, rng)
        if lay:
            yield LayDown(lay)
        if position.pile:
            yield take(position, rng)
    yield from islice(
        (a for a in legal_actions(position) if isinstance(a, LayDown | TakePile)), 60
    )


def compare(position: Position, rng: Random) -> int:
    """Compare both answers for many actions; return the number of legal ones."""
    legal = 0
    for action in tries(position, rng):
        why = plain_answer(position, action)
        refused = refusal(position, action)
        told = refused.reason if refused else ""
        assert bool(why) is bool(refused), (
            f"{action}: plain rules {why or 'yes'!r}, engine {told or 'yes'!r}"
            f" in {format_position(position)}"
        )
        legal += not why
    return legal


@pytest.mark.sample(2)
@pytest.mark.parametrize(("ruleset", "seed"), CLASSIC_CASES, ids=CLASSIC_NAMES)
def test_the_engine_and_the_simple_rules_agree_in_random_rounds(
    ruleset: Ruleset, seed: int
) -> None:
    rng = Random(seed)
    moments = hand(ruleset, seed).moments
    positions = [moment.before for moment in moments]
    asked = [p for p in positions if p.phase != ANSWER_PHASE and not p.partner_agreed]

    assert sum(compare(position, rng) for position in asked) > len(asked)


@pytest.mark.parametrize("hundred", range(4))
def test_the_engine_and_the_simple_rules_agree_in_late_positions(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        compare(table(seed, ""), Random(seed))


@pytest.mark.parametrize(("ruleset", "seed"), CLASSIC_CASES, ids=CLASSIC_NAMES)
def test_the_engine_and_the_simple_rules_count_the_same_points(
    ruleset: Ruleset, seed: int
) -> None:
    end = hand(ruleset, seed).end

    assert list(score_sheet(end).round) == count(end), format_position(end)
