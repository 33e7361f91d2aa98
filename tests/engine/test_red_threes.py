"""Red threes, laid out by themselves (rules.md 2.3 Red threes, Draw of n cards)."""

from tests.rulebook.dealing import deal


def test_dealt_red_threes_wait_for_the_first_turn() -> None:
    dealt = deal("classic_4", {1: "3h3d4c4d4h4s5c5d5h5s6c"}, "7cKcKdKh")

    assert dealt.field("bonus") in ("", "-/-")
    assert "3h" in dealt.field("hands").split("/")[1]
    after = dealt.then("0: draw, discard Kc", bonus="-/3h3d", actor=1, phase="draw")
    second = after.field("hands").split("/")[1]
    assert "Kd" in second
    assert "Kh" in second


def test_dealt_red_threes_may_be_exchanged_at_the_deal() -> None:
    dealt = deal(
        "classic_4(red3_initial_timing=at_deal)",
        {1: "3h3d4c4d4h4s5c5d5h5s6c"},
        "KcKd7cKh",
    )

    assert sorted(dealt.field("bonus")) == sorted("-/3h3d")
    assert dealt.field("pile") == "7c"
    second = dealt.field("hands").split("/")[1]
    assert "Kc" in second
    assert "Kd" in second
