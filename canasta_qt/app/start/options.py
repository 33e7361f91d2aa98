"""What a verb that opens a window was asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSize

    from canasta_qt.windows.widgets.choices import Speed, ThemeChoice


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line; None is what the settings say."""

    verb: str = "play"
    file: Path | None = None
    ruleset: str = ""
    """Text of a game that there is, as `find` reads it."""
    players: int = 0
    seating: str = ""
    home: Path | None = None
    size: QSize | None = None
    speed: Speed | None = None
    theme: ThemeChoice | None = None
    language: str = ""
    screenshot: Path | None = None
    seed: int | None = None
    deal: int | None = None
