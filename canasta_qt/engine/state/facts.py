"""Properties of a position: opened sides, frozen piles, canastas, going out.

These properties are used by the rules, the score, the bots and the status line.
"""

from canasta_qt.cards import NATURAL_RANK_COUNT, SEVEN
from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.melds import RUN, SET, WILDS, Meld
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.state.terms import Terms, card_class
from canasta_qt.rules.amounts import KindCondition
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import initial_minimum
from canasta_qt.rules.values import CanastaKind, FirstTurn, InitialBasis, MeldedCards


def has_opened(position: Position, side: int) -> bool:
    """Return whether a side has melded in this round; threes laid out are no melds."""
    return bool(position.melds[side])


def may_meld(position: Position, seat: int) -> bool:
    """Return whether the ruleset lets a seat meld in this turn (`first_turn`)."""
    barred = position.terms.rules.first_turn is FirstTurn.NO_PILE_OR_MELD
    return not (barred and position.in_first_turn[seat])


def opening_minimum(position: Position, side: int) -> int:
    """Return the points that the side's initial meld needs; the result is the same
    after the side has opened.

    `CANASTA_MINIMUM` and `NATURAL_CANASTA_MINIMUM` of `rules.tables` are returned in
    place of points.
    """
    return minimum_in_round(position.terms.rules, position.round, position.scores[side])


def minimum_in_round(rules: Ruleset, round_number: int, score: int) -> int:
    """Return the points that an initial meld needs in a round at whose beginning the
    side has a score.

    As in `opening_minimum`, a constant of `rules.tables` may be returned in place of
    points.
    """
    by_round = rules.initial_basis is InitialBasis.ROUND
    return initial_minimum(rules.initial_table, round_number if by_round else score)


def is_frozen_for(position: Position, side: int) -> bool:
    """Return whether the pile is frozen for this side; a pile with a freezing card is
    frozen for all sides."""
    rules = position.terms.rules
    return (
        position.frozen
        or rules.pile_always_frozen
        or (rules.frozen_until_initial and not position.melds[side])
    )


def is_top_blocked(position: Position) -> bool:
    """Return whether the top card blocks the pile; an empty pile is not blocked."""
    if not position.pile:
        return False
    top = position.pile[-1]
    if top < NATURAL_RANK_COUNT * 4:
        return False
    return card_class(top) in position.terms.rules.top_blocks


def melded_points(position: Position, side: int) -> int:
    """Return the card points of a side's melds, without bonuses."""
    return sum([meld.points for meld in position.melds[side]])


def melded_score(position: Position, side: int) -> int:
    """Return the score of a side's melded cards if the round ended now, without
    bonuses.

    In some games the score is 0 or negative while the side has no canasta (rules.md,
    `melded_cards`).
    """
    points, rule = melded_points(position, side), position.terms.rules.melded_cards
    if position.canastas[side] or rule is MeldedCards.PLUS:
        return points
    return -points if rule is MeldedCards.MINUS_WITHOUT_CANASTA else 0


def counts_nothing(position: Position) -> bool:
    """Return whether a finished round counts nothing by the rules, because nobody went
    out."""
    return (
        not position.terms.rules.score_without_going_out
        and position.phase == OVER_PHASE
        and position.out < 0
        and position.cause is not EndCause.INSTANT_WIN
    )


def hand_points_if_known(position: Position, seat: int) -> int | None:
    """Return the points lost for a hand; None if some of its cards are hidden."""
    return None if position.hidden[seat] else known_hand_points(position, seat)


def known_hand_points(position: Position, seat: int) -> int:
    """Return the points lost for the known cards of a hand if the round ended now."""
    penalties = position.terms.penalties
    hand = position.hands[seat]
    return sum([count * penalties[card] for card, count in enumerate(hand) if count])


def is_canasta_of_kind(meld: Meld, kind: CanastaKind) -> bool:
    """Return whether a canasta is of a kind that a condition of going out names."""
    if kind is CanastaKind.SEQUENCE:
        return meld.form == RUN
    if kind is CanastaKind.WILD:
        return meld.form == WILDS
    if meld.form != SET:
        return False
    if kind is CanastaKind.SEVENS:
        return meld.rank == SEVEN
    clean = kind in (CanastaKind.NATURAL, CanastaKind.RED)
    return clean == (meld.wilds == 0)


def count_canastas(terms: Terms, melds: list[Meld]) -> int:
    """Return the number of canastas that count for going out; some rulesets do not
    count certain kinds."""
    uncounted = [
        need.kind for need in terms.kinds_needed if need.is_exact and not need.count
    ]
    return sum(
        meld.is_canasta
        and not any(is_canasta_of_kind(meld, kind) for kind in uncounted)
        for meld in melds
    )


def missing_canasta_kinds(
    terms: Terms, melds: list[Meld]
) -> list[tuple[KindCondition, int]]:
    """Return the conditions on kinds of canastas that are not met, each with the
    present number."""
    found = []
    for need in terms.kinds_needed:
        have = sum(
            meld.is_canasta and is_canasta_of_kind(meld, need.kind) for meld in melds
        )
        if have < need.count:
            found.append((need, have))
    return found


def has_partner(terms: Terms, seat: int) -> bool:
    """Return whether another player is on the seat's side."""
    return len(terms.seats_of[terms.side_of[seat]]) > 1
