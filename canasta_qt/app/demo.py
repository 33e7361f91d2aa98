"""`demo` and `smoke`: bots play in the real window, for a picture or as a check."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from canasta_qt import __version__
from canasta_qt.app.game.bots import DEFAULT_LEVEL, make_bot_runner
from canasta_qt.app.game.game_setup import (
    allowed_players_and_seating,
    ruleset_of_setup,
    ruleset_or_first,
)
from canasta_qt.app.game.speaker import Speaker
from canasta_qt.app.settings.report import ExceptionHook, versions
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import make_application, set_home_folder
from canasta_qt.asset_files import asset_path
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.session import DEFAULT_NAMES
from canasta_qt.engine.build_info import is_compiled
from canasta_qt.notation.record import replay_record
from canasta_qt.rules.text import ruleset_text
from canasta_qt.rules.values import MatchEnd
from canasta_qt.storage.game_files import FINISHED_FOLDER, GAME_SUFFIX, read_record
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.new_game.game_offer import GameSetup, SeatSetup
from canasta_qt.windows.widgets.choices import Speed


@contextmanager
def temporary_program(options: Options) -> Iterator[tuple[Program, ExceptionHook]]:
    """Yield a program with a temporary data folder, and its exception hook."""
    with tempfile.TemporaryDirectory(prefix="canasta-") as folder:
        set_home_folder(replace(options, home=options.home or Path(folder)))
        app = make_application(options)
        program = Program(options, make_bot_runner(options.seed))
        hook = ExceptionHook(program.menu_actions.on_crash)
        try:
            yield program, hook
        finally:
            program.close()
            program.window.close()
            hook.release()
            app.processEvents()


def make_bots_only_setup(options: Options) -> GameSetup:
    """Return the setup of the requested game with a bot on every seat."""
    played = ruleset_or_first(options.ruleset)
    players, seating = allowed_players_and_seating(
        played, options.players, options.seating
    )
    seats = tuple(SeatSetup(name, DEFAULT_LEVEL) for name in ("Bea", *DEFAULT_NAMES))
    return GameSetup(
        ruleset=ruleset_text(played),
        seats=seats,
        player_count=players,
        seating=seating,
        deal_number=options.deal,
    )


def setup_with_target(setup: GameSetup, target: int) -> GameSetup:
    """Return the setup with another target score; a game without a target has one
    round.
    """
    if ruleset_of_setup(setup).match_end is MatchEnd.TARGET:
        return replace(setup, target=target)
    return replace(setup, round_count=1)


_SIZE: Final = QSize(1280, 800)
_READ_MS: Final = 4000


def play_demo(options: Options) -> int:
    """Let bots play one round in the window, then quit; return the exit status."""
    if options.speed is None:
        options = replace(options, speed=Speed.FASTEST)
    if options.size is None and options.screenshot is not None:
        options = replace(options, size=_SIZE)
    with temporary_program(options) as (program, hook):
        watch = _Demonstration(program, options.screenshot)
        hook.tell = watch.on_error
        program.show()
        program.main_game.play_game(make_bots_only_setup(options))
        QCoreApplication.exec()
        return watch.status


class _Demonstration(QObject):
    """Demonstration of a game, which at the end of the round writes a picture to a file
    and quits."""

    def __init__(self, program: Program, picture: Path | None) -> None:
        super().__init__(program)
        self.status = 1
        self._program = program
        self._picture = picture
        controller = program.controller
        controller.round_over.disconnect(program.main_game.on_round_over)
        controller.game_over.disconnect(program.main_game.on_game_over)
        controller.round_over.connect(self._on_over)
        controller.game_over.connect(self._on_over)
        program.window.closing.connect(QCoreApplication.quit)

    def on_error(self, text: str) -> None:
        """Write an error to standard error, and quit."""
        sys.stderr.write(text)
        QCoreApplication.exit(1)

    def _on_over(self, result: RoundResult) -> None:
        picture, window = self._picture, self._program.window
        if picture is not None and not window.grab().save(str(picture)):
            self.on_error(f"canasta-qt: {picture} could not be written\n")
            return
        self.status = 0
        if picture is not None:
            QCoreApplication.quit()
        else:
            self._program.main_game.on_round_over(result)
            QTimer.singleShot(_READ_MS, QCoreApplication.quit)


_TARGET: Final = 500
_PATIENCE_MS: Final = 240_000
_LOADERS: Final[dict[str, Callable[[str], bool]]] = {
    "icon-512.png": lambda path: not QImage(path).isNull(),
    "icon.svg": lambda path: QSvgRenderer(path).isValid(),
    "sounds/turn.wav": lambda path: Path(path).read_bytes().startswith(b"RIFF"),
    "translations/canasta_de.qm": lambda path: QTranslator().load(path),
}
"""A file of each kind in `assets`, with a function that returns whether Qt can load the
file.
"""


class SmokeError(Exception):
    """Failure of the verb `smoke`; its message is a sentence."""


def run_smoke_test(options: Options) -> int:
    """Let bots play a short game; return the exit status, 0 if no failure was found."""
    options = replace(
        options,
        speed=options.speed or Speed.OFF,
        size=options.size or _SIZE,
        seed=7 if options.seed is None else options.seed,
    )
    try:
        with temporary_program(options) as (program, hook):
            load_assets()
            program.sounds.speaker = speaker = Speaker(null=True)
            program.sounds.open_device()
            game = _SmokeTestGame(program)
            hook.tell = game.fail
            game.play(options)
            said = game.check_saved_game()
    except SmokeError as error:
        sys.stderr.write(f"canasta-qt smoke: {error}\n")
        return 1
    engine = "compiled" if is_compiled() else "interpreted"
    heard = "no sound" if speaker.problem else "with sound"
    runs = ", ".join((f"{__version__}, engine {engine}, {heard}", *versions()))
    sys.stdout.write(f"canasta-qt {runs}\n{said}\n")
    return 0


def load_assets() -> None:
    """Load one asset of each kind. Raises `SmokeError` if one cannot be loaded."""
    for name, is_loaded in _LOADERS.items():
        try:
            path = str(asset_path(name))
        except FileNotFoundError as error:
            raise SmokeError(str(error)) from error
        if not is_loaded(path):
            raise SmokeError(f"{path} cannot be loaded")


class _SmokeTestGame(QObject):
    """Game of four bots, which tests the window, the table, the bot process and the
    storage."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._trouble = ""
        self._result: RoundResult | None = None
        self._hands = 0
        program.controller.round_over.connect(self._on_round_over)
        program.controller.game_over.connect(self._on_game_over)
        program.autosave.failed.connect(self.fail)

    def fail(self, text: str) -> None:
        """Store an error as the reason of failure, and quit."""
        self._trouble = self._trouble or text
        QCoreApplication.exit(1)

    def play(self, options: Options) -> None:
        """Let the bots play until the game ends or a failure is stored."""
        self._program.show()
        self._program.main_game.play_game(
            setup_with_target(make_bots_only_setup(options), _TARGET)
        )
        watchdog = QTimer(self, singleShot=True)
        watchdog.timeout.connect(lambda: self.fail("the game did not end in time"))
        watchdog.start(_PATIENCE_MS)
        if not self._trouble:
            QCoreApplication.exec()
        watchdog.stop()

    def check_saved_game(self) -> str:
        """Return a summary of the game. Raises `SmokeError` if the saved game differs
        from the played one."""
        if self._trouble:
            raise SmokeError(self._trouble)
        result = self._result
        if result is None:
            raise SmokeError("the window was closed before the game was over")
        if self._program.window.grab().isNull():
            raise SmokeError("the window cannot be painted")
        self._check_kept(result)
        totals = " : ".join(str(total) for total in result.score_sheet.total)
        return f"rounds played {self._hands}, score {totals}; saved and replayed"

    def _check_kept(self, result: RoundResult) -> None:
        files = list((games_folder() / FINISHED_FOLDER).glob(f"*{GAME_SUFFIX}"))
        if len(files) != 1:
            raise SmokeError(f"one finished game should be saved, there are {files}")
        record = read_record(files[0])
        played = replay_record(record)
        if played.error is not None:
            why = played.error
            raise SmokeError(f"the finished game cannot be played again: {why}")
        if record.rounds[-1].score != result.score_sheet.total:
            raise SmokeError("the finished game was saved with another score")

    def _on_round_over(self) -> None:
        self._hands += 1
        QTimer.singleShot(0, self._press_enter)

    def _press_enter(self) -> None:
        counting = self._program.main_game.counting
        if counting is None:
            self.fail("no round was counted")
        else:
            counting.count_all()
            self._program.main_game.on_count_read()

    def _on_game_over(self, result: RoundResult) -> None:
        self._hands += 1
        self._result = result
        QCoreApplication.quit()
