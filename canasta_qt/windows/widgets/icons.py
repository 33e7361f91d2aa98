"""Signs on buttons."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton

from canasta_qt.art.pixmaps import render_svg
from canasta_qt.look.icons import Icon, icon_svg
from canasta_qt.windows.widgets.style import Look, marked


def icon(kind: Icon, size: int, ratio: float, colour: str) -> QIcon:
    """A sign as an icon for a button."""
    return QIcon(render_svg(icon_svg(kind, colour), size, size, ratio))


class IconButton(QToolButton):
    """A sign that is pressed; its words are in the tool tip and for readers."""

    def __init__(self, kind: Icon, words: str, variant: str = "bar") -> None:
        """Nothing is drawn before the first `set_look`."""
        super().__init__()
        self._kind = kind
        self._look: Look | None = None
        marked(self, kind=variant)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setFixedSize(32, 28)
        self.setIconSize(QSize(18, 18))

    def set_look(self, look: Look) -> None:
        """Draw the sign in the colours of the window."""
        self._look = look
        chosen = self.isCheckable() and self.isChecked()
        colour = look.colours.accent if chosen else look.colours.text
        self.setIcon(icon(self._kind, 18, self.devicePixelRatioF(), colour))

    def show_sign(self, kind: Icon) -> None:
        """Draw another sign from now on."""
        self._kind = kind
        if self._look is not None:
            self.set_look(self._look)
