"""Score of a finished round, with a function for each kind of line (rules.md 2.4).

Special hands (table SH-AM), which are melded as a whole, are judged here as well. The
lines for parameter group K are penalties.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from canasta_qt.cards import (
    ACE,
    BLACK3,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RANK_LETTERS,
    RED3,
    SEVEN,
    Rank,
)
from canasta_qt.engine.moves.validity import is_pure_rank
from canasta_qt.engine.state.events import EndCause, ScoreItem, ScoreLine, ScoreSheet
from canasta_qt.engine.state.facts import counts_nothing, may_meld, melded_score
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    RUN,
    SET,
    WILDS,
    Meld,
    count_jokers,
)
from canasta_qt.engine.state.position import PLAY_PHASE, Position, has_taken_up_foot
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.winners import winners_by_total
from canasta_qt.rules import values
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import LIFT_BONUS_POINTS, red3_points, wild_canasta_points

SPECIAL_HAND_SIZE: Final = 14
SPECIAL_HAND_POINTS: Final = (3000, 2500, 2000)
"""Points of the special hands: a straight; pairs without twos; garbage, or pairs with
twos."""


def special_hand_refusal(position: Position, hand: str) -> Refusal | None:
    """Return why a special hand may not be melded, or None. It requires a draw, 14
    cards, and no melds."""
    seat = position.turn
    if position.terms.rules.special_hands == "none":
        return Refusal(Reason.NO_SPECIAL_HAND)
    if not may_meld(position, seat):
        return Refusal(Reason.FIRST_TURN_MELD)
    if (
        position.phase != PLAY_PHASE
        or not position.drew_cards
        or position.size[seat] != SPECIAL_HAND_SIZE
    ):
        return Refusal(Reason.NO_SPECIAL_HAND, position.size[seat], SPECIAL_HAND_SIZE)
    if (
        position.melds[position.terms.side_of[seat]]
        or special_hand_points(position, seat, hand) == 0
    ):
        return Refusal(Reason.NO_SPECIAL_HAND)
    return None


def special_hand_points(position: Position, seat: int, hand: str) -> int:
    """Return the points of a special hand; 0 if the seat does not have its cards, or if
    cards of the seat are hidden."""
    ranks = position.ranks[seat]
    if position.hidden[seat]:
        return 0
    if hand == "straight":
        return SPECIAL_HAND_POINTS[0] if _is_straight(ranks) else 0
    if hand == "pairs":
        return _pairs_points(ranks)
    if hand == "garbage":
        return SPECIAL_HAND_POINTS[2] if _is_garbage(ranks) else 0
    return 0


def special_hands_in(position: Position, seat: int) -> list[str]:
    """Return the names of the special hands for which a seat has the cards."""
    return [
        hand
        for hand in ("straight", "pairs", "garbage")
        if special_hand_points(position, seat, hand)
    ]


def _is_straight(ranks: list[int]) -> bool:
    """Return whether a hand has a card of each rank, a three of any colour and a
    joker."""
    singles = all(ranks[rank] == 1 for rank in range(NATURAL_RANK_COUNT))
    three = ranks[BLACK3] + ranks[RED3] == 1
    return singles and three and ranks[DEUCE] == 1 and ranks[JOKER] == 1


def _pairs_points(ranks: list[int]) -> int:
    """Return the points of a hand of seven different pairs; 0 for any other hand.

    The points are 2,500 without twos, and 2,000 with pairs of twos, sevens and aces.
    """
    if any(count not in (0, 2) for count in ranks):
        return 0
    if ranks[JOKER] or ranks[BLACK3] or ranks[RED3]:
        return 0
    if not ranks[DEUCE]:
        return SPECIAL_HAND_POINTS[1]
    return SPECIAL_HAND_POINTS[2] if ranks[SEVEN] and ranks[ACE] else 0


def _is_garbage(ranks: list[int]) -> bool:
    """Return whether a hand has 4, 4, 3 and 3 cards of four ranks, without wild cards
    and threes."""
    if any(ranks[rank] for rank in (DEUCE, JOKER, BLACK3, RED3)):
        return False
    return sorted(count for count in ranks if count) == [3, 3, 4, 4]


def _uniform_line(item: ScoreItem, count: int, each: int) -> Iterator[ScoreLine]:
    """Yield a line for `count` items worth `each` points; nothing for 0 items."""
    if count:
        yield ScoreLine(item, count, each, count * each)


def incomplete_meld_penalty_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield penalties for melds of pure ranks or wild cards with fewer than seven
    cards."""
    rules = position.terms.rules
    unfinished = [meld for meld in position.melds[side] if meld.size < CANASTA_SIZE]
    for text, each in rules.incomplete_pure_penalty:
        count = sum(
            meld.form == SET
            and RANK_LETTERS[meld.rank] == text
            and is_pure_rank(
                position.terms.rules, meld.rank, mixed=meld.mixed_at_opening
            )
            for meld in unfinished
        )
        yield from _uniform_line(ScoreItem.INCOMPLETE_PURE, count, -each)
    each = rules.incomplete_wild_penalty
    if each:
        count = sum(meld.form == WILDS for meld in unfinished)
        yield from _uniform_line(ScoreItem.INCOMPLETE_WILD, count, -each)


