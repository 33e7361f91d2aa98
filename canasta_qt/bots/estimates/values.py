"""Every tuned number of the bots: both policies, the weak levels, the search.

Origin, unless a field names another: a guess from play, kept because the contests of
`proving/arena/ARENA.md` are won with it.  Where nothing else is said the unit is points
of the score.  Code reads them through `values` (`values.DISCARDS.pair`), so that a test
or a training run can put other values in their place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class DiscardValues:
    """What a card is worth in hand, and what throwing it may cost, in variants."""

    pair: float = 22.0
    triple: float = 45.0
    each_more: float = 5.0
    """Each natural card beyond three of a rank."""
    own_meld: float = 25.0
    """A card that fits an unfinished meld of one's own."""
    canasta: float = 8.0
    """A card that fits a finished one."""
    frozen_pair: float = 15.0
    """More for a pair where the pile is always frozen."""
    unopened_single: float = 0.6
    """Share of its points that a single card is worth before the initial meld."""
    unopened_group: float = 1.5
    """The same for one of two or more of a rank."""
    endgame: float = 0.6
    """Share of its points that a card is worth less when the round may end soon."""
    useless: float = 0.5
    """Share of its points that a card costs if no meld takes it any more."""
    deuce: float = 95.0
    joker: float = 140.0
    collected_wild: float = 400.0
    """A wild card where a canasta of them is collected."""
    charged_wild: float = -200.0
    """A wild card that costs points in a hand about to be left."""
    charged_joker: float = -150.0
    pure_begun: float = 200.0
    """A card of a pure rank that will probably become a canasta."""
    pure_opening: float = 30.0
    """Each such card, up to three, with which the side may still open."""
    pure_held: float = -60.0
    """Three or more of a pure rank that never become a canasta."""
    pure_late: float = 3.0
    """Factor to it when the round may end soon."""
    pure_each: float = 4.0
    """Each of fewer than three."""
    black_three: float = 5.0
    black_three_barred: float = -60.0
    """A black three where nobody goes out with threes in hand."""
    black_three_bonus: float = 60.0
    black_three_costly: float = -20.0
    """A black three that costs more than its usual points in hand."""
    black_three_dead: float = -10.0
    black_three_endgame: float = -60.0
    """More for a costly one when the round may end soon."""
    red_three: float = -100.0
    """A red three that has stayed in hand; it may cost hundreds."""
    red_three_barred: float = -200.0
    """The same where the last discard must not be a three."""
    red_three_bonus: float = 60.0
    topper: float = 25.0
    """A red three to be laid on a canasta."""
    topper_endgame: float = -50.0
    run_share: float = 0.88
    """Share of a run's loss that the card missing from it is worth."""
    run_card: float = 10.0
    """Any card that a run waits for."""
    stake: float = 25.0
    """What a taken pile costs besides its cards."""
    stake_each: float = 24.0
    """What each card of a taken pile costs."""


@dataclass(frozen=True, slots=True)
class ClassicDiscardValues:
    """The same in Classic.

    Fitted to 12,000 discards of `standard`'s own games, every rank of the hand tried
    in 96 worlds eight turns ahead; then anew to the games of the fitted one.
    """

    unopened: tuple[float, ...] = (0.0, 0.0, 2.0, -18.0)
    """What a single card, a pair and three of a rank are worth before the opening."""
    unopened_shares: tuple[float, ...] = (0.0, 1.2, 4.9, 7.9)
    """More for each point of the card."""
    opened: tuple[float, ...] = (0.0, 0.0, 10.5, 73.0)
    opened_shares: tuple[float, ...] = (0.0, 0.75, 1.1, 2.5)
    only_pair: float = 9.5
    """More for a pair if it is the only one."""
    triple_frozen: float = 23.0
    """Three of a rank are worth less where a pair takes the pile."""
    stake: float = -74.0
    """What a pile taken by a pair costs besides its cards: the pair leaves a hand."""
    stake_each: float = 33.5
    """What each of its cards costs."""
    each_unopened: float = 15.0
    """More before the own initial meld."""
    each_foe_unopened: float = -22.0
    """More before that of the next side."""
    each_frozen: float = 12.5
    melded_each: float = 14.8
    """What each card costs if the next side adds the top card to a meld."""
    feeds: tuple[float, ...] = (0.0, 0.0, 0.0, -21.0, -2.0, 41.0, 110.0, -36.0)
    """What the card brings that meld, by its cards: a canasta is to be made yet."""
    melded_frozen: float = 19.0
    """A card of such a meld while only a pair takes the pile."""
    black_three: float = 5.0
    black_threes: float = 12.5
    """Less for one of two or more."""
    deuce: float = 96.0
    joker: float = 141.0
    wild_unopened: float = 32.0
    """More for a wild card before the own initial meld."""
    freeze_each: float = 2.4
    """Freezing a card of the pile, for each meld that the next side has more."""
    freeze_unopened: float = 2.0
    """The same before the own initial meld, whatever they have."""


