"""Keeps PySide from making every import slow, and imports what can wait bit by bit."""

import builtins
import sys
from importlib import import_module
from typing import Final

import PySide6.QtCore  # noqa: F401  (brings what is changed here)

_BY_AND_BY: Final = (
    "table.motion.moments rules.parameters.bonuses rules.parameters.melds"
    " rules.parameters.registry wording.rules.cells wording.rules.house_rules"
    " windows.house_rules.lines windows.house_rules.editors"
    " windows.house_rules.rule_list windows.house_rules.sheet"
    " wording.rule_sheet.sheet windows.rules windows.widgets.scrolling"
    " wording.advice.sentences wording.advice.card wording.scores.game_end"
    " windows.advice app.menus.advice bots.estimates.values bots.search.features"
    " controller.replay_frames controller.advice.review windows.replay_window"
    " table.watched_view app.replay.replay app.replay.open_replay statistics.values"
    " statistics.figures statistics.update windows.statistics.chart"
    " windows.statistics.sheet app.menus.statistics table.overlay.question_boxes"
    " windows.help windows.score_pad app.game.counting windows.game_end"
    " app.game.game_end"
)
"""Modules that nobody has asked for yet, each after the large ones that it imports:
none takes as long as a frame to load."""


def leave_sources_unread() -> None:
    """Take back Python's own `import`, of which PySide has made a slow one.

    That is for its `__feature__`s, which nobody here wants: it calls Python for every
    name that is imported, and reads the source of each new module, to look for its own
    name.  Without this all runs as well, but starts later.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def unloaded() -> str:
    """Return the next module that nobody has asked for yet, if one is left."""
    names = (f"canasta_qt.{name}" for name in _BY_AND_BY.split())
    return next((name for name in names if name not in sys.modules), "")


def load_one_more() -> bool:
    """Load the next module that nobody has asked for; return whether one was left."""
    name = unloaded()
    if name:
        import_module(name)
    return bool(name)
