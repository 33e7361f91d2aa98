"""One window for one home: a second start raises the first one.

The lock of the storage decides who is first; this only carries the message.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCryptographicHash, QDir, QEventLoop, QObject, QTimer, Signal

from canasta_qt.translate import WordedError, tr

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

_log = logging.getLogger("canasta.app")

_PATIENCE_MS: Final = 500
_ANSWER_MS: Final = 5000
"""A window that is busy may take so long."""
RAISE: Final = b"raise\n"
_HEARD: Final = b"heard\n"


_HANGS: Final = tr(
    "Its window is open already and does not answer. Wait a moment and start Canasta "
    "again. If that does not help, end Canasta as your system ends programs; your game "
    "is saved up to the last move."
)


def channel(home: Path) -> str:
    """Return a name for the conversation between programs that share a home."""
    home_name = os.path.realpath(home).encode(errors="surrogateescape")
    digest = QCryptographicHash.hash(home_name, QCryptographicHash.Algorithm.Sha256)
    return f"canasta-qt-{bytes(digest.toHex().data()).decode()[:16]}"


def ask_first(home: Path, message: bytes = RAISE, patience: int = _ANSWER_MS) -> bool:
    """Send a message to a program that runs already; return whether one heard it.

    Raises a `WordedError` where one took it and says nothing.
    """
    # Qt's network takes time to load, and a socket in use has a file but on Windows.
    if sys.platform != "win32" and not Path(QDir.tempPath(), channel(home)).exists():
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(channel(home))
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    waiting = QEventLoop()
    socket.readyRead.connect(waiting.quit)
    socket.disconnected.connect(waiting.quit)  # it has just ended: we are the first
    QTimer.singleShot(patience, waiting.quit)
    socket.write(message)
    waiting.exec()
    heard = bool(socket.bytesAvailable())
    if not heard and socket.state() is QLocalSocket.LocalSocketState.ConnectedState:
        raise WordedError(_HANGS)
    socket.abort()
    return heard


class SecondStartListener(QObject):
    """Listens for later starts; `rung` brings what they want opened, or nothing."""

    rung = Signal(str)

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        """Begin to listen; without a channel the program works all the same."""
        from PySide6.QtNetwork import QLocalServer

        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        QLocalServer.removeServer(channel(home))
        if not self._server.listen(channel(home)):
            _log.info("no second start is heard: %s", self._server.errorString())

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(self._on_ready)
            socket.disconnected.connect(socket.deleteLater)
            if socket.bytesAvailable():
                self._read(socket)

    def _on_ready(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        while socket.canReadLine():
            text = bytes(socket.readLine().data()).decode(errors="replace").strip()
            socket.write(_HEARD)
            socket.flush()
            self.rung.emit(text.removeprefix(RAISE.decode().strip()).strip())
