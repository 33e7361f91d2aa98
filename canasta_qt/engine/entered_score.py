"""Score of a round played with real cards, from its parts as players count them.

The rules determine the parts; their values are those of `engine.scoring`.
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
    Card,
    Rank,
)
from canasta_qt.engine.scoring import (
    SPECIAL_HAND_POINTS,
    canasta_value,
    multi_canasta_points,
    out_bonus,
    red_three_line,
    set_aside_points,
    short_sequence_line,
    threes_sign,
)
from canasta_qt.engine.state.events import HeldCards, ScoreItem
from canasta_qt.engine.state.facts import count_canastas, melded_sign
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    RUN,
    SET,
    WILDS,
    Meld,
    count_jokers,
)
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules import values
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import LIFT_BONUS_POINTS, red3_points

_MAX_COUNT: Final = 99
MAX_POINTS: Final = 9999
"""Largest number of points of cards that can be entered for a side."""
_JOKERS_OF_WILD_CANASTAS: Final = (0, 3, 4)
"""Numbers of jokers that tell apart all values of `wild_canasta_points`."""

MAX_ROUND_POINTS: Final = 99_999
"""Largest number of points of a round that is entered as one number."""
POINTS_KEY: Final = "points"
"""Key of the points of a side's round, if only these are entered."""

Counts: TypeAlias = Mapping[str, int]
"""Numbers of a side by key of the part; parts that are missing are 0."""
EnteredRound: TypeAlias = tuple[Counts, ...]
"""A round by side: the numbers of its parts, or only the points."""


@dataclass(frozen=True, slots=True)
class ScorePart:
    """Part of a side's round: a number of things, or points of cards."""

    key: str
    """Name in files."""
    item: ScoreItem
    max_number: int = _MAX_COUNT
    each: int | None = None
    """Points of each thing; None for points, and for things valued together."""
    ranks: tuple[Rank, ...] = ()
    """Ranks of natural canastas that have this value."""
    meld: Meld | None = None
    """A canasta of this kind."""
    held: HeldCards | None = None


def score_parts(terms: Terms) -> tuple[ScorePart, ...]:
    """Return the parts that a side's round can have under the rules."""
    return (
        *_canasta_parts(terms.rules),
        *_bonus_parts(terms),
        *_three_parts(terms),
        ScorePart("melded_cards", ScoreItem.MELDED_CARDS, MAX_POINTS),
        ScorePart("cards_in_hand", ScoreItem.CARDS_IN_HAND, MAX_POINTS),
        *_penalty_parts(terms),
        *_single_parts(terms.rules),
    )


def _canasta_parts(rules: Ruleset) -> Iterator[ScorePart]:
    """Yield a part for each value that a kind of canasta can have."""
    found: dict[tuple[ScoreItem, int], list[Meld]] = {}
    for meld in _possible_canastas(rules):
        found.setdefault(canasta_value(rules, meld, out=True), []).append(meld)
    for (item, each), melds in found.items():
        first, ranks = melds[0], tuple(meld.rank for meld in melds)
        key = item.value
        if item is ScoreItem.PURE_CANASTA:
            key = f"{key}-{''.join(RANK_LETTERS[rank] for rank in ranks)}"
        elif item is ScoreItem.WILD_CANASTA:
            key = f"{key}-{count_jokers(first.cards)}"
        yield ScorePart(key, item, _MAX_COUNT, each, ranks, first)


def _possible_canastas(rules: Ruleset) -> Iterator[Meld]:
    """Yield a canasta of each kind that the rules can value differently."""
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
        item = ScoreItem.CONCEALED_CANASTA
        yield ScorePart("concealed_canasta", item, each=each)
    item, each = out_bonus(rules, concealed=False)
    yield ScorePart("going_out", item, 1, each)
    item, concealed = out_bonus(rules, concealed=True)
    if concealed != each:
        yield ScorePart("concealed", item, 1, concealed)
    if rules.deal_bonus_mode is not values.DealBonusMode.NONE:
        members = len(terms.seats_of[0])
        yield ScorePart("deal_bonus", ScoreItem.DEAL_BONUS, members, LIFT_BONUS_POINTS)


def _three_parts(terms: Terms) -> Iterator[ScorePart]:
    rules = terms.rules
    red, black = (_copies(terms, rank) for rank in (RED3, BLACK3))
    laid_out = rules.red3_mode in (values.Red3Mode.AUTO, values.Red3Mode.OPTIONAL)
    if laid_out and terms.red3_row:
        yield ScorePart("red_threes", ScoreItem.RED_THREES, red)
    if rules.topper_bonus and rules.red3_mode is values.Red3Mode.TOPPER:
        yield ScorePart("topper", ScoreItem.TOPPER, red, rules.topper_bonus)
    if rules.black3_mode is values.Black3Mode.BONUS and terms.red3_row:
        yield ScorePart("black_threes", ScoreItem.BLACK_THREES, black)
    elif rules.black3_set_aside_table != "none":
        yield ScorePart("black_threes_aside", ScoreItem.BLACK_THREES, black)


def _copies(terms: Terms, rank: Rank) -> int:
    """Return the number of cards of a rank in the game."""
    return sum(terms.kinds[rank << 2 : (rank + 1) << 2])


