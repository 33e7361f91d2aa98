"""Counts of the documented subset of legal actions are unchanged."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from canasta_qt.notation.position.line import parse_position
from canasta_qt.proving.checksum import count_action_sequences
from tests.positions import filled


@dataclass(frozen=True)
class Count:
    """Number of sequences of `depth` actions from a position, with the reason."""

    why: str
    table: str
    depth: int
    number: int


def counts(path: Path) -> list[Count]:
    """Return the counted positions of a file; blocks are separated by empty lines."""
    found = []
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = block.strip().splitlines()
        why = " ".join(line[2:] for line in lines if line.startswith("#"))
        rows = [line for line in lines if not line.startswith("#")]
        for row in rows[1:]:
            depth, _, number = row.partition(": ")
            found.append(Count(why, rows[0], int(depth), int(number)))
    return found


COUNTS = [
    (f"{path.stem}-{place}", count)
    for path in sorted(Path(__file__).parent.glob("*.perft"))
    for place, count in enumerate(counts(path))
]


@pytest.mark.parametrize(
    "count", [count for _, count in COUNTS], ids=[name for name, _ in COUNTS]
)
def test_the_number_of_action_sequences_is_unchanged(count: Count) -> None:
    position = parse_position(filled(count.table))

    assert count_action_sequences(position, count.depth) == count.number, (
        f"{count.why} {count.table}"
    )


def test_every_counted_position_says_why_it_is_in_the_list() -> None:
    assert len(COUNTS) >= 30
    assert all(count.why for _, count in COUNTS)
