"""Score sheet in words: rows with the calculation of points, and the requirements of
the next round."""

from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from canasta_qt.engine.state.events import HeldCards, ScoreItem, ScoreLine, ScoreSheet
from canasta_qt.engine.state.facts import minimum_in_round
from canasta_qt.rules.amounts import KindConditions
from canasta_qt.rules.canasta_names import canasta_kind_name
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters.going_out import CANASTA_KINDS
from canasta_qt.rules.tables import CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM
from canasta_qt.rules.values import MatchEnd
from canasta_qt.translate import (
    capitalize,
    join_with_commas,
    mark,
    number_text,
    tr,
    tr_n,
)
from canasta_qt.wording.cards import cards_in_hand_text
from canasta_qt.wording.log.round_text import score_list
from canasta_qt.wording.log.sentences import SPECIAL_HAND_NAMES
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run, parse_runs

SCORE_PARTS: Final[dict[str, tuple[ScoreItem, ...]]] = {
    mark("Canastas", "score"): (
        ScoreItem.NATURAL_CANASTA,
        ScoreItem.MIXED_CANASTA,
        ScoreItem.SEQUENCE,
        ScoreItem.WILD_CANASTA,
        ScoreItem.PURE_CANASTA,
        ScoreItem.MULTI_CANASTA,
        ScoreItem.CONCEALED_CANASTA,
    ),
    mark("Melds", "score"): (ScoreItem.MELDED_CARDS,),
    mark("Threes", "score"): (
        ScoreItem.RED_THREES,
        ScoreItem.BLACK_THREES,
        ScoreItem.TOPPER,
    ),
    mark("Going out", "score"): (
        ScoreItem.GOING_OUT,
        ScoreItem.CONCEALED,
        ScoreItem.SPECIAL_HAND,
        ScoreItem.INSTANT_WIN,
    ),
    mark("Bonus", "score"): (ScoreItem.DEAL_BONUS,),
    mark("In hand", "score"): (
        ScoreItem.CARDS_IN_HAND,
        ScoreItem.CARDS_IN_FOOT,
        ScoreItem.THREES_IN_FOOT,
        ScoreItem.THREES_IN_HAND,
    ),
    mark("Penalties", "score"): (
        ScoreItem.INCOMPLETE_PURE,
        ScoreItem.INCOMPLETE_WILD,
        ScoreItem.HOLDING,
        ScoreItem.SHORT_SEQUENCE,
        ScoreItem.PARTNER_IN_HAND,
    ),
}
"""Score items that form one part, by name of the part, in the order of the score
sheet."""

ALWAYS_SHOWN_ITEMS: Final = (
    ScoreItem.NATURAL_CANASTA,
    ScoreItem.MIXED_CANASTA,
    ScoreItem.RED_THREES,
    ScoreItem.MELDED_CARDS,
    ScoreItem.CARDS_IN_HAND,
)
"""Score items with a row in every sheet, so that the sheets of all rounds look
alike."""

_THREES: Final = (ScoreItem.RED_THREES, ScoreItem.BLACK_THREES)


@dataclass(frozen=True, slots=True)
class SheetCell:
    """Points of one side in a row, and their calculation: `2 × 300`."""

    points: int
    arithmetic: str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """Row of the score sheet, with cells in the order of `PlayerNames.side_order`."""

    item: ScoreItem
    words: str
    cells: tuple[SheetCell, ...]


def score_rows(
    sheet: ScoreSheet,
    people: PlayerNames,
    without: frozenset[ScoreItem] = frozenset(),
    kinds: KindConditions = (),
) -> tuple[SheetRow, ...]:
    """Return the rows with points, and the rows that every score sheet has.

    Items in `without` cannot occur in the game and have no empty rows. `kinds` are the
    canastas needed to go out, on which the names of canastas depend.
    """
    by_table = any(
        line.item in _THREES and line.each is None for line in chain(*sheet.lines)
    )
    sides = [
        tuple(_row_line(line, by_table=by_table) for line in sheet.lines[side])
        for side in people.side_order()
    ]
    shown = {(line.item, line.held) for lines in sides for line in lines}
    shown |= {(item, None) for item in set(ALWAYS_SHOWN_ITEMS) - without}
    return tuple(
        SheetRow(
            item,
            item_words(item, held, kinds, sheet.special_hand),
            tuple(
                _cell(item, held, lines, people, is_counted=any(sides))
                for lines in sides
            ),
        )
        for item in chain.from_iterable(SCORE_PARTS.values())
        for held in sorted({h for i, h in shown if i is item}, key=lambda h: h or ())
    )


def _row_line(line: ScoreLine, *, by_table: bool) -> ScoreLine:
    """Return a line as it is shown: natural canastas of all ranks have one row, and
    with `by_table` no three has points of its own."""
    if line.item is ScoreItem.PURE_CANASTA:
        return replace(line, item=ScoreItem.NATURAL_CANASTA)
    return replace(line, each=None) if by_table and line.item in _THREES else line


def item_words(
    item: ScoreItem,
    held: HeldCards | None,
    kinds: KindConditions = (),
    special_hand: str = "",
) -> str:
    """Return the name of a row: `Natural canastas`, `Three aces in hand`, `Seven
    pairs`.

    `special_hand` is the melded special hand; empty if that is unknown.
    """
    if held is not None:
        return cards_in_hand_text(*held)
    if item is ScoreItem.SPECIAL_HAND and special_hand:
        return capitalize(tr(SPECIAL_HAND_NAMES[special_hand], "object"))
    if item.value in CANASTA_KINDS:
        return tr(CANASTA_KINDS[canasta_kind_name(item.value, kinds)].words)
    return tr(item.value, "score")


