"""Tuned numbers of the bots: both rule policies, weak levels, search.

Each was estimated from games and confirmed by the contests in `proving/arena/ARENA.md`,
unless its docstring says otherwise. The unit is points of the score, unless another is
named. Code reads the numbers through `values` (`values.DISCARDS.pair`), so that tests
and training can replace them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class DiscardValues:
    """Value of a card in the hand, and cost of a lost pile, for all rulesets but
    Classic.

    A card with a low value is discarded first.
    """

    pair: float = 22.0
    triple: float = 45.0
    each_more: float = 5.0
    """Added for each card beyond the third of a rank."""
    own_meld: float = 25.0
    """Value of a card that fits an unfinished meld of the side."""
    canasta: float = 8.0
    """Value of a card that fits a canasta of the side."""
    frozen_pair: float = 15.0
    """Added for a pair if the rules keep the pile frozen."""
    unopened_single: float = 0.6
    """Share of its points that a single card is worth before the side has opened."""
    unopened_group: float = 1.5
    """Share of its points that one of several equal cards is worth before opening."""
    endgame: float = 0.6
    """Share of its points that is deducted from a card if the round may end soon."""
    useless: float = 0.5
    """Share of its points that is deducted from a card that fits no meld any more."""
    deuce: float = 95.0
    joker: float = 140.0
    collected_wild: float = 400.0
    """Value of a wild card if wild cards are collected for a canasta."""
    charged_wild: float = -200.0
    """Value of a wild card that costs extra in the hand, if the round may end soon."""
    charged_joker: float = -150.0
    pure_begun: float = 200.0
    """Value of a card of a pure rank that will probably become a canasta.

    A pure rank is one whose melds must have no wild cards.
    """
    pure_opening: float = 30.0
    """For each of up to three cards of a pure rank that may still be an initial
    meld."""
    pure_held: float = -60.0
    """Value of three or more cards of a pure rank that will not become a canasta."""
    pure_late: float = 3.0
    """Factor for `pure_held` if the round may end soon."""
    pure_each: float = 4.0
    """For each of one or two cards of a pure rank."""
    black_three: float = 5.0
    black_three_barred: float = -60.0
    """Value of a black three if nobody may go out with threes in the hand."""
    black_three_bonus: float = 60.0
    black_three_costly: float = -20.0
    """Value of a black three that costs more in the hand than on the table."""
    black_three_dead: float = -10.0
    black_three_endgame: float = -60.0
    """Added for such a black three if the round may end soon."""
    red_three: float = -100.0
    """Value of a red three in the hand; it can cost hundreds of points."""
    red_three_barred: float = -200.0
    """Value of a red three if the last discard must not be a three."""
    red_three_bonus: float = 60.0
    topper: float = 25.0
    """Value of a red three that can be put on a canasta."""
    topper_endgame: float = -50.0
    run_share: float = 0.88
    """Share of a planned sequence's loss without a card that is the value of the
    card."""
    run_card: float = 10.0
    """Value of any card that a planned sequence needs."""
    stake: float = 25.0
    """Cost of losing the pile to the next player, apart from its cards."""
    stake_each: float = 24.0
    """Cost of each card in a pile lost to the next player."""


@dataclass(frozen=True, slots=True)
class ClassicDiscardValues:
    """Value of a card in the hand, and cost of a lost pile, in Classic.

    Fitted to 12,000 discards in games of level `standard`: each rank of the hand was
    discarded in 96 worlds and played on for eight turns. Fitted again to games with the
    fitted values.
    """

    unopened: tuple[float, ...] = (0.0, 0.0, 2.0, -18.0)
    """Value of a card by the number of its rank, 0 to 3, before the side has opened."""
    unopened_shares: tuple[float, ...] = (0.0, 1.2, 4.9, 7.9)
    """Factors to the points of a card, by number of its rank; added to `unopened`."""
    opened: tuple[float, ...] = (0.0, 0.0, 10.5, 73.0)
    opened_shares: tuple[float, ...] = (0.0, 0.75, 1.1, 2.5)
    only_pair: float = 9.5
    """Added for a pair that is the only one in the hand."""
    triple_frozen: float = 23.0
    """Deducted for three of a rank if the pile is frozen: a pair is enough to take
    it."""
    stake: float = -74.0
    """Cost of losing the pile to a pair, apart from its cards.

    Negative, as the pair leaves the opponent's hand.
    """
    stake_each: float = 33.5
    """Cost of each card in a pile lost to a pair."""
    each_unopened: float = 15.0
    """Added to `stake_each` if the own side has not opened."""
    each_foe_unopened: float = -22.0
    """Added to `stake_each` if the next player's side has not opened."""
    each_frozen: float = 12.5
    melded_each: float = 14.8
    """Cost of each card in a pile that the next player takes by adding to a meld."""
    feeds: tuple[float, ...] = (0.0, 0.0, 0.0, -21.0, -2.0, 41.0, 110.0, -36.0)
    """Cost of adding a card to an opponent's meld, by its number of cards."""
    melded_frozen: float = 19.0
    """Value of a card that fits an opponent's meld while the pile is frozen."""
    black_three: float = 5.0
    black_threes: float = 12.5
    """Deducted for one of several black threes."""
    deuce: float = 96.0
    joker: float = 141.0
    wild_unopened: float = 32.0
    """Added for a wild card if the own side has not opened."""
    freeze_each: float = 2.4
    """Value of freezing, for each card in the pile and each meld the next side has
    more."""
    freeze_unopened: float = 2.0
    """Value of freezing, for each card in the pile, if the own side has not opened."""


