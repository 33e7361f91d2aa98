"""Hands follow each other until a side has won (rules.md 2.3 Deal, 2.4)."""

import pytest

from tests.positions import appearance, deal, plays, scores

QUEENS = "[QcQdQhQsQcQdQh]"
JACKS = "[JcJdJhJsJcJd2c]"


def over(score: str, rules: str = "", more: str = "", melds: str = "") -> str:
    """A round that is over: 570 for side 0, 380 for side 1."""
    melds = melds or f"{QUEENS}/{JACKS}"
    return (
        f"classic_4{rules} {more} score={score} turn=0.over pile=7d"
        f" melds={melds} hands=-/-/-/-"
    )


@pytest.mark.parametrize(
    ("score", "winner"),
    [
        ("4430/0", 0),
        ("0/4620", 1),
        ("4430/4800", 1),
        ("4800/4620", 0),
        ("4425/4615", None),
    ],
)
def test_the_higher_total_of_five_thousand_or_more_wins(
    score: str, winner: int | None
) -> None:
    appearance(over(score), game_over=winner is not None, winner=winner)


def test_equal_totals_below_the_target_go_on() -> None:
    appearance(over("2000/2190"), game_over=False, winner=None)


def test_equal_totals_at_the_end_play_on() -> None:
    appearance(over("4600/4790"), game_over=False, winner=None)


def test_equal_totals_at_the_end_may_be_shared() -> None:
    found = appearance(over("4600/4790", "(tie=shared)"), game_over=True)

    assert found.facts["winner"] == [0, 1]


def test_another_target_may_be_played_for() -> None:
    appearance(over("2430/0"), game_over=False)
    appearance(over("2430/0", "(target_score=3000)"), game_over=True, winner=0)


@pytest.mark.parametrize(
    ("score", "winner"), [("4425/0", None), ("4430/0", 0), ("4435/0", 0)]
)
def test_the_target_is_reached_by_the_points_of_the_round(
    score: str, winner: int | None
) -> None:
    """570 points lead to 4,995, 5,000 and 5,005."""
    appearance(over(score), game_over=winner is not None, winner=winner)


@pytest.mark.parametrize(
    ("score", "winner"), [("4600/4785", 0), ("4600/4790", None), ("4600/4795", 1)]
)
def test_a_tie_is_equal_to_the_point(score: str, winner: int | None) -> None:
    """5,170 against 5,165, 5,170 and 5,175."""
    appearance(over(score), game_over=winner is not None, winner=winner)


@pytest.mark.parametrize(("number", "game_over"), [(1, False), (2, True), (3, True)])
def test_a_match_may_end_after_some_rounds(number: int, *, game_over: bool) -> None:
    rules = "(match_end=rounds,rounds=2,target_score=none)"

    found = appearance(over("0/0", rules, f"round={number}"), game_over=game_over)

    assert found.facts["winner"] == (0 if game_over else None)


def test_equal_totals_after_the_rounds_play_on() -> None:
    rules = "(match_end=rounds,rounds=2,target_score=none)"

    appearance(over("0/190", rules, "round=2"), game_over=False, winner=None)
    appearance(over("0/190", rules, "round=3"), game_over=False, winner=None)


@pytest.mark.parametrize(("dealer", "first"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_the_deal_passes_on_and_the_player_after_the_dealer_starts(
    dealer: int, first: int
) -> None:
    appearance(over("0/0", more=f"dealer={dealer}"), next_first_player=first)


def test_in_the_other_direction_it_passes_the_other_way() -> None:
    appearance(over("0/0", "(play_direction=ccw)", "dealer=1"), next_first_player=3)
    appearance(over("0/0", "(play_direction=ccw)", "dealer=2"), next_first_player=0)


@pytest.mark.parametrize(("dealer", "first"), [(3, 0), (0, 1), (2, 3)])
def test_the_player_after_the_dealer_begins(dealer: int, first: int) -> None:
    assert deal("classic_4", {}, "7cKc", dealer=dealer).facts["actor"] == first


def test_seats_act_clockwise() -> None:
    dealt = deal("classic_4", {}, "7cKcKdKhKsAc")

    round_of_turns = (
        dealt.then("0: draw, discard Kc", actor=1)
        .then("1: draw, discard Kd", actor=2)
        .then("2: draw, discard Kh", actor=3)
        .then("3: draw, discard Ks", actor=0)
    )
    assert round_of_turns.field("pile") == "7cKcKdKhKs"


def test_in_the_other_direction_seats_act_the_other_way() -> None:
    before = "classic_4{rules} turn=0.play flags=drew pile=7d hands=4c5c/(11)/(11)/(11)"

    plays(before.format(rules=""), "0: discard 4c", actor=1)
    plays(before.format(rules="(play_direction=ccw)"), "0: discard 4c", actor=3)


@pytest.mark.parametrize(("seat", "side"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_partners_sit_opposite_and_share_their_melds(seat: int, side: int) -> None:
    hands = ["(11)"] * 4
    hands[seat] = "AcAdAhKc5c"
    after = plays(
        f"classic_4 turn={seat}.play flags=drew pile=7d hands={'/'.join(hands)}",
        f"{seat}: meld [AcAdAh]",
    )

    assert [len(melds) for melds in after.facts["melds"]] == [1 - side, side]


def test_the_margin_is_the_difference_of_the_totals() -> None:
    sheet = scores(over("4430/0"), points=(570, 380)).score

    assert sheet is not None
    assert sheet["total"][0] - sheet["total"][1] == 4620
