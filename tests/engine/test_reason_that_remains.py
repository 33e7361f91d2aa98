"""Of several grounds for a refusal the one is named that would remain.

Each case breaks more than one rule; who mends what is named could then play.
"""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses

QUEENS = "[QcQdQhQsQcQdQh]"


def playing(hand: str, rules: str = "", melds: str = QUEENS) -> str:
    return (
        f"classic_4{rules} turn=0.play flags=drew pile=7d melds={melds}/- laid=0"
        f" hands={hand}/-/-/-"
    )


def taking(hand: str, pile: str, melds: str, rules: str = "samba") -> str:
    return f"{rules} turn=0.draw pile={pile} melds={melds}/- hands={hand}/-/-/-"


PURE = "(pure_ranks={A:always})"
NEVER = "(black3_meld=never)"

LAYS = {
    "a wild card among black threes of one who goes out": (
        playing("3c3s3c2d9c"), "meld [3c3s3c2d]", Reason.PURE_RANK,
    ),
    "a wild card and two black threes": (
        playing("3c3s2d9c"), "meld [3c3s2d]", Reason.PURE_RANK,
    ),
    "a wild card among black threes, with cards left": (
        playing("3c3s3c2d9c8c7c"), "meld [3c3s3c2d]", Reason.PURE_RANK,
    ),
    "a king among black threes": (
        playing("3c3s3cKd9c"), "meld [3c3s3cKd]", Reason.UNEQUAL_RANKS,
    ),
    "a king and a wild card among black threes": (
        playing("3c3sKd2d9c"), "meld [3c3sKd2d]", Reason.UNEQUAL_RANKS,
    ),
    "a red three among black ones": (
        playing("3c3s3h9c", "(red3_mode=optional)"),
        "meld [3c3s3h]",
        Reason.RED_THREE_MELD,
    ),
    "two black threes where they are never melded": (
        playing("3c3s9c8c", NEVER), "meld [3c3s]", Reason.BLACK_THREE_MELD,
    ),
    "a wild card among black threes that are never melded": (
        playing("3c3s2d9c", NEVER), "meld [3c3s2d]", Reason.BLACK_THREE_MELD,
    ),
    "two wild cards alone": (
        playing("2c2d9c8c7c"), "meld [2c2d]", Reason.WILDS_ALONE,
    ),
    "one wild card alone": (
        playing("2c9c8c7c"), "meld [2c]", Reason.WILDS_ALONE,
    ),
    "a red three alone": (
        playing("3h9c8c7c", "(red3_mode=dead)"), "meld [3h]", Reason.RED_THREE_MELD,
    ),
    "a red three onto a meld": (
        playing("3h9c8c7c", "(red3_mode=dead)"),
        "meld m0+3h",
        Reason.RED_THREE_MELD,
    ),
    "an ace and a wild card where aces are pure": (
        playing("Ac2c9c8c7c", PURE), "meld [Ac2c]", Reason.PURE_RANK,
    ),
    "an ace and two wild cards where aces are pure": (
        playing("Ac2c2d8c7c", PURE), "meld [Ac2c2d]", Reason.PURE_RANK,
    ),
    "two kings: a third makes a meld": (
        playing("KcKd9c8c7c"), "meld [KcKd]", Reason.MELD_TOO_SMALL,
    ),
}  # fmt: skip

TAKES = {
    "the top card and others onto a sequence": (
        taking("9hTh4c5d6s", "7d8h", "[5h6h7h]"),
        "take m0+8h9hTh",
        Reason.TOP_CARD_ALONE,
    ),
    "a new sequence, although the top card fits one": (
        taking("9hTh4c5d6s", "7d8h", "[5h6h7h]"),
        "take [8h9hTh]",
        Reason.TOP_CARD_ALONE,
    ),
    "a natural and a wild card, although the top card fits a meld": (
        taking("8c2c4c5d6s", "7d8h", "[5h6h7h]"),
        "take [8h8c2c]",
        Reason.TOP_CARD_ALONE,
    ),
    "a new sequence where the top card fits nothing": (
        taking("9hTh4c5d6s", "7d8h", "[KcKdKh]"),
        "take [8h9hTh]",
        Reason.TAKE_NEEDS_PAIR,
    ),
    "onto a sequence where only a pair takes": (
        taking("9hTh4c5d6s", "7d8h", "[5h6h7h]", "samba(take_unfrozen={pair,add})"),
        "take m0+8h",
        Reason.TAKE_NEEDS_PAIR,
    ),
    "the top card and others onto a sequence, frozen": (
        taking("9hTh4c5d6s", "2d8h!", "[5h6h7h]"),
        "take m0+8h9hTh",
        Reason.PILE_IS_FROZEN,
    ),
}


@pytest.mark.parametrize("case", [*LAYS, *TAKES])
def test_the_reason_is_the_one_that_would_remain(case: str) -> None:
    table, line, reason = {**LAYS, **TAKES}[case]

    refuses(table, f"0: {line}", reason)


def test_what_is_named_helps() -> None:
    plays(playing("3c3s3c2d9c"), "0: meld m0+2d [3c3s3c], discard 9c")
    plays(taking("9hTh4c5d6s", "7d8h", "[5h6h7h]"), "0: take m0+8h, meld m0+9hTh")
