"""Rounds with real cards are counted by the rules, from the parts that are entered."""

import pytest

from canasta_qt.engine.entered_score import Counts, EnteredRound, score_parts
from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import Seating

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def game(rules: str = "classic_4", seating: Seating = Seating.PAIRS) -> PaperGame:
    """Return a game without rounds; Ben deals first."""
    return PaperGame(parse_ruleset(rules), seating, NAMES, 1)


def count(rules: str, *sides: Counts) -> tuple[int, ...]:
    """Return the points of a round by side."""
    return game(rules).points_of(sides)


def points_only(*points: int) -> EnteredRound:
    """Return a round of which only the points were entered."""
    return tuple({"points": each} for each in points)


@pytest.mark.parametrize(
    ("rules", "one", "other", "points"),
    [
        pytest.param(
            "classic_4",
            {
                "natural_canasta": 1,
                "mixed_canasta": 2,
                "red_threes": 1,
                "going_out": 1,
                "melded_cards": 425,
            },
            {"red_threes": 3, "cards_in_hand": 85},
            (500 + 600 + 100 + 100 + 425, -300 - 85),
            id="red threes count against a side without a meld",
        ),
        pytest.param(
            "classic_4",
            {"red_threes": 4, "melded_cards": 60, "cards_in_hand": 120},
            {"mixed_canasta": 1, "melded_cards": 200, "concealed": 1},
            (800 + 60 - 120, 300 + 200 + 200),
            id="all four red threes are 800, going out concealed is 200",
        ),
        pytest.param(
            "classic_4(score_without_going_out=false)",
            {"natural_canasta": 1, "melded_cards": 90},
            {"red_threes": 2, "cards_in_hand": 30},
            (0, 0),
            id="a round that nobody goes out of counts nothing",
        ),
        pytest.param(
            "classic_4(melded_cards=minus_without_canasta)",
            {"melded_cards": 90},
            {"melded_cards": 90, "mixed_canasta": 1},
            (-90, 390),
            id="melded cards count against a side without a canasta",
        ),
        pytest.param(
            "classic_4(red3_positive_if=canastas>=1)",
            {"melded_cards": 90, "red_threes": 2},
            {"melded_cards": 90, "red_threes": 2, "natural_canasta": 1},
            (90 - 200, 90 + 200 + 500),
            id="red threes need a canasta",
        ),
        pytest.param(
            "classic_4(holding_penalty={wild:3/500})",
            {"holding-wild-3": 1},
            {"going_out": 1},
            (-500, 100),
            id="wild cards held cost points if somebody goes out",
        ),
        pytest.param(
            "classic_4(holding_penalty={wild:3/500})",
            {"holding-wild-3": 1},
            {},
            (0, 0),
            id="wild cards held cost nothing if nobody goes out",
        ),
        pytest.param(
            "classic_4(special_hands=SH-AM)",
            {"special_hand-2500": 1, "red_threes": 2},
            {"cards_in_hand": 30},
            (2500, -30),
            id="a special hand is the whole score of its side",
        ),
        pytest.param(
            "classic_4(black3_mode=bonus)",
            {"black_threes": 2},
            {"black_threes": 2, "melded_cards": 60},
            (-200, 200 + 60),
            id="black threes count like red threes, also their sign",
        ),
        pytest.param(
            "classic_4(black3_set_aside_table=B3-CUB)",
            {"black_threes_aside": 4},
            {"black_threes_aside": 3},
            (100, 15),
            id="black threes set aside have the table B3-CUB",
        ),
        pytest.param(
            "hand_and_foot(partner_in_hand_penalty=100)",
            {"threes_in_foot": 1, "partner_in_hand": 1},
            {"partner_in_hand": 1, "going_out": 1},
            (-500, 100 - 100),
            id="a partner in the hand costs only the side that goes out",
        ),
        pytest.param(
            "classic_4(multi_canasta_table=MC-ITA)",
            {"natural_canasta": 4},
            {"natural_canasta": 5},
            (2000, 2500 + 2000),
            id="four natural canastas without a mixed one have no bonus",
        ),
    ],
)
def test_a_round_entered_by_parts_counts_by_the_rules(
    rules: str, one: Counts, other: Counts, points: tuple[int, ...]
) -> None:
    """rules.md 2.4."""
    assert count(rules, one, other) == points


