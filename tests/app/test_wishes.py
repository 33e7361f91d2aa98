"""What is wished for is dealt, and wished for again the next time."""

from random import Random

import pytest

from canasta_qt.app.levels import STANDARD, levels
from canasta_qt.app.offers import offers, players_of
from canasta_qt.app.settings import Remembered
from canasta_qt.app.wishes import (
    remember_wish,
    remembered_wish,
    session_of,
    wish_of,
)
from canasta_qt.bots.levels import LEVELS
from canasta_qt.rules.catalog import RULESETS
from canasta_qt.windows.choices import Choices
from canasta_qt.windows.new_game import GameWish, Seat

FOUR, TWO = RULESETS[:2]
WISH = GameWish(
    FOUR.id,
    (
        Seat("Bea"),
        Seat("Ruth", STANDARD),
        Seat("Emil", "random"),
        Seat("Nora", STANDARD),
    ),
    3000,
)


def test_only_levels_that_exist_are_offered() -> None:
    assert {level.name for level in levels()} <= set(LEVELS)


def test_five_levels_are_offered_in_order_with_a_line_on_each() -> None:
    found = levels()

    assert [level.title for level in found] == [
        "Beginner",
        "Casual",
        "Standard",
        "Expert",
        "Master",
    ]
    assert all(level.character for level in found)


def test_nobody_is_weaker_than_standard_unless_chosen() -> None:
    wish = remembered_wish(Remembered(), Choices())

    assert {seat.level for seat in wish.seats[1:]} == {STANDARD}


def test_every_playable_game_is_offered_with_its_seats_and_goal() -> None:
    found = {offer.ruleset: offer for offer in offers()}

    assert list(found) == [ruleset.id for ruleset in RULESETS]
    assert found[FOUR.id].seats == ("You", "Left", "Partner", "Right")
    assert found[TWO.id].seats == ("You", "Opponent")
    assert found[FOUR.id].target == 5000
    assert 5000 in found[FOUR.id].targets


@pytest.mark.parametrize(
    ("ruleset", "summary"),
    [
        (
            FOUR.id,
            "11 cards each, draw one, one canasta to go out. Partners sit opposite.",
        ),
        (
            TWO.id,
            "15 cards each, draw two, two canastas to go out. Everybody plays alone.",
        ),
    ],
)
def test_the_summary_is_told_from_the_rules(ruleset: str, summary: str) -> None:
    (offer,) = (each for each in offers() if each.ruleset == ruleset)

    assert offer.summary == summary


def test_the_game_has_the_seats_levels_and_goal_wished_for() -> None:
    session = session_of(WISH, Random(1))

    assert session.seats.names == ("Bea", "Ruth", "Emil", "Nora")
    assert [session.level(seat) for seat in range(4)] == [
        None,
        STANDARD,
        "random",
        STANDARD,
    ]
    assert session.record.ruleset.match.target_score == 3000
    assert wish_of(session) == WISH


def test_another_ruleset_leaves_out_seats_it_does_not_have() -> None:
    session = session_of(WISH, Random(1), TWO)

    assert session.seats.names == ("Bea", "Ruth")
    assert players_of(TWO) == 2


def test_the_first_wish_has_the_usual_names() -> None:
    wish = remembered_wish(Remembered(), Choices(player_name="Bea"))

    assert wish.ruleset == FOUR.id
    names = [seat.name for seat in wish.seats]
    assert names == ["Bea", "Clara", "Anton", "Tomás"]
    assert [seat.level for seat in wish.seats] == [None, *[STANDARD] * 3]


def test_a_wish_is_remembered() -> None:
    kept = remember_wish(Remembered(), WISH)

    assert remembered_wish(kept, Choices(player_name="Bea")) == WISH


def test_a_game_for_two_does_not_forget_the_others() -> None:
    four = remember_wish(Remembered(), WISH)
    two = GameWish(TWO.id, (Seat("Bea"), Seat("Paula", STANDARD)), 5000)

    kept = remembered_wish(remember_wish(four, two), Choices(player_name="Bea"))

    assert kept.ruleset == TWO.id
    assert [seat.name for seat in kept.seats] == ["Bea", "Paula", "Emil", "Nora"]


def test_a_game_that_is_gone_is_replaced_by_the_first() -> None:
    wish = remembered_wish(Remembered(ruleset="no_such_game"), Choices())

    assert wish.ruleset == FOUR.id
