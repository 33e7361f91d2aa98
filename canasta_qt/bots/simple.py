"""The bot of last resort: always an action, always a legal one, at once."""

from __future__ import annotations

import logging

from canasta_qt.bots.policy import choose
from canasta_qt.engine.actions import Action
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.observation import Observation
from canasta_qt.notation.position import format_position

_log = logging.getLogger("canasta.bots")


def simple_choice(view: Observation) -> Action:
    """Choose by the rules of play; if even that fails, the first legal action."""
    try:
        action = choose(view.position)
        refused = refusal(view.position, action)
    except Exception:
        # A game must never hang on a bot: the log tells what to mend.
        _log.exception("the rule policy failed in %s", format_position(view.position))
    else:
        if refused is None:
            return action
        where = format_position(view.position)
        _log.error("the rule policy wants %s (%s) in %s", action, refused.reason, where)
    return next(legal_actions(view.position))
