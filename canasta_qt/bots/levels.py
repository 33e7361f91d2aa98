"""The levels of play by name, as arena, advice, worker and window ask for them."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.bot import Bot
from canasta_qt.bots.random_bot import RandomBot
from canasta_qt.bots.searching import EXPERT, MASTER, SearchingBot
from canasta_qt.bots.standard import StandardBot
from canasta_qt.bots.styles import STYLES
from canasta_qt.bots.weak import BEGINNER, CASUAL, WeakBot

LEVELS: Final[dict[str, Bot]] = {
    "beginner": WeakBot(BEGINNER),
    "casual": WeakBot(CASUAL),
    "standard": StandardBot(),
    "expert": SearchingBot(EXPERT),
    "master": SearchingBot(MASTER),
    "random": RandomBot(),
}
"""Every level there is; bots keep nothing, so one of each is enough."""

PLAYERS: Final[dict[str, Bot]] = {**LEVELS, **STYLES}
"""All who may be measured against each other: levels, and styles to prove them by."""

LADDER: Final = ("beginner", "casual", "standard", "expert", "master")
"""The levels a player may choose, each stronger than the one before."""

SIMPLE: Final = "standard"
"""The level that answers in place of one that failed."""
