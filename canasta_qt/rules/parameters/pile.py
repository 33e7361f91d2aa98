"""Records of group G: taking the discard pile."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.parameters.parameter import (
    ALWAYS_FROZEN,
    NEVER_TAKEN,
    AnyOf,
    Choice,
    Condition,
    Number,
    Parameter,
    when,
    yes_or_no,
)
from canasta_qt.rules.values import (
    Black3FromPile,
    CardClass,
    PileAccess,
    Red3FromPile,
    TakeWay,
)
from canasta_qt.translate import tr

_ONTO_MELDS: Final = {TakeWay.ADD, TakeWay.ADD_SEQ}

PILE: Final[dict[str, Parameter]] = {
    "pile_access": Parameter(
        tr("Taking the pile"),
        tr("Who may take how much of the pile."),
        {
            PileAccess.WHOLE: Choice(
                tr("the whole pile"), tr("Everybody may take all of it.")
            ),
            PileAccess.NEVER: Choice(
                tr("never"), tr("You always draw from the stock.")
            ),
            PileAccess.TOP_N: Choice(
                tr("only its top cards"),
                tr("You take a number of cards from its top and leave the rest."),
            ),
            PileAccess.FOOT_ONLY: Choice(
                tr("only from the foot"),
                tr("It may be taken, whole, by players who are in their foot."),
            ),
        },
    ),
    "pile_take_limit": Parameter(
        tr("Cards taken from the pile"),
        tr("How many cards are taken where it is not the whole pile."),
        Number(1, 99, none=tr("no limit")),
        inactive_when=(
            when(
                "pile_access", PileAccess.WHOLE, PileAccess.NEVER, PileAccess.FOOT_ONLY
            ),
        ),
    ),
    "take_unfrozen": Parameter(
        tr("Ways to take the pile"),
        tr("What must meet the top card to take a pile that is not frozen."),
        AnyOf(
            {
                TakeWay.PAIR: Choice(
                    tr("a natural pair"),
                    tr("Two cards of the rank from your hand take it."),
                ),
                TakeWay.NAT_WILD: Choice(
                    tr("a natural and a wild card"),
                    tr("One card of the rank and a wild card take it."),
                ),
                TakeWay.ADD: Choice(
                    tr("a meld of the rank"),
                    tr(
                        "The top card alone takes it if your side has a meld of the"
                        " rank."
                    ),
                ),
                TakeWay.ADD_SEQ: Choice(
                    tr("a sequence it continues"),
                    tr(
                        "The top card alone takes it if it continues a run of your"
                        " side."
                    ),
                ),
            }
        ),
        inactive_when=(NEVER_TAKEN, ALWAYS_FROZEN),
    ),
    "take_frozen": Parameter(
        tr("Ways to take a frozen pile"),
        tr("What must meet the top card to take a frozen pile."),
        AnyOf(
            {
                TakeWay.PAIR: Choice(
                    tr("a natural pair"),
                    tr("Two natural cards of the rank from your hand take it."),
                )
            }
        ),
        inactive_when=(NEVER_TAKEN,),
    ),
    "take_for_completed_canasta": Parameter(
        tr("Taking onto a canasta"),
        tr("Whether the pile may be taken with a top card that joins a canasta."),
        yes_or_no(
            no=tr("A rank you have completed no longer takes the pile."),
            yes=tr("A finished canasta still takes the pile with its rank."),
        ),
        inactive_when=(
            NEVER_TAKEN,
            ALWAYS_FROZEN,
            Condition("take_unfrozen", lambda ways: not ways & _ONTO_MELDS),
        ),
    ),
    "pile_always_frozen": Parameter(
        tr("Always frozen"),
        tr("Whether the pile is frozen for everybody all the time."),
        yes_or_no(
            no=tr("It is frozen only by certain cards."),
            yes=tr("A natural pair is needed every time."),
        ),
        inactive_when=(NEVER_TAKEN,),
    ),
    "frozen_until_initial": Parameter(
        tr("Frozen until the opening"),
        tr("Whether the pile is frozen to a side that has not opened."),
        yes_or_no(
            no=tr("An unopened side takes the pile like everybody."),
            yes=tr("Until your side opens you need a natural pair."),
        ),
        inactive_when=(NEVER_TAKEN, ALWAYS_FROZEN),
    ),
    "freezing_discards": Parameter(
        tr("Discards that freeze the pile"),
        tr("Which discards freeze the pile for everybody until it is taken."),
        AnyOf(
            {
                CardClass.WILD: Choice(
                    tr("wild cards"), tr("A discarded joker or two freezes the pile.")
                ),
                CardClass.RED3: Choice(
                    tr("red threes"), tr("A discarded red three freezes it.")
                ),
                CardClass.BLACK3: Choice(
                    tr("black threes"), tr("A discarded black three freezes it.")
                ),
            }
        ),
        inactive_when=(NEVER_TAKEN, ALWAYS_FROZEN),
    ),
    "top_blocks": Parameter(
        tr("Top cards that stop the pile"),
        tr("Which top cards keep the pile from being taken until they are covered."),
        AnyOf(
            {
                CardClass.WILD: Choice(
                    tr("wild cards"),
                    tr(
                        "The pile cannot be taken with a wild card on top; unticked,"
                        " two like it for a meld of wild cards take it."
                    ),
                ),
                CardClass.RED3: Choice(
                    tr("red threes"),
                    tr("The pile cannot be taken with a red three on top."),
                ),
                CardClass.BLACK3: Choice(
                    tr("black threes"),
                    tr("The pile cannot be taken with a black three on top."),
                ),
            }
        ),
        inactive_when=(NEVER_TAKEN,),
    ),
    "red3_from_pile": Parameter(
        tr("Red threes in a taken pile"),
        tr("Where a red three goes that comes with a pile."),
        {
            Red3FromPile.TABLE_NO_REPLACEMENT: Choice(
                tr("laid out without a replacement"),
                tr("It is laid out, and no card is drawn for it."),
            ),
            Red3FromPile.TO_HAND: Choice(
                tr("into the hand"), tr("It is an ordinary card of your hand.")
            ),
        },
        inactive_when=(NEVER_TAKEN,),
    ),
    "black3_from_pile": Parameter(
        tr("Black threes in a taken pile"),
        tr("Where a black three goes that comes with a pile."),
        {
            Black3FromPile.HAND: Choice(
                tr("into the hand"), tr("They come to your hand like the other cards.")
            ),
            Black3FromPile.SET_ASIDE: Choice(
                tr("set aside"),
                tr("They are laid apart, out of play, and counted by a table."),
            ),
        },
        inactive_when=(NEVER_TAKEN,),
    ),
    "single_card_rule": Parameter(
        tr("One card against one card"),
        tr("Whether a player with one card may take a pile of one card."),
        yes_or_no(
            no=tr("A single card in hand does not matter."),
            yes=tr("With one card in hand you may not take a pile of one card."),
        ),
        inactive_when=(NEVER_TAKEN,),
    ),
}
