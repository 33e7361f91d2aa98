"""Fields of positions that only some rulesets use."""

import pytest

from canasta_qt.cards import UNKNOWN, cards_text
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.errors import ImpossiblePositionError
from canasta_qt.notation.position.line import format_position, parse_position
from tests.text_table import read_rows

FEET = "classic_4(hand_size=11,foot_size=11,foot_assignment=second_packet)"
WINGS = "classic_4(talon_sizes=[4,3],talon_mode=inert)"


def read(fields: str, ruleset: str = "classic_4") -> Position:
    return parse_position(f"canasta/1 {ruleset} hands=(9)/(9)/(9)/(9) {fields}")


@pytest.mark.parametrize(("ruleset", "fields"), read_rows(__file__, "rare_fields.rows"))
def test_a_field_that_few_rulesets_use_reads_back_as_it_was_written(
    ruleset: str, fields: str
) -> None:
    position = read(fields, ruleset)
    written = format_position(position)

    assert position == parse_position(written)
    for field in fields.split():
        assert f" {field}" in written


def test_a_lone_player_is_read_and_written() -> None:
    ruleset = (
        "classic_4(players_allowed={3},seating={3:solo},three_player_lone_hand=true)"
    )
    position = parse_position(f"canasta/1 {ruleset} hands=(9)/(9)/(9) lone=2")
    assert position.lone == 2
    assert position == parse_position(format_position(position))


def test_omitted_feet_and_wing_cards_are_unknown_cards_of_the_packs() -> None:
    feet = read("feet=(11)/-/7c(10)/(11)", FEET)
    assert cards_text(feet.feet[2]) == "7c" + "??" * 10
    assert len(feet.stock) == 108 - 36 - 33

    packets = read("", WINGS)
    assert packets.talons == [[UNKNOWN] * 4, [UNKNOWN] * 3]
    assert len(packets.stock) == 108 - 36 - 7
    assert " talon=" not in format_position(packets)
    assert read("talon=-", WINGS).talons == []


def test_a_red_three_after_seven_cards_is_read_as_topper_of_the_canasta() -> None:
    position = read(
        "melds=[KcKdKhKsKcKdKh3h]/-", "classic_4(red3_mode=topper,topper_bonus=100)"
    )

    (meld,) = position.melds[0]
    assert meld.topper is not None
    assert (meld.size, meld.points) == (7, 70)
    assert position == parse_position(format_position(position))
    assert len(position.stock) == 108 - 36 - 8


def test_aces_with_a_wild_card_are_read_as_mixed_at_the_opening() -> None:
    pure = "classic_4(pure_ranks={7:always,A:unless_mixed_at_opening})"

    assert read("melds=[AcAd2c]/-", pure).melds[0][0].mixed_at_opening
    assert not read("melds=[AcAdAh]/-", pure).melds[0][0].mixed_at_opening
    with pytest.raises(ImpossiblePositionError, match="pure_rank"):
        read("melds=[7c7d2c]/-", pure)


def test_a_hidden_wild_card_does_not_freeze_the_pile() -> None:
    ruleset = "classic_4(pile_prefill=upcard_rank)"
    assert not read("pile=2c5d7c pile_hidden=2", ruleset).frozen
    assert read("pile=2c5d7c pile_hidden=0", ruleset).frozen
    with pytest.raises(ImpossiblePositionError, match="3 cards of the pile are hidden"):
        read("pile=7c8c pile_hidden=3")
