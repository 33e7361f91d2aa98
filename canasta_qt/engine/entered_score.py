"""Score of a round played with real cards, from its parts as players count them.

The rules determine which parts there are. The parts are put into a finished position,
which `engine.scoring` counts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RANK_LETTERS,
    RED3,
    SEVEN,
    UNKNOWN,
    Card,
    Rank,
)
from canasta_qt.engine.moves.melding import ALL_THREES, RED_THREES
from canasta_qt.engine.scoring import (
    SPECIAL_HAND_POINTS,
    canasta_bonus,
    score_lines_of_side,
)
from canasta_qt.engine.state.events import EndCause, HeldCards, ScoreItem
from canasta_qt.engine.state.facts import counts_nothing
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    RUN,
    SET,
    THREES,
    WILDS,
    Meld,
    count_jokers,
)
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules import values
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import LIFT_BONUS_POINTS

_MAX_COUNT: Final = 99
MAX_POINTS: Final = 9999
"""Largest number of points of cards that can be entered for a side."""
_JOKERS_OF_WILD_CANASTAS: Final = (0, 3, 4)
"""Numbers of jokers in wild canastas, one for each value that `wild_canasta_points` can
have."""

MAX_ROUND_POINTS: Final = 99_999
"""Largest number of points of a round that can be entered as a sum, without parts."""
POINTS_KEY: Final = "points"
"""Key of the points of a side's round, if they are entered without parts."""
OUT_KEYS: Final = ("going_out", "concealed")
"""Keys of the parts for going out and for going out concealed, of which only one side
can have one."""

Counts: TypeAlias = Mapping[str, int]
"""Numbers of a side by key of the part; parts that are missing are 0."""
EnteredRound: TypeAlias = tuple[Counts, ...]
"""Numbers for a round by side, each by key of the part, or only the points."""


@dataclass(frozen=True, slots=True)
class ScorePart:
    """Part of a side's round, for which players enter a number of things or the points
    of cards."""

    item: ScoreItem
    max_number: int = _MAX_COUNT
    each: int | None = None
    """Points of each thing; None for points of cards, and for things whose value
    depends on their number."""
    suffix: str = ""
    """End of the key, by which parts of the same item differ."""
    ranks: tuple[Rank, ...] = ()
    """Ranks of the natural canastas, or of the unfinished melds, that have this value.
    """
    meld: Meld | None = None
    """A meld with the property that is counted; None for parts of other kinds."""
    held: HeldCards | None = None

    @property
    def key(self) -> str:
        """Key of the part in files."""
        return f"{self.item}{self.suffix}"


def _points_meld(
    points: int = 0, topper: Card | None = None, *, concealed: bool = False
) -> Meld:
    """Return a meld without cards that has only points, a red three or a bonus."""
    return Meld(THREES, BLACK3, 0, 0, (), points, topper, concealed=concealed)


def score_parts(terms: Terms) -> tuple[ScorePart, ...]:
    """Return the parts that a side's round can have under the rules."""
    return (
        *_canasta_parts(terms.rules),
        *_bonus_parts(terms),
        *_three_parts(terms),
        ScorePart(ScoreItem.MELDED_CARDS, MAX_POINTS),
        ScorePart(ScoreItem.CARDS_IN_HAND, MAX_POINTS),
        *_penalty_parts(terms),
        *_single_parts(terms.rules),
    )


def _canasta_parts(rules: Ruleset) -> Iterator[ScorePart]:
    """Yield a part for each value that a kind of canasta can have."""
    found: dict[tuple[ScoreItem, int], list[Meld]] = {}
    for meld in _possible_canastas(rules):
        found.setdefault(canasta_bonus(rules, meld, out=True), []).append(meld)
    for (item, each), melds in found.items():
        first, ranks = melds[0], tuple(meld.rank for meld in melds)
        suffix = ""
        if item is ScoreItem.PURE_CANASTA:
            suffix = f"-{''.join(RANK_LETTERS[rank] for rank in ranks)}"
        elif item is ScoreItem.WILD_CANASTA:
            suffix = f"-{count_jokers(first.cards)}"
        yield ScorePart(item, _MAX_COUNT, each, suffix, ranks, first)


