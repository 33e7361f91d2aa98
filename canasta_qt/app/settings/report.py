"""What to send when something went wrong: versions, exception, position, record."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import qVersion

from canasta_qt import __version__

if TYPE_CHECKING:
    from canasta_qt.windows.help import Versions

_log = logging.getLogger("canasta.app")

_Hook: TypeAlias = Callable[
    [type[BaseException], BaseException, TracebackType | None], object
]


def versions(home: str = "") -> Versions:
    """What runs here."""
    import platform  # no start waits for either

    from canasta_qt.engine.build_info import is_compiled
    from canasta_qt.windows.help import Versions

    return Versions(
        program=__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        qt=str(qVersion()),
        system=platform.platform(terse=True),
        compiled=is_compiled(),
        home=home,
    )


def report(error: str, game: str) -> str:
    """The whole text: what runs, what happened, and the game.

    The number of the deal is left out: it tells the cards of the rounds to come.
    """
    from canasta_qt.engine.build_info import build_name
    from canasta_qt.notation.record import DEAL

    lines = game.splitlines(keepends=True)
    game = "".join(line for line in lines if not line.startswith(f"{DEAL} = "))
    here = versions()
    lines = [
        f"canasta-qt {here.program}, engine {build_name()}",
        f"{here.python}, Qt {here.qt}, {here.system}",
    ]
    return "\n\n".join(part for part in ("\n".join(lines), error, game) if part)


class Excepthook:
    """Catches what nobody else did; the program goes on.

    `tell` hears once of each kind of mistake, so that one that happens on every frame
    does not bury the window under dialogs.  Nothing of Qt: it may be needed before and
    after an application, whose end would take a QObject with it.
    """

    def __init__(self, tell: Callable[[str], object]) -> None:
        """Take the place of the interpreter's hook until `release`."""
        self.tell = tell
        self._former: _Hook = sys.excepthook
        self._seen: set[str] = set()
        sys.excepthook = self._on_exception

    def release(self) -> None:
        """Give the place back."""
        sys.excepthook = self._former

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._former(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        _log.error("unexpected exception\n%s", text)
        place = traceback.extract_tb(trace)[-1:]
        sign = f"{kind.__name__} {[(frame.filename, frame.lineno) for frame in place]}"
        if sign not in self._seen:
            self._seen.add(sign)
            self.tell(text)
