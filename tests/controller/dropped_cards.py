"""Positions, cards and drops written as text, for tests of gestures."""

from canasta_qt.cards import Card, parse_card
from canasta_qt.controller.gestures.draft import Intent, PlayIntent
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.table.refusals import refusal_sentence

HAND = Spot(Place.HAND)
PILE = Spot(Place.PILE)


def look(text: str) -> Observation:
    """Return the observation of seat 0."""
    return observe(parse_position(f"canasta/1 {text}"), 0)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written without separators."""
    return tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))


def played(meant: Intent) -> list[str]:
    """Return the actions of an intent that plays actions."""
    assert isinstance(meant, PlayIntent), meant
    return [str(action) for action in meant.actions]


def staged(meant: Intent) -> Draft:
    """Return the draft of an intent that stages cards."""
    assert isinstance(meant, Draft), meant
    return meant


def why(meant: Intent) -> str:
    """Return the sentence of a refused intent."""
    assert isinstance(meant, Refusal), meant
    return refusal_sentence(meant)
