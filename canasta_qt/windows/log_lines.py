"""What happened, one turn a line: events gathered into turns and marked up. No Qt."""

import re
from dataclasses import dataclass
from html import escape
from typing import Final

from canasta_qt.cards import UNKNOWN, Card
from canasta_qt.engine.events import (
    CardDiscarded,
    Event,
    MeldGrown,
    MeldLaid,
    PileTaken,
    RoundStarted,
    UpcardTurned,
)
from canasta_qt.wording.events import turn_sentence

_SIGN: Final = re.compile(r"(?:10|[2-9JQKA])([♣♦♥♠])")
_NO_BREAK: Final = '<span style="white-space:nowrap{colour}">{text}</span>'


@dataclass(frozen=True)
class LogLine:
    """One turn in words, and the cards on the table it speaks of."""

    text: str
    cards: tuple[Card, ...] = ()
    seat: int | None = None


class Log:
    """The turns of a hand in order; the last one may still be growing."""

    def __init__(self, names: tuple[str, ...], viewer: int) -> None:
        """Begin without a line."""
        self._names = names
        self._viewer = viewer
        self._turn: list[Event] = []
        self._growing = False
        self.lines: list[LogLine] = []

    def add(self, events: tuple[Event, ...]) -> None:
        """Tell what happened next."""
        for event in events:
            if self._begins_turn(event):
                self._turn = []
                self._growing = False
            self._turn.append(event)
            self._word()
            if isinstance(event, RoundStarted):
                self._turn = []
                self._growing = False

    def _begins_turn(self, event: Event) -> bool:
        seat = getattr(event, "seat", None)
        if seat is None or not self._turn:
            return False
        return seat != self._seat() and not hasattr(event, "yes")

    def _seat(self) -> int | None:
        seats = (getattr(event, "seat", None) for event in self._turn)
        return next((seat for seat in seats if seat is not None), None)

    def _word(self) -> None:
        text = turn_sentence(tuple(self._turn), self._names, self._viewer)
        if not text:
            return
        line = LogLine(text, cards_named(self._turn), self._seat())
        if self._growing:
            self.lines[-1] = line
        else:
            self.lines.append(line)
            self._growing = True


def cards_named(events: list[Event]) -> tuple[Card, ...]:
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


def marked_up(line: LogLine, names: tuple[str, ...], red: str) -> str:
    """The line as rich text: the name bold, suits in their colour, never broken."""
    text = escape(line.text, quote=False)
    lead = next((n for n in names if n and text.startswith(escape(n) + " ")), None)
    if lead is None and line.seat is not None:
        lead = line.text.split(" ", 1)[0]
    if lead is not None:
        rest = text[len(escape(lead)) :]
        text = f"<b>{escape(lead)}</b>{rest}"
    return _SIGN.sub(lambda sign: _coloured(sign, red), text)


def _coloured(sign: re.Match[str], red: str) -> str:
    colour = f"; color:{red}" if sign[1] in "♦♥" else ""
    return _NO_BREAK.format(colour=colour, text=f"<b>{sign[0]}</b>")