def _possible_canastas(rules: Ruleset) -> Iterator[Meld]:
    """Yield a canasta of each kind to which the rules can give a different value."""
    for rank in map(Rank, range(NATURAL_RANK_COUNT)):
        yield _canasta(SET, rank, 0)
    if rules.max_wilds != 0:
        yield _canasta(SET, SEVEN, 2)
    if rules.sequences:
        yield _canasta(RUN, SEVEN, 0)
    if rules.wild_melds is not values.WildMelds.NONE:
        for jokers in _JOKERS_OF_WILD_CANASTAS:
            yield _canasta(WILDS, DEUCE, jokers)


def _canasta(form: int, rank: Rank, wilds: int) -> Meld:
    """Return a canasta of a form; the wild cards of a wild canasta are jokers."""
    joker, natural = Card(JOKER << 2), Card(rank << 2)
    cards = (joker,) * wilds + (natural,) * (CANASTA_SIZE - wilds)
    if form == WILDS:
        return Meld(form, rank, 0, CANASTA_SIZE, cards, 0)
    return Meld(form, rank, CANASTA_SIZE - wilds, wilds, cards, 0)


def _bonus_parts(terms: Terms) -> Iterator[ScorePart]:
    rules = terms.rules
    each = rules.concealed_canasta_bonus
    if each:
        meld = _points_meld(concealed=True)
        yield ScorePart(ScoreItem.CONCEALED_CANASTA, each=each, meld=meld)
    yield ScorePart(ScoreItem.GOING_OUT, 1, rules.go_out_bonus)
    if rules.concealed_total != rules.go_out_bonus:
        yield ScorePart(ScoreItem.CONCEALED, 1, rules.concealed_total)
    if rules.deal_bonus_mode is not values.DealBonusMode.NONE:
        members = len(terms.seats_of[0])
        yield ScorePart(ScoreItem.DEAL_BONUS, members, LIFT_BONUS_POINTS)


def _three_parts(terms: Terms) -> Iterator[ScorePart]:
    rules = terms.rules
    red, black = (_copies(terms, rank) for rank in (RED3, BLACK3))
    laid_out = rules.red3_mode in (values.Red3Mode.AUTO, values.Red3Mode.OPTIONAL)
    if laid_out and terms.red3_row:
        yield ScorePart(ScoreItem.RED_THREES, red)
    if rules.topper_bonus and rules.red3_mode is values.Red3Mode.TOPPER:
        meld = _points_meld(topper=RED_THREES[0])
        yield ScorePart(ScoreItem.TOPPER, red, rules.topper_bonus, meld=meld)
    if rules.black3_mode is values.Black3Mode.BONUS and terms.red3_row:
        yield ScorePart(ScoreItem.BLACK_THREES, black)
    elif rules.black3_set_aside_table != "none":
        yield ScorePart(ScoreItem.BLACK_THREES, black, suffix="_aside")


def _copies(terms: Terms, rank: Rank) -> int:
    """Return the number of cards of a rank in all packs of the game."""
    return sum(terms.kinds[rank << 2 : (rank + 1) << 2])


def _penalty_parts(terms: Terms) -> Iterator[ScorePart]:
    rules, members = terms.rules, len(terms.seats_of[0])
    if terms.foot_size:
        yield ScorePart(ScoreItem.CARDS_IN_FOOT, MAX_POINTS)
        each = rules.red3_hand_penalty
        if each:  # for hand and foot; saved games have this key
            yield ScorePart(ScoreItem.THREES_IN_FOOT, _copies(terms, RED3), -each)
    for text, each in rules.incomplete_pure_penalty:
        ranks, suffix = (Rank(RANK_LETTERS.index(text)),), f"-{text}"
        item = ScoreItem.INCOMPLETE_PURE
        yield ScorePart(item, each=-each, suffix=suffix, ranks=ranks)
    each = rules.incomplete_wild_penalty
    if each:
        yield ScorePart(ScoreItem.INCOMPLETE_WILD, each=-each)
    for holding in rules.holding_penalty:
        kind, count = holding.held_kind, holding.min_count
        rank = DEUCE if kind == "wild" else Rank(RANK_LETTERS.index(kind))
        item, suffix, held = ScoreItem.HOLDING, f"-{kind}-{count}", (rank, count)
        yield ScorePart(item, members, -holding.points, suffix, held=held)
    short = rules.short_sequence_penalty
    if short is not None:
        meld = Meld(RUN, SEVEN, 0, 0, (), 0)
        yield ScorePart(ScoreItem.SHORT_SEQUENCE, each=-short.points, meld=meld)
    each = rules.partner_in_hand_penalty
    if each and terms.foot_size and members > 1:
        yield ScorePart(ScoreItem.PARTNER_IN_HAND, members - 1, -each)


