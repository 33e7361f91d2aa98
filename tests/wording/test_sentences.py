"""Sentences and labels of the table, by the values they describe."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from canasta_qt.commands import Command
from canasta_qt.engine.state.melds import make_meld
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.gestures import (
    DropAction,
    Offer,
    Place,
    Spot,
    TakeChoice,
    Target,
    TurnState,
    TurnStatus,
)
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.statistics.values import Highlight, HighlightKind
from canasta_qt.wording.scores.game_end import moment_words
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import meld_name, take_choice_words, target_words
from canasta_qt.wording.table.refusals import refusal_sentence
from canasta_qt.wording.table.status import status_line_text
from tests.wording.samples import NAMES, PEOPLE, cards, rank

CASES = Path(__file__).with_name("sentences.cases").read_text(encoding="utf-8")
POINTS = terms_for(CLASSIC_4, 4).points
LINES = [line for line in CASES.splitlines() if " => " in line]


def refusal_of(reason: str, *fields: str) -> Refusal:
    return Refusal(Reason(reason), **values(fields))


def offers_of(name: str) -> tuple[Offer, ...]:
    """Return the offer of a command, or of a special hand."""
    if name in set(Command):
        return (Offer(Command(name)),)
    return (Offer(Command.DECLARE, special_hand=name),)


READ: Final[dict[str, Callable[[str], Any]]] = {
    "cards": cards,
    "meld_cards": cards,
    "threes_to_lay_out": cards,
    "rank": rank,
    "kind": str,
    "kind_name": str,
    "completed_canasta": str,
    "goes_out": bool,
    "offers": offers_of,
    "refusal": lambda text: refusal_of(*text.split(":")),
}
"""How a field is read that is no number."""


def values(fields: tuple[str, ...]) -> dict[str, Any]:
    """Return the values of fields, each written `name=value`."""
    pairs = (field.partition("=") for field in fields)
    return {name: READ.get(name, int)(text) for name, _, text in pairs}


def target_of(place: str, action: str, *fields: str) -> Target:
    name = place.rstrip("0123456789")
    spot = Spot(Place(name), int(place.removeprefix(name) or 0))
    return Target(spot, DropAction(action), **values(fields))


def take_of(*fields: str) -> TakeChoice:
    return TakeChoice(**{"cards": (), "meld_index": None} | values(fields))


def status_text(state: str, *fields: str) -> str:
    status = TurnStatus(TurnState(state), **values(fields))
    return " | ".join(filter(None, status_line_text(status, NAMES, viewer=0)))


def moment_text(name: str, seat: str, points: str, *fields: str) -> str:
    side = int(seat) % 2
    kind = HighlightKind(name)
    moment = Highlight(kind, 3, 4, int(seat), side, int(points), **values(fields))
    words = moment_words(moment, PEOPLE)
    return " | ".join((words.round_words, words.text, words.value))


SAID: Final[dict[str, Callable[..., str]]] = {
    "refusal": lambda *words: refusal_sentence(refusal_of(*words)),
    "status": status_text,
    "target": lambda *words: target_words(target_of(*words), pile=14),
    "button": lambda name, *fields: offer_label(Offer(Command(name), **values(fields))),
    "take": lambda *fields: take_choice_words(take_of(*fields), rank("8")),
    "moment": moment_text,
    "meld": lambda text: meld_name(
        make_meld(cards(text), terms_for(CLASSIC_4, 4).points)
    ),
}
"""What is said of a value, by its kind."""


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_value_has_its_sentence(line: str) -> None:
    value, _, wanted = line.partition(" => ")
    kind, *words = value.split()

    assert SAID[kind](*words) == wanted