@dataclass(frozen=True, slots=True)
class DangerValues:
    """Factors of the chance that the next player takes the pile, by its top card."""

    wild: float = 0.6
    """Factor for taking with one natural and one wild card."""
    passed: float = 0.7
    """Factor for a rank that the next player did not take from the pile."""
    threw: float = 0.35
    """Factor for a rank that the next player has discarded."""
    entry: tuple[float, float, float] = (0.6, 0.45, 0.35)
    """Share of hands with a pair that can open with up to 50, up to 90, or more
    points."""
    variant_entry: tuple[float, float, float] = (0.6, 0.45, 0.3)
    hand_first_entry: float = 0.15
    """Share of hands that can open, if the initial meld must come from the hand
    alone."""


@dataclass(frozen=True, slots=True)
class PileValues:
    """Sizes of the pile from which a bot takes it."""

    pair: int = 1
    """Smallest pile that is taken with a natural pair."""
    deuce: int = 4
    """Smallest pile that is taken with a natural card and a two."""
    joker: int = 6
    two_wilds: int = 4
    """Smallest pile that is taken with two wild cards equal to its top card."""
    wilds_held: int = 5
    """Number of wild cards in the hand from which they are melded to take the pile."""
    open_first: int = 3
    """Smallest pile for which the side opens from the hand before it takes."""
    black_three: float = 0.5
    """Number of cards that a black three in the pile counts as, with two players."""
    fair_each: int = 2
    """Smallest pile, for each card of a draw, that two players take in Classic."""
    variant_fair_each: int = 3
    """The same in other rulesets, for draws of two or more cards."""
    junk: int = 5
    """Largest pile that is not taken if only its top card can be melded.

    Drawing instead won 46 ± 11 points a round in Classic for four.
    """
    junk_hand: int = 6
    """Largest hand for which `junk` applies."""
    junk_melds: int = 4
    """Smallest number of the side's melds for which `junk` applies.

    With so many, most drawn cards fit one of them.
    """


@dataclass(frozen=True, slots=True)
class TakeValues:
    """Value of taking a pile that is not frozen, above that of a draw, in Classic.

    For a side that has opened. Fitted as `ClassicDiscardValues`, to 5,500 decisions.
    """

    fit: float = 24.0
    """For each card below the top card that fits an unfinished meld."""
    set_made: float = 26.0
    """For each new meld that cards of the pile make with the hand."""
    pair_made: float = 15.0
    point: float = 1.0
    """For each point of these cards, and of those that fit a canasta."""
    with_pair: float = 43.0
    """Added if the top card and a pair are a new meld."""
    held_each: float = 1.3
    """Deducted for each card in the hand, times the number of the side's melds.

    A drawn card fits these melds as well.
    """
    ready_each: float = 4.5
    """Added for each card in the hand if the side has its canastas."""
    few: int = 3
    """Number of cards in the hand up to which a take may leave no card to go out."""
    few_held: float = 22.0


@dataclass(frozen=True, slots=True)
class InitialMeldValues:
    """Limits for the cost of the wild cards in an initial meld, in units of its own."""

    deuce: int = 2
    joker: int = 3
    budgets: tuple[tuple[int, int], ...] = ((50, 3), (90, 5), (9999, 8))
    """Rows of the points needed, at most, and the largest cost of wild cards."""
    variant_budgets: tuple[tuple[int, int], ...] = (
        (50, 4), (90, 6), (120, 9), (155, 13), (9999, 16),
    )  # fmt: skip
    behind: int = 2
    """Added to the limit if another side has opened."""
    pile_cards: int = 2
    """Number of cards in the pile for which the limit is raised by one."""
    endgame: int = 99
    left_out: int = 5
    """Number of cards of a rank from which they are melded even if not needed to
    open."""


