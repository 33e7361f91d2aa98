"""Every event and every action has its log sentence, for every reader."""

import re

import pytest

from canasta_qt.engine.state import events
from canasta_qt.wording.log import sentences
from canasta_qt.wording.player_names import PlayerNames
from tests.text_table import read_rows
from tests.wording.samples import NAMES, log_lines
from tests.wording.test_events import event_of

SAID_BY_ITSELF = [event_of(text) for (text,) in read_rows(__file__, "events.rows")]


@pytest.mark.parametrize("viewer", [0, 1, -1])
@pytest.mark.parametrize(
    "event", SAID_BY_ITSELF, ids=lambda event: type(event).__name__
)
def test_every_event_alone_makes_a_log_sentence(
    event: events.Event, viewer: int
) -> None:
    (sentence,) = log_lines(event, people=PlayerNames(("Bea", *NAMES[1:]), viewer))

    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.rstrip("”")[-1] in ".?"
    assert not any(mark in sentence for mark in "*{}\x02\x03!")
    if viewer < 0:
        assert "you" not in sentence.casefold()


def slots(source: str) -> set[str]:
    return {*re.findall(r"\{\w+\}|%n", source)}


def test_log_sentences_of_you_and_of_others_have_the_same_slots() -> None:
    for you, other in sentences.CLAUSES_AFTER_NAME.items():
        assert slots(other) == slots(you)


def test_these_tests_include_every_kind_of_event() -> None:
    """Except a pile taken, which is worded with the cards that took it."""
    silent = {events.PileTaken}

    assert {type(event) for event in SAID_BY_ITSELF} | silent == set(
        events.Event.__args__
    )
