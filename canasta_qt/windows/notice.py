"""A sentence over the table that goes away by itself."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.style import Look, marked

_HELD: Final = 6000
_WIDTH: Final = 620
_DOWN: Final = 0.15
"""How far down the table it stands: below the plates, above our own melds."""
_MOST: Final = 3


class Banner(QFrame):
    """Says something that needs no answer; what comes meanwhile is said with it."""

    def __init__(self, window: QWidget, table: QWidget) -> None:
        """Stand in the middle of `table`, over everything in `window`."""
        super().__init__(window)
        self._window = window
        self._table = table
        self._said: list[str] = []
        marked(self, kind="card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(17, 11, 17, 11)
        self._words = label("", "label", wrap=True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(self._words)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_read)
        self.hide()

    @property
    def text(self) -> str:
        """What is being said; empty while nothing is."""
        return "" if self.isHidden() else self._words.text()

    def say(self, text: str, look: Look) -> None:
        """Show a sentence for a while, below those that are still to be read."""
        if text in self._said:
            self._said.remove(text)
        self._said = [*self._said, text][-_MOST:]
        self._words.setText("\n".join(self._said))
        metrics = self._words.fontMetrics()
        width = max(metrics.horizontalAdvance(each) for each in self._said) + 2
        self._words.setFixedWidth(min(width, look.pixels(_WIDTH)))
        self.show()
        self.place()
        self.raise_()
        self._timer.start(_HELD * len(self._said))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def place(self) -> None:
        """Stand over the table where it covers no card of ours."""
        self.adjustSize()
        corner = self._table.mapTo(self._window, self._table.rect().topLeft())
        left = corner.x() + (self._table.width() - self.width()) // 2
        top = corner.y() + round(_DOWN * self._table.height())
        self.move(max(left, 8), top)

    def _on_read(self) -> None:
        self._said.clear()
        self.hide()
