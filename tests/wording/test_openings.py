"""Before a side opens, its row says what the first melds need besides their points."""

import pytest

from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.table.labels import opening_conditions, pile_words


def test_a_pile_that_no_opening_may_take_says_to_open_first() -> None:
    text = "canasta/1 american turn=0.draw hands=4c5d/(13)/(13)/(13) pile=9d melds={}/-"
    closed = observe(parse_position(text.format("-")), 0)
    opened = observe(parse_position(text.format("[KsKhKd]")), 0)

    assert pile_words(closed).reason == "open from your hand first"
    assert pile_words(opened).reason == "take it with a natural pair"


@pytest.mark.parametrize(
    ("ruleset", "words"),
    [
        ("classic_4", ""),
        (
            "american",
            "One meld must have three natural cards. A complete canasta is enough.",
        ),
        ("italian", "It holds no wild cards."),
        ("short_classic", "At least 2 natural cards must come from your hand."),
    ],
)
def test_what_first_melds_need_besides_their_points_is_said(
    ruleset: str, words: str
) -> None:
    text = f"canasta/1 {ruleset} turn=0.play hands=4c5d6h9sTc/(9)/(9)/(9)"

    assert opening_conditions(observe(parse_position(text), 0)) == words
