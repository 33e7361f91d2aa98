"""Report about an error: versions, exception, position, record.

For an unfinished round the report has only what the player can see. It has no player
names.
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

_REPORTED_FIELDS: Final = ("_asked", "_undo", "_hints", "_undos", "_aids")
"""Keys in records whose values contain neither cards nor names, so that reports may
include them."""
_POSITION: Final = re.compile(r"canasta/1 [^\n]*")
_Hook: TypeAlias = Callable[
    [type[BaseException], BaseException, TracebackType | None], object
]


def versions() -> tuple[str, str, str]:
    """Return names and versions of Python, Qt and the system."""
    import platform  # imported late: a start does not need it

    python = f"{platform.python_implementation()} {platform.python_version()}"
    return python, f"Qt {qVersion()}", platform.platform(terse=True)


def error_report(error: str, game: str) -> str:
    """Return the report: versions, error and the text of the game; in the error, `~`
    replaces the home folder."""
    from canasta_qt.engine.build_info import build_name

    error = error.replace(QDir.toNativeSeparators(f"{QDir.homePath()}/"), "~/")
    lines = [f"canasta-qt {__version__}, engine {build_name()}", ", ".join(versions())]
    return "\n\n".join(part for part in ("\n".join(lines), error, game) if part)


def session_report(
    error: str, session: Session | None, main_session: Session | None
) -> str:
    """Return a report on the session on the table and on the main game `main_session`.

    Finished rounds are included with all cards. The number of the deal is not included,
    as it would reveal the cards of later rounds.
    """
    from canasta_qt.notation.position.line import format_position
    from canasta_qt.notation.record import format_record

    parts: list[str] = []
    if session is not None and session.is_begun:
        shown = session.position
        if not session.is_over:
            shown = session.visible_observation().position
        parts.append(format_position(shown))
    if main_session is not None and main_session.is_begun:
        rounds = main_session.record.rounds
        if not main_session.is_over:
            parts.append("\n".join(map(str, rounds[-1].turns)))
            rounds = rounds[:-1]
        told = {
            name: main_session.record.private_fields[name]
            for name in _REPORTED_FIELDS
            if name in main_session.record.private_fields
        }
        record = replace(
            main_session.record, rounds=rounds, names=(), private_fields=told
        )
        parts.append(format_record(record, saved_by=f"canasta-qt {__version__}"))
    error = _POSITION.sub("canasta/1 …", error)
    return error_report(error, "\n\n".join(filter(None, parts)))


class ExceptionHook:
    """Handler of uncaught exceptions, after which the program continues.

    `tell` is called once for each kind of error, so that an error in every frame does
    not open many dialogs. The class is no QObject, as it must work without an
    application.
    """

    def __init__(self, tell: Callable[[str], object]) -> None:
        """Replace the exception hook of the interpreter until `release`."""
        self.tell = tell
        self._former_hook: _Hook = sys.excepthook
        self._reported_errors: set[str] = set()
        sys.excepthook = self._on_exception

    def release(self) -> None:
        """Restore the exception hook of the interpreter."""
        sys.excepthook = self._former_hook

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._former_hook(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        _log.error("unexpected exception\n%s", text)
        place = traceback.extract_tb(trace)[-1:]
        sign = f"{kind.__name__} {[(frame.filename, frame.lineno) for frame in place]}"
        if sign not in self._reported_errors:
            self._reported_errors.add(sign)
            self.tell(text)
