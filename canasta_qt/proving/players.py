"""All who may be measured against each other: levels, and styles to prove them by."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.levels import LEVELS
from canasta_qt.bots.rule_bots.bot import Bot
from canasta_qt.proving.styles import STYLES

PLAYERS: Final[dict[str, Bot]] = {**LEVELS, **STYLES}