def _single_parts(rules: Ruleset) -> Iterator[ScorePart]:
    """Yield the parts that are entered in place of all other parts of a side."""
    if rules.special_hands != "none":
        for points in SPECIAL_HAND_POINTS:
            yield ScorePart(ScoreItem.SPECIAL_HAND, 1, points, f"-{points}")
    if rules.instant_win_canastas is not None:
        yield ScorePart(ScoreItem.INSTANT_WIN, 1, rules.instant_win_points)


def entered_points(terms: Terms, sides: EnteredRound) -> tuple[int, ...]:
    """Return the points of a round by side.

    Each side is counted in a separate position, because two sides that play against a
    lone player both go out.
    """
    if any(POINTS_KEY in side for side in sides):
        return tuple(side.get(POINTS_KEY, 0) for side in sides)
    won = [side.get(str(ScoreItem.INSTANT_WIN), 0) for side in sides]
    if any(won):
        return tuple(number * terms.rules.instant_win_points for number in won)
    positions = [Position(terms) for _ in sides]
    plain = [
        _enter_parts(positions[side], side, counts) for side, counts in enumerate(sides)
    ]
    outs = [position.out for position in positions if position.out >= 0]
    for side, position in enumerate(positions):
        if not outs:
            position.cause = EndCause.STOCK_EMPTY
        elif position.out < 0:
            position.out = outs[0]
        lines = score_lines_of_side(position, side)
        counted = not counts_nothing(position)
        plain[side] = counted * plain[side] + sum(line.points for line in lines)
    return tuple(plain)


def _enter_parts(position: Position, side: int, counts: Counts) -> int:
    """Put the parts of a side into a position; return the points of parts that a
    position cannot have."""
    parts = score_parts(position.terms)
    found = [(part, counts[part.key]) for part in parts if counts.get(part.key)]
    alone = [it for it in found if it[0].item is ScoreItem.SPECIAL_HAND][:1]
    points = sum(_enter_part(position, side, *each) for each in alone or found)
    position.update_meld_index(side)
    return points


def _enter_part(  # noqa: C901 - one case for each place of a position
    position: Position, side: int, part: ScorePart, number: int
) -> int:
    """Put a part into a position and return 0, or return its points if a position
    cannot have it."""
    seat, *mates = position.terms.seats_of[side]
    match part.item:
        case ScoreItem.MELDED_CARDS:
            position.melds[side].append(_points_meld(number))
        case ScoreItem.RED_THREES:
            position.bonus[side] += RED_THREES[:1] * number
        case ScoreItem.BLACK_THREES:
            aside = position.black_threes_aside if part.suffix else position.bonus
            aside[side] += ALL_THREES[:1] * number
        case ScoreItem.DEAL_BONUS:
            position.bonus_deal += [side] * number
        case ScoreItem.GOING_OUT | ScoreItem.CONCEALED:
            position.out, position.concealed = seat, part.item is ScoreItem.CONCEALED
        case ScoreItem.SPECIAL_HAND:
            position.out, position.cause = seat, EndCause.SPECIAL_HAND
            return number * (part.each or 0)
        case ScoreItem.PARTNER_IN_HAND:
            for mate in mates[:number]:
                position.feet[mate] = [UNKNOWN]
        case ScoreItem.CARDS_IN_HAND | ScoreItem.CARDS_IN_FOOT:
            return -number
        case _ if part.meld is not None:
            position.melds[side] += [part.meld] * number
        case _ if part.held is not None:
            rank, count = part.held
            for each in [*mates, seat][:number]:
                position.ranks[each][rank] = count
        case _:
            return number * (part.each or 0)
    return 0
