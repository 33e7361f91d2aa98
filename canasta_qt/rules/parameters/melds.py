"""Group E: melds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.amounts import Limit
from canasta_qt.rules.parameters.drawing_and_points import CardPoints
from canasta_qt.rules.parameters.parameter import (
    NEVER_TAKEN,
    NO_SEQUENCES,
    Choice,
    Choices,
    Number,
    Parts,
    rule,
    when,
    yes_or_no,
)
from canasta_qt.rules.shapes import PURE_RANKS
from canasta_qt.rules.values import (
    Black3Meld,
    DeuceLock,
    PureRank,
    SameRankMelds,
    WildMelds,
    WildRatio,
    WildToCanasta,
)
from canasta_qt.translate import tr

STRICTNESS: Final[Choices] = {
    PureRank.ALWAYS: Choice(tr("Always")),
    PureRank.UNLESS_MIXED_AT_OPENING: Choice(tr("Unless opened with wild cards")),
}


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class MeldRules(CardPoints):
    """E. Melds."""

    min_meld_size: int = rule(
        3, tr("Smallest meld"), tr("How many cards does a meld need?"), Number(1, 60)
    )
    min_naturals: int = rule(
        2,
        tr("Natural cards in a meld"),
        tr("How many of its cards must be natural?"),
        Number(0, 60),
    )
    max_wilds: Limit = rule(
        3,
        tr("Most wild cards in a meld"),
        tr("How many wild cards can a meld hold?"),
        Number(0, 99, none=tr("No limit")),
    )
    """Most wild cards in a rank meld of any size."""
    wild_ratio: WildRatio = rule(
        WildRatio.NONE,
        tr("Wild to natural cards"),
        tr("How many natural cards does a wild card need?"),
        {
            WildRatio.NONE: Choice(
                tr("Any number"),
                tr("Only the number of wild cards in a meld is limited."),
            ),
            WildRatio.WILD_LE_NATURAL: Choice(
                tr("No more wild than natural"),
                tr("A meld never holds more wild cards than natural ones."),
            ),
            WildRatio.WILD_LT_NATURAL: Choice(
                tr("Fewer wild than natural"),
                tr("A meld always holds fewer wild cards than natural ones."),
            ),
            WildRatio.NATURAL_GE_2X_WILD: Choice(
                tr("Two natural for each wild"),
                tr("A meld needs two natural cards for each wild card."),
            ),
        },
        inactive_when=(when("max_wilds", 0),),
    )
    min_naturals_in_canasta: int = rule(
        4,
        tr("Natural cards in a canasta"),
        tr("How many natural cards does a canasta need?"),
        Number(0, 60),
    )
    """Fewest natural cards in a rank meld of seven or more."""
    max_meld_size: Limit = rule(
        None,
        tr("Largest meld"),
        tr("How many cards can a meld hold?"),
        Number(1, 99, none=tr("No limit")),
    )
    natural_canasta_max_size: Limit = rule(
        None,
        tr("Largest natural canasta"),
        tr("How many cards can a meld without wild cards hold?"),
        Number(1, 99, none=tr("No limit")),
    )
    overfull_when_going_out: bool = rule(
        False,
        tr("Limits when going out"),
        tr("Can you exceed these limits when you go out?"),
        yes_or_no(
            no=tr("The limits hold to the end."),
            yes=tr("When you go out, you can add cards to full melds."),
        ),
    )
    """The size limit and `wild_to_canasta` are lifted in the turn a player goes out."""
    wild_to_canasta: WildToCanasta = rule(
        WildToCanasta.ANY,
        tr("Wild cards on a canasta"),
        tr("Which canastas still take wild cards?"),
        {
            WildToCanasta.ANY: Choice(
                tr("All of them"),
                tr("You can add wild cards to any canasta, up to its limit."),
            ),
            WildToCanasta.MIXED_ONLY: Choice(
                tr("Only mixed ones"),
                tr("You can add wild cards only to a canasta that has some already."),
            ),
            WildToCanasta.NONE: Choice(
                tr("No canasta"), tr("You cannot add wild cards to a canasta.")
            ),
        },
        inactive_when=(when("max_wilds", 0),),
    )
    same_rank_melds: SameRankMelds = rule(
        SameRankMelds.ONE,
        tr("Melds of one rank"),
        tr("How many melds of one rank can a side have?"),
        {
            SameRankMelds.ONE: Choice(
                tr("One"),
                tr("A side has one meld of a rank and adds further cards to it."),
            ),
            SameRankMelds.AFTER_CANASTA: Choice(
                tr("Another one after a canasta"),
                tr("After a canasta your side can begin another meld of its rank."),
            ),
            SameRankMelds.FREE: Choice(
                tr("Any number"),
                tr("Your side can have several melds of the same rank."),
            ),
        },
    )
    combine_melds: bool = rule(
        False,
        tr("Combining melds"),
        tr("Can a side make one meld of two?"),
        yes_or_no(
            no=tr("Melds stay separate."),
            yes=tr(
                "You can combine two melds of one rank, or two sequences that touch."
            ),
        ),
    )
    sequences: bool = rule(
        False,
        tr("Sequences"),
        tr("Are cards of one suit in sequence a meld?"),
        yes_or_no(
            no=tr("Only cards of one rank make a meld."),
            yes=tr("Three natural cards of one suit in sequence are a meld too."),
        ),
    )
    """Runs in one suit from four (low) to ace (high), without wild cards."""
    sequence_max: int = rule(
        7,
        tr("Longest sequence"),
        tr("How many cards can a sequence hold?"),
        Number(1, 11),
        inactive_when=(NO_SEQUENCES,),
    )
    sequence_overlength_when_going_out: bool = rule(
        False,
        tr("Longer sequence when going out"),
        tr("Can you add to a full sequence when you go out?"),
        yes_or_no(
            no=tr("A sequence canasta is full."),
            yes=tr("When you go out, you can add cards to a sequence canasta."),
        ),
        inactive_when=(NO_SEQUENCES,),
    )
    wild_melds: WildMelds = rule(
        WildMelds.NONE,
        tr("Wild melds"),
        tr("Can wild cards be melded alone?"),
        {
            WildMelds.NONE: Choice(tr("No"), tr("Wild cards cannot be melded alone.")),
            WildMelds.ANY_WILDS: Choice(
                tr("Jokers and twos in any mix"),
                tr("Three wild cards, jokers and twos in any mix, are a meld too."),
            ),
            WildMelds.DEUCES_AS_RANK: Choice(
                tr("Twos with few jokers"),
                tr("Three twos are a meld too, with one or two jokers at most."),
            ),
        },
    )
    wild_meld_max: Limit = rule(
        7,
        tr("Largest wild meld"),
        tr("How many cards can a wild meld hold?"),
        Number(1, 99, none=tr("No limit")),
        inactive_when=(when("wild_melds", WildMelds.NONE),),
    )
    deuce_lock: DeuceLock = rule(
        DeuceLock.NONE,
        tr("Twos as wild cards"),
        tr("When can your twos not stand for other cards?"),
        {
            DeuceLock.NONE: Choice(tr("Always wild"), tr("Twos are always wild.")),
            DeuceLock.WHILE_INCOMPLETE: Choice(
                tr("Not beside an unfinished meld of twos"),
                tr("Twos can only be added to your side’s unfinished meld of twos."),
            ),
        },
        inactive_when=(when("wild_melds", WildMelds.NONE),),
    )
    pure_ranks: tuple[tuple[str, PureRank], ...] = rule(
        (),
        tr("Ranks without wild cards"),
        tr("Which ranks are melded without wild cards?"),
        Parts(
            PURE_RANKS,
            tr(
                "For each rank always or unless_mixed_at_opening: "
                "{7:always,A:unless_mixed_at_opening}; {} for none."
            ),
        ),
        inactive_when=(when("max_wilds", 0),),
    )
    black3_meld: Black3Meld = rule(
        Black3Meld.GOING_OUT,
        tr("Melding black threes"),
        tr("When can black threes be melded?"),
        {
            Black3Meld.NEVER: Choice(tr("Never"), tr("Black threes cannot be melded.")),
            Black3Meld.GOING_OUT: Choice(
                tr("When going out"),
                tr("You can meld three or four black threes when you go out."),
            ),
        },
    )
    burning: bool = rule(
        False,
        tr("Closed ranks"),
        tr("Does a canasta close its rank to other sides?"),
        yes_or_no(
            no=tr("Every rank stays open to everyone."),
            yes=tr("A canasta closes its rank to sides that have no meld of it."),
        ),
    )
    only_top_card_this_turn: bool = rule(
        False,
        tr("Cards of a taken pile"),
        tr("Can you meld only the top card of the pile in that turn?"),
        yes_or_no(
            no=tr("You can meld every card of the pile at once."),
            yes=tr("Of a taken pile you can meld only the top card in that turn."),
        ),
        inactive_when=(NEVER_TAKEN,),
    )
