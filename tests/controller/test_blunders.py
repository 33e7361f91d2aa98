"""A review names the blunder of a decision and finds no mistake in a good move.

The played move and the best move are compared in the same sampled worlds.
"""

import pytest

from canasta_qt.advice import Advice, Mistake
from canasta_qt.bots.levels import decide_at_level
from canasta_qt.bots.search.candidates import RequestedMoves
from canasta_qt.controller.advice.adviser import ADVISER_LEVEL
from canasta_qt.controller.advice.review import ReviewedDecision, find_mistake
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.narrow import some
from tests.positions import filled

WORLDS = 120

OPEN_PILE = (
    "classic_4 turn=0.play flags=drew hands={}9h6c5d8s4cJc/(11)/(11)/(11) pile=4s5h7d"
    " melds=[QhQcQs]/[AhAsAd]"
)
FED = (
    "classic_4 turn=0.play flags=drew hands=Ks9h6c5d8s4c/(11)/(11)/(11)"
    " pile=4s5h7d8cTd melds=[QhQcQs]/[KsKhKdKc]"
)
CANASTA_FED = (
    "classic_4 turn=0.play flags=drew hands=8sKs/(7)/(11)/(8) pile=4s5h7d9cTd"
    " melds=[QhQcQsQd]/[8h8c8d8h8c8s][KhKcKd][AsAhAc]"
)
ONTO_MELD = (
    "classic_4 turn=0.draw hands=9h6c5d8s4c/(11)/(11)/(11) pile=4s5h7dKh"
    " melds=[KsKhKdKcKsKd]/-"
)
BIG_PILE = (
    "classic_4 turn=0.draw hands=9h9c5d8s4c/(11)/(11)/(11)"
    " pile=4s5h7d2cKhJdJc6h6cTsTd9s melds=[KsKhKd]/-"
)
NATURAL = (
    "classic_4 turn=0.play flags=drew hands=2c5d8s4c7c9h/(11)/(11)/(11) pile=4s"
    " melds=[KsKhKdKcKsKdKh][QhQdQs]/-"
)
QUEEN_TO_LAY = (
    "classic_4 turn=0.play flags=drew hands=QdXr9h6c5d8s4c/(11)/(11)/(11) pile=4s5h7d"
    " melds=[QhQcQs]/[AhAsAd]"
)
PARTNER_FULL = (
    "classic_4 turn=0.play flags=drew hands=QcKs/(6)/(22)/(6) pile=7d"
    " melds=[QsQhQdQcQsQdQh]/[JhJcJd]"
)
THEY_ARE_CLOSED = (
    "classic_4 turn=0.play flags=drew hands=Qc4s/(14)/(2)/(14) pile=7d"
    " melds=[QsQhQdQcQsQdQh]/-"
)
HEAVY = (
    "classic_4 turn=0.answer flags=drew"
    " hands=(3)/(4)/XrXbAsAhAdAc2c2d2hKs9c8d7d6c5s/(4) pile=7d"
    " melds=[QsQhQdQcQsQdQh]/[JhJcJd]"
)
LAST_CHANCE = (
    "classic_4 turn=0.play flags=drew score=3100/2200"
    " hands=AsAhKsKh2c2dXr8s6c5h4s/(5)/(11)/(6) pile=4s5h7dJc8c"
    " melds=-/[QhQcQsQdQhQd2s][AdAcAd][JhJsJd][ThTcTdTs]"
)
FIVE_KINGS = (
    "classic_4 turn=0.play flags=drew hands=2c2d5d8s4c7c/(2)/(11)/(2) pile=4s"
    " melds=[KsKhKdKcKs]/[QsQhQdQcQsQhQc][9c9d9h]"
)

BLUNDERS = {
    "a joker is thrown onto three cards": (OPEN_PILE.format("Xr"), "discard Xr"),
    "a two is thrown onto three cards": (OPEN_PILE.format("2c"), "discard 2c"),
    "their kings are fed": (FED, "discard Ks"),
    "their canasta is completed": (CANASTA_FED, "discard 8s"),
    "the card that completes a canasta is left in the pile": (ONTO_MELD, "draw"),
    "a frozen pile of twelve is left to others": (BIG_PILE, "draw"),
    "a joker is spent on three queens": (OPEN_PILE.format("Xr"), "meld m0+Xr"),
    "a joker is thrown while a queen waits to be laid": (QUEEN_TO_LAY, "discard Xr"),
    "a natural canasta is spoiled": (NATURAL, "meld m0+2c"),
    "out while the partner holds twenty-two cards": (PARTNER_FULL, "meld m0+Qc"),
    "yes with five wild cards and four aces in the hand": (HEAVY, "yes"),
    "not out although they have melded nothing": (THEY_ARE_CLOSED, "discard 4s"),
    "not opened although they are about to go out": (LAST_CHANCE, "discard 4s"),
    "no canasta of five kings and two twos": (FIVE_KINGS, "discard 4c"),
}

CLEAN = {
    "a single card beside a joker": (OPEN_PILE.format("Xr"), "discard 4c"),
    "a single card beside a two": (OPEN_PILE.format("2c"), "discard 4c"),
    "a four instead of their king": (FED, "discard 4c"),
    "the cheaper of two that feed": (CANASTA_FED, "discard Ks"),
    "the card that completes a canasta is taken": (ONTO_MELD, "take m0+Kh"),
    "a frozen pile is taken with a pair": (BIG_PILE, "take [9s9c9h]"),
    "a queen is laid": (QUEEN_TO_LAY, "meld m0+Qd"),
    "a natural canasta stays natural": (NATURAL, "discard 4c"),
    "the partner is asked": (PARTNER_FULL, "ask"),
    "no with a heavy hand": (HEAVY, "no"),
    "out against a side that has melded nothing": (THEY_ARE_CLOSED, "meld m0+Qc"),
    "a canasta of five kings and two twos": (FIVE_KINGS, "meld m0+2d2c"),
}


def reviewed(table: str, move: str) -> tuple[Mistake | None, Advice]:
    """Return the mistake that a review finds in a decision, or None."""
    position = parse_position(filled(table))
    seat = some(seat_to_act(position))
    seen, deed = observe(position, seat), parse_action(move)
    decided = decide_at_level(ADVISER_LEVEL, seen, 1, WORLDS, RequestedMoves((deed,)))
    said = Advice(
        seen,
        decided.action,
        decided.explanation,
        decided.candidates,
        decided.world_count,
    )
    return find_mistake(ReviewedDecision(0, 0, 0, 1, seen, deed, deed), said), said


@pytest.mark.parametrize("name", BLUNDERS)
def test_a_review_names_the_blunder(name: str) -> None:
    table, move = BLUNDERS[name]

    found, said = reviewed(table, move)

    assert found is not None, said.candidates
    assert str(found.played_action) == move


@pytest.mark.parametrize("name", CLEAN)
def test_a_review_finds_no_mistake_in_a_good_move(name: str) -> None:
    table, move = CLEAN[name]

    found, said = reviewed(table, move)

    assert any(str(each.action) == move for each in said.candidates)
    assert found is None
