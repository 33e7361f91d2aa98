"""Games that bots play among themselves in the real window: for demo and smoke."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from canasta_qt.app.application import Program, make_application, use_home
from canasta_qt.app.bots import bot_runner
from canasta_qt.app.levels import NAMES, STANDARD
from canasta_qt.app.options import Options
from canasta_qt.app.report import Excepthook
from canasta_qt.rules.catalog import RULESETS
from canasta_qt.rules.model import Ruleset
from canasta_qt.storage.paths import HOME_VARIABLE
from canasta_qt.windows.new_game import GameWish, Seat


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


def bots_only(options: Options) -> tuple[GameWish, Ruleset]:
    """Everybody at the table is a bot, the player's seat included."""
    ruleset = options.ruleset or RULESETS[0]
    names = ("Bea", *NAMES)
    seats = tuple(Seat(name, STANDARD) for name in names)
    return GameWish(ruleset.id, seats, None), ruleset


def shortened(ruleset: Ruleset, target: int) -> Ruleset:
    """The same game to a nearer goal."""
    return replace(ruleset, match=replace(ruleset.match, target_score=target))
