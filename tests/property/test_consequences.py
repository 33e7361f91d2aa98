"""Consequences shown for an action are true of the whole position."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from canasta_qt.cards import Card
from canasta_qt.controller.gestures.consequences import (
    consequence_of_actions,
    discard_consequences,
)
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.taking_pile import natural_pair_takes, pile_refusal
from canasta_qt.engine.state.actions import DISCARD_ACTIONS, LayDown, TakePile
from canasta_qt.engine.state.facts import count_canastas
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import OVER_PHASE, PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.transition import apply
from canasta_qt.gestures import Consequence, ConsequenceKind
from canasta_qt.notation.position.line import format_position
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.narrow import some
from tests.property.hands import Moment, complete, hand

every_ruleset = pytest.mark.parametrize(
    "ruleset", ALL_RULESETS, ids=[ruleset.id for ruleset in ALL_RULESETS]
)


@cache
def plays(ruleset: Ruleset) -> list[Moment]:
    """Return decisions of a few rounds that are melds, takes or discards."""
    return [
        moment
        for seed in range(2)
        for moment in hand(ruleset, seed).moments
        if moment.before.phase in (PLAY_PHASE, 0)
    ]


def shown_consequences(position: Position) -> list[tuple[Card, Consequence]]:
    """Return the consequences shown to the seat on turn for its discards."""
    return list(discard_consequences(observe(position, position.turn)))


@pytest.mark.sample(3)
@every_ruleset
def test_the_consequence_of_a_discard_is_true_after_it(ruleset: Ruleset) -> None:
    for moment in plays(ruleset):
        before = moment.before
        for card, consequence in shown_consequences(before):
            after = before.copy()
            apply(after, DISCARD_ACTIONS[card])
            where = f"{card} {consequence}: {format_position(before)}"
            assert after.phase != OVER_PHASE, where
            assert is_true(consequence, before, after, card), where


def is_true(
    consequence: Consequence, before: Position, after: Position, card: Card
) -> bool:
    """Return whether a consequence of a discard is true of the whole position after
    it."""
    seat, rank = before.turn, card >> 2
    match consequence.kind:
        case ConsequenceKind.FREEZES:
            return after.frozen and not before.frozen
        case ConsequenceKind.BLOCKS:
            refused = some(pile_refusal(after, consequence.other_seat))
            takes = [a for a in legal_actions(after) if isinstance(a, TakePile)]
            is_next = after.turn == consequence.other_seat
            return refused.reason is Reason.PILE_IS_BLOCKED and is_next and not takes
        case ConsequenceKind.FEEDS | ConsequenceKind.OPENS:
            legal = [t for t in natural_pair_takes(after) if refusal(after, t) is None]
            pile, side = len(after.pile), after.terms.side_of[consequence.other_seat]
            if consequence.kind is ConsequenceKind.OPENS:
                held = after.ranks[consequence.other_seat][consequence.rank]
                return bool(legal) and held >= consequence.count >= 2
            assert consequence.run_ends or any(
                meld.rank == consequence.rank for meld in after.melds[side]
            )
            apply(after, legal[0])
            return pile - len(after.pile) == consequence.count
        case ConsequenceKind.HOLDS:
            return after.ranks[consequence.other_seat][rank] >= consequence.count > 0
        case ConsequenceKind.KEEPS_ONE:
            melds = after.melds[after.terms.side_of[seat]]
            have = count_canastas(after.terms, melds)
            few = have < after.terms.canastas_needed
            return after.size[seat] == 1 and have == consequence.count and few
        case ConsequenceKind.BREAKS:
            return after.ranks[seat][rank] == consequence.count - 1
        case _:
            return False


@pytest.mark.sample(3)
@every_ruleset
def test_the_consequences_of_melds_and_takes_are_true(ruleset: Ruleset) -> None:
    for moment in plays(ruleset):
        before, after, action = moment.before, moment.after, moment.action
        if not isinstance(action, LayDown | TakePile):
            continue
        consequence = consequence_of_actions(observe(before, before.turn), (action,))
        if consequence is None:
            continue
        where = f"{action} {consequence}: {format_position(before)}"
        side = before.terms.side_of[before.turn]
        if consequence.kind is ConsequenceKind.TAKES:
            assert len(before.pile) - len(after.pile) == consequence.count, where
            if consequence.meld_size:
                sizes = [
                    m.size for m in after.melds[side] if m.rank == consequence.rank
                ]
                assert consequence.meld_size in sizes, where
        elif consequence.kind is ConsequenceKind.KEEPS_ONE:
            assert after.size[before.turn] == 1, where
        else:
            mixed = consequence.kind is ConsequenceKind.MIXES
            was = Counter(m.canasta_kind for side in before.melds for m in side)
            now = Counter(m.canasta_kind for side in after.melds for m in side)
            assert (now["mixed"] > was["mixed"]) if mixed else now != was, where


@pytest.mark.sample(3)
@every_ruleset
def test_consequences_do_not_depend_on_hidden_cards(ruleset: Ruleset) -> None:
    rng = Random(7)
    for moment in rng.sample(plays(ruleset), min(60, len(plays(ruleset)))):
        before = moment.before
        other = complete(observe(before, before.turn), rng)
        assert shown_consequences(before) == shown_consequences(other), format_position(
            before
        )


def test_every_kind_of_consequence_occurs_in_play() -> None:
    found = {
        consequence.kind
        for ruleset in ALL_RULESETS
        for moment in plays(ruleset)
        for _, consequence in shown_consequences(moment.before)
    }
    kinds = ("freezes", "blocks", "feeds", "holds", "breaks")
    assert found >= {ConsequenceKind(kind) for kind in kinds}
