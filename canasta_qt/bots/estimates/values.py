"""Tuned numbers of the bots: both policies, weak levels, search.

Origin, unless a field names another: estimated by play, confirmed by the contests of
`proving/arena/ARENA.md`. The unit is points of the score unless stated otherwise. Code
reads them through `values` (`values.DISCARDS.pair`), so that a test or a training run
can replace them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class DiscardValues:
    """Value of a card in hand and cost of discarding it, in variants."""

    pair: float = 22.0
    triple: float = 45.0
    each_more: float = 5.0
    """For each natural card beyond three of a rank."""
    own_meld: float = 25.0
    """For a card that fits an unfinished meld of the side."""
    canasta: float = 8.0
    """For a card that fits a canasta of the side."""
    frozen_pair: float = 15.0
    """Added for a pair where the pile is always frozen."""
    unopened_single: float = 0.6
    """Fraction of its points that a single card is worth before the initial meld."""
    unopened_group: float = 1.5
    """Fraction of its points for one of two or more of a rank before the initial
    meld."""
    endgame: float = 0.6
    """Fraction of its points deducted when the round may end soon."""
    useless: float = 0.5
    """Fraction of its points deducted if no meld can take the card any more."""
    deuce: float = 95.0
    joker: float = 140.0
    collected_wild: float = 400.0
    """For a wild card where a wild canasta is collected."""
    charged_wild: float = -200.0
    """For a wild card that costs points in a hand about to be finished."""
    charged_joker: float = -150.0
    pure_begun: float = 200.0
    """For a card of a pure rank that will probably become a canasta."""
    pure_opening: float = 30.0
    """For each such card, up to three, with which the side may still open."""
    pure_held: float = -60.0
    """For three or more of a pure rank that never become a canasta."""
    pure_late: float = 3.0
    """Factor to `pure_held` when the round may end soon."""
    pure_each: float = 4.0
    """For each of fewer than three cards of a pure rank."""
    black_three: float = 5.0
    black_three_barred: float = -60.0
    """For a black three where going out forbids threes in hand."""
    black_three_bonus: float = 60.0
    black_three_costly: float = -20.0
    """For a black three with an increased penalty in hand."""
    black_three_dead: float = -10.0
    black_three_endgame: float = -60.0
    """Added for such a black three when the round may end soon."""
    red_three: float = -100.0
    """For a red three in hand; it may cost hundreds."""
    red_three_barred: float = -200.0
    """For a red three where the last discard must not be a three."""
    red_three_bonus: float = 60.0
    topper: float = 25.0
    """For a red three that can be set on a canasta."""
    topper_endgame: float = -50.0
    run_share: float = 0.88
    """Fraction of a sequence's loss that the card missing from it is worth."""
    run_card: float = 10.0
    """For any card needed by a planned sequence."""
    stake: float = 25.0
    """Cost of a taken pile besides its cards."""
    stake_each: float = 24.0
    """Cost of each card of a taken pile."""


@dataclass(frozen=True, slots=True)
class ClassicDiscardValues:
    """Value of a card in hand and cost of discarding it, in Classic.

    Fitted to 12,000 discards of games of `standard`, each rank of the hand tried in 96
    worlds eight turns ahead; then fitted again to games with the fitted values.
    """

    unopened: tuple[float, ...] = (0.0, 0.0, 2.0, -18.0)
    """Value of a single card, a pair and three of a rank before the opening."""
    unopened_shares: tuple[float, ...] = (0.0, 1.2, 4.9, 7.9)
    """Factors to the points of the card, added to `unopened`."""
    opened: tuple[float, ...] = (0.0, 0.0, 10.5, 73.0)
    opened_shares: tuple[float, ...] = (0.0, 0.75, 1.1, 2.5)
    only_pair: float = 9.5
    """Added for a pair if it is the only one."""
    triple_frozen: float = 23.0
    """Deducted for three of a rank where a pair takes the pile."""
    stake: float = -74.0
    """Cost of a pile taken by a pair, besides its cards; negative, as a hand loses a
    pair."""
    stake_each: float = 33.5
    """Cost of each of its cards."""
    each_unopened: float = 15.0
    """Added to `stake_each` before the side's own initial meld."""
    each_foe_unopened: float = -22.0
    """Added to `stake_each` before the initial meld of the next side."""
    each_frozen: float = 12.5
    melded_each: float = 14.8
    """Cost of each card of the pile if the next side adds the top card to a meld."""
    feeds: tuple[float, ...] = (0.0, 0.0, 0.0, -21.0, -2.0, 41.0, 110.0, -36.0)
    """Cost of extending that meld, by its number of cards."""
    melded_frozen: float = 19.0
    """Value of a card that fits such a meld while only a pair takes the pile."""
    black_three: float = 5.0
    black_threes: float = 12.5
    """Deducted for one of two or more black threes."""
    deuce: float = 96.0
    joker: float = 141.0
    wild_unopened: float = 32.0
    """Added for a wild card before the side's own initial meld."""
    freeze_each: float = 2.4
    """Value of freezing a card of the pile, for each meld that the next side has
    more."""
    freeze_unopened: float = 2.0
    """Value of freezing before the side's own initial meld, whatever the next side
    has."""


