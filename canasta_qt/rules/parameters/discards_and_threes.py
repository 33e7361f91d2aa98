"""Rule parameters of groups H and I: discarding and threes."""

from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.rules.amounts import ThreeTable
from canasta_qt.rules.parameters.parameter import (
    Choice,
    Compound,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.parameters.pile import PileRules
from canasta_qt.rules.shapes import RED3_POINTS_FORMAT
from canasta_qt.rules.values import (
    Black3Mode,
    DiscardBan,
    Red3Mode,
    Red3Otherwise,
    Red3Positive,
    Red3Timing,
)
from canasta_qt.translate import mark

_NEVER_LAID_OUT: Final = condition("red3_mode", Red3Mode.DEAD, Red3Mode.TOPPER)
_NO_THREE_COUNTS: Final = replace(
    _NEVER_LAID_OUT,
    further_conditions=(condition("black3_mode", Black3Mode.STOPPER, Black3Mode.DEAD),),
)


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Discarding(PileRules):
    """Rule parameters of group H: discarding."""

    discard_ban: DiscardBan = rule(
        DiscardBan.NONE,
        mark("Forbidden discards"),
        mark("Which cards can you not discard?"),
        {
            DiscardBan.NONE: Choice(mark("No card"), mark("You can discard any card.")),
            DiscardBan.AM: Choice(
                mark("The American list"),
                mark(
                    "Discard a three only as your last card. Discard a wild card only "
                    "if you hold no natural card. Start the pile with an ace or seven "
                    "only if you hold no other natural card."
                ),
            ),
        },
    )
    black3_ban_first_round: bool = rule(
        False,
        mark("Black threes in first turns"),
        mark("Are black threes forbidden in your first turn?"),
        yes_or_no(
            no=mark("You can discard a black three from your first turn on."),
            yes=mark("You cannot discard a black three in your first turn."),
        ),
    )
    float_allowed: bool = rule(
        False,
        mark("Turn without a discard"),
        mark("Can you end a turn in the foot without a discard?"),
        yes_or_no(
            no=mark("Every turn ends with a discard."),
            yes=mark("In the foot you can keep a card and end a turn without discard."),
        ),
        inactive_when=(condition("foot_size", 0),),
    )


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Threes(Discarding):
    """Rule parameters of group I: threes."""

    red3_mode: Red3Mode = rule(
        Red3Mode.AUTO,
        mark("Red threes"),
        mark("What are red threes for?"),
        {
            Red3Mode.AUTO: Choice(
                mark("Laid out and replaced at once"),
                mark(
                    "Lay out a red three as soon as you get it, and draw another card."
                ),
            ),
            Red3Mode.OPTIONAL: Choice(
                mark("Can be laid out and replaced"),
                mark("You can lay out and replace red threes in your turn."),
            ),
            Red3Mode.DEAD: Choice(
                mark("Useless"), mark("Red threes cannot be laid out.")
            ),
            Red3Mode.TOPPER: Choice(
                mark("Can go on a canasta"),
                mark("You can put a red three from your hand on one of your canastas."),
            ),
        },
    )
    red3_initial_timing: Red3Timing = rule(
        Red3Timing.FIRST_TURN,
        mark("Dealt red threes"),
        mark("When are dealt red threes laid out?"),
        {
            Red3Timing.FIRST_TURN: Choice(
                mark("In the player’s first turn"),
                mark("Dealt red threes are laid out in the player’s first turn."),
            ),
            Red3Timing.AT_DEAL: Choice(
                mark("Right after the deal"),
                mark("Dealt red threes are laid out and replaced before anyone plays."),
            ),
        },
        inactive_when=(_NEVER_LAID_OUT,),
    )
    black3_mode: Black3Mode = rule(
        Black3Mode.STOPPER,
        mark("Black threes"),
        mark("What are black threes for?"),
        {
            Black3Mode.STOPPER: Choice(
                mark("They block the pile"),
                mark("A discarded black three blocks the pile for the next player."),
            ),
            Black3Mode.BONUS: Choice(
                mark("Laid out and counted"),
                mark("Black threes are laid out and count like red threes."),
            ),
            Black3Mode.DEAD: Choice(
                mark("Only discards"), mark("Black threes are only good as discards.")
            ),
        },
    )
    red3_table: ThreeTable = rule(
        "RT4",
        mark("Points for threes"),
        mark("How many points are the threes laid out worth?"),
        Compound(RED3_POINTS_FORMAT, documented=("RT8",)),
        inactive_when=(_NO_THREE_COUNTS,),
    )
    red3_positive_if: Red3Positive = rule(
        Red3Positive.ANY_MELD,
        mark("What threes need to count"),
        mark("What does a side need for its threes to count in its favour?"),
        {
            Red3Positive.ANY_MELD: Choice(
                mark("A meld"), mark("They count for a side with a meld.")
            ),
            Red3Positive.CANASTAS_1: Choice(
                mark("One canasta"), mark("They count for a side with a canasta.")
            ),
            Red3Positive.CANASTAS_2: Choice(
                mark("Two canastas"),
                mark("They count for a side with two or more canastas."),
            ),
        },
        inactive_when=(condition("red3_table", "none"),),
    )
    red3_otherwise: Red3Otherwise = rule(
        Red3Otherwise.NEGATIVE,
        mark("Threes otherwise"),
        mark("What do threes count for a side that lacks it?"),
        {
            Red3Otherwise.NEGATIVE: Choice(
                mark("Against the side"),
                mark("Otherwise the same points count against the side."),
            ),
            Red3Otherwise.ZERO: Choice(
                mark("Nothing"), mark("Otherwise they count nothing.")
            ),
            Red3Otherwise.NEGATIVE_AT_0_ZERO_AT_1: Choice(
                mark("Against the side without a canasta"),
                mark(
                    "With one canasta they count nothing, "
                    "without one they count against the side."
                ),
            ),
        },
        inactive_when=(condition("red3_table", "none"),),
    )
