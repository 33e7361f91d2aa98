"""The box that tells why a seat did what it did."""

from PySide6.QtWidgets import QWidget

from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.overlay.box import Box, paragraph
from canasta_qt.table.paint.brushes import Brushes
from canasta_qt.windows.widgets.parts import label


class WhyBox(Box):
    """What a seat did last, and why, beside its plate."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make it without words."""
        super().__init__(parent, brushes)
        self.heading = label("", "title")
        self.words = label("", wrap=True)
        self.lines: tuple[tuple[str, str], ...] = ()
        self.near = Rect(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.words)

    def say(self, heading: str, lines: tuple[tuple[str, str], ...], near: Rect) -> None:
        """Show a heading and lines, each of bold words and a sentence."""
        self.lines, self.near = lines, near
        self.heading.setText(heading)
        told = (paragraph(*line, 8 if i else 0) for i, line in enumerate(lines))
        self.words.setText("".join(told))
        self.settle()
        self.show()

    def settle(self) -> None:
        """Stand below the plate, or above it, or beside it, where there is room."""
        within = self.within
        self.dress(18, 14, 18, 14)
        width = min(460 * self.brushes.text, within.w - 24)
        high = self.height_for(width)
        x = clamp(within.x + 12, self.near.mid_x - width / 2, within.right - width - 12)
        y = self.near.bottom + 8
        if y + high > within.bottom - 8:
            y = max(within.y + 8, self.near.y - high - 8)
        self.place(Rect(x, y, width, high))
