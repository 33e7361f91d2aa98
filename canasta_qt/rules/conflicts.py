"""What is wrong with a ruleset: every contradiction at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from canasta_qt.cards import NATURAL_RANKS
from canasta_qt.rules.amounts import (
    Amount,
    ByPlayers,
    BySeating,
    Formula,
    KindsBySeating,
)
from canasta_qt.rules.model import PARAMETERS, Ruleset, parameters
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

_CANASTA: Final = 7
_FEWEST_PLAYERS: Final = 2
_MOST_PLAYERS: Final = 8
_LONE_HAND: Final = 3
_LIFTED_PACKET: Final = 11
_BY_ROUND: Final = "IM-ROUND"
_WITH_WILDS: Final = {CanastaKind.MIXED, CanastaKind.BLACK, CanastaKind.DIRTY}


Detail: TypeAlias = int | str


class Conflict(StrEnum):
    """Ways in which a ruleset cannot be played; the text is for notation and logs.

    Sentences for players, with the same names in braces: `wording.rules.parameters`.
    """

    TOO_SMALL = "{number} is less than {least}"
    TOO_LARGE = "{number} is more than {most}"
    NO_PLAYERS = "nobody may play"
    NO_TABLE = "{players} players have no table"
    NO_SEATING = "no seating for {players}"
    IDLE_SEATING = "a seating for {players}, who may not play"
    UNEVEN_SEATING = "{players} cannot play as {seating}"
    NO_THREE = "needs three players"
    THREE_NOT_SOLO = "three players are not solo"
    NO_AMOUNT_FOR_PLAYERS = "nothing for {players} players"
    NO_AMOUNT_FOR_SEATING = "nothing for {seating}"
    NOTHING_TO_DRAW = "nothing is left to draw when {players} players have their cards"
    TOO_MANY_COPIES = "there are only {copies} cards of a rank"
    NEVER_RECYCLED = "the pile never becomes the stock"
    NO_ROOM_FOR_NATURALS = "the smallest meld has no room for its naturals"
    MORE_THAN_A_CANASTA = "more than a canasta holds"
    NO_MELD = "no meld is possible"
    NO_CANASTA = "no canasta is possible below {canasta} cards"
    NATURAL_PAST_ALL = "larger than any meld may be"
    SEQUENCE_LENGTH = "a sequence has {least} to {most} cards"
    NO_WILD_CANASTA = "no wild canasta is possible"
    TOO_FEW_WILDS = "there are only {number} wild cards for a canasta of wild cards"
    CANASTA_WITHOUT_ROOM = "a canasta of {limit} cannot hold {naturals} naturals"
    TOO_FEW_OF_A_RANK = "there are only {copies} cards of a rank"
    WILDS_NEVER_FIT = "a meld of {limit} never holds {wild} wild cards"
    WILDS_BAR_CANASTA = (
        "min_naturals_in_canasta {naturals} cannot be met with max_wilds {wild} and"
        " max_meld_size {limit}"
    )
    ROUNDS_OR_SCORE = "the opening table and its basis do not go together"
    LIMIT_NEEDS_TOP_N = "top_n and a limit need each other"
    NO_WAY_TO_TAKE = "no way to take the pile"
    NO_SEQUENCES_TO_MEET = "add_seq needs sequences"
    FROZEN_BUT_PAIR = "a frozen pile is taken with a pair only"
    NO_FEET = "there are no feet"
    FOOT_NEEDS_BOTH = "a foot needs both"
    LIFT_OF_22 = "a lift of 22 is split into two packets of eleven"
    TALONS_NEED_BOTH = "talons need both"
    NO_SEQUENCES = "there are no sequences"
    NO_WILD_CANASTAS = "there are no wild canastas"
    NO_MIXED_CANASTAS = "there are no mixed canastas"
    NOBODY_TO_ASK = "nobody to ask when playing solo"
    NO_TARGET = "no target to play to"
    NO_ROUNDS = "no number of hands to play"


@dataclass(frozen=True, slots=True)
class Problem:
    """A contradiction: the parameters that are in it and what does not fit."""

    parameters: tuple[str, ...]
    conflict: Conflict
    details: tuple[tuple[str, Detail], ...] = ()
    """What stands in the braces of the text, by name."""

    @property
    def sentence(self) -> str:
        """What does not fit, in the words of the parameters."""
        return self.conflict.value.format(**dict(self.details))

    def __str__(self) -> str:
        """Name the parameters, then say what is wrong."""
        return f"{', '.join(self.parameters)}: {self.sentence}"


@dataclass(frozen=True, slots=True)
class Conflicts:
    """Contradictions as the reason of an error."""

    problems: tuple[Problem, ...]

    def __str__(self) -> str:
        """List them, as notation and logs do."""
        return "; ".join(map(str, self.problems))


def problem(
    parameters: tuple[str, ...], conflict: Conflict, **details: Detail
) -> Problem:
    """Make a problem; the details are named as in the text."""
    return Problem(parameters, conflict, tuple(details.items()))


@lru_cache(maxsize=64)
def problems(ruleset: Ruleset) -> tuple[Problem, ...]:
    """Find every contradiction; none means that the ruleset can be played."""
    return tuple(found for check in _CHECKS for found in check(ruleset))


def _numbers(ruleset: Ruleset) -> Iterator[Problem]:
    for name, value in parameters(ruleset):
        limits = PARAMETERS[name].bounds
        if limits is None:
            continue
        least, most = limits
        for number in _numbers_in(value):
            if number < least:
                yield problem((name,), Conflict.TOO_SMALL, number=number, least=least)
            elif number > most:
                yield problem((name,), Conflict.TOO_LARGE, number=number, most=most)


def _numbers_in(value: object) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, ByPlayers | BySeating):
        yield from (number for _, number in value.amounts)
    elif isinstance(value, tuple):
        yield from (number for number in value if isinstance(number, int))


def _seats(ruleset: Ruleset) -> Iterator[Problem]:
    allowed = ruleset.players_allowed
    both = ("players_allowed", "seating")
    if not allowed:
        yield problem(("players_allowed",), Conflict.NO_PLAYERS)
    listed = dict(ruleset.seating)
    for players in sorted(allowed):
        if not _FEWEST_PLAYERS <= players <= _MOST_PLAYERS:
            yield problem(("players_allowed",), Conflict.NO_TABLE, players=players)
        if not listed.get(players):
            yield problem(both, Conflict.NO_SEATING, players=players)
    for players, seatings in listed.items():
        if players not in allowed:
            yield problem(both, Conflict.IDLE_SEATING, players=players)
        for seating in seatings:
            of = seating.members
            if players % of or players <= of:
                yield problem(
                    ("seating",),
                    Conflict.UNEVEN_SEATING,
                    players=players,
                    seating=seating,
                )


def _lone_hand(ruleset: Ruleset) -> Iterator[Problem]:
    if not ruleset.three_player_lone_hand:
        return
    if _LONE_HAND not in ruleset.players_allowed:
        yield problem(("three_player_lone_hand", "players_allowed"), Conflict.NO_THREE)
    elif Seating.SOLO not in dict(ruleset.seating).get(_LONE_HAND, ()):
        yield problem(("three_player_lone_hand", "seating"), Conflict.THREE_NOT_SOLO)


def _amounts(ruleset: Ruleset) -> Iterator[Problem]:
    seatings = {each for _, row in ruleset.seating for each in row}
    players = ruleset.players_allowed
    for name, value in parameters(ruleset):
        if isinstance(value, ByPlayers):
            for each in sorted(players - {number for number, _ in value.amounts}):
                yield problem(
                    (name, "players_allowed"),
                    Conflict.NO_AMOUNT_FOR_PLAYERS,
                    players=each,
                )
        if isinstance(value, BySeating | KindsBySeating):
            entries = value.amounts if isinstance(value, BySeating) else value.kinds
            for seating in sorted(seatings - {key for key, _ in entries}):
                yield problem(
                    (name, "seating"), Conflict.NO_AMOUNT_FOR_SEATING, seating=seating
                )


def _amount(amount: Amount, players: int, seating: Seating, decks: int) -> int:
    """Resolve an amount; 0 where nothing is given, which `_amounts` tells."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, ByPlayers):
        return dict(amount.amounts).get(players, 0)
    if isinstance(amount, BySeating):
        return dict(amount.amounts).get(seating, 0)
    return {
        Formula.PLAYERS_PLUS_1: players + 1,
        Formula.CLAMP_4_6: max(4, min(players + 1, 6)),
        Formula.AT_LEAST_6: max(6, players + 1),
        Formula.TWICE_DECKS: 2 * decks,
    }[amount]


