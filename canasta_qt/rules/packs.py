"""Contradictions between what the rules require and the cards in the packs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import NATURAL_RANK_COUNT
from canasta_qt.rules.amounts import AmountTable, resolve_amount
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.problem import Problem, make_problem
from canasta_qt.rules.tables import (
    DEUCE_POINTS,
    JOKER_POINTS,
    minimum_rows,
    natural_card_points,
)
from canasta_qt.rules.values import (
    CanastaKind,
    PilePrefill,
    SameRankMelds,
    Seating,
    WildMelds,
    WildRatio,
)
from canasta_qt.translate import mark

CANASTA: Final = 7
_NATURAL_KINDS: Final = {CanastaKind.NATURAL, CanastaKind.RED}


@dataclass(frozen=True, slots=True)
class Packs:
    """The cards in the game for a number of players and a seating."""

    players: int
    seating: Seating
    decks: int
    jokers: int
    copies: int
    """Number of cards of each rank from 4 to A."""

    @property
    def deuces(self) -> int:
        return 4 * self.decks

    @property
    def wilds(self) -> int:
        return self.deuces + self.jokers

    @property
    def naturals(self) -> int:
        return self.copies * NATURAL_RANK_COUNT

    @property
    def cards(self) -> int:
        """Return the number of all cards, with four threes of each pack."""
        return self.naturals + self.wilds + 4 * self.decks


def pack_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield each contradiction once, for the smallest number of players with that
    contradiction."""
    found: dict[tuple[str, ...], Problem] = {}
    for players, seatings in sorted(ruleset.seating):
        for seating in seatings:
            packs = _packs_of(ruleset, players, seating)
            for check in _CHECKS:
                for problem in check(ruleset, packs):
                    found.setdefault(problem.parameters, problem)
    yield from found.values()


def _packs_of(ruleset: Ruleset, players: int, seating: Seating) -> Packs:
    decks = resolve_amount(ruleset.deck_count, players, seating, 0)
    jokers = resolve_amount(ruleset.jokers_total, players, seating, decks)
    limit = ruleset.copies_per_natural_rank
    copies = 4 * decks if limit is None else min(limit, 4 * decks)
    return Packs(players, seating, decks, jokers, copies)


def _stock(ruleset: Ruleset, packs: Packs) -> Iterator[Problem]:
    text = mark(
        "With {players} players the deal takes every card: none is left to draw."
    )
    hand = resolve_amount(ruleset.hand_size, packs.players, packs.seating, packs.decks)
    dealt = packs.players * (hand + ruleset.foot_size) + sum(ruleset.talon_sizes)
    pile = 1 if ruleset.upcard else 0
    if pile and ruleset.pile_prefill is PilePrefill.NONE:
        pile = ruleset.first_pile_size
    if packs.cards - dealt - pile < 1:
        names = ("deck_count", "hand_size")
        yield make_problem(names, text, players=packs.players)


def _copies(ruleset: Ruleset, packs: Packs) -> Iterator[Problem]:
    limit = ruleset.copies_per_natural_rank
    if limit is not None and limit > 4 * packs.decks:
        text = mark("The packs have only {copies} cards of each rank.")
        names = ("copies_per_natural_rank", "deck_count")
        yield make_problem(names, text, copies=packs.copies)


def _canastas(ruleset: Ruleset, packs: Packs) -> Iterator[Problem]:
    """Yield contradictions if no canasta of one rank, or of wild cards, is possible."""
    text = mark("No canasta is possible: there are only {copies} cards of a rank.")
    needs_wilds = mark(
        "A wild canasta needs seven wild cards. The packs have {number}."
    )
    copies, wild_melds = packs.copies, ruleset.wild_melds is not WildMelds.NONE
    limited = ruleset.copies_per_natural_rank is not None
    cause = "copies_per_natural_rank" if limited else "deck_count"
    largest = copies + _most_wilds_beside(ruleset, packs)
    if ruleset.min_naturals_in_canasta > copies:
        yield make_problem(("min_naturals_in_canasta", cause), text, copies=copies)
    elif largest < CANASTA and not (ruleset.sequences or wild_melds):
        yield make_problem(("max_wilds", cause), text, copies=copies)
    if wild_melds and packs.wilds < CANASTA:
        yield make_problem(
            ("wild_melds", "deck_count", "jokers_total"),
            needs_wilds,
            number=packs.wilds,
        )


