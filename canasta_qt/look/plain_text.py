"""Conversion of plain text for places in which Qt would interpret markup or
mnemonics."""

from textwrap import wrap
from typing import Final

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QGraphicsItem, QListWidgetItem, QWidget

_WIDTH: Final = 80
"""Largest number of characters in a line of a tooltip."""
_LINES: Final = 25
"""Largest number of full lines of a tooltip."""


def set_tooltip(owner: QWidget | QGraphicsItem | QListWidgetItem, text: str) -> None:
    """Set the tooltip of a widget, a graphics item or a list item to a plain text."""
    owner.setToolTip(tooltip_text(text))


def tooltip_text(text: str) -> str:
    """Return a plain text as tooltip, wrapped to the screen, with markup escaped."""
    lines = text[: _WIDTH * _LINES].splitlines()
    text = "\n".join(part for line in lines for part in wrap(line, _WIDTH))
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def bind_separators(text: str) -> str:
    """Return a text in which no line can begin with the separator between two parts."""
    return text.replace(" · ", "\N{NO-BREAK SPACE}· ")


def escape_mnemonic(text: str) -> str:
    """Return a text for a button or menu entry in which `&` is doubled, so that it is
    no mnemonic."""
    return text.replace("&", "&&")
