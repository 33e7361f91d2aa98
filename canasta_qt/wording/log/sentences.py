"""Source strings of the log for actions, for the viewer's own and for others'.

A clause follows the player's name; a turn is one sentence of several clauses.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta_qt.translate import mark


class ActionClause(NamedTuple):
    """Clause of an action: after “You”, and after the name of another player."""

    you: str
    other: str


def _alike(clause: str) -> ActionClause:
    """Return a clause that is the same in English after “You” and after a name."""
    return ActionClause(clause, clause)


YOU: Final = mark("**You** {deeds}")
OTHER: Final = mark("**{name}** {deeds}")
DREW: Final = _alike(
    mark("drew (a card/{number_word} cards)", "after you", "after a name")
)
DISCARDED: Final = _alike(mark("discarded {card}", "after you", "after a name"))
FROZE: Final = _alike(mark("**froze the pile**", "after you", "after a name"))
PILE_IS_FROZEN: Final = ActionClause("", mark("**The pile is frozen.**"))
TOOK_WITH: Final = _alike(
    mark("took the pile (%n card(s)) with {cards}", "after you", "after a name")
)
TOOK: Final = _alike(mark("took the pile (%n card(s))", "after you", "after a name"))
MELDED: Final = _alike(mark("melded {melds}", "after you", "after a name"))
OPENED: Final = _alike(
    mark("**opened with %n point(s)** ({melds})", "after you", "after a name")
)
ADDED: Final = _alike(mark("added {cards}", "after you", "after a name"))
TO_RANK: Final = mark("{cards} to the {ranks}", "object")
TO_SEQUENCE: Final = mark("{cards} to a sequence", "object")
COMPLETED: Final = _alike(mark("completed {canastas}", "after you", "after a name"))
CANASTAS: Final = {
    "natural": mark("a **natural canasta** of {ranks}", "object"),
    "mixed": mark("a **mixed canasta** of {ranks}", "object"),
    "red": mark("a **red canasta** of {ranks}", "object"),
    "black": mark("a **black canasta** of {ranks}", "object"),
    "sequence": mark("a **sequence canasta**", "object"),
    "wild": mark("a **wild canasta**", "object"),
}
CANASTAS_OF_UNKNOWN: Final = {
    "natural": mark("a **natural canasta**", "object"),
    "mixed": mark("a **mixed canasta**", "object"),
}
NOW_MIXED: Final = ActionClause("", mark("**The canasta now has a wild card.**"))
COMBINED: Final = _alike(
    mark("combined two melds of {ranks}", "after you", "after a name")
)
COMBINED_TWO: Final = _alike(mark("combined two melds", "after you", "after a name"))
LAID_OUT: Final = _alike(mark("laid out {cards}", "after you", "after a name"))
SET_ASIDE: Final = _alike(mark("set {cards} aside", "after you", "after a name"))
ASKED: Final = _alike(
    mark("asked {asked}: “May I go out?”", "after you", "after a name")
)
ASKED_YOU: Final = ActionClause("", mark("asked you: “May I go out?”", "after a name"))
YES: Final = _alike(mark("said yes", "after you", "after a name"))
NO: Final = _alike(mark("said no", "after you", "after a name"))
FOOT: Final = ActionClause(
    mark("picked up your foot", "after you"), mark("picked up the foot", "after a name")
)
CUT: Final = _alike(mark("cut %n card(s) from the deck", "after you", "after a name"))
CUT_FOR_BONUS: Final = _alike(
    mark(
        "cut %n card(s) from the deck and **earned the bonus**",
        "after you",
        "after a name",
    )
)
KEPT_PACKET: Final = ActionClause(
    mark("kept packet {number} as your foot", "after you"),
    mark("kept packet {number} as the foot", "after a name"),
)
NO_DISCARD: Final = ActionClause(
    mark("ended your turn without a discard", "after you"),
    mark("ended the turn without a discard", "after a name"),
)
WINGS: Final = _alike(mark("took %n wing card(s)", "after you", "after a name"))
DECLARED: Final = _alike(
    mark("**melded {hand}** for %n point(s)", "after you", "after a name")
)
HANDS: Final = {
    "straight": mark("a straight", "object"),
    "pairs": mark("seven pairs", "object"),
    "garbage": mark("a garbage hand", "object"),
}
WENT_OUT: Final = _alike(mark("**went out**", "after you", "after a name"))
WENT_OUT_CONCEALED: Final = _alike(
    mark("**went out concealed**", "after you", "after a name")
)
WILD_CARDS: Final = mark("wild cards")
WILD_CARDS_TO: Final = mark("wild cards", "after to")
SEQUENCE: Final = mark("{low} to {high}")
