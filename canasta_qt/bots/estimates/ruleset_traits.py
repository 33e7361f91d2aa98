"""What the rule policy asks of a table again and again, worked out once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.bots.estimates.variant_traits import VariantTraits
from canasta_qt.cards import NATURAL_RANKS, RANKS
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import INITIAL_TABLES
from canasta_qt.rules.values import GoOutDiscard, TakeWay

_CLASSIC: Final = Ruleset(id="", title="", character="", source="")
"""What every parameter is by itself: the rules of Classic."""


def is_plain(terms: Terms) -> bool:
    """Say whether melds, openings, the pile and the end are those of Classic."""
    rules, classic = terms.ruleset, _CLASSIC
    same = (
        rules.melds == classic.melds
        and rules.opening
        == replace(
            classic.opening,
            initial_table=rules.opening.initial_table,
            initial_basis=rules.opening.initial_basis,
        )
        and rules.pile == classic.pile
        and rules.discarding == classic.discarding
        and rules.drawing.stock_out is classic.drawing.stock_out
        and rules.points.card_values is classic.points.card_values
    )
    if not same or terms.rare_state or terms.lone_hand or not terms.auto_red3:
        return False
    threes, ends = rules.threes, rules.going_out
    return (
        threes.black3_mode is classic.threes.black3_mode
        and ends.go_out_discard is GoOutDiscard.OPTIONAL
        and not ends.final_discard_unplayable
        and not ends.final_discard_ban
        and not terms.kinds_needed
        and ends.go_out_no_threes is classic.going_out.go_out_no_threes
        and ends.special_hands == classic.going_out.special_hands
        and ends.instant_win_canastas is None
        and all(least >= 0 for _, least in INITIAL_TABLES[rules.opening.initial_table])
    )


_FAIR_EACH: Final = 2
"""Cards of a pile, which somebody could spare each, that one drawn card is worth."""


class Traits:
    """Numbers and neighbours of a table; lists are by rank or by seat."""

    __slots__ = (
        "copies",
        "discard_needed",
        "fair_pile",
        "foes",
        "kinds_needed",
        "mates",
        "max_wilds",
        "mixed_naturals",
        "nat_wild",
        "plain",
        "points",
        "wide",
    )

    def __init__(self, terms: Terms) -> None:
        """Derive everything from the rules of the table."""
        self.points: list[int] = [terms.points[rank * 4] for rank in range(RANKS)]
        self.copies: list[int] = [0] * RANKS
        for card in terms.deck:
            self.copies[card >> 2] += 1
        seats = range(terms.players)
        side_of = terms.side_of
        self.foes: list[list[int]] = [
            [other for other in seats if side_of[other] != side_of[seat]]
            for seat in seats
        ]
        self.mates: list[list[int]] = [
            [
                other
                for other in seats
                if other != seat and side_of[other] == side_of[seat]
            ]
            for seat in seats
        ]
        most = terms.melds.max_wilds
        self.max_wilds: int = 99 if most is None else most
        self.mixed_naturals: int = terms.melds.min_naturals_in_canasta
        self.nat_wild: bool = TakeWay.NAT_WILD in terms.pile.take_unfrozen
        self.discard_needed: bool = (
            terms.going_out.go_out_discard is GoOutDiscard.REQUIRED
        )
        self.kinds_needed: bool = bool(terms.kinds_needed)
        self.plain: bool = is_plain(terms)
        """Classic in all that concerns play: the quick policy knows these rules."""
        alone = terms.players == 2 and terms.draw_count > 1
        self.fair_pile: int = _FAIR_EACH * terms.draw_count if alone else 0
        """Cards in the pile that are worth a draw to two players; 0: any pile is.

        Among more players a pile that is left to lie is soon another's.
        """
        self.wide: VariantTraits = VariantTraits(terms)


_FOUND: Final[dict[Terms, Traits]] = {}
_MOST: Final = 64


def traits_of(terms: Terms) -> Traits:
    """Find the traits of a table; terms are shared, so each is worked out once."""
    traits = _FOUND.get(terms)
    if traits is None:
        if len(_FOUND) >= _MOST:
            _FOUND.clear()
        traits = _FOUND[terms] = Traits(terms)
    return traits


def natural_ranks(ranks: list[int]) -> list[int]:
    """List the natural ranks of which a hand holds a card."""
    return [rank for rank in range(NATURAL_RANKS) if ranks[rank]]
