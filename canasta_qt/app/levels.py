"""The bots a player may choose, as plain values for the windows, and their names."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.windows.game_offer import Level

STANDARD: Final = "standard"
NAMES: Final = ("Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")
"""Names for the seats clockwise from the player's left, until others are given."""


def levels() -> tuple[Level, ...]:
    """Every level there is, the weakest first."""
    # The bots' modules are large, and nothing before the first choice needs them.
    from canasta_qt.bots.levels import LADDER

    words = _words()
    return tuple(Level(name, *words[name]) for name in LADDER)


def _words() -> dict[str, tuple[str, str]]:
    """Title and character of each level."""
    tr = QCoreApplication.translate
    return {
        "beginner": (
            tr("Levels", "Beginner"),
            tr("Levels", "Lays in a hurry and overlooks what the others do."),
        ),
        "casual": (
            tr("Levels", "Casual"),
            tr("Levels", "Knows the game, but forgets and misses things."),
        ),
        STANDARD: (
            tr("Levels", "Standard"),
            tr("Levels", "Sound and steady, by the rules of thumb."),
        ),
        "expert": (
            tr("Levels", "Expert"),
            tr("Levels", "Looks a turn ahead and counts the cards."),
        ),
        "master": (
            tr("Levels", "Master"),
            tr("Levels", "Weighs hundreds of possible hands at every move."),
        ),
    }
