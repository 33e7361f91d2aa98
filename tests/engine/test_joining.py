"""Which meld cards join, and what joined melds leave behind (rules.md 2.3 Adding)."""

import pytest

from tests.positions import plays

REST = "4d5h6s"


def samba(melds: str, hand: str, rules: str = "") -> str:
    return (
        f"samba{rules} turn=0.play flags=drew pile=7d melds={melds}/-"
        f" hands={hand}{REST}/(15)/(15)/(15)"
    )


@pytest.mark.parametrize(
    ("melds", "group", "joins"),
    [
        ("[9c9d9h]", "9s9c9d", True),
        ("[9c9d9h]", "9s9c2c", True),
        ("[9c9d9h]", "2c9s9c", True),
        ("[9c9d9h]", "9s9cXr", True),
        ("[AcAdAh]", "AsAc2c", True),
        ("[AcAdAh]", "AsAc2d", True),
        ("[9c9d9h]", "9sTsJs", False),
        ("[9c9d9h]", "8s9sTs", False),
        ("[9cTcJc]", "9s9d9h", False),
        ("[AcAdAh]", "QsKsAs", False),
        ("[4c4d4h]", "4s5s6s", False),
        ("[8c8d8h]", "9s9d9h", False),
    ],
)
def test_a_set_joins_the_one_meld_of_its_rank_and_a_run_joins_none(
    melds: str, group: str, *, joins: bool
) -> None:
    after = plays(samba(melds, group, "(same_rank_melds=one)"), f"0: meld [{group}]")

    assert after.field("melds").count("[") == (1 if joins else 2)
