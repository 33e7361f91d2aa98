"""Classic Canasta for two, three and four players, and the games most similar to it."""

from dataclasses import replace
from typing import Any, Final

from canasta_qt.rules import values
from canasta_qt.rules.amounts import AmountTable
from canasta_qt.rules.model import Ruleset
from canasta_qt.translate import mark


def player_counts_and_seatings(**numbers: tuple[int, ...]) -> dict[str, Any]:
    """Return the parameters `players_allowed` and `seating` for numbers of players by
    seating.

    The first seating of a number of players is its default.
    """
    solo, pairs = values.Seating.SOLO, values.Seating.PAIRS
    ways = {
        "alone": (solo,),
        "in_pairs": (pairs,),
        "alone_or_in_pairs": (solo, pairs),
        "in_pairs_or_alone": (pairs, solo),
    }
    rows = [(number, ways[way]) for way in numbers for number in numbers[way]]
    seating = tuple(sorted(rows))
    return {"players_allowed": frozenset(dict(seating)), "seating": seating}


CLASSIC_4: Final = Ruleset(
    id="classic_4",
    title=mark("Classic, four players"),
    character=mark("Two pairs, two packs. The most played form of Canasta."),
    source=mark("Classic Canasta, rules for four players"),
)
"""Classic Canasta for four; every parameter has its default.

Source: the Classic text (source 0 of rules.md). From the pagat page, which the text
quotes: the conditions of the bonus for going out concealed, and of a take that adds the
top card to a complete canasta.

Our choice: another round after a tie.
"""

CLASSIC_2: Final = replace(
    CLASSIC_4,
    id="classic_2",
    title=mark("Classic, two players"),
    character=mark("Fifteen cards, draw two, two canastas to go out."),
    source=mark("Classic Canasta, rules for two players"),
    **player_counts_and_seatings(alone=(2,)),
    hand_size=15,
    draw_count=2,
    go_out_canastas=2,
    ask_partner=values.AskPartner.NONE,
)
"""Classic Canasta for two.

Source: the form for two players in the Classic text. From the pagat page: if one card
is left in the stock, drawing it is a full draw. A red three as last card of the stock
ends the round as in the game for four.
"""

CLASSIC_3: Final[Ruleset] = replace(
    CLASSIC_4,
    id="classic_3",
    title=mark("Classic, three players"),
    character=mark("Each plays alone. Your discard may give away the pile."),
    source=mark("Encyclopedia article on Canasta, part on two and three players"),
    chosen=frozenset({"tie", "draw_count", "go_out_canastas"}),
    **player_counts_and_seatings(alone=(3,)),
    hand_size=13,
    draw_count=2,
    go_out_canastas=2,
    ask_partner=values.AskPartner.NONE,
)
"""Classic Canasta for three, everybody alone.

Source: the paragraph of the encyclopedia article on two and three players. Thirteen
cards; a discard can give the pile to one of two opponents. The article has two drawn
cards for two players, and one as an alternative. For three players two cards are drawn,
as in the form for three of the pagat page. Two canastas are needed to go out, which the
article permits where two cards are drawn, and assumes in its list of variations. All
other rules are those of Classic. The lone player of the pagat page is the option
`three_player_lone_hand`.

Our choice: two drawn cards with two canastas (the other interpretation has one of
each), ties.
"""

_TWO_UP_TO_THREE: Final = AmountTable(
    "players", ((2, 2), (3, 2), (4, 1), (5, 1), (6, 1))
)

URUGUAY_ORIGINAL: Final[Ruleset] = replace(
    CLASSIC_4,
    id="uruguay_original",
    title=mark("Original Uruguay rules"),
    character=mark("Where it all began. You must discard your last card."),
    source=mark("Encyclopedia article on Canasta, rules as played in Uruguay"),
    chosen=frozenset({"tie", "max_recycles", "instant_win_points"}),
    **player_counts_and_seatings(alone=(2, 3, 5), in_pairs_or_alone=(4, 6)),
    first_dealer=values.FirstDealer.HIGH_DRAW,
    hand_size=AmountTable("players", ((2, 15), (3, 13), (4, 11), (5, 11), (6, 11))),
    upcard_turn_again_on=frozenset(values.CardClass),
    upcard_freezes_on=frozenset({values.CardClass.WILD, values.CardClass.BLACK3}),
    draw_count=_TWO_UP_TO_THREE,
    stock_out=values.StockOut.RECYCLE_PILE,
    forced_take_when_stock_out=False,
    last_card_red3_ends_hand=values.LastRed3.NEVER,
    wild_ratio=values.WildRatio.WILD_LE_NATURAL,
    concealed_exempt=values.ConcealedExempt.NEVER,
    frozen_until_initial=False,
    red3_initial_timing=values.Red3Timing.AT_DEAL,
    red3_positive_if=values.Red3Positive.CANASTAS_1,
    go_out_canastas=_TWO_UP_TO_THREE,
    go_out_discard=values.GoOutDiscard.REQUIRED,
    final_discard_unplayable=True,
    concealed_total=100,
    concealed_rule=values.ConcealedRule.NONE,
    instant_win_canastas=7,
    melded_cards=values.MeldedCards.MINUS_WITHOUT_CANASTA,
)
"""Canasta as it was first played in Uruguay, for two to six players.

Source: the rules of original Canasta in the encyclopedia article. Its sentence on wild
cards is unclear; by its examples, a meld has no more wild cards than natural ones, and
at most three. A red three as upcard does not freeze the pile. The pile is not frozen
for a side that has not opened. There is neither a bonus for going out concealed nor an
exemption from the minimum. The last discard must not be a card that could be melded
(“if the card can be played you are not out”, understood literally). Three players have
the rules of Classic for three. Six players in pairs are three sides.

Our choice: no limit for the number of times that the pile becomes the stock, except
that a round in which the same cards are drawn and discarded again and again ends after
one hundred times; an instant win scores 5,000 and nothing else of the round; ties.
"""

