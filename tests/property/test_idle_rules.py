"""Parameters shown as having no effect have none: play and score stay the same."""

from collections.abc import Iterator
from random import Random

import pytest

from canasta_qt.cards import shuffled
from canasta_qt.engine.rounds import start_game, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import ScoreSheet
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.model import Ruleset, inactive_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from canasta_qt.wording.rules.house_rules import (
    MultipleChoice,
    Number,
    RuleRow,
    SingleChoice,
    unchanged_rules,
)
from tests.property.hands import MOST_ACTIONS, choose

SEEDS = (1, 2)


def other_values(row: RuleRow) -> Iterator[object]:
    """Return other values of a parameter."""
    match row.editor:
        case SingleChoice(choices):
            yield from (each.value for each in choices if each.value != row.value)
        case MultipleChoice(choices):
            yield frozenset(each.value for each in choices)
            yield frozenset()
        case Number(least, most, unlimited):
            yield 7 if unlimited or row.value != 7 else 8
            yield min(least + 55, most)


def with_other_idle_values(ruleset: Ruleset) -> tuple[Ruleset, list[str]]:
    """Return the ruleset with other values of all parameters without effect."""
    rules, names = unchanged_rules(ruleset), []
    for row in rules.rows():
        if row.name not in inactive_parameters(ruleset):
            continue
        for value in other_values(row):
            tried = rules.with_value(row.name, value)
            fits = not ruleset_problems(
                tried.ruleset
            ) and row.name in inactive_parameters(tried.ruleset)
            if fits and value != row.value:
                rules = tried
                names.append(row.name)
                break
    return rules.ruleset, names


def play_round(
    ruleset: Ruleset, players: int, seed: int
) -> tuple[list[Action], ScoreSheet]:
    """Play a round at random; return the actions and the score."""
    rng = Random(seed)
    position: Position = start_game(ruleset, players=players)
    start_round(position, 0, shuffled(position.terms.deck, rng))
    actions: list[Action] = []
    while seat_to_act(position) is not None:
        action = choose(position, rng)
        apply(position, action)
        actions.append(action)
        assert len(actions) < MOST_ACTIONS
    return actions, score_sheet(position)


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_parameter_without_effect_changes_nothing(ruleset: Ruleset) -> None:
    changed, names = with_other_idle_values(ruleset)
    assert names
    assert parse_ruleset(ruleset_text(changed)) == changed
    players = max(ruleset.players_allowed)

    for seed in SEEDS:
        assert play_round(changed, players, seed) == play_round(
            ruleset, players, seed
        ), names
