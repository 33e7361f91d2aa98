"""Places of the window on screens, and room for the panel beside the table."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtCore

LEAST: Final = QtCore.QSize(900, 640)
SMALLEST: Final = QtCore.QSize(900, 520)
"""A window gets no smaller on the smallest screens, where nothing could be read."""
USUAL: Final = QtCore.QSize(1280, 800)
FRAME: Final = QtCore.QSize(16, 48)
"""Room for the frame that most desktops put round a window."""


def clamped(wanted: QtCore.QRect, screens: Sequence[QtCore.QRect]) -> QtCore.QRect:
    """Move and shrink a window so that it lies on the screen it is mostly on.

    `screens` are the free areas of the screens, the main one first.
    """
    seen = [screen.intersected(wanted) for screen in screens]
    areas = [each.width() * each.height() if each.isValid() else 0 for each in seen]
    home = screens[areas.index(max(areas))]
    size = wanted.size().expandedTo(LEAST).boundedTo(home.size())
    left = min(max(wanted.left(), home.left()), home.right() + 1 - size.width())
    top = min(max(wanted.top(), home.top()), home.bottom() + 1 - size.height())
    return QtCore.QRect(left, top, size.width(), size.height())


def centred(size: QtCore.QSize, screen: QtCore.QRect) -> QtCore.QRect:
    """A window of this size in the middle of a screen, no larger than it."""
    fits = size.boundedTo(screen.size())
    rect = QtCore.QRect(0, 0, fits.width(), fits.height())
    rect.moveCenter(screen.center())
    return rect


def has_room(place: QtCore.QRect, screens: Sequence[QtCore.QRect]) -> bool:
    """Return whether a window has room on some screen with its frame."""
    size = place.size() + FRAME
    return any(size.boundedTo(screen.size()) == size for screen in screens)


NARROWEST: Final = 240
WIDEST: Final = 320
SHARE: Final = 0.195
TABLE_LEAST: Final = 940
"""The table keeps this width, or the panel lies over it instead of beside it."""


def panel_width(window: int, q: float = 1.0) -> int:
    """Width of the panel in a window of this width; larger text needs some more."""
    return round(max(NARROWEST * q, min(SHARE * window, WIDEST)))


def docks(window: int, q: float = 1.0) -> bool:
    """Return whether there is room for the panel beside the table."""
    return window - panel_width(window, q) >= TABLE_LEAST
