"""Tuned numbers of the bots: both rule policies, weak levels, search.

Each number was estimated from games and confirmed by the contests in
`proving/ARENA.md`, unless its docstring says otherwise. The unit is points of the
score, unless another unit is given.

Code reads the numbers through `values` (`values.DISCARDS.pair`), so that tests and
training can replace them.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class HandCardValues:
    """Value of a card in the hand, and cost of a lost pile, for all rulesets but
    Classic.

    A card with a low value is discarded first.
    """

    pair: float = 22.0
    triple: float = 45.0
    per_card_beyond_triple: float = 5.0
    """Added for each card beyond the third of a rank."""
    fits_own_meld: float = 25.0
    """Value of a card that fits an unfinished meld of the side."""
    fits_own_canasta: float = 8.0
    """Value of a card that fits a canasta of the side."""
    frozen_pile_pair: float = 15.0
    """Added for a pair if the rules keep the pile frozen."""
    unopened_single_share: float = 0.6
    """Share of its points that a single card is worth before the side has opened."""
    unopened_group_share: float = 1.5
    """Share of its points that one of several equal cards is worth before opening."""
    endgame_share: float = 0.6
    """Share of its points that is deducted from a card if the round may end soon."""
    useless_card_share: float = 0.5
    """Share of its points that is deducted from a card that fits no meld any more."""
    deuce: float = 95.0
    joker: float = 140.0
    collected_wild_card: float = 400.0
    """Value of a wild card if wild cards are collected for a wild canasta."""
    penalized_wild_card: float = -200.0
    """Value of a wild card that has an extra penalty in the hand, if the round may end
    soon."""
    penalized_joker: float = -150.0
    promising_pure_rank_card: float = 200.0
    """Value of a card of a pure rank that will probably become a canasta.

    A pure rank is one whose melds must have no wild cards.
    """
    initial_meld_pure_rank_card: float = 30.0
    """Added for each of up to three cards of a pure rank that may still be an initial
    meld."""
    hopeless_pure_rank_card: float = -60.0
    """Value of a card of a pure rank, if three or more are held that will not become a
    canasta."""
    hopeless_endgame_factor: float = 3.0
    """Factor for `hopeless_pure_rank_card` if the round may end soon."""
    per_pure_rank_card: float = 4.0
    """Value of a card of a pure rank of which one or two are held, for each of them."""
    black_three: float = 5.0
    black_three_barring_going_out: float = -60.0
    """Value of a black three if nobody may go out with threes in the hand."""
    black_three_bonus: float = 60.0
    costly_black_three: float = -20.0
    """Value of a black three that costs more in the hand than on the table."""
    black_three_dead: float = -10.0
    black_three_endgame: float = -60.0
    """Added for a black three that costs more in the hand than on the table, if the
    round may end soon."""
    red_three: float = -100.0
    """Value of a red three in the hand; it can cost hundreds of points."""
    red_three_barring_going_out: float = -200.0
    """Value of a red three if the last discard must not be a three."""
    red_three_bonus: float = 60.0
    topper: float = 25.0
    """Value of a red three that can be set on a canasta."""
    topper_endgame: float = -50.0
    sequence_loss_share: float = 0.88
    """Share of the value that a planned sequence would lose without a card, as part of
    the value of that card."""
    sequence_card: float = 10.0
    """Value of any card that a planned sequence needs."""
    pile_loss: float = 25.0
    """Cost of losing the pile to the next player, apart from the cards of the pile."""
    pile_loss_per_card: float = 24.0
    """Cost of each card in a pile lost to the next player."""


@dataclass(frozen=True, slots=True)
class ClassicHandCardValues:
    """Value of a card in the hand, and cost of a lost pile, in Classic.

    The numbers were fitted to 12,000 discards in games of level `standard`: each rank
    of the hand was discarded in 96 worlds, and the game played on for eight turns. They
    were then fitted again to games with the fitted numbers.
    """

    unopened_value_by_count: tuple[float, ...] = (0.0, 0.0, 2.0, -18.0)
    """Value of a card before the side has opened, by the number of cards of its rank, 0
    to 3."""
    unopened_point_factor_by_count: tuple[float, ...] = (0.0, 1.2, 4.9, 7.9)
    """Factor for the points of a card before the side has opened, by the number of
    cards of its rank; the product is added to `unopened_value_by_count`."""
    opened_value_by_count: tuple[float, ...] = (0.0, 0.0, 10.5, 73.0)
    opened_point_factor_by_count: tuple[float, ...] = (0.0, 0.75, 1.1, 2.5)
    only_pair: float = 9.5
    """Added for a pair that is the only one in the hand."""
    frozen_pile_triple: float = 23.0
    """Deducted for three of a rank if the pile is frozen: a pair is enough to take
    it."""
    pile_loss: float = -74.0
    """Cost of losing the pile to a pair, apart from the cards of the pile.

    Negative, as the pair leaves the opponent's hand.
    """
    pile_loss_per_card: float = 33.5
    """Cost of each card in a pile lost to a pair."""
    per_card_own_side_unopened: float = 15.0
    """Added to `pile_loss_per_card` if the own side has not opened."""
    per_card_next_side_unopened: float = -22.0
    """Added to `pile_loss_per_card` if the next player's side has not opened."""
    per_card_frozen_pile: float = 12.5
    meld_take_per_card: float = 14.8
    """Cost of each card in a pile that the next player takes by adding to a meld."""
    fits_opponents_meld_by_size: tuple[float, ...] = (
        0.0,
        0.0,
        0.0,
        -21.0,
        -2.0,
        41.0,
        110.0,
        -36.0,
    )
    """Cost of a discard that an opponent can add to a meld, by the number of cards of
    the meld."""
    fits_opponents_meld_frozen_pile: float = 19.0
    """Value of keeping a card that fits an opponent's meld while the pile is frozen."""
    black_three: float = 5.0
    several_black_threes: float = 12.5
    """Deducted for one of several black threes."""
    deuce: float = 96.0
    joker: float = 141.0
    unopened_wild_card: float = 32.0
    """Added for a wild card if the own side has not opened."""
    freezing_per_card: float = 2.4
    """Value of freezing, for each card in the pile, times the number of melds by which
    the next side has more."""
    freezing_per_card_unopened: float = 2.0
    """Value of freezing, for each card in the pile, if the own side has not opened."""