def _stock(ruleset: Ruleset) -> Iterator[Problem]:
    """The least of all numbers of players that cannot be served is told."""
    for players, seatings in sorted(ruleset.seating):
        for seating in seatings:
            if _left(ruleset, players, seating) < 1:
                yield problem(
                    ("deck_count", "hand_size"),
                    Conflict.NOTHING_TO_DRAW,
                    players=players,
                )
                return


def _left(ruleset: Ruleset, players: int, seating: Seating) -> int:
    decks = _amount(ruleset.deck_count, players, seating, 0)
    jokers = _amount(ruleset.jokers_total, players, seating, decks)
    hand = _amount(ruleset.hand_size, players, seating, decks)
    copies = ruleset.copies_per_natural_rank
    naturals = 4 * decks if copies is None else min(copies, 4 * decks)
    cards = naturals * NATURAL_RANKS + 8 * decks + jokers - sum(ruleset.talon_sizes)
    return cards - players * (hand + ruleset.foot_size) - ruleset.upcard


def _packs(ruleset: Ruleset) -> Iterator[Problem]:
    copies, decks = ruleset.copies_per_natural_rank, ruleset.deck_count
    if copies is not None and isinstance(decks, int) and copies > 4 * decks:
        yield problem(
            ("copies_per_natural_rank", "deck_count"),
            Conflict.TOO_MANY_COPIES,
            copies=4 * decks,
        )
    if ruleset.max_recycles is not None and (
        ruleset.stock_out is not StockOut.RECYCLE_PILE
    ):
        yield problem(("max_recycles", "stock_out"), Conflict.NEVER_RECYCLED)


