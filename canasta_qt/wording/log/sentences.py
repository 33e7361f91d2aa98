"""What is done in a turn: each deed as you did it and as another player did.

A deed is a clause that follows the name of who did it; one turn is one sentence.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta_qt.translate import mark


class Deed(NamedTuple):
    """A clause after “You”, and after the name of another player."""

    you: str
    other: str


YOU: Final = mark("**You** {deeds}")
OTHER: Final = mark("**{name}** {deeds}")
DREW: Final = Deed(
    mark("drew (a card/{number_word} cards)", "after you"),
    mark("drew (a card/{number_word} cards)", "after a name"),
)
DISCARDED: Final = Deed(
    mark("discarded {card}", "after you"), mark("discarded {card}", "after a name")
)
FROZE: Final = Deed(
    mark("**froze the pile**", "after you"), mark("**froze the pile**", "after a name")
)
PILE_IS_FROZEN: Final = Deed("", mark("**The pile is frozen.**"))
TOOK_WITH: Final = Deed(
    mark("took the pile (%n card(s)) with {cards}", "after you"),
    mark("took the pile (%n card(s)) with {cards}", "after a name"),
)
TOOK: Final = Deed(
    mark("took the pile (%n card(s))", "after you"),
    mark("took the pile (%n card(s))", "after a name"),
)
MELDED: Final = Deed(
    mark("melded {melds}", "after you"), mark("melded {melds}", "after a name")
)
OPENED: Final = Deed(
    mark("**opened with %n point(s)** ({melds})", "after you"),
    mark("**opened with %n point(s)** ({melds})", "after a name"),
)
ADDED: Final = Deed(
    mark("added {cards}", "after you"), mark("added {cards}", "after a name")
)
TO_RANK: Final = mark("{cards} to the {ranks}", "object")
TO_SEQUENCE: Final = mark("{cards} to a sequence", "object")
COMPLETED: Final = Deed(
    mark("completed {canastas}", "after you"),
    mark("completed {canastas}", "after a name"),
)
CANASTAS: Final = {
    "natural": mark("a **natural canasta** of {ranks}", "object"),
    "mixed": mark("a **mixed canasta** of {ranks}", "object"),
    "red": mark("a **red canasta** of {ranks}", "object"),
    "black": mark("a **black canasta** of {ranks}", "object"),
    "clean": mark("a **clean canasta** of {ranks}", "object"),
    "dirty": mark("a **dirty canasta** of {ranks}", "object"),
    "sequence": mark("a **sequence canasta**", "object"),
    "wild": mark("a **wild canasta**", "object"),
}
CANASTAS_OF_UNKNOWN: Final = {
    "natural": mark("a **natural canasta**", "object"),
    "mixed": mark("a **mixed canasta**", "object"),
}
NOW_MIXED: Final = Deed("", mark("**The canasta now has a wild card.**"))
COMBINED: Final = Deed(
    mark("combined two melds of {ranks}", "after you"),
    mark("combined two melds of {ranks}", "after a name"),
)
COMBINED_TWO: Final = Deed(
    mark("combined two melds", "after you"), mark("combined two melds", "after a name")
)
LAID_OUT: Final = Deed(
    mark("laid out {cards}", "after you"), mark("laid out {cards}", "after a name")
)
SET_ASIDE: Final = Deed(
    mark("set {cards} aside", "after you"), mark("set {cards} aside", "after a name")
)
ASKED: Final = Deed(
    mark("asked {asked}: “May I go out?”", "after you"),
    mark("asked {asked}: “May I go out?”", "after a name"),
)
ASKED_YOU: Final = Deed("", mark("asked you: “May I go out?”", "after a name"))
YES: Final = Deed(mark("said yes", "after you"), mark("said yes", "after a name"))
NO: Final = Deed(mark("said no", "after you"), mark("said no", "after a name"))
FOOT: Final = Deed(
    mark("picked up your foot", "after you"), mark("picked up the foot", "after a name")
)
CUT: Final = Deed(
    mark("cut %n card(s) from the deck", "after you"),
    mark("cut %n card(s) from the deck", "after a name"),
)
CUT_FOR_BONUS: Final = Deed(
    mark("cut %n card(s) from the deck and **earned the bonus**", "after you"),
    mark("cut %n card(s) from the deck and **earned the bonus**", "after a name"),
)
KEPT_PACKET: Final = Deed(
    mark("kept packet {number} as your foot", "after you"),
    mark("kept packet {number} as the foot", "after a name"),
)
NO_DISCARD: Final = Deed(
    mark("ended your turn without a discard", "after you"),
    mark("ended the turn without a discard", "after a name"),
)
WINGS: Final = Deed(
    mark("took %n wing card(s)", "after you"),
    mark("took %n wing card(s)", "after a name"),
)
DECLARED: Final = Deed(
    mark("**melded {hand}** for %n point(s)", "after you"),
    mark("**melded {hand}** for %n point(s)", "after a name"),
)
HANDS: Final = {
    "straight": mark("a straight", "object"),
    "pairs": mark("seven pairs", "object"),
    "garbage": mark("a garbage hand", "object"),
}
WENT_OUT: Final = Deed(
    mark("**went out**", "after you"), mark("**went out**", "after a name")
)
WENT_OUT_CONCEALED: Final = Deed(
    mark("**went out concealed**", "after you"),
    mark("**went out concealed**", "after a name"),
)
WILD_CARDS: Final = mark("wild cards")
WILD_CARDS_TO: Final = mark("wild cards", "after to")
SEQUENCE: Final = mark("{low} to {high}")