@dataclass(frozen=True, slots=True)
class DangerValues:
    """Factors for the chance that the next player takes the pile after a discard."""

    wild_card_take: float = 0.6
    """Factor for a take with one natural and one wild card."""
    rank_not_taken: float = 0.7
    """Factor for a rank that the next player did not take from the pile."""
    rank_discarded: float = 0.35
    """Factor for a rank that the next player has discarded."""
    opening_chances: tuple[float, float, float] = (0.6, 0.45, 0.35)
    """Share of hands with a pair that can open with up to 50, up to 90, or more
    points."""
    variant_opening_chances: tuple[float, float, float] = (0.6, 0.45, 0.3)
    opening_chance_from_hand: float = 0.15
    """Share of hands that can open, if the initial meld must come from the hand
    alone."""


@dataclass(frozen=True, slots=True)
class PileTakingLimits:
    """Limits for the size of the pile, by which a bot decides whether to take it."""

    min_size_pair: int = 1
    """Smallest pile that is taken with a natural pair."""
    min_size_deuce: int = 4
    """Smallest pile that is taken with a natural card and a two."""
    min_size_joker: int = 6
    min_size_two_wilds: int = 4
    """Smallest pile that is taken with two wild cards equal to its top card."""
    min_wilds_in_hand: int = 5
    """Smallest number of wild cards in the hand with which a wild top card is taken for
    a new meld."""
    min_size_to_open_first: int = 3
    """Smallest pile for which the side opens from the hand in order to take it."""
    black_three_weight: float = 0.5
    """Number of cards as which a black three in the pile counts, with two players."""
    min_size_per_drawn_card: int = 2
    """Smallest pile, for each card of a draw, that two players take in Classic."""
    variant_min_size_per_drawn_card: int = 3
    """Smallest pile, for each card of a draw, that two players take in other rulesets,
    with draws of two or more cards."""
    max_size_poor_pile: int = 5
    """Largest pile that is not taken if only its top card can be melded.

    Drawing instead won 46 ± 11 points a round in Classic for four.
    """
    poor_pile_max_hand_size: int = 6
    """Largest hand for which `max_size_poor_pile` applies."""
    poor_pile_min_melds: int = 4
    """Smallest number of the side's melds for which `max_size_poor_pile` applies.

    With so many melds, most drawn cards fit one of them.
    """


