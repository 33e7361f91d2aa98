"""The window comes back where it stood, but never off every screen."""

import pytest
from PySide6.QtCore import QRect

from canasta_qt.windows.widgets.geometry import LEAST, clamped, has_room

MAIN = QRect(0, 0, 1920, 1080)
LEFT = QRect(-1600, 0, 1600, 900)


@pytest.mark.parametrize(
    ("wanted", "screens", "given"),
    [
        (QRect(100, 50, 1280, 800), [MAIN], QRect(100, 50, 1280, 800)),
        (QRect(-1500, 10, 1280, 800), [MAIN, LEFT], QRect(-1500, 10, 1280, 800)),
        (QRect(-1500, 10, 1280, 800), [MAIN], QRect(0, 10, 1280, 800)),
        (QRect(5000, 4000, 1280, 800), [MAIN], QRect(640, 280, 1280, 800)),
        (QRect(1000, 600, 1280, 800), [MAIN], QRect(640, 280, 1280, 800)),
        (QRect(0, 0, 4000, 3000), [MAIN], QRect(0, 0, 1920, 1080)),
        (QRect(10, 10, 3, 3), [MAIN], QRect(10, 10, 900, 640)),
    ],
)
def test_a_window_is_moved_onto_the_screen_it_is_mostly_on(
    wanted: QRect, screens: list[QRect], given: QRect
) -> None:
    assert clamped(wanted, screens) == given


def test_on_a_screen_smaller_than_the_least_the_screen_wins() -> None:
    small = QRect(0, 0, 800, 600)

    assert clamped(QRect(50, 50, 1280, 800), [small]) == small
    assert LEAST.width() > small.width()


@pytest.mark.parametrize(
    ("place", "room"),
    [
        (QRect(320, 140, 1280, 800), True),
        (QRect(0, 0, 1920, 1080), False),
        (QRect(0, 40, 1280, 1040), False),
    ],
)
def test_a_window_needs_room_for_its_frame(place: QRect, room: bool) -> None:  # noqa: FBT001
    assert has_room(place, [MAIN]) == room
