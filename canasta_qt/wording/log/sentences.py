"""The sentences of a turn: each deed as you did it and as another player did."""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta_qt.translate import tr


class Deed(NamedTuple):
    """A deed in whole sentences; with a discard at its end where that is frequent."""

    you: str
    other: str
    you_discarding: str = ""
    other_discarding: str = ""


DREW: Final = Deed(
    tr("**You** drew (a card/{number_word} cards).", "", 1),
    tr("**{name}** drew (a card/{number_word} cards).", "", 1),
)
DISCARDED: Final = Deed(
    tr("**You** discarded {card}."), tr("**{name}** discarded {card}.")
)
DISCARDED_FREEZING: Final = Deed(
    tr("**You** discarded {card} and **froze the pile**."),
    tr("**{name}** discarded {card} and **froze the pile**."),
)
FROZE: Final = Deed(tr("**You froze the pile.**"), tr("**{name} froze the pile.**"))
PILE_IS_FROZEN: Final = Deed("", tr("**The pile is frozen.**"))
TOOK_WITH: Final = Deed(
    tr("**You** took the pile (%n card(s)) with {cards}.", "", 1),
    tr("**{name}** took the pile (%n card(s)) with {cards}.", "", 1),
    tr("**You** took the pile (%n card(s)) with {cards} and discarded {card}.", "", 1),
    tr(
        "**{name}** took the pile (%n card(s)) with {cards} and discarded {card}.",
        "",
        1,
    ),
)
TOOK_ONTO: Final = Deed(
    tr("**You** took the pile (%n card(s)) and added {top}.", "", 1),
    tr("**{name}** took the pile (%n card(s)) and added {top}.", "", 1),
    tr("**You** took the pile (%n card(s)), added {top} and discarded {card}.", "", 1),
    tr(
        "**{name}** took the pile (%n card(s)), added {top} and discarded {card}.",
        "",
        1,
    ),
)
MELDED: Final = Deed(
    tr("**You** melded {melds}."),
    tr("**{name}** melded {melds}."),
    tr("**You** melded {melds} and discarded {card}."),
    tr("**{name}** melded {melds} and discarded {card}."),
)
OPENED: Final = Deed(
    tr("**You opened with %n point(s)** ({melds}).", "", 1),
    tr("**{name} opened with %n point(s)** ({melds}).", "", 1),
    tr("**You opened with %n point(s)** ({melds}) and discarded {card}.", "", 1),
    tr("**{name} opened with %n point(s)** ({melds}) and discarded {card}.", "", 1),
)
ADDED: Final = Deed(
    tr("**You** added {cards}."),
    tr("**{name}** added {cards}."),
    tr("**You** added {cards} and discarded {card}."),
    tr("**{name}** added {cards} and discarded {card}."),
)
ADDED_TO_RANK: Final = Deed(
    tr("**You** added {cards} to the {ranks}."),
    tr("**{name}** added {cards} to the {ranks}."),
    tr("**You** added {cards} to the {ranks} and discarded {card}."),
    tr("**{name}** added {cards} to the {ranks} and discarded {card}."),
)
ADDED_TO_SEQUENCE: Final = Deed(
    tr("**You** added {cards} to a sequence."),
    tr("**{name}** added {cards} to a sequence."),
    tr("**You** added {cards} to a sequence and discarded {card}."),
    tr("**{name}** added {cards} to a sequence and discarded {card}."),
)
COMPLETED: Final = Deed(
    tr("**You** completed {canastas}."),
    tr("**{name}** completed {canastas}."),
    tr("**You** completed {canastas} and discarded {card}."),
    tr("**{name}** completed {canastas} and discarded {card}."),
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
    tr("**You** combined two melds of {ranks}."),
    tr("**{name}** combined two melds of {ranks}."),
)
COMBINED_TWO: Final = Deed(
    tr("**You** combined two melds."), tr("**{name}** combined two melds.")
)
LAID_OUT: Final = Deed(
    tr("**You** laid out {cards}."),
    tr("**{name}** laid out {cards}."),
    tr("**You** laid out {cards} and discarded {card}."),
    tr("**{name}** laid out {cards} and discarded {card}."),
)
SET_ASIDE: Final = Deed(
    tr("**You** set {cards} aside."), tr("**{name}** set {cards} aside.")
)
ASKED: Final = Deed(
    tr("**You** asked {asked}: “May I go out?”"),
    tr("**{name}** asked {asked}: “May I go out?”"),
)
ASKED_YOU: Final = Deed("", tr("**{name}** asked you: “May I go out?”"))
YES: Final = Deed(tr("**You** said yes."), tr("**{name}** said yes."))
NO: Final = Deed(tr("**You** said no."), tr("**{name}** said no."))
FOOT: Final = Deed(
    tr("**You** picked up your foot."), tr("**{name}** picked up the foot.")
)
CUT: Final = Deed(
    tr("**You** cut %n card(s) from the deck.", "", 1),
    tr("**{name}** cut %n card(s) from the deck.", "", 1),
)
CUT_FOR_BONUS: Final = Deed(
    tr("**You** cut %n card(s) from the deck and **earned the bonus**.", "", 1),
    tr("**{name}** cut %n card(s) from the deck and **earned the bonus**.", "", 1),
)
KEPT_PACKET: Final = Deed(
    tr("**You** kept packet {number} as your foot."),
    tr("**{name}** kept packet {number} as the foot."),
)
NO_DISCARD: Final = Deed(
    tr("**You** ended your turn without a discard."),
    tr("**{name}** ended the turn without a discard."),
)
WINGS: Final = Deed(
    tr("**You** took %n wing card(s).", "", 1),
    tr("**{name}** took %n wing card(s).", "", 1),
)
DECLARED: Final = Deed(
    tr("**You melded {hand}** for %n point(s).", "", 1),
    tr("**{name} melded {hand}** for %n point(s).", "", 1),
)
HANDS: Final = {
    "straight": tr("a straight", "object"),
    "pairs": tr("seven pairs", "object"),
    "garbage": tr("a garbage hand", "object"),
}
WENT_OUT: Final = Deed(tr("**You went out.**"), tr("**{name} went out.**"))
WENT_OUT_CONCEALED: Final = Deed(
    tr("**You went out concealed.**"), tr("**{name} went out concealed.**")
)
WILD_CARDS: Final = tr("wild cards")
WILD_CARDS_TO: Final = tr("wild cards", "after to")
SEQUENCE: Final = tr("{low} to {high}")
