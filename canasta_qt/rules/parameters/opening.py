"""Rule parameters of group F: the initial meld."""

from dataclasses import dataclass

from canasta_qt.rules.amounts import MinimumTable
from canasta_qt.rules.parameters.melds import MeldRules
from canasta_qt.rules.parameters.parameter import (
    PILE_NEVER_TAKEN,
    Choice,
    Compound,
    Number,
    rule,
    yes_or_no,
)
from canasta_qt.rules.shapes import MINIMUM_ROWS_FORMAT
from canasta_qt.rules.values import (
    ConcealedExempt,
    FirstTurn,
    InitialBasis,
    InitialCondition,
    InitialFromPile,
)
from canasta_qt.translate import mark


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Opening(MeldRules):
    """Rule parameters of group F: the initial meld."""

    initial_table: MinimumTable = rule(
        "IM1",
        mark("Minimum of the initial meld"),
        mark("How many points must the initial meld be worth?"),
        Compound(
            MINIMUM_ROWS_FORMAT,
            choices={
                "IM1": Choice(mark("Classic")),
                "IM-SHORT": Choice(mark("Nothing below 0")),
                "IM1-N50": Choice(mark("50 for everyone below 1,500")),
                "IM-AM": Choice(mark("American")),
                "IM-SAMBA": Choice(mark("Samba")),
                "IM-BRA": Choice(mark("Brazilian")),
                "IM-CUB": Choice(mark("Cuban")),
                "IM-ITA": Choice(mark("Italian")),
                "IM-FAM": Choice(mark("Family")),
                "IM-ROUND": Choice(mark("By the round")),
            },
        ),
    )
    initial_basis: InitialBasis = rule(
        InitialBasis.SCORE,
        mark("What the minimum depends on"),
        mark("Does the minimum depend on the score or on the round?"),
        {
            InitialBasis.SCORE: Choice(
                mark("The side’s score"),
                mark("The minimum depends on your side’s score."),
            ),
            InitialBasis.ROUND: Choice(
                mark("The round"),
                mark(
                    "The minimum depends on the round and is the same for every side."
                ),
            ),
        },
    )
    initial_condition: InitialCondition = rule(
        InitialCondition.NONE,
        mark("Condition of the initial meld"),
        mark("What must the initial meld have besides its points?"),
        {
            InitialCondition.NONE: Choice(
                mark("Nothing"), mark("The points alone decide.")
            ),
            InitialCondition.THREE_NATURAL_MELD: Choice(
                mark("A meld with three natural cards"),
                mark("One of the melds you open with must have three natural cards."),
            ),
            InitialCondition.NO_WILDS: Choice(
                mark("No wild cards"),
                mark("The initial meld cannot contain wild cards."),
            ),
        },
    )
    initial_min_naturals_from_hand: int = rule(
        0,
        mark("Natural cards from the hand to open"),
        mark("How many natural cards of the initial meld must come from your hand?"),
        Number(0, 3),
    )
    canasta_meets_initial: bool = rule(
        False,
        mark("A canasta is enough to open"),
        mark("Does a canasta open whatever its points?"),
        yes_or_no(
            no=mark("A canasta opens only if its cards are worth the minimum."),
            yes=mark("A canasta opens whatever its points."),
        ),
    )
    concealed_exempt: ConcealedExempt = rule(
        ConcealedExempt.STOCK_DRAW_ONLY,
        mark("Going out without the minimum"),
        mark("When do you need no minimum to go out in one turn?"),
        {
            ConcealedExempt.NEVER: Choice(
                mark("Never"),
                mark("You need the minimum even if you go out in the same turn."),
            ),
            ConcealedExempt.STOCK_DRAW_ONLY: Choice(
                mark("With a canasta, after drawing"),
                mark(
                    "You need no minimum if you draw from the stock and go out in that "
                    "turn with a canasta."
                ),
            ),
            ConcealedExempt.ALWAYS: Choice(
                mark("With a canasta"),
                mark("You need no minimum if you go out in one turn with a canasta."),
            ),
        },
    )
    initial_from_pile: InitialFromPile = rule(
        InitialFromPile.TOP_COUNTS,
        mark("Taking the pile to open"),
        mark("Can you take the pile for the initial meld?"),
        {
            InitialFromPile.TOP_COUNTS: Choice(
                mark("Its top card counts"),
                mark("You can take the pile to open. Only its top card counts."),
            ),
            InitialFromPile.FORBIDDEN: Choice(
                mark("Not allowed"),
                mark(
                    "You open from your hand and can take the pile from the next turn."
                ),
            ),
            InitialFromPile.HAND_FIRST: Choice(
                mark("After the minimum from the hand"),
                mark(
                    "Open from your hand. Then you can take the pile in the same turn."
                ),
            ),
        },
        inactive_when=(PILE_NEVER_TAKEN,),
    )
    first_turn: FirstTurn = rule(
        FirstTurn.FREE,
        mark("First turn of a round"),
        mark("What is allowed in a player’s first turn of a round?"),
        {
            FirstTurn.FREE: Choice(
                mark("Everything is allowed"),
                mark("In your first turn you can take the pile and meld."),
            ),
            FirstTurn.NO_PILE: Choice(
                mark("Everything but taking the pile"),
                mark("In your first turn of a round you cannot take the pile."),
            ),
            FirstTurn.NO_PILE_OR_MELD: Choice(
                mark("Neither taking the pile nor melding"),
                mark(
                    "In your first turn of a round you can neither take the pile nor "
                    "meld."
                ),
            ),
        },
    )
