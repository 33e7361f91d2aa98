"""Names, descriptions and sources of rulesets, in the language of the program."""

from typing import Final

from canasta_qt.rules.model import GOAL_PARAMETERS, Ruleset, differing_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, base_of
from canasta_qt.translate import tr

_BUILTIN_TEXTS: Final = frozenset(
    words
    for ruleset in ALL_RULESETS
    for words in (ruleset.title, ruleset.character, ruleset.source)
)


def translated_title(ruleset: Ruleset) -> str:
    """Return the name of a ruleset; a name given by a player is not translated."""
    return translated_builtin(ruleset.title)


def character_of(ruleset: Ruleset) -> str:
    """Return the sentence about a ruleset; a player's note is not translated."""
    return translated_builtin(ruleset.character)


def source_of(ruleset: Ruleset) -> str:
    """Return the name of the text that the rules follow."""
    return translated_builtin(ruleset.source)


def own_rules_title(title: str) -> str:
    """Return the name of house rules without a name given by the player."""
    return tr("{game}, house rules").format(game=translated_builtin(title))


def translated_builtin(words: str) -> str:
    """Return the translation of a text of a built-in ruleset; return any other text
    unchanged."""
    return tr(words) if words in _BUILTIN_TEXTS else words


def house_changes(ruleset: Ruleset) -> dict[str, object]:
    """Return the parameters that differ from the built-in ruleset with the same id."""
    return differing_parameters(ruleset, base_of(ruleset))


def ruleset_title(ruleset: Ruleset) -> str:
    """Return the name of a ruleset, with an addition if rules were changed.

    If only the goal of the game was changed, it is the name of the built-in ruleset.
    """
    base = base_of(ruleset)
    changed = set(house_changes(ruleset)) - GOAL_PARAMETERS
    if ruleset.title != base.title or not changed:
        return translated_title(ruleset)
    return own_rules_title(base.title)
