"""What the policy asks of tables beyond Classic: runs, wild melds, feet, penalties."""

from __future__ import annotations

from canasta_qt.cards import DEUCE, JOKER, KINDS, NATURAL_RANKS, RANK_TEXT, RANKS
from canasta_qt.engine.moves.validity import most_wilds
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.tables import WILD_CANASTA_TABLES
from canasta_qt.rules.values import (
    CanastaKind,
    InitialCondition,
    InitialFromPile,
    PileAccess,
    PureRank,
    TakeWay,
    WildMelds,
)

_CLEAN = (CanastaKind.NATURAL, CanastaKind.RED, CanastaKind.CLEAN)
_NO_LIMIT = 99


class VariantTraits:
    """Numbers and switches; lists are by rank or by card."""

    __slots__ = (
        "add_seq",
        "all_wilds",
        "cap",
        "clean_needed",
        "clean_value",
        "costly_ends",
        "deuces_as_rank",
        "from_pile",
        "frozen_always",
        "hand_first",
        "hoards",
        "kinds",
        "mixed_cap",
        "natural_first",
        "no_wilds_to_open",
        "one_meld",
        "pile_never",
        "pure",
        "run_bonus",
        "runs",
        "short_run",
        "special",
        "take_canasta",
        "wild_holding",
        "wild_penalty",
        "wild_ratio",
        "wild_value",
    )

    def __init__(self, terms: Terms) -> None:
        """Derive everything from the rules of the table."""
        melds, bonuses = terms.melds, terms.ruleset.bonuses
        self.kinds: list[int] = [0] * KINDS
        for card in terms.deck:
            self.kinds[card] += 1
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
        self._pile(terms)
        self._openings(terms)
        self._ends(terms)
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
        self.deuces_as_rank: bool = melds.wild_melds is WildMelds.DEUCES_AS_RANK
        self.wild_penalty: int = bonuses.incomplete_wild_penalty
        least = [each.least for each in bonuses.holding_penalty if each.what == "wild"]
        self.wild_holding: int = min(least, default=_NO_LIMIT)
        """Wild cards in hand from which on they cost points at the end."""
        self.pure: list[int] = [0] * RANKS
        """By rank: 0 no pure rank, 1 always pure, 2 unless mixed at the opening."""
        for text, strictness in melds.pure_ranks:
            always = strictness is PureRank.ALWAYS
            self.pure[RANK_TEXT.index(text)] = 1 if always else 2
        self.costly_ends: bool = bool(bonuses.incomplete_pure_penalty)
        """Melds that a way out may have to begin cost as much as canastas bring."""
        self.clean_value: list[int] = [bonuses.bonus_natural] * NATURAL_RANKS
        for text, points in bonuses.pure_rank_bonus:
            self.clean_value[RANK_TEXT.index(text)] = points

    def _pile(self, terms: Terms) -> None:
        pile = terms.pile
        self.pile_never: bool = pile.pile_access is PileAccess.NEVER
        self.frozen_always: bool = pile.pile_always_frozen
        self.take_canasta: bool = pile.take_for_completed_canasta
        self.add_seq: bool = TakeWay.ADD_SEQ in pile.take_unfrozen

    def _openings(self, terms: Terms) -> None:
        opening = terms.opening
        condition = opening.initial_condition
        self.natural_first: bool = condition is InitialCondition.THREE_NATURAL_MELD
        self.no_wilds_to_open: bool = condition is InitialCondition.NO_WILDS
        self.from_pile: bool = opening.initial_from_pile is InitialFromPile.TOP_COUNTS
        self.hand_first: bool = opening.initial_from_pile is InitialFromPile.HAND_FIRST

    def _ends(self, terms: Terms) -> None:
        self.special: bool = terms.going_out.special_hands != "none"
        self.clean_needed: int = 0
        for need in terms.kinds_needed:
            if need.kind in _CLEAN:
                self.clean_needed = max(self.clean_needed, need.count)
