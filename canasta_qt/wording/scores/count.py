"""Count of a round in words: its parts with their points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.state.events import ScoreItem, ScoreSheet
from canasta_qt.translate import list_words, number_text, tr
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.score_sheet import PARTS, item_words

_ALWAYS: Final = ("Canastas", "Melds", "In hand")
"""Parts that are counted even without points."""
_ON_THE_TABLE: Final = ("Canastas", "Melds", "Threes")
"""Parts with a line in the score beside the table."""
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class CountRow:
    """Part of the count; `points` are in the order of `PlayerNames.side_order`."""

    items: tuple[ScoreItem, ...]
    words: str
    points: tuple[int, ...]
    detail: str = ""
    """Name of the player, if the points are from one player."""


def count_rows(sheet: ScoreSheet, people: PlayerNames) -> tuple[CountRow, ...]:
    """Return all parts of a count; each line of the sheet belongs to one."""
    order = people.side_order()
    rows = []
    for name, items in PARTS.items():
        lines = [
            [line for line in sheet.lines[side] if line.item in items] for side in order
        ]
        found = {(line.item, line.held) for side in lines for line in side}
        if not found and name not in _ALWAYS:
            continue
        # A part with a single item has the name of that item.
        alone = len(found) == 1 and name not in _ALWAYS
        said = item_words(*found.pop()) if alone else tr(name, "score")
        points = tuple(sum(line.points for line in side) for side in lines)
        out = [
            people.name(line.seat)
            for side in lines
            for line in side
            if line.seat is not None and line.points > 0
        ]
        rows.append(CountRow(items, said, points, list_words(out)))
    return tuple(rows)


def row_sentence(words: str, points: Sequence[int], people: PlayerNames) -> str:
    """Return a part with its points by side: `Melds: We 360, They 250.`"""
    sides = people.side_order()
    headings = len(sides) == _TWO and len(people.names) > _TWO
    scores = [
        tr("{side} {points}", "score").format(
            side=people.side_name(side) if headings else people.members(side),
            points=number_text(each),
        )
        for side, each in zip(sides, points, strict=True)
        if each or len(sides) == _TWO
    ]
    said = list_words(scores) or tr("nobody", "score")
    return tr("{part}: {scores}.", "score").format(part=words, scores=said)


def sentences_beside(sheet: ScoreSheet, people: PlayerNames) -> tuple[str, ...]:
    """Return sentences on parts without a line in the score: going out, hands."""
    shown = {item for part in _ON_THE_TABLE for item in PARTS[part]}
    return tuple(
        row_sentence(row.words, row.points, people)
        for row in count_rows(sheet, people)
        if any(row.points) and shown.isdisjoint(row.items)
    )
