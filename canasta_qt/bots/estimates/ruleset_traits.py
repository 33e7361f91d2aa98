"""What the policies ask of a table again and again, worked out once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, RANK_TEXT, RANKS
from canasta_qt.engine.moves.validity import most_wilds
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules import values
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import INITIAL_TABLES, WILD_CANASTA_TABLES

_CLASSIC: Final = Ruleset(id="", title="", character="", source="")
"""What every parameter is by itself: the rules of Classic."""


def _is_classic(terms: Terms) -> bool:
    """Return whether melds, openings, the pile and the end are those of Classic."""
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
    )
    if not same or terms.rare_state or terms.lone_hand or not terms.auto_red3:
        return False
    threes, ends = rules.threes, rules.going_out
    return (
        threes.black3_mode is classic.threes.black3_mode
        and ends.go_out_discard is values.GoOutDiscard.OPTIONAL
        and not ends.final_discard_unplayable
        and not ends.final_discard_ban
        and not terms.kinds_needed
        and ends.go_out_no_threes is classic.going_out.go_out_no_threes
        and ends.special_hands == classic.going_out.special_hands
        and ends.instant_win_canastas is None
        and all(least >= 0 for _, least in INITIAL_TABLES[rules.opening.initial_table])
    )


_KINDS: Final = values.CanastaKind
_CLEAN: Final = (_KINDS.NATURAL, _KINDS.RED, _KINDS.CLEAN)
_NO_LIMIT: Final = 99


class VariantTraits:
    """Numbers and switches; lists are by rank or by card."""

    def __init__(self, terms: Terms) -> None:
        """Derive everything from the rules of the table."""
        melds, bonuses = terms.melds, terms.ruleset.bonuses
        self.kinds: list[int] = terms.kinds
        self.all_wilds: int = sum(self.kinds[DEUCE * 4 : JOKER * 4 + 4])
        self.runs: bool = melds.sequences
        self.run_bonus: int = bonuses.bonus_sequence
        short = bonuses.short_sequence_penalty
        self.short_run: int = 0 if short is None else short.max_len
        """Runs of so few cards cost points at the end; 0 if none do."""
        self.one_meld: bool = terms.one_meld
        caps = [melds.max_meld_size, melds.natural_canasta_max_size]
        limits = [cap for cap in caps if cap is not None]
        self.cap: int = min(limits, default=_NO_LIMIT)
        most = melds.max_meld_size
        self.mixed_cap: int = _NO_LIMIT if most is None else most
        self.wild_ratio: list[int] = [
            most_wilds(melds.wild_ratio, n) for n in range(99)
        ]
        """Most wild cards beside so many naturals."""
        self._wild_melds(terms)
        self._pile_and_ends(terms)
        full_soon = self.one_meld and self.cap == CANASTA_SIZE
        self.hoards: bool = self.frozen_always and full_soon and self.hand_first
        """Only a pair takes the pile, and a meld of five has no room for it.

        No card of the pile helps to open, so that it grows large.
        """

    def _wild_melds(self, terms: Terms) -> None:
        melds, bonuses = terms.melds, terms.ruleset.bonuses
        worth = max(WILD_CANASTA_TABLES[bonuses.wild_canasta_table])
        self.wild_value: int = worth if terms.wild_melds else 0
        """Most points of a canasta of wild cards; 0 if there are none."""
        self.deuces_as_rank: bool = melds.wild_melds is values.WildMelds.DEUCES_AS_RANK
        self.wild_penalty: int = bonuses.incomplete_wild_penalty
        least = [each.least for each in bonuses.holding_penalty if each.what == "wild"]
        self.wild_holding: int = min(least, default=_NO_LIMIT)
        """Wild cards in hand from which on they cost points at the end."""
        self.pure: list[int] = [0] * RANKS
        """By rank: 0 no pure rank, 1 always pure, 2 unless mixed at the opening."""
        for text, strictness in melds.pure_ranks:
            always = strictness is values.PureRank.ALWAYS
            self.pure[RANK_TEXT.index(text)] = 1 if always else 2
        self.costly_ends: bool = bool(bonuses.incomplete_pure_penalty)
        """Melds that a way out may have to begin cost as much as canastas bring."""
        self.clean_value: list[int] = [bonuses.bonus_natural] * NATURAL_RANKS
        for text, points in bonuses.pure_rank_bonus:
            self.clean_value[RANK_TEXT.index(text)] = points

    def _pile_and_ends(self, terms: Terms) -> None:
        pile, opening = terms.pile, terms.opening
        self.pile_never: bool = pile.pile_access is values.PileAccess.NEVER
        self.frozen_always: bool = pile.pile_always_frozen
        self.take_canasta: bool = pile.take_for_completed_canasta
        self.add_seq: bool = values.TakeWay.ADD_SEQ in pile.take_unfrozen
        condition, source = opening.initial_condition, opening.initial_from_pile
        conditions = values.InitialCondition
        self.natural_first: bool = condition is conditions.THREE_NATURAL_MELD
        self.no_wilds_to_open: bool = condition is conditions.NO_WILDS
        self.from_pile: bool = source is values.InitialFromPile.TOP_COUNTS
        self.hand_first: bool = source is values.InitialFromPile.HAND_FIRST
        self.special: bool = terms.going_out.special_hands != "none"
        clean = [need.count for need in terms.kinds_needed if need.kind in _CLEAN]
        self.clean_needed: int = max(clean, default=0)


class Traits:
    """Numbers and neighbours of a table; lists are by rank or by seat."""

    def __init__(self, terms: Terms) -> None:
        """Derive everything from the rules of the table."""
        self.points: list[int] = [terms.points[rank * 4] for rank in range(RANKS)]
        self.copies: list[int] = [0] * RANKS
        for card in terms.deck:
            self.copies[card >> 2] += 1
        seats = range(terms.players)
        side_of = terms.side_of
        others = [[other for other in seats if other != seat] for seat in seats]
        self.foes: list[list[int]] = [
            [other for other in row if side_of[other] != side_of[seat]]
            for seat, row in enumerate(others)
        ]
        self.mates: list[list[int]] = [
            [other for other in row if side_of[other] == side_of[seat]]
            for seat, row in enumerate(others)
        ]
        most = terms.melds.max_wilds
        self.max_wilds: int = 99 if most is None else most
        self.mixed_naturals: int = terms.melds.min_naturals_in_canasta
        self.nat_wild: bool = values.TakeWay.NAT_WILD in terms.pile.take_unfrozen
        last = terms.going_out.go_out_discard
        self.discard_needed: bool = last is values.GoOutDiscard.REQUIRED
        self.kinds_needed: bool = bool(terms.kinds_needed)
        self.is_classic: bool = _is_classic(terms)
        """Classic in all that concerns play: the quick policy knows these rules."""
        few = terms.players == 2 and terms.draw_count > 1
        self.drawn_by_two: int = terms.draw_count if few else 0
        """Cards that each of two players draws; 0 if a small pile is worth a draw.

        Among more players a pile that is left to lie is soon another's.
        """
        self.variant: VariantTraits = VariantTraits(terms)


def traits_of(terms: Terms) -> Traits:
    """Return the traits of a table; terms are shared, so each is worked out once."""
    traits: Traits | None = terms.worked_out  # asked four times in every action
    if traits is None:
        traits = terms.worked_out = Traits(terms)
    return traits


def natural_ranks(ranks: list[int]) -> list[int]:
    """List the natural ranks of which a hand holds a card."""
    return [rank for rank in range(NATURAL_RANKS) if ranks[rank]]
