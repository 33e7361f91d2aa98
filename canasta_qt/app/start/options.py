"""Options of the command line for the verbs that open a window."""

from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize

from canasta_qt.windows.widgets.choices import Speed, ThemeChoice


@dataclass(frozen=True)
class Options:
    """Options of the command line; None, 0 or an empty text if an option was not
    given."""

    verb: str = "play"
    file: Path | None = None
    ruleset: str = ""
    """Ruleset as text, in one of the forms of `find_ruleset`."""
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


def options_from_arguments(arguments: Namespace) -> Options:
    """Return the options in parsed arguments."""
    found = vars(arguments)
    kinds = {"size": lambda size: QSize(*size), "speed": Speed, "theme": ThemeChoice}
    for name, kind in kinds.items():
        if found[name] is not None:
            found[name] = kind(found[name])
    return Options(**found)
