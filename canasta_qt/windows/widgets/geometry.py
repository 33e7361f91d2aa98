"""Geometry of windows on screens, and of the side panel beside the table."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtCore

MIN_WINDOW_SIZE: Final = QtCore.QSize(900, 640)
MIN_WINDOW_SIZE_ON_SMALL_SCREENS: Final = QtCore.QSize(900, 520)
"""Least size of a window on the smallest screens, at which text is still legible."""
DEFAULT_WINDOW_SIZE: Final = QtCore.QSize(1280, 800)
WINDOW_FRAME_SIZE: Final = QtCore.QSize(16, 48)
"""Pixels added to the size of a window by its frame, on most desktops."""
_TITLE_BAR_HEIGHT_PX: Final = 32


def fit_to_screen(
    wanted: QtCore.QRect, screens: Sequence[QtCore.QRect]
) -> QtCore.QRect:
    """Return a rectangle moved and reduced to the screen that contains most of it, with
    room for the title bar of a window above.

    `screens` are the available areas of screens, the main screen first.
    """
    screens = [_client_rect(screen) for screen in screens]
    seen = [screen.intersected(wanted) for screen in screens]
    areas = [each.width() * each.height() if each.isValid() else 0 for each in seen]
    home = screens[areas.index(max(areas))]
    size = wanted.size().expandedTo(MIN_WINDOW_SIZE).boundedTo(home.size())
    left = min(max(wanted.left(), home.left()), home.right() + 1 - size.width())
    top = min(max(wanted.top(), home.top()), home.bottom() + 1 - size.height())
    return QtCore.QRect(left, top, size.width(), size.height())


def centred_rect(size: QtCore.QSize, screen: QtCore.QRect) -> QtCore.QRect:
    """Return a rectangle of a size in the middle of a screen, reduced if necessary so
    that the title bar of a window has room."""
    rect = QtCore.QRect(QtCore.QPoint(), size)
    rect.moveCenter(_client_rect(screen).center())
    return fit_to_screen(rect, [screen])


def _client_rect(screen: QtCore.QRect) -> QtCore.QRect:
    return screen.adjusted(0, _TITLE_BAR_HEIGHT_PX, 0, 0)


def fits_on_screen(place: QtCore.QRect, screens: Sequence[QtCore.QRect]) -> bool:
    """Return whether a window with its frame fits on one of the screens."""
    size = place.size() + WINDOW_FRAME_SIZE
    return any(size.boundedTo(screen.size()) == size for screen in screens)


MIN_PANEL_WIDTH_PX: Final = 240
MAX_PANEL_WIDTH_PX: Final = 320
PANEL_WIDTH_SHARE: Final = 0.195
"""Width of the side panel, as share of the width of the window."""
MIN_TABLE_WIDTH_PX: Final = 940
"""Least width of the table in pixels beside a panel that is open by default."""
MIN_TABLE_WIDTH_ON_REQUEST_PX: Final = 740
"""Least width of the table in pixels at text factor 1 beside a docked panel."""


def panel_width(window_width: int, text_factor: float = 1.0) -> int:
    """Return the width of the side panel in pixels for a width of the window and a text
    factor."""
    return round(
        max(
            MIN_PANEL_WIDTH_PX * text_factor,
            min(PANEL_WIDTH_SHARE * window_width, MAX_PANEL_WIDTH_PX),
        )
    )


def docking_width(text_factor: float = 1.0) -> int:
    """Return the least width in pixels of a window that opens with the side panel."""
    return MIN_TABLE_WIDTH_PX + round(MIN_PANEL_WIDTH_PX * text_factor)


def fits_beside_table(window_width: int, text_factor: float = 1.0) -> bool:
    """Return whether a window is so wide that the side panel is open by default."""
    return window_width - panel_width(window_width, text_factor) >= MIN_TABLE_WIDTH_PX


def can_dock(window_width: int, text_factor: float = 1.0) -> bool:
    """Return whether a window has room for table and side panel side by side."""
    free = window_width - panel_width(window_width, text_factor)
    return free >= min(MIN_TABLE_WIDTH_PX, MIN_TABLE_WIDTH_ON_REQUEST_PX * text_factor)
