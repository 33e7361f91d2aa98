"""The words of a game, each with its definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import PileAccess
from canasta_qt.translate import QT_TRANSLATE_NOOP, translate
from canasta_qt.wording.rules.parameters import effect_words

_DEFINITIONS: Final = {
    QT_TRANSLATE_NOOP("terms", "Side"): QT_TRANSLATE_NOOP(
        "terms", "Players who score together are a side: partners, or one player alone."
    ),
    QT_TRANSLATE_NOOP("terms", "Meld"): QT_TRANSLATE_NOOP(
        "terms",
        "A meld is three or more cards of one rank that are together on the table.",
    ),
    QT_TRANSLATE_NOOP("terms", "Sequence"): QT_TRANSLATE_NOOP(
        "terms", "A sequence is a meld of cards of one suit, in order."
    ),
    QT_TRANSLATE_NOOP("terms", "Canasta"): QT_TRANSLATE_NOOP(
        "terms", "A canasta is a meld of seven or more cards. It earns a bonus."
    ),
    QT_TRANSLATE_NOOP("terms", "Natural card"): QT_TRANSLATE_NOOP(
        "terms", "Natural cards are all cards from four to ace."
    ),
    QT_TRANSLATE_NOOP("terms", "Wild card"): QT_TRANSLATE_NOOP(
        "terms", "Wild cards are jokers and twos. They replace other cards in a meld."
    ),
    QT_TRANSLATE_NOOP("terms", "Red three"): QT_TRANSLATE_NOOP(
        "terms", "Red threes are the threes of hearts and diamonds."
    ),
    QT_TRANSLATE_NOOP("terms", "Black three"): QT_TRANSLATE_NOOP(
        "terms", "Black threes are the threes of clubs and spades."
    ),
    QT_TRANSLATE_NOOP("terms", "Open"): QT_TRANSLATE_NOOP(
        "terms",
        "A side opens when it melds for the first time in a round: its initial meld.",
    ),
    QT_TRANSLATE_NOOP("terms", "Minimum"): QT_TRANSLATE_NOOP(
        "terms", "The minimum is how many points an initial meld must have."
    ),
    QT_TRANSLATE_NOOP("terms", "Stock"): QT_TRANSLATE_NOOP(
        "terms", "The stock is the face-down cards you draw from."
    ),
    QT_TRANSLATE_NOOP("terms", "Discard"): QT_TRANSLATE_NOOP(
        "terms", "A discard is the card you put on the pile to end your turn."
    ),
    QT_TRANSLATE_NOOP("terms", "Pile"): QT_TRANSLATE_NOOP(
        "terms", "The pile is the discards, face up, one on top of the other."
    ),
    QT_TRANSLATE_NOOP("terms", "Frozen"): QT_TRANSLATE_NOOP(
        "terms",
        "A frozen pile is taken only with a natural pair: "
        "two natural cards of its top card’s rank from the hand.",
    ),
    QT_TRANSLATE_NOOP("terms", "Blocked"): QT_TRANSLATE_NOOP(
        "terms", "A blocked pile is one that nobody can take because of the top card."
    ),
    QT_TRANSLATE_NOOP("terms", "Foot"): QT_TRANSLATE_NOOP(
        "terms", "The foot is a second packet. You pick it up when your hand is empty."
    ),
    QT_TRANSLATE_NOOP("terms", "Closed rank"): QT_TRANSLATE_NOOP(
        "terms", "A canasta closes its rank: nobody can begin a new meld of it."
    ),
    QT_TRANSLATE_NOOP("terms", "Go out"): QT_TRANSLATE_NOOP(
        "terms", "To go out is to play your last card, which ends the round."
    ),
}


def definitions(terms: Terms) -> Iterator[tuple[str, str]]:
    """Yield the words of a game with their definitions, and what it makes of threes."""
    never = terms.rules.pile_access is PileAccess.NEVER
    missing = {
        "Sequence": not terms.rules.sequences,
        "Frozen": never,
        "Blocked": never,
        "Foot": not terms.foot_size,
        "Closed rank": not terms.rules.burning,
    }
    rules = terms.rules
    also = {
        "Red three": effect_words("red3_mode", rules.red3_mode),
        "Black three": effect_words("black3_mode", rules.black3_mode),
        "Pile": translate("terms", "Nobody takes the discard pile in this game.")
        if never
        else "",
    }
    for title, sentence in _DEFINITIONS.items():
        if not missing.get(title):
            said = (translate("terms", sentence), also.get(title, ""))
            yield translate("terms", title), " ".join(filter(None, said))
