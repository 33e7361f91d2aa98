"""The games of the list by name, character and source, in the reader's language.

Their English words stand in the data of the rules, which speaks no other language;
here they are marked for translation.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.fields import GOAL, differing
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.translate import tr, translate

WORDS: Final = (
    tr("Classic, four players"),
    tr("Two pairs, two packs. The most played form of Canasta."),
    tr("Classic Canasta, rules for four players"),
    tr("Classic, two players"),
    tr("Fifteen cards, draw two, two canastas to go out."),
    tr("Classic Canasta, rules for two players"),
    tr("Classic, three players"),
    tr("Each plays alone. Your discard may give away the pile."),
    tr("Encyclopedia article on Canasta, part on two and three players"),
    tr("Original Uruguay rules"),
    tr("Where it began. You must discard your last card."),
    tr("Encyclopedia article on Canasta, rules as played in Uruguay"),
    tr("Online-platform Classic"),
    tr("Black threes freeze the pile. Few wild cards in a canasta."),
    tr("Rules of Classic Canasta on an online platform"),
    tr("Short Classic"),
    tr("Short rules. The pile is not frozen before you open."),
    tr("Short rules of Classic Canasta"),
    tr("US American"),
    tr("Pile always frozen. Sevens and aces take no wild cards."),
    tr("Encyclopedia article on Canasta, US American Canasta"),
    tr("Samba"),
    tr("Three packs. Sequences of one suit score most."),
    tr("Encyclopedia article on Canasta, Samba"),
    tr("Bolivian"),
    tr("Going out needs a sequence canasta. Wild ones score high."),
    tr("Encyclopedia article on Canasta, Bolivian Canasta"),
    tr("Brazilian"),
    tr("Short sequences cost points. Leaders open with a canasta."),
    tr("Encyclopedia article on Canasta, Brazilian Canasta"),
    tr("Chilean"),
    tr("Sequences, wild canastas. Go out with any two canastas."),
    tr("Encyclopedia article on Canasta, Chilean Canasta"),
    tr("Cuban"),
    tr("The pile is always frozen. Black threes from it score."),
    tr("Encyclopedia article on Canasta, Cuban Canasta"),
    tr("Italian"),
    tr("Many cards lie under the upcard. Open without wild cards."),
    tr("Encyclopedia article on Canasta, Italian Canasta"),
    tr("Uruguayan"),
    tr("Classic with wild canastas and a pile that is always frozen."),
    tr("Encyclopedia article on Canasta, Uruguayan Canasta"),
    tr("Boat"),
    tr("A Slovak game as we read it: no printed rules were found."),
    tr("No printed rules, but customs of Slovak and Czech tables"),
    tr("Hand & Foot"),
    tr("Play your hand, then your foot. Pairs need five canastas."),
    tr("Encyclopedia article on Canasta, Hand & Foot"),
    tr("Hand & Foot Canasta"),
    tr("Hand & Foot with four packs for up to four players."),
    tr("Encyclopedia article on Canasta, Hand & Foot Canasta"),
    tr("Family Hand-and-Foot Canasta"),
    tr("Six packs or more. A canasta closes its rank to other sides."),
    tr("A family’s rules of Canasta with hand and foot"),
)
"""Everything the data of the games say to people, a test compares it with them."""


def title_of(ruleset: Ruleset) -> str:
    """Name a game; names the player has given stay as they are."""
    return listed(ruleset.title)


def character_of(ruleset: Ruleset) -> str:
    """Put into a sentence what a game is like; the player's notes stay as they are."""
    return listed(ruleset.character)


def source_of(ruleset: Ruleset) -> str:
    """Name the text that the rules follow."""
    return listed(ruleset.source)


def own_rules_title(title: str) -> str:
    """Name house rules that have no name of their own by the game they start from."""
    return translate("rules", "{game}, house rules").format(game=listed(title))


def listed(words: str) -> str:
    """Words of a game of the list in the reader's language, all others as they are."""
    return translate("", words) if words in WORDS else words


def house_changes(ruleset: Ruleset) -> dict[str, object]:
    """Return the parameters that are not as in the game of the same id."""
    base = preset(ruleset.id)
    return {} if base is None else differing(ruleset, base)


def ruleset_title(ruleset: Ruleset) -> str:
    """Name rules truly: those that differ from their game are not called by it alone.

    How far a game goes is chosen for every game and leaves it the same.
    """
    base = preset(ruleset.id)
    changed = set(house_changes(ruleset)) - GOAL
    if base is None or ruleset.title != base.title or not changed:
        return title_of(ruleset)
    return own_rules_title(base.title)
