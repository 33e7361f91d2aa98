"""A speaker that records, and a fake miniaudio with scripted devices."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from typing import Any

import miniaudio

from canasta_qt.app.game.speaker import Speaker
from canasta_qt.overrides import override

Source = Generator["array[float]", int, None]


class RecordingSpeaker(Speaker):
    """Plays to the null device and records the sounds it started, in order."""

    def __init__(self) -> None:
        super().__init__(null=True)
        self.started: list[str] = []

    def is_ready(self) -> bool:
        return self._device is not None

    @override
    def _decoded(self, audio: Any, name: str, pitch: float) -> array[int]:
        self.started.append(name)
        return super()._decoded(audio, name, pitch)


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
        self._left = list(devices)
        self.wanted: list[dict[str, Any]] = []

    def PlaybackDevice(self, *_: object, **wanted: Any) -> Device:
        self.wanted.append(wanted)
        if not self._left:
            raise miniaudio.MiniaudioError("failed to init device", -401)
        return self._left.pop(0)
