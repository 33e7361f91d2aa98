"""The score sheet in words: rows with their arithmetic, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.state.events import Held, ScoreItem, ScoreLine, ScoreSheet
from canasta_qt.rules.amounts import Kinds
from canasta_qt.rules.canasta_names import called
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import CANASTA, NATURAL_CANASTA, initial_minimum
from canasta_qt.rules.values import InitialBasis, MatchEnd
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    figure,
    list_words,
    plural,
    translate,
)
from canasta_qt.wording.cards import held_words
from canasta_qt.wording.log.round_text import score_list
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run, runs_of

_OTHER_NAMES: Final = {
    "red": QT_TRANSLATE_NOOP("sheet", "Red canastas"),
    "black": QT_TRANSLATE_NOOP("sheet", "Black canastas"),
    "clean": QT_TRANSLATE_NOOP("sheet", "Clean canastas"),
    "dirty": QT_TRANSLATE_NOOP("sheet", "Dirty canastas"),
}
_ITEM_WORDS: Final[dict[ScoreItem, str]] = {
    ScoreItem.NATURAL_CANASTA: QT_TRANSLATE_NOOP("sheet", "Natural canastas"),
    ScoreItem.MIXED_CANASTA: QT_TRANSLATE_NOOP("sheet", "Mixed canastas"),
    ScoreItem.SEQUENCE: QT_TRANSLATE_NOOP("sheet", "Sequence canastas"),
    ScoreItem.WILD_CANASTA: QT_TRANSLATE_NOOP("sheet", "Wild canastas"),
    ScoreItem.PURE_CANASTA: QT_TRANSLATE_NOOP("sheet", "Canastas of all-natural ranks"),
    ScoreItem.MULTI_CANASTA: QT_TRANSLATE_NOOP("sheet", "Several canastas"),
    ScoreItem.CONCEALED_CANASTA: QT_TRANSLATE_NOOP("sheet", "Concealed canastas"),
    ScoreItem.TOPPER: QT_TRANSLATE_NOOP("sheet", "Red threes on canastas"),
    ScoreItem.GOING_OUT: QT_TRANSLATE_NOOP("sheet", "Going out"),
    ScoreItem.CONCEALED: QT_TRANSLATE_NOOP("sheet", "Going out concealed"),
    ScoreItem.DEAL_BONUS: QT_TRANSLATE_NOOP("sheet", "Exact cut"),
    ScoreItem.RED_THREES: QT_TRANSLATE_NOOP("sheet", "Red threes"),
    ScoreItem.BLACK_THREES: QT_TRANSLATE_NOOP("sheet", "Black threes"),
    ScoreItem.MELDED_CARDS: QT_TRANSLATE_NOOP("sheet", "Melded cards"),
    ScoreItem.CARDS_IN_HAND: QT_TRANSLATE_NOOP("sheet", "Cards left in hand"),
    ScoreItem.CARDS_IN_FOOT: QT_TRANSLATE_NOOP("sheet", "Cards left in the foot"),
    ScoreItem.THREES_IN_HAND: QT_TRANSLATE_NOOP("sheet", "Threes left in hand"),
    ScoreItem.INCOMPLETE_PURE: QT_TRANSLATE_NOOP(
        "sheet", "Unfinished all-natural melds"
    ),
    ScoreItem.INCOMPLETE_WILD: QT_TRANSLATE_NOOP("sheet", "Unfinished wild melds"),
    ScoreItem.SHORT_SEQUENCE: QT_TRANSLATE_NOOP("sheet", "Unfinished sequences"),
    ScoreItem.PARTNER_IN_HAND: QT_TRANSLATE_NOOP("sheet", "Partner not in the foot"),
    ScoreItem.SPECIAL_HAND: QT_TRANSLATE_NOOP("sheet", "Special hand"),
    ScoreItem.INSTANT_WIN: QT_TRANSLATE_NOOP("sheet", "Canastas that win the game"),
}
"""What is called so wherever it counts; `HOLDING` is called by what is held."""

ALWAYS: Final = (
    ScoreItem.NATURAL_CANASTA,
    ScoreItem.MIXED_CANASTA,
    ScoreItem.RED_THREES,
    ScoreItem.MELDED_CARDS,
    ScoreItem.CARDS_IN_HAND,
)
"""Rows that every sheet shows, so that it looks alike after every round."""

_COUNTED: Final = (
    ScoreItem.NATURAL_CANASTA,
    ScoreItem.MIXED_CANASTA,
    ScoreItem.RED_THREES,
)


@dataclass(frozen=True, slots=True)
class SheetCell:
    """What one side gets on a line, and how: `2 × 300`."""

    points: int
    detail: str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of the sheet, its cells in the order of `PlayerNames.side_order`."""

    item: ScoreItem
    words: str
    cells: tuple[SheetCell, ...]


def score_rows(
    sheet: ScoreSheet,
    people: PlayerNames,
    without: frozenset[ScoreItem] = frozenset(),
    kinds: Kinds = (),
) -> tuple[SheetRow, ...]:
    """Word every line that counts for some side, and those that never fail.

    A line of `without` means nothing in the game; it is there only if it counts.
    `kinds` of canastas needed to go out give canastas their names.
    """
    shown = {(line.item, line.held) for lines in sheet.lines for line in lines}
    shown |= {(item, None) for item in set(ALWAYS) - without}
    sides = [sheet.lines[side] for side in people.side_order()]
    return tuple(
        SheetRow(
            item,
            item_words(item, held, kinds),
            tuple(_cell(item, held, lines, people) for lines in sides),
        )
        for item in ScoreItem
        for held in sorted({h for i, h in shown if i is item}, key=lambda h: h or ())
    )


