"""What an action caused is one step, and what is celebrated one more each."""

import pytest

from canasta_qt.engine.state.events import RoundStarted, UpcardTurned
from canasta_qt.table.motion.event_moves import Manner, moves
from canasta_qt.table.picture.table_state import read_table
from tests.table.sitting import CLARAS, MIDDLE, TAKING, card, played, seen

CANASTA = (
    "classic_4 turn=0.play pile=9s8c hands=9d8d5d4d3sKc/(5)/(7)/(6) "
    "melds=[KhKdKsKcKhKd][AsAhAd]/[JhJcJs]"
)


@pytest.mark.parametrize(
    ("text", "line", "manners"),
    [
        (MIDDLE, "0: meld [QdQcQs] [JdJcXr]", ["travel"]),
        (TAKING, "0: take [8c8h8s]", ["travel"]),
        (CLARAS, "1: discard 9c", ["travel"]),
        (CANASTA, "0: meld m0+Kc", ["travel", "close"]),
    ],
)
def test_steps_show_the_table_after_the_action(
    text: str, line: str, manners: list[str]
) -> None:
    events, then = played(text, line)
    end = read_table(then)

    steps = moves(read_table(seen(text)), events, end)

    assert [step.manner for step in steps] == manners
    assert sum((step.events for step in steps), ()) == events
    assert {step.table_state for step in steps} == {end}


def test_a_deal_gathers_the_cards_and_hands_them_out() -> None:
    end = read_table(
        seen(
            "classic_4 turn=0.draw pile=6h hands=4s5s6s7s8s9sTsJsQsKsAs/(11)/(11)/(11)"
        )
    )
    events = (RoundStarted(1, 3, 0, 11), UpcardTurned(card("6h")))

    gathered, dealt = moves(end, events, end)

    assert gathered.table_state.stock == len(end.terms.deck)
    assert gathered.table_state.counts == (0,) * 4
    assert dealt.manner is Manner.DEAL
    assert dealt.table_state.hand == end.hand
    assert dealt.table_state.pile == end.pile
    assert dealt.table_state.turn is None
