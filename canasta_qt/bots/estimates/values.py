"""Tuned numbers of the bots: both rule policies, weak levels, search.

Each was estimated from games and confirmed by the contests in `proving/arena/ARENA.md`,
unless its docstring says otherwise. The unit is points of the score, unless another is
named. Code reads the numbers through `values` (`values.DISCARDS.pair`), so that tests
and training can replace them.
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
    """Value of a wild card if wild cards are collected for a canasta."""
    penalized_wild_card: float = -200.0
    """Value of a wild card that costs extra in the hand, if the round may end soon."""
    penalized_joker: float = -150.0
    promising_pure_rank_card: float = 200.0
    """Value of a card of a pure rank that will probably become a canasta.

    A pure rank is one whose melds must have no wild cards.
    """
    initial_meld_pure_rank_card: float = 30.0
    """For each of up to three cards of a pure rank that may still be an initial
    meld."""
    hopeless_pure_rank_card: float = -60.0
    """Value of three or more cards of a pure rank that will not become a canasta."""
    hopeless_endgame_factor: float = 3.0
    """Factor for `hopeless_pure_rank_card` if the round may end soon."""
    per_pure_rank_card: float = 4.0
    """For each of one or two cards of a pure rank."""
    black_three: float = 5.0
    black_three_barring_going_out: float = -60.0
    """Value of a black three if nobody may go out with threes in the hand."""
    black_three_bonus: float = 60.0
    costly_black_three: float = -20.0
    """Value of a black three that costs more in the hand than on the table."""
    black_three_dead: float = -10.0
    black_three_endgame: float = -60.0
    """Added for such a black three if the round may end soon."""
    red_three: float = -100.0
    """Value of a red three in the hand; it can cost hundreds of points."""
    red_three_barring_going_out: float = -200.0
    """Value of a red three if the last discard must not be a three."""
    red_three_bonus: float = 60.0
    topper: float = 25.0
    """Value of a red three that can be put on a canasta."""
    topper_endgame: float = -50.0
    sequence_loss_share: float = 0.88
    """Share of a planned sequence's loss without a card that is the value of the
    card."""
    sequence_card: float = 10.0
    """Value of any card that a planned sequence needs."""
    pile_loss: float = 25.0
    """Cost of losing the pile to the next player, apart from its cards."""
    pile_loss_per_card: float = 24.0
    """Cost of each card in a pile lost to the next player."""


@dataclass(frozen=True, slots=True)
class ClassicHandCardValues:
    """Value of a card in the hand, and cost of a lost pile, in Classic.

    Fitted to 12,000 discards in games of level `standard`: each rank of the hand was
    discarded in 96 worlds and played on for eight turns. Fitted again to games with the
    fitted values.
    """

    unopened_value_by_count: tuple[float, ...] = (0.0, 0.0, 2.0, -18.0)
    """Value of a card by the number of its rank, 0 to 3, before the side has opened."""
    unopened_point_factor_by_count: tuple[float, ...] = (0.0, 1.2, 4.9, 7.9)
    """Factors to the points of a card, by number of its rank; added to
    `unopened_value_by_count`."""
    opened_value_by_count: tuple[float, ...] = (0.0, 0.0, 10.5, 73.0)
    opened_point_factor_by_count: tuple[float, ...] = (0.0, 0.75, 1.1, 2.5)
    only_pair: float = 9.5
    """Added for a pair that is the only one in the hand."""
    frozen_pile_triple: float = 23.0
    """Deducted for three of a rank if the pile is frozen: a pair is enough to take
    it."""
    pile_loss: float = -74.0
    """Cost of losing the pile to a pair, apart from its cards.

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
    """Cost of adding a card to an opponent's meld, by its number of cards."""
    fits_opponents_meld_frozen_pile: float = 19.0
    """Value of a card that fits an opponent's meld while the pile is frozen."""
    black_three: float = 5.0
    several_black_threes: float = 12.5
    """Deducted for one of several black threes."""
    deuce: float = 96.0
    joker: float = 141.0
    unopened_wild_card: float = 32.0
    """Added for a wild card if the own side has not opened."""
    freezing_per_card: float = 2.4
    """Value of freezing, for each card in the pile and each meld the next side has
    more."""
    freezing_per_card_unopened: float = 2.0
    """Value of freezing, for each card in the pile, if the own side has not opened."""