def _penalty_parts(terms: Terms) -> Iterator[ScorePart]:
    rules, members = terms.rules, len(terms.seats_of[0])
    if terms.foot_size:
        yield ScorePart("cards_in_foot", ScoreItem.CARDS_IN_FOOT, MAX_POINTS)
        each, item = rules.red3_hand_penalty, ScoreItem.THREES_IN_FOOT
        if each:  # of hand and foot; the key is that of saved games
            yield ScorePart("threes_in_foot", item, _copies(terms, RED3), -each)
    for text, each in rules.incomplete_pure_penalty:
        ranks = (Rank(RANK_LETTERS.index(text)),)
        item = ScoreItem.INCOMPLETE_PURE
        yield ScorePart(f"incomplete_pure-{text}", item, each=-each, ranks=ranks)
    each = rules.incomplete_wild_penalty
    if each:
        yield ScorePart("incomplete_wild", ScoreItem.INCOMPLETE_WILD, each=-each)
    for holding in rules.holding_penalty:
        kind, count = holding.held_kind, holding.min_count
        rank = DEUCE if kind == "wild" else Rank(RANK_LETTERS.index(kind))
        yield ScorePart(
            f"holding-{kind}-{count}",
            ScoreItem.HOLDING,
            members,
            -holding.points,
            held=(rank, count),
        )
    short = rules.short_sequence_penalty
    if short is not None:
        item = ScoreItem.SHORT_SEQUENCE
        yield ScorePart("short_sequence", item, each=-short.points)
    each = rules.partner_in_hand_penalty
    if each and terms.foot_size and members > 1:
        item = ScoreItem.PARTNER_IN_HAND
        yield ScorePart("partner_in_hand", item, members - 1, -each)


def _single_parts(rules: Ruleset) -> Iterator[ScorePart]:
    """Yield parts that are a side's whole score of a round."""
    if rules.special_hands != "none":
        for points in SPECIAL_HAND_POINTS:
            key = f"special_hand-{points}"
            yield ScorePart(key, ScoreItem.SPECIAL_HAND, 1, points)
    if rules.instant_win_canastas is not None:
        points = rules.instant_win_points
        yield ScorePart("instant_win", ScoreItem.INSTANT_WIN, 1, points)


_SINGLE_ITEMS: Final = frozenset({ScoreItem.SPECIAL_HAND, ScoreItem.INSTANT_WIN})
"""Score items that are a side's whole score of a round."""
OUT_KEYS: Final = ("going_out", "concealed")
"""Keys of parts that only one side of a round can have, and only one of them."""


def entered_points(terms: Terms, sides: EnteredRound) -> tuple[int, ...]:
    """Return the points of a round by side."""
    if any(POINTS_KEY in side for side in sides):
        return tuple(side.get(POINTS_KEY, 0) for side in sides)
    counted = tuple(_numbered_parts(terms, side) for side in sides)
    won = [
        [pair for pair in side if pair[0].item is ScoreItem.INSTANT_WIN]
        for side in counted
    ]
    if any(won):
        counted = tuple(won)
    is_out = any(_is_out(side) for side in counted)
    if not (is_out or any(won) or terms.rules.score_without_going_out):
        return tuple(0 for _ in sides)
    return tuple(sum(_side_points(terms, side, is_out=is_out)) for side in counted)


_NumberedParts: TypeAlias = list[tuple[ScorePart, int]]


def _numbered_parts(terms: Terms, side: Counts) -> _NumberedParts:
    """Return the parts of a side that are not 0; only one of its whole score."""
    numbered = [(part, side.get(part.key, 0)) for part in score_parts(terms)]
    found = [(part, number) for part, number in numbered if number]
    return [pair for pair in found if pair[0].item in _SINGLE_ITEMS][:1] or found


def _is_out(side: _NumberedParts) -> bool:
    """Return whether a side has gone out, perhaps with a special hand."""
    out = {ScoreItem.GOING_OUT, ScoreItem.CONCEALED, ScoreItem.SPECIAL_HAND}
    return any(part.item in out for part, _ in side)


def _side_points(terms: Terms, side: _NumberedParts, *, is_out: bool) -> Iterator[int]:
    """Yield the points of each part; `is_out`: a player of any side has gone out."""
    rules = terms.rules
    melds = [part.meld for part, number in side for _ in range(number) if part.meld]
    canastas = count_canastas(terms, melds)
    has_meld = bool(melds) or any(part.key == "melded_cards" for part, _ in side)
    sign = threes_sign(rules, canastas, has_meld=has_meld)
    for part, number in side:
        if part.item is ScoreItem.MELDED_CARDS:
            yield number * melded_sign(rules, canastas)
        elif part.meld is not None:
            yield number * canasta_value(rules, part.meld, out=_is_out(side))[1]
        elif part.item is ScoreItem.HOLDING and part.key.startswith("holding-wild"):
            yield number * (part.each or 0) if is_out else 0
        elif part.item is not ScoreItem.PARTNER_IN_HAND or _is_out(side):
            yield _points_together(terms, part, number, sign)
    if rules.multi_canasta_table != "none":
        natural = sum(meld.form != WILDS and not meld.wilds for meld in melds)
        mixed = sum(meld.form == SET and meld.wilds > 0 for meld in melds)
        yield multi_canasta_points(natural, mixed, len(melds))


def _points_together(terms: Terms, part: ScorePart, number: int, sign: int) -> int:
    """Return the points of a part that depend on no other part but the sign of
    threes."""
    if part.key == "red_threes":
        return red_three_line(terms, number, sign).points
    if part.key == "black_threes":
        return red3_points(terms.red3_row, number) * sign
    if part.key == "black_threes_aside":
        return set_aside_points(number)
    short = terms.rules.short_sequence_penalty
    if part.item is ScoreItem.SHORT_SEQUENCE and short is not None:
        return short_sequence_line(short, number).points
    if part.item in (ScoreItem.CARDS_IN_HAND, ScoreItem.CARDS_IN_FOOT):
        return -number
    return number * (part.each or 0)
