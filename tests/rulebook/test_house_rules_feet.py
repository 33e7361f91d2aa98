"""House variations of Hand & Foot from the rule specification, 4.2 and 4.3."""

from tests.positions import appearance, plays
from tests.rulebook.dealing import deal, mixed, natural

FIVE = natural("K") + natural("Q") + mixed("T") + mixed("8") + mixed("7")
OUT = "0: meld [9c9d9h], discard 4c"


def last_turn(
    rules: str,
    melds: str = FIVE,
    *,
    hand: str = "9c9d9h4c",
    feet: str = "-/(13)/-/(13)",
    more: str = "",
) -> str:
    return (
        f"hand_and_foot({rules}) turn=0.play pile=7d melds={melds}/-"
        f" hands={hand}/(11)/KsQs/(11) feet={feet} {more}"
    )


def test_a_house_rule_keeps_one_packet_and_passes_the_other_on() -> None:
    """rules.md V3."""
    rules = "hand_size=11,foot_size=11,foot_assignment=show_tops_keep_one_pass_other"
    keeping = deal(
        f"hand_and_foot({rules})",
        {0: "Ac", 1: "Kc", 2: "Qc", 3: "Jc"},
        feet={0: "Ad", 1: "Kd", 2: "Qd", 3: "Jd"},
    )

    for seat, packet in ((0, 1), (1, 2), (2, 2), (3, 1)):
        assert keeping.facts["actor"] == seat
        keeping = keeping.then(f"{seat}: keep {packet}")
    hands = keeping.field("hands").split("/")
    feet = keeping.field("feet").split("/")
    for hand, card in zip(hands, ("Jd", "Ad", "Kc", "Qc"), strict=True):
        assert card in hand
    for foot, card in zip(feet, ("Ac", "Kd", "Qd", "Jc"), strict=True):
        assert card in foot
    assert keeping.facts["phase"] == "draw"


def test_going_out_with_the_partner_in_the_hand_costs_100_by_house_rule() -> None:
    """rules.md V6c."""
    rules = "go_out_foot=self_in_foot,partner_in_hand_penalty=100"

    plays(last_turn(rules, feet="-/(13)/(13)/(13)"), OUT, round_over=True)
    over = appearance(
        f"hand_and_foot({rules}) turn=0.over out=0 pile=7d melds={natural('K')}/-"
        " hands=-/-/8c/- feet=-/-/9c/-"
    )
    assert over.score is not None
    assert over.score["round"] == [500 + 100 + 70 - 10 - 10 - 100, 0]
    lines = {line["item"]: line["points"] for line in over.score["lines"][0]}
    assert lines["partner_in_hand"] == -100
