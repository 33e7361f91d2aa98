"""The levels of play by name, as arena, advice, worker and window ask for them."""

from __future__ import annotations

from math import inf
from typing import Final

from canasta_qt.bots.estimates import values
from canasta_qt.bots.rule_bots.bot import Bot, Decision
from canasta_qt.bots.rule_bots.random_bot import RandomBot
from canasta_qt.bots.rule_bots.standard import StandardBot, WeakBot, low_first
from canasta_qt.bots.search.search_bot import SearchingBot
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation

LEVELS: Final[dict[str, Bot]] = {
    "novice": WeakBot(values.NOVICE, low_first),
    "beginner": WeakBot(values.BEGINNER),
    "casual": WeakBot(values.CASUAL),
    "standard": StandardBot(),
    "expert": SearchingBot(values.EXPERT),
    "master": SearchingBot(values.MASTER),
    "random": RandomBot(),
}
"""Every level there is; bots keep nothing, so one of each is enough."""


def decide(
    level: str,
    observation: Observation,
    seed: int,
    budget: int,
    also: tuple[Action, ...] = (),
    seconds: float = inf,
) -> Decision:
    """Let a level decide; only a search weighs what it is told to, and has a clock."""
    bot = LEVELS[level]
    if isinstance(bot, SearchingBot):
        return bot.decide(observation, seed, budget, also, seconds)
    return bot.decide(observation, seed, budget)
