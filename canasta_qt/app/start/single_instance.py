"""One window for one home: a second start raises the first one.

The lock of the storage decides who is first; this only carries the message.
"""

import hashlib
import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger("canasta.app")

_PATIENCE_MS: Final = 500
RAISE: Final = b"raise\n"


def channel(home: Path) -> str:
    """A name for the conversation between programs that share a home."""
    digest = hashlib.sha256(str(home.resolve()).encode()).hexdigest()
    return f"canasta-qt-{digest[:16]}"


def ask_first(home: Path, message: bytes = RAISE) -> bool:
    """Send the program that runs already a message; say whether one took it."""
    socket = QLocalSocket()
    socket.connectToServer(channel(home))
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    socket.write(message)
    sent = socket.waitForBytesWritten(_PATIENCE_MS)
    socket.disconnectFromServer()
    return sent


class SecondStartListener(QObject):
    """Listens for later starts; `rung` comes with what they want opened, or nothing."""

    rung = Signal(str)

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        """Begin to listen; without a channel the program works all the same."""
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        QLocalServer.removeServer(channel(home))
        if not self._server.listen(channel(home)):
            _log.info("no doorbell: %s", self._server.errorString())

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
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        while socket.canReadLine():
            text = bytes(socket.readLine().data()).decode(errors="replace").strip()
            self.rung.emit(text.removeprefix(RAISE.decode().strip()).strip())
