"""Rounds with real cards are counted by the rules, from the parts that are entered."""

import pytest

from canasta_qt.engine.entered_score import EnteredRound
from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import Seating
from tests.text_table import read_rows

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def game(rules: str = "classic_4", seating: Seating = Seating.PAIRS) -> PaperGame:
    """Return a game without rounds; Ben deals first."""
    return PaperGame(parse_ruleset(rules), seating, NAMES, 1)


def points_only(*points: int) -> EnteredRound:
    """Return a round of which only the points were entered."""
    return tuple({"points": each} for each in points)


@pytest.mark.parametrize(
    ("entered", "points"), read_rows(__file__, "paper_game.rounds")
)
def test_a_round_entered_by_parts_counts_by_the_rules(
    entered: str, points: str
) -> None:
    rules, _, parts = entered.partition(": ")
    sides = tuple(
        {name: int(number) for name, number in (it.split("=") for it in side.split())}
        for side in parts.split("/")
    )

    assert game(rules).points_of(sides) == tuple(map(int, points.split()))


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
