"""The bots a player may choose, as plain values for the windows, and their names."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.windows.new_game import Level

STANDARD: Final = "standard"
NAMES: Final = ("Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")
"""Names for the seats clockwise from the player's left, until others are given."""


def levels() -> tuple[Level, ...]:
    """Every level there is, the usual one first."""
    words = QCoreApplication.translate("Levels", "Standard")
    return (Level(STANDARD, words),)