@dataclass(frozen=True, slots=True)
class DangerValues:
    """Chances, out of one, that the next player takes the pile with a card on top."""

    wild: float = 0.6
    """Factor to the chance of a natural card with a wild one."""
    passed: float = 0.7
    """Factor for a rank that the next player let lie."""
    threw: float = 0.35
    """Factor for a rank that the next player discarded."""
    entry: tuple[float, float, float] = (0.6, 0.45, 0.35)
    """Share of pairs that also meet an initial meld of 50, of 90, of more points."""
    variant_entry: tuple[float, float, float] = (0.6, 0.45, 0.3)
    hand_first_entry: float = 0.15
    """The same where the initial meld comes from the hand alone."""


@dataclass(frozen=True, slots=True)
class PileValues:
    """Cards in the pile for which it is taken."""

    pair: int = 1
    """For a pair of the hand."""
    deuce: int = 4
    """For a natural card with a deuce."""
    joker: int = 6
    two_wilds: int = 4
    """For two wild cards like the one on top."""
    wilds_held: int = 5
    """Wild cards in hand with which a meld of them is begun for it."""
    open_first: int = 3
    """For an initial meld from the hand before the draw."""
    black_three: float = 0.5
    """Share of a card that a black three counts among two players."""
    fair_each: int = 2
    """Cards that each card drawn is worth to two players."""
    variant_fair_each: int = 3
    """Cards that each card drawn is worth, where two or more are drawn."""
    junk: int = 5
    """Most cards of a pile that are left where only the top can be melded.

    Drawing instead won 46 ± 11 points a round in Classic for four.
    """
    junk_hand: int = 6
    """Most cards in hand for which that is so."""
    junk_melds: int = 4
    """Fewest melds of a side for which it is so: most cards fit one of them."""


@dataclass(frozen=True, slots=True)
class TakeValues:
    """What an open pile is worth to an open side beyond a draw, in Classic.

    Fitted like `ClassicDiscardValues`, to 5,500 chances to take such a pile.
    """

    fit: float = 24.0
    """A card below the top that fits an unfinished meld."""
    set_made: float = 26.0
    """A set that cards of the pile make with the hand."""
    pair_made: float = 15.0
    point: float = 1.0
    """A point of such cards, those that fit a canasta included."""
    with_pair: float = 43.0
    """The top card begins a meld."""
    held_each: float = 1.3
    """What is lost for each card in hand times each meld: a draw fits them as well."""
    ready_each: float = 4.5
    """Won back for each card in hand by a side with its canastas."""
    few: int = 3
    """Cards in hand that are few: the turn may leave none to go out with."""
    few_held: float = 22.0


@dataclass(frozen=True, slots=True)
class InitialMeldValues:
    """What an initial meld may cost in wild cards; costs are units of their own."""

    deuce: int = 2
    joker: int = 3
    budgets: tuple[tuple[int, int], ...] = ((50, 3), (90, 5), (9999, 8))
    """Most points of an initial meld, and what it may cost."""
    variant_budgets: tuple[tuple[int, int], ...] = (
        (50, 4), (90, 6), (120, 9), (155, 13), (9999, 16),
    )  # fmt: skip
    behind: int = 2
    """More when another side has opened."""
    pile_cards: int = 2
    """Cards of the pile that add one to the budget."""
    endgame: int = 99
    left_out: int = 5
    """Cards from which on a group is laid although the minimum needs none."""