@dataclass(frozen=True, slots=True)
class MeldValues:
    """Numbers for the choice of melds after the side has opened."""

    stay: int = 3
    """Number of other cards that must remain in the hand after an unneeded new meld."""
    stay_hoarding: int = 11
    """`stay` in games where only a pair in the hand takes the pile."""
    finish_naturals: int = 4
    """Number of natural cards from which wild cards complete a canasta, in Classic."""
    wilds_to_finish: int = 3
    """Most wild cards used to complete a canasta that is not needed to go out."""
    clean_unseen: int = 3
    """Unseen copies of a rank from which a bot waits for a natural canasta."""
    wilds_towards: int = 2
    """Most wild cards added in one turn to a canasta needed to go out, in Classic.

    With `feeds` this won 43 ± 13 points a round at a score of 0, and 51 ± 19 at 1,500.
    """
    towards_from: int = 5
    """Size of a meld from which wild cards are added though the canasta is not
    needed."""
    begun_wild: float = 18.0
    """Value of a new meld of a pair and a wild card, for each wild card held, in
    Classic.

    For a side with its canastas. Fitted as `ClassicDiscardValues`, to 2,900 decisions.
    """
    begun_point: float = 2.7
    """Added to it for each point of a card of the rank."""
    begun_held: float = 5.3
    """Deducted from it for each card that remains in the hand."""
    begun_lying: float = 17.0
    """Deducted from it for each card of the rank in the pile."""
    wilds_kept: int = 3
    """Number of wild cards that are kept when spare ones are melded."""
    pure_lack: int = 1
    """Most cards that may be missing for a canasta when a pure rank is melded."""
    many_wilds: int = 18
    """Number of wild cards in the game from which a canasta of them is easy."""
    rich_wilds: int = 2000
    """Points from which a canasta of wild cards is begun early."""
    first_wilds: int = 5
    """Number of wild cards in the hand from which they are melded."""
    first_many_wilds: int = 3
    """`first_wilds` if the canasta is easy and valuable."""
    run_cards: int = 4
    """Number of cards of a planned sequence from which the sequence is melded."""
    beyond_short: int = 1
    """Number of cards by which a new sequence must exceed one that costs points."""


@dataclass(frozen=True, slots=True)
class RunValues:
    """Numbers for planned sequences of seven cards."""

    worth: tuple[float, ...] = (0.0, 0.0, 15.0, 45.0, 110.0, 240.0, 480.0, 1500.0)
    """Value of a planned sequence by the number of its cards on the table and in the
    hand."""
    kept_from: int = 4
    """Number of such cards from which they are kept in the hand."""
    chances: tuple[float, ...] = (0.0, 0.45, 0.75, 0.95)
    """Chance of getting a missing card, by its unseen copies: 0, 1, 2, more."""


@dataclass(frozen=True, slots=True)
class SpecialHandValues:
    """Numbers for collecting a special hand."""

    near: int = 2
    """Most cards that may be missing."""
    near_late: int = 1
    enough_stock: int = 24
    """Number of cards in the stock from which two cards may be missing."""
    least_stock: int = 10
    card: float = 400.0
    single: float = 40.0
    """Value of a card of which the special hand needs a second one."""
    each_unseen: float = 10.0
    """Added for each unseen copy of the missing card."""


@dataclass(frozen=True, slots=True)
class GoingOutValues:
    """Numbers for the decision whether to go out."""

    play_on: int = -60
    """Points gained by going out below which a bot plays on."""
    average_card: int = 11
    """Penalty of an unknown card in a hand: the mean of two packs."""
    unopened: int = 150
    """Points that a side that has not opened would still gain."""
    bonus_three: int = 100
    """Points lost for a laid out three of a side that has not opened."""
    close: int = 50
    """Lead up to which a game that this round decides is close."""
    asked: int = 2
    """Number of questions in a round after which no voluntary one is asked."""
    doubt: float = 0.75
    """Share of the partner's estimated penalty that makes the gain of going out
    uncertain."""
    holding_doubt: int = 400
    """Points that a partner's hand may cost extra, if holding certain cards is
    penalized."""
    own_turn: float = 0.8
    """Share of what the asked partner could meld in another turn that is counted.

    The share with the least loss in 290 questions from games of level `standard` to a
    hand that could make a new meld, with 40 worlds each.
    """
    mandatory: int = 4
    """Factor for `play_on` in games where asking is mandatory."""
    chances: tuple[float, ...] = (1.0, 0.6, 0.35, 0.18, 0.08)
    """Chance that a meld becomes a canasta, by the number of cards it lacks."""
    long_stock: int = 30
    """Number of cards in the stock from which there is time to complete melds."""
    near_instant_win: int = 2
    """Canastas missing for an instant win up to which the side plays on."""


