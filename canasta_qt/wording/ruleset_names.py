"""The games of the list by name, character and source, in the reader's language.

Their English words stand in the data of the rules, which speaks no other language;
here they are marked for translation.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.fields import differing
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.translate import QT_TRANSLATE_NOOP, translate

_GOAL: Final = frozenset({"target_score", "rounds"})
"""Parameters that say how far a game goes."""

WORDS: Final = (
    QT_TRANSLATE_NOOP("rulesets", "Classic, four players"),
    QT_TRANSLATE_NOOP("rulesets", "Two pairs, two packs. Taking the pile wins games."),
    QT_TRANSLATE_NOOP("rulesets", "Classic Canasta, rules for four players"),
    QT_TRANSLATE_NOOP("rulesets", "Classic, two players"),
    QT_TRANSLATE_NOOP("rulesets", "Fifteen cards, draw two, two canastas to go out."),
    QT_TRANSLATE_NOOP("rulesets", "Classic Canasta, rules for two players"),
    QT_TRANSLATE_NOOP("rulesets", "Three players"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Each plays alone. Your discard can give the next player the pile."
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "Encyclopedia article on Canasta, part on two and three players"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Original Uruguay rules"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Where it began: take the pile before you open, discard your last card.",
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "Encyclopedia article on Canasta, rules as played in Uruguay"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Online-platform Classic"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Black threes freeze the pile. A canasta needs five natural cards."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Rules of Classic Canasta on an online platform"),
    QT_TRANSLATE_NOOP("rulesets", "Short Classic"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Short rules. The pile is not frozen before you open."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Short rules of Classic Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "US American"),
    QT_TRANSLATE_NOOP(
        "rulesets", "The pile is always frozen. Sevens and aces take no wild cards."
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "Encyclopedia article on Canasta, US American Canasta"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Samba"),
    QT_TRANSLATE_NOOP("rulesets", "Three packs. Sequences of one suit score most."),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Samba"),
    QT_TRANSLATE_NOOP("rulesets", "Bolivian"),
    QT_TRANSLATE_NOOP(
        "rulesets", "You need a sequence canasta to go out. Wild canastas score high."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Bolivian Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Brazilian"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Short sequences cost points. Leaders must open with a canasta."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Brazilian Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Chilean"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Sequences and wild canastas. Any two canastas are enough to go out.",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Chilean Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Cuban"),
    QT_TRANSLATE_NOOP(
        "rulesets", "The pile is always frozen. Black threes from it score."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Cuban Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Italian"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Up to thirteen cards lie under the upcard. Open without wild cards.",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Italian Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Uruguayan"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Classic with wild canastas and a pile that is always frozen."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Uruguayan Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Boat"),
    QT_TRANSLATE_NOOP(
        "rulesets", "A Slovak game as we read it: no printed rules were found."
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "No printed rules, but customs of Slovak and Czech tables"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Hand & Foot"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Play your hand, then your foot. Pairs go out with five canastas."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Hand & Foot"),
    QT_TRANSLATE_NOOP("rulesets", "Hand & Foot Canasta"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Hand & Foot with four packs for up to four players."
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "Encyclopedia article on Canasta, Hand & Foot Canasta"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Family Hand-and-Foot Canasta"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Six packs or more. A canasta closes its rank to other sides."
    ),
    QT_TRANSLATE_NOOP("rulesets", "A family’s rules of Canasta with hand and foot"),
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
    return translate("rulesets", words) if words in WORDS else words


def house_changes(ruleset: Ruleset) -> dict[str, object]:
    """Return the parameters that are not as in the game of the same id."""
    base = preset(ruleset.id)
    return {} if base is None else differing(ruleset, base)


def ruleset_title(ruleset: Ruleset) -> str:
    """Name rules truly: those that differ from their game are not called by it alone.

    How far a game goes is chosen for every game and leaves it the same.
    """
    base = preset(ruleset.id)
    changed = set(house_changes(ruleset)) - _GOAL
    if base is None or ruleset.title != base.title or not changed:
        return title_of(ruleset)
    return own_rules_title(base.title)
