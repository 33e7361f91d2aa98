"""Rule parameters of group G: taking the discard pile."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.amounts import Limit
from canasta_qt.rules.parameters.opening import Opening
from canasta_qt.rules.parameters.parameter import (
    PILE_ALWAYS_FROZEN,
    PILE_NEVER_TAKEN,
    Choice,
    ChoiceSet,
    Condition,
    Number,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.values import (
    Black3FromPile,
    CardClass,
    PileAccess,
    Red3FromPile,
    Red3Mode,
    TakeWay,
)
from canasta_qt.translate import mark

_WAYS_ONTO_MELDS: Final = {TakeWay.ADD, TakeWay.ADD_SEQ}

_WILD_CLASS: Final = frozenset({CardClass.WILD})
_ALL_CLASSES: Final = frozenset(CardClass)


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class PileRules(Opening):
    """Rule parameters of group G: taking the discard pile."""

    pile_access: PileAccess = rule(
        PileAccess.WHOLE,
        mark("Taking the pile"),
        mark("Who can take the pile, and how much of it?"),
        {
            PileAccess.WHOLE: Choice(
                mark("The whole pile"),
                mark("Every player can take the pile. You always take all of it."),
            ),
            PileAccess.NEVER: Choice(mark("Never"), mark("The pile is never taken.")),
            PileAccess.TOP_N: Choice(
                mark("Only its top cards"),
                mark(
                    "You take a few cards from the top of the pile and leave the rest."
                ),
            ),
            PileAccess.FOOT_ONLY: Choice(
                mark("Only from the foot"),
                mark("Only a player who plays from the foot can take the pile."),
            ),
        },
    )
    pile_take_limit: Limit = rule(
        None,
        mark("Cards taken from the pile"),
        mark("How many cards are taken from the top of the pile?"),
        Number(1, 99, none_label=mark("No limit")),
        inactive_when=(
            condition(
                "pile_access", PileAccess.WHOLE, PileAccess.NEVER, PileAccess.FOOT_ONLY
            ),
        ),
    )
    take_unfrozen: frozenset[TakeWay] = rule(
        frozenset({TakeWay.PAIR, TakeWay.NAT_WILD, TakeWay.ADD}),
        mark("Ways to take the pile"),
        mark("How can you take a pile that is not frozen?"),
        ChoiceSet(
            {
                TakeWay.PAIR: Choice(
                    mark("A natural pair"),
                    mark("Meld the top card with a natural pair from your hand."),
                ),
                TakeWay.NAT_WILD: Choice(
                    mark("A natural and a wild card"),
                    mark(
                        "Meld the top card with one card of its rank and a wild card."
                    ),
                ),
                TakeWay.ADD: Choice(
                    mark("A meld of the rank"),
                    mark("Add the top card to your side’s meld of its rank."),
                ),
                TakeWay.ADD_SEQ: Choice(
                    mark("A sequence"),
                    mark("Add the top card to the end of your side’s sequence."),
                ),
            }
        ),
        inactive_when=(PILE_NEVER_TAKEN, PILE_ALWAYS_FROZEN),
    )
    take_frozen: frozenset[TakeWay] = rule(
        frozenset({TakeWay.PAIR}),
        mark("Ways to take a frozen pile"),
        mark("What takes a frozen pile?"),
        ChoiceSet(
            {
                TakeWay.PAIR: Choice(
                    mark("A natural pair"),
                    mark("Meld the top card with a natural pair from your hand."),
                )
            }
        ),
        inactive_when=(PILE_NEVER_TAKEN,),
    )
    take_for_completed_canasta: bool = rule(
        True,
        mark("Taking onto a canasta"),
        mark("Can you take the pile by adding its top card to a canasta?"),
        yes_or_no(
            no=mark("You cannot take the pile by adding its top card to a canasta."),
            yes=mark("You can also take the pile by adding its top card to a canasta."),
        ),
        inactive_when=(
            PILE_NEVER_TAKEN,
            PILE_ALWAYS_FROZEN,
            Condition("take_unfrozen", lambda ways: not ways & _WAYS_ONTO_MELDS),
        ),
    )
    pile_always_frozen: bool = rule(
        False,
        mark("Always frozen"),
        mark("Is the pile frozen all the time?"),
        yes_or_no(
            no=mark("Only certain cards freeze the pile."),
            yes=mark("The pile is always frozen."),
        ),
        inactive_when=(PILE_NEVER_TAKEN,),
    )
    frozen_until_initial: bool = rule(
        True,
        mark("Frozen until you open"),
        mark("Is the pile frozen for a side that has not opened?"),
        yes_or_no(
            no=mark("The pile is not frozen for a side that has not opened."),
            yes=mark("The pile is frozen for a side that has not opened."),
        ),
        inactive_when=(PILE_NEVER_TAKEN, PILE_ALWAYS_FROZEN),
    )
    freezing_discards: frozenset[CardClass] = rule(
        _WILD_CLASS,
        mark("Discards that freeze the pile"),
        mark("Which discards freeze the pile until it is taken?"),
        ChoiceSet(
            {
                CardClass.WILD: Choice(
                    mark("Wild cards"),
                    mark("A discarded wild card freezes the pile until it is taken."),
                ),
                CardClass.RED3: Choice(
                    mark("Red threes"),
                    mark("A discarded red three freezes the pile until it is taken."),
                ),
                CardClass.BLACK3: Choice(
                    mark("Black threes"),
                    mark("A discarded black three freezes the pile until it is taken."),
                ),
            }
        ),
        inactive_when=(PILE_NEVER_TAKEN, PILE_ALWAYS_FROZEN),
    )
    top_blocks: frozenset[CardClass] = rule(
        _ALL_CLASSES,
        mark("Top cards that block the pile"),
        mark("Which top cards block the pile?"),
        ChoiceSet(
            {
                CardClass.WILD: Choice(
                    mark("Wild cards"),
                    mark(
                        "If it does not block, you can take the pile with two "
                        "matching cards from your hand."
                    ),
                ),
                CardClass.RED3: Choice(
                    mark("Red threes"), mark("A red three on top blocks the pile.")
                ),
                CardClass.BLACK3: Choice(
                    mark("Black threes"), mark("A black three on top blocks the pile.")
                ),
            }
        ),
        inactive_when=(PILE_NEVER_TAKEN,),
    )
    red3_from_pile: Red3FromPile = rule(
        Red3FromPile.TABLE_NO_REPLACEMENT,
        mark("Red threes in a taken pile"),
        mark("What happens to a red three in a taken pile?"),
        {
            Red3FromPile.TABLE_NO_REPLACEMENT: Choice(
                mark("Laid out, not replaced"),
                mark("A red three from the pile is laid out but not replaced."),
            ),
            Red3FromPile.TO_HAND: Choice(
                mark("Into the hand"),
                mark("A red three from the pile goes into your hand."),
            ),
        },
        inactive_when=(PILE_NEVER_TAKEN, condition("red3_mode", Red3Mode.AUTO)),
    )
    black3_from_pile: Black3FromPile = rule(
        Black3FromPile.HAND,
        mark("Black threes in a taken pile"),
        mark("What happens to a black three in a taken pile?"),
        {
            Black3FromPile.HAND: Choice(
                mark("Into the hand"),
                mark("A black three from the pile goes into your hand."),
            ),
            Black3FromPile.SET_ASIDE: Choice(
                mark("Set aside"),
                mark("Black threes from the pile are set aside and score at the end."),
            ),
        },
        inactive_when=(PILE_NEVER_TAKEN,),
    )
    single_card_rule: bool = rule(
        False,
        mark("One card against one card"),
        mark("Is a pile of one card forbidden to a player with one card?"),
        yes_or_no(
            no=mark("You can take a pile of one card even with one card in hand."),
            yes=mark("With one card in hand you cannot take a pile of one card."),
        ),
        inactive_when=(PILE_NEVER_TAKEN,),
    )