@dataclass(frozen=True, slots=True)
class DangerValues:
    """Factors of the chance that the next player takes the pile, by its top card."""

    wild_card_take: float = 0.6
    """Factor for taking with one natural and one wild card."""
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
    """Sizes of the pile from which a bot takes it."""

    min_size_pair: int = 1
    """Smallest pile that is taken with a natural pair."""
    min_size_deuce: int = 4
    """Smallest pile that is taken with a natural card and a two."""
    min_size_joker: int = 6
    min_size_two_wilds: int = 4
    """Smallest pile that is taken with two wild cards equal to its top card."""
    min_wilds_in_hand: int = 5
    """Number of wild cards in the hand from which they are melded to take the pile."""
    min_size_to_open_first: int = 3
    """Smallest pile for which the side opens from the hand before it takes."""
    black_three_weight: float = 0.5
    """Number of cards that a black three in the pile counts as, with two players."""
    min_size_per_drawn_card: int = 2
    """Smallest pile, for each card of a draw, that two players take in Classic."""
    variant_min_size_per_drawn_card: int = 3
    """The same in other rulesets, for draws of two or more cards."""
    max_size_poor_pile: int = 5
    """Largest pile that is not taken if only its top card can be melded.

    Drawing instead won 46 ± 11 points a round in Classic for four.
    """
    poor_pile_max_hand_size: int = 6
    """Largest hand for which `max_size_poor_pile` applies."""
    poor_pile_min_melds: int = 4
    """Smallest number of the side's melds for which `max_size_poor_pile` applies.

    With so many, most drawn cards fit one of them.
    """


@dataclass(frozen=True, slots=True)
class PileGainValues:
    """Value of taking a pile that is not frozen, above that of a draw, in Classic.

    For a side that has opened. Fitted as `ClassicHandCardValues`, to 5,500 decisions.
    """

    fitting_card: float = 24.0
    """For each card below the top card that fits an unfinished meld."""
    new_set: float = 26.0
    """For each new meld that cards of the pile make with the hand."""
    new_pair: float = 15.0
    per_card_point: float = 1.0
    """For each point of these cards, and of those that fit a canasta."""
    new_meld_with_pair: float = 43.0
    """Added if the top card and a pair are a new meld."""
    per_hand_card_and_meld: float = 1.3
    """Deducted for each card in the hand, times the number of the side's melds.

    A drawn card fits these melds as well.
    """
    per_hand_card_with_canastas: float = 4.5
    """Added for each card in the hand if the side has its canastas."""
    max_small_hand_size: int = 3
    """Number of cards in the hand up to which a take may leave no card to go out."""
    small_hand: float = 22.0


@dataclass(frozen=True, slots=True)
class InitialMeldValues:
    """Limits for the cost of the wild cards in an initial meld, in units of its own."""

    deuce_cost: int = 2
    joker_cost: int = 3
    max_wild_cost_by_need: tuple[tuple[int, int], ...] = ((50, 3), (90, 5), (9999, 8))
    """Rows of the points needed, at most, and the largest cost of wild cards."""
    variant_max_wild_cost_by_need: tuple[tuple[int, int], ...] = (
        (50, 4), (90, 6), (120, 9), (155, 13), (9999, 16),
    )  # fmt: skip
    extra_limit_when_behind: int = 2
    """Added to the limit if another side has opened."""
    pile_cards_per_extra_limit: int = 2
    """Number of cards in the pile for which the limit is raised by one."""
    endgame_limit: int = 99
    min_unneeded_cards_of_rank: int = 5
    """Number of cards of a rank from which they are melded even if not needed to
    open."""


