"""Pages that may be higher than their room, to be moved by wheel and by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget
from typing_extensions import override

from canasta_qt.windows.widgets.style import marked


class ScrollPage(QScrollArea):
    """Tab comes by only while there is something to scroll; a ring says that it did."""

    def __init__(self, inside: QWidget | None = None) -> None:
        """Show a page as wide as there is room."""
        super().__init__()
        marked(self, kind="clear")
        self.setWidgetResizable(True)
        if inside is not None:
            self.setWidget(inside)
        # Over the page: a border would move it when the keys come.
        self.ring = marked(QFrame(self), kind="ring")
        self.ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ring.hide()
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.rangeChanged.connect(self._on_range)
        self._on_range()

    def _on_range(self) -> None:
        bars = (self.verticalScrollBar(), self.horizontalScrollBar())
        more = any(bar.maximum() > bar.minimum() for bar in bars)
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.TabFocus if more else policies.NoFocus)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys scroll here."""
        super().focusInEvent(event)
        self.ring.raise_()
        self.ring.show()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keys are elsewhere."""
        super().focusOutEvent(event)
        self.ring.hide()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the ring round the page."""
        super().resizeEvent(event)
        self.ring.setGeometry(self.rect())
