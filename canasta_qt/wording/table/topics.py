"""Topics that are explained at the table, each with a sentence."""

from enum import StrEnum
from typing import Final

from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import PileAccess, TalonMode
from canasta_qt.translate import mark, tr
from canasta_qt.wording.rule_sheet.glossary import DEFINITIONS


class Topic(StrEnum):
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
    Topic.FROZEN: mark(
        "You can take a frozen pile only with a natural pair from your hand."
    ),
    Topic.BLOCKED: mark("A blocked pile cannot be taken until another card covers it."),
    Topic.WILD: mark(
        "Jokers and twos are wild: they stand for other cards. ★ "
        "shows how many a meld has."
    ),
    Topic.MINIMUM: mark("The initial meld of a side must reach this minimum."),
    Topic.CANASTA: DEFINITIONS["Canasta"],
    Topic.THREES: mark("Threes laid out here count by themselves, apart from melds."),
    Topic.STOCK: DEFINITIONS["Stock"],
    Topic.PILE: mark("To take the pile, you must use its top card at once."),
    Topic.FOOT: DEFINITIONS["Foot"],
    Topic.WINGS: mark("The wing cards stay face down and count for nobody."),
    Topic.CLOSED: DEFINITIONS["Closed rank"],
}

SHEET_ANCHORS_BY_TOPIC: Final = {
    Topic.FROZEN: ("take_frozen", "pile_always_frozen", "pile"),
    Topic.BLOCKED: ("top_blocks", "pile"),
    Topic.WILD: ("max_wilds", "melds"),
    Topic.MINIMUM: ("initial_table", "opening"),
    Topic.CANASTA: ("max_meld_size", "min_naturals_in_canasta", "melds"),
    Topic.THREES: ("red3_mode", "threes"),
    Topic.STOCK: ("draw_count", "drawing"),
    Topic.PILE: ("take_unfrozen", "pile_access", "pile"),
    Topic.FOOT: ("foot_size", "deal"),
    Topic.WINGS: ("talon_mode", "talon_sizes", "deal"),
    Topic.CLOSED: ("burning", "melds"),
}
"""Anchors in the rule sheet at which a topic is explained, the most specific first."""


def topic_sentence(topic: Topic, terms: Terms) -> str:
    """Return the sentence that explains a topic, under the rules of this game."""
    if topic is Topic.PILE and terms.rules.pile_access is PileAccess.NEVER:
        return tr("Nobody takes the discard pile in this game.")
    if topic is Topic.WINGS and terms.rules.talon_mode is TalonMode.BONUS_DRAW:
        return tr("The first side to open takes one packet, the next the other.")
    return tr(_SENTENCES[topic])