@dataclass(frozen=True, slots=True)
class MeldValues:
    """Numbers for the choice of melds after the side has opened."""

    min_cards_left: int = 3
    """Number of other cards that must remain in the hand after an unneeded new meld."""
    min_cards_left_for_pair_takes: int = 11
    """`min_cards_left` in games where only a pair in the hand takes the pile."""
    min_naturals_to_complete: int = 4
    """Number of natural cards from which wild cards complete a canasta, in Classic."""
    max_wilds_to_complete: int = 3
    """Most wild cards used to complete a canasta that is not needed to go out."""
    min_unseen_for_natural_canasta: int = 3
    """Unseen copies of a rank from which a bot waits for a natural canasta."""
    max_wilds_per_turn: int = 2
    """Most wild cards added in one turn to a canasta needed to go out, in Classic.

    With `fits_opponents_meld_by_size` this won 43 ± 13 points a round at a score of 0,
    and 51 ± 19 at 1,500.
    """
    min_meld_size_for_wilds: int = 5
    """Size of a meld from which wild cards are added though the canasta is not
    needed."""
    pair_meld_per_wild: float = 18.0
    """Value of a new meld of a pair and a wild card, for each wild card held, in
    Classic.

    For a side with its canastas. Fitted as `ClassicHandCardValues`, to 2,900 decisions.
    """
    pair_meld_per_point: float = 2.7
    """Added to it for each point of a card of the rank."""
    pair_meld_per_card_left: float = 5.3
    """Deducted from it for each card that remains in the hand."""
    pair_meld_per_card_in_pile: float = 17.0
    """Deducted from it for each card of the rank in the pile."""
    min_wilds_kept: int = 3
    """Number of wild cards that are kept when spare ones are melded."""
    max_missing_pure_rank_cards: int = 1
    """Most cards that may be missing for a canasta when a pure rank is melded."""
    min_wilds_for_easy_canasta: int = 18
    """Number of wild cards in the game from which a canasta of them is easy."""
    valuable_wild_canasta_points: int = 2000
    """Points from which a canasta of wild cards is begun early."""
    min_wilds_to_meld: int = 5
    """Number of wild cards in the hand from which they are melded."""
    min_wilds_to_meld_if_easy: int = 3
    """`min_wilds_to_meld` if the canasta is easy and valuable."""
    min_planned_sequence_cards: int = 4
    """Number of cards of a planned sequence from which the sequence is melded."""
    min_cards_beyond_short_sequence: int = 1
    """Number of cards by which a new sequence must exceed one that costs points."""


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
    """Number of such cards from which they are kept in the hand."""
    chance_by_unseen_copies: tuple[float, ...] = (0.0, 0.45, 0.75, 0.95)
    """Chance of getting a missing card, by its unseen copies: 0, 1, 2, more."""


@dataclass(frozen=True, slots=True)
class SpecialHandValues:
    """Numbers for collecting a special hand."""

    max_missing_cards: int = 2
    """Most cards that may be missing."""
    max_missing_cards_late: int = 1
    min_stock_for_two_missing: int = 24
    """Number of cards in the stock from which two cards may be missing."""
    min_stock: int = 10
    needed_card: float = 400.0
    card_needed_twice: float = 40.0
    """Value of a card of which the special hand needs a second one."""
    per_unseen_copy: float = 10.0
    """Added for each unseen copy of the missing card."""


@dataclass(frozen=True, slots=True)
class GoingOutValues:
    """Numbers for the decision whether to go out."""

    min_gain: int = -60
    """Points gained by going out below which a bot plays on."""
    average_card_penalty: int = 11
    """Penalty of an unknown card in a hand: the mean of two packs."""
    unopened_side_gain: int = 150
    """Points that a side that has not opened would still gain."""
    unopened_bonus_three_loss: int = 100
    """Points lost for a laid out three of a side that has not opened."""
    close_game_lead: int = 50
    """Lead up to which a game that this round decides is close."""
    max_voluntary_questions: int = 2
    """Number of questions in a round after which no voluntary one is asked."""
    partner_penalty_share: float = 0.75
    """Share of the partner's estimated penalty that makes the gain of going out
    uncertain."""
    partner_holding_penalty: int = 400
    """Points that a partner's hand may cost extra, if holding certain cards is
    penalized."""
    partner_next_turn_share: float = 0.8
    """Share of what the asked partner could meld in another turn that is counted.

    The share with the least loss in 290 questions from games of level `standard` to a
    hand that could make a new meld, with 40 worlds each.
    """
    mandatory_question_factor: int = 4
    """Factor for `min_gain` in games where asking is mandatory."""
    canasta_chance_by_missing_cards: tuple[float, ...] = (1.0, 0.6, 0.35, 0.18, 0.08)
    """Chance that a meld becomes a canasta, by the number of cards it lacks."""
    min_long_stock: int = 30
    """Number of cards in the stock from which there is time to complete melds."""
    max_canastas_to_instant_win: int = 2
    """Canastas missing for an instant win up to which the side plays on."""


