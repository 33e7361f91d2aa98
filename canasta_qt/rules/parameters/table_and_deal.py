"""Rule parameters of groups A and B: players and packs, the deal."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.amounts import Amount, AmountFormula, Limit, SeatingMap
from canasta_qt.rules.parameters.parameter import (
    PILE_ALWAYS_FROZEN,
    Choice,
    Choices,
    ChoiceSet,
    Compound,
    Condition,
    Number,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.shapes import AMOUNT_FORMAT, PACKET_SIZES_FORMAT, SEATINGS_FORMAT
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
from canasta_qt.translate import mark

_NO_UPCARD: Final = Condition("upcard", lambda upcard: not upcard)
SEATING_CHOICES: Final[Choices] = {
    Seating.SOLO: Choice(mark("each alone")),
    Seating.PAIRS: Choice(mark("pairs")),
    Seating.TRIOS: Choice(mark("teams of three")),
}
FORMULA_CHOICES: Final[Choices] = {
    AmountFormula.PLAYERS_PLUS_1: Choice(mark("Players + 1")),
    AmountFormula.CLAMP_4_6: Choice(mark("Players + 1, from 4 to 6")),
    AmountFormula.AT_LEAST_6: Choice(mark("Players + 1, at least 6")),
    AmountFormula.TWICE_DECKS: Choice(mark("2 for each pack")),
}

_WILD_RED3: Final = frozenset({CardClass.WILD, CardClass.RED3})


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Equipment:
    """Rule parameters of group A: players, packs, order of seats."""

    players_allowed: frozenset[int] = rule(
        frozenset({4}),
        mark("Players"),
        mark("How many can play?"),
        ChoiceSet({number: Choice(str(number)) for number in range(2, 9)}),
    )
    seating: SeatingMap = rule(
        ((4, (Seating.PAIRS,)),),
        mark("Sides"),
        mark("Who scores together?"),
        Compound(SEATINGS_FORMAT),
    )
    """Ways in which seats form sides, by number of players; the first one is the
    default."""
    deck_count: Amount = rule(
        2,
        mark("Packs of 52 cards"),
        mark("How many packs are shuffled together?"),
        Compound(AMOUNT_FORMAT, 1, 10),
    )
    jokers_total: Amount = rule(
        4,
        mark("Jokers"),
        mark("How many jokers are in the deck?"),
        Compound(AMOUNT_FORMAT, 0, 40),
    )
    copies_per_natural_rank: Limit = rule(
        None,
        mark("Cards of each rank from 4 to A"),
        mark("How many cards of each natural rank are kept?"),
        Number(1, 40, none_label=mark("All")),
    )
    """Number of cards of each rank from 4 to A in the game; None means four for each
    pack."""
    play_direction: Direction = rule(
        Direction.CW,
        mark("Direction of play"),
        mark("Which way do the deal and the turns pass?"),
        {
            Direction.CW: Choice(
                mark("Clockwise"), mark("The deal and the turns pass to the left.")
            ),
            Direction.CCW: Choice(
                mark("Anticlockwise"), mark("The deal and the turns pass to the right.")
            ),
        },
    )
    first_dealer: FirstDealer = rule(
        FirstDealer.RANDOM,
        mark("First dealer"),
        mark("Who deals first?"),
        {
            FirstDealer.RANDOM: Choice(
                mark("By chance"), mark("A player drawn at random deals first.")
            ),
            FirstDealer.HIGH_DRAW: Choice(
                mark("By the highest card"),
                mark("Each player draws a card. The highest card deals first."),
            ),
        },
    )
    """Way to choose the first dealer; each next dealer is one seat further."""
    three_player_lone_hand: bool = rule(
        False,
        mark("Lone player against two"),
        mark("Does the first of three to take the pile play alone?"),
        yes_or_no(
            no=mark("Of three players, each plays alone."),
            yes=mark("The first of three to take the pile plays that round alone."),
        ),
        inactive_when=(Condition("players_allowed", lambda players: 3 not in players),),
    )


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Deal(Equipment):
    """Rule parameters of group B: the deal."""

    hand_size: Amount = rule(
        11,
        mark("Cards dealt to each player"),
        mark("How many cards does each player get?"),
        Compound(AMOUNT_FORMAT, 1, 60),
    )
    foot_size: int = rule(
        0,
        mark("Cards in each foot"),
        mark("How many cards are in the second packet?"),
        Number(0, 60),
    )
    foot_assignment: FootAssignment = rule(
        FootAssignment.NONE,
        mark("Choice of hand and foot"),
        mark("Which packet is the hand and which the foot?"),
        {
            FootAssignment.NONE: Choice(
                mark("No foot"), mark("There is only one packet.")
            ),
            FootAssignment.SECOND_PACKET: Choice(
                mark("The second packet is the foot"),
                mark("The first packet is your hand, the second your foot."),
            ),
            FootAssignment.LOWEST_BOTTOM_IS_HAND: Choice(
                mark("The lower bottom card is the hand"),
                mark("The packet with the lower bottom card is your hand."),
            ),
            FootAssignment.SHOW_TOPS_KEEP_ONE_PASS_OTHER: Choice(
                mark("Keep one, pass the other on"),
                mark(
                    "Look at both top cards. Keep one packet as your foot, pass one on."
                ),
            ),
            FootAssignment.LIFT_22: Choice(
                mark("Each player lifts 22 cards"),
                mark("Each player lifts a stack and splits it into packets of eleven."),
            ),
        },
        inactive_when=(condition("foot_size", 0),),
    )
    talon_sizes: tuple[int, ...] = rule(
        (),
        mark("Size of the wings"),
        mark("How many cards are set aside face down in packets?"),
        Compound(PACKET_SIZES_FORMAT, 1, 60),
        inactive_when=(condition("talon_mode", TalonMode.NONE),),
    )
    talon_mode: TalonMode = rule(
        TalonMode.NONE,
        mark("Use of the wings"),
        mark("What are those packets for?"),
        {
            TalonMode.NONE: Choice(mark("No wings"), mark("No cards are set aside.")),
            TalonMode.INERT: Choice(
                mark("Out of play"),
                mark("The wing cards stay face down and count for nobody."),
            ),
            TalonMode.BONUS_DRAW: Choice(
                mark("Drawn by the first sides to open"),
                mark("The first side to open takes one packet, the next the other."),
            ),
        },
    )
    upcard: bool = rule(
        True,
        mark("Upcard"),
        mark("Is a card turned up to start the pile?"),
        yes_or_no(
            no=mark("There is no upcard. The first discard starts the pile."),
            yes=mark("An upcard starts the pile."),
        ),
    )
    upcard_turn_again_on: frozenset[CardClass] = rule(
        _WILD_RED3,
        mark("Upcards covered by the next card"),
        mark("Which upcards are covered by another card?"),
        ChoiceSet(
            {
                CardClass.WILD: Choice(
                    mark("Wild cards"),
                    mark("A wild upcard is covered by the next card."),
                ),
                CardClass.RED3: Choice(
                    mark("Red threes"),
                    mark("A red three as upcard is covered by the next card."),
                ),
                CardClass.BLACK3: Choice(
                    mark("Black threes"),
                    mark("A black three as upcard is covered by the next card."),
                ),
            }
        ),
        inactive_when=(_NO_UPCARD,),
    )
    upcard_freezes_on: frozenset[CardClass] = rule(
        _WILD_RED3,
        mark("Upcards that freeze the pile"),
        mark("Which upcards freeze the pile for everyone?"),
        ChoiceSet(
            {
                CardClass.WILD: Choice(
                    mark("Wild cards"), mark("A wild upcard freezes the pile.")
                ),
                CardClass.RED3: Choice(
                    mark("Red threes"), mark("A red three as upcard freezes the pile.")
                ),
                CardClass.BLACK3: Choice(
                    mark("Black threes"),
                    mark("A black three as upcard freezes the pile."),
                ),
            }
        ),
        inactive_when=(_NO_UPCARD, PILE_ALWAYS_FROZEN),
    )
    pile_prefill: PilePrefill = rule(
        PilePrefill.NONE,
        mark("Hidden cards under the upcard"),
        mark("Do hidden cards lie under the upcard?"),
        {
            PilePrefill.NONE: Choice(
                mark("No cards"), mark("The upcard lies there alone.")
            ),
            PilePrefill.UPCARD_RANK: Choice(
                mark("By the rank of the upcard"),
                mark("Under a 7 lie seven face-down cards, under a king thirteen."),
            ),
        },
        inactive_when=(_NO_UPCARD,),
    )
    first_pile_size: int = rule(
        1,
        mark("Cards in the first pile"),
        mark("How many cards are in the pile when play begins, the upcard included?"),
        Number(1, 12),
        inactive_when=(_NO_UPCARD, condition("pile_prefill", PilePrefill.UPCARD_RANK)),
    )
    """Number of cards in the first pile, face down except the upcard; the pile is
    larger if upcards were covered."""
    deal_bonus_mode: DealBonusMode = rule(
        DealBonusMode.NONE,
        mark("Bonus for an exact cut"),
        mark("Who scores for lifting exactly the cards needed?"),
        {
            DealBonusMode.NONE: Choice(
                mark("Nobody"), mark("Nobody scores for lifting cards.")
            ),
            DealBonusMode.DEALER_EXACT: Choice(
                mark("The dealer, for the exact number"),
                mark(
                    "The dealer scores for cutting exactly enough cards for "
                    "the deal plus one."
                ),
            ),
            DealBonusMode.DEALER_WITHIN_PLAYERS: Choice(
                mark("The dealer, for about the number"),
                mark(
                    "The dealer scores for the exact number, give or take a card a"
                    " player."
                ),
            ),
            DealBonusMode.CUTTER_EXACT: Choice(
                mark("The cutter, for the exact number"),
                mark(
                    "The player on the dealer’s right scores for leaving "
                    "exactly enough."
                ),
            ),
            DealBonusMode.PLAYER_LIFT_22: Choice(
                mark("Each player, for exactly 22 cards"),
                mark("Each player who lifts exactly 22 cards scores."),
            ),
        },
    )
