"""The boxes of a table that ask or remember."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from canasta_qt.gestures import PromptKind
from canasta_qt.table.layout.zones import Zones
from canasta_qt.table.overlay.memory_box import MemoryBox
from canasta_qt.table.overlay.question_boxes import QuestionBox, TakeChooser
from canasta_qt.table.paint.brushes import Brushes


class Questions:
    """Owns the boxes."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make the boxes, hidden, on `parent`."""
        self.chooser = TakeChooser(parent, brushes)
        self.question = QuestionBox(parent, brushes)
        self.memory = MemoryBox(parent, brushes)
        self._covering = (self.chooser, self.question)
        self.boxes = (*self._covering, self.memory)

    @property
    def asked(self) -> PromptKind | None:
        """What is asked now, besides how to take the pile."""
        return self.question.kind if self.question.isVisible() else None

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes."""
        for box in self.boxes:
            box.restyle(brushes)

    def relayout(self, zones: Zones) -> None:
        """Stand where the table now wants them."""
        for box in self._covering:
            if not box.isHidden():
                box.settle(zones)

    def is_at(self, at: QPointF) -> bool:
        """Return whether a question covers a point of the table."""
        return any(box.is_at(at) for box in self._covering)

    def close(self) -> None:
        """Hide the questions."""
        self.chooser.hide()
        self.question.hide()
