"""What is wrong with a ruleset: every contradiction at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from canasta_qt.cards import NATURAL_RANKS
from canasta_qt.rules.model import Ruleset, parameters
from canasta_qt.rules.values import (
    AskPartner,
    ByPlayers,
    BySeating,
    CanastaKind,
    FootAssignment,
    GoOutFoot,
    KindsBySeating,
    MatchEnd,
    PileAccess,
    Seating,
    StockOut,
    TakeWay,
    TalonMode,
    WildMelds,
)

_CANASTA: Final = 7
_MOST_PLAYERS: Final = 8
_AT_LEAST_ONE: Final = frozenset(
    {"hand_size", "draw_count", "min_meld_size", "deck_count", "pile_take_limit"}
    | {"sequence_max", "wild_meld_max", "max_meld_size", "natural_canasta_max_size"}
    | {"ask_limit", "instant_win_canastas", "target_score", "rounds"}
)


@dataclass(frozen=True, slots=True)
class Problem:
    """A contradiction: the parameters that are in it and what does not fit."""

    parameters: tuple[str, ...]
    sentence: str

    def __str__(self) -> str:
        """Name the parameters, then say what is wrong."""
        return f"{', '.join(self.parameters)}: {self.sentence}"


@lru_cache(maxsize=64)
def problems(ruleset: Ruleset) -> tuple[Problem, ...]:
    """Find every contradiction; none means that the ruleset can be played."""
    return tuple(problem for check in _CHECKS for problem in check(ruleset))


def _numbers(ruleset: Ruleset) -> Iterator[Problem]:
    for name, value in parameters(ruleset):
        least = 1 if name in _AT_LEAST_ONE else 0
        for number in _numbers_in(value):
            if number < least:
                yield Problem((name,), f"{number} is less than {least}")


def _numbers_in(value: object) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, ByPlayers | BySeating):
        yield from (number for _, number in value.amounts)


def _seats(ruleset: Ruleset) -> Iterator[Problem]:
    equipment = ruleset.equipment
    if not equipment.players_allowed:
        yield Problem(("players_allowed",), "nobody may play")
    listed = dict(equipment.seating)
    for players in sorted(equipment.players_allowed):
        if not 2 <= players <= _MOST_PLAYERS:
            yield Problem(("players_allowed",), f"{players} players have no table")
        if not listed.get(players):
            yield Problem(("players_allowed", "seating"), f"no seating for {players}")
    for players, seatings in listed.items():
        if players not in equipment.players_allowed:
            yield Problem(
                ("players_allowed", "seating"),
                f"a seating for {players}, who may not play",
            )
        for seating in seatings:
            of = {Seating.SOLO: 1, Seating.PAIRS: 2, Seating.TRIOS: 3}[seating]
            if players % of or players <= of:
                yield Problem(("seating",), f"{players} cannot play as {seating}")
    if equipment.three_player_lone_hand and 3 not in equipment.players_allowed:
        yield Problem(
            ("three_player_lone_hand", "players_allowed"), "needs three players"
        )


def _amounts(ruleset: Ruleset) -> Iterator[Problem]:
    seatings = {each for _, row in ruleset.equipment.seating for each in row}
    players = ruleset.equipment.players_allowed
    for name, value in parameters(ruleset):
        if isinstance(value, ByPlayers):
            for each in sorted(players - {number for number, _ in value.amounts}):
                yield Problem((name, "players_allowed"), f"nothing for {each} players")
        if isinstance(value, BySeating | KindsBySeating):
            entries = value.amounts if isinstance(value, BySeating) else value.kinds
            for seating in sorted(seatings - {key for key, _ in entries}):
                yield Problem((name, "seating"), f"nothing for {seating}")


def _stock(ruleset: Ruleset) -> Iterator[Problem]:
    """Only where packs and hands are plain numbers; formulas grow with the players."""
    equipment, deal, drawing = ruleset.equipment, ruleset.deal, ruleset.drawing
    decks, jokers, hand = equipment.deck_count, equipment.jokers_total, deal.hand_size
    if isinstance(decks, int) and isinstance(jokers, int) and isinstance(hand, int):
        per_rank = equipment.copies_per_natural_rank
        naturals = 4 * decks if per_rank is None else min(per_rank, 4 * decks)
        cards = naturals * NATURAL_RANKS + 8 * decks + jokers - sum(deal.talon_sizes)
        most = max(equipment.players_allowed, default=0)
        left = cards - most * (hand + deal.foot_size) - deal.upcard
        if left < 1:
            yield Problem(
                ("deck_count", "hand_size"),
                f"nothing is left to draw when {most} players have their cards",
            )
    if drawing.max_recycles is not None and (
        drawing.stock_out is not StockOut.RECYCLE_PILE
    ):
        yield Problem(("max_recycles", "stock_out"), "the pile never becomes the stock")


def _melds(ruleset: Ruleset) -> Iterator[Problem]:
    rules = ruleset.melds
    if rules.min_naturals > rules.min_meld_size:
        yield Problem(
            ("min_naturals", "min_meld_size"),
            "the smallest meld has no room for its naturals",
        )
    for name in ("min_meld_size", "min_naturals"):
        if getattr(rules, name) > _CANASTA:
            yield Problem((name,), "more than a canasta holds")
    for name in ("max_meld_size", "natural_canasta_max_size"):
        limit = getattr(rules, name)
        if limit is not None and limit < rules.min_meld_size:
            yield Problem((name, "min_meld_size"), "no meld is possible")
        elif limit is not None and limit < _CANASTA:
            yield Problem((name,), f"no canasta is possible below {_CANASTA} cards")
    if rules.sequences and not _CANASTA <= rules.sequence_max <= NATURAL_RANKS:
        yield Problem(
            ("sequence_max",), f"a sequence has {_CANASTA} to {NATURAL_RANKS} cards"
        )
    wild_max = rules.wild_meld_max
    if rules.wild_melds is not WildMelds.NONE and (
        wild_max is not None and wild_max < _CANASTA
    ):
        yield Problem(("wild_meld_max",), "no wild canasta is possible")


def _naturals_in_canastas(ruleset: Ruleset) -> Iterator[Problem]:
    """A canasta of seven must leave room for its naturals, and they must exist."""
    rules, equipment = ruleset.melds, ruleset.equipment
    need = rules.min_naturals_in_canasta
    if rules.max_meld_size is not None and need > rules.max_meld_size:
        yield Problem(
            ("min_naturals_in_canasta", "max_meld_size"),
            f"a canasta of {rules.max_meld_size} cannot hold {need} naturals",
        )
    copies = equipment.copies_per_natural_rank
    if copies is None and isinstance(equipment.deck_count, int):
        copies = 4 * equipment.deck_count
    if copies is not None and need > copies:
        yield Problem(
            ("min_naturals_in_canasta", "copies_per_natural_rank"),
            f"there are only {copies} cards of a rank",
        )
    most, limit = rules.max_wilds, rules.max_meld_size
    if most is not None and limit is not None and most > limit - rules.min_naturals:
        yield Problem(
            ("max_wilds", "min_naturals", "max_meld_size"),
            f"a meld of {limit} never holds {most} wild cards",
        )


def _pile(ruleset: Ruleset) -> Iterator[Problem]:
    pile = ruleset.pile
    top_n = pile.pile_access is PileAccess.TOP_N
    if top_n != (pile.pile_take_limit is not None):
        yield Problem(
            ("pile_access", "pile_take_limit"), "top_n and a limit need each other"
        )
    never = pile.pile_access is PileAccess.NEVER
    if not never and not (pile.take_frozen or pile.take_unfrozen):
        yield Problem(("take_frozen", "take_unfrozen"), "no way to take the pile")
    for name in ("take_frozen", "take_unfrozen"):
        if TakeWay.ADD_SEQ in getattr(pile, name) and not ruleset.melds.sequences:
            yield Problem((name, "sequences"), "add_seq needs sequences")
    if pile.take_frozen - {TakeWay.PAIR}:
        yield Problem(("take_frozen",), "a frozen pile is taken with a pair only")
    if pile.pile_access is PileAccess.FOOT_ONLY and not ruleset.deal.foot_size:
        yield Problem(("pile_access", "foot_size"), "there are no feet")


def _packets(ruleset: Ruleset) -> Iterator[Problem]:
    deal = ruleset.deal
    if bool(deal.foot_size) != (deal.foot_assignment is not FootAssignment.NONE):
        yield Problem(("foot_size", "foot_assignment"), "a foot needs both")
    if bool(deal.talon_sizes) != (deal.talon_mode is not TalonMode.NONE):
        yield Problem(("talon_sizes", "talon_mode"), "talons need both")
    if ruleset.going_out.go_out_foot is not GoOutFoot.NONE and not deal.foot_size:
        yield Problem(("go_out_foot", "foot_size"), "there are no feet")
    if ruleset.discarding.float_allowed and not deal.foot_size:
        yield Problem(("float_allowed", "foot_size"), "there are no feet")


def _going_out(ruleset: Ruleset) -> Iterator[Problem]:
    rules, melds = ruleset.going_out, ruleset.melds
    lists = rules.go_out_kinds
    rows = (
        [row for _, row in lists.kinds]
        if isinstance(lists, KindsBySeating)
        else [lists]
    )
    needed = {need.kind for row in rows for need in row if need.count}
    if CanastaKind.SEQUENCE in needed and not melds.sequences:
        yield Problem(("go_out_kinds", "sequences"), "there are no sequences")
    if CanastaKind.WILD in needed and melds.wild_melds is WildMelds.NONE:
        yield Problem(("go_out_kinds", "wild_melds"), "there are no wild canastas")
    seatings = {each for _, row in ruleset.equipment.seating for each in row}
    if rules.ask_partner is AskPartner.MANDATORY and Seating.SOLO in seatings:
        yield Problem(("ask_partner", "seating"), "nobody to ask when playing solo")


def _end(ruleset: Ruleset) -> Iterator[Problem]:
    match = ruleset.match
    if match.match_end is MatchEnd.TARGET and match.target_score is None:
        yield Problem(("match_end", "target_score"), "no target to play to")
    if match.match_end is MatchEnd.ROUNDS and match.rounds is None:
        yield Problem(("match_end", "rounds"), "no number of hands to play")


_CHECKS: Final = (
    _numbers,
    _seats,
    _amounts,
    _stock,
    _melds,
    _naturals_in_canastas,
    _pile,
    _packets,
    _going_out,
    _end,
)
