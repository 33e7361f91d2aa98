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
"""Samba: three packs, and sequences beside melds of one rank.

Source: the part of the encyclopedia article on Samba. Its minimum from 7,000 points on
is 150, not 160 as elsewhere.

From the pages of Bicycle and howstuffworks, and the Official Laws of the Regency Whist
Club: two drawn cards; sequences without wild cards and threes, of at most seven cards;
the top card alone can be added to a sequence or an unfinished meld; several melds of a
rank; two canastas of any kind to go out, and 200 points for going out.

Our choice: no exemption from the minimum for going out concealed; two sequences that
continue each other may be joined, up to seven cards; ties.
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

Source: the paragraph of the encyclopedia article. From the pages of Bicycle and rummy:
at most seven cards in a meld of wild cards; a wild top card cannot be taken. A wild
canasta counts for going out and for red threes. Melds of one rank have at most two wild
cards, as in Samba. Each black three in any hand, also in that of a partner, costs 100
points.

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
"""Brazilian Canasta: like Bolivian, with a minimum that rises to a natural canasta.

Source: the paragraph of the encyclopedia article. The table of minimums, the points of
five and six red threes, 2,000 points for a wild canasta, 1,000 points lost for a
sequence of at most five cards. From 8,000 points on the article requires 200 points in
any melds.

From the pages of Bicycle and rummy: the pile cannot be used for the initial meld; one
canasta is enough for red threes to count; the partner must be asked; any two canastas
are enough to go out; a complete sequence may be extended when going out.

Our choice: the penalty is for each short sequence; otherwise as in Samba.
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

Source: the encyclopedia article, which says no more. From the rummy page: the eight
jokers of four packs. With `deck_count` 4 the game has 216 cards, and more jokers and
red threes accordingly.

Our choice: 10,000 points, any two canastas to go out, 5 points lost for a black three
in a hand, the red threes of Samba, and for all eight of them 1,200 points; otherwise as
in Bolivian.
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
"""Italian Canasta: Samba with a first pile of many cards, and melds of twos.

Source: the paragraph of the encyclopedia article. A variant of Samba; the size of the
first pile depends on the upcard; the pile is always frozen; twos can be melded, and are
no wild cards while their meld is unfinished; 12,000 points. Sequences are allowed
because the article calls the game a Samba; `sequences` can be switched off for the
interpretation without them.

From the pages of rummy and howstuffworks, and from Parlett: the table of minimums,
without wild cards; the points of red threes; 300 points for going out; two canastas to
go out, of which a wild one does not count; the bonus of a wild canasta only for the
side that goes out; the bonuses for many canastas.

Our choice: an ace as upcard counts one, and a wild card or a three is covered by
another card; a meld of twos has at most two jokers and seven cards, and is no part of
the initial meld; a sequence counts as natural among many canastas; otherwise as in
Samba.
"""
