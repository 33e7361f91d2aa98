"""Timers and animations of the table."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, QVariantAnimation


def one_shot(parent: QObject, interval: int, slot: Callable[[], None]) -> QTimer:
    """Make a timer that calls once, so many milliseconds after it is started."""
    timer = QTimer(parent, singleShot=True, interval=interval)
    timer.timeout.connect(slot)
    return timer


def animation(
    parent: QObject, ends: tuple[float, float], duration: int, slot: Callable[..., None]
) -> QVariantAnimation:
    """Make an animation from a value to another in so many milliseconds."""
    made = QVariantAnimation(parent, duration=duration)
    made.setStartValue(ends[0])
    made.setEndValue(ends[1])
    made.valueChanged.connect(slot)
    return made
