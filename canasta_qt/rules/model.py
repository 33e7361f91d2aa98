"""A ruleset as a frozen value: every parameter of every Canasta, with its meaning.

Field names, groups A to M and defaults are those of the rule specification; the
defaults are the values of four-player Classic Canasta.

Each group extends the one before it, so that a ruleset has every parameter itself;
only `Ruleset` can be made.  What people read of a parameter, and how its values are
written, is in its record in `rules.parameters`.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from canasta_qt.rules.amounts import (
    Amount,
    Holding,
    Kinds,
    Limit,
    RankPoints,
    ShortPenalty,
    TableName,
)
from canasta_qt.rules.values import (
    AskPartner,
    Black3FromPile,
    Black3Meld,
    Black3Mode,
    CardClass,
    ConcealedExempt,
    ConcealedRule,
    DealBonusMode,
    DeuceLock,
    Direction,
    DiscardBan,
    FinalDiscard,
    FirstDealer,
    FootAssignment,
    GoOutDiscard,
    GoOutFoot,
    GoOutNoThrees,
    InitialBasis,
    InitialCondition,
    InitialFromPile,
    LastRed3,
    MatchEnd,
    MeldedCards,
    PileAccess,
    PilePrefill,
    PureRank,
    Red3FromPile,
    Red3Mode,
    Red3Otherwise,
    Red3Positive,
    Red3Timing,
    SameRankMelds,
    Seating,
    ShortDraw,
    StockOut,
    TakeWay,
    TalonMode,
    Tie,
    WildMelds,
    WildRatio,
    WildToCanasta,
)

SeatingMap: TypeAlias = tuple[tuple[int, tuple[Seating, ...]], ...]

_WILD_RED3: Final = frozenset({CardClass.WILD, CardClass.RED3})
_WILD: Final = frozenset({CardClass.WILD})
_ALL_CLASSES: Final = frozenset(CardClass)


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Equipment:
    """A. Equipment, seats, table order."""

    players_allowed: frozenset[int] = frozenset({4})
    """Player counts this ruleset accepts."""
    seating: SeatingMap = ((4, (Seating.PAIRS,)),)
    """How seats form sides, by number of players; the first listed is the default."""
    deck_count: "Amount" = 2
    """52-card packs shuffled together."""
    jokers_total: "Amount" = 4
    """Jokers in the whole pack."""
    copies_per_natural_rank: "Limit" = None
    """Cards of each rank 4 to A; none means four a pack."""
    play_direction: Direction = Direction.CW
    """Direction of the deal and of turns."""
    first_dealer: FirstDealer = FirstDealer.RANDOM
    """How the first dealer is found; afterwards the deal passes on by one seat."""
    three_player_lone_hand: bool = False
    """With three players, the first to take the pile plays alone against two."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Deal(Equipment):
    """B. Deal."""

    hand_size: "Amount" = 11
    """Cards dealt to each player."""
    foot_size: int = 0
    """Cards of a second packet for each player; 0 means no foot."""
    foot_assignment: FootAssignment = FootAssignment.NONE
    """How the two packets become hand and foot."""
    talon_sizes: tuple[int, ...] = ()
    """Face-down packets set aside at the deal."""
    talon_mode: TalonMode = TalonMode.NONE
    """What those packets are for."""
    upcard: bool = True
    """A card is turned to start the discard pile."""
    upcard_turn_again_on: frozenset[CardClass] = _WILD_RED3
    """Another card is turned on top while the upcard is one of these."""
    upcard_freezes_on: frozenset[CardClass] = _WILD_RED3
    """If one of these was turned at the deal the pile starts frozen for everybody."""
    pile_prefill: PilePrefill = PilePrefill.NONE
    """Hidden stock cards put under the upcard."""
    deal_bonus_mode: DealBonusMode = DealBonusMode.NONE
    """Who may earn a bonus by lifting an exact number of cards."""
    deal_bonus_points: int = 100
    """Points of that bonus."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Drawing(Deal):
    """C. Drawing and the end of the stock."""

    draw_count: "Amount" = 1
    """Cards drawn from the stock in a turn."""
    short_draw: ShortDraw = ShortDraw.TAKE_REST
    """Whether fewer cards than that still make a draw."""
    stock_out: StockOut = StockOut.END_WHEN_UNABLE
    """What happens with an empty stock."""
    forced_take_when_stock_out: bool = True
    """With the stock empty a top card that matches one's meld must be taken."""
    last_card_red3_ends_hand: LastRed3 = LastRed3.ALWAYS
    """When a red three as last card of the stock ends the hand at once."""
    max_recycles: "Limit" = None
    """How often the pile may become the stock; none means without limit."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class CardPoints(Drawing):
    """D. Card points."""

    value_of_eights: int = 10
    """Points of an eight."""
    black3_value_melded: int = 5
    """Points of a black three melded when going out."""
    black3_hand_penalty: int = 5
    """Points against a side for each black three left in hand."""
    red3_hand_penalty: int = 0
    """Points against a side for each red three left in hand or foot."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class MeldRules(CardPoints):
    """E. Melds."""

    min_meld_size: int = 3
    """Smallest meld of any kind."""
    min_naturals: int = 2
    """Fewest natural cards in a rank meld."""
    max_wilds: "Limit" = 3
    """Most wild cards in a rank meld of any size."""
    wild_ratio: WildRatio = WildRatio.NONE
    """A ratio every rank meld must keep."""
    min_naturals_in_canasta: int = 4
    """Fewest natural cards in a rank meld of seven or more."""
    max_meld_size: "Limit" = None
    """Most cards in a rank meld."""
    natural_canasta_max_size: "Limit" = None
    """Most cards in a rank meld without wild cards."""
    overfull_when_going_out: bool = False
    """The size limit and `wild_to_canasta` are lifted in the turn a player goes out."""
    wild_to_canasta: WildToCanasta = WildToCanasta.ANY
    """Which completed canastas still take wild cards."""
    same_rank_melds: SameRankMelds = SameRankMelds.ONE
    """How many melds of one rank a side may keep."""
    combine_melds: bool = False
    """A side may join its own melds of one rank, or sequences end to end."""
    sequences: bool = False
    """Runs in one suit from four (low) to ace (high), without wild cards."""
    sequence_max: int = 7
    """Most cards in a sequence."""
    sequence_overlength_when_going_out: bool = False
    """A finished sequence may be lengthened in the turn a player goes out."""
    wild_melds: WildMelds = WildMelds.NONE
    """Melds made of wild cards only."""
    wild_meld_max: "Limit" = 7
    """Most cards in a wild meld."""
    deuce_lock: DeuceLock = DeuceLock.NONE
    """When deuces may not be used as wild cards."""
    pure_ranks: tuple[tuple[str, PureRank], ...] = ()
    """Ranks whose melds must be free of wild cards."""
    black3_meld: Black3Meld = Black3Meld.GOING_OUT
    """When three or more black threes may be melded."""
    burning: bool = False
    """A completed canasta closes its rank to sides that have no meld of it."""
    only_top_card_this_turn: bool = False
    """Of a taken pile only the top card may be melded in that turn."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Opening(MeldRules):
    """F. Initial meld."""

    initial_table: str = "IM1"
    """The table of minimum counts."""
    initial_basis: InitialBasis = InitialBasis.SCORE
    """Whether it is looked up by the side's total or by the round."""
    initial_condition: InitialCondition = InitialCondition.NONE
    """What the opening must contain or avoid besides."""
    initial_min_naturals_from_hand: int = 0
    """Natural cards of the opening that must come from the hand."""
    canasta_meets_initial: bool = False
    """A complete canasta is enough whatever its points."""
    concealed_exempt: ConcealedExempt = ConcealedExempt.STOCK_DRAW_ONLY
    """When going out in one turn with an own canasta needs no minimum."""
    initial_from_pile: InitialFromPile = InitialFromPile.TOP_COUNTS
    """What the pile may do for an opening."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class PileRules(Opening):
    """G. Taking the discard pile."""

    pile_access: PileAccess = PileAccess.WHOLE
    """Who may take how much of the pile."""
    pile_take_limit: "Limit" = None
    """Cards taken when only the top of the pile is."""
    take_unfrozen: frozenset[TakeWay] = frozenset(
        {TakeWay.PAIR, TakeWay.NAT_WILD, TakeWay.ADD}
    )
    """What may meet the top card while the pile is not frozen."""
    take_frozen: frozenset[TakeWay] = frozenset({TakeWay.PAIR})
    """What may meet the top card of a frozen pile."""
    take_for_completed_canasta: bool = True
    """The top card may be taken onto a meld that is already a canasta."""
    pile_always_frozen: bool = False
    """The pile counts as frozen for everybody the whole hand."""
    frozen_until_initial: bool = True
    """The pile is frozen to a side that has not opened."""
    freezing_discards: frozenset[CardClass] = _WILD
    """Discards that freeze the pile for all until it is taken."""
    top_blocks: frozenset[CardClass] = _ALL_CLASSES
    """The pile cannot be taken while one of these lies on top."""
    red3_from_pile: Red3FromPile = Red3FromPile.TABLE_NO_REPLACEMENT
    """What becomes of a red three in a taken pile."""
    black3_from_pile: Black3FromPile = Black3FromPile.HAND
    """What becomes of black threes in a taken pile."""
    single_card_rule: bool = False
    """A player with one card may not take a pile of one card."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Discarding(PileRules):
    """H. Discarding."""

    discard_ban: DiscardBan = DiscardBan.NONE
    """A list of cards that may not be discarded."""
    black3_ban_first_round: bool = False
    """No black three may be discarded in a player's first turn."""
    float_allowed: bool = False
    """In the foot a turn may end without a discard."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Threes(Discarding):
    """I. Threes."""

    red3_mode: Red3Mode = Red3Mode.AUTO
    """What red threes are for."""
    red3_initial_timing: Red3Timing = Red3Timing.FIRST_TURN
    """When dealt red threes are exchanged."""
    black3_mode: Black3Mode = Black3Mode.STOPPER
    """What black threes are for."""
    red3_table: "TableName" = "RT4"
    """Points of the threes laid out."""
    red3_positive_if: Red3Positive = Red3Positive.ANY_MELD
    """What a side needs for them to count in its favour."""
    red3_otherwise: Red3Otherwise = Red3Otherwise.NEGATIVE
    """What they count when that is not met."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoingOut(Threes):
    """J. Going out."""

    go_out_canastas: "Amount" = 1
    """Canastas the side must own when going out."""
    go_out_kinds: "Kinds" = ()
    """Kinds of canastas among them."""
    go_out_discard: GoOutDiscard = GoOutDiscard.OPTIONAL
    """Whether the last card must be discarded."""
    final_discard_unplayable: bool = False
    """The last discard may not be a card that fits one's own melds."""
    final_discard_ban: frozenset[FinalDiscard] = frozenset()
    """Cards that may not be the last discard."""
    ask_partner: AskPartner = AskPartner.OPTIONAL
    """Whether the partner is asked before going out."""
    ask_limit: "Limit" = None
    """How often a player may ask in a hand."""
    go_out_foot: GoOutFoot = GoOutFoot.NONE
    """How far hand and foot must be played."""
    go_out_no_threes: GoOutNoThrees = GoOutNoThrees.NONE
    """Whose cards must be free of threes."""
    go_out_bonus: int = 100
    """Points for going out."""
    concealed_total: int = 200
    """Points for going out concealed, in place of the former."""
    concealed_rule: ConcealedRule = ConcealedRule.OWN_CANASTA
    """What makes going out concealed."""
    special_hands: str = "none"
    """The table of special hands."""
    instant_win_canastas: "Limit" = None
    """Canastas of one side in one hand that win the match."""
    instant_win_points: int = 5000
    """Points added on such a win."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Bonuses(GoingOut):
    """K. Bonuses and penalties."""

    bonus_natural: int = 500
    """For each natural canasta."""
    bonus_mixed: int = 300
    """For each mixed canasta."""
    bonus_sequence: int = 0
    """For each sequence of seven."""
    wild_canasta_table: str = "none"
    """The table for wild canastas."""
    wild_bonus_only_if_out: bool = False
    """That bonus is only for the side that goes out."""
    pure_rank_bonus: RankPoints = ()
    """For natural canastas of these ranks, in place of `bonus_natural`."""
    multi_canasta_table: str = "none"
    """The table for many canastas in one hand."""
    concealed_canasta_bonus: int = 0
    """For a canasta laid complete from the hand."""
    incomplete_pure_penalty: RankPoints = ()
    """For a pure meld of these ranks with fewer than seven cards."""
    incomplete_wild_penalty: int = 0
    """For a wild meld with fewer than seven cards."""
    holding_penalty: tuple[Holding, ...] = ()
    """For too many cards of a kind kept in hand."""
    short_sequence_penalty: "ShortPenalty" = None
    """For unfinished sequences."""
    black3_set_aside_table: str = "none"
    """The table for black threes set aside."""
    topper_bonus: int = 0
    """For a red three on a canasta."""
    partner_in_hand_penalty: int = 0
    """When a side goes out while a partner still plays from the hand."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class HandScoring(Bonuses):
    """L. Hand scoring."""

    melded_cards: MeldedCards = MeldedCards.PLUS
    """What melded cards count; cards left in hand are always subtracted."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Match(HandScoring):
    """M. Match."""

    match_end: MatchEnd = MatchEnd.TARGET
    """What ends a match."""
    target_score: "Limit" = 5000
    """Reached or passed at the end of a hand."""
    rounds: "Limit" = None
    """Hands of a match that ends after a number of them."""
    tie: Tie = Tie.EXTRA_HAND
    """What equal totals at the end mean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset(Match):
    """Everything that may be played at one table.

    `id` is what positions and records name; a ruleset with house rules keeps the id
    of the preset it starts from.
    """

    id: str
    title: str
    character: str
    """One line for the list of games."""
    source: str
    """The text it follows."""
    chosen: frozenset[str] = frozenset({"tie"})
    """Parameters of the preset that no text settles: our choice, and said so."""