def _melds(ruleset: Ruleset) -> Iterator[Problem]:
    if ruleset.min_naturals > ruleset.min_meld_size:
        yield problem(("min_naturals", "min_meld_size"), Conflict.NO_ROOM_FOR_NATURALS)
    for name in ("min_meld_size", "min_naturals"):
        if getattr(ruleset, name) > _CANASTA:
            yield problem((name,), Conflict.MORE_THAN_A_CANASTA)
    for name in ("max_meld_size", "natural_canasta_max_size"):
        limit = getattr(ruleset, name)
        if limit is not None and limit < ruleset.min_meld_size:
            yield problem((name, "min_meld_size"), Conflict.NO_MELD)
        elif limit is not None and limit < _CANASTA:
            yield problem((name,), Conflict.NO_CANASTA, canasta=_CANASTA)
    most, natural = ruleset.max_meld_size, ruleset.natural_canasta_max_size
    if most is not None and natural is not None and natural > most:
        yield problem(
            ("natural_canasta_max_size", "max_meld_size"), Conflict.NATURAL_PAST_ALL
        )
    if ruleset.sequences and not _CANASTA <= ruleset.sequence_max <= NATURAL_RANKS:
        yield problem(
            ("sequence_max",),
            Conflict.SEQUENCE_LENGTH,
            least=_CANASTA,
            most=NATURAL_RANKS,
        )


def _wild_melds(ruleset: Ruleset) -> Iterator[Problem]:
    if ruleset.wild_melds is WildMelds.NONE:
        return
    if ruleset.wild_meld_max is not None and ruleset.wild_meld_max < _CANASTA:
        yield problem(("wild_meld_max",), Conflict.NO_WILD_CANASTA)
    decks, jokers = ruleset.deck_count, ruleset.jokers_total
    if isinstance(decks, int) and isinstance(jokers, int):
        cards = 4 * decks + jokers
        if cards < _CANASTA:
            yield problem(
                ("wild_melds", "deck_count", "jokers_total"),
                Conflict.TOO_FEW_WILDS,
                number=cards,
            )


def _naturals_in_canastas(ruleset: Ruleset) -> Iterator[Problem]:
    """A canasta of seven must leave room for its naturals, and they must exist."""
    need, limit = ruleset.min_naturals_in_canasta, ruleset.max_meld_size
    if limit is not None and need > limit:
        yield problem(
            ("min_naturals_in_canasta", "max_meld_size"),
            Conflict.CANASTA_WITHOUT_ROOM,
            limit=limit,
            naturals=need,
        )
    copies = ruleset.copies_per_natural_rank
    if copies is None and isinstance(ruleset.deck_count, int):
        copies = 4 * ruleset.deck_count
    if copies is not None and need > copies:
        yield problem(
            ("min_naturals_in_canasta", "copies_per_natural_rank"),
            Conflict.TOO_FEW_OF_A_RANK,
            copies=copies,
        )
    wilds = ruleset.max_wilds
    if wilds is None or limit is None or need > limit:
        return
    if wilds > limit - ruleset.min_naturals:
        yield problem(
            ("max_wilds", "min_naturals", "max_meld_size"),
            Conflict.WILDS_NEVER_FIT,
            limit=limit,
            wild=wilds,
        )
    elif wilds > limit - need:
        yield problem(
            ("min_naturals_in_canasta", "max_wilds", "max_meld_size"),
            Conflict.WILDS_BAR_CANASTA,
            naturals=need,
            wild=wilds,
            limit=limit,
        )


