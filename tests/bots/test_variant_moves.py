"""What standard does where openings, wild cards and full melds have rules of their own.

Openings cost what the table of the game says; pure ranks, melds of wild cards and
canastas that take no more cards leave it no choice.
"""

from __future__ import annotations

import pytest

from tests.bots.table import does, named


def plays(game: str, hand: str, ours: str = "-", more: str = "") -> str:
    """What standard does after the draw in a game of four."""
    return does(
        f"{game} turn=0.play flags=drew hands={hand}/(15)/(15)/(15) pile=4c"
        f" melds={ours}/- {more}"
    )


QUEENS = "[QcQhQs]"


@pytest.mark.parametrize(
    ("hand", "ours", "move"),
    named(
        ("sevens take no wild card", "7c7d2c4d6dKsJcTs9h", QUEENS, "discard"),
        ("three of them are not begun", "7c7d7h4d6dKsJcTs9h", QUEENS, "discard"),
        ("they grow where they lie", "7c4d6dKsJcTs", f"[7s7h7d7c7s7h]{QUEENS}",
         "meld m0+7c"),
        ("aces with a wild card of the opening are ordinary", "Ac4d6dKsJcTs",
         f"[AsAh2s]{QUEENS}", "meld m0+Ac"),
        ("two wild cards make a mixed canasta", "2c2d4d6dKsJcTs",
         f"[9c9d9h9s9c]{QUEENS}", "meld m0+2d2c"),
        ("three are more than a meld takes", "2c2dXr4d6dKsJcTs",
         f"[9c9d9h9s]{QUEENS}", "discard"),
        ("six wild cards begin a meld of their own", "2c2d2s2hXrXb4d6dKsTs", QUEENS,
         "meld [2c2d2h2sXrXb]"),
        ("five do not", "2c2d2s2hXr4d6dKsTs", QUEENS, "discard"),
        ("one that lies takes each", "2c4d6dKsJcTs", f"[2c2d2h2s]{QUEENS}",
         "meld m0+2c"),
        ("but never an eighth", "2c4d6dKsJcTs", f"[2c2d2h2s2h2sXr]{QUEENS}", "discard"),
        ("a canasta takes no wild card", "2c4d6dKsJcTs", f"[9c9d9h9s9c2h2d]{QUEENS}",
         "discard"),
    ),
)  # fmt: skip
def test_sevens_aces_and_wild_cards_in_american(
    hand: str, ours: str, move: str
) -> None:
    assert plays("american", hand, ours).replace(" m1+Qd", "") == move
