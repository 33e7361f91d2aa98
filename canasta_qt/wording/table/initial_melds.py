"""What first melds need besides their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.rules.values import InitialCondition
from canasta_qt.translate import translate
from canasta_qt.wording.cards import number_word

if TYPE_CHECKING:
    from canasta_qt.engine.state.observation import Observation


def opening_conditions(observation: Observation) -> str:
    """Word what an opening needs besides points, and what saves them; or nothing."""
    opening = observation.position.terms.opening
    words = []
    condition = opening.initial_condition
    if condition is InitialCondition.THREE_NATURAL_MELD:
        words.append(
            translate("table", "One of the melds must have three natural cards.")
        )
    elif condition is InitialCondition.NO_WILDS:
        words.append(translate("table", "They hold no wild cards."))
    if opening.initial_min_naturals_from_hand:
        number = number_word(opening.initial_min_naturals_from_hand)
        words.append(
            translate(
                "table", "At least {number} natural cards come from your hand."
            ).format(number=number)
        )
    if (
        opening.canasta_meets_initial
        and opening_minimum(observation.position, observation.side) > 0
    ):
        words.append(translate("table", "A whole canasta is enough."))
    return " ".join(words)
