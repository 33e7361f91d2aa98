"""Edge cases of the rule specification, 5.10: the end of the match."""

import pytest

from tests.positions import appearance, scores

WON_600_EACH = (
    "classic_4 score={first}/{second} dealer=1 round=9 turn=1.over pile=7d"
    " melds=[KcKdKhKsKcKdKh][QcQdQh]/[JcJdJhJsJcJdJh][9c9d9h] hands=-/-/-/-"
)


def test_e148_equal_totals_play_another_hand() -> None:
    after = scores(WON_600_EACH.format(first=4600, second=4600), points=(600, 600))

    assert after.facts["game_over"] is False
    assert after.facts["winner"] is None
    assert after.facts["next_first_player"] == 3
    assert after.score is not None
    assert after.score["total"] == [5200, 5200]


def test_e148_both_sides_need_one_hundred_and_twenty_in_it() -> None:
    appearance(
        "classic_4 score=5200/5200 turn=0.draw pile=7d hands=(11)/(11)/(11)/(11)",
        opening_minimum=[120, 120],
    )


@pytest.mark.parametrize(
    ("before", "total", "over"), [(4395, 4995, False), (4400, 5000, True)]
)
def test_e149_five_thousand_ends_the_match(
    before: int,
    total: int,
    over: bool,  # noqa: FBT001 - a column of the table
) -> None:
    after = scores(WON_600_EACH.format(first=before, second=1000), points=(600, 600))

    assert over is after.facts["game_over"]
    assert (0 if over else None) == after.facts["winner"]
    assert after.score is not None
    assert [total, 1600] == after.score["total"]
