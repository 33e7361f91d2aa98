"""Traits: values derived from the terms of a game that the policies need often."""

from typing import Final

from canasta_qt.cards import (
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RANK_COUNT,
    RANK_LETTERS,
    RED3,
)
from canasta_qt.engine.moves.validity import max_wilds_for_naturals
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules import values
from canasta_qt.rules.model import CLASSIC_VALUES, GROUP_BY_PARAMETER
from canasta_qt.rules.tables import minimum_rows, wild_canasta_points

_CLASSIC_PARAMETERS: Final = [
    name
    for name, group in GROUP_BY_PARAMETER.items()
    if group in ("melds", "opening", "pile", "discarding")
    and name not in ("initial_table", "initial_basis")
] + [
    "stock_out",
    "black3_mode",
    "go_out_discard",
    "final_discard_unplayable",
    "final_discard_ban",
    "go_out_no_threes",
    "special_hands",
    "instant_win_canastas",
]
"""Parameters whose values must be those of Classic for the Classic policy."""


def _is_classic(terms: Terms) -> bool:
    """Return whether the Classic policy can play this game: rules of melds, pile,
    threes, discards and going out are those of Classic, without feet or a lone
    player."""
    rules = terms.rules
    if any(
        getattr(rules, name) != CLASSIC_VALUES[name] for name in _CLASSIC_PARAMETERS
    ):
        return False
    if terms.rare_state or terms.lone_hand or not terms.auto_red3:
        return False
    return not terms.kinds_needed and all(
        least >= 0 for _, least in minimum_rows(rules.initial_table)
    )


_NATURAL_KINDS: Final = (values.CanastaKind.NATURAL, values.CanastaKind.RED)
_NO_LIMIT: Final = 99
"""A number of cards that no hand reaches, in place of a limit."""


class Traits:
    """Values derived from the terms of a game.

    `opponents` and `partners` are by seat, `wild_ratio` by number of natural cards, all
    other lists by rank.
    """

    def __init__(self, terms: Terms) -> None:
        rules = terms.rules
        self.points: list[int] = [terms.points[rank * 4] for rank in range(RANK_COUNT)]
        self.copies: list[int] = [0] * RANK_COUNT
        for card in terms.deck:
            self.copies[card >> 2] += 1
        self.rank_penalties: list[int] = [
            terms.penalties[rank * 4 + (rank == RED3)] for rank in range(RANK_COUNT)
        ]
        seats, side_of = range(terms.players), terms.side_of
        self.opponents: list[list[int]] = [
            [other for other in seats if side_of[other] != side_of[seat]]
            for seat in seats
        ]
        self.partners: list[list[int]] = [
            [other for other in terms.seats_of[side_of[seat]] if other != seat]
            for seat in seats
        ]
        most = rules.max_wilds
        self.max_wilds: int = _NO_LIMIT if most is None else most
        self.mixed_naturals: int = rules.min_naturals_in_canasta
        self.takes_with_wild: bool = values.TakeWay.NAT_WILD in rules.take_unfrozen
        self.is_classic: bool = _is_classic(terms)
        """Whether the Classic policy can play these rules."""
        few = terms.players == 2 and terms.draw_count > 1
        self.drawn_by_two: int = terms.draw_count if few else 0
        """Number of cards in a draw with two players; 0 if a draw is one card.

        The number is also 0 with more players, as a pile that is not taken is soon
        taken by another player.
        """
        self._wild_melds(terms)
        self._pile_and_ends(terms)
        caps = [rules.max_meld_size, rules.natural_canasta_max_size]
        limits = [cap for cap in caps if cap is not None]
        self.cap: int = min(limits, default=_NO_LIMIT)
        self.mixed_cap: int = _NO_LIMIT if caps[0] is None else caps[0]
        full_soon = terms.one_meld and self.cap == CANASTA_SIZE
        self.collects_wilds: bool = (
            rules.pile_always_frozen and full_soon and self.hand_first
        )
        """Whether wild cards are collected for a wild canasta.

        True if the pile can only be taken with a pair, melds are full at seven cards,
        and the initial meld comes from the hand, because then piles become large.
        """

    def _wild_melds(self, terms: Terms) -> None:
        rules = terms.rules
        self.all_wilds: int = sum(terms.kinds[DEUCE * 4 : JOKER * 4 + 4])
        self.wild_ratio: list[int] = [
            max_wilds_for_naturals(rules.wild_ratio, naturals)
            for naturals in range(_NO_LIMIT)
        ]
        """Largest number of wild cards in a meld, by its number of natural cards."""
        worth = max(wild_canasta_points(rules.wild_canasta_table))
        self.wild_value: int = worth if terms.wild_melds else 0
        """Largest number of points for a wild canasta; 0 if the game has no wild
        canastas."""
        self.deuces_as_rank: bool = rules.wild_melds is values.WildMelds.DEUCES_AS_RANK
        least = [
            each.min_count for each in rules.holding_penalty if each.held_kind == "wild"
        ]
        self.wild_holding: int = min(least, default=_NO_LIMIT)
        """Smallest number of wild cards in a hand that has an extra penalty at the end
        of a round."""
        self.pure: list[int] = [0] * RANK_COUNT
        """Whether melds of a rank must be without wild cards, by rank.

        0: no; 1: yes; 2: yes, except in an initial meld.
        """
        for text, strictness in rules.pure_ranks:
            always = strictness is values.PureRank.ALWAYS
            self.pure[RANK_LETTERS.index(text)] = 1 if always else 2
        self.clean_value: list[int] = [rules.bonus_natural] * NATURAL_RANK_COUNT
        for text, points in rules.pure_rank_bonus:
            self.clean_value[RANK_LETTERS.index(text)] = points

    def _pile_and_ends(self, terms: Terms) -> None:
        rules = terms.rules
        self.pile_never: bool = rules.pile_access is values.PileAccess.NEVER
        self.takes_onto_sequence: bool = values.TakeWay.ADD_SEQ in rules.take_unfrozen
        condition, source = rules.initial_condition, rules.initial_from_pile
        conditions = values.InitialCondition
        self.natural_first: bool = condition is conditions.THREE_NATURAL_MELD
        self.no_wilds_to_open: bool = condition is conditions.NO_WILDS
        self.from_pile: bool = source is values.InitialFromPile.TOP_COUNTS
        self.hand_first: bool = source is values.InitialFromPile.HAND_FIRST
        self.has_special_hands: bool = rules.special_hands != "none"
        short = rules.short_sequence_penalty
        self.short_run: int = 0 if short is None else short.max_length
        """Largest number of cards of a sequence with a penalty at the end of a round; 0
        if no sequence has one."""
        clean = [
            need.count for need in terms.kinds_needed if need.kind in _NATURAL_KINDS
        ]
        self.clean_needed: int = max(clean, default=0)


def traits_of(terms: Terms) -> Traits:
    """Return the traits of a game, which are made once for each `Terms`."""
    traits: Traits | None = terms.traits  # read four times for every action
    if traits is None:
        traits = terms.traits = Traits(terms)
    return traits


def natural_ranks(ranks: list[int]) -> list[int]:
    """Return the natural ranks in a hand; `ranks` are its numbers of cards by rank."""
    return [rank for rank in range(NATURAL_RANK_COUNT) if ranks[rank]]