PLATFORM_CLASSIC: Final[Ruleset] = replace(
    CLASSIC_4,
    id="platform_classic",
    title=mark("Online-platform Classic"),
    character=mark("Black threes freeze the pile. Few wild cards in a canasta."),
    source=mark("Rules of Classic Canasta on an online platform"),
    chosen=frozenset({"tie", "upcard_freezes_on"}),
    upcard_freezes_on=frozenset(values.CardClass),
    min_naturals_in_canasta=5,
    black3_meld=values.Black3Meld.NEVER,
    take_unfrozen=frozenset({values.TakeWay.PAIR, values.TakeWay.ADD}),
    freezing_discards=frozenset({values.CardClass.WILD, values.CardClass.BLACK3}),
    red3_initial_timing=values.Red3Timing.AT_DEAL,
    ask_partner=values.AskPartner.NONE,
    melded_cards=values.MeldedCards.ZERO_WITHOUT_CANASTA,
)
"""Classic Canasta as an online platform plays it.

Source: the rules of the platform. Its tables of card points and bonuses are lost, so
those of Classic are used; so is the take that an empty stock forces. A canasta needs
five natural cards, so a meld of seven cards with four natural ones is illegal. Without
a canasta, melded cards count nothing. A natural and a wild card never take the pile.
Partners are not asked.

Our choice: a black three as upcard freezes the pile like a discarded one; ties.
"""

SHORT_CLASSIC: Final[Ruleset] = replace(
    CLASSIC_4,
    id="short_classic",
    title=mark("Short Classic"),
    character=mark("Short rules. The pile is not frozen before you open."),
    source=mark("Short rules of Classic Canasta"),
    initial_table="IM-SHORT",
    initial_min_naturals_from_hand=2,
    concealed_exempt=values.ConcealedExempt.NEVER,
    frozen_until_initial=False,
    red3_initial_timing=values.Red3Timing.AT_DEAL,
    red3_positive_if=values.Red3Positive.CANASTAS_1,
    ask_partner=values.AskPartner.NONE,
    concealed_rule=values.ConcealedRule.NEVER_MELDED,
)
"""Classic Canasta in a short form.

Source: the short Classic rules. The initial meld needs two natural cards from the hand,
and no minimum with a score below zero. The pile is not frozen for a side that has not
opened. A player who goes out without having melded before gets another 100 points.
There is neither an exemption from the minimum for going out concealed nor a question to
the partner, as the rules mention neither.

As in Classic, because the rules do not mention it: the target score, an empty stock,
several melds of a rank, a wild card or red three as upcard. Our choice: ties.
"""

BOAT: Final[Ruleset] = replace(
    CLASSIC_4,
    id="boat",
    title=mark("Boat"),
    character=mark("A Slovak game as we know it; we found no printed rules."),
    source=mark("No printed rules, but customs of Slovak and Czech tables"),
    chosen=frozenset(
        {"tie", "players_allowed", "seating", "hand_size", "draw_count", "wild_ratio"}
        | {"wild_melds", "wild_meld_max", "go_out_canastas", "wild_canasta_table"}
        | {"target_score"}
    ),
    **player_counts_and_seatings(alone=(2, 3), in_pairs=(4,)),
    hand_size=AmountTable("players", ((2, 15), (3, 13), (4, 11))),
    wild_ratio=values.WildRatio.WILD_LE_NATURAL,
    wild_melds=values.WildMelds.ANY_WILDS,
    wild_canasta_table="WC-BOAT",
    target_score=10000,
)
"""Boat Canasta, of which no printed rules were found.

The encyclopedia article says only that the game is from Slovakia and mixes known rules.
All rules are our choice, from what Slovak and Czech pages of rules have in common:
Classic with fifteen, thirteen or eleven cards for two, three or four players, wild
cards in at most half of a meld, wild canastas of 1,000 points, a target score of
10,000.
"""
