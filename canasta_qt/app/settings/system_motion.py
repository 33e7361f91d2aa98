"""Preference of the desktop for reduced motion, which Qt does not report.

The modules for the query are loaded after the first paint, because loading takes time.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_CLIENT_AREA_ANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION
_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
_LINUX: Final = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): 0,
}
"""Settings of Linux desktops, each with the value that requests reduced motion."""
_QUERY_DELAY_MS: Final = 100
"""Milliseconds until the query, at which time the window is painted and no card moves
yet."""
_TIMEOUT_MS: Final = 3000
"""Milliseconds after which a desktop without an answer is treated as having no
preference."""


class SystemMotion(QObject):
    """Whether the desktop asks for reduced motion; False until the desktop has
    answered."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the query in the background."""
        super().__init__(parent)
        self.is_reduced = False
        self._answers: set[tuple[str, str]] = set()
        # Measured from the first event: a slow start may take longer.
        QTimer.singleShot(
            0, self, lambda: QTimer.singleShot(_QUERY_DELAY_MS, self, self._begin)
        )

    def _begin(self) -> None:
        """Query the desktop and follow its changes."""
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._on_state)
        self._ask()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        """Query again when the program becomes active, as settings may have changed."""
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask()

    def _ask(self) -> None:
        if sys.platform == "win32":
            self._answer(reduced=_windows())
        elif sys.platform == "darwin":
            self._answer(reduced=_macos())
        else:
            for setting in _LINUX:
                self._ask_portal(setting)

    def _ask_portal(self, setting: tuple[str, str]) -> None:
        from PySide6.QtDBus import (
            QDBusConnection,
            QDBusMessage,
            QDBusPendingCallWatcher,
        )

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
        question.setArguments(list(setting))
        waiting = QDBusPendingCallWatcher(bus.asyncCall(question, _TIMEOUT_MS), self)
        waiting.finished.connect(lambda: self.on_portal_answer(setting, waiting))

    def on_portal_answer(
        self, setting: tuple[str, str], waiting: QDBusPendingCallWatcher
    ) -> None:
        """Handle an answer of the desktop portal, which is an error if the setting does
        not exist."""
        from PySide6.QtDBus import QDBusVariant

        values = [] if waiting.isError() else waiting.reply().arguments()
        waiting.deleteLater()
        value = values[0] if values else None
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if value is not None and value == _LINUX[setting]:
            self._answers.add(setting)
        else:
            self._answers.discard(setting)
        self._answer(reduced=bool(self._answers))

    def _answer(self, *, reduced: bool) -> None:
        if reduced is not self.is_reduced:
            self.is_reduced = reduced
            self.changed.emit()


def _windows() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    if sys.platform == "win32":
        ctypes.windll.user32.SystemParametersInfoW(
            _CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0
        )
    return not animated.value


def _macos() -> bool:
    """Return whether macOS asks for reduced motion.

    Reads `NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion`.
    """
    import ctypes
    from ctypes.util import find_library

    objc = ctypes.CDLL(find_library("objc"))
    ctypes.CDLL(find_library("AppKit"))
    name, pointer = [ctypes.c_char_p], ctypes.c_void_p
    of_class = ctypes.CFUNCTYPE(pointer, *name)(("objc_getClass", objc))
    selector = ctypes.CFUNCTYPE(pointer, *name)(("sel_registerName", objc))
    get = ctypes.CFUNCTYPE(pointer, pointer, pointer)(("objc_msgSend", objc))
    test = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)(("objc_msgSend", objc))
    workspace = get(of_class(b"NSWorkspace"), selector(b"sharedWorkspace"))
    return bool(test(workspace, selector(b"accessibilityDisplayShouldReduceMotion")))
