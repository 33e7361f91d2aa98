"""Five levels in order, and mistakes that people make at the lower ones."""

import pytest

from canasta_qt.bots.levels import LEVELS
from canasta_qt.bots.rule_bots.bot import LADDER, NAMES, SIMPLE
from canasta_qt.cards import DEUCE, JOKER
from canasta_qt.engine.state.actions import Discard
from canasta_qt.notation.position.line import parse_position
from canasta_qt.proving.arena.duplicate import run, summary
from canasta_qt.proving.self_play import Contest
from tests.bots.table import moments, view_of
from tests.positions import filled

WEAK = ("beginner", "casual")
TAKEN = (
    "classic_4 turn=0.draw hands=9h6c5d8s4c/(11)/(11)/(11)"
    " pile=4s5h7dKh melds=[KsKhKd]/-"
)
FED = (
    "classic_4 turn=0.play flags=drew hands=Kc9h6c5d8s4s/(11)/(11)/(11)"
    " pile=Ks5h7d8cTd melds=[QhQcQs]/[4h4d4c4c]"
)


def moves(level: str, table: str, seeds: int = 60) -> list[str]:
    """What a level does at a table with many seeds."""
    view = view_of(parse_position(filled(table)))
    return [str(LEVELS[level].decide(view, seed, 0).action) for seed in range(seeds)]


def test_the_ladder_names_levels_there_are() -> None:
    assert LADDER == ("beginner", "casual", "standard", "expert", "master")
    assert tuple(LEVELS) == NAMES
    assert SIMPLE in LADDER


@pytest.mark.parametrize(
    ("better", "worse"), [("standard", "casual"), ("casual", "beginner")]
)
def test_neighbours_are_in_order(better: str, worse: str) -> None:
    contest = Contest(better, worse, "classic_4", 31)

    found = summary(contest, run(contest, 100))

    assert found["points_per_hand"] > 50
    assert found["interval"][0] > 0
    assert (found["illegal"], found["stalls"]) == (0, 0)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("better", "worse"), [("expert", "standard"), ("master", "expert")]
)
def test_those_that_search_are_in_order_too(better: str, worse: str) -> None:
    contest = Contest(better, worse, "classic_4", 31)

    found = summary(contest, run(contest, 300))

    assert found["interval"][0] > 0


def test_a_beginner_overlooks_a_take_oftener_than_a_casual_player() -> None:
    beginner = moves("beginner", TAKEN).count("draw")
    casual = moves("casual", TAKEN).count("draw")

    assert 5 < casual < beginner < 60
    assert moves("standard", TAKEN).count("draw") == 0


def test_a_beginner_sometimes_feeds_what_it_has_not_looked_at() -> None:
    fed = {level: moves(level, FED).count("discard 4s") for level in LADDER[:3]}

    assert fed["standard"] == 0
    assert fed["beginner"] > fed["casual"]


@pytest.mark.parametrize("level", WEAK)
def test_a_seed_makes_the_same_mistake_again(level: str) -> None:
    assert moves(level, TAKEN, 20) == moves(level, TAKEN, 20)


@pytest.mark.parametrize("level", WEAK)
def test_a_weak_level_throws_no_wild_card_while_others_are_harmless(level: str) -> None:
    looked = 0
    for number, position in enumerate(moments("classic_4", range(20), every=3)):
        view = view_of(position)
        action = LEVELS[level].decide(view, number, 0).action
        ranks = position.ranks[view.seat]
        others = position.size[view.seat] - ranks[DEUCE] - ranks[JOKER]
        if isinstance(action, Discard) and others > 3 and len(position.pile) < 4:
            assert action.card >> 2 not in (DEUCE, JOKER), str(action)
            looked += 1

    assert looked > 30


def test_where_nobody_takes_the_pile_weak_players_overlook_what_they_could_lay() -> (
    None
):
    table = (
        "hand_and_foot turn=0.play flags=drew melds=[KsKhKdKc]/- pile=4s"
        " hands=KsKh9h9c9d6c5d8sJc/(11)/(11)/(11)"
    )

    laid = {
        level: sum(move.startswith("meld ") for move in moves(level, table))
        for level in ("beginner", "casual", "standard")
    }

    assert laid["beginner"] < laid["casual"] < laid["standard"] == 60
