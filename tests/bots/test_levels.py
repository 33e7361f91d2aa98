"""Six levels in order of strength, and typical mistakes of the weaker ones."""

import pytest

from canasta_qt.advice import AdviceReason
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.bot import (
    FALLBACK_LEVEL,
    LEVEL_NAMES,
    PLAYER_LEVELS,
    Decision,
)
from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANK_COUNT
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.notation.position.line import parse_position
from canasta_qt.proving.arena import contest_summary, play_contest
from canasta_qt.proving.self_play import Contest, play_round
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.bots.table import dealt, moments, view_of
from tests.positions import filled

WEAK = ("novice", "beginner", "casual")
TAKEN = (
    "classic_4 turn=0.draw hands=9h6c5d8s4c/(11)/(11)/(11)"
    " pile=4s5h7dKh melds=[KsKhKd]/-"
)
FED = (
    "classic_4 turn=0.play flags=drew hands=Kc9h6c5d8s4s/(11)/(11)/(11)"
    " pile=Ks5h7d8cTd melds=[QhQcQs]/[4h4d4c4c]"
)


def moves(level: str, table: str, seeds: int = 60) -> list[str]:
    """Return the actions of a level at a table with many seeds."""
    view = view_of(parse_position(filled(table)))
    return [
        str(BOTS_BY_LEVEL[level].decide(view, seed, 0).action) for seed in range(seeds)
    ]


def test_there_are_six_levels_from_novice_to_master() -> None:
    assert PLAYER_LEVELS == (
        "novice",
        "beginner",
        "casual",
        "standard",
        "expert",
        "master",
    )
    assert tuple(BOTS_BY_LEVEL) == LEVEL_NAMES
    assert FALLBACK_LEVEL in PLAYER_LEVELS


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("better", "worse"),
    [("standard", "casual"), ("casual", "beginner"), ("beginner", "novice")],
)
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    contest = Contest(better, worse, "classic_4", 31)

    found = contest_summary(contest, play_contest(contest, 100))

    assert found["points_per_hand"] > 50
    assert found["interval"][0] > 0
    assert (found["illegal"], found["stalls"]) == (0, 0)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("better", "worse"), [("expert", "standard"), ("master", "expert")]
)
def test_the_searching_levels_are_in_order_of_strength(better: str, worse: str) -> None:
    contest = Contest(better, worse, "classic_4", 31)

    found = contest_summary(contest, play_contest(contest, 300))

    assert found["interval"][0] > 0


def test_a_beginner_overlooks_the_pile_more_often_than_a_casual_player() -> None:
    beginner = moves("beginner", TAKEN).count("draw")
    casual = moves("casual", TAKEN).count("draw")

    assert 5 < casual < beginner < 60
    assert moves("standard", TAKEN).count("draw") == 0


@pytest.mark.parametrize("level", WEAK)
def test_a_weak_level_takes_the_pile_after_opening_for_it(level: str) -> None:
    """American: a side that melds before it takes the pile must then take it."""
    table = (
        "american turn=0.draw flags=melded new=m0,m1,m2 laid=- pile=4h4d4c"
        " hands=7d7dAd/(13)/(13)/(13) melds=[ThTsTsXb][5d5d5h][4c4s2h]/-"
    )

    assert set(moves(level, table)) == {"take m2+4c"}


def test_a_beginner_sometimes_discards_a_card_for_a_meld_that_it_overlooks() -> None:
    fed = {level: moves(level, FED).count("discard 4s") for level in PLAYER_LEVELS[:4]}

    assert fed["standard"] == 0
    assert fed["novice"] > fed["beginner"] > fed["casual"]


def test_a_novice_discards_its_lowest_card_even_if_it_fits_a_meld() -> None:
    """It breaks a pair, too; the reason names a meld that the novice overlooked."""
    table = FED.replace("Kc9h6c5d8s4s", "Kc9h6c6d8s4s4d").replace("4h4d4c4c", "7h7d7c")
    bot = BOTS_BY_LEVEL["novice"]

    thrown = bot.decide(view_of(parse_position(filled(table))), 1, 0)

    assert str(thrown.action) == "discard 4d"
    assert thrown.explanation.reason is AdviceReason.LOW_FIRST
    assert [each.action for each in thrown.candidates] == [thrown.action]
    fed = bot.decide(view_of(parse_position(filled(FED))), 1, 0)
    assert str(fed.action) == "discard 4s"
    assert fed.explanation.reason is AdviceReason.OVERLOOKED_MELD


class RecordingNovice:
    """A novice that records whether each discard was an avoidable wild card."""

    def __init__(self) -> None:
        self.froze: list[bool] = []

    def decide(self, view: Observation, seed: int, budget: int) -> Decision:
        decision = BOTS_BY_LEVEL["novice"].decide(view, seed, budget)
        if isinstance(decision.action, Discard):
            others = any(view.position.ranks[view.seat][:NATURAL_RANK_COUNT])
            wild = decision.action.card >> 2 in (DEUCE, JOKER)
            self.froze.append(wild and others)
        return decision


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in ALL_RULESETS])
def test_a_novice_ends_rounds_and_freezes_no_pile(ruleset: str) -> None:
    for seed in range(2):
        position = dealt(ruleset, seed, 0)
        watched = RecordingNovice()

        tally = play_round(position, [watched] * position.terms.players, seed)

        assert position.phase == OVER_PHASE
        assert (tally.illegal_action_seats, tally.is_stalled) == ([], False)
        assert watched.froze
        assert not any(watched.froze)


@pytest.mark.parametrize("level", WEAK)
def test_the_same_seed_makes_the_same_mistake(level: str) -> None:
    assert moves(level, TAKEN, 20) == moves(level, TAKEN, 20)


@pytest.mark.parametrize("level", WEAK)
def test_a_weak_level_discards_no_wild_card_while_it_holds_enough_others(
    level: str,
) -> None:
    looked = 0
    for number, position in enumerate(moments("classic_4", range(20), every=3)):
        view = view_of(position)
        action = BOTS_BY_LEVEL[level].decide(view, number, 0).action
        ranks = position.ranks[view.seat]
        others = position.size[view.seat] - ranks[DEUCE] - ranks[JOKER]
        if isinstance(action, Discard) and others > 3 and len(position.pile) < 4:
            assert action.card >> 2 not in (DEUCE, JOKER), str(action)
            looked += 1

    assert looked > 30


def test_weaker_levels_overlook_melds_more_often_in_hand_and_foot() -> None:
    table = (
        "hand_and_foot turn=0.play flags=drew melds=[KsKhKdKc]/- pile=4s"
        " hands=KsKh9h9c9d6c5d8sJc/(11)/(11)/(11)"
    )

    laid = {
        level: sum(move.startswith("meld ") for move in moves(level, table))
        for level in PLAYER_LEVELS[:4]
    }

    assert laid["novice"] < laid["beginner"] < laid["casual"] < laid["standard"] == 60
