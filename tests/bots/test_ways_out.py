"""Going out in variants: whether it is possible, and whether it is good."""

from __future__ import annotations

import pytest

from canasta_qt.bots.variants.going_out import find_way_out
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
            ("the last card is thrown", "samba", "5d", TWO, ""),
            ("two odd cards are one too many", "samba", "5d6h", TWO, None),
            ("three of a rank are melded", "samba", "5d5h5c", TWO, "[5c5d5h]"),
            ("with one card to throw", "samba", "5d5h5c8h", TWO, "[5c5d5h]"),
            ("a pair wants a wild card", "samba", "5d5h8h", TWO, None),
            ("and gets it", "samba", "5d5h2c8h", TWO, "[5d5h2c]"),
            ("two pairs want two", "samba", "5d5h6d6h2c", TWO, None),
            ("and get them", "samba", "5d5h6d6h2c2d", TWO, "[5d5h2c] [6d6h2d]"),
            ("black threes go out by three", "samba", "3c3s3s5d", TWO, "[3c3s3s]"),
            ("not by two", "samba", "3c3s5d", TWO, None),
            ("cards join their melds", "samba", "Qc9d5h", TWO, "m0+9d m1+Qc"),
            ("one canasta is not enough", "samba", "5d", NINES, None),
            ("two cards make five of a rank the second", "samba", "QsQc5d",
             f"{NINES}[QcQdQhQsQc]", "m1+QcQs"),
            ("one does not", "samba", "Qs5d", f"{NINES}[QcQdQhQsQc]", None),
            ("one and a wild one do", "samba", "Qs2c5d", f"{NINES}[QcQdQhQsQc]",
             "m1+Qs2c"),
            ("seven in the hand do", "samba", "QcQdQhQsQcQdQh5d", NINES,
             "[QcQcQdQdQhQhQs]"),
            ("six and a wild one as well", "samba", "QcQdQhQsQcQd2c5d", NINES,
             "[QcQcQdQdQhQs2c]"),
            ("five and one do not", "samba", "QcQdQhQsQc2c5d", NINES, None),
            ("a run of seven does", "samba", "5h6h7h8h9hThJh4c", NINES,
             "[5h6h7h8h9hThJh]"),
            ("two cards finish a run of five", "samba", "ThJh4c",
             f"{NINES}[5h6h7h8h9h]", "m1+ThJh"),
            ("one does not finish it", "samba", "Th4c", f"{NINES}[5h6h7h8h9h]", None),
            ("cards join the end of a run", "samba", "8hJc",
             f"{TWO}[5h6h7h]", "m2+8h"),
            ("seven wild cards are a canasta in Bolivian", "bolivian",
             "2c2d2h2s2cXrXb5d", RUN, "[2c2c2d2h2sXrXb]"),
            ("three finish four of them", "bolivian", "2c2d2h5d", f"{RUN}[2s2d2h2s]",
             "m1+2c2d2h"),
            ("Bolivian asks for a run among the two", "bolivian", "5d", TWO, None),
            ("American asks for a discard", "american", "5d5h5c", TWO, None),
            ("which one card more is", "american", "5d5h5c8h", TWO, "[5c5d5h]"),
            ("sevens take no wild card", "american", "7d7h2c8h", TWO, None),
        )
    ],
)  # fmt: skip
def test_bots_find_the_melds_that_go_out_if_there_are_any(
    game: str, hand: str, ours: str, way: str | None
) -> None:
    line = table(game, hand, ours)
    found = find_way_out(HandFacts(parse_position(f"canasta/1 {line}"), 0))

    assert (None if found is None else " ".join(map(str, found.plays))) == way


def test_a_bot_does_not_go_out_before_its_foot() -> None:
    line = table("hand_and_foot", "5d5h5c8h", TWO) + " feet=(11)/(11)/(11)/(11)"

    assert find_way_out(HandFacts(parse_position(f"canasta/1 {line}"), 0)) is None
