"""The memory of a round has the discards and declined cards of the others."""

from random import Random

import pytest

from canasta_qt.bots.search.beliefs import DiscardMemory, make_discard_memory
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.state.actions import Action, Discard, Draw
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import DRAW_PHASE, OVER_PHASE, Position
from canasta_qt.engine.transition import apply
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.bots.table import mixed


def note(memory: DiscardMemory, position: Position, action: Action) -> None:
    """Record a played action in the memory, as an observer does."""
    if isinstance(action, Discard):
        memory.record_discard(position.turn, action.card)
    elif isinstance(action, Draw) and position.pile:
        memory.record_pile_left(position.turn, position.pile[-1])


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_replacing_a_red_three_is_not_remembered_as_declining_the_pile(
    ruleset: Ruleset,
) -> None:
    players = min(max(ruleset.players_allowed), 4)
    asked = 0
    for seed in range(3):
        position = start_game(ruleset, players=players)
        deck = new_deck(position.terms, Random(seed))
        history = start_round(position, seed % players, deck)
        watched, way = DiscardMemory(players), mixed(seed)
        while position.phase != OVER_PHASE:
            seat = position.turn
            if position.phase == DRAW_PHASE:
                observation = observe(position, seat, tuple(history))
                recalled = make_discard_memory(
                    observation.position, observation.history
                )
                others = [each for each in range(players) if each != seat]
                assert recalled.turn == watched.turn
                for other in others:
                    assert recalled.threw[other] == watched.threw[other]
                    assert recalled.declined[other] == watched.declined[other]
                asked += 1
            action = way(position)
            note(watched, position, action)
            history += apply(position, action)

    assert asked > 20
