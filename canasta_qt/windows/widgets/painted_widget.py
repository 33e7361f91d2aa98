"""Base of widgets that are painted."""

from abc import abstractmethod

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.overrides import override


class PaintedWidget(QWidget):
    """Widget whose contents are painted by `draw`."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Call `draw` with antialiasing."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint the widget; the origin is its upper left corner."""