def holding_penalty_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield the penalties for holding too many equal cards, for each player.

    Only cards of the packet being played count; wild cards do not count if the round
    ended because the stock was empty (rules.md 3.17). The player who went out has no
    penalty.
    """
    for holding in position.terms.rules.holding_penalty:
        if holding.held_kind == "wild":
            if position.cause is EndCause.STOCK_EMPTY:
                continue
            ranks = [int(DEUCE), int(JOKER)]
        else:
            rank = RANK_LETTERS.index(holding.held_kind)
            if _mixed_at_opening(position, side, rank):
                continue
            ranks = [rank]
        for seat in position.terms.seats_of[side]:
            if seat == position.out:
                continue
            count = sum(position.ranks[seat][rank] for rank in ranks)
            if count >= holding.min_count:
                points, held = -holding.points, (Rank(ranks[0]), count)
                yield ScoreLine(ScoreItem.HOLDING, 1, points, points, seat, held)


def _mixed_at_opening(position: Position, side: int, rank: int) -> bool:
    """Return whether the side opened with wild cards in its meld of the rank (case E92
    of rules.md)."""
    return any(
        meld.rank == rank and meld.mixed_at_opening for meld in position.melds[side]
    )


def short_sequence_penalty_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield the penalties for unfinished short sequences: one for each, or one for the
    side, as the rules say."""
    rule = position.terms.rules.short_sequence_penalty
    if rule is None:
        return
    count = sum(
        meld.form == RUN and meld.size <= rule.max_length
        for meld in position.melds[side]
    )
    if count:
        points = -rule.points * (count if rule.per == "sequence" else 1)
        yield ScoreLine(ScoreItem.SHORT_SEQUENCE, count, -rule.points, points)


def partner_in_hand_penalty_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield a penalty for each partner who has not taken up the foot when the side goes
    out."""
    terms = position.terms
    each = terms.rules.partner_in_hand_penalty
    went_out = position.out >= 0 and terms.side_of[position.out] == side
    if each and terms.foot_size and went_out:
        count = sum(
            not has_taken_up_foot(position, seat) for seat in terms.seats_of[side]
        )
        yield from _uniform_line(ScoreItem.PARTNER_IN_HAND, count, -each)


def score_sheet(position: Position) -> ScoreSheet:
    """Return the score of a finished round; of hidden hands, only the known cards
    count."""
    lines = tuple(tuple(_lines(position, side)) for side in range(position.terms.sides))
    points = tuple(sum(line.points for line in side) for side in lines)
    totals = tuple(
        before + gained for before, gained in zip(position.scores, points, strict=True)
    )
    winners = _winners(position, totals)
    return ScoreSheet(
        lines,
        tuple(position.scores),
        points,
        totals,
        position.out if position.out >= 0 else None,
        position.concealed,
        bool(winners),
        winners,
        position.special,
    )


def round_points(position: Position) -> list[int]:
    """Return the points of a finished round by side; faster than a score sheet."""
    return [
        sum([line.points for line in _lines(position, side)])
        for side in range(position.terms.sides)
    ]


def _winners(position: Position, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sides that have won the game; () if it continues.

    An instant win does not depend on the total.
    """
    if position.cause is EndCause.INSTANT_WIN:
        return (position.terms.side_of[position.turn],)
    rules, before = position.terms.rules, tuple(position.scores)
    return winners_by_total(rules, position.round, totals, before)


