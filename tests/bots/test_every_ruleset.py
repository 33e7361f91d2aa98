"""Bots play every ruleset legally and well: checked rounds and their results."""

from collections import Counter
from random import Random

import pytest

from canasta_qt.bots.rule_bots.policy import legal_policy_action, policy_action
from canasta_qt.bots.rule_bots.random_bot import random_action
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import OVER_PHASE, Position, seat_to_act
from canasta_qt.engine.transition import apply_legal
from canasta_qt.proving.measure.house_rules import random_house_rules
from canasta_qt.proving.measure.soak import cards_of_position, soak
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.model import GROUP_BY_PARAMETER, differing_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from tests.property.hands import complete

IDS = [ruleset.id for ruleset in ALL_RULESETS]
HANDS = 12
RUNS = ("samba", "bolivian", "chilean", "italian")


def dealt(ruleset: str, seed: int) -> Position:
    """Deal a round for four players, or for the only allowed number."""
    rules = parse_ruleset(ruleset)
    allowed = rules.players_allowed
    position = start_game(rules, players=4 if 4 in allowed else min(allowed))
    deck = new_deck(position.terms, Random(seed))
    start_round(position, seed % position.terms.players, deck)
    return position


def finished(ruleset: str, seed: int, *, against_chance: bool) -> Position:
    """Play a round by the policy, the odd sides at random if requested."""
    position = dealt(ruleset, seed)
    rng = Random(seed)
    while position.phase != OVER_PHASE:
        side = position.terms.side_of[position.turn]
        chance = against_chance and side % 2 == 1
        apply_legal(
            position,
            random_action(position, rng) if chance else policy_action(position),
        )
    return position


@pytest.mark.sample(9)
@pytest.mark.parametrize("ruleset", IDS)
def test_bots_play_checked_rounds_of_every_ruleset_without_a_failure(
    ruleset: str,
) -> None:
    result = soak(parse_ruleset(ruleset), range(HANDS), seed=5)

    assert result.failures == []
    assert result.round_count == HANDS


@pytest.mark.sample(5)
@pytest.mark.parametrize("seed", range(40))
def test_bots_play_random_house_rules_without_a_failure(seed: int) -> None:
    """rules.md 2.3 Finishing rule."""
    ruleset = random_house_rules(str(seed))

    assert soak(ruleset, range(1), seed).failures == []


@pytest.mark.parametrize("base", ["classic_4", "samba"])
def test_bots_play_on_if_only_a_canasta_opens(base: str) -> None:
    """Regression: a minimum above 9,999 made the bots fail."""
    rules = f"{base}(canasta_meets_initial=true,initial_table=[none:100000])"

    assert soak(parse_ruleset(rules), range(2), seed=1).failures == []


def test_random_house_rules_are_valid_and_vary_every_parameter() -> None:
    names: set[str] = set()
    players: set[int] = set()
    for seed in range(60):
        ruleset = random_house_rules(str(seed))
        preset = parse_ruleset(ruleset.id)
        names |= set(differing_parameters(ruleset, preset))
        players |= ruleset.players_allowed
        assert ruleset_problems(ruleset) == ()
        assert parse_ruleset(ruleset_text(ruleset)) == ruleset
        assert random_house_rules(str(seed)) == ruleset

    assert names == set(GROUP_BY_PARAMETER)
    assert players == set(range(2, 9))


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", IDS)
def test_the_rule_based_bot_opens_and_beats_a_random_player(ruleset: str) -> None:
    opened = ahead = 0
    for seed in range(8):
        position = finished(ruleset, seed, against_chance=True)
        points = round_points(position)
        opened += bool(position.melds[0])
        ahead += points[0] > points[1]

    assert opened >= 6
    assert ahead >= 5


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", IDS)
def test_four_rule_based_bots_complete_canastas_and_go_out(ruleset: str) -> None:
    canastas = out = 0
    for seed in range(8):
        position = finished(ruleset, seed, against_chance=False)
        canastas += sum(position.canastas)
        out += position.out >= 0

    assert canastas >= 8
    assert out >= 2


@pytest.mark.parametrize("ruleset", RUNS)
def test_the_rule_based_bot_completes_sequence_canastas(ruleset: str) -> None:
    kinds: Counter[str | None] = Counter()
    for seed in range(10):
        position = finished(ruleset, seed, against_chance=False)
        kinds.update(meld.canasta_kind for melds in position.melds for meld in melds)

    assert kinds["sequence"] >= 3


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", IDS)
def test_the_action_of_the_rule_based_bot_does_not_depend_on_hidden_cards(
    ruleset: str,
) -> None:
    asked = 0
    for seed in range(2):
        position = dealt(ruleset, seed)
        rng = Random(seed)
        while position.phase != OVER_PHASE:
            action = policy_action(position)
            seat = seat_to_act(position)
            if seat is not None and rng.random() < 0.2:
                other = complete(observe(position, seat), rng)
                assert policy_action(other) == action
                asked += 1
            apply_legal(position, action)

    assert asked >= 5


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", IDS)
def test_every_action_of_the_rule_based_bot_is_legal_in_every_ruleset(
    ruleset: str,
) -> None:
    position = dealt(ruleset, 3)
    rng = Random(3)
    while position.phase != OVER_PHASE:
        action = policy_action(position)
        assert refusal(position, action) is None, str(action)
        assert legal_policy_action(position) == action
        apply_legal(
            position, random_action(position, rng) if rng.random() < 0.3 else action
        )


def test_counting_the_cards_of_a_position_finds_the_whole_deck() -> None:
    position = finished("family_hand_and_foot", 1, against_chance=False)

    assert sorted(cards_of_position(position)) == sorted(position.terms.deck)
    position.stock.pop()
    assert sorted(cards_of_position(position)) != sorted(position.terms.deck)
