"""What reading a position line gathers: the position, and why it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.cards import Snippet, read_number


@dataclass(frozen=True, slots=True)
class Reading:
    """A position being read, and why it cannot be: reasons are gathered, not raised."""

    position: Position
    reasons: list[str]
    given: frozenset[str]
    """The fields that stand in the text."""

    @property
    def terms(self) -> Terms:
        """The terms of the table."""
        return self.position.terms

    def by_seat(self, text: Snippet, name: str) -> list[Snippet]:
        """Split a field by seat; a wrong number is a reason."""
        return self._split(text, name, self.terms.players, "seats")

    def by_side(self, text: Snippet, name: str) -> list[Snippet]:
        """Split a field by side; a wrong number is a reason."""
        return self._split(text, name, self.terms.sides, "sides")

    def _split(self, text: Snippet, name: str, number: int, of: str) -> list[Snippet]:
        parts = text.split("/")
        if len(parts) != number:
            self.reasons.append(f"{name} of {len(parts)}, but {number} {of}")
        return parts[:number]


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its name, its reader, and its writer (None where it is left out)."""

    name: str
    read: Callable[[Reading, Snippet], None]
    write: Callable[[Position], str | None]


def read_seat(reading: Reading, text: Snippet) -> int:
    """Read one seat of the table."""
    return read_number(text, "a seat", reading.terms.players)


def read_seats(reading: Reading, text: Snippet) -> list[int]:
    """Read seats separated by commas; `-` is none."""
    if text.text == "-":
        return []
    return [read_seat(reading, part) for part in text.split(",")]


def seats_text(seats: list[int]) -> str:
    """Write seats separated by commas; `-` for none."""
    return ",".join(map(str, seats)) or "-"


def read_melds(text: Snippet, number: int) -> list[int]:
    """Read numbers of melds below `number`, such as `m0,m2`; `-` is none."""
    if text.text == "-":
        return []
    found = []
    for part in text.split(","):
        if not part.text.startswith("m"):
            raise part.error("melds of a side, such as m0,m2")
        found.append(read_number(part.part(1), "the number of a meld", number))
    return found
