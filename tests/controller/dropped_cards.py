"""Positions, cards and drops written as text, for tests of gestures."""

from canasta_qt.cards import Card, parse_card
from canasta_qt.controller.gestures.draft import EMPTY_DRAFT, Intent, PlayIntent
from canasta_qt.controller.gestures.intents import drop_intent
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.table.refusals import refusal_sentence

HAND = Spot(Place.HAND)
PILE = Spot(Place.PILE)
NEW = Spot(Place.NEW_MELD)

OPEN = (
    "classic_4 turn=0.play melds=[KsKhKd][QsQhQdQc2s]/[9c9d9h] laid=0"
    " hands=KcQc5c5d5h2c4h/(11)/(11)/(11) pile=8c8d"
)
UNOPENED = (
    "classic_4 turn=0.play score=1500/0 hands=JsJhJd2d7c7d7h2cKs9d4c/(11)/(11)/(11)"
    " pile=4d"
)


def look(text: str) -> Observation:
    """Return the observation of seat 0."""
    return observe(parse_position(f"canasta/1 {text}"), 0)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written without separators."""
    return tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))


def drop(
    observation: Observation, what: str, where: Spot, draft: Draft = EMPTY_DRAFT
) -> Intent:
    """Return the intent of dropping cards of the hand on a place."""
    return drop_intent(observation, draft, cards(what), HAND, where)


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
