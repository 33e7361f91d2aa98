"""The games of the list by name, character and source, in the reader's language."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.model import GOAL, Ruleset, differing_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset
from canasta_qt.translate import tr

_LISTED: Final = frozenset(
    words
    for ruleset in ALL_RULESETS
    for words in (ruleset.title, ruleset.character, ruleset.source)
)


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
    return tr("{game}, house rules").format(game=listed(title))


def listed(words: str) -> str:
    """Words of a game of the list in the reader's language, all others as they are."""
    return tr(words) if words in _LISTED else words


def house_changes(ruleset: Ruleset) -> dict[str, object]:
    """Return the parameters that are not as in the game of the same id."""
    base = preset(ruleset.id)
    return {} if base is None else differing_parameters(ruleset, base)


def ruleset_title(ruleset: Ruleset) -> str:
    """Name rules truly: those that differ from their game are not called by it alone.

    How far a game goes is chosen for every game and leaves it the same.
    """
    base = preset(ruleset.id)
    changed = set(house_changes(ruleset)) - GOAL
    if base is None or ruleset.title != base.title or not changed:
        return title_of(ruleset)
    return own_rules_title(base.title)
