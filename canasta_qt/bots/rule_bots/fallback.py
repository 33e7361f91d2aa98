"""The bot of last resort: always an action, always a legal one, at once."""

from __future__ import annotations

import logging

from canasta_qt.bots.rule_bots.legal_choice import careful_choice
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.position.line import format_position

_log = logging.getLogger("canasta.bots")


def simple_choice(observation: Observation) -> Action:
    """Choose by the rules of play; if even that fails, the first legal action."""
    try:
        return careful_choice(observation.position)
    except Exception:
        # A game must never hang on a bot: the log tells what to mend.
        _log.exception(
            "the rule policy failed in %s", format_position(observation.position)
        )
    return next(legal_actions(observation.position))
