"""Group F: the initial meld."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.rules.parameters.melds import MeldRules
from canasta_qt.rules.parameters.parameter import (
    NEVER_TAKEN,
    Choice,
    Number,
    rule,
    yes_or_no,
)
from canasta_qt.rules.values import (
    ConcealedExempt,
    InitialBasis,
    InitialCondition,
    InitialFromPile,
)
from canasta_qt.translate import tr


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Opening(MeldRules):
    """F. Initial meld."""

    initial_table: str = rule(
        "IM1",
        tr("Minimum of the initial meld"),
        tr("How many points must the initial meld be worth?"),
        {
            "IM1": Choice(tr("Classic")),
            "IM-SHORT": Choice(tr("Nothing below 0")),
            "IM1-N50": Choice(tr("50 for everyone below 1,500")),
            "IM-AM": Choice(tr("American")),
            "IM-SAMBA": Choice(tr("Samba")),
            "IM-BRA": Choice(tr("Brazilian")),
            "IM-CUB": Choice(tr("Cuban")),
            "IM-ITA": Choice(tr("Italian")),
            "IM-FAM": Choice(tr("Family")),
            "IM-ROUND": Choice(tr("By the round")),
        },
    )
    initial_basis: InitialBasis = rule(
        InitialBasis.SCORE,
        tr("What the minimum depends on"),
        tr("Does the minimum depend on the score or on the round?"),
        {
            InitialBasis.SCORE: Choice(
                tr("The side’s score"), tr("The minimum depends on your side’s score.")
            ),
            InitialBasis.ROUND: Choice(
                tr("The round"),
                tr("The minimum depends on the round and is the same for every side."),
            ),
        },
    )
    initial_condition: InitialCondition = rule(
        InitialCondition.NONE,
        tr("Condition of the initial meld"),
        tr("What must the initial meld have besides its points?"),
        {
            InitialCondition.NONE: Choice(
                tr("Nothing"), tr("The points alone decide.")
            ),
            InitialCondition.THREE_NATURAL_MELD: Choice(
                tr("A meld with three natural cards"),
                tr("One of the melds you open with must have three natural cards."),
            ),
            InitialCondition.NO_WILDS: Choice(
                tr("No wild cards"), tr("The initial meld cannot contain wild cards.")
            ),
        },
    )
    initial_min_naturals_from_hand: int = rule(
        0,
        tr("Natural cards from the hand to open"),
        tr("How many natural cards of the initial meld must come from your hand?"),
        Number(0, 3),
    )
    canasta_meets_initial: bool = rule(
        False,
        tr("A canasta is enough to open"),
        tr("Does a canasta open whatever its points?"),
        yes_or_no(
            no=tr("A canasta opens only if its cards are worth the minimum."),
            yes=tr("A canasta opens whatever its points."),
        ),
    )
    concealed_exempt: ConcealedExempt = rule(
        ConcealedExempt.STOCK_DRAW_ONLY,
        tr("Going out without the minimum"),
        tr("When do you need no minimum to go out in one turn?"),
        {
            ConcealedExempt.NEVER: Choice(
                tr("Never"),
                tr("You need the minimum even if you go out in the same turn."),
            ),
            ConcealedExempt.STOCK_DRAW_ONLY: Choice(
                tr("With a canasta, after drawing"),
                tr(
                    "You need no minimum if you draw from the stock and go out in that "
                    "turn with a canasta."
                ),
            ),
            ConcealedExempt.ALWAYS: Choice(
                tr("With a canasta"),
                tr("You need no minimum if you go out in one turn with a canasta."),
            ),
        },
    )
    initial_from_pile: InitialFromPile = rule(
        InitialFromPile.TOP_COUNTS,
        tr("Taking the pile to open"),
        tr("Can you take the pile for the initial meld?"),
        {
            InitialFromPile.TOP_COUNTS: Choice(
                tr("Its top card counts"),
                tr("You can take the pile to open. Only its top card counts."),
            ),
            InitialFromPile.FORBIDDEN: Choice(
                tr("Not allowed"),
                tr("You open from your hand and can take the pile from the next turn."),
            ),
            InitialFromPile.HAND_FIRST: Choice(
                tr("After the minimum from the hand"),
                tr("Open from your hand. Then you can take the pile in the same turn."),
            ),
        },
        inactive_when=(NEVER_TAKEN,),
    )
