"""Source strings of the log, for actions of the viewer and of other players.

A clause follows the player's name; the clauses of a turn form one sentence.
"""

from typing import Final, NamedTuple

from canasta_qt.translate import mark


class ActionClause(NamedTuple):
    """Clause of an action in two forms: after “You”, and after the name of another
    player."""

    you: str
    other: str


def _alike(clause: str) -> ActionClause:
    """Return a clause with the same English words after “You” and after a name."""
    return ActionClause(clause, clause)


YOU_PATTERN: Final = mark("**You** {deeds}")
NAME_PATTERN: Final = mark("**{name}** {deeds}")
DRAW_CLAUSE: Final = _alike(
    mark("drew (a card/{number_word} cards)", "after you", "after a name")
)
DISCARD_CLAUSE: Final = _alike(mark("discarded {card}", "after you", "after a name"))
FREEZE_CLAUSE: Final = _alike(mark("**froze the pile**", "after you", "after a name"))
PILE_IS_FROZEN_CLAUSE: Final = ActionClause("", mark("**The pile is frozen.**"))
TAKE_WITH_CARDS_CLAUSE: Final = _alike(
    mark("took the pile (%n card(s)) with {cards}", "after you", "after a name")
)
TAKE_CLAUSE: Final = _alike(
    mark("took the pile (%n card(s))", "after you", "after a name")
)
MELD_CLAUSE: Final = _alike(mark("melded {melds}", "after you", "after a name"))
OPENING_CLAUSE: Final = _alike(
    mark("**opened with %n point(s)** ({melds})", "after you", "after a name")
)
ADD_CLAUSE: Final = _alike(mark("added {cards}", "after you", "after a name"))
ADDED_TO_RANK_PATTERN: Final = mark("{cards} to the {ranks}", "object")
ADDED_TO_SEQUENCE_PATTERN: Final = mark("{cards} to a sequence", "object")
CANASTA_CLAUSE: Final = _alike(
    mark("completed {canastas}", "after you", "after a name")
)
CANASTA_NAMES: Final = {
    "natural": mark("a **natural canasta**", "object"),
    "mixed": mark("a **mixed canasta**", "object"),
    "red": mark("a **red canasta**", "object"),
    "black": mark("a **black canasta**", "object"),
    "sequence": mark("a **sequence canasta**", "object"),
    "wild": mark("a **wild canasta**", "object"),
}
CANASTA_OF_RANK_PATTERN: Final = mark("{canastas} of {ranks}", "object")
CANASTA_MIXED_CLAUSE: Final = ActionClause(
    "", mark("**The canasta now has a wild card.**")
)
JOIN_RANK_CLAUSE: Final = _alike(
    mark("combined two melds of {ranks}", "after you", "after a name")
)
JOIN_CLAUSE: Final = _alike(mark("combined two melds", "after you", "after a name"))
LAY_OUT_CLAUSE: Final = _alike(mark("laid out {cards}", "after you", "after a name"))
SET_ASIDE_CLAUSE: Final = _alike(mark("set {cards} aside", "after you", "after a name"))
ASK_CLAUSE: Final = _alike(
    mark("asked {asked}: “May I go out?”", "after you", "after a name")
)
ASK_YOU_CLAUSE: Final = ActionClause(
    "", mark("asked you: “May I go out?”", "after a name")
)
YES_CLAUSE: Final = _alike(mark("said yes", "after you", "after a name"))
NO_CLAUSE: Final = _alike(mark("said no", "after you", "after a name"))
FOOT_CLAUSE: Final = ActionClause(
    mark("picked up your foot", "after you"), mark("picked up the foot", "after a name")
)
CUT_CLAUSE: Final = _alike(
    mark("cut %n card(s) from the deck", "after you", "after a name")
)
CUT_BONUS_CLAUSE: Final = _alike(
    mark(
        "cut %n card(s) from the deck and **earned the bonus**",
        "after you",
        "after a name",
    )
)
KEEP_PACKET_CLAUSE: Final = ActionClause(
    mark("kept packet {number} as your foot", "after you"),
    mark("kept packet {number} as the foot", "after a name"),
)
NO_DISCARD_CLAUSE: Final = ActionClause(
    mark("ended your turn without a discard", "after you"),
    mark("ended the turn without a discard", "after a name"),
)
WING_CARDS_CLAUSE: Final = _alike(
    mark("took %n wing card(s)", "after you", "after a name")
)
SPECIAL_HAND_CLAUSE: Final = _alike(
    mark("**melded {hand}** for %n point(s)", "after you", "after a name")
)
SPECIAL_HAND_NAMES: Final = {
    "straight": mark("a straight", "object"),
    "pairs": mark("seven pairs", "object"),
    "garbage": mark("a garbage hand", "object"),
}
GO_OUT_CLAUSE: Final = _alike(mark("**went out**", "after you", "after a name"))
GO_OUT_CONCEALED_CLAUSE: Final = _alike(
    mark("**went out concealed**", "after you", "after a name")
)
WILD_CARDS_NAME: Final = mark("wild cards")
WILD_CARDS_NAME_AFTER_TO: Final = mark("wild cards", "after to")
SEQUENCE_PATTERN: Final = mark("{low} to {high}")