def item_words(item: ScoreItem, held: Held | None, kinds: Kinds = ()) -> str:
    """Name a line: `Natural canastas`, `Three aces in hand`."""
    if held is not None:
        return held_words(*held)
    kind = {ScoreItem.NATURAL_CANASTA: "natural", ScoreItem.MIXED_CANASTA: "mixed"}
    name = called(kind[item], kinds) if item in kind else ""
    source = _OTHER_NAMES.get(name, _ITEM_WORDS[item])
    return translate("sheet", source)


def _cell(
    item: ScoreItem,
    held: Held | None,
    lines: tuple[ScoreLine, ...],
    people: PlayerNames,
) -> SheetCell:
    own = [line for line in lines if (line.item, line.held) == (item, held)]
    if not own:
        return SheetCell(0, translate("sheet", "none") if item in _COUNTED else "")
    details = filter(None, (_arithmetic(line, people) for line in own))
    return SheetCell(sum(line.points for line in own), ", ".join(details))


def _arithmetic(line: ScoreLine, people: PlayerNames) -> str:
    """Word how a line comes to its points: `2 × 300`, `Clara −60`, `all 4`."""
    if line.item in (ScoreItem.GOING_OUT, ScoreItem.CONCEALED):
        return "" if line.seat is None else people.inner(line.seat)
    if line.item is ScoreItem.MELDED_CARDS and line.points < 0:
        return translate("sheet", "no canasta")
    if line.seat is not None:
        return translate("sheet", "{name} {points}").format(
            name=people.inner(line.seat), points=figure(line.points)
        )
    if line.each is not None:
        return translate("sheet", "{count} × {each}").format(
            count=figure(line.count), each=figure(line.each)
        )
    if line.item in (ScoreItem.RED_THREES, ScoreItem.BLACK_THREES):
        return translate("sheet", "{count} together").format(count=figure(line.count))
    return ""


def side_heads(people: PlayerNames) -> tuple[tuple[str, str], ...]:
    """Name each side and, if that says more, who plays on it: `We`, `you and Anton`."""
    heads = []
    for side in people.side_order():
        name, members = people.side_name(side), people.members(side)
        alone = len(people.seats_of(side)) == 1
        heads.append((name, "" if alone or name == members else members))
    return tuple(heads)


def how_it_ended(sheet: ScoreSheet, people: PlayerNames) -> str:
    """Word who went out: `Anton went out`, `Nobody went out`."""
    if sheet.out is None:
        return translate("sheet", "Nobody went out")
    return who_went_out(sheet.out, people, concealed=sheet.concealed)


def who_went_out(seat: int, people: PlayerNames, *, concealed: bool) -> str:
    """Word that a seat went out: `Anton went out`, `You went out concealed`."""
    if seat == people.viewer:
        if concealed:
            return translate("sheet", "You went out concealed")
        return translate("sheet", "You went out")
    if concealed:
        text = translate("sheet", "{name} went out concealed")
    else:
        text = translate("sheet", "{name} went out")
    return text.format(name=people.names[seat])


def next_round(
    sheet: ScoreSheet, ruleset: Ruleset, counted: int, people: PlayerNames
) -> tuple[Run, ...]:
    """Word what the next round asks for: its minimums and how far the game goes.

    `counted` is the number of the round just counted.
    """
    by_round = ruleset.initial_basis is InitialBasis.ROUND
    minima = {
        side: initial_minimum(
            ruleset.initial_table, counted + 1 if by_round else sheet.total[side]
        )
        for side in people.side_order()
    }
    return runs_of(f"{_minimums(minima, people)} {game_goal(ruleset)}")


def _minimums(minima: dict[int, int], people: PlayerNames) -> str:
    if len(set(minima.values())) == 1:
        scores = _minimum(next(iter(minima.values())))
    else:
        scores = list_words(
            [
                translate("sheet", "{side} {points}").format(
                    side=people.members(side), points=_minimum(minimum)
                )
                for side, minimum in minima.items()
            ]
        )
    text = translate("sheet", "Initial meld in the next round: {scores}.")
    return text.format(scores=scores)


def _minimum(minimum: int) -> str:
    if minimum == CANASTA:
        return translate("sheet", "**a canasta**")
    if minimum == NATURAL_CANASTA:
        return translate("sheet", "**a natural canasta**")
    return plural(minimum).translate("sheet", "**%n** point(s)", "", 1)


def game_goal(ruleset: Ruleset) -> str:
    """Word when the game ends: `Game to 5,000 points.`"""
    if ruleset.match_end is MatchEnd.TARGET and ruleset.target_score is not None:
        return plural(ruleset.target_score).translate(
            "sheet", "Game to %n point(s).", "", 1
        )
    return plural(ruleset.rounds or 0).translate("sheet", "Game of %n round(s).", "", 1)


def resume_text(
    hand: int, totals: tuple[int, ...], turn: int | None, people: PlayerNames
) -> tuple[Run, ...]:
    """Offer to continue a saved game; `turn` is the seat to play."""
    if turn is None:
        where = translate("sheet", "Round {number}.")
    elif turn == people.viewer:
        where = translate("sheet", "Round {number}: it is your turn.")
    else:
        where = translate("sheet", "Round {number}: {name} is next.")
    name = "" if turn is None else people.names[turn]
    where = where.format(number=figure(hand), name=name)
    head = translate("sheet", "**Your game is where you left it.**")
    scores = translate("sheet", "Score: {scores}.")
    scores = scores.format(scores=score_list(totals, people))
    return runs_of(f"{head} {where} {scores}")