@dataclass(frozen=True, slots=True)
class PileGainValues:
    """Gain of taking a pile that is not frozen over a draw, in Classic, for a side that
    has opened.

    The numbers were fitted as in `ClassicHandCardValues`, to 5,500 decisions.
    """

    fitting_card: float = 24.0
    """Added for each card below the top card that fits an unfinished meld."""
    new_set: float = 26.0
    """Added for each new meld that cards of the pile make with cards of the hand."""
    new_pair: float = 15.0
    per_card_point: float = 1.0
    """Added for each point of cards of the pile that fit a meld, make a new one, or fit
    a canasta."""
    new_meld_with_pair: float = 43.0
    """Added if the top card and a pair are a new meld."""
    per_hand_card_and_meld: float = 1.3
    """Deducted for each card in the hand, times the number of the side's melds, as a
    drawn card fits these melds as well."""
    per_hand_card_with_canastas: float = 4.5
    """Added for each card in the hand if the side has its canastas."""
    max_small_hand_size: int = 3
    """Largest number of cards in the hand at which a take may leave no card to go
    out."""
    small_hand: float = 22.0


@dataclass(frozen=True, slots=True)
class InitialMeldValues:
    """Limits for the cost of the wild cards in an initial meld; a two costs 2, a joker
    3."""

    deuce_cost: int = 2
    joker_cost: int = 3
    max_wild_cost_by_need: tuple[tuple[int, int], ...] = ((50, 3), (90, 5), (9999, 8))
    """Rows of a number of points needed, and the largest cost of wild cards up to that
    number."""
    variant_max_wild_cost_by_need: tuple[tuple[int, int], ...] = (
        (50, 4), (90, 6), (120, 9), (155, 13), (9999, 16),
    )  # fmt: skip
    extra_limit_when_behind: int = 2
    """Added to the limit if another side has opened."""
    pile_cards_per_extra_limit: int = 2
    """Number of cards in the pile for which the limit is raised by one."""
    endgame_limit: int = 99
    min_unneeded_cards_of_rank: int = 5
    """Smallest number of cards of a rank that are melded although the initial meld does
    not need them."""


@dataclass(frozen=True, slots=True)
class MeldValues:
    """Numbers for the choice of melds after the side has opened."""

    min_cards_left: int = 3
    """Number of other cards that must remain in the hand after an unneeded new meld."""
    min_cards_left_for_pair_takes: int = 11
    """`min_cards_left` in games where only a pair in the hand takes the pile."""
    min_naturals_to_complete: int = 4
    """Smallest number of natural cards that wild cards complete to a canasta, in
    Classic."""
    max_wilds_to_complete: int = 3
    """Largest number of wild cards used to complete a canasta that is not needed to go
    out."""
    min_unseen_for_natural_canasta: int = 3
    """Smallest number of unseen cards of a rank at which a bot keeps wild cards off a
    meld, for a natural canasta."""
    max_wilds_per_turn: int = 2
    """Largest number of wild cards added in one turn to a canasta needed to go out, in
    Classic.

    With `fits_opponents_meld_by_size` this won 43 ± 13 points a round at a score of 0,
    and 51 ± 19 at 1,500.
    """
    min_meld_size_for_wilds: int = 5
    """Smallest size of a meld to which wild cards are added although the canasta is not
    needed."""
    pair_meld_per_wild: float = 18.0
    """Value of a new meld of a pair and a wild card, for each wild card held, in
    Classic, for a side with its canastas.

    Fitted as in `ClassicHandCardValues`, to 2,900 decisions.
    """
    pair_meld_per_point: float = 2.7
    """Added to the value of a meld of a pair and a wild card, for each point of a card
    of the rank."""
    pair_meld_per_card_left: float = 5.3
    """Deducted from the value of a meld of a pair and a wild card, for each card that
    remains in the hand."""
    pair_meld_per_card_in_pile: float = 17.0
    """Deducted from the value of a meld of a pair and a wild card, for each card of the
    rank in the pile."""
    min_wilds_kept: int = 3
    """Number of wild cards that are kept when spare ones are melded."""
    max_missing_pure_rank_cards: int = 1
    """Largest number of cards that may be missing for a canasta when a pure rank is
    melded."""
    min_wilds_for_easy_canasta: int = 18
    """Smallest number of wild cards in the game with which a wild canasta is easy."""
    valuable_wild_canasta_points: int = 2000
    """Smallest number of points of a wild canasta that is begun early."""
    min_wilds_to_meld: int = 5
    """Smallest number of wild cards in the hand that are melded as a meld of wild
    cards."""
    min_wilds_to_meld_if_easy: int = 3
    """`min_wilds_to_meld` if a wild canasta is easy and valuable."""
    min_planned_sequence_cards: int = 4
    """Smallest number of cards of a planned sequence that are melded."""
    min_cards_beyond_short_sequence: int = 1
    """Number of cards by which a new sequence must be longer than the longest sequence
    with a penalty."""


