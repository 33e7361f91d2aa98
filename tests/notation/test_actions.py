"""Actions and lines as text."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.cards import ALL_CARDS, parse_card
from canasta_qt.engine.state.actions import (
    ANSWER_NO,
    ANSWER_YES,
    ASK,
    DRAW,
    Action,
    AddToMeld,
    Declare,
    Discard,
    Float,
    JoinMelds,
    KeepPacket,
    LayDown,
    Lift,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.notation.actions import Line, Step, parse_action, parse_line
from canasta_qt.notation.errors import UnreadableError

CARDS = st.lists(st.sampled_from(ALL_CARDS), min_size=1, max_size=9).map(tuple)
NUMBERS = st.integers(0, 40)
PLAYS: st.SearchStrategy[tuple[MeldPlay, ...]] = st.lists(
    st.builds(NewMeld, CARDS)
    | st.builds(AddToMeld, NUMBERS, CARDS)
    | st.builds(JoinMelds, NUMBERS, NUMBERS),
    min_size=1,
    max_size=4,
).map(tuple)
WORDS: list[Action] = [DRAW, ASK, ANSWER_YES, ANSWER_NO, Float()]
ACTIONS: st.SearchStrategy[Action] = (
    st.sampled_from(WORDS)
    | st.builds(Discard, st.sampled_from(ALL_CARDS))
    | st.builds(TakePile, PLAYS)
    | st.builds(LayDown, PLAYS)
    | st.builds(Declare, st.sampled_from(["straight", "pairs", "garbage"]))
    | st.builds(KeepPacket, st.sampled_from([1, 2]))
    | st.builds(Lift, st.integers(0, 99))
)


@given(ACTIONS)
def test_an_action_reads_back_as_itself(action: Action) -> None:
    assert action == parse_action(str(action))


@given(
    seat=st.integers(0, 7),
    steps=st.lists(
        st.builds(Step, ACTIONS) | st.builds(Step, st.just(DRAW), CARDS), min_size=1
    ),
    announced_out=st.booleans(),
)
def test_a_line_reads_back_as_itself(
    seat: int, steps: list[Step], *, announced_out: bool
) -> None:
    line = parse_line(str(Line(seat, tuple(steps), is_out_announced=announced_out)))

    assert seat == line.seat
    assert announced_out == line.is_out_announced
    assert [(s.action, s.drawn_cards) for s in steps] == [
        (s.action, s.drawn_cards) for s in line.steps
    ]


def test_every_kind_of_action_can_be_written_as_text() -> None:
    written = ["draw", "take [7c7h7d]", "meld m0+5c", "discard 4d", "ask", "yes"]
    written += ["float", "declare pairs", "keep 2", "lift 45"]

    assert set(get_args(Action)) == {type(parse_action(text)) for text in written}


def test_a_line_with_all_its_optional_parts_is_read() -> None:
    line = parse_line("  2 : draw=3d7h,meld [6c6d6h]  m1+5d m0+m2 , out # at last")

    assert line.seat == 2
    assert line.comment == "at last"
    draw, meld = line.steps
    assert (DRAW, (parse_card("3d"), parse_card("7h"))) == (
        draw.action,
        draw.drawn_cards,
    )
    assert isinstance(meld.action, LayDown)
    assert [NewMeld, AddToMeld, JoinMelds] == [type(p) for p in meld.action.plays]
    assert line.is_out_announced
    assert str(line) == "2: draw=3d7h, meld [6c6d6h] m1+5d m0+m2, out  # at last"


def test_unknown_drawn_cards_are_read_as_no_drawn_cards() -> None:
    assert parse_line("1: draw=??, discard 9d").steps[0].drawn_cards == ()
    assert parse_line("1: draw=(2)").steps[0].drawn_cards == ()


def test_an_action_without_a_line_cannot_have_drawn_cards() -> None:
    with pytest.raises(UnreadableError, match="without its outcome"):
        parse_action("draw=7h")


@given(st.text(st.sampled_from("0:drawtkemeldisc 7ch[]+m#,="), max_size=40))
def test_any_text_is_read_as_a_line_or_refused_with_an_error(text: str) -> None:
    try:
        line = parse_line(text)
    except UnreadableError:
        return
    assert str(line) == str(parse_line(str(line)))
