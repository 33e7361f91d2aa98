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
    QT_TRANSLATE_NOOP(
        "rulesets", "Two pairs, two packs. The pile is the heart of the game."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Classic Canasta, rules for four players"),
    QT_TRANSLATE_NOOP("rulesets", "Classic, two players"),
    QT_TRANSLATE_NOOP("rulesets", "Fifteen cards, draw two, two canastas to go out."),
    QT_TRANSLATE_NOOP("rulesets", "Classic Canasta, rules for two players"),
    QT_TRANSLATE_NOOP("rulesets", "Three players"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Everybody alone: what you discard may be the next player's pile."
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "Encyclopedia article on Canasta, part on two and three players"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Original Uruguay rules"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Where it began: the pile is never locked, the last card is a discard.",
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "Encyclopedia article on Canasta, rules as played in Uruguay"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Online-platform Classic"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Black threes freeze the pile, and a canasta needs five naturals."
    ),
    QT_TRANSLATE_NOOP("rulesets", "An online platform's rules of Classic Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Short Classic"),
    QT_TRANSLATE_NOOP(
        "rulesets", "The rules on one page; the pile is open before you have melded."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Short rules of Classic Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "US American"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Always frozen, seven cards a meld, sevens and aces pure: high stakes.",
    ),
    QT_TRANSLATE_NOOP(
        "rulesets", "Encyclopedia article on Canasta, US American Canasta"
    ),
    QT_TRANSLATE_NOOP("rulesets", "Samba"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Three packs, and seven in a row of one suit are worth fifteen hundred.",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Samba"),
    QT_TRANSLATE_NOOP("rulesets", "Bolivian"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Nobody leaves without a run of seven; wild canastas are gold."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Bolivian Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Brazilian"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Short runs cost a thousand, and leaders open with a canasta."
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Brazilian Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Chilean"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Runs and wild canastas side by side; any two let you go."
    ),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Encyclopedia article on Canasta, Chilean Canasta; the rest our choice",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Cuban"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "A frozen pile, canastas of exactly seven, black threes to be caught.",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Cuban Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Italian"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "The first pile hides up to thirteen cards, and nobody opens with wilds.",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Italian Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Uruguayan"),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "Classic with a pile that only a natural pair opens, and wild canastas.",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Encyclopedia article on Canasta, Uruguayan Canasta"),
    QT_TRANSLATE_NOOP("rulesets", "Boat"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Our own reading of a Slovak game; no printed rules were found."
    ),
    QT_TRANSLATE_NOOP(
        "rulesets",
        "No printed rules found; customs of Slovak and Czech tables, our choice",
    ),
    QT_TRANSLATE_NOOP("rulesets", "Hand & Foot"),
    QT_TRANSLATE_NOOP(
        "rulesets", "Play out your hand, then your foot; five canastas open the door."
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
        "rulesets",
        "Six packs or more, and a finished canasta shuts its rank to others.",
    ),
    QT_TRANSLATE_NOOP("rulesets", "A family's rules of Canasta with hand and foot"),
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
    return translate("rules", "{game}, own rules").format(game=listed(title))


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