@dataclass(frozen=True, slots=True)
class SequenceValues:
    """Numbers for planned sequences of seven cards."""

    value_by_card_count: tuple[float, ...] = (
        0.0,
        0.0,
        15.0,
        45.0,
        110.0,
        240.0,
        480.0,
        1500.0,
    )
    """Value of a planned sequence by the number of its cards on the table and in the
    hand."""
    min_cards_kept: int = 4
    """Smallest number of cards of a planned sequence, on the table and in the hand,
    that are kept in the hand."""
    chance_by_unseen_copies: tuple[float, ...] = (0.0, 0.45, 0.75, 0.95)
    """Chance of getting a missing card, by its unseen copies: 0, 1, 2, more."""


@dataclass(frozen=True, slots=True)
class SpecialHandValues:
    """Numbers for collecting a special hand."""

    max_missing_cards: int = 2
    """Largest number of cards that may be missing for a special hand."""
    max_missing_cards_late: int = 1
    min_stock_for_two_missing: int = 24
    """Smallest number of cards in the stock with which two cards may be missing."""
    min_stock: int = 10
    needed_card: float = 400.0
    card_needed_twice: float = 40.0
    """Value of the only card held of a rank of which the special hand needs two."""
    per_unseen_copy: float = 10.0
    """Added for each unseen copy of the missing card."""


@dataclass(frozen=True, slots=True)
class GoingOutValues:
    """Numbers for the decision whether to go out."""

    min_gain: int = -60
    """Smallest number of points gained by going out at which a bot goes out."""
    average_card_penalty: int = 11
    """Penalty of an unknown card in a hand: the mean of all cards of two packs."""
    unopened_side_gain: int = 150
    """Points that a side that has not opened would still gain."""
    unopened_bonus_three_loss: int = 100
    """Points lost for each laid out three of a side that has not opened."""
    close_game_lead: int = 50
    """Lead of the other side, in a game that this round decides, below which a bot goes
    out if it gains points."""
    max_voluntary_questions: int = 2
    """Number of questions to the partner in a round after which no voluntary question
    is asked."""
    partner_penalty_share: float = 0.75
    """Share of the partner's estimated penalty that makes the gain of going out
    uncertain."""
    partner_holding_penalty: int = 400
    """Points that a partner's hand may cost extra, if holding certain cards is
    penalized."""
    partner_next_turn_share: float = 0.8
    """Factor for the points that the asked partner could meld in another turn.

    The factor has the least loss in 290 questions from games of level `standard` to a
    hand that could make a new meld, with 40 worlds each.
    """
    mandatory_question_factor: int = 4
    """Factor for `min_gain` in games where asking is mandatory."""
    canasta_chance_by_missing_cards: tuple[float, ...] = (1.0, 0.6, 0.35, 0.18, 0.08)
    """Chance that a meld becomes a canasta, by the number of cards it lacks."""
    min_long_stock: int = 30
    """Smallest number of cards in the stock with which there is time to complete
    melds."""
    max_canastas_to_instant_win: int = 2
    """Largest number of canastas missing for an instant win at which the side does not
    go out."""