def _most_wilds_beside(ruleset: Ruleset, packs: Packs) -> int:
    """Return the largest number of wild cards in a meld with all natural cards of a
    rank."""
    allowed = {
        WildRatio.NONE: packs.wilds,
        WildRatio.WILD_LE_NATURAL: packs.copies,
        WildRatio.WILD_LT_NATURAL: packs.copies - 1,
        WildRatio.NATURAL_GE_2X_WILD: packs.copies // 2,
    }[ruleset.wild_ratio]
    limit = packs.wilds if ruleset.max_wilds is None else ruleset.max_wilds
    return min(allowed, limit, packs.wilds)


def _going_out(ruleset: Ruleset, packs: Packs) -> Iterator[Problem]:
    """Yield contradictions if the packs have too few cards for the canastas that a side
    needs."""
    text = mark("Canastas needed to go out: {number}. The packs allow {most}.")
    number = resolve_amount(
        ruleset.go_out_canastas, packs.players, packs.seating, packs.decks
    )
    most = _most_canastas(ruleset, packs)
    if number > most:
        names = ("go_out_canastas", "deck_count")
        yield make_problem(names, text, number=number, most=most)
    kinds = ruleset.go_out_kinds
    if isinstance(kinds, AmountTable):
        kinds = kinds.value_at(packs.seating) or ()
    for need in kinds:
        most = _most_canastas_of_kind(ruleset, packs, need.kind)
        if need.count > most:
            names = ("go_out_kinds", "deck_count")
            yield make_problem(names, text, number=need.count, most=most)


def _most_canastas(ruleset: Ruleset, packs: Packs) -> int:
    """Return an upper bound of the number of canastas of one side."""
    wild_melds = ruleset.wild_melds is not WildMelds.NONE
    wilds = packs.wilds if wild_melds or ruleset.max_wilds != 0 else 0
    most = (packs.naturals + wilds) // CANASTA
    if ruleset.sequences or ruleset.same_rank_melds is not SameRankMelds.ONE:
        return most
    wild_canastas = packs.wilds // CANASTA if wild_melds else 0
    return min(most, NATURAL_RANK_COUNT + wild_canastas)


def _most_canastas_of_kind(ruleset: Ruleset, packs: Packs, kind: CanastaKind) -> int:
    if kind is CanastaKind.WILD:
        return packs.wilds // CANASTA
    if kind not in _NATURAL_KINDS:
        return _most_canastas(ruleset, packs)
    of_rank = packs.copies // CANASTA
    if ruleset.same_rank_melds is SameRankMelds.ONE:
        of_rank = min(of_rank, 1)
    return NATURAL_RANK_COUNT * of_rank


def _minimum(ruleset: Ruleset, packs: Packs) -> Iterator[Problem]:
    """Yield a contradiction if all cards together are worth less than a minimum."""
    if ruleset.canasta_meets_initial:
        return
    text = mark(
        "No initial meld is worth {number} points: all cards together are worth "
        "{points}."
    )
    points = (
        packs.copies * sum(natural_card_points(ruleset.value_of_eights))
        + packs.deuces * DEUCE_POINTS
        + packs.jokers * JOKER_POINTS
    )
    number = max(minimum for _, minimum in minimum_rows(ruleset.initial_table))
    if number > points:
        names = ("initial_table", "deck_count")
        yield make_problem(names, text, number=number, points=points)


_CHECKS: Final = (_stock, _copies, _canastas, _going_out, _minimum)
