"""Hands that are declared whole (rules.md 3.2; table SH-AM)."""

from typing import Any

import pytest

from canasta_qt.engine.scoring import special_hands_in, special_points
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled, refuses

STRAIGHT = "4c5c6c7c8c9cTcJcQcKcAc2c3cXr"
PAIRS = "2c2d7c7dAcAd8c8dTcTdJcJdQcQd"
GARBAGE = "4c4d4h4s7c7d7h9c9d9h9sJcJdJh"


def holding(hand: str, phase: str = "play", ruleset: str = "american") -> str:
    return f"{ruleset} turn=0.{phase} pile=4d hands={hand}/-/-/-"


def worth(hand: str, name: str) -> int:
    return special_points(parse_position(filled(holding(hand))), 0, name)


@pytest.mark.parametrize(
    ("hand", "names"),
    [
        (STRAIGHT, ["straight"]),
        (PAIRS, ["pairs"]),
        (GARBAGE, ["garbage"]),
        ("KcKdKhKsKcKdKhKs4c5c6c7c8c9c", []),
    ],
)
def test_a_hand_is_declared_as_what_it_is(hand: str, names: list[str]) -> None:
    assert special_hands_in(parse_position(filled(holding(hand))), 0) == names


@pytest.mark.parametrize(
    "hand",
    [STRAIGHT.replace("3c", "3h").replace("Kc", "Ks"), STRAIGHT.replace("3c", "3s")],
)
def test_the_three_and_the_suits_of_a_straight_are_free(hand: str) -> None:
    assert worth(hand, "straight") == 3000


@pytest.mark.parametrize(
    ("out", "put"),
    [("2c", "Xb"), ("Xr", "2d"), ("3c", "Kd"), ("Kc", "3h"), ("4c", "5d")],
)
def test_a_straight_lacks_nothing(out: str, put: str) -> None:
    assert worth(STRAIGHT.replace(out, put), "straight") == 0


@pytest.mark.parametrize("missing", ["2c", "Xr", "3c", "Kc"])
def test_thirteen_cards_are_no_straight(missing: str) -> None:
    assert worth(STRAIGHT.replace(missing, ""), "straight") == 0


@pytest.mark.parametrize(
    "hand",
    [
        PAIRS.replace("2c2d", "3h3d"),
        PAIRS.replace("2c2d", "3c3s"),
        PAIRS.replace("2c2d", "XrXb"),
        PAIRS.replace("AcAd", "KcKd"),
        PAIRS.replace("7c7d", "KcKd"),
        PAIRS.replace("QcQd", "QcKd"),
    ],
)
def test_other_pairs_are_worth_nothing(hand: str) -> None:
    assert worth(hand, "pairs") == 0


@pytest.mark.parametrize(
    "hand",
    [
        GARBAGE.replace("Jh", "9c"),
        GARBAGE.replace("JcJdJh", "2c2d2h"),
        GARBAGE.replace("JcJdJh", "3c3s3c"),
        GARBAGE.replace("JcJdJh", "XrXbXr"),
        GARBAGE.replace("JcJdJh", "3h3d3h"),
    ],
)
def test_other_sets_are_no_garbage(hand: str) -> None:
    assert worth(hand, "garbage") == 0


def test_a_hand_that_is_not_known_whole_is_worth_nothing() -> None:
    assert worth("4c4d4h4s7c7d7h9c9d9h9sJcJd(1)", "garbage") == 0
    assert worth(f"{GARBAGE}(1)", "garbage") == 0


def counts(refused: dict[str, Any]) -> tuple[object, object]:
    return refused.get("have"), refused.get("need")


def test_a_hand_is_declared_with_fourteen_cards() -> None:
    short = refuses(
        holding(STRAIGHT[:-2]), "0: declare straight", Reason.NO_SPECIAL_HAND
    )
    long = refuses(
        holding(GARBAGE + "Kc"), "0: declare garbage", Reason.NO_SPECIAL_HAND
    )

    assert counts(short) == (13, 14)
    assert counts(long) == (15, 14)


def test_a_hand_is_declared_after_a_draw_and_not_after_taking_the_pile() -> None:
    undrawn = holding(STRAIGHT, phase="draw")
    taken = f"{holding(STRAIGHT)} flags=took"

    refuses(undrawn, "0: declare straight", Reason.DRAW_FIRST)
    refused = refuses(taken, "0: declare straight", Reason.NO_SPECIAL_HAND)

    assert counts(refused) == (14, 14)


def test_another_hand_than_the_one_held_is_refused() -> None:
    refused = refuses(holding(STRAIGHT), "0: declare garbage", Reason.NO_SPECIAL_HAND)

    assert counts(refused) == (0, 0)


def test_games_without_special_hands_refuse_every_one() -> None:
    refused = refuses(
        holding(STRAIGHT, ruleset="classic_4"),
        "0: declare straight",
        Reason.NO_SPECIAL_HAND,
    )

    assert counts(refused) == (0, 0)
