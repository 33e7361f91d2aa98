"""Words of the rules with definitions."""

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import PileAccess
from canasta_qt.translate import mark, tr

DEFINITIONS: Final = {
    mark("Side", "term"): mark(
        "Players who score together are a side: partners, or one player alone."
    ),
    mark("Meld", "term"): mark(
        "A meld is three or more cards of one rank that are together on the table."
    ),
    mark("Sequence", "term"): mark(
        "A sequence is a meld of cards of one suit, in order."
    ),
    mark("Canasta", "term"): mark(
        "A canasta is a meld of seven or more cards. It earns a bonus."
    ),
    mark("Natural card", "term"): mark("Natural cards are all cards from four to ace."),
    mark("Wild card", "term"): mark(
        "Wild cards are jokers and twos. They replace other cards in a meld."
    ),
    mark("Red three", "term"): mark(
        "Red threes are the threes of hearts and diamonds."
    ),
    mark("Black three", "term"): mark(
        "Black threes are the threes of clubs and spades."
    ),
    mark("Open", "term"): mark(
        "A side opens when it melds for the first time in a round: its initial meld."
    ),
    mark("Minimum", "term"): mark(
        "The minimum is how many points an initial meld must have."
    ),
    mark("Stock", "term"): mark("The stock is the face-down stack you draw from."),
    mark("Discard", "term"): mark(
        "A discard is the card you put on the pile to end your turn."
    ),
    mark("Pile", "term"): mark(
        "The pile is the discards, face up, one on top of the other."
    ),
    mark("Frozen", "term"): mark(
        "A frozen pile is taken only with a natural pair: "
        "two natural cards of its top card’s rank from the hand."
    ),
    mark("Blocked", "term"): mark(
        "A blocked pile is one that nobody can take because of the top card."
    ),
    mark("Foot", "term"): mark(
        "The foot is a second packet. You pick it up when your hand is empty."
    ),
    mark("Closed rank", "term"): mark(
        "A canasta closes its rank: nobody can begin a new meld of it."
    ),
    mark("Go out", "term"): mark(
        "To go out is to play your last card, which ends the round."
    ),
}


def definitions(terms: Terms) -> Iterator[tuple[str, str]]:
    """Yield the words used in a game with their definitions, which include the use of
    threes."""
    # Imported late: the table needs only the definitions.
    from canasta_qt.wording.rules.parameters import effect_words

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
        "Meld": tr("A sequence is a meld too.") if rules.sequences else "",
        "Red three": effect_words("red3_mode", rules.red3_mode),
        "Black three": effect_words("black3_mode", rules.black3_mode),
        "Pile": tr("Nobody takes the discard pile in this game.") if never else "",
    }
    for title, sentence in DEFINITIONS.items():
        if not missing.get(title):
            said = (tr(sentence), also.get(title, ""))
            yield tr(title, "term"), " ".join(filter(None, said))
