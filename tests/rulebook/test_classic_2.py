"""Edge cases of the rule specification that are played by two."""

from tests.positions import plays

TABLE = (
    "classic_2{rules} turn=0.draw stock={stock} pile=(*)7d melds=[9c9d9h]/-"
    " hands=4c5c8c/(15)"
)


def table(stock: str, rules: str = "") -> str:
    """The last cards of the stock, everything else in the pile."""
    return TABLE.format(stock=stock, rules=rules)


def test_e127_one_card_left_is_a_full_draw() -> None:
    plays(
        table("9s"),
        "0: draw, discard 4c",
        hands="5c8c9s/(15)",
        stock=0,
        actor=1,
        round_over=False,
    )


def test_e128a_a_red_three_is_replaced_by_the_last_card() -> None:
    plays(
        table("3h8d"),
        "0: draw, discard 4c",
        hands="5c8c8d/(15)",
        bonus="3h/-",
        stock=0,
        actor=1,
        round_over=False,
    )


def test_e128b_a_red_three_as_the_very_last_card_ends_the_hand() -> None:
    plays(
        table("8d3h"),
        "0: draw",
        hands="4c5c8c8d/(15)",
        bonus="3h/-",
        round_over=True,
        out=None,
    )


def test_e128b_with_the_other_reading_the_turn_goes_on() -> None:
    plays(
        table("8d3h", "(last_card_red3_ends_hand=only_alone)"),
        "0: draw, discard 4c",
        hands="5c8c8d/(15)",
        bonus="3h/-",
        round_over=False,
        actor=1,
    )


def test_e128_alone_it_ends_the_hand_in_both_readings() -> None:
    plays(table("3h"), "0: draw", round_over=True)
    plays(
        table("3h", "(last_card_red3_ends_hand=only_alone)"), "0: draw", round_over=True
    )


def test_e130_taking_the_pile_replaces_both_draws() -> None:
    before = "classic_2 turn=0.draw pile=5d9s melds=[9c9d9h]/- hands=4c5c8c/(15)"

    plays(
        before,
        "0: take m0+9s, discard 4c",
        hands="5c5d8c/(15)",
        pile="4c",
        stock=108 - 2 - 3 - 3 - 15,
        actor=1,
        phase="draw",
    )
