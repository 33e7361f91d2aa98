"""Finds texts that have less room than they need."""

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget

from canasta_qt.windows.widgets.parts import ElidedLabel
from canasta_qt.windows.widgets.scrolling import ScrollPage


def clipped(root: QWidget) -> list[str]:
    """Return texts that are cut off, and elided texts without a tooltip that has the
    rest.
    """
    found = []
    for area in root.findChildren(ScrollPage):
        if area.isVisibleTo(root) and area.horizontalScrollBar().maximum():
            over = area.horizontalScrollBar().maximum()
            found.append(f"a page {over} pixels wider than its room")
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root):
            continue
        if text := _short_of_room(widget):
            found.append(f"{type(widget).__name__} {text!r} {widget.size()}")
        inside = widget.layout()
        if inside is not None and inside.minimumSize().width() > widget.width():
            found.append(f"{type(widget).__name__} {widget.size()} is too narrow")
    return found


def _short_of_room(widget: QWidget) -> str:
    """Return the text of a widget that has too little room, or an empty text."""
    if isinstance(widget, ElidedLabel):
        share = _LEAST_SHARE if widget.text() in _tip(widget) else 1.0
        short = widget.width() < share * widget.sizeHint().width()
    elif isinstance(widget, QLabel) and widget.wordWrap():
        short = widget.height() < widget.heightForWidth(widget.width())
        short |= widget.width() < widget.minimumSizeHint().width()
    elif isinstance(widget, QAbstractButton | QLabel):
        short = widget.width() < widget.minimumSizeHint().width()
    elif isinstance(widget, QComboBox):
        return _short_choice(widget)
    else:
        return ""
    return widget.text() if short else ""


def _tip(widget: QWidget) -> str:
    """Return a tooltip without line breaks."""
    return " ".join(widget.toolTip().split())


def _short_choice(field: QComboBox) -> str:
    """Return the chosen text of a list that is too wide for it and has no tooltip."""
    room = field.width() - _ARROW
    wide = field.fontMetrics().horizontalAdvance(field.currentText())
    told = field.currentText() in _tip(field)
    return field.currentText() if wide > room and not told else ""


_LEAST_SHARE = 0.5
"""What must be seen of a text whose tip tells the rest."""
_ARROW = 28
"""Room of the frame and the chevron."""
