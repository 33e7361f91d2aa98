"""The boxes of a table that ask or remember."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.gestures import PromptKind
from canasta_qt.table.layout.zones import Zones
from canasta_qt.table.overlay.memory_box import MemoryBox
from canasta_qt.table.overlay.question_boxes import QuestionBox, TakeChooser
from canasta_qt.table.paint.brushes import Brushes


class Questions(QObject):
    """Owns the boxes."""

    answered = Signal(int)
    """The number of the answer to a question."""
    chosen = Signal(int)
    """The number of a way to take the pile."""
    opened = Signal(object, bool)
    """A box that is read, and whether it is open."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make the boxes, hidden, on `parent`."""
        super().__init__(parent)
        self.chooser = TakeChooser(parent, brushes)
        self.chooser.chosen.connect(self.chosen)
        self.question = QuestionBox(parent, brushes)
        self.question.answered.connect(self.answered)
        self.memory = MemoryBox(parent, brushes)
        self.memory.opened.connect(self.opened)
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
