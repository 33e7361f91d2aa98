"""Every parameter of a ruleset explained: its title, a sentence, its value in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import canasta_qt.wording.rules.parameter_effects_cards as card_effects
import canasta_qt.wording.rules.parameter_effects_play as play_effects
import canasta_qt.wording.rules.parameter_texts_cards as cards
import canasta_qt.wording.rules.parameter_texts_play as play
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters.registry import GROUP_OF, parameters
from canasta_qt.translate import translate
from canasta_qt.wording.rules.parameter_tables import parameter_value


@dataclass(frozen=True, slots=True)
class Difference:
    """A parameter in which a ruleset is not Classic."""

    name: str
    value: object
    classic: object


def parameter_title(name: str) -> str:
    """Name a parameter in a few words: `Cards dealt to each player`."""
    source = cards.TITLES.get(name) or play.TITLES[name]
    return translate("rules", source)


def parameter_sentence(name: str) -> str:
    """Explain a parameter in a sentence."""
    source = cards.SENTENCES.get(name) or play.SENTENCES[name]
    return translate("rules", source)


def effect_words(name: str, value: object) -> str:
    """Say in a sentence what an alternative does; empty for other values."""
    effects = card_effects.EFFECTS.get(name) or play_effects.EFFECTS.get(name, {})
    if isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, StrEnum):
        text = value.value
    else:
        return ""
    return translate("rules", effects[text]) if text in effects else ""


def classic_value(ruleset: Ruleset, name: str) -> object:
    """Return the Classic value of a parameter, which is the default of its group."""
    group = type(getattr(ruleset, GROUP_OF[name]))
    return getattr(group(), name)


def differences(ruleset: Ruleset) -> Iterator[Difference]:
    """Yield every parameter in which a ruleset differs from Classic."""
    for name, value in parameters(ruleset):
        classic = classic_value(ruleset, name)
        if value != classic:
            yield Difference(name, value, classic)


def difference_words(difference: Difference) -> str:
    """Write a difference: `Cards dealt to each player: 15 (Classic: 11)`."""
    return translate("rules", "{title}: {value} (Classic: {classic})").format(
        title=parameter_title(difference.name),
        value=parameter_value(difference.name, difference.value),
        classic=parameter_value(difference.name, difference.classic),
    )
