"""Positions as one line: reading, defaults, writing, errors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.cards import UNKNOWN, cards_text, parse_card
from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.notation.errors import ImpossiblePositionError, UnreadableError
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.notation.random_play import table

MID_GAME = (
    "canasta/1 classic_4 round=2 dealer=3 turn=0.draw score=1250/640 stock=52"
    " pile=4sKd9c7c hands=4c4d7h7dQsQd8c8s2cXr/(11)/(10)/(9)"
    " melds=[KsKhKd2s][5c5d5h5s]/[QhQcXr] bonus=3h/- laid=0,1"
)
DUEL = "canasta/1 classic_2 hands=4c5d/6h"


def read(fields: str, ruleset: str = "classic_4") -> Position:
    return parse_position(f"canasta/1 {ruleset} {fields}")


def four(fields: str) -> Position:
    return read(f"hands=(11)/(11)/(11)/(11) {fields}")


def test_a_position_in_the_middle_of_a_game_is_read() -> None:
    position = parse_position(MID_GAME)

    assert (position.round, position.dealer, position.turn) == (2, 3, 0)
    assert seat_to_act(position) == 0
    assert position.scores == [1250, 640]
    assert position.stock == [UNKNOWN] * 52
    assert parse_card("7c") == position.pile[-1]
    assert position.size == [10, 11, 10, 9]
    assert position.hidden == [0, 11, 10, 9]
    assert cards_text(position.hand(0)) == "4c4d7d7h8c8sQdQs2cXr"
    assert [len(melds) for melds in position.melds] == [2, 1]
    assert position.melds[0][0].points == 50
    assert [[parse_card("3h")], []] == position.bonus
    assert position.melded_before == [True, True, False, False]


def test_fields_may_have_any_order_with_line_breaks_and_comments() -> None:
    words = MID_GAME.split()
    shuffled = "# a bug\n" + "\n".join([*words[:2], *reversed(words[2:])]) + " # end"
    written = format_position(parse_position(MID_GAME))
    assert parse_position(MID_GAME) == parse_position(shuffled)
    assert parse_position(MID_GAME) == parse_position(written)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_position_before_the_first_deal_reads_back(ruleset: Ruleset) -> None:
    position = table(ruleset)

    assert position == parse_position(format_position(position))


def test_missing_fields_have_their_defaults() -> None:
    position = four("")

    assert (position.round, position.dealer, position.turn) == (1, 3, 0)
    assert seat_to_act(position) == 0
    assert position.scores == [0, 0]
    assert position.pile == []
    assert not position.frozen
    assert position.melds == [[], []]
    assert not any(position.melded_before)
    assert not any(position.in_first_turn)
    assert position.cause is None


def test_an_omitted_stock_is_the_remaining_cards_in_order_if_none_is_hidden() -> None:
    position = parse_position(DUEL)
    assert len(position.stock) == 105
    assert cards_text(position.stock[:-5:-1]) == "4c4d4d4h"
    assert cards_text(position.stock[:1]) == "3h"
    assert "stock" not in format_position(position)
    assert four("").stock == [UNKNOWN] * 64

    empty = read("hands=(54)/(54) stock=0", "classic_2")
    assert empty.stock == []
    assert " stock=0 " in format_position(empty)


def test_a_stock_is_written_with_its_next_card_first() -> None:
    position = read("hands=(50)/(52) stock=7h4cXr(2)3s", "classic_2")

    assert parse_card("7h") == position.stock[-1]
    assert parse_card("3s") == position.stock[0]
    assert " stock=7h4cXr(2)3s " in format_position(position)


def test_a_hand_may_mix_known_cards_with_a_number_of_unknown_ones() -> None:
    position = read("hands=KhKd(9)/??5c??/-/(11) pile=(13)Kd")

    assert position.size == [11, 3, 0, 11]
    assert position.hidden == [9, 2, 0, 11]
    assert position.pile[:-1] == [UNKNOWN] * 13
    assert "pile=(13)Kd hands=KdKh(9)/5c(2)/-/(11)" in format_position(position)


def test_the_known_field_names_cards_of_the_hand() -> None:
    position = four("known=-/ThTd/-/-")

    assert position.size == [11] * 4
    assert position.hidden[1] == 9
    assert cards_text(position.hand(1)) == "TdTh"
    assert position == read("hands=(11)/ThTd(9)/(11)/(11) known=-/ThTd/-/-")
    assert position != read("hands=(11)/ThTd(9)/(11)/(11)")


def test_a_wild_card_in_the_pile_freezes_it_with_or_without_a_mark() -> None:
    assert four("pile=2c7c!") == four("pile=2c7c")
    assert four("pile=3h7c").frozen
    assert not four("pile=3s7c").frozen
    assert four("pile=(3)7c!").frozen
    assert "pile=2c7c! " in format_position(four("pile=2c7c"))


def test_an_omitted_laid_field_means_all_seats_of_a_side_with_melds() -> None:
    position = four("melds=-/[QhQcXr]")

    assert position.melded_before == [False, True, False, True]
    assert "laid=" not in format_position(position)
    assert "laid=3" in format_position(four("melds=-/[QhQcXr] laid=3"))
    assert "laid=-" in format_position(four("melds=-/[QhQcXr] laid=-"))


def test_permission_to_go_out_may_be_written_in_two_ways() -> None:
    assert four("turn=0.play flags=allowed") == four("turn=0.play flags=must_out")
    written = format_position(four("turn=0.play flags=must_out"))
    assert "flags=drew,allowed,must_out" in written


def test_every_flag_of_a_turn_is_read() -> None:
    position = four(
        "turn=2.play flags=denied,own_canasta,fed_partner new=m0,m1 asked=0,2,2"
        " fresh=1,3 melds=[KsKhKd][AcAdAh]/-"
    )

    assert (
        position.partner_refused,
        position.canasta_from_new_meld,
        position.added_to_older_meld,
    ) == (True,) * 3
    assert position.new_melds == [0, 1]
    assert position.asked == [1, 0, 2, 0]
    assert position.in_first_turn == [False, True, False, True]
    assert position == parse_position(format_position(position))


def test_a_player_in_the_play_phase_drew_unless_the_flags_say_otherwise() -> None:
    asked = four("turn=0.answer")
    assert four("turn=0.play").drew_cards
    assert asked.drew_cards
    assert (asked.turn, seat_to_act(asked)) == (0, 2)
    assert not four("turn=0.draw").drew_cards
    took = four("turn=0.play flags=took,melded")
    assert (took.took_pile, took.melded, took.drew_cards) == (True, True, False)
    assert "flags=" not in format_position(four("turn=0.play"))


def test_a_finished_round_has_who_went_out_and_the_cause_of_the_end() -> None:
    out = read("hands=-/(3)/(3)/(3) turn=0.over out=0 concealed=1")
    nobody = four("turn=1.over")
    three = four("turn=1.over cause=last_red_three")

    assert (out.out, out.concealed, out.cause) == (0, True, EndCause.WENT_OUT)
    assert (nobody.out, nobody.cause) == (-1, EndCause.STOCK_EMPTY)
    assert three.cause is EndCause.LAST_RED_THREE
    assert "cause" not in format_position(out)
    assert three == parse_position(format_position(three))


def test_a_position_may_have_a_ruleset_with_house_rules() -> None:
    position = read("hands=(11)/(11)/(11)/(11)", "classic_4(target_score=3000)")
    assert position.terms.rules.target_score == 3000
    written = format_position(position)
    assert written.startswith("canasta/1 classic_4(target_score=3000) ")
    assert parse_position(written.removeprefix("canasta/1 ")) == position


def test_a_seating_other_than_the_default_is_written() -> None:
    ruleset = "classic_4(seating={4:pairs|solo})"
    solo = read("seating=solo hands=(11)/(11)/(11)/(11) score=5/0/-5/10", ruleset)

    assert solo.terms.sides == 4
    assert solo.scores == [5, 0, -5, 10]
    assert " seating=solo " in format_position(solo)
    assert solo == parse_position(format_position(solo))
    assert " seating=" not in format_position(read("hands=-/-/-/-", ruleset))


def test_the_caret_marks_the_error_in_a_long_line() -> None:
    with pytest.raises(UnreadableError) as caught:
        parse_position(MID_GAME.replace("bonus=3h", "bonus=3x"))

    _, shown, caret = str(caught.value).splitlines()
    assert shown[caret.index("^") :][:2] == "3x"


def test_every_reason_for_an_impossible_position_is_listed() -> None:
    with pytest.raises(ImpossiblePositionError) as caught:
        parse_position(
            "canasta/1 classic_2 hands=KdKdKd/-/- melds=[4c5d]/- pile=XrXrXr"
        )

    assert caught.value.reasons == [
        "classic_2 is played by 2",
        "hands of 3, but 2 seats",
        "[4c5d] is no meld",
        "3 Kd, but the packs hold 2",
        "3 Xr, but the packs hold 2",
    ]


@given(st.text(st.sampled_from("canst/1_4=. hdsKh7[](9)-!#\n"), max_size=60))
def test_any_text_is_read_as_a_position_or_refused_with_an_error(text: str) -> None:
    for start in ("", "canasta/1 classic_2 ", "canasta/1 classic_2 hands=-/- "):
        try:
            position = parse_position(start + text)
        except (UnreadableError, ImpossiblePositionError):
            continue
        assert position == parse_position(format_position(position))