@dataclass(frozen=True, slots=True)
class EndgameLimits:
    """Limits from which on a round is expected to end soon."""

    max_stock_size: int = 12
    """Number of cards in the stock below which the round may end soon, in Classic."""
    max_opponent_hand_size: int = 3
    """Number of cards in the hand of an opponent who may go out."""
    max_stock_turns: int = 2
    """Turns for each player that the stock lasts, in other rulesets."""
    min_stock_renewals: int = 2
    """Times that the pile became the new stock."""
    min_standstill_renewals: int = 5
    """Times that the pile became the new stock after which all cards are discarded in
    turn."""


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
    """Turns after the own turn at whose end the position is evaluated."""
    required_sigmas: float
    """Standard errors by which a move must be better than the rule policy's move."""
    drop_sigmas: float = 2.0
    """Standard errors behind the best option at which an option is dropped."""
    worlds_before_extension: int = 10_000
    """Number of worlds after which the remaining options are played further."""
    extension_turns: int = 0
    """Number of turns played after that."""
    sufficient_error: float = 0.0
    """Standard error in points below which half the worlds are enough."""
    min_worlds_before_drop: int = 16
    """Number of worlds before an option may be dropped; rare disasters need many."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Strength of a level that searches. A line is one option played in one world."""

    plan: SearchPlan
    max_lines: int
    """Number of lines for a decision; more options mean fewer worlds."""
    variant_max_lines: int
    """Number of lines in rulesets other than Classic, where each takes longer."""
    time_limit_seconds: float
    """Time limit of a decision, which normally takes far less."""
    freezing_plan: SearchPlan | None = None
    """Plan of a second search on freezing the pile, whose value shows late."""


@dataclass(frozen=True, slots=True)
class SearchValues:
    """Parameters of every search, at any level."""

    min_worlds: int = 24
    """Smallest number of worlds, even with many options."""
    min_worlds_before_drop_at_stake: int = 64
    """`min_worlds_before_drop` if the game may be decided, or for an answer to the
    partner."""
    unlearned_horizon_factor: int = 2
    """Factor for the horizon if the ruleset has no learned weights."""
    rule_move_extra_errors: float = 1.0
    """Standard errors added to `drop_sigmas` for the rule policy's move."""
    tie_points: float = 5.0
    """Points behind the best, within one standard error, at which options are equal.

    Options whose standard error is more than twice as large are not compared.
    """
    min_pile_to_freeze: int = 4
    """Number of cards in the pile from which freezing gets a second search."""
    max_points_behind_to_freeze: float = 100.0
    """Points behind the best option from which freezing gets no second search."""
    asker_likelihood_factor: float = 12.0
    """Factor for the likelihood of cards that explain why a player asked to go out."""
    belief_exponent: float = 0.7
    """Exponent of learned weights: people discard from pairs more often than bots."""
    belief_floor: float = 0.05
    near_target_points: int = 1600
    """Points below the target score from which chances of winning are evaluated."""
    win_worth_points: float = 3000.0
    """Points that a certain win is worth more than a certain loss."""
    point_weight_beside_win: float = 0.02
    """Weight of a point beside the chance of winning."""


class Values:
    """All tuned values, by group.

    An object, not module attributes: compiled code looks up those by name, which is
    slow.
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
