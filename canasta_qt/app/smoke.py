"""`smoke`: everything once, in the real window, and a plain answer whether it works."""

import sys
import wave
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer, QTranslator
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.app.demo import bots_only, onlooker, shortened
from canasta_qt.app.settings.report import versions
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.art.deck_style import BackDesign, DeckColours, DeckStyle, IndexSize
from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.asset_files import asset
from canasta_qt.cards import ALL_CARDS
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.notation.record import parse_record, replay
from canasta_qt.storage.game_files import FINISHED, SUFFIX
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.widgets.choices import Speed

_TARGET: Final = 500
_PATIENCE_MS: Final = 240_000
_ASSETS: Final = ("translations/canasta_en.qm", "icon.svg", "sounds/turn.wav")
_FACE: Final = 90.0


class SmokeError(Exception):
    """Something does not work; the message is the sentence."""


def smoke(options: Options) -> int:
    """Try everything; returns the exit status, 0 if all of it works."""
    options = replace(
        options,
        speed=options.speed or Speed.OFF,
        size=options.size or QSize(1280, 800),
        seed=7 if options.seed is None else options.seed,
    )
    try:
        with onlooker(options) as (program, hook):
            _load_assets()
            _render_deck()
            game = _Game(program)
            hook.caught.connect(game.fail)
            game.play(options)
            said = game.check()
    except SmokeError as error:
        sys.stderr.write(f"canasta-qt smoke: {error}\n")
        return 1
    here = versions()
    engine = "compiled" if here.compiled else "interpreted"
    sys.stdout.write(
        f"canasta-qt {here.program}, engine {engine}, {here.python}, "
        f"Qt {here.qt}, {here.system}\n{said}\n"
    )
    return 0


def _load_assets() -> None:
    """Everything the program names is there, and everything there can be loaded."""
    try:
        named = [asset(name) for name in _ASSETS]
    except FileNotFoundError as error:
        raise SmokeError(str(error)) from error
    for file in sorted(named[0].parents[1].rglob("*")):
        kind = file.suffix.lower()
        if kind in _LOADERS and not _LOADERS[kind](str(file)):
            raise SmokeError(f"{file} cannot be loaded")


def _is_sound(path: str) -> bool:
    try:
        with wave.open(path, "rb") as file:
            return file.getnframes() > 0
    except (wave.Error, EOFError):
        return False


_LOADERS: Final[dict[str, Callable[[str], bool]]] = {
    ".png": lambda path: not QImage(path).isNull(),
    ".svg": lambda path: QSvgRenderer(path).isValid(),
    ".qm": lambda path: QTranslator().load(path),
    ".wav": _is_sound,
}


def _render_deck() -> None:
    """Every face in every dress, and every back."""
    store = PixmapStore()
    for colours in DeckColours:
        for index in IndexSize:
            style = DeckStyle(palette=colours, index=index, points=True)
            for card in ALL_CARDS:
                face = store.face(card, _FACE, 1.0, style)
                _must_be_painted(face, f"card {card} in {colours}, {index}")
    for design in BackDesign:
        back = store.back(_FACE, 1.0, DeckStyle(back=design))
        _must_be_painted(back, f"the back {design}")


def _must_be_painted(picture: QPixmap, what: str) -> None:
    image = picture.toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    if image.isNull() or middle.alpha() != 255:
        raise SmokeError(f"{what} is not painted")


class _Game(QObject):
    """A whole game of four bots through window, table, worker and store."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._trouble = ""
        self._result: RoundResult | None = None
        self._hands = 0
        program.controller.round_over.connect(self._on_round_over)
        program.controller.game_over.connect(self._on_game_over)
        program.autosave.trouble.connect(self.fail)

    def fail(self, text: str) -> None:
        """Remember what went wrong and end the game."""
        self._trouble = self._trouble or text
        QCoreApplication.exit(1)

    def play(self, options: Options) -> None:
        """Play until somebody has won."""
        self._program.show()
        self._program.match.begin(shortened(bots_only(options), _TARGET))
        watchdog = QTimer(self, singleShot=True)
        watchdog.timeout.connect(lambda: self.fail("the game did not end in time"))
        watchdog.start(_PATIENCE_MS)
        if not self._trouble:
            QCoreApplication.exec()
        watchdog.stop()

    def check(self) -> str:
        """Compare what was played with what was kept; returns what to say of it."""
        if self._trouble:
            raise SmokeError(self._trouble)
        result = self._result
        if result is None:
            raise SmokeError("the window was closed before the game was over")
        if self._program.window.grab().isNull():
            raise SmokeError("the window cannot be painted")
        self._check_kept(result)
        totals = " : ".join(str(total) for total in result.sheet.total)
        return f"{self._hands} hands played in the window, {totals}; saved and loaded"

    def _check_kept(self, result: RoundResult) -> None:
        files = list((games_folder() / FINISHED).glob(f"*{SUFFIX}"))
        if len(files) != 1:
            raise SmokeError(f"one finished game should be kept, there are {files}")
        record = parse_record(files[0].read_text(encoding="utf-8"))
        played = replay(record)
        if played.stopped is not None:
            raise SmokeError(
                f"the finished game cannot be played again: {played.stopped}"
            )
        if record.rounds[-1].score != result.sheet.total:
            raise SmokeError("the finished game was kept with another score")
        copy = games_folder() / f"copy{SUFFIX}"
        if not self._program.autosave.save_as(copy):
            raise SmokeError("the game cannot be saved under a name")
        if not self._program.match.bring_in(copy):
            raise SmokeError("the saved game cannot be opened again")

    def _on_round_over(self) -> None:
        self._hands += 1
        QTimer.singleShot(0, self._press_enter)

    def _press_enter(self) -> None:
        sheet = self._program.window.veil.sheet
        if sheet is None:
            self.fail("no score sheet was shown after a hand")
        else:
            sheet.on_enter()

    def _on_game_over(self, result: RoundResult) -> None:
        self._hands += 1
        self._result = result
        QCoreApplication.quit()