@dataclass(frozen=True, slots=True)
class EndgameValues:
    """Limits from which on a round is expected to end soon."""

    stock: int = 12
    """Number of cards in the stock below which the round may end soon, in Classic."""
    cards: int = 3
    """Number of cards in the hand of an opponent who may go out."""
    turns: int = 2
    """Turns for each player that the stock lasts, in other rulesets."""
    recycled: int = 2
    """Times that the pile became the new stock."""
    standstill: int = 5
    """Times that the pile became the new stock after which all cards are discarded in
    turn."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """Probabilities that a weak bot overlooks something or acts too early."""

    misses_take: float
    overlooks_melds: float
    greed: float
    """Probability of melding everything possible, with wild cards."""
    remembers: int
    """Number of cards at the top of the pile that the bot remembers."""
    forgets_hands: float
    """Probability of forgetting which cards another player took with the pile."""
    overlooks_lay: float
    """Probability of overlooking that cards can be melded.

    Used only if the pile is never taken, where other weaknesses hardly matter.
    """


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """Parameters of a search."""

    worlds: int
    horizon: int
    """Turns after the own turn at whose end the position is evaluated."""
    gate: float
    """Standard errors by which a move must be better than the rule policy's move."""
    behind: float = 2.0
    """Standard errors behind the best option at which an option is dropped."""
    near: int = 10_000
    """Number of worlds after which the remaining options are played further."""
    far: int = 0
    """Number of turns played after that."""
    close: float = 0.0
    """Standard error in points below which half the worlds are enough."""
    first_look: int = 16
    """Number of worlds before an option may be dropped; rare disasters need many."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Strength of a level that searches. A line is one option played in one world."""

    plan: SearchPlan
    lines: int
    """Number of lines for a decision; more options mean fewer worlds."""
    variant_lines: int
    """Number of lines in rulesets other than Classic, where each takes longer."""
    seconds: float
    """Time limit of a decision, which normally takes far less."""
    freezing: SearchPlan | None = None
    """Plan of a second search on freezing the pile, whose value shows late."""


@dataclass(frozen=True, slots=True)
class SearchValues:
    """Parameters of every search, at any level."""

    least_worlds: int = 24
    """Smallest number of worlds, even with many options."""
    at_stake_look: int = 64
    """`first_look` if the game may be decided, or for an answer to the partner."""
    unlearned_horizon: int = 2
    """Factor for the horizon if the ruleset has no learned weights."""
    rule_more: float = 1.0
    """Standard errors added to `behind` for the rule policy's move."""
    tie: float = 5.0
    """Points behind the best, within one standard error, at which options are equal.

    Options whose standard error is more than twice as large are not compared.
    """
    freeze_pile: int = 4
    """Number of cards in the pile from which freezing gets a second search."""
    freeze_near: float = 100.0
    """Points behind the best option from which freezing gets no second search."""
    asker_fits: float = 12.0
    """Factor for the likelihood of cards that explain why a player asked to go out."""
    belief_exponent: float = 0.7
    """Exponent of learned weights: people discard from pairs more often than bots."""
    belief_floor: float = 0.05
    stakes_near: int = 1600
    """Points below the target score from which chances of winning are evaluated."""
    stakes_worth: float = 3000.0
    """Points that a certain win is worth more than a certain loss."""
    stakes_tie: float = 0.02
    """Weight of a point beside the chance of winning."""


class Values:
    """All tuned values, by group.

    An object, not module attributes: compiled code looks up those by name, which is
    slow.
    """

    def __init__(self) -> None:
        """Set the tuned values."""
        self.DISCARDS: DiscardValues = DiscardValues()
        self.CLASSIC_DISCARDS: ClassicDiscardValues = ClassicDiscardValues()
        self.DANGERS: DangerValues = DangerValues()
        self.PILE: PileValues = PileValues()
        self.TAKES: TakeValues = TakeValues()
        self.INITIAL_MELD: InitialMeldValues = InitialMeldValues()
        self.MELDS: MeldValues = MeldValues()
        self.RUNS: RunValues = RunValues()
        self.SPECIAL_HANDS: SpecialHandValues = SpecialHandValues()
        self.GOING_OUT: GoingOutValues = GoingOutValues()
        self.ENDGAME: EndgameValues = EndgameValues()
        self.SEARCH: SearchValues = SearchValues()


values: Final = Values()

NOVICE = Weakness(0.8, 1.0, 1.0, 1, 1.0, 0.55)
BEGINNER = Weakness(0.55, 0.85, 0.9, 1, 1.0, 0.3)
CASUAL = Weakness(0.2, 0.45, 0.35, 4, 0.7, 0.12)
HURRIED_STOCK = 5
"""Size of the stock in a copied position that makes the policy play an endgame."""

EXPERT = Strength(SearchPlan(28, 4, gate=1.1, behind=2.5, far=4), 400, 150, 3.0)
MASTER = Strength(
    SearchPlan(600, 4, gate=1.25, behind=2.5, far=8, close=2.0),
    lines=6000,
    variant_lines=750,
    seconds=10.0,
    freezing=SearchPlan(300, 12, gate=0.5, behind=2.5, first_look=32),
)
