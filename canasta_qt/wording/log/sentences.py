"""Source strings of the log, for actions of the viewer and of other players.

A clause follows “You” or the name of another player; the clauses of a turn form one
sentence.
"""

from typing import Final

from canasta_qt.translate import mark

YOU_PATTERN: Final = mark("**You** {deeds}")
NAME_PATTERN: Final = mark("**{name}** {deeds}")
DRAW_CLAUSE: Final = mark(
    "drew (a card/{number_word} cards)", "after you", "after a name"
)
DISCARD_CLAUSE: Final = mark("discarded {card}", "after you", "after a name")
FREEZE_CLAUSE: Final = mark("**froze the pile**", "after you", "after a name")
PILE_IS_FROZEN_CLAUSE: Final = mark("**The pile is frozen.**")
TAKE_WITH_CARDS_CLAUSE: Final = mark(
    "took the pile (%n card(s)) with {cards}", "after you", "after a name"
)
TAKE_CLAUSE: Final = mark("took the pile (%n card(s))", "after you", "after a name")
MELD_CLAUSE: Final = mark("melded {melds}", "after you", "after a name")
OPENING_CLAUSE: Final = mark(
    "**opened with %n point(s)** ({melds})", "after you", "after a name"
)
ADD_CLAUSE: Final = mark("added {cards}", "after you", "after a name")
ADDED_TO_RANK_PATTERN: Final = mark("{cards} to the {ranks}", "object")
ADDED_TO_SEQUENCE_PATTERN: Final = mark("{cards} to a sequence", "object")
CANASTA_CLAUSE: Final = mark("completed {canastas}", "after you", "after a name")
CANASTA_NAMES: Final = {
    "natural": mark("a **natural canasta**", "object"),
    "mixed": mark("a **mixed canasta**", "object"),
    "red": mark("a **red canasta**", "object"),
    "black": mark("a **black canasta**", "object"),
    "sequence": mark("a **sequence canasta**", "object"),
    "wild": mark("a **wild canasta**", "object"),
}
CANASTA_OF_RANK_PATTERN: Final = mark("{canastas} of {ranks}", "object")
CANASTA_MIXED_CLAUSE: Final = mark("**The canasta now has a wild card.**")
JOIN_RANK_CLAUSE: Final = mark(
    "combined two melds of {ranks}", "after you", "after a name"
)
JOIN_CLAUSE: Final = mark("combined two melds", "after you", "after a name")
LAY_OUT_CLAUSE: Final = mark("laid out {cards}", "after you", "after a name")
SET_ASIDE_CLAUSE: Final = mark("set {cards} aside", "after you", "after a name")
ASK_CLAUSE: Final = mark("asked {asked}: “May I go out?”", "after you", "after a name")
ASK_YOU_CLAUSE: Final = mark("asked you: “May I go out?”", "after a name")
YES_CLAUSE: Final = mark("said yes", "after you", "after a name")
NO_CLAUSE: Final = mark("said no", "after you", "after a name")
FOOT_CLAUSE: Final = mark("picked up your foot", "after you")
CUT_CLAUSE: Final = mark("cut %n card(s) from the deck", "after you", "after a name")
CUT_BONUS_CLAUSE: Final = mark(
    "cut %n card(s) from the deck and **earned the bonus**", "after you", "after a name"
)
KEEP_PACKET_CLAUSE: Final = mark("kept packet {number} as your foot", "after you")
NO_DISCARD_CLAUSE: Final = mark("ended your turn without a discard", "after you")
WING_CARDS_CLAUSE: Final = mark("took %n wing card(s)", "after you", "after a name")
SPECIAL_HAND_CLAUSE: Final = mark(
    "**melded {hand}** for %n point(s)", "after you", "after a name"
)
SPECIAL_HAND_NAMES: Final = {
    "straight": mark("a straight", "object"),
    "pairs": mark("seven pairs", "object"),
    "garbage": mark("a garbage hand", "object"),
}
GO_OUT_CLAUSE: Final = mark("**went out**", "after you", "after a name")
GO_OUT_CONCEALED_CLAUSE: Final = mark(
    "**went out concealed**", "after you", "after a name"
)
WILD_CARDS_NAME: Final = mark("wild cards")
WILD_CARDS_NAME_AFTER_TO: Final = mark("wild cards", "after to")
SEQUENCE_PATTERN: Final = mark("{low} to {high}")
CLAUSES_AFTER_NAME: Final = {
    FOOT_CLAUSE: mark("picked up the foot", "after a name"),
    KEEP_PACKET_CLAUSE: mark("kept packet {number} as the foot", "after a name"),
    NO_DISCARD_CLAUSE: mark("ended the turn without a discard", "after a name"),
}
"""Clauses that have other words after the name of another player than after “You”."""
