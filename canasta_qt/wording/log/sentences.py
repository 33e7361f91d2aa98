"""What is done in a turn: each deed as you did it and as another player did.

A deed is a clause that follows the name of who did it; one turn is one sentence.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta_qt.translate import tr


class Deed(NamedTuple):
    """A clause after “You”, and after the name of another player."""

    you: str
    other: str


YOU: Final = tr("**You** {deeds}")
OTHER: Final = tr("**{name}** {deeds}")
DREW: Final = Deed(
    tr("drew (a card/{number_word} cards)", "after you", 1),
    tr("drew (a card/{number_word} cards)", "after a name", 1),
)
DISCARDED: Final = Deed(
    tr("discarded {card}", "after you"), tr("discarded {card}", "after a name")
)
FROZE: Final = Deed(
    tr("**froze the pile**", "after you"), tr("**froze the pile**", "after a name")
)
PILE_IS_FROZEN: Final = Deed("", tr("**The pile is frozen.**"))
TOOK_WITH: Final = Deed(
    tr("took the pile (%n card(s)) with {cards}", "after you", 1),
    tr("took the pile (%n card(s)) with {cards}", "after a name", 1),
)
TOOK: Final = Deed(
    tr("took the pile (%n card(s))", "after you", 1),
    tr("took the pile (%n card(s))", "after a name", 1),
)
MELDED: Final = Deed(
    tr("melded {melds}", "after you"), tr("melded {melds}", "after a name")
)
OPENED: Final = Deed(
    tr("**opened with %n point(s)** ({melds})", "after you", 1),
    tr("**opened with %n point(s)** ({melds})", "after a name", 1),
)
ADDED: Final = Deed(
    tr("added {cards}", "after you"), tr("added {cards}", "after a name")
)
TO_RANK: Final = tr("{cards} to the {ranks}", "object")
TO_SEQUENCE: Final = tr("{cards} to a sequence", "object")
COMPLETED: Final = Deed(
    tr("completed {canastas}", "after you"), tr("completed {canastas}", "after a name")
)
CANASTAS: Final = {
    "natural": tr("a **natural canasta** of {ranks}", "object"),
    "mixed": tr("a **mixed canasta** of {ranks}", "object"),
    "red": tr("a **red canasta** of {ranks}", "object"),
    "black": tr("a **black canasta** of {ranks}", "object"),
    "clean": tr("a **clean canasta** of {ranks}", "object"),
    "dirty": tr("a **dirty canasta** of {ranks}", "object"),
    "sequence": tr("a **sequence canasta**", "object"),
    "wild": tr("a **wild canasta**", "object"),
}
CANASTAS_OF_UNKNOWN: Final = {
    "natural": tr("a **natural canasta**", "object"),
    "mixed": tr("a **mixed canasta**", "object"),
}
NOW_MIXED: Final = Deed("", tr("**The canasta now has a wild card.**"))
COMBINED: Final = Deed(
    tr("combined two melds of {ranks}", "after you"),
    tr("combined two melds of {ranks}", "after a name"),
)
COMBINED_TWO: Final = Deed(
    tr("combined two melds", "after you"), tr("combined two melds", "after a name")
)
LAID_OUT: Final = Deed(
    tr("laid out {cards}", "after you"), tr("laid out {cards}", "after a name")
)
SET_ASIDE: Final = Deed(
    tr("set {cards} aside", "after you"), tr("set {cards} aside", "after a name")
)
ASKED: Final = Deed(
    tr("asked {asked}: “May I go out?”", "after you"),
    tr("asked {asked}: “May I go out?”", "after a name"),
)
ASKED_YOU: Final = Deed("", tr("asked you: “May I go out?”", "after a name"))
YES: Final = Deed(tr("said yes", "after you"), tr("said yes", "after a name"))
NO: Final = Deed(tr("said no", "after you"), tr("said no", "after a name"))
FOOT: Final = Deed(
    tr("picked up your foot", "after you"), tr("picked up the foot", "after a name")
)
CUT: Final = Deed(
    tr("cut %n card(s) from the deck", "after you", 1),
    tr("cut %n card(s) from the deck", "after a name", 1),
)
CUT_FOR_BONUS: Final = Deed(
    tr("cut %n card(s) from the deck and **earned the bonus**", "after you", 1),
    tr("cut %n card(s) from the deck and **earned the bonus**", "after a name", 1),
)
KEPT_PACKET: Final = Deed(
    tr("kept packet {number} as your foot", "after you"),
    tr("kept packet {number} as the foot", "after a name"),
)
NO_DISCARD: Final = Deed(
    tr("ended your turn without a discard", "after you"),
    tr("ended the turn without a discard", "after a name"),
)
WINGS: Final = Deed(
    tr("took %n wing card(s)", "after you", 1),
    tr("took %n wing card(s)", "after a name", 1),
)
DECLARED: Final = Deed(
    tr("**melded {hand}** for %n point(s)", "after you", 1),
    tr("**melded {hand}** for %n point(s)", "after a name", 1),
)
HANDS: Final = {
    "straight": tr("a straight", "object"),
    "pairs": tr("seven pairs", "object"),
    "garbage": tr("a garbage hand", "object"),
}
WENT_OUT: Final = Deed(
    tr("**went out**", "after you"), tr("**went out**", "after a name")
)
WENT_OUT_CONCEALED: Final = Deed(
    tr("**went out concealed**", "after you"),
    tr("**went out concealed**", "after a name"),
)
WILD_CARDS: Final = tr("wild cards")
WILD_CARDS_TO: Final = tr("wild cards", "after to")
SEQUENCE: Final = tr("{low} to {high}")
