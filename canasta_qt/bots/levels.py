"""The levels of play by name, as arena, advice, worker and window ask for them."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.bot import Bot
from canasta_qt.bots.random_bot import RandomBot
from canasta_qt.bots.standard import StandardBot

LEVELS: Final[dict[str, Bot]] = {"standard": StandardBot(), "random": RandomBot()}
"""Every level that can be chosen; bots keep nothing, so one of each is enough."""

SIMPLE: Final = "standard"
"""The level that answers in place of one that failed."""
