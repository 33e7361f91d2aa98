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
"""Classic Canasta for four: every parameter as it is by default.

The Classic text (source 0) in every point it settles; conditions of the concealed bonus
and the take onto a finished canasta from the pagat page as quoted there.
Silent on ties: another round (our choice).
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

The Classic text's two-player form; one card left in the stock is a full draw (pagat),
and a red three as very last card ends the round as in the four-player game.
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

The encyclopedia article's paragraph on two and three players: thirteen cards, and a
discard of one opponent may give the pile to the other.
It names drawing two cards for two players and one as its alternative; for three we draw
two, as the pagat form for three does, and ask for two canastas to go out, which the
article allows where two are drawn and takes for granted in its list of variations.
Everything else is Classic.  The lone player of the pagat page is the option
`three_player_lone_hand`.
Our choice: two cards and two canastas (one and one is the other reading), ties.
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
"""Canasta as it was first played in Uruguay, for two to six.

Follows the encyclopedia article's rules of original Canasta.
Its sentence on wild cards is garbled; with its examples it means that they neither
outnumber the naturals nor exceed three.  A red three turned at the deal does not freeze
the pile there.  The pile is never frozen to a side because it has not opened, no
concealed bonus and no concealed exemption exist, and the last discard may not be a card
that could be played ("if the card can be played you are not out"), read literally.
Three players: as in the ruleset for three.  Six in pairs are three sides.
Silent on: how often the pile may become the stock (without limit, but a round in which
cards only go round ends after a hundred times), what an instant win
counts (5,000 and nothing else of the round), ties.  These are our choice.
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

Follows the platform's rule text.  Its tables of card points and bonuses are lost, so
those of Classic stand in; the take that an empty stock forces is Classic's as well.
A canasta needs five naturals, so a meld of seven with four is illegal.  Without a
canasta melded cards count nothing.  One natural and a wild card never take the pile.
The question to the partner is not offered.
Silent on a black three as upcard: it freezes like a discarded one (our choice).  Ties
are our choice too.
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
"""Classic Canasta in its short form.

Follows the short Classic rules: the opening uses two naturals from the hand and has no
minimum below zero, the pile is open to everybody, and whoever goes out without having
played a card before earns another hundred.
Silent on the target, on the empty stock, on several melds of a rank and on what a wild
card or red three turned at the deal does: all as in Classic.  No concealed exemption
and no question to the partner are mentioned there, so there are none.
Ties are our choice.
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
"""Boat Canasta: no printed rules were found.

The encyclopedia article says only that it comes from Slovakia and mixes known rules,
and no other text about it was found.  This is the program's own reading, put together
from what Slovak and Czech rule pages have in common: Classic with fifteen, thirteen or
eleven cards for two, three or four, wild cards in at most half of a meld, wild canastas
of 1,000, a target of 10,000.
Our choice: all of it.
"""
