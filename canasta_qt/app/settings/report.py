"""What to send when something went wrong: versions, exception, position, record.

Of a round that goes on it holds what its player can see, and nothing of who plays.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from types import TracebackType
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QDir, qVersion

from canasta_qt import __version__

if TYPE_CHECKING:
    from canasta_qt.controller.session import Session

_log = logging.getLogger("canasta.app")

_TOLD: Final = ("_asked", "_undo", "_hints", "_undos", "_aids")
"""Own fields of a game that say nothing of cards, nor of who plays."""
_POSITION: Final = re.compile(r"canasta/1 [^\n]*")
_Hook: TypeAlias = Callable[
    [type[BaseException], BaseException, TracebackType | None], object
]


def versions() -> tuple[str, str, str]:
    """Return the names and versions of Python, Qt and the system."""
    import platform  # no start waits for it

    python = f"{platform.python_implementation()} {platform.python_version()}"
    return python, f"Qt {qVersion()}", platform.platform(terse=True)


def report(error: str, game: str) -> str:
    """The whole text: what runs, what happened, and the game.

    The number of the deal is left out: it tells the cards of the rounds to come.
    """
    from canasta_qt.engine.build_info import build_name
    from canasta_qt.notation.record import DEAL_FIELD

    lines = game.splitlines(keepends=True)
    game = "".join(line for line in lines if not line.startswith(f"{DEAL_FIELD} = "))
    error = error.replace(QDir.toNativeSeparators(f"{QDir.homePath()}/"), "~/")
    lines = [f"canasta-qt {__version__}, engine {build_name()}", ", ".join(versions())]
    return "\n\n".join(part for part in ("\n".join(lines), error, game) if part)


def seen(error: str, table: Session | None, own: Session | None) -> str:
    """The report of what lies on the table and of the own game, on it or beside it.

    Rounds that are over are there with every card.
    """
    from canasta_qt.notation.position.line import format_position
    from canasta_qt.notation.record import format_record

    parts: list[str] = []
    if table is not None and table.begun:
        shown = table.position if table.over else table.view().position
        parts.append(format_position(shown))
    if own is not None and own.begun:
        rounds = own.record.rounds
        if not own.over:
            parts.append("\n".join(map(str, rounds[-1].turns)))
            rounds = rounds[:-1]
        told = {name: own.record.own[name] for name in _TOLD if name in own.record.own}
        record = replace(own.record, rounds=rounds, names=(), own=told)
        parts.append(format_record(record, saved_by=f"canasta-qt {__version__}"))
    error = _POSITION.sub("canasta/1 …", error)
    return report(error, "\n\n".join(filter(None, parts)))


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
