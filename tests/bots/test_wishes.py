"""A bot does what its partner wishes, unless that costs too much, and then says so."""

from random import Random

import pytest

from canasta_qt.bots.levels import decide
from canasta_qt.bots.messages import Demand, Question, answer, reply_of
from canasta_qt.bots.wishes import heed
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.wishes import Request
from tests.bots.table import moments, named, view_of
from tests.positions import filled
from tests.property.hands import complete
from tests.rulebook.dealing import natural

LEVELS = ("novice", "standard", "expert")
CAN_GO_OUT = (
    "classic_4 turn=2.play pile=7d"
    " melds=[KcKcKdKdKhKhKs][5c5d5h5s5c5d]/[JcJdJh][9c9d9h]"
    " hands=({})/({})/8c8d8h4s/({})"
)
"""Every side has opened; the partner of seat 0 holds three eights and a four."""
WOULD_ASK = CAN_GO_OUT.replace("5h5s5c5d]", "5h]")
BEHIND = (
    "classic_4 turn=2.play pile=7d{}9c9d4cKs"
    " melds=[9c9d9h]/[JcJdJhJsJc][QcQdQhQs][8c8d8h8s]"
    " hands=(9)/(9)/4c5d6hTs2cKd/(9)"
)
AHEAD = BEHIND.replace("[9c9d9h]/", f"{natural('A')}/")


def view(table: str) -> Observation:
    return view_of(parse_position(filled(table)))


@pytest.mark.parametrize(
    ("table", "wish", "alone", "then"),
    named(
        ("who can go out waits",
         CAN_GO_OUT.format(11, 3, 11), "wait", "meld", "discard"),
        ("who would ask goes out",
         WOULD_ASK.format(14, 4, 4), "go_out", "ask", "meld"),
        ("who is behind freezes", BEHIND.format(""), "freeze", "discard 4c",
         "discard 2c"),
        ("who leads does not", AHEAD.format(""), "freeze", "discard 4c", "discard 4c"),
        ("a frozen pile needs no more", BEHIND.format("2h"), "freeze",
         "discard", "discard"),
    ),
)  # fmt: skip
def test_a_wish_is_followed(table: str, wish: str, alone: str, then: str) -> None:
    seen = view(table)
    assert str(decide("standard", seen, 1, 0).action).startswith(alone)

    decision = heed("standard", seen, 1, (wish,))

    assert str(decision.action).startswith(then)
    assert not decision.declined
    if alone == then:
        assert decision == decide("standard", seen, 1, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_what_costs_too_much_is_not_done_and_said(level: str) -> None:
    """The others hold so much that waiting would give a round's win away."""
    seen = view(CAN_GO_OUT.format(6, 13, 13))
    usual = decide(level, seen, 1, 0)

    decision = heed(level, seen, 1, ("wait",))

    assert str(usual.action) == str(decision.action) == "meld [8c8d8h]"
    assert decision.declined == Request.WAIT


def test_going_out_may_cost_too_much() -> None:
    """The partner would be left with fifteen cards."""
    decision = heed("standard", view(CAN_GO_OUT.format(15, 2, 3)), 1, ("go_out",))

    assert (str(decision.action), decision.declined) == ("ask", Request.OUT)


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_who_waits_keeps_cards_to_the_end_of_the_turn(level: str) -> None:
    seen = view(CAN_GO_OUT.format(11, 3, 11))

    decision = heed(level, seen, 1, ("wait", "freeze"))

    assert isinstance(decision.action, Discard)
    assert not decision.declined


@pytest.mark.parametrize("ruleset", ["classic_4", "samba", "boat"])
def test_with_every_wish_the_rules_allow_what_is_done(ruleset: str) -> None:
    """And other hidden cards change nothing of it."""
    differs = 0
    for number, position in enumerate(moments(ruleset, range(8), every=7)):
        seen = view_of(position)
        for wishes in (("wait", "freeze"), ("go_out",)):
            decision = heed("standard", seen, number, wishes)
            assert refusal(position, decision.action) is None
            differs += decision != decide("standard", seen, number, 0)
            other = complete(seen, Random(number))
            for told in (observe(other, seen.seat), Observation(other, seen.seat)):
                assert heed("standard", told, number, wishes) == decision

    assert differs


def test_the_wish_and_the_word_of_the_partner_cross_to_the_process() -> None:
    question = Question(
        1, "standard", 1, view(CAN_GO_OUT.format(9, 11, 10)), Demand(wishes=("wait",))
    )

    assert reply_of(answer(question.plain())).declined == "wait"
