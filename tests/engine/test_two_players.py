"""Classic for two (rules.md 3.2)."""

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position
from tests.positions import appearance, deal, plays, refuses, scores

QUEENS = "[QcQdQhQsQcQdQh]"
JACKS = "[JcJdJhJsJcJd2c]"


def test_fifteen_cards_are_dealt() -> None:
    dealt = deal("classic_2", {}, "7cKcKd", dealer=1, size=15, players=2)

    assert parse_position(dealt.after).size == [15, 15]
    assert len(parse_position(dealt.after).stock) == 108 - 30 - 1
    assert dealt.facts["actor"] == 0


def test_two_cards_are_drawn_and_one_is_discarded() -> None:
    dealt = deal("classic_2", {}, "7cKcKdKh", dealer=1, size=15, players=2)

    after = dealt.then("0: draw, discard Kc", actor=1, phase="draw")
    assert parse_position(after.after).size == [16, 15]
    refuses(after.after, "0: discard Kd", Reason.NOT_YOUR_DECISION)


def test_each_red_three_of_a_draw_is_replaced() -> None:
    plays(
        "classic_2 turn=0.draw stock=3hKc3dKdKh pile=(*)7d hands=4c5c/(15)",
        "0: draw",
        hands="4c5cKcKd/(15)",
        bonus="3h3d/-",
        stock=1,
        phase="play",
    )


def test_one_card_may_be_too_few_for_a_draw() -> None:
    table = (
        "classic_2{rules} turn=0.draw stock=9s pile=(*)7d melds=[9c9d9h]/-"
        " hands=4c5c8c/(15)"
    )

    plays(table.format(rules=""), "0: draw", round_over=False)
    plays(
        table.format(rules="(short_draw=cannot_draw)"),
        "0: draw",
        round_over=True,
        out=None,
    )


def test_two_canastas_are_needed_to_go_out() -> None:
    table = "classic_2 turn=0.play flags=drew pile=7d melds={melds}/- hands=9c/(15)"

    refuses(
        table.format(melds=QUEENS),
        "0: discard 9c",
        Reason.TOO_FEW_CANASTAS,
        Reason.MUST_KEEP_CARD,
    )
    plays(table.format(melds=QUEENS + JACKS), "0: discard 9c", out=0)


def test_nobody_is_asked() -> None:
    table = (
        f"classic_2 turn=0.play flags=drew pile=7d melds={QUEENS}{JACKS}/-"
        " hands=9c/(15)"
    )

    refuses(table, "0: ask", Reason.NO_PARTNER_TO_ASK)


def test_a_whole_hand_with_one_canasta_may_not_go_out() -> None:
    table = (
        "classic_2 score=3000/0 turn=0.play flags=drew pile=7d"
        " hands=4c4d4h4s4c4d4h5c5d5h5s9c/(15)"
    )

    refuses(table, "0: meld [4c4d4h4s4c4d4h] [5c5d5h5s]", Reason.OPENING_TOO_SMALL)


def test_a_whole_hand_with_two_canastas_goes_out_concealed() -> None:
    scores(
        "classic_2 score=3000/0 turn=0.play flags=drew pile=7d"
        " hands=4c4d4h4s4c4d4h5c5d5h5s5c5d5h9c/-",
        "0: meld [4c4d4h4s4c4d4h] [5c5d5h5s5c5d5h], discard 9c",
        points=(1000 + 200 + 70, 0),
    )


def test_each_player_is_a_side_alone() -> None:
    appearance(
        "classic_2 score=1500/-5 turn=0.draw pile=7d melds=-/- hands=(15)/(15)",
        opening_minimum=[90, 15],
        frozen=[True, True],
    )


def test_the_duty_to_take_holds_for_two_as_well() -> None:
    table = (
        "classic_2 turn=0.draw stock=0 pile=(*)9s melds=[9c9d9h]/- hands=4c5c8c/(15)"
    )

    appearance(table, must_take=True)
    refuses(table, "0: draw", Reason.MUST_TAKE_PILE)


def test_the_deal_alternates() -> None:
    table = "classic_2 dealer={dealer} turn=0.over pile=7d melds=-/- hands=-/-"

    appearance(table.format(dealer=0), next_first_player=0)
    appearance(table.format(dealer=1), next_first_player=1)