@dataclass(frozen=True, slots=True)
class MeldValues:
    """How cards are melded by a side that has opened."""

    stay: int = 3
    """Cards that stay in hand when a set is begun without need."""
    stay_hoarding: int = 11
    """The same where a pair in hand takes piles that a meld cannot."""
    finish_naturals: int = 4
    """Natural cards from which on wild cards finish a canasta in Classic."""
    wilds_to_finish: int = 3
    """Most wild cards that finish one more canasta than is needed."""
    clean_unseen: int = 3
    """Copies unseen for which a natural canasta is waited for."""
    wilds_towards: int = 2
    """Most wild cards that bring a needed canasta nearer in one turn, in Classic.

    With what a discard feeds it won 43 ± 13 points a hand at 0, 51 ± 19 at 1,500.
    """
    towards_from: int = 5
    """Cards of a meld from which on that is done for any further canasta, too."""
    begun_wild: float = 18.0
    """A meld of a pair and a wild card, for each wild card held, by a side with its
    canastas in Classic; fitted like `ClassicDiscardValues`, to 2,900 chances."""
    begun_point: float = 2.7
    """For each point of the pair's rank."""
    begun_held: float = 5.3
    """What it costs, for each card that stays in hand."""
    begun_lying: float = 17.0
    """For each card of the rank in the pile."""
    wilds_kept: int = 3
    """Wild cards kept of too many."""
    pure_lack: int = 1
    """Cards that a meld of a pure rank may lack when it is begun."""
    many_wilds: int = 18
    """Wild cards of a table at which a canasta of them is within easy reach."""
    rich_wilds: int = 2000
    """Points from which on such a canasta is worth an early start."""
    first_wilds: int = 5
    """Wild cards that begin a meld of them."""
    first_many_wilds: int = 3
    """The same where they are many and the canasta is rich."""
    run_cards: int = 4
    """Cards of a run that must be there before a part of it is melded."""
    beyond_short: int = 1
    """Cards by which a new run exceeds those that cost points unfinished."""


@dataclass(frozen=True, slots=True)
class RunValues:
    """Runs of seven in the making."""

    worth: tuple[float, ...] = (0.0, 0.0, 15.0, 45.0, 110.0, 240.0, 480.0, 1500.0)
    """By the number of its cards that are there."""
    kept_from: int = 4
    """Cards from which on they are kept for it."""
    chances: tuple[float, ...] = (0.0, 0.45, 0.75, 0.95)
    """Chance that a missing card is to be had, by copies unseen; the last for more."""


@dataclass(frozen=True, slots=True)
class SpecialHandValues:
    """When the cards of a special hand are kept, and what they are worth then."""

    near: int = 2
    """Cards that may be missing."""
    near_late: int = 1
    enough_stock: int = 24
    """Cards in the stock from which on two may be missing."""
    least_stock: int = 10
    card: float = 400.0
    single: float = 40.0
    """A card whose partner is missing."""
    each_unseen: float = 10.0
    """More for each unseen copy of it."""


@dataclass(frozen=True, slots=True)
class GoingOutValues:
    """When the round is ended."""

    play_on: int = -60
    """Going out is put off if it would lose more than this."""
    average_card: int = 11
    """An unknown card left in a hand: the mean of two packs."""
    unopened: int = 150
    """What a side that has not opened would still gain."""
    bonus_three: int = 100
    """What a laid bonus three costs it."""
    close: int = 50
    """Lead with which a match decided by the round is close."""
    asked: int = 2
    """Questions to the partner after which none is asked by choice."""
    doubt: float = 0.75
    """Share of the partner's cards for which the partner is asked."""
    holding_doubt: int = 400
    """What a partner's hand may cost beyond its points where holdings are charged."""
    own_turn: float = 0.8
    """Share of what the asked partner could lay in a turn of its own, in its answer.

    Of shares from 0 to 1 the one that lost least in 290 questions of `standard`'s
    games with a hand that could lay a set, 40 worlds each.
    """
    mandatory: int = 4
    """Factor to `play_on` where going out takes a question."""
    chances: tuple[float, ...] = (1.0, 0.6, 0.35, 0.18, 0.08)
    """Chance that a meld is finished, by the cards it lacks."""
    long_stock: int = 30
    """Cards in the stock with which there is time to finish melds."""
    near_instant_win: int = 2
    """Canastas short of an instant win for which the side plays on."""