def test_a_round_without_going_out_may_count_nothing() -> None:
    """rules.md, `score_without_going_out`."""
    rules = "classic_4(score_without_going_out=false)"
    side = {"natural_canasta": 1, "melded_cards": 90}

    assert count(rules, side, {"cards_in_hand": 40}) == (0, 0)
    assert count(rules, {**side, "going_out": 1}, {"cards_in_hand": 40}) == (690, -40)


def test_wild_canastas_have_the_values_of_the_table() -> None:
    """rules.md, table WC-AM."""
    rules = "classic_4(wild_melds=any_wilds,wild_canasta_table=WC-AM)"
    parts = {part.key: part.each for part in score_parts(game(rules).terms)}

    assert [parts[f"wild_canasta-{jokers}"] for jokers in (0, 3, 4)] == [
        3000,
        2000,
        2500,
    ]


def test_natural_canastas_of_some_ranks_have_values_of_their_own() -> None:
    """rules.md, `pure_rank_bonus`."""
    rules = "classic_4(pure_rank_bonus={7:1500,A:2500})"

    assert count(rules, {"pure_canasta-7": 2, "natural_canasta": 1}, {}) == (3500, 0)
    assert count(rules, {"pure_canasta-A": 1}, {}) == (2500, 0)


def test_only_the_side_that_goes_out_scores_its_wild_canasta() -> None:
    """rules.md, `wild_bonus_only_if_out`."""
    rules = (
        "classic_4(wild_melds=any_wilds,wild_canasta_table=WC-BRA,"
        "wild_bonus_only_if_out=true)"
    )
    side = {"wild_canasta-0": 1, "melded_cards": 170}

    assert count(rules, side, {"going_out": 1}) == (170, 100)
    assert count(rules, {**side, "going_out": 1}, {}) == (2270, 0)


def test_four_natural_canastas_and_a_mixed_one_have_a_bonus() -> None:
    """rules.md, table MC-ITA."""
    rules = "classic_4(multi_canasta_table=MC-ITA)"

    assert count(rules, {"natural_canasta": 4, "mixed_canasta": 1}, {}) == (3300, 0)


def test_an_instant_win_ends_the_game_for_its_side_whatever_the_total() -> None:
    """rules.md, `instant_win_canastas`."""
    rules = "classic_4(instant_win_canastas=7)"
    played = game(rules).with_round(0, ({}, {"instant_win": 1}))

    assert played.totals == (0, 5000)
    assert played.winners == (1,)


def test_rounds_are_added_up_until_a_side_alone_has_the_target() -> None:
    """rules.md, `target_score` and `tie`: with equal scores another round is played."""
    played = game()
    for number, points in enumerate([(5000, 5000), (-20, 300)]):
        assert played.winners == ()
        played = played.with_round(number, points_only(*points))

    assert played.totals == (4980, 5300)
    assert played.winners == (1,)


def test_a_round_can_be_corrected_and_taken_out() -> None:
    """The totals follow."""
    played = game()
    for number in range(3):
        played = played.with_round(number, points_only(100, 10))

    played = played.with_round(1, points_only(500, 20))
    assert played.totals == (700, 40)
    assert played.with_round(0, None).totals == (600, 30)


@pytest.mark.parametrize("rules", ["classic_4", "family_hand_and_foot"])
def test_the_deal_passes_on_after_each_round(rules: str) -> None:
    """rules.md 2.3: the next dealer sits one seat further in the direction of play, in
    which the names are, counter-clockwise as well.
    """
    played = game(rules)
    dealers = []
    for number in range(5):
        dealers.append(played.names[played.next_dealer])
        played = played.with_round(number, points_only(0, 0))

    assert dealers == ["Ben", "Cleo", "Dan", "Ada", "Ben"]
