"""Records of groups A and B: players and packs, the deal."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.amounts import Formula
from canasta_qt.rules.parameters.parameter import (
    ALWAYS_FROZEN,
    AnyOf,
    Choice,
    Choices,
    Condition,
    Number,
    Parameter,
    Parts,
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
    Seating.SOLO: Choice(tr("everybody alone")),
    Seating.PAIRS: Choice(tr("pairs")),
    Seating.TRIOS: Choice(tr("threes")),
}
FORMULAS: Final[Choices] = {
    Formula.PLAYERS_PLUS_1: Choice(tr("one more than players")),
    Formula.CLAMP_4_6: Choice(tr("one more than players, from 4 to 6")),
    Formula.AT_LEAST_6: Choice(tr("one more than players, at least 6")),
    Formula.TWICE_DECKS: Choice(tr("two for each pack")),
}
_AMOUNT: Final = tr("A number, or one for each number of players: {2:15,3:13,4:11}.")

TABLE_AND_DEAL: Final[dict[str, Parameter]] = {
    "players_allowed": Parameter(
        tr("Players"),
        tr("How many people may play."),
        AnyOf({number: Choice(str(number)) for number in range(2, 9)}),
    ),
    "seating": Parameter(
        tr("Sides"),
        tr("Who plays together; partners sit across from each other."),
        Parts(
            SEATING_MAP,
            tr(
                "For each number of players solo, pairs or trios, the usual one "
                "first: {2:solo,4:pairs|solo,6:trios}."
            ),
        ),
    ),
    "deck_count": Parameter(
        tr("Packs of 52 cards"),
        tr("How many packs of 52 cards are shuffled together."),
        Parts(
            AMOUNT,
            tr(
                "A number; or players+1, clamp(players+1,4,6), max(6,players+1); "
                "or one for each number of players: {2:2,6:3}."
            ),
            1,
            10,
        ),
    ),
    "jokers_total": Parameter(
        tr("Jokers"),
        tr("How many jokers are added to them."),
        Parts(
            AMOUNT,
            tr(
                "A number; 2*decks for two with each pack; or one for each "
                "number of players: {2:4,6:6}."
            ),
            0,
            40,
        ),
    ),
    "copies_per_natural_rank": Parameter(
        tr("Cards of each rank 4 to A"),
        tr("How many cards of each rank from four to ace are kept in the packs."),
        Number(1, 40, none=tr("no limit")),
    ),
    "play_direction": Parameter(
        tr("Direction of play"),
        tr("Which way cards are dealt and turns go round."),
        {
            Direction.CW: Choice(
                tr("clockwise"), tr("Turns go to the left, like the hands of a clock.")
            ),
            Direction.CCW: Choice(tr("counterclockwise"), tr("Turns go to the right.")),
        },
    ),
    "first_dealer": Parameter(
        tr("First dealer"),
        tr("How the first dealer is found; then the deal moves on by one seat."),
        {
            FirstDealer.RANDOM: Choice(tr("by chance"), tr("Any seat may deal first.")),
            FirstDealer.HIGH_DRAW: Choice(
                tr("by the highest card drawn"),
                tr("Everybody draws a card; the highest deals first."),
            ),
        },
    ),
    "three_player_lone_hand": Parameter(
        tr("Lone hand of three players"),
        tr("With three players, who takes the pile first plays the hand against two."),
        yes_or_no(
            no=tr("Everybody plays alone throughout."),
            yes=tr(
                "The first to take the pile plays that hand alone; the two "
                "others become partners."
            ),
        ),
        inactive_when=(Condition("players_allowed", lambda players: 3 not in players),),
    ),
    "hand_size": Parameter(
        tr("Cards dealt to each player"),
        tr("How many cards a player begins with."),
        Parts(AMOUNT, _AMOUNT, 1, 60),
    ),
    "foot_size": Parameter(
        tr("Cards in each foot"),
        tr("How many cards lie in the second packet, played after the first."),
        Number(0, 60),
    ),
    "foot_assignment": Parameter(
        tr("Choice of hand and foot"),
        tr("How it is settled which of two packets is the hand and which the foot."),
        {
            FootAssignment.NONE: Choice(tr("no foot"), tr("There is one packet only.")),
            FootAssignment.SECOND_PACKET: Choice(
                tr("the second packet is the foot"),
                tr("The packet dealt second waits as the foot."),
            ),
            FootAssignment.LOWEST_BOTTOM_IS_HAND: Choice(
                tr("the packet with the lower bottom card is the hand"),
                tr(
                    "Both bottom cards are looked at; the packet with the lower one "
                    "is played first."
                ),
            ),
            FootAssignment.SHOW_TOPS_KEEP_ONE_PASS_OTHER: Choice(
                tr("both tops are shown, one packet is kept, the other passed on"),
                tr(
                    "You see both top cards, keep one packet as your foot and pass "
                    "the other on."
                ),
            ),
            FootAssignment.LIFT_22: Choice(
                tr("each player lifts packets, aiming at 22 cards"),
                tr(
                    "Each player lifts a stack and splits it into two packets of "
                    "eleven."
                ),
            ),
        },
        inactive_when=(when("foot_size", 0),),
    ),
    "talon_sizes": Parameter(
        tr("Wings set aside at the deal"),
        tr("How many cards are set aside face down in packets at the deal."),
        Parts(PACKETS, tr("The size of each packet: [4,3]; [] for none."), 0, 60),
        inactive_when=(when("talon_mode", TalonMode.NONE),),
    ),
    "talon_mode": Parameter(
        tr("Use of the wings"),
        tr("What becomes of those packets."),
        {
            TalonMode.NONE: Choice(tr("no wings"), tr("No packets are set aside.")),
            TalonMode.INERT: Choice(
                tr("out of play"), tr("They stay face down and count for nobody.")
            ),
            TalonMode.BONUS_DRAW: Choice(
                tr("drawn by the first sides to open"),
                tr(
                    "The first side to open takes the first packet, the next side "
                    "the second."
                ),
            ),
        },
    ),
    "upcard": Parameter(
        tr("Card turned up at the deal"),
        tr("Whether a card of the stock is turned up to begin the pile."),
        yes_or_no(
            no=tr("The pile begins empty; the first discard starts it."),
            yes=tr("The first player may already take the pile."),
        ),
    ),
    "upcard_turn_again_on": Parameter(
        tr("Turned up again on"),
        tr("Which first cards are covered at once by another one."),
        AnyOf(
            {
                CardClass.WILD: Choice(
                    tr("wild cards"),
                    tr("A joker or a two is covered by the next card."),
                ),
                CardClass.RED3: Choice(
                    tr("red threes"), tr("A red three is covered by the next card.")
                ),
                CardClass.BLACK3: Choice(
                    tr("black threes"), tr("A black three is covered by the next card.")
                ),
            }
        ),
        inactive_when=(_NO_UPCARD,),
    ),
    "upcard_freezes_on": Parameter(
        tr("Frozen from the deal by"),
        tr("Which cards turned up at the deal freeze the pile for everybody."),
        AnyOf(
            {
                CardClass.WILD: Choice(
                    tr("wild cards"),
                    tr("A joker or a two among the first cards freezes the pile."),
                ),
                CardClass.RED3: Choice(
                    tr("red threes"), tr("A red three among them freezes it.")
                ),
                CardClass.BLACK3: Choice(
                    tr("black threes"), tr("A black three among them freezes it.")
                ),
            }
        ),
        inactive_when=(_NO_UPCARD, ALWAYS_FROZEN),
    ),
    "pile_prefill": Parameter(
        tr("Hidden cards under the first card"),
        tr("Whether hidden cards of the stock lie under the first card."),
        {
            PilePrefill.NONE: Choice(tr("none"), tr("Only the first card lies there.")),
            PilePrefill.UPCARD_RANK: Choice(
                tr("as many as the first card’s rank"),
                tr("A seven on top hides seven cards below it, a king thirteen."),
            ),
        },
        inactive_when=(_NO_UPCARD,),
    ),
    "deal_bonus_mode": Parameter(
        tr("Bonus for an exact cut"),
        tr("Who may earn points by lifting exactly the cards that are needed."),
        {
            DealBonusMode.NONE: Choice(
                tr("none"), tr("Nobody earns anything by lifting.")
            ),
            DealBonusMode.DEALER_EXACT: Choice(
                tr("the dealer, for lifting exactly enough"),
                tr(
                    "The dealer earns it by lifting the cards of the deal and one more."
                ),
            ),
            DealBonusMode.DEALER_WITHIN_PLAYERS: Choice(
                tr(
                    "the dealer, for lifting as many too many as there are players, "
                    "at most"
                ),
                tr("The dealer earns it for the right number, or a few too many."),
            ),
            DealBonusMode.CUTTER_EXACT: Choice(
                tr("the cutter, for leaving exactly enough"),
                tr(
                    "The player right of the dealer earns it by leaving exactly enough."
                ),
            ),
            DealBonusMode.PLAYER_LIFT_22: Choice(
                tr("each player who lifts exactly 22 cards"),
                tr("Every player who lifts exactly 22 cards earns it."),
            ),
        },
    ),
    "deal_bonus_points": Parameter(
        tr("Points for an exact cut"),
        tr("What that exact lift is worth."),
        Number(),
        inactive_when=(when("deal_bonus_mode", DealBonusMode.NONE),),
    ),
}
