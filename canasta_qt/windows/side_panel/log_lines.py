"""Lines of the log made ready: rich text, and the cards they name. No Qt."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from canasta_qt.cards import JOKER, UNKNOWN, Card, rank_of, suit_of
from canasta_qt.engine.state.events import (
    CardDiscarded,
    Event,
    MeldGrown,
    MeldLaid,
    PileTaken,
    UpcardTurned,
)
from canasta_qt.wording.log.events import LogLine
from canasta_qt.wording.rich_text import Run

_ALIKE: Final[Mapping[int, str]] = {}
_NO_BREAK: Final = '<span style="white-space:nowrap{colour}">{text}</span>'


def cards_named(events: Iterable[Event]) -> tuple[Card, ...]:
    """Cards of the events that everybody sees on the table, each once, in order."""
    named: list[Card] = []
    for event in events:
        if isinstance(event, MeldLaid | MeldGrown):
            named += event.cards
        elif isinstance(event, CardDiscarded | UpcardTurned):
            named.append(event.card)
        elif isinstance(event, PileTaken):
            named += event.cards[-1:]
    return tuple(dict.fromkeys(card for card in named if card != UNKNOWN))


def rich_text(line: LogLine, suits: Mapping[int, str]) -> str:
    """The line with bold parts and coloured suits; a card's sign is never broken."""
    return rich(line.runs, suits)


def rich(runs: Iterable[Run], suits: Mapping[int, str] = _ALIKE) -> str:
    """Pieces of a sentence as rich text; `suits` has the colours that are not ink."""
    return "".join(_piece(run, suits) for run in runs)


def _piece(run: Run, suits: Mapping[int, str]) -> str:
    text = escape(run.text, quote=False)
    if run.card is not None:
        ink = "" if rank_of(run.card) == JOKER else suits.get(suit_of(run.card), "")
        colour = f"; color:{ink}" if ink else ""
        text = _NO_BREAK.format(colour=colour, text=f"<b>{text}</b>")
    return f"<b>{text}</b>" if run.strong and run.card is None else text
