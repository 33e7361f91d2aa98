"""Going out in variants: whether it is possible, and whether it is good."""

from __future__ import annotations

import pytest

from canasta_qt.bots.variants.going_out import plan_going_out
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.notation.position.line import parse_position

NINES = "[9c9d9h9s9c9d9h]"
TWO = f"{NINES}[QcQdQhQsQcQdQh]"
RUN = "[4h5h6h7h8h9hTh]"


def table(game: str, hand: str, ours: str, theirs: str = "-") -> str:
    """Return a position in which seat 0 has drawn; the others hold eleven cards."""
    return (
        f"{game} turn=0.play flags=drew hands={hand}/(11)/(11)/(11) pile=4c"
        f" melds={ours}/{theirs}"
    )


@pytest.mark.parametrize(
    ("game", "hand", "ours", "way"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("the last card is discarded", "samba", "5d", TWO, ""),
            ("two cards that fit nowhere do not go out", "samba", "5d6h", TWO, None),
            ("three of a rank are melded", "samba", "5d5h5c", TWO, "[5c5d5h]"),
            ("three of a rank with a discard", "samba", "5d5h5c8h", TWO, "[5c5d5h]"),
            ("a pair alone does not go out", "samba", "5d5h8h", TWO, None),
            ("a pair with a wild card goes out", "samba", "5d5h2c8h", TWO, "[5d5h2c]"),
            ("two pairs with one wild card do not", "samba", "5d5h6d6h2c", TWO, None),
            ("two pairs with two wild cards go out", "samba", "5d5h6d6h2c2d", TWO,
             "[5d5h2c] [6d6h2d]"),
            ("three black threes go out", "samba", "3c3s3s5d", TWO, "[3c3s3s]"),
            ("two black threes do not go out", "samba", "3c3s5d", TWO, None),
            ("cards are added to their melds", "samba", "Qc9d5h", TWO, "m0+9d m1+Qc"),
            ("one canasta is not enough", "samba", "5d", NINES, None),
            ("two cards complete the second canasta", "samba", "QsQc5d",
             f"{NINES}[QcQdQhQsQc]", "m1+QcQs"),
            ("one card does not", "samba", "Qs5d", f"{NINES}[QcQdQhQsQc]", None),
            ("a card and a wild card do", "samba", "Qs2c5d", f"{NINES}[QcQdQhQsQc]",
             "m1+Qs2c"),
            ("seven of a rank in hand do", "samba", "QcQdQhQsQcQdQh5d", NINES,
             "[QcQcQdQdQhQhQs]"),
            ("six and a wild card in hand do", "samba", "QcQdQhQsQcQd2c5d", NINES,
             "[QcQcQdQdQhQs2c]"),
            ("five and a wild card do not", "samba", "QcQdQhQsQc2c5d", NINES, None),
            ("a sequence of seven in hand does", "samba", "5h6h7h8h9hThJh4c", NINES,
             "[5h6h7h8h9hThJh]"),
            ("two cards complete a sequence of five", "samba", "ThJh4c",
             f"{NINES}[5h6h7h8h9h]", "m1+ThJh"),
            ("one is not enough", "samba", "Th4c", f"{NINES}[5h6h7h8h9h]", None),
            ("cards are added to the end of a sequence", "samba", "8hJc",
             f"{TWO}[5h6h7h]", "m2+8h"),
            ("seven wild cards are a canasta in Bolivian", "bolivian",
             "2c2d2h2s2cXrXb5d", RUN, "[2c2c2d2h2sXrXb]"),
            ("three wild cards complete four", "bolivian", "2c2d2h5d",
             f"{RUN}[2s2d2h2s]", "m1+2c2d2h"),
            ("Bolivian needs a sequence canasta", "bolivian", "5d", TWO, None),
            ("American needs a discard", "american", "5d5h5c", TWO, None),
            ("American with a discard", "american", "5d5h5c8h", TWO, "[5c5d5h]"),
            ("sevens take no wild card", "american", "7d7h2c8h", TWO, None),
        )
    ],
)  # fmt: skip
def test_bots_find_the_melds_that_go_out_if_there_are_any(
    game: str, hand: str, ours: str, way: str | None
) -> None:
    line = table(game, hand, ours)
    found = plan_going_out(HandFacts(parse_position(f"canasta/1 {line}"), 0))

    assert (None if found is None else " ".join(map(str, found.plays))) == way


def test_a_bot_does_not_go_out_before_its_foot() -> None:
    line = table("hand_and_foot", "5d5h5c8h", TWO) + " feet=(11)/(11)/(11)/(11)"

    assert plan_going_out(HandFacts(parse_position(f"canasta/1 {line}"), 0)) is None
