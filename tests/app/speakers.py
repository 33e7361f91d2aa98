"""A fake miniaudio with scripted devices."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from typing import Any

import miniaudio

Source = Generator["array[float]", int, None]


class Device:
    """Keeps the source it gets; the test requests samples."""

    def __init__(self) -> None:
        self.running = False
        self.source: Source | None = None
        self.stop_callback: Callable[[], None] | None = None
        self.vanished = False
        self.closed = False

    def start(self, source: Source) -> None:
        if self.vanished:
            raise miniaudio.MiniaudioError("failed to start audio device", -1)
        self.source, self.running = source, True

    def stop(self) -> None:
        self.running = False

    def close(self) -> None:
        self.closed = True


class Audio:
    """Replaces the module; returns devices until there are none left."""

    Backend = miniaudio.Backend
    MiniaudioError = miniaudio.MiniaudioError
    SampleFormat = miniaudio.SampleFormat
    decode = staticmethod(miniaudio.decode)

    def __init__(self, *devices: Device) -> None:
        self.left = list(devices)
        self.wanted: list[dict[str, Any]] = []

    def PlaybackDevice(self, *_: object, **wanted: Any) -> Device:
        self.wanted.append(wanted)
        if not self.left:
            raise miniaudio.MiniaudioError("failed to init device", -401)
        return self.left.pop(0)
