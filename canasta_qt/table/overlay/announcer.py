"""What screen readers are told while something happens at the table."""

from PySide6 import QtGui
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from canasta_qt.table.paint.painted_item import one_shot

SAME_WITHIN = 300
"""Milliseconds within which the same words are said once."""


class Announcer(QObject):
    """Says things to a screen reader; quick words are joined into one announcement."""

    def __init__(self, widget: QWidget) -> None:
        """Speak for a widget."""
        super().__init__(widget)
        self.widget = widget
        self.history: list[str] = []
        """What was said lately, oldest first."""
        self._waiting: list[tuple[str, bool]] = []
        self._last = ""
        self._join = one_shot(self, 0, self._speak)
        self._forget = one_shot(self, SAME_WITHIN, self._forget_last)

    def say(self, text: str, *, urgent: bool = False, by_focus: bool = False) -> None:
        """Announce a sentence; an urgent one interrupts the reader.

        What the focus itself tells, `by_focus`, is only kept: it is said once.
        """
        if not text or text == self._last:
            return
        self._last = text
        self._forget.start()
        self.history = [*self.history[-49:], text]
        if not by_focus:
            self._waiting.append((text, urgent))
            self._join.start()

    def forget(self) -> None:
        """Drop what was said, and what still waits: others look at the table now."""
        self.history = []
        self._waiting.clear()
        self._last = ""

    def _speak(self) -> None:
        words = " ".join(text for text, _ in self._waiting)
        urgent = any(each for _, each in self._waiting)
        self._waiting.clear()
        if not QtGui.QAccessible.isActive():
            return
        event = QtGui.QAccessibleAnnouncementEvent(self.widget, words)
        politeness = QtGui.QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QtGui.QAccessible.updateAccessibility(event)

    def _forget_last(self) -> None:
        self._last = ""
