"""Rule parameters of group E: melds."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.amounts import Limit
from canasta_qt.rules.parameters.drawing_and_points import CardPoints
from canasta_qt.rules.parameters.parameter import (
    NO_SEQUENCES,
    PILE_NEVER_TAKEN,
    Choice,
    Choices,
    Compound,
    Number,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.shapes import PURE_RANKS_FORMAT
from canasta_qt.rules.values import (
    Black3Meld,
    DeuceLock,
    PureRank,
    SameRankMelds,
    WildMelds,
    WildRatio,
    WildToCanasta,
)
from canasta_qt.translate import mark

PURE_RANK_CHOICES: Final[Choices] = {
    PureRank.ALWAYS: Choice(mark("Always")),
    PureRank.UNLESS_MIXED_AT_OPENING: Choice(mark("Unless opened with wild cards")),
}


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class MeldRules(CardPoints):
    """Rule parameters of group E: melds."""

    max_wilds: Limit = rule(
        3,
        mark("Most wild cards in a meld"),
        mark("How many wild cards can a meld hold?"),
        Number(0, 99, none_label=mark("No limit")),
    )
    """Largest number of wild cards in a meld of one rank."""
    wild_ratio: WildRatio = rule(
        WildRatio.NONE,
        mark("Ratio of wild to natural cards"),
        mark("How many natural cards does a wild card need?"),
        {
            WildRatio.NONE: Choice(
                mark("Any number"),
                mark("Only the number of wild cards in a meld is limited."),
            ),
            WildRatio.WILD_LE_NATURAL: Choice(
                mark("No more wild than natural"),
                mark("A meld never holds more wild cards than natural ones."),
            ),
            WildRatio.WILD_LT_NATURAL: Choice(
                mark("Fewer wild than natural"),
                mark("A meld always holds fewer wild cards than natural ones."),
            ),
            WildRatio.NATURAL_GE_2X_WILD: Choice(
                mark("Two natural for each wild"),
                mark("A meld needs two natural cards for each wild card."),
            ),
        },
        inactive_when=(condition("max_wilds", 0),),
    )
    min_naturals_in_canasta: int = rule(
        4,
        mark("Natural cards in a canasta"),
        mark("How many natural cards does a canasta need?"),
        Number(0, 60),
    )
    """Smallest number of natural cards in a meld of one rank with seven or more
    cards."""
    max_meld_size: Limit = rule(
        None,
        mark("Largest meld"),
        mark("How many cards can a meld hold?"),
        Number(1, 99, none_label=mark("No limit")),
    )
    natural_canasta_max_size: Limit = rule(
        None,
        mark("Largest natural canasta"),
        mark("How many cards can a meld without wild cards hold?"),
        Number(1, 99, none_label=mark("No limit")),
    )
    overfull_when_going_out: bool = rule(
        False,
        mark("Limits when going out"),
        mark("Can you exceed these limits when you go out?"),
        yes_or_no(
            no=mark("The limits hold to the end."),
            yes=mark("When you go out, you can add cards to full melds."),
        ),
    )
    """Whether a player who goes out may exceed the limit of size and `wild_to_canasta`
    in that turn."""
    wild_to_canasta: WildToCanasta = rule(
        WildToCanasta.ANY,
        mark("Wild cards on a canasta"),
        mark("Which canastas still take wild cards?"),
        {
            WildToCanasta.ANY: Choice(
                mark("All of them"),
                mark("You can add wild cards to any canasta, up to its limit."),
            ),
            WildToCanasta.MIXED_ONLY: Choice(
                mark("Only mixed ones"),
                mark("You can add wild cards only to a canasta that has some already."),
            ),
            WildToCanasta.NONE: Choice(
                mark("No canasta"), mark("You cannot add wild cards to a canasta.")
            ),
        },
        inactive_when=(condition("max_wilds", 0),),
    )
    same_rank_melds: SameRankMelds = rule(
        SameRankMelds.ONE,
        mark("Melds of one rank"),
        mark("How many melds of one rank can a side have?"),
        {
            SameRankMelds.ONE: Choice(
                mark("One"),
                mark("A side has one meld of a rank and adds further cards to it."),
            ),
            SameRankMelds.AFTER_CANASTA: Choice(
                mark("Another one after a canasta"),
                mark("After a canasta your side can begin another meld of its rank."),
            ),
            SameRankMelds.FREE: Choice(
                mark("Any number"),
                mark("Your side can have several melds of the same rank."),
            ),
        },
    )
    combine_melds: bool = rule(
        False,
        mark("Combining melds"),
        mark("Can a side make one meld of two?"),
        yes_or_no(
            no=mark("Melds stay separate."),
            yes=mark(
                "You can combine two melds of one rank, or two sequences that touch "
                "and make at most seven cards."
            ),
        ),
    )
    sequences: bool = rule(
        False,
        mark("Sequences"),
        mark("Are cards of one suit in sequence a meld?"),
        yes_or_no(
            no=mark("Only cards of one rank make a meld."),
            yes=mark("Three natural cards of one suit in sequence are a meld too."),
        ),
    )
    """Whether sequences can be melded; they are of one suit, from four to ace, without
    wild cards."""
    sequence_overlength_when_going_out: bool = rule(
        False,
        mark("Longer sequence when going out"),
        mark("Can you add to a full sequence when you go out?"),
        yes_or_no(
            no=mark("A sequence canasta is full."),
            yes=mark("When you go out, you can add cards to a sequence canasta."),
        ),
        inactive_when=(NO_SEQUENCES,),
    )
    wild_melds: WildMelds = rule(
        WildMelds.NONE,
        mark("Wild melds"),
        mark("Can wild cards be melded alone?"),
        {
            WildMelds.NONE: Choice(
                mark("No"), mark("Wild cards cannot be melded alone.")
            ),
            WildMelds.ANY_WILDS: Choice(
                mark("Jokers and twos in any mix"),
                mark("Three wild cards, jokers and twos in any mix, are a meld too."),
            ),
            WildMelds.DEUCES_AS_RANK: Choice(
                mark("Twos with few jokers"),
                mark("Three twos are a meld too, with one or two jokers at most."),
            ),
        },
    )
    wild_meld_max: Limit = rule(
        7,
        mark("Largest wild meld"),
        mark("How many cards can a wild meld hold?"),
        Number(1, 99, none_label=mark("No limit")),
        inactive_when=(condition("wild_melds", WildMelds.NONE),),
    )
    deuce_lock: DeuceLock = rule(
        DeuceLock.NONE,
        mark("Twos as wild cards"),
        mark("When can your twos not stand for other cards?"),
        {
            DeuceLock.NONE: Choice(mark("Always wild"), mark("Twos are always wild.")),
            DeuceLock.WHILE_INCOMPLETE: Choice(
                mark("Not while your meld of twos is unfinished"),
                mark("Twos can only be added to your side’s unfinished meld of twos."),
            ),
        },
        inactive_when=(condition("wild_melds", WildMelds.NONE),),
    )
    pure_ranks: tuple[tuple[str, PureRank], ...] = rule(
        (),
        mark("Ranks without wild cards"),
        mark("Which ranks are melded without wild cards?"),
        Compound(PURE_RANKS_FORMAT),
        inactive_when=(condition("max_wilds", 0),),
    )
    black3_meld: Black3Meld = rule(
        Black3Meld.GOING_OUT,
        mark("Melding black threes"),
        mark("When can black threes be melded?"),
        {
            Black3Meld.NEVER: Choice(
                mark("Never"), mark("Black threes cannot be melded.")
            ),
            Black3Meld.GOING_OUT: Choice(
                mark("When going out"),
                mark("You can meld three or more black threes when you go out."),
            ),
        },
    )
    burning: bool = rule(
        False,
        mark("Closed ranks"),
        mark("Does a canasta close its rank to other sides?"),
        yes_or_no(
            no=mark("Every rank stays open to everyone."),
            yes=mark("A canasta closes its rank to sides that have no meld of it."),
        ),
    )
    only_top_card_this_turn: bool = rule(
        False,
        mark("Cards of a taken pile"),
        mark("Can you meld only the top card of the pile in that turn?"),
        yes_or_no(
            no=mark("You can meld every card of the pile at once."),
            yes=mark("Of a taken pile you can meld only the top card in that turn."),
        ),
        inactive_when=(PILE_NEVER_TAKEN,),
    )
