"""Tables and advice for tests of sentences."""

from dataclasses import replace
from typing import Any

from canasta_qt.advice import Advice, AdviceReason, Explanation
from canasta_qt.cards import Card
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.player_names import PlayerNames
from tests.narrow import instance

PEOPLE = PlayerNames(("You", "Clara", "Anton", "Tomás"), 0, 2)
PLAY = (
    "canasta/1 classic_4 turn=0.play dealer=3 pile=5h6c9dTs7hKs4d8cJd "
    "hands=QhQc4c4s9sKc6d2h/(9)/(9)/(9) melds=[AcAdAh]/[QsQdQh]"
)
TAKE = (
    "canasta/1 classic_4 turn=0.draw dealer=3 pile=5hAc9d2c8c "
    "hands=8h8s4s9sKc/(9)/(9)/(9) melds=[AcAdAh][9c9h9s]/[QsQdQh]"
)


def view(text: str = PLAY, *history: CardDiscarded) -> Observation:
    seen = observe(parse_position(text), 0)
    return replace(seen, history=history)


def because(
    reason: str, number: int = 0, need: int = 0, cards: tuple[Card, ...] = ()
) -> Explanation:
    return Explanation(AdviceReason[reason.upper()], number, need, cards)


def advice(
    text: str, action: str, reason: str, *, may_show_hand: bool = True, **more: Any
) -> Advice:
    """Return advice; `more` are the numbers and cards of its explanation."""
    return Advice(
        view(text),
        parse_action(action),
        because(reason, **more),
        may_show_hand=may_show_hand,
    )


def thrown(seat: int, *cards: str) -> tuple[CardDiscarded, ...]:
    found = []
    for text in cards:
        action = instance(Discard, parse_action(f"discard {text}"))
        found.append(CardDiscarded(seat, action.card))
    return tuple(found)