def _cell(
    item: ScoreItem,
    held: HeldCards | None,
    lines: tuple[ScoreLine, ...],
    people: PlayerNames,
    *,
    is_counted: bool,
) -> SheetCell:
    """Return the cell of a side; after the count of the round, with `is_counted`, a
    cell without points says “none”."""
    own = [line for line in lines if (line.item, line.held) == (item, held)]
    if not own:
        return SheetCell(0, _no_points_word(item) if is_counted else "")
    details = filter(None, (_arithmetic(line, people) for line in own))
    return SheetCell(sum(line.points for line in own), ", ".join(details))


def _no_points_word(item: ScoreItem) -> str:
    """Return the word for no points of threes or canastas, which some languages
    inflect; empty for other items."""
    if item in _THREES:
        return tr("none", "red threes")
    return tr("none", "score") if item.value in CANASTA_KINDS else ""


def _arithmetic(line: ScoreLine, people: PlayerNames) -> str:
    """Return how points were calculated: `2 × 300`, `Clara −60`, `all 4`."""
    if line.item in (ScoreItem.GOING_OUT, ScoreItem.CONCEALED):
        return "" if line.seat is None else people.name_in_sentence(line.seat)
    if line.item is ScoreItem.MELDED_CARDS and line.points < 0:
        return tr("no canasta", "score")
    if line.seat is not None:
        return tr("{name} {points}", "score").format(
            name=people.name_in_sentence(line.seat), points=number_text(line.points)
        )
    if line.each:
        return tr("{count} × {each}", "score").format(
            count=number_text(line.count), each=number_text(line.each)
        )
    if line.item in _THREES:
        return tr_n("%n three(s)", line.count)
    return ""


def side_headings(people: PlayerNames) -> tuple[tuple[str, str], ...]:
    """Return two heading lines for each column: the side and below its players; the
    second line is empty if the first one has the players."""
    heads = []
    for side in people.side_order():
        name, members = people.side_name(side), people.member_names(side)
        alone = len(people.seats_of(side)) == 1
        heads.append((name, "" if alone or name == members else members))
    return tuple(heads)


def side_heading(people: PlayerNames, side: int) -> str:
    """Return `We` or `They` at a table of two sides, else the names of the players of a
    side.

    For an onlooker, each of two sides has the name of its first player, which needs
    less room.
    """
    if people.viewer < 0 and people.side_count == 2:
        return people.name(people.seats_of(side)[0])
    if people.side_count == 2:
        return people.side_name(side)
    return capitalize(people.member_list(side))


def round_end_text(sheet: ScoreSheet, people: PlayerNames) -> str:
    """Return how a round ended: `Anton went out`, `Nobody went out`."""
    if not any(sheet.lines):
        return tr("Nobody went out, so the round counts nothing", "score")
    if sheet.out is None:
        return tr("Nobody went out", "score")
    return who_went_out(sheet.out, people, concealed=sheet.concealed)


def who_went_out(seat: int, people: PlayerNames, *, concealed: bool) -> str:
    """Return who went out: `Anton went out`, `You went out concealed`."""
    if seat == people.viewer:
        if concealed:
            return tr("You went out concealed", "score")
        return tr("You went out", "score")
    if concealed:
        text = tr("{name} went out concealed", "score")
    else:
        text = tr("{name} went out", "score")
    return text.format(name=people.names[seat])


def next_round_text(
    totals: tuple[int, ...], ruleset: Ruleset, counted: int, people: PlayerNames
) -> tuple[Run, ...]:
    """Return the minimum of each side in the next round, and the goal of the game.

    `counted` is the number of the round that was just counted.
    """
    text = tr("Initial meld in the next round: {scores}.", "score")
    scores = minimums_text(totals, ruleset, counted + 1, people)
    return parse_runs(f"{text.format(scores=scores)} {game_goal(ruleset)}")


def minimums_text(
    totals: tuple[int, ...], ruleset: Ruleset, number: int, people: PlayerNames
) -> str:
    """Return the minimum of each side in a round; a minimum that is the same for all is
    named once."""
    minima = {
        side: minimum_in_round(ruleset, number, totals[side])
        for side in people.side_order()
    }
    if len(set(minima.values())) == 1:
        return _minimum(next(iter(minima.values())))
    return join_with_commas(
        [
            tr("{side} {points}", "score").format(
                side=people.member_names(side), points=_minimum(minimum)
            )
            for side, minimum in minima.items()
        ]
    )


def _minimum(minimum: int) -> str:
    if minimum == CANASTA_MINIMUM:
        return tr("**a canasta**", "score")
    if minimum == NATURAL_CANASTA_MINIMUM:
        return tr("**a natural canasta**", "score")
    return tr_n("**%n** point(s)", minimum)


def game_goal(ruleset: Ruleset) -> str:
    """Return the goal of a game: `Game to 5,000 points.`"""
    if ruleset.match_end is MatchEnd.TARGET and ruleset.target_score is not None:
        return tr_n("Game to %n point(s).", ruleset.target_score)
    return tr_n("Game of %n round(s).", ruleset.rounds or 0)


def resume_text(
    hand: int, totals: tuple[int, ...], turn: int | None, people: PlayerNames
) -> tuple[Run, ...]:
    """Return the offer to continue a saved game; `turn` is the seat that plays next."""
    if turn is None:
        where = tr("Round {number}.", "score")
    elif turn == people.viewer:
        where = tr("Round {number}: it is your turn.", "score")
    else:
        where = tr("Round {number}: {name} is next.", "score")
    name = "" if turn is None else people.names[turn]
    where = where.format(number=number_text(hand), name=name)
    head = tr("**Your game is where you left it.**", "score")
    scores = tr("Score: {scores}.", "score")
    scores = scores.format(scores=score_list(totals, people))
    return parse_runs(f"{head} {where} {scores}")
