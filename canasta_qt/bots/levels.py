"""The levels of play by name, as arena, advice, worker and window ask for them."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.estimates import values
from canasta_qt.bots.rule_bots.bot import Bot
from canasta_qt.bots.rule_bots.random_bot import RandomBot
from canasta_qt.bots.rule_bots.standard import StandardBot, WeakBot
from canasta_qt.bots.search.search_bot import SearchingBot

LEVELS: Final[dict[str, Bot]] = {
    "beginner": WeakBot(values.BEGINNER),
    "casual": WeakBot(values.CASUAL),
    "standard": StandardBot(),
    "expert": SearchingBot(values.EXPERT),
    "master": SearchingBot(values.MASTER),
    "random": RandomBot(),
}
"""Every level there is; bots keep nothing, so one of each is enough."""
