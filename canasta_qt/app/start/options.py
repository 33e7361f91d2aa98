"""Options of a verb that opens a window."""

from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize

from canasta_qt.app.game.ruleset_list import seatings_of, usual_players
from canasta_qt.cli.parser import error_text
from canasta_qt.storage.game_files import expect_game
from canasta_qt.storage.own_rulesets import find
from canasta_qt.storage.paths import StorageError
from canasta_qt.windows.widgets.choices import Speed, ThemeChoice
from canasta_qt.wording.ruleset_names import title_of


@dataclass(frozen=True)
class Options:
    """Options of the command line; None stands for the value of the settings."""

    verb: str = "play"
    file: Path | None = None
    ruleset: str = ""
    """Text of a ruleset, as `find` reads it."""
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


def options_of(parsed: Namespace) -> Options:
    """Return the options that the command line has parsed."""
    found = vars(parsed)
    kinds = {"size": lambda size: QSize(*size), "speed": Speed, "theme": ThemeChoice}
    for name, kind in kinds.items():
        if found[name] is not None:
            found[name] = kind(found[name])
    return Options(**found)


def game_problem(options: Options) -> str:
    """Return why the requested file or game cannot be played; empty if it can."""
    try:
        if options.file is not None:
            expect_game(options.file)
        if not options.ruleset:
            alone = options.players or options.seating
            return "--players and --seating need --ruleset" if alone else ""
        ruleset = find(options.ruleset)
    except StorageError as error:
        return error_text(error)
    players = options.players or usual_players(ruleset)
    seatings = [each.value for each in seatings_of(ruleset, players)]
    title = title_of(ruleset)
    if not seatings:
        allowed = " or ".join(map(str, sorted(ruleset.players_allowed)))
        return f"{title} is for {allowed} players, not {players}"
    if options.seating and options.seating not in seatings:
        return f"{players} players play {title} as {' or '.join(seatings)}"
    return ""
