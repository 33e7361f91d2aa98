"""Terms: a ruleset resolved for players, seating, packs and points by card."""

from functools import lru_cache
from typing import Any, Final

from canasta_qt.cards import (
    BLACK3,
    CARD_LIST_LENGTH,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RED3,
    Card,
    count_kinds,
    full_deck,
)
from canasta_qt.rules import values
from canasta_qt.rules.amounts import Amount, AmountTable, KindCondition, resolve_amount
from canasta_qt.rules.canasta_names import canasta_kind_name
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.tables import (
    DEUCE_POINTS,
    JOKER_POINTS,
    natural_card_points,
    red3_points_by_count,
)
from canasta_qt.rules.values import CardClass, Seating

LONE_HAND_PLAYER_COUNT: Final = 3


class Terms:
    """A ruleset resolved for a number of players and a seating; never changed.

    The names of lists say whether they are by seat, by side or by card.
    """

    def __init__(self, ruleset: Ruleset, players: int, seating: Seating) -> None:
        """Resolve all amounts; the ruleset is not checked for contradictions (see
        `rules.conflicts`)."""
        self.rules: Final = ruleset
        self.players: Final = players
        self.seating: Final = seating
        self.sides: Final = count_sides(players, seating)
        self.side_of: Final = [seat % self.sides for seat in range(players)]
        self.seats_of: Final = [
            [seat for seat in range(players) if seat % self.sides == side]
            for side in range(self.sides)
        ]
        step = 1 if ruleset.play_direction is values.Direction.CW else -1
        self.next_seat: Final = [(seat + step) % players for seat in range(players)]
        self.decks: Final = self._amount(ruleset.deck_count, 0)
        jokers = self._amount(ruleset.jokers_total, self.decks)
        self.deck: Final = full_deck(
            self.decks, jokers, ruleset.copies_per_natural_rank
        )
        self.kinds: Final = count_kinds(self.deck)
        """Number of copies in the game, by card."""
        self.hand_size: Final = self._amount(ruleset.hand_size, self.decks)
        self.draw_count: Final = self._amount(ruleset.draw_count, self.decks)
        self.canastas_needed: Final = self._amount(ruleset.go_out_canastas, self.decks)
        self.kinds_needed: Final = self._kinds()
        table = ruleset.red3_table
        if isinstance(table, AmountTable):
            table = table.value_for_packs(self.decks)
        threes = sum(self.kinds[RED3 * 4 : RED3 * 4 + 4])
        self.red3_row: Final = red3_points_by_count(table, threes)
        """Points for laid out red threes, by their number."""
        self.points: Final = card_points(ruleset)
        self.penalties: Final = hand_penalties(ruleset, self.points)
        """Points lost for a card left in a hand, by card."""
        self.freezes: Final = is_card_of_classes(ruleset.freezing_discards)
        self.auto_red3: Final = ruleset.red3_mode is values.Red3Mode.AUTO
        self.red3_to_table: Final = self.auto_red3 or (
            ruleset.red3_from_pile is values.Red3FromPile.TABLE_NO_REPLACEMENT
        )
        self.one_meld: Final = ruleset.same_rank_melds is values.SameRankMelds.ONE
        self.locks_deuces: Final = (
            ruleset.deuce_lock is values.DeuceLock.WHILE_INCOMPLETE
        )
        self.lone_hand: Final = (
            ruleset.three_player_lone_hand
            and players == LONE_HAND_PLAYER_COUNT
            and seating is Seating.SOLO
        )
        """Whether the first player to take the pile becomes a lone player against the
        two others."""
        self.foot_size: Final = ruleset.foot_size
        self.rare_state: Final = has_rare_state(ruleset)
        """Whether copies of positions need the attributes that only some rulesets
        use."""
        self.threes_are_public: Final = (
            ruleset.go_out_no_threes is values.GoOutNoThrees.SIDE
        )
        self.renews_stock: Final = ruleset.stock_out is values.StockOut.RECYCLE_PILE
        self.wild_melds: Final = ruleset.wild_melds is not values.WildMelds.NONE
        self.traits: Any = None
        """Cache of `bots.estimates.ruleset_traits`; None until the first use."""

    def _amount(self, amount: Amount, decks: int) -> int:
        return resolve_amount(amount, self.players, self.seating, decks)

    @property
    def canasta_names(self) -> dict[str, str]:
        """Names of natural and mixed canastas in this game, such as `natural` or
        `red`."""
        return {kind: self.kind_name(kind) for kind in ("natural", "mixed")}

    def kind_name(self, kind: str) -> str:
        """Return the name of a kind of canasta in this game."""
        return canasta_kind_name(kind, self.kinds_needed)

    def _kinds(self) -> tuple[KindCondition, ...]:
        kinds = self.rules.go_out_kinds
        if isinstance(kinds, AmountTable):
            return kinds.value_at(self.seating) or ()
        return kinds