@dataclass(frozen=True, slots=True)
class DangerValues:
    """Probabilities that the next player takes the pile with a given top card."""

    wild: float = 0.6
    """Factor to the chance of taking with a natural and a wild card."""
    passed: float = 0.7
    """Factor for a rank that the next player left on the pile."""
    threw: float = 0.35
    """Factor for a rank that the next player discarded."""
    entry: tuple[float, float, float] = (0.6, 0.45, 0.35)
    """Fraction of pairs that also reach an initial meld of 50, of 90, of more
    points."""
    variant_entry: tuple[float, float, float] = (0.6, 0.45, 0.3)
    hand_first_entry: float = 0.15
    """The same fraction where the initial meld comes from the hand alone."""


@dataclass(frozen=True, slots=True)
class PileValues:
    """Numbers of cards in the pile from which it is taken."""

    pair: int = 1
    """With a pair of the hand."""
    deuce: int = 4
    """With a natural card and a deuce."""
    joker: int = 6
    two_wilds: int = 4
    """With two wild cards that match the one on top."""
    wilds_held: int = 5
    """Wild cards in hand from which a wild meld is started for the pile."""
    open_first: int = 3
    """With an initial meld from the hand before the draw."""
    black_three: float = 0.5
    """Number of cards that a black three counts as, with two players."""
    fair_each: int = 2
    """Number of pile cards that each drawn card is worth, with two players."""
    variant_fair_each: int = 3
    """Number of pile cards that each drawn card is worth, where two or more are
    drawn."""
    junk: int = 5
    """Largest pile that is left if only its top card can be melded.

    Drawing instead won 46 ± 11 points a round in Classic for four.
    """
    junk_hand: int = 6
    """Largest hand to which `junk` applies."""
    junk_melds: int = 4
    """Fewest melds of a side to which `junk` applies: most cards then fit one of
    them."""


@dataclass(frozen=True, slots=True)
class TakeValues:
    """Value of a pile that is not frozen, compared with a draw, in Classic.

    For a side that has opened. Fitted like `ClassicDiscardValues`, to 5,500 such
    decisions.
    """

    fit: float = 24.0
    """For a card below the top that fits an unfinished meld."""
    set_made: float = 26.0
    """For a set that cards of the pile make with the hand."""
    pair_made: float = 15.0
    point: float = 1.0
    """For each point of such cards, including those that fit a canasta."""
    with_pair: float = 43.0
    """Added if the top card starts a meld."""
    held_each: float = 1.3
    """Deducted for each card in hand times each meld, because a drawn card fits them
    too."""
    ready_each: float = 4.5
    """Added for each card in hand of a side with its canastas."""
    few: int = 3
    """Number of cards in hand that may leave none to go out with."""
    few_held: float = 22.0


@dataclass(frozen=True, slots=True)
class InitialMeldValues:
    """Limits of the cost of an initial meld in wild cards, in units of their own."""

    deuce: int = 2
    joker: int = 3
    budgets: tuple[tuple[int, int], ...] = ((50, 3), (90, 5), (9999, 8))
    """Rows of (points of the initial meld at most, largest cost)."""
    variant_budgets: tuple[tuple[int, int], ...] = (
        (50, 4), (90, 6), (120, 9), (155, 13), (9999, 16),
    )  # fmt: skip
    behind: int = 2
    """Added if another side has opened."""
    pile_cards: int = 2
    """Number of pile cards that add one to the limit."""
    endgame: int = 99
    left_out: int = 5
    """Size of a group from which it is melded although the minimum does not need it."""