def _lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield all lines of a side and, in a game against a lone player, of its ally."""
    yield from score_lines_of_side(position, side)
    ally = position.ally_side(side)
    alone = ally < 0 or counts_nothing(position)
    if alone or has_single_score_line(position, side):
        return
    for part in _LINE_FUNCTIONS:
        if part is not _red_three_lines:  # these count for their owner alone
            yield from part(position, ally)


def has_single_score_line(position: Position, side: int) -> bool:
    """Return whether a side has at most one line: for its special hand, or after an
    instant win, for which only the winner has a line."""
    cause = position.cause
    if cause is EndCause.SPECIAL_HAND:
        return position.terms.side_of[position.out] == side
    return cause is EndCause.INSTANT_WIN


def score_lines_of_side(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield the lines of a side's own cards; at most one if
    `has_single_score_line`."""
    if counts_nothing(position):
        return
    if position.cause is EndCause.INSTANT_WIN:
        if position.terms.side_of[position.turn] == side:
            points = position.terms.rules.instant_win_points
            yield ScoreLine(ScoreItem.INSTANT_WIN, 1, points, points)
        return
    if has_single_score_line(position, side):
        seat = position.out
        points = special_hand_points(position, seat, position.special)
        yield ScoreLine(ScoreItem.SPECIAL_HAND, 1, points, points, seat)
        return
    for part in _LINE_FUNCTIONS:
        yield from part(position, side)


def canasta_bonus(rules: Ruleset, meld: Meld, *, out: bool) -> tuple[ScoreItem, int]:
    """Return the score item and the bonus of a canasta; `out` says whether its side has
    gone out."""
    if meld.form == RUN:
        return ScoreItem.SEQUENCE, rules.bonus_sequence
    if meld.form == WILDS:
        paid = out or not rules.wild_bonus_only_if_out
        return ScoreItem.WILD_CANASTA, wild_canasta_bonus(rules, meld) if paid else 0
    if meld.wilds:
        return ScoreItem.MIXED_CANASTA, rules.bonus_mixed
    for text, points in rules.pure_rank_bonus:
        if RANK_LETTERS[meld.rank] == text:
            return ScoreItem.PURE_CANASTA, points
    return ScoreItem.NATURAL_CANASTA, rules.bonus_natural


def wild_canasta_bonus(rules: Ruleset, meld: Meld) -> int:
    """Return the bonus of a canasta of wild cards, by its numbers of jokers and
    twos."""
    table = wild_canasta_points(rules.wild_canasta_table)
    jokers = count_jokers(meld.cards)
    if jokers == 0:
        return table[0]
    return table[1] if jokers == 4 and meld.size == 7 else table[2]


def _canasta_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    out = position.out >= 0 and position.terms.side_of[position.out] == side
    counted: dict[tuple[ScoreItem, int], int] = {}
    for meld in position.melds[side]:
        if meld.is_canasta:
            found = canasta_bonus(position.terms.rules, meld, out=out)
            counted[found] = counted.get(found, 0) + 1
    for item, each in sorted(counted, key=lambda found: (str(found[0]), found[1])):
        yield from _uniform_line(item, counted[item, each], each)


def _out_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    seat = position.out
    if seat < 0 or position.terms.side_of[seat] != side:
        return
    if position.cause is EndCause.SPECIAL_HAND:
        return
    rules = position.terms.rules
    item, total = ScoreItem.GOING_OUT, rules.go_out_bonus
    if position.concealed:
        item, total = ScoreItem.CONCEALED, rules.concealed_total
    yield ScoreLine(item, 1, total, total, seat)


def _red_three_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    count = count_threes(position, side, RED3)
    if not count or not position.terms.red3_row:
        return
    value = red3_points(position.terms.red3_row, count)
    points = value * red3_sign(position, side)
    each = points // count if points % count == 0 and value == 100 * count else None
    yield ScoreLine(ScoreItem.RED_THREES, count, each, points)


def red3_sign(position: Position, side: int) -> int:
    """Return the sign of the points of red threes: 1 if they count for the side, -1 if
    they count against it, else 0."""
    rules, canastas = position.terms.rules, position.canastas[side]
    met = {
        values.Red3Positive.ANY_MELD: bool(position.melds[side]),
        values.Red3Positive.CANASTAS_1: canastas >= 1,
        values.Red3Positive.CANASTAS_2: canastas >= 2,
    }[rules.red3_positive_if]
    if met:
        return 1
    if rules.red3_otherwise is values.Red3Otherwise.NEGATIVE:
        return -1
    if rules.red3_otherwise is values.Red3Otherwise.ZERO:
        return 0
    return 0 if canastas == 1 else -1


def _melded_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    melds = position.melds[side]
    if melds:
        count = sum([meld.size for meld in melds])
        total = melded_score(position, side)
        yield ScoreLine(ScoreItem.MELDED_CARDS, count, None, total)


def _hand_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    penalties = position.terms.penalties
    skipped = _threes_in_table(position, side)
    for seat in position.terms.seats_of[side]:
        hand = position.hands[seat]
        points = sum(
            [
                count * penalties[card]
                for card, count in enumerate(hand)
                if count and card >> 2 not in skipped
            ]
        )
        if position.size[seat]:
            yield ScoreLine(
                ScoreItem.CARDS_IN_HAND, position.size[seat], None, -points, seat
            )


