"""Records of groups H and I: discarding, threes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.parameters.parameter import (
    Choice,
    Parameter,
    Parts,
    when,
    yes_or_no,
)
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

DISCARDS_AND_THREES: Final[dict[str, Parameter]] = {
    "discard_ban": Parameter(
        tr("Forbidden discards"),
        tr("Which cards may not be discarded."),
        {
            DiscardBan.NONE: Choice(tr("none"), tr("Any card may be discarded.")),
            DiscardBan.AM: Choice(
                tr("the American list"),
                tr(
                    "No threes but as the last card; wild cards only from a hand "
                    "without natural cards; no ace or seven onto an empty pile while "
                    "another natural card is there."
                ),
            ),
        },
    ),
    "black3_ban_first_round": Parameter(
        tr("Black threes in first turns"),
        tr("Whether black threes may be discarded in a player’s first turn."),
        yes_or_no(
            no=tr("Black threes stop the pile from the start."),
            yes=tr("In their first turn nobody may discard one."),
        ),
    ),
    "float_allowed": Parameter(
        tr("Turn without a discard"),
        tr("Whether a player in the foot may keep the last cards and not discard."),
        yes_or_no(
            no=tr("Every turn ends with a discard."),
            yes=tr(
                "In the foot you may end a turn without a discard, if you keep a card."
            ),
        ),
        inactive_when=(when("foot_size", 0),),
    ),
    "red3_mode": Parameter(
        tr("Red threes"),
        tr("What red threes are for."),
        {
            Red3Mode.AUTO: Choice(
                tr("laid out and replaced at once"),
                tr("They are laid out and replaced as soon as you get them."),
            ),
            Red3Mode.OPTIONAL: Choice(
                tr("may be laid out and replaced"),
                tr("You may lay them out in your turn; in hand they can cost you."),
            ),
            Red3Mode.DEAD: Choice(
                tr("useless"), tr("They cannot be laid out and cost you in hand.")
            ),
            Red3Mode.TOPPER: Choice(
                tr("may crown a canasta"),
                tr("They stay in hand and may be set on one of your canastas."),
            ),
        },
    ),
    "red3_initial_timing": Parameter(
        tr("Dealt red threes are laid out"),
        tr("When red threes of the deal are laid out and replaced."),
        {
            Red3Timing.FIRST_TURN: Choice(
                tr("in the player’s first turn"),
                tr("Each player lays out dealt ones when it is their turn."),
            ),
            Red3Timing.AT_DEAL: Choice(
                tr("right after the deal"),
                tr("All dealt ones are exchanged before anybody plays."),
            ),
        },
        inactive_when=(_NEVER_LAID_OUT,),
    ),
    "black3_mode": Parameter(
        tr("Black threes"),
        tr("What black threes are for."),
        {
            Black3Mode.STOPPER: Choice(
                tr("stop the pile for the next player"),
                tr("Discarded, one keeps the next player from the pile."),
            ),
            Black3Mode.BONUS: Choice(
                tr("laid out and counted"),
                tr("They are laid out and counted like red threes."),
            ),
            Black3Mode.DEAD: Choice(
                tr("useless"), tr("They are discards without any effect.")
            ),
        },
    ),
    "red3_table": Parameter(
        tr("Points for threes"),
        tr("What the threes laid out are worth."),
        Parts(
            RED3_POINTS,
            tr(
                "none, RT4, RT6, RT8, RT-BRA, RT-STEP or RT-ITA; or from a "
                "number of packs on: {1:RT4,3:RT6,4:RT8}."
            ),
        ),
        inactive_when=(_NO_THREE_COUNTS,),
    ),
    "red3_positive_if": Parameter(
        tr("Threes count for a side with"),
        tr("What a side needs for its threes to count in its favour."),
        {
            Red3Positive.ANY_MELD: Choice(
                tr("a meld"), tr("A side that has opened gets the points.")
            ),
            Red3Positive.CANASTAS_1: Choice(
                tr("a canasta"), tr("A side needs a canasta for the points.")
            ),
            Red3Positive.CANASTAS_2: Choice(
                tr("two canastas"), tr("A side needs two canastas for the points.")
            ),
        },
        inactive_when=(when("red3_table", "none"),),
    ),
    "red3_otherwise": Parameter(
        tr("Otherwise threes count"),
        tr("What the threes of a side count that has not got it."),
        {
            Red3Otherwise.NEGATIVE: Choice(
                tr("against the side"), tr("The same points are taken off.")
            ),
            Red3Otherwise.ZERO: Choice(tr("nothing"), tr("They count neither way.")),
            Red3Otherwise.NEGATIVE_AT_0_ZERO_AT_1: Choice(
                tr("against a side without a canasta, nothing with one"),
                tr(
                    "They are taken off without a canasta; with one they count "
                    "neither way."
                ),
            ),
        },
        inactive_when=(when("red3_table", "none"),),
    ),
}
