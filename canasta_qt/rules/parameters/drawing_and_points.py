"""Rule parameters of groups C and D: drawing, the end of the stock, and card points."""

from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.rules.amounts import Amount, Limit
from canasta_qt.rules.parameters.parameter import (
    PILE_NEVER_TAKEN,
    Choice,
    Compound,
    Number,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.parameters.table_and_deal import Deal
from canasta_qt.rules.shapes import AMOUNT_FORMAT
from canasta_qt.rules.values import Black3Meld, LastRed3, Red3Mode, StockOut
from canasta_qt.translate import mark

_NO_RED_THREE_LEFT: Final = replace(
    condition("red3_mode", Red3Mode.AUTO),
    further_conditions=(condition("foot_size", 0),),
)


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Drawing(Deal):
    """Rule parameters of group C: drawing and the end of the stock."""

    draw_count: Amount = rule(
        1,
        mark("Cards drawn in a turn"),
        mark("How many cards do you draw from the stock?"),
        Compound(AMOUNT_FORMAT, 1, 10, ("{2:3,3:2,4:1,5:1,6:1}",)),
    )
    stock_out: StockOut = rule(
        StockOut.END_WHEN_UNABLE,
        mark("Empty stock"),
        mark("What happens when the stock is empty?"),
        {
            StockOut.END_WHEN_UNABLE: Choice(
                mark("Play on while the pile is taken"),
                mark(
                    "When the stock is empty, players keep taking the pile. The round "
                    "ends when a player does not take it."
                ),
            ),
            StockOut.RECYCLE_PILE: Choice(
                mark("Turn the pile over"),
                mark("An empty stock is replaced by the pile, its oldest card on top."),
            ),
            StockOut.END_AFTER_TURN: Choice(
                mark("Finish that turn"),
                mark(
                    "The player who draws the last card finishes the turn. Then the "
                    "round ends."
                ),
            ),
        },
    )
    forced_take_when_stock_out: bool = rule(
        True,
        mark("Forced to take the pile"),
        mark("With an empty stock, must you take a discard that fits a meld?"),
        yes_or_no(
            no=mark(
                "With the stock empty, you can refuse the pile and so end the round."
            ),
            yes=mark(
                "With the stock empty, you must take a top card that fits one of your "
                "melds. You can refuse a frozen pile."
            ),
        ),
        inactive_when=(
            condition("stock_out", StockOut.RECYCLE_PILE, StockOut.END_AFTER_TURN),
            PILE_NEVER_TAKEN,
        ),
    )
    last_card_red3_ends_hand: LastRed3 = rule(
        LastRed3.ALWAYS,
        mark("Red three as the last card"),
        mark("What if the last card of the stock is a red three?"),
        {
            LastRed3.ALWAYS: Choice(
                mark("It ends the round"),
                mark(
                    "A red three as the last card of the stock ends the round at once."
                ),
            ),
            LastRed3.ONLY_ALONE: Choice(
                mark("It ends the round if drawn alone"),
                mark("A red three alone as the last card of the stock ends the round."),
            ),
            LastRed3.NEVER: Choice(
                mark("The turn goes on"),
                mark(
                    "If the last card of the stock is a red three, your turn goes on."
                ),
            ),
        },
    )
    max_recycles: Limit = rule(
        None,
        mark("Renewals of the stock"),
        mark("How often can the pile become the stock?"),
        Number(0, 99, none_label=mark("No limit")),
        inactive_when=(
            condition("stock_out", StockOut.END_WHEN_UNABLE, StockOut.END_AFTER_TURN),
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class CardPoints(Drawing):
    """Rule parameters of group D: card points."""

    value_of_eights: int = rule(
        10,
        mark("Points of an eight"),
        mark("How many points is an eight worth?"),
        Number(),
    )
    black3_value_melded: int = rule(
        5,
        mark("Points of a melded black three"),
        mark("How many points is a melded black three worth?"),
        Number(),
        inactive_when=(condition("black3_meld", Black3Meld.NEVER),),
    )
    black3_hand_penalty: int = rule(
        5,
        mark("Penalty for a black three left in hand"),
        mark("How many points does a black three left in hand cost?"),
        Number(),
    )
    red3_hand_penalty: int = rule(
        0,
        mark("Penalty for a red three left in hand"),
        mark("How many points does a red three left in hand or foot cost?"),
        Number(),
        inactive_when=(_NO_RED_THREE_LEFT,),
    )
