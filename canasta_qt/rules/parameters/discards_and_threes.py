"""Groups H and I: discarding, threes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.rules.amounts import TableName
from canasta_qt.rules.parameters.parameter import Choice, Parts, rule, when, yes_or_no
from canasta_qt.rules.parameters.pile import PileRules
from canasta_qt.rules.shapes import RED3_POINTS
from canasta_qt.rules.values import (
    Black3Mode,
    DiscardBan,
    Red3Mode,
    Red3Otherwise,
    Red3Positive,
    Red3Timing,
)
from canasta_qt.translate import tr

_NEVER_LAID_OUT: Final = when("red3_mode", Red3Mode.DEAD, Red3Mode.TOPPER)
_NO_THREE_COUNTS: Final = replace(
    _NEVER_LAID_OUT, also=(when("black3_mode", Black3Mode.STOPPER, Black3Mode.DEAD),)
)


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Discarding(PileRules):
    """H. Discarding."""

    discard_ban: DiscardBan = rule(
        DiscardBan.NONE,
        tr("Forbidden discards"),
        tr("Which cards can you not discard?"),
        {
            DiscardBan.NONE: Choice(tr("No card"), tr("You can discard any card.")),
            DiscardBan.AM: Choice(
                tr("The American list"),
                tr(
                    "Discard a three only as your last card. Discard a wild card only "
                    "if you hold no natural card. Start the pile with an ace or seven "
                    "only if you hold no other natural card."
                ),
            ),
        },
    )
    black3_ban_first_round: bool = rule(
        False,
        tr("Black threes in first turns"),
        tr("Are black threes forbidden in your first turn?"),
        yes_or_no(
            no=tr("You can discard a black three from your first turn on."),
            yes=tr("You cannot discard a black three in your first turn."),
        ),
    )
    float_allowed: bool = rule(
        False,
        tr("Turn without a discard"),
        tr("Can you end a turn in the foot without a discard?"),
        yes_or_no(
            no=tr("Every turn ends with a discard."),
            yes=tr("In the foot you can keep a card and end a turn without discard."),
        ),
        inactive_when=(when("foot_size", 0),),
    )


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Threes(Discarding):
    """I. Threes."""

    red3_mode: Red3Mode = rule(
        Red3Mode.AUTO,
        tr("Red threes"),
        tr("What are red threes for?"),
        {
            Red3Mode.AUTO: Choice(
                tr("Laid out and replaced at once"),
                tr("Lay out a red three as soon as you get it, and draw another card."),
            ),
            Red3Mode.OPTIONAL: Choice(
                tr("Can be laid out and replaced"),
                tr("You can lay out and replace red threes in your turn."),
            ),
            Red3Mode.DEAD: Choice(tr("Useless"), tr("Red threes cannot be laid out.")),
            Red3Mode.TOPPER: Choice(
                tr("Can go on a canasta"),
                tr("You can put a red three from your hand on one of your canastas."),
            ),
        },
    )
    red3_initial_timing: Red3Timing = rule(
        Red3Timing.FIRST_TURN,
        tr("Dealt red threes"),
        tr("When are dealt red threes laid out?"),
        {
            Red3Timing.FIRST_TURN: Choice(
                tr("In the player’s first turn"),
                tr("Dealt red threes are laid out in the player’s first turn."),
            ),
            Red3Timing.AT_DEAL: Choice(
                tr("Right after the deal"),
                tr("Dealt red threes are laid out and replaced before anyone plays."),
            ),
        },
        inactive_when=(_NEVER_LAID_OUT,),
    )
    black3_mode: Black3Mode = rule(
        Black3Mode.STOPPER,
        tr("Black threes"),
        tr("What are black threes for?"),
        {
            Black3Mode.STOPPER: Choice(
                tr("They block the pile"),
                tr("A discarded black three blocks the pile for the next player."),
            ),
            Black3Mode.BONUS: Choice(
                tr("Laid out and counted"),
                tr("Black threes are laid out and count like red threes."),
            ),
            Black3Mode.DEAD: Choice(
                tr("Only discards"), tr("Black threes are only good as discards.")
            ),
        },
    )
    red3_table: TableName = rule(
        "RT4",
        tr("Points for threes"),
        tr("How many points are the threes laid out worth?"),
        Parts(
            RED3_POINTS,
            tr(
                "none, RT4, RT6, RT8, RT-BRA, RT-STEP or RT-ITA; or from a number of "
                "packs on: {1:RT4,3:RT6,4:RT8}."
            ),
        ),
        inactive_when=(_NO_THREE_COUNTS,),
    )
    red3_positive_if: Red3Positive = rule(
        Red3Positive.ANY_MELD,
        tr("What threes need to count"),
        tr("What does a side need for its threes to count in its favour?"),
        {
            Red3Positive.ANY_MELD: Choice(
                tr("A meld"), tr("They count for a side with a meld.")
            ),
            Red3Positive.CANASTAS_1: Choice(
                tr("One canasta"), tr("They count for a side with a canasta.")
            ),
            Red3Positive.CANASTAS_2: Choice(
                tr("Two canastas"), tr("They count for a side with two canastas.")
            ),
        },
        inactive_when=(when("red3_table", "none"),),
    )
    red3_otherwise: Red3Otherwise = rule(
        Red3Otherwise.NEGATIVE,
        tr("Threes otherwise"),
        tr("What do threes count for a side that lacks it?"),
        {
            Red3Otherwise.NEGATIVE: Choice(
                tr("Against the side"),
                tr("Otherwise the same points count against the side."),
            ),
            Red3Otherwise.ZERO: Choice(
                tr("Nothing"), tr("Otherwise they count nothing.")
            ),
            Red3Otherwise.NEGATIVE_AT_0_ZERO_AT_1: Choice(
                tr("Against the side without a canasta"),
                tr(
                    "With a canasta they count nothing, "
                    "without one they count against the side."
                ),
            ),
        },
        inactive_when=(when("red3_table", "none"),),
    )