def _threes_in_table(position: Position, side: int) -> tuple[int, ...]:
    """Return the ranks of threes whose points in hands are counted in another line
    (American)."""
    by_choice = position.terms.rules.red3_mode is values.Red3Mode.OPTIONAL
    return (RED3, BLACK3) if by_choice and not position.canastas[side] else ()


def _multi_canasta_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield the bonuses of table MC-ITA: for many natural canastas, and for ten
    canastas."""
    if position.terms.rules.multi_canasta_table == "none":
        return
    canastas = [meld for meld in position.melds[side] if meld.is_canasta]
    natural = sum(meld.form != WILDS and not meld.wilds for meld in canastas)
    mixed = sum(meld.form == SET and meld.wilds > 0 for meld in canastas)
    points = 2000 if natural >= 5 else 1000 if natural == 4 and mixed else 0
    if len(canastas) >= 10:
        points += 2000
    if points:
        yield ScoreLine(ScoreItem.MULTI_CANASTA, len(canastas), None, points)


def _topper_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    each = position.terms.rules.topper_bonus
    count = sum(meld.topper is not None for meld in position.melds[side])
    yield from _uniform_line(ScoreItem.TOPPER, count, each)


def _concealed_canasta_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    each = position.terms.rules.concealed_canasta_bonus
    if each:
        count = sum(meld.concealed for meld in position.melds[side])
        yield from _uniform_line(ScoreItem.CONCEALED_CANASTA, count, each)


def _deal_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    count = position.bonus_deal.count(side)
    yield from _uniform_line(ScoreItem.DEAL_BONUS, count, LIFT_BONUS_POINTS)


def _black_three_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield lines for black threes laid out (American) or set aside (Cuban)."""
    aside = len(position.black_threes_aside[side])
    table = position.terms.rules.black3_set_aside_table
    if aside and table != "none":
        points = 100 if aside == 4 else 5 * aside  # table B3-CUB
        yield ScoreLine(ScoreItem.BLACK_THREES, aside, None, points)
    if position.terms.rules.black3_mode is not values.Black3Mode.BONUS:
        return
    count = count_threes(position, side, BLACK3)
    if count:
        value = red3_points(position.terms.red3_row, count)
        points = value * red3_sign(position, side)
        yield ScoreLine(ScoreItem.BLACK_THREES, count, None, points)


def count_threes(position: Position, side: int, rank: int) -> int:
    """Return the number of threes of a colour that are laid out, plus those in hands if
    the rules penalize them."""
    count = sum(card >> 2 == rank for card in position.bonus[side])
    by_choice = position.terms.rules.red3_mode is values.Red3Mode.OPTIONAL
    if by_choice and not position.canastas[side]:
        seats = position.terms.seats_of[side]
        count += sum(position.ranks[seat][rank] for seat in seats)
    return count


def points_of_held_threes(position: Position, seats: Sequence[int]) -> int:
    """Return the points of threes in hands that count as if they were laid out
    (American)."""
    side, bare = position.terms.side_of[seats[0]], position.copy()
    for seat in seats:
        bare.ranks[seat][RED3] = bare.ranks[seat][BLACK3] = 0
    with_them, without = (
        sum(line.points for part in _THREES_FUNCTIONS for line in part(each, side))
        for each in (position, bare)
    )
    return with_them - without


_THREES_FUNCTIONS: Final = (_red_three_lines, _black_three_lines)


def _foot_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    """Yield a line for the cards of each foot, and one for its red threes if these have
    a separate penalty."""
    penalties, each = position.terms.penalties, position.terms.rules.red3_hand_penalty
    for seat in position.terms.seats_of[side]:
        foot = position.feet[seat]
        threes = sum([card >> 2 == RED3 for card in foot]) if each else 0
        if len(foot) > threes:
            points = sum([penalties[card] for card in foot if card >= 0])
            points -= threes * each
            count = len(foot) - threes
            yield ScoreLine(ScoreItem.CARDS_IN_FOOT, count, None, -points, seat)
        if threes:
            points = -threes * each
            yield ScoreLine(ScoreItem.THREES_IN_FOOT, threes, -each, points, seat)


_LINE_FUNCTIONS: tuple[Callable[[Position, int], Iterator[ScoreLine]], ...] = (
    _canasta_lines,
    _multi_canasta_lines,
    _concealed_canasta_lines,
    _topper_lines,
    _out_lines,
    _deal_lines,
    _red_three_lines,
    _black_three_lines,
    _melded_lines,
    _hand_lines,
    _foot_lines,
    incomplete_meld_penalty_lines,
    holding_penalty_lines,
    short_sequence_penalty_lines,
    partner_in_hand_penalty_lines,
)