def _opening(ruleset: Ruleset) -> Iterator[Problem]:
    by_round = ruleset.initial_basis is InitialBasis.ROUND
    if by_round != (ruleset.initial_table == _BY_ROUND):
        yield problem(("initial_table", "initial_basis"), Conflict.ROUNDS_OR_SCORE)


def _pile(ruleset: Ruleset) -> Iterator[Problem]:
    top_n = ruleset.pile_access is PileAccess.TOP_N
    if top_n != (ruleset.pile_take_limit is not None):
        yield problem(("pile_access", "pile_take_limit"), Conflict.LIMIT_NEEDS_TOP_N)
    never = ruleset.pile_access is PileAccess.NEVER
    if not never and not (ruleset.take_frozen or ruleset.take_unfrozen):
        yield problem(("take_frozen", "take_unfrozen"), Conflict.NO_WAY_TO_TAKE)
    for name in ("take_frozen", "take_unfrozen"):
        if TakeWay.ADD_SEQ in getattr(ruleset, name) and not ruleset.sequences:
            yield problem((name, "sequences"), Conflict.NO_SEQUENCES_TO_MEET)
    if ruleset.take_frozen - {TakeWay.PAIR}:
        yield problem(("take_frozen",), Conflict.FROZEN_BUT_PAIR)
    if ruleset.pile_access is PileAccess.FOOT_ONLY and not ruleset.foot_size:
        yield problem(("pile_access", "foot_size"), Conflict.NO_FEET)


def _packets(ruleset: Ruleset) -> Iterator[Problem]:
    if bool(ruleset.foot_size) != (ruleset.foot_assignment is not FootAssignment.NONE):
        yield problem(("foot_size", "foot_assignment"), Conflict.FOOT_NEEDS_BOTH)
    if bool(ruleset.talon_sizes) != (ruleset.talon_mode is not TalonMode.NONE):
        yield problem(("talon_sizes", "talon_mode"), Conflict.TALONS_NEED_BOTH)
    if ruleset.go_out_foot is not GoOutFoot.NONE and not ruleset.foot_size:
        yield problem(("go_out_foot", "foot_size"), Conflict.NO_FEET)
    if ruleset.float_allowed and not ruleset.foot_size:
        yield problem(("float_allowed", "foot_size"), Conflict.NO_FEET)
    lifted = ruleset.foot_assignment is FootAssignment.LIFT_22
    if lifted and (ruleset.hand_size, ruleset.foot_size) != (_LIFTED_PACKET,) * 2:
        yield problem(
            ("foot_assignment", "hand_size", "foot_size"), Conflict.LIFT_OF_22
        )


def _going_out(ruleset: Ruleset) -> Iterator[Problem]:
    lists = ruleset.go_out_kinds
    rows = (
        [row for _, row in lists.kinds]
        if isinstance(lists, KindsBySeating)
        else [lists]
    )
    needed = {need.kind for row in rows for need in row if need.count}
    if CanastaKind.SEQUENCE in needed and not ruleset.sequences:
        yield problem(("go_out_kinds", "sequences"), Conflict.NO_SEQUENCES)
    if CanastaKind.WILD in needed and ruleset.wild_melds is WildMelds.NONE:
        yield problem(("go_out_kinds", "wild_melds"), Conflict.NO_WILD_CANASTAS)
    if needed & _WITH_WILDS and ruleset.max_wilds == 0:
        yield problem(("go_out_kinds", "max_wilds"), Conflict.NO_MIXED_CANASTAS)
    seatings = {each for _, row in ruleset.seating for each in row}
    if ruleset.ask_partner is AskPartner.MANDATORY and Seating.SOLO in seatings:
        yield problem(("ask_partner", "seating"), Conflict.NOBODY_TO_ASK)


def _end(ruleset: Ruleset) -> Iterator[Problem]:
    if ruleset.match_end is MatchEnd.TARGET and ruleset.target_score is None:
        yield problem(("match_end", "target_score"), Conflict.NO_TARGET)
    if ruleset.match_end is MatchEnd.ROUNDS and ruleset.rounds is None:
        yield problem(("match_end", "rounds"), Conflict.NO_ROUNDS)


_CHECKS: Final = (
    _numbers,
    _seats,
    _lone_hand,
    _amounts,
    _stock,
    _packs,
    _melds,
    _wild_melds,
    _naturals_in_canastas,
    _opening,
    _pile,
    _packets,
    _going_out,
    _end,
)