@dataclass(frozen=True, slots=True)
class EndgameLimits:
    """Limits at which a round is expected to end soon."""

    max_stock_size: int = 12
    """Number of cards in the stock below which the round may end soon, in Classic."""
    max_opponent_hand_size: int = 3
    """Largest number of cards in the hand of an opponent who may go out soon."""
    max_stock_turns: int = 2
    """Number of turns of each player; the round may end soon if the stock has too few
    cards for them, in rulesets other than Classic."""
    min_stock_renewals: int = 2
    """Smallest number of times that the pile became the new stock when the round may
    end soon."""
    min_standstill_renewals: int = 5
    """Smallest number of times that the pile became the new stock after which a bot
    discards all cards in turn."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """Probabilities that a weak bot overlooks something or acts too early."""

    miss_take_chance: float
    overlook_melds_chance: float
    meld_everything_chance: float
    """Probability of melding everything possible, with wild cards."""
    remembered_pile_cards: int
    """Number of cards at the top of the pile that the bot remembers."""
    forget_taken_cards_chance: float
    """Probability of forgetting which cards another player took with the pile."""
    overlook_melds_without_pile_chance: float
    """Probability of overlooking that cards can be melded.

    Used only if the pile is never taken, where other weaknesses hardly matter.
    """


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """Parameters of a search."""

    world_count: int
    horizon_turns: int
    """Number of turns played after the own turn, before the position is evaluated."""
    required_sigmas: float
    """Number of standard errors by which a move must be better than the rule policy's
    move."""
    drop_sigmas: float = 2.0
    """Number of standard errors behind the best option at which an option is
    dropped."""
    worlds_before_extension: int = 10_000
    """Number of worlds after which options are played for `extension_turns` turns."""
    extension_turns: int = 0
    """Number of turns played after the own turn in all worlds after the first
    `worlds_before_extension`."""
    sufficient_error: float = 0.0
    """Standard error in points below which half of the worlds are enough."""
    min_worlds_before_drop: int = 16
    """Number of worlds before an option may be dropped; rare disasters need many."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Strength of a level that searches.

    A line is one option that is played on in one world.
    """

    plan: SearchPlan
    max_lines: int
    """Number of lines for a decision; more options mean fewer worlds."""
    variant_max_lines: int
    """Number of lines in rulesets other than Classic, where each takes longer."""
    time_limit_seconds: float
    """Time limit of a decision, which normally takes far less."""
    freezing_plan: SearchPlan | None = None
    """Plan of a second search about freezing the pile, the effect of which is only seen
    after more turns."""


@dataclass(frozen=True, slots=True)
class SearchValues:
    """Parameters that are the same in every search, at any level."""

    min_worlds: int = 24
    """Smallest number of worlds, even with many options."""
    min_worlds_before_drop_at_stake: int = 64
    """`min_worlds_before_drop` if the game may be decided in this round, or for an
    answer to the partner."""
    unlearned_horizon_factor: int = 2
    """Factor for the horizon if the ruleset has no learned weights."""
    rule_move_extra_errors: float = 1.0
    """Standard errors added to `drop_sigmas` for the rule policy's move."""
    tie_points: float = 5.0
    """Largest number of points behind the best option at which an option is equally
    good, if it is also within one standard error.

    Options whose standard error is more than twice as large are not compared.
    """
    min_pile_to_freeze: int = 4
    """Smallest number of cards in the pile with which freezing gets a second search."""
    max_points_behind_to_freeze: float = 100.0
    """Points behind the best option from which freezing gets no second search."""
    asker_likelihood_factor: float = 12.0
    """Factor for the likelihood of cards that explain why a player asked to go out."""
    belief_exponent: float = 0.7
    """Exponent that makes learned weights less extreme, as people discard from pairs
    more often than bots."""
    belief_floor: float = 0.05
    near_target_points: int = 1600
    """Number of points below the target score from which chances of winning are
    evaluated."""
    win_worth_points: float = 3000.0
    """Number of points by which a certain win is worth more than a certain loss."""
    point_weight_beside_win: float = 0.02
    """Weight of a point beside the chance of winning."""


class Values:
    """All tuned values, by group.

    The groups are attributes of an object, because compiled code looks up attributes of
    a module by name, which is slow.
    """

    def __init__(self) -> None:
        """Set the tuned values."""
        self.DISCARDS: HandCardValues = HandCardValues()
        self.CLASSIC_DISCARDS: ClassicHandCardValues = ClassicHandCardValues()
        self.DANGERS: DangerValues = DangerValues()
        self.PILE: PileTakingLimits = PileTakingLimits()
        self.TAKES: PileGainValues = PileGainValues()
        self.INITIAL_MELD: InitialMeldValues = InitialMeldValues()
        self.MELDS: MeldValues = MeldValues()
        self.RUNS: SequenceValues = SequenceValues()
        self.SPECIAL_HANDS: SpecialHandValues = SpecialHandValues()
        self.GOING_OUT: GoingOutValues = GoingOutValues()
        self.ENDGAME: EndgameLimits = EndgameLimits()
        self.SEARCH: SearchValues = SearchValues()


values: Final = Values()

NOVICE = Weakness(0.8, 1.0, 1.0, 1, 1.0, 0.55)
BEGINNER = Weakness(0.55, 0.85, 0.9, 1, 1.0, 0.3)
CASUAL = Weakness(0.2, 0.45, 0.35, 4, 0.7, 0.12)
HURRIED_STOCK = 5
"""Size of the stock in a copied position that makes the policy play an endgame."""

EXPERT = Strength(
    SearchPlan(28, 4, required_sigmas=1.1, drop_sigmas=2.5, extension_turns=4),
    400,
    150,
    3.0,
)
MASTER = Strength(
    SearchPlan(
        600,
        4,
        required_sigmas=1.25,
        drop_sigmas=2.5,
        extension_turns=8,
        sufficient_error=2.0,
    ),
    max_lines=6000,
    variant_max_lines=750,
    time_limit_seconds=10.0,
    freezing_plan=SearchPlan(
        300, 12, required_sigmas=0.5, drop_sigmas=2.5, min_worlds_before_drop=32
    ),
)
