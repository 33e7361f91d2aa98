"""Plain text for parts of Qt that interpret markup or mnemonics."""

from textwrap import wrap
from typing import Final

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QGraphicsItem, QListWidgetItem, QWidget

_WIDTH: Final = 80
_LINES: Final = 25
"""Largest number of characters in a line of a tooltip, and of lines."""


def set_tooltip(owner: QWidget | QGraphicsItem | QListWidgetItem, text: str) -> None:
    """Set a plain text as tooltip of a widget, an item or an action."""
    owner.setToolTip(tooltip_text(text))


def tooltip_text(text: str) -> str:
    """Return the text of a tooltip, wrapped to the screen and free of markup."""
    lines = text[: _WIDTH * _LINES].splitlines()
    text = "\n".join(part for line in lines for part in wrap(line, _WIDTH))
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def escape_mnemonic(text: str) -> str:
    """Return text for a button or menu entry with `&` escaped."""
    return text.replace("&", "&&")
