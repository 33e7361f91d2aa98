"""The levels of the bots by name."""

from typing import Final

from canasta_qt.bots.estimates.values import BEGINNER, CASUAL, EXPERT, MASTER, NOVICE
from canasta_qt.bots.messages import OPTIONS_WITHOUT_TIME_LIMIT, RequestOptions
from canasta_qt.bots.rule_bots.bot import Bot, Decision
from canasta_qt.bots.rule_bots.random_bot import RandomBot
from canasta_qt.bots.rule_bots.standard import (
    StandardBot,
    WeakBot,
    lowest_discard_action,
)
from canasta_qt.bots.search.search_bot import SearchingBot
from canasta_qt.engine.state.observation import Observation

BOTS_BY_LEVEL: Final[dict[str, Bot]] = {
    "novice": WeakBot(NOVICE, lowest_discard_action),
    "beginner": WeakBot(BEGINNER),
    "casual": WeakBot(CASUAL),
    "standard": StandardBot(),
    "expert": SearchingBot(EXPERT),
    "master": SearchingBot(MASTER),
    "random": RandomBot(),
}
"""One bot for each level; bots keep no state between decisions."""


def decide_at_level(
    level: str,
    observation: Observation,
    seed: int,
    budget: int,
    requests: RequestOptions = OPTIONS_WITHOUT_TIME_LIMIT,
) -> Decision:
    """Return the decision of a level.

    `budget` is the largest number of worlds that a search tries; `requests` has its
    time limit and other options. Both matter only to levels that search.
    """
    bot = BOTS_BY_LEVEL[level]
    if isinstance(bot, SearchingBot):
        return bot.decide(observation, seed, budget, requests)
    return bot.decide(observation, seed, budget)
