"""Where the window stands: remembered, and never off every screen."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize

LEAST: Final = QSize(900, 640)
USUAL: Final = QSize(1280, 800)


def clamped(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """Move and shrink a window so that it lies on the screen it is mostly on.

    `screens` are the free areas of the screens, the main one first.
    """
    home = max(screens, key=lambda screen: _area(screen.intersected(wanted)))
    size = wanted.size().expandedTo(LEAST).boundedTo(home.size())
    left = min(max(wanted.left(), home.left()), home.right() + 1 - size.width())
    top = min(max(wanted.top(), home.top()), home.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def centred(size: QSize, screen: QRect) -> QRect:
    """A window of this size in the middle of a screen, no larger than it."""
    fits = size.boundedTo(screen.size())
    rect = QRect(0, 0, fits.width(), fits.height())
    rect.moveCenter(screen.center())
    return rect


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