def has_rare_state(ruleset: Ruleset) -> bool:
    """Return whether positions of a ruleset need the attributes for feet, packets set
    aside, closed ranks and the like."""
    return bool(
        ruleset.foot_size
        or ruleset.talon_sizes
        or ruleset.pile_prefill is not values.PilePrefill.NONE
        or ruleset.first_pile_size > 1
        or ruleset.deal_bonus_mode is not values.DealBonusMode.NONE
        or ruleset.burning
        or ruleset.only_top_card_this_turn
        or ruleset.black3_from_pile is not values.Black3FromPile.HAND
    )


def count_sides(players: int, seating: Seating) -> int:
    """Return the number of sides; the seats of partners differ by that number."""
    return players // seating.members


def default_seating(ruleset: Ruleset, players: int) -> Seating:
    """Return the first seating listed for a number of players.

    Raises `KeyError` if the ruleset does not allow that number of players.
    """
    return dict(ruleset.seating)[players][0]


@lru_cache(maxsize=64)
def terms_for(ruleset: Ruleset, players: int, seating: Seating | None = None) -> Terms:
    """Return the terms of a ruleset; equal arguments give the same object."""
    return Terms(ruleset, players, seating or default_seating(ruleset, players))


def card_points(ruleset: Ruleset) -> list[int]:
    """Return the points of melded cards, by card; red threes are 0 (rules.md 2.2,
    V1)."""
    points = [0] * CARD_LIST_LENGTH
    by_rank = natural_card_points(ruleset.value_of_eights)
    for kind in range(CARD_LIST_LENGTH):
        rank = kind >> 2
        if rank < NATURAL_RANK_COUNT:
            points[kind] = by_rank[rank]
        elif rank == DEUCE:
            points[kind] = DEUCE_POINTS
        elif rank == JOKER:
            points[kind] = JOKER_POINTS
        elif rank == BLACK3:
            points[kind] = ruleset.black3_value_melded
    return points


def hand_penalties(ruleset: Ruleset, points: list[int]) -> list[int]:
    """Return the points lost for cards left in hands, by card."""
    penalties = points[:]
    for suit in range(4):
        penalties[BLACK3 * 4 + suit] = ruleset.black3_hand_penalty
        penalties[RED3 * 4 + suit] = ruleset.red3_hand_penalty
    return penalties


def card_class(card: Card) -> CardClass | None:
    """Return the class of a card: wild, red three or black three; otherwise None."""
    rank = card >> 2
    if rank < NATURAL_RANK_COUNT:
        return None
    if rank == BLACK3:
        return CardClass.BLACK3
    return CardClass.RED3 if rank == RED3 else CardClass.WILD


def is_card_of_classes(classes: frozenset[CardClass]) -> list[bool]:
    """Return by card whether the card is of one of the classes."""
    return [
        kind >> 2 >= NATURAL_RANK_COUNT and card_class(Card(kind)) in classes
        for kind in range(CARD_LIST_LENGTH)
    ]
