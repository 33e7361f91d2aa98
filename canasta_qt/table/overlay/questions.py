"""The boxes of a table that ask, list keys or remember; each is made when wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.gestures import PromptKind
from canasta_qt.table.layout.zones import Zones
from canasta_qt.table.paint.brushes import Brushes

if TYPE_CHECKING:
    from canasta_qt.table.overlay.memory_box import MemoryBox
    from canasta_qt.table.overlay.question_boxes import (
        KeyHelp,
        QuestionBox,
        TakeChooser,
    )


class Questions(QObject):
    """Owns them; none is loaded before there is something to ask."""

    answered = Signal(int)
    """The number of the answer to a question."""
    chosen = Signal(int)
    """The number of a way to take the pile."""
    opened = Signal(object, bool)
    """A box that is read, and whether it is open."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make none yet; they will lie on `parent`."""
        super().__init__(parent)
        self._viewport = parent
        self._brushes = brushes

    @cached_property
    def chooser(self) -> TakeChooser:
        """Ways to take the pile."""
        from canasta_qt.table.overlay.question_boxes import TakeChooser

        made = TakeChooser(self._viewport, self._brushes)
        made.chosen.connect(self.chosen)
        return made

    @cached_property
    def question(self) -> QuestionBox:
        """A question with its answers."""
        from canasta_qt.table.overlay.question_boxes import QuestionBox

        made = QuestionBox(self._viewport, self._brushes)
        made.answered.connect(self.answered)
        return made

    @cached_property
    def help(self) -> KeyHelp:
        """The list of keys."""
        from canasta_qt.table.overlay.question_boxes import KeyHelp

        made = KeyHelp(self._viewport, self._brushes)
        made.opened.connect(self.opened)
        return made

    @cached_property
    def memory(self) -> MemoryBox:
        """The slip with what the table remembers."""
        from canasta_qt.table.overlay.memory_box import MemoryBox

        made = MemoryBox(self._viewport, self._brushes)
        made.opened.connect(self.opened)
        return made

    def _made(self, *names: str) -> list[Any]:
        """Return those of these boxes that have been wanted."""
        return [vars(self)[name] for name in names if name in vars(self)]

    @property
    def asked(self) -> PromptKind | None:
        """What is asked now, besides how to take the pile."""
        seen = any(box.isVisible() for box in self._made("question"))
        return self.question.kind if seen else None

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes."""
        self._brushes = brushes
        for box in self._made("chooser", "question", "help", "memory"):
            box.restyle(brushes)

    def relayout(self, zones: Zones) -> None:
        """Stand where the table now wants them."""
        for box in self._made("chooser", "question", "help"):
            if not box.isHidden():
                box.settle(zones)

    def is_at(self, at: QPointF) -> bool:
        """Return whether a question covers a point of the table."""
        return any(box.is_at(at) for box in self._made("chooser", "question", "help"))

    def close(self) -> None:
        """Take the questions away; the list of keys stays until it is dismissed."""
        self.hide("chooser", "question")

    def hide(self, *names: str) -> None:
        """Hide those of these boxes that have been wanted."""
        for box in self._made(*names):
            box.hide()