@dataclass(frozen=True, slots=True)
class EndgameValues:
    """When the round seems about to end."""

    stock: int = 12
    """Cards in the stock, in Classic."""
    cards: int = 3
    """Cards in the hand of an opponent who may go out."""
    turns: int = 2
    """Rounds of turns that the stock lasts, in variants."""
    recycled: int = 2
    """Times the pile has become the stock."""
    standstill: int = 5
    """Times after which every card is thrown in turn."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """How often, out of one, a player fails to notice or to wait."""

    misses_take: float
    overlooks_melds: float
    greed: float
    """Melds whatever can be melded, wild cards included."""
    remembers: int
    """Cards at the top of the pile that are still in mind."""
    forgets_hands: float
    """Cards seen to go into a hand with a pile are forgotten."""
    overlooks_lay: float
    """What could be melded is not seen.

    Only where nobody takes the pile: there the other habits cost next to nothing.
    """


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """How thoroughly to search."""

    worlds: int
    horizon: int
    """Turns after one's own before a line is valued."""
    gate: float
    """Standard errors by which a move must gain over that of the rules."""
    behind: float = 2.0
    """Standard errors behind the best at which an option is given up."""
    near: int = 10_000
    """Worlds after which those that are still close are looked at further ahead."""
    far: int = 0
    """Turns then."""
    close: float = 0.0
    """Points that are no difference: half the worlds do if no error is larger."""
    first_look: int = 16
    """Worlds before the first option may be given up; rare disasters need more."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What makes a searching level."""

    plan: SearchPlan
    lines: int
    """Lines in one decision; many options mean fewer worlds."""
    variant_lines: int
    """The same in variants, where a line takes longer."""
    seconds: float
    """The clock that cuts off; far beyond what a decision takes."""
    freezing: SearchPlan | None = None
    """A second look at whether to freeze the pile: what that is worth comes late."""


@dataclass(frozen=True, slots=True)
class SearchValues:
    """What every search weighs, whatever its level."""

    least_worlds: int = 24
    """Worlds looked into however many options there are."""
    at_stake_look: int = 64
    """`first_look` where what matters happens in few worlds."""
    unlearned_horizon: int = 2
    """Factor to the horizon where no weights are at hand."""
    rule_more: float = 1.0
    """Standard errors that the move of the rules may be further behind."""
    tie: float = 5.0
    """Points behind, within one standard error, with which an option is an equal.

    An error of more than twice as much says nothing about equals.
    """
    freeze_pile: int = 4
    """Cards in the pile from which on freezing it is looked at again, far ahead."""
    freeze_near: float = 100.0
    """Points behind at which it is not looked at again."""
    asker_fits: float = 12.0
    """Factor to the chance of a card that fits what was said about a hand."""
    belief_exponent: float = 0.7
    """Softens learned beliefs: people discard from pairs more often than bots."""
    belief_floor: float = 0.05
    stakes_near: int = 1600
    """Points below the target from which on chances of the match count."""
    stakes_worth: float = 3000.0
    """Points that stand for the whole match."""
    stakes_tie: float = 0.02
    """Share of a point that a point is worth beyond the chances."""


class Values:
    """The values in force, by groups.

    An object and not the module: compiled, a module's attributes are found by name.
    """

    def __init__(self) -> None:
        """Have the tuned values in force."""
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
"""Cards in the stock of one who believes that the round is about to end."""

EXPERT = Strength(SearchPlan(28, 4, gate=1.1, behind=2.5, far=4), 400, 150, 3.0)
MASTER = Strength(
    SearchPlan(600, 4, gate=1.25, behind=2.5, far=8, close=2.0),
    lines=6000,
    variant_lines=750,
    seconds=10.0,
    freezing=SearchPlan(300, 12, gate=0.5, behind=2.5, first_look=32),
)