@dataclass(frozen=True, slots=True)
class MeldValues:
    """Choice of melds of a side that has opened."""

    stay: int = 3
    """Cards that must remain in hand if a set is started without need."""
    stay_hoarding: int = 11
    """The same number where a pair in hand takes piles that a meld cannot."""
    finish_naturals: int = 4
    """Natural cards from which wild cards complete a canasta in Classic."""
    wilds_to_finish: int = 3
    """Largest number of wild cards to complete a canasta that is not needed."""
    clean_unseen: int = 3
    """Number of unseen copies for which completing a natural canasta is postponed."""
    wilds_towards: int = 2
    """Largest number of wild cards added to a needed canasta in one turn, in Classic.

    With `feeds` this won 43 ± 13 points a round at 0, 51 ± 19 at 1,500.
    """
    towards_from: int = 5
    """Size of a meld from which the same is done for a canasta that is not needed."""
    begun_wild: float = 18.0
    """Value of melding a pair with a wild card, for each wild card held, in Classic.

    For a side with its canastas; fitted like `ClassicDiscardValues`, to 2,900
    decisions.
    """
    begun_point: float = 2.7
    """For each point of the pair's rank."""
    begun_held: float = 5.3
    """Cost for each card that remains in hand."""
    begun_lying: float = 17.0
    """For each card of the rank in the pile."""
    wilds_kept: int = 3
    """Number of wild cards kept if there are too many."""
    pure_lack: int = 1
    """Number of cards that a meld of a pure rank may lack when it is started."""
    many_wilds: int = 18
    """Wild cards in all packs from which a wild canasta is easy."""
    rich_wilds: int = 2000
    """Points from which a wild canasta is worth an early start."""
    first_wilds: int = 5
    """Number of wild cards to start a wild meld."""
    first_many_wilds: int = 3
    """The same number where wild cards are many and the canasta is valuable."""
    run_cards: int = 4
    """Cards of a planned sequence required before a part of it is melded."""
    beyond_short: int = 1
    """Cards by which a new sequence exceeds the length that is penalized unfinished."""


@dataclass(frozen=True, slots=True)
class RunValues:
    """Planned sequences of seven."""

    worth: tuple[float, ...] = (0.0, 0.0, 15.0, 45.0, 110.0, 240.0, 480.0, 1500.0)
    """Value by number of cards present."""
    kept_from: int = 4
    """Number of cards from which they are kept in hand."""
    chances: tuple[float, ...] = (0.0, 0.45, 0.75, 0.95)
    """Probability of getting a missing card by unseen copies; the last for more."""


@dataclass(frozen=True, slots=True)
class SpecialHandValues:
    """Value of cards kept for a special hand."""

    near: int = 2
    """Number of cards that may be missing."""
    near_late: int = 1
    enough_stock: int = 24
    """Cards in the stock from which two cards may be missing."""
    least_stock: int = 10
    card: float = 400.0
    single: float = 40.0
    """For a card whose partner is missing."""
    each_unseen: float = 10.0
    """Added for each unseen copy of it."""


@dataclass(frozen=True, slots=True)
class GoingOutValues:
    """Tuning of the decision to go out."""

    play_on: int = -60
    """Going out is postponed if it loses more than this."""
    average_card: int = 11
    """Penalty of an unknown card: the mean of two packs."""
    unopened: int = 150
    """Points that a side without an initial meld would still gain."""
    bonus_three: int = 100
    """Penalty of a laid-out three of such a side."""
    close: int = 50
    """Lead up to which a match decided by the round is close."""
    asked: int = 2
    """Number of questions after which the partner is asked only if that is
    mandatory."""
    doubt: float = 0.75
    """Fraction of the partner's cards for which the partner is asked."""
    holding_doubt: int = 400
    """Possible cost of a partner's hand beyond its points where holdings are
    penalized."""
    own_turn: float = 0.8
    """Fraction counted of what the asked partner could meld in another turn.

    The fraction with the least loss in 290 questions of games of `standard` with a hand
    that could meld a set, 40 worlds each.
    """
    mandatory: int = 4
    """Factor to `play_on` where asking is mandatory."""
    chances: tuple[float, ...] = (1.0, 0.6, 0.35, 0.18, 0.08)
    """Probability that a meld becomes a canasta, by the cards it lacks."""
    long_stock: int = 30
    """Cards in the stock with which there is time to complete melds."""
    near_instant_win: int = 2
    """Canastas short of an instant win for which the side plays on."""


