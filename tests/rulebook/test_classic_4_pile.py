"""Edge cases of the rule specification, 5.3: taking the pile."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, deal, plays, refuses

QUEENS = "[QcQdQhQsQcQdQh]"


def test_e040_a_buried_card_does_not_help_to_take() -> None:
    table = (
        "classic_4 turn=0.draw pile=5cJc5d melds=[9c9d9h]/-"
        " hands=5h6c7c8cTcJdQcKcAc4c4d/(11)/(11)/(11)"
    )

    appearance(table, may_take=False, frozen=[False, True])
    refuses(table, "0: take [5d5h5c]", Reason.NOT_IN_HAND)
    refuses(table, "0: take [5d5h]", Reason.TOP_CARD_UNMET)


def test_e040_with_a_pair_the_buried_card_follows() -> None:
    table = (
        "classic_4 turn=0.draw pile=5cJc5d melds=[9c9d9h]/-"
        " hands=5h5s6c7c8cTcJdQcKcAc4c/(11)/(11)/(11)"
    )

    plays(
        table,
        "0: take [5d5h5s], meld m1+5c, discard 4c",
        melds="[9c9d9h][5c5d5h5s]/-",
        hands="6c7c8cTcJdQcKcAcJc/(11)/(11)/(11)",
        pile="4c",
    )


def test_e041_the_top_card_alone_joins_a_meld() -> None:
    table = (
        "classic_4 turn=0.draw pile=4c9s melds=[9c9d9h]/-"
        " hands=5h6c7c8cTcJdQcKcAc4c4d/(11)/(11)/(11)"
    )

    appearance(table, may_take=True)
    plays(table, "0: take m0+9s", melds="[9c9d9h9s]/-", pile="-")


def test_e041_also_a_meld_that_is_a_canasta() -> None:
    table = (
        "classic_4 turn=0.draw pile=4c9s melds=[9c9d9h9c9d9h9s]/-"
        " hands=5h6c7c8cTcJdQcKcAc4c4d/(11)/(11)/(11)"
    )

    plays(table, "0: take m0+9s", melds="[9c9d9h9s9c9d9h9s]/-")


def test_e043_the_freeze_goes_with_the_pile() -> None:
    table = (
        "classic_4 turn=3.draw pile=7cXb8d! melds=[KcKdKh]/[QcQdQh]"
        " hands=9c2c4c4d5c5d6c6dTcJc/(11)/(11)/8c8h9d4h5hThJhJd"
    )

    appearance(table, frozen=[True, True])
    after = plays(table, "3: take [8d8c8h], discard 9d", frozen=[False, False])
    after.then("0: take [9d9c2c]", melds="[KcKdKh][9c9d2c]/[QcQdQh][8c8d8h]")


def test_e044_a_wild_top_card_cannot_be_taken() -> None:
    table = (
        "classic_4 turn=0.draw pile=7c2d! melds=[9c9d9h]/[QcQdQh]"
        " hands=2c2h5h6c7dTcJdKcAc4c4d/(11)/(11)/(11)"
    )

    appearance(table, may_take=False, frozen=[True, True])
    refuses(table, "0: take [2d2c2h]", Reason.PILE_IS_BLOCKED)
    refuses(table, "0: take m0+2d", Reason.PILE_IS_BLOCKED)


def test_e044_it_freezes_the_pile_for_later_players() -> None:
    table = (
        "classic_4 turn=0.play flags=drew pile=7c melds=[9c9d9h]/[QcQdQh]"
        " hands=2c5h6c/5c8c8d8hTh/(11)/(11)"
    )

    after = plays(table, "0: discard 2c", pile="7c2c!", frozen=[True, True])
    after.then("1: draw, discard 5c", frozen=[True, True], may_take=False)


def test_e049_wild_upcards_are_covered_and_freeze() -> None:
    dealt = deal("classic_4", {}, "Xr2cQd")

    assert dealt.field("pile") == "Xr2cQd!"
    assert dealt.facts["frozen"] == [True, True]


def test_e049_a_taker_gets_the_covered_wild_cards() -> None:
    table = (
        "classic_4 turn=0.draw pile=Xr2cQd! melds=[9c9d9h]/-"
        " hands=QcQh5c/(11)/(11)/(11)"
    )

    plays(table, "0: take [QdQcQh]", hands="5cXr2c/(11)/(11)/(11)", pile="-")


def test_e050_a_black_three_upcard_stays_and_only_blocks() -> None:
    dealt = deal("classic_4", {0: "KcKdKh"}, "3sQd")

    assert dealt.field("pile") == "3s"
    assert dealt.facts["may_take"] is False
    refuses(dealt.after, "0: take [3sKcKd]", Reason.PILE_IS_BLOCKED)


def test_e050_a_black_three_upcard_does_not_freeze() -> None:
    appearance(
        "classic_4 turn=0.draw pile=3sJd melds=[9c9d9h]/- hands=Jc2c5c/(11)/(11)/(11)",
        frozen=[False, True],
        may_take=True,
    )


def test_e061_the_last_card_and_a_pile_of_one_go_out() -> None:
    table = (
        f"classic_4 turn=0.draw pile=Kd melds={QUEENS}[KcKhKs]/-"
        " hands=Kc/(11)/(11)/(11)"
    )

    plays(table, "0: take m1+Kd, discard Kc", round_over=True, out=0, concealed=False)


def test_e061_without_a_canasta_one_card_cannot_take_a_pile_of_one() -> None:
    table = (
        "classic_4 turn=0.draw pile=Kd melds=[QcQdQh][KcKhKs]/- hands=Kc/(11)/(11)/(11)"
    )

    appearance(table, may_take=False)
    refuses(table, "0: take m1+Kd", Reason.MUST_KEEP_TWO, Reason.MUST_KEEP_CARD)
