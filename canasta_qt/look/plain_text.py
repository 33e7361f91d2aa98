"""Text from anywhere, for those parts of Qt that look for markup or keys in it."""

from textwrap import wrap
from typing import Final

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QGraphicsItem, QListWidgetItem, QWidget

_WIDTH: Final = 80
_LINES: Final = 25
"""Letters in a line of a tip, and lines in all."""


def set_tip(owner: QWidget | QGraphicsItem | QListWidgetItem, text: str) -> None:
    """Explain a widget, an item or an action in plain text."""
    owner.setToolTip(tip_of(text))


def tip_of(text: str) -> str:
    """Return a tip in lines that fit the screen; nothing in it is read as markup."""
    lines = text[: _WIDTH * _LINES].splitlines()
    text = "\n".join(part for line in lines for part in wrap(line, _WIDTH))
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def no_mnemonic(text: str) -> str:
    """Return text for a button or a menu, where `&` marks a key."""
    return text.replace("&", "&&")
