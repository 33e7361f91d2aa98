"""Events as lines of the log and as speech, one line for each turn.

A draw is shown only until the turn has another event. Draws and results are not spoken,
as the score sheet has the results. Lines about the whole table are bold.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.engine.state.events import (
    CardsDrawn,
    DealerDrawn,
    Event,
    GameEnded,
    PartnerAnswered,
    PileFroze,
    RoundEnded,
    RoundStarted,
    StockRenewed,
    UpcardTurned,
)
from canasta_qt.wording.log.round_text import round_event_text
from canasta_qt.wording.log.turn_text import MeldRanks, turn_text, update_meld_ranks
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run, parse_runs, plain_text, spoken_text

_OCCASIONS: Final = (
    DealerDrawn,
    RoundStarted,
    UpcardTurned,
    StockRenewed,
    RoundEnded,
    GameEnded,
)
_UNSAID: Final = (CardsDrawn, RoundEnded, GameEnded)


@dataclass(frozen=True, slots=True)
class LogLine:
    """Line of the log, and the events that it describes."""

    text_runs: tuple[Run, ...]
    events: tuple[Event, ...]
    seat: int | None = None
    """Seat of the turn; None for events of the whole table."""
    round_number: int = 0
    earlier_event_count: int = 0
    """Number of events of the round that precede the events of this line."""

    @property
    def is_visible(self) -> bool:
        """Whether the line has events other than draws and results."""
        return not all(isinstance(event, _UNSAID) for event in self.events)

    @property
    def text(self) -> str:
        """The line as plain text."""
        return plain_text(self.text_runs)

    @property
    def spoken_text(self) -> str:
        """The line for screen readers."""
        return spoken_text(self.text_runs)


@dataclass(slots=True)
class TurnLog:
    """Log of a game; an added event begins a line, or extends the line of its turn.

    The log stores the ranks of melds, because events refer to melds by index.
    """

    people: PlayerNames
    _turns: list[tuple[int | None, list[Event]]] = field(default_factory=list)
    _ranks: list[MeldRanks] = field(default_factory=list)
    _meld_ranks: MeldRanks = field(default_factory=dict)

    def add_events(self, events: Iterable[Event]) -> None:
        """Add events, which must be masked for the viewer."""
        for event in events:
            seat = _seat_of(event)
            if not self._turns or self._begins_line(event, seat):
                self._turns.append((seat, []))
                self._ranks.append(dict(self._meld_ranks))
            self._turns[-1][1].append(event)
            update_meld_ranks(self._meld_ranks, event)

    def remove_events(self, count: int) -> None:
        """Remove the last `count` events, which were undone."""
        events = [event for _, told in self._turns for event in told]
        self._turns, self._ranks, self._meld_ranks = [], [], {}
        self.add_events(events[: max(0, len(events) - count)])

    def _begins_line(self, event: Event, seat: int | None) -> bool:
        last, events = self._turns[-1]
        if isinstance(event, UpcardTurned):
            return not isinstance(events[0], RoundStarted | UpcardTurned)
        if isinstance(event, PileFroze | PartnerAnswered):
            return False
        return seat is None or seat != last

    def add_and_describe(self, events: Iterable[Event]) -> str:
        """Add events; return their text for screen readers, a sentence for each
        turn."""
        news = TurnLog(self.people, _meld_ranks=dict(self._meld_ranks))
        self.add_events(told := tuple(events))
        news.add_events(event for event in told if not isinstance(event, _UNSAID))
        return " ".join(line.spoken_text for line in news.lines())

    def lines(self) -> list[LogLine]:
        """Return all lines that have text, the oldest first."""
        in_round = before = 0
        found = []
        for (seat, events), ranks in zip(self._turns, self._ranks, strict=True):
            if isinstance(events[0], RoundStarted):
                in_round, before = events[0].round, 0
            runs = parse_runs(_line_text(events, self.people, ranks))
            if runs:
                found.append(LogLine(runs, tuple(events), seat, in_round, before))
            before += len(events)
        return found


def _line_text(events: list[Event], people: PlayerNames, ranks: MeldRanks) -> str:
    if events and isinstance(events[0], _OCCASIONS):
        return round_event_text(events, people)
    return turn_text(events, people, ranks)


def _seat_of(event: Event) -> int | None:
    seat: int | None = getattr(event, "seat", None)
    return seat
