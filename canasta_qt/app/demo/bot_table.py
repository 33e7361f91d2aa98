"""Games that bots play among themselves in the real window: for demo and smoke."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from canasta_qt.app.game.bot_levels import NAMES, STANDARD
from canasta_qt.app.game.bot_process import bot_runner
from canasta_qt.app.game.game_setup import fitting, playable, ruleset_of
from canasta_qt.app.settings.report import Excepthook
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import make_application, use_home
from canasta_qt.rules.text.overrides import ruleset_text
from canasta_qt.rules.values import MatchEnd
from canasta_qt.storage.paths import HOME_VARIABLE
from canasta_qt.windows.new_game.game_offer import GameSetup, Seat


@contextmanager
def onlooker(options: Options) -> Iterator[tuple[Program, Excepthook]]:
    """A program with a home of its own that is gone afterwards."""
    former = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="canasta-") as folder:
        os.environ[HOME_VARIABLE] = folder
        use_home(options)
        app = make_application(options)
        program = Program(options, bot_runner(options.seed))
        hook = Excepthook(program)
        try:
            yield program, hook
        finally:
            program.close()
            program.window.close()
            hook.release()
            app.processEvents()
            if former is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = former


def bots_only(options: Options) -> GameSetup:
    """Everybody at the table is a bot, the player's seat included."""
    played = playable(options.ruleset)
    players, seating = fitting(played, options.players, options.seating)
    seats = tuple(Seat(name, STANDARD) for name in ("Bea", *NAMES))
    return GameSetup(
        ruleset=ruleset_text(played), seats=seats, players=players, seating=seating
    )


def shortened(wish: GameSetup, target: int) -> GameSetup:
    """The same game to a nearer goal; a game of rounds ends after the first."""
    if ruleset_of(wish).match.match_end is MatchEnd.TARGET:
        return replace(wish, target=target)
    return replace(wish, rounds=1)
