"""Points of a round by parts, in words: canastas, melds, threes and others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.state.events import ScoreItem, ScoreSheet
from canasta_qt.translate import join_with_commas, number_text, tr
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.score_sheet import SCORE_PARTS, item_words

_FIXED_PARTS: Final = ("Canastas", "Melds", "In hand")
"""Parts that have a row even without points."""
_TABLE_PARTS: Final = ("Canastas", "Melds", "Threes")
"""Parts that have a row in the score beside the table."""
_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class CountRow:
    """Points of a part of the score, in the order of `PlayerNames.side_order`."""

    items: tuple[ScoreItem, ...]
    words: str
    points: tuple[int, ...]
    scorer_names: str = ""
    """Names of the players who got the points; empty for points of a whole side."""


def count_rows(sheet: ScoreSheet, people: PlayerNames) -> tuple[CountRow, ...]:
    """Return the parts of the score; each line of the score sheet is included in one
    part."""
    order = people.side_order()
    rows = []
    for name, items in SCORE_PARTS.items():
        lines = [
            [line for line in sheet.lines[side] if line.item in items] for side in order
        ]
        found = {(line.item, line.held) for side in lines for line in side}
        if not found and name not in _FIXED_PARTS:
            continue
        # A part with a single score item has the name of the item.
        alone = len(found) == 1 and name not in _FIXED_PARTS
        said = tr(name, "score")
        if alone:
            said = item_words(*found.pop(), special_hand=sheet.special_hand)
        points = tuple(sum(line.points for line in side) for side in lines)
        out = [
            people.name(line.seat)
            for side in lines
            for line in side
            if line.seat is not None and line.points > 0
        ]
        rows.append(CountRow(items, said, points, join_with_commas(out)))
    return tuple(rows)


def row_sentence(words: str, points: Sequence[int], people: PlayerNames) -> str:
    """Return the points of a part by side: `Melds: We 360, They 250.`"""
    sides = people.side_order()
    headings = len(sides) == _PAIR and len(people.names) > _PAIR
    scores = [
        tr("{side} {points}", "score").format(
            side=people.side_name(side) if headings else people.member_names(side),
            points=number_text(each),
        )
        for side, each in zip(sides, points, strict=True)
        if each or len(sides) == _PAIR
    ]
    said = join_with_commas(scores) or tr("nobody", "score")
    return tr("{part}: {scores}.", "score").format(part=words, scores=said)


def sentences_beside(sheet: ScoreSheet, people: PlayerNames) -> tuple[str, ...]:
    """Return the sentences below the rows of the count, for score parts without a row,
    such as going out."""
    shown = {item for part in _TABLE_PARTS for item in SCORE_PARTS[part]}
    return tuple(
        row_sentence(row.words, row.points, people)
        for row in count_rows(sheet, people)
        if any(row.points) and shown.isdisjoint(row.items)
    )
