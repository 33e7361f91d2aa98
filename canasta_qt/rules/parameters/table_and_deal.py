"""Groups A and B: players and packs, the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.amounts import Amount, Formula, Limit, SeatingMap
from canasta_qt.rules.parameters.parameter import (
    ALWAYS_FROZEN,
    AnyOf,
    Choice,
    Choices,
    Condition,
    Number,
    Parts,
    rule,
    when,
    yes_or_no,
)
from canasta_qt.rules.shapes import AMOUNT, PACKETS, SEATING_MAP
from canasta_qt.rules.values import (
    CardClass,
    DealBonusMode,
    Direction,
    FirstDealer,
    FootAssignment,
    PilePrefill,
    Seating,
    TalonMode,
)
from canasta_qt.translate import tr

_NO_UPCARD: Final = Condition("upcard", lambda upcard: not upcard)
SEATINGS: Final[Choices] = {
    Seating.SOLO: Choice(tr("each alone")),
    Seating.PAIRS: Choice(tr("pairs")),
    Seating.TRIOS: Choice(tr("teams of three")),
}
FORMULAS: Final[Choices] = {
    Formula.PLAYERS_PLUS_1: Choice(tr("Players + 1")),
    Formula.CLAMP_4_6: Choice(tr("Players + 1, from 4 to 6")),
    Formula.AT_LEAST_6: Choice(tr("Players + 1, at least 6")),
    Formula.TWICE_DECKS: Choice(tr("2 for each pack")),
}
_AMOUNT: Final = tr("A number, or one for each number of players: {2:15,3:13,4:11}.")

_WILD_RED3: Final = frozenset({CardClass.WILD, CardClass.RED3})


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Equipment:
    """A. Equipment, seats, table order."""

    players_allowed: frozenset[int] = rule(
        frozenset({4}),
        tr("Players"),
        tr("How many can play?"),
        AnyOf({number: Choice(str(number)) for number in range(2, 9)}),
    )
    seating: SeatingMap = rule(
        ((4, (Seating.PAIRS,)),),
        tr("Sides"),
        tr("Who scores together?"),
        Parts(
            SEATING_MAP,
            tr(
                "For each number of players solo, pairs or trios, the default first: "
                "{2:solo,4:pairs|solo,6:trios}."
            ),
        ),
    )
    """How seats form sides, by number of players; the first listed is the default."""
    deck_count: Amount = rule(
        2,
        tr("Packs of 52 cards"),
        tr("How many packs are shuffled together?"),
        Parts(
            AMOUNT,
            tr(
                "A number; or players+1, clamp(players+1,4,6), max(6,players+1); or "
                "one for each number of players: {2:2,6:3}."
            ),
            1,
            10,
        ),
    )
    jokers_total: Amount = rule(
        4,
        tr("Jokers"),
        tr("How many jokers are in the deck?"),
        Parts(
            AMOUNT,
            tr(
                "A number; 2*decks for two with each pack; or one for each number of "
                "players: {2:4,6:6}."
            ),
            0,
            40,
        ),
    )
    copies_per_natural_rank: Limit = rule(
        None,
        tr("Cards of each rank from 4 to A"),
        tr("How many cards of each natural rank are kept?"),
        Number(1, 40, none=tr("All")),
    )
    """Cards of each rank 4 to A; none means four a pack."""
    play_direction: Direction = rule(
        Direction.CW,
        tr("Direction of play"),
        tr("Which way do the deal and the turns pass?"),
        {
            Direction.CW: Choice(
                tr("Clockwise"), tr("The deal and the turns pass to the left.")
            ),
            Direction.CCW: Choice(
                tr("Anticlockwise"), tr("The deal and the turns pass to the right.")
            ),
        },
    )
    first_dealer: FirstDealer = rule(
        FirstDealer.RANDOM,
        tr("First dealer"),
        tr("Who deals first?"),
        {
            FirstDealer.RANDOM: Choice(
                tr("By chance"), tr("A player drawn at random deals first.")
            ),
            FirstDealer.HIGH_DRAW: Choice(
                tr("By the highest card"),
                tr("Each player draws a card. The highest card deals first."),
            ),
        },
    )
    """How the first dealer is found; afterwards the deal passes on by one seat."""
    three_player_lone_hand: bool = rule(
        False,
        tr("Lone player against two"),
        tr("Does the first of three to take the pile play alone?"),
        yes_or_no(
            no=tr("Of three players, each plays alone."),
            yes=tr("The first of three to take the pile plays that round alone."),
        ),
        inactive_when=(Condition("players_allowed", lambda players: 3 not in players),),
    )


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Deal(Equipment):
    """B. Deal."""

    hand_size: Amount = rule(
        11,
        tr("Cards dealt to each player"),
        tr("How many cards does each player get?"),
        Parts(AMOUNT, _AMOUNT, 1, 60),
    )
    foot_size: int = rule(
        0,
        tr("Cards in each foot"),
        tr("How many cards are in the second packet?"),
        Number(0, 60),
    )
    foot_assignment: FootAssignment = rule(
        FootAssignment.NONE,
        tr("Choice of hand and foot"),
        tr("Which packet is the hand and which the foot?"),
        {
            FootAssignment.NONE: Choice(tr("No foot"), tr("There is only one packet.")),
            FootAssignment.SECOND_PACKET: Choice(
                tr("The second packet is the foot"),
                tr("The first packet is your hand, the second your foot."),
            ),
            FootAssignment.LOWEST_BOTTOM_IS_HAND: Choice(
                tr("The lower bottom card is the hand"),
                tr("The packet with the lower bottom card is your hand."),
            ),
            FootAssignment.SHOW_TOPS_KEEP_ONE_PASS_OTHER: Choice(
                tr("Keep one, pass the other on"),
                tr(
                    "Look at both top cards. Keep one packet as your foot, pass one on."
                ),
            ),
            FootAssignment.LIFT_22: Choice(
                tr("Each player lifts 22 cards"),
                tr("Each player lifts a stack and splits it into packets of eleven."),
            ),
        },
        inactive_when=(when("foot_size", 0),),
    )
    talon_sizes: tuple[int, ...] = rule(
        (),
        tr("Size of the wings"),
        tr("How many cards are set aside face down in packets?"),
        Parts(PACKETS, tr("The size of each packet: [4,3]; [] for none."), 0, 60),
        inactive_when=(when("talon_mode", TalonMode.NONE),),
    )
    talon_mode: TalonMode = rule(
        TalonMode.NONE,
        tr("Use of the wings"),
        tr("What are those packets for?"),
        {
            TalonMode.NONE: Choice(tr("No wings"), tr("No cards are set aside.")),
            TalonMode.INERT: Choice(
                tr("Out of play"),
                tr("The wing cards stay face down and count for nobody."),
            ),
            TalonMode.BONUS_DRAW: Choice(
                tr("Drawn by the first sides to open"),
                tr("The first side to open takes one packet, the next the other."),
            ),
        },
    )
    upcard: bool = rule(
        True,
        tr("Upcard"),
        tr("Is a card turned up to start the pile?"),
        yes_or_no(
            no=tr("There is no upcard. The first discard starts the pile."),
            yes=tr("An upcard starts the pile. The first player can already take it."),
        ),
    )
    upcard_turn_again_on: frozenset[CardClass] = rule(
        _WILD_RED3,
        tr("Upcards covered by the next card"),
        tr("Which upcards are covered by another card?"),
        AnyOf(
            {
                CardClass.WILD: Choice(
                    tr("Wild cards"), tr("A wild upcard is covered by the next card.")
                ),
                CardClass.RED3: Choice(
                    tr("Red threes"),
                    tr("A red three as upcard is covered by the next card."),
                ),
                CardClass.BLACK3: Choice(
                    tr("Black threes"),
                    tr("A black three as upcard is covered by the next card."),
                ),
            }
        ),
        inactive_when=(_NO_UPCARD,),
    )
    upcard_freezes_on: frozenset[CardClass] = rule(
        _WILD_RED3,
        tr("Upcards that freeze the pile"),
        tr("Which upcards freeze the pile for everyone?"),
        AnyOf(
            {
                CardClass.WILD: Choice(
                    tr("Wild cards"), tr("A wild upcard freezes the pile.")
                ),
                CardClass.RED3: Choice(
                    tr("Red threes"), tr("A red three as upcard freezes the pile.")
                ),
                CardClass.BLACK3: Choice(
                    tr("Black threes"), tr("A black three as upcard freezes the pile.")
                ),
            }
        ),
        inactive_when=(_NO_UPCARD, ALWAYS_FROZEN),
    )
    pile_prefill: PilePrefill = rule(
        PilePrefill.NONE,
        tr("Hidden cards under the upcard"),
        tr("Do hidden cards lie under the upcard?"),
        {
            PilePrefill.NONE: Choice(
                tr("No cards"), tr("The upcard lies there alone.")
            ),
            PilePrefill.UPCARD_RANK: Choice(
                tr("By the rank of the upcard"),
                tr("Under a 7 lie seven face-down cards, under a king thirteen."),
            ),
        },
        inactive_when=(_NO_UPCARD,),
    )
    deal_bonus_mode: DealBonusMode = rule(
        DealBonusMode.NONE,
        tr("Bonus for an exact cut"),
        tr("Who scores for lifting exactly the cards needed?"),
        {
            DealBonusMode.NONE: Choice(
                tr("Nobody"), tr("Nobody scores for lifting cards.")
            ),
            DealBonusMode.DEALER_EXACT: Choice(
                tr("The dealer, for the exact number"),
                tr("The dealer scores for lifting the cards of the deal and one more."),
            ),
            DealBonusMode.DEALER_WITHIN_PLAYERS: Choice(
                tr("The dealer, for about the number"),
                tr(
                    "The dealer scores for the exact number, give or take a card a"
                    " player."
                ),
            ),
            DealBonusMode.CUTTER_EXACT: Choice(
                tr("The cutter, for the exact number"),
                tr("The player right of the dealer scores for leaving exactly enough."),
            ),
            DealBonusMode.PLAYER_LIFT_22: Choice(
                tr("Each player, for exactly 22 cards"),
                tr("Each player who lifts exactly 22 cards scores."),
            ),
        },
    )
    deal_bonus_points: int = rule(
        100,
        tr("Points for an exact cut"),
        tr("How many points is the exact cut worth?"),
        Number(),
        inactive_when=(when("deal_bonus_mode", DealBonusMode.NONE),),
    )
