"""Records of group E: melds."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.parameters.parameter import (
    NEVER_TAKEN,
    NO_SEQUENCES,
    Choice,
    Choices,
    Number,
    Parameter,
    Parts,
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
    PureRank.ALWAYS: Choice(tr("always")),
    PureRank.UNLESS_MIXED_AT_OPENING: Choice(tr("unless opened with wild cards")),
}

MELDS: Final[dict[str, Parameter]] = {
    "min_meld_size": Parameter(
        tr("Smallest meld"), tr("How many cards a meld needs."), Number(1, 60)
    ),
    "min_naturals": Parameter(
        tr("Natural cards in a meld"),
        tr("How many of its cards must be natural ones."),
        Number(0, 60),
    ),
    "max_wilds": Parameter(
        tr("Most wild cards in a meld"),
        tr("How many of its cards may be wild."),
        Number(0, 99, none=tr("no limit")),
    ),
    "wild_ratio": Parameter(
        tr("Wild to natural cards"),
        tr("How many wild cards a meld may hold for its natural ones."),
        {
            WildRatio.NONE: Choice(
                tr("any number"), tr("Only the greatest number of wild cards counts.")
            ),
            WildRatio.WILD_LE_NATURAL: Choice(
                tr("not more wild than natural"),
                tr("Not more wild cards than natural ones: two kings take two."),
            ),
            WildRatio.WILD_LT_NATURAL: Choice(
                tr("fewer wild than natural"),
                tr("Fewer wild cards than natural ones: three kings take two."),
            ),
            WildRatio.NATURAL_GE_2X_WILD: Choice(
                tr("two natural for each wild"),
                tr("Two natural cards for each wild one: four kings take two."),
            ),
        },
        inactive_when=(when("max_wilds", 0),),
    ),
    "min_naturals_in_canasta": Parameter(
        tr("Natural cards in a canasta"),
        tr("How many natural cards a meld of seven or more needs."),
        Number(0, 60),
    ),
    "max_meld_size": Parameter(
        tr("Largest meld"),
        tr("How many cards a meld may hold."),
        Number(1, 99, none=tr("no limit")),
    ),
    "natural_canasta_max_size": Parameter(
        tr("Largest natural canasta"),
        tr("How many cards a meld without wild cards may hold."),
        Number(1, 99, none=tr("no limit")),
    ),
    "overfull_when_going_out": Parameter(
        tr("Limits when going out"),
        tr("Whether these limits are lifted in the turn in which a player goes out."),
        yes_or_no(
            no=tr("The limits hold to the end."),
            yes=tr("Your last cards may go onto melds that are full."),
        ),
    ),
    "wild_to_canasta": Parameter(
        tr("Wild cards onto a canasta"),
        tr("Which complete canastas still take wild cards."),
        {
            WildToCanasta.ANY: Choice(
                tr("all of them"),
                tr("A natural canasta that gets a wild card becomes mixed."),
            ),
            WildToCanasta.MIXED_ONLY: Choice(
                tr("mixed ones only"), tr("Natural canastas stay natural.")
            ),
            WildToCanasta.NONE: Choice(
                tr("none"), tr("A complete canasta takes natural cards only.")
            ),
        },
        inactive_when=(when("max_wilds", 0),),
    ),
    "same_rank_melds": Parameter(
        tr("Melds of one rank"),
        tr("Whether a side may have several melds of one rank."),
        {
            SameRankMelds.ONE: Choice(
                tr("one"), tr("A second group of a rank joins the first.")
            ),
            SameRankMelds.AFTER_CANASTA: Choice(
                tr("a further one after a canasta"),
                tr("When the first is a canasta, another one of the rank may begin."),
            ),
            SameRankMelds.FREE: Choice(
                tr("as many as wanted"), tr("Another one may begin at any time.")
            ),
        },
    ),
    "combine_melds": Parameter(
        tr("Joining melds"),
        tr("Whether a side may make one meld of two of its own."),
        yes_or_no(
            no=tr("Melds stay as they are."),
            yes=tr(
                "Two melds of a rank become one; two runs that touch become one run."
            ),
        ),
    ),
    "sequences": Parameter(
        tr("Sequences"),
        tr("Whether neighbouring cards of one suit, four to ace, may be melded."),
        yes_or_no(
            no=tr("Only cards of one rank make a meld."),
            yes=tr("Runs like 5♥ 6♥ 7♥ are melds too, without wild cards."),
        ),
    ),
    "sequence_max": Parameter(
        tr("Longest sequence"),
        tr("How many cards a sequence may hold."),
        Number(1, 11),
        inactive_when=(NO_SEQUENCES,),
    ),
    "sequence_overlength_when_going_out": Parameter(
        tr("Longer sequence when going out"),
        tr("Whether a complete sequence may grow in the turn that ends the hand."),
        yes_or_no(
            no=tr("Seven cards are the end of it."),
            yes=tr("In your last turn a run of seven may grow."),
        ),
        inactive_when=(NO_SEQUENCES,),
    ),
    "wild_melds": Parameter(
        tr("Melds of wild cards"),
        tr("Whether wild cards may be melded alone."),
        {
            WildMelds.NONE: Choice(tr("no"), tr("Wild cards only stand for others.")),
            WildMelds.ANY_WILDS: Choice(
                tr("yes, of any wild cards"),
                tr("Jokers and twos in any mix make a meld and a canasta."),
            ),
            WildMelds.DEUCES_AS_RANK: Choice(
                tr("yes, of twos with few jokers"),
                tr("Twos are melded like a rank, with one or two jokers at most."),
            ),
        },
    ),
    "wild_meld_max": Parameter(
        tr("Largest meld of wild cards"),
        tr("How many cards a meld of wild cards may hold."),
        Number(1, 99, none=tr("no limit")),
        inactive_when=(when("wild_melds", WildMelds.NONE),),
    ),
    "deuce_lock": Parameter(
        tr("Twos as wild cards"),
        tr("When the twos of a side may not stand for other cards."),
        {
            DeuceLock.NONE: Choice(tr("always wild"), tr("Twos are always wild.")),
            DeuceLock.WHILE_INCOMPLETE: Choice(
                tr("not wild while the side’s meld of twos is unfinished"),
                tr(
                    "With a meld of twos begun, your twos must go there until it is "
                    "full."
                ),
            ),
        },
        inactive_when=(when("wild_melds", WildMelds.NONE),),
    ),
    "pure_ranks": Parameter(
        tr("Ranks without wild cards"),
        tr("Which ranks are melded without any wild card."),
        Parts(
            PURE_RANKS,
            tr(
                "For each rank always or unless_mixed_at_opening: "
                "{7:always,A:unless_mixed_at_opening}; {} for none."
            ),
        ),
        inactive_when=(when("max_wilds", 0),),
    ),
    "black3_meld": Parameter(
        tr("Melding black threes"),
        tr("When black threes may be melded."),
        {
            Black3Meld.NEVER: Choice(
                tr("never"), tr("Black threes are only discarded.")
            ),
            Black3Meld.GOING_OUT: Choice(
                tr("when going out"),
                tr("Three or four of them may be laid in the turn that ends the hand."),
            ),
        },
    ),
    "burning": Parameter(
        tr("Burnt ranks"),
        tr("Whether a canasta closes its rank to sides that have no meld of it."),
        yes_or_no(
            no=tr("Every rank stays open to everybody."),
            yes=tr(
                "A side that has no meld of a rank cannot begin one after "
                "another side’s canasta."
            ),
        ),
    ),
    "only_top_card_this_turn": Parameter(
        tr("Cards of a taken pile"),
        tr("Whether of a taken pile only the top card may be melded in that turn."),
        yes_or_no(
            no=tr("All cards of the pile may be melded at once."),
            yes=tr("The rest of the pile waits in your hand until your next turn."),
        ),
        inactive_when=(NEVER_TAKEN,),
    ),
}
