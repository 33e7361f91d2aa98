"""One window for one home: a second start raises the first one.

The lock of the storage decides who is first; this only carries the message.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCryptographicHash, QDir, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

_log = logging.getLogger("canasta.app")

_PATIENCE_MS: Final = 500
RAISE: Final = b"raise\n"


def channel(home: Path) -> str:
    """Return a name for the conversation between programs that share a home."""
    home_name = str(home.resolve()).encode()
    digest = QCryptographicHash.hash(home_name, QCryptographicHash.Algorithm.Sha256)
    return f"canasta-qt-{bytes(digest.toHex().data()).decode()[:16]}"


def ask_first(home: Path, message: bytes = RAISE) -> bool:
    """Send a message to a program that runs already; return whether one took it."""
    # Qt's network takes time to load, and a socket in use has a file but on Windows.
    if sys.platform != "win32" and not Path(QDir.tempPath(), channel(home)).exists():
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(channel(home))
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    socket.write(message)
    sent = socket.waitForBytesWritten(_PATIENCE_MS)
    socket.disconnectFromServer()
    return sent


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
            self.rung.emit(text.removeprefix(RAISE.decode().strip()).strip())
