"""Styles of the arena: legal, without peeking, reproducible, each with its
exception."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.cards import is_wild
from canasta_qt.engine.state.actions import Action, Discard, LayDown
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.notation.position.line import parse_position
from canasta_qt.proving.arena import contest_summary, play_contest
from canasta_qt.proving.players import BOTS_BY_NAME
from canasta_qt.proving.self_play import Contest, play_round
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.bots.table import dealt, moments, view_of
from tests.positions import filled
from tests.property.hands import complete

IDS = [ruleset.id for ruleset in ALL_RULESETS]
STYLES = ("racing", "slow", "freezing", "noisy")
STANDARD = BOTS_BY_LEVEL["standard"]


def test_arena_styles_are_bots_but_not_levels_of_the_game() -> None:
    assert set(BOTS_BY_NAME) == set(BOTS_BY_LEVEL) | set(STYLES)
    assert not set(STYLES) & (set(PLAYER_LEVELS) | set(BOTS_BY_LEVEL))


@pytest.mark.sample(5)
@pytest.mark.parametrize(("ruleset", "style"), [*product(IDS, STYLES)])
def test_an_arena_style_plays_whole_rounds_without_a_refusal(
    ruleset: str, style: str
) -> None:
    for seed, score in enumerate((0, 1500)):
        position = dealt(ruleset, seed, score)
        others = [BOTS_BY_NAME[style], STANDARD if seed % 2 else BOTS_BY_NAME[style]]
        bots = [others[seat % 2] for seat in range(position.terms.players)]

        tally = play_round(position, bots, seed)

        assert position.phase == OVER_PHASE
        assert (tally.illegal_action_seats, tally.is_stalled) == ([], False)


@pytest.mark.sample(5)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("ruleset", ["classic_4", "samba", "hand_and_foot"])
def test_an_arena_style_sometimes_differs_from_the_rule_based_bot(
    ruleset: str, style: str
) -> None:
    asked = other = 0
    for number, position in enumerate(moments(ruleset, range(4), every=2)):
        view = view_of(position)
        decided = BOTS_BY_NAME[style].decide(view, number, 0).action
        other += decided != STANDARD.decide(view, number, 0).action
        asked += 1

    assert asked / 200 < other < asked / 2


@pytest.mark.parametrize("style", STYLES)
def test_an_arena_style_ignores_hidden_cards_and_is_reproducible(style: str) -> None:
    bot = BOTS_BY_NAME[style]
    asked = 0
    for number, position in enumerate(moments("classic_4", range(8), every=5)):
        view = view_of(position)
        decision = bot.decide(view, number, 0)
        other = complete(view, Random(number))
        assert bot.decide(view, number, 0) == decision
        assert bot.decide(observe(other, view.seat), number, 0) == decision
        assert bot.decide(Observation(other, view.seat), number, 0) == decision
        asked += 1

    assert asked > 50


@pytest.mark.sample(9)
@pytest.mark.parametrize("style", STYLES)
def test_an_arena_style_loses_to_the_rule_based_bot_but_not_by_far(style: str) -> None:
    contest = Contest("standard", style, "classic_4", 13)

    found = contest_summary(contest, play_contest(contest, 50))

    assert -10 < found["points_per_hand"] < 300


OUT = (
    "classic_4 turn=0.play flags=drew hands=2h3s6c5d8sAh/(11)/(11)/(11) pile=4s5h7d8c"
    " melds=[KsKhKdKcKsKd2c][QhQcQs]/[9h9c9s]"
)


def test_the_noisy_style_discards_every_kind_of_card_except_wild_cards() -> None:
    view = view_of(parse_position(filled(OUT)))
    thrown: Counter[Action] = Counter(
        BOTS_BY_NAME["noisy"].decide(view, seed, 0).action for seed in range(200)
    )

    most, often = thrown.most_common(1)[0]
    assert 140 < often < 180
    assert most == STANDARD.decide(view, 1, 0).action
    others = {"discard " + card for card in ("3s", "6c", "5d", "8s", "Ah")}
    assert {str(action) for action in thrown} == others


def test_arena_styles_differ_in_how_often_they_meld_and_freeze() -> None:
    laid: Counter[str] = Counter()
    frozen: Counter[str] = Counter()
    for name in ("racing", "slow", "freezing", "standard"):
        for number, position in enumerate(moments("classic_4", range(10), every=2)):
            action = BOTS_BY_NAME[name].decide(view_of(position), number, 0).action
            laid[name] += isinstance(action, LayDown)
            frozen[name] += isinstance(action, Discard) and is_wild(action.card)

    assert laid["slow"] < laid["standard"] < laid["racing"]
    assert frozen["freezing"] > 2 * frozen["standard"]
