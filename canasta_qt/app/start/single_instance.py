"""One window for a data folder: the first start locks the folder, a later start
activates the window.

A later start sends the absolute path of the file to open, or an empty text, through a
local socket, waits for an answer and ends. A folder that cannot be locked may have
several windows, without a socket.
"""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCryptographicHash,
    QDeadlineTimer,
    QEventLoop,
    QLockFile,
    QObject,
    QTimer,
    Signal,
)

from canasta_qt.translate import WordedError, mark

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

_log = logging.getLogger("canasta.app")

_CONNECT_MS: Final = 500
_PAUSE_MS: Final = 100
_ANSWER_MS: Final = 15_000
"""Milliseconds for which a later start waits for an answer, as a window may be busy or
starting."""
_REQUEST: Final = b"raise "
_REPLY: Final = b"heard\n"
_NO_REPLY_ERROR: Final = mark(
    "Canasta is already open but not responding. Wait a moment and start it "
    "again. If that does not help, close it with your system’s task manager; "
    "your game is saved up to the last move. If no Canasta is running, delete "
    "the file “{path}”."
)
_NO_NAME: Final = mark(
    "The name of the folder “{path}” is not UTF-8: choose another folder for --home."
)


def lock_home(
    home: Path, file: Path | None = None, timeout_ms: int = _ANSWER_MS
) -> QLockFile | None:
    """Lock a data folder, or send a file to the program that has locked it.

    Return None if that program has answered. If a lock cannot be made, nothing can be
    saved in the folder; then the returned lock is not locked, and the window shows a
    notice. Raises `WordedError` if the other program does not answer.
    """
    try:
        str(home).encode()
    except UnicodeEncodeError:  # Qt would use another folder
        raise WordedError(_NO_NAME, path=home) from None
    path = home / "canasta.lock"
    lock = QLockFile(str(path))
    # A lock is never stale by age, only when its process has ended.
    lock.setStaleLockTime(0)
    until = QDeadlineTimer(timeout_ms)
    while not lock.tryLock(0):
        if lock.error() is not QLockFile.LockError.LockFailedError:
            return lock
        if _send_file(home, file, until):
            return None
        if until.hasExpired():
            raise WordedError(_NO_REPLY_ERROR, path=lock.fileName())
        _wait(_PAUSE_MS)
    return lock


def _wait(milliseconds: int) -> None:
    waiting = QEventLoop()
    QTimer.singleShot(milliseconds, waiting.quit)
    waiting.exec()


def socket_name(home: Path) -> str:
    """Return the name of the socket for a data folder, in a folder that only the user
    can access."""
    home_name = os.path.realpath(home).encode(errors="surrogateescape")
    digest = QCryptographicHash.hash(home_name, QCryptographicHash.Algorithm.Sha256)
    name = f"canasta-qt-{bytes(digest.toHex().data()).decode()[:16]}"
    if sys.platform == "win32":
        return name
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    is_writable = os.access(folder, os.W_OK)
    return f"{folder}/{name}" if is_writable else f"{home}/canasta.socket"


def _send_file(home: Path, file: Path | None, until: QDeadlineTimer) -> bool:
    """Send the path of a file to the program that has the lock; return whether it has
    answered."""
    try:
        from PySide6.QtNetwork import QLocalSocket  # second starts are rare
    except ImportError:
        return False
    wanted = b"" if file is None else os.fsencode(file.absolute())
    socket = QLocalSocket()
    socket.connectToServer(socket_name(home))
    if not socket.waitForConnected(_CONNECT_MS):
        return False
    waiting = QEventLoop()
    socket.readyRead.connect(waiting.quit)
    socket.disconnected.connect(waiting.quit)
    QTimer.singleShot(until.remainingTime(), waiting.quit)
    socket.write(_REQUEST + wanted.hex().encode() + b"\n")
    waiting.exec()
    heard = bytes(socket.readAll().data()) == _REPLY
    socket.abort()
    return heard


class SecondStartListener(QObject):
    """Listener for later starts, which emits `second_start` with a file name or an
    empty text."""

    second_start = Signal(object)

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        """Open the socket of a data folder that this program has locked; if that fails,
        the program works without one."""
        from PySide6.QtNetwork import QLocalServer

        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        name = socket_name(home)
        QLocalServer.removeServer(name)  # left by a killed program
        if not self._server.listen(name):
            _log.info("no second start is heard: %s", self._server.errorString())

    def close(self) -> None:
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(partial(self._read, socket))
            socket.disconnected.connect(socket.deleteLater)
            if socket.bytesAvailable():
                self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        """Answer the one message of a later start."""
        if socket.canReadLine():
            line = bytes(socket.readLine().data())
            with suppress(ValueError):  # not from a start of ours
                wanted = bytes.fromhex(line.removeprefix(_REQUEST).decode("ascii"))
                socket.write(_REPLY)
                socket.flush()
                self.second_start.emit(os.fsdecode(wanted))
            socket.disconnectFromServer()
