"""Samba, which has sequences, and the games derived from it."""

from dataclasses import replace
from typing import Final

from canasta_qt.rules import values
from canasta_qt.rules.amounts import (
    AmountFormula,
    AmountTable,
    KindCondition,
    ShortSequence,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.translate import mark

SAMBA: Final[Ruleset] = replace(
    CLASSIC_4,
    id="samba",
    title=mark("Samba"),
    character=mark("Three packs. Sequences of one suit score most."),
    source=mark("Encyclopedia article on Canasta, Samba"),
    chosen=frozenset({"tie", "concealed_exempt"}),
    deck_count=3,
    jokers_total=6,
    hand_size=15,
    draw_count=2,
    max_wilds=2,
    min_naturals_in_canasta=5,
    wild_to_canasta=values.WildToCanasta.NONE,
    same_rank_melds=values.SameRankMelds.FREE,
    combine_melds=True,
    sequences=True,
    initial_table="IM-SAMBA",
    concealed_exempt=values.ConcealedExempt.NEVER,
    take_unfrozen=frozenset(
        {values.TakeWay.PAIR, values.TakeWay.ADD, values.TakeWay.ADD_SEQ}
    ),
    take_for_completed_canasta=False,
    red3_table="RT6",
    red3_positive_if=values.Red3Positive.CANASTAS_2,
    go_out_canastas=2,
    go_out_bonus=200,
    concealed_rule=values.ConcealedRule.NONE,
    bonus_sequence=1500,
    target_score=10000,
)
"""Samba: three packs, and sequences beside sets.

Follows the encyclopedia article's part on Samba; how runs, takes and the end work comes
from the Bicycle and howstuffworks pages and the Official Laws of the Regency Whist
Club: draw two, runs without wild cards and threes, closed at seven, the top card alone
onto a run or an unfinished meld, several melds of a rank, two canastas of any kind and
two hundred for going out.  The opening at 7,000 is the article's 150, not 160.
Our choice: no concealed exemption; runs that fit end to end may be joined up to seven
cards; ties.
"""

BOLIVIAN: Final[Ruleset] = replace(
    SAMBA,
    id="bolivian",
    title=mark("Bolivian"),
    character=mark("Go out with a sequence canasta. Wild canastas score high."),
    source=mark("Encyclopedia article on Canasta, Bolivian Canasta"),
    black3_hand_penalty=100,
    wild_melds=values.WildMelds.ANY_WILDS,
    go_out_kinds=(KindCondition(values.CanastaKind.SEQUENCE, 1),),
    wild_canasta_table="WC-BOL",
    target_score=15000,
)
"""Bolivian Canasta: Samba with canastas of wild cards.

Follows the encyclopedia article's paragraph; the seven-card limit of wild melds and a
wild top card that cannot be taken come from the Bicycle and rummy pages.  A wild
canasta counts for going out and for red threes.  Rank melds keep Samba's two wild
cards. Each black three left in any hand costs a hundred, a partner's included.
Our choice: as in Samba.
"""

BRAZILIAN: Final[Ruleset] = replace(
    BOLIVIAN,
    id="brazilian",
    title=mark("Brazilian"),
    character=mark("Short sequences cost points. Leaders open with a canasta."),
    source=mark("Encyclopedia article on Canasta, Brazilian Canasta"),
    chosen=BOLIVIAN.chosen | {"short_sequence_penalty"},
    sequence_overlength_when_going_out=True,
    initial_table="IM-BRA",
    initial_from_pile=values.InitialFromPile.FORBIDDEN,
    red3_table="RT-BRA",
    red3_positive_if=values.Red3Positive.CANASTAS_1,
    go_out_kinds=(),
    ask_partner=values.AskPartner.MANDATORY,
    wild_canasta_table="WC-BRA",
    short_sequence_penalty=ShortSequence(5, 1000, "sequence"),
    target_score=10000,
)
"""Brazilian Canasta: like Bolivian, with an opening that grows to a natural canasta.

Follows the encyclopedia article's paragraph: opening table, values of five and six red
threes, 2,000 for a wild canasta, 1,000 lost for a run of five or fewer.  The Bicycle
and rummy pages add: no pile for the opening, one canasta makes red threes count,
permission must be asked, any two canastas go out, a finished run may grow when going
out. At 8,000 the article asks for 200 points in any melds, and so do we.
Our choice: the loss is charged for each short run; the rest as in Samba.
"""

CHILEAN: Final[Ruleset] = replace(
    BOLIVIAN,
    id="chilean",
    title=mark("Chilean"),
    character=mark("Sequences, wild canastas. Go out with any two canastas."),
    source=mark("Encyclopedia article on Canasta, Chilean Canasta"),
    chosen=BOLIVIAN.chosen
    | {"black3_hand_penalty", "red3_table", "red3_positive_if"}
    | {"go_out_kinds", "target_score"},
    jokers_total=AmountFormula.TWICE_DECKS,
    black3_hand_penalty=5,
    red3_table=AmountTable("decks", ((3, "RT6"), (4, "RT8"))),
    go_out_kinds=(),
    target_score=10000,
)
"""Chilean Canasta: sequences and wild canastas, with three or four packs.

The encyclopedia article says no more than that; the rummy page adds the eight jokers of
four packs.  `deck_count` 4 plays it with 216 cards, and jokers and red threes follow.
Our choice, all else as in Bolivian: 10,000 points, any two canastas to go out, five
against for a black three, Samba's red threes and, with eight of them, 1,200 for all.
"""

ITALIAN: Final[Ruleset] = replace(
    SAMBA,
    id="italian",
    title=mark("Italian"),
    character=mark("Many cards lie under the upcard. Open without wild cards."),
    source=mark("Encyclopedia article on Canasta, Italian Canasta"),
    chosen=SAMBA.chosen | {"upcard_turn_again_on", "wild_meld_max"},
    upcard_turn_again_on=frozenset(values.CardClass),
    pile_prefill=values.PilePrefill.UPCARD_RANK,
    forced_take_when_stock_out=False,
    wild_melds=values.WildMelds.DEUCES_AS_RANK,
    deuce_lock=values.DeuceLock.WHILE_INCOMPLETE,
    initial_table="IM-ITA",
    initial_condition=values.InitialCondition.NO_WILDS,
    take_unfrozen=frozenset(),
    pile_always_frozen=True,
    red3_initial_timing=values.Red3Timing.AT_DEAL,
    red3_table="RT-ITA",
    go_out_kinds=(KindCondition(values.CanastaKind.WILD, 0, is_exact=True),),
    go_out_bonus=300,
    concealed_total=300,
    wild_canasta_table="WC-ITA",
    wild_bonus_only_if_out=True,
    multi_canasta_table="MC-ITA",
    target_score=12000,
)
"""Italian Canasta: Samba with a stocked first pile and melds of twos.

Follows the encyclopedia article's paragraph: a variant of Samba whose first pile
depends on the upcard, always frozen, twos may be melded and are no wild cards while
that meld is unfinished, 12,000 points.  The rummy and howstuffworks pages and Parlett
add the opening table without wild cards, the red threes, 300 for going out, two
canastas without counting a wild one, its bonus for the side that goes out only, and the
bonuses for many canastas.  Runs stay, because the article calls it a Samba; switch
`sequences` off for the reading with sets only.
Our choice: an ace as upcard counts one, a wild card or three is covered by another; the
meld of twos is twos with at most two jokers, seven cards at most and no part of the
opening; a run counts as natural among many canastas; the rest as in Samba.
"""