@dataclass(frozen=True, slots=True)
class EndgameValues:
    """Conditions under which the round seems about to end."""

    stock: int = 12
    """Cards in the stock, in Classic."""
    cards: int = 3
    """Cards in the hand of an opponent who may go out."""
    turns: int = 2
    """Number of turns of each player that the stock lasts, in variants."""
    recycled: int = 2
    """Number of renewals of the stock."""
    standstill: int = 5
    """Number of renewals after which all cards are discarded in turn."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """Probabilities with which a weak player overlooks things or acts too early."""

    misses_take: float
    overlooks_melds: float
    greed: float
    """Probability of melding everything possible, wild cards included."""
    remembers: int
    """Number of top cards of the pile that are remembered."""
    forgets_hands: float
    """Probability of forgetting cards that went into a hand with a pile."""
    overlooks_lay: float
    """Probability that a possible meld is overlooked.

    Used only where the pile is never taken: other weaknesses hardly matter there.
    """


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """Parameters of a search."""

    worlds: int
    horizon: int
    """Number of turns after the own turn before a position is evaluated."""
    gate: float
    """Standard errors by which a move must exceed the move of the rules."""
    behind: float = 2.0
    """Standard errors behind the best at which an option is dropped."""
    near: int = 10_000
    """Number of worlds after which close options are searched deeper."""
    far: int = 0
    """Number of turns of the deeper search."""
    close: float = 0.0
    """Difference in points that is ignored: half the worlds suffice if errors are
    smaller."""
    first_look: int = 16
    """Worlds before the first option may be dropped; rare disasters need more."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Strength of a searching level."""

    plan: SearchPlan
    lines: int
    """Number of lines in one decision; many options mean fewer worlds."""
    variant_lines: int
    """Number of lines in variants, where a line takes longer."""
    seconds: float
    """Time limit; a decision normally takes far less."""
    freezing: SearchPlan | None = None
    """Second search on freezing the pile, whose value appears late."""


@dataclass(frozen=True, slots=True)
class SearchValues:
    """Parameters of every search, whatever its level."""

    least_worlds: int = 24
    """Smallest number of worlds, however many options there are."""
    at_stake_look: int = 64
    """`first_look` where important things happen in few worlds."""
    unlearned_horizon: int = 2
    """Factor to the horizon without learned weights."""
    rule_more: float = 1.0
    """Standard errors that the move of the rules may be further behind."""
    tie: float = 5.0
    """Points behind, within one standard error, at which an option is equally good.

    With an error of more than twice as much options are not compared.
    """
    freeze_pile: int = 4
    """Cards in the pile from which freezing gets a second, deeper search."""
    freeze_near: float = 100.0
    """Points behind at which freezing gets no second search."""
    asker_fits: float = 12.0
    """Factor to the likelihood of cards that explain a public answer about a hand."""
    belief_exponent: float = 0.7
    """Exponent of learned beliefs: people discard from pairs more often than bots."""
    belief_floor: float = 0.05
    stakes_near: int = 1600
    """Points below the target from which winning chances count."""
    stakes_worth: float = 3000.0
    """Points that correspond to the whole match."""
    stakes_tie: float = 0.02
    """Weight of a point besides the winning chance."""


class Values:
    """The values in use, by group.

    An object instead of module attributes, because compiled code looks those up by
    name.
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
"""Cards in the stock of a copy in which the policy shall play the endgame."""

EXPERT = Strength(SearchPlan(28, 4, gate=1.1, behind=2.5, far=4), 400, 150, 3.0)
MASTER = Strength(
    SearchPlan(600, 4, gate=1.25, behind=2.5, far=8, close=2.0),
    lines=6000,
    variant_lines=750,
    seconds=10.0,
    freezing=SearchPlan(300, 12, gate=0.5, behind=2.5, first_look=32),
)
