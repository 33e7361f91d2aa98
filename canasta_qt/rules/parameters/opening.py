"""Records of group F: the initial meld."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.parameters.parameter import (
    NEVER_TAKEN,
    Choice,
    Number,
    Parameter,
    yes_or_no,
)
from canasta_qt.rules.values import (
    ConcealedExempt,
    InitialBasis,
    InitialCondition,
    InitialFromPile,
)
from canasta_qt.translate import tr

OPENING: Final[dict[str, Parameter]] = {
    "initial_table": Parameter(
        tr("Points to open"),
        tr("How many points the first melds of a side must be worth together."),
        {
            "IM1": Choice(tr("Classic")),
            "IM-SHORT": Choice(tr("Nothing below 0")),
            "IM1-N50": Choice(tr("50 for everybody below 1,500")),
            "IM-AM": Choice(tr("American")),
            "IM-SAMBA": Choice(tr("Samba")),
            "IM-BRA": Choice(tr("Brazilian")),
            "IM-CUB": Choice(tr("Cuban")),
            "IM-ITA": Choice(tr("Italian")),
            "IM-FAM": Choice(tr("Family")),
            "IM-ROUND": Choice(tr("By the hand’s number")),
        },
    ),
    "initial_basis": Parameter(
        tr("Opening depends on"),
        tr("Whether that depends on the side’s total or on the hand’s number."),
        {
            InitialBasis.SCORE: Choice(
                tr("the side’s total"), tr("The better you stand, the more you need.")
            ),
            InitialBasis.ROUND: Choice(
                tr("the number of the hand"), tr("Every hand asks more of everybody.")
            ),
        },
    ),
    "initial_condition": Parameter(
        tr("Condition on the opening"),
        tr("What an opening must hold, or may not hold, besides its points."),
        {
            InitialCondition.NONE: Choice(tr("none"), tr("The points alone decide.")),
            InitialCondition.THREE_NATURAL_MELD: Choice(
                tr("a meld with three natural cards"),
                tr("One of the first melds has at least three natural cards."),
            ),
            InitialCondition.NO_WILDS: Choice(
                tr("no wild cards"), tr("The first melds have no wild card at all.")
            ),
        },
    ),
    "initial_min_naturals_from_hand": Parameter(
        tr("Opening cards from the hand"),
        tr("How many natural cards of an opening must come from the hand."),
        Number(0, 3),
    ),
    "canasta_meets_initial": Parameter(
        tr("Opening with a canasta"),
        tr("Whether a complete canasta opens whatever its points."),
        yes_or_no(
            no=tr("A canasta counts by its cards like other melds."),
            yes=tr("A complete canasta is always enough."),
        ),
    ),
    "concealed_exempt": Parameter(
        tr("Going out without the minimum"),
        tr("When a player who goes out in one turn needs no minimum."),
        {
            ConcealedExempt.NEVER: Choice(
                tr("never"), tr("Whoever goes out in one turn needs the points too.")
            ),
            ConcealedExempt.STOCK_DRAW_ONLY: Choice(
                tr("with a canasta, after drawing from the stock"),
                tr("A canasta frees you from the minimum if you drew from the stock."),
            ),
            ConcealedExempt.ALWAYS: Choice(
                tr("with a canasta"),
                tr("A canasta frees you from it, even if you took the pile."),
            ),
        },
    ),
    "initial_from_pile": Parameter(
        tr("Opening with the pile"),
        tr("Whether the pile may be taken for the opening."),
        {
            InitialFromPile.TOP_COUNTS: Choice(
                tr("its top card counts"),
                tr("You may open with the top card and cards of your hand."),
            ),
            InitialFromPile.FORBIDDEN: Choice(
                tr("not allowed"),
                tr(
                    "You open from your hand, and may take the pile from the next "
                    "turn on."
                ),
            ),
            InitialFromPile.HAND_FIRST: Choice(
                tr("after opening from the hand"),
                tr(
                    "You reach the points from your hand, then you may take the pile "
                    "at once."
                ),
            ),
        },
        inactive_when=(NEVER_TAKEN,),
    ),
}
