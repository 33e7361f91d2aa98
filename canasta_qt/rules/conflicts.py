"""Contradictions between the parameters of a ruleset."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from canasta_qt.rules.amounts import (
    AmountTable,
    Holding,
    KindCondition,
    MinimumTable,
    ShortSequence,
    ThreePoints,
    going_out_condition_lists,
)
from canasta_qt.rules.model import PARAMETERS, Ruleset, parameter_values
from canasta_qt.rules.packs import CANASTA, pack_problems
from canasta_qt.rules.problem import Problem, make_problem
from canasta_qt.rules.tables import minimum_rows
from canasta_qt.rules.values import (
    AskPartner,
    CanastaKind,
    FootAssignment,
    GoOutFoot,
    InitialBasis,
    MatchEnd,
    PileAccess,
    Seating,
    StockOut,
    TakeWay,
    TalonMode,
    WildMelds,
)
from canasta_qt.translate import mark

_NATURALS: Final = 2
_FEWEST_PLAYERS: Final = 2
_MOST_PLAYERS: Final = 8
_LONE_HAND: Final = 3
_LIFTED_PACKET: Final = 11
_WILD_CARD_KINDS: Final = {CanastaKind.MIXED, CanastaKind.BLACK}


@dataclass(frozen=True, slots=True)
class Conflicts:
    """List of contradictions between parameters, as the detail of an error."""

    problems: tuple[Problem, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.problems))


@lru_cache(maxsize=64)
def ruleset_problems(ruleset: Ruleset) -> tuple[Problem, ...]:
    """Return all contradictions; a ruleset without any can be played."""
    counted = [found for check in _CHECKS for found in check(ruleset)]
    plain = [
        Problem(row.parameters, row.text) for row in _ROWS if row.is_conflict(ruleset)
    ]
    return (*counted, *plain)


class ConflictRow(NamedTuple):
    """Condition for a contradiction whose sentence has no numbers, with that
    sentence."""

    parameters: tuple[str, ...]
    text: str
    is_conflict: Callable[[Ruleset], bool]


def _exceeds(number: int | None, most: int | None) -> bool:
    return number is not None and most is not None and number > most


def _rises(table: MinimumTable) -> bool:
    known = [start for start, _ in minimum_rows(table) if start is not None]
    return all(lower < higher for lower, higher in pairwise(known))


def _seatings(rules: Ruleset) -> set[Seating]:
    return {seating for _, row in rules.seating for seating in row}


def _needs_kind(rules: Ruleset, *kinds: CanastaKind) -> bool:
    """Return whether one of the kinds of canastas `kinds` is needed to go out."""
    lists = going_out_condition_lists(rules.go_out_kinds)
    return any(need.kind in kinds and need.count for row in lists for need in row)


_NO_FEET: Final = mark("This needs a foot, and nobody has one.")
_NO_SEQUENCES: Final = mark(
    "The pile cannot be taken for a sequence: there are no sequences."
)

_ROWS: Final = (
    ConflictRow(
        ("players_allowed",),
        mark("Nobody can play."),
        lambda rules: not rules.players_allowed,
    ),
    ConflictRow(
        ("three_player_lone_hand", "players_allowed"),
        mark("The lone player needs a table of three, but three cannot play."),
        lambda rules: (
            rules.three_player_lone_hand and _LONE_HAND not in rules.players_allowed
        ),
    ),
    ConflictRow(
        ("three_player_lone_hand", "seating"),
        mark("The lone player needs three players who each start alone."),
        lambda rules: (
            rules.three_player_lone_hand
            and _LONE_HAND in rules.players_allowed
            and Seating.SOLO not in dict(rules.seating).get(_LONE_HAND, ())
        ),
    ),
    ConflictRow(
        ("max_recycles", "stock_out"),
        mark("Renewals are limited, but the pile never becomes the stock."),
        lambda rules: (
            rules.max_recycles is not None
            and rules.stock_out is not StockOut.RECYCLE_PILE
        ),
    ),
    ConflictRow(
        ("natural_canasta_max_size", "max_meld_size"),
        mark("A natural canasta cannot be larger than the largest meld."),
        lambda rules: _exceeds(rules.natural_canasta_max_size, rules.max_meld_size),
    ),
    ConflictRow(
        ("wild_meld_max",),
        mark("A wild meld this small never becomes a canasta."),
        lambda rules: (
            rules.wild_melds is not WildMelds.NONE
            and _exceeds(CANASTA, rules.wild_meld_max)
        ),
    ),
    ConflictRow(
        ("initial_table", "initial_basis"),
        mark(
            "The minimum goes by the round in one place and by the score in the other."
        ),
        lambda rules: (
            (rules.initial_basis is InitialBasis.ROUND)
            != (minimum_rows(rules.initial_table)[0][0] is not None)
        ),
    ),
    ConflictRow(
        ("initial_table",),
        mark("Each row of the minimum must begin higher than the row above."),
        lambda rules: not _rises(rules.initial_table),
    ),
    ConflictRow(
        ("pile_access", "pile_take_limit"),
        mark(
            "To take only top cards of the pile, set how many, and the other way round."
        ),
        lambda rules: (
            (rules.pile_access is PileAccess.TOP_N)
            != (rules.pile_take_limit is not None)
        ),
    ),
    ConflictRow(
        ("take_frozen", "take_unfrozen"),
        mark("The pile can be taken, but there is no way to take it."),
        lambda rules: (
            rules.pile_access is not PileAccess.NEVER
            and not rules.take_frozen
            and (rules.pile_always_frozen or not rules.take_unfrozen)
        ),
    ),
    ConflictRow(
        ("take_frozen", "sequences"),
        _NO_SEQUENCES,
        lambda rules: TakeWay.ADD_SEQ in rules.take_frozen and not rules.sequences,
    ),
    ConflictRow(
        ("take_unfrozen", "sequences"),
        _NO_SEQUENCES,
        lambda rules: TakeWay.ADD_SEQ in rules.take_unfrozen and not rules.sequences,
    ),
    ConflictRow(
        ("take_frozen",),
        mark("Only a natural pair takes a frozen pile."),
        lambda rules: bool(rules.take_frozen - {TakeWay.PAIR}),
    ),
    ConflictRow(
        ("pile_access", "foot_size"),
        _NO_FEET,
        lambda rules: rules.pile_access is PileAccess.FOOT_ONLY and not rules.foot_size,
    ),
    ConflictRow(
        ("foot_size", "foot_assignment"),
        mark("A foot needs both a number of cards and a way to choose it."),
        lambda rules: (
            bool(rules.foot_size) != (rules.foot_assignment is not FootAssignment.NONE)
        ),
    ),
    ConflictRow(
        ("talon_sizes", "talon_mode"),
        mark("Wings need both a number of cards and a use."),
        lambda rules: (
            bool(rules.talon_sizes) != (rules.talon_mode is not TalonMode.NONE)
        ),
    ),
    ConflictRow(
        ("go_out_foot", "foot_size"),
        _NO_FEET,
        lambda rules: rules.go_out_foot is not GoOutFoot.NONE and not rules.foot_size,
    ),
    ConflictRow(
        ("float_allowed", "foot_size"),
        _NO_FEET,
        lambda rules: rules.float_allowed and not rules.foot_size,
    ),
    ConflictRow(
        ("foot_assignment", "hand_size", "foot_size"),
        mark("22 cards are split into a hand of 11 and a foot of 11."),
        lambda rules: (
            rules.foot_assignment is FootAssignment.LIFT_22
            and (rules.hand_size, rules.foot_size) != (_LIFTED_PACKET, _LIFTED_PACKET)
        ),
    ),
    ConflictRow(
        ("go_out_kinds", "sequences"),
        mark("Going out needs a sequence canasta, and there are no sequences."),
        lambda rules: not rules.sequences and _needs_kind(rules, CanastaKind.SEQUENCE),
    ),
    ConflictRow(
        ("go_out_kinds", "wild_melds"),
        mark("Going out needs a wild canasta, and there are no wild melds."),
        lambda rules: (
            rules.wild_melds is WildMelds.NONE and _needs_kind(rules, CanastaKind.WILD)
        ),
    ),
    ConflictRow(
        ("go_out_kinds", "max_wilds"),
        mark(
            "You need a canasta with wild cards to go out, but no meld may contain any."
        ),
        lambda rules: rules.max_wilds == 0 and _needs_kind(rules, *_WILD_CARD_KINDS),
    ),
    ConflictRow(
        ("ask_partner", "seating"),
        mark("You must ask your partner, but some players play alone."),
        lambda rules: (
            rules.ask_partner is AskPartner.MANDATORY
            and Seating.SOLO in _seatings(rules)
        ),
    ),
    ConflictRow(
        ("match_end", "target_score"),
        mark("The game ends at a target score, and none is set."),
        lambda rules: rules.match_end is MatchEnd.TARGET and rules.target_score is None,
    ),
    ConflictRow(
        ("match_end", "rounds"),
        mark("The game ends after a number of rounds, and none is set."),
        lambda rules: rules.match_end is MatchEnd.ROUNDS and rules.rounds is None,
    ),
)


def _numbers(ruleset: Ruleset) -> Iterator[Problem]:
    small = mark("{number} is too small. The smallest number is {least}.")
    large = mark("{number} is too large. The largest number is {most}.")
    for name, value in parameter_values(ruleset):
        bounds = PARAMETERS[name].number_bounds
        if bounds is None:
            continue
        least, most = bounds
        for number in _numbers_in(value):
            if number < least:
                yield make_problem((name,), small, number=number, least=least)
            elif number > most:
                yield make_problem((name,), large, number=number, most=most)


def _numbers_in(value: object) -> Iterator[int]:
    """Yield the numbers in a value for which the parameter has limits."""
    match value:
        case int():
            yield value
        case AmountTable(_, rows):
            for _, part in rows:
                yield from _numbers_in(part)
        case Holding(_, least, points) | ShortSequence(least, points):
            yield from (least, points)
        case KindCondition(_, count):
            yield count
        case ThreePoints(each, all_, totals):
            yield from (each, all_, *(points for _, points in totals))
        case tuple():
            for part in value:
                yield from _numbers_in(part)
        case _:
            pass


def _seats(ruleset: Ruleset) -> Iterator[Problem]:
    allowed = ruleset.players_allowed
    no_table = mark("{players} cannot play: a table has two to eight players.")
    no_sides = mark("Choose the sides for {players} players.")
    no_players = mark(
        "There are sides for {players} players, but {players} cannot play."
    )
    uneven = mark("{players} players cannot form these sides: {seating}.")
    both = ("players_allowed", "seating")
    listed = dict(ruleset.seating)
    for players in sorted(allowed):
        if not _FEWEST_PLAYERS <= players <= _MOST_PLAYERS:
            yield make_problem(("players_allowed",), no_table, players=players)
        if not listed.get(players):
            yield make_problem(both, no_sides, players=players)
    for players, seatings in listed.items():
        if players not in allowed:
            yield make_problem(both, no_players, players=players)
        for seating in seatings:
            of = seating.members
            if players % of or players <= of:
                yield make_problem(
                    ("seating",), uneven, players=players, seating=seating
                )


def _amounts(ruleset: Ruleset) -> Iterator[Problem]:
    no_number = mark("There is no number for {players} players.")
    no_value = mark("There is no value for these sides: {seating}.")
    for name, value in parameter_values(ruleset):
        if not isinstance(value, AmountTable) or value.key == "decks":
            continue
        given = {key for key, _ in value.rows}
        if value.key == "players":
            for players in sorted(ruleset.players_allowed - given):
                yield make_problem(
                    (name, "players_allowed"), no_number, players=players
                )
        else:
            for seating in sorted(_seatings(ruleset) - given):
                yield make_problem((name, "seating"), no_value, seating=seating)


def _sizes(ruleset: Ruleset) -> Iterator[Problem]:
    text = mark("Melds of fewer than {canasta} cards never become canastas.")
    for name in ("max_meld_size", "natural_canasta_max_size"):
        if _exceeds(CANASTA, getattr(ruleset, name)):
            yield make_problem((name,), text, canasta=CANASTA)


def _naturals_in_canastas(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield contradictions between the number of natural cards, the size and the wild
    cards of canastas."""
    need, wilds = ruleset.min_naturals_in_canasta, ruleset.max_wilds
    limit = ruleset.max_meld_size
    if limit is None:
        return
    if need > limit:
        text = mark(
            "A meld of at most {limit} cards cannot hold {naturals} natural cards."
        )
        yield make_problem(
            ("min_naturals_in_canasta", "max_meld_size"),
            text,
            limit=limit,
            naturals=need,
        )
    elif _exceeds(wilds, limit - _NATURALS):
        text = mark(
            "A meld of at most {limit} cards has no room for {wild} wild cards beside "
            "the natural ones."
        )
        yield make_problem(
            ("max_wilds", "max_meld_size"), text, limit=limit, wild=wilds or 0
        )
    elif _exceeds(wilds, limit - need):
        text = mark(
            "With {wild} wild cards, a meld of at most {limit} cards cannot hold "
            "{naturals} natural ones."
        )
        yield make_problem(
            ("min_naturals_in_canasta", "max_wilds", "max_meld_size"),
            text,
            naturals=need,
            wild=wilds or 0,
            limit=limit,
        )


_CHECKS: Final = (
    _numbers,
    _seats,
    _amounts,
    pack_problems,
    _sizes,
    _naturals_in_canastas,
)
