"""Words of the rules that can be explained at the table, each in a sentence."""

from enum import StrEnum
from typing import Final

from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import PileAccess, TalonMode
from canasta_qt.translate import mark, tr


class Term(StrEnum):
    """A word of the rules, or a part of the table, that can be explained."""

    FROZEN = "frozen"
    BLOCKED = "blocked"
    WILD = "wild"
    MINIMUM = "minimum"
    CANASTA = "canasta"
    THREES = "threes"
    STOCK = "stock"
    PILE = "pile"
    FOOT = "foot"
    WINGS = "wings"
    CLOSED = "closed"


_SENTENCES: Final = {
    Term.FROZEN: mark(
        "You can take a frozen pile only with a natural pair from your hand."
    ),
    Term.BLOCKED: mark("A blocked pile cannot be taken until another card covers it."),
    Term.WILD: mark(
        "Jokers and twos are wild: they stand for other cards. ★ "
        "shows how many a meld has."
    ),
    Term.MINIMUM: mark("The initial meld of a side must reach this minimum."),
    Term.CANASTA: mark("A canasta is a meld of seven or more cards. It earns a bonus."),
    Term.THREES: mark("Threes laid out here count by themselves, apart from melds."),
    Term.STOCK: mark("The stock is the face-down stack you draw from."),
    Term.PILE: mark("To take the pile, you must use its top card at once."),
    Term.FOOT: mark(
        "The foot is a second packet. You pick it up when your hand is empty."
    ),
    Term.WINGS: mark("The wing cards stay face down and count for nobody."),
    Term.CLOSED: mark("A canasta closes its rank: nobody can begin a new meld of it."),
}

SHEET_ANCHORS_BY_TERM: Final = {
    Term.FROZEN: ("take_frozen", "pile_always_frozen", "pile"),
    Term.BLOCKED: ("top_blocks", "pile"),
    Term.WILD: ("max_wilds", "melds"),
    Term.MINIMUM: ("initial_table", "opening"),
    Term.CANASTA: ("max_meld_size", "min_naturals_in_canasta", "melds"),
    Term.THREES: ("red3_mode", "threes"),
    Term.STOCK: ("draw_count", "drawing"),
    Term.PILE: ("take_unfrozen", "pile_access", "pile"),
    Term.FOOT: ("foot_size", "deal"),
    Term.WINGS: ("talon_mode", "talon_sizes", "deal"),
    Term.CLOSED: ("burning", "melds"),
}
"""By word, the places in the rule sheet that explain it, the most specific first."""


def term_words(term: Term, terms: Terms) -> str:
    """Return the sentence that explains a word in this game."""
    if term is Term.PILE and terms.rules.pile_access is PileAccess.NEVER:
        return tr("Nobody takes the discard pile in this game.")
    if term is Term.WINGS and terms.rules.talon_mode is TalonMode.BONUS_DRAW:
        return tr("The first side to open takes one packet, the next the other.")
    return tr(_SENTENCES[term])
