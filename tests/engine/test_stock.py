"""Drawing and the empty stock (rules.md 2.3 Draw, Unable to draw)."""

from canasta_qt.engine.moves.taking_pile import must_take
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

EMPTY = (
    "classic_4{rules} turn=0.draw stock=0 pile={pile} melds={melds}/[KcKdKh]"
    " hands={hand}/(11)/(11)/(11)"
)


def empty(
    pile: str = "(*)6s", hand: str = "4c5c8c", melds: str = "[6c6d6h]", rules: str = ""
) -> str:
    """Nothing is left to draw; the top card fits the sixes of the side."""
    return EMPTY.format(pile=pile, hand=hand, melds=melds, rules=rules)


def test_who_has_drawn_has_no_duty_to_take() -> None:
    before = empty()

    assert must_take(parse_position(filled(before)))
    assert not must_take(parse_position(filled(before.replace("0.draw", "0.play"))))
