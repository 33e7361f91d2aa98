"""Records of groups C and D: drawing, the end of the stock, card points."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.parameters.parameter import (
    NEVER_TAKEN,
    Choice,
    Number,
    Parameter,
    Parts,
    when,
    yes_or_no,
)
from canasta_qt.rules.shapes import AMOUNT
from canasta_qt.rules.values import (
    Black3Meld,
    LastRed3,
    Red3FromPile,
    Red3Mode,
    ShortDraw,
    StockOut,
)
from canasta_qt.translate import tr

_AMOUNT: Final = tr("A number, or one for each number of players: {2:15,3:13,4:11}.")
_NO_RED_THREE_LEFT: Final = replace(
    when("red3_mode", Red3Mode.AUTO),
    also=(
        when("red3_from_pile", Red3FromPile.TABLE_NO_REPLACEMENT),
        when("foot_size", 0),
    ),
)

DRAWING_AND_POINTS: Final[dict[str, Parameter]] = {
    "draw_count": Parameter(
        tr("Cards drawn in a turn"),
        tr("How many cards a player draws; one is discarded in any case."),
        Parts(AMOUNT, _AMOUNT, 1, 10),
    ),
    "short_draw": Parameter(
        tr("Too few cards for a draw"),
        tr("Whether the last cards of the stock make a draw when they are too few."),
        {
            ShortDraw.TAKE_REST: Choice(
                tr("the rest is a full draw"),
                tr("What is left is drawn, and the turn goes on."),
            ),
            ShortDraw.CANNOT_DRAW: Choice(
                tr("there is no draw"), tr("Too few cards count as an empty stock.")
            ),
        },
        inactive_when=(when("draw_count", 1),),
    ),
    "stock_out": Parameter(
        tr("Empty stock"),
        tr("What happens when the stock is empty."),
        {
            StockOut.END_WHEN_UNABLE: Choice(
                tr("the hand ends when a player can neither draw nor take"),
                tr(
                    "Play goes on as long as everybody takes the pile; then the hand "
                    "is counted."
                ),
            ),
            StockOut.RECYCLE_PILE: Choice(
                tr("the pile is turned over as the new stock"),
                tr(
                    "Discards become the new stock, the oldest on top; the hand goes "
                    "on."
                ),
            ),
            StockOut.END_AFTER_TURN: Choice(
                tr("the hand ends after that turn"),
                tr(
                    "Whoever draws the last card finishes the turn; then the hand is "
                    "counted."
                ),
            ),
        },
    ),
    "forced_take_when_stock_out": Parameter(
        tr("Forced to take the pile"),
        tr("Whether a discard that fits a meld must be taken once the stock is empty."),
        yes_or_no(
            no=tr("You may decline and so end the hand."),
            yes=tr("You have to take a top card that joins one of your melds."),
        ),
        inactive_when=(
            when("stock_out", StockOut.RECYCLE_PILE, StockOut.END_AFTER_TURN),
            NEVER_TAKEN,
        ),
    ),
    "last_card_red3_ends_hand": Parameter(
        tr("Red three as last card"),
        tr("When a red three as the last card of the stock ends the hand at once."),
        {
            LastRed3.ALWAYS: Choice(
                tr("ends the hand"), tr("Nothing may be melded or discarded any more.")
            ),
            LastRed3.ONLY_ALONE: Choice(
                tr("ends the hand if nothing else was drawn"),
                tr("With two cards drawn, the other one still gives you a turn."),
            ),
            LastRed3.NEVER: Choice(
                tr("the turn goes on"), tr("You meld and discard as usual.")
            ),
        },
    ),
    "max_recycles": Parameter(
        tr("Renewals of the stock"),
        tr("How often the pile may be turned over to become the stock."),
        Number(0, 99, none=tr("no limit")),
        inactive_when=(
            when("stock_out", StockOut.END_WHEN_UNABLE, StockOut.END_AFTER_TURN),
        ),
    ),
    "value_of_eights": Parameter(
        tr("Points of an eight"), tr("What an eight is worth."), Number()
    ),
    "black3_value_melded": Parameter(
        tr("Points of a melded black three"),
        tr("What a black three is worth that is melded when going out."),
        Number(),
        inactive_when=(when("black3_meld", Black3Meld.NEVER),),
    ),
    "black3_hand_penalty": Parameter(
        tr("Black three left in hand"),
        tr("What a black three costs that is left in a hand."),
        Number(),
    ),
    "red3_hand_penalty": Parameter(
        tr("Red three left in hand"),
        tr("What a red three costs that is left in a hand or a foot."),
        Number(),
        inactive_when=(_NO_RED_THREE_LEFT,),
    ),
}
